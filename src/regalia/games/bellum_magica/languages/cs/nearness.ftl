## How near the end of the game is

bellum_magica-near-chests = Nejvíc truhel u jednoho mága: { $n } z { $of }, které hru ukončí
bellum_magica-near-days = Den { $n } z { $of }
