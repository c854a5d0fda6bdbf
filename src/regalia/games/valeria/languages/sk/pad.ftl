valeria-pad-cards = Karty vo vojvodstve
