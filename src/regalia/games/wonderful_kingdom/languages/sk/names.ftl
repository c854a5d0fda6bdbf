# The names of cards, boards, scenarios, families and resources.

## Developments

wonderful_kingdom-card-farm = Statok
wonderful_kingdom-card-quarry = Kameňolom
wonderful_kingdom-card-hamlet = Vieska
wonderful_kingdom-card-barracks = Kasárne
wonderful_kingdom-card-mill = Mlyn
wonderful_kingdom-card-guildhall = Cechový dom
wonderful_kingdom-card-harbour = Prístav
wonderful_kingdom-card-royal_road = Kráľovská cesta
wonderful_kingdom-card-seafarers = Moreplavci
wonderful_kingdom-card-allied_armies = Spojené vojská
wonderful_kingdom-card-tax_collectors = Vyberači daní
wonderful_kingdom-card-scholars = Učenci
wonderful_kingdom-card-stonemasons = Kamenári
wonderful_kingdom-card-sappers = Ženisti
wonderful_kingdom-card-recruiters = Verbovníci
wonderful_kingdom-card-expedition = Expedícia
wonderful_kingdom-card-royal_guard = Kráľovská garda
wonderful_kingdom-card-royal_cavalry = Kráľovská jazda
wonderful_kingdom-card-secret_society = Tajný spolok
wonderful_kingdom-card-great_lighthouse = Veľký maják
wonderful_kingdom-card-great_library = Veľká knižnica
wonderful_kingdom-card-monumental_statue = Monumentálna socha
wonderful_kingdom-card-grand_arena = Veľkolepá aréna
wonderful_kingdom-card-magic_forge = Čarovná vyhňa
wonderful_kingdom-card-banquet_hall = Hodovná sieň
wonderful_kingdom-card-royal_dungeon = Kráľovská šatľava
wonderful_kingdom-card-ramparts = Hradby
wonderful_kingdom-card-royal_palace = Kráľovský palác
wonderful_kingdom-card-hall_of_wonders = Sieň divov
wonderful_kingdom-card-royal_mint = Kráľovská mincovňa
wonderful_kingdom-card-grand_market = Veľké trhovisko
wonderful_kingdom-card-aqueduct = Akvadukt
wonderful_kingdom-card-alchemists_tower = Veža alchymistov
wonderful_kingdom-card-tournament_grounds = Turnajové kolbisko
wonderful_kingdom-card-wreck_of_the_leonart = Vrak Leonartu
wonderful_kingdom-card-portal = Portál
wonderful_kingdom-card-lair_of_burning_sand = Brloh planúceho piesku
wonderful_kingdom-card-last_refuge_of_the_giants = Posledný úkryt obrov
wonderful_kingdom-card-gate_of_hell = Pekelná brána
wonderful_kingdom-card-dragon_eggs = Dračie vajcia
wonderful_kingdom-card-tatis_tribe = Kmeň Tatisov
wonderful_kingdom-card-lost_city = Stratené mesto
wonderful_kingdom-card-titans_tomb = Hrobka titána
wonderful_kingdom-card-crystal_caverns = Krištáľové jaskyne
wonderful_kingdom-card-spice_island = Ostrov korenia

## Treasures and calamities

wonderful_kingdom-card-treasure_materials_materials = Poklad (2 × materiál)
wonderful_kingdom-card-treasure_population_population = Poklad (2 × populácia)
wonderful_kingdom-card-treasure_gold_gold = Poklad (2 × zlato)
wonderful_kingdom-card-treasure_exploration_exploration = Poklad (2 × prieskum)
wonderful_kingdom-card-treasure_materials_population = Poklad (materiál + populácia)
wonderful_kingdom-card-treasure_materials_gold = Poklad (materiál + zlato)
wonderful_kingdom-card-treasure_materials_exploration = Poklad (materiál + prieskum)
wonderful_kingdom-card-treasure_population_gold = Poklad (populácia + zlato)
wonderful_kingdom-card-treasure_population_exploration = Poklad (populácia + prieskum)
wonderful_kingdom-card-treasure_gold_exploration = Poklad (zlato + prieskum)
wonderful_kingdom-card-calamity = Pohroma

## Menaces

