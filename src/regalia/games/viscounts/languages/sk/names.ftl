# The names on the cards and of the places on the boards.

## Townsfolk

viscounts-card-architect = Architekt
viscounts-card-artisan = Remeselník
viscounts-card-charlatan = Šarlatán
viscounts-card-defender = Obranca
viscounts-card-foreman = Predák
viscounts-card-mason = Murár
viscounts-card-miner = Baník
viscounts-card-sculptor = Sochár
viscounts-card-stonecutter_2 = Kamenár
viscounts-card-stonecutter_3 = Kamenár
viscounts-card-woodcutter_2 = Tesárka
viscounts-card-woodcutter_3 = Tesárka
viscounts-card-gatekeeper = Strážca brány
viscounts-card-chevalier = Rytier
viscounts-card-enforcer = Vykonávateľ
viscounts-card-watchman = Strážnik
viscounts-card-aristocrat = Aristokratka
viscounts-card-diplomat = Diplomat
viscounts-card-princess = Princezná
viscounts-card-artist = Umelec
viscounts-card-patron_2 = Mecenáš
viscounts-card-patron_3 = Mecenáš
viscounts-card-overseer_2 = Dozorca
viscounts-card-overseer_3 = Dozorca
viscounts-card-pastor = Farár
viscounts-card-acolyte = Miništrant
viscounts-card-bishop = Biskup
viscounts-card-disciple = Učeník
viscounts-card-vicar = Vikár
viscounts-card-clergyman = Duchovný
viscounts-card-friar = Mních
viscounts-card-priest = Kňaz
viscounts-card-missionary_2 = Misionár
viscounts-card-missionary_3 = Misionár
viscounts-card-deacon_2 = Diakon
viscounts-card-deacon_3 = Diakon
viscounts-card-tinker_stone = Drotár
viscounts-card-tinker_gold = Drotár
viscounts-card-tinker_ink = Drotár
viscounts-card-benefactor = Dobrodinec
viscounts-card-strongman = Silák
viscounts-card-traveller = Pútnik
viscounts-card-courier = Kuriér
viscounts-card-jeweller = Klenotník
viscounts-card-peddler_ink = Pouličný predavač
viscounts-card-peddler_gold = Pouličný predavač
viscounts-card-peddler_stone = Pouličný predavač
viscounts-card-peddler_silver = Pouličný predavač
viscounts-card-antagonist = Odporkyňa
viscounts-card-conspirator = Sprisahanec
viscounts-card-debt_collector_deed = Vymáhač dlhov
viscounts-card-debt_collector_hire = Vymáhač dlhov
viscounts-card-debt_collector_virtue = Vymáhač dlhov
viscounts-card-debt_collector_resource = Vymáhač dlhov
viscounts-card-illusionist = Iluzionista
viscounts-card-lookout = Hliadka
viscounts-card-meddler = Všetečník
viscounts-card-pickpocket = Vreckár
viscounts-card-racketeer_2 = Vydierač
viscounts-card-racketeer_1 = Vydierač
viscounts-card-scoundrel_gold = Darebák
viscounts-card-scoundrel_ink = Darebák
viscounts-card-scoundrel_stone = Darebák
viscounts-card-swindler_stone = Podvodník
viscounts-card-swindler_gold = Podvodník
viscounts-card-swindler_ink = Podvodník
viscounts-card-traitor = Zradca
viscounts-card-trickster = Šibal

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

viscounts-card-abbot = Opát
viscounts-card-financer = Finančníčka
viscounts-card-journeyman = Tovariš
viscounts-card-labourer = Robotník
viscounts-card-lender = Úžerníčka
viscounts-card-squire = Panoš
viscounts-card-thief = Zlodejka
viscounts-card-trader = Obchodník

## Manuscripts

