# Was die Web-Oberfläche rund um den Tisch sagt, welches Spiel auch immer.

## Seiten

web-home = Regalia, zur Startseite
web-ways = Seiten
web-skip = Zum Inhalt springen
web-to-start = Zur Startseite
web-my-games = Meine Partien
web-settings = Einstellungen
web-about = Über Regalia
web-language = Sprache
web-fan-project = Ein Fanprojekt ohne Verbindung zu den Verlagen der Spiele.
web-close = Schließen
web-cancel = Abbrechen
web-yes = ja
web-nobody = niemand
web-lost = Hier ist nichts
web-lost-text = Unter dieser Adresse gibt es keine Seite.
web-no-server = Der Server antwortet nicht.

## Start

web-what = Ein Tisch für Brettspiele vom Aufbau eines Königreichs, im Browser: allein, gegen Bots, an einem Bildschirm oder mit Freunden.
web-play-now = Jetzt spielen
web-play-now-hint = { $game }, gegen einen Bot
web-continue = Weiterspielen
web-games = Spiele
web-against-bots = Gegen Bots
web-solo = Solo
web-same-screen = An einem Bildschirm
web-with-friends = Mit Freunden
web-set-up = Tisch einrichten
web-rules = Regeln
web-cards = Karten
web-players-range = { $least } bis { $most } Spieler

## Einen Tisch einrichten

web-no-such-game = Dieses Spiel steht nicht im Regal.
web-who-plays = Wer spielt
web-player = Spieler
web-player-n = Spieler { $n }
web-seat-kind = Platz { $n }
web-seat-person = Spielt hier
web-seat-bot = Bot
web-seat-open = Auf Einladung
web-seat-open-note = Den Link für diesen Platz bekommst du, sobald der Tisch steht.
web-remove-seat = Platz { $n } entfernen
web-add-seat = Platz hinzufügen
web-table-full = Mehr als { $n } können nicht mitspielen.
web-wrong-count = { $n ->
    [one] Allein lässt sich das nicht spielen.
   *[other] Zu { $n } lässt sich das nicht spielen.
} Mögliche Zahlen: { $counts }.
web-level = Stufe
web-level-random = Landstreicher
    .help = Wählt zufällig.
web-level-page = Page
    .help = Hat das Spiel gerade erst gelernt und übersieht manches.
web-level-squire = Knappe
    .help = Weiß, was meistens gut ist, und schaut nicht weiter.
web-level-squire-builder = Knappe, Baumeister
    .help = Spielt wie der Knappe, baut und wirbt aber lieber an.
web-level-squire-fighter = Knappe, Kämpfer
    .help = Spielt wie der Knappe, kämpft aber lieber.
web-level-knight = Ritter
    .help = Denkt einen Augenblick voraus.
web-level-knight-builder = Ritter, Baumeister
    .help = Denkt einen Augenblick voraus, baut und wirbt aber lieber an.
web-level-knight-fighter = Ritter, Kämpfer
    .help = Denkt einen Augenblick voraus, kämpft aber lieber.
web-level-queen = Königin
    .help = Denkt eine Sekunde voraus und verzeiht nichts.
web-level-queen-builder = Königin, Baumeisterin
    .help = Denkt eine Sekunde voraus, baut und wirbt aber lieber an.
web-level-queen-fighter = Königin, Kämpferin
    .help = Denkt eine Sekunde voraus, kämpft aber lieber.
web-nickname = Spitzname
    .help = Wie dich die anderen am Tisch nennen.
web-name-missing = Es fehlt ein Spitzname.
web-table-code = Code zum Aufbauen von Tischen
    .help = Du bekommst ihn von dem, der den Server betreibt.
web-options = Optionen
web-taking-back = Zurücknehmen
web-undo-policy = Was zurückgenommen werden darf
web-undo-free = Alles
    .help = Jede eigene Entscheidung, auch über Würfe und aufgedeckte Karten hinweg. Gut zum Alleinspielen und zum Lernen; andere Menschen am Tisch müssen zustimmen.
web-undo-to-barrier = Bis zur letzten Überraschung
    .help = Zurück bis zum letzten Wurf, zur letzten gezogenen Karte oder zur letzten Entscheidung eines anderen.
web-undo-vote = Mit Zustimmung
    .help = Bis zur letzten Überraschung frei; darüber hinaus werden die anderen am Tisch gefragt.
