# Keeping the house: backups, old tables, invitations, games of older rules.

## Copies

keeping-nothing-here = In dieser Datenbank gibt es keine Tische.
keeping-no-house = Im Ordner { $folder } gibt es keine Tische. Nenne mit --data einen anderen oder mit --database eine Datenbank.
keeping-not-empty = In { $where } gibt es schon Tische. Eine Sicherung wird nur dort wiederhergestellt, wo noch nichts liegt.
keeping-folder-in-use = Aus dem Ordner { $folder } bedient schon eine andere Regalia (Prozess { $process }). Beende sie zuerst oder wähle mit --data einen anderen Ordner.
keeping-backup-broken = Die Sicherung { $file } ist beschädigt: { $why } Nichts wurde verändert.
keeping-backup-cut = sie endet zu früh oder ist keine Sicherung von Regalia.
keeping-backup-sum = ihr Inhalt passt nicht zu ihrer Prüfsumme.
keeping-backup-goes-on = nach ihrem Ende steht noch etwas.
keeping-backup-table = { $table } kennt hier niemand.
keeping-backup-newer = Die Sicherung { $file } stammt von einer neueren Version von Regalia ({ $version }). Stelle sie mit dieser wieder her.
server-database-full = Die Tische in { $file } lassen sich nicht schreiben: { $why }. Schaffe Platz auf dem Datenträger und starte neu; nichts ist verloren.
server-database-busy = Mit den Tischen in { $file } arbeitet gerade jemand anderes: { $why }. Versuche es gleich noch einmal.

## Games of other rules

server-affair-rules = Dieser Tisch wurde mit Version { $by } der Regeln aufgebaut; ab hier wird er nach Version { $whom } gespielt und gezeigt.
keeping-misfit = Dieses Spiel wurde nach Version { $rules } der Regeln gespielt und passt nicht zu Version { $known }, nach der dieser Server spielt. { $why } Man kann es ansehen, so weit es passt.
keeping-misfit-over = Dieses Spiel wurde nach Version { $rules } der Regeln gespielt und endete { $points }. Es passt nicht zu Version { $known }, nach der dieser Server spielt. { $why } Man kann es ansehen, so weit es passt.
keeping-choice-misfit = Entscheidung { $n } ({ $key }) ist dort nicht möglich: { $why }
keeping-stands-otherwise = Nach Entscheidung { $n } steht der Tisch anders als damals ({ $what }).
web-ended-rules = Es wurde nach anderen Regeln gespielt und lässt sich nur noch ansehen.
keeping-no-way-back =
    { $n ->
        [one] Dieser Tisch hat eine Entscheidung; so weit geht es nicht zurück.
       *[other] Dieser Tisch hat { $n } Entscheidungen; so weit geht es nicht zurück.
    }

## What the keeper is told

admin-backed-up =
    { $n ->
        [one] Ein Tisch mit all seinen Zügen ({ $moves }) wurde nach { $file } kopiert.
       *[other] { $n } Tische mit all ihren Zügen ({ $moves }) wurden nach { $file } kopiert.
    }
admin-restored =
    { $n ->
        [one] Ein Tisch mit all seinen Zügen ({ $moves }) ist wieder da.
       *[other] { $n } Tische mit all ihren Zügen ({ $moves }) sind wieder da.
    }
admin-exported =
    { $n ->
        [one] Ein Spiel wurde in { $folder } geschrieben.
       *[other] { $n } Spiele wurden in { $folder } geschrieben.
    }
admin-misfit = { $table } ({ $game }), { $fit } von { $n } Entscheidungen: { $why }
admin-checked = Erneut gespielte Spiele: { $n }. Nicht mehr passend: { $misfits }. Mit anderen Regeln aufgebaut und passend: { $other }.
admin-no-tables = Es gibt keine Tische.
admin-head-table = Tisch
admin-head-game = Spiel
admin-head-seats = Wer spielt
admin-head-moves = Züge
admin-head-touched = Letzter Zug
admin-head-name = Name
admin-head-note = Für wen
admin-head-until = Gilt bis
admin-head-used = Aufgebaute Tische
admin-stepped-back = Tisch { $table } ist zurückgesetzt; nun geltende Entscheidungen: { $n }.
admin-purged =
    { $n ->
        [one] Ein Tisch wurde weggeworfen.
       *[other] { $n } Tische wurden weggeworfen.
    }
admin-would-purge =
    { $n ->
        [one] Ein Tisch würde weggeworfen; mit --yes geschieht es.
       *[other] { $n } Tische würden weggeworfen; mit --yes geschieht es.
    }
admin-invited = Mit diesem Code lassen sich Tische aufbauen. Er wird nur jetzt gezeigt:
admin-no-invitations = Niemand ist eingeladen.
admin-invitation-unknown = Eine Einladung namens „{ $name }“ gibt es nicht.
admin-withdrawn = Die Einladung { $name } gilt nicht mehr.

## Help

