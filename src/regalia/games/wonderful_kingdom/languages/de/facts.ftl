# Was auf den Karten steht, Zeile für Zeile.

wonderful_kingdom-fact-per = { $points } { $family-each } in deinem Herzogtum
wonderful_kingdom-fact-own_turn = in der Auswahlphase, in deinem Zug
wonderful_kingdom-fact-offering = in der Auswahlphase, wenn du anbietest
wonderful_kingdom-fact-before_selecting = in der Auswahlphase, bevor du wählst
wonderful_kingdom-fact-after_selecting = in der Auswahlphase, nachdem du gewählt hast
wonderful_kingdom-fact-before_planning = vor der Planungsphase
wonderful_kingdom-fact-planning = in der Planungsphase
wonderful_kingdom-fact-production = in der Produktionsphase
wonderful_kingdom-fact-end = am Ende des Spiels
