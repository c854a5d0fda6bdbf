# Stůl slovy pro toho, kdo ho poslouchá nebo čte v terminálu.

viscounts-told-price = je třeba { $needed-nominative }, k dispozici { $n }: { $pay-nominative }
viscounts-told-castle = Hrad
viscounts-told-workers = { $seat } { $n }
viscounts-told-opponent-collision = Střet virtuálního hráče na poli { $n }
viscounts-told-built = Postaveno, { $seat }
viscounts-told-icons = Symboly, které teď platí, { $seat }
