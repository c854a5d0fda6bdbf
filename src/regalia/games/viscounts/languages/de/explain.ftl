# Wozu jedes Ding auf dem Tisch da ist.

viscounts-explain-silver = { viscounts-counter-silver }
    .help = Geld: Damit heuerst du Stadtbewohner an, entlässt sie und bezahlst weitere Felder und fehlende Handelssymbole.

viscounts-explain-ink = { viscounts-counter-ink }
    .help = Eine Ressource: bezahlt fehlende Kirchensymbole beim Abschreiben.

viscounts-explain-gold = { viscounts-counter-gold }
    .help = Eine Ressource: bezahlt fehlende Adelssymbole beim Einsetzen von Arbeitern.

viscounts-explain-stone = { viscounts-counter-stone }
    .help = Eine Ressource: bezahlt fehlende Bausymbole beim Bauen.

viscounts-explain-any = Beliebige Ressource
    .help = Tintenfass, Gold oder Stein nach Wunsch; nie Silber.

viscounts-explain-workers = { viscounts-counter-workers }
    .help = Noch im Vorrat. In der Burg zählt jeder je nach Ebene 1, 2 oder 3 Punkte.

viscounts-explain-debts = { viscounts-counter-debts }
    .help = Jeder kostet am Ende 2 Punkte. Umgedreht ist er bezahlt, kostet nichts und bringt sofort eine beliebige Ressource.

viscounts-explain-deeds = { viscounts-counter-deeds }
    .help = Jede zählt am Ende 1 Punkt. Umgedreht ist sie bestätigt und zählt 3.

viscounts-explain-points = Siegpunkte
    .help = Werden am Ende für Gebäude, Arbeiter in der Burg, Manuskripte, Urkunden und manche Karten gezählt.

viscounts-explain-merchant = Handelssymbol
    .help = Bezahlt das Handeln.

viscounts-explain-builder = Bausymbol
    .help = Bezahlt das Bauen.

viscounts-explain-noble = Adelssymbol
    .help = Bezahlt das Einsetzen von Arbeitern in der Burg.

viscounts-explain-cleric = Kirchensymbol
    .help = Bezahlt das Abschreiben von Manuskripten.

viscounts-explain-criminal = Verbrechersymbol
    .help = Ersetzt in einer Aktion jedes Symbol. Spielst du eine solche Karte aus, erhältst du 1 Korruption für jedes Verbrechersymbol auf deiner Tafel.

viscounts-explain-virtue = { viscounts-counter-virtue }
    .help = Ihr Marker geht nach links, der Korruption entgegen. Stehen beide in Phase 5 deines Zugs auf einem Feld, gibt es eine Kollision.

viscounts-explain-corruption = { viscounts-counter-corruption }
    .help = Ihr Marker geht nach rechts, der Tugend entgegen. Stehen beide in Phase 5 deines Zugs auf einem Feld, gibt es eine Kollision.

viscounts-explain-step = Feld der Leiste
    .help = Bei deiner Kollision hier erhältst du, was darüber steht, und die anderen, was darunter steht, wenn die Bedingung auf sie zutrifft.

viscounts-explain-trading_post = Handelsposten
    .help = Ein Gebäude für 5 Bausymbole; was es freigibt, wirkt von nun an.

viscounts-explain-guildhall = Gildenhaus
    .help = Ein Gebäude für 7 Bausymbole; was es freigibt, wirkt von nun an.

viscounts-explain-workshop = Werkstatt
    .help = Ein Gebäude für 3 Bausymbole; was es freigibt, wirkt von nun an.

viscounts-explain-plot = Gebäude
    .help = Auf einem freien Bauplatz des Ufers, an dem dein Burggraf steht, zählt es Punkte, und was darunter liegt, wirkt von nun an.

viscounts-explain-site = Bauplatz
    .help = Wer hier baut, erhält diesen Bonus und den jeder Verbindung zu einem Nachbargebäude.

viscounts-explain-link = Verbindung
    .help = Sobald an beiden Enden Gebäude stehen, erhalten beide Besitzer dies; zwischen Gebäuden eines Spielers gibt es das nur einmal.

viscounts-explain-space = Feld
    .help = Burggrafen ziehen entlang der Pfeile: mindestens so weit, wie der Wert der ausgespielten Karte sagt, jedes weitere Feld für 1 Silber. Außen handelt oder baut man, innen setzt man Arbeiter ein oder schreibt ab.

