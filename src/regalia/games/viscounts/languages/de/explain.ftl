# Wozu jedes Ding auf dem Tisch da ist.

viscounts-explain-silver = { viscounts-counter-silver }
    .help = Geld: [[hire|heuert]] [[townsfolk_piles|Stadtbewohner]] an und [[dismiss|entlässt]] sie, bezahlt weitere Schritte und fehlende Händler.

viscounts-explain-ink = { viscounts-counter-ink }
    .help = Eine [[resource|Ressource]]: bezahlt fehlende Geistliche beim [[transcribe|Abschreiben]].

viscounts-explain-gold = { viscounts-counter-gold }
    .help = Eine [[resource|Ressource]]: bezahlt fehlende Adlige beim [[placing|Einsetzen von Arbeitern]].

viscounts-explain-stone = { viscounts-counter-stone }
    .help = Eine [[resource|Ressource]]: bezahlt fehlende Bauleute beim [[construct|Bauen]].

viscounts-explain-any = Beliebige Ressource
    .help = Tintenfass, Gold oder Stein nach Wunsch; nie [[silver|Silber]].

viscounts-explain-workers = { viscounts-counter-workers }
    .help = Sie stehen in der Burg und zählen, je höher sie gekommen sind.

viscounts-explain-debts = { viscounts-counter-debts }
    .help = Unbezahlt kosten sie am Ende Punkte; [[flip|umgedreht]] sind sie bezahlt.

viscounts-explain-deeds = { viscounts-counter-deeds }
    .help = Zählen am Ende Punkte; [[flip|umgedreht]] zählen sie mehr.

viscounts-explain-points = Siegpunkte
    .help = Werden am Ende für Gebäude, [[workers|Arbeiter]] in der Burg, [[manuscript_piles|Manuskripte]], [[deeds|Urkunden]] und manche Karten gezählt.

viscounts-explain-merchant = Händlersymbol
    .help = Bezahlt das [[trade|Handeln]].

viscounts-explain-builder = Baumeistersymbol
    .help = Bezahlt das [[construct|Bauen]].

viscounts-explain-noble = Adelssymbol
    .help = Bezahlt das [[placing|Einsetzen von Arbeitern]] in der Burg.

viscounts-explain-cleric = Kirchensymbol
    .help = Bezahlt das [[transcribe|Abschreiben]] von [[manuscript_piles|Manuskripten]].

viscounts-explain-criminal = Verbrechersymbol
    .help = Ersetzt in einer Aktion jedes Symbol; eine solche Karte auszuspielen bringt [[corruption|Korruption]].

viscounts-explain-virtue = { viscounts-counter-virtue }
    .help = Ihr Marker geht der [[corruption|Korruption]] entgegen; wo sie sich treffen, gibt es eine [[collision|Kollision]].

viscounts-explain-corruption = { viscounts-counter-corruption }
    .help = Ihr Marker geht der [[virtue|Tugend]] entgegen; wo sie sich treffen, gibt es eine [[collision|Kollision]].

viscounts-explain-step = Feld der Leiste
    .help = Treffen sich [[virtue|Tugend]] und [[corruption|Korruption]] hier, geschieht dies dir und den anderen.

viscounts-explain-trading_post = Handelsposten
    .help = Ein Gebäude für 5 Baumeistersymbole; was es freigibt, wirkt von nun an.

viscounts-explain-guildhall = Gildenhaus
    .help = Ein Gebäude für 7 Baumeistersymbole; was es freigibt, wirkt von nun an.

viscounts-explain-workshop = Werkstatt
    .help = Ein Gebäude für 3 Baumeistersymbole; was es freigibt, wirkt von nun an.

viscounts-explain-plot = Gebäude
    .help = Auf einem [[site|Bauplatz]] deines Ufers zählt es Punkte, und was darunter liegt, wirkt von nun an.

viscounts-explain-site = Bauplatz
    .help = Wer hier baut, erhält diesen Bonus und den jeder Verbindung zu einem Nachbargebäude.

viscounts-explain-link = Verbindung
    .help = Stehen auf beiden Seiten Gebäude, erhalten beide Besitzer dies.

viscounts-explain-space = Feld
    .help = Vizegrafen reisen entlang der Pfeile: mindestens so weit, wie die gespielte Karte sagt, jeder weitere Schritt für 1 [[silver|Silber]]. Außen [[trade|handelt]] oder [[construct|baut]] man, innen setzt man [[workers|Arbeiter]] ein oder [[transcribe|schreibt]] ab.

viscounts-explain-land = Region
    .help = Einer der fünf Teile des Plans.

viscounts-explain-yard = Erste Ebene der Burg
    .help = Drei [[workers|Arbeiter]] eines Spielers: Einer steigt auf, je einer geht in die Nachbarhöfe.

viscounts-explain-hall = Zweite Ebene der Burg
    .help = Wer hierher kommt, erhält die Belohnung daneben; von drei Arbeitern eines Spielers geht einer auf die dritte Ebene.

viscounts-explain-keep = Dritte Ebene der Burg
    .help = Die meisten Punkte; wer hier die meisten [[workers|Arbeiter]] hat, ist [[castle_leader|Burgherr]].

viscounts-explain-reward = Belohnung der zweiten Ebene
    .help = Für jeden [[workers|Arbeiter]], der hier aufsteigt.

viscounts-explain-townsfolk_piles = { viscounts-zone-townsfolk_piles }
    .help = Der oberste kann für die eigenen Karten [[hire|angeheuert]] oder für Symbole und Ecke [[dismiss|entlassen]] werden.

