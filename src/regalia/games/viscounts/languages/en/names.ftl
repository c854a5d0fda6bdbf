# The names on the cards and of the places on the boards.

## Townsfolk

viscounts-card-architect = Architect
viscounts-card-artisan = Artisan
viscounts-card-charlatan = Charlatan
viscounts-card-defender = Defender
viscounts-card-foreman = Foreman
viscounts-card-mason = Mason
viscounts-card-miner = Miner
viscounts-card-sculptor = Sculptor
viscounts-card-stonecutter_2 = Stonecutter
viscounts-card-stonecutter_3 = Stonecutter
viscounts-card-woodcutter_2 = Woodcutter
viscounts-card-woodcutter_3 = Woodcutter
viscounts-card-gatekeeper = Gatekeeper
viscounts-card-chevalier = Chevalier
viscounts-card-enforcer = Enforcer
viscounts-card-watchman = Watchman
viscounts-card-aristocrat = Aristocrat
viscounts-card-diplomat = Diplomat
viscounts-card-princess = Princess
viscounts-card-artist = Artist
viscounts-card-patron_2 = Patron
viscounts-card-patron_3 = Patron
viscounts-card-overseer_2 = Overseer
viscounts-card-overseer_3 = Overseer
viscounts-card-pastor = Pastor
viscounts-card-acolyte = Acolyte
viscounts-card-bishop = Bishop
viscounts-card-disciple = Disciple
viscounts-card-vicar = Vicar
viscounts-card-clergyman = Clergyman
viscounts-card-friar = Friar
viscounts-card-priest = Priest
viscounts-card-missionary_2 = Missionary
viscounts-card-missionary_3 = Missionary
viscounts-card-deacon_2 = Deacon
viscounts-card-deacon_3 = Deacon
viscounts-card-tinker_stone = Tinker
viscounts-card-tinker_gold = Tinker
viscounts-card-tinker_ink = Tinker
viscounts-card-benefactor = Benefactor
viscounts-card-strongman = Strongman
viscounts-card-traveller = Traveller
viscounts-card-courier = Courier
viscounts-card-jeweller = Jeweller
viscounts-card-peddler_ink = Peddler
viscounts-card-peddler_gold = Peddler
viscounts-card-peddler_stone = Peddler
viscounts-card-peddler_silver = Peddler
viscounts-card-antagonist = Antagonist
viscounts-card-conspirator = Conspirator
viscounts-card-debt_collector_deed = Debt Collector
viscounts-card-debt_collector_hire = Debt Collector
viscounts-card-debt_collector_virtue = Debt Collector
viscounts-card-debt_collector_resource = Debt Collector
viscounts-card-illusionist = Illusionist
viscounts-card-lookout = Lookout
viscounts-card-meddler = Meddler
viscounts-card-pickpocket = Pickpocket
viscounts-card-racketeer_2 = Racketeer
viscounts-card-racketeer_1 = Racketeer
viscounts-card-scoundrel_gold = Scoundrel
viscounts-card-scoundrel_ink = Scoundrel
viscounts-card-scoundrel_stone = Scoundrel
viscounts-card-swindler_stone = Swindler
viscounts-card-swindler_gold = Swindler
viscounts-card-swindler_ink = Swindler
viscounts-card-traitor = Traitor
viscounts-card-trickster = Trickster

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

viscounts-card-abbot = Abbot
viscounts-card-financer = Financer
viscounts-card-journeyman = Journeyman
viscounts-card-labourer = Labourer
viscounts-card-lender = Lender
viscounts-card-squire = Squire
viscounts-card-thief = Thief
viscounts-card-trader = Trader

## Manuscripts

viscounts-card-grey_3_virtue = Grey manuscript 3 – virtue
viscounts-card-grey_3_flip = Grey manuscript 3 – flip
viscounts-card-grey_4_virtue2 = Grey manuscript 4 – virtue
viscounts-card-grey_4_stone2 = Grey manuscript 4 – stone
viscounts-card-grey_4_workshop = Grey manuscript 4 – workshop
viscounts-card-grey_5_builder_icons = Grey manuscript 5 – builders
viscounts-card-grey_5_resources = Grey manuscript 5 – resources left
viscounts-card-grey_6_buildings = Grey manuscript 6 – buildings
viscounts-card-grey_7_guildhall = Grey manuscript 7 – guildhall
viscounts-card-yellow_3_resource = Yellow manuscript 3 – resource
viscounts-card-yellow_3_flip = Yellow manuscript 3 – flip
viscounts-card-yellow_4_virtue2 = Yellow manuscript 4 – virtue
viscounts-card-yellow_4_gold2 = Yellow manuscript 4 – gold
viscounts-card-yellow_4_workers2 = Yellow manuscript 4 – two workers
viscounts-card-yellow_5_noble_icons = Yellow manuscript 5 – nobles
viscounts-card-yellow_6_workers = Yellow manuscript 6 – workers in the castle
viscounts-card-yellow_6_flipped_debts = Yellow manuscript 6 – paid debts
viscounts-card-yellow_7_workers4 = Yellow manuscript 7 – four workers
viscounts-card-black_3_destroy = Black manuscript 3 – destroying
viscounts-card-black_3_flip = Black manuscript 3 – flip
viscounts-card-black_4_virtue2 = Black manuscript 4 – virtue
viscounts-card-black_4_ink2 = Black manuscript 4 – ink wells
viscounts-card-black_5_cleric_icons = Black manuscript 5 – clerics
viscounts-card-black_6_manuscripts = Black manuscript 6 – manuscripts
viscounts-card-black_6_flipped_deeds = Black manuscript 6 – approved deeds
viscounts-card-black_7_manuscript = Black manuscript 7 – another manuscript
viscounts-card-blue_3_silver4 = Blue manuscript 3 – silver
viscounts-card-blue_3_hire = Blue manuscript 3 – hiring
viscounts-card-blue_3_flip = Blue manuscript 3 – flip
viscounts-card-blue_4_virtue2 = Blue manuscript 4 – virtue
viscounts-card-blue_4_resources2 = Blue manuscript 4 – resources
viscounts-card-blue_5_trade_icons = Blue manuscript 5 – merchants
viscounts-card-blue_5_silver = Blue manuscript 5 – silver left
viscounts-card-blue_6_criminal_icons = Blue manuscript 6 – criminals
viscounts-card-blue_7_resources4 = Blue manuscript 7 – resources

