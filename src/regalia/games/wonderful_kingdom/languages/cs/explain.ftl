# K čemu je každá věc na stole.

wonderful_kingdom-explain-materials = { wonderful_kingdom-counter-materials }
    .help = Prostředek. Vévodství ho každé kolo produkuje v kostkách, které zaplňují políčka rozestavěných karet. Kdo ho produkuje víc, v sólové hře aspoň 5, získá odměnu za převahu.

wonderful_kingdom-explain-population = { wonderful_kingdom-counter-population }
    .help = Prostředek. Vévodství ho každé kolo produkuje v kostkách, které zaplňují políčka rozestavěných karet. Kdo ho produkuje víc, v sólové hře aspoň 5, získá odměnu za převahu.

wonderful_kingdom-explain-gold = { wonderful_kingdom-counter-gold }
    .help = Prostředek. Vévodství ho každé kolo produkuje v kostkách, které zaplňují políčka rozestavěných karet. Kdo ho produkuje víc, v sólové hře aspoň 5, získá odměnu za převahu.

wonderful_kingdom-explain-exploration = { wonderful_kingdom-counter-exploration }
    .help = Prostředek. Vévodství ho každé kolo produkuje v kostkách, které zaplňují políčka rozestavěných karet. Kdo ho produkuje víc, v sólové hře aspoň 5, získá odměnu za převahu.

wonderful_kingdom-explain-krystallium = { wonderful_kingdom-counter-krystallium }
    .help = Zaplní kdykoli políčko kteréhokoli prostředku nebo políčko pro krystallium; vojáka nikdy nenahradí.

wonderful_kingdom-explain-soldiers = { wonderful_kingdom-counter-soldiers }
    .help = Kdykoli zaplňují políčka pro vojáky, porážejí hrozby a platí se jimi rádcové a kroky poslání. Získávají se za převahu, přes cvičiště, a za dokončené karty.

wonderful_kingdom-explain-training = { wonderful_kingdom-counter-training }
    .help = Odměna za převahu sem postaví vojáka; stojí-li tu už jeden, přesune se místo toho do vévodství.

wonderful_kingdom-explain-lab = { wonderful_kingdom-counter-lab_cubes }
    .help = Kostky, které nedáš na žádnou kartu; pět se jich promění na 1 krystallium, s posláním jen tehdy, když chceš.

wonderful_kingdom-explain-points = Vítězné body
    .help = Počítají se po čtvrtém kole; vyhrává, kdo jich má nejvíc, v sólové hře přinesou medaili.

wonderful_kingdom-explain-traps = { wonderful_kingdom-counter-traps }
    .help = S pastí nabídneš kartu lícem dolů; v každém kole máš dvě.

wonderful_kingdom-explain-spies = { wonderful_kingdom-counter-spies }
    .help = Připravený zvěd odhalí jednu kartu ležící lícem dolů. Ve hře dvou hráčů se použití zvědové obnoví na konci kola, v sólové hře jeden po každé volbě.

wonderful_kingdom-explain-structure = { wonderful_kingdom-family-structure }
    .help = Druh karet; některé karty produkují nebo bodují za každou jeho dokončenou kartu.

wonderful_kingdom-explain-company = { wonderful_kingdom-family-company }
    .help = Druh karet; některé karty produkují nebo bodují za každou jeho dokončenou kartu.

wonderful_kingdom-explain-monument = { wonderful_kingdom-family-monument }
    .help = Druh karet; některé karty produkují nebo bodují za každou jeho dokončenou kartu.

wonderful_kingdom-explain-discovery = { wonderful_kingdom-family-discovery }
    .help = Druh karet; některé karty produkují nebo bodují za každou jeho dokončenou kartu.

wonderful_kingdom-explain-calamity = Pohroma
    .help = Nelze ji postavit ani směnit; každá stojí na konci 4 body.

wonderful_kingdom-explain-offer = { wonderful_kingdom-zone-offers_up }
    .help = Střídavě jeden hráč nabídne dvě karty a druhý si vezme všechny karty z jedné oblasti; každý čtyřikrát za kolo. V sólové hře si vezmeš oblast čtyřikrát za kolo.

wonderful_kingdom-explain-deck = { wonderful_kingdom-zone-deck }
    .help = Karty, které teprve přijdou.

wonderful_kingdom-explain-danger = { wonderful_kingdom-zone-danger }
    .help = V sólové hře 8 neviděných karet a 4 Pohromy nebo hrozby. Po každém z prvních tří výběrů v kole přijde jedna lícem dolů k tomu, co zbylo.

wonderful_kingdom-explain-discards = { wonderful_kingdom-zone-discards }
    .help = Karty, které si nikdo nevzal nebo které byly směněny či odhozeny.

wonderful_kingdom-explain-vermin = { wonderful_kingdom-zone-vermin }
    .help = Odtud ji přinášejí Obří krysy. Ve scénáři „{ wonderful_kingdom-scenario-flood_of_rats }“ prohraješ, jakmile žádná nezbývá.

wonderful_kingdom-explain-hand = { wonderful_kingdom-zone-hand }
    .help = Karty k nabídnutí, vždy po dvou.

wonderful_kingdom-explain-known = { wonderful_kingdom-zone-known }
    .help = Karty, které soupeř viděl.

wonderful_kingdom-explain-chosen = { wonderful_kingdom-zone-chosen }
    .help = Vzaté v tomto kole; při plánování se každá rozestaví, nebo smění.

wonderful_kingdom-explain-chosen_down = { wonderful_kingdom-zone-chosen_down }
    .help = Ukážou se až na začátku plánování.

wonderful_kingdom-explain-construction = { wonderful_kingdom-zone-construction }
    .help = Karty, jejichž políčka se zaplňují; plná karta je dokončena a připojí se k vévodství.

wonderful_kingdom-explain-menaces = { wonderful_kingdom-zone-menaces }
    .help = Škodí, dokud je v souboji neporazíš za vojáky; na konci každá stojí body.

wonderful_kingdom-explain-advisors = { wonderful_kingdom-zone-advisors }
    .help = Každému lze jednou za kolo a v jeho chvíli zaplatit vojáky za jeho pomoc.

wonderful_kingdom-explain-built = { wonderful_kingdom-zone-built }
    .help = Každé kolo produkují a na konci bodují.

wonderful_kingdom-explain-calamities = { wonderful_kingdom-zone-calamities }
    .help = Každá stojí na konci 4 body.

wonderful_kingdom-explain-duchy = { wonderful_kingdom-kind-duchy }
    .help = Tvá vlastní karta: co každé kolo produkuje a za co boduje.

wonderful_kingdom-explain-quest = { wonderful_kingdom-kind-quest }
    .help = Čtyři kroky, které lze zaplatit kdykoli a v libovolném pořadí, každý jednou. Odměnu za poslední krok získá jen ten, kdo ho splní první, a vyhrát může jen ten, kdo ho splnil.

wonderful_kingdom-explain-dealt = { wonderful_kingdom-zone-dealt }
    .help = Jednoho ze dvou si nech; druhý se vrátí do krabice, v sólové hře do balíčku.

wonderful_kingdom-explain-looked = { wonderful_kingdom-zone-looked }
    .help = Tyto karty teď vidíš jen ty.

wonderful_kingdom-explain-track = Produkce
    .help = Kolik tohoto prostředku které vévodství produkuje, krok za krokem. Kdo má víc, získá odměnu za převahu, při shodě nikdo; v sólové hře jich musí být aspoň 5.

wonderful_kingdom-explain-cubes = Kostky k umístění
    .help = Každá jde hned na volné políčko své barvy, nebo do laboratoře.
