valeria-example-0 = Das ist das Raster: oben die Monster, in der Mitte die Bürger nach ihren Zahlen, unten die Gebiete. Von zwei Herzögen behält jeder einen geheim; hier bist du Bruno.
valeria-example-2 = Würfeln und Ertrag: Du hast 6 und 2 gewürfelt, die Zahlen sind also 6, 2 und 8. Ritter haben eine 6: Deiner und Annas bringen je 1 Stärke.
valeria-example-3 = Erste Aktion: Du rekrutierst die Klerikerin. Sie kostet 3 Gold; du hast 2, und 1 Magie ersetzt das dritte.
valeria-example-4 = Zweite Aktion: Mit deiner 1 Stärke erschlägst du den Goblin. Er hinterlässt 1 Gold und ist 1 Punkt wert. Dann würfelt Anna 6 und 5, und auch du erhältst Ertrag, von den rechten Seiten deiner Karten.
