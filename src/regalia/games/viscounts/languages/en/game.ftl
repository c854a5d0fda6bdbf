# Viscounts: what is said at the table and on the cards.

## Amounts

viscounts-amount-silver = { $n } silver
viscounts-amount-ink = { $n ->
    [one] { $n } ink well
   *[other] { $n } ink wells
}
viscounts-amount-gold = { $n } gold
viscounts-amount-stone = { $n } stone
viscounts-amount-any = { $n ->
    [one] { $n } resource of your choice
   *[other] { $n } resources of your choice
}
viscounts-amount-resources = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
viscounts-amount-deeds = { $n ->
    [one] { $n } deed
   *[other] { $n } deeds
}
viscounts-amount-debts = { $n ->
    [one] { $n } debt
   *[other] { $n } debts
}
viscounts-amount-paid = { $n ->
    [one] { $n } paid debt
   *[other] { $n } paid debts
}
viscounts-amount-approved = { $n ->
    [one] { $n } approved deed
   *[other] { $n } approved deeds
}
viscounts-amount-virtue = { $n } virtue
viscounts-amount-corruption = { $n } corruption
viscounts-amount-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}

## Places

viscounts-space-0 = { $segment }, outer path left of the river
viscounts-space-1 = { $segment }, inner path
viscounts-space-2 = { $segment }, outer path right of the river

## Questions

viscounts-ask-pair = Which player card do you start with, and which hero joins you?
viscounts-ask-play = Which card do you play?
viscounts-ask-move = { $n ->
    [one] Where does your viscount move? At least one space
   *[other] Where does your viscount move? At least { $n } spaces
}
viscounts-ask-action-outer = Your action: trade, construct, or none
viscounts-ask-action-inner = Your action: place workers, transcribe, or none
viscounts-ask-finish-trade = { $card } dismissed: how do you trade?
viscounts-ask-finish-construct = { $card } dismissed: what do you construct?
viscounts-ask-finish-workers = { $card } dismissed: how many workers do you place?
viscounts-ask-finish-transcribe = { $card } dismissed: transcribe the manuscript
viscounts-ask-pay-construct = { $n ->
    [one] How do you pay for the missing builder?
   *[other] How do you pay for { $n } missing builders?
}
viscounts-ask-pay-workers = { $n ->
    [one] How do you pay for the missing noble?
   *[other] How do you pay for { $n } missing nobles?
}
viscounts-ask-pay-transcribe = { $n ->
    [one] How do you pay for the missing cleric?
   *[other] How do you pay for { $n } missing clerics?
}
viscounts-ask-recruit = Do you hire the townsfolk beside your viscount?
viscounts-ask-resource = { $n ->
    [one] { $card }: which resource do you take?
   *[other] { $card }: which resource do you take? ({ $n } left)
}
viscounts-ask-flip = { $n ->
    [one] { $card }: what do you flip?
   *[other] { $card }: what do you flip? ({ $n } left)
}
viscounts-ask-rearrange = { $card }: do you rearrange your cards?
viscounts-ask-alternative = { $card }: which of these?
viscounts-ask-discard = { $n ->
    [one] { $card }: do you discard a card?
   *[other] { $card }: do you discard a card? (up to { $n })
}
viscounts-ask-destroy = { $n ->
    [one] { $card }: do you destroy a card?
   *[other] { $card }: do you destroy a card? (up to { $n })
}
viscounts-ask-hire = { $card }: whom do you hire for free?
viscounts-ask-manuscript = { $card }: which manuscript do you take?
viscounts-ask-plot = { $card }: which building do you place?
viscounts-ask-site = { $what }: on which site?
viscounts-ask-link = Two links are completed: which pays first?
viscounts-ask-section = { $n ->
    [one] { $card }: where does your worker go?
   *[other] { $card }: where do your { $n } workers go?
}
viscounts-ask-move-worker = { $card }: do you move one of your workers on the first tier?
viscounts-ask-march = Which of your sections of three moves on first?
viscounts-ask-bump-yard = { $place } is too full: whose worker goes home?
viscounts-ask-bump-hall = { $place }, second tier, is too full: whose worker goes home?

## Acts

