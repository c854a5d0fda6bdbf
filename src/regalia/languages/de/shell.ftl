# What the house says, whatever the game.

## Rows: «a, b and c». The apart ones join rows with rows.

list-comma = { $start }, { $end }
list-and = { $start } und { $end }
list-or = { $start } oder { $end }
list-and-apart = { $start } sowie { $end }
list-or-apart = { $start } oder aber { $end }
nothing = nichts

## At the table

seat-unknown = Platz { $n }
forced = { $seat } hat nur eine Wahl: { $key }
game-is-over = Das Spiel ist vorbei.
not-asked = Du bist gerade nicht an der Reihe.
unknown-key = „{ $key }“ kann jetzt nicht gewählt werden.
seat-missing = Mehrere Plätze sind zugleich gefragt ({ $seats }): Sag, welcher davon wählt.
seat-not-there = Den Platz { $seat } gibt es nicht: Es gibt die Plätze 0 bis { $last }.

## Taking back

undo-nothing = Es gibt nichts zurückzunehmen.
undo-never = An diesem Tisch wird nichts zurückgenommen.
undo-other-seat = Die letzte Entscheidung hat ein anderer Spieler getroffen.
undo-chance = Seit deiner letzten Entscheidung war der Zufall im Spiel, daher kannst du sie nicht zurücknehmen.
undo-reveal = Deine letzte Entscheidung hat eine verdeckte Karte aufgedeckt, daher kannst du sie nicht zurücknehmen.

## Setting up

game-unknown = Das Spiel „{ $game }“ gibt es nicht. Zur Wahl stehen: { $games }.
wrong-player-count = { $n ->
    [one] { $game } kann nicht allein gespielt werden.
   *[other] { $game } kann nicht zu { $n } gespielt werden.
} Mögliche Spielerzahlen: { $counts }.
option-unknown = { $game } hat keine Option „{ $option }“. Es gibt: { $options }.
option-unknown-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Zur Wahl stehen: { $choices }.
option-not-yes-or-no = Die Option „{ $option }“ ist „yes“ (ja) oder „no“ (nein), nicht „{ $value }“.
seat-name-refused = „{ $name }“ kann kein Spielername sein: Er darf nicht leer sein und weder Komma noch Doppelpunkt, @ oder # enthalten.
seat-names-missing = Namen: { $names }, Spieler: { $n }.
bot-unknown = Den Bot „{ $bot }“ gibt es nicht. Zur Wahl stehen: { $bots }.
bot-not-for-game = Der Bot „{ $bot }“ kann dieses Spiel nicht: { $game }.
bot-version-unknown = Den Bot „{ $bot }“ gibt es für dieses Spiel nicht: { $game }. Aufbewahrte Versionen: { $versions }.
bot-file-unreadable = Die Datei { $file } lässt sich nicht lesen: { $reason }
bot-weights-do-not-fit = Die Gewichte in { $file } passen nicht zu diesem Spiel: { $game }. Es fehlt oder ist zu viel: { $traits }. Neue lernt „python -m regalia.bots.learning“.
language-unknown = Die Sprache „{ $language }“ gibt es nicht. Zur Wahl stehen: { $languages }.

## Game files

record-misfit = Zeile { $line }: { $why }
record-other-rules = Diese Partie wurde nach Regelversion { $rules } gespielt; hier ist nur Version { $known } bekannt.
record-seat-missing = An dieser Stelle wählen mehrere Spieler; schreib dazu, wessen Entscheidung es ist, zum Beispiel „@0“.
record-choice-refused = „{ $key }“ kann nicht gewählt werden: { $reason }
record-other-score = Die Partie endet nicht mit dem Ergebnis, das in der Datei steht.
record-check-failed = Der Tisch sieht anders aus als beim Schreiben der Datei („{ $found }“ statt „{ $check }“).
record-bad-head = „{ $text }“ ist keine der Kopfzeilen game, rules, seats, options, seed; jede darf nur einmal vorkommen.
record-head-missing = Die Kopfzeile „{ $word }“ fehlt.
record-bad-line = „{ $text }“ ist nicht zu verstehen; es müsste Entscheidung Nummer { $next } folgen.
file-unreadable = Die Datei { $file } lässt sich nicht lesen: { $why }
file-unwritable = Die Datei { $file } lässt sich nicht schreiben: { $why }
file-not-text = Die Datei { $file } ist keine Textdatei.
not-a-number = „{ $text }“ ist keine Zahl.

## Was Pakete mitbringen

plugin-broken = Das Paket { $package } bringt „{ $name }“ mit ({ $place }), aber es lässt sich nicht laden: { $why }
plugin-other-kind = Das Paket { $package } bringt „{ $name }“ mit ({ $place }), aber das ist kein { $kind }.
plugin-other-name = Das Paket { $package } bringt „{ $name }“ mit ({ $place }), aber das nennt sich selbst „{ $own }“: Beides muss gleich sein.
plugin-twice = Zwei Pakete bringen „{ $name }“ mit: { $other } und { $package } ({ $place }). Benutzt wird das aus { $other }.
shelf-without-own-games = Regalias eigene Spiele sind nicht zu finden: Diese Installation passt nicht zu ihren Dateien. Installiere sie neu, zum Beispiel mit „make setup“.
