# Der Tisch in Worten, für alle, die ihn hören oder im Terminal lesen.

valeria-told-place = Platz { $n } des Rasters
