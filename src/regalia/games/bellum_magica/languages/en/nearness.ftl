## How near the end of the game is

bellum_magica-near-chests = Most chests of one mage: { $n } of the { $of } that end the game
bellum_magica-near-days = Day { $n } of { $of }
