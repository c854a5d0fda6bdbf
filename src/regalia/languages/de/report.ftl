# Der Bericht: viele Spiele zwischen Bots als eine Seite mit Bildern.

terminal-help-report = Bots viele Spiele spielen lassen und auf einer Seite mit Bildern zeigen, was sie über das Spiel sagen.
terminal-help-report-out = Die Seite, die geschrieben wird (HTML); sie braucht kein Netz.
terminal-help-report-players = Wie viele am Tisch sitzen, wenn auf jedem Platz derselbe Bot sitzt.

report-written = { $file } ist geschrieben.
report-unwritable = { $file } lässt sich nicht schreiben: { $why }
report-seats-count = Für { $players } Plätze sind { $n } Bots genannt. Nenne einen für alle oder für jeden Platz einen.

report-title = { $game }: was die Spiele sagen
report-games = { $n ->
    [one] { $n } Spiel zwischen Bots.
   *[other] { $n } Spiele zwischen Bots.
}
report-decisions = { $n ->
    [one] { $n } Entscheidung.
   *[other] { $n } Entscheidungen.
}
report-again = Dieselben Spiele noch einmal:
report-table = Die Zahlen als Tabelle
report-share = Anteil der Siege
report-bounds = 95-%-Grenzen

report-wins = Wer gewinnt
report-wins-note = Der Anteil jedes Platzes an den Spielen. Die dünne Linie zeigt, wo der wahre Anteil in 95 von 100 Fällen liegt; die gestrichelte Marke, wo er läge, wenn alle gleich wären.
report-first = Wer zuerst wählt
report-first-note = Die erste Entscheidung, die jemand allein trifft, zeigt, wer beginnt. Wo alle gleichzeitig wählen, zählt erst, was danach kommt.
report-chose-first = Wählt zuerst
report-chose-later = Alle anderen
report-set-up = { $kind }: Ausgewogenheit
report-set-up-note = Davon hat jeder eine oder wenige, aber nicht alle dieselben. Die gestrichelte Marke zeigt, wie oft ein Platz im Mittel gewinnt.
report-scores = Punkte
report-lines = Woher die Punkte kommen
report-winners = die gewonnen haben
report-others = alle anderen
report-pace = Verlauf der Punkte
report-pace-note = Die Punkte im Mittel, wie sie die Wertung unterwegs zählen würde.
report-beginning = Anfang
report-end = Ende
report-length = Länge
report-length-note = Entscheidungen in einem Spiel, von allen zusammen. Was keine Wahl lässt, zählt nicht.
report-decisions-column = Entscheidungen
report-options = Möglichkeiten je Entscheidung
report-options-note = Zwischen wie vielem zu wählen war. Das Bild lässt das weiteste Hundertstel weg.
report-options-column = Möglichkeiten
report-least = kleinster Wert
report-tenth = 10 %
report-middle = Mitte
report-ninth = 90 %
report-most = größter Wert
report-cards = Karten: { $place }
report-cards-note = Für jede Karte: Die gestrichelte Marke ist der Anteil der Siege ohne sie, das Ende des Balkens der mit ihr. Dass beides zusammentrifft, heißt nicht, dass eines das andere bewirkt: Wer vorn liegt, kann sich mehr leisten.
report-cards-drawn = Gezeichnet sind { $n } von { $all } Karten: die besten und die schlechtesten unter denen, die oft genug vorkommen.
report-better = gewinnt mit ihr öfter
report-worse = gewinnt mit ihr seltener
report-had = am Ende da
report-copies = Stück
report-with = Siege mit ihr
report-without = Siege ohne sie
