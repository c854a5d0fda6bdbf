# K čemu je každá věc na stole.

bellum_magica-explain-food = { bellum_magica-counter-food }
    .help = Za jídlo se verbují příšery: zlá stojí 2 jídla, ultra zlá 4 jídla a [[runes|runu]].

bellum_magica-explain-runes = { bellum_magica-counter-runes }
    .help = Za tři runy se [[recruit|naverbuje]] ultra zlá příšera; nebo za jednu a 4 [[food|jídla]].

bellum_magica-explain-maps = Mapy
    .help = Kdo má v [[active_row|aktivní řadě]] nejvíc map, najde kovovou [[chests|truhlu]]; při shodě každý dřevěnou.

bellum_magica-explain-swords = Meče
    .help = K [[attack|útoku]] je třeba v [[active_row|aktivní řadě]] tolik mečů, kolik má cíl [[shields|štítů]].

bellum_magica-explain-magic_swords = Magické meče
    .help = Jen ony porazí magické [[shields|štíty]]; zbylé se počítají jako obyčejné [[swords|meče]].

bellum_magica-explain-thieves = Zloději
    .help = Každý zloděj v [[active_row|aktivní řadě]] může při [[attack|útoku]] na [[castle|hrad]] ukrást [[chests|truhlu]]; aspoň jeden je potřeba.

bellum_magica-explain-kegs = { bellum_magica-counter-kegs }
    .help = Za soudek se koupí runda: [[captain|kapitán]] musí hodit znovu. Víc než 2 soudky nikdo mít nesmí.

bellum_magica-explain-shields = { bellum_magica-counter-shields }
    .help = Kolik [[swords|mečů]] musí [[attack|útočník]] mít.

bellum_magica-explain-magic_shields = { bellum_magica-counter-magic_shields }
    .help = Porazí je jen magické [[swords|meče]].

bellum_magica-explain-spells = { bellum_magica-counter-spells }
    .help = S každým smí jeho majitel jednou za [[day|den]], kdy je [[captain|kapitánem]], hodit znovu.

bellum_magica-explain-flipped = { bellum_magica-counter-flipped }
    .help = Dnes už použité; na konci [[day|dne]] jsou zase k dispozici.

bellum_magica-explain-wooden = { bellum_magica-counter-wooden }
    .help = Poklad nízké hodnoty; kolik přesně, vidí jen majitel.

bellum_magica-explain-metal = { bellum_magica-counter-metal }
    .help = Poklad střední hodnoty; kolik přesně, vidí jen majitel.

bellum_magica-explain-golden = { bellum_magica-counter-golden }
    .help = Poklad vysoké hodnoty; kolik přesně, vidí jen majitel.

bellum_magica-explain-die = Kostka
    .help = Její číslo zapojí na celý [[day|den]] tutéž řadu ve všech [[castle|hradech]].

bellum_magica-explain-castle = { bellum_magica-zone-castle }
    .help = Jeho [[shields|štíty]] chrání [[chests|truhly]]; [[attack|zaútočit]] na něj může, kdo má dost [[swords|mečů]] a [[thieves|zloděje]].

bellum_magica-explain-left = { bellum_magica-zone-left }
    .help = Příšery zasunuté sem pracují: řada podle [[die|kostky]] dá [[food|jídlo]], [[runes|runy]] a mapy.

bellum_magica-explain-right = { bellum_magica-zone-right }
    .help = Příšery zasunuté sem bojují: řada podle [[die|kostky]] dá [[swords|meče]], magické meče a [[thieves|zloděje]].

bellum_magica-explain-recruited = { bellum_magica-zone-recruited }
    .help = Zasune se pod levé, nebo pravé [[wing|křídlo]] a zůstane tam celou hru.

bellum_magica-explain-goblins = { bellum_magica-zone-goblins }
    .help = Každý půjde k jednomu [[wing|křídlu]] a zůstane tam celou hru.

