# Wozu jedes Ding auf dem Tisch da ist.

bellum_magica-explain-food = { bellum_magica-counter-food }
    .help = Damit werden Kreaturen angeworben: Eine fiese kostet 2 Nahrung, eine extrem fiese 4 Nahrung und eine [[runes|Glyphe]].

bellum_magica-explain-runes = { bellum_magica-counter-runes }
    .help = Drei [[recruit|werben]] eine extrem fiese Kreatur an; oder eine Glyphe und 4 [[food|Nahrung]].

bellum_magica-explain-maps = Schatzkarten
    .help = Wer in der [[active_row|aktiven Reihe]] die meisten Schatzkarten hat, findet eine [[chests|Metalltruhe]]; bei Gleichstand jeder eine Holztruhe.

bellum_magica-explain-swords = Schwerter
    .help = Ein [[attack|Angriff]] braucht in der [[active_row|aktiven Reihe]] so viele Schwerter, wie das Ziel [[shields|Schilde]] hat.

bellum_magica-explain-magic_swords = Zauberschwerter
    .help = Nur sie bezwingen [[shields|Zauberschilde]]; übrige zählen als einfache [[swords|Schwerter]].

bellum_magica-explain-thieves = Diebe
    .help = Jeder Dieb in der [[active_row|aktiven Reihe]] darf beim [[attack|Angriff]] auf eine [[castle|Burg]] eine [[chests|Truhe]] stehlen; mindestens einer ist nötig.

bellum_magica-explain-kegs = { bellum_magica-counter-kegs }
    .help = Mit einem Fässchen gibst du eine Runde aus: Der [[captain|Kapitän]] muss neu würfeln. Niemand hat mehr als 2.

bellum_magica-explain-shields = { bellum_magica-counter-shields }
    .help = So viele [[swords|Schwerter]] braucht ein [[attack|Angreifer]].

bellum_magica-explain-magic_shields = { bellum_magica-counter-magic_shields }
    .help = Nur [[swords|Zauberschwerter]] bezwingen sie.

bellum_magica-explain-spells = { bellum_magica-counter-spells }
    .help = Mit jedem darf sein Besitzer an einem [[day|Tag]] als [[captain|Kapitän]] einmal neu würfeln.

bellum_magica-explain-flipped = { bellum_magica-counter-flipped }
    .help = Heute schon benutzt; am Ende des [[day|Tages]] wieder bereit.

bellum_magica-explain-wooden = { bellum_magica-counter-wooden }
    .help = Schatz von geringem Wert; nur der Besitzer sieht, wie viel.

bellum_magica-explain-metal = { bellum_magica-counter-metal }
    .help = Schatz von mittlerem Wert; nur der Besitzer sieht, wie viel.

bellum_magica-explain-golden = { bellum_magica-counter-golden }
    .help = Schatz von hohem Wert; nur der Besitzer sieht, wie viel.

bellum_magica-explain-die = Der Würfel
    .help = Seine Zahl weckt für den ganzen [[day|Tag]] dieselbe Reihe in allen [[castle|Burgen]].

bellum_magica-explain-castle = { bellum_magica-zone-castle }
    .help = Ihre [[shields|Schilde]] schützen die [[chests|Truhen]]; [[attack|angreifen]] kann, wer genug [[swords|Schwerter]] und einen [[thieves|Dieb]] hat.

bellum_magica-explain-left = { bellum_magica-zone-left }
    .help = Kreaturen hier arbeiten: Die Reihe des [[die|Würfels]] bringt [[food|Nahrung]], [[runes|Glyphen]] und Schatzkarten.

bellum_magica-explain-right = { bellum_magica-zone-right }
    .help = Kreaturen hier kämpfen: Die Reihe des [[die|Würfels]] gibt [[swords|Schwerter]], Zauberschwerter und [[thieves|Diebe]].

bellum_magica-explain-recruited = { bellum_magica-zone-recruited }
    .help = Kommt unter den linken oder rechten [[wing|Flügel]] und bleibt dort das ganze Spiel.

bellum_magica-explain-goblins = { bellum_magica-zone-goblins }
    .help = Jeder kommt an einen [[wing|Flügel]] und bleibt dort das ganze Spiel.