viscounts-card-grey_3_virtue = Sivý rukopis 3 – počestnosť
viscounts-card-grey_3_flip = Sivý rukopis 3 – otočenie
viscounts-card-grey_4_virtue2 = Sivý rukopis 4 – počestnosť
viscounts-card-grey_4_stone2 = Sivý rukopis 4 – kamene
viscounts-card-grey_4_workshop = Sivý rukopis 4 – dielňa
viscounts-card-grey_5_builder_icons = Sivý rukopis 5 – stavebné symboly
viscounts-card-grey_5_resources = Sivý rukopis 5 – zvyšné suroviny
viscounts-card-grey_6_buildings = Sivý rukopis 6 – budovy
viscounts-card-grey_7_guildhall = Sivý rukopis 7 – cechový dom
viscounts-card-yellow_3_resource = Žltý rukopis 3 – surovina
viscounts-card-yellow_3_flip = Žltý rukopis 3 – otočenie
viscounts-card-yellow_4_virtue2 = Žltý rukopis 4 – počestnosť
viscounts-card-yellow_4_gold2 = Žltý rukopis 4 – zlato
viscounts-card-yellow_4_workers2 = Žltý rukopis 4 – dvaja poddaní
viscounts-card-yellow_5_noble_icons = Žltý rukopis 5 – šľachtické symboly
viscounts-card-yellow_6_workers = Žltý rukopis 6 – poddaní na hrade
viscounts-card-yellow_6_flipped_debts = Žltý rukopis 6 – splatené dlhy
viscounts-card-yellow_7_workers4 = Žltý rukopis 7 – štyria poddaní
viscounts-card-black_3_destroy = Čierny rukopis 3 – zničenie
viscounts-card-black_3_flip = Čierny rukopis 3 – otočenie
viscounts-card-black_4_virtue2 = Čierny rukopis 4 – počestnosť
viscounts-card-black_4_ink2 = Čierny rukopis 4 – kalamáre
viscounts-card-black_5_cleric_icons = Čierny rukopis 5 – cirkevné symboly
viscounts-card-black_6_manuscripts = Čierny rukopis 6 – rukopisy
viscounts-card-black_6_flipped_deeds = Čierny rukopis 6 – potvrdené zmluvy
viscounts-card-black_7_manuscript = Čierny rukopis 7 – ďalší rukopis
viscounts-card-blue_3_silver4 = Modrý rukopis 3 – mince
viscounts-card-blue_3_hire = Modrý rukopis 3 – najímanie
viscounts-card-blue_3_flip = Modrý rukopis 3 – otočenie
viscounts-card-blue_4_virtue2 = Modrý rukopis 4 – počestnosť
viscounts-card-blue_4_resources2 = Modrý rukopis 4 – suroviny
viscounts-card-blue_5_trade_icons = Modrý rukopis 5 – obchodné symboly
viscounts-card-blue_5_silver = Modrý rukopis 5 – zvyšné mince
viscounts-card-blue_6_criminal_icons = Modrý rukopis 6 – zločinecké symboly
viscounts-card-blue_7_resources4 = Modrý rukopis 7 – suroviny

## Player cards

viscounts-card-player_card_1 = Karta hráča 1
viscounts-card-player_card_2 = Karta hráča 2
viscounts-card-player_card_3 = Karta hráča 3
viscounts-card-player_card_4 = Karta hráča 4
viscounts-card-player_card_5 = Karta hráča 5
viscounts-card-player_card_6 = Karta hráča 6
viscounts-card-player_card_7 = Karta hráča 7
viscounts-card-player_card_8 = Karta hráča 8
viscounts-card-player_card_9 = Karta hráča 9
viscounts-card-player_card_10 = Karta hráča 10

## Other cards

viscounts-card-cleric_bonus_grey = Karta cirkevného bonusu (sivá)
viscounts-card-cleric_bonus_yellow = Karta cirkevného bonusu (žltá)
viscounts-card-cleric_bonus_black = Karta cirkevného bonusu (čierna)
viscounts-card-cleric_bonus_blue = Karta cirkevného bonusu (modrá)
viscounts-card-castle_leader = Hradný pán

## Scheme cards

