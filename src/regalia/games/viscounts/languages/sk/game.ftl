# Viscounts: what is said at the table and on the cards.

## Amounts, as the object of gaining and paying

viscounts-amount-silver = { $n ->
    [one] { $n } mincu
    [few] { $n } mince
   *[other] { $n } mincí
}
    .nominative = { $n ->
        [one] { $n } minca
        [few] { $n } mince
       *[other] { $n } mincí
    }
viscounts-amount-ink = { $n ->
    [one] { $n } kalamár
    [few] { $n } kalamáre
   *[other] { $n } kalamárov
}
viscounts-amount-gold = { $n ->
    [one] { $n } zlato
    [few] { $n } zlatá
   *[other] { $n } zlát
}
viscounts-amount-stone = { $n ->
    [one] { $n } kameň
    [few] { $n } kamene
   *[other] { $n } kameňov
}
viscounts-amount-any = { $n ->
    [one] { $n } ľubovoľnú surovinu
    [few] { $n } ľubovoľné suroviny
   *[other] { $n } ľubovoľných surovín
}
viscounts-amount-resources = { $n ->
    [one] { $n } surovinu
    [few] { $n } suroviny
   *[other] { $n } surovín
}
viscounts-amount-deeds = { $n ->
    [one] { $n } zmluvu
    [few] { $n } zmluvy
   *[other] { $n } zmlúv
}
viscounts-amount-debts = { $n ->
    [one] { $n } dlh
    [few] { $n } dlhy
   *[other] { $n } dlhov
}
viscounts-amount-paid = { $n ->
    [one] { $n } splatený dlh
    [few] { $n } splatené dlhy
   *[other] { $n } splatených dlhov
}
viscounts-amount-approved = { $n ->
    [one] { $n } potvrdenú zmluvu
    [few] { $n } potvrdené zmluvy
   *[other] { $n } potvrdených zmlúv
}
viscounts-amount-virtue = { $n ->
    [one] { $n } bod počestnosti
    [few] { $n } body počestnosti
   *[other] { $n } bodov počestnosti
}
viscounts-amount-corruption = { $n ->
    [one] { $n } bod skazenosti
    [few] { $n } body skazenosti
   *[other] { $n } bodov skazenosti
}
viscounts-amount-workers = { $n ->
    [one] { $n } poddaného
   *[other] { $n } poddaných
}

## Places

viscounts-space-0 = { $segment }, vonkajšia cesta vľavo od rieky
viscounts-space-1 = { $segment }, vnútorná cesta
viscounts-space-2 = { $segment }, vonkajšia cesta vpravo od rieky

## Questions

