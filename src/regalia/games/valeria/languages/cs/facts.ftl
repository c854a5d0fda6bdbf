# Co stojí na kartách, řádek po řádku.

valeria-fact-needs = { $n }× { $role }
valeria-fact-secret = až do konce jen ten, komu patří
