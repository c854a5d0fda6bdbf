# The names of cards, boards, scenarios, families and resources.

## Developments

wonderful_kingdom-card-farm = Farm
wonderful_kingdom-card-quarry = Quarry
wonderful_kingdom-card-hamlet = Hamlet
wonderful_kingdom-card-barracks = Barracks
wonderful_kingdom-card-mill = Mill
wonderful_kingdom-card-guildhall = Guildhall
wonderful_kingdom-card-harbour = Harbour
wonderful_kingdom-card-royal_road = Royal Road
wonderful_kingdom-card-seafarers = Seafarers
wonderful_kingdom-card-allied_armies = Allied Armies
wonderful_kingdom-card-tax_collectors = Tax Collectors
wonderful_kingdom-card-scholars = Scholars
wonderful_kingdom-card-stonemasons = Stonemasons
wonderful_kingdom-card-sappers = Sappers
wonderful_kingdom-card-recruiters = Recruiters
wonderful_kingdom-card-expedition = Expedition
wonderful_kingdom-card-royal_guard = Royal Guard
wonderful_kingdom-card-royal_cavalry = Royal Cavalry
wonderful_kingdom-card-secret_society = Secret Society
wonderful_kingdom-card-great_lighthouse = Great Lighthouse
wonderful_kingdom-card-great_library = Great Library
wonderful_kingdom-card-monumental_statue = Monumental Statue
wonderful_kingdom-card-grand_arena = Grand Arena
wonderful_kingdom-card-magic_forge = Magic Forge
wonderful_kingdom-card-banquet_hall = Banquet Hall
wonderful_kingdom-card-royal_dungeon = Royal Dungeon
wonderful_kingdom-card-ramparts = Ramparts
wonderful_kingdom-card-royal_palace = Royal Palace
wonderful_kingdom-card-hall_of_wonders = Hall of Wonders
wonderful_kingdom-card-royal_mint = Royal Mint
wonderful_kingdom-card-grand_market = Grand Market
wonderful_kingdom-card-aqueduct = Aqueduct
wonderful_kingdom-card-alchemists_tower = Alchemists’ Tower
wonderful_kingdom-card-tournament_grounds = Tournament Grounds
wonderful_kingdom-card-wreck_of_the_leonart = Wreck of the Leonart
wonderful_kingdom-card-portal = Portal
wonderful_kingdom-card-lair_of_burning_sand = Lair of the Burning Sand
wonderful_kingdom-card-last_refuge_of_the_giants = Last Refuge of the Giants
wonderful_kingdom-card-gate_of_hell = Gate of Hell
wonderful_kingdom-card-dragon_eggs = Dragon Eggs
wonderful_kingdom-card-tatis_tribe = Tatis Tribe
wonderful_kingdom-card-lost_city = Lost City
wonderful_kingdom-card-titans_tomb = Titan’s Tomb
wonderful_kingdom-card-crystal_caverns = Crystal Caverns
wonderful_kingdom-card-spice_island = Spice Island

## Treasures and calamities

wonderful_kingdom-card-treasure_materials_materials = Treasure (2 × Materials)
wonderful_kingdom-card-treasure_population_population = Treasure (2 × Population)
wonderful_kingdom-card-treasure_gold_gold = Treasure (2 × Gold)
wonderful_kingdom-card-treasure_exploration_exploration = Treasure (2 × Exploration)
wonderful_kingdom-card-treasure_materials_population = Treasure (Materials + Population)
wonderful_kingdom-card-treasure_materials_gold = Treasure (Materials + Gold)
wonderful_kingdom-card-treasure_materials_exploration = Treasure (Materials + Exploration)
wonderful_kingdom-card-treasure_population_gold = Treasure (Population + Gold)
wonderful_kingdom-card-treasure_population_exploration = Treasure (Population + Exploration)
wonderful_kingdom-card-treasure_gold_exploration = Treasure (Gold + Exploration)
wonderful_kingdom-card-calamity = Calamity

## Menaces

