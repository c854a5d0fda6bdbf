# The owner’s page.

owner-title = The owner’s page
owner-secret = The secret that was printed at the start, or lies in owner.secret in the data folder
owner-enter = Come in
owner-wrong = That is not the secret.
owner-leave = Leave
owner-now = Now
owner-open-tables = Tables open
owner-people = People looking
owner-answers = Answers in ms (50 / 95 / 99 %)
owner-queue = Bots waiting to think
owner-disk = Disk free
owner-copies = Copies
owner-backup = Download a backup
owner-export = Download all games
owner-check = Check all games
owner-tables = Tables
owner-step-back = Step back
owner-old = Old tables
owner-days = Not touched for days
owner-count = How many?
owner-purge = Throw away
owner-would-purge =
    { $n ->
        [one] One table would be thrown away. This cannot be taken back.
       *[other] { $n } tables would be thrown away. This cannot be taken back.
    }
owner-invitations = Invitations
owner-open-house = This house is open: everybody can set tables. --closed closes it.
owner-invite = Make a code
owner-days-good = Good for days
owner-tables-good = Good for tables
owner-withdraw = Withdraw
