# The names of cards, boards, scenarios, families and resources.

## Developments

wonderful_kingdom-card-farm = Bauernhof
wonderful_kingdom-card-quarry = Steinbruch
wonderful_kingdom-card-hamlet = Weiler
wonderful_kingdom-card-barracks = Kaserne
wonderful_kingdom-card-mill = Mühle
wonderful_kingdom-card-guildhall = Zunfthaus
wonderful_kingdom-card-harbour = Hafen
wonderful_kingdom-card-royal_road = Königsstraße
wonderful_kingdom-card-seafarers = Seefahrer
wonderful_kingdom-card-allied_armies = Vereinte Heere
wonderful_kingdom-card-tax_collectors = Steuereintreiber
wonderful_kingdom-card-scholars = Gelehrte
wonderful_kingdom-card-stonemasons = Steinmetze
wonderful_kingdom-card-sappers = Pioniere
wonderful_kingdom-card-recruiters = Werber
wonderful_kingdom-card-expedition = Expedition
wonderful_kingdom-card-royal_guard = Königliche Garde
wonderful_kingdom-card-royal_cavalry = Königliche Kavallerie
wonderful_kingdom-card-secret_society = Geheimbund
wonderful_kingdom-card-great_lighthouse = Großer Leuchtturm
wonderful_kingdom-card-great_library = Große Bibliothek
wonderful_kingdom-card-monumental_statue = Monumentalstatue
wonderful_kingdom-card-grand_arena = Prachtvolle Arena
wonderful_kingdom-card-magic_forge = Zauberschmiede
wonderful_kingdom-card-banquet_hall = Bankettsaal
wonderful_kingdom-card-royal_dungeon = Königliches Verlies
wonderful_kingdom-card-ramparts = Festungswall
wonderful_kingdom-card-royal_palace = Königspalast
wonderful_kingdom-card-hall_of_wonders = Halle der Wunder
wonderful_kingdom-card-royal_mint = Königliche Münze
wonderful_kingdom-card-grand_market = Großer Markt
wonderful_kingdom-card-aqueduct = Aquädukt
wonderful_kingdom-card-alchemists_tower = Alchemistenturm
wonderful_kingdom-card-tournament_grounds = Turnierplatz
wonderful_kingdom-card-wreck_of_the_leonart = Wrack der Leonart
wonderful_kingdom-card-portal = Portal
wonderful_kingdom-card-lair_of_burning_sand = Höhle des glühenden Sandes
wonderful_kingdom-card-last_refuge_of_the_giants = Letzte Zuflucht der Riesen
wonderful_kingdom-card-gate_of_hell = Höllenpforte
wonderful_kingdom-card-dragon_eggs = Dracheneier
wonderful_kingdom-card-tatis_tribe = Stamm der Tatis
wonderful_kingdom-card-lost_city = Verlorene Stadt
wonderful_kingdom-card-titans_tomb = Titanengrab
wonderful_kingdom-card-crystal_caverns = Kristallhöhlen
wonderful_kingdom-card-spice_island = Gewürzinsel

## Treasures and calamities

wonderful_kingdom-card-treasure_materials_materials = Schatz (2 × Material)
wonderful_kingdom-card-treasure_population_population = Schatz (2 × Bevölkerung)
wonderful_kingdom-card-treasure_gold_gold = Schatz (2 × Gold)
wonderful_kingdom-card-treasure_exploration_exploration = Schatz (2 × Erkundung)
wonderful_kingdom-card-treasure_materials_population = Schatz (Material + Bevölkerung)
wonderful_kingdom-card-treasure_materials_gold = Schatz (Material + Gold)
wonderful_kingdom-card-treasure_materials_exploration = Schatz (Material + Erkundung)
wonderful_kingdom-card-treasure_population_gold = Schatz (Bevölkerung + Gold)
wonderful_kingdom-card-treasure_population_exploration = Schatz (Bevölkerung + Erkundung)
wonderful_kingdom-card-treasure_gold_exploration = Schatz (Gold + Erkundung)
wonderful_kingdom-card-calamity = Katastrophe

## Menaces

