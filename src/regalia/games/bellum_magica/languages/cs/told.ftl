# Stůl slovy pro toho, kdo ho poslouchá nebo čte v terminálu.

bellum_magica-told-row = Řada { $n }
bellum_magica-told-active-row = Řada { $n }, dnes aktivní
