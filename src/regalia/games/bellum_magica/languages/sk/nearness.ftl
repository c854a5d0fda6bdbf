## How near the end of the game is

bellum_magica-near-chests = Najviac truhiel u jedného mága: { $n } z { $of }, ktoré hru ukončia
bellum_magica-near-days = Deň { $n } z { $of }
