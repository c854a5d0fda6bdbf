# Was der Befehl `regalia` sagt.

## Die Befehlszeile

terminal-unknown-command = Den Befehl „{ $command }“ gibt es nicht. Die Befehle sind: { $commands }.
terminal-unknown-option = Den Schalter „{ $option }“ gibt es hier nicht.
terminal-bad-value = „{ $value }“ passt nicht zu { $option }.
terminal-missing = Etwas fehlt: { $argument }
terminal-twice = { $option } steht zweimal da.
terminal-too-much = Das ist zu viel: { $text }
terminal-bad-usage = Die Befehlszeile ist nicht zu verstehen: { $why }
terminal-see-help = Was es gibt, sagen „regalia --help“ und „regalia BEFEHL --help“.
terminal-option-form = „{ $text }“ ist nicht zu verstehen; eine Option des Spiels schreibt man als Name=Wert.
terminal-option-twice = Die Option „{ $option }“ steht zweimal da.
terminal-seed-range = Die Startzahl muss eine Zahl von 0 bis 18446744073709551615 sein, nicht { $seed }.
terminal-not-positive = { $option } muss größer als null sein, nicht { $value }.
terminal-game-missing = Welches Spiel? Die Spiele sind: { $games }.
terminal-resume-alone = Mit --resume sagt die Datei selbst, wer was spielt; --seats, --option, --seed und --file lass bitte weg.
terminal-other-game = In der Datei { $file } steht ein anderes Spiel: { $game }.
terminal-file-exists-resume = Die Datei { $file } gibt es schon. Mit --resume geht es darin weiter; sonst wähle einen anderen Namen.

## Dateien

terminal-in-file = { $file }: { $why }
terminal-card-error = Eine Kartendatei ist fehlerhaft: { $why }
terminal-words-error = Die Texte eines Spiels sind fehlerhaft: { $why }
terminal-record-cut = Die Datei endet ohne Prüfwert der letzten Entscheidung: Ihr Ende fehlt.
terminal-record-no-end = Das Spiel ist zu Ende, aber die Datei sagt nicht, wie: Ihre letzte Zeile fehlt.
terminal-file-fits = { $n ->
    [one] { $file } stimmt; { $n } Prüfwert verglichen.
   *[other] { $file } stimmt; { $n } Prüfwerte verglichen.
}

## Spiele und Karten

terminal-game-line = Spielerzahl: { $players } · Regelversion { $rules }
terminal-choices-are = Möglich: { $choices }
terminal-card-source = Werte: { $source }.
terminal-copies-source = Anzahl: { $source }.
terminal-source-printed = von der Karte oder aus der Spielregel
terminal-source-fan_list = aus einer Liste von Fans
terminal-source-reconstructed = erschlossen
terminal-yes = ja
terminal-no = nein

## Zählen und messen

terminal-wins = Siege
terminal-mean-score = Punkte im Mittel
terminal-played = Spiele
terminal-mean = Mittel
terminal-games-played = { $n ->
    [one] { $n } Spiel in { $seconds } s.
   *[other] { $n } Spiele in { $seconds } s.
}
terminal-ties = { $n ->
    [one] { $n } Spiel endete mit geteiltem Sieg; es zählt für jeden Sieger.
   *[other] { $n } Spiele endeten mit geteiltem Sieg; sie zählen für jeden Sieger.
}
terminal-decisions = { $n ->
    [one] { $n } Entscheidung, { $rate } pro Sekunde.
   *[other] { $n } Entscheidungen, { $rate } pro Sekunde.
}
terminal-bench-speed = Entscheidungen pro Sekunde
terminal-bench-clone = Kopie (µs)
terminal-bench-view = Sicht (µs)
terminal-bench-chess = Vielfaches von python-chess
terminal-bench-compiled = Die Regeln sind kompiliert.
terminal-bench-pure = Die Regeln laufen als reines Python: Sie sind nicht kompiliert.
terminal-no-chess = Das Paket „chess“ ist nicht installiert, also fehlt der Vergleich.

## Rangliste und Analyse

