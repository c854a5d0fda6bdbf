# What the `regalia` command says.

## The command line

terminal-unknown-command = There is no command “{ $command }”. The commands are: { $commands }.
terminal-unknown-option = There is no option “{ $option }” here.
terminal-bad-value = “{ $value }” is no value for { $option }.
terminal-missing = Something is missing: { $argument }
terminal-twice = { $option } is there twice.
terminal-too-much = This is too much: { $text }
terminal-bad-usage = The command line is not understood: { $why }
terminal-see-help = “regalia --help” and “regalia COMMAND --help” tell what there is.
terminal-option-form = “{ $text }” is not understood; write an option of the game as name=value.
terminal-option-twice = The option “{ $option }” is there twice.
terminal-seed-range = The seed must be a number from 0 to 18446744073709551615, not { $seed }.
terminal-not-positive = { $option } must be greater than zero, not { $value }.
terminal-game-missing = Which game? The games are: { $games }.
terminal-resume-alone = With --resume the file says who plays what; leave out --seats, --option, --seed and --file.
terminal-other-game = The file { $file } is a game of { $game }.
terminal-file-exists-resume = The file { $file } is there already. Go on with it by --resume, or choose another name.

## Files

terminal-in-file = { $file }: { $why }
terminal-card-error = A card file is wrong: { $why }
terminal-words-error = The words of a game are wrong: { $why }
terminal-record-cut = The file ends without a check of the last choice: its end is missing.
terminal-record-no-end = The game is over, but the file does not say how it ended: its last line is missing.
terminal-file-fits = { $n ->
    [one] { $file } fits; { $n } check compared.
   *[other] { $file } fits; { $n } checks compared.
}

## Games and cards

terminal-game-line = Players: { $players } · rules version { $rules }
terminal-choices-are = Possible: { $choices }
terminal-card-source = Values: { $source }.
terminal-copies-source = Number of copies: { $source }.
terminal-source-printed = printed on the card or in the rulebook
terminal-source-fan_list = from a fan-made list
terminal-source-reconstructed = reconstructed
terminal-yes = yes
terminal-no = no

## Counting and measuring

terminal-wins = wins
terminal-mean-score = mean score
terminal-played = games
terminal-mean = mean
terminal-games-played = { $n ->
    [one] { $n } game in { $seconds } s.
   *[other] { $n } games in { $seconds } s.
}
terminal-ties = { $n ->
    [one] { $n } game ended with a shared victory; it counts for each winner.
   *[other] { $n } games ended with a shared victory; they count for each winner.
}
terminal-decisions = { $n ->
    [one] { $n } decision, { $rate } per second.
   *[other] { $n } decisions, { $rate } per second.
}
terminal-bench-speed = decisions per second
terminal-bench-clone = clone (µs)
terminal-bench-view = view (µs)
terminal-bench-chess = times python-chess
terminal-bench-compiled = The rules are compiled.
terminal-bench-pure = The rules run as pure Python: they are not compiled.
terminal-no-chess = The package “chess” is not installed, so there is nothing to compare with.

## The ladder and the review

terminal-ladder-share = share of the first
terminal-ladder-bounds = 95 % bounds
terminal-ladder-ties = shared
terminal-ladder-games = games
terminal-ladder-above = Elo above { $bot }
terminal-ladder-same-deals = The same deals for every pair, each played once with either seating; seed { $seed }.
terminal-ladder-among = One bot sits alone among the others, each deal once in every seat; fair would be { $share } with { $seats } players; seed { $seed }.
terminal-ladder-tries = { $n ->
    [one] { $bot }: { $n } try for each decision.
   *[other] { $bot }: { $n } tries for each decision.
}
terminal-review-tries = { $n ->
    [one] Numbers from { $n } try for each choice; --tries makes them finer or quicker.
   *[other] Numbers from { $n } tries for each choice; --tries makes them finer or quicker.
}

## At the text table

terminal-player = Player
terminal-bot = bot
terminal-greeting = Seed { $seed }. A number chooses, ? tells what is barred and why, h tells all.
terminal-barred = { $n ->
    [one] { $n } more thing is barred now: ? tells why
   *[other] { $n } more things are barred now: ? tells why
}
terminal-nothing-barred = Nothing is barred.
terminal-can-be-chosen = This can be chosen.
terminal-no-such-card = No card is called “{ $name }”.
terminal-shown-dice = Dice
terminal-shown-turns = Turn
terminal-shown-final_round = Last round
terminal-not-understood = “{ $text }” is not understood. Write a number, or h for help.
terminal-log-more = { $n ->
    [one] … { $n } earlier line (l shows the log)
   *[other] … { $n } earlier lines (l shows the log)
}
terminal-taken-back = Taken back.
terminal-kept = The game is kept in { $file }.
terminal-file-exists = The file { $file } is there already; choose another name.
terminal-not-kept = The game is in no file. “save” keeps it; “q” once more leaves it.
terminal-left = The game is left unfinished.
terminal-resume = The game is kept in { $file }. Go on with: { $command }
terminal-hand-over = Hidden cards for { $seat }: let nobody else look, then press Enter.
terminal-enter-hides = Enter hides the cards again.

