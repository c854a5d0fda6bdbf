# Being told that it is one's turn: by this browser or by mail.

alerts-your-turn = It is your turn.
alerts-with = At the table with { $names }.
alerts-days-left = { $n ->
    [one] You have { $n } day left.
   *[other] You have { $n } days left.
}
alerts-hours-left = { $n ->
    [one] You have { $n } hour left.
   *[other] You have { $n } hours left.
}
alerts-minutes-left = { $n ->
    [one] You have { $n } minute left.
   *[other] You have { $n } minutes left.
}
alerts-mail-subject = Your turn: { $game }
alerts-mail-stop = No more letters like this one: open this link.
alerts-mail-confirm-subject = May Regalia write to you?
alerts-mail-confirm = Somebody, we hope it was you, wants to be told at this address when it is their turn in Regalia. If so, open this link:
alerts-mail-no = If it was not you, do nothing: no further letter will come.
alerts-zone-unknown = There is no time zone “{ $zone }”.
alerts-endpoint-unreadable = The address of the push service cannot be read.
alerts-endpoint-not-https = A push service is only reached over https, on its usual port.
alerts-endpoint-private = “{ $name }” is an address inside a network; messages are only sent to public addresses.
alerts-endpoint-unknown = The push service “{ $name }” is not found.
alerts-keys-unusable = The keys of this browser cannot be used.
alerts-mail-server-bad = --mail-server is no address of a mail server; write it as smtps://user:password@mail.example.org.
alerts-mail-from-missing = --mail-server needs --mail-from: the address that the letters come from.
alerts-mail-needs-extra = Mail needs more than is installed: pip install regalia[alerts]
alerts-mail-unreadable = This is no mail address.
alerts-mail-within = “{ $name }” is inside a network; letters are only sent to public addresses.
alerts-no-push = This server cannot send push messages.
alerts-no-mail = This server sends no mail.
alerts-mail-not-sent = The letter could not be sent: { $why }
alerts-link-void = This link does not hold, or not any more.

web-alerts = Alerts
    .help = Be told when it is your turn and you are not looking at the table: once for each turn. All of it is off until you switch it on.
web-alerts-here = While a table is open behind other windows
    .help = This browser shows a notification.
web-alerts-push = When Regalia is closed
    .help = A push message comes to this browser, even on a phone in your pocket.
web-alerts-mail = By mail
    .help = First comes a letter with a link; nothing else is sent before you have opened it.
web-alerts-insecure = Browsers allow this only on pages with https. Here sound and title tell you.
web-alerts-unable = This browser cannot do it.
web-alerts-denied = This browser has been told not to show notifications here. You can change that in its settings.
web-alerts-no-key = This browser’s push service does not answer.
web-alerts-address = Mail address
web-alerts-send = Send me the link
web-alerts-sent = A letter with a link is on its way to { $address }. It begins when you have opened it.
web-alerts-written = You are written to at { $address }.
web-alerts-quiet = Quiet hours
    .help = On your own clock. What comes up meanwhile is told afterwards, if it is still your turn.
web-alerts-quiet-from = From
web-alerts-quiet-to = Until
web-alerts-stop-all = Stop all alerts
web-alerts-stopped = No more letters come to { $address }.
web-alerts-none = All alerts are off.
web-alerts-confirm = Yes, write to me
web-alerts-confirm-ask = Do you want letters at this address when it is your turn?
web-alerts-confirmed = From now on { $address } is written to when it is your turn.
web-alerts-link = A link from a letter