wonderful_kingdom-card-giant_rat = Riesenratte
wonderful_kingdom-card-vermin = Ungeziefer
wonderful_kingdom-card-ice_giant = Eisriese
wonderful_kingdom-card-shadow = Schatten
wonderful_kingdom-card-thief = Dieb
wonderful_kingdom-menace-giant_rats = Riesenratten
wonderful_kingdom-menace-ice_giants = Eisriesen
wonderful_kingdom-menace-shadows = Schatten
wonderful_kingdom-menace-thieves = Diebe

## Advisors

wonderful_kingdom-card-pirate_of_the_five_seas = Piratin der fünf Meere
wonderful_kingdom-card-renowned_cartographer = Berühmte Kartografin
wonderful_kingdom-card-master_builder = Baumeister
wonderful_kingdom-card-peoples_tribune = Volkstribunin
wonderful_kingdom-card-enlightened_prophet = Erleuchteter Prophet
wonderful_kingdom-card-grey_eminence = Graue Eminenz
wonderful_kingdom-card-veteran_scout = Erfahrene Kundschafterin
wonderful_kingdom-card-master_of_spies = Meister der Spione
wonderful_kingdom-card-court_jester = Hofnarr
wonderful_kingdom-card-silver_tongued_envoy = Wortgewandter Gesandter
wonderful_kingdom-card-court_alchemist = Hofalchemistin
wonderful_kingdom-card-quartermaster = Quartiermeister
wonderful_kingdom-card-high_priestess = Hohepriesterin
wonderful_kingdom-card-court_chronicler = Hofchronistin

## Duchies

wonderful_kingdom-card-teressia_a = Herzogtum Teressie A
wonderful_kingdom-card-teressia_b = Herzogtum Teressie B
wonderful_kingdom-card-valados_a = Herzogtum Valados A
wonderful_kingdom-card-valados_b = Herzogtum Valados B

## Quests

wonderful_kingdom-card-usurper = Der Thronräuber
wonderful_kingdom-step-usurper-1 = Finde den Verräter in den eigenen Reihen
wonderful_kingdom-step-usurper-2 = Vereitle ihren Plan
wonderful_kingdom-step-usurper-3 = Heuere Söldner an
wonderful_kingdom-step-usurper-4 = Besiege die Rebellenarmee
wonderful_kingdom-card-northern_lands = Die Nordlande
wonderful_kingdom-step-northern_lands-1 = Rüste die Flotte aus
wonderful_kingdom-step-northern_lands-2 = Besiedle die eisige Küste
wonderful_kingdom-step-northern_lands-3 = Gewinne die Nordklans
wonderful_kingdom-step-northern_lands-4 = Beanspruche die Nordlande
wonderful_kingdom-card-lord_of_ruin = Der Herr des Verderbens
wonderful_kingdom-step-lord_of_ruin-1 = Warne die Dörfer
wonderful_kingdom-step-lord_of_ruin-2 = Reinige das verdorbene Land
wonderful_kingdom-step-lord_of_ruin-3 = Segne die Waffen
wonderful_kingdom-step-lord_of_ruin-4 = Vernichte den Herrn des Verderbens

## Scenarios

wonderful_kingdom-scenario-flood_of_rats = Rattenplage
wonderful_kingdom-scenario-the_prophecy = Die Prophezeiung
wonderful_kingdom-scenario-the_frozen_north = Der eisige Norden
wonderful_kingdom-scenario-the_last_battle = Die letzte Schlacht
wonderful_kingdom-scenario-thieves_guild = Die Diebesgilde
wonderful_kingdom-scenario-surrounded = Von Feinden umzingelt

## Families

wonderful_kingdom-family-structure = Bauwerk
    .each = für jedes Bauwerk
wonderful_kingdom-family-company = Kompanie
    .each = für jede Kompanie
wonderful_kingdom-family-monument = Monument
    .each = für jedes Monument
wonderful_kingdom-family-discovery = Entdeckung
    .each = für jede Entdeckung

## Resources

wonderful_kingdom-resource-materials = Material
wonderful_kingdom-resource-population = Bevölkerung
wonderful_kingdom-resource-gold = Gold
wonderful_kingdom-resource-exploration = Erkundung

## The game

wonderful_kingdom = Ein wundervolles Königreich
wonderful_kingdom-about = Biete Karten an, die dein Rivale lieber nicht nähme, baue aus dem, was du bekommst, und gewinne in vier Runden den Thron.