viscounts-ask-pair = S ktorou kartou hráča začneš a ktorý významný mešťan sa k tebe pridá?
viscounts-ask-play = Ktorú kartu vyložíš?
viscounts-ask-move = { $n ->
    [one] Kam pohneš vikomtom? Aspoň o { $n } miesto
    [few] Kam pohneš vikomtom? Aspoň o { $n } miesta
   *[other] Kam pohneš vikomtom? Aspoň o { $n } miest
}
viscounts-ask-action-outer = Tvoja akcia: obchod, stavba, alebo nič
viscounts-ask-action-inner = Tvoja akcia: poddaní, rukopis, alebo nič
viscounts-ask-finish-trade = Prepustenie: { $card }. Ako budeš obchodovať?
viscounts-ask-finish-construct = Prepustenie: { $card }. Čo postavíš?
viscounts-ask-finish-workers = Prepustenie: { $card }. Koľko poddaných umiestniš?
viscounts-ask-finish-transcribe = Prepustenie: { $card }. Opíš rukopis
viscounts-ask-pay-construct = { $n ->
    [one] Čím zaplatíš { $n } chýbajúci stavebný symbol?
    [few] Čím zaplatíš { $n } chýbajúce stavebné symboly?
   *[other] Čím zaplatíš { $n } chýbajúcich stavebných symbolov?
}
viscounts-ask-pay-workers = { $n ->
    [one] Čím zaplatíš { $n } chýbajúci šľachtický symbol?
    [few] Čím zaplatíš { $n } chýbajúce šľachtické symboly?
   *[other] Čím zaplatíš { $n } chýbajúcich šľachtických symbolov?
}
viscounts-ask-pay-transcribe = { $n ->
    [one] Čím zaplatíš { $n } chýbajúci cirkevný symbol?
    [few] Čím zaplatíš { $n } chýbajúce cirkevné symboly?
   *[other] Čím zaplatíš { $n } chýbajúcich cirkevných symbolov?
}
viscounts-ask-recruit = Najmeš mešťana vedľa svojho vikomta?
viscounts-ask-resource = { $n ->
    [one] { $card }: ktorú surovinu si vezmeš?
    [few] { $card }: ktorú surovinu si vezmeš? (zostávajú { $n })
   *[other] { $card }: ktorú surovinu si vezmeš? (zostáva { $n })
}
viscounts-ask-flip = { $n ->
    [one] { $card }: čo otočíš?
    [few] { $card }: čo otočíš? (zostávajú { $n })
   *[other] { $card }: čo otočíš? (zostáva { $n })
}
viscounts-ask-rearrange = { $card }: preusporiadaš svoje karty?
viscounts-ask-alternative = { $card }: čo z toho si vyberieš?
viscounts-ask-discard = { $n ->
    [one] { $card }: odhodíš kartu?
   *[other] { $card }: odhodíš kartu? (najviac { $n })
}
viscounts-ask-destroy = { $n ->
    [one] { $card }: zničíš kartu?
   *[other] { $card }: zničíš kartu? (najviac { $n })
}
viscounts-ask-hire = { $card }: koho najmeš zadarmo?
viscounts-ask-manuscript = { $card }: ktorý rukopis si vezmeš?
viscounts-ask-plot = { $card }: ktorú budovu umiestniš?
viscounts-ask-site = { $what }: na ktoré stavenisko?
viscounts-ask-link = Vznikli dve spojnice: ktorá dá odmenu prvá?
viscounts-ask-section = { $n ->
    [one] { $card }: na ktoré nádvorie umiestniš poddaného?
   *[other] { $card }: na ktoré nádvorie umiestniš { $n } poddaných?
}
viscounts-ask-move-worker = { $card }: presunieš jedného svojho poddaného na prvej úrovni?
viscounts-ask-march = Na ktorom nádvorí postúpi tvoja trojica ako prvá?
viscounts-ask-bump-yard = { $place } je preplnené: čieho poddaného vykážeš?
viscounts-ask-bump-hall = { $place } je na druhej úrovni preplnené: čieho poddaného vykážeš?

## Acts

