# Lektionen, die geführte erste Partie und alles darum herum; die Lektionen eines Spiels liegen bei ihm.

## Eine Lektionsdatei

lesson-one-learner = { $n ->
    [0] Hier lernt niemand: Genau ein Platz ist ohne Bot.
   *[other] { $n } Plätze sind ohne Bot; genau einer lernt.
}
lesson-note-misplaced = „{ $text }“ kann hier nicht stehen.
lesson-note-bad = „{ $text }“ ist nicht zu verstehen.
lesson-asks-nothing = Die Lektion will nichts von dem, der lernt: Sie hat weder „do“ noch „free“.
lesson-message-missing = Die Nachricht { $message } fehlt in: { $languages }.
lesson-object-unknown = Auf dem Tisch ist kein „{ $object }“, das man sehen könnte.
lesson-asks-another = „{ $key }“ wählt jemand anders, also kann man es hier nicht verlangen.
lesson-choice-not-asked-for = Das Drehbuch geht mit „{ $key }“ weiter, das nicht unter dem ist, was verlangt wird.
lesson-way-closed = Auch „{ $key }“ wird verlangt, aber dann kann die Lektion nicht weitergehen: { $reason }

## In einer Lektion

lesson-read-on = Lies erst weiter: Drück auf „Weiter“.
lesson-not-asked-for = Gute Idee, aber nicht jetzt. Such das, was blau umrandet ist.
server-lesson-unknown = { $game }: Eine Lektion „{ $lesson }“ gibt es nicht.
guide-unreadable = { $game }: Was in der ersten Partie erklärt wird, lässt sich nicht lesen: { $reason }
server-lesson-seats = Eine Lektion bringt ihre Plätze mit; schick höchstens einen, mit dem Namen dessen, der lernt.

## Der Befehl

terminal-help-lesson = Lektionen: Spieldateien, die etwas beibringen.
terminal-help-lesson-check = Lektionen auf allen Wegen spielen, die sie erlauben, und nach ihren Texten und Dingen sehen.
terminal-help-lesson-files = Die Lektionsdateien; alle Lektionen aller Spiele, wenn keine genannt ist.
terminal-lessons-fit = { $n ->
    [one] { $n } Lektion passt.
   *[other] { $n } Lektionen passen.
}
terminal-lessons-wrong = { $n ->
    [one] { $n } Sache stimmt nicht.
   *[other] { $n } Dinge stimmen nicht.
}

## Im Browser

web-learn = Spielend lernen
web-lessons-of = Lektionen: { $game }
web-lessons-what = Ein Freund zeigt dir das Spiel am Tisch. Du machst alles selbst, Schritt für Schritt.
web-no-lessons = Dieses Spiel hat noch keine Lektionen.
web-lesson-begin = Beginnen
web-lesson-done-before = Geschafft
web-lesson-next = Weiter
web-lesson-back = Zurück
web-lesson-your-turn = Jetzt du
web-lesson-goal = Dein Ziel
web-lesson-end = Das war die Lektion.
web-lesson-leave = Alle Lektionen
web-lesson-part = Teil { $part } von { $parts }

## Die geführte erste Partie

web-guide = Begleitung
web-guide-seen = Verstanden
web-guide-enough = Nichts mehr erklären
web-guide-again = Alles noch einmal erklären
web-guide-again-done = Alles wird noch einmal erklärt.
web-guide-begin = Geführte Partie
web-guide-what = Eine gewöhnliche Partie gegen einen sanften Bot. Jedes Neue wird erklärt, wenn es zum ersten Mal zählt.
web-first-title = Zum ersten Mal hier?
web-first-lesson = Zeig es mir zuerst
web-first-plain = Einfach spielen