terminal-help-admin = Das Haus verwalten: Sicherungen, alte Tische, Einladungen, ob gespeicherte Spiele noch passen.
terminal-help-admin-backup = Alle Tische in eine Datei kopieren, auch während gespielt wird.
terminal-help-admin-backup-file = Die Datei, die geschrieben wird; ohne Angabe eine mit Tag und Uhrzeit im Namen.
terminal-help-admin-restore = Alle Tische aus einer Sicherung wiederherstellen, wo noch nichts liegt: in einem Ordner oder in einer PostgreSQL-Datenbank.
terminal-help-admin-restore-file = Die Sicherung.
terminal-help-admin-export = Jedes Spiel als Spieldatei schreiben.
terminal-help-admin-export-folder = Der Ordner für die Spieldateien.
terminal-help-admin-check = Alle gespeicherten Spiele erneut spielen und sagen, welche nicht mehr zu den Regeln passen.
terminal-help-admin-tables = Alle Tische auflisten.
terminal-help-admin-step-back = Einem festgefahrenen Tisch weiterhelfen: Entscheidungen zurücknehmen, bis er wieder passt, oder die letzte.
terminal-help-admin-table = Die Kennung des Tisches; „regalia admin tables“ listet sie auf.
terminal-help-admin-to = So viele Entscheidungen bleiben.
terminal-help-admin-purge = Tische wegwerfen, die seit Tagen niemand berührt hat; ohne --yes nur sagen, wie viele es sind.
terminal-help-admin-days = So viele Tage hat dort niemand gezogen.
terminal-help-admin-yes = Es wirklich tun.
terminal-help-admin-invite = Einen Code erzeugen, mit dem man in einem geschlossenen Haus Tische aufbauen kann.
terminal-help-admin-note = Für wen er ist, um ihn wiederzuerkennen.
terminal-help-admin-invite-days = Er gilt so viele Tage; ohne Zahl für immer.
terminal-help-admin-invite-tables = Er reicht für so viele Tische; ohne Zahl für beliebig viele.
terminal-help-admin-invitations = Die erzeugten Codes auflisten.
terminal-help-admin-withdraw = Einen Code ungültig machen.
terminal-help-admin-invitation = Sein Name in der Liste.
terminal-help-closed = Ein geschlossenes Haus: Nur wer eine Einladung hat („regalia admin invite“) oder den Code kennt, kann Tische aufbauen.
terminal-help-keep-days = Von selbst Tische wegwerfen, die so viele Tage niemand berührt hat; ohne Angabe keine.
terminal-help-json-logs = Den Verlauf für Programme schreiben: in jeder Zeile ein JSON-Objekt.
terminal-help-doctor = Sagen, was läuft, was fehlt und ob Port, Ordner, Datenbank, Uhr und Datenträger in Ordnung sind.

## The doctor

doctor-compiled = Regalia { $version } auf Python { $python } mit kompilierten Regeln.
doctor-pure = Regalia { $version } auf Python { $python } mit den Regeln als reinem Python: Alles geht, Bots denken langsamer.
doctor-client = Die Seiten sind da.
doctor-docs = Die Dokumentation ist da.
doctor-extras = Nicht installiert und nur für manche nötig: { $extras } (pip install 'regalia[…]').
doctor-games =
    { $n ->
        [one] Ein Spiel steht im Regal: { $games }.
       *[other] { $n } Spiele stehen im Regal: { $games }.
    }
doctor-port = Port { $port } auf { $host } ist frei.
doctor-port-taken = Auf Port { $port } auf { $host } kann jetzt nicht gelauscht werden: { $why }.
doctor-folder = In den Ordner { $folder } kann geschrieben werden.
doctor-folder-new = Den Ordner { $folder } gibt es noch nicht; er kann angelegt werden.
doctor-served = Eine Regalia (Prozess { $process }) bedient daraus.
doctor-disk = Freier Platz auf dem Datenträger: { $n } MB.
doctor-no-database = Es werden noch keine Tische aufbewahrt.
doctor-database =
    { $n ->
        [one] { $where } ist heil und enthält einen Tisch (Schema „{ $version }“).
       *[other] { $where } ist heil und enthält { $n } Tische (Schema „{ $version }“).
    }
doctor-database-older =
    { $n ->
        [one] { $where } ist heil und enthält einen Tisch einer älteren oder neueren Version („{ $version }“); ein älterer wird beim nächsten Start umgestellt.
       *[other] { $where } ist heil und enthält { $n } Tische einer älteren oder neueren Version („{ $version }“); ältere werden beim nächsten Start umgestellt.
    }
doctor-clock = Die Uhr zeigt { $now }, und kein gespeicherter Zug ist später.
doctor-clock-back = Die Uhr geht falsch: Der letzte gespeicherte Zug liegt { $n } s in der Zukunft.

## Seeing inside

server-metrics-missing = Metriken brauchen noch ein Paket: pip install 'regalia[metrics]'.
server-metrics-denied = Metriken gibt es nur für diesen Rechner selbst und für alle, die das Token haben (REGALIA_METRICS_TOKEN).
