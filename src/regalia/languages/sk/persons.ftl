# Ľudia bez účtu a kľúč, ktorý otvára ich hry.

seat-somebody = Niekto
person-unknown = Tento kľúč tu nič neotvára: bol vymenený, jeho osoba bola zmazaná, alebo patrí k inému serveru.
person-key-wrong = To nie je kľúč: kľúč má 22 písmen a číslic.
person-key-taken = Tento kľúč už niekto má. Skús to, prosím, znova.
person-same-key = Oba kľúče sú rovnaké.
person-words-count = { $n ->
    [one] To je 1 slovo, kľúč ich má { $wanted }.
    [few] To sú { $n } slová, kľúč ich má { $wanted }.
   *[other] To je { $n } slov, kľúč ich má { $wanted }.
}
person-words-mistyped = Všetky slová v zozname sú, ale spolu kľúč nedávajú: niektoré je iné, alebo si dve vymenili miesta.
person-word-near = { $n }. slovo „{ $word }“ v zozname nie je. Nemá to byť „{ $near }“?
person-word-unknown = { $n }. slovo „{ $word }“ v zozname nie je.

person-page = Ty
person-look = Ako ťa vidia ostatní
person-crest = Erb
person-crest-name = Podľa mena
person-crest-lion = Lev
person-crest-eagle-emblem = Orlica
person-crest-griffin-symbol = Gryf
person-crest-boar = Diviak
person-crest-stag-head = Jeleň
person-crest-horse-head = Kôň
person-crest-oak-leaf = Dubový list
person-crest-heraldic-sun = Slnko
person-crest-rose = Ruža
person-crest-fleur-de-lys = Ľalia
person-crest-key = Kľúč
person-crest-stone-tower = Veža
person-crest-bear-head = Medveď
person-crest-wolf-head = Vlk
person-crest-dragon-head = Drak
person-crest-jewel-crown = Koruna
person-colour = Farba
    .help = Ak ju má pri stole niekto skôr, dostaneš inú.
person-colour-seat = Podľa miesta
person-colour-azure = Modrá
person-colour-gules = Červená
person-colour-vert = Zelená
person-colour-purpure = Fialová
person-colour-tenne = Oranžová
person-colour-sable = Čierna
person-colour-or = Zlatá
person-colour-cendree = Sivá
person-save = Uložiť
person-saved = Uložené.
person-key = Tvoj kľúč
    .help = Nie je tu žiadny účet ani heslo. Tento prehliadač uchováva kľúč, ktorý otvára všetky tvoje hry. S ním hráš aj na inom zariadení, hoci uprostred ťahu. Kto ho má, hrá za teba: nikomu ho neukazuj.
person-show = Ukázať kód a slová
person-hide = Skryť
person-scan = Naskenuj tento kód druhým zariadením, alebo tam na stránke „Ty“ napíš týchto dvanásť slov.
person-words = Dvanásť slov
    .help = Na veľkosti písmen, mäkčeňoch, dĺžňoch a medzerách nezáleží; z každého slova stačia prvé štyri písmená.
person-words-missing = Najprv napíš dvanásť slov.
person-other = Kľúč už mám
person-comes-here = Tvoje hry na tomto zariadení
person-adopt = { $n ->
    [0] Na toto zariadenie prichádza kľúč, ktorý má { $name }.
    [one] Na toto zariadenie prichádza kľúč, ktorý má { $name }. Je tu 1 vlastná hra a tá sa pridá: od tej chvíle ju otvorí aj tento kľúč.
    [few] Na toto zariadenie prichádza kľúč, ktorý má { $name }. Sú tu { $n } vlastné hry a tie sa pridajú: od tej chvíle ich otvorí aj tento kľúč.
   *[other] Na toto zariadenie prichádza kľúč, ktorý má { $name }. Je tu { $n } vlastných hier a tie sa pridajú: od tej chvíle ich otvorí aj tento kľúč.
}
person-adopt-yes = Použiť tu tento kľúč
person-renew = Vymeniť kľúč
    .help = Urob to, keď sa stratí zariadenie alebo keď niekto tvoj kľúč videl. Starý kľúč ani staré odkazy na tvoje miesta už nič neotvoria. Tvoje ostatné zariadenia budú potrebovať nový kľúč.
person-renew-yes = Áno, vymeniť
person-renewed = Máš nový kľúč. Starý už nič neotvorí.
person-forget = Zmazať ma
    .help = Z tohto servera zmizne tvoje meno, poznámky, hodnotenie aj to, čo máš napísané v rozprávaní, a tvoj kľúč už nič neotvorí. Ostatní uvidia na tvojich miestach „Niekto“; tvoje ťahy zostanú. Kde sa ešte hrá, hrá za teba bot. Nedá sa to vrátiť.
person-forget-yes = Áno, zmazať ma
person-forgotten = Hotovo, tento server už o tebe nič nevie.
