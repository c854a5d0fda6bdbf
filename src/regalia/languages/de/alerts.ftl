# Bescheid bekommen, dass man am Zug ist: durch den Browser oder per Mail.

alerts-your-turn = Du bist am Zug.
alerts-with = Am Tisch mit { $names }.
alerts-days-left = { $n ->
    [one] Du hast noch { $n } Tag.
   *[other] Du hast noch { $n } Tage.
}
alerts-hours-left = { $n ->
    [one] Du hast noch { $n } Stunde.
   *[other] Du hast noch { $n } Stunden.
}
alerts-minutes-left = { $n ->
    [one] Du hast noch { $n } Minute.
   *[other] Du hast noch { $n } Minuten.
}
alerts-mail-subject = Du bist am Zug: { $game }
alerts-mail-stop = Keine solchen Mails mehr: öffne diesen Link.
alerts-mail-confirm-subject = Darf Regalia dir schreiben?
alerts-mail-confirm = Jemand, hoffentlich du, möchte an dieser Adresse erfahren, wann er in Regalia am Zug ist. Wenn das stimmt, öffne diesen Link:
alerts-mail-no = Wenn nicht, tu nichts: es kommt keine weitere Mail.
alerts-zone-unknown = Die Zeitzone „{ $zone }“ gibt es nicht.
alerts-endpoint-unreadable = Die Adresse des Push-Dienstes ist nicht lesbar.
alerts-endpoint-not-https = Ein Push-Dienst wird nur über https erreicht, am üblichen Port.
alerts-endpoint-private = „{ $name }“ ist eine Adresse innerhalb eines Netzes; Nachrichten gehen nur an öffentliche Adressen.
alerts-endpoint-unknown = Der Push-Dienst „{ $name }“ ist nicht zu finden.
alerts-keys-unusable = Die Schlüssel dieses Browsers sind nicht zu gebrauchen.
alerts-mail-server-bad = --mail-server ist keine Adresse eines Mailservers; schreib sie als smtps://name:passwort@mail.example.org.
alerts-mail-from-missing = --mail-server braucht --mail-from: die Adresse, von der die Mails kommen.
alerts-mail-needs-extra = Für Mails fehlt etwas: pip install regalia[alerts]
alerts-mail-unreadable = Das ist keine Mailadresse.
alerts-mail-within = „{ $name }“ liegt innerhalb eines Netzes; Mails gehen nur an öffentliche Adressen.
alerts-no-push = Dieser Server kann keine Push-Nachrichten senden.
alerts-no-mail = Dieser Server sendet keine Mails.
alerts-mail-not-sent = Die Mail konnte nicht gesendet werden: { $why }
alerts-link-void = Dieser Link gilt nicht oder nicht mehr.

web-alerts = Benachrichtigungen
    .help = Erfahre, dass du am Zug bist, wenn du nicht auf den Tisch schaust: einmal je Zug. Alles ist aus, bis du es einschaltest.
web-alerts-here = Wenn ein Tisch hinter anderen Fenstern offen ist
    .help = Dieser Browser zeigt eine Benachrichtigung.
web-alerts-push = Wenn Regalia geschlossen ist
    .help = Eine Push-Nachricht kommt in diesen Browser, auch aufs Handy in der Tasche.
web-alerts-mail = Per Mail
    .help = Zuerst kommt eine Mail mit einem Link; bevor du ihn geöffnet hast, wird nichts weiter gesendet.
web-alerts-insecure = Browser erlauben das nur auf Seiten mit https. Hier sagen es dir Ton und Titel.
web-alerts-unable = Dieser Browser kann das nicht.
web-alerts-denied = Diesem Browser wurde verboten, hier Benachrichtigungen zu zeigen. Das lässt sich in seinen Einstellungen ändern.
web-alerts-no-key = Der Push-Dienst dieses Browsers antwortet nicht.
web-alerts-address = Mailadresse
web-alerts-send = Link schicken
web-alerts-sent = Eine Mail mit einem Link ist unterwegs an { $address }. Es beginnt, wenn du ihn geöffnet hast.
web-alerts-written = Mails gehen an { $address }.
web-alerts-quiet = Ruhezeit
    .help = Nach deiner Uhr. Was währenddessen anfällt, erfährst du danach, falls du noch am Zug bist.
web-alerts-quiet-from = Von
web-alerts-quiet-to = Bis
web-alerts-stop-all = Alle Benachrichtigungen ausschalten
web-alerts-stopped = An { $address } kommt nichts mehr.
web-alerts-none = Alle Benachrichtigungen sind aus.
web-alerts-confirm = Ja, schreibt mir
web-alerts-confirm-ask = Willst du an dieser Adresse Mails, wenn du am Zug bist?
web-alerts-confirmed = Ab jetzt erfährt { $address } es, wenn du am Zug bist.
web-alerts-link = Ein Link aus einer Mail
