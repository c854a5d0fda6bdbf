# The names on the boards and cards.

## Castles

bellum_magica-card-castle_lich = Kostená pevnosť licha
bellum_magica-card-castle_witch = Veža bosorky na močiari
bellum_magica-card-castle_demon = Démonova žeravá bašta
bellum_magica-card-castle_orc = Hradisko orčieho náčelníka
bellum_magica-card-castle_vampire = Nočná veža upíra

## Goblins

bellum_magica-card-goblin_01 = Goblin zberač
bellum_magica-card-goblin_02 = Goblin rybár
bellum_magica-card-goblin_03 = Goblin s kyjom
bellum_magica-card-goblin_04 = Goblin bitkár
bellum_magica-card-goblin_05 = Goblin s hrncom na hlave
bellum_magica-card-goblin_06 = Goblin prakovník
bellum_magica-card-goblin_07 = Goblin kuchár
bellum_magica-card-goblin_08 = Goblin nosič
bellum_magica-card-goblin_09 = Goblin hubár
bellum_magica-card-goblin_10 = Goblin žabiar

## Evil creatures

bellum_magica-card-rat_pack = Svorka potkanov
bellum_magica-card-orc_butcher = Orčí mäsiar
bellum_magica-card-gnoll_hunter = Gnol lovec
bellum_magica-card-boar_rider = Jazdec na diviakovi
bellum_magica-card-hungry_ghoul = Hladný ghúl
bellum_magica-card-warg = Zlovlk
bellum_magica-card-carrion_crow = Mrchožravá vrana
bellum_magica-card-harpy = Harpya
bellum_magica-card-rune_spider = Runový pavúk
bellum_magica-card-hex_witch = Zariekavajúca bosorka
bellum_magica-card-cultist = Runový kultista
bellum_magica-card-night_wolf = Nočný vlk
bellum_magica-card-skeleton_archer = Kostlivý lukostrelec
bellum_magica-card-marsh_toad = Močiarna ropucha
bellum_magica-card-twohead_ogre = Dvojhlavý zlobor
bellum_magica-card-giant_bat = Obrí netopier
bellum_magica-card-lizardman = Jašterák
bellum_magica-card-minotaur = Minotaur
bellum_magica-card-gremlin = Gremlin
bellum_magica-card-shadow_cutpurse = Tieňový vreckár
bellum_magica-card-imp = Čertík
bellum_magica-card-mimic = Mimik
bellum_magica-card-poltergeist = Poltergeist
bellum_magica-card-wisp = Bludička
bellum_magica-card-bone_shaman = Kostený šaman
bellum_magica-card-fire_salamander = Ohnivý mlok
bellum_magica-card-satyr = Prefíkaný satyr
bellum_magica-card-fortune_hag = Veštiaca ježibaba
bellum_magica-card-black_cat = Čierna mačka
bellum_magica-card-jester_zombie = Zombie šašo
bellum_magica-card-dream_moth = Snová mora
bellum_magica-card-raven = Šepkajúci havran
bellum_magica-card-fog_wraith = Hmlový prízrak
bellum_magica-card-banshee = Banší
bellum_magica-card-swamp_pixie = Močiarna víla
bellum_magica-card-changeling = Premenlivec
bellum_magica-card-scarecrow = Prekliaty strašiak
bellum_magica-card-ghost_piper = Prízračný pištec
bellum_magica-card-gargoyle = Chrlič
bellum_magica-card-clay_golem = Hlinený golem
bellum_magica-card-bridge_troll = Mostný trol
bellum_magica-card-iron_beetle = Železný chrobák
bellum_magica-card-mushroom_guard = Hubový strážca
bellum_magica-card-mummy = Múmia
bellum_magica-card-bramble_beast = Tŕňová obluda
bellum_magica-card-jailer = Žalárnik

## Ultra-evil creatures

bellum_magica-card-red_dragon = Červený drak
bellum_magica-card-black_dragon = Čierny drak
bellum_magica-card-hydra = Hydra
bellum_magica-card-mountain_giant = Horský obor
bellum_magica-card-bone_emperor = Kostený cisár
bellum_magica-card-crystal_dragon = Kryštálový drak
bellum_magica-card-rune_golem = Runový golem
bellum_magica-card-demon_prince = Knieža démonov
bellum_magica-card-medusa = Medúza
bellum_magica-card-sphinx = Sfinga
bellum_magica-card-spectral_knight = Prízračný rytier
bellum_magica-card-ash_phoenix = Popolový fénix
bellum_magica-card-storm_djinn = Búrkový džin
bellum_magica-card-vampire_countess = Upírska grófka
bellum_magica-card-chimera = Chiméra
bellum_magica-card-kraken = Kraken
bellum_magica-card-nightmare_steed = Kôň nočných môr
bellum_magica-card-cerberus = Kerberos
bellum_magica-card-behemoth = Behemot
bellum_magica-card-steel_wyvern = Oceľová viverna

## Settlements

bellum_magica-card-inn = Hostinec
bellum_magica-card-farm_1 = Husací statok
bellum_magica-card-farm_2 = Repný statok
bellum_magica-card-farm_3 = Chmeľový statok
bellum_magica-card-farm_4 = Ovčí statok
bellum_magica-card-farm_5 = Prasací statok
bellum_magica-card-farm_6 = Včelí statok
bellum_magica-card-farm_7 = Jablkový statok
bellum_magica-card-village_1 = Mlynárska dedina
bellum_magica-card-village_2 = Rybárska dedina
bellum_magica-card-village_3 = Bylinkárska dedina
bellum_magica-card-village_4 = Banícka dedina
bellum_magica-card-village_5 = Vinárska dedina
bellum_magica-card-village_6 = Hrnčiarska dedina
bellum_magica-card-village_7 = Drevorubačská dedina
bellum_magica-card-city_1 = Trhové mesto
bellum_magica-card-city_2 = Riečne mesto
bellum_magica-card-city_3 = Univerzitné mesto
bellum_magica-card-city_4 = Mesto sýpok
bellum_magica-card-city_5 = Opevnené mesto
bellum_magica-card-city_6 = Opátske mesto
bellum_magica-card-city_7 = Mesto alchymistov
bellum_magica-card-city_8 = Kráľovské mesto
bellum_magica-card-city_9 = Mesto čarodejníkov
bellum_magica-card-city_10 = Hlavné mesto

## Chests

bellum_magica-card-wooden_1 = Drevená truhla (1)
bellum_magica-card-wooden_2 = Drevená truhla (2)
bellum_magica-card-wooden_3 = Drevená truhla (3)
bellum_magica-card-metal_3 = Kovová truhla (3)
bellum_magica-card-metal_4 = Kovová truhla (4)
bellum_magica-card-metal_5 = Kovová truhla (5)
bellum_magica-card-golden_6 = Zlatá truhla (6)
bellum_magica-card-golden_7 = Zlatá truhla (7)
bellum_magica-card-golden_8 = Zlatá truhla (8)

## Orders for goblins, while they are secret

bellum_magica-card-order_left = Doľava
bellum_magica-card-order_right = Doprava
