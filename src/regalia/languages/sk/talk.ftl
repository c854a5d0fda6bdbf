# Čo ľudia pri stole hovoria a ich súkromné poznámky k hre.

server-affair-hush = { $by } vypína voľné rozprávanie: hovoriť sa dajú len hotové vety.
server-affair-talk = { $by } zapína voľné rozprávanie.
talk-is-off = Hostiteľ voľné rozprávanie vypol. Hotové vety môžeš hovoriť ďalej.
talk-text-refused = Povedz niečo viditeľné, najviac { $n ->
    [one] { $n } znak
    [few] { $n } znaky
   *[other] { $n } znakov
}.
talk-too-many-notes = Poznámok k tejto hre už máš { $n } a viac sa ich nezmestí.

web-talk = Rozprávanie
web-talk-nothing = Zatiaľ nikto nič nepovedal.
web-talk-text = Povedz to vlastnými slovami
web-talk-send = Povedať
web-talk-earlier = Skoršie
web-talk-phrases = Vety, ktoré každý číta vo svojom jazyku
web-talk-mute = Stlmiť: { $name }
web-talk-hear = Znova počuť: { $name }
web-talk-allow = Voľné rozprávanie
    .help = Bez neho sa dajú hovoriť len hotové vety.
web-talk-off = Hostiteľ voľné rozprávanie vypol.
web-notes = Moje poznámky
    .help = Vidíš ich len ty. Pri prehrávaní hry sa znova objavia.
web-notes-here = Poznámka k tejto chvíli
web-notes-at = { $n ->
    [one] Po { $n } rozhodnutí
   *[other] Po { $n } rozhodnutiach
}
web-notes-keep = Uložiť
web-notes-none = Zatiaľ žiadne poznámky.
web-notes-same = Takto už je uložená.
web-talk-unread = { $n ->
    [one] Povedať niečo ({ $n } nová veta)
    [few] Povedať niečo ({ $n } nové vety)
   *[other] Povedať niečo ({ $n } nových viet)
}
