# The score sheet for the real table.

server-no-pad = { $game } has no score sheet to fill in.
web-pad = Score pad
    .help = For the real table: the score sheet to fill in by hand. It works without the server once you have opened it.
web-pad-players = Players
web-pad-name = Name of player { $n }
web-pad-of = { $row }, { $name }
web-pad-each = { $n } points each
web-pad-per = 1 point for every { $n }
web-pad-ties = If equal: the most
web-pad-ties-fewer = If equal: the fewest
web-pad-medal-gold = Gold medal
web-pad-medal-silver = Silver medal
web-pad-medal-bronze = Bronze medal
web-pad-medal-none = No medal
web-pad-medals = Bronze from { $bronze }, silver from { $silver }, gold from { $gold } points
web-pad-keep = Keep this game
web-pad-kept = It is kept below.
web-pad-anew = New sheet
web-pad-history = Games at the real table
web-pad-none = No game is kept yet.
web-pad-remove = Remove this game
web-pad-open = Open
