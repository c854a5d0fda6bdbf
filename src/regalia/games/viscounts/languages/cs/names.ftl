# The names on the cards and of the places on the boards.

## Townsfolk

viscounts-card-architect = Architekt
viscounts-card-artisan = Řemeslník
viscounts-card-charlatan = Šarlatán
viscounts-card-defender = Obránce
viscounts-card-foreman = Předák
viscounts-card-mason = Zedník
viscounts-card-miner = Horník
viscounts-card-sculptor = Sochař
viscounts-card-stonecutter_2 = Kameník
viscounts-card-stonecutter_3 = Kameník
viscounts-card-woodcutter_2 = Tesařka
viscounts-card-woodcutter_3 = Tesařka
viscounts-card-gatekeeper = Strážce brány
viscounts-card-chevalier = Rytíř
viscounts-card-enforcer = Vykonavatel
viscounts-card-watchman = Strážný
viscounts-card-aristocrat = Aristokratka
viscounts-card-diplomat = Diplomat
viscounts-card-princess = Princezna
viscounts-card-artist = Umělec
viscounts-card-patron_2 = Mecenáš
viscounts-card-patron_3 = Mecenáš
viscounts-card-overseer_2 = Dozorce
viscounts-card-overseer_3 = Dozorce
viscounts-card-pastor = Farář
viscounts-card-acolyte = Ministrant
viscounts-card-bishop = Biskup
viscounts-card-disciple = Učedník
viscounts-card-vicar = Vikář
viscounts-card-clergyman = Duchovní
viscounts-card-friar = Mnich
viscounts-card-priest = Kněz
viscounts-card-missionary_2 = Misionář
viscounts-card-missionary_3 = Misionář
viscounts-card-deacon_2 = Jáhen
viscounts-card-deacon_3 = Jáhen
viscounts-card-tinker_stone = Dráteník
viscounts-card-tinker_gold = Dráteník
viscounts-card-tinker_ink = Dráteník
viscounts-card-benefactor = Dobrodinec
viscounts-card-strongman = Silák
viscounts-card-traveller = Poutník
viscounts-card-courier = Kurýr
viscounts-card-jeweller = Klenotník
viscounts-card-peddler_ink = Pouliční prodavač
viscounts-card-peddler_gold = Pouliční prodavač
viscounts-card-peddler_stone = Pouliční prodavač
viscounts-card-peddler_silver = Pouliční prodavač
viscounts-card-antagonist = Odpůrkyně
viscounts-card-conspirator = Spiklenec
viscounts-card-debt_collector_deed = Výběrčí dluhů
viscounts-card-debt_collector_hire = Výběrčí dluhů
viscounts-card-debt_collector_virtue = Výběrčí dluhů
viscounts-card-debt_collector_resource = Výběrčí dluhů
viscounts-card-illusionist = Iluzionista
viscounts-card-lookout = Hlídka
viscounts-card-meddler = Všetečka
viscounts-card-pickpocket = Kapsář
viscounts-card-racketeer_2 = Vyděrač
viscounts-card-racketeer_1 = Vyděrač
viscounts-card-scoundrel_gold = Darebák
viscounts-card-scoundrel_ink = Darebák
viscounts-card-scoundrel_stone = Darebák
viscounts-card-swindler_stone = Podvodník
viscounts-card-swindler_gold = Podvodník
viscounts-card-swindler_ink = Podvodník
viscounts-card-traitor = Zrádce
viscounts-card-trickster = Šejdíř

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

viscounts-card-abbot = Opat
viscounts-card-financer = Finančnice
viscounts-card-journeyman = Tovaryš
viscounts-card-labourer = Dělník
viscounts-card-lender = Lichvářka
viscounts-card-squire = Panoš
viscounts-card-thief = Zlodějka
viscounts-card-trader = Obchodník

## Manuscripts