viscounts-act-pair = { $card } and { $hero }: start at { $where }
viscounts-act-play = { $n ->
    [one] Play { $card }, move { $n } space
   *[other] Play { $card }, move { $n } spaces
}
viscounts-act-play-top = Play the top card of your draw pile unseen
viscounts-act-move = { $where }
viscounts-act-move-for = { $where }, for { $price }
viscounts-act-trade = Trade: { $what }
viscounts-act-trade-for = Trade, paying { $price }: { $what }
viscounts-act-build = { $n ->
    [one] { $what }: needs { $n } builder
   *[other] { $what }: needs { $n } builders
}
viscounts-act-workers = { $n ->
    [one] Place { $n } worker ({ $place }): needs { $nobles } noble
   *[other] Place { $n } workers ({ $place }): needs { $nobles } nobles
}
viscounts-act-transcribe = { $n ->
    [one] Transcribe { $card }: needs { $n } cleric
   *[other] Transcribe { $card }: needs { $n } clerics
}
viscounts-act-dismiss-trade = Dismiss { $card } for { $price } and trade ({ $what })
viscounts-act-dismiss-construct = Dismiss { $card } for { $price } and construct ({ $what })
viscounts-act-dismiss-workers = Dismiss { $card } for { $price } and place workers ({ $what })
viscounts-act-dismiss-transcribe = Dismiss { $card } for { $price } and transcribe ({ $what })
viscounts-act-skip = No action
viscounts-act-pay = Pay { $price }
viscounts-less = { $price } less: { $card }
viscounts-helps-to-pay = { $card }: { $what }
viscounts-act-recruit = Hire { $card } for { $price } ({ $what })
viscounts-act-decline = No, thanks
viscounts-act-take = Take { $what }
viscounts-act-flip-debt = Flip a debt: it is paid, and you take a resource
viscounts-act-flip-deed = Flip a deed: it is approved
viscounts-act-arrange = From the left: { $cards }
viscounts-act-alternative = { $card }: { $what }
viscounts-act-discard = Discard { $card }
viscounts-act-discard-top = Discard the top card of your draw pile unseen
viscounts-act-discard-shuffled = Shuffle your discard pile and discard the top card unseen
viscounts-act-destroy = Destroy { $card } and gain { $gain }
viscounts-act-destroy-top = Destroy the top card of your draw pile unseen and gain its value
viscounts-act-destroy-shuffled = Shuffle your discard pile, destroy the top card unseen and gain its value
viscounts-act-hire-free = Hire { $card } for free ({ $what })
viscounts-act-manuscript = Take { $card } for free
viscounts-act-plot = { $what }
viscounts-act-site = Site { $n }: { $what }
viscounts-act-site-linked = Site { $n }: { $what }; links, also for their other owners: { $links }
viscounts-act-link = Link to site { $n }: { $what }
viscounts-act-section = { $place }
viscounts-act-move-worker = From { $start } to { $end }
viscounts-act-march = { $place }
viscounts-act-bump = Send a worker home: { $other } gains { $what }

## Why not

viscounts-short-silver = You are { $n } silver short.
viscounts-short-merchant = { $n ->
    [one] You are one merchant short.
   *[other] You are { $n } merchants short.
}
viscounts-short-builder = { $n ->
    [one] You are one builder short.
   *[other] You are { $n } builders short.
}
viscounts-short-noble = { $n ->
    [one] You are one noble short.
   *[other] You are { $n } nobles short.
}
viscounts-short-cleric = { $n ->
    [one] You are one cleric short.
   *[other] You are { $n } clerics short.
}
viscounts-no-fitting-icon = This townsfolk has no icon for this action.
viscounts-no-site = No site on this bank of the river is free.
viscounts-all-built = You have built all nine buildings.
viscounts-no-workers = You have no workers left.
viscounts-workers-left = { $n ->
    [one] You have only one worker left.
   *[other] You have only { $n } workers left.
}
viscounts-no-worker-there = You have no worker there.
viscounts-nobody-there = Nobody is left in this pile.
viscounts-no-debt = You have no unpaid debt.
viscounts-no-deed = You have no deed that is not approved.
viscounts-no-cards = Your draw pile and your discard pile are empty.
viscounts-does-nothing = This would do nothing now.

## The log