## Player cards

viscounts-card-player_card_1 = Player card 1
viscounts-card-player_card_2 = Player card 2
viscounts-card-player_card_3 = Player card 3
viscounts-card-player_card_4 = Player card 4
viscounts-card-player_card_5 = Player card 5
viscounts-card-player_card_6 = Player card 6
viscounts-card-player_card_7 = Player card 7
viscounts-card-player_card_8 = Player card 8
viscounts-card-player_card_9 = Player card 9
viscounts-card-player_card_10 = Player card 10

## Other cards

viscounts-card-cleric_bonus_grey = Cleric bonus card (grey)
viscounts-card-cleric_bonus_yellow = Cleric bonus card (yellow)
viscounts-card-cleric_bonus_black = Cleric bonus card (black)
viscounts-card-cleric_bonus_blue = Cleric bonus card (blue)
viscounts-card-castle_leader = Castle leader

## Scheme cards

viscounts-card-starting_builder_noble = Scheme (builder and noble)
viscounts-card-starting_noble_cleric = Scheme (noble and cleric)
viscounts-card-starting_cleric_builder = Scheme (cleric and builder)
viscounts-card-starting_noble = Scheme (noble)
viscounts-card-starting_builder = Scheme (builder)
viscounts-card-starting_cleric = Scheme (cleric)
viscounts-card-starting_criminal = Scheme (criminal)
viscounts-card-starting_merchant = Scheme (merchant)
viscounts-card-future_cleric = Future scheme (cleric)
viscounts-card-future_builder = Future scheme (builder)
viscounts-card-future_noble = Future scheme (noble)
viscounts-card-future_cleric_builder = Future scheme (cleric and builder)
viscounts-card-future_builder_noble = Future scheme (builder and noble)
viscounts-card-future_noble_cleric = Future scheme (noble and cleric)
viscounts-card-future_criminal = Future scheme (criminal)
viscounts-card-future_merchant = Future scheme (merchant)

## Segments, and who and what is printed on them

viscounts-card-s1 = Bay coast
viscounts-card-s2 = Alpine meadow
viscounts-card-s3 = Forest
viscounts-card-s4 = Cliff coast
viscounts-card-s5 = Snow mountains
viscounts-card-townsfolk_s1 = Townsfolk printed on the board (Bay coast)
viscounts-card-townsfolk_s2 = Townsfolk printed on the board (Alpine meadow)
viscounts-card-townsfolk_s3 = Townsfolk printed on the board (Forest)
viscounts-card-townsfolk_s4 = Townsfolk printed on the board (Cliff coast)
viscounts-card-townsfolk_s5 = Townsfolk printed on the board (Snow mountains)
viscounts-card-manuscript_s1 = Manuscript printed on the board (Bay coast)
viscounts-card-manuscript_s2 = Manuscript printed on the board (Alpine meadow)
viscounts-card-manuscript_s3 = Manuscript printed on the board (Forest)
viscounts-card-manuscript_s4 = Manuscript printed on the board (Cliff coast)
viscounts-card-manuscript_s5 = Manuscript printed on the board (Snow mountains)

## Buildings, and what lies beneath them on a player board

viscounts-card-trading_post = Trading post
    .indefinite = a trading post
viscounts-card-guildhall = Guildhall
    .indefinite = a guildhall
viscounts-card-workshop = Workshop
    .indefinite = a workshop
viscounts-card-trading_post_1 = Trading post (one free step)
viscounts-card-trading_post_2 = Trading post (cheap dismissals)
viscounts-card-trading_post_3 = Trading post (two merchants)
viscounts-card-guildhall_1 = Guildhall (builder)
viscounts-card-guildhall_2 = Guildhall (noble)
viscounts-card-guildhall_3 = Guildhall (cleric)
viscounts-card-workshop_1 = Workshop (discard when hiring)
viscounts-card-workshop_2 = Workshop (virtue at collisions)
viscounts-card-workshop_3 = Workshop (bigger hand)

## Places that things come from

viscounts-card-castle_1 = Ink and stone section
viscounts-card-castle_2 = Debt and deed section
viscounts-card-castle_3 = Gold section
viscounts-card-castle_4 = Hiring section
viscounts-card-castle_5 = Virtue section
viscounts-card-keep = Third tier of the castle
viscounts-card-bumped = Worker sent home
viscounts-card-site = Site
viscounts-card-link = Link
viscounts-card-trade = Trade
viscounts-card-meeting = Viscounts on one space
viscounts-card-collision = Collision
viscounts-card-criminals = Criminals
viscounts-card-debt = Paid debt
viscounts-card-automa = Opponent’s board

## The game

viscounts = Viscounts of the West Kingdom
viscounts-about = Travel round the king’s castle, gather townsfolk, buildings and manuscripts, and weigh virtue against corruption.