viscounts-act-pair = { $card } a { $hero }: začať tu: { $where }
viscounts-act-play = { $n ->
    [one] { $card }: vyložiť a pohnúť sa o { $n } miesto
    [few] { $card }: vyložiť a pohnúť sa o { $n } miesta
   *[other] { $card }: vyložiť a pohnúť sa o { $n } miest
}
viscounts-act-play-top = Vyložiť naslepo vrchnú kartu doberacieho balíčka
viscounts-act-move = { $where }
viscounts-act-move-for = { $where }, za { $price }
viscounts-act-trade = Obchod: { $what }
viscounts-act-trade-for = Obchod, zaplatiť { $price }: { $what }
viscounts-act-build = { $n ->
    [one] { $what }: potrebuje { $n } stavebný symbol
    [few] { $what }: potrebuje { $n } stavebné symboly
   *[other] { $what }: potrebuje { $n } stavebných symbolov
}
viscounts-act-workers = { $n ->
    [one] Umiestniť { $n } poddaného ({ $place }): potrebuješ { $nobles } šľachtický symbol
   *[other] Umiestniť { $n } poddaných ({ $place }): potrebuješ { $nobles ->
        [few] { $nobles } šľachtické symboly
       *[other] { $nobles } šľachtických symbolov
    }
}
viscounts-act-transcribe = { $n ->
    [one] { $card }: opísať, potrebuješ { $n } cirkevný symbol
    [few] { $card }: opísať, potrebuješ { $n } cirkevné symboly
   *[other] { $card }: opísať, potrebuješ { $n } cirkevných symbolov
}
viscounts-act-dismiss-trade = { $card }: prepustiť za { $price } a obchodovať ({ $what })
viscounts-act-dismiss-construct = { $card }: prepustiť za { $price } a stavať ({ $what })
viscounts-act-dismiss-workers = { $card }: prepustiť za { $price } a umiestniť poddaných ({ $what })
viscounts-act-dismiss-transcribe = { $card }: prepustiť za { $price } a opísať rukopis ({ $what })
viscounts-act-skip = Bez akcie
viscounts-act-pay = Zaplatiť { $price }
viscounts-less = O { $price } menej: { $card }
viscounts-helps-to-pay = { $card }: { $what }
viscounts-act-recruit = { $card }: najať za { $price } ({ $what })
viscounts-act-decline = Nie, ďakujem
viscounts-act-take = Vziať { $what }
viscounts-act-flip-debt = Otočiť dlh: je splatený a prinesie surovinu
viscounts-act-flip-deed = Otočiť zmluvu: je potvrdená
viscounts-act-arrange = Zľava: { $cards }
viscounts-act-alternative = { $card }: { $what }
viscounts-act-discard = { $card }: odhodiť
viscounts-act-discard-top = Odhodiť naslepo vrchnú kartu doberacieho balíčka
viscounts-act-discard-shuffled = Zamiešať odkladací balíček a odhodiť naslepo vrchnú kartu
viscounts-act-destroy = { $card }: zničiť a získať { $gain }
viscounts-act-destroy-top = Zničiť naslepo vrchnú kartu doberacieho balíčka a získať jej hodnotu
viscounts-act-destroy-shuffled = Zamiešať odkladací balíček, zničiť naslepo vrchnú kartu a získať jej hodnotu
viscounts-act-hire-free = { $card }: najať zadarmo ({ $what })
viscounts-act-manuscript = { $card }: vziať zadarmo
viscounts-act-plot = { $what }
viscounts-act-site = Stavenisko { $n }: { $what }
viscounts-act-site-linked = Stavenisko { $n }: { $what }; spojnica, aj pre majiteľa na druhom konci: { $links }
viscounts-act-link = Spojnica na stavenisko { $n }: { $what }
viscounts-act-section = { $place }
viscounts-act-move-worker = Odkiaľ a kam: { $start } → { $end }
viscounts-act-march = { $place }
viscounts-act-bump = Vykázať poddaného: { $other } získa { $what }

## Why not

viscounts-short-silver = { $n ->
    [one] Chýba ti { $n } minca.
    [few] Chýbajú ti { $n } mince.
   *[other] Chýba ti { $n } mincí.
}
viscounts-short-merchant = { $n ->
    [one] Chýba ti { $n } obchodný symbol.
    [few] Chýbajú ti { $n } obchodné symboly.
   *[other] Chýba ti { $n } obchodných symbolov.
}
viscounts-short-builder = { $n ->
    [one] Chýba ti { $n } stavebný symbol.
    [few] Chýbajú ti { $n } stavebné symboly.
   *[other] Chýba ti { $n } stavebných symbolov.
}
viscounts-short-noble = { $n ->
    [one] Chýba ti { $n } šľachtický symbol.
    [few] Chýbajú ti { $n } šľachtické symboly.
   *[other] Chýba ti { $n } šľachtických symbolov.
}
viscounts-short-cleric = { $n ->
    [one] Chýba ti { $n } cirkevný symbol.
    [few] Chýbajú ti { $n } cirkevné symboly.
   *[other] Chýba ti { $n } cirkevných symbolov.
}
viscounts-no-fitting-icon = Tento mešťan nemá pre túto akciu žiadny symbol.
viscounts-no-site = Na tomto brehu rieky nie je voľné stavenisko.
viscounts-all-built = Všetkých deväť budov už stojí.
viscounts-no-workers = V zásobe nemáš žiadnych poddaných.
viscounts-workers-left = { $n ->
    [one] Zostáva ti len { $n } poddaný.
    [few] Zostávajú ti len { $n } poddaní.
   *[other] Zostáva ti len { $n } poddaných.
}
viscounts-no-worker-there = Tam nemáš žiadneho poddaného.
viscounts-nobody-there = V tomto balíčku už nikto nie je.
viscounts-no-debt = Nemáš žiadny nesplatený dlh.
viscounts-no-deed = Nemáš žiadnu zmluvu na potvrdenie.
viscounts-no-cards = Tvoj doberací aj odkladací balíček sú prázdne.
viscounts-does-nothing = To by teraz nemalo žiadny účinok.

