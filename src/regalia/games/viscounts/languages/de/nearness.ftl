## How near the end of the game is

viscounts-near-piles = Bis das Ende beginnt: { $debts } oder { $deeds }
viscounts-near-last-round = Die letzte Runde
viscounts-near-one-more = Nach dieser Runde noch eine
viscounts-near-set-up = Das Spiel wird vorbereitet
