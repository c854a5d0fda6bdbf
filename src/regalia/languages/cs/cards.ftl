# Co stojí na kartě, řádek po řádku, ať je to jakákoli hra.

fact-is = { $what-nominative }
fact-number-is = { $n }
fact-kind = Druh
fact-cost = Cena
fact-rolled = Působí, když padne
fact-role = Stav
fact-needs = Vyžaduje
fact-points = Hodnota na konci
fact-area = Oblast
fact-type = Typ
fact-secret = Kdo ji vidí
fact-family = Druh karty
fact-move = Pohyb vikomta
fact-icons = Symboly
fact-ribbon = Stuha
fact-number = Číslo
fact-text = Co dělá
fact-copies = Kusů v krabici
fact-now = Teď tě stojí