## The log

viscounts-starts = { $seat } začína: { $card } a { $cards }
viscounts-starts-alone = { $seat } začína: { $card }
viscounts-round = { $n }. kolo
viscounts-last-round = { $n }. kolo, posledné
viscounts-drops-off = { $seat }: z dosky odchádza { $card }
viscounts-plays = { $seat } vykladá: { $card }
viscounts-moves-0 = { $seat } sa pohybuje: { $card }, vonkajšia cesta vľavo od rieky
viscounts-moves-1 = { $seat } sa pohybuje: { $card }, vnútorná cesta
viscounts-moves-2 = { $seat } sa pohybuje: { $card }, vonkajšia cesta vpravo od rieky
viscounts-trades = { $merchants ->
    [one] { $seat } obchoduje { $n }×, použitý { $merchants } obchodný symbol
    [few] { $seat } obchoduje { $n }×, použité { $merchants } obchodné symboly
   *[other] { $seat } obchoduje { $n }×, použitých { $merchants } obchodných symbolov
}
viscounts-builds = { $seat } stavia: { $card }
viscounts-places = { $n ->
    [one] { $seat } umiestňuje { $n } poddaného ({ $because })
   *[other] { $seat } umiestňuje { $n } poddaných ({ $because })
}
viscounts-marches = { $seat }: poddaný ide ďalej do hradu ({ $because })
viscounts-spreads = { $seat }: poddaný ide vedľa ({ $because })
viscounts-moves-worker = { $seat } presúva poddaného ({ $because })
viscounts-enters-keep = { $seat }: poddaný dosiahol tretiu úroveň
viscounts-leads = { $seat } získava kartu hradného pána
viscounts-bumped = { $seat }: poddaný je vykázaný ({ $because })
viscounts-transcribes = { $seat } opisuje: { $card }
viscounts-cleric-bonus = { $seat } získava: { $card }
viscounts-dismisses = { $seat } prepúšťa: { $card }
viscounts-hires = { $seat } najíma: { $card }
viscounts-hires-free = { $seat } najíma zadarmo: { $card }
viscounts-skips = { $seat } nevykonáva akciu
viscounts-declines-recruit = { $seat } nikoho nenajíma
viscounts-declines-rearrange = { $seat } necháva karty na doske tak, ako sú
viscounts-declines-discard = { $seat } žiadnu kartu neodhadzuje
viscounts-declines-destroy = { $seat } žiadnu kartu neničí
viscounts-declines-move-worker = { $seat } žiadneho poddaného nepresúva
viscounts-cannot-construct = { $n ->
    [one] { $seat } nemôže stavať: chýba { $n } stavebný symbol
    [few] { $seat } nemôže stavať: chýbajú { $n } stavebné symboly
   *[other] { $seat } nemôže stavať: chýba { $n } stavebných symbolov
}
viscounts-cannot-construct-site = { $seat } nemôže stavať: na jeho brehu rieky nie je voľné stavenisko
viscounts-cannot-construct-all = { $seat } nemôže stavať: všetkých deväť budov už stojí
viscounts-cannot-workers = { $n ->
    [one] { $seat } nemôže umiestniť poddaných: chýba { $n } šľachtický symbol
    [few] { $seat } nemôže umiestniť poddaných: chýbajú { $n } šľachtické symboly
   *[other] { $seat } nemôže umiestniť poddaných: chýba { $n } šľachtických symbolov
}
viscounts-cannot-workers-left = { $seat } nemôže umiestniť poddaných: v zásobe nezostávajú ani dvaja
viscounts-cannot-transcribe = { $n ->
    [one] { $seat } nemôže opísať rukopis: chýba { $n } cirkevný symbol
    [few] { $seat } nemôže opísať rukopis: chýbajú { $n } cirkevné symboly
   *[other] { $seat } nemôže opísať rukopis: chýba { $n } cirkevných symbolov
}
viscounts-cannot-flip = { $seat } nemá žiadny dlh ani zmluvu na otočenie
viscounts-pays = { $seat } platí { $amounts }
viscounts-takes = { $seat } si berie { $amounts } ({ $because })
viscounts-takes-plain = { $seat } si berie { $amounts }
viscounts-gets = { $seat } získava { $amounts } ({ $because })
viscounts-pays-debt = { $seat } otáča dlh: je splatený
viscounts-approves-deed = { $seat } otáča zmluvu: je potvrdená
viscounts-rearranges = { $seat } preusporadúva: { $cards }
viscounts-discards = { $seat } odhadzuje: { $card }
viscounts-destroys = { $seat } ničí kartu { $card } a získava { $amounts }
viscounts-shuffles = { $seat } mieša balíček a získava { $amounts }
viscounts-draws = { $n ->
    [one] { $seat } si doberá { $n } kartu
    [few] { $seat } si doberá { $n } karty
   *[other] { $seat } si doberá { $n } kariet
}
viscounts-collides = { $seat }: stret počestnosti a skazenosti na políčku { $space }
viscounts-poverty = Na karte chudoby nezostal žiadny dlh: chudoba je odhalená
viscounts-prosperity = Na karte blahobytu nezostala žiadna zmluva: blahobyt je odhalený
viscounts-ends = Koniec hry

