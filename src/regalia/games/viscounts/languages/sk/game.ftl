# Viscounts: what is said at the table and on the cards.

## Amounts, as the object of gaining and paying

viscounts-amount-silver = { $n ->
    [one] { $n } mincu
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
    [few] { $n } poddaných
   *[other] { $n } poddaných
}

## Places

viscounts-space-0 = { $segment }, vonkajšia cesta vľavo od rieky
viscounts-space-1 = { $segment }, vnútorná cesta
viscounts-space-2 = { $segment }, vonkajšia cesta vpravo od rieky

## Questions

viscounts-ask-pair = S čím začneš?
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
viscounts-ask-alternative = { $card }: čo si vyberieš?
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
    [one] { $card }: kam umiestniš poddaného?
   *[other] { $card }: kam umiestniš { $n } poddaných?
}
viscounts-ask-move-worker = { $card }: pohneš poddaným?
viscounts-ask-march = Ktorá trojica poddaných vyrazí prvá?
viscounts-ask-bump-yard = { $place } je preplnené: čí poddaný odíde?
viscounts-ask-bump-hall = { $place } je na druhej úrovni preplnené: čí poddaný odíde?

## Acts

viscounts-act-pair = { $card } a { $hero }: začať tu: { $where }
viscounts-act-play = { $n ->
    [one] { $card }: vyložiť a pohnúť sa o { $n } miesto
    [few] { $card }: vyložiť a pohnúť sa o { $n } miesta
   *[other] { $card }: vyložiť a pohnúť sa o { $n } miest
}
viscounts-act-play-top = Vyložiť vrchnú kartu doberacieho balíčka
viscounts-act-move = { $where }
viscounts-act-move-for = { $where }, za { $price }
viscounts-act-trade = Obchod: { $what }
viscounts-act-trade-for = Obchod za { $price }: { $what }
viscounts-act-build = { $n ->
    [one] { $what }: { $n } stavebný symbol
    [few] { $what }: { $n } stavebné symboly
   *[other] { $what }: { $n } stavebných symbolov
}
viscounts-act-workers = { $n ->
    [one] Umiestniť { $n } poddaného ({ $place }), treba { $nobles } šľachtický symbol
   *[other] Umiestniť { $n } poddaných ({ $place }), šľachtické symboly: { $nobles }
}
viscounts-act-transcribe = { $n ->
    [one] { $card }: opísať za { $n } cirkevný symbol
    [few] { $card }: opísať za { $n } cirkevné symboly
   *[other] { $card }: opísať za { $n } cirkevných symbolov
}
viscounts-act-dismiss-trade = { $card }: prepustiť za { $price } a obchodovať ({ $what })
viscounts-act-dismiss-construct = { $card }: prepustiť za { $price } a stavať ({ $what })
viscounts-act-dismiss-workers = { $card }: prepustiť za { $price } a umiestniť poddaných ({ $what })
viscounts-act-dismiss-transcribe = { $card }: prepustiť za { $price } a opísať rukopis ({ $what })
viscounts-act-skip = Bez akcie
viscounts-act-pay = Zaplatiť { $price }
viscounts-less = O { $price } menej: { $card }
viscounts-helps-to-pay = { $card }: { $what }
viscounts-act-recruit = { $card }: najať za { $price }
viscounts-act-decline = Nevyužiť
viscounts-act-take = Vziať { $what }
viscounts-act-flip-debt = Splatiť dlh
viscounts-act-flip-deed = Potvrdiť zmluvu
viscounts-act-arrange = Zľava: { $cards }
viscounts-act-alternative = { $card }: { $what }
viscounts-act-discard = { $card }: odhodiť
viscounts-act-discard-top = Odhodiť vrchnú kartu doberacieho balíčka
viscounts-act-discard-shuffled = Zamiešať odkladací balíček a odhodiť vrchnú kartu
viscounts-act-destroy = { $card }: zničiť za { $gain }
viscounts-act-destroy-top = Zničiť vrchnú kartu doberacieho balíčka
viscounts-act-destroy-shuffled = Zamiešať odkladací balíček a zničiť vrchnú kartu
viscounts-act-hire-free = { $card }: najať ({ $what })
viscounts-act-manuscript = { $card }: vziať
viscounts-act-plot = { $what }
viscounts-act-site = Stavenisko { $n }: { $what }
viscounts-act-site-linked = Stavenisko { $n }: { $what }; spojnica: { $links }
viscounts-act-link = Spojnica na stavenisko { $n }: { $what }
viscounts-act-section = { $place }
viscounts-act-move-worker = Odkiaľ a kam: { $start } → { $end }
viscounts-act-march = { $place }
viscounts-act-bump = Vykázať poddaného hráča { $other } ({ $what })

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
viscounts-trades = { $n ->
    [one] { $seat } obchoduje raz, obchodné symboly: { $merchants }
   *[other] { $seat } obchoduje { $n }×, obchodné symboly: { $merchants }
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
viscounts-leads = { $seat } sa stáva hradným pánom
viscounts-bumped = { $seat }: poddaný je vykázaný ({ $because })
viscounts-transcribes = { $seat } opisuje: { $card }
viscounts-cleric-bonus = { $seat } získava: { $card }
viscounts-dismisses = { $seat } prepúšťa: { $card }
viscounts-hires = { $seat } najíma: { $card }
viscounts-hires-free = { $seat } najíma zadarmo: { $card }
viscounts-skips = { $seat } nevykonáva akciu
viscounts-declines = { $seat } nevyužíva možnosť
viscounts-pays = { $seat } platí { $amounts }
viscounts-takes = { $seat } berie { $amounts }
viscounts-gets = { $seat } získava { $amounts } ({ $because })
viscounts-pays-debt = { $seat } spláca dlh
viscounts-approves-deed = { $seat } potvrdzuje zmluvu
viscounts-rearranges = { $seat } preusporadúva: { $cards }
viscounts-discards = { $seat } odhadzuje: { $card }
viscounts-destroys = { $seat } ničí za { $amounts }: { $card }
viscounts-shuffles = { $seat } mieša balíček: { $amounts }
viscounts-draws = { $n ->
    [one] { $seat } si doberá { $n } kartu
    [few] { $seat } si doberá { $n } karty
   *[other] { $seat } si doberá { $n } kariet
}
viscounts-collides = { $seat }: stret počestnosti a skazenosti na políčku { $space }
viscounts-poverty = Minuli sa dlhy na karte: nastáva chudoba
viscounts-prosperity = Minuli sa zmluvy na karte: nastáva blahobyt
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
viscounts-when-dropped = Keď odíde z dosky: { $what }.
viscounts-when-after_trade = Po tvojom obchode: { $what }.
viscounts-when-after_construct = Po tvojej stavbe budovy: { $what }.
viscounts-when-after_workers = Po tvojom umiestnení poddaných: { $what }.
viscounts-when-after_transcribe = Po tvojom opise rukopisu: { $what }.
viscounts-when-debt_flipped = Kedykoľvek otočíš dlh: { $what }.
viscounts-when-debt_gained = Kedykoľvek získaš dlh: { $what }.
viscounts-when-collision = Pri strete ktoréhokoľvek hráča: { $what }.
viscounts-when-transcribed = Po opísaní: { $what }.

viscounts-text-gain = získaj { $what }
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
    [one] môžeš odhodiť kartu
    [few] môžeš odhodiť až { $n } karty
   *[other] môžeš odhodiť až { $n } kariet
}
viscounts-text-destroy = { $n ->
    [one] môžeš zničiť kartu
    [few] môžeš zničiť až { $n } karty
   *[other] môžeš zničiť až { $n } kariet
}
viscounts-text-shuffle = zamiešaj odkladací balíček do doberacieho
viscounts-text-hire = najmi zadarmo viditeľného mešťana
viscounts-text-move-worker = môžeš pohnúť poddaným na vedľajšie nádvorie prvej úrovne
viscounts-text-workers = { $n ->
    [one] umiestni zadarmo { $n } poddaného na ľubovoľné nádvorie prvej úrovne
   *[other] umiestni zadarmo { $n } poddaných na jedno nádvorie prvej úrovne
}
viscounts-text-building = umiestni zadarmo { $what-accusative } na ľubovoľné voľné stavenisko
viscounts-text-building-here = umiestni zadarmo { $what-accusative } vedľa svojho vikomta
viscounts-text-manuscript = vezmi si zadarmo viditeľný rukopis s cenou { $least } alebo { $most }
viscounts-text-scheme = získaj budúcu intrigu
viscounts-text-dismiss = prepusť zadarmo mešťana vedľa vikomta

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
viscounts-text-double-stone = pri stavbe sa jeden minutý kameň počíta ako dva stavebné symboly
viscounts-text-double-gold = pri umiestnení poddaných sa jedno minuté zlato počíta ako dva šľachtické symboly
viscounts-text-double-ink = pri opise sa jeden minutý kalamár počíta ako dva cirkevné symboly
viscounts-text-resources-count-transcribe = pri opise môžeš namiesto kalamárov platiť aj { $what }
viscounts-text-each-ink = kalamármi
viscounts-text-each-gold = zlatom
viscounts-text-each-stone = kameňom

