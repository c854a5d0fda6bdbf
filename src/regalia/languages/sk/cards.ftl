# Čo stojí na karte, riadok po riadku, nech je to akákoľvek hra.

fact-is = { $what-nominative }
fact-number-is = { $n }
fact-kind = Druh
fact-cost = Cena
fact-rolled = Pôsobí, keď padne
fact-role = Stav
fact-needs = Vyžaduje
fact-points = Hodnota na konci
fact-area = Oblasť
fact-type = Typ
fact-secret = Kto ju vidí
fact-family = Druh karty
fact-move = Pohyb vikomta
fact-icons = Symboly
fact-ribbon = Stuha
fact-number = Číslo
fact-text = Čo robí
fact-copies = Kusov v škatuli
fact-now = Teraz ťa stojí
