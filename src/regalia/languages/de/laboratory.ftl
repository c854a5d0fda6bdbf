# Die Spiele als Labor: was Zahlen bedeuten, und Plätze für Programme.

acts-unnamed = { $game } benennt seine Züge nicht und lässt sich deshalb nicht in Zahlen ausdrücken.

terminal-help-schema = Was jede Zahl eines Tisches bedeutet, aus der Programme lernen, und die Nummer jedes Zuges.
terminal-help-players-count = Wie viele am Tisch sitzen.

schema-heading = { $name }: { $n } Zahlen, { $acts } Züge
schema-block = Block
schema-from = Ab
schema-count = Zahlen
schema-kind = Was sie sind
schema-entries = In dieser Reihenfolge
schema-acts = Züge: { $acts }
schema-hint = --json nennt jede Zahl und jeden Zug.


laboratory-no-door = Dieses Haus führt zu keinem anderen.
laboratory-no-link = Das ist kein Link zu einem Platz. Er sieht aus wie https://…/join/TISCH#GEHEIMNIS oder …/table/TISCH#GEHEIMNIS.
laboratory-no-server = { $server } antwortet nicht wie ein Server von Regalia: { $why }
laboratory-line-cut = Die Verbindung zu { $server } ist unterbrochen: { $why } Versuche es noch einmal; der Tisch geht weiter, wo er war.
laboratory-one-seat = Plätze, die zu diesem Link gehören: { $n }. Ein Assistent spielt einen.
laboratory-seats-open = Das Spiel hat noch nicht begonnen: Jemand fehlt noch.
laboratory-others-choose = Andere sind am Zug. Es wählt: { $who }.
laboratory-nothing-proposed = Niemand bittet um Zustimmung.
laboratory-own-board = { $name } (du):
laboratory-cannot = jetzt nicht möglich:
laboratory-guest = Gast
laboratory-bots-count = Für die anderen Plätze ({ $seats }) wurde eine andere Zahl von Bots genannt: { $n }.
laboratory-table = Tisch { $n }
laboratory-no-table = Einen Tisch { $n } gibt es nicht. Deine Tische: { $tables }.
laboratory-option-not-there = Eine Möglichkeit { $n } gibt es nicht; sie gehen von 1 bis { $last }.
laboratory-can = das geht:
laboratory-nothing-like-it = nichts heißt hier „{ $what }“.

terminal-help-mcp = Einen Assistenten an einen Tisch setzen, über das Model Context Protocol auf Standardein- und -ausgabe.
extra-missing = „{ $package }“ ist nicht installiert: pip install 'regalia[{ $extra }]'.

terminal-help-out = Auch jede Entscheidung in diese Parquet-Datei schreiben, für Programme, die lernen; noch einmal begonnen, geht es dort weiter, wo es war.
terminal-help-data-files = In Dateien mit Spielen zum Lernen sehen.
terminal-help-show = Was in einer Datei ist: Spiele, Entscheidungen, Möglichkeiten, Siege und was am häufigsten gewählt wurde.
terminal-help-data-file = Die Parquet-Datei.

data-file-exists = { $file } gibt es schon.
data-other-run = { $folder } enthält den Anfang eines anderen Laufs. Lösche ihn oder wähle eine andere Datei.
data-no-file = { $file } gibt es nicht.
data-broken = { $file } ist beschädigt oder keine Parquet-Datei: { $why }
data-not-games = { $file } ist eine Parquet-Datei, aber keine mit Spielen: solche schreibt „regalia simulate … --out“.
data-column-missing = { $file } fehlen Spalten, die eine Datei mit Spielen hat: { $columns }.
data-act-unknown = { $file } ist beschädigt: Sie nennt Zug { $n }, zählt aber nur { $acts } auf.
data-broken-part = { $file } ist beschädigt. Nach dem Löschen spielt derselbe Befehl ihre Spiele noch einmal.
data-of-other-rules = Nach anderen Regeln (Version { $rules }) oder mit einer anderen Ausgabe entstanden: Tische dieses Hauses werden in anderen Zahlen erzählt.
data-on-without-out = --on sagt, wo Spiele gespielt werden, die --out aufschreibt.
terminal-help-out-on = Wo die Spiele für --out gespielt werden: in Prozessen dieses Rechners (processes), in einem Cluster (ray) oder hier nacheinander (here).
data-written = { $n ->
    [one] { $file }: { $n } Spiel
   *[other] { $file }: { $n } Spiele
}
data-games = Spiele
data-decisions = Entscheidungen
data-options = Möglichkeiten je Entscheidung im Schnitt
data-wins = Siege: { $name }
data-most-chosen = am häufigsten gewählt
