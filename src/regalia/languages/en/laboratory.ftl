# The games as a laboratory: what numbers mean, and seats for programs.

acts-unnamed = { $game } does not name its acts, so it cannot be told in numbers.

terminal-help-schema = What each number of a table means that programs learn from, and the number of every act.
terminal-help-players-count = How many players sit at the table.

schema-heading = { $name }: { $n } numbers, { $acts } acts
schema-block = Block
schema-from = From
schema-count = Numbers
schema-kind = What they are
schema-entries = In this order
schema-acts = Acts: { $acts }
schema-hint = --json names every number and every act.


laboratory-no-door = This house leads to no other.
laboratory-no-link = That is no link to a seat. It looks like https://…/join/TABLE#SECRET, or …/table/TABLE#SECRET.
laboratory-no-server = { $server } does not answer as a Regalia server does: { $why }
laboratory-line-cut = The line to { $server } is cut: { $why } Try again; the table goes on where it was.
laboratory-one-seat = This link plays { $n } seats, and an assistant plays one.
laboratory-seats-open = The game has not begun: somebody is still to sit down.
laboratory-others-choose = It is not your turn; { $who } must choose.
laboratory-nothing-proposed = Nobody asks you to agree to anything.
laboratory-own-board = { $name } (you):
laboratory-cannot = not now:
laboratory-guest = guest
laboratory-bots-count = { $n } bots were named for { $seats } other seats.
laboratory-table = table { $n }
laboratory-no-table = There is no table { $n }. Your tables: { $tables }.
laboratory-option-not-there = There is no option { $n }; they go from 1 to { $last }.
laboratory-can = this can be done:
laboratory-nothing-like-it = nothing here is called “{ $what }”.

terminal-help-mcp = Let an assistant sit at a table, over the Model Context Protocol on standard input and output.
extra-missing = “{ $package }” is not installed: pip install 'regalia[{ $extra }]'.

terminal-help-out = Also write every decision into this Parquet file, for programs that learn; begun again, it goes on where it was.
terminal-help-data-files = Look into files of games to learn from.
terminal-help-show = What is in a file: games, decisions, options, wins, and what was chosen most.
terminal-help-data-file = The Parquet file.

data-file-exists = { $file } is there already.
data-other-run = { $folder } holds the beginning of another run. Remove it, or choose another file.
data-no-file = { $file } is not there.
data-broken = { $file } is broken, or no Parquet file: { $why }
data-not-games = { $file } is a Parquet file, but not one of games: “regalia simulate … --out” writes such.
data-column-missing = { $file } lacks columns that a file of games has: { $columns }.
data-act-unknown = { $file } is broken: it names act { $n }, and lists only { $acts }.
data-broken-part = { $file } is broken. Remove it, and the same command plays its games again.
data-of-other-rules = Made by other rules (version { $rules }) or another release: tables of this house are told in other numbers.
data-on-without-out = --on says where games are played that are written with --out.
terminal-help-out-on = Where the games for --out are played: processes of this machine, a cluster with ray, or here, one after the other.
data-written = { $n ->
    [one] { $file }: { $n } game
   *[other] { $file }: { $n } games
}
data-games = games
data-decisions = decisions
data-options = options for each decision, on average
data-wins = won by { $name }
data-most-chosen = chosen most