bellum_magica-explain-chests = { bellum_magica-zone-chests }
    .help = Das Spiel endet, wenn jemand nach den Angriffen eines [[day|Tages]] mindestens zehn hat; dann entscheidet ihr Wert, nicht ihre Zahl.

bellum_magica-explain-inn = { bellum_magica-zone-inn }
    .help = Wird nie abgelegt: Jeder darf sie jeden [[day|Tag]] [[attack|angreifen]].

bellum_magica-explain-display = { bellum_magica-zone-display }
    .help = Wer die [[shields|Schilde]] einer [[settlement|Siedlung]] bezwingt, nimmt ihre [[loot|Beute]]; der Platz bleibt bis zum Ende des [[day|Tages]] leer.

bellum_magica-explain-kingdom = { bellum_magica-zone-kingdom }
    .help = [[settlement|Siedlungen]], die noch kommen: erst Bauernhöfe, dann Dörfer, dann Städte.

bellum_magica-explain-hoard = { bellum_magica-zone-hoard }
    .help = Truhen, die noch niemand hat.

bellum_magica-explain-evil_market = { bellum_magica-zone-evil_market }
    .help = Für je 2 [[food|Nahrung]]; eine angeworbene wird sofort ersetzt.

bellum_magica-explain-ultra_market = { bellum_magica-zone-ultra_market }
    .help = Für je 3 [[runes|Glyphen]] oder 1 Glyphe und 4 [[food|Nahrung]]; eine angeworbene wird sofort ersetzt.

bellum_magica-explain-evil_deck = { bellum_magica-zone-evil_deck }
    .help = Kreaturen, die noch kommen.

bellum_magica-explain-ultra_deck = { bellum_magica-zone-ultra_deck }
    .help = Kreaturen, die noch kommen.

bellum_magica-explain-castle_box = { bellum_magica-zone-castle_box }
    .help = Burgen zur Auswahl.

## Wörter des Spiels

bellum_magica-explain-active_row = Aktive Reihe
    .help = Die Reihe mit der Zahl des [[die|Würfels]]. In allen [[castle|Burgen]] zählen heute nur ihre Symbole.

bellum_magica-explain-captain = Kapitän
    .help = Würfelt heute und ist als Erster dran; morgen ist es der nächste Hexenfürst.

bellum_magica-explain-recruit = Anwerben
    .help = Zahle [[food|Nahrung]] oder [[runes|Glyphen]] für eine Kreatur vom Markt und schiebe sie unter den linken oder rechten [[wing|Flügel]] deiner [[castle|Burg]].

bellum_magica-explain-attack = Angriff
    .help = Mit den [[swords|Schwertern]] der [[active_row|aktiven Reihe]] erbeutest du eine [[settlement|Siedlung]] oder mit einem [[thieves|Dieb]] [[chests|Truhen]] aus einer [[castle|Burg]].

bellum_magica-explain-wing = Flügel
    .help = Kreaturen unter dem linken Flügel arbeiten, unter dem rechten kämpfen sie.

bellum_magica-explain-settlement = Siedlung
    .help = Bauernhof, Dorf oder Stadt: wird für ihre [[loot|Beute]] [[attack|angegriffen]], dann abgelegt.

bellum_magica-explain-loot = Beute
    .help = Was ein [[attack|Angriff]] bringt: [[food|Nahrung]], [[runes|Glyphen]], Fässchen, [[chests|Truhen]].

bellum_magica-explain-day = Tag
    .help = Der [[captain|Kapitän]] würfelt, die [[active_row|aktive Reihe]] bringt, was sie bringt, dann [[attack|greifen]] alle der Reihe nach an und [[recruit|werben]] an.

bellum_magica-explain-settlement_box = { bellum_magica-zone-settlement_box }
    .help = Sie kommen in diesem Spiel nicht vor.

bellum_magica-explain-sacked = { bellum_magica-zone-sacked }
    .help = Geschlagene Siedlungen; sie kommen nicht zurück.

bellum_magica-explain-goblin_box = { bellum_magica-zone-goblin_box }
    .help = Sie kommen in diesem Spiel nicht vor.

bellum_magica-explain-orders = { bellum_magica-zone-orders }
    .help = Wohin deine Kobolde gehen; wird aufgedeckt, wenn alle Hexenfürsten entschieden haben.

bellum_magica-explain-unused_orders = { bellum_magica-zone-unused_orders }
    .help = Befehle, die du nicht gegeben hast.
