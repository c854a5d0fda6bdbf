# What options do to length and balance, counted in games between bots.

web-option-balance = Dĺžka a vyváženosť
balance-choice = { $choice }: { $what }.
balance-with = Zapnuté: { $what }.
balance-without = Vypnuté: { $what }.
balance-longer = hry sú o { $percent } % dlhšie
balance-shorter = hry sú o { $percent } % kratšie
balance-first = kto volí ako prvý, vyhrá { $now } % hier namiesto { $usual } %
balance-alone = panoši vyhrajú { $now } % hier namiesto { $usual } %
balance-others-less = Ostatné možnosti menia menej.
balance-nothing = Na dĺžke ani vyváženosti hry nebolo badať rozdiel.
balance-measured = Spočítané zakaždým aspoň z { $n } hier panošov, { $players ->
    [1] pri jednom hráčovi
   *[other] pri { $players } hráčoch
}.
