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
data-broken = { $file } is broken, or no file of games.
data-written = { $n ->
    [one] { $file }: { $n } game
   *[other] { $file }: { $n } games
}
data-games = games
data-decisions = decisions
data-options = options for each decision, on average
data-wins = won by { $name }
data-most-chosen = chosen most
