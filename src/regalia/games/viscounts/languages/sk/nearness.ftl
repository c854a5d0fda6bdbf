## How near the end of the game is

viscounts-near-piles = Kým sa začne koniec, zostáva rozobrať { $debts } alebo { $deeds }
viscounts-near-last-round = Posledné kolo
viscounts-near-one-more = Po tomto kole už len jedno
viscounts-near-set-up = Hra sa pripravuje