viscounts-starts = { $seat } starts with { $card } and { $cards }
viscounts-starts-alone = { $seat } starts with { $card }
viscounts-round = Round { $n }
viscounts-last-round = Round { $n }, the last one
viscounts-drops-off = { $seat }: { $card } drops off
viscounts-plays = { $seat } plays { $card }
viscounts-moves-0 = { $seat } moves: { $card }, outer path left of the river
viscounts-moves-1 = { $seat } moves: { $card }, inner path
viscounts-moves-2 = { $seat } moves: { $card }, outer path right of the river
viscounts-trades = { $n ->
    [one] { $seat } trades once, with { $merchants ->
        [one] { $merchants } merchant
       *[other] { $merchants } merchants
    }
   *[other] { $seat } trades { $n } times, with { $merchants } merchants
}
viscounts-builds = { $seat } builds: { $card }
viscounts-places = { $n ->
    [one] { $seat } places one worker ({ $because })
   *[other] { $seat } places { $n } workers ({ $because })
}
viscounts-marches = { $seat }: a worker goes inwards ({ $because })
viscounts-spreads = { $seat }: a worker goes to the side ({ $because })
viscounts-moves-worker = { $seat } moves a worker ({ $because })
viscounts-enters-keep = { $seat }: a worker reaches the third tier
viscounts-leads = { $seat } takes the castle leader card
viscounts-bumped = { $seat }: a worker is sent home ({ $because })
viscounts-transcribes = { $seat } transcribes: { $card }
viscounts-cleric-bonus = { $seat } takes: { $card }
viscounts-dismisses = { $seat } dismisses { $card }
viscounts-hires = { $seat } hires { $card }
viscounts-hires-free = { $seat } hires { $card } for free
viscounts-skips = { $seat } takes no action
viscounts-declines-recruit = { $seat } hires nobody
viscounts-declines-rearrange = { $seat } leaves the cards on the board as they are
viscounts-declines-discard = { $seat } discards no card
viscounts-declines-destroy = { $seat } destroys no card
viscounts-declines-move-worker = { $seat } moves no worker
viscounts-cannot-construct = { $n ->
    [one] { $seat } cannot construct: one builder short
   *[other] { $seat } cannot construct: { $n } builders short
}
viscounts-cannot-construct-site = { $seat } cannot construct: no site on its bank of the river is free
viscounts-cannot-construct-all = { $seat } cannot construct: all nine buildings are built
viscounts-cannot-workers = { $n ->
    [one] { $seat } cannot place workers: one noble short
   *[other] { $seat } cannot place workers: { $n } nobles short
}
viscounts-cannot-workers-left = { $seat } cannot place workers: fewer than two are left
viscounts-cannot-transcribe = { $n ->
    [one] { $seat } cannot transcribe: one cleric short
   *[other] { $seat } cannot transcribe: { $n } clerics short
}
viscounts-cannot-flip = { $seat } has no debt or deed to flip
viscounts-pays = { $seat } pays { $amounts }
viscounts-takes = { $seat } takes { $amounts } ({ $because })
viscounts-takes-plain = { $seat } takes { $amounts }
viscounts-gets = { $seat } gains { $amounts } ({ $because })
viscounts-pays-debt = { $seat } flips a debt: it is paid
viscounts-approves-deed = { $seat } flips a deed: it is approved
viscounts-rearranges = { $seat } rearranges: { $cards }
viscounts-discards = { $seat } discards { $card }
viscounts-destroys = { $seat } destroys { $card } and gains { $amounts }
viscounts-shuffles = { $seat } shuffles and gains { $amounts }
viscounts-draws = { $n ->
    [one] { $seat } draws a card
   *[other] { $seat } draws { $n } cards
}
viscounts-collides = { $seat }: collision of virtue and corruption on space { $space }
viscounts-poverty = The last debt on the poverty card is taken: poverty is revealed
viscounts-prosperity = The last deed on the prosperity card is taken: prosperity is revealed
viscounts-ends = The game is over

## Alone

viscounts-opponent = The opponent
viscounts-schemes = { $seat } turns up: { $card }
viscounts-gains-scheme = { $seat } gains: { $card }

## What stands on the cards

viscounts-text-townsfolk = { $ability } When hired or dismissed: { $bonus }.
viscounts-when-never = No ability.
viscounts-when-always = { $what }.
viscounts-when-played = When played: { $what }.
viscounts-when-dropped = When it drops off your board: { $what }.
viscounts-when-after_trade = After your trade action: { $what }.
viscounts-when-after_construct = After your construct action: { $what }.
viscounts-when-after_workers = After your action to place workers: { $what }.
viscounts-when-after_transcribe = After your transcribe action: { $what }.
viscounts-when-debt_flipped = Whenever you flip a debt: { $what }.
viscounts-when-debt_gained = Whenever you gain a debt: { $what }.
viscounts-when-collision = At any player’s collision: { $what }.
viscounts-when-transcribed = When transcribed: { $what }.