## Alone

viscounts-opponent = Virtuálny hráč
viscounts-schemes = { $seat } otáča: { $card }
viscounts-gains-scheme = { $seat } získava: { $card }

## What stands on the cards

viscounts-text-townsfolk = { $ability } Pri najatí alebo prepustení: { $bonus }.
viscounts-when-never = Bez schopnosti.
viscounts-when-always = { $what }.
viscounts-when-played = Po vyložení: { $what }.
viscounts-when-dropped = Keď odíde z tvojej dosky: { $what }.
viscounts-when-after_trade = Po tvojej akcii „obchod“: { $what }.
viscounts-when-after_construct = Po tvojej akcii „stavba budovy“: { $what }.
viscounts-when-after_workers = Po tvojej akcii „umiestnenie poddaných“: { $what }.
viscounts-when-after_transcribe = Po tvojej akcii „opis rukopisu“: { $what }.
viscounts-when-debt_flipped = Kedykoľvek otočíš dlh: { $what }.
viscounts-when-debt_gained = Kedykoľvek získaš dlh: { $what }.
viscounts-when-collision = Pri každom strete ktoréhokoľvek hráča: { $what }.
viscounts-when-transcribed = Po opísaní: { $what }.

viscounts-text-gain = získaj { $what }
viscounts-text-gain-by-board = získaj { $what } podľa poradia na svojej doske
viscounts-text-in-any-case = { $first }; v každom prípade { $others }
viscounts-text-flip-any = { $n ->
    [one] otoč dlh alebo zmluvu
    [few] otoč { $n } dlhy alebo zmluvy
   *[other] otoč { $n } dlhov alebo zmlúv
}
viscounts-text-flip-debt = { $n ->
    [one] otoč dlh
    [few] otoč { $n } dlhy
   *[other] otoč { $n } dlhov
}
viscounts-text-flip-deed = { $n ->
    [one] otoč zmluvu
    [few] otoč { $n } zmluvy
   *[other] otoč { $n } zmlúv
}
viscounts-text-rearrange = môžeš preusporiadať karty na svojej doske
viscounts-text-discard = { $n ->
    [one] môžeš odhodiť kartu z ruky alebo z doberacieho balíčka
    [few] môžeš odhodiť až { $n } karty z ruky alebo z doberacieho balíčka
   *[other] môžeš odhodiť až { $n } kariet z ruky alebo z doberacieho balíčka
}
viscounts-text-destroy = { $n ->
    [one] môžeš zničiť kartu z ruky alebo z doberacieho balíčka (získaš jej hodnotu v minciach)
    [few] môžeš zničiť až { $n } karty z ruky alebo z doberacieho balíčka (získaš ich hodnotu v minciach)
   *[other] môžeš zničiť až { $n } kariet z ruky alebo z doberacieho balíčka (získaš ich hodnotu v minciach)
}
viscounts-text-destroy-own = môžeš zničiť ktorúkoľvek jednu svoju kartu ešte pred prvým zamiešaním (získaš jej hodnotu v minciach)
viscounts-text-shuffle = zamiešaj svoj odkladací balíček do doberacieho
viscounts-text-hire = najmi zadarmo vrchného mešťana z ktoréhokoľvek balíčka na pláne
viscounts-text-move-worker = môžeš presunúť jedného svojho poddaného na prvej úrovni na susedné nádvorie na ktorejkoľvek strane
viscounts-text-workers = { $n ->
    [one] umiestni zadarmo { $n } poddaného na ľubovoľné nádvorie prvej úrovne
   *[other] umiestni zadarmo { $n } poddaných na jedno ľubovoľné nádvorie prvej úrovne
}
viscounts-text-building = umiestni zadarmo { $what-accusative } na ľubovoľné voľné stavenisko
viscounts-text-building-here = umiestni zadarmo { $what-accusative } na voľné stavenisko na brehu, kde stojí tvoj vikomt
viscounts-text-manuscript = vezmi si zadarmo vrchný rukopis s cenou { $least } alebo { $most } z ktorejkoľvek kôpky na pláne
viscounts-text-scheme = získaj budúcu intrigu
viscounts-text-dismiss = prepusť zadarmo mešťana vedľa svojho vikomta a získaj efekt v jeho rohu

