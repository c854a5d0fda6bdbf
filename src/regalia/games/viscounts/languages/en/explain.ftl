# What each thing on the table is for.

viscounts-explain-silver = { viscounts-counter-silver }
    .help = Money: [[hire|hires]] and [[dismiss|dismisses]] [[townsfolk_piles|townsfolk]], pays for further steps and for missing merchants.

viscounts-explain-ink = { viscounts-counter-ink }
    .help = A [[resource|resource]]: pays for missing clerics when you [[transcribe|transcribe]].

viscounts-explain-gold = { viscounts-counter-gold }
    .help = A [[resource|resource]]: pays for missing nobles when you [[placing|place workers]].

viscounts-explain-stone = { viscounts-counter-stone }
    .help = A [[resource|resource]]: pays for missing builders when you [[construct|construct]].

viscounts-explain-any = Any resource
    .help = Ink, gold or stone, as you like; never [[silver|silver]].

viscounts-explain-workers = { viscounts-counter-workers }
    .help = They stand in the castle and score by how high they have come.

viscounts-explain-debts = { viscounts-counter-debts }
    .help = Unpaid they cost points at the end; [[flip|turned over]] they are paid.

viscounts-explain-deeds = { viscounts-counter-deeds }
    .help = Worth points at the end; [[flip|turned over]] they are worth more.

viscounts-explain-points = Victory points
    .help = Counted at the end for buildings, [[workers|workers]] in the castle, [[manuscript_piles|manuscripts]], [[deeds|deeds]] and some cards.

viscounts-explain-merchant = Merchant icon
    .help = Pays for [[trade|trading]].

viscounts-explain-builder = Builder icon
    .help = Pays for [[construct|constructing]].

viscounts-explain-noble = Noble icon
    .help = Pays for [[placing|placing workers]] in the castle.

viscounts-explain-cleric = Cleric icon
    .help = Pays for [[transcribe|transcribing]] [[manuscript_piles|manuscripts]].

viscounts-explain-criminal = Criminal icon
    .help = Stands for any icon in an action; playing such a card brings [[corruption|corruption]].

viscounts-explain-virtue = { viscounts-counter-virtue }
    .help = Its marker goes down towards [[corruption|corruption]]; where the two meet there is a [[collision|collision]].

viscounts-explain-corruption = { viscounts-counter-corruption }
    .help = Its marker goes up towards [[virtue|virtue]]; where the two meet there is a [[collision|collision]].

viscounts-explain-step = Step of the track
    .help = If [[virtue|virtue]] and [[corruption|corruption]] meet here, this happens to you and to the others.

viscounts-explain-trading_post = Trading post
    .help = A building for 5 builder icons; what it uncovers works from then on.

viscounts-explain-guildhall = Guildhall
    .help = A building for 7 builder icons; what it uncovers works from then on.

viscounts-explain-workshop = Workshop
    .help = A building for 3 builder icons; what it uncovers works from then on.

viscounts-explain-plot = Building
    .help = Built on a [[site|site]] of your bank it scores, and what lies under it works from then on.

viscounts-explain-site = Building site
    .help = Whoever builds here gets this bonus, and that of each dotted line to a neighbouring building.

viscounts-explain-link = Link
    .help = When both sites are built, both owners get this.

viscounts-explain-space = Space
    .help = Viscounts travel along the arrows: at least as far as the played card says, each further step for 1 [[silver|silver]]. Outside one [[trade|trades]] or [[construct|constructs]], inside one places [[workers|workers]] or [[transcribe|transcribes]].

viscounts-explain-land = Region
    .help = One of the five parts of the board.

viscounts-explain-yard = First tier of the castle
    .help = Three [[workers|workers]] of one player: one goes up, one to each neighbouring yard.

viscounts-explain-hall = Second tier of the castle
    .help = Whoever comes here gets the reward beside it; three of one player send one to the third tier.

viscounts-explain-keep = Third tier of the castle
    .help = The most points; whoever has the most [[workers|workers]] here is [[castle_leader|castle leader]].

viscounts-explain-reward = Reward of the second tier
    .help = For each [[workers|worker]] that comes up here.

viscounts-explain-townsfolk_piles = { viscounts-zone-townsfolk_piles }
    .help = The top one can be [[hire|hired]] for your cards, or [[dismiss|dismissed]] for its icons and its corner.

