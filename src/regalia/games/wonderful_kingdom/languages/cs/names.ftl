# The names of cards, boards, scenarios, families and resources.

## Developments

wonderful_kingdom-card-farm = Statek
wonderful_kingdom-card-quarry = Kamenolom
wonderful_kingdom-card-hamlet = Víska
wonderful_kingdom-card-barracks = Kasárna
wonderful_kingdom-card-mill = Mlýn
wonderful_kingdom-card-guildhall = Cechovní dům
wonderful_kingdom-card-harbour = Přístav
wonderful_kingdom-card-royal_road = Královská cesta
wonderful_kingdom-card-seafarers = Mořeplavci
wonderful_kingdom-card-allied_armies = Spojená vojska
wonderful_kingdom-card-tax_collectors = Výběrčí daní
wonderful_kingdom-card-scholars = Učenci
wonderful_kingdom-card-stonemasons = Kameníci
wonderful_kingdom-card-sappers = Ženisté
wonderful_kingdom-card-recruiters = Verbíři
wonderful_kingdom-card-expedition = Expedice
wonderful_kingdom-card-royal_guard = Královská garda
wonderful_kingdom-card-royal_cavalry = Královská jízda
wonderful_kingdom-card-secret_society = Tajný spolek
wonderful_kingdom-card-great_lighthouse = Velký maják
wonderful_kingdom-card-great_library = Velká knihovna
wonderful_kingdom-card-monumental_statue = Monumentální socha
wonderful_kingdom-card-grand_arena = Velkolepá aréna
wonderful_kingdom-card-magic_forge = Čarovná výheň
wonderful_kingdom-card-banquet_hall = Hodovní síň
wonderful_kingdom-card-royal_dungeon = Královská šatlava
wonderful_kingdom-card-ramparts = Hradby
wonderful_kingdom-card-royal_palace = Královský palác
wonderful_kingdom-card-hall_of_wonders = Síň divů
wonderful_kingdom-card-royal_mint = Královská mincovna
wonderful_kingdom-card-grand_market = Velké tržiště
wonderful_kingdom-card-aqueduct = Akvadukt
wonderful_kingdom-card-alchemists_tower = Věž alchymistů
wonderful_kingdom-card-tournament_grounds = Turnajové kolbiště
wonderful_kingdom-card-wreck_of_the_leonart = Vrak Leonartu
wonderful_kingdom-card-portal = Portál
wonderful_kingdom-card-lair_of_burning_sand = Doupě planoucího písku
wonderful_kingdom-card-last_refuge_of_the_giants = Poslední úkryt obrů
wonderful_kingdom-card-gate_of_hell = Brána pekelná
wonderful_kingdom-card-dragon_eggs = Dračí vejce
wonderful_kingdom-card-tatis_tribe = Kmen Tatisů
wonderful_kingdom-card-lost_city = Ztracené město
wonderful_kingdom-card-titans_tomb = Hrobka titána
wonderful_kingdom-card-crystal_caverns = Křišťálové jeskyně
wonderful_kingdom-card-spice_island = Ostrov koření

## Treasures and calamities

wonderful_kingdom-card-treasure_materials_materials = Poklad (2 × materiál)
wonderful_kingdom-card-treasure_population_population = Poklad (2 × populace)
wonderful_kingdom-card-treasure_gold_gold = Poklad (2 × zlato)
wonderful_kingdom-card-treasure_exploration_exploration = Poklad (2 × průzkum)
wonderful_kingdom-card-treasure_materials_population = Poklad (materiál + populace)
wonderful_kingdom-card-treasure_materials_gold = Poklad (materiál + zlato)
wonderful_kingdom-card-treasure_materials_exploration = Poklad (materiál + průzkum)
wonderful_kingdom-card-treasure_population_gold = Poklad (populace + zlato)
wonderful_kingdom-card-treasure_population_exploration = Poklad (populace + průzkum)
wonderful_kingdom-card-treasure_gold_exploration = Poklad (zlato + průzkum)
wonderful_kingdom-card-calamity = Pohroma

## Menaces