viscounts-text-silver-counts-construct = { $n ->
    [few] pri stavbe sa každé { $n } zaplatené mince počítajú ako stavebný symbol
   *[other] pri stavbe sa každých { $n } zaplatených mincí počíta ako stavebný symbol
}
viscounts-text-silver-counts-workers = { $n ->
    [few] pri umiestnení poddaných sa každé { $n } zaplatené mince počítajú ako šľachtický symbol
   *[other] pri umiestnení poddaných sa každých { $n } zaplatených mincí počíta ako šľachtický symbol
}
viscounts-text-silver-counts-transcribe = { $n ->
    [few] pri opise sa každé { $n } zaplatené mince počítajú ako cirkevný symbol
   *[other] pri opise sa každých { $n } zaplatených mincí počíta ako cirkevný symbol
}
viscounts-text-merchants-count-construct = { $n ->
    [few] pri stavbe sa každé { $n } obchodné symboly počítajú ako stavebný symbol
   *[other] pri stavbe sa každých { $n } obchodných symbolov počíta ako stavebný symbol
}
viscounts-text-merchants-count-workers = { $n ->
    [few] pri umiestnení poddaných sa každé { $n } obchodné symboly počítajú ako šľachtický symbol
   *[other] pri umiestnení poddaných sa každých { $n } obchodných symbolov počíta ako šľachtický symbol
}
viscounts-text-merchants-count-transcribe = { $n ->
    [few] pri opise sa každé { $n } obchodné symboly počítajú ako cirkevný symbol
   *[other] pri opise sa každých { $n } obchodných symbolov počíta ako cirkevný symbol
}
viscounts-text-double-stone = pri stavbe sa prvý minutý kameň počíta ako dva stavebné symboly, každý ďalší ako jeden
viscounts-text-double-gold = pri umiestnení poddaných sa prvé minuté zlato počíta ako dva šľachtické symboly, každé ďalšie ako jeden
viscounts-text-double-ink = pri opise sa prvý minutý kalamár počíta ako dva cirkevné symboly, každý ďalší ako jeden
viscounts-text-resources-count-transcribe = pri opise môžeš namiesto kalamárov platiť aj { $what }
viscounts-text-each-ink = kalamármi
viscounts-text-each-gold = zlatom
viscounts-text-each-stone = kameňom