wonderful_kingdom-card-giant_rat = Obria krysa
wonderful_kingdom-card-vermin = Háveď
wonderful_kingdom-card-ice_giant = Ľadový obor
wonderful_kingdom-card-shadow = Tieň
wonderful_kingdom-card-thief = Zlodej
wonderful_kingdom-menace-giant_rats = Obrie krysy
wonderful_kingdom-menace-ice_giants = Ľadoví obri
wonderful_kingdom-menace-shadows = Tiene
wonderful_kingdom-menace-thieves = Zlodeji

## Advisors

wonderful_kingdom-card-pirate_of_the_five_seas = Pirátka piatich morí
wonderful_kingdom-card-renowned_cartographer = Slávna kartografka
wonderful_kingdom-card-master_builder = Majster staviteľ
wonderful_kingdom-card-peoples_tribune = Hovorkyňa ľudu
wonderful_kingdom-card-enlightened_prophet = Osvietený prorok
wonderful_kingdom-card-grey_eminence = Šedá eminencia
wonderful_kingdom-card-veteran_scout = Skúsená stopárka
wonderful_kingdom-card-master_of_spies = Majster špehov
wonderful_kingdom-card-court_jester = Dvorný šašo
wonderful_kingdom-card-silver_tongued_envoy = Výrečný vyslanec
wonderful_kingdom-card-court_alchemist = Dvorná alchymistka
wonderful_kingdom-card-quartermaster = Proviantný majster
wonderful_kingdom-card-high_priestess = Veľkňažka
wonderful_kingdom-card-court_chronicler = Dvorná kronikárka

## Duchies

wonderful_kingdom-card-teressia_a = Vojvodstvo Téressie A
wonderful_kingdom-card-teressia_b = Vojvodstvo Téressie B
wonderful_kingdom-card-valados_a = Vojvodstvo Valados A
wonderful_kingdom-card-valados_b = Vojvodstvo Valados B

## Quests

wonderful_kingdom-card-usurper = Uchvatiteľ
wonderful_kingdom-step-usurper-1 = Nájdi zradcu vo vlastných radoch
wonderful_kingdom-step-usurper-2 = Zmar ich plán
wonderful_kingdom-step-usurper-3 = Najmi žoldnierov
wonderful_kingdom-step-usurper-4 = Poraz vzbúreneckú armádu
wonderful_kingdom-card-northern_lands = Krajiny severu
wonderful_kingdom-step-northern_lands-1 = Vyprav loďstvo
wonderful_kingdom-step-northern_lands-2 = Osídli ľadové pobrežie
wonderful_kingdom-step-northern_lands-3 = Získaj severské klany
wonderful_kingdom-step-northern_lands-4 = Ovládni krajiny severu
wonderful_kingdom-card-lord_of_ruin = Pán záhuby
wonderful_kingdom-step-lord_of_ruin-1 = Varuj dediny
wonderful_kingdom-step-lord_of_ruin-2 = Očisti skazenú zem
wonderful_kingdom-step-lord_of_ruin-3 = Posväť zbrane
wonderful_kingdom-step-lord_of_ruin-4 = Znič pána záhuby

## Scenarios

wonderful_kingdom-scenario-flood_of_rats = Záplava krýs
wonderful_kingdom-scenario-the_prophecy = Proroctvo
wonderful_kingdom-scenario-the_frozen_north = Mrazivý sever
wonderful_kingdom-scenario-the_last_battle = Posledná bitka
wonderful_kingdom-scenario-thieves_guild = Cech zlodejov
wonderful_kingdom-scenario-surrounded = Obkľúčení nepriateľmi

## Families

wonderful_kingdom-family-structure = Stavba
    .each = za každú stavbu
wonderful_kingdom-family-company = Družina
    .each = za každú družinu
wonderful_kingdom-family-monument = Veľdielo
    .each = za každé veľdielo
wonderful_kingdom-family-discovery = Objav
    .each = za každý objav

## Resources

wonderful_kingdom-resource-materials = materiál
    .genitive = materiálu
wonderful_kingdom-resource-population = populácia
    .genitive = populácie
wonderful_kingdom-resource-gold = zlato
    .genitive = zlata
wonderful_kingdom-resource-exploration = prieskum
    .genitive = prieskumu

## The game

wonderful_kingdom = Kráľovstvo divov
wonderful_kingdom-about = Ponúkaj karty, ktoré by si súper najradšej nevzal, stavaj z toho, čo dostaneš, a získaj v štyroch kolách trón.