viscounts-card-starting_builder_noble = Intriga (stavebný a šľachtický symbol)
viscounts-card-starting_noble_cleric = Intriga (šľachtický a cirkevný symbol)
viscounts-card-starting_cleric_builder = Intriga (cirkevný a stavebný symbol)
viscounts-card-starting_noble = Intriga (šľachtický symbol)
viscounts-card-starting_builder = Intriga (stavebný symbol)
viscounts-card-starting_cleric = Intriga (cirkevný symbol)
viscounts-card-starting_criminal = Intriga (zločinecký symbol)
viscounts-card-starting_merchant = Intriga (obchodný symbol)
viscounts-card-future_cleric = Budúca intriga (cirkevný symbol)
viscounts-card-future_builder = Budúca intriga (stavebný symbol)
viscounts-card-future_noble = Budúca intriga (šľachtický symbol)
viscounts-card-future_cleric_builder = Budúca intriga (cirkevný a stavebný symbol)
viscounts-card-future_builder_noble = Budúca intriga (stavebný a šľachtický symbol)
viscounts-card-future_noble_cleric = Budúca intriga (šľachtický a cirkevný symbol)
viscounts-card-future_criminal = Budúca intriga (zločinecký symbol)
viscounts-card-future_merchant = Budúca intriga (obchodný symbol)

## Segments, and who and what is printed on them

viscounts-card-s1 = Pobrežie zálivu
viscounts-card-s2 = Horská lúka
viscounts-card-s3 = Les
viscounts-card-s4 = Útesy
viscounts-card-s5 = Zasnežené hory
viscounts-card-townsfolk_s1 = Mešťan vytlačený na pláne (Pobrežie zálivu)
viscounts-card-townsfolk_s2 = Mešťan vytlačený na pláne (Horská lúka)
viscounts-card-townsfolk_s3 = Mešťan vytlačený na pláne (Les)
viscounts-card-townsfolk_s4 = Mešťan vytlačený na pláne (Útesy)
viscounts-card-townsfolk_s5 = Mešťan vytlačený na pláne (Zasnežené hory)
viscounts-card-manuscript_s1 = Rukopis vytlačený na pláne (Pobrežie zálivu)
viscounts-card-manuscript_s2 = Rukopis vytlačený na pláne (Horská lúka)
viscounts-card-manuscript_s3 = Rukopis vytlačený na pláne (Les)
viscounts-card-manuscript_s4 = Rukopis vytlačený na pláne (Útesy)
viscounts-card-manuscript_s5 = Rukopis vytlačený na pláne (Zasnežené hory)

## Buildings, and what lies beneath them on a player board

viscounts-card-trading_post = Obchodná stanica
    .accusative = obchodnú stanicu
viscounts-card-guildhall = Cechový dom
    .accusative = cechový dom
viscounts-card-workshop = Dielňa
    .accusative = dielňu
viscounts-card-trading_post_1 = Obchodná stanica (krok zadarmo)
viscounts-card-trading_post_2 = Obchodná stanica (lacné prepúšťanie)
viscounts-card-trading_post_3 = Obchodná stanica (dva obchodné symboly)
viscounts-card-guildhall_1 = Cechový dom (stavebný symbol)
viscounts-card-guildhall_2 = Cechový dom (šľachtický symbol)
viscounts-card-guildhall_3 = Cechový dom (cirkevný symbol)
viscounts-card-workshop_1 = Dielňa (odhodenie pri najímaní)
viscounts-card-workshop_2 = Dielňa (počestnosť pri strete)
viscounts-card-workshop_3 = Dielňa (väčšia ruka)

## Places that things come from

viscounts-card-castle_1 = Nádvorie kalamárov a kameňov
viscounts-card-castle_2 = Nádvorie dlhov a zmlúv
viscounts-card-castle_3 = Nádvorie zlata
viscounts-card-castle_4 = Nádvorie najímania
viscounts-card-castle_5 = Nádvorie počestnosti
viscounts-card-keep = Tretia úroveň hradu
viscounts-card-bumped = Vykázaný poddaný
viscounts-card-site = Stavenisko
viscounts-card-link = Spojnica
viscounts-card-trade = Obchod
viscounts-card-meeting = Vikomti na jednom mieste
viscounts-card-collision = Stret
viscounts-card-criminals = Zločinci
viscounts-card-debt = Splatený dlh
viscounts-card-automa = Doska virtuálneho hráča

## The game

viscounts = Vikomti Západného kráľovstva
viscounts-about = Cestuj okolo kráľovského hradu, získavaj mešťanov, budovy a rukopisy a stráž rovnováhu medzi počestnosťou a skazenosťou.