web-undo-never = Nichts
    .help = Jede Entscheidung gilt.
web-more = Mehr
web-seed = Startzahl
web-seed-help = Die Zahl, aus der aller Zufall kommt. Dieselbe Zahl gibt dieselbe Ausgangslage; leer heißt eine neue.
web-seed-problem = Die Startzahl hat höchstens 20 Ziffern.
web-sit-down = Platz nehmen

## Einladung

web-invited = Du bist eingeladen
web-invited-by = Am Tisch: { $names }. Platz { $n } ist für dich.
web-no-seat-here = Dieser Browser hat keinen Link zu diesem Tisch. Bitte um eine Einladung oder öffne den Link deines Platzes noch einmal.
web-table-closed = Dieser Tisch ist dir verschlossen
web-opening = Der Tisch wird vorbereitet …

## Meine Partien und Dateien

web-no-games = Noch keine Partien. Was du in diesem Browser spielst, erscheint hier.
web-as-spectator = als Zuschauer
web-look-on = Zuschauen
web-forget = Diese Partie hier vergessen
web-forget-seat = Diese Partie hier entfernen? Deinen Platz kennt nur dieser Browser: Ohne seinen Link kommst du nicht an den Tisch zurück.
web-forget-look = Diese Partie hier entfernen? Um wieder zuzusehen, brauchst du den Link.
web-forget-yes = Entfernen
web-forgotten = { $game } ist hier entfernt.
web-bring-back = Zurückholen
web-import = Eine Partie aus einer Datei
web-import-text = Eine Spieldatei enthält eine ganze Partie: Sieh sie dir an oder spiele weiter, wo sie endet.
web-choose-file = Spieldatei
web-record-fits = { $n ->
    [one] { $game } mit { $names }: eine Entscheidung, alles in Ordnung.
   *[other] { $game } mit { $names }: { $n } Entscheidungen, alles in Ordnung.
}
web-export = Als Datei speichern

## Am Tisch

web-table = Tisch
web-decision = Entscheidung
web-choices = Möglichkeiten
web-choices-below = Die Möglichkeiten stehen in der Leiste unten.
web-your-turn = Du bist dran
web-waiting-for = { $n ->
    [one] Warten auf { $names }
   *[other] Warten auf { $names }
}
web-waiting-away = Warten auf { $names } (gerade nicht da)
web-bots-think = { $n ->
    [one] { $names } denkt nach
   *[other] { $names } denken nach
}
web-waiting-seats = { $n ->
    [one] Ein Platz ist noch frei
   *[other] { $n } Plätze sind noch frei
}
web-waiting-vote = Es wird abgestimmt
web-waiting-server = Einen Augenblick …
web-confirm-question = Wirklich?
web-confirm = Ja, ausführen
web-split = Wie aufteilen
web-undo = Zurücknehmen
web-ask-undo = Um Zurücknehmen bitten
web-undo-turn = Zurück zum Beginn des Zugs
web-taken-back = { $seat } nimmt etwas zurück.
web-vote-asks = { $n ->
    [one] { $seat } möchte die letzte Entscheidung zurücknehmen.
   *[other] { $seat } möchte { $n } Entscheidungen zurücknehmen.
}
web-vote-own = Du bittest um Zurücknehmen. Noch nicht geantwortet: { $names }
web-vote-agree = Einverstanden
web-vote-refuse = Nicht einverstanden
web-vote-withdraw = Anfrage zurückziehen
web-vote-goes-on = Über das Zurücknehmen wird gerade abgestimmt.
web-line-broken = Gerade keine Verbindung. Versuche es gleich noch einmal.
web-reconnecting = Keine Verbindung. Neuer Versuch …
web-menu = Menü
web-players-at-table = Spieler
web-status-asked = wählt
web-status-waits = wartet
web-status-away = nicht da
web-status-open = noch nicht gekommen
web-points = Punkte
web-points-open = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
web-points-and-hidden = { $n ->
    [one] { $n } Punkt und was verborgen ist
   *[other] { $n } Punkte und was verborgen ist
}
web-points-hidden-too = Punkte und was verborgen ist
web-nearness = Das Ende des Spiels
web-spectators = { $n ->
    [one] Jemand schaut zu.
   *[other] { $n } Leute schauen zu.
}
web-say-something = Etwas sagen
web-rename = Umbenennen
web-plain-view = Schlichte Ansicht
web-board-view = Tischansicht
web-no-board = Für dieses Spiel ist noch kein Tisch gezeichnet.
web-curtain = { $name } ist dran
web-curtain-text = Die nächste Entscheidung zeigt verdeckte Karten. Alle anderen schauen weg.
web-curtain-raise = Ich bin { $name }
web-look-own = { $name }: eigene Karten ansehen
web-looks-own = { $name } möchte die eigenen Karten sehen
web-looks-own-text = Alle anderen schauen weg.
web-uncovered = Du siehst die Karten von { $name }.
web-cover = Zudecken

