# Was in den Lektionen gesagt wird; die Nachrichten jeder Lektion folgen einander wie in ihrer Datei.

wonderful_kingdom-lesson-first_minutes = Die ersten fünf Minuten
    .help = Anbieten, nehmen, bauen: woher deine Karten kommen.
wonderful_kingdom-lesson-first_minutes-welcome = Hallo, ich bin Berta, und wir wollen beide auf den Thron. Vier Runden lang bauen wir Karten, und die meisten Siegpunkte gewinnen.
wonderful_kingdom-lesson-first_minutes-offer = In jedem Zug bietest du zwei Handkarten an, und ich nehme einen ganzen Bereich. Biete die Königliche Kavallerie offen in Bereich 1 an.
wonderful_kingdom-lesson-first_minutes-offer-else = Versuch es mit der Königlichen Kavallerie: offen in Bereich 1.
wonderful_kingdom-lesson-first_minutes-trap = In jeder Runde hast du zwei [[traps|Fallen]]: Mit jeder darfst du eine Karte verdeckt anbieten. Biete die Monumentalstatue verdeckt in Bereich 2 an, damit ich zögere.
wonderful_kingdom-lesson-first_minutes-trap-else = Diesmal verdeckt: die Monumentalstatue in Bereich 2.
wonderful_kingdom-lesson-first_minutes-take = Ich nahm den offenen Bereich und bot zwei verdeckte Karten an. Eine davon ist eine [[menaces|Bedrohung]], der große Stapel ist also riskant: Nimm Bereich 1.
wonderful_kingdom-lesson-first_minutes-take-else = Mutig, aber dort liegt meine Ratte! Bereich 1 ist sicherer.
wonderful_kingdom-lesson-first_minutes-chosen = Viermal wurde angeboten und genommen; den Rest habe ich für uns gespielt. Diese Karten gehören dir: Jede wird nun gebaut oder recycelt.
wonderful_kingdom-lesson-first_minutes-build = Beginn mit dem Stamm der Tatis: Bau ihn.
wonderful_kingdom-lesson-first_minutes-build-else = Zuerst der Stamm der Tatis, damit es etwas zu bauen gibt.
wonderful_kingdom-lesson-first_minutes-recycle = Die Expedition recycelst du: Das bringt 1 Erkundung, und der Stamm braucht sie.
wonderful_kingdom-lesson-first_minutes-recycle-else = Recycle die Expedition: Du brauchst ihren Würfel.
wonderful_kingdom-lesson-first_minutes-put = Leg den Würfel auf den Stamm der Tatis. Sind alle Felder einer Karte voll, gehört sie dir und produziert in jeder Runde.
wonderful_kingdom-lesson-first_minutes-put-else = Nicht ins Labor: auf die Karte, die ihn braucht.
wonderful_kingdom-lesson-first_minutes-end = So bekommst du Karten und Würfel. Was deine Karten produzieren, zeigt die nächste Lektion.

wonderful_kingdom-lesson-a_round = Eine Runde mit allem
    .help = Produktion, Vorherrschaft und eine fertige Karte.
wonderful_kingdom-lesson-a_round-production = Alle Karten sind geplant; jetzt kommt die [[track|Produktion]], ein Rohstoff nach dem anderen. Du und ich produzieren je 2 Material.
wonderful_kingdom-lesson-a_round-harbour = Würfel kann man nicht behalten: Jeder kommt sofort auf eine Karte im Bau oder ins Labor. Leg einen auf den Hafen.
wonderful_kingdom-lesson-a_round-harbour-else = Fünf Würfel im Labor geben ein Krystallium, aber jetzt bau: auf den Hafen.
wonderful_kingdom-lesson-a_round-again = Und den zweiten auch.
wonderful_kingdom-lesson-a_round-supremacy = Ich produziere mehr Bevölkerung als du, habe also die [[supremacy|Vorherrschaft]] und bilde einen [[soldiers|Soldaten]] aus. Dein Würfel gehört auf den Stamm der Tatis.
wonderful_kingdom-lesson-a_round-supremacy-else = Der Stamm ist fast fertig: Leg ihn dorthin.
wonderful_kingdom-lesson-a_round-last = Gold ging an mich, aber bei Erkundung führst du und bildest selbst einen Soldaten aus. Mach den Stamm der Tatis fertig!
wonderful_kingdom-lesson-a_round-last-else = Dem Stamm fehlt ein Würfel, und du hast ihn.
wonderful_kingdom-lesson-a_round-end = Fertig! Er gab dir gleich einen Soldaten, und ab der nächsten Runde produziert er für dich.

wonderful_kingdom-lesson-points = Wie es Punkte gibt und wie es endet
    .help = Der letzte Schritt der vierten Runde und die Abrechnung.
wonderful_kingdom-lesson-points-late = Wir sind ganz am Ende der vierten Runde. Punkte stehen auf fertigen Karten: feste, oder welche für jede Karte einer Kartenart.
wonderful_kingdom-lesson-points-nothing = Karten im Bau, Soldaten und Krystallium sind jetzt nichts wert. Also benutz dein letztes [[krystallium|Krystallium]]!
wonderful_kingdom-lesson-points-tomb = Auf dem Titanengrab ist genau ein Feld frei. Füll es.
wonderful_kingdom-lesson-points-tomb-else = Das brächte keine Punkte: Dem Titanengrab fehlt genau das.
wonderful_kingdom-lesson-points-sheet = Geschafft: 44 zu 2 für dich! Jede [[calamity|Katastrophe]] kostet 4 Punkte, und ich hatte fünf.

wonderful_kingdom-lesson-menaces = Modul: Bedrohungen
    .help = Was sie tun und wie Soldaten sie besiegen.
