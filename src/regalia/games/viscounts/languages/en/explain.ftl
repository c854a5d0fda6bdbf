# What each thing on the table is for.

viscounts-explain-silver = { viscounts-counter-silver }
    .help = Money: hires and dismisses townsfolk, pays for further steps and for missing merchants.

viscounts-explain-ink = { viscounts-counter-ink }
    .help = A resource: pays for missing clerics when you transcribe.

viscounts-explain-gold = { viscounts-counter-gold }
    .help = A resource: pays for missing nobles when you place workers.

viscounts-explain-stone = { viscounts-counter-stone }
    .help = A resource: pays for missing builders when you construct.

viscounts-explain-any = Any resource
    .help = Ink, gold or stone, as you like; never silver.

viscounts-explain-workers = { viscounts-counter-workers }
    .help = They stand in the castle and score by how high they have come.

viscounts-explain-debts = { viscounts-counter-debts }
    .help = Unpaid they cost points at the end; turned over they are paid.

viscounts-explain-deeds = { viscounts-counter-deeds }
    .help = Worth points at the end; turned over they are worth more.

viscounts-explain-points = Victory points
    .help = Counted at the end for buildings, workers in the castle, manuscripts, deeds and some cards.

viscounts-explain-merchant = Merchant icon
    .help = Pays for trading.

viscounts-explain-builder = Builder icon
    .help = Pays for constructing.

viscounts-explain-noble = Noble icon
    .help = Pays for placing workers in the castle.

viscounts-explain-cleric = Cleric icon
    .help = Pays for transcribing manuscripts.

viscounts-explain-criminal = Criminal icon
    .help = Stands for any icon in an action; playing such a card brings corruption.

viscounts-explain-virtue = { viscounts-counter-virtue }
    .help = Its marker goes down towards corruption; where the two meet there is a collision.

viscounts-explain-corruption = { viscounts-counter-corruption }
    .help = Its marker goes up towards virtue; where the two meet there is a collision.

viscounts-explain-step = Step of the track
    .help = If virtue and corruption meet here, this happens to you and to the others.

viscounts-explain-trading_post = Trading post
    .help = A building for 5 builder icons; what it uncovers works from then on.

viscounts-explain-guildhall = Guildhall
    .help = A building for 7 builder icons; what it uncovers works from then on.

viscounts-explain-workshop = Workshop
    .help = A building for 3 builder icons; what it uncovers works from then on.

viscounts-explain-plot = Building
    .help = Built on a site of your bank it scores, and what lies under it works from then on.

viscounts-explain-site = Building site
    .help = Whoever builds here gets this bonus, and that of each dotted line to a neighbouring building.

viscounts-explain-link = Link
    .help = When both sites are built, both owners get this.

viscounts-explain-space = Space
    .help = Viscounts travel along the arrows: at least as far as the played card says, each further step for 1 silver. Outside one trades or constructs, inside one places workers or transcribes.

viscounts-explain-land = Region
    .help = One of the five parts of the board.

viscounts-explain-yard = First tier of the castle
    .help = Three workers of one player: one goes up, one to each neighbouring yard.

viscounts-explain-hall = Second tier of the castle
    .help = Whoever comes here gets the reward beside it; three of one player send one to the third tier.

viscounts-explain-keep = Third tier of the castle
    .help = The most points; whoever has the most workers here is castle leader.

viscounts-explain-reward = Reward of the second tier
    .help = For each worker that comes up here.

viscounts-explain-townsfolk_piles = { viscounts-zone-townsfolk_piles }
    .help = The top one can be hired for your cards, or dismissed for its icons and its corner.

viscounts-explain-manuscript_piles = { viscounts-zone-manuscript_piles }
    .help = Transcribed for clerics: it works at once or scores at the end; sets of ribbons score too.

viscounts-explain-cleric_bonuses = { viscounts-zone-cleric_bonuses }
    .help = For the first player with three manuscripts of this ribbon.

viscounts-explain-row = { viscounts-zone-row }
    .help = Three places: each turn the cards move on, and the last one drops off. Icons printed on empty places count.

viscounts-explain-hand = { viscounts-zone-hand }
    .help = Cards to play, one each turn.

viscounts-explain-retinue = { viscounts-zone-retinue }
    .help = Your first cards, before they are shuffled.

viscounts-explain-deck = { viscounts-zone-deck }
    .help = When it is empty the discards are shuffled.

viscounts-explain-discard = { viscounts-zone-discard }
    .help = Cards that dropped off or were hired; they come back.

viscounts-explain-scheme_row = { viscounts-zone-scheme_row }
    .help = What the opponent has tried last.

viscounts-explain-scheme_deck = { viscounts-zone-scheme_deck }
    .help = What the opponent will try next.

viscounts-explain-scheme_discard = { viscounts-zone-scheme_discard }
    .help = What the opponent has tried already.

viscounts-explain-offered_cards = { viscounts-zone-offered_cards }
    .help = A player card and a hero come as a pair: where your viscount starts, and what you begin with.

viscounts-explain-offered_heroes = { viscounts-zone-offered_heroes }
    .help = Comes with the player card beside it and joins your cards.

viscounts-explain-manuscripts = { viscounts-zone-manuscripts }
    .help = Transcribed by this player; they score at the end.

viscounts-explain-bonuses = { viscounts-zone-bonuses }
    .help = Won with three manuscripts of one ribbon: icons that always count, and points.

viscounts-explain-price = Price of an action
    .help = Icons there and needed; what is missing is paid with the resource shown.
