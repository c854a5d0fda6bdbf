# Wozu jedes Ding auf dem Tisch da ist.

bellum_magica-explain-food = { bellum_magica-counter-food }
    .help = Damit werden Kreaturen angeworben: Eine fiese kostet 2 Nahrung, eine extrem fiese 4 Nahrung und eine Glyphe.

bellum_magica-explain-runes = { bellum_magica-counter-runes }
    .help = Drei werben eine extrem fiese Kreatur an; oder eine Glyphe und 4 Nahrung.

bellum_magica-explain-maps = Schatzkarten
    .help = Wer in der aktiven Reihe die meisten Schatzkarten hat, findet eine Metalltruhe; bei Gleichstand jeder eine Holztruhe.

bellum_magica-explain-swords = Schwerter
    .help = Ein Angriff braucht in der aktiven Reihe so viele Schwerter, wie das Ziel Schilde hat.

bellum_magica-explain-magic_swords = Zauberschwerter
    .help = Nur sie bezwingen Zauberschilde; übrige zählen als einfache Schwerter.

bellum_magica-explain-thieves = Diebe
    .help = Jeder Dieb in der aktiven Reihe darf beim Angriff auf eine Burg eine Truhe stehlen; mindestens einer ist nötig.

bellum_magica-explain-kegs = { bellum_magica-counter-kegs }
    .help = Mit einem Fässchen gibst du eine Runde aus: Der Kapitän muss neu würfeln. Niemand hat mehr als 2.

bellum_magica-explain-shields = { bellum_magica-counter-shields }
    .help = So viele Schwerter braucht ein Angreifer.

bellum_magica-explain-magic_shields = { bellum_magica-counter-magic_shields }
    .help = Nur Zauberschwerter bezwingen sie.

bellum_magica-explain-spells = { bellum_magica-counter-spells }
    .help = Mit jedem darf sein Besitzer an einem Tag als Kapitän einmal neu würfeln.

bellum_magica-explain-flipped = { bellum_magica-counter-flipped }
    .help = Heute schon benutzt; am Ende des Tages wieder bereit.

bellum_magica-explain-wooden = { bellum_magica-counter-wooden }
    .help = Schatz von geringem Wert; nur der Besitzer sieht, wie viel.

bellum_magica-explain-metal = { bellum_magica-counter-metal }
    .help = Schatz von mittlerem Wert; nur der Besitzer sieht, wie viel.

bellum_magica-explain-golden = { bellum_magica-counter-golden }
    .help = Schatz von hohem Wert; nur der Besitzer sieht, wie viel.

bellum_magica-explain-die = Der Würfel
    .help = Seine Zahl weckt für den ganzen Tag dieselbe Reihe in allen Burgen.

bellum_magica-explain-castle = { bellum_magica-zone-castle }
    .help = Ihre Schilde schützen die Truhen; angreifen kann, wer genug Schwerter und einen Dieb hat.

bellum_magica-explain-left = { bellum_magica-zone-left }
    .help = Kreaturen hier arbeiten: Die Reihe des Würfels bringt Nahrung, Glyphen und Schatzkarten.

bellum_magica-explain-right = { bellum_magica-zone-right }
    .help = Kreaturen hier kämpfen: Die Reihe des Würfels gibt Schwerter, Zauberschwerter und Diebe.

bellum_magica-explain-recruited = { bellum_magica-zone-recruited }
    .help = Kommt unter den linken oder rechten Flügel und bleibt dort das ganze Spiel.

bellum_magica-explain-goblins = { bellum_magica-zone-goblins }
    .help = Jeder kommt an einen Flügel und bleibt dort das ganze Spiel.

bellum_magica-explain-chests = { bellum_magica-zone-chests }
    .help = Das Spiel endet, wenn jemand nach den Angriffen eines Tages mindestens zehn hat; dann entscheidet ihr Wert, nicht ihre Zahl.

bellum_magica-explain-inn = { bellum_magica-zone-inn }
    .help = Wird nie abgelegt: Jeder darf sie jeden Tag angreifen.

bellum_magica-explain-display = { bellum_magica-zone-display }
    .help = Wer die Schilde einer Siedlung bezwingt, nimmt ihre Beute; der Platz bleibt bis zum Ende des Tages leer.

bellum_magica-explain-kingdom = { bellum_magica-zone-kingdom }
    .help = Siedlungen, die noch kommen: erst Bauernhöfe, dann Dörfer, dann Städte.

bellum_magica-explain-hoard = { bellum_magica-zone-hoard }
    .help = Truhen, die noch niemand hat.

bellum_magica-explain-evil_market = { bellum_magica-zone-evil_market }
    .help = Für je 2 Nahrung; eine angeworbene wird sofort ersetzt.

bellum_magica-explain-ultra_market = { bellum_magica-zone-ultra_market }
    .help = Für je 3 Glyphen oder 1 Glyphe und 4 Nahrung; eine angeworbene wird sofort ersetzt.

bellum_magica-explain-evil_deck = { bellum_magica-zone-evil_deck }
    .help = Kreaturen, die noch kommen.

bellum_magica-explain-ultra_deck = { bellum_magica-zone-ultra_deck }
    .help = Kreaturen, die noch kommen.

bellum_magica-explain-castle_box = { bellum_magica-zone-castle_box }
    .help = Burgen zur Auswahl.