viscounts-explain-land = Segment
    .help = Einer der fünf Teile des Plans, mit eigenen Stadtbewohnern und Manuskripten.

viscounts-explain-yard = Erste Ebene der Burg
    .help = Von drei Arbeitern eines Spielers steigt einer auf die zweite Ebene auf, und je einer geht in die Nachbarhöfe. Bleiben insgesamt mehr als drei, werden welche heimgeschickt.

viscounts-explain-hall = Zweite Ebene der Burg
    .help = Wer hierher kommt, erhält die Belohnung daneben; von drei Arbeitern eines Spielers geht einer auf die dritte Ebene.

viscounts-explain-keep = Dritte Ebene der Burg
    .help = 3 Punkte für jeden Arbeiter. Wer zuerst hierher kommt, erhält die Burgherrenkarte; später, wer hier mehr hat als ihr Besitzer.

viscounts-explain-reward = Belohnung der zweiten Ebene
    .help = Für jeden Arbeiter, der hier aufsteigt.

viscounts-explain-townsfolk_piles = { viscounts-zone-townsfolk_piles }
    .help = Für seinen Wert in Silber kannst du den obersten im Segment deines Burggrafen anheuern oder in einer Aktion entlassen: Dann zählen seine Symbole. Beides löst den Effekt in seiner Ecke aus.

viscounts-explain-manuscript_piles = { viscounts-zone-manuscript_piles }
    .help = Das oberste im Segment deines Burggrafen wird für Kirchensymbole abgeschrieben: Es wirkt sofort oder zählt am Ende; auch Bändersätze zählen.

viscounts-explain-cleric_bonuses = { viscounts-zone-cleric_bonuses }
    .help = Für den Ersten mit drei Manuskripten dieses Bandes.

viscounts-explain-row = { viscounts-zone-row }
    .help = Drei Plätze: In jedem Zug rücken die Karten weiter, die letzte verlässt die Tafel. Auf leeren Plätzen aufgedruckte Symbole zählen.

viscounts-explain-hand = { viscounts-zone-hand }
    .help = Karten zum Ausspielen, in jedem Zug eine.

viscounts-explain-retinue = { viscounts-zone-retinue }
    .help = Deine ersten Karten, bevor sie gemischt werden.

viscounts-explain-deck = { viscounts-zone-deck }
    .help = Ist er leer, wird der Ablagestapel gemischt: Das bringt 1 Korruption, wenn Verbrecher auf deiner Tafel sind, sonst 1 Tugend.

viscounts-explain-discard = { viscounts-zone-discard }
    .help = Karten, die die Tafel verlassen haben, angeheuert oder abgeworfen sind; nach dem Mischen kommen sie wieder.

viscounts-explain-scheme_row = { viscounts-zone-scheme_row }
    .help = Die letzten Intrigen des Gegners, die neueste links; ihre Symbole helfen ihm beim Bezahlen.

viscounts-explain-scheme_deck = { viscounts-zone-scheme_deck }
    .help = Was der Gegner als Nächstes versucht; die oberste deckt er in seinem Zug auf.

viscounts-explain-scheme_discard = { viscounts-zone-scheme_discard }
    .help = Was der Gegner schon versucht hat, und neue Intrigen; sie werden gemischt, wenn sein Nachziehstapel leer ist.

viscounts-explain-offered_cards = { viscounts-zone-offered_cards }
    .help = Spielerkarte und Held gehören zusammen: wo dein Burggraf beginnt und womit.

viscounts-explain-offered_heroes = { viscounts-zone-offered_heroes }
    .help = Gehört zur Spielerkarte daneben und kommt zu deinen Karten.

viscounts-explain-manuscripts = { viscounts-zone-manuscripts }
    .help = Von diesem Spieler abgeschrieben; am Ende zählen manche davon und die Bändersätze.

viscounts-explain-bonuses = { viscounts-zone-bonuses }
    .help = Für drei Manuskripte eines Bandes: Symbole, die immer zählen, und 3 Punkte.

viscounts-explain-price = Preis einer Aktion
    .help = Vorhandene und nötige Symbole; jedes fehlende kostet 1 von dem, was gezeigt ist.
