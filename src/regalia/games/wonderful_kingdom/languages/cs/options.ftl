# It’s a Wonderful Kingdom: what is settled before a game.

## Options

wonderful_kingdom-option-module = Modul
    .help = Co se přidá k základním pravidlům: hrozby, které na sebe hráči posílají, rádcové, kterým se platí vojáky, nebo poslání, jehož poslední krok je nutný k vítězství.
wonderful_kingdom-option-side = Strana vévodství
    .help = Strana A boduje za jeden druh karet a doporučuje se pro první hry. V sólové hře stojí na konci 15 bodů.
wonderful_kingdom-option-duchy = Vévodství
    .help = Vévodství prvního hráče; druhý hráč má to druhé.
wonderful_kingdom-option-menaces = Hrozby
    .help = Jeden balíček hrozby pro každého hráče podle pořadí míst; bez výběru Ledoví obři proti Obřím krysám, jak se doporučuje pro první hru.
wonderful_kingdom-option-quest = Poslání
    .help = Deska poslání pro modul poslání.
wonderful_kingdom-option-scenario = Scénář
    .help = Sólová hra: scénář s vlastní přípravou a vlastními podmínkami prohry. Modul si přináší s sebou.
wonderful_kingdom-option-search = Akce průzkum
    .help = Sólová hra: jak často lze provést akci průzkum. Pravidla říkají jednou za kolo, vydavatel ji později povolil při každém výběru.
wonderful_kingdom-option-pauses = Zastavení
    .help = Kdy padne otázka „Ještě něco?“, než krok skončí: jen když by krystallium, vojáci, krok poslání nebo odhozená karta mohly něco změnit, nebo pokaždé, když je něco z toho vůbec možné.

wonderful_kingdom-choice-module-menaces = Hrozby
wonderful_kingdom-choice-module-advisors = Rádcové
wonderful_kingdom-choice-module-quests = Poslání
wonderful_kingdom-choice-side-A = Strana A
wonderful_kingdom-choice-side-B = Strana B
wonderful_kingdom-choice-duchy-random = Náhodně
wonderful_kingdom-choice-duchy-teressia = Téressie
wonderful_kingdom-choice-duchy-valados = Valados
wonderful_kingdom-choice-menaces-giant_rats = { wonderful_kingdom-menace-giant_rats }
wonderful_kingdom-choice-menaces-ice_giants = { wonderful_kingdom-menace-ice_giants }
wonderful_kingdom-choice-menaces-shadows = { wonderful_kingdom-menace-shadows }
wonderful_kingdom-choice-menaces-thieves = { wonderful_kingdom-menace-thieves }
wonderful_kingdom-choice-quest-usurper = { wonderful_kingdom-card-usurper }
wonderful_kingdom-choice-quest-northern_lands = { wonderful_kingdom-card-northern_lands }
wonderful_kingdom-choice-quest-lord_of_ruin = { wonderful_kingdom-card-lord_of_ruin }
wonderful_kingdom-choice-quest-random = Náhodně
wonderful_kingdom-choice-scenario-none = Bez scénáře
wonderful_kingdom-choice-scenario-flood_of_rats = { wonderful_kingdom-scenario-flood_of_rats }
wonderful_kingdom-choice-scenario-the_prophecy = { wonderful_kingdom-scenario-the_prophecy }
wonderful_kingdom-choice-scenario-the_frozen_north = { wonderful_kingdom-scenario-the_frozen_north }
wonderful_kingdom-choice-scenario-the_last_battle = { wonderful_kingdom-scenario-the_last_battle }
wonderful_kingdom-choice-scenario-thieves_guild = { wonderful_kingdom-scenario-thieves_guild }
wonderful_kingdom-choice-scenario-surrounded = { wonderful_kingdom-scenario-surrounded }
wonderful_kingdom-choice-search-once_a_round = Jednou za kolo
wonderful_kingdom-choice-search-every_selection = Při každém výběru
wonderful_kingdom-choice-pauses-always = Pokaždé, když je něco možné
wonderful_kingdom-choice-pauses-matters = Když to může něco změnit

## Refusals of a set-up

wonderful_kingdom-only-alone = „{ $option }“ patří jen k sólové hře.
wonderful_kingdom-scenario-says = „{ $option }“ určuje sám scénář; nech to, jak to je.
wonderful_kingdom-menaces-need-module = Balíčky hrozeb lze vybírat jen v modulu hrozeb.
wonderful_kingdom-pick-menaces = { $n ->
    [one] Vyber { $n } balíček hrozby.
    [few] Vyber { $n } různé balíčky hrozeb.
   *[other] Vyber { $n } různých balíčků hrozeb.
}
wonderful_kingdom-quest-needs-module = Poslání lze vybírat jen v modulu poslání.
