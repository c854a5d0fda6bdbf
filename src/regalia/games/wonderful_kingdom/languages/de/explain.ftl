# Wozu jedes Ding auf dem Tisch da ist.

wonderful_kingdom-explain-materials = { wonderful_kingdom-counter-materials }
    .help = Ein [[resource|Rohstoff]]. Dein [[duchy|Herzogtum]] produziert ihn jede Runde in Würfeln, die die Felder der Karten [[construction|im Bau]] füllen. Wer mehr davon produziert, erhält den [[supremacy|Vorherrschaftsbonus]].

wonderful_kingdom-explain-population = { wonderful_kingdom-counter-population }
    .help = Ein [[resource|Rohstoff]]. Dein [[duchy|Herzogtum]] produziert ihn jede Runde in Würfeln, die die Felder der Karten [[construction|im Bau]] füllen. Wer mehr davon produziert, erhält den [[supremacy|Vorherrschaftsbonus]].

wonderful_kingdom-explain-gold = { wonderful_kingdom-counter-gold }
    .help = Ein [[resource|Rohstoff]]. Dein [[duchy|Herzogtum]] produziert ihn jede Runde in Würfeln, die die Felder der Karten [[construction|im Bau]] füllen. Wer mehr davon produziert, erhält den [[supremacy|Vorherrschaftsbonus]].

wonderful_kingdom-explain-exploration = { wonderful_kingdom-counter-exploration }
    .help = Ein [[resource|Rohstoff]]. Dein [[duchy|Herzogtum]] produziert ihn jede Runde in Würfeln, die die Felder der Karten [[construction|im Bau]] füllen. Wer mehr davon produziert, erhält den [[supremacy|Vorherrschaftsbonus]].

wonderful_kingdom-explain-krystallium = { wonderful_kingdom-counter-krystallium }
    .help = Füllt jederzeit das Feld eines beliebigen [[resource|Rohstoffs]]; nie das eines [[soldiers|Soldaten]].

wonderful_kingdom-explain-soldiers = { wonderful_kingdom-counter-soldiers }
    .help = Füllen Felder, besiegen [[menaces|Bedrohungen]] und bezahlen [[advisors|Ratgeber]]. Man gewinnt sie durch [[supremacy|Vorherrschaft]] über den [[training|Übungsplatz]].

wonderful_kingdom-explain-training = { wonderful_kingdom-counter-training }
    .help = Die erste [[supremacy|Vorherrschaft]] stellt einen [[soldiers|Soldaten]] hierher, die zweite bringt ihn ins [[duchy|Herzogtum]].

wonderful_kingdom-explain-lab = { wonderful_kingdom-counter-lab_cubes }
    .help = Würfel, die sonst nirgends passen; fünf werden zu 1 [[krystallium|Krystallium]].

wonderful_kingdom-explain-points = Siegpunkte
    .help = Werden nach der vierten Runde gezählt; die meisten gewinnen.

wonderful_kingdom-explain-traps = { wonderful_kingdom-counter-traps }
    .help = Mit einer Falle bietest du eine Karte verdeckt an; zwei je Runde.

wonderful_kingdom-explain-spies = { wonderful_kingdom-counter-spies }
    .help = Erlaubt im Solospiel den Griff nach verdeckten oder abgelegten Karten.

wonderful_kingdom-explain-structure = { wonderful_kingdom-family-structure }
    .help = Eine Kartenart; manche Karten produzieren oder zählen für jede [[completed|fertige]] Karte davon.

wonderful_kingdom-explain-company = { wonderful_kingdom-family-company }
    .help = Eine Kartenart; manche Karten produzieren oder zählen für jede [[completed|fertige]] Karte davon.

wonderful_kingdom-explain-monument = { wonderful_kingdom-family-monument }
    .help = Eine Kartenart; manche Karten produzieren oder zählen für jede [[completed|fertige]] Karte davon.

wonderful_kingdom-explain-discovery = { wonderful_kingdom-family-discovery }
    .help = Eine Kartenart; manche Karten produzieren oder zählen für jede [[completed|fertige]] Karte davon.

wonderful_kingdom-explain-calamity = Katastrophe
    .help = Kann weder gebaut noch [[recycling|recycelt]] werden; kostet am Ende Punkte.

wonderful_kingdom-explain-offer = { wonderful_kingdom-zone-offers_up }
    .help = Du bietest zwei Karten in die Bereiche an; der andere nimmt alle Karten eines Bereichs, und umgekehrt.

wonderful_kingdom-explain-deck = { wonderful_kingdom-zone-deck }
    .help = Karten, die noch kommen.

wonderful_kingdom-explain-danger = { wonderful_kingdom-zone-danger }
    .help = Bedrohungen, die im Solospiel auf dich warten.

wonderful_kingdom-explain-discards = { wonderful_kingdom-zone-discards }
    .help = Karten, die niemand nahm oder die [[recycling|recycelt]] wurden.

wonderful_kingdom-explain-vermin = { wonderful_kingdom-zone-vermin }
    .help = Ist er leer, sind manche Szenarien verloren.

wonderful_kingdom-explain-hand = { wonderful_kingdom-zone-hand }
    .help = Karten zum Anbieten; der andere bekommt, was du lässt.

wonderful_kingdom-explain-known = { wonderful_kingdom-zone-known }
    .help = Karten, die der andere gesehen hat.