wonderful_kingdom-lesson-menaces-hand = Deine achte Karte ist ein Eisriese, eine deiner Bedrohungen. Er schadet dem, der ihn nimmt, also biete ihn an, wo ich nicht widerstehe: offen in Bereich 1, beim Großen Markt.
wonderful_kingdom-lesson-menaces-hand-else = Werd den Riesen los: Bereich 1, offen.
wonderful_kingdom-lesson-menaces-struck = Ich nahm ihn, und er hat eine meiner Karten eingefroren. Du aber hast meine Riesenratte genommen, und jede Ratte bringt Ungeziefer.
wonderful_kingdom-lesson-menaces-fight = Nach der Produktion kommt der [[fight|Kampf]]: Soldaten besiegen Bedrohungen, und nur jetzt. Ungeziefer kostet 1 Soldaten: Besieg es.
wonderful_kingdom-lesson-menaces-fight-else = Jede übrige Bedrohung kostet am Ende Punkte: Setz den Soldaten hier ein.
wonderful_kingdom-lesson-menaces-end = Zwei Punkte gerettet. Spar Soldaten für die Großen: Eine Ratte braucht drei.

wonderful_kingdom-lesson-advisors = Modul: Ratgeber
    .help = Helfer, die für Soldaten arbeiten.
wonderful_kingdom-lesson-advisors-keep = Hier beginnst du mit 2 Soldaten und einem von zwei Ratgebern. Behalte den Baumeister.
wonderful_kingdom-lesson-advisors-keep-else = Auch gut, aber hier nehmen wir den Baumeister.
wonderful_kingdom-lesson-advisors-joined = Du hast einen Bereich mit zwei offenen Ratgebern genommen: Beide kamen sofort zu dir und brachten je einen Soldaten mit. Die Angebote bis hier habe ich gespielt.
wonderful_kingdom-lesson-advisors-use = Jeder Ratgeber hat seinen Moment und seinen Preis in Soldaten, einmal pro Runde. Schick die Erfahrene Kundschafterin: Sie sieht drei Karten des Stapels an.
wonderful_kingdom-lesson-advisors-use-else = Nutz sie, solange es geht: 2 Soldaten für eine Karte deiner Wahl.
wonderful_kingdom-lesson-advisors-find = Jetzt behalte eine der drei. Nimm, welche dir am besten gefällt.
wonderful_kingdom-lesson-advisors-end = Ratgeber selbst sind keine Punkte wert. Sie helfen dir, zu bauen, was welche hat!

wonderful_kingdom-lesson-quests = Modul: Aufträge
    .help = Schritte, die man bezahlt, und warum der letzte entscheidet.
wonderful_kingdom-lesson-quests-board = Mit Aufträgen bezahlst du Schritte einer Tafel. Nur wer den letzten Schritt getan hat, kann gewinnen, und sonst verlieren beide.
wonderful_kingdom-lesson-quests-pay = Du hast gerade 6 Bevölkerung produziert, und der erste Schritt kostet 4. Tu ihn: Die Belohnung sind 2 Krystallium.
wonderful_kingdom-lesson-quests-pay-else = Karten können warten: Bezahl den Schritt des Auftrags.
wonderful_kingdom-lesson-quests-end = Schritte kann man jederzeit und in beliebiger Reihenfolge bezahlen, auch mit Würfeln aus dem Labor. Sammle also früh für den letzten!

wonderful_kingdom-lesson-alone = Allein
    .help = Gefahrenkarten, Spione, die Suche und Medaillen.
wonderful_kingdom-lesson-alone-hello = Allein bietet dir niemand etwas an: In jedem Bereich liegen zwei Karten offen, und du nimmst einen. Nimm Bereich 2.
wonderful_kingdom-lesson-alone-hello-else = Fürs Erste Bereich 2; das andere kommt später.
wonderful_kingdom-lesson-alone-danger = Zu dem, was du liegen ließest, kam verdeckt eine [[danger|Gefahrenkarte]]. Ein [[spies|Spion]] kann sie aufdecken: Schick deinen.
wonderful_kingdom-lesson-alone-danger-else = Schau erst, was da lauert: Nutz den Spion.
wonderful_kingdom-lesson-alone-choose = Jetzt kennst du sie. Nimm den Bereich, der dir besser gefällt; viermal nimmst du, dann baust du wie immer.
wonderful_kingdom-lesson-alone-try = Nimm noch zwei Bereiche.
wonderful_kingdom-lesson-alone-end = Vorherrschaft hast du, sobald du 5 oder mehr produzierst. 70 Punkte bringen Bronze, 95 Silber, 115 Gold: Viel Glück!

## Die geführte erste Partie

wonderful_kingdom-guide-offer = Du bietest zwei Karten an; der andere nimmt einen Bereich, und danach wählst du. Mit einer Falle bietest du eine verdeckt an.
wonderful_kingdom-guide-select = Nimm einen ganzen Bereich mit allem, was dort liegt. Verdeckt kann ein Schatz oder eine Bedrohung sein.
wonderful_kingdom-guide-plan = Jede genommene Karte wird nun gebaut oder für einen Würfel [[recycling|recycelt]]. Bau, was du bald füllen kannst.
wonderful_kingdom-guide-place = Würfel kommen sofort auf Karten im Bau oder ins Labor. Volle Karten produzieren von da an.
wonderful_kingdom-guide-supremacy = Wer mehr von einem Rohstoff produziert, hat die [[supremacy|Vorherrschaft]]: Zweimal gibt einen Soldaten.
wonderful_kingdom-guide-fight = Jetzt können Soldaten Bedrohungen besiegen, und nur jetzt. Jede, die am Ende bleibt, kostet Punkte.
wonderful_kingdom-guide-end = Die letzte Runde ist da. Nur fertige Karten zählen, also fang nichts an, was du nicht schaffst.
