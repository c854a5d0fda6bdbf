# What the server says.

## Who may do what

server-table-unknown = Diesen Tisch gibt es hier nicht. Prüfe den Link.
server-table-unreadable = Dieser Tisch lässt sich gerade nicht lesen. Versuche es später noch einmal oder sag dem Bescheid, der den Server betreibt.
server-token-missing = In diesem Link fehlt der Teil, der sagt, wer du bist.
server-token-wrong = Dieser Link gehört nicht zu diesem Tisch.
server-invite-void = Diese Einladung gilt nicht mehr: Der Platz ist besetzt, oder der Link ist falsch.
server-seat-taken = Dieser Platz ist besetzt.
server-not-your-seat = Platz { $n } ist nicht deiner.
server-only-looking-on = Du schaust nur zu; das können nur Mitspieler tun.
server-only-creator = Das kann nur, wer den Tisch eröffnet hat.
server-name-refused =
    { $n ->
        [one] Ein Name hat höchstens ein Zeichen und besteht nur aus sichtbaren Zeichen.
       *[other] Ein Name hat höchstens { $n } Zeichen und besteht nur aus sichtbaren Zeichen.
    }
server-too-many-devices = Ein Platz kann auf höchstens { $n } Geräten und in Tabs offen sein; schließe zuerst einen davon.

## At the table

server-stale = Am Tisch hat sich inzwischen etwas geändert; schau nach und wähle noch einmal.
server-waiting-for-seats = Das Spiel beginnt, wenn alle Plätze besetzt sind.
server-choice-failed = „{ $key }“ hat im Spiel einen Fehler ausgelöst und wurde nicht ausgeführt. Wähle bitte etwas anderes.
server-not-stored = Das konnte nicht gespeichert werden und ist daher nicht geschehen. Versuche es bitte gleich noch einmal.
server-no-vote = Es gibt nichts abzustimmen.
server-phrase-unknown = Den Satz „{ $phrase }“ gibt es nicht.

## Setting a table

server-no-seats = Ein Tisch braucht mindestens einen Platz.
server-level-is-for-bots = Nur Bots haben eine Stufe.
server-upto-needs-record = Um ab einer bestimmten Entscheidung weiterzuspielen, braucht es eine Spieldatei.
server-upto-too-far =
    { $n ->
        [one] Diese Spieldatei enthält nur eine Entscheidung.
       *[other] Diese Spieldatei enthält nur { $n } Entscheidungen.
    }
server-record-other-seats =
    { $n ->
        [one] Diese Spieldatei ist von einer Partie für eine Person; gib ebenso viele Plätze an.
       *[other] Diese Spieldatei ist von einer Partie für { $n } Personen; gib ebenso viele Plätze an.
    }

## Game files and the past

server-record-hides = Die Spieldatei würde verraten, was den anderen verborgen ist. Sie lässt sich nach dem Spiel speichern.
server-record-takes-too-long = Diese Spieldatei zu prüfen dauert zu lange.
server-record-too-long =
    { $n ->
        [one] Spieldateien mit mehr als einer Entscheidung werden hier nicht nachgespielt.
       *[other] Spieldateien mit mehr als { $n } Entscheidungen werden hier nicht nachgespielt.
    }
server-past-too-far =
    { $n ->
        [one] Bisher wurde erst eine Entscheidung getroffen.
       *[other] Bisher wurden erst { $n } Entscheidungen getroffen.
    }
server-open-when-over = Alle Karten werden erst gezeigt, wenn das Spiel vorbei ist.
server-view-unknown = Der Tisch lässt sich als „spectator“ (Zuschauer) oder „open“ (alles offen) ansehen.

## The coach

server-hint-unfair = Tipps gibt es nur allein und gegen Bots; gegenüber anderen Leuten am Tisch wären sie unfair.
server-coach-failed = Der Trainer hat den Faden verloren. Frag noch einmal.

## Limits and mistakes

server-message-unreadable = Die Nachricht wurde nicht verstanden: { $why }
server-message-too-big = Eine Nachricht darf höchstens { $n } kB lang sein.
server-upload-too-big = Es können höchstens { $n } kB gesendet werden.
server-too-fast =
    { $n ->
        [one] Zu viele Nachrichten; bitte höchstens eine pro Sekunde.
       *[other] Zu viele Nachrichten; bitte höchstens { $n } pro Sekunde.
    }
server-not-here = Unter dieser Adresse gibt es nichts.
server-failed = Auf dem Server ist etwas schiefgegangen. Nichts ist verloren; versuche es bitte noch einmal.
server-client-missing = Die Seiten der Web-Oberfläche sind noch nicht gebaut.
server-docs-missing = Die Dokumentation wurde nicht gebaut. In den Quellen baut sie „make docs“.

## Starting

server-port-taken = Port { $port } auf { $host } ist belegt, vielleicht von einer anderen Regalia. Wähle mit --port einen anderen.
server-cannot-listen = Der Server kann auf { $host }, Port { $port }, nicht lauschen: { $why }
server-folder-unwritable = In den Ordner { $folder } kann nicht geschrieben werden: { $why }. Wähle mit --data einen anderen.
server-database-damaged = Die Tische in { $file } lassen sich nicht lesen: { $why }. Ersetze die Datei durch eine Sicherung oder lege sie beiseite, um mit einer leeren zu beginnen.
server-database-newer = Die Tische hat eine neuere Version von Regalia geschrieben („{ $version }“). Starte diese, oder wähle mit --data einen anderen Ordner.
server-database-address = „{ $address }“ ist keine Adresse einer Datenbank. Sie sieht so aus: postgresql://benutzer@rechner/name.
server-database-unreachable = Die Datenbank { $where } lässt sich nicht benutzen: { $why }.
server-database-driver = PostgreSQL braucht noch ein Paket: pip install 'regalia[postgres]'.
server-worker-needs-database = Helfer auf anderen Rechnern brauchen eine Datenbank, die alle erreichen: nenne sie mit --database postgresql://….

