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

lobby-title = Spielsaal
lobby-what = Tische dieses Servers, die Mitspieler suchen. Ob ein Tisch hier steht, bestimmt, wer ihn gedeckt hat.
lobby-none = Gerade sucht kein Tisch Mitspieler. Decke einen und lass ihn hier stehen.
lobby-here = Wer hier ist
    .help = Wer den Spielsaal offen hat, wird hier mit Spitznamen gesehen.
lobby-free = freier Platz
lobby-clock = { $turn } je Zug
lobby-ask = Um einen Platz bitten
lobby-waiting = Der Gastgeber wurde gefragt. Bleib hier, bis er antwortet.
lobby-declined = Der Gastgeber spielt lieber mit anderen.
lobby-listed = Im Spielsaal
    .help = Im Spielsaal finden Leute auf diesem Server den Tisch auch ohne Link.
lobby-listed-link = Nein, nur über den Link
lobby-listed-ask = Ja, ich entscheide, wer mitspielt
lobby-listed-open = Ja, alle dürfen sich setzen
lobby-knocks = { $name } bittet um einen Platz
lobby-admit = Einlassen
lobby-decline = Nein, danke
lobby-together = Gemeinsam
lobby-series = Serie
    .help = Dieselben Leute spielen weiter, und jedes Mal rücken alle einen Platz weiter.
lobby-one-game = Ein Spiel
lobby-best-of = { $n ->
    [3] Auf zwei Siege
   *[other] Auf drei Siege
}
lobby-series-stands = Spiel { $n } von höchstens { $of }: { $wins }
lobby-next-game = Nächstes Spiel
lobby-next-waits = Der nächste Tisch ist gedeckt.
lobby-go-on = Hingehen
rated-wish = Gewertetes Spiel
    .help = Das Ergebnis ändert die Wertung aller. Keine Tipps, nichts wird über eine Überraschung hinweg zurückgenommen. Wer geht, aufgibt oder am Ende von einem Bot vertreten wird, ist Letzter; ein Spiel, das alle für unbeendet erklären, wird nicht gewertet.
rated-is = gewertet
rated-told = Das Ergebnis zählt für die Wertung aller. Keine Tipps. Wer geht, aufgibt oder am Ende von einem Bot vertreten wird, ist Letzter.
rated-at = Wertung { $n }
rated-changed = { $name }: Wertung { $after } ({ $change })
rated-yours = Deine Wertungen
    .help = { $n ->
    [0] Du hast noch kein gewertetes Spiel beendet. Wer anfängt, gilt als so stark wie ein Knappe: 1500.
   *[other] Ein Knappe hat in jedem Spiel 1500; wer 400 Punkte mehr hat, gewinnt etwa zehn von elf Spielen.
}
rated-row = { $game }: { $n } ± { $error } ({ $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
})
rated-bots = Bots: { $bots }
