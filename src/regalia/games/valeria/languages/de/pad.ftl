valeria-pad-cards = Karten in der Auslage
