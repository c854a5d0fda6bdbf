# Na čo je každá vec na stole.

viscounts-explain-silver = { viscounts-counter-silver }
    .help = Peniaze: najímaš a prepúšťaš za ne mešťanov, platíš ďalšie kroky a chýbajúce obchodné symboly.

viscounts-explain-ink = { viscounts-counter-ink }
    .help = Surovina: platí chýbajúce cirkevné symboly pri odpise.

viscounts-explain-gold = { viscounts-counter-gold }
    .help = Surovina: platí chýbajúce šľachtické symboly pri umiestnení poddaných.

viscounts-explain-stone = { viscounts-counter-stone }
    .help = Surovina: platí chýbajúce stavebné symboly pri stavbe.

viscounts-explain-any = Ľubovoľná surovina
    .help = Kalamár, zlato alebo kameň podľa želania; nikdy minca.

viscounts-explain-workers = { viscounts-counter-workers }
    .help = Stoja na hrade a bodujú podľa toho, ako vysoko postúpili.

viscounts-explain-debts = { viscounts-counter-debts }
    .help = Nesplatené stoja na konci body; otočením sa splatia.

viscounts-explain-deeds = { viscounts-counter-deeds }
    .help = Na konci majú hodnotu v bodoch; otočené majú väčšiu.

viscounts-explain-points = Víťazné body
    .help = Počítajú sa na konci za budovy, poddaných na hrade, rukopisy, zmluvy a niektoré karty.

viscounts-explain-merchant = Obchodný symbol
    .help = Platí sa ním obchod.

viscounts-explain-builder = Stavebný symbol
    .help = Platí sa ním stavba.

viscounts-explain-noble = Šľachtický symbol
    .help = Platí sa ním umiestnenie poddaných na hrad.

viscounts-explain-cleric = Cirkevný symbol
    .help = Platí sa ním odpis rukopisu.

viscounts-explain-criminal = Zločinecký symbol
    .help = Pri akcii zastúpi ktorýkoľvek symbol; vyloženie takej karty prináša skazenosť.

viscounts-explain-virtue = { viscounts-counter-virtue }
    .help = Jej ukazovateľ ide proti skazenosti; kde sa stretnú, príde k stretu.

viscounts-explain-corruption = { viscounts-counter-corruption }
    .help = Jej ukazovateľ ide proti počestnosti; kde sa stretnú, príde k stretu.

viscounts-explain-step = Políčko stupnice
    .help = Ak sa tu stretnú počestnosť a skazenosť, stane sa toto tebe aj ostatným.

viscounts-explain-trading_post = Obchodná stanica
    .help = Budova za 5 stavebných symbolov; čo odkryje, od tej chvíle platí.

viscounts-explain-guildhall = Cechový dom
    .help = Budova za 7 stavebných symbolov; čo odkryje, od tej chvíle platí.

viscounts-explain-workshop = Dielňa
    .help = Budova za 3 stavebné symboly; čo odkryje, od tej chvíle platí.

viscounts-explain-plot = Budova
    .help = Postavená na stavenisku na tvojom brehu boduje a to, čo je pod ňou, od tej chvíle platí.

viscounts-explain-site = Stavenisko
    .help = Kto tu postaví, získa tento bonus a bonus každej spojnice k susednej budove.

viscounts-explain-link = Spojnica
    .help = Len čo stoja budovy na oboch stranách, získajú toto obaja majitelia.

viscounts-explain-space = Miesto
    .help = Vikomti jazdia po šípkach: aspoň tak ďaleko, ako určuje vyložená karta, každý ďalší krok za 1 mincu. Vonku sa obchoduje alebo stavia, vnútri sa umiestňujú poddaní alebo odpisuje.

viscounts-explain-land = Diel plánu
    .help = Jeden z piatich dielov plánu.

viscounts-explain-yard = Prvá úroveň hradu
    .help = Traja poddaní jedného hráča: jeden postúpi, po jednom prejdú na susedné nádvoria.

viscounts-explain-hall = Druhá úroveň hradu
    .help = Kto sem postúpi, získa odmenu vedľa; z troch poddaných jedného hráča ide jeden na tretiu úroveň.

viscounts-explain-keep = Tretia úroveň hradu
    .help = Najviac bodov; kto tu má najviac poddaných, je hradným pánom.

viscounts-explain-reward = Odmena druhej úrovne
    .help = Za každého poddaného, ktorý sem postúpi.

viscounts-explain-townsfolk_piles = { viscounts-zone-townsfolk_piles }
    .help = Vrchného možno najať medzi svoje karty, alebo prepustiť pre jeho symboly a efekt v rohu.

viscounts-explain-manuscript_piles = { viscounts-zone-manuscript_piles }
    .help = Odpisuje sa za cirkevné symboly: pôsobí hneď, alebo boduje na konci; bodujú aj sady stužiek.

viscounts-explain-cleric_bonuses = { viscounts-zone-cleric_bonuses }
    .help = Pre prvého hráča s tromi rukopismi tejto stužky.

viscounts-explain-row = { viscounts-zone-row }
    .help = Tri miesta: každý ťah sa karty posunú a posledná vypadne. Symboly vytlačené na prázdnych miestach platia.

viscounts-explain-hand = { viscounts-zone-hand }
    .help = Karty na vyloženie, v každom ťahu jedna.

viscounts-explain-retinue = { viscounts-zone-retinue }
    .help = Tvoje prvé karty, než sa zamiešajú.

viscounts-explain-deck = { viscounts-zone-deck }
    .help = Keď dôjde, zamieša sa odkladací balíček.

viscounts-explain-discard = { viscounts-zone-discard }
    .help = Karty, ktoré vypadli alebo boli najaté; vrátia sa.

viscounts-explain-scheme_row = { viscounts-zone-scheme_row }
    .help = O čo sa virtuálny hráč pokúsil naposledy.

viscounts-explain-scheme_deck = { viscounts-zone-scheme_deck }
    .help = O čo sa virtuálny hráč pokúsi nabudúce.

viscounts-explain-scheme_discard = { viscounts-zone-scheme_discard }
    .help = O čo sa virtuálny hráč už pokúsil.

viscounts-explain-offered_cards = { viscounts-zone-offered_cards }
    .help = Karta hráča a významný mešťan tvoria dvojicu: kde tvoj vikomt začína a s čím.

viscounts-explain-offered_heroes = { viscounts-zone-offered_heroes }
    .help = Patrí ku karte hráča vedľa a pridá sa k tvojim kartám.

viscounts-explain-manuscripts = { viscounts-zone-manuscripts }
    .help = Odpísal ich tento hráč; bodujú na konci.

viscounts-explain-bonuses = { viscounts-zone-bonuses }
    .help = Získané za tri rukopisy jednej stužky: symboly, ktoré stále platia, a body.

viscounts-explain-price = Cena akcie
    .help = Symboly, ktoré máš, a koľko ich treba; čo chýba, platí sa uvedenou surovinou.
