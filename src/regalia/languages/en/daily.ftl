# The daily kingdom: the same deal and options for everybody on a day.

daily-no-date = “{ $text }” is no date. Write it as year, month and day, for example 2026-11-17.
daily-too-early = There was no daily kingdom on { $day }; the first was on { $first }.
daily-not-yet = The kingdom of { $day } is not open yet.
daily-seats = In a daily kingdom one person plays, alone or against one bot.
daily-settled = Deal and options of a daily kingdom follow from the date; none can be chosen.
daily-no-table = This table is not a daily kingdom.
daily-not-over = The game is not over yet.

web-daily = Daily kingdom
web-daily-what = Every day each game has one deal with its own options, the same for everybody. Play it alone or against a bot, and tell your friends.
web-daily-of = { $game }, { $day }
web-daily-usual = All options as usual.
web-daily-against = Against
web-daily-alone = Nobody, alone
web-daily-play = Play
web-daily-again = Play again
web-daily-results = Results on this server
web-daily-nobody = Nobody has put a result here yet.
web-daily-name = Name
web-daily-points = Points
web-daily-won = Won
web-daily-lost = Not won
web-daily-played = { $n ->
    [one] { $n } day played
   *[other] { $n } days played
}
web-daily-earlier = Earlier month
web-daily-later = Later month
web-daily-line = Regalia, { $game }, { $day }: { $won ->
    [yes] won
   *[no] not won
} { $score } ({ $against })
web-daily-line-alone = alone
web-daily-copy = Copy for friends
web-daily-copied = The result is copied.
web-daily-put = Put on the server's table
web-daily-put-done = On the table
web-daily-first-counts = Your first result counts: { $score }.
web-daily-game = Game
web-daily-no = no
