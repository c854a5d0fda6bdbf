# Na čo je každá vec na stole.

viscounts-explain-silver = { viscounts-counter-silver }
    .help = Peniaze: [[hire|najímaš]] a [[dismiss|prepúšťaš]] za ne [[townsfolk_piles|mešťanov]], platíš ďalšie kroky a chýbajúce obchodné symboly.

viscounts-explain-ink = { viscounts-counter-ink }
    .help = [[resource|Surovina]]: platí chýbajúce cirkevné symboly pri [[transcribe|odpise]].

viscounts-explain-gold = { viscounts-counter-gold }
    .help = [[resource|Surovina]]: platí chýbajúce šľachtické symboly pri [[placing|umiestnení poddaných]].

viscounts-explain-stone = { viscounts-counter-stone }
    .help = [[resource|Surovina]]: platí chýbajúce stavebné symboly pri [[construct|stavbe]].

viscounts-explain-any = Ľubovoľná surovina
    .help = Kalamár, zlato alebo kameň podľa želania; nikdy [[silver|minca]].

viscounts-explain-workers = { viscounts-counter-workers }
    .help = Stoja na hrade a bodujú podľa toho, ako vysoko postúpili.

viscounts-explain-debts = { viscounts-counter-debts }
    .help = Nesplatené stoja na konci body; [[flip|otočením]] sa splatia.

viscounts-explain-deeds = { viscounts-counter-deeds }
    .help = Na konci majú hodnotu v bodoch; [[flip|otočené]] majú väčšiu.

viscounts-explain-points = Víťazné body
    .help = Počítajú sa na konci za budovy, [[workers|poddaných]] na hrade, [[manuscript_piles|rukopisy]], [[deeds|zmluvy]] a niektoré karty.

viscounts-explain-merchant = Obchodný symbol
    .help = Platí sa ním [[trade|obchod]].

viscounts-explain-builder = Stavebný symbol
    .help = Platí sa ním [[construct|stavba]].

viscounts-explain-noble = Šľachtický symbol
    .help = Platí sa ním [[placing|umiestnenie poddaných]] na hrad.

viscounts-explain-cleric = Cirkevný symbol
    .help = Platí sa ním [[transcribe|odpis]] [[manuscript_piles|rukopisu]].

viscounts-explain-criminal = Zločinecký symbol
    .help = Pri akcii zastúpi ktorýkoľvek symbol; vyloženie takej karty prináša [[corruption|skazenosť]].

viscounts-explain-virtue = { viscounts-counter-virtue }
    .help = Jej ukazovateľ ide proti [[corruption|skazenosti]]; kde sa [[collision|stretnú]], príde k stretu.

viscounts-explain-corruption = { viscounts-counter-corruption }
    .help = Jej ukazovateľ ide proti [[virtue|počestnosti]]; kde sa [[collision|stretnú]], príde k stretu.

viscounts-explain-step = Políčko stupnice
    .help = Ak sa tu stretnú [[virtue|počestnosť]] a [[corruption|skazenosť]], stane sa toto tebe aj ostatným.

viscounts-explain-trading_post = Obchodná stanica
    .help = Budova za 5 stavebných symbolov; čo odkryje, od tej chvíle platí.

viscounts-explain-guildhall = Cechový dom
    .help = Budova za 7 stavebných symbolov; čo odkryje, od tej chvíle platí.

viscounts-explain-workshop = Dielňa
    .help = Budova za 3 stavebné symboly; čo odkryje, od tej chvíle platí.

viscounts-explain-plot = Budova
    .help = Postavená na [[site|stavenisku]] na tvojom brehu boduje a to, čo je pod ňou, od tej chvíle platí.

viscounts-explain-site = Stavenisko
    .help = Kto tu postaví, získa tento bonus a bonus každej spojnice k susednej budove.

viscounts-explain-link = Spojnica
    .help = Len čo stoja budovy na oboch stranách, získajú toto obaja majitelia.

viscounts-explain-space = Miesto
    .help = Vikomti jazdia po šípkach: aspoň tak ďaleko, ako určuje vyložená karta, každý ďalší krok za 1 [[silver|mincu]]. Vonku sa [[trade|obchoduje]] alebo [[construct|stavia]], vnútri sa umiestňujú [[workers|poddaní]] alebo [[transcribe|odpisuje]].

viscounts-explain-land = Diel plánu
    .help = Jeden z piatich dielov plánu.

viscounts-explain-yard = Prvá úroveň hradu
    .help = Traja [[workers|poddaní]] jedného hráča: jeden postúpi, po jednom prejdú na susedné nádvoria.

viscounts-explain-hall = Druhá úroveň hradu
    .help = Kto sem postúpi, získa odmenu vedľa; z troch poddaných jedného hráča ide jeden na tretiu úroveň.

viscounts-explain-keep = Tretia úroveň hradu
    .help = Najviac bodov; kto tu má najviac [[workers|poddaných]], je [[castle_leader|hradným pánom]].

viscounts-explain-reward = Odmena druhej úrovne
    .help = Za každého [[workers|poddaného]], ktorý sem postúpi.

viscounts-explain-townsfolk_piles = { viscounts-zone-townsfolk_piles }
    .help = Vrchného možno [[hire|najať]] medzi svoje karty, alebo [[dismiss|prepustiť]] pre jeho symboly a efekt v rohu.

