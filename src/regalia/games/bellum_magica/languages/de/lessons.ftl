# Was in den Lektionen gesagt wird; die Nachrichten jeder Lektion folgen einander wie in ihrer Datei.

bellum_magica-lesson-first_minutes = Die ersten fünf Minuten
    .help = Deine Burg, ein Wurf, ein Angriff und eine neue Kreatur.
bellum_magica-lesson-first_minutes-welcome = Hallo, ich bin Berta, und wir sind zwei fiese Hexenfürsten. Wer am Ende die wertvollsten Truhen hat, gewinnt.
bellum_magica-lesson-first_minutes-cook = Jede Kreatur arbeitet links oder kämpft rechts, das ganze Spiel lang. Schieb den Koch links unter: Er bringt bei 1 oder 3 Nahrung.
bellum_magica-lesson-first_minutes-cook-else = Er ist Koch, lass ihn kochen: nach links bitte.
bellum_magica-lesson-first_minutes-porter = Der zweite Kobold soll kämpfen. Schieb ihn rechts unter: Er bringt bei 1, 3 und 4 ein Schwert.
bellum_magica-lesson-first_minutes-porter-else = Einer zum Arbeiten, einer zum Kämpfen: dieser nach rechts.
bellum_magica-lesson-first_minutes-rolled = Ich bin [[captain|Kapitänin]] und habe für uns beide eine 1 gewürfelt. Jetzt gilt an jeder Burg Reihe 1, links und rechts.
bellum_magica-lesson-first_minutes-food = Deine linke Seite brachte 2 Nahrung, die Reihe der Burg mitgezählt. Damit bezahlst du neue Kreaturen.
bellum_magica-lesson-first_minutes-attack = Ich habe einen Bauernhof geplündert, jetzt bist du mit 2 Schwertern dran. Greif den anderen an: Für seinen Schild reicht es, und die Beute gehört dir.
bellum_magica-lesson-first_minutes-attack-else = Der Bauernhof bringt 2 Nahrung, und die brauchst du: Greif ihn an.
bellum_magica-lesson-first_minutes-recruit = Schwerter werden nie verbraucht. Jetzt wirb an: Eine fiese Kreatur kostet 2 Nahrung, nimm den Nebelgeist.
bellum_magica-lesson-first_minutes-recruit-else = Nimm den Nebelgeist: Er bringt auch einen Verwirrungszauber.
bellum_magica-lesson-first_minutes-tuck = Den Verwirrungszauber hast du gleich, egal welche Seite du wählst. Schieb den Nebelgeist unter, wo du magst: Er wirkt ab morgen.
bellum_magica-lesson-first_minutes-end = Das ist ein Tag: würfeln, sammeln, angreifen, anwerben. Je größer die Horde, desto mehr bringt jede Reihe!

bellum_magica-lesson-a_round = Ein Tag mit allem
    .help = Kundschafter, Diebe und ein Fässchen, das das Glück wendet.
bellum_magica-lesson-a_round-scouts = Es ist Tag 2, und ich habe in der aktiven Reihe eine Schatzkarte, du keine. Wer die meisten hat, findet eine Truhe: Meine Kundschafter fanden eine metallene.
bellum_magica-lesson-a_round-rob = Aber du hast in dieser Reihe einen [[thieves|Dieb]], und 2 Schwerter reichen gegen meine Schilde. Greif meine Burg an und stiehl die Truhe!
bellum_magica-lesson-a_round-rob-else = Ein Bauernhof gibt höchstens Holz; bei meiner Burg steht Metall. Beraub mich!
bellum_magica-lesson-a_round-shield = Autsch! Wer beraubt wird, bekommt sofort einen Schild, das nächste Mal wird es also schwerer.
bellum_magica-lesson-a_round-keg = Zwei Tage später habe ich eine 2 gewürfelt, und sie gefällt mir. Du hast aus der Taverne ein [[kegs|Fässchen]]: Gib eine Runde aus, und ich muss neu würfeln.
bellum_magica-lesson-a_round-keg-else = Lass es ein andermal gelten; jetzt gib das Fässchen aus.
bellum_magica-lesson-a_round-end = Mit dem Fässchen darf jeder Hexenfürst zahlen, zaubern nur der Kapitän. Jetzt kennst du alle Kniffe eines Tages!

bellum_magica-lesson-points = Wie es Punkte gibt und wie es endet
    .help = Zehn Truhen und was sie wert sind.
bellum_magica-lesson-points-near = Es ist Tag 10, und jeder von uns hat 8 Truhen. Sobald jemand nach den Angriffen zehn hat, endet das Spiel.
bellum_magica-lesson-points-values = Holztruhen sind 1 bis 3 wert, Metalltruhen 3 bis 5, Goldtruhen 6 bis 8. Nur die Summe zählt, nicht wer zuerst war.
bellum_magica-lesson-points-keg = Eine 6 ist gut für mich, also lass mich noch einmal würfeln.
bellum_magica-lesson-points-keg-else = Mit der 6 würde ich leicht gewinnen: Gib das Fässchen aus.
bellum_magica-lesson-points-city = Deine Kundschafter fanden eine Truhe, aber ich nahm eine Stadt: eine Holz- und eine Goldtruhe, das sind zehn. Deinen Angriff hast du noch.
bellum_magica-lesson-points-sheet = Die Truhen werden geöffnet: 27 zu 24 für mich. Eine goldene ist so viel wert wie drei aus Holz, also werde stark genug für Städte!

## Die geführte erste Partie

bellum_magica-guide-goblin = Jede Kreatur arbeitet links oder kämpft rechts, das ganze Spiel lang. Je eine ist ein guter Anfang.
bellum_magica-guide-row = Der Würfel wählt an jeder Burg eine Reihe. Links brachte sie Nahrung und Glyphen, rechts rüstet sie dich zum Angriff.
bellum_magica-guide-attack = Ein Angriff am Tag: Du brauchst so viele Schwerter, wie das Ziel Schilde hat. Verloren geht dabei nichts.
bellum_magica-guide-recruit = Wirb an, solange du zahlen kannst. Fiese Kreaturen kosten 2 Nahrung, extrem fiese auch Glyphen.
bellum_magica-guide-reroll = Du kannst neu würfeln lassen: jeder mit einem Fässchen, der Kapitän auch mit einem Zauber. Passt dir die Reihe, lass sie gelten.
bellum_magica-guide-scouts = Kundschafter: Wer in der Reihe die meisten Schatzkarten hat, findet eine Truhe. Schatzkarten liegen links.
bellum_magica-guide-end = Jemand ist nah an zehn Truhen, und dann endet das Spiel. Nur ihr Wert zählt, also hol Metall und Gold.
