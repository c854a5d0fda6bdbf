# Bodovací list ku skutočnému stolu.

server-no-pad = { $game }: k tejto hre nie je bodovací list na vyplnenie.
web-pad = Bodovací blok
    .help = Ku skutočnému stolu: bodovací list, ktorý sa vypĺňa ručne. Keď ho raz otvoríš, funguje aj bez servera.
web-pad-players = Hráči
web-pad-name = Meno: { $n }. hráč
web-pad-of = { $row }, { $name }
web-pad-each = za každý kus { $n } b.
web-pad-per = 1 bod za každých { $n }
web-pad-ties = Pri rovnosti najviac
web-pad-ties-fewer = Pri rovnosti najmenej
web-pad-medal-gold = Zlatá medaila
web-pad-medal-silver = Strieborná medaila
web-pad-medal-bronze = Bronzová medaila
web-pad-medal-none = Bez medaily
web-pad-medals = Bronz od { $bronze }, striebro od { $silver }, zlato od { $gold } bodov
web-pad-keep = Uložiť túto hru
web-pad-kept = Hra je uložená nižšie.
web-pad-anew = Nový list
web-pad-history = Hry pri skutočnom stole
web-pad-none = Zatiaľ tu nie je žiadna uložená hra.
web-pad-remove = Odstrániť túto hru
web-pad-open = Otvoriť
