# Lekcie, prvá partia so sprievodcom a všetko okolo; lekcie jednotlivých hier ležia pri hrách.

## Súbor s lekciou

lesson-one-learner = { $n ->
    [0] Nikto sa tu neučí: práve jedno miesto musí byť bez bota.
    [few] Bez bota sú { $n } miesta; učiť sa má práve jeden.
   *[other] Miest bez bota je tu { $n }; učiť sa má práve jeden.
}
lesson-note-misplaced = „{ $text }“ tu nemôže stáť.
lesson-note-bad = Riadku „{ $text }“ sa nedá rozumieť.
lesson-asks-nothing = Lekcia od žiaka nič nechce: nemá „do“ ani „free“.
lesson-message-missing = Správa { $message } chýba v týchto jazykoch: { $languages }.
lesson-object-unknown = Na stole nie je žiadne „{ $object }“, ktoré by žiak videl.
lesson-asks-another = „{ $key }“ nevyberá žiak, takže sa to od neho nedá chcieť.
lesson-choice-not-asked-for = Scenár pokračuje rozhodnutím „{ $key }“, ktoré nie je medzi tým, čo sa od žiaka chce.
lesson-way-closed = Chce sa aj „{ $key }“, lenže potom lekcia nemôže pokračovať: { $reason }

## Pri lekcii

lesson-read-on = Najprv čítaj ďalej: stlač „Ďalej“.
lesson-not-asked-for = Dobrý nápad, ale teraz nie. Hľadaj, čo má modrý rámček.
server-lesson-unknown = { $game }: lekcia „{ $lesson }“ tu nie je.
guide-unreadable = { $game }: sprievodcu prvou partiou nemožno prečítať: { $reason }
server-lesson-seats = Lekcia má svoje vlastné miesta; pošli najviac jedno, s menom žiaka.

## Príkaz

terminal-help-lesson = Lekcie: záznamy partií, ktoré učia.
terminal-help-lesson-check = Prehrať lekcie všetkými cestami, ktoré dovoľujú, a vyhľadať ich texty a predmety.
terminal-help-lesson-files = Súbory s lekciami; ak nie je uvedený žiadny, všetky lekcie všetkých hier.
terminal-lessons-fit = { $n ->
    [one] { $n } lekcia súhlasí.
    [few] { $n } lekcie súhlasia.
   *[other] { $n } lekcií súhlasí.
}
terminal-lessons-wrong = { $n ->
    [one] { $n } vec nesúhlasí.
    [few] { $n } veci nesúhlasia.
   *[other] { $n } vecí nesúhlasí.
}

## V prehliadači

web-learn = Učiť sa hraním
web-lessons-of = Lekcie: { $game }
web-lessons-what = Kamarát ti hru ukáže priamo pri stole. Všetko si krok za krokom urobíš.
web-no-lessons = Táto hra zatiaľ žiadne lekcie nemá.
web-lesson-begin = Začať
web-lesson-done-before = Hotovo
web-lesson-next = Ďalej
web-lesson-back = Späť
web-lesson-your-turn = Teraz ty
web-lesson-goal = Tvoj cieľ
web-lesson-end = To bola celá lekcia.
web-lesson-leave = Všetky lekcie
web-lesson-part = Časť { $part } z { $parts }

## Prvá partia so sprievodcom

web-guide = Sprievodca
web-guide-seen = Rozumiem
web-guide-enough = Už nič nevysvetľovať
web-guide-again = Vysvetliť všetko znova
web-guide-again-done = Všetko sa vysvetlí ešte raz.
web-guide-begin = Partia so sprievodcom
web-guide-what = Bežná partia proti miernemu botovi. Každá nová vec sa vysvetlí, keď na ňu prvý raz príde.
web-first-title = Si tu prvý raz?
web-first-lesson = Najprv mi to ukáž
web-first-plain = Rovno hrať
