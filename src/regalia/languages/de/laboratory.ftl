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
data-broken = { $file } ist beschädigt oder keine Datei mit Spielen.
data-written = { $n ->
    [one] { $file }: { $n } Spiel
   *[other] { $file }: { $n } Spiele
}
data-games = Spiele
data-decisions = Entscheidungen
data-options = Möglichkeiten je Entscheidung im Schnitt
data-wins = Siege: { $name }
data-most-chosen = am häufigsten gewählt
