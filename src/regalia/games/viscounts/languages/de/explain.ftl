# Wozu jedes Ding auf dem Tisch da ist.

viscounts-explain-silver = { viscounts-counter-silver }
    .help = Geld: heuert Stadtbewohner an und entlässt sie, bezahlt weitere Schritte und fehlende Händler.

viscounts-explain-ink = { viscounts-counter-ink }
    .help = Eine Ressource: bezahlt fehlende Geistliche beim Abschreiben.

viscounts-explain-gold = { viscounts-counter-gold }
    .help = Eine Ressource: bezahlt fehlende Adlige beim Einsetzen von Arbeitern.

viscounts-explain-stone = { viscounts-counter-stone }
    .help = Eine Ressource: bezahlt fehlende Bauleute beim Bauen.

viscounts-explain-any = Beliebige Ressource
    .help = Tintenfass, Gold oder Stein nach Wunsch; nie Silber.

viscounts-explain-workers = { viscounts-counter-workers }
    .help = Sie stehen in der Burg und zählen, je höher sie gekommen sind.

viscounts-explain-debts = { viscounts-counter-debts }
    .help = Unbezahlt kosten sie am Ende Punkte; umgedreht sind sie bezahlt.

viscounts-explain-deeds = { viscounts-counter-deeds }
    .help = Zählen am Ende Punkte; umgedreht zählen sie mehr.

viscounts-explain-points = Siegpunkte
    .help = Werden am Ende für Gebäude, Arbeiter in der Burg, Manuskripte, Urkunden und manche Karten gezählt.

viscounts-explain-merchant = Händlersymbol
    .help = Bezahlt das Handeln.

viscounts-explain-builder = Baumeistersymbol
    .help = Bezahlt das Bauen.

viscounts-explain-noble = Adelssymbol
    .help = Bezahlt das Einsetzen von Arbeitern in der Burg.

viscounts-explain-cleric = Kirchensymbol
    .help = Bezahlt das Abschreiben von Manuskripten.

viscounts-explain-criminal = Verbrechersymbol
    .help = Ersetzt in einer Aktion jedes Symbol; eine solche Karte auszuspielen bringt Korruption.

viscounts-explain-virtue = { viscounts-counter-virtue }
    .help = Ihr Marker geht der Korruption entgegen; wo sie sich treffen, gibt es eine Kollision.

viscounts-explain-corruption = { viscounts-counter-corruption }
    .help = Ihr Marker geht der Tugend entgegen; wo sie sich treffen, gibt es eine Kollision.

viscounts-explain-step = Feld der Leiste
    .help = Treffen sich Tugend und Korruption hier, geschieht dies dir und den anderen.

viscounts-explain-trading_post = Handelsposten
    .help = Ein Gebäude für 5 Baumeistersymbole; was es freigibt, wirkt von nun an.

viscounts-explain-guildhall = Gildenhaus
    .help = Ein Gebäude für 7 Baumeistersymbole; was es freigibt, wirkt von nun an.

viscounts-explain-workshop = Werkstatt
    .help = Ein Gebäude für 3 Baumeistersymbole; was es freigibt, wirkt von nun an.

viscounts-explain-plot = Gebäude
    .help = Auf einem Bauplatz deines Ufers zählt es Punkte, und was darunter liegt, wirkt von nun an.

viscounts-explain-site = Bauplatz
    .help = Wer hier baut, erhält diesen Bonus und den jeder Verbindung zu einem Nachbargebäude.

viscounts-explain-link = Verbindung
    .help = Stehen auf beiden Seiten Gebäude, erhalten beide Besitzer dies.

viscounts-explain-space = Feld
    .help = Vizegrafen reisen entlang der Pfeile: mindestens so weit, wie die gespielte Karte sagt, jeder weitere Schritt für 1 Silber. Außen handelt oder baut man, innen setzt man Arbeiter ein oder schreibt ab.

viscounts-explain-land = Region
    .help = Einer der fünf Teile des Plans.

viscounts-explain-yard = Erste Ebene der Burg
    .help = Drei Arbeiter eines Spielers: Einer steigt auf, je einer geht in die Nachbarhöfe.

viscounts-explain-hall = Zweite Ebene der Burg
    .help = Wer hierher kommt, erhält die Belohnung daneben; von drei Arbeitern eines Spielers geht einer auf die dritte Ebene.

viscounts-explain-keep = Dritte Ebene der Burg
    .help = Die meisten Punkte; wer hier die meisten Arbeiter hat, ist Burgherr.

viscounts-explain-reward = Belohnung der zweiten Ebene
    .help = Für jeden Arbeiter, der hier aufsteigt.

viscounts-explain-townsfolk_piles = { viscounts-zone-townsfolk_piles }
    .help = Der oberste kann für die eigenen Karten angeheuert oder für Symbole und Ecke entlassen werden.

viscounts-explain-manuscript_piles = { viscounts-zone-manuscript_piles }
    .help = Für Kirchensymbole abgeschrieben: wirkt sofort oder zählt am Ende; auch Sätze von Bändern zählen.

viscounts-explain-cleric_bonuses = { viscounts-zone-cleric_bonuses }
    .help = Für den Ersten mit drei Manuskripten dieses Bands.

viscounts-explain-row = { viscounts-zone-row }
    .help = Drei Plätze: Jeden Zug rücken die Karten weiter, die letzte fällt heraus. Auf leeren Plätzen gedruckte Symbole zählen.

viscounts-explain-hand = { viscounts-zone-hand }
    .help = Karten zum Ausspielen, jeden Zug eine.

viscounts-explain-retinue = { viscounts-zone-retinue }
    .help = Deine ersten Karten, bevor sie gemischt werden.

viscounts-explain-deck = { viscounts-zone-deck }
    .help = Ist er leer, wird der Ablagestapel gemischt.

viscounts-explain-discard = { viscounts-zone-discard }
    .help = Karten, die herausgefallen oder angeheuert sind; sie kommen wieder.

viscounts-explain-scheme_row = { viscounts-zone-scheme_row }
    .help = Was der Gegner zuletzt versucht hat.

viscounts-explain-scheme_deck = { viscounts-zone-scheme_deck }
    .help = Was der Gegner als Nächstes versucht.

viscounts-explain-scheme_discard = { viscounts-zone-scheme_discard }
    .help = Was der Gegner schon versucht hat.

viscounts-explain-offered_cards = { viscounts-zone-offered_cards }
    .help = Spielerkarte und Held gehören zusammen: wo dein Vizegraf beginnt und womit.

viscounts-explain-offered_heroes = { viscounts-zone-offered_heroes }
    .help = Gehört zur Spielerkarte daneben und kommt zu deinen Karten.

viscounts-explain-manuscripts = { viscounts-zone-manuscripts }
    .help = Von diesem Spieler abgeschrieben; sie zählen am Ende.

viscounts-explain-bonuses = { viscounts-zone-bonuses }
    .help = Für drei Manuskripte eines Bands: Symbole, die immer zählen, und Punkte.

viscounts-explain-price = Preis einer Aktion
    .help = Vorhandene und nötige Symbole; was fehlt, wird mit der gezeigten Ressource bezahlt.
