# Names of cards and areas.

## Citizens

valeria-card-cleric = Klerikerin
valeria-card-monk = Mönch
valeria-card-merchant = Kaufmann
valeria-card-blacksmith = Schmied
valeria-card-mercenary = Söldner
valeria-card-alchemist = Alchemist
valeria-card-archer = Bogenschützin
valeria-card-wizard = Zauberer
valeria-card-peasant = Bauer
valeria-card-knight = Ritter
valeria-card-rogue = Schurke
valeria-card-thief = Diebin
valeria-card-champion = Champion
valeria-card-warlord = Kriegsherr
valeria-card-paladin = Paladin
valeria-card-priestess = Priesterin
valeria-card-butcher = Metzger
valeria-card-miner = Bergmann

## Starters

valeria-card-starter_peasant = Bauer
valeria-card-starter_knight = Ritter
valeria-card-starter_herald = Herold

## Events

valeria-card-corrupted_cleric = Verdorbene Klerikerin
valeria-card-giant_leech = Riesenegel
valeria-card-bat_swarm = Fledermaus-Schwarm
valeria-card-sorcerer = Hexenmeister
valeria-card-mimic = Mimik
valeria-card-kobold_thieves = Koboldsdiebe

## Domains

valeria-card-foxgrove_palisade = Fuchshain-Palisade
valeria-card-the_desert_orchid = Die Wüstenorchidee
valeria-card-emerald_stronghold = Smaragdfestung
valeria-card-pratchetts_plateau = Pratchetts Plateau
valeria-card-cathedral_of_st_aquila = Kathedrale der heiligen Aquila
valeria-card-darktide_harbour = Hafen der dunklen Flut
valeria-card-cloudriders_camp = Lager des Wolkenreiters
valeria-card-the_orb_of_urdr = Die Kugel von Urdr
valeria-card-rogues_landing = Schurkenanleger
valeria-card-blood_crow_army = Armee der Blutkrähen
valeria-card-eye_of_asteraten = Das Auge von Asteraten
valeria-card-cutthroats_truce = Waffenstillstand der Halsabschneider
valeria-card-halfpenny_hill = Halbpfennighügel
valeria-card-shattered_hand = Zerschmetterte Hand
valeria-card-forgotten_sorrows = Vergessenes Leid
valeria-card-watcher_on_the_water = Wächter auf dem Wasser
valeria-card-gargans_embrace = Gargans Umarmung
valeria-card-nest_of_the_weaver_witch = Nest der Weberhexe
valeria-card-palace_of_the_dawn = Palast der Morgenröte
valeria-card-grimmwater_keep = Grimmwasser-Feste
valeria-card-the_violet_thorn = Der violette Dorn
valeria-card-purloiners_perch = Räuberfestung
valeria-card-golden_obelisk_of_nae = Goldener Obelisk von Nae
valeria-card-monolith_of_ostendaar = Monolith von Ostendaar

## Dukes

valeria-card-cornelius_the_dreamer = Cornelius der Träumer
valeria-card-elsyn_saint_of_shadows = El'syn, Heiliger der Schatten
valeria-card-elisium_the_allsmith = Elisium der Allschmied
valeria-card-hrothgar_the_conqueror = Hrothgar der Eroberer
valeria-card-isabella_the_righteous = Isabella die Gerechte
valeria-card-lekzandr_the_protector = Lekzand'r der Beschützer
valeria-card-node_master_of_swords = Node, Meister der Schwerter
valeria-card-reese_the_firebrand = Reese der Heißsporn
valeria-card-simon_the_unclean = Simon der Unreine
valeria-card-waryn_lord_of_rogues = Waryn, Herr der Schurken

## Monsters

valeria-card-goblin = Goblin
valeria-card-goblin_mage = Goblinmagier
valeria-card-goblin_king = Goblinkönig
valeria-card-skeleton = Skelett
valeria-card-flaming_skeleton = Flammenskelett
valeria-card-skeleton_king = Skelettkönig
valeria-card-treant = Baumhirte
valeria-card-bane_spider = Unglücksspinne
valeria-card-spider_queen = Spinnenkönigin
valeria-card-owlbear = Eulenbär
valeria-card-giant = Riese
valeria-card-troll = Troll
valeria-card-dire_bear = Schreckensbär
valeria-card-orc_warrior = Ork-Krieger
valeria-card-orc_chieftain = Ork-Häuptling
valeria-card-gargoyle = Gargoyle
valeria-card-wraith = Todesalb
valeria-card-witch_queen = Hexenkönigin
valeria-card-gelatinous_cube = Gallertwürfel
valeria-card-basilisk = Basilisk
valeria-card-swamp_dragon = Sumpfdrache
valeria-card-kobolds = Kobolde
valeria-card-gold_golem = Goldgolem
valeria-card-red_dragon = Roter Drache
valeria-card-exhausted = Erschöpft
valeria-card-reference = Übersicht

## Areas

valeria-area-hills = Hügel
valeria-area-ruins = Ruinen
valeria-area-forest = Wald
valeria-area-valley = Tal
valeria-area-mountains = Gebirge
valeria-area-barrens = Ödland
valeria-area-swamp = Sumpf
valeria-area-caverns = Höhlen

## Game

valeria = Valeria: Königreich der Karten
valeria-about = Würfle, erhalte Erträge, erschlage Monster, rekrutiere Bürger und übernimm Gebiete, bis das Königreich sicher ist.
