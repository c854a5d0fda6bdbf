## How near the end of the game is

viscounts-near-piles = Until the end begins: { $debts } or { $deeds }
viscounts-near-last-round = The last round
viscounts-near-one-more = One more round after this one
viscounts-near-set-up = The game is being set up
