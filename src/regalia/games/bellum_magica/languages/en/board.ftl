# What stands on Bellum Magica's board in the browser.

bellum_magica-board-die = Die: { $n }
bellum_magica-board-day = Day { $n } · captain { $name }
bellum_magica-board-captain = Captain of the day
bellum_magica-board-horde = Your horde
bellum_magica-board-kingdom = Human kingdoms
bellum_magica-board-market = Market of creatures
bellum_magica-board-castle = Castle of { $name }
bellum_magica-board-deck = { $kind }: { $n } in the deck
bellum_magica-board-chests = Chests: { $n } of 10
bellum_magica-board-worth = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
bellum_magica-board-tuck = What it would add is marked in both wings; only the chosen side will count.
bellum_magica-board-all-rows = Show all rows
bellum_magica-board-active-row = Show the active row alone