terminal-ladder-share = Anteil des ersten
terminal-ladder-bounds = Grenzen 95 %
terminal-ladder-ties = geteilt
terminal-ladder-games = Spiele
terminal-ladder-above = Elo über { $bot }
terminal-ladder-same-deals = Dieselben Ausgangslagen für jedes Paar, jede einmal in beiden Sitzordnungen; Startzahl { $seed }.
terminal-ladder-among = Ein Bot sitzt allein unter den anderen, bei jeder Ausgangslage einmal auf jedem Platz; gerecht wären bei { $seats } Spielern { $share }; Startzahl { $seed }.
terminal-ladder-tries = { $n ->
    [one] { $bot }: { $n } Versuch pro Entscheidung.
   *[other] { $bot }: { $n } Versuche pro Entscheidung.
}
terminal-review-tries = { $n ->
    [one] Zahlen aus { $n } Versuch pro Entscheidung; --tries macht sie feiner oder schneller.
   *[other] Zahlen aus { $n } Versuchen pro Entscheidung; --tries macht sie feiner oder schneller.
}

## Am Texttisch

terminal-player = Spieler
terminal-bot = Bot
terminal-greeting = Startzahl { $seed }. Eine Zahl wählt, ? sagt, was gerade nicht geht und warum, h sagt alles.
terminal-barred = { $n ->
    [one] { $n } weitere Sache geht gerade nicht: ? sagt, warum
   *[other] { $n } weitere Dinge gehen gerade nicht: ? sagt, warum
}
terminal-nothing-barred = Alles ist möglich.
terminal-can-be-chosen = Das kann gewählt werden.
terminal-no-such-card = Keine Karte heißt „{ $name }“.
terminal-shown-dice = Würfel
terminal-shown-turns = Zug
terminal-shown-final_round = Letzte Runde
terminal-not-understood = „{ $text }“ ist nicht zu verstehen. Schreib eine Zahl oder h für Hilfe.
terminal-log-more = { $n ->
    [one] … { $n } frühere Zeile (l zeigt den Verlauf)
   *[other] … { $n } frühere Zeilen (l zeigt den Verlauf)
}
terminal-taken-back = Zurückgenommen.
terminal-kept = Das Spiel ist in { $file } gespeichert.
terminal-file-exists = Die Datei { $file } gibt es schon; wähle einen anderen Namen.
terminal-not-kept = Das Spiel steht in keiner Datei. „save“ speichert es; noch ein „q“ verlässt es.
terminal-left = Das Spiel bleibt unvollendet.
terminal-resume = Das Spiel ist in { $file } gespeichert. Weiter geht es mit: { $command }
terminal-hand-over = Verdeckte Karten für { $seat }: Alle anderen schauen weg; dann Enter drücken.
terminal-enter-hides = Enter verdeckt die Karten wieder.

terminal-say-choose = die Möglichkeit mit dieser Zahl wählen oder ihren Schlüssel schreiben
terminal-say-barred = alles, was gerade nicht geht, und warum
terminal-say-explain = eine Möglichkeit oder eine unmögliche Sache, mit ihrer Karte
terminal-say-back = die letzte Entscheidung zurücknehmen
terminal-say-turn-back = zurück zum Beginn des Zuges
terminal-say-table = den Tisch noch einmal zeigen
terminal-say-mine = den Tisch mit den eigenen verdeckten Karten zeigen
terminal-say-card = was auf den Karten in der Auslage steht, oder auf der Karte mit diesem Namen
terminal-say-sheet = die Wertung, wie sie gerade steht
terminal-say-log = was geschehen ist, oder so viele Zeilen davon
terminal-say-save = das Spiel in dieser Datei speichern, ab jetzt nach jeder Entscheidung
terminal-say-quit = gehen
terminal-say-help = diese Hilfe

## Die Wertung

terminal-total = Summe
terminal-wins-game = { $winner } gewinnt.
terminal-share-victory = Geteilter Sieg: { $winners }.
terminal-not-over = Das Spiel ist noch nicht zu Ende.
terminal-hash = Prüfwert des Tisches: { $hash }
terminal-choices = { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
}

## Hilfe

