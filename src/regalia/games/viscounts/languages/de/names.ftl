# The names on the cards and of the places on the boards.

## Townsfolk

viscounts-card-architect = Architekt
viscounts-card-artisan = Handwerker
viscounts-card-charlatan = Scharlatan
viscounts-card-defender = Verteidiger
viscounts-card-foreman = Vorarbeiter
viscounts-card-mason = Maurer
viscounts-card-miner = Bergmann
viscounts-card-sculptor = Bildhauer
viscounts-card-stonecutter_2 = Steinmetz
viscounts-card-stonecutter_3 = Steinmetz
viscounts-card-woodcutter_2 = Holzfällerin
viscounts-card-woodcutter_3 = Holzfällerin
viscounts-card-gatekeeper = Torwächter
viscounts-card-chevalier = Ritter
viscounts-card-enforcer = Vollstrecker
viscounts-card-watchman = Wachmann
viscounts-card-aristocrat = Aristokratin
viscounts-card-diplomat = Diplomat
viscounts-card-princess = Prinzessin
viscounts-card-artist = Künstler
viscounts-card-patron_2 = Mäzen
viscounts-card-patron_3 = Mäzen
viscounts-card-overseer_2 = Aufseher
viscounts-card-overseer_3 = Aufseher
viscounts-card-pastor = Pfarrer
viscounts-card-acolyte = Akolyth
viscounts-card-bishop = Bischof
viscounts-card-disciple = Jünger
viscounts-card-vicar = Vikar
viscounts-card-clergyman = Geistlicher
viscounts-card-friar = Ordensbruder
viscounts-card-priest = Priester
viscounts-card-missionary_2 = Missionar
viscounts-card-missionary_3 = Missionar
viscounts-card-deacon_2 = Diakon
viscounts-card-deacon_3 = Diakon
viscounts-card-tinker_stone = Kesselflicker
viscounts-card-tinker_gold = Kesselflicker
viscounts-card-tinker_ink = Kesselflicker
viscounts-card-benefactor = Wohltäter
viscounts-card-strongman = Kraftmensch
viscounts-card-traveller = Reisender
viscounts-card-courier = Kurier
viscounts-card-jeweller = Juwelier
viscounts-card-peddler_ink = Hausierer
viscounts-card-peddler_gold = Hausierer
viscounts-card-peddler_stone = Hausierer
viscounts-card-peddler_silver = Hausierer
viscounts-card-antagonist = Widersacherin
viscounts-card-conspirator = Verschwörer
viscounts-card-debt_collector_deed = Schuldeneintreiber
viscounts-card-debt_collector_hire = Schuldeneintreiber
viscounts-card-debt_collector_virtue = Schuldeneintreiber
viscounts-card-debt_collector_resource = Schuldeneintreiber
viscounts-card-illusionist = Illusionist
viscounts-card-lookout = Späher
viscounts-card-meddler = Störenfried
viscounts-card-pickpocket = Taschendieb
viscounts-card-racketeer_2 = Erpresser
viscounts-card-racketeer_1 = Erpresser
viscounts-card-scoundrel_gold = Halunke
viscounts-card-scoundrel_ink = Halunke
viscounts-card-scoundrel_stone = Halunke
viscounts-card-swindler_stone = Schwindler
viscounts-card-swindler_gold = Schwindler
viscounts-card-swindler_ink = Schwindler
viscounts-card-traitor = Verräter
viscounts-card-trickster = Gauner

## Heroes

viscounts-card-ada = Ada
viscounts-card-bertha = Bertha
viscounts-card-clovis = Clovis
viscounts-card-emma = Emma
viscounts-card-guntram = Guntram
viscounts-card-judith = Judith
viscounts-card-lothaire = Lothaire
viscounts-card-merovech = Merovech
viscounts-card-rudolf = Rudolf
viscounts-card-therese = Therese

## Starting townsfolk

viscounts-card-abbot = Abt
viscounts-card-financer = Finanzierin
viscounts-card-journeyman = Geselle
viscounts-card-labourer = Tagelöhner
viscounts-card-lender = Geldverleiherin
viscounts-card-squire = Knappe
viscounts-card-thief = Diebin
viscounts-card-trader = Händler

## Manuscripts