## Verlauf und Rückblick

web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-log-new = { $n ->
    [one] Eine neue Zeile
   *[other] { $n } neue Zeilen
}
web-earlier = Früheres
web-against-you = Gegen dich
web-show-then = Den Tisch nach Entscheidung { $n } zeigen
web-recap = Seit deinem letzten Zug
web-recap-close = Ausblenden
web-looking-back = Rückblick
web-only-looking = Du blickst gerade zurück.
web-back-then = Nach { $n } von { $of } Entscheidungen
web-back-to-now = Zurück zum Jetzt
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-at-beginning = Das ist der Anfang.
web-at-end = Das ist das Ende.

## Schlichte Ansicht

web-you-can = Du kannst
web-you-cannot = { $n ->
    [one] Eines geht jetzt nicht
   *[other] { $n } Dinge gehen jetzt nicht
}
web-on-table = Auf dem Tisch
web-cards-under = { $n ->
    [one] und eine Karte darunter
   *[other] und { $n } Karten darunter
}
web-face-down = { $n ->
    [one] eine verdeckte Karte
   *[other] { $n } verdeckte Karten
}
web-shown-active = Am Zug
web-shown-first = Startspieler
web-shown-dice = Würfel
web-shown-turns = Züge
web-shown-round = Runde
web-shown-final_round = Letzte Runde
web-shown-exhausted_left = Übrige Erschöpftkarten

## Tasten

web-help = Tastatur
web-key-pick = 1 … 9, 0, Buchstaben
    .help = wählen, was dieses Zeichen trägt
web-key-explain = ?
    .help = erklären, was ausgewählt ist, oder die Tasten
web-key-legend = i
    .help = Legende der Zeichen des Spiels
web-key-undo = z
    .help = zurücknehmen
web-key-turn = Umschalt + Z
    .help = zurück zum Beginn des Zugs
web-key-step = [ ]
    .help = einen Schritt zurück oder weiter in der Zeit
web-key-coach = h
    .help = den Trainer fragen; nochmals: mehr
web-key-log = l
    .help = der Verlauf
web-key-plain = p
    .help = schlichte Ansicht und Tisch
web-key-escape = Esc
    .help = Bewegung überspringen, schließen, zurück zum Jetzt
web-impossible = nicht möglich
web-legend = Legende
web-nothing-here = Hier lässt sich jetzt nichts tun.

## Links

web-links = Links
web-invite = Einladen
web-link-seat = Platz { $n }
    .help = Wer diesen Link öffnet, nimmt diesen Platz ein. Jeder Link ist für eine Person.
web-link-own = Mein Platz
    .help = Dein Platz auf einem anderen Gerät. Behalte den Link für dich: Wer ihn hat, spielt für dich.
web-link-watch = Zuschauer
    .help = Wer diesen Link öffnet, sieht, was offen liegt, und spielt nicht mit.
web-qr = QR-Code: { $title }
web-address = Link: { $title }
web-copy = Link kopieren
web-copied = Der Link ist kopiert.
web-not-copied = Dieser Browser lässt das Kopieren nicht zu; markiere den Link und kopiere ihn.
web-only-here = Diese Links kann sonst niemand öffnen: { $address } meint nur diesen Rechner. Starte den Server mit --host 0.0.0.0, damit Freunde im Netz hereinkommen.
web-opened-here = Du hast diese Seite als { $here } geöffnet, das meint nur diesen Rechner. Die Links beginnen mit { $address }, das erreicht ihn auch von anderswo.
web-open-there = Die Seite dort öffnen
web-link-address = Adresse der Links
web-share = Teilen …
web-not-shared = Das ließ sich nicht teilen; kopiere stattdessen den Link.
web-let-bot-sit = Einen Bot hinsetzen