viscounts-card-grey_3_virtue = Šedý rukopis 3 – počestnost
viscounts-card-grey_3_flip = Šedý rukopis 3 – otočení
viscounts-card-grey_4_virtue2 = Šedý rukopis 4 – počestnost
viscounts-card-grey_4_stone2 = Šedý rukopis 4 – kameny
viscounts-card-grey_4_workshop = Šedý rukopis 4 – dílna
viscounts-card-grey_5_builder_icons = Šedý rukopis 5 – stavební symboly
viscounts-card-grey_5_resources = Šedý rukopis 5 – zbylé suroviny
viscounts-card-grey_6_buildings = Šedý rukopis 6 – budovy
viscounts-card-grey_7_guildhall = Šedý rukopis 7 – cechovní dům
viscounts-card-yellow_3_resource = Žlutý rukopis 3 – surovina
viscounts-card-yellow_3_flip = Žlutý rukopis 3 – otočení
viscounts-card-yellow_4_virtue2 = Žlutý rukopis 4 – počestnost
viscounts-card-yellow_4_gold2 = Žlutý rukopis 4 – zlato
viscounts-card-yellow_4_workers2 = Žlutý rukopis 4 – dva poddaní
viscounts-card-yellow_5_noble_icons = Žlutý rukopis 5 – šlechtické symboly
viscounts-card-yellow_6_workers = Žlutý rukopis 6 – poddaní na hradě
viscounts-card-yellow_6_flipped_debts = Žlutý rukopis 6 – splacené dluhy
viscounts-card-yellow_7_workers4 = Žlutý rukopis 7 – čtyři poddaní
viscounts-card-black_3_destroy = Černý rukopis 3 – zničení
viscounts-card-black_3_flip = Černý rukopis 3 – otočení
viscounts-card-black_4_virtue2 = Černý rukopis 4 – počestnost
viscounts-card-black_4_ink2 = Černý rukopis 4 – kalamáře
viscounts-card-black_5_cleric_icons = Černý rukopis 5 – církevní symboly
viscounts-card-black_6_manuscripts = Černý rukopis 6 – rukopisy
viscounts-card-black_6_flipped_deeds = Černý rukopis 6 – stvrzené smlouvy
viscounts-card-black_7_manuscript = Černý rukopis 7 – další rukopis
viscounts-card-blue_3_silver4 = Modrý rukopis 3 – mince
viscounts-card-blue_3_hire = Modrý rukopis 3 – najímání
viscounts-card-blue_3_flip = Modrý rukopis 3 – otočení
viscounts-card-blue_4_virtue2 = Modrý rukopis 4 – počestnost
viscounts-card-blue_4_resources2 = Modrý rukopis 4 – suroviny
viscounts-card-blue_5_trade_icons = Modrý rukopis 5 – obchodní symboly
viscounts-card-blue_5_silver = Modrý rukopis 5 – zbylé mince
viscounts-card-blue_6_criminal_icons = Modrý rukopis 6 – zločinecké symboly
viscounts-card-blue_7_resources4 = Modrý rukopis 7 – suroviny

## Player cards

viscounts-card-player_card_1 = Karta hráče 1
viscounts-card-player_card_2 = Karta hráče 2
viscounts-card-player_card_3 = Karta hráče 3
viscounts-card-player_card_4 = Karta hráče 4
viscounts-card-player_card_5 = Karta hráče 5
viscounts-card-player_card_6 = Karta hráče 6
viscounts-card-player_card_7 = Karta hráče 7
viscounts-card-player_card_8 = Karta hráče 8
viscounts-card-player_card_9 = Karta hráče 9
viscounts-card-player_card_10 = Karta hráče 10

## Other cards

viscounts-card-cleric_bonus_grey = Karta církevního bonusu (šedá)
viscounts-card-cleric_bonus_yellow = Karta církevního bonusu (žlutá)
viscounts-card-cleric_bonus_black = Karta církevního bonusu (černá)
viscounts-card-cleric_bonus_blue = Karta církevního bonusu (modrá)
viscounts-card-castle_leader = Hradní pán

## Scheme cards

