# Čo hráči hovoria k dohraným partiám, v záznamoch aj v súboroch.

lesson-own-words = { $text }
remark-unreadable = „{ $text }“ sa nedá rozumieť: vlastné slová stoja v úvodzovkách a za „->“ to, na čo sa ukazuje.
remark-text-refused = Napíš niečo, čo sa dá prečítať, najviac { $n } znakov.
remark-too-many-objects = V jednom komentári možno ukázať najviac na { $n } vecí.
remark-no-object = „{ $object }“ nie je nič, na čo by sa dalo ukázať.
remark-no-seat = Miesto { $n } pri tomto stole nie je.
remark-too-many = K tejto partii už je { $n } komentárov; viac sa ich neukladá.
remark-not-over = Kým ostatní ešte hrajú, nikto tu partiu nekomentuje. Bude to možné, keď sa skončí.
remark-not-yours = Komentár môže zmeniť len ten, kto ho napísal.

web-remarks = Komentáre
    .help = Číta ich každý, kto tento záznam vidí, a zostávajú aj v súbore s partiou.
web-remark-add = Okomentovať
web-remark-text = Čo chceš k tejto chvíli povedať?
web-remark-point = Na niečo ukázať
web-remark-arrow = Nakresliť šípku
web-remark-pick = Ťukni na stole na to, čo máš na mysli.
web-remark-pick-from = Ťukni tam, kde sa šípka začína.
web-remark-pick-to = Ťukni tam, kde sa šípka končí.
web-remark-pointed = Ukazuje sa na
web-remark-drop = Už neukazovať: { $what }
web-remark-keep = Uložiť
web-remark-change = Zmeniť
web-remark-remove = Odstrániť
web-remark-at = Po { $n }. rozhodnutí
web-remark-next = K ďalšiemu komentáru
web-remark-none = K tejto partii zatiaľ nikto nič nepovedal.
web-remark-link = Skopírovať odkaz na tento záznam
web-remark-link-help = Kto má odkaz, vidí partiu so všetkými komentármi a môže si ju uložiť ako súbor.
web-remarks-in-file = { $n ->
    [one] Je v ňom jeden komentár.
    [few] Sú v ňom { $n } komentáre.
   *[other] Je v ňom { $n } komentárov.
}
