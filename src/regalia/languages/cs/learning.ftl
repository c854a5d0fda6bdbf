# Lekce, první partie s průvodcem a vše kolem; lekce jednotlivých her leží u her.

## Soubor s lekcí

lesson-one-learner = { $n ->
    [0] Nikdo se tu neučí: právě jedno místo musí být bez bota.
    [few] Bez bota jsou { $n } místa; učit se má právě jeden.
   *[other] Míst bez bota je tu { $n }; učit se má právě jeden.
}
lesson-note-misplaced = „{ $text }“ tady nemůže stát.
lesson-note-bad = Řádku „{ $text }“ nelze rozumět.
lesson-asks-nothing = Lekce po žákovi nic nechce: nemá „do“ ani „free“.
lesson-message-missing = Zpráva { $message } chybí v těchto jazycích: { $languages }.
lesson-object-unknown = Na stole není žádné „{ $object }“, které by žák viděl.
lesson-asks-another = „{ $key }“ nevybírá žák, takže se to po něm nedá chtít.
lesson-choice-not-asked-for = Scénář pokračuje rozhodnutím „{ $key }“, které není mezi tím, co se po žákovi chce.
lesson-way-closed = Chce se i „{ $key }“, jenže pak lekce nemůže pokračovat: { $reason }

## Při lekci

lesson-read-on = Nejdřív čti dál: stiskni „Dále“.
lesson-not-asked-for = Dobrý nápad, ale teď ne. Hledej, co má modrý rámeček.
server-lesson-unknown = { $game }: lekce „{ $lesson }“ tu není.
guide-unreadable = { $game }: průvodce první partií nelze přečíst: { $reason }
server-lesson-seats = Lekce má svá vlastní místa; pošli nejvýš jedno, se jménem žáka.

## Příkaz

terminal-help-lesson = Lekce: záznamy partií, které učí.
terminal-help-lesson-check = Přehrát lekce všemi cestami, které dovolují, a vyhledat jejich texty a předměty.
terminal-help-lesson-files = Soubory s lekcemi; není-li uveden žádný, všechny lekce všech her.
terminal-lessons-fit = { $n ->
    [one] { $n } lekce souhlasí.
    [few] { $n } lekce souhlasí.
   *[other] { $n } lekcí souhlasí.
}
terminal-lessons-wrong = { $n ->
    [one] { $n } věc nesouhlasí.
    [few] { $n } věci nesouhlasí.
   *[other] { $n } věcí nesouhlasí.
}

## V prohlížeči

web-learn = Učit se hraním
web-lessons-of = Lekce: { $game }
web-lessons-what = Kamarád ti hru ukáže přímo u stolu. Všechno si krok za krokem uděláš.
web-no-lessons = Tato hra zatím žádné lekce nemá.
web-lesson-begin = Začít
web-lesson-done-before = Hotovo
web-lesson-next = Dále
web-lesson-back = Zpět
web-lesson-your-turn = Teď ty
web-lesson-goal = Tvůj cíl
web-lesson-end = To byla celá lekce.
web-lesson-leave = Všechny lekce
web-lesson-part = Část { $part } z { $parts }

## První partie s průvodcem

web-guide = Průvodce
web-guide-seen = Rozumím
web-guide-enough = Už nic nevysvětlovat
web-guide-again = Vysvětlit vše znovu
web-guide-again-done = Všechno se vysvětlí ještě jednou.
web-guide-begin = Partie s průvodcem
web-guide-what = Běžná partie proti mírnému botovi. Každá nová věc se vysvětlí, až na ni poprvé přijde.
web-first-title = Jsi tu poprvé?
web-first-lesson = Nejdřív mi to ukaž
web-first-plain = Rovnou hrát
