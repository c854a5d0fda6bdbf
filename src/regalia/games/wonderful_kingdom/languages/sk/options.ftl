# It’s a Wonderful Kingdom: what is settled before a game.

## Options

wonderful_kingdom-option-module = Modul
    .help = Čo sa pridá k základným pravidlám: hrozby, ktoré na seba hráči posielajú, radcovia, ktorým sa platí vojakmi, alebo poslanie, ktorého posledný krok je nutný na víťazstvo.
wonderful_kingdom-option-side = Strana vojvodstva
    .help = Strana A boduje za jeden druh kariet a odporúča sa pre prvé hry. V sólovej hre stojí na konci 15 bodov.
wonderful_kingdom-option-duchy = Vojvodstvo
    .help = Vojvodstvo prvého hráča; druhý hráč má to druhé.
wonderful_kingdom-option-menaces = Hrozby
    .help = Jeden balíček hrozby pre každého hráča podľa poradia miest; bez výberu Ľadoví obri proti Obrím krysám, ako sa odporúča pre prvú hru.
wonderful_kingdom-option-quest = Poslanie
    .help = Doska poslania pre modul poslaní.
wonderful_kingdom-option-scenario = Scenár
    .help = Sólová hra: scenár s vlastnou prípravou a vlastnými podmienkami prehry. Modul si prináša so sebou.
wonderful_kingdom-option-search = Akcia prieskum
    .help = Sólová hra: ako často možno vykonať akciu prieskum. Pravidlá hovoria raz za kolo, vydavateľ ju neskôr povolil pri každom výbere.
wonderful_kingdom-option-pauses = Zastavenia
    .help = Kedy padne otázka „Ešte niečo?“, kým sa krok skončí: len keď by krystallium, vojaci, krok poslania alebo odhodená karta mohli niečo zmeniť, alebo zakaždým, keď je niečo z toho vôbec možné.

wonderful_kingdom-choice-module-menaces = Hrozby
wonderful_kingdom-choice-module-advisors = Radcovia
wonderful_kingdom-choice-module-quests = Poslania
wonderful_kingdom-choice-side-A = Strana A
wonderful_kingdom-choice-side-B = Strana B
wonderful_kingdom-choice-duchy-random = Náhodne
wonderful_kingdom-choice-duchy-teressia = Téressia
wonderful_kingdom-choice-duchy-valados = Valados
wonderful_kingdom-choice-menaces-giant_rats = { wonderful_kingdom-menace-giant_rats }
wonderful_kingdom-choice-menaces-ice_giants = { wonderful_kingdom-menace-ice_giants }
wonderful_kingdom-choice-menaces-shadows = { wonderful_kingdom-menace-shadows }
wonderful_kingdom-choice-menaces-thieves = { wonderful_kingdom-menace-thieves }
wonderful_kingdom-choice-quest-usurper = { wonderful_kingdom-card-usurper }
wonderful_kingdom-choice-quest-northern_lands = { wonderful_kingdom-card-northern_lands }
wonderful_kingdom-choice-quest-lord_of_ruin = { wonderful_kingdom-card-lord_of_ruin }
wonderful_kingdom-choice-quest-random = Náhodne
wonderful_kingdom-choice-scenario-none = Bez scenára
wonderful_kingdom-choice-scenario-flood_of_rats = { wonderful_kingdom-scenario-flood_of_rats }
wonderful_kingdom-choice-scenario-the_prophecy = { wonderful_kingdom-scenario-the_prophecy }
wonderful_kingdom-choice-scenario-the_frozen_north = { wonderful_kingdom-scenario-the_frozen_north }
wonderful_kingdom-choice-scenario-the_last_battle = { wonderful_kingdom-scenario-the_last_battle }
wonderful_kingdom-choice-scenario-thieves_guild = { wonderful_kingdom-scenario-thieves_guild }
wonderful_kingdom-choice-scenario-surrounded = { wonderful_kingdom-scenario-surrounded }
wonderful_kingdom-choice-search-once_a_round = Raz za kolo
wonderful_kingdom-choice-search-every_selection = Pri každom výbere
wonderful_kingdom-choice-pauses-always = Zakaždým, keď je niečo možné
wonderful_kingdom-choice-pauses-matters = Keď to môže niečo zmeniť

## Refusals of a set-up

wonderful_kingdom-only-alone = „{ $option }“ patrí len k sólovej hre.
wonderful_kingdom-scenario-says = „{ $option }“ určuje sám scenár; nechaj to tak, ako to je.
wonderful_kingdom-menaces-need-module = Balíčky hrozieb možno vyberať len v module hrozieb.
wonderful_kingdom-pick-menaces = { $n ->
    [one] Vyber { $n } balíček hrozby.
    [few] Vyber { $n } rôzne balíčky hrozieb.
   *[other] Vyber { $n } rôznych balíčkov hrozieb.
}
wonderful_kingdom-quest-needs-module = Poslanie možno vyberať len v module poslaní.