viscounts-text-score = Na konci hry: 1 víťazný bod za { $what }.
viscounts-counted-merchant = { $n ->
    [one] každý tvoj obchodný symbol
    [few] každé { $n } tvoje obchodné symboly
   *[other] každých { $n } tvojich obchodných symbolov
}
viscounts-counted-builder = { $n ->
    [one] každý tvoj stavebný symbol
    [few] každé { $n } tvoje stavebné symboly
   *[other] každých { $n } tvojich stavebných symbolov
}
viscounts-counted-noble = { $n ->
    [one] každý tvoj šľachtický symbol
    [few] každé { $n } tvoje šľachtické symboly
   *[other] každých { $n } tvojich šľachtických symbolov
}
viscounts-counted-cleric = { $n ->
    [one] každý tvoj cirkevný symbol
    [few] každé { $n } tvoje cirkevné symboly
   *[other] každých { $n } tvojich cirkevných symbolov
}
viscounts-counted-criminal = { $n ->
    [one] každý tvoj zločinecký symbol
    [few] každé { $n } tvoje zločinecké symboly
   *[other] každých { $n } tvojich zločineckých symbolov
}
viscounts-counted-resources = { $n ->
    [one] každú tvoju zvyšnú surovinu
    [few] každé { $n } tvoje zvyšné suroviny
   *[other] každých { $n } tvojich zvyšných surovín
}
viscounts-counted-silver = { $n ->
    [one] každú tvoju zvyšnú mincu
    [few] každé { $n } tvoje zvyšné mince
   *[other] každých { $n } tvojich zvyšných mincí
}
viscounts-counted-buildings = { $n ->
    [one] každú tvoju postavenú budovu
    [few] každé { $n } tvoje postavené budovy
   *[other] každých { $n } tvojich postavených budov
}
viscounts-counted-workers = { $n ->
    [one] každého tvojho poddaného na hrade
   *[other] každých { $n } tvojich poddaných na hrade
}
viscounts-counted-paid = { $n ->
    [one] každý tvoj splatený dlh
    [few] každé { $n } tvoje splatené dlhy
   *[other] každých { $n } tvojich splatených dlhov
}
viscounts-counted-approved = { $n ->
    [one] každú tvoju potvrdenú zmluvu
    [few] každé { $n } tvoje potvrdené zmluvy
   *[other] každých { $n } tvojich potvrdených zmlúv
}
viscounts-counted-manuscripts = { $n ->
    [one] každý tvoj rukopis
    [few] každé { $n } tvoje rukopisy
   *[other] každých { $n } tvojich rukopisov
}

viscounts-text-player-card = Začni na mieste { $n }: { $what }; potom: { $extra }.
viscounts-text-cleric-bonus = Pre prvého, kto má tri rukopisy { $ribbon-instrumental } stuhami: natrvalo { $icons } a 3 víťazné body.
viscounts-text-icons-merchant = { $n ->
    [one] { $n } obchodný symbol
    [few] { $n } obchodné symboly
   *[other] { $n } obchodných symbolov
}
viscounts-text-icons-builder = { $n ->
    [one] { $n } stavebný symbol
    [few] { $n } stavebné symboly
   *[other] { $n } stavebných symbolov
}
viscounts-text-icons-noble = { $n ->
    [one] { $n } šľachtický symbol
    [few] { $n } šľachtické symboly
   *[other] { $n } šľachtických symbolov
}
viscounts-text-icons-cleric = { $n ->
    [one] { $n } cirkevný symbol
    [few] { $n } cirkevné symboly
   *[other] { $n } cirkevných symbolov
}
viscounts-text-icons-criminal = { $n ->
    [one] { $n } zločinecký symbol
    [few] { $n } zločinecké symboly
   *[other] { $n } zločineckých symbolov
}
viscounts-text-castle-leader = { $n ->
    [few] Pre prvého, kto má poddaného na tretej úrovni, potom pre toho, kto ich tam má viac než držiteľ: limit kariet na ruke +1 a { $n } víťazné body.
   *[other] Pre prvého, kto má poddaného na tretej úrovni, potom pre toho, kto ich tam má viac než držiteľ: limit kariet na ruke +1 a { $n } víťazných bodov.
}
viscounts-text-scheme-card = { $n ->
    [one] { $gain }; pohni sa o { $n } miesto; potom urob prvé z toho, čo je možné: { $tries }.
    [few] { $gain }; pohni sa o { $n } miesta; potom urob prvé z toho, čo je možné: { $tries }.
   *[other] { $gain }; pohni sa o { $n } miest; potom urob prvé z toho, čo je možné: { $tries }.
}
viscounts-text-scheme-card-corrupt = { $n ->
    [one] získaj 1 bod skazenosti za každý zločinecký symbol na svojej doske; { $gain }; pohni sa o { $n } miesto; potom urob prvé z toho, čo je možné: { $tries }.
    [few] získaj 1 bod skazenosti za každý zločinecký symbol na svojej doske; { $gain }; pohni sa o { $n } miesta; potom urob prvé z toho, čo je možné: { $tries }.
   *[other] získaj 1 bod skazenosti za každý zločinecký symbol na svojej doske; { $gain }; pohni sa o { $n } miest; potom urob prvé z toho, čo je možné: { $tries }.
}
viscounts-text-try-construct = postav budovu
viscounts-text-try-workers = umiestni poddaných
viscounts-text-try-transcribe = opíš rukopis
viscounts-text-try-focus = plň hlavný cieľ