viscounts-card-grey_3_virtue = Graues Manuskript 3 – Tugend
viscounts-card-grey_3_flip = Graues Manuskript 3 – Umdrehen
viscounts-card-grey_4_virtue2 = Graues Manuskript 4 – Tugend
viscounts-card-grey_4_stone2 = Graues Manuskript 4 – Steine
viscounts-card-grey_4_workshop = Graues Manuskript 4 – Werkstatt
viscounts-card-grey_5_builder_icons = Graues Manuskript 5 – Bausymbole
viscounts-card-grey_5_resources = Graues Manuskript 5 – übrige Ressourcen
viscounts-card-grey_6_buildings = Graues Manuskript 6 – Gebäude
viscounts-card-grey_7_guildhall = Graues Manuskript 7 – Gildenhaus
viscounts-card-yellow_3_resource = Gelbes Manuskript 3 – Ressource
viscounts-card-yellow_3_flip = Gelbes Manuskript 3 – Umdrehen
viscounts-card-yellow_4_virtue2 = Gelbes Manuskript 4 – Tugend
viscounts-card-yellow_4_gold2 = Gelbes Manuskript 4 – Gold
viscounts-card-yellow_4_workers2 = Gelbes Manuskript 4 – zwei Arbeiter
viscounts-card-yellow_5_noble_icons = Gelbes Manuskript 5 – Adelssymbole
viscounts-card-yellow_6_workers = Gelbes Manuskript 6 – Arbeiter in der Burg
viscounts-card-yellow_6_flipped_debts = Gelbes Manuskript 6 – bezahlte Schuldscheine
viscounts-card-yellow_7_workers4 = Gelbes Manuskript 7 – vier Arbeiter
viscounts-card-black_3_destroy = Schwarzes Manuskript 3 – Zerstören
viscounts-card-black_3_flip = Schwarzes Manuskript 3 – Umdrehen
viscounts-card-black_4_virtue2 = Schwarzes Manuskript 4 – Tugend
viscounts-card-black_4_ink2 = Schwarzes Manuskript 4 – Tintenfässer
viscounts-card-black_5_cleric_icons = Schwarzes Manuskript 5 – Kirchensymbole
viscounts-card-black_6_manuscripts = Schwarzes Manuskript 6 – Manuskripte
viscounts-card-black_6_flipped_deeds = Schwarzes Manuskript 6 – bestätigte Urkunden
viscounts-card-black_7_manuscript = Schwarzes Manuskript 7 – noch ein Manuskript
viscounts-card-blue_3_silver4 = Blaues Manuskript 3 – Silber
viscounts-card-blue_3_hire = Blaues Manuskript 3 – Anheuern
viscounts-card-blue_3_flip = Blaues Manuskript 3 – Umdrehen
viscounts-card-blue_4_virtue2 = Blaues Manuskript 4 – Tugend
viscounts-card-blue_4_resources2 = Blaues Manuskript 4 – Ressourcen
viscounts-card-blue_5_trade_icons = Blaues Manuskript 5 – Handelssymbole
viscounts-card-blue_5_silver = Blaues Manuskript 5 – übriges Silber
viscounts-card-blue_6_criminal_icons = Blaues Manuskript 6 – Verbrechersymbole
viscounts-card-blue_7_resources4 = Blaues Manuskript 7 – Ressourcen

## Player cards

viscounts-card-player_card_1 = Spielerkarte 1
viscounts-card-player_card_2 = Spielerkarte 2
viscounts-card-player_card_3 = Spielerkarte 3
viscounts-card-player_card_4 = Spielerkarte 4
viscounts-card-player_card_5 = Spielerkarte 5
viscounts-card-player_card_6 = Spielerkarte 6
viscounts-card-player_card_7 = Spielerkarte 7
viscounts-card-player_card_8 = Spielerkarte 8
viscounts-card-player_card_9 = Spielerkarte 9
viscounts-card-player_card_10 = Spielerkarte 10

## Other cards

viscounts-card-cleric_bonus_grey = Kirchenbonuskarte (grau)
viscounts-card-cleric_bonus_yellow = Kirchenbonuskarte (gelb)
viscounts-card-cleric_bonus_black = Kirchenbonuskarte (schwarz)
viscounts-card-cleric_bonus_blue = Kirchenbonuskarte (blau)
viscounts-card-castle_leader = Burgherr

## Scheme cards

