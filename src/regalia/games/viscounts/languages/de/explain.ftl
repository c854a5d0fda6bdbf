# Wozu jedes Ding auf dem Tisch da ist.

viscounts-explain-silver = { viscounts-counter-silver }
    .help = Geld: Damit heuerst du [[townsfolk_piles|Stadtbewohner]] an, [[dismiss|entlässt]] sie und bezahlst weitere Felder und fehlende Handelssymbole.

viscounts-explain-ink = { viscounts-counter-ink }
    .help = Eine [[resource|Ressource]]: bezahlt fehlende Kirchensymbole beim [[transcribe|Abschreiben]].

viscounts-explain-gold = { viscounts-counter-gold }
    .help = Eine [[resource|Ressource]]: bezahlt fehlende Adelssymbole beim [[placing|Einsetzen von Arbeitern]].

viscounts-explain-stone = { viscounts-counter-stone }
    .help = Eine [[resource|Ressource]]: bezahlt fehlende Bausymbole beim [[construct|Bauen]].

viscounts-explain-any = Beliebige Ressource
    .help = Tintenfass, Gold oder Stein nach Wunsch; nie [[silver|Silber]].

viscounts-explain-workers = { viscounts-counter-workers }
    .help = Noch im Vorrat. In der Burg zählt jeder je nach Ebene 1, 2 oder 3 Punkte.

viscounts-explain-debts = { viscounts-counter-debts }
    .help = Jeder kostet am Ende 2 Punkte. Umgedreht ist er bezahlt, kostet nichts und bringt sofort eine beliebige [[resource|Ressource]].

viscounts-explain-deeds = { viscounts-counter-deeds }
    .help = Jede zählt am Ende 1 Punkt. Umgedreht ist sie bestätigt und zählt 3.

viscounts-explain-points = Siegpunkte
    .help = Werden am Ende für Gebäude, [[workers|Arbeiter]] in der Burg, [[manuscript_piles|Manuskripte]], [[deeds|Urkunden]] und manche Karten gezählt.

viscounts-explain-merchant = Handelssymbol
    .help = Bezahlt das [[trade|Handeln]].

viscounts-explain-builder = Bausymbol
    .help = Bezahlt das [[construct|Bauen]].

viscounts-explain-noble = Adelssymbol
    .help = Bezahlt das [[placing|Einsetzen von Arbeitern]] in der Burg.

viscounts-explain-cleric = Kirchensymbol
    .help = Bezahlt das [[transcribe|Abschreiben]] von [[manuscript_piles|Manuskripten]].

viscounts-explain-criminal = Verbrechersymbol
    .help = Ersetzt in einer Aktion jedes Symbol. Spielst du eine solche Karte aus, erhältst du 1 [[corruption|Korruption]] für jedes Verbrechersymbol auf deiner Tafel.

viscounts-explain-virtue = { viscounts-counter-virtue }
    .help = Ihr Marker geht nach links, der [[corruption|Korruption]] entgegen. Stehen beide in Phase 5 deines Zugs auf einem Feld, gibt es eine [[collision|Kollision]].

viscounts-explain-corruption = { viscounts-counter-corruption }
    .help = Ihr Marker geht nach rechts, der [[virtue|Tugend]] entgegen. Stehen beide in Phase 5 deines Zugs auf einem Feld, gibt es eine [[collision|Kollision]].

viscounts-explain-step = Feld der Leiste
    .help = Bei deiner [[collision|Kollision]] hier erhältst du, was darüber steht, und die anderen, was darunter steht, wenn die Bedingung auf sie zutrifft.

viscounts-explain-trading_post = Handelsposten
    .help = Ein Gebäude für 5 Bausymbole; was es freigibt, wirkt von nun an.

viscounts-explain-guildhall = Gildenhaus
    .help = Ein Gebäude für 7 Bausymbole; was es freigibt, wirkt von nun an.

viscounts-explain-workshop = Werkstatt
    .help = Ein Gebäude für 3 Bausymbole; was es freigibt, wirkt von nun an.

viscounts-explain-plot = Gebäude
    .help = Auf einem freien [[site|Bauplatz]] des Ufers, an dem dein Burggraf steht, zählt es Punkte, und was darunter liegt, wirkt von nun an.

viscounts-explain-site = Bauplatz
    .help = Wer hier baut, erhält diesen Bonus und den jeder Verbindung zu einem Nachbargebäude.

viscounts-explain-link = Verbindung
    .help = Sobald an beiden Enden Gebäude stehen, erhalten beide Besitzer dies; zwischen Gebäuden eines Spielers gibt es das nur einmal.

viscounts-explain-space = Feld
    .help = Burggrafen ziehen entlang der Pfeile: mindestens so weit, wie der Wert der ausgespielten Karte sagt, jedes weitere Feld für 1 [[silver|Silber]]. Außen [[trade|handelt]] oder [[construct|baut]] man, innen setzt man [[workers|Arbeiter]] ein oder [[transcribe|schreibt]] ab.

viscounts-explain-land = Segment
    .help = Einer der fünf Teile des Plans, mit eigenen [[townsfolk_piles|Stadtbewohnern]] und [[manuscript_piles|Manuskripten]].

viscounts-explain-yard = Erste Ebene der Burg
    .help = Von drei [[workers|Arbeitern]] eines Spielers steigt einer auf die zweite Ebene auf, und je einer geht in die Nachbarhöfe. Bleiben insgesamt mehr als drei, werden welche heimgeschickt.

