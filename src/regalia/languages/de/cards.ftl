# Was auf einer Karte steht, Zeile für Zeile, in jedem Spiel.

fact-is = { $what-nominative }
fact-number-is = { $n }
fact-kind = Art
fact-cost = Kosten
fact-rolled = Wirkt, wenn die Würfel zeigen
fact-role = Rolle
fact-needs = Benötigt
fact-points = Wert am Ende
fact-area = Landschaft
fact-type = Typ
fact-secret = Wer sie sieht
fact-family = Kartenart
fact-move = Schritte des Burggrafen
fact-icons = Symbole
fact-ribbon = Band
fact-number = Nummer
fact-text = Was sie tut
fact-copies = In der Schachtel
fact-now = Kostet dich jetzt
