# Co hráči říkají k dohraným partiím, v záznamech i v souborech.

lesson-own-words = { $text }
remark-unreadable = „{ $text }“ nelze rozumět: vlastní slova stojí v uvozovkách a za „->“ to, na co se ukazuje.
remark-text-refused = Napiš něco, co se dá přečíst, nejvýš { $n } znaků.
remark-too-many-objects = V jednom komentáři lze ukázat nejvýš na { $n } věcí.
remark-no-object = „{ $object }“ není nic, na co by se dalo ukázat.
remark-no-seat = Místo { $n } u tohoto stolu není.
remark-too-many = K této partii už je { $n } komentářů; víc se jich neukládá.
remark-not-over = Dokud ostatní ještě hrají, nikdo tu partii nekomentuje. Půjde to, až skončí.
remark-not-yours = Komentář může změnit jen ten, kdo ho napsal.

web-remarks = Komentáře
    .help = Čte je každý, kdo tento záznam vidí, a zůstávají i v souboru s partií.
web-remark-add = Okomentovat
web-remark-text = Co chceš k tomuto okamžiku říct?
web-remark-point = Na něco ukázat
web-remark-arrow = Nakreslit šipku
web-remark-pick = Klepni na stole na to, co myslíš.
web-remark-pick-from = Klepni tam, kde šipka začíná.
web-remark-pick-to = Klepni tam, kde šipka končí.
web-remark-pointed = Ukazuje se na
web-remark-drop = Už neukazovat: { $what }
web-remark-keep = Uložit
web-remark-change = Změnit
web-remark-remove = Odstranit
web-remark-at = Po { $n }. rozhodnutí
web-remark-next = K dalšímu komentáři
web-remark-none = K této partii zatím nikdo nic neřekl.
web-remark-link = Zkopírovat odkaz na tento záznam
web-remark-link-help = Kdo má odkaz, vidí partii se všemi komentáři a může si ji uložit jako soubor.
web-remarks-in-file = { $n ->
    [one] Je v něm jeden komentář.
    [few] Jsou v něm { $n } komentáře.
   *[other] Je v něm { $n } komentářů.
}
