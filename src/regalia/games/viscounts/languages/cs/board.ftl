# Co stojí na stole Vikomtů v prohlížeči.

viscounts-board-map = Kruhový plán
viscounts-board-court = Deska: { $name }
viscounts-board-offers = Karty hráčů a významní měšťané do začátku
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
viscounts-board-needs = { $icons }, máš { $n }
viscounts-board-plots = { $what }; každá stojí { $icons }
viscounts-board-toll = za { $price }
viscounts-board-start = startovní číslo { $n }
viscounts-board-free = nic se neplatí
viscounts-board-short = { $n ->
    [one] chybí { $n } symbol a nelze ho doplatit
    [few] chybí { $n } symboly a nelze je doplatit
   *[other] chybí { $n } symbolů a nelze je doplatit
}
viscounts-board-open = { $what }, postaveno: už platí
viscounts-board-track = Zkaženost na políčku { $corruption }, počestnost na políčku { $virtue }
viscounts-board-step = Střet na políčku { $n }: { $mine }. { $whom }: { $theirs }
viscounts-board-whom-criminals = Ostatní se zločinci
viscounts-board-whom-honest = Ostatní bez zločinců
viscounts-board-whom-all = Všichni ostatní
viscounts-board-aim = { $who }, hlavní cíl: { $what }
viscounts-board-opponent-plot = { $plot ->
    [trading_post_1] Obchodní stanice: po postavení získá budoucí intriku
    [trading_post_2] Obchodní stanice: při každém střetu otočí dluh, nemá-li na desce zločince
    [trading_post_3] Obchodní stanice: kdykoli otočí kartu, propustí měšťana vedle svého vikomta
    [workshop_1] Dílna: kdykoli získá budoucí intriku, propustí měšťana vedle svého vikomta
    [workshop_2] Dílna: při každém míchání bod počestnosti navíc
    [workshop_3] Dílna: při každém míchání bod zkaženosti navíc
   *[other] Cechovní dům: { $icon }
}

## What the solo opponent does, beside its board

viscounts-board-habits = Co udělá
viscounts-habit-kind-ink = kalamáře
viscounts-habit-kind-gold = zlato
viscounts-habit-kind-stone = kameny
viscounts-habit-resources = Suroviny si bere v tomto pořadí: { $first } do počtu { $one }, { $second } do počtu { $two }, potom { $third }.
viscounts-habit-pays = Za každý chybějící stavební symbol platí kamenem, za šlechtický zlatem, za církevní kalamářem, a nikdy víc, než potřebuje.
viscounts-habit-any-resource = Všechny suroviny jsou pro něj stejné: bere si kalamáře a za kterýkoli chybějící symbol platí kteroukoli surovinou, nejdřív kalamáři. Jeho hlavním cílem je otočit jeden dluh nebo jednu smlouvu, má-li co otočit.
viscounts-habit-builds = Staví nejlevější budovu, na kterou má (cechovní domy, pak obchodní stanice, pak dílny), na nejlevější volné staveniště svého břehu. Budova zdarma jde na první volné staveniště odtud po směru hodinových ručiček, i přes řeky a díly.
viscounts-habit-workers = Umisťuje tolik poddaných, na kolik má, 2 až 4, na nádvoří u svého dílu. Víc trojic postupuje odtud po směru hodinových ručiček. Ze dvou odměn bere první a tvé poddané vykazuje dřív než své.
viscounts-habit-transcribes = Opisuje rukopis svého dílu; zdarma bere první vhodný odtud po směru hodinových ručiček. Karty církevních bonusů a kartu hradního pána získává jako ty.
viscounts-habit-dismisses = Měšťana vedle svého vikomta propouští zdarma a získá jen efekt v rohu.
viscounts-habit-flips = Otáčí ten druh, kterého otočil méně, při shodě dluh. Nemá-li co otočit, získá 1 bod počestnosti.
viscounts-habit-effects = Přeskládání nebo každé 2 mince: surovina. Odhození nebo přesun poddaného: 1 bod počestnosti. Zničení: otočí kartu. Najmutí: na jeho odkládací balíček přijde budoucí intrika; když už žádná není, otočí kartu.
viscounts-habit-criminals = Intrika se zločincem přinese 1 bod zkaženosti za každý zločinecký symbol na jeho desce. Při míchání přinesou zločinci na dvou zbylých kartách 1 bod zkaženosti, jinak získá 1 bod počestnosti.
viscounts-habit-collision = Jeho střet přijde po akci a přinese to, co ukazuje jeho stupnice.
viscounts-habit-end = Má poslední tah. Každá zbylá surovina je pro něj 1 bod a vyhraješ, jen když máš víc bodů.
viscounts-habit-without = Hraje bez těchto intrik: { $cards }.
