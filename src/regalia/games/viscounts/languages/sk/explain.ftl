# Na čo je každá vec na stole.

viscounts-explain-silver = { viscounts-counter-silver }
    .help = Peniaze: najímaš a prepúšťaš za ne mešťanov, platíš ďalšie miesta pohybu a chýbajúce obchodné symboly.

viscounts-explain-ink = { viscounts-counter-ink }
    .help = Surovina: platí chýbajúce cirkevné symboly pri opise.

viscounts-explain-gold = { viscounts-counter-gold }
    .help = Surovina: platí chýbajúce šľachtické symboly pri umiestnení poddaných.

viscounts-explain-stone = { viscounts-counter-stone }
    .help = Surovina: platí chýbajúce stavebné symboly pri stavbe.

viscounts-explain-any = Ľubovoľná surovina
    .help = Kalamár, zlato alebo kameň podľa želania; nikdy minca.

viscounts-explain-workers = { viscounts-counter-workers }
    .help = Ešte v zásobe. Na hrade má každý podľa úrovne hodnotu 1, 2 alebo 3 bodov.

viscounts-explain-debts = { viscounts-counter-debts }
    .help = Každý stojí na konci 2 body. Otočený je splatený, nestojí nič a hneď prinesie ľubovoľnú surovinu.

viscounts-explain-deeds = { viscounts-counter-deeds }
    .help = Každá má na konci hodnotu 1 bodu. Otočená je potvrdená a má hodnotu 3 bodov.

viscounts-explain-points = Víťazné body
    .help = Počítajú sa na konci za budovy, poddaných na hrade, rukopisy, zmluvy a niektoré karty.

viscounts-explain-merchant = Obchodný symbol
    .help = Platí sa ním obchod.

viscounts-explain-builder = Stavebný symbol
    .help = Platí sa ním stavba.

viscounts-explain-noble = Šľachtický symbol
    .help = Platí sa ním umiestnenie poddaných na hrad.

viscounts-explain-cleric = Cirkevný symbol
    .help = Platí sa ním opis rukopisu.

viscounts-explain-criminal = Zločinecký symbol
    .help = Pri akcii zastúpi ktorýkoľvek symbol. Ak takú kartu vyložíš, získaš 1 bod skazenosti za každý zločinecký symbol na svojej doske.

viscounts-explain-virtue = { viscounts-counter-virtue }
    .help = Jej ukazovateľ ide doľava, proti skazenosti. Ak vo fáze 5 tvojho ťahu stoja oba na tom istom políčku, príde k stretu.

viscounts-explain-corruption = { viscounts-counter-corruption }
    .help = Jej ukazovateľ ide doprava, proti počestnosti. Ak vo fáze 5 tvojho ťahu stoja oba na tom istom políčku, príde k stretu.

viscounts-explain-step = Políčko stupnice
    .help = Pri tvojom strete na tomto políčku získaš to, čo je nad ním, a ostatní to, čo je pod ním, ak spĺňajú tamojšiu podmienku.

viscounts-explain-trading_post = Obchodná stanica
    .help = Budova za 5 stavebných symbolov; čo odkryje, od tej chvíle platí.

viscounts-explain-guildhall = Cechový dom
    .help = Budova za 7 stavebných symbolov; čo odkryje, od tej chvíle platí.

viscounts-explain-workshop = Dielňa
    .help = Budova za 3 stavebné symboly; čo odkryje, od tej chvíle platí.

viscounts-explain-plot = Budova
    .help = Postavená na voľnom stavenisku brehu, kde stojí tvoj vikomt, boduje a to, čo je pod ňou, od tej chvíle platí.

viscounts-explain-site = Stavenisko
    .help = Kto tu postaví, získa tento bonus a bonus každej spojnice k susednej budove.

viscounts-explain-link = Spojnica
    .help = Len čo stoja budovy na oboch koncoch, získajú toto obaja majitelia; medzi budovami jedného hráča len raz.

viscounts-explain-space = Miesto
    .help = Vikomti sa pohybujú po šípkach: aspoň tak ďaleko, ako určuje hodnota vyloženej karty, každé ďalšie miesto za 1 mincu. Vonku sa obchoduje alebo stavia, vnútri sa umiestňujú poddaní alebo opisujú rukopisy.