wonderful_kingdom-card-giant_rat = Obří krysa
wonderful_kingdom-card-vermin = Havěť
wonderful_kingdom-card-ice_giant = Ledový obr
wonderful_kingdom-card-shadow = Stín
wonderful_kingdom-card-thief = Zloděj
wonderful_kingdom-menace-giant_rats = Obří krysy
wonderful_kingdom-menace-ice_giants = Ledoví obři
wonderful_kingdom-menace-shadows = Stíny
wonderful_kingdom-menace-thieves = Zloději

## Advisors

wonderful_kingdom-card-pirate_of_the_five_seas = Pirátka pěti moří
wonderful_kingdom-card-renowned_cartographer = Proslulá kartografka
wonderful_kingdom-card-master_builder = Mistr stavitel
wonderful_kingdom-card-peoples_tribune = Mluvčí lidu
wonderful_kingdom-card-enlightened_prophet = Osvícený prorok
wonderful_kingdom-card-grey_eminence = Šedá eminence
wonderful_kingdom-card-veteran_scout = Ostřílená stopařka
wonderful_kingdom-card-master_of_spies = Mistr špehů
wonderful_kingdom-card-court_jester = Dvorní šašek
wonderful_kingdom-card-silver_tongued_envoy = Výřečný vyslanec
wonderful_kingdom-card-court_alchemist = Dvorní alchymistka
wonderful_kingdom-card-quartermaster = Proviantní mistr
wonderful_kingdom-card-high_priestess = Velekněžka
wonderful_kingdom-card-court_chronicler = Dvorní kronikářka

## Duchies

wonderful_kingdom-card-teressia_a = Vévodství Téressie A
wonderful_kingdom-card-teressia_b = Vévodství Téressie B
wonderful_kingdom-card-valados_a = Vévodství Valados A
wonderful_kingdom-card-valados_b = Vévodství Valados B

## Quests

wonderful_kingdom-card-usurper = Uchvatitel
wonderful_kingdom-step-usurper-1 = Najdi zrádce ve vlastních řadách
wonderful_kingdom-step-usurper-2 = Zmař jejich plán
wonderful_kingdom-step-usurper-3 = Najmi žoldáky
wonderful_kingdom-step-usurper-4 = Poraž vzbouřeneckou armádu
wonderful_kingdom-card-northern_lands = Země severu
wonderful_kingdom-step-northern_lands-1 = Vyprav loďstvo
wonderful_kingdom-step-northern_lands-2 = Osídli ledové pobřeží
wonderful_kingdom-step-northern_lands-3 = Získej severské klany
wonderful_kingdom-step-northern_lands-4 = Ovládni země severu
wonderful_kingdom-card-lord_of_ruin = Pán zhouby
wonderful_kingdom-step-lord_of_ruin-1 = Varuj vesnice
wonderful_kingdom-step-lord_of_ruin-2 = Očisti zkaženou zemi
wonderful_kingdom-step-lord_of_ruin-3 = Posvěť zbraně
wonderful_kingdom-step-lord_of_ruin-4 = Znič pána zhouby

## Scenarios

wonderful_kingdom-scenario-flood_of_rats = Záplava krys
wonderful_kingdom-scenario-the_prophecy = Proroctví
wonderful_kingdom-scenario-the_frozen_north = Mrazivý sever
wonderful_kingdom-scenario-the_last_battle = Poslední bitva
wonderful_kingdom-scenario-thieves_guild = Cech zlodějů
wonderful_kingdom-scenario-surrounded = Obklíčeni nepřáteli

## Families

wonderful_kingdom-family-structure = Stavba
    .each = za každou stavbu
wonderful_kingdom-family-company = Družina
    .each = za každou družinu
wonderful_kingdom-family-monument = Veledílo
    .each = za každé veledílo
wonderful_kingdom-family-discovery = Objev
    .each = za každý objev

## Resources

wonderful_kingdom-resource-materials = materiál
    .genitive = materiálu
wonderful_kingdom-resource-population = populace
    .genitive = populace
wonderful_kingdom-resource-gold = zlato
    .genitive = zlata
wonderful_kingdom-resource-exploration = průzkum
    .genitive = průzkumu

## The game

wonderful_kingdom = Království divů
wonderful_kingdom-about = Nabízej karty, které by si soupeř nejraději nevzal, stav z toho, co dostaneš, a získej ve čtyřech kolech trůn.
