# Keeping the house: backups, old tables, invitations, games of older rules.

## Copies

keeping-nothing-here = There are no tables in this database.
keeping-no-house = There are no tables in the folder { $folder }. Name another one with --data, or a database with --database.
keeping-not-empty = There are tables in { $where } already. A backup is only restored where nothing lies yet.
keeping-folder-in-use = Another Regalia (process { $process }) serves from the folder { $folder }. Stop it first, or choose another folder with --data.
keeping-backup-broken = The backup { $file } is broken: { $why } Nothing was changed.
keeping-backup-cut = it ends too early or is no backup of Regalia.
keeping-backup-sum = what it holds does not fit its checksum.
keeping-backup-goes-on = something stands after its end.
keeping-backup-table = nobody knows { $table } here.
keeping-backup-newer = The backup { $file } was made by a newer version of Regalia ({ $version }). Restore it with that one.
server-database-full = The tables in { $file } cannot be written: { $why }. Make room on the disk and start again; nothing is lost.
server-database-busy = The tables in { $file } are in use just now: { $why }. Try again in a moment.

## Games of other rules

server-affair-rules = This table was set with version { $by } of the rules; from here on it is played and shown by version { $whom }.
keeping-misfit = This game was played by version { $rules } of the rules and does not fit version { $known }, by which this server plays. { $why } It can be looked at as far as it fits.
keeping-misfit-over = This game was played by version { $rules } of the rules and ended { $points }. It does not fit version { $known }, by which this server plays. { $why } It can be looked at as far as it fits.
keeping-choice-misfit = Choice { $n } ({ $key }) is not possible there: { $why }
keeping-stands-otherwise = After choice { $n } the table does not stand as it did ({ $what }).
web-ended-rules = It was played by other rules and can only be looked at.
keeping-no-way-back =
    { $n ->
        [one] This table has one choice; it cannot be taken back that far.
       *[other] This table has { $n } choices; they cannot be taken back that far.
    }

## What the keeper is told

admin-backed-up =
    { $n ->
        [one] One table with all its moves ({ $moves }) was copied into { $file }.
       *[other] { $n } tables with all their moves ({ $moves }) were copied into { $file }.
    }
admin-restored =
    { $n ->
        [one] One table with all its moves ({ $moves }) is back.
       *[other] { $n } tables with all their moves ({ $moves }) are back.
    }
admin-exported =
    { $n ->
        [one] One game was written into { $folder }.
       *[other] { $n } games were written into { $folder }.
    }
admin-misfit = { $table } ({ $game }), { $fit } of { $n } choices: { $why }
admin-checked = Games played again: { $n }. Not fitting any more: { $misfits }. Set with other rules and fitting: { $other }.
admin-no-tables = There are no tables.
admin-head-table = Table
admin-head-game = Game
admin-head-seats = Who plays
admin-head-moves = Moves
admin-head-touched = Last move
admin-head-name = Name
admin-head-note = For whom
admin-head-until = Good until
admin-head-used = Tables set
admin-stepped-back = Table { $table } is back; choices in force now: { $n }.
admin-purged =
    { $n ->
        [one] One table was thrown away.
       *[other] { $n } tables were thrown away.
    }
admin-would-purge =
    { $n ->
        [one] One table would be thrown away; with --yes it is.
       *[other] { $n } tables would be thrown away; with --yes they are.
    }
admin-invited = With this code tables can be set. It is told only now:
admin-no-invitations = Nobody is invited.
admin-invitation-unknown = There is no invitation called “{ $name }”.
admin-withdrawn = The invitation { $name } holds no more.

## Help

terminal-help-admin = Keep the house: backups, old tables, invitations, whether stored games still fit.
terminal-help-admin-backup = Copy all tables into one file, while people play.
terminal-help-admin-backup-file = The file to write; one with day and time in its name, if none is given.
terminal-help-admin-restore = Make all tables from a backup, where nothing lies yet: a folder or a PostgreSQL database.
terminal-help-admin-restore-file = The backup.
terminal-help-admin-export = Write every game as a game file.
terminal-help-admin-export-folder = The folder for the game files.
terminal-help-admin-check = Play every stored game again and say which do not fit the rules any more.
terminal-help-admin-tables = List all tables.
terminal-help-admin-step-back = Let a stuck table go on: take choices back to where it still fits, or the last one.
terminal-help-admin-table = The table’s id; “regalia admin tables” lists them.
terminal-help-admin-to = So many choices remain.
terminal-help-admin-purge = Throw away tables that nobody has touched for some days; without --yes only say how many.
terminal-help-admin-days = Since so many days nobody has moved there.
terminal-help-admin-yes = Really do it.
terminal-help-admin-invite = Make a code with which people can set tables in a closed house.
terminal-help-admin-note = For whom it is, to know it again.
terminal-help-admin-invite-days = It holds for so many days; without a number, for ever.
terminal-help-admin-invite-tables = It is good for so many tables; without a number, for any.
terminal-help-admin-invitations = List the codes that were made.
terminal-help-admin-withdraw = Let a code hold no more.
terminal-help-admin-invitation = Its name in the list.
terminal-help-closed = A closed house: only those can set tables who have an invitation (“regalia admin invite”) or know the code.
terminal-help-keep-days = Throw tables away by itself that nobody has touched for so many days; without it, none.
terminal-help-json-logs = Write the log for programs: one JSON object in each line.
terminal-help-doctor = Say what runs, what is missing, and whether port, folder, database, clock and disk are well.

## The doctor

doctor-compiled = Regalia { $version } on Python { $python } with compiled rules.
doctor-pure = Regalia { $version } on Python { $python } with the rules as pure Python: all works, bots think more slowly.
doctor-client = The pages are there.
doctor-docs = The documentation is there.
doctor-extras = Not installed, and only needed by some: { $extras } (pip install 'regalia[…]').
doctor-games =
    { $n ->
        [one] One game stands on the shelf: { $games }.
       *[other] { $n } games stand on the shelf: { $games }.
    }
doctor-port = Port { $port } on { $host } is free.
doctor-port-taken = Port { $port } on { $host } cannot be listened on now: { $why }.
doctor-folder = The folder { $folder } can be written to.
doctor-folder-new = The folder { $folder } is not there yet and can be made.
doctor-served = A Regalia (process { $process }) serves from it.
doctor-disk = { $n } MB of disk are free.
doctor-no-database = No tables are kept yet.
doctor-database =
    { $n ->
        [one] { $where } is whole and holds one table (schema “{ $version }”).
       *[other] { $where } is whole and holds { $n } tables (schema “{ $version }”).
    }
doctor-database-older =
    { $n ->
        [one] { $where } is whole and holds one table of an older or newer version (“{ $version }”); an older one is brought up to date at the next start.
       *[other] { $where } is whole and holds { $n } tables of an older or newer version (“{ $version }”); older ones are brought up to date at the next start.
    }
doctor-clock = The clock says { $now }, and no stored move is later.
doctor-clock-back = The clock is wrong: the latest stored move lies { $n } seconds in the future.

## Seeing inside

server-metrics-missing = Metrics need one more package: pip install 'regalia[metrics]'.
server-metrics-denied = Metrics are for this machine itself, and for whoever has the token (REGALIA_METRICS_TOKEN).