## Ende

web-game-over = Das Spiel ist vorbei
web-winner = Gewinner
web-winners = { $n ->
    [one] { $winners } gewinnt
   *[other] Geteilter Sieg: { $winners }
}
web-no-winner = Niemand gewinnt
web-score-sheet = Wertung
web-total = Summe
web-again = Noch einmal
web-same-deal = Gleiche Ausgangslage, Plätze getauscht
web-known-deal = Die Ausgangslage dieser Partie war vorher bekannt.
web-deal = Die Ausgangslage
web-deal-chosen = Wer den Tisch aufgebaut hat, hat sie gewählt und kennt vielleicht die Karten.
web-deal-drawn = Der Server hat sie ausgelost; niemand kennt sie.
web-seal = Das Siegel der Ausgangslage
    .help = zeigt am Ende der Partie, dass niemand neu ausgeteilt hat.
web-replay = Wiederholung
web-replay-of = Wiederholung: { $game }
web-play-on = Von hier weiterspielen
web-play = Abspielen
web-pause = Anhalten
web-speed = Tempo
web-moment = Zeitpunkt

## Der Trainer

web-ask-coach = Den Trainer fragen
web-coach = Der Trainer
web-coach-thinks = Der Trainer überlegt …
web-coach-two = Zeig mir zwei
web-coach-one = Zeig mir das Beste
web-coach-do = Das machen
web-coach-close = Rat schließen
web-review = Analyse
web-review-thinks = Der Trainer geht die Partie durch …
web-review-moved = Was die Chancen bewegt hat, in Hundertsteln
web-review-tries = { $n ->
    [one] Zahlen aus { $n } Versuch pro Entscheidung.
   *[other] Zahlen aus { $n } Versuchen pro Entscheidung.
}

## Karten und Regeln

web-cards-of = { $game }: Karten
web-rules-of = { $game }: Regeln
web-example-turn = Ein Zug Schritt für Schritt
web-open-as-page = Als Seite öffnen
web-search-rules = In den Regeln suchen
web-contents = Inhalt
web-chapters-found = { $n ->
    [0] Das steht in keinem Abschnitt.
    [one] { $n } Abschnitt
   *[other] { $n } Abschnitte
}
web-search = Suchen
web-all-kinds = Alle Arten
web-cards-found = { $n ->
    [one] Eine Karte
   *[other] { $n } Karten
}
web-card-kind = Art
web-source-printed = von der Karte oder aus der Spielregel
web-source-fan-list = aus einer Fanliste
web-source-reconstructed = erschlossen
web-in-the-box = In der Schachtel

## Einstellungen

web-theme = Licht
web-theme-system = Wie das Gerät
web-theme-light = Tageslicht
web-theme-dark = Kerzenlicht
web-motion = Bewegung
    .help = Karten, die fliegen, Würfel, die rollen.
web-motion-slow = Langsam
web-motion-system = Wie das Gerät
web-motion-quick = Schnell
web-motion-none = Keine
web-sound = Ton
    .help = Würfel, Karten, was gewonnen wird, und ein Klang, wenn du am Zug bist.
web-sound-offer = Den Tisch kann man auch hören: Würfel, Karten, deinen Zug.
web-sound-wanted = Einschalten
web-sound-not-now = Lieber nicht
web-sound-off = Aus
web-sound-on = An
web-turn-sound-on = Ton einschalten
web-turn-sound-off = Ton ausschalten
web-keys-shown = Tasten zeigen
    .help = Wo es eine Tastatur gibt, steht bei allem die Taste, die es wählt.
web-keys-shown-yes = Ja
web-keys-shown-no = Nein
web-confirming = Nachfragen, bevor eine Entscheidung gilt
    .help = Bei einer Entscheidung, die nicht zurückgenommen werden kann, lässt sich noch einmal nachfragen.
web-confirm-always = Immer
web-confirm-final = Wenn sie nicht zurückgenommen werden kann
web-confirm-never = Nie
web-pauses = Mich fragen, bevor ein Schritt endet
    .help = In Spielen, in denen manches jederzeit erlaubt ist: Bevor es weitergeht, wirst du „Noch etwas?“ gefragt.
web-pauses-always = Immer
web-pauses-matters = Wenn es etwas ändern kann
web-pauses-never = Nie
web-tapping = Antippen
    .help = Das erste Antippen zeigt, was etwas ist und was geschehen würde; ausgeführt wird es mit einem Knopf.
