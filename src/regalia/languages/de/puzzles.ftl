# Rätsel: Stellungen, in denen ein Weg klar der beste ist.

## Eine Rätseldatei

puzzle-incomplete = Das Rätsel ist nicht vollständig: Es braucht die Zeilen solve, answer, rival, theme und grade und eine Lösung.
puzzle-squire-changed = Der Knappe geht jetzt einen anderen Weg: { $line }.
puzzle-not-clear = Kein Weg ist hier mehr klar der beste, oder es ist der des Knappen.
puzzle-other-answer = Ein anderer Weg ist hier der beste: { $line }.
puzzle-other-answers = Die Datei kennt { $told } gleich gute Wege, es gibt { $found }.
puzzle-other-figures = „{ $word }“ sagt { $told }, herausgekommen ist { $found }.

## Auf der Kommandozeile

terminal-help-puzzles = Rätsel: in Partien von Bots finden und von neuem beweisen.
terminal-help-puzzles-mine = Stellungen suchen, in denen ein Weg klar der beste ist und der Knappe einen anderen geht.
terminal-help-puzzles-check = Rätsel von neuem beweisen: den besten Weg, seinen Vorsprung und wie sicher er ist.
terminal-help-puzzles-out = Der Ordner für die Dateien; gezählt wird von denen weiter, die schon dort liegen.
terminal-help-puzzles-count = Nach so vielen Rätseln aufhören.
terminal-help-puzzles-minutes = Nach so vielen Minuten aufhören.
terminal-help-puzzles-files = Die Rätseldateien; alle Rätsel aller Spiele, wenn keine genannt ist.
terminal-help-puzzles-game = Nur die Rätsel dieses Spiels; darf mehrmals genannt werden.
terminal-help-puzzles-luck = Mit anderem Zufall beweisen als dem, den die Datei nennt.
terminal-help-puzzles-games = Jeden Weg höchstens so oft weiterspielen.
terminal-puzzle-found = Ein Rätsel: { $file }
terminal-puzzles-found = { $n } Rätsel gefunden.
terminal-puzzles-proved = { $n } Rätsel bewiesen.
terminal-puzzles-wrong = { $n ->
    [one] { $n } Sache stimmt nicht.
   *[other] { $n } Sachen stimmen nicht.
}

## Am Tisch

server-puzzle-unknown = { $game }: Ein Rätsel „{ $puzzle }“ gibt es nicht.
puzzle-name = Rätsel { $n }
puzzle-question = Du bist am Zug. Ein Weg ist klar besser als alle anderen: Finde ihn.
puzzle-go-on = So weit richtig. Und dann?
puzzle-solved-already = Dieses Rätsel ist gelöst. Spiel von hier weiter oder nimm das nächste.
puzzle-begins-here = Hier beginnt das Rätsel.
puzzle-squires-way = „{ $option }“ würde ein Knappe tun, und damit gewinnt er { $wins } von 100 Partien. Es gibt etwas Besseres.
puzzle-not-this = „{ $option }“ ist es nicht. Versuch etwas anderes.
puzzle-hint-theme-end = Mit diesem Zug endet das Spiel: Zähl die Punkte.
puzzle-hint-theme-now = Hier gibt es sofort Punkte zu holen.
puzzle-hint-theme-later = Weniger Punkte jetzt sind mehr Punkte später.
puzzle-hint-theme-rival = Sieh dir an, was die anderen bekämen.
puzzle-hint-theme-restraint = Nicht alles, was du tun könntest, lohnt sich.
puzzle-hint-theme-order = Du willst das Richtige tun. Aber in welcher Reihenfolge?
puzzle-hint-theme-long = Es braucht mehrere Schritte.
puzzle-hint-pair = Es ist eins von diesen beiden: { $options }.
puzzle-hint-this = { $option }.
puzzle-reason-search = Von hier gewinnst du { $wins } von 100 Partien. Der Weg des Knappen gewinnt { $squire }, der nächstbeste { $others }.
puzzle-reason-exact = Am Ende stehst du { $lead ->
        [one] { $lead } Punkt
       *[other] { $lead } Punkte
    } besser da als der Knappe und { $others ->
        [one] { $others } Punkt
       *[other] { $others } Punkte
    } besser als auf jedem anderen Weg.
puzzle-reason-points = Das sind im Schnitt { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } mehr, als der Knappe hat.
puzzle-sure-search = Jeder Weg, der nah dran war, wurde { $games }-mal weitergespielt; sicher ist das zu { $sure } %.
puzzle-sure-exact = Hier bleibt nichts dem Zufall überlassen: Es ist ausgezählt.

## Seiten

web-puzzles = Rätsel
web-puzzles-of = Rätsel: { $game }
web-puzzles-what = Ein Weg ist klar besser als alle anderen, und ein Knappe sähe ihn nicht. Siehst du ihn?
web-puzzles-none = Dieses Spiel hat noch keine Rätsel.
web-puzzles-none-such = So ein Rätsel gibt es nicht.
web-puzzles-solved = Gelöst: { $n } von { $all }
web-puzzles-streak = In Folge: { $n }
web-puzzles-best = Längste Folge: { $n }
web-puzzles-grade = Wie schwer
web-puzzles-theme = Worum es geht
web-puzzles-any = Egal
web-puzzle-grade-1 = Leicht
web-puzzle-grade-2 = Nicht ganz leicht
web-puzzle-grade-3 = Mittel
web-puzzle-grade-4 = Schwer
web-puzzle-grade-5 = Sehr schwer
web-puzzle-theme-end = Der letzte Zug
web-puzzle-theme-now = Punkte sofort
web-puzzle-theme-later = Geduld
web-puzzle-theme-rival = Die anderen
web-puzzle-theme-restraint = Zurückhaltung
web-puzzle-theme-order = Die richtige Reihenfolge
web-puzzle-theme-long = Mehrere Schritte
web-puzzle-next-open = Nächstes Rätsel
web-puzzle-solved = Gelöst
web-puzzle-solved-first = Beim ersten Versuch gelöst
web-puzzle-hint = Tipp
web-puzzle-hint-more = Noch ein Tipp
web-puzzle-right = Das ist es!
web-puzzle-leave = Alle Rätsel
