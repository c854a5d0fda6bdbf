# K čemu je každá věc na stole.

wonderful_kingdom-explain-materials = { wonderful_kingdom-counter-materials }
    .help = Prostředek. Vévodství ho každé kolo produkuje v kostkách, které zaplňují políčka rozestavěných karet. Kdo ho produkuje víc, získá odměnu za převahu.

wonderful_kingdom-explain-population = { wonderful_kingdom-counter-population }
    .help = Prostředek. Vévodství ho každé kolo produkuje v kostkách, které zaplňují políčka rozestavěných karet. Kdo ho produkuje víc, získá odměnu za převahu.

wonderful_kingdom-explain-gold = { wonderful_kingdom-counter-gold }
    .help = Prostředek. Vévodství ho každé kolo produkuje v kostkách, které zaplňují políčka rozestavěných karet. Kdo ho produkuje víc, získá odměnu za převahu.

wonderful_kingdom-explain-exploration = { wonderful_kingdom-counter-exploration }
    .help = Prostředek. Vévodství ho každé kolo produkuje v kostkách, které zaplňují políčka rozestavěných karet. Kdo ho produkuje víc, získá odměnu za převahu.

wonderful_kingdom-explain-krystallium = { wonderful_kingdom-counter-krystallium }
    .help = Zaplní kdykoli políčko kteréhokoli prostředku; vojáka nikdy nenahradí.

wonderful_kingdom-explain-soldiers = { wonderful_kingdom-counter-soldiers }
    .help = Zaplňují políčka karet, porážejí hrozby a platí rádce. Získávají se převahou, přes cvičiště.

wonderful_kingdom-explain-training = { wonderful_kingdom-counter-training }
    .help = První převaha sem postaví vojáka, druhá ho přesune do vévodství.

wonderful_kingdom-explain-lab = { wonderful_kingdom-counter-lab_cubes }
    .help = Kostky, které se nehodí jinam; pět se jich změní v 1 krystallium.

wonderful_kingdom-explain-points = Vítězné body
    .help = Počítají se po čtvrtém kole; vyhrává, kdo jich má nejvíc.

wonderful_kingdom-explain-traps = { wonderful_kingdom-counter-traps }
    .help = S pastí nabídneš kartu lícem dolů; v každém kole máš dvě.

wonderful_kingdom-explain-spies = { wonderful_kingdom-counter-spies }
    .help = Ve hře jednoho hráče dovolí sáhnout po skrytých nebo odložených kartách.

wonderful_kingdom-explain-structure = { wonderful_kingdom-family-structure }
    .help = Druh karet; některé karty produkují nebo bodují za každou jeho dokončenou kartu.

wonderful_kingdom-explain-company = { wonderful_kingdom-family-company }
    .help = Druh karet; některé karty produkují nebo bodují za každou jeho dokončenou kartu.

wonderful_kingdom-explain-monument = { wonderful_kingdom-family-monument }
    .help = Druh karet; některé karty produkují nebo bodují za každou jeho dokončenou kartu.

wonderful_kingdom-explain-discovery = { wonderful_kingdom-family-discovery }
    .help = Druh karet; některé karty produkují nebo bodují za každou jeho dokončenou kartu.

wonderful_kingdom-explain-calamity = Pohroma
    .help = Nelze ji postavit ani směnit; na konci stojí body.

wonderful_kingdom-explain-offer = { wonderful_kingdom-zone-offers_up }
    .help = Do oblastí nabídneš dvě karty; soupeř si vezme všechny karty z jedné oblasti, a naopak.

wonderful_kingdom-explain-deck = { wonderful_kingdom-zone-deck }
    .help = Karty, které teprve přijdou.

wonderful_kingdom-explain-danger = { wonderful_kingdom-zone-danger }
    .help = Hrozby, které na tebe čekají ve hře jednoho hráče.

wonderful_kingdom-explain-discards = { wonderful_kingdom-zone-discards }
    .help = Karty, které nikdo nevzal, nebo které byly směněny.

wonderful_kingdom-explain-vermin = { wonderful_kingdom-zone-vermin }
    .help = Když dojde, některé scénáře jsou prohrané.

wonderful_kingdom-explain-hand = { wonderful_kingdom-zone-hand }
    .help = Karty k nabídnutí; soupeř si vezme, co necháš.

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
    .help = Každému lze jednou za kolo zaplatit vojáky za jeho pomoc.

wonderful_kingdom-explain-built = { wonderful_kingdom-zone-built }
    .help = Každé kolo produkují a na konci bodují.

wonderful_kingdom-explain-calamities = { wonderful_kingdom-zone-calamities }
    .help = Každá stojí na konci body.

wonderful_kingdom-explain-duchy = { wonderful_kingdom-kind-duchy }
    .help = Tvá vlastní karta: co každé kolo produkuje a za co boduje.

wonderful_kingdom-explain-quest = { wonderful_kingdom-kind-quest }
    .help = Kroky, které lze postupně zaplatit; některé odměny získá jen ten první.

wonderful_kingdom-explain-dealt = { wonderful_kingdom-zone-dealt }
    .help = Nech si ty, které ti pomohou; ostatní se vrátí.

wonderful_kingdom-explain-looked = { wonderful_kingdom-zone-looked }
    .help = Tyto karty teď vidíš jen ty.

wonderful_kingdom-explain-track = Produkce
    .help = Kolik tohoto prostředku které vévodství produkuje, krok za krokem. Kdo má víc, vede a získá odměnu; při shodě nikdo.

wonderful_kingdom-explain-cubes = Kostky k umístění
    .help = Každá jde hned na volné políčko své barvy, nebo do laboratoře.
