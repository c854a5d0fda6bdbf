# Was am Tisch gesagt wird, und private Notizen zu einem Spiel.

server-affair-hush = { $by } schaltet freies Reden ab: Nur die fertigen Sätze können gesagt werden.
server-affair-talk = { $by } schaltet freies Reden ein.
talk-is-off = Freies Reden ist abgeschaltet. Die fertigen Sätze kannst du weiter sagen.
talk-text-refused = Sag etwas Sichtbares mit höchstens { $n } Zeichen.
talk-too-many-notes = Du hast { $n } Notizen zu diesem Spiel, mehr passen nicht.

web-talk = Gespräch
web-talk-nothing = Noch hat niemand etwas gesagt.
web-talk-text = Sag es mit eigenen Worten
web-talk-send = Sagen
web-talk-earlier = Früheres
web-talk-phrases = Sätze, die alle in ihrer Sprache lesen
web-talk-mute = { $name } stummschalten
web-talk-hear = { $name } wieder hören
web-talk-allow = Freies Reden
    .help = Ohne freies Reden gibt es nur die fertigen Sätze.
web-talk-off = Freies Reden ist abgeschaltet.
web-notes = Meine Notizen
    .help = Nur du siehst sie. In der Wiederholung tauchen sie wieder auf.
web-notes-here = Notiz zu diesem Augenblick
web-notes-at = { $n ->
    [one] Nach { $n } Entscheidung
   *[other] Nach { $n } Entscheidungen
}
web-notes-keep = Merken
web-notes-none = Noch keine Notizen.
web-notes-same = So ist sie schon gemerkt.
web-talk-unread = { $n ->
    [one] Etwas sagen ({ $n } neuer Satz)
   *[other] Etwas sagen ({ $n } neue Sätze)
}
