# Time at the table: its terms, how it stands, and what happens when it is up.

server-affair-time = { $whom } is out of time; { $level } plays on.
clock-bot-first = Your time is up: the bot makes this choice. After that you can play again yourself.

web-clock = Clock
web-clock-none = No clock
    .help = Everybody thinks for as long as they like.
web-clock-live = Live
    .help = So much for each turn, and once for the whole game what is in the bank. Forced choices take no time.
web-clock-days = Days
    .help = A game by turns: nobody has to sit at the table, and each turn may take so long.
web-clock-turn = For each turn
web-clock-bank = In the bank
web-clock-no-bank = Nothing
web-clock-level = When time is up
    .help = This bot plays on then; whoever it plays for can take the seat back.
web-clock-told = { $turn } for each turn; then plays on: { $level }.
web-clock-told-bank = { $turn } for each turn and { $bank } in the bank; then plays on: { $level }.
web-clock-left = Time left: { $time }
web-clock-from-bank = Time left, from the bank: { $time }
