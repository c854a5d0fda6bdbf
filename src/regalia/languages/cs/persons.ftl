# Lidé bez účtu a klíč, který otevírá jejich hry.

seat-somebody = Někdo
person-unknown = Tento klíč tu nic neotevírá: byl vyměněn, jeho osoba byla smazána, nebo patří k jinému serveru.
person-key-wrong = To není klíč: klíč má 22 písmen a číslic.
person-key-taken = Tento klíč už někdo má. Zkus to prosím znovu.
person-same-key = Oba klíče jsou stejné.
person-words-count = { $n ->
    [one] To je 1 slovo, klíč jich má { $wanted }.
    [few] To jsou { $n } slova, klíč jich má { $wanted }.
   *[other] To je { $n } slov, klíč jich má { $wanted }.
}
person-words-mistyped = Všechna slova v seznamu jsou, ale dohromady klíč nedávají: některé je jiné, nebo si dvě prohodila místa.
person-word-near = { $n }. slovo „{ $word }“ v seznamu není. Nemá to být „{ $near }“?
person-word-unknown = { $n }. slovo „{ $word }“ v seznamu není.

person-page = Ty
person-look = Jak tě vidí ostatní
person-crest = Erb
person-crest-name = Podle jména
person-crest-lion = Lev
person-crest-eagle-emblem = Orlice
person-crest-griffin-symbol = Gryf
person-crest-boar = Kanec
person-crest-stag-head = Jelen
person-crest-horse-head = Kůň
person-crest-oak-leaf = Dubový list
person-crest-heraldic-sun = Slunce
person-crest-rose = Růže
person-crest-fleur-de-lys = Lilie
person-crest-key = Klíč
person-crest-stone-tower = Věž
person-crest-bear-head = Medvěd
person-crest-wolf-head = Vlk
person-crest-dragon-head = Drak
person-crest-jewel-crown = Koruna
person-colour = Barva
    .help = Má-li ji u stolu někdo dřív, dostaneš jinou.
person-colour-seat = Podle místa
person-colour-azure = Modrá
person-colour-gules = Červená
person-colour-vert = Zelená
person-colour-purpure = Fialová
person-colour-tenne = Oranžová
person-colour-sable = Černá
person-colour-or = Zlatá
person-colour-cendree = Šedá
person-save = Uložit
person-saved = Uloženo.
person-key = Tvůj klíč
    .help = Není tu žádný účet ani heslo. Tento prohlížeč uchovává klíč, který otevírá všechny tvoje hry. S ním hraješ i na jiném zařízení, třeba uprostřed tahu. Kdo ho má, hraje za tebe: nikomu ho neukazuj.
person-show = Ukázat kód a slova
person-hide = Skrýt
person-scan = Naskenuj tento kód druhým zařízením, nebo tam na stránce „Ty“ napiš těchto dvanáct slov.
person-words = Dvanáct slov
    .help = Na velikosti písmen, háčcích, čárkách a mezerách nezáleží; z každého slova stačí první čtyři písmena.
person-words-missing = Nejdřív napiš dvanáct slov.
person-other = Klíč už mám
person-comes-here = Tvoje hry na tomto zařízení
person-adopt = { $n ->
    [0] Na toto zařízení přichází klíč, který má { $name }.
    [one] Na toto zařízení přichází klíč, který má { $name }. Je tu 1 vlastní hra a ta se přidá: od té chvíle ji otevře i tento klíč.
    [few] Na toto zařízení přichází klíč, který má { $name }. Jsou tu { $n } vlastní hry a ty se přidají: od té chvíle je otevře i tento klíč.
   *[other] Na toto zařízení přichází klíč, který má { $name }. Je tu { $n } vlastních her a ty se přidají: od té chvíle je otevře i tento klíč.
}
person-adopt-yes = Použít tu tento klíč
person-renew = Vyměnit klíč
    .help = Udělej to, když se ztratí zařízení nebo když někdo tvůj klíč viděl. Starý klíč ani staré odkazy na tvoje místa už nic neotevřou. Tvoje ostatní zařízení budou potřebovat nový klíč.
person-renew-yes = Ano, vyměnit
person-renewed = Máš nový klíč. Starý už nic neotevře.
person-forget = Smazat mě
    .help = Z tohoto serveru zmizí tvoje jméno, poznámky, hodnocení i to, co máš napsáno v povídání, a tvůj klíč už nic neotevře. Ostatní uvidí na tvých místech „Někdo“; tvoje tahy zůstanou. Kde se ještě hraje, hraje za tebe bot. Nejde to vrátit.
person-forget-yes = Ano, smazat mě
person-forgotten = Hotovo, tento server už o tobě nic neví.