viscounts-explain-manuscript_piles = { viscounts-zone-manuscript_piles }
    .help = [[transcribe|Odpisuje]] sa za cirkevné symboly: pôsobí hneď, alebo boduje na konci; bodujú aj sady [[ribbon|stužiek]].

viscounts-explain-cleric_bonuses = { viscounts-zone-cleric_bonuses }
    .help = Pre prvého hráča s tromi [[manuscript_piles|rukopismi]] tejto [[ribbon|stužky]].

viscounts-explain-row = { viscounts-zone-row }
    .help = Tri miesta: každý ťah sa karty posunú a posledná vypadne. Symboly vytlačené na prázdnych miestach platia.

viscounts-explain-hand = { viscounts-zone-hand }
    .help = Karty na vyloženie, v každom ťahu jedna.

viscounts-explain-retinue = { viscounts-zone-retinue }
    .help = Tvoje prvé karty, než sa zamiešajú.

viscounts-explain-deck = { viscounts-zone-deck }
    .help = Keď dôjde, zamieša sa odkladací balíček.

viscounts-explain-discard = { viscounts-zone-discard }
    .help = Karty, ktoré vypadli alebo boli [[hire|najaté]]; vrátia sa.

viscounts-explain-scheme_row = { viscounts-zone-scheme_row }
    .help = O čo sa [[opponent|virtuálny hráč]] pokúsil naposledy.

viscounts-explain-scheme_deck = { viscounts-zone-scheme_deck }
    .help = O čo sa [[opponent|virtuálny hráč]] pokúsi nabudúce.

viscounts-explain-scheme_discard = { viscounts-zone-scheme_discard }
    .help = O čo sa [[opponent|virtuálny hráč]] už pokúsil.

viscounts-explain-offered_cards = { viscounts-zone-offered_cards }
    .help = Karta hráča a významný mešťan tvoria dvojicu: kde tvoj vikomt začína a s čím.

viscounts-explain-offered_heroes = { viscounts-zone-offered_heroes }
    .help = Patrí ku karte hráča vedľa a pridá sa k tvojim kartám.

viscounts-explain-manuscripts = { viscounts-zone-manuscripts }
    .help = [[transcribe|Odpísal]] ich tento hráč; bodujú na konci.

viscounts-explain-bonuses = { viscounts-zone-bonuses }
    .help = Získané za tri [[manuscript_piles|rukopisy]] jednej [[ribbon|stužky]]: symboly, ktoré stále platia, a body.

viscounts-explain-price = Cena akcie
    .help = Symboly, ktoré máš, a koľko ich treba; čo chýba, platí sa uvedenou [[resource|surovinou]].

## Slová hry

viscounts-explain-collision = Stret
    .help = Počestnosť a [[corruption|skazenosť]] sa stretli. Pole, kde sa stretli, určuje, čo získaš alebo stratíš ty a čo ostatní; potom sa obe vrátia na konce stupnice.

viscounts-explain-hire = Najať
    .help = Zaplať [[silver|mince]] uvedené na karte: [[townsfolk_piles|mešťan]] príde do tvojho odkladacieho balíčka a vykoná efekt v rohu.

viscounts-explain-dismiss = Prepustiť
    .help = Raz za ťah: zaplať [[silver|mince]] uvedené na [[townsfolk_piles|mešťanovi]] pri svojom vikomtovi a využi na túto akciu jeho symboly a efekt v rohu; karta opustí hru.

viscounts-explain-trade = Obchod
    .help = Na vonkajšom poli: za obchodné symboly získaš, čo je na ňom vytlačené.

viscounts-explain-construct = Stavba
    .help = Na vonkajšom poli: za stavebné symboly prejde budova z tvojej dosky na voľné [[site|stavenisko]] toho brehu.

viscounts-explain-placing = Umiestnenie poddaných
    .help = Na vnútornom poli: za šľachtické symboly prídu [[workers|poddaní]] na priľahlé nádvorie hradu.

viscounts-explain-transcribe = Opis
    .help = Na vnútornom poli: za cirkevné symboly si vezmeš tamojší [[manuscript_piles|rukopis]].

viscounts-explain-castle_leader = Hradný pán
    .help = Prvý, kto má [[workers|poddaného]] na tretej úrovni; potom ten, kto ich tam má viac. O kartu viac v ruke a body na konci.

viscounts-explain-ribbon = Stužka
    .help = Farba [[manuscript_piles|rukopisu]]. Sady rôznych stužiek bodujú a tri rovnaké získajú cirkevný bonus.

viscounts-explain-resource = Surovina
    .help = Kalamár, zlato a kameň; [[silver|minca]] k nim nepatrí.

viscounts-explain-flip = Otočenie
    .help = Otočený [[debts|dlh]] je splatený a na konci nič nestojí; otočená [[deeds|zmluva]] má väčšiu hodnotu v bodoch.

viscounts-explain-opponent = Virtuálny hráč
    .help = Hrá proti osamelému hráčovi podľa kariet intríg; každá intriga hovorí, o čo sa pokúsi.

viscounts-explain-paid = { viscounts-counter-paid }
    .help = Otočené: na konci nič nestoja.

viscounts-explain-approved = { viscounts-counter-approved }
    .help = Otočené: na konci majú väčšiu hodnotu.

viscounts-explain-removed = { viscounts-zone-removed }
    .help = Prepustené alebo zničené; už sa nevrátia.

viscounts-explain-future_schemes = { viscounts-zone-future_schemes }
    .help = Silnejšie intrigy, ktoré virtuálny hráč ešte len získa.