viscounts-card-starting_builder_noble = Intrige (Bau- und Adelssymbol)
viscounts-card-starting_noble_cleric = Intrige (Adels- und Kirchensymbol)
viscounts-card-starting_cleric_builder = Intrige (Kirchen- und Bausymbol)
viscounts-card-starting_noble = Intrige (Adelssymbol)
viscounts-card-starting_builder = Intrige (Bausymbol)
viscounts-card-starting_cleric = Intrige (Kirchensymbol)
viscounts-card-starting_criminal = Intrige (Verbrechersymbol)
viscounts-card-starting_merchant = Intrige (Handelssymbol)
viscounts-card-future_cleric = Künftige Intrige (Kirchensymbol)
viscounts-card-future_builder = Künftige Intrige (Bausymbol)
viscounts-card-future_noble = Künftige Intrige (Adelssymbol)
viscounts-card-future_cleric_builder = Künftige Intrige (Kirchen- und Bausymbol)
viscounts-card-future_builder_noble = Künftige Intrige (Bau- und Adelssymbol)
viscounts-card-future_noble_cleric = Künftige Intrige (Adels- und Kirchensymbol)
viscounts-card-future_criminal = Künftige Intrige (Verbrechersymbol)
viscounts-card-future_merchant = Künftige Intrige (Handelssymbol)

## Segments, and who and what is printed on them

viscounts-card-s1 = Buchtküste
viscounts-card-s2 = Bergwiese
viscounts-card-s3 = Wald
viscounts-card-s4 = Klippenküste
viscounts-card-s5 = Schneeberge
viscounts-card-townsfolk_s1 = Aufgedruckter Stadtbewohner (Buchtküste)
viscounts-card-townsfolk_s2 = Aufgedruckter Stadtbewohner (Bergwiese)
viscounts-card-townsfolk_s3 = Aufgedruckter Stadtbewohner (Wald)
viscounts-card-townsfolk_s4 = Aufgedruckter Stadtbewohner (Klippenküste)
viscounts-card-townsfolk_s5 = Aufgedruckter Stadtbewohner (Schneeberge)
viscounts-card-manuscript_s1 = Aufgedrucktes Manuskript (Buchtküste)
viscounts-card-manuscript_s2 = Aufgedrucktes Manuskript (Bergwiese)
viscounts-card-manuscript_s3 = Aufgedrucktes Manuskript (Wald)
viscounts-card-manuscript_s4 = Aufgedrucktes Manuskript (Klippenküste)
viscounts-card-manuscript_s5 = Aufgedrucktes Manuskript (Schneeberge)

## Buildings, and what lies beneath them on a player board

viscounts-card-trading_post = Handelsposten
    .accusative = einen Handelsposten
viscounts-card-guildhall = Gildenhaus
    .accusative = ein Gildenhaus
viscounts-card-workshop = Werkstatt
    .accusative = eine Werkstatt
viscounts-card-trading_post_1 = Handelsposten (ein freier Schritt)
viscounts-card-trading_post_2 = Handelsposten (billige Entlassungen)
viscounts-card-trading_post_3 = Handelsposten (zwei Handelssymbole)
viscounts-card-guildhall_1 = Gildenhaus (Bausymbol)
viscounts-card-guildhall_2 = Gildenhaus (Adelssymbol)
viscounts-card-guildhall_3 = Gildenhaus (Kirchensymbol)
viscounts-card-workshop_1 = Werkstatt (Abwerfen beim Anheuern)
viscounts-card-workshop_2 = Werkstatt (Tugend bei Kollisionen)
viscounts-card-workshop_3 = Werkstatt (größere Hand)

## Places that things come from

viscounts-card-castle_1 = Hof der Tintenfässer und Steine
viscounts-card-castle_2 = Hof der Schuldscheine und Urkunden
viscounts-card-castle_3 = Hof des Goldes
viscounts-card-castle_4 = Hof des Anheuerns
viscounts-card-castle_5 = Hof der Tugend
viscounts-card-keep = Dritte Ebene der Burg
viscounts-card-bumped = Heimgeschickter Arbeiter
viscounts-card-site = Bauplatz
viscounts-card-link = Verbindung
viscounts-card-trade = Handel
viscounts-card-meeting = Burggrafen auf einem Feld
viscounts-card-collision = Kollision
viscounts-card-criminals = Verbrecher
viscounts-card-debt = Bezahlter Schuldschein
viscounts-card-automa = Tafel des Gegners

## The game

viscounts = Burggrafen des Westfrankenreichs
viscounts-about = Reise rund um die Königsburg, gewinne Stadtbewohner, Gebäude und Manuskripte und halte die Waage zwischen Tugend und Korruption.
