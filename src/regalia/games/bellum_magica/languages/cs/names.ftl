# The names on the boards and cards.

## Castles

bellum_magica-card-castle_lich = Kostěná tvrz licha
bellum_magica-card-castle_witch = Čarodějnická věž v blatech
bellum_magica-card-castle_demon = Démonova žhavá bašta
bellum_magica-card-castle_orc = Hradiště orčího náčelníka
bellum_magica-card-castle_vampire = Noční věž upíra

## Goblins

bellum_magica-card-goblin_01 = Goblin sběrač
bellum_magica-card-goblin_02 = Goblin rybář
bellum_magica-card-goblin_03 = Goblin s kyjem
bellum_magica-card-goblin_04 = Goblin rváč
bellum_magica-card-goblin_05 = Goblin s hrncem na hlavě
bellum_magica-card-goblin_06 = Goblin prakovník
bellum_magica-card-goblin_07 = Goblin kuchař
bellum_magica-card-goblin_08 = Goblin nosič
bellum_magica-card-goblin_09 = Goblin houbař
bellum_magica-card-goblin_10 = Goblin žabař

## Evil creatures

bellum_magica-card-rat_pack = Smečka krys
bellum_magica-card-orc_butcher = Orčí řezník
bellum_magica-card-gnoll_hunter = Gnol lovec
bellum_magica-card-boar_rider = Jezdec na kanci
bellum_magica-card-hungry_ghoul = Hladový ghúl
bellum_magica-card-warg = Zlovlk
bellum_magica-card-carrion_crow = Mrchožravá vrána
bellum_magica-card-harpy = Harpyje
bellum_magica-card-rune_spider = Runový pavouk
bellum_magica-card-hex_witch = Zaříkávající čarodějnice
bellum_magica-card-cultist = Runový kultista
bellum_magica-card-night_wolf = Noční vlk
bellum_magica-card-skeleton_archer = Kostlivý lučištník
bellum_magica-card-marsh_toad = Bažinná ropucha
bellum_magica-card-twohead_ogre = Dvouhlavý zlobr
bellum_magica-card-giant_bat = Obří netopýr
bellum_magica-card-lizardman = Ještěrec
bellum_magica-card-minotaur = Minotaur
bellum_magica-card-gremlin = Gremlin
bellum_magica-card-shadow_cutpurse = Stínový kapsář
bellum_magica-card-imp = Čertík
bellum_magica-card-mimic = Mimik
bellum_magica-card-poltergeist = Poltergeist
bellum_magica-card-wisp = Bludička
bellum_magica-card-bone_shaman = Kostěný šaman
bellum_magica-card-fire_salamander = Ohnivý mlok
bellum_magica-card-satyr = Prohnaný satyr
bellum_magica-card-fortune_hag = Věštící ježibaba
bellum_magica-card-black_cat = Černá kočka
bellum_magica-card-jester_zombie = Zombie šašek
bellum_magica-card-dream_moth = Snová můra
bellum_magica-card-raven = Šeptající havran
bellum_magica-card-fog_wraith = Mlžný přízrak
bellum_magica-card-banshee = Banší
bellum_magica-card-swamp_pixie = Bažinná víla
bellum_magica-card-changeling = Proměnlivec
bellum_magica-card-scarecrow = Prokletý strašák
bellum_magica-card-ghost_piper = Přízračný pištec
bellum_magica-card-gargoyle = Chrlič
bellum_magica-card-clay_golem = Hliněný golem
bellum_magica-card-bridge_troll = Mostní trol
bellum_magica-card-iron_beetle = Železný brouk
bellum_magica-card-mushroom_guard = Houbový strážce
bellum_magica-card-mummy = Mumie
bellum_magica-card-bramble_beast = Trnová obluda
bellum_magica-card-jailer = Žalářník

## Ultra-evil creatures

bellum_magica-card-red_dragon = Rudý drak
bellum_magica-card-black_dragon = Černý drak
bellum_magica-card-hydra = Hydra
bellum_magica-card-mountain_giant = Horský obr
bellum_magica-card-bone_emperor = Kostěný císař
bellum_magica-card-crystal_dragon = Křišťálový drak
bellum_magica-card-rune_golem = Runový golem
bellum_magica-card-demon_prince = Kníže démonů
bellum_magica-card-medusa = Medúza
bellum_magica-card-sphinx = Sfinga
bellum_magica-card-spectral_knight = Přízračný rytíř
bellum_magica-card-ash_phoenix = Popelový fénix
bellum_magica-card-storm_djinn = Bouřný džin
bellum_magica-card-vampire_countess = Upíří hraběnka
bellum_magica-card-chimera = Chiméra
bellum_magica-card-kraken = Kraken
bellum_magica-card-nightmare_steed = Kůň nočních můr
bellum_magica-card-cerberus = Kerberos
bellum_magica-card-behemoth = Behemot
bellum_magica-card-steel_wyvern = Ocelová viverna

## Settlements

bellum_magica-card-inn = Hostinec
bellum_magica-card-farm_1 = Husí statek
bellum_magica-card-farm_2 = Řepný statek
bellum_magica-card-farm_3 = Chmelový statek
bellum_magica-card-farm_4 = Ovčí statek
bellum_magica-card-farm_5 = Prasečí statek
bellum_magica-card-farm_6 = Včelí statek
bellum_magica-card-farm_7 = Jablečný statek
bellum_magica-card-village_1 = Mlynářská vesnice
bellum_magica-card-village_2 = Rybářská vesnice
bellum_magica-card-village_3 = Bylinkářská vesnice
bellum_magica-card-village_4 = Hornická vesnice
bellum_magica-card-village_5 = Vinařská vesnice
bellum_magica-card-village_6 = Hrnčířská vesnice
bellum_magica-card-village_7 = Dřevorubecká vesnice
bellum_magica-card-city_1 = Trhové město
bellum_magica-card-city_2 = Říční město
bellum_magica-card-city_3 = Univerzitní město
bellum_magica-card-city_4 = Město sýpek
bellum_magica-card-city_5 = Opevněné město
bellum_magica-card-city_6 = Opatské město
bellum_magica-card-city_7 = Město alchymistů
bellum_magica-card-city_8 = Královské město
bellum_magica-card-city_9 = Město čarodějů
bellum_magica-card-city_10 = Hlavní město

## Chests

bellum_magica-card-wooden_1 = Dřevěná truhla (1)
bellum_magica-card-wooden_2 = Dřevěná truhla (2)
bellum_magica-card-wooden_3 = Dřevěná truhla (3)
bellum_magica-card-metal_3 = Kovová truhla (3)
bellum_magica-card-metal_4 = Kovová truhla (4)
bellum_magica-card-metal_5 = Kovová truhla (5)
bellum_magica-card-golden_6 = Zlatá truhla (6)
bellum_magica-card-golden_7 = Zlatá truhla (7)
bellum_magica-card-golden_8 = Zlatá truhla (8)

## Orders for goblins, while they are secret

bellum_magica-card-order_left = Doleva
bellum_magica-card-order_right = Doprava
