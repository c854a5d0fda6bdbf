# Was in den Lektionen gesagt wird; die Nachrichten jeder Lektion folgen einander wie in ihrer Datei.

viscounts-lesson-first_minutes = Die ersten fünf Minuten
    .help = Eine Karte, ein Ritt, eine Aktion: dein erster Zug.
viscounts-lesson-first_minutes-welcome = Hallo, ich bin Berta. Wir sind Burggrafen, die um die Königsburg reiten, und die meisten Siegpunkte gewinnen.
viscounts-lesson-first_minutes-play = Ein Zug beginnt mit einer Karte: Ihre Symbole helfen bei der Aktion, und ihr Silberwert sagt, wie weit du reitest. Spiel den Wohltäter.
viscounts-lesson-first_minutes-play-else = Nimm den Wohltäter, er ist dein edelster.
viscounts-lesson-first_minutes-row = Er liegt jetzt auf deiner Tafel, und drei Plätze zählen zugleich. Kommt eine neue Karte, rücken alle eins weiter.
viscounts-lesson-first_minutes-move = Sein Wert ist 2, du reitest also mindestens 2 Felder, und jedes weitere kostet 1 Silber. Geh 3 Felder, auf den inneren Weg der Bucht: Dort erreichst du die Burg.
viscounts-lesson-first_minutes-move-else = Ein schöner Ritt, aber wir wollen zur Burg: auf das umrandete innere Feld.
viscounts-lesson-first_minutes-act = Innen darfst du Arbeiter einsetzen oder abschreiben. Deine Adelssymbole reichen für 2 Arbeiter: Setz sie ein.
viscounts-lesson-first_minutes-act-else = Zwei sind besser als einer: Deine Symbole reichen für beide.
viscounts-lesson-first_minutes-hire = Zuletzt darfst du [[hire|anheuern]], wer neben deinem Burggrafen steht. Der Wachmann kostet 1 Silber: Nimm ihn.
viscounts-lesson-first_minutes-hire-else = Mehr Leute, mehr Symbole: Heuer ihn an.
viscounts-lesson-first_minutes-end = Er wartet im Ablagestapel und kommt später auf deine Hand. Karte, Ritt, Aktion, Anheuern: Das ist ein Zug!

viscounts-lesson-a_round = Eine Runde mit allem
    .help = Karten, die abgehen, Arbeiter, die weiterziehen, und eine Kollision.
viscounts-lesson-a_round-drop = Deine Reihe rückte weiter, und der Geselle ging rechts ab. Dafür darfst du jemanden gratis anheuern: Nimm den umrandeten Schuldeneintreiber.
viscounts-lesson-a_round-drop-else = Diesmal den umrandeten: Wir wollen heute eine Kollision.
viscounts-lesson-a_round-track = Er brachte 1 [[corruption|Korruption]], der Geselle 1 [[virtue|Tugend]], und deine zwei Marker haben sich getroffen. Merk dir das und spiel den Wachmann.
viscounts-lesson-a_round-track-else = Der Wachmann zeigt, was wir brauchen.
viscounts-lesson-a_round-move = Reite auf den inneren Weg der Almwiese, für 1 Silber.
viscounts-lesson-a_round-move-else = Auf das umrandete Feld: Dort warten deine Arbeiter.
viscounts-lesson-a_round-workers = Einer von deinen steht schon hier. Setz 2 dazu, bezahl die fehlenden Symbole mit Gold, und sieh, was drei vermögen.
viscounts-lesson-a_round-workers-else = Genau zwei: Dann stehen drei beisammen.
viscounts-lesson-a_round-march = Drei zusammen ziehen weiter: Einer ging nach innen und brachte 2 Tugend, die anderen zu den Seiten. Jetzt heuer den Schwindler an; er bringt wieder Korruption.
viscounts-lesson-a_round-march-else = Heuer ihn an: Ich habe dir eine Kollision versprochen.
viscounts-lesson-a_round-end = Weil deine Marker auf einem Feld stehen, kam es zur [[collision|Kollision]]: Auf der Tugendseite bringt sie Urkunden, auf der anderen Schuldscheine. Dann gehen sie an ihre Enden zurück.