viscounts-card-starting_builder_noble = Intrika (stavební a šlechtický symbol)
viscounts-card-starting_noble_cleric = Intrika (šlechtický a církevní symbol)
viscounts-card-starting_cleric_builder = Intrika (církevní a stavební symbol)
viscounts-card-starting_noble = Intrika (šlechtický symbol)
viscounts-card-starting_builder = Intrika (stavební symbol)
viscounts-card-starting_cleric = Intrika (církevní symbol)
viscounts-card-starting_criminal = Intrika (zločinecký symbol)
viscounts-card-starting_merchant = Intrika (obchodní symbol)
viscounts-card-future_cleric = Budoucí intrika (církevní symbol)
viscounts-card-future_builder = Budoucí intrika (stavební symbol)
viscounts-card-future_noble = Budoucí intrika (šlechtický symbol)
viscounts-card-future_cleric_builder = Budoucí intrika (církevní a stavební symbol)
viscounts-card-future_builder_noble = Budoucí intrika (stavební a šlechtický symbol)
viscounts-card-future_noble_cleric = Budoucí intrika (šlechtický a církevní symbol)
viscounts-card-future_criminal = Budoucí intrika (zločinecký symbol)
viscounts-card-future_merchant = Budoucí intrika (obchodní symbol)

## Segments, and who and what is printed on them

viscounts-card-s1 = Pobřeží zálivu
viscounts-card-s2 = Horská louka
viscounts-card-s3 = Les
viscounts-card-s4 = Útesy
viscounts-card-s5 = Zasněžené hory
viscounts-card-townsfolk_s1 = Měšťan natištěný na plánu (Pobřeží zálivu)
viscounts-card-townsfolk_s2 = Měšťan natištěný na plánu (Horská louka)
viscounts-card-townsfolk_s3 = Měšťan natištěný na plánu (Les)
viscounts-card-townsfolk_s4 = Měšťan natištěný na plánu (Útesy)
viscounts-card-townsfolk_s5 = Měšťan natištěný na plánu (Zasněžené hory)
viscounts-card-manuscript_s1 = Rukopis natištěný na plánu (Pobřeží zálivu)
viscounts-card-manuscript_s2 = Rukopis natištěný na plánu (Horská louka)
viscounts-card-manuscript_s3 = Rukopis natištěný na plánu (Les)
viscounts-card-manuscript_s4 = Rukopis natištěný na plánu (Útesy)
viscounts-card-manuscript_s5 = Rukopis natištěný na plánu (Zasněžené hory)

## Buildings, and what lies beneath them on a player board

viscounts-card-trading_post = Obchodní stanice
    .accusative = obchodní stanici
viscounts-card-guildhall = Cechovní dům
    .accusative = cechovní dům
viscounts-card-workshop = Dílna
    .accusative = dílnu
viscounts-card-trading_post_1 = Obchodní stanice (krok zdarma)
viscounts-card-trading_post_2 = Obchodní stanice (levné propouštění)
viscounts-card-trading_post_3 = Obchodní stanice (dva obchodní symboly)
viscounts-card-guildhall_1 = Cechovní dům (stavební symbol)
viscounts-card-guildhall_2 = Cechovní dům (šlechtický symbol)
viscounts-card-guildhall_3 = Cechovní dům (církevní symbol)
viscounts-card-workshop_1 = Dílna (odhození při najímání)
viscounts-card-workshop_2 = Dílna (počestnost při střetu)
viscounts-card-workshop_3 = Dílna (větší ruka)

## Places that things come from

viscounts-card-castle_1 = Nádvoří kalamářů a kamenů
viscounts-card-castle_2 = Nádvoří dluhů a smluv
viscounts-card-castle_3 = Nádvoří zlata
viscounts-card-castle_4 = Nádvoří najímání
viscounts-card-castle_5 = Nádvoří počestnosti
viscounts-card-keep = Třetí úroveň hradu
viscounts-card-bumped = Vykázaný poddaný
viscounts-card-site = Staveniště
viscounts-card-link = Spojnice
viscounts-card-trade = Obchod
viscounts-card-meeting = Vikomti na jednom místě
viscounts-card-collision = Střet
viscounts-card-criminals = Zločinci
viscounts-card-debt = Splacený dluh
viscounts-card-automa = Deska virtuálního hráče

## The game

viscounts = Vikomti Západního království
viscounts-about = Cestuj kolem královského hradu, získávej měšťany, budovy a rukopisy a hlídej rovnováhu mezi počestností a zkažeností.
