# Leute ohne Konto, und der Schlüssel, der ihre Spiele öffnet.

seat-somebody = Jemand
person-unknown = Dieser Schlüssel öffnet hier nichts: Er wurde erneuert, die Person wurde gelöscht, oder er gehört zu einem anderen Server.
person-key-wrong = Das ist kein Schlüssel: Ein Schlüssel hat 22 Buchstaben und Ziffern.
person-key-taken = Diesen Schlüssel hat schon jemand. Bitte versuche es noch einmal.
person-same-key = Beide Schlüssel sind gleich.
person-words-count = { $n ->
    [one] Das ist 1 Wort, ein Schlüssel hat { $wanted }.
   *[other] Das sind { $n } Wörter, ein Schlüssel hat { $wanted }.
}
person-words-mistyped = Alle Wörter stehen in der Liste, aber zusammen sind sie kein Schlüssel: Eines ist ein anderes, oder zwei sind vertauscht.
person-word-near = Wort { $n }, „{ $word }“, steht nicht in der Liste. Ist es „{ $near }“?
person-word-unknown = Wort { $n }, „{ $word }“, steht nicht in der Liste.

person-page = Du
person-look = Wie andere dich sehen
person-crest = Wappen
person-crest-name = Nach dem Namen
person-crest-lion = Löwe
person-crest-eagle-emblem = Adler
person-crest-griffin-symbol = Greif
person-crest-boar = Eber
person-crest-stag-head = Hirsch
person-crest-horse-head = Pferd
person-crest-oak-leaf = Eichenblatt
person-crest-heraldic-sun = Sonne
person-crest-rose = Rose
person-crest-fleur-de-lys = Lilie
person-crest-key = Schlüssel
person-crest-stone-tower = Turm
person-crest-bear-head = Bär
person-crest-wolf-head = Wolf
person-crest-dragon-head = Drache
person-crest-jewel-crown = Krone
person-colour = Farbe
    .help = Hat sie am Tisch schon jemand, bekommst du eine andere.
person-colour-seat = Nach dem Platz
person-colour-azure = Blau
person-colour-gules = Rot
person-colour-vert = Grün
person-colour-purpure = Violett
person-colour-tenne = Orange
person-colour-sable = Schwarz
person-colour-or = Gold
person-colour-cendree = Grau
person-save = Speichern
person-saved = Gespeichert.
person-key = Dein Schlüssel
    .help = Es gibt kein Konto und kein Passwort. Dieser Browser bewahrt einen Schlüssel auf, der alle deine Spiele öffnet. Mit ihm spielst du auch auf einem anderen Gerät, sogar mitten im Zug. Wer ihn hat, spielt für dich: Zeige ihn niemandem.
person-show = Code und Wörter zeigen
person-hide = Verbergen
person-scan = Scanne diesen Code mit dem anderen Gerät, oder tippe dort unter „Du“ diese zwölf Wörter.
person-words = Zwölf Wörter
    .help = Groß- und Kleinschreibung, Akzente und Leerzeichen sind egal; von jedem Wort genügen die ersten vier Buchstaben.
person-words-missing = Tippe zuerst die zwölf Wörter.
person-other = Ich habe schon einen Schlüssel
person-comes-here = Deine Spiele auf diesem Gerät
person-adopt = { $n ->
    [0] Der Schlüssel von { $name } kommt auf dieses Gerät.
    [one] Der Schlüssel von { $name } kommt auf dieses Gerät. Es hat 1 eigenes Spiel, das mitkommt: Von da an öffnet auch dieser Schlüssel es.
   *[other] Der Schlüssel von { $name } kommt auf dieses Gerät. Es hat { $n } eigene Spiele, die mitkommen: Von da an öffnet auch dieser Schlüssel sie.
}
person-adopt-yes = Diesen Schlüssel hier verwenden
person-renew = Schlüssel erneuern
    .help = Tu das, wenn ein Gerät verloren ging oder jemand deinen Schlüssel gesehen hat. Der alte Schlüssel und alle alten Links zu deinen Plätzen öffnen dann nichts mehr. Deine anderen Geräte brauchen den neuen.
person-renew-yes = Ja, erneuern
person-renewed = Du hast einen neuen Schlüssel. Der alte öffnet nichts mehr.
person-forget = Mich löschen
    .help = Dein Name, deine Notizen, deine Wertung und was du im Gespräch geschrieben hast, verschwinden von diesem Server, und dein Schlüssel öffnet nichts mehr. Andere sehen an deinen Plätzen „Jemand“; deine Züge bleiben. Wo noch gespielt wird, spielt ein Bot für dich. Es gibt kein Zurück.
person-forget-yes = Ja, lösch mich
person-forgotten = Du bist gelöscht. Dieser Server kennt dich nicht mehr.
