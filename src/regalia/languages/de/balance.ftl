# What options do to length and balance, counted in games between bots.

web-option-balance = Länge und Ausgewogenheit
balance-choice = { $choice }: { $what }.
balance-with = Mit dieser Einstellung: { $what }.
balance-without = Ohne diese Einstellung: { $what }.
balance-longer = die Spiele dauern { $percent } % länger
balance-shorter = die Spiele dauern { $percent } % kürzer
balance-first = wer zuerst wählt, gewinnt { $now } % der Spiele statt { $usual } %
balance-alone = Knappen gewinnen { $now } % der Spiele statt { $usual } %
balance-others-less = Die übrigen ändern weniger.
balance-nothing = Bei Länge und Ausgewogenheit war kein Unterschied zu erkennen.
balance-measured = Gezählt in jeweils mindestens { $n } Spielen von Knappen, { $players ->
    [1] allein
   *[other] zu { $players }
}.
