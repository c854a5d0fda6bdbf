# Wozu jedes Ding auf dem Tisch da ist.

wonderful_kingdom-explain-materials = { wonderful_kingdom-counter-materials }
    .help = Ein Rohstoff. Dein Herzogtum produziert ihn jede Runde in Würfeln, die die Felder der Karten im Bau füllen. Wer mehr davon produziert, allein mindestens 5, erhält den Vorherrschaftsbonus.

wonderful_kingdom-explain-population = { wonderful_kingdom-counter-population }
    .help = Ein Rohstoff. Dein Herzogtum produziert ihn jede Runde in Würfeln, die die Felder der Karten im Bau füllen. Wer mehr davon produziert, allein mindestens 5, erhält den Vorherrschaftsbonus.

wonderful_kingdom-explain-gold = { wonderful_kingdom-counter-gold }
    .help = Ein Rohstoff. Dein Herzogtum produziert ihn jede Runde in Würfeln, die die Felder der Karten im Bau füllen. Wer mehr davon produziert, allein mindestens 5, erhält den Vorherrschaftsbonus.

wonderful_kingdom-explain-exploration = { wonderful_kingdom-counter-exploration }
    .help = Ein Rohstoff. Dein Herzogtum produziert ihn jede Runde in Würfeln, die die Felder der Karten im Bau füllen. Wer mehr davon produziert, allein mindestens 5, erhält den Vorherrschaftsbonus.

wonderful_kingdom-explain-krystallium = { wonderful_kingdom-counter-krystallium }
    .help = Füllt jederzeit das Feld eines beliebigen Rohstoffs oder ein Krystalliumfeld; nie das eines Soldaten.

wonderful_kingdom-explain-soldiers = { wonderful_kingdom-counter-soldiers }
    .help = Sie füllen jederzeit Soldatenfelder, besiegen Bedrohungen und bezahlen Ratgeber und Auftragsschritte. Du bekommst sie für die Vorherrschaft, über den Übungsplatz, und für fertige Karten.

wonderful_kingdom-explain-training = { wonderful_kingdom-counter-training }
    .help = Ein Vorherrschaftsbonus stellt einen Soldaten hierher; steht schon einer da, zieht er stattdessen ins Herzogtum.

wonderful_kingdom-explain-lab = { wonderful_kingdom-counter-lab_cubes }
    .help = Würfel, die du auf keine Karte legst; fünf werden zu 1 Krystallium, bei Aufträgen nur, wenn du es willst.

wonderful_kingdom-explain-points = Siegpunkte
    .help = Werden nach der vierten Runde gezählt; die meisten gewinnen, allein bringen sie eine Medaille.

wonderful_kingdom-explain-traps = { wonderful_kingdom-counter-traps }
    .help = Mit einer Falle bietest du eine Karte verdeckt an; zwei je Runde.

wonderful_kingdom-explain-spies = { wonderful_kingdom-counter-spies }
    .help = Ein bereiter Spion deckt eine verdeckte Karte auf. Zu zweit sind benutzte am Ende der Runde wieder bereit, allein einer nach jeder Auswahlphase.

wonderful_kingdom-explain-structure = { wonderful_kingdom-family-structure }
    .help = Eine Kartenart; manche Karten produzieren oder zählen für jede fertige Karte davon.

wonderful_kingdom-explain-company = { wonderful_kingdom-family-company }
    .help = Eine Kartenart; manche Karten produzieren oder zählen für jede fertige Karte davon.

wonderful_kingdom-explain-monument = { wonderful_kingdom-family-monument }
    .help = Eine Kartenart; manche Karten produzieren oder zählen für jede fertige Karte davon.

wonderful_kingdom-explain-discovery = { wonderful_kingdom-family-discovery }
    .help = Eine Kartenart; manche Karten produzieren oder zählen für jede fertige Karte davon.

wonderful_kingdom-explain-calamity = Katastrophe
    .help = Kann weder gebaut noch recycelt werden; jede kostet am Ende 4 Punkte.