## Phrases

server-phrase-hello = Hallo!
server-phrase-good-luck = Viel Glück und viel Spaß!
server-phrase-well-played = Gut gespielt!
server-phrase-nice-move = Schöner Zug.
server-phrase-ouch = Autsch!
server-phrase-lucky = Hast du ein Glück!
server-phrase-thinking = Moment, ich überlege …
server-phrase-your-turn = Du bist dran.
server-phrase-back-soon = Bin gleich wieder da.
server-phrase-sorry = Entschuldigung!
server-phrase-thanks = Danke!
server-phrase-good-game = Schönes Spiel!
server-phrase-again = Noch eine Runde?
server-phrase-goodbye = Tschüss!
server-phrase-by-chance = Ich habe den Faden verloren und zufällig gewählt.
server-no-rules-page = { $game } hat noch keine Regelseite.
server-no-example = { $game } hat keinen Beispielzug.

## Doors and limits

server-host-unknown = Dieser Server ist nicht unter „{ $host }“ bekannt. Wer ihn betreibt, kann den Namen mit --public-url angeben.
server-origin-unknown = Die Seite { $origin } gehört nicht zu diesem Server und darf nichts von ihm verlangen. Wer ihn betreibt, kann sie mit --public-url angeben.
server-json-only = Hier wird nur JSON verstanden (content-type: application/json).
server-too-slow = Das kam zu langsam an. Bitte versuche es noch einmal.
server-full = Der Server ist gerade voll. Bitte versuche es gleich noch einmal.
server-ending = Der Server wird gerade beendet oder neu gestartet. Bitte versuche es gleich noch einmal.
server-still-at-work = Über das, was du vorher wolltest, wird noch nachgedacht. Bitte warte zuerst darauf.
server-too-often =
    { $n ->
        [one] Das war zu oft. Bitte komm in einer Sekunde wieder.
       *[other] Das war zu oft. Bitte komm in { $n } Sekunden wieder.
    }
server-too-many-sockets =
    { $n ->
        [one] Von deiner Adresse aus kann nur ein Tisch offen sein. Schließe ihn zuerst.
       *[other] Von deiner Adresse aus können nur { $n } Tische offen sein. Schließe zuerst einen.
    }
server-too-many-spectators =
    { $n ->
        [one] Es schaut schon jemand zu; für mehr ist kein Platz.
       *[other] Es schauen schon { $n } Leute zu; für mehr ist kein Platz.
    }
server-code-missing = Um hier einen Tisch aufzubauen, brauchst du einen Code von dem, der den Server betreibt.
server-code-wrong = Dieser Code zum Aufbauen von Tischen stimmt nicht.
server-tls-both = --tls-cert und --tls-key gehören zusammen; eines davon fehlt.
server-tls-unusable = Zertifikat { $cert } und Schlüssel { $key } sind nicht brauchbar: { $why }
server-public-url-bad = „{ $url }“ ist keine Adresse einer Website wie https://spiele.example.org.

## Wer weiterspielt

server-the-host = Gastgeber
server-only-host = Das kann nur, wer an diesem Tisch Gastgeber ist.
server-not-yourself = Das ist dein eigener Platz.
server-nobody-there = Auf Platz { $n } sitzt niemand.
server-not-away = { $name } ist dafür noch nicht lange genug weg.
server-bot-plays-there = Für { $name } spielt schon ein Bot.
server-bot-plays-for-you = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
server-plays-already = Du spielst diesen Platz schon selbst.
server-has-conceded = Wer aufgegeben hat, kann nicht weiterspielen.
server-is-gone = Du spielst in diesem Spiel nicht mehr mit.
server-answer-first = Es ist schon etwas gefragt; antworte zuerst darauf.
server-not-asked = Du bist nicht gefragt.
server-nobody-to-ask = Dem müssten die anderen zustimmen, und von ihnen spielt gerade niemand.
server-seat-given-away = Auf diesem Platz sitzt jetzt jemand anderes, oder der Schlüssel dazu wurde erneuert.
server-affair-bot = { $whom } ist weg; weiter spielt: { $level } (auf Wunsch von { $by }).
server-affair-back = { $whom } spielt wieder selbst.
server-affair-leave = { $whom } verlässt das Spiel; weiter spielt: { $level }.
server-affair-concede = { $whom } gibt auf und kann nicht mehr gewinnen; weiter spielt: { $level }.
server-affair-concede-ends = { $whom } gibt auf. Das Spiel ist vorbei.
server-affair-end = Alle sind sich einig, das Spiel zu beenden: Es zählen die Punkte, wie sie stehen.
server-affair-unfinished = Alle sind sich einig, dass das Spiel als unvollendet zählt: Niemand gewinnt.
server-affair-ask-bot = { $by } fragt, ob ein Bot für { $whom } weiterspielen soll: { $level }.
server-affair-ask-end = { $by } möchte das Spiel beenden, wie die Punkte stehen.
server-affair-ask-unfinished = { $by } möchte das Spiel als unvollendet zählen.
server-affair-no = { $by } stimmt nicht zu.
server-affair-host = { $whom } hat jetzt die Rolle des Gastgebers.
server-affair-remove = { $by } nimmt { $whom } vom Tisch; weiter spielt: { $level }.
server-affair-remove-early = { $by } nimmt { $whom } vom Tisch.
server-affair-sat = { $by } übernimmt den Platz von { $whom }.
