# The report: many games between bots as a page of pictures.

terminal-help-report = Let bots play many games, and write what they say about the game as one page with pictures.
terminal-help-report-out = The page to write (HTML); it needs no network.
terminal-help-report-players = How many players sit at the table, if the same bot takes every seat.

report-written = { $file } is written.
report-unwritable = { $file } cannot be written: { $why }
report-seats-count = { $n } bots are named for { $players } players. Name one for all, or one for each.

report-title = { $game }: what the games say
report-games = { $n ->
    [one] { $n } game between bots.
   *[other] { $n } games between bots.
}
report-decisions = { $n ->
    [one] { $n } decision.
   *[other] { $n } decisions.
}
report-again = The same games again:
report-table = The numbers as a table
report-share = share won
report-bounds = 95 % bounds

report-wins = Who wins
report-wins-note = Each seat's share of the games. The thin line spans the bounds of its true share, 95 times in 100; the dashed mark is where it would be if all were alike.
report-first = Who chooses first
report-first-note = The first decision that one player makes alone shows who begins. Where all choose at the same time, only what follows counts.
report-chose-first = Chooses first
report-chose-later = All others
report-set-up = { $kind }: balance
report-set-up-note = Every player has one or a few of these, and not the same. The dashed mark is how often a seat wins on average.
report-scores = Scores
report-lines = Where the points come from
report-winners = those who won
report-others = all others
report-pace = Pace of the points
report-pace-note = The points as the score sheets would count them on the way, on average.
report-beginning = beginning
report-end = end
report-length = Length
report-length-note = Decisions in a game, of all players together. What leaves no choice is not counted.
report-decisions-column = decisions
report-options = Options for each decision
report-options-note = How many things there were to choose from. The picture leaves out the widest hundredth.
report-options-column = options
report-least = least
report-tenth = 10 %
report-middle = middle
report-ninth = 90 %
report-most = most
report-cards = Cards: { $place }
report-cards-note = Of every card: the dashed mark is the share won without it, the end of the bar the share won with it. That they go together does not say that one makes the other: whoever is ahead can afford more.
report-cards-drawn = { $n } of { $all } cards are drawn: the best and the worst of those that are had often enough.
report-better = wins more with it
report-worse = wins less with it
report-had = had in the end
report-copies = copies
report-with = won with it
report-without = won without it