viscounts-explain-land = Diel plánu
    .help = Jeden z piatich dielov plánu, s vlastnými mešťanmi a rukopismi.

viscounts-explain-yard = Prvá úroveň hradu
    .help = Z troch poddaných jedného hráča jeden postúpi na druhú úroveň a po jednom prejdú na susedné nádvoria. Ak ich tu spolu zostane viac než traja, niektorí sú vykázaní.

viscounts-explain-hall = Druhá úroveň hradu
    .help = Kto sem postúpi, získa odmenu vedľa; z troch poddaných jedného hráča ide jeden na tretiu úroveň.

viscounts-explain-keep = Tretia úroveň hradu
    .help = Každý poddaný tu má hodnotu 3 bodov. Kto sem príde prvý, získa kartu hradného pána; neskôr ten, kto ich tu má viac než jej držiteľ.

viscounts-explain-reward = Odmena druhej úrovne
    .help = Za každého poddaného, ktorý sem postúpi.

viscounts-explain-townsfolk_piles = { viscounts-zone-townsfolk_piles }
    .help = Za mince vo výške jeho hodnoty môžeš vrchného mešťana na diele svojho vikomta najať, alebo pri akcii prepustiť: vtedy platia jeho symboly. V oboch prípadoch nastane efekt v jeho rohu.

viscounts-explain-manuscript_piles = { viscounts-zone-manuscript_piles }
    .help = Vrchný rukopis na diele tvojho vikomta sa opisuje za cirkevné symboly: pôsobí hneď, alebo boduje na konci; bodujú aj sady rôznych stúh.

viscounts-explain-cleric_bonuses = { viscounts-zone-cleric_bonuses }
    .help = Pre prvého hráča s tromi rukopismi s touto stuhou.

viscounts-explain-row = { viscounts-zone-row }
    .help = Tri miesta: v každom ťahu sa karty posunú a posledná z dosky odíde. Symboly vytlačené na prázdnych miestach platia.

viscounts-explain-hand = { viscounts-zone-hand }
    .help = Karty na vyloženie, v každom ťahu jedna.

viscounts-explain-retinue = { viscounts-zone-retinue }
    .help = Tvoje prvé karty, než sa zamiešajú.

viscounts-explain-deck = { viscounts-zone-deck }
    .help = Keď sa minie, zamieša sa odkladací balíček: to prinesie 1 bod skazenosti, ak máš na doske zločincov, inak 1 bod počestnosti.

viscounts-explain-discard = { viscounts-zone-discard }
    .help = Karty, ktoré odišli z dosky, boli najaté alebo odhodené; po zamiešaní sa vrátia.

viscounts-explain-scheme_row = { viscounts-zone-scheme_row }
    .help = Posledné intrigy virtuálneho hráča, najnovšia vľavo; ich symboly mu pomáhajú platiť.

viscounts-explain-scheme_deck = { viscounts-zone-scheme_deck }
    .help = O čo sa virtuálny hráč pokúsi nabudúce; vrchnú intrigu otočí vo svojom ťahu.

viscounts-explain-scheme_discard = { viscounts-zone-scheme_discard }
    .help = O čo sa virtuálny hráč už pokúsil, a nové intrigy; zamiešajú sa, keď sa mu minie doberací balíček.

viscounts-explain-offered_cards = { viscounts-zone-offered_cards }
    .help = Karta hráča a významný mešťan tvoria dvojicu: kde tvoj vikomt začína a s čím.

viscounts-explain-offered_heroes = { viscounts-zone-offered_heroes }
    .help = Patrí ku karte hráča vedľa a pridá sa k tvojim kartám.

viscounts-explain-manuscripts = { viscounts-zone-manuscripts }
    .help = Opísal ich tento hráč; na konci bodujú niektoré z nich a sady rôznych stúh.

viscounts-explain-bonuses = { viscounts-zone-bonuses }
    .help = Získané za tri rukopisy s jednou stuhou: symboly, ktoré stále platia, a 3 body.

viscounts-explain-price = Cena akcie
    .help = Symboly, ktoré máš, a koľko ich treba; každý chýbajúci stojí 1 z toho, čo je uvedené.
