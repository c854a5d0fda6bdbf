# Offene Tische, noch eine Runde, und Wertungen.

lobby-not-listed = Dieser Tisch steht nicht im Spielsaal: Sein Gastgeber lädt über Links ein.
lobby-too-many = An diesen Tisch wollen schon viele. Versuche einen anderen.
lobby-gone = Niemand mit diesem Namen wartet noch.
again-not-over = Das Spiel ist noch nicht zu Ende.
again-not-here = Eine Lektion, ein Rätsel oder das Königreich des Tages wird auf der eigenen Seite neu begonnen.
rated-not-here = Dieser Server wertet keine Spiele: Sein Betreiber hat das Extra „rating“ nicht installiert.
rated-needs-key = Dieses Spiel wird gewertet: Alle brauchen einen eigenen Schlüssel. Der Browser macht einen, wenn er Daten behalten darf.
rated-undo = In einem gewerteten Spiel wird nichts über einen Wurf, ein Ziehen oder die Wahl anderer hinweg zurückgenommen: Wähle „Bis zur letzten Überraschung“ oder „Nichts“.
rated-deal = In einem gewerteten Spiel teilt der Server aus: Weder eine gewählte Auslage noch eine Aufzeichnung, eine Lektion oder das Königreich des Tages wird gewertet.
rated-seats = Ein gewertetes Spiel braucht mindestens zwei Plätze, und höchstens einen davon für dich.
rated-bot = Niemand hat gemessen, wie stark { $level } in diesem Spiel ist, darum kann dagegen nicht gewertet gespielt werden.
rated-no-hints = Das Spiel wird gewertet: Der Berater schweigt bis zum Ende.
rated-no-undo = Das Spiel ist zu Ende und wird gewertet: Nichts kann zurückgenommen werden.
rated-no-change = Das Spiel wird gewertet und hat begonnen: Niemand kann durch einen anderen Menschen ersetzt werden. Für Abwesende kann ein Bot spielen.
