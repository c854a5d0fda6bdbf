# Der Tisch in Worten, für alle, die ihn hören oder im Terminal lesen.

viscounts-told-price = { $needed } nötig, { $n } vorhanden: { $pay }
viscounts-told-castle = Burg
viscounts-told-workers = { $seat } { $n }
viscounts-told-opponent-collision = Kollision des Gegners auf Feld { $n }
viscounts-told-built = Gebaut, { $seat }
viscounts-told-icons = Symbole, die jetzt zählen, { $seat }
