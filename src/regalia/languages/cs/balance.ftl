# What options do to length and balance, counted in games between bots.

web-option-balance = Délka a vyváženost
balance-choice = { $choice }: { $what }.
balance-with = Zapnuto: { $what }.
balance-without = Vypnuto: { $what }.
balance-longer = hry jsou o { $percent } % delší
balance-shorter = hry jsou o { $percent } % kratší
balance-first = kdo volí jako první, vyhraje { $now } % her místo { $usual } %
balance-alone = panoši vyhrají { $now } % her místo { $usual } %
balance-others-less = Ostatní možnosti mění méně.
balance-nothing = Na délce ani vyváženosti hry nebyl znát rozdíl.
balance-measured = Spočítáno pokaždé aspoň z { $n } her panošů, { $players ->
    [1] při jednom hráči
   *[other] při { $players } hráčích
}.
