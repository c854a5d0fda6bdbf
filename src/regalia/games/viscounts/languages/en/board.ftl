# What stands on the board of Viscounts in the browser.

viscounts-board-map = The round board
viscounts-board-court = Board: { $name }
viscounts-board-offers = Player cards and heroes to start with
viscounts-board-here = Where my viscount stands
viscounts-board-nearer = Nearer
viscounts-board-whole = The whole board
viscounts-board-round = { $n ->
    [0] Getting ready
   *[other] Round { $n }
}
viscounts-board-last-round = The last one is round { $n }.
viscounts-board-debts-left = { $n ->
    [0] Poverty has come.
    [one] { $n } debt left until poverty
   *[other] { $n } debts left until poverty
}
viscounts-board-deeds-left = { $n ->
    [0] Prosperity has come.
    [one] { $n } deed left until prosperity
   *[other] { $n } deeds left until prosperity
}
viscounts-board-trade = { $n ->
    [one] Trade, for each merchant: { $what }
   *[other] Trade, for every { $n } merchants: { $what }
}
viscounts-board-site = Site { $n }, free: { $what }
viscounts-board-built = Site { $n }: { $what } ({ $name })
viscounts-board-link = Link between sites { $a } and { $b }: { $what }
viscounts-board-yard = { $place }, first tier: { $who }
viscounts-board-hall = { $place }, second tier ({ $what }): { $who }
viscounts-board-keep = Third tier of the castle: { $who }
viscounts-board-nobody = nobody
viscounts-board-pile = { $n ->
    [0] no card left
    [one] { $n } card
   *[other] { $n } cards
}
viscounts-board-first = Start player
viscounts-board-icons = What counts for an action now
viscounts-board-prices = What the action costs
viscounts-board-needs = { $icons }, you have { $n }
viscounts-board-plots = { $what }; each one takes { $icons }
viscounts-board-toll = for { $price }
viscounts-board-start = start number { $n }
viscounts-board-free = nothing to pay
viscounts-board-short = { $n ->
    [one] { $n } icon is missing and cannot be paid for
   *[other] { $n } icons are missing and cannot be paid for
}
viscounts-board-open = { $what }, built: works from now on
viscounts-board-track = Corruption on space { $corruption }, virtue on space { $virtue }
viscounts-board-step = Collision on space { $n }: { $mine }. { $whom }: { $theirs }
viscounts-board-whom-criminals = Others with criminals
viscounts-board-whom-honest = Others without criminals
viscounts-board-whom-all = All others
viscounts-board-aim = { $who }, main aim: { $what }
viscounts-board-opponent-plot = { $plot ->
    [trading_post_1] Trading post: when it is built, a future scheme
    [trading_post_2] Trading post: at every collision it flips a debt, if it has no criminals on its board
    [trading_post_3] Trading post: whenever it flips a card, it dismisses the townsfolk beside its viscount
    [workshop_1] Workshop: whenever it gains a future scheme, it dismisses the townsfolk beside its viscount
    [workshop_2] Workshop: one more virtue whenever it shuffles
    [workshop_3] Workshop: one more corruption whenever it shuffles
   *[other] Guildhall: { $icon }
}

## What the solo opponent does, beside its board

viscounts-board-habits = What it will do
viscounts-habit-kind-ink = ink wells
viscounts-habit-kind-gold = gold
viscounts-habit-kind-stone = stone
viscounts-habit-resources = It takes resources in this order: { $first } until it has { $one }, { $second } until it has { $two }, then { $third }.
viscounts-habit-pays = It pays for each missing builder with a stone, for each noble with a gold, for each cleric with an ink well, and never more than it needs.
viscounts-habit-any-resource = All resources are alike to it: it takes ink wells, and pays for any missing icon with any resource, ink wells first. Its main aim is to flip one debt or deed, if it has any to flip.
viscounts-habit-builds = It constructs the leftmost building that it can pay for (guildhalls, then trading posts, then workshops) on the leftmost free site of its bank. A free building goes on the first free site clockwise from there, across rivers and segments.
viscounts-habit-workers = It places as many workers as it can pay for, 2 to 4, into the section that its segment faces. Several threes move on clockwise from there. Of two rewards it takes the first; it sends your workers home before its own.
viscounts-habit-transcribes = It transcribes the manuscript of its segment; a free one is the first that fits, clockwise from there. It takes cleric bonus cards and the castle leader card as you do.
viscounts-habit-dismisses = It dismisses the townsfolk beside its viscount for free and gains only the effect in the corner.
viscounts-habit-flips = It flips the kind of which it has flipped fewer, in a tie a debt. With nothing to flip it gains 1 virtue.
viscounts-habit-effects = Rearranging, or every 2 silver: a resource. Discarding or moving a worker: 1 virtue. Destroying: it flips a card. Hiring: a future scheme goes on its discard pile; if none is left, it flips a card.
viscounts-habit-criminals = A scheme with a criminal brings 1 corruption for each criminal icon on its board. When it shuffles, criminals on the two cards left bring 1 corruption, otherwise it gains 1 virtue.
viscounts-habit-collision = Its collision comes after its action and brings what its track shows.
viscounts-habit-end = It has the last turn. Each resource left is worth 1 point to it, and you win only with more points.
viscounts-habit-without = Schemes that it plays without: { $cards }.