viscounts-lesson-points = Wie es Punkte gibt und wie es endet
    .help = Die letzte Aktion, Armut, Wohlstand und die Abrechnung.
viscounts-lesson-points-late = Das ist der letzte Zug: Die Schuldscheine oder Urkunden des Vorrats sind fort, und eine Runde kam noch. Punkte bringen Bauten, Arbeiter, Manuskripte, Urkunden und Schuldscheine.
viscounts-lesson-points-build = Stein hast du genug. Ein Gildenhaus bringt am meisten, und jedes weitere noch mehr: Bau das mit dem Adelssymbol.
viscounts-lesson-points-build-else = Hol die meisten Punkte: das Gildenhaus mit dem Adelssymbol.
viscounts-lesson-points-link = Der Bauplatz gibt einen Bonus, und Verbindungen zu Nachbarn auch. Ich erledige das für uns; dann öffnet sich die Wertung.
viscounts-lesson-points-sheet = In der Burg zählen Arbeiter je nach Ebene 1, 2 oder 3, und verschiedene Manuskriptbänder bilden Sätze. Aufgedeckte Armut belohnt umgedrehte Urkunden, Wohlstand umgedrehte Schuldscheine.

viscounts-lesson-trade = Aktion: handeln
    .help = Handelssymbole auf dem äußeren Weg.
viscounts-lesson-trade-space = Außen am Fluss darfst du [[trade|handeln]] oder bauen. Dieses Feld gibt 1 Stein für je 2 Handelssymbole.
viscounts-lesson-trade-count = Deine drei Plätze zeigen 3 Handelssymbole, und 1 Silber ersetzt das vierte. Handle also zweimal: Wähle „{ $option }“.
viscounts-lesson-trade-count-else = Ein Silber mehr bringt einen zweiten Stein: Das lohnt sich.
viscounts-lesson-trade-end = Zwei Steine! Anderswo handelst du für Silber, Gold oder Tintenfässer, zerstörst schwache Karten oder drehst Schuldscheine und Urkunden um.

viscounts-lesson-construct = Aktion: bauen
    .help = Bausymbole, Stein, Bauplätze und Verbindungen.
viscounts-lesson-construct-what = Jetzt hast du 3 Stein, und jeder ersetzt ein Bausymbol. Eine Werkstatt braucht 3, ein Handelsposten 5, ein Gildenhaus 7.
viscounts-lesson-construct-choose = Unter jedem Bau wartet etwas, das für den Rest des Spiels hilft. [[construct|Bau]] die erste Werkstatt.
viscounts-lesson-construct-choose-else = Handeln kann warten: Bau die erste Werkstatt.
viscounts-lesson-construct-end = Der Bauplatz gab dir Gold, und die Verbindung zu meinem Bau zahlte uns beiden. Bau also neben anderen, wo die Verbindung gut ist!

viscounts-lesson-workers = Aktion: Arbeiter einsetzen
    .help = Drei in einem Hof ziehen weiter.
viscounts-lesson-workers-nobles = Auf dem inneren Weg setzt du [[workers|Arbeiter]] ein: 1, 3, 5 oder 8 Adelssymbole für 1, 2, 3 oder 4. Fehlende Symbole zahlst du mit Gold.
viscounts-lesson-workers-place = Einen hast du schon hier. Mit 2 weiteren sind es drei, und dann ziehen sie los.
viscounts-lesson-workers-place-else = Einer ist zu wenig, drei sind zu teuer: Setz 2 ein.
viscounts-lesson-workers-end = Einer ging nach innen, wo er 2 Punkte zählt und eine Belohnung gab, und je einer zur Seite, wo sich die nächsten drei sammeln. Auf der innersten Ebene wartet die Karte des Burgherrn.

