# K čemu je každá věc na stole.

bellum_magica-explain-food = { bellum_magica-counter-food }
    .help = Za jídlo se verbují příšery: zlá stojí 2 jídla, ultra zlá 4 jídla a runu.

bellum_magica-explain-runes = { bellum_magica-counter-runes }
    .help = Za tři runy se naverbuje ultra zlá příšera; nebo za jednu a 4 jídla.

bellum_magica-explain-maps = Mapy
    .help = Kdo má v aktivní řadě nejvíc map, najde kovovou truhlu; při shodě každý dřevěnou.

bellum_magica-explain-swords = Meče
    .help = K útoku je třeba v aktivní řadě tolik mečů, kolik má cíl štítů.

bellum_magica-explain-magic_swords = Magické meče
    .help = Jen ony porazí magické štíty; zbylé se počítají jako obyčejné meče.

bellum_magica-explain-thieves = Zloději
    .help = Každý zloděj v aktivní řadě může při útoku na hrad ukrást truhlu; aspoň jeden je potřeba.

bellum_magica-explain-kegs = { bellum_magica-counter-kegs }
    .help = Za soudek se koupí runda: kapitán musí hodit znovu. Víc než 2 soudky nikdo mít nesmí.

bellum_magica-explain-shields = { bellum_magica-counter-shields }
    .help = Kolik mečů musí útočník mít.

bellum_magica-explain-magic_shields = { bellum_magica-counter-magic_shields }
    .help = Porazí je jen magické meče.

bellum_magica-explain-spells = { bellum_magica-counter-spells }
    .help = S každým smí jeho majitel jednou za den, kdy je kapitánem, hodit znovu.

bellum_magica-explain-flipped = { bellum_magica-counter-flipped }
    .help = Dnes už použité; na konci dne jsou zase k dispozici.

bellum_magica-explain-wooden = { bellum_magica-counter-wooden }
    .help = Poklad nízké hodnoty; kolik přesně, vidí jen majitel.

bellum_magica-explain-metal = { bellum_magica-counter-metal }
    .help = Poklad střední hodnoty; kolik přesně, vidí jen majitel.

bellum_magica-explain-golden = { bellum_magica-counter-golden }
    .help = Poklad vysoké hodnoty; kolik přesně, vidí jen majitel.

bellum_magica-explain-die = Kostka
    .help = Její číslo zapojí na celý den tutéž řadu ve všech hradech.

bellum_magica-explain-castle = { bellum_magica-zone-castle }
    .help = Jeho štíty chrání truhly; zaútočit na něj může, kdo má dost mečů a zloděje.

bellum_magica-explain-left = { bellum_magica-zone-left }
    .help = Příšery zasunuté sem pracují: řada podle kostky dá jídlo, runy a mapy.

bellum_magica-explain-right = { bellum_magica-zone-right }
    .help = Příšery zasunuté sem bojují: řada podle kostky dá meče, magické meče a zloděje.

bellum_magica-explain-recruited = { bellum_magica-zone-recruited }
    .help = Zasune se pod levé, nebo pravé křídlo a zůstane tam celou hru.

bellum_magica-explain-goblins = { bellum_magica-zone-goblins }
    .help = Každý půjde k jednomu křídlu a zůstane tam celou hru.

bellum_magica-explain-chests = { bellum_magica-zone-chests }
    .help = Hra skončí, má-li jich po útocích některého dne někdo aspoň deset; pak rozhoduje jejich hodnota, ne počet.

bellum_magica-explain-inn = { bellum_magica-zone-inn }
    .help = Nikdy se neodkládá: zaútočit na něj může kdokoli kterýkoli den.

bellum_magica-explain-display = { bellum_magica-zone-display }
    .help = Kdo porazí štíty osady, vezme si kořist; místo zůstane do konce dne prázdné.

bellum_magica-explain-kingdom = { bellum_magica-zone-kingdom }
    .help = Osady, které teprve přijdou: nejdřív statky, pak vesnice, nakonec města.

bellum_magica-explain-hoard = { bellum_magica-zone-hoard }
    .help = Truhly, které zatím nikdo nemá.

bellum_magica-explain-evil_market = { bellum_magica-zone-evil_market }
    .help = Každá za 2 jídla; naverbovaná se hned nahradí.

bellum_magica-explain-ultra_market = { bellum_magica-zone-ultra_market }
    .help = Každá za 3 runy, nebo za 1 runu a 4 jídla; naverbovaná se hned nahradí.

bellum_magica-explain-evil_deck = { bellum_magica-zone-evil_deck }
    .help = Příšery, které teprve přijdou.

bellum_magica-explain-ultra_deck = { bellum_magica-zone-ultra_deck }
    .help = Příšery, které teprve přijdou.

bellum_magica-explain-castle_box = { bellum_magica-zone-castle_box }
    .help = Hrady na výběr.
