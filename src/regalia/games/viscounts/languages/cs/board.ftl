# Co stojí na stole Vikomtů v prohlížeči.

viscounts-board-map = Kruhový plán
viscounts-board-court = Deska: { $name }
viscounts-board-offers = Karty hráčů a hrdinové do začátku
viscounts-board-here = Kde stojí můj vikomt
viscounts-board-nearer = Přiblížit
viscounts-board-whole = Celý plán
viscounts-board-round = { $n ->
    [0] Příprava
   *[other] { $n }. kolo
}
viscounts-board-last-round = Poslední bude { $n }. kolo.
viscounts-board-debts-left = { $n ->
    [0] Nastala chudoba.
    [one] Do chudoby zbývá { $n } dluh
    [few] Do chudoby zbývají { $n } dluhy
   *[other] Do chudoby zbývá { $n } dluhů
}
viscounts-board-deeds-left = { $n ->
    [0] Nastal blahobyt.
    [one] Do blahobytu zbývá { $n } smlouva
    [few] Do blahobytu zbývají { $n } smlouvy
   *[other] Do blahobytu zbývá { $n } smluv
}
viscounts-board-trade = { $n ->
    [one] Obchod, za každý obchodní symbol: { $what }
    [few] Obchod, za každé { $n } obchodní symboly: { $what }
   *[other] Obchod, za každých { $n } obchodních symbolů: { $what }
}
viscounts-board-site = Staveniště { $n }, volné: { $what }
viscounts-board-built = Staveniště { $n }: { $what } ({ $name })
viscounts-board-link = Spojnice stavenišť { $a } a { $b }: { $what }
viscounts-board-yard = { $place }, první úroveň: { $who }
viscounts-board-hall = { $place }, druhá úroveň ({ $what }): { $who }
viscounts-board-keep = Třetí úroveň hradu: { $who }
viscounts-board-nobody = nikdo
viscounts-board-pile = { $n ->
    [0] žádná karta
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
viscounts-board-first = Začínající hráč
viscounts-board-icons = Co se teď počítá při akci
viscounts-board-prices = Kolik akce stojí
viscounts-board-free = nic se neplatí
viscounts-board-short = { $n ->
    [one] chybí { $n } symbol a nelze ho doplatit
    [few] chybí { $n } symboly a nelze je doplatit
   *[other] chybí { $n } symbolů a nelze je doplatit
}
viscounts-board-open = { $what }, postaveno: už platí
viscounts-board-track = Zkaženost na políčku { $corruption }, pocestnost na políčku { $virtue }
viscounts-board-step = Střet na políčku { $n }: { $mine }. { $whom }: { $theirs }
viscounts-board-whom-criminals = Ostatní se zločinci
viscounts-board-whom-honest = Ostatní bez zločinců
viscounts-board-whom-all = Všichni ostatní
viscounts-board-aim = Hlavní cíl: { $what }
viscounts-board-opponent-plot = { $plot ->
    [trading_post_1] Obchodní stanice: budoucí intrika
    [trading_post_2] Obchodní stanice: bez zločinců při střetu splácí dluh
    [trading_post_3] Obchodní stanice: při otočení karty propouští měšťana
    [workshop_1] Dílna: při zisku intriky propouští měšťana
    [workshop_2] Dílna: při míchání bod pocestnosti navíc
    [workshop_3] Dílna: při míchání bod zkaženosti navíc
   *[other] Cechovní dům: { $icon }
}