wonderful_kingdom-card-giant_rat = Giant Rat
wonderful_kingdom-card-vermin = Vermin
wonderful_kingdom-card-ice_giant = Ice Giant
wonderful_kingdom-card-shadow = Shadow
wonderful_kingdom-card-thief = Thief
wonderful_kingdom-menace-giant_rats = Giant Rats
wonderful_kingdom-menace-ice_giants = Ice Giants
wonderful_kingdom-menace-shadows = Shadows
wonderful_kingdom-menace-thieves = Thieves

## Advisors

wonderful_kingdom-card-pirate_of_the_five_seas = Pirate of the Five Seas
wonderful_kingdom-card-renowned_cartographer = Renowned Cartographer
wonderful_kingdom-card-master_builder = Master Builder
wonderful_kingdom-card-peoples_tribune = People’s Tribune
wonderful_kingdom-card-enlightened_prophet = Enlightened Prophet
wonderful_kingdom-card-grey_eminence = Grey Eminence
wonderful_kingdom-card-veteran_scout = Veteran Scout
wonderful_kingdom-card-master_of_spies = Master of Spies
wonderful_kingdom-card-court_jester = Court Jester
wonderful_kingdom-card-silver_tongued_envoy = Silver-tongued Envoy
wonderful_kingdom-card-court_alchemist = Court Alchemist
wonderful_kingdom-card-quartermaster = Quartermaster
wonderful_kingdom-card-high_priestess = High Priestess
wonderful_kingdom-card-court_chronicler = Court Chronicler

## Duchies

wonderful_kingdom-card-teressia_a = Duchy of Teressia A
wonderful_kingdom-card-teressia_b = Duchy of Teressia B
wonderful_kingdom-card-valados_a = Duchy of Valados A
wonderful_kingdom-card-valados_b = Duchy of Valados B

## Quests

wonderful_kingdom-card-usurper = The Usurper
wonderful_kingdom-step-usurper-1 = Find the traitor in your own ranks
wonderful_kingdom-step-usurper-2 = Thwart their plan
wonderful_kingdom-step-usurper-3 = Hire mercenaries
wonderful_kingdom-step-usurper-4 = Defeat the rebel army
wonderful_kingdom-card-northern_lands = The Northern Lands
wonderful_kingdom-step-northern_lands-1 = Equip the fleet
wonderful_kingdom-step-northern_lands-2 = Settle the icy coast
wonderful_kingdom-step-northern_lands-3 = Win over the northern clans
wonderful_kingdom-step-northern_lands-4 = Claim the Northern Lands
wonderful_kingdom-card-lord_of_ruin = The Lord of Ruin
wonderful_kingdom-step-lord_of_ruin-1 = Warn the villages
wonderful_kingdom-step-lord_of_ruin-2 = Cleanse the blighted land
wonderful_kingdom-step-lord_of_ruin-3 = Bless the weapons
wonderful_kingdom-step-lord_of_ruin-4 = Destroy the Lord of Ruin

## Scenarios

wonderful_kingdom-scenario-flood_of_rats = Flood of Rats
wonderful_kingdom-scenario-the_prophecy = The Prophecy
wonderful_kingdom-scenario-the_frozen_north = The Frozen North
wonderful_kingdom-scenario-the_last_battle = The Last Battle
wonderful_kingdom-scenario-thieves_guild = Thieves’ Guild
wonderful_kingdom-scenario-surrounded = Surrounded by Enemies

## Families

wonderful_kingdom-family-structure = Structure
wonderful_kingdom-family-company = Company
wonderful_kingdom-family-monument = Monument
wonderful_kingdom-family-discovery = Discovery

## Resources

wonderful_kingdom-resource-materials = materials
wonderful_kingdom-resource-population = population
wonderful_kingdom-resource-gold = gold
wonderful_kingdom-resource-exploration = exploration

## The game

wonderful_kingdom = It’s a Wonderful Kingdom
wonderful_kingdom-about = Offer cards your rival would rather not take, build from what you are given, and win the throne in four rounds.