bellum_magica-explain-chests = { bellum_magica-zone-chests }
    .help = Hra skončí, má-li jich po útocích některého [[day|dne]] někdo aspoň deset; pak rozhoduje jejich hodnota, ne počet.

bellum_magica-explain-inn = { bellum_magica-zone-inn }
    .help = Nikdy se neodkládá: [[attack|zaútočit]] na něj může kdokoli kterýkoli [[day|den]].

bellum_magica-explain-display = { bellum_magica-zone-display }
    .help = Kdo porazí [[shields|štíty]] [[settlement|osady]], vezme si [[loot|kořist]]; místo zůstane do konce [[day|dne]] prázdné.

bellum_magica-explain-kingdom = { bellum_magica-zone-kingdom }
    .help = [[settlement|Osady]], které teprve přijdou: nejdřív statky, pak vesnice, nakonec města.

bellum_magica-explain-hoard = { bellum_magica-zone-hoard }
    .help = Truhly, které zatím nikdo nemá.

bellum_magica-explain-evil_market = { bellum_magica-zone-evil_market }
    .help = Každá za 2 [[food|jídla]]; naverbovaná se hned nahradí.

bellum_magica-explain-ultra_market = { bellum_magica-zone-ultra_market }
    .help = Každá za 3 [[runes|runy]], nebo za 1 runu a 4 [[food|jídla]]; naverbovaná se hned nahradí.

bellum_magica-explain-evil_deck = { bellum_magica-zone-evil_deck }
    .help = Příšery, které teprve přijdou.

bellum_magica-explain-ultra_deck = { bellum_magica-zone-ultra_deck }
    .help = Příšery, které teprve přijdou.

bellum_magica-explain-castle_box = { bellum_magica-zone-castle_box }
    .help = Hrady na výběr.

## Slova hry

bellum_magica-explain-active_row = Aktivní řada
    .help = Řada s číslem, které ukazuje [[die|kostka]]. Ve všech [[castle|hradech]] dnes platí jen její symboly.

bellum_magica-explain-captain = Kapitán
    .help = Dnes hází kostkou a je první na řadě; zítra to bude další mág.

bellum_magica-explain-recruit = Naverbovat
    .help = Zaplať [[food|jídlem]] nebo [[runes|runami]] za příšeru z nabídky a zasuň ji pod levé, nebo pravé [[wing|křídlo]] [[castle|hradu]].

bellum_magica-explain-attack = Útok
    .help = S [[swords|meči]] v [[active_row|aktivní řadě]] získáš kořist [[settlement|osady]], nebo se [[thieves|zlodějem]] [[chests|truhly]] z [[castle|hradu]].

bellum_magica-explain-wing = Křídlo
    .help = Příšery pod levým křídlem pracují, pod pravým bojují.

bellum_magica-explain-settlement = Osada
    .help = Statek, vesnice nebo město: [[attack|útočí]] se na ni pro [[loot|kořist]], pak se odloží.

bellum_magica-explain-loot = Kořist
    .help = Co [[attack|útok]] přinese: [[food|jídlo]], [[runes|runy]], soudky, [[chests|truhly]].

bellum_magica-explain-day = Den
    .help = [[captain|Kapitán]] hodí, [[active_row|aktivní řada]] přinese, co přinese, a pak všichni postupně [[attack|útočí]] a [[recruit|verbují]].

bellum_magica-explain-settlement_box = { bellum_magica-zone-settlement_box }
    .help = V této hře se nepoužijí.

bellum_magica-explain-sacked = { bellum_magica-zone-sacked }
    .help = Poražené osady; už se nevrátí.

bellum_magica-explain-goblin_box = { bellum_magica-zone-goblin_box }
    .help = V této hře se nepoužijí.

bellum_magica-explain-orders = { bellum_magica-zone-orders }
    .help = Kam půjdou tvoji goblini; odkryje se, až se rozhodnou všichni mágové.

bellum_magica-explain-unused_orders = { bellum_magica-zone-unused_orders }
    .help = Pokyny, které nedáváš.