viscounts-explain-hall = Zweite Ebene der Burg
    .help = Wer hierher kommt, erhält die Belohnung daneben; von drei Arbeitern eines Spielers geht einer auf die dritte Ebene.

viscounts-explain-keep = Dritte Ebene der Burg
    .help = 3 Punkte für jeden [[workers|Arbeiter]]. Wer zuerst hierher kommt, erhält die Burgherrenkarte; später, wer hier mehr hat als ihr Besitzer.

viscounts-explain-reward = Belohnung der zweiten Ebene
    .help = Für jeden [[workers|Arbeiter]], der hier aufsteigt.

viscounts-explain-townsfolk_piles = { viscounts-zone-townsfolk_piles }
    .help = Für seinen Wert in [[silver|Silber]] kannst du den obersten im Segment deines Burggrafen [[hire|anheuern]] oder in einer Aktion [[dismiss|entlassen]]: Dann zählen seine Symbole. Beides löst den Effekt in seiner Ecke aus.

viscounts-explain-manuscript_piles = { viscounts-zone-manuscript_piles }
    .help = Das oberste im Segment deines Burggrafen wird für Kirchensymbole [[transcribe|abgeschrieben]]: Es wirkt sofort oder zählt am Ende; auch Bändersätze zählen.

viscounts-explain-cleric_bonuses = { viscounts-zone-cleric_bonuses }
    .help = Für den Ersten mit drei [[manuscript_piles|Manuskripten]] dieses Bandes.

viscounts-explain-row = { viscounts-zone-row }
    .help = Drei Plätze: In jedem Zug rücken die Karten weiter, die letzte verlässt die Tafel. Auf leeren Plätzen aufgedruckte Symbole zählen.

viscounts-explain-hand = { viscounts-zone-hand }
    .help = Karten zum Ausspielen, in jedem Zug eine.

viscounts-explain-retinue = { viscounts-zone-retinue }
    .help = Deine ersten Karten, bevor sie gemischt werden.

viscounts-explain-deck = { viscounts-zone-deck }
    .help = Ist er leer, wird der Ablagestapel gemischt: Das bringt 1 [[corruption|Korruption]], wenn Verbrecher auf deiner Tafel sind, sonst 1 [[virtue|Tugend]].

viscounts-explain-discard = { viscounts-zone-discard }
    .help = Karten, die die Tafel verlassen haben, [[hire|angeheuert]] oder abgeworfen sind; nach dem Mischen kommen sie wieder.

viscounts-explain-scheme_row = { viscounts-zone-scheme_row }
    .help = Die letzten Intrigen des Gegners, die neueste links; ihre Symbole helfen ihm beim Bezahlen.

viscounts-explain-scheme_deck = { viscounts-zone-scheme_deck }
    .help = Was der [[opponent|Gegner]] als Nächstes versucht; die oberste deckt er in seinem Zug auf.

viscounts-explain-scheme_discard = { viscounts-zone-scheme_discard }
    .help = Was der [[opponent|Gegner]] schon versucht hat, und neue Intrigen; sie werden gemischt, wenn sein Nachziehstapel leer ist.

viscounts-explain-offered_cards = { viscounts-zone-offered_cards }
    .help = Spielerkarte und Held gehören zusammen: wo dein Burggraf beginnt und womit.

viscounts-explain-offered_heroes = { viscounts-zone-offered_heroes }
    .help = Gehört zur Spielerkarte daneben und kommt zu deinen Karten.

viscounts-explain-manuscripts = { viscounts-zone-manuscripts }
    .help = Von diesem Spieler abgeschrieben; am Ende zählen manche davon und die Bändersätze.

viscounts-explain-bonuses = { viscounts-zone-bonuses }
    .help = Für drei [[manuscript_piles|Manuskripte]] eines Bandes: Symbole, die immer zählen, und 3 Punkte.

viscounts-explain-price = Preis einer Aktion
    .help = Vorhandene und nötige Symbole; jedes fehlende kostet 1 von dem, was gezeigt ist.

## Wörter des Spiels

viscounts-explain-collision = Kollision
    .help = Tugend und [[corruption|Korruption]] haben sich getroffen. Das Feld, auf dem sie sich treffen, sagt, was du und die anderen erhalten oder verlieren; dann gehen beide zurück an die Enden der Leiste.

viscounts-explain-hire = Anheuern
    .help = Zahle das [[silver|Silber]] auf der Karte: Der [[townsfolk_piles|Stadtbewohner]] kommt auf deinen Ablagestapel und gibt den Effekt in seiner Ecke.

viscounts-explain-dismiss = Entlassen
    .help = Einmal je Zug: Zahle das [[silver|Silber]] auf dem [[townsfolk_piles|Stadtbewohner]] bei dir und nutze für diese Aktion seine Symbole und den Effekt in seiner Ecke; die Karte verlässt das Spiel.

viscounts-explain-trade = Handeln
    .help = Auf einem äußeren Feld: für Handelssymbole erhältst du, was dort aufgedruckt ist.

viscounts-explain-construct = Bauen
    .help = Auf einem äußeren Feld: für Bausymbole kommt ein Gebäude von deiner Tafel auf einen freien [[site|Bauplatz]] dieses Ufers.

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
