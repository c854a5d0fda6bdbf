valeria-pad-cards = Karty ve vévodství