viscounts-text-score = Na konci hry: 1 víťazný bod za { $what }.
viscounts-counted-merchant = { $n ->
    [one] každý svoj obchodný symbol
    [few] každé { $n } svoje obchodné symboly
   *[other] každých { $n } svojich obchodných symbolov
}
viscounts-counted-builder = { $n ->
    [one] každý svoj stavebný symbol
    [few] každé { $n } svoje stavebné symboly
   *[other] každých { $n } svojich stavebných symbolov
}
viscounts-counted-noble = { $n ->
    [one] každý svoj šľachtický symbol
    [few] každé { $n } svoje šľachtické symboly
   *[other] každých { $n } svojich šľachtických symbolov
}
viscounts-counted-cleric = { $n ->
    [one] každý svoj cirkevný symbol
    [few] každé { $n } svoje cirkevné symboly
   *[other] každých { $n } svojich cirkevných symbolov
}
viscounts-counted-criminal = { $n ->
    [one] každý svoj zločinecký symbol
    [few] každé { $n } svoje zločinecké symboly
   *[other] každých { $n } svojich zločineckých symbolov
}
viscounts-counted-resources = { $n ->
    [one] každú zvyšnú surovinu
    [few] každé { $n } zvyšné suroviny
   *[other] každých { $n } zvyšných surovín
}
viscounts-counted-silver = { $n ->
    [one] každú zvyšnú mincu
    [few] každé { $n } zvyšné mince
   *[other] každých { $n } zvyšných mincí
}
viscounts-counted-buildings = { $n ->
    [one] každú svoju postavenú budovu
    [few] každé { $n } svoje postavené budovy
   *[other] každých { $n } svojich postavených budov
}
viscounts-counted-workers = { $n ->
    [one] každého svojho poddaného na hrade
   *[other] každých { $n } svojich poddaných na hrade
}
viscounts-counted-paid = { $n ->
    [one] každý svoj splatený dlh
    [few] každé { $n } svoje splatené dlhy
   *[other] každých { $n } svojich splatených dlhov
}
viscounts-counted-approved = { $n ->
    [one] každú svoju potvrdenú zmluvu
    [few] každé { $n } svoje potvrdené zmluvy
   *[other] každých { $n } svojich potvrdených zmlúv
}
viscounts-counted-manuscripts = { $n ->
    [one] každý svoj rukopis
    [few] každé { $n } svoje rukopisy
   *[other] každých { $n } svojich rukopisov
}

