# Der Tisch in Worten, für alle, die ihn hören oder im Terminal lesen.

bellum_magica-told-row = Reihe { $n }
bellum_magica-told-active-row = Reihe { $n }, heute aktiv
