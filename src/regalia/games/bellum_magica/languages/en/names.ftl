# The names on the boards and cards.

## Castles

bellum_magica-card-castle_lich = Lich's Bone Keep
bellum_magica-card-castle_witch = Witch's Moor Tower
bellum_magica-card-castle_demon = Demon's Ember Hold
bellum_magica-card-castle_orc = Orc Warlord's Fort
bellum_magica-card-castle_vampire = Vampire's Night Spire

## Goblins

bellum_magica-card-goblin_01 = Goblin Forager
bellum_magica-card-goblin_02 = Goblin Fisher
bellum_magica-card-goblin_03 = Goblin with a Club
bellum_magica-card-goblin_04 = Goblin Brawler
bellum_magica-card-goblin_05 = Goblin with a Pot Helmet
bellum_magica-card-goblin_06 = Goblin Slinger
bellum_magica-card-goblin_07 = Goblin Cook
bellum_magica-card-goblin_08 = Goblin Porter
bellum_magica-card-goblin_09 = Goblin Mushroom Picker
bellum_magica-card-goblin_10 = Goblin Frog Catcher

## Evil creatures

bellum_magica-card-rat_pack = Rat Pack
bellum_magica-card-orc_butcher = Orc Butcher
bellum_magica-card-gnoll_hunter = Gnoll Hunter
bellum_magica-card-boar_rider = Boar Rider
bellum_magica-card-hungry_ghoul = Hungry Ghoul
bellum_magica-card-warg = Warg
bellum_magica-card-carrion_crow = Carrion Crow
bellum_magica-card-harpy = Harpy
bellum_magica-card-rune_spider = Rune Spider
bellum_magica-card-hex_witch = Hexing Witch
bellum_magica-card-cultist = Rune Cultist
bellum_magica-card-night_wolf = Night Wolf
bellum_magica-card-skeleton_archer = Skeleton Archer
bellum_magica-card-marsh_toad = Marsh Toad
bellum_magica-card-twohead_ogre = Two-Headed Ogre
bellum_magica-card-giant_bat = Giant Bat
bellum_magica-card-lizardman = Lizardman
bellum_magica-card-minotaur = Minotaur
bellum_magica-card-gremlin = Gremlin
bellum_magica-card-shadow_cutpurse = Shadow Cutpurse
bellum_magica-card-imp = Imp
bellum_magica-card-mimic = Mimic
bellum_magica-card-poltergeist = Poltergeist
bellum_magica-card-wisp = Will-o'-the-Wisp
bellum_magica-card-bone_shaman = Bone Shaman
bellum_magica-card-fire_salamander = Fire Salamander
bellum_magica-card-satyr = Trickster Satyr
bellum_magica-card-fortune_hag = Fortune-Telling Hag
bellum_magica-card-black_cat = Black Cat
bellum_magica-card-jester_zombie = Zombie Jester
bellum_magica-card-dream_moth = Dream Moth
bellum_magica-card-raven = Whispering Raven
bellum_magica-card-fog_wraith = Fog Wraith
bellum_magica-card-banshee = Banshee
bellum_magica-card-swamp_pixie = Swamp Pixie
bellum_magica-card-changeling = Changeling
bellum_magica-card-scarecrow = Cursed Scarecrow
bellum_magica-card-ghost_piper = Ghost Piper
bellum_magica-card-gargoyle = Gargoyle
bellum_magica-card-clay_golem = Clay Golem
bellum_magica-card-bridge_troll = Bridge Troll
bellum_magica-card-iron_beetle = Iron Beetle
bellum_magica-card-mushroom_guard = Mushroom Guard
bellum_magica-card-mummy = Mummy
bellum_magica-card-bramble_beast = Bramble Beast
bellum_magica-card-jailer = Dungeon Jailer

## Ultra-evil creatures

bellum_magica-card-red_dragon = Red Dragon
bellum_magica-card-black_dragon = Black Dragon
bellum_magica-card-hydra = Hydra
bellum_magica-card-mountain_giant = Mountain Giant
bellum_magica-card-bone_emperor = Bone Emperor
bellum_magica-card-crystal_dragon = Crystal Dragon
bellum_magica-card-rune_golem = Rune Golem
bellum_magica-card-demon_prince = Demon Prince
bellum_magica-card-medusa = Medusa
bellum_magica-card-sphinx = Sphinx
bellum_magica-card-spectral_knight = Spectral Knight
bellum_magica-card-ash_phoenix = Ash Phoenix
bellum_magica-card-storm_djinn = Storm Djinn
bellum_magica-card-vampire_countess = Vampire Countess
bellum_magica-card-chimera = Chimera
bellum_magica-card-kraken = Kraken
bellum_magica-card-nightmare_steed = Nightmare Steed
bellum_magica-card-cerberus = Cerberus
bellum_magica-card-behemoth = Behemoth
bellum_magica-card-steel_wyvern = Steel Wyvern

## Settlements

bellum_magica-card-inn = Tavern
bellum_magica-card-farm_1 = Goose Farm
bellum_magica-card-farm_2 = Turnip Farm
bellum_magica-card-farm_3 = Hop Farm
bellum_magica-card-farm_4 = Sheep Farm
bellum_magica-card-farm_5 = Pig Farm
bellum_magica-card-farm_6 = Bee Farm
bellum_magica-card-farm_7 = Apple Farm
bellum_magica-card-village_1 = Millers' Village
bellum_magica-card-village_2 = Fishing Village
bellum_magica-card-village_3 = Herbalists' Village
bellum_magica-card-village_4 = Miners' Village
bellum_magica-card-village_5 = Vintners' Village
bellum_magica-card-village_6 = Potters' Village
bellum_magica-card-village_7 = Woodcutters' Village
bellum_magica-card-city_1 = Market City
bellum_magica-card-city_2 = River City
bellum_magica-card-city_3 = University City
bellum_magica-card-city_4 = Granary City
bellum_magica-card-city_5 = Walled City
bellum_magica-card-city_6 = Abbey City
bellum_magica-card-city_7 = Alchemists' City
bellum_magica-card-city_8 = Royal City
bellum_magica-card-city_9 = Wizards' City
bellum_magica-card-city_10 = Capital City

## Chests

bellum_magica-card-wooden_1 = Wooden Chest (1)
bellum_magica-card-wooden_2 = Wooden Chest (2)
bellum_magica-card-wooden_3 = Wooden Chest (3)
bellum_magica-card-metal_3 = Metal Chest (3)
bellum_magica-card-metal_4 = Metal Chest (4)
bellum_magica-card-metal_5 = Metal Chest (5)
bellum_magica-card-golden_6 = Gold Chest (6)
bellum_magica-card-golden_7 = Gold Chest (7)
bellum_magica-card-golden_8 = Gold Chest (8)

## Orders for goblins, while they are secret

bellum_magica-card-order_left = To the left
bellum_magica-card-order_right = To the right