viscounts-explain-manuscript_piles = { viscounts-zone-manuscript_piles }
    .help = Für Kirchensymbole [[transcribe|abgeschrieben]]: wirkt sofort oder zählt am Ende; auch Sätze von [[ribbon|Bändern]] zählen.

viscounts-explain-cleric_bonuses = { viscounts-zone-cleric_bonuses }
    .help = Für den Ersten mit drei [[manuscript_piles|Manuskripten]] dieses [[ribbon|Bands]].

viscounts-explain-row = { viscounts-zone-row }
    .help = Drei Plätze: Jeden Zug rücken die Karten weiter, die letzte fällt heraus. Auf leeren Plätzen gedruckte Symbole zählen.

viscounts-explain-hand = { viscounts-zone-hand }
    .help = Karten zum Ausspielen, jeden Zug eine.

viscounts-explain-retinue = { viscounts-zone-retinue }
    .help = Deine ersten Karten, bevor sie gemischt werden.

viscounts-explain-deck = { viscounts-zone-deck }
    .help = Ist er leer, wird der Ablagestapel gemischt.

viscounts-explain-discard = { viscounts-zone-discard }
    .help = Karten, die herausgefallen oder [[hire|angeheuert]] sind; sie kommen wieder.

viscounts-explain-scheme_row = { viscounts-zone-scheme_row }
    .help = Was der [[opponent|Gegner]] zuletzt versucht hat.

viscounts-explain-scheme_deck = { viscounts-zone-scheme_deck }
    .help = Was der [[opponent|Gegner]] als Nächstes versucht.

viscounts-explain-scheme_discard = { viscounts-zone-scheme_discard }
    .help = Was der [[opponent|Gegner]] schon versucht hat.

viscounts-explain-offered_cards = { viscounts-zone-offered_cards }
    .help = Spielerkarte und Held gehören zusammen: wo dein Vizegraf beginnt und womit.

viscounts-explain-offered_heroes = { viscounts-zone-offered_heroes }
    .help = Gehört zur Spielerkarte daneben und kommt zu deinen Karten.

viscounts-explain-manuscripts = { viscounts-zone-manuscripts }
    .help = Von diesem Spieler [[transcribe|abgeschrieben]]; sie zählen am Ende.

viscounts-explain-bonuses = { viscounts-zone-bonuses }
    .help = Für drei [[manuscript_piles|Manuskripte]] eines [[ribbon|Bands]]: Symbole, die immer zählen, und Punkte.

viscounts-explain-price = Preis einer Aktion
    .help = Vorhandene und nötige Symbole; was fehlt, wird mit der gezeigten [[resource|Ressource]] bezahlt.

## Wörter des Spiels

viscounts-explain-collision = Kollision
    .help = Tugend und [[corruption|Korruption]] haben sich getroffen. Das Feld, auf dem sie sich treffen, sagt, was du und die anderen erhalten oder verlieren; dann gehen beide zurück an die Enden der Leiste.

viscounts-explain-hire = Anheuern
    .help = Zahle das [[silver|Silber]] auf der Karte: Der [[townsfolk_piles|Stadtbewohner]] kommt auf deinen Ablagestapel und gibt den Effekt in seiner Ecke.

viscounts-explain-dismiss = Entlassen
    .help = Einmal je Zug: Zahle das [[silver|Silber]] auf dem [[townsfolk_piles|Stadtbewohner]] bei dir und nutze für diese Aktion seine Symbole und den Effekt in seiner Ecke; die Karte verlässt das Spiel.

viscounts-explain-trade = Handeln
    .help = Auf einem äußeren Feld: für Händlersymbole erhältst du, was dort aufgedruckt ist.

viscounts-explain-construct = Bauen
    .help = Auf einem äußeren Feld: für Baumeistersymbole kommt ein Gebäude von deiner Tafel auf einen freien [[site|Bauplatz]] dieses Ufers.

viscounts-explain-placing = Arbeiter einsetzen
    .help = Auf einem inneren Feld: für Adelssymbole kommen [[workers|Arbeiter]] in den Hof der Burg daneben.

viscounts-explain-transcribe = Abschreiben
    .help = Auf einem inneren Feld: für Kirchensymbole nimmst du das [[manuscript_piles|Manuskript]] dort.

viscounts-explain-castle_leader = Burgherr
    .help = Wer als Erster einen [[workers|Arbeiter]] auf der dritten Ebene hat; danach, wer dort mehr hat. Eine Karte mehr auf der Hand, und Punkte am Ende.

viscounts-explain-ribbon = Band
    .help = Die Farbe eines [[manuscript_piles|Manuskripts]]. Sätze verschiedener Bänder zählen, und drei gleiche gewinnen die Kirchenbonuskarte.

viscounts-explain-resource = Ressource
    .help = Tintenfass, Gold und Stein; [[silver|Silber]] ist keine.

viscounts-explain-flip = Umdrehen
    .help = Ein umgedrehter [[debts|Schuldschein]] ist bezahlt und kostet am Ende nichts; eine umgedrehte [[deeds|Urkunde]] zählt mehr Punkte.

viscounts-explain-opponent = Der Gegner
    .help = Spielt gegen dich, wenn du allein bist, nach seinen Intrigenkarten; jede sagt, was er versucht.

viscounts-explain-paid = { viscounts-counter-paid }
    .help = Umgedreht: Sie kosten am Ende nichts.

viscounts-explain-approved = { viscounts-counter-approved }
    .help = Umgedreht: Sie zählen am Ende mehr.

viscounts-explain-removed = { viscounts-zone-removed }
    .help = Entlassen oder zerstört; sie kommen nicht zurück.

viscounts-explain-future_schemes = { viscounts-zone-future_schemes }
    .help = Stärkere Intrigen, die der Gegner noch erhält.
