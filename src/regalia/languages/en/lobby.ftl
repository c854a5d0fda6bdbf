# Open tables, playing once more, and ratings.

lobby-not-listed = This table is not in the lobby: its host invites by links.
lobby-too-many = Many people are already asking to join this table. Try another one.
lobby-gone = Nobody with that name is waiting any more.
again-not-over = The game is not over yet.
again-not-here = A lesson, a puzzle or a daily kingdom is set anew from its own page.
rated-not-here = This server does not rate games: its host has not installed the extra “rating”.
rated-needs-key = This game is rated: everybody needs a key of their own. Your browser makes one when it may keep data.
rated-undo = In a rated game nothing is taken back past a roll, a draw or somebody else’s choice: choose “Up to the last surprise” or “Nothing”.
rated-deal = In a rated game the server deals: neither a chosen deal nor a record, lesson or daily kingdom can be rated.
rated-seats = A rated game needs at least two seats, and at most one of them for you.
rated-bot = Nobody has measured how strong { $level } is in this game, so no rated game can be played against it.
rated-no-hints = The game is rated: the coach stays silent until it is over.
rated-no-undo = The game is over and its result is rated: nothing can be taken back.
rated-no-change = The game is rated and has begun: nobody can be replaced by another person. A bot can play for whoever is away.

lobby-title = Lobby
lobby-what = Tables of this server that look for players. Whoever sets a table decides whether it stands here.
lobby-none = No table looks for players just now. Set one, and let it stand here.
lobby-here = Who is here
    .help = Whoever has the lobby open is seen here under their nickname.
lobby-free = free seat
lobby-clock = { $turn } a turn
lobby-ask = Ask to join
lobby-waiting = The host was asked. Stay here until they answer.
lobby-declined = The host would rather play with others.
lobby-listed = In the lobby
    .help = In the lobby, people on this server find the table without a link.
lobby-listed-link = No, by link only
lobby-listed-ask = Yes, I let people in
lobby-listed-open = Yes, anybody may sit down
lobby-knocks = { $name } asks to join
lobby-admit = Let in
lobby-decline = No, thanks
lobby-together = Together
lobby-series = Series
    .help = The same people play on, everybody one seat further each time.
lobby-one-game = One game
lobby-best-of = Best of { $n }
lobby-series-stands = Game { $n } of at most { $of }: { $wins }
lobby-next-game = Next game
lobby-next-waits = The next table is set.
lobby-go-on = Go there
rated-wish = Rated game
    .help = The result changes everybody’s rating. No hints, nothing taken back past a surprise. Whoever leaves, concedes or is played for by a bot at the end comes last; a game that all call unfinished does not count.
rated-is = rated
rated-told = The result counts for everybody’s rating. No hints. Whoever leaves, concedes or is played for by a bot at the end comes last.
rated-at = rating { $n }
rated-changed = { $name }: rating { $after } ({ $change })
rated-yours = Your ratings
    .help = { $n ->
    [0] You have not finished a rated game yet. Whoever begins is thought to be as strong as a squire: 1500.
   *[other] A squire has 1500 in every game; 400 points more win about ten of eleven games.
}
rated-row = { $game }: { $n } ± { $error } ({ $games ->
    [one] 1 game
   *[other] { $games } games
})
rated-bots = Bots: { $bots }