viscounts-text-gain = gain { $what }
viscounts-text-gain-by-board = gain { $what } by the order on its board
viscounts-text-in-any-case = { $first }; in any case { $others }
viscounts-text-flip-any = { $n ->
    [one] flip a debt or deed
   *[other] flip { $n } debts or deeds
}
viscounts-text-flip-debt = { $n ->
    [one] flip a debt
   *[other] flip { $n } debts
}
viscounts-text-flip-deed = { $n ->
    [one] flip a deed
   *[other] flip { $n } deeds
}
viscounts-text-rearrange = you may rearrange the cards on your board
viscounts-text-discard = { $n ->
    [one] you may discard a card from your hand or draw pile
   *[other] you may discard up to { $n } cards from your hand or draw pile
}
viscounts-text-destroy = { $n ->
    [one] you may destroy a card from your hand or draw pile (you gain its value in silver)
   *[other] you may destroy up to { $n } cards from your hand or draw pile (you gain their value in silver)
}
viscounts-text-destroy-own = you may destroy any one of your own cards before they are shuffled (you gain its value in silver)
viscounts-text-shuffle = shuffle your discard pile into your draw pile
viscounts-text-hire = hire the townsfolk on top of any pile for free
viscounts-text-move-worker = you may move one of your workers on the first tier to a neighbouring section on either side
viscounts-text-workers = { $n ->
    [one] place a worker for free into any section of the first tier
   *[other] place { $n } workers for free into any one section of the first tier
}
viscounts-text-building = place { $what-indefinite } for free on any free site
viscounts-text-building-here = place { $what-indefinite } for free on a free site on the bank where your viscount stands
viscounts-text-manuscript = take a manuscript of cost { $least } or { $most } from the top of any pile for free
viscounts-text-scheme = gain a future scheme
viscounts-text-dismiss = dismiss the townsfolk beside its viscount for free and gain the effect in its corner

viscounts-text-silver-counts-construct = when you construct, every { $n } silver you pay count as a builder
viscounts-text-silver-counts-workers = when you place workers, every { $n } silver you pay count as a noble
viscounts-text-silver-counts-transcribe = when you transcribe, every { $n } silver you pay count as a cleric
viscounts-text-merchants-count-construct = when you construct, every { $n } merchants count as a builder
viscounts-text-merchants-count-workers = when you place workers, every { $n } merchants count as a noble
viscounts-text-merchants-count-transcribe = when you transcribe, every { $n } merchants count as a cleric
viscounts-text-double-stone = when you construct, the first stone you spend counts as two builders, each further one as one
viscounts-text-double-gold = when you place workers, the first gold you spend counts as two nobles, each further one as one
viscounts-text-double-ink = when you transcribe, the first ink well you spend counts as two clerics, each further one as one
viscounts-text-resources-count-transcribe = when you transcribe, you may spend { $what } instead of ink wells
viscounts-text-each-ink = ink wells
viscounts-text-each-gold = gold
viscounts-text-each-stone = stone

viscounts-text-score = At the end of the game: 1 victory point for { $what }.
viscounts-counted-merchant = { $n ->
    [one] every merchant icon you have
   *[other] every { $n } merchant icons you have
}
viscounts-counted-builder = { $n ->
    [one] every builder icon you have
   *[other] every { $n } builder icons you have
}
viscounts-counted-noble = { $n ->
    [one] every noble icon you have
   *[other] every { $n } noble icons you have
}
viscounts-counted-cleric = { $n ->
    [one] every cleric icon you have
   *[other] every { $n } cleric icons you have
}
viscounts-counted-criminal = { $n ->
    [one] every criminal icon you have
   *[other] every { $n } criminal icons you have
}
viscounts-counted-resources = { $n ->
    [one] every resource you have left
   *[other] every { $n } resources you have left
}
viscounts-counted-silver = every { $n } silver you have left
viscounts-counted-buildings = { $n ->
    [one] every building you have built
   *[other] every { $n } buildings you have built
}
viscounts-counted-workers = { $n ->
    [one] every worker you have in the castle
   *[other] every { $n } workers you have in the castle
}
viscounts-counted-paid = { $n ->
    [one] every debt you have paid
   *[other] every { $n } debts you have paid
}
viscounts-counted-approved = { $n ->
    [one] every approved deed you have
   *[other] every { $n } approved deeds you have
}
viscounts-counted-manuscripts = { $n ->
    [one] every manuscript you have
   *[other] every { $n } manuscripts you have
}