wonderful_kingdom-explain-offer = { wonderful_kingdom-zone-offers_up }
    .help = Abwechselnd bietet einer hier zwei Karten an, und der andere nimmt alle Karten eines Bereichs; jeder viermal je Runde. Allein nimmst du viermal je Runde einen Bereich.

wonderful_kingdom-explain-deck = { wonderful_kingdom-zone-deck }
    .help = Karten, die noch kommen.

wonderful_kingdom-explain-danger = { wonderful_kingdom-zone-danger }
    .help = Im Solospiel 8 nicht gesehene Karten und 4 Katastrophen oder Bedrohungen. Nach jeder deiner ersten drei Auswahlen einer Runde kommt eine verdeckt zu dem, was übrig ist.

wonderful_kingdom-explain-discards = { wonderful_kingdom-zone-discards }
    .help = Karten, die niemand nahm oder die recycelt oder abgelegt wurden.

wonderful_kingdom-explain-vermin = { wonderful_kingdom-zone-vermin }
    .help = Von hier bringen es die Riesenratten. Im Szenario „{ wonderful_kingdom-scenario-flood_of_rats }“ verlierst du, sobald keines mehr da ist.

wonderful_kingdom-explain-hand = { wonderful_kingdom-zone-hand }
    .help = Karten zum Anbieten, immer zwei auf einmal.

wonderful_kingdom-explain-known = { wonderful_kingdom-zone-known }
    .help = Karten, die der andere gesehen hat.

wonderful_kingdom-explain-chosen = { wonderful_kingdom-zone-chosen }
    .help = In dieser Runde genommen; in der Planung kommt jede in den Bau oder wird recycelt.

wonderful_kingdom-explain-chosen_down = { wonderful_kingdom-zone-chosen_down }
    .help = Werden erst zu Beginn der Planung aufgedeckt.

wonderful_kingdom-explain-construction = { wonderful_kingdom-zone-construction }
    .help = Karten, deren Felder gefüllt werden; eine volle Karte ist fertig und kommt ins Herzogtum.

wonderful_kingdom-explain-menaces = { wonderful_kingdom-zone-menaces }
    .help = Sie schaden, bis sie im Kampf für Soldaten besiegt werden; am Ende kostet jede Punkte.

wonderful_kingdom-explain-advisors = { wonderful_kingdom-zone-advisors }
    .help = Jeder kann einmal je Runde und zu seinem Zeitpunkt mit Soldaten für seine Hilfe bezahlt werden.

wonderful_kingdom-explain-built = { wonderful_kingdom-zone-built }
    .help = Sie produzieren jede Runde und zählen am Ende.

wonderful_kingdom-explain-calamities = { wonderful_kingdom-zone-calamities }
    .help = Jede kostet am Ende 4 Punkte.

wonderful_kingdom-explain-duchy = { wonderful_kingdom-kind-duchy }
    .help = Deine eigene Karte: was sie jede Runde produziert und wofür sie zählt.

wonderful_kingdom-explain-quest = { wonderful_kingdom-kind-quest }
    .help = Vier Schritte, die jederzeit und in beliebiger Reihenfolge bezahlt werden können, jeder einmal. Für den letzten wird nur belohnt, wer ihn zuerst abschließt, und nur wer ihn abgeschlossen hat, kann gewinnen.

wonderful_kingdom-explain-dealt = { wonderful_kingdom-zone-dealt }
    .help = Behalte einen von beiden; der andere kommt zurück in die Schachtel, im Solospiel in den Stapel.

wonderful_kingdom-explain-looked = { wonderful_kingdom-zone-looked }
    .help = Diese Karten siehst jetzt nur du.

wonderful_kingdom-explain-track = Produktion
    .help = Wie viel jedes Herzogtum davon produziert, Schritt für Schritt. Wer mehr hat, erhält den Vorherrschaftsbonus, bei Gleichstand niemand; allein müssen es mindestens 5 sein.

wonderful_kingdom-explain-cubes = Würfel zum Verteilen
    .help = Jeder kommt sofort auf ein freies Feld seiner Farbe oder ins Labor.
