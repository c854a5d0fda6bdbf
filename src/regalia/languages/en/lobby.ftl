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
