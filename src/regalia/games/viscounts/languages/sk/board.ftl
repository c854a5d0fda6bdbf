# Čo stojí na stole Vikomtov v prehliadači.

viscounts-board-map = Kruhový plán
viscounts-board-court = Doska: { $name }
viscounts-board-offers = Karty hráčov a hrdinovia do začiatku
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
viscounts-board-aim = Hlavný cieľ: { $what }
viscounts-board-opponent-plot = { $plot ->
    [trading_post_1] Obchodná stanica: budúca intriga
    [trading_post_2] Obchodná stanica: bez zločincov pri strete spláca dlh
    [trading_post_3] Obchodná stanica: pri otočení karty prepúšťa mešťana
    [workshop_1] Dielňa: pri zisku intrigy prepúšťa mešťana
    [workshop_2] Dielňa: pri miešaní bod počestnosti navyše
    [workshop_3] Dielňa: pri miešaní bod skazenosti navyše
   *[other] Cechový dom: { $icon }
}
