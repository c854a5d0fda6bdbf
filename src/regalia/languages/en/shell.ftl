# What the house says, whatever the game.

## Rows: «a, b and c». The apart ones join rows with rows.

list-comma = { $start }, { $end }
list-and = { $start } and { $end }
list-or = { $start } or { $end }
list-and-apart = { $start }, and { $end }
list-or-apart = { $start }, or { $end }
nothing = nothing

## At the table

seat-unknown = Seat { $n }
forced = { $seat } has only one choice: { $key }
game-is-over = The game is over.
not-asked = It is not your turn to choose.
unknown-key = “{ $key }” cannot be chosen now.
seat-missing = Several seats are asked at the same time ({ $seats }): say which of them chooses.
seat-not-there = There is no seat { $seat }: seats are 0 to { $last }.

## Taking back

undo-nothing = There is nothing to take back.
undo-never = Nothing can be taken back at this table.
undo-other-seat = The last choice was another player's.
undo-chance = The dice or a shuffle decided something after your last choice, so it cannot be taken back.
undo-reveal = Your last choice brought a hidden card to light, so it cannot be taken back.

## Setting up

game-unknown = There is no game “{ $game }”. The games are: { $games }.
wrong-player-count = { $n ->
    [one] { $game } cannot be played by one player.
   *[other] { $game } cannot be played by { $n } players.
} Possible numbers: { $counts }.
option-unknown = { $game } has no option “{ $option }”. Its options are: { $options }.
option-unknown-value = The option “{ $option }” cannot be “{ $value }”. It can be: { $choices }.
option-not-yes-or-no = The option “{ $option }” is either yes or no, not “{ $value }”.
seat-name-refused = “{ $name }” cannot be a player's name: it must not be empty and must not contain a comma, a colon, @ or #.
seat-names-missing = Names given: { $names }; players: { $n }.
bot-unknown = There is no bot “{ $bot }”. The bots are: { $bots }.
bot-not-for-game = The bot “{ $bot }” does not play { $game }.
bot-version-unknown = There is no “{ $bot }” for { $game }. Versions that were kept: { $versions }.
bot-file-unreadable = The file { $file } cannot be read: { $reason }
bot-weights-do-not-fit = The weights in { $file } do not fit { $game }. Missing or unknown: { $traits }. Learn them anew with “python -m regalia.bots.learning”.
language-unknown = There is no language “{ $language }”. The languages are: { $languages }.

## Game files

record-misfit = Line { $line }: { $why }
record-other-rules = This game was played by version { $rules } of the rules; only version { $known } is known here.
record-seat-missing = Several players choose at this point; write whose choice it is, for example “@0”.
record-choice-refused = “{ $key }” cannot be chosen: { $reason }
record-other-score = The game does not end with the score that the file says.
record-check-failed = The table differs from the one the file was made at (“{ $found }” instead of “{ $check }”).
record-bad-head = “{ $text }” is none of the opening lines: game, rules, seats, options, seed, each once.
record-head-missing = The opening line “{ $word }” is missing.
record-bad-line = “{ $text }” is not understood; choice number { $next } should follow.
file-unreadable = The file { $file } cannot be read: { $why }
file-unwritable = The file { $file } cannot be written: { $why }
file-not-text = The file { $file } is not a text file.
not-a-number = “{ $text }” is not a number.

## What packages bring

plugin-broken = The package { $package } brings “{ $name }” ({ $place }), but it does not load: { $why }
plugin-other-kind = The package { $package } brings “{ $name }” ({ $place }), but that is no { $kind }.
plugin-other-name = The package { $package } brings “{ $name }” ({ $place }), but that calls itself “{ $own }”: both must be the same.
plugin-twice = Two packages bring “{ $name }”: { $other } and { $package } ({ $place }). The one of { $other } is used.
shelf-without-own-games = Regalia's own games are not found: this installation does not fit its files. Install it anew, for example with “make setup”.