## The score sheet

viscounts-score-buildings = Postavené budovy
viscounts-score-castle = Poddaní na hrade
viscounts-score-ribbons = Sady stúh
viscounts-score-manuscripts = Opísané rukopisy
viscounts-score-leader = Karta hradného pána
viscounts-score-bonuses = Karty cirkevných bonusov
viscounts-score-debts = Nesplatené dlhy
viscounts-score-deeds = Zmluvy
viscounts-score-poverty = Chudoba
viscounts-score-prosperity = Blahobyt
viscounts-score-resources = Zvyšné suroviny

## Names

viscounts-counter-silver = Mince
viscounts-counter-ink = Kalamáre
viscounts-counter-gold = Zlato
viscounts-counter-stone = Kamene
viscounts-counter-debts = Nesplatené dlhy
viscounts-counter-paid = Splatené dlhy
viscounts-counter-deeds = Spísané zmluvy
viscounts-counter-approved = Potvrdené zmluvy
viscounts-counter-virtue = Počestnosť
viscounts-counter-corruption = Skazenosť
viscounts-counter-workers = Poddaní v zásobe

viscounts-ribbon-grey = sivá
    .instrumental = so sivými
viscounts-ribbon-yellow = žltá
    .instrumental = so žltými
viscounts-ribbon-black = čierna
    .instrumental = s čiernymi
viscounts-ribbon-blue = modrá
    .instrumental = s modrými

viscounts-kind-townsfolk = Mešťan
viscounts-kind-hero = Významný mešťan
viscounts-kind-starter = Počiatočný mešťan
viscounts-kind-manuscript = Rukopis
viscounts-kind-player_card = Karta hráča
viscounts-kind-cleric_bonus = Karta cirkevného bonusu
viscounts-kind-scheme = Karta intríg
viscounts-kind-castle_leader = Karta hradného pána

viscounts-zone-townsfolk_piles = Mešťania
viscounts-zone-manuscript_piles = Rukopisy na pláne
viscounts-zone-cleric_bonuses = Voľné karty cirkevných bonusov
viscounts-zone-offered_cards = Karty hráčov na výber
viscounts-zone-offered_heroes = Významní mešťania na výber
viscounts-zone-removed = Mimo hry
viscounts-zone-row = Karty na doske
viscounts-zone-hand = Ruka
viscounts-zone-deck = Doberací balíček
viscounts-zone-discard = Odkladací balíček
viscounts-zone-retinue = Karty pred prvým zamiešaním
viscounts-zone-manuscripts = Rukopisy
viscounts-zone-bonuses = Karty cirkevných bonusov
viscounts-zone-scheme_row = Intrigy na doske
viscounts-zone-scheme_deck = Intrigy v doberacom balíčku
viscounts-zone-scheme_discard = Intrigy v odkladacom balíčku
viscounts-zone-future_schemes = Budúce intrigy

## Options

viscounts-option-opponent = Virtuálny hráč
    .help = Proti komu hráš sám: každý má iný hlavný cieľ a vlastnú dosku.
viscounts-option-future_schemes = Primiešané budúce intrigy
    .help = Čím viac budúcich intríg má virtuálny hráč od začiatku, tým ťažšie je ho poraziť.

viscounts-choice-opponent-builder = Stavebný virtuálny hráč
viscounts-choice-opponent-noble = Šľachtický virtuálny hráč
viscounts-choice-opponent-card = Virtuálny hráč zameraný na karty
viscounts-choice-opponent-cleric = Cirkevný virtuálny hráč
viscounts-choice-future_schemes-0 = Žiadna
viscounts-choice-future_schemes-1 = Jedna
viscounts-choice-future_schemes-2 = Dve
viscounts-choice-future_schemes-3 = Tri

viscounts-solo-opponent = Virtuálneho hráča si možno zvoliť len v sólovej hre.
viscounts-solo-future_schemes = Budúce intrigy sa primiešavajú len v sólovej hre.