web-tapping-twice = zeigt zuerst
web-tapping-once = wählt sofort
web-text-size = Schriftgröße
web-card-size = Kartengröße
    .help = Sie richtet sich von selbst nach dem Bildschirm; hier wird sie noch kleiner oder größer.
web-card-size-small = Klein
web-card-size-usual = Üblich
web-card-size-large = Groß
web-settings-kept = Diese Einstellungen merkt sich nur dieser Browser.

## Über Regalia

web-about-fan = Regalia ist ein Fanprojekt. Es hat keine Verbindung zu den Verlagen der Spiele und enthält weder ihre Bilder noch ihre Texte; wem ein Spiel gefällt, der sollte seine Schachtel besitzen.
web-about-data = Es gibt keine Konten, und niemand wird gezählt. Partien liegen auf diesem Server, deine Links und Einstellungen in diesem Browser.
web-credits = Dank
web-credit-pictures = Bilder:
web-credit-all = alle Urheber
web-credit-letters = Schrift:
web-credit-tools = Gemacht mit:
web-pieces = Woraus dieser Tisch gemacht ist

## Wer weiterspielt

web-host = Gastgeber
web-away-for = Weg, schon { $time }
web-plays-on = es spielt: { $level }
web-gone-left = hat das Spiel verlassen
web-gone-conceded = hat aufgegeben
web-gone-removed = vom Tisch genommen
web-who-plays-on = Wer weiterspielt
    .help = Dieser Bot spielt für dich zu Ende, damit die anderen ihr Spiel haben.
web-let-bot-play = Einen Bot weiterspielen lassen
web-ask-bot-play = Um einen Bot bitten
web-patience-left = Erst bei Abwesenheit von mehr als: { $time }
web-invite-anew = Neu einladen
web-make-host = Zum Gastgeber machen
web-remove-person = { $name } vom Tisch nehmen
web-remove-sure = { $name } wirklich vom Tisch nehmen? Ein Bot spielt weiter.
web-come-back = Wieder selbst spielen
web-plays-for-you = Für dich spielt: { $level }.
web-you-conceded = Du hast aufgegeben; für dich spielt weiter: { $level }.
web-proposal-own = Du hast die anderen gefragt. Noch ohne Antwort: { $names }
web-proposal-bot = { $seat } fragt, ob ein Bot für { $whom } weiterspielen soll: { $level }.
web-proposal-end = { $seat } möchte das Spiel jetzt beenden: Es zählen die Punkte, wie sie stehen.
web-proposal-unfinished = { $seat } möchte das Spiel als unvollendet zählen: Niemand gewinnt.
web-ways-out = Gehen oder das Spiel beenden
web-out-leave = Gehen
    .help = Ein Bot spielt für dich weiter, und seine Punkte sind deine. Mit deinem Link kannst du jederzeit zurückkommen.
web-out-concede = Aufgeben
    .help = Du kannst nicht mehr gewinnen. Ein Bot spielt weiter; ist nur noch eine Partei im Spiel, ist es vorbei und sie gewinnt.
web-out-concede-alone = Das Spiel ist vorbei, und du hast nicht gewonnen.
web-out-end = Ende vorschlagen
    .help = Sind alle einverstanden, ist das Spiel vorbei, und es zählen die Punkte, wie sie stehen.
web-out-end-alone = Das Spiel ist vorbei, und es zählen die Punkte, wie sie stehen.
web-out-unfinished = Als unvollendet vorschlagen
    .help = Sind alle einverstanden, ist das Spiel ohne Ergebnis vorbei: Niemand gewinnt.
web-out-unfinished-alone = Das Spiel ist ohne Ergebnis vorbei.
web-ended-conceded = Die anderen haben aufgegeben.
web-ended-agreed = Einvernehmlich beendet: Es zählen die Punkte, wie sie standen.
web-ended-unfinished = Einvernehmlich beendet, ohne Ergebnis.
web-patience = Geduld
web-patience-told = Wer länger weg ist als { $time }, für den darf ein Bot weiterspielen.
web-patience-choose = Wenn jemand weg ist
    .help = Nach dieser Zeit darf ein Bot weiterspielen, wenn es der Gastgeber oder die anderen wollen. Zurückkommen geht jederzeit.
