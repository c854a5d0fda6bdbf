# Bodovací list ke skutečnému stolu.

server-no-pad = { $game }: k této hře není bodovací list k vyplnění.
web-pad = Bodovací blok
    .help = Ke skutečnému stolu: bodovací list, který se vyplňuje ručně. Jakmile ho otevřeš, funguje i bez serveru.
web-pad-players = Hráči
web-pad-name = Jméno: { $n }. hráč
web-pad-of = { $row }, { $name }
web-pad-each = za každý kus { $n } b.
web-pad-per = 1 bod za každých { $n }
web-pad-ties = Při rovnosti nejvíc
web-pad-ties-fewer = Při rovnosti nejméně
web-pad-medal-gold = Zlatá medaile
web-pad-medal-silver = Stříbrná medaile
web-pad-medal-bronze = Bronzová medaile
web-pad-medal-none = Bez medaile
web-pad-medals = Bronz od { $bronze }, stříbro od { $silver }, zlato od { $gold } bodů
web-pad-keep = Uložit tuto hru
web-pad-kept = Hra je uložená níže.
web-pad-anew = Nový list
web-pad-history = Hry u skutečného stolu
web-pad-none = Zatím tu není žádná uložená hra.
web-pad-remove = Odstranit tuto hru
web-pad-open = Otevřít
