# Co stojí na kartách, řádek po řádku.

valeria-fact-secret = až do konce jen ten, komu patří
