# Was in den Lektionen gesagt wird; die Nachrichten jeder Lektion folgen einander wie in ihrer Datei.

valeria-lesson-first_minutes = Die ersten fünf Minuten
    .help = Würfeln, Ertrag, zwei Aktionen: dein erster Zug.
valeria-lesson-first_minutes-welcome = Hallo, ich bin Berta und zeige dir einen ganzen Zug. Wer am Ende die meisten Siegpunkte hat, gewinnt.
valeria-lesson-first_minutes-duke = Zuerst ein Geheimnis: Von zwei Herzögen behältst du einen, und am Ende bringt er dir Punkte. Behalte, wen du magst.
valeria-lesson-first_minutes-rolled = Du hast 1 und 5 gewürfelt. Jeder Würfel zählt und auch ihre Summe, deine Zahlen sind also 1, 5 und 6.
valeria-lesson-first_minutes-harvest = Dein Bauer hat die 5 und dein Ritter die 6, also haben beide etwas gebracht. Das ist der [[harvest|Ertrag]], und ich habe auch welchen: Bei jedem Wurf erhalten ihn alle.
valeria-lesson-first_minutes-purse = Hier ist, was du hast: [[gold|Gold]], [[strength|Stärke]] und [[magic|Magie]].
valeria-lesson-first_minutes-recruit = Jetzt hast du zwei Aktionen. Mit der ersten [[recruit|rekrutierst]] du den Kaufmann, einen Bürger, der dir bei jeder 2 Gold bringt.
valeria-lesson-first_minutes-recruit-else = Das geht auch, nur nicht in dieser Lektion: Nimm den Kaufmann, den mit der 2.
valeria-lesson-first_minutes-pay = Er kostet 2 Gold, und Magie könnte einen Teil ersetzen. Behalte deine Magie und wähle „{ $option }“.
valeria-lesson-first_minutes-pay-else = Spar dir die Magie: Sie ersetzt Gold oder Stärke, und das ist viel wert.
valeria-lesson-first_minutes-slay = Eine Aktion hast du noch. Dein Ritter gab dir 1 Stärke, und genau so viel kostet der Goblin: [[slay|Erschlag]] ihn.
valeria-lesson-first_minutes-slay-else = Schau oben links: Der Goblin ist das billigste Monster, und deine Stärke reicht genau.
valeria-lesson-first_minutes-slain = Er ließ dir gleich 1 Gold, und die Karte ist am Ende 1 Punkt wert. Damit endet dein Zug, und ich würfle: 1 und 3.
valeria-lesson-first_minutes-herald = Keine deiner Karten hat eine 1, 3 oder 4. Dann hilft der Herold: Nimm dir 1 Ressource deiner Wahl.
valeria-lesson-first_minutes-end = Das ist ein Zug: würfeln, Ertrag, zwei Aktionen. Jetzt kannst du schon mitspielen!

valeria-lesson-a_round = Eine Runde mit allem
    .help = Pasch, mit Magie zahlen und dein erstes Gebiet.
valeria-lesson-a_round-doubles = Du hast einen [[doubles|Pasch]] gewürfelt, 5 und 5, also brachte dein Bauer zweimal etwas. Und beim Pasch hilft auch der Herold: Nimm 1 Magie.
valeria-lesson-a_round-doubles-else = Nimm diesmal die Magie, du brauchst sie gleich.
valeria-lesson-a_round-cleric = Bürger haben auch Rollen, und Gebiete verlangen sie. Rekrutier die Klerikerin: Sie ist [[holy|Heilige]].
valeria-lesson-a_round-cleric-else = Wir wollen einen heiligen Bürger mit der 1: die Klerikerin.
valeria-lesson-a_round-cleric-pay = Bezahl sie mit Gold.
valeria-lesson-a_round-cleric-pay-else = Diesmal bitte nur mit Gold.
valeria-lesson-a_round-paladin = Der Paladin kostet 2 Gold, aber du hast nur 1. Rekrutier ihn trotzdem: [[magic|Magie]] ersetzt den Rest, solange 1 Gold echt ist.
valeria-lesson-a_round-paladin-else = Versuch den Paladin, den mit 9/10: Deine Magie zahlt das fehlende Gold.
valeria-lesson-a_round-mine = Ich habe 1 und 4 gewürfelt, und schau: Deine Klerikerin brachte auch in meinem Zug etwas, mit der rechten Seite ihrer Karte. Mein Zug geht schnell.
valeria-lesson-a_round-skip = Du hast 6 und 5 gewürfelt und wieder Ertrag bekommen. Ich spiele jetzt ein wenig für uns beide, damit wir zum Schönsten kommen.
valeria-lesson-a_round-needs = Das sind Gebiete: Sie bringen Punkte und helfen dir. Die Kathedrale verlangt heilige Bürger, und die hast du.
valeria-lesson-a_round-build = Sie kostet 8 Gold; du hast 4, und den Rest ersetzt Magie. [[build|Übernimm]] sie!
valeria-lesson-a_round-build-else = Die Kathedrale liegt unten rechts; was noch nicht geht, sagt dir selbst, was fehlt.
valeria-lesson-a_round-build-pay = Behalte 1 Magie: Wähle „{ $option }“.
valeria-lesson-a_round-end = Dein erstes Gebiet! Erschlag, rekrutier und übernimm, wie du willst; jetzt hast du alles gesehen.

