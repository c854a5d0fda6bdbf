# What each thing on the table is for.

viscounts-explain-silver = { viscounts-counter-silver }
    .help = Money: hires and dismisses townsfolk, pays for further spaces and for missing merchant icons.

viscounts-explain-ink = { viscounts-counter-ink }
    .help = A resource: pays for missing cleric icons when you transcribe.

viscounts-explain-gold = { viscounts-counter-gold }
    .help = A resource: pays for missing noble icons when you place workers.

viscounts-explain-stone = { viscounts-counter-stone }
    .help = A resource: pays for missing builder icons when you construct.

viscounts-explain-any = Any resource
    .help = Ink, gold or stone, as you like; never silver.

viscounts-explain-workers = { viscounts-counter-workers }
    .help = Still in your supply. In the castle each scores 1, 2 or 3 points, by its tier.

viscounts-explain-debts = { viscounts-counter-debts }
    .help = Each costs 2 points at the end. Flipped it is paid, costs nothing, and at once brings any resource.

viscounts-explain-deeds = { viscounts-counter-deeds }
    .help = Each is worth 1 point at the end. Flipped it is approved and worth 3.

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
    .help = Stands in for any icon in an action. If you play such a card, you gain 1 corruption for each criminal icon on your board.

viscounts-explain-virtue = { viscounts-counter-virtue }
    .help = Its marker moves left, towards corruption. If both share a space in phase 5 of your turn, there is a collision.

viscounts-explain-corruption = { viscounts-counter-corruption }
    .help = Its marker moves right, towards virtue. If both share a space in phase 5 of your turn, there is a collision.

viscounts-explain-step = Space of the track
    .help = At your collision here you gain what stands above it, and the others what stands below, if the condition there fits them.

viscounts-explain-trading_post = Trading post
    .help = A building for 5 builder icons; what it uncovers works from then on.

viscounts-explain-guildhall = Guildhall
    .help = A building for 7 builder icons; what it uncovers works from then on.

viscounts-explain-workshop = Workshop
    .help = A building for 3 builder icons; what it uncovers works from then on.

viscounts-explain-plot = Building
    .help = Constructed on a free site on the bank where your viscount stands, it scores, and what lies under it works from then on.

viscounts-explain-site = Building site
    .help = Whoever builds here gets this bonus, and that of each link to a neighbouring building.

viscounts-explain-link = Link
    .help = As soon as there are buildings on both sites, both owners get this; between buildings of one player it comes once.

viscounts-explain-space = Space
    .help = Viscounts travel along the arrows: at least as far as the value of the played card says, each further space for 1 silver. Outside one trades or constructs, inside one places workers or transcribes.

viscounts-explain-land = Segment
    .help = One of the five parts of the board, with its own townsfolk and manuscripts.

viscounts-explain-yard = First tier of the castle
    .help = Of three workers of one player one goes up to the second tier and one to each neighbouring section. If more than three are left in all, some are sent home.

viscounts-explain-hall = Second tier of the castle
    .help = Whoever comes here gets the reward beside it; three of one player send one to the third tier.

viscounts-explain-keep = Third tier of the castle
    .help = 3 points for each worker. The first here takes the castle leader card; later whoever has more here than its holder.

viscounts-explain-reward = Reward of the second tier
    .help = For each worker that comes up here.

viscounts-explain-townsfolk_piles = { viscounts-zone-townsfolk_piles }
    .help = For its value in silver you may hire the top one of your viscount’s segment, or dismiss it in an action: then its icons count. Either way the effect in its corner happens.

viscounts-explain-manuscript_piles = { viscounts-zone-manuscript_piles }
    .help = The top one of your viscount’s segment is transcribed for cleric icons: it works at once or scores at the end; sets of different ribbons score too.

viscounts-explain-cleric_bonuses = { viscounts-zone-cleric_bonuses }
    .help = For the first player with three manuscripts of this ribbon.

viscounts-explain-row = { viscounts-zone-row }
    .help = Three places: each turn the cards move on, and the last one drops off. Icons printed on empty places count.

viscounts-explain-hand = { viscounts-zone-hand }
    .help = Cards to play, one each turn.

viscounts-explain-retinue = { viscounts-zone-retinue }
    .help = Your first cards, before they are shuffled.

viscounts-explain-deck = { viscounts-zone-deck }
    .help = When it is empty the discard pile is shuffled: that brings 1 corruption if there are criminals on your board, otherwise 1 virtue.

viscounts-explain-discard = { viscounts-zone-discard }
    .help = Cards that dropped off, were hired or discarded; they come back when they are shuffled.

viscounts-explain-scheme_row = { viscounts-zone-scheme_row }
    .help = The opponent’s latest schemes, the newest on the left; their icons help it to pay.

viscounts-explain-scheme_deck = { viscounts-zone-scheme_deck }
    .help = What the opponent will try next; the top one is turned up in its turn.

viscounts-explain-scheme_discard = { viscounts-zone-scheme_discard }
    .help = What the opponent has tried already, and new schemes; they are shuffled when its draw pile is empty.

viscounts-explain-offered_cards = { viscounts-zone-offered_cards }
    .help = A player card and a hero come as a pair: where your viscount starts, and what you begin with.

viscounts-explain-offered_heroes = { viscounts-zone-offered_heroes }
    .help = Comes with the player card beside it and joins your cards.

viscounts-explain-manuscripts = { viscounts-zone-manuscripts }
    .help = Transcribed by this player; at the end some of them score, and sets of different ribbons do.

viscounts-explain-bonuses = { viscounts-zone-bonuses }
    .help = Won with three manuscripts of one ribbon: icons that always count, and 3 points.

viscounts-explain-price = Price of an action
    .help = Icons you have and icons needed; each missing one costs 1 of what is shown.
