# Čo stojí na stole Vikomtov v prehliadači.

viscounts-board-map = Kruhový plán
viscounts-board-court = Doska: { $name }
viscounts-board-offers = Karty hráčov a významní mešťania do začiatku
viscounts-board-here = Kde stojí môj vikomt
viscounts-board-nearer = Priblížiť
viscounts-board-whole = Celý plán
viscounts-board-round = { $n ->
    [0] Príprava
   *[other] { $n }. kolo
}
viscounts-board-last-round = Posledné bude { $n }. kolo.
viscounts-board-debts-left = { $n ->
    [0] Nastala chudoba.
    [one] Do chudoby zostáva { $n } dlh
    [few] Do chudoby zostávajú { $n } dlhy
   *[other] Do chudoby zostáva { $n } dlhov
}
viscounts-board-deeds-left = { $n ->
    [0] Nastal blahobyt.
    [one] Do blahobytu zostáva { $n } zmluva
    [few] Do blahobytu zostávajú { $n } zmluvy
   *[other] Do blahobytu zostáva { $n } zmlúv
}
viscounts-board-trade = { $n ->
    [one] Obchod, za každý obchodný symbol: { $what }
    [few] Obchod, za každé { $n } obchodné symboly: { $what }
   *[other] Obchod, za každých { $n } obchodných symbolov: { $what }
}
viscounts-board-site = Stavenisko { $n }, voľné: { $what }
viscounts-board-built = Stavenisko { $n }: { $what } ({ $name })
viscounts-board-link = Spojnica stavenísk { $a } a { $b }: { $what }
viscounts-board-yard = { $place }, prvá úroveň: { $who }
viscounts-board-hall = { $place }, druhá úroveň ({ $what }): { $who }
viscounts-board-keep = Tretia úroveň hradu: { $who }
viscounts-board-nobody = nikto
viscounts-board-pile = { $n ->
    [0] žiadna karta
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kariet
}
viscounts-board-first = Začínajúci hráč
viscounts-board-icons = Čo sa teraz počíta pri akcii
viscounts-board-prices = Koľko akcia stojí
viscounts-board-needs = { $icons }, máš { $n }
viscounts-board-plots = { $what }; každá stojí { $icons }
viscounts-board-toll = za { $price }
viscounts-board-start = štartové číslo { $n }
viscounts-board-free = nič sa neplatí
viscounts-board-short = { $n ->
    [one] chýba { $n } symbol a nedá sa doplatiť
    [few] chýbajú { $n } symboly a nedajú sa doplatiť
   *[other] chýba { $n } symbolov a nedajú sa doplatiť
}
viscounts-board-open = { $what }, postavené: už platí
viscounts-board-track = Skazenosť na políčku { $corruption }, počestnosť na políčku { $virtue }
viscounts-board-step = Stret na políčku { $n }: { $mine }. { $whom }: { $theirs }
viscounts-board-whom-criminals = Ostatní so zločincami
viscounts-board-whom-honest = Ostatní bez zločincov
viscounts-board-whom-all = Všetci ostatní
viscounts-board-aim = { $who }, hlavný cieľ: { $what }
viscounts-board-opponent-plot = { $plot ->
    [trading_post_1] Obchodná stanica: po postavení získa budúcu intrigu
    [trading_post_2] Obchodná stanica: pri každom strete otočí dlh, ak nemá na doske zločincov
    [trading_post_3] Obchodná stanica: kedykoľvek otočí kartu, prepustí mešťana vedľa svojho vikomta
    [workshop_1] Dielňa: kedykoľvek získa budúcu intrigu, prepustí mešťana vedľa svojho vikomta
    [workshop_2] Dielňa: pri každom miešaní bod počestnosti navyše
    [workshop_3] Dielňa: pri každom miešaní bod skazenosti navyše
   *[other] Cechový dom: { $icon }
}

## What the solo opponent does, beside its board

viscounts-board-habits = Čo urobí
viscounts-habit-kind-ink = kalamáre
viscounts-habit-kind-gold = zlato
viscounts-habit-kind-stone = kamene
viscounts-habit-resources = Suroviny si berie v tomto poradí: { $first } do počtu { $one }, { $second } do počtu { $two }, potom { $third }.
viscounts-habit-pays = Za každý chýbajúci stavebný symbol platí kameňom, za šľachtický zlatom, za cirkevný kalamárom, a nikdy viac, než potrebuje.
viscounts-habit-any-resource = Všetky suroviny sú pre neho rovnaké: berie si kalamáre a za ktorýkoľvek chýbajúci symbol platí ktoroukoľvek surovinou, najprv kalamármi. Jeho hlavným cieľom je otočiť jeden dlh alebo jednu zmluvu, ak má čo otočiť.
viscounts-habit-builds = Stavia budovu najviac vľavo, na ktorú má (cechové domy, potom obchodné stanice, potom dielne), na voľné stavenisko svojho brehu najviac vľavo. Budova zadarmo ide na prvé voľné stavenisko odtiaľ v smere hodinových ručičiek, aj cez rieky a diely.
viscounts-habit-workers = Umiestňuje toľko poddaných, na koľko má, 2 až 4, na nádvorie pri svojom diele. Viac trojíc postupuje odtiaľ v smere hodinových ručičiek. Z dvoch odmien berie prvú a tvojich poddaných vykazuje skôr než svojich.
viscounts-habit-transcribes = Opisuje rukopis svojho dielu; zadarmo berie prvý vhodný odtiaľ v smere hodinových ručičiek. Karty cirkevných bonusov a kartu hradného pána získava ako ty.
viscounts-habit-dismisses = Mešťana vedľa svojho vikomta prepúšťa zadarmo a získa len efekt v rohu.
viscounts-habit-flips = Otáča ten druh, ktorého otočil menej, pri zhode dlh. Ak nemá čo otočiť, získa 1 bod počestnosti.
viscounts-habit-effects = Preusporiadanie alebo každé 2 mince: surovina. Odhodenie alebo presun poddaného: 1 bod počestnosti. Zničenie: otočí kartu. Najatie: na jeho odkladací balíček príde budúca intriga; keď už žiadna nie je, otočí kartu.
viscounts-habit-criminals = Intriga so zločincom prinesie 1 bod skazenosti za každý zločinecký symbol na jeho doske. Pri miešaní prinesú zločinci na dvoch zvyšných kartách 1 bod skazenosti, inak získa 1 bod počestnosti.
viscounts-habit-collision = Jeho stret príde po akcii a prinesie to, čo ukazuje jeho stupnica.
viscounts-habit-end = Má posledný ťah. Každá zvyšná surovina je pre neho 1 bod a vyhráš, len keď máš viac bodov.
viscounts-habit-without = Hrá bez týchto intríg: { $cards }.