viscounts-text-player-card = Start on space { $n }: { $what }; then { $extra }.
viscounts-text-cleric-bonus = For the first to have three manuscripts with { $ribbon } ribbons: { $icons } for good, and 3 victory points.
viscounts-text-icons-merchant = { $n ->
    [one] { $n } merchant icon
   *[other] { $n } merchant icons
}
viscounts-text-icons-builder = { $n ->
    [one] { $n } builder icon
   *[other] { $n } builder icons
}
viscounts-text-icons-noble = { $n ->
    [one] { $n } noble icon
   *[other] { $n } noble icons
}
viscounts-text-icons-cleric = { $n ->
    [one] { $n } cleric icon
   *[other] { $n } cleric icons
}
viscounts-text-icons-criminal = { $n ->
    [one] { $n } criminal icon
   *[other] { $n } criminal icons
}
viscounts-text-castle-leader = For the first with a worker on the third tier, then for whoever has more there than the holder: hand limit +1, and { $n } victory points.
viscounts-text-scheme-card = { $n ->
    [one] { $gain }; move { $n } space; then the first of these that is possible: { $tries }.
   *[other] { $gain }; move { $n } spaces; then the first of these that is possible: { $tries }.
}
viscounts-text-scheme-card-corrupt = { $n ->
    [one] gain 1 corruption for each criminal icon on its board; { $gain }; move { $n } space; then the first of these that is possible: { $tries }.
   *[other] gain 1 corruption for each criminal icon on its board; { $gain }; move { $n } spaces; then the first of these that is possible: { $tries }.
}
viscounts-text-try-construct = construct
viscounts-text-try-workers = place workers
viscounts-text-try-transcribe = transcribe
viscounts-text-try-focus = follow the main aim

## The score sheet

viscounts-score-buildings = Buildings
viscounts-score-castle = Workers in the castle
viscounts-score-ribbons = Sets of ribbons
viscounts-score-manuscripts = Manuscripts
viscounts-score-leader = Castle leader
viscounts-score-bonuses = Cleric bonus cards
viscounts-score-debts = Unpaid debts
viscounts-score-deeds = Deeds
viscounts-score-poverty = Poverty
viscounts-score-prosperity = Prosperity
viscounts-score-resources = Resources left

## Names

viscounts-counter-silver = Silver
viscounts-counter-ink = Ink wells
viscounts-counter-gold = Gold
viscounts-counter-stone = Stone
viscounts-counter-debts = Unpaid debts
viscounts-counter-paid = Paid debts
viscounts-counter-deeds = Acquired deeds
viscounts-counter-approved = Approved deeds
viscounts-counter-virtue = Virtue
viscounts-counter-corruption = Corruption
viscounts-counter-workers = Workers left

viscounts-ribbon-grey = grey
viscounts-ribbon-yellow = yellow
viscounts-ribbon-black = black
viscounts-ribbon-blue = blue

viscounts-kind-townsfolk = Townsfolk
viscounts-kind-hero = Hero
viscounts-kind-starter = Starting townsfolk
viscounts-kind-manuscript = Manuscript
viscounts-kind-player_card = Player card
viscounts-kind-cleric_bonus = Cleric bonus card
viscounts-kind-scheme = Scheme
viscounts-kind-castle_leader = Castle leader card

viscounts-zone-townsfolk_piles = Townsfolk
viscounts-zone-manuscript_piles = Manuscripts on the board
viscounts-zone-cleric_bonuses = Cleric bonus cards to be had
viscounts-zone-offered_cards = Player cards to choose from
viscounts-zone-offered_heroes = Heroes to choose from
viscounts-zone-removed = Out of the game
viscounts-zone-row = Cards on the board
viscounts-zone-hand = Hand
viscounts-zone-deck = Draw pile
viscounts-zone-discard = Discard pile
viscounts-zone-retinue = Cards before the first shuffle
viscounts-zone-manuscripts = Manuscripts
viscounts-zone-bonuses = Cleric bonus cards
viscounts-zone-scheme_row = Schemes on the board
viscounts-zone-scheme_deck = Schemes in the draw pile
viscounts-zone-scheme_discard = Schemes in the discard pile
viscounts-zone-future_schemes = Future schemes

## Options

viscounts-option-opponent = Opponent
    .help = Whom you play against alone: each aims at something else and plays by a board of its own.
viscounts-option-future_schemes = Future schemes mixed in
    .help = The more future schemes the opponent begins with, the harder it is to beat.

viscounts-choice-opponent-builder = The builder
viscounts-choice-opponent-noble = The noble
viscounts-choice-opponent-card = The collector of debts and deeds
viscounts-choice-opponent-cleric = The cleric
viscounts-choice-future_schemes-0 = None
viscounts-choice-future_schemes-1 = One
viscounts-choice-future_schemes-2 = Two
viscounts-choice-future_schemes-3 = Three

viscounts-solo-opponent = An opponent can be chosen only in the solo game.
viscounts-solo-future_schemes = Future schemes are mixed in only in the solo game.
