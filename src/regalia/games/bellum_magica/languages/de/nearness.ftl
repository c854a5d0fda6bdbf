## How near the end of the game is

bellum_magica-near-chests = Die meisten Truhen eines Hexenfürsten: { $n } der { $of }, die das Spiel beenden
bellum_magica-near-days = Tag { $n } von { $of }
