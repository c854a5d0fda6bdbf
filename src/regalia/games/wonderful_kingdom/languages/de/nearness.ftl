## How near the end of the game is

wonderful_kingdom-near-round = Runde { $n } von { $of }
