## How near the end of the game is

wonderful_kingdom-near-round = Kolo { $n } zo { $of }
