# The names on the boards and cards.

## Castles

bellum_magica-card-castle_lich = Knochenfeste des Lichs
bellum_magica-card-castle_witch = Moorturm der Hexe
bellum_magica-card-castle_demon = Glutbastei des Dämons
bellum_magica-card-castle_orc = Festung des Orkhäuptlings
bellum_magica-card-castle_vampire = Nachtturm des Vampirs

## Goblins

bellum_magica-card-goblin_01 = Kobold-Sammler
bellum_magica-card-goblin_02 = Kobold-Fischer
bellum_magica-card-goblin_03 = Kobold mit Keule
bellum_magica-card-goblin_04 = Kobold-Raufbold
bellum_magica-card-goblin_05 = Kobold mit Topfhelm
bellum_magica-card-goblin_06 = Kobold-Schleuderer
bellum_magica-card-goblin_07 = Kobold-Koch
bellum_magica-card-goblin_08 = Kobold-Träger
bellum_magica-card-goblin_09 = Kobold-Pilzsammler
bellum_magica-card-goblin_10 = Kobold-Froschfänger

## Evil creatures

bellum_magica-card-rat_pack = Rattenmeute
bellum_magica-card-orc_butcher = Ork-Metzger
bellum_magica-card-gnoll_hunter = Gnoll-Jäger
bellum_magica-card-boar_rider = Wildschweinreiter
bellum_magica-card-hungry_ghoul = Hungriger Ghul
bellum_magica-card-warg = Warg
bellum_magica-card-carrion_crow = Aaskrähe
bellum_magica-card-harpy = Harpyie
bellum_magica-card-rune_spider = Runenspinne
bellum_magica-card-hex_witch = Fluchhexe
bellum_magica-card-cultist = Runenkultist
bellum_magica-card-night_wolf = Nachtwolf
bellum_magica-card-skeleton_archer = Skelettbogenschütze
bellum_magica-card-marsh_toad = Sumpfkröte
bellum_magica-card-twohead_ogre = Zweiköpfiger Oger
bellum_magica-card-giant_bat = Riesenfledermaus
bellum_magica-card-lizardman = Echsenmensch
bellum_magica-card-minotaur = Minotaurus
bellum_magica-card-gremlin = Gremlin
bellum_magica-card-shadow_cutpurse = Schattendieb
bellum_magica-card-imp = Teufelchen
bellum_magica-card-mimic = Mimik
bellum_magica-card-poltergeist = Poltergeist
bellum_magica-card-wisp = Irrlicht
bellum_magica-card-bone_shaman = Knochenschamane
bellum_magica-card-fire_salamander = Feuersalamander
bellum_magica-card-satyr = Listiger Satyr
bellum_magica-card-fortune_hag = Wahrsagende Vettel
bellum_magica-card-black_cat = Schwarze Katze
bellum_magica-card-jester_zombie = Zombie-Narr
bellum_magica-card-dream_moth = Traummotte
bellum_magica-card-raven = Flüsternder Rabe
bellum_magica-card-fog_wraith = Nebelgeist
bellum_magica-card-banshee = Banshee
bellum_magica-card-swamp_pixie = Sumpffee
bellum_magica-card-changeling = Wechselbalg
bellum_magica-card-scarecrow = Verfluchte Vogelscheuche
bellum_magica-card-ghost_piper = Geisterpfeifer
bellum_magica-card-gargoyle = Wasserspeier
bellum_magica-card-clay_golem = Lehmgolem
bellum_magica-card-bridge_troll = Brückentroll
bellum_magica-card-iron_beetle = Eisenkäfer
bellum_magica-card-mushroom_guard = Pilzwächter
bellum_magica-card-mummy = Mumie
bellum_magica-card-bramble_beast = Dornenbestie
bellum_magica-card-jailer = Kerkermeister

## Ultra-evil creatures

bellum_magica-card-red_dragon = Roter Drache
bellum_magica-card-black_dragon = Schwarzer Drache
bellum_magica-card-hydra = Hydra
bellum_magica-card-mountain_giant = Bergriese
bellum_magica-card-bone_emperor = Knochenkaiser
bellum_magica-card-crystal_dragon = Kristalldrache
bellum_magica-card-rune_golem = Runengolem
bellum_magica-card-demon_prince = Dämonenfürst
bellum_magica-card-medusa = Medusa
bellum_magica-card-sphinx = Sphinx
bellum_magica-card-spectral_knight = Geisterritter
bellum_magica-card-ash_phoenix = Aschephönix
bellum_magica-card-storm_djinn = Sturmdschinn
bellum_magica-card-vampire_countess = Vampirgräfin
bellum_magica-card-chimera = Chimäre
bellum_magica-card-kraken = Krake
bellum_magica-card-nightmare_steed = Albtraumross
bellum_magica-card-cerberus = Zerberus
bellum_magica-card-behemoth = Behemoth
bellum_magica-card-steel_wyvern = Stahlwyvern

## Settlements

bellum_magica-card-inn = Taverne
bellum_magica-card-farm_1 = Gänsehof
bellum_magica-card-farm_2 = Rübenhof
bellum_magica-card-farm_3 = Hopfenhof
bellum_magica-card-farm_4 = Schafhof
bellum_magica-card-farm_5 = Schweinehof
bellum_magica-card-farm_6 = Imkerhof
bellum_magica-card-farm_7 = Apfelhof
bellum_magica-card-village_1 = Müllerdorf
bellum_magica-card-village_2 = Fischerdorf
bellum_magica-card-village_3 = Kräuterdorf
bellum_magica-card-village_4 = Bergmannsdorf
bellum_magica-card-village_5 = Winzerdorf
bellum_magica-card-village_6 = Töpferdorf
bellum_magica-card-village_7 = Holzfällerdorf
bellum_magica-card-city_1 = Marktstadt
bellum_magica-card-city_2 = Flussstadt
bellum_magica-card-city_3 = Universitätsstadt
bellum_magica-card-city_4 = Kornstadt
bellum_magica-card-city_5 = Festungsstadt
bellum_magica-card-city_6 = Abteistadt
bellum_magica-card-city_7 = Alchemistenstadt
bellum_magica-card-city_8 = Königsstadt
bellum_magica-card-city_9 = Zaubererstadt
bellum_magica-card-city_10 = Hauptstadt

## Chests

bellum_magica-card-wooden_1 = Holztruhe (1)
bellum_magica-card-wooden_2 = Holztruhe (2)
bellum_magica-card-wooden_3 = Holztruhe (3)
bellum_magica-card-metal_3 = Metalltruhe (3)
bellum_magica-card-metal_4 = Metalltruhe (4)
bellum_magica-card-metal_5 = Metalltruhe (5)
bellum_magica-card-golden_6 = Goldtruhe (6)
bellum_magica-card-golden_7 = Goldtruhe (7)
bellum_magica-card-golden_8 = Goldtruhe (8)

## Orders for goblins, while they are secret

bellum_magica-card-order_left = Nach links
bellum_magica-card-order_right = Nach rechts
