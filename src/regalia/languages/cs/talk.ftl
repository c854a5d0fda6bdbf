# Co lidé u stolu říkají a jejich soukromé poznámky ke hře.

server-affair-hush = { $by } vypíná volné povídání: říkat se dají jen hotové věty.
server-affair-talk = { $by } zapíná volné povídání.
talk-is-off = Hostitel volné povídání vypnul. Hotové věty můžeš říkat dál.
talk-text-refused = Řekni něco viditelného, nejvýše { $n ->
    [one] { $n } znak
    [few] { $n } znaky
   *[other] { $n } znaků
}.
talk-too-many-notes = Poznámek k této hře už máš { $n } a víc se jich nevejde.

web-talk = Povídání
web-talk-nothing = Zatím nikdo nic neřekl.
web-talk-text = Řekni to vlastními slovy
web-talk-send = Říct
web-talk-earlier = Dřívější
web-talk-phrases = Věty, které každý čte ve svém jazyce
web-talk-mute = Ztlumit: { $name }
web-talk-hear = Znovu slyšet: { $name }
web-talk-allow = Volné povídání
    .help = Bez něj se dají říkat jen hotové věty.
web-talk-off = Hostitel volné povídání vypnul.
web-notes = Moje poznámky
    .help = Vidíš je jen ty. Při přehrávání hry se zase objeví.
web-notes-here = Poznámka k této chvíli
web-notes-at = { $n ->
    [one] Po { $n } rozhodnutí
   *[other] Po { $n } rozhodnutích
}
web-notes-keep = Uložit
web-notes-none = Zatím žádné poznámky.
web-notes-same = Takhle už je uložená.
web-talk-unread = { $n ->
    [one] Říct něco ({ $n } nová věta)
    [few] Říct něco ({ $n } nové věty)
   *[other] Říct něco ({ $n } nových vět)
}