wonderful_kingdom-explain-chosen = { wonderful_kingdom-zone-chosen }
    .help = In dieser Runde genommen; in der [[planning|Planung]] kommt jede in den Bau oder wird [[recycling|recycelt]].

wonderful_kingdom-explain-chosen_down = { wonderful_kingdom-zone-chosen_down }
    .help = Werden erst zu Beginn der [[planning|Planung]] aufgedeckt.

wonderful_kingdom-explain-construction = { wonderful_kingdom-zone-construction }
    .help = Karten, deren Felder gefüllt werden; eine volle Karte ist [[completed|fertig]] und kommt ins [[duchy|Herzogtum]].

wonderful_kingdom-explain-menaces = { wonderful_kingdom-zone-menaces }
    .help = Sie schaden, bis sie im [[fight|Kampf]] für [[soldiers|Soldaten]] besiegt werden; am Ende kostet jede Punkte.

wonderful_kingdom-explain-advisors = { wonderful_kingdom-zone-advisors }
    .help = Jeder kann einmal je Runde mit [[soldiers|Soldaten]] für seine Hilfe bezahlt werden.

wonderful_kingdom-explain-built = { wonderful_kingdom-zone-built }
    .help = Sie produzieren jede Runde und zählen am Ende.

wonderful_kingdom-explain-calamities = { wonderful_kingdom-zone-calamities }
    .help = Jede kostet am Ende Punkte.

wonderful_kingdom-explain-duchy = { wonderful_kingdom-kind-duchy }
    .help = Deine eigene Karte: was sie jede Runde produziert und wofür sie zählt.

wonderful_kingdom-explain-quest = { wonderful_kingdom-kind-quest }
    .help = Schritte, die nacheinander bezahlt werden können; manche Belohnung erhält nur der Erste.

wonderful_kingdom-explain-dealt = { wonderful_kingdom-zone-dealt }
    .help = Behalte, wer dir hilft; die anderen gehen zurück.

wonderful_kingdom-explain-looked = { wonderful_kingdom-zone-looked }
    .help = Diese Karten siehst jetzt nur du.

wonderful_kingdom-explain-track = Produktion
    .help = Wie viel jedes [[duchy|Herzogtum]] davon produziert, Schritt für Schritt. Wer mehr hat, führt und erhält den Bonus; bei Gleichstand niemand.

wonderful_kingdom-explain-cubes = Würfel zum Verteilen
    .help = Jeder kommt sofort auf ein freies Feld seiner Farbe oder ins [[lab|Labor]].

## Wörter des Spiels

wonderful_kingdom-explain-supremacy = Vorherrschaft
    .help = Wer im Schritt der Produktion mehr von einem [[resource|Rohstoff]] herstellt, stellt einen [[soldiers|Soldaten]] auf den [[training|Übungsplatz]] oder bringt den, der dort steht, ins [[duchy|Herzogtum]]. Bei Gleichstand niemand; allein muss man 5 herstellen.

wonderful_kingdom-explain-planning = Planung
    .help = Jede ausgewählte Karte kommt in den Bau oder wird [[recycling|recycelt]].

wonderful_kingdom-explain-recycling = Recyceln
    .help = Lege eine Karte für ihren Bonus ab: einen Würfel, der sofort auf ein freies Feld kommt oder ins [[lab|Labor]].

wonderful_kingdom-explain-fight = Kampf
    .help = Nach der Produktion besiegst du eine [[menaces|Bedrohung]], indem du ihren ganzen Preis mit [[soldiers|Soldaten]] zahlst.

wonderful_kingdom-explain-completed = Fertige Karte
    .help = Alle Felder sind gefüllt: Sie kommt ins [[duchy|Herzogtum]], gibt sofort ihren Bonus und produziert von nun an.

wonderful_kingdom-explain-resource = Rohstoff
    .help = Material, Bevölkerung, Gold und Erkundung; sie werden in dieser Reihenfolge produziert.

wonderful_kingdom-explain-lab_cubes = { wonderful_kingdom-counter-lab_cubes }
    .help = Würfel, die sonst nirgends passen; fünf werden zu 1 Krystallium.

wonderful_kingdom-explain-offers_up = { wonderful_kingdom-zone-offers_up }
    .help = Du bietest zwei Karten in die Bereiche an; der andere nimmt alle Karten eines Bereichs, und umgekehrt.

wonderful_kingdom-explain-offers_down = { wonderful_kingdom-zone-offers_down }
    .help = Mit einer Falle angeboten; wer den Bereich nimmt, sieht sie.

wonderful_kingdom-explain-discards_down = { wonderful_kingdom-zone-discards_down }
    .help = Karten, die niemand gesehen hat; sie kommen nicht zurück.

wonderful_kingdom-explain-calamity_pile = { wonderful_kingdom-zone-calamity_pile }
    .help = Karten, die Punkte kosten; manche Effekte bringen sie.

wonderful_kingdom-explain-box = { wonderful_kingdom-zone-box }
    .help = Sie kommen in diesem Spiel nicht zurück.

wonderful_kingdom-explain-staged = { wonderful_kingdom-zone-staged }
    .help = Die erste deiner zwei Karten; sie wird mit der zweiten gezeigt.

wonderful_kingdom-explain-menace_deck = { wonderful_kingdom-zone-menace_deck }
    .help = Bedrohungen, die noch kommen.

wonderful_kingdom-explain-returned = { wonderful_kingdom-zone-returned }
    .help = Er kommt in diesem Spiel nicht vor.
