# What stands on the board of the Wonderful Kingdom in the browser.

wonderful_kingdom-board-track = Production
wonderful_kingdom-board-round = Round { $n } / 4
wonderful_kingdom-board-phase-choice = Choice
wonderful_kingdom-board-phase-planning = Planning
wonderful_kingdom-board-phase-production = Production
wonderful_kingdom-board-phase-fight = Fight
wonderful_kingdom-board-phase-end = The end
wonderful_kingdom-board-leads = leads
wonderful_kingdom-board-area = Area { $n }
wonderful_kingdom-board-hidden = Hidden card
wonderful_kingdom-board-take = { $n ->
    [0] Take nothing
   *[other] Take { $n }
}
wonderful_kingdom-board-search = Search
wonderful_kingdom-board-turn-up = Turn up
wonderful_kingdom-board-lay-up = Open
wonderful_kingdom-board-lay-down = Hidden
wonderful_kingdom-board-realm = Realm of { $name }
wonderful_kingdom-board-brings = Brings now: { $what }.
wonderful_kingdom-board-where = Where to? Press the place.
wonderful_kingdom-board-cubes = Cubes to be placed: how many at once?
wonderful_kingdom-board-fill = Fill ({ $n })
wonderful_kingdom-board-no-sites = Nothing is under construction.
wonderful_kingdom-board-site = { $card }: { $n ->
    [0] all slots filled
    [one] { $n } slot empty
   *[other] { $n } slots empty
}
wonderful_kingdom-board-must = must be built
wonderful_kingdom-board-unbuilt = Still to be built: { $cards }.
wonderful_kingdom-board-undefeated = Still to be defeated: { $cards }.
wonderful_kingdom-board-step-done = done by { $name }
