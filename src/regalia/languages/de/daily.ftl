# Das Königreich des Tages: an einem Tag dieselbe Auslage und dieselben Einstellungen für alle.

daily-no-date = „{ $text }“ ist kein Datum. Schreib Jahr, Monat und Tag, zum Beispiel 2026-11-17.
daily-too-early = Am { $day } gab es noch kein Königreich des Tages; das erste war am { $first }.
daily-not-yet = Das Königreich vom { $day } ist noch nicht offen.
daily-seats = Ein Königreich des Tages spielt eine Person, allein oder gegen einen Bot.
daily-settled = Auslage und Einstellungen eines Königreichs des Tages folgen aus dem Datum; sie lassen sich nicht wählen.
daily-no-table = Dieser Tisch ist kein Königreich des Tages.
daily-not-over = Das Spiel ist noch nicht zu Ende.

web-daily = Königreich des Tages
web-daily-what = Jeden Tag hat jedes Spiel eine Auslage mit eigenen Einstellungen, für alle dieselbe. Spiel sie allein oder gegen einen Bot und erzähl es deinen Freunden.
web-daily-of = { $game }, { $day }
web-daily-usual = Alle Einstellungen wie üblich.
web-daily-against = Gegen
web-daily-alone = Niemanden, allein
web-daily-play = Spielen
web-daily-again = Noch einmal spielen
web-daily-results = Ergebnisse auf diesem Server
web-daily-nobody = Noch hat niemand ein Ergebnis eingetragen.
web-daily-name = Name
web-daily-points = Punkte
web-daily-won = Gewonnen
web-daily-lost = Nicht gewonnen
web-daily-played = { $n ->
    [one] { $n } Tag gespielt
   *[other] { $n } Tage gespielt
}
web-daily-earlier = Früherer Monat
web-daily-later = Späterer Monat
web-daily-line = Regalia, { $game }, { $day }: { $won ->
    [yes] gewonnen
   *[no] nicht gewonnen
} { $score } ({ $against })
web-daily-line-alone = allein
web-daily-copy = Für Freunde kopieren
web-daily-copied = Das Ergebnis ist kopiert.
web-daily-put = Auf die Tafel des Servers
web-daily-put-done = Steht auf der Tafel
web-daily-first-counts = Dein erstes Ergebnis zählt: { $score }.
web-daily-game = Spiel
web-daily-no = nein