viscounts-lesson-transcribe = Aktion: abschreiben
    .help = Kirchensymbole, Tintenfässer und Bänder.
viscounts-lesson-transcribe-pile = Am inneren Weg liegt ein Manuskript. Es braucht 3 Kirchensymbole: Du zeigst 2, und dein Tintenfass ersetzt das dritte.
viscounts-lesson-transcribe-do = [[transcribe|Schreib]] es ab.
viscounts-lesson-transcribe-do-else = Die Burg kann warten: Schreib das Manuskript ab.
viscounts-lesson-transcribe-take = Es gibt gleich eine beliebige Ressource: Nimm, was du magst.
viscounts-lesson-transcribe-end = Verschiedene Bänder bilden Sätze: 1, 4, 9 oder 16 Punkte. Und wer zuerst drei eines Bandes hat, nimmt eine Kirchenbonuskarte.

viscounts-lesson-alone = Allein
    .help = Der Gegner und seine Intrigen.
viscounts-lesson-alone-hello = Allein reitest du gegen einen [[opponent|Gegner]], der statt Stadtbewohnern Intrigen hat. Deine Züge sind wie immer: Spiel den Händler.
viscounts-lesson-alone-hello-else = Spiel den Händler: Seine Symbole helfen jetzt.
viscounts-lesson-alone-move = Reite ans rechte Ufer im Wald, für 2 Silber: Dort kannst du einen Schuldschein umdrehen.
viscounts-lesson-alone-move-else = Bitte auf das umrandete Feld.
viscounts-lesson-alone-trade = Handle einmal und dreh den Schuldschein um: Bezahlt kostet er keine Punkte mehr.
viscounts-lesson-alone-trade-else = Einmal genügt, Silber ist knapp.
viscounts-lesson-alone-flip = Wähl den Schuldschein.
viscounts-lesson-alone-flip-else = Den Schuldschein: Er würde 2 Punkte kosten.
viscounts-lesson-alone-turn = Dann kam der Gegner: Er deckte eine Intrige auf, nahm, was darauf steht, ritt außen weiter und baute. Von seiner Liste tut er das Erste, was geht.
viscounts-lesson-alone-try = Spiel deine nächste Karte und reite weiter.
viscounts-lesson-alone-end = Er wertet wie du, und bei Gleichstand gewinnt er. Du brauchst mehr Punkte!

## Die geführte erste Partie

viscounts-guide-start = Eine Spielerkarte und ein Held: Sie sagen, wo und womit du beginnst. Für die erste Partie ist jedes Paar gut.
viscounts-guide-play = Die gespielte Karte schiebt die anderen weiter. Die Symbole aller drei Plätze zählen für die Aktion, und ihr Wert ist dein Ritt.
viscounts-guide-move = Reite im Uhrzeigersinn: Außen handelst oder baust du, innen setzt du Arbeiter ein oder schreibst ab. Weitere Felder kosten Silber.
viscounts-guide-outer = Auf dem äußeren Weg wird gehandelt oder gebaut. Fehlende Symbole zahlst du mit Silber oder Stein.
viscounts-guide-inner = Auf dem inneren Weg setzt du Arbeiter ein oder schreibst ab. Fehlende Symbole zahlst du mit Gold oder Tintenfässern.
viscounts-guide-hire = Du darfst [[hire|anheuern]], wer neben dir steht. Achte auf die Ecke der Karte: Das geschieht sofort.
viscounts-guide-collision = Tugend und Korruption trafen sich: eine [[collision|Kollision]]. Je tugendhafter, desto mehr Urkunden; je korrupter, desto mehr Schuldscheine.
viscounts-guide-end = Bald ist der letzte Schuldschein oder die letzte Urkunde fort; dann wird die Runde beendet und noch eine gespielt. Vollende Bauten und Sätze.
