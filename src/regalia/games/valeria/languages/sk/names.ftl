# Names of cards and areas.

## Citizens

valeria-card-cleric = Liečiteľka
valeria-card-monk = Mních
valeria-card-merchant = Obchodník
valeria-card-blacksmith = Kováč
valeria-card-mercenary = Žoldnier
valeria-card-alchemist = Alchymista
valeria-card-archer = Zbojníčka
valeria-card-wizard = Čarodejník
valeria-card-peasant = Roľník
valeria-card-knight = Rytier
valeria-card-rogue = Vrah
valeria-card-thief = Zlodejka
valeria-card-champion = Šampión
valeria-card-warlord = Vojvodca
valeria-card-paladin = Paladin
valeria-card-priestess = Kňažka
valeria-card-butcher = Mäsiar
valeria-card-miner = Baník

## Starters

valeria-card-starter_peasant = Roľník
valeria-card-starter_knight = Rytier
valeria-card-starter_herald = Herold

## Events

valeria-card-corrupted_cleric = Skazená liečiteľka
valeria-card-giant_leech = Obria pijavica
valeria-card-bat_swarm = Kŕdeľ netopierov
valeria-card-sorcerer = Černokňažník
valeria-card-mimic = Mimik
valeria-card-kobold_thieves = Koboldí zlodeji

## Domains

valeria-card-foxgrove_palisade = Palisáda v Líščom háji
valeria-card-the_desert_orchid = Púštna orchidea
valeria-card-emerald_stronghold = Smaragdová pevnosť
valeria-card-pratchetts_plateau = Pratchettova plošina
valeria-card-cathedral_of_st_aquila = Katedrála svätej Aquily
valeria-card-darktide_harbour = Prístav Temného prílivu
valeria-card-cloudriders_camp = Tábor jazdca oblakov
valeria-card-the_orb_of_urdr = Guľa Urdr
valeria-card-rogues_landing = Lotrovo prístavisko
valeria-card-blood_crow_army = Armáda krvavých vrán
valeria-card-eye_of_asteraten = Oko Asterátu
valeria-card-cutthroats_truce = Prímerie hrdlorezov
valeria-card-halfpenny_hill = Polgrošový vrch
valeria-card-shattered_hand = Roztrieštená ruka
valeria-card-forgotten_sorrows = Zabudnutý žiaľ
valeria-card-watcher_on_the_water = Pozorovateľ nad vodou
valeria-card-gargans_embrace = Garganova náruč
valeria-card-nest_of_the_weaver_witch = Brloh čarodejnice
valeria-card-palace_of_the_dawn = Palác úsvitu
valeria-card-grimmwater_keep = Tvrdza Grimmwater
valeria-card-the_violet_thorn = Fialový tŕň
valeria-card-purloiners_perch = Zbojnícky hrad
valeria-card-golden_obelisk_of_nae = Zlatý obelisk Nae
valeria-card-monolith_of_ostendaar = Monolit z Ostendaaru

## Dukes

valeria-card-cornelius_the_dreamer = Cornelius Rojko
valeria-card-elsyn_saint_of_shadows = El'syn, svätec tieňov
valeria-card-elisium_the_allsmith = Elisium Všekováč
valeria-card-hrothgar_the_conqueror = Hrothgar Dobyvateľ
valeria-card-isabella_the_righteous = Isabella Spravodlivá
valeria-card-lekzandr_the_protector = Lekzand'r Ochranca
valeria-card-node_master_of_swords = Node, majster mečov
valeria-card-reese_the_firebrand = Reese Burič
valeria-card-simon_the_unclean = Simon Nečistý
valeria-card-waryn_lord_of_rogues = Waryn, pán lotrov

## Monsters

valeria-card-goblin = Škret
valeria-card-goblin_mage = Škretí mág
valeria-card-goblin_king = Kráľ škretov
valeria-card-skeleton = Kostlivec
valeria-card-flaming_skeleton = Ohnivý kostlivec
valeria-card-skeleton_king = Kráľ kostlivcov
valeria-card-treant = Ent
valeria-card-bane_spider = Prekliaty pavúk
valeria-card-spider_queen = Pavúčia kráľovná
valeria-card-owlbear = Sovomedveď
valeria-card-giant = Obor
valeria-card-troll = Trol
valeria-card-dire_bear = Zúrivý medveď
valeria-card-orc_warrior = Orčí bojovník
valeria-card-orc_chieftain = Orčí náčelník
valeria-card-gargoyle = Chrlič
valeria-card-wraith = Prízrak
valeria-card-witch_queen = Kráľovná čarodejníc
valeria-card-gelatinous_cube = Rôsolová kocka
valeria-card-basilisk = Bazilisk
valeria-card-swamp_dragon = Močiarny drak
valeria-card-kobolds = Koboldi
valeria-card-gold_golem = Zlatý golem
valeria-card-red_dragon = Červený drak
valeria-card-exhausted = Vyčerpanie
valeria-card-reference = Prehľad

## Areas

valeria-area-hills = Kopce
valeria-area-ruins = Ruiny
valeria-area-forest = Lesy
valeria-area-valley = Údolie
valeria-area-mountains = Hory
valeria-area-barrens = Pustatiny
valeria-area-swamp = Močiare
valeria-area-caverns = Jaskyne

## Game

valeria = Kráľovstvo Valérie
valeria-about = Hádž kockami, získavaj príjmy, zabíjaj príšery, najímaj obyvateľov a buduj panstvá, kým nebude kráľovstvo v bezpečí.
