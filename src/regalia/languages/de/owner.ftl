# The owner’s page.

owner-title = Die Seite des Hausherrn
owner-secret = Das Geheimnis, das beim Start gezeigt wurde oder in owner.secret im Datenordner liegt
owner-enter = Eintreten
owner-wrong = Das ist nicht das Geheimnis.
owner-leave = Verlassen
owner-now = Jetzt
owner-open-tables = Offene Tische
owner-people = Wer zusieht
owner-answers = Antworten in ms (50 / 95 / 99 %)
owner-queue = Bots, die auf das Nachdenken warten
owner-disk = Freier Platz
owner-copies = Kopien
owner-backup = Sicherung herunterladen
owner-export = Alle Spiele herunterladen
owner-check = Alle Spiele prüfen
owner-tables = Tische
owner-step-back = Einen Zug zurück
owner-old = Alte Tische
owner-days = Unberührt seit Tagen
owner-count = Wie viele?
owner-purge = Wegwerfen
owner-would-purge =
    { $n ->
        [one] Ein Tisch würde weggeworfen. Das lässt sich nicht zurücknehmen.
       *[other] { $n } Tische würden weggeworfen. Das lässt sich nicht zurücknehmen.
    }
owner-invitations = Einladungen
owner-open-house = Dieses Haus ist offen: Alle können Tische aufbauen. --closed schließt es.
owner-invite = Code erzeugen
owner-days-good = Gilt Tage
owner-tables-good = Für so viele Tische
owner-withdraw = Zurückziehen