viscounts-text-player-card = Začni na mieste { $n }: { $what }; potom: { $extra }.
viscounts-text-cleric-bonus = Pre prvého s tromi { $ribbon-instrumental } stuhami: natrvalo { $icons } a 3 víťazné body.
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
    [few] Pre toho, kto má najviac poddaných na tretej úrovni: o kartu väčšia ruka a { $n } víťazné body.
   *[other] Pre toho, kto má najviac poddaných na tretej úrovni: o kartu väčšia ruka a { $n } víťazných bodov.
}
viscounts-text-scheme-card = { $n ->
    [one] { $gain }; pohyb o { $n } miesto; potom prvá možná vec: { $tries }.
    [few] { $gain }; pohyb o { $n } miesta; potom prvá možná vec: { $tries }.
   *[other] { $gain }; pohyb o { $n } miest; potom prvá možná vec: { $tries }.
}
viscounts-text-scheme-card-corrupt = { $n ->
    [one] získaj 1 bod skazenosti za každého zločinca; { $gain }; pohyb o { $n } miesto; potom prvá možná vec: { $tries }.
    [few] získaj 1 bod skazenosti za každého zločinca; { $gain }; pohyb o { $n } miesta; potom prvá možná vec: { $tries }.
   *[other] získaj 1 bod skazenosti za každého zločinca; { $gain }; pohyb o { $n } miest; potom prvá možná vec: { $tries }.
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
viscounts-score-leader = Hradný pán
viscounts-score-bonuses = Cirkevné bonusy
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
    .instrumental = sivými
viscounts-ribbon-yellow = žltá
    .instrumental = žltými
viscounts-ribbon-black = čierna
    .instrumental = čiernymi
viscounts-ribbon-blue = modrá
    .instrumental = modrými

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
viscounts-zone-scheme_deck = Intrigy v balíčku
viscounts-zone-scheme_discard = Odložené intrigy
viscounts-zone-future_schemes = Budúce intrigy

## Options

viscounts-option-opponent = Súper
    .help = Proti komu hráš sám: každý sa zameriava na niečo iné a má vlastnú dosku.
viscounts-option-future_schemes = Primiešané budúce intrigy
    .help = Čím viac budúcich intríg má súper od začiatku, tým ťažšie je ho poraziť.

viscounts-choice-opponent-builder = Staviteľ
viscounts-choice-opponent-noble = Šľachtic
viscounts-choice-opponent-card = Správca dlhov a zmlúv
viscounts-choice-opponent-cleric = Duchovný
viscounts-choice-future_schemes-0 = Žiadna
viscounts-choice-future_schemes-1 = Jedna
viscounts-choice-future_schemes-2 = Dve
viscounts-choice-future_schemes-3 = Tri

viscounts-solo-opponent = Súpera si možno zvoliť len v sólovej hre.
viscounts-solo-future_schemes = Budúce intrigy sa primiešavajú len v sólovej hre.