terminal-help-regalia = Ein Tisch für Brettspiele vom Bau eines Königreichs.
terminal-help-language = --lang en, cs, sk oder de wählt die Sprache, vor oder nach dem Befehl.
terminal-help-usage = Aufruf
terminal-help-help = Diese Hilfe.
terminal-help-commands = Befehle
terminal-help-parameters = Schalter
terminal-help-arguments = Argumente
terminal-help-serve = Öffnet den Tisch im Browser: dasselbe wie „regalia“ allein, mit Einstellungen.
terminal-help-host = Die Adresse, auf der gelauscht wird; mit 0.0.0.0 können andere in deinem Netz mitspielen.
terminal-help-port = Der Port, auf dem gelauscht wird.
terminal-help-data = Der Ordner für die Tische; ohne Angabe dein Datenordner.
terminal-help-database = Eine PostgreSQL-Datenbank für die Tische, etwa postgresql://benutzer@rechner/name, die sich mehrere Server teilen können; ohne sie eine Datei im Datenordner.
terminal-help-browser = Den Browser öffnen.
terminal-help-public-url = Eine Adresse, unter der Browser diesen Server erreichen, etwa https://spiele.example.org; mehrere sind möglich.
terminal-help-trust-proxy = Die Adresse eines Proxys vor dem Server, der sagt, wer fragt, oder mehrere mit Kommas; sonst zählen alle seine Gäste als einer.
terminal-help-tls-cert = Das Zertifikat (PEM), mit dem der Server selbst über https spricht; braucht --tls-key.
terminal-help-tls-key = Der private Schlüssel zu diesem Zertifikat (PEM).
terminal-help-mail-server = Der Mailserver, über den alle erfahren, dass sie am Zug sind, etwa smtps://name:passwort@mail.example.org; besser in der Umgebungsvariable REGALIA_MAIL_SERVER.
terminal-help-mail-from = Die Adresse, von der die Mails kommen (REGALIA_MAIL_FROM).
terminal-help-table-code = Nur wer diesen Code kennt, kann Tische aufbauen; ohne ihn alle.
terminal-help-think-elsewhere = Alles Nachdenken Helfern („regalia worker“) an derselben Datenbank überlassen.
terminal-help-worker = Für die Server einer Datenbank nachdenken: Züge der Bots, Tipps und Rückblicke.
terminal-help-processes = So viele Prozesse denken nach; ohne Angabe so viele, wie es Prozessoren gibt.
terminal-help-games = Die Spiele im Regal und ihre Optionen.
terminal-help-cards = Alle Karten eines Spiels: was sie tun und woher ihre Werte stammen.
terminal-help-play = Ein Spiel im Terminal spielen.
terminal-help-simulate = Bots viele Spiele spielen lassen und zählen.
terminal-help-replay = Eine Spieldatei noch einmal spielen und das Ergebnis zeigen.
terminal-help-bench = Messen, wie schnell der Kern ist.
terminal-help-json = Ein JSON-Objekt ausgeben und sonst nichts.
terminal-help-game = Die Kennung des Spiels; „regalia games“ nennt sie.
terminal-help-seats = Wer spielt, durch Kommas getrennt: Die Stufe eines Bots ist ein Bot, jedes andere Wort ein Mensch.
terminal-help-bots = Welche Bots spielen, durch Kommas getrennt.
terminal-help-option = Eine Option des Spiels als Name=Wert; kann mehrmals stehen.
terminal-help-seed = Die Zahl, aus der aller Zufall kommt.
terminal-help-file = Jede Entscheidung sofort in diese neue Datei schreiben.
terminal-help-resume = Das Spiel in dieser Datei fortsetzen.
terminal-help-games-count = Wie viele Spiele.
terminal-help-record = Die Spieldatei.
terminal-help-check = Außerdem verlangen, dass die Datei bis zur letzten Zeile vollständig ist.
terminal-help-seconds = Wie lange jedes Spiel gemessen wird.
terminal-help-ladder = Jeden Bot gegen jeden anderen spielen lassen und sagen, wie stark jeder ist.
terminal-help-review = Ein beendetes Spiel analysieren: Chancen, Wendepunkte, Glück und Entscheidungen.
terminal-help-ladder-bots = Welche Bots antreten, mindestens zwei, durch Kommas getrennt.
terminal-help-ladder-games = Wie viele Spiele jedes Paar spielt; eine gerade Zahl, mit --among ein Vielfaches der Spielerzahl.
terminal-help-players = Wie viele Spieler am Tisch sitzen; die beiden Bots sitzen abwechselnd.
terminal-help-among = Der zuerst genannte Bot sitzt allein unter denen der anderen Stufe, bei jeder Ausgangslage einmal auf jedem Platz.
terminal-help-tries = Wie viele Versuche die schnellste Stufe pro Entscheidung hat, statt ihrer Sekunden; die anderen im Verhältnis.
terminal-help-on = Wo gespielt wird: in Prozessen dieses Rechners (processes) oder in einem Cluster (ray).
terminal-help-ladder-seed = Die Startzahl der ersten Ausgangslage; die anderen folgen ihr.
terminal-help-review-tries = Wie oft jede Entscheidung versucht wird; sonst so oft, wie in eine halbe Minute passt.
