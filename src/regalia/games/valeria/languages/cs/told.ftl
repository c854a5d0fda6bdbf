# Stůl slovy pro toho, kdo ho poslouchá nebo čte v terminálu.

valeria-told-place = Místo { $n } uprostřed
