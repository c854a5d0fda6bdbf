# What stands on the board of Viscounts in the browser.

viscounts-board-map = The round board
viscounts-board-court = Board of { $name }
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
viscounts-board-built = Site { $n }: { $what } of { $name }
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
viscounts-board-free = nothing to pay
viscounts-board-short = { $n ->
    [one] { $n } icon is missing and cannot be paid for
   *[other] { $n } icons are missing and cannot be paid for
}
viscounts-board-open = { $what }, built: works from now on
viscounts-board-track = Corruption on space { $corruption }, virtue on space { $virtue }
viscounts-board-step = Meeting on space { $n }: { $mine }. { $whom }: { $theirs }
viscounts-board-whom-criminals = Others with criminals
viscounts-board-whom-honest = Others without criminals
viscounts-board-whom-all = All others
viscounts-board-aim = Its aim: { $what }
viscounts-board-opponent-plot = { $plot ->
    [trading_post_1] Trading post: a future scheme
    [trading_post_2] Trading post: at collisions it flips a debt, without criminals
    [trading_post_3] Trading post: it dismisses when it flips
    [workshop_1] Workshop: it dismisses when it gains a scheme
    [workshop_2] Workshop: one more virtue when it shuffles
    [workshop_3] Workshop: one more corruption when it shuffles
   *[other] Guildhall: { $icon }
}
