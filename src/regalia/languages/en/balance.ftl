# What options do to length and balance, counted in games between bots.

web-option-balance = Length and balance
balance-choice = { $choice }: { $what }.
balance-with = With this option: { $what }.
balance-without = Without this option: { $what }.
balance-longer = games are { $percent } % longer
balance-shorter = games are { $percent } % shorter
balance-first = whoever chooses first wins { $now } % of games instead of { $usual } %
balance-alone = squires win { $now } % of games instead of { $usual } %
balance-others-less = The other choices change less.
balance-nothing = No difference was found in length and balance.
balance-measured = Counted in at least { $n } games of squires each, { $players ->
    [1] alone
   *[other] with { $players } players
}.