valeria-lesson-points = Wie es Punkte gibt und wie es endet
    .help = Die letzten Züge einer Partie und die Abrechnung.
valeria-lesson-points-late = Die Partie geht zu Ende. Punkte bringen erschlagene Monster, Gebiete, deine Leiste und dein geheimer Herzog.
valeria-lesson-points-exhausted = Wenn doppelt so viele Stapel [[exhausted|leer]] sind, wie Spieler da sind, endet das Spiel. Noch zwei genügen.
valeria-lesson-points-boss = Unter jedem Monsterstapel wartet ein Boss. Erschlag den Ork-Häuptling: Das sind viele Punkte, und der Stapel ist leer.
valeria-lesson-points-boss-else = Nimm den Großen: den Ork-Häuptling oben rechts.
valeria-lesson-points-last = Jetzt das letzte Gebiet der ersten Spalte. Übernimm es, und das Ende ist nah!
valeria-lesson-points-last-else = Übernimm das Gebiet unten links: Damit ist der vierte Stapel leer.
valeria-lesson-points-round = Vier Stapel sind leer: Das ist die letzte Runde. Alle haben gleich viele Züge, ich also noch einen; dann öffnet sich die Wertung.
valeria-lesson-points-sheet = Ich habe mehr übernommen, und meinem Herzog gefiel es: 69 zu 53. Schau früh auf deinen Herzog und sammle, was er will.

valeria-lesson-alone = Allein gegen den Lord der Finsternis
    .help = Das Solospiel: Seine Monster nehmen Bürger gefangen.
valeria-lesson-alone-hello = Allein spielst du gegen den Lord der Finsternis. Behalte einen Herzog; einer der anderen ist seiner und bleibt verborgen.
valeria-lesson-alone-two = Dein Zug beginnt wie immer: würfeln, Ertrag, zwei Aktionen. Rekrutier die Klerikerin.
valeria-lesson-alone-two-else = Nimm in dieser Lektion die Klerikerin, links.
valeria-lesson-alone-slay = Erschlag das Skelett: 1 Stärke ist echt, 1 Magie ersetzt die zweite. Jedes erschlagene Monster fehlt ihm.
valeria-lesson-alone-slay-else = Das Skelett, das zweite von links: Mit deiner Magie geht es.
valeria-lesson-alone-attack = Jetzt erwachen seine Monster: Deine Würfel 1 und 5 wecken die Spalten 1 und 5. Jedes nimmt einen Bürger seiner Spalte gefangen, und du sagst, wen.
valeria-lesson-alone-again = Und die andere Spalte. Gib her, was du am wenigsten brauchst.
valeria-lesson-alone-second = Dann kam ein zweiter Ertrag, von den rechten Seiten, und auch Neue brachten etwas. Hier liegen seine Gefangenen.
valeria-lesson-alone-win = Erschlag alle Monster, und du gewinnst sofort. Sind fünf Stapel leer, brauchst du mehr Punkte als er.
valeria-lesson-alone-try = Spiel noch einen Zug allein.
valeria-lesson-alone-end = Sehr gut. Er wird langsam stärker, also erschlag früh!

## Die geführte erste Partie

valeria-guide-duke = Zwei Herzöge, und einen behältst du geheim. Er sagt, wofür du am Ende noch Punkte bekommst.
valeria-guide-harvest = Die Würfel haben Karten aktiviert: Das ist der [[harvest|Ertrag]]. Jeder Würfel zählt und auch die Summe, auch in fremden Zügen.
valeria-guide-herald = Eine deiner Karten lässt dich wählen, was sie bringt. Nimm, was du für die nächste Aktion brauchst.
valeria-guide-actions = Du hast zwei Aktionen: ein Monster erschlagen, einen Bürger rekrutieren, ein Gebiet übernehmen oder eine Ressource nehmen. Was leuchtet, kannst du bezahlen.
valeria-guide-magic = Hier darf [[magic|Magie]] einen Teil des Preises ersetzen. Mindestens 1 Gold oder Stärke muss echt sein.
valeria-guide-domain = Jemand hat ein Gebiet übernommen. Es verlangt Bürger bestimmter Rollen, bringt Punkte und hilft oft auf Dauer.
valeria-guide-exhausted = Ein Stapel ist [[exhausted|leer]]. Sind es doppelt so viele wie Spieler, beginnt die letzte Runde.
valeria-guide-end = Das Ende ist in Sicht. Gib jetzt aus, was du hast: Monster und Gebiete bringen Punkte, volle Taschen kaum welche.
