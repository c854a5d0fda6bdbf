# The names on the cards and of the areas.

## Citizens

valeria-card-cleric = Cleric
valeria-card-monk = Monk
valeria-card-merchant = Merchant
valeria-card-blacksmith = Blacksmith
valeria-card-mercenary = Mercenary
valeria-card-alchemist = Alchemist
valeria-card-archer = Archer
valeria-card-wizard = Wizard
valeria-card-peasant = Peasant
valeria-card-knight = Knight
valeria-card-rogue = Rogue
valeria-card-thief = Thief
valeria-card-champion = Champion
valeria-card-warlord = Warlord
valeria-card-paladin = Paladin
valeria-card-priestess = Priestess
valeria-card-butcher = Butcher
valeria-card-miner = Miner

## Starters

valeria-card-starter_peasant = Peasant
valeria-card-starter_knight = Knight
valeria-card-starter_herald = Herald

## Events

valeria-card-corrupted_cleric = Corrupted Cleric
valeria-card-giant_leech = Giant Leech
valeria-card-bat_swarm = Bat Swarm
valeria-card-sorcerer = Sorcerer
valeria-card-mimic = Mimic
valeria-card-kobold_thieves = Kobold Thieves

## Domains

valeria-card-foxgrove_palisade = Foxgrove Palisade
valeria-card-the_desert_orchid = The Desert Orchid
valeria-card-emerald_stronghold = Emerald Stronghold
valeria-card-pratchetts_plateau = Pratchett's Plateau
valeria-card-cathedral_of_st_aquila = Cathedral of St Aquila
valeria-card-darktide_harbour = Darktide Harbour
valeria-card-cloudriders_camp = Cloudrider's Camp
valeria-card-the_orb_of_urdr = The Orb of Urdr
valeria-card-rogues_landing = Rogue's Landing
valeria-card-blood_crow_army = Blood Crow Army
valeria-card-eye_of_asteraten = Eye of Asteraten
valeria-card-cutthroats_truce = Cutthroat's Truce
valeria-card-halfpenny_hill = Halfpenny Hill
valeria-card-shattered_hand = Shattered Hand
valeria-card-forgotten_sorrows = Forgotten Sorrows
valeria-card-watcher_on_the_water = Watcher on the Water
valeria-card-gargans_embrace = Gargan's Embrace
valeria-card-nest_of_the_weaver_witch = Nest of the Weaver Witch
valeria-card-palace_of_the_dawn = Palace of the Dawn
valeria-card-grimmwater_keep = Grimmwater Keep
valeria-card-the_violet_thorn = The Violet Thorn
valeria-card-purloiners_perch = Purloiner's Perch
valeria-card-golden_obelisk_of_nae = Golden Obelisk of Nae
valeria-card-monolith_of_ostendaar = Monolith of Ostendaar

## Dukes

valeria-card-cornelius_the_dreamer = Cornelius the Dreamer
valeria-card-elsyn_saint_of_shadows = El'syn, Saint of Shadows
valeria-card-elisium_the_allsmith = Elisium the Allsmith
valeria-card-hrothgar_the_conqueror = Hrothgar the Conqueror
valeria-card-isabella_the_righteous = Isabella the Righteous
valeria-card-lekzandr_the_protector = Lekzand'r the Protector
valeria-card-node_master_of_swords = Node, Master of Swords
valeria-card-reese_the_firebrand = Reese the Firebrand
valeria-card-simon_the_unclean = Simon the Unclean
valeria-card-waryn_lord_of_rogues = Waryn, Lord of Rogues

## Monsters

valeria-card-goblin = Goblin
valeria-card-goblin_mage = Goblin Mage
valeria-card-goblin_king = Goblin King
valeria-card-skeleton = Skeleton
valeria-card-flaming_skeleton = Flaming Skeleton
valeria-card-skeleton_king = Skeleton King
valeria-card-treant = Treant
valeria-card-bane_spider = Bane Spider
valeria-card-spider_queen = Spider Queen
valeria-card-owlbear = Owlbear
valeria-card-giant = Giant
valeria-card-troll = Troll
valeria-card-dire_bear = Dire Bear
valeria-card-orc_warrior = Orc Warrior
valeria-card-orc_chieftain = Orc Chieftain
valeria-card-gargoyle = Gargoyle
valeria-card-wraith = Wraith
valeria-card-witch_queen = Witch Queen
valeria-card-gelatinous_cube = Gelatinous Cube
valeria-card-basilisk = Basilisk
valeria-card-swamp_dragon = Swamp Dragon
valeria-card-kobolds = Kobolds
valeria-card-gold_golem = Gold Golem
valeria-card-red_dragon = Red Dragon
valeria-card-exhausted = Exhausted
valeria-card-reference = Reference

## Areas

valeria-area-hills = Hills
valeria-area-ruins = Ruins
valeria-area-forest = Forest
valeria-area-valley = Valley
valeria-area-mountains = Mountains
valeria-area-barrens = Barrens
valeria-area-swamp = Swamp
valeria-area-caverns = Caverns

## Game

valeria = Valeria: Card Kingdoms
valeria-about = Roll, harvest, slay monsters, recruit citizens and build domains until the kingdom is safe.
