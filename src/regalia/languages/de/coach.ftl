# Was der Trainer sagt und was auf der Rangliste schiefgehen kann.

## Tipps: worauf es jetzt ankommt, diese zwei, diese und warum

coach-standing = Von hier aus gewinnst du etwa { $n }-mal von 100.
coach-look-among = Such unter { $n } Möglichkeiten einer Art, zum Beispiel: { $options }.
coach-look-here = Schau dir diese an: { $options }.
coach-kind-brings = Ein paar Züge später bringt das im Vergleich zu den übrigen: { $parts }.
coach-what-counts = Was die Möglichkeiten unterscheidet: { $parts }.
coach-these-two = Eine von diesen beiden: { $options }.
coach-this-one = Am besten: { $option }.
coach-worth = Damit gewinnst du etwa { $n }-mal von 100.
coach-better-than = Damit gewinnst du etwa { $n }-mal von 100, mit der zweitbesten { $other }-mal: { $option }.
coach-close = Damit gewinnst du etwa { $n }-mal von 100. Die zweitbeste ist etwa gleich gut: { $option }.
coach-happens = Was geschieht: { $what }.
coach-at-once = Sofort hat sie der zweitbesten voraus: { $parts }.
coach-later = Ein paar Züge später hat sie der zweitbesten voraus: { $parts }.
coach-costs-at-once = Was sie sofort kostet: { $parts }.
coach-costs-later = Was sie ein paar Züge später kostet: { $parts }.
coach-all-the-same = Nichts, was sich jetzt oder ein paar Züge später zählen lässt, erklärt es; der Gewinn kommt erst danach.
coach-differs-at-once = Was sofort anders ist: { $parts }.
coach-differs-later = Was ein paar Züge später anders ist: { $parts }.

## Unterschiede, in einer Reihe

coach-more-points = { $n ->
    [one] { $n } Punkt mehr ({ $line })
   *[other] { $n } Punkte mehr ({ $line })
}
coach-fewer-points = { $n ->
    [one] { $n } Punkt weniger ({ $line })
   *[other] { $n } Punkte weniger ({ $line })
}
coach-other-more = { $n ->
    [one] { $n } Punkt mehr für { $seat }
   *[other] { $n } Punkte mehr für { $seat }
}
coach-other-fewer = { $n ->
    [one] { $n } Punkt weniger für { $seat }
   *[other] { $n } Punkte weniger für { $seat }
}
coach-more-of = { $amount } mehr
coach-less-of = { $amount } weniger

## Die Analyse

coach-review-curve = Siegchancen, Entscheidung für Entscheidung
coach-review-start = anfangs
coach-review-luck = Würfel, Karten, Verborgenes
coach-review-own = eigene Entscheidungen
coach-review-others = Entscheidungen anderer
coach-review-end = am Ende
coach-review-turning = Wendepunkte
coach-review-point = { $seat } wählt: { $choice }
coach-review-swing = { $seat }: { $before } % → { $after } % (Entscheidung { $skill }, Glück { $luck })
coach-review-costly = { $seat }: was am meisten gekostet hat
coach-review-cost = { $choice } (kostete { $n } von 100)
coach-review-better = Besser: { $choice }
coach-review-why = Ein paar Züge später bringt das: { $parts }
coach-review-flawless = Keine Entscheidung war deutlich schlechter als eine andere.
coach-review-not-over = Das Spiel ist nicht zu Ende; eine Analyse braucht ein beendetes Spiel.
coach-review-no-tries = Eine Analyse braucht mindestens einen Versuch pro Entscheidung, nicht { $n }.

## Die Rangliste

coach-ladder-one-bot = Eine Rangliste braucht mindestens zwei Bots, durch Kommas getrennt, zum Beispiel: --bots squire,knight
coach-ladder-bot-twice = Der Bot „{ $bot }“ ist zweimal da.
coach-ladder-alone = Eine Rangliste braucht mindestens zwei Spieler am Tisch. Solospiele von { $game } zählt „regalia simulate“.
coach-ladder-odd-games = Jede Ausgangslage wird zweimal gespielt, mit getauschten Plätzen; die Zahl der Spiele muss deshalb gerade und größer als null sein, nicht { $n }.
coach-ladder-uneven-games = Jede Ausgangslage wird von jedem Platz aus einmal gespielt; die Zahl der Spiele muss deshalb ein Vielfaches der Spielerzahl { $seats } und größer als null sein, nicht { $n }.
coach-ladder-no-tries = Ein Bot braucht mindestens einen Versuch pro Entscheidung, nicht { $n }.
coach-ladder-process-died = Ein Prozess, der Spiele spielte, wurde von außen beendet; der Rest wird nicht gespielt.
coach-ladder-no-ray = Ray ist nicht installiert. „pip install regalia[cluster]“ bringt es mit; --on processes braucht es nicht.
