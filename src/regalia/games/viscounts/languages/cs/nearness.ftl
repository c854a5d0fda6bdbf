## How near the end of the game is

viscounts-near-piles = Než začne konec, zbývá rozebrat { $debts } nebo { $deeds }
viscounts-near-last-round = Poslední kolo
viscounts-near-one-more = Po tomto kole už jen jedno
viscounts-near-set-up = Hra se připravuje