terminal-say-choose = choose the option with this number, or write its key
terminal-say-barred = all that is barred now, and why
terminal-say-explain = one option or one barred thing, with its card
terminal-say-back = take back the last choice
terminal-say-turn-back = take back to the start of the turn
terminal-say-table = show the table again
terminal-say-mine = show the table with your hidden cards
terminal-say-card = what stands on the cards in the centre, or on the card with this name
terminal-say-sheet = the score sheet as it stands
terminal-say-log = what happened, or so many lines of it
terminal-say-save = keep the game in this file, from now on after each choice
terminal-say-quit = leave
terminal-say-help = this help

## The score sheet

terminal-total = Total
terminal-wins-game = { $winner } wins.
terminal-share-victory = Shared victory: { $winners }.
terminal-not-over = The game is not over.
terminal-hash = Hash of the table: { $hash }
terminal-choices = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}

## Help

terminal-help-regalia = A table for kingdom-building board games.
terminal-help-language = --lang en, cs, sk or de chooses the language, before or after the command.
terminal-help-usage = Usage
terminal-help-help = This help.
terminal-help-commands = Commands
terminal-help-parameters = Options
terminal-help-arguments = Arguments
terminal-help-serve = Open the table in the browser: what “regalia” alone does, with choices.
terminal-help-host = The address to listen on; 0.0.0.0 lets others on your network join.
terminal-help-port = The port to listen on.
terminal-help-data = The folder for the tables; your data folder, if none is given.
terminal-help-database = A PostgreSQL database for the tables, such as postgresql://user@host/name, which several servers can share; without it, a file in the data folder.
terminal-help-browser = Open the browser.
terminal-help-public-url = An address under which browsers reach this server, such as https://games.example.org; can be given several times.
terminal-help-trust-proxy = The address of a proxy in front of this server that says who asks, or several with commas; otherwise all its guests count as one.
terminal-help-tls-cert = The certificate (PEM) with which to serve over https by itself; needs --tls-key.
terminal-help-tls-key = The private key of that certificate (PEM).
terminal-help-mail-server = The mail server through which people are told that it is their turn, such as smtps://user:password@mail.example.org; better in the environment as REGALIA_MAIL_SERVER.
terminal-help-mail-from = The address that the letters come from (REGALIA_MAIL_FROM).
terminal-help-table-code = Only those who know this code can set tables; without it everybody can.
terminal-help-think-elsewhere = Leave all thinking to workers (“regalia worker”) on the same database.
terminal-help-worker = Think for the servers of a database: bots’ turns, hints and reviews.
terminal-help-processes = So many processes think; as many as there are processors, if none is given.
terminal-help-games = The games on the shelf with their options.
terminal-help-cards = Every card of a game, with what it does and where its values come from.
terminal-help-play = Play a game in the terminal.
terminal-help-simulate = Let bots play many games and count.
terminal-help-replay = Play a game file again and show the final scores.
terminal-help-bench = Measure how fast the engine is.
terminal-help-json = Print one JSON object and nothing else.
terminal-help-game = The game's id; “regalia games” lists them.
terminal-help-seats = Who plays, with commas between: a bot's level is a bot, any other word a person.
terminal-help-bots = Which bots play, with commas between.
terminal-help-option = An option of the game, as name=value; may be repeated.
terminal-help-seed = The number that all chance comes from.
terminal-help-file = Write each choice to this new file at once.
terminal-help-resume = Go on with the game in this file.
terminal-help-games-count = How many games.
terminal-help-record = The game file.
terminal-help-check = Also demand that the file is whole to its last line.
terminal-help-seconds = How long to measure each game.
terminal-help-ladder = Let every bot play every other, and say how strong each is.
terminal-help-review = Look at a finished game again: chances, turning points, luck and choices.
terminal-help-ladder-bots = Which bots climb, at least two, with commas between.
terminal-help-ladder-games = How many games each pair plays; an even number, with --among a multiple of the players.
terminal-help-players = How many players sit at the table; the two bots sit in turn.
terminal-help-among = The bot named first sits alone among those of the other, once in every seat of each deal.
terminal-help-tries = How often the quickest level tries before each decision, instead of its seconds; the others in proportion.
terminal-help-on = Where the games are played: processes of this machine, or a cluster with ray.
terminal-help-ladder-seed = The seed of the first deal; the others follow it.
terminal-help-review-tries = How often each choice is tried; without it as often as fits into half a minute.
