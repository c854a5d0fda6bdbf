# Names of cards and areas.

## Citizens

valeria-card-cleric = Léčitelka
valeria-card-monk = Mnich
valeria-card-merchant = Obchodník
valeria-card-blacksmith = Kovář
valeria-card-mercenary = Žoldák
valeria-card-alchemist = Alchymista
valeria-card-archer = Zbojnice
valeria-card-wizard = Čaroděj
valeria-card-peasant = Rolník
valeria-card-knight = Rytíř
valeria-card-rogue = Vrah
valeria-card-thief = Zlodějka
valeria-card-champion = Šampión
valeria-card-warlord = Vojevůdce
valeria-card-paladin = Paladin
valeria-card-priestess = Kněžka
valeria-card-butcher = Řezník
valeria-card-miner = Horník

## Starters

valeria-card-starter_peasant = Rolník
valeria-card-starter_knight = Rytíř
valeria-card-starter_herald = Herold

## Events

valeria-card-corrupted_cleric = Zkažená léčitelka
valeria-card-giant_leech = Obří pijavice
valeria-card-bat_swarm = Hejno netopýrů
valeria-card-sorcerer = Černokněžník
valeria-card-mimic = Mimik
valeria-card-kobold_thieves = Koboldí zloději

## Domains

valeria-card-foxgrove_palisade = Palisáda v Liščím háji
valeria-card-the_desert_orchid = Pouštní orchidej
valeria-card-emerald_stronghold = Smaragdová pevnost
valeria-card-pratchetts_plateau = Pratchettova plošina
valeria-card-cathedral_of_st_aquila = Katedrála svaté Aquily
valeria-card-darktide_harbour = Přístav Temného přílivu
valeria-card-cloudriders_camp = Tábor jezdce oblaků
valeria-card-the_orb_of_urdr = Koule Urdr
valeria-card-rogues_landing = Lotrovo přístaviště
valeria-card-blood_crow_army = Armáda krvavých vran
valeria-card-eye_of_asteraten = Oko Asterátu
valeria-card-cutthroats_truce = Příměří hrdlořezů
valeria-card-halfpenny_hill = Půlgrošový vrch
valeria-card-shattered_hand = Roztříštěná ruka
valeria-card-forgotten_sorrows = Zapomenutý žal
valeria-card-watcher_on_the_water = Pozorovatel nad vodou
valeria-card-gargans_embrace = Garganova náruč
valeria-card-nest_of_the_weaver_witch = Doupě čarodějnice
valeria-card-palace_of_the_dawn = Palác úsvitu
valeria-card-grimmwater_keep = Tvrz Grimmwater
valeria-card-the_violet_thorn = Fialový trn
valeria-card-purloiners_perch = Zbojnický hrad
valeria-card-golden_obelisk_of_nae = Zlatý obelisk Nae
valeria-card-monolith_of_ostendaar = Monolit z Ostendaaru

## Dukes

valeria-card-cornelius_the_dreamer = Cornelius Snílek
valeria-card-elsyn_saint_of_shadows = El'syn, světec stínů
valeria-card-elisium_the_allsmith = Elisium Všekovář
valeria-card-hrothgar_the_conqueror = Hrothgar Dobyvatel
valeria-card-isabella_the_righteous = Isabella Spravedlivá
valeria-card-lekzandr_the_protector = Lekzand'r Ochránce
valeria-card-node_master_of_swords = Node, mistr mečů
valeria-card-reese_the_firebrand = Reese Buřič
valeria-card-simon_the_unclean = Simon Nečistý
valeria-card-waryn_lord_of_rogues = Waryn, pán lotrů

## Monsters

valeria-card-goblin = Skřet
valeria-card-goblin_mage = Skřetí mág
valeria-card-goblin_king = Král skřetů
valeria-card-skeleton = Kostlivec
valeria-card-flaming_skeleton = Ohnivý kostlivec
valeria-card-skeleton_king = Král kostlivců
valeria-card-treant = Ent
valeria-card-bane_spider = Prokletý pavouk
valeria-card-spider_queen = Pavoučí královna
valeria-card-owlbear = Sovodvěd
valeria-card-giant = Obr
valeria-card-troll = Troll
valeria-card-dire_bear = Zuřivý medvěd
valeria-card-orc_warrior = Orčí válečník
valeria-card-orc_chieftain = Orčí náčelník
valeria-card-gargoyle = Chrlič
valeria-card-wraith = Přízrak
valeria-card-witch_queen = Královna čarodějnic
valeria-card-gelatinous_cube = Rosolová krychle
valeria-card-basilisk = Bazilišek
valeria-card-swamp_dragon = Bažinný drak
valeria-card-kobolds = Koboldi
valeria-card-gold_golem = Zlatý golem
valeria-card-red_dragon = Rudý drak
valeria-card-exhausted = Vyčerpání
valeria-card-reference = Přehled

## Areas

valeria-area-hills = Kopce
valeria-area-ruins = Ruiny
valeria-area-forest = Lesy
valeria-area-valley = Údolí
valeria-area-mountains = Hory
valeria-area-barrens = Pustiny
valeria-area-swamp = Bažiny
valeria-area-caverns = Jeskyně

## Game

valeria = Království Valerie
valeria-about = Házej kostkami, získávej příjmy, zabíjej nestvůry, najímej obyvatele a buduj panství, dokud nebude království v bezpečí.