viscounts-explain-manuscript_piles = { viscounts-zone-manuscript_piles }
    .help = [[transcribe|Transcribed]] for clerics: it works at once or scores at the end; sets of [[ribbon|ribbons]] score too.

viscounts-explain-cleric_bonuses = { viscounts-zone-cleric_bonuses }
    .help = For the first player with three [[manuscript_piles|manuscripts]] of this [[ribbon|ribbon]].

viscounts-explain-row = { viscounts-zone-row }
    .help = Three places: each turn the cards move on, and the last one drops off. Icons printed on empty places count.

viscounts-explain-hand = { viscounts-zone-hand }
    .help = Cards to play, one each turn.

viscounts-explain-retinue = { viscounts-zone-retinue }
    .help = Your first cards, before they are shuffled.

viscounts-explain-deck = { viscounts-zone-deck }
    .help = When it is empty the discards are shuffled.

viscounts-explain-discard = { viscounts-zone-discard }
    .help = Cards that dropped off or were [[hire|hired]]; they come back.

viscounts-explain-scheme_row = { viscounts-zone-scheme_row }
    .help = What the [[opponent|opponent]] has tried last.

viscounts-explain-scheme_deck = { viscounts-zone-scheme_deck }
    .help = What the [[opponent|opponent]] will try next.

viscounts-explain-scheme_discard = { viscounts-zone-scheme_discard }
    .help = What the [[opponent|opponent]] has tried already.

viscounts-explain-offered_cards = { viscounts-zone-offered_cards }
    .help = A player card and a hero come as a pair: where your viscount starts, and what you begin with.

viscounts-explain-offered_heroes = { viscounts-zone-offered_heroes }
    .help = Comes with the player card beside it and joins your cards.

viscounts-explain-manuscripts = { viscounts-zone-manuscripts }
    .help = [[transcribe|Transcribed]] by this player; they score at the end.

viscounts-explain-bonuses = { viscounts-zone-bonuses }
    .help = Won with three [[manuscript_piles|manuscripts]] of one [[ribbon|ribbon]]: icons that always count, and points.

viscounts-explain-price = Price of an action
    .help = Icons there and needed; what is missing is paid with the [[resource|resource]] shown.

## Words of the game

viscounts-explain-collision = Collision
    .help = Virtue and [[corruption|corruption]] have met. The step where they meet says what you and the others get or lose; then both go back to their ends.

viscounts-explain-hire = Hire
    .help = Pay the [[silver|silver]] on the card: the [[townsfolk_piles|townsfolk]] goes to your discard pile and gives the effect in its corner.

viscounts-explain-dismiss = Dismiss
    .help = Once a turn: pay the [[silver|silver]] on a [[townsfolk_piles|townsfolk]] beside you to use its icons for this action and the effect in its corner; the card leaves the game.

viscounts-explain-trade = Trade
    .help = On an outer space: for merchant icons you get what is printed there.

viscounts-explain-construct = Construct
    .help = On an outer space: for builder icons a building goes from your board to a free [[site|site]] of that bank.

viscounts-explain-placing = Place workers
    .help = On an inner space: for noble icons [[workers|workers]] come to the yard of the castle beside it.

viscounts-explain-transcribe = Transcribe
    .help = On an inner space: for cleric icons you take the [[manuscript_piles|manuscript]] there.

viscounts-explain-castle_leader = Castle leader
    .help = The first with a [[workers|worker]] on the third tier; then whoever has more there. One card more in hand, and points at the end.

viscounts-explain-ribbon = Ribbon
    .help = The colour of a [[manuscript_piles|manuscript]]. Sets of different ribbons score, and three of one win the cleric bonus card.

viscounts-explain-resource = Resource
    .help = Ink, gold and stone; [[silver|silver]] is none.

viscounts-explain-flip = Flip
    .help = A flipped [[debts|debt]] is paid and costs nothing at the end; a flipped [[deeds|deed]] is worth more points.

viscounts-explain-opponent = The opponent
    .help = Plays against whoever is alone, by its scheme cards; each scheme says what it tries.

viscounts-explain-paid = { viscounts-counter-paid }
    .help = Turned over: they cost nothing at the end.

viscounts-explain-approved = { viscounts-counter-approved }
    .help = Turned over: they are worth more at the end.

viscounts-explain-removed = { viscounts-zone-removed }
    .help = Dismissed or destroyed; they do not come back.

viscounts-explain-future_schemes = { viscounts-zone-future_schemes }
    .help = Stronger schemes that the opponent still gains.
