# Viscounts: what is said at the table and on the cards.

## Amounts, as the object of gaining and paying

viscounts-amount-silver = { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
}
    .nominative = { $n ->
        [one] { $n } mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
viscounts-amount-ink = { $n ->
    [one] { $n } kalamář
    [few] { $n } kalamáře
   *[other] { $n } kalamářů
}
viscounts-amount-gold = { $n ->
    [one] { $n } zlato
   *[other] { $n } zlata
}
viscounts-amount-stone = { $n ->
    [one] { $n } kámen
    [few] { $n } kameny
   *[other] { $n } kamenů
}
viscounts-amount-any = { $n ->
    [one] { $n } libovolnou surovinu
    [few] { $n } libovolné suroviny
   *[other] { $n } libovolných surovin
}
viscounts-amount-resources = { $n ->
    [one] { $n } surovinu
    [few] { $n } suroviny
   *[other] { $n } surovin
}
viscounts-amount-deeds = { $n ->
    [one] { $n } smlouvu
    [few] { $n } smlouvy
   *[other] { $n } smluv
}
viscounts-amount-debts = { $n ->
    [one] { $n } dluh
    [few] { $n } dluhy
   *[other] { $n } dluhů
}
viscounts-amount-paid = { $n ->
    [one] { $n } splacený dluh
    [few] { $n } splacené dluhy
   *[other] { $n } splacených dluhů
}
viscounts-amount-approved = { $n ->
    [one] { $n } stvrzenou smlouvu
    [few] { $n } stvrzené smlouvy
   *[other] { $n } stvrzených smluv
}
viscounts-amount-virtue = { $n ->
    [one] { $n } bod počestnosti
    [few] { $n } body počestnosti
   *[other] { $n } bodů počestnosti
}
viscounts-amount-corruption = { $n ->
    [one] { $n } bod zkaženosti
    [few] { $n } body zkaženosti
   *[other] { $n } bodů zkaženosti
}
viscounts-amount-workers = { $n ->
    [one] { $n } poddaného
    [few] { $n } poddané
   *[other] { $n } poddaných
}

## Places

viscounts-space-0 = { $segment }, vnější cesta vlevo od řeky
viscounts-space-1 = { $segment }, vnitřní cesta
viscounts-space-2 = { $segment }, vnější cesta vpravo od řeky

## Questions

viscounts-ask-pair = S kterou kartou hráče začneš a který významný měšťan se k tobě přidá?
viscounts-ask-play = Kterou kartu vyložíš?
viscounts-ask-move = { $n ->
    [one] Kam pohneš vikomtem? Aspoň o { $n } místo
    [few] Kam pohneš vikomtem? Aspoň o { $n } místa
   *[other] Kam pohneš vikomtem? Aspoň o { $n } míst
}
viscounts-ask-action-outer = Tvá akce: obchod, stavba, nebo nic
viscounts-ask-action-inner = Tvá akce: poddaní, rukopis, nebo nic
viscounts-ask-finish-trade = Propuštění: { $card }. Jak budeš obchodovat?
viscounts-ask-finish-construct = Propuštění: { $card }. Co postavíš?
viscounts-ask-finish-workers = Propuštění: { $card }. Kolik poddaných umístíš?
viscounts-ask-finish-transcribe = Propuštění: { $card }. Opiš rukopis
viscounts-ask-pay-construct = { $n ->
    [one] Čím zaplatíš { $n } chybějící stavební symbol?
    [few] Čím zaplatíš { $n } chybějící stavební symboly?
   *[other] Čím zaplatíš { $n } chybějících stavebních symbolů?
}
viscounts-ask-pay-workers = { $n ->
    [one] Čím zaplatíš { $n } chybějící šlechtický symbol?
    [few] Čím zaplatíš { $n } chybějící šlechtické symboly?
   *[other] Čím zaplatíš { $n } chybějících šlechtických symbolů?
}
viscounts-ask-pay-transcribe = { $n ->
    [one] Čím zaplatíš { $n } chybějící církevní symbol?
    [few] Čím zaplatíš { $n } chybějící církevní symboly?
   *[other] Čím zaplatíš { $n } chybějících církevních symbolů?
}
viscounts-ask-recruit = Najmeš měšťana vedle svého vikomta?
viscounts-ask-resource = { $n ->
    [one] { $card }: kterou surovinu si vezmeš?
    [few] { $card }: kterou surovinu si vezmeš? (zbývají { $n })
   *[other] { $card }: kterou surovinu si vezmeš? (zbývá { $n })
}
viscounts-ask-flip = { $n ->
    [one] { $card }: co otočíš?
    [few] { $card }: co otočíš? (zbývají { $n })
   *[other] { $card }: co otočíš? (zbývá { $n })
}
viscounts-ask-rearrange = { $card }: přeskládáš své karty?
viscounts-ask-alternative = { $card }: co z toho si vybereš?
viscounts-ask-discard = { $n ->
    [one] { $card }: odhodíš kartu?
   *[other] { $card }: odhodíš kartu? (nejvýše { $n })
}
viscounts-ask-destroy = { $n ->
    [one] { $card }: zničíš kartu?
   *[other] { $card }: zničíš kartu? (nejvýše { $n })
}
viscounts-ask-hire = { $card }: koho najmeš zdarma?
viscounts-ask-manuscript = { $card }: který rukopis si vezmeš?
viscounts-ask-plot = { $card }: kterou budovu umístíš?
viscounts-ask-site = { $what }: na které staveniště?
viscounts-ask-link = Vznikly dvě spojnice: která dá odměnu první?
viscounts-ask-section = { $n ->
    [one] { $card }: na které nádvoří umístíš poddaného?
    [few] { $card }: na které nádvoří umístíš { $n } poddané?
   *[other] { $card }: na které nádvoří umístíš { $n } poddaných?
}
viscounts-ask-move-worker = { $card }: přesuneš jednoho svého poddaného na první úrovni?
viscounts-ask-march = Na kterém nádvoří postoupí tvá trojice jako první?
viscounts-ask-bump-yard = { $place } je přeplněné: čího poddaného vykážeš?
viscounts-ask-bump-hall = { $place } je na druhé úrovni přeplněné: čího poddaného vykážeš?

## Acts

viscounts-act-pair = { $card } a { $hero }: začít zde: { $where }
viscounts-act-play = { $n ->
    [one] { $card }: vyložit a pohnout se o { $n } místo
    [few] { $card }: vyložit a pohnout se o { $n } místa
   *[other] { $card }: vyložit a pohnout se o { $n } míst
}
viscounts-act-play-top = Vyložit naslepo vrchní kartu dobíracího balíčku
viscounts-act-move = { $where }
viscounts-act-move-for = { $where }, za { $price }
viscounts-act-trade = Obchod: { $what }
viscounts-act-trade-for = Obchod, zaplatit { $price }: { $what }
viscounts-act-build = { $n ->
    [one] { $what }: potřebuje { $n } stavební symbol
    [few] { $what }: potřebuje { $n } stavební symboly
   *[other] { $what }: potřebuje { $n } stavebních symbolů
}
viscounts-act-workers = { $n ->
    [one] Umístit { $n } poddaného ({ $place }): potřebuješ { $nobles } šlechtický symbol
    [few] Umístit { $n } poddané ({ $place }): potřebuješ { $nobles ->
        [few] { $nobles } šlechtické symboly
       *[other] { $nobles } šlechtických symbolů
    }
   *[other] Umístit { $n } poddaných ({ $place }): potřebuješ { $nobles } šlechtických symbolů
}
viscounts-act-transcribe = { $n ->
    [one] { $card }: opsat, potřebuješ { $n } církevní symbol
    [few] { $card }: opsat, potřebuješ { $n } církevní symboly
   *[other] { $card }: opsat, potřebuješ { $n } církevních symbolů
}
viscounts-act-dismiss-trade = { $card }: propustit za { $price } a obchodovat ({ $what })
viscounts-act-dismiss-construct = { $card }: propustit za { $price } a stavět ({ $what })
viscounts-act-dismiss-workers = { $card }: propustit za { $price } a umístit poddané ({ $what })
viscounts-act-dismiss-transcribe = { $card }: propustit za { $price } a opsat rukopis ({ $what })
viscounts-act-skip = Bez akce
viscounts-act-pay = Zaplatit { $price }
viscounts-less = O { $price } méně: { $card }
viscounts-helps-to-pay = { $card }: { $what }
viscounts-act-recruit = { $card }: najmout za { $price } ({ $what })
viscounts-act-decline = Ne, děkuji
viscounts-act-take = Vzít { $what }
viscounts-act-flip-debt = Otočit dluh: je splacený a přinese surovinu
viscounts-act-flip-deed = Otočit smlouvu: je stvrzená
viscounts-act-arrange = Zleva: { $cards }
viscounts-act-alternative = { $card }: { $what }
viscounts-act-discard = { $card }: odhodit
viscounts-act-discard-top = Odhodit naslepo vrchní kartu dobíracího balíčku
viscounts-act-discard-shuffled = Zamíchat odkládací balíček a odhodit naslepo vrchní kartu
viscounts-act-destroy = { $card }: zničit a získat { $gain }
viscounts-act-destroy-top = Zničit naslepo vrchní kartu dobíracího balíčku a získat její hodnotu
viscounts-act-destroy-shuffled = Zamíchat odkládací balíček, zničit naslepo vrchní kartu a získat její hodnotu
viscounts-act-hire-free = { $card }: najmout zdarma ({ $what })
viscounts-act-manuscript = { $card }: vzít zdarma
viscounts-act-plot = { $what }
viscounts-act-site = Staveniště { $n }: { $what }
viscounts-act-site-linked = Staveniště { $n }: { $what }; spojnice, i pro majitele na druhém konci: { $links }
viscounts-act-link = Spojnice na staveniště { $n }: { $what }
viscounts-act-section = { $place }
viscounts-act-move-worker = Odkud a kam: { $start } → { $end }
viscounts-act-march = { $place }
viscounts-act-bump = Vykázat poddaného: { $other } získá { $what }

## Why not

viscounts-short-silver = { $n ->
    [one] Chybí ti { $n } mince.
    [few] Chybí ti { $n } mince.
   *[other] Chybí ti { $n } mincí.
}
viscounts-short-merchant = { $n ->
    [one] Chybí ti { $n } obchodní symbol.
    [few] Chybí ti { $n } obchodní symboly.
   *[other] Chybí ti { $n } obchodních symbolů.
}
viscounts-short-builder = { $n ->
    [one] Chybí ti { $n } stavební symbol.
    [few] Chybí ti { $n } stavební symboly.
   *[other] Chybí ti { $n } stavebních symbolů.
}
viscounts-short-noble = { $n ->
    [one] Chybí ti { $n } šlechtický symbol.
    [few] Chybí ti { $n } šlechtické symboly.
   *[other] Chybí ti { $n } šlechtických symbolů.
}
viscounts-short-cleric = { $n ->
    [one] Chybí ti { $n } církevní symbol.
    [few] Chybí ti { $n } církevní symboly.
   *[other] Chybí ti { $n } církevních symbolů.
}
viscounts-no-fitting-icon = Tento měšťan nemá pro tuto akci žádný symbol.
viscounts-no-site = Na tomto břehu řeky není volné staveniště.
viscounts-all-built = Všech devět budov už stojí.
viscounts-no-workers = V zásobě nemáš žádné poddané.
viscounts-workers-left = { $n ->
    [one] Zbývá ti jen { $n } poddaný.
    [few] Zbývají ti jen { $n } poddaní.
   *[other] Zbývá ti jen { $n } poddaných.
}
viscounts-no-worker-there = Tam žádného poddaného nemáš.
viscounts-nobody-there = V tomto balíčku už nikdo není.
viscounts-no-debt = Nemáš žádný nesplacený dluh.
viscounts-no-deed = Nemáš žádnou smlouvu ke stvrzení.
viscounts-no-cards = Tvůj dobírací i odkládací balíček jsou prázdné.
viscounts-does-nothing = To by teď nemělo žádný účinek.

## The log

viscounts-starts = { $seat } začíná: { $card } a { $cards }
viscounts-starts-alone = { $seat } začíná: { $card }
viscounts-round = { $n }. kolo
viscounts-last-round = { $n }. kolo, poslední
viscounts-drops-off = { $seat }: z desky odchází { $card }
viscounts-plays = { $seat } vykládá: { $card }
viscounts-moves-0 = { $seat } se pohybuje: { $card }, vnější cesta vlevo od řeky
viscounts-moves-1 = { $seat } se pohybuje: { $card }, vnitřní cesta
viscounts-moves-2 = { $seat } se pohybuje: { $card }, vnější cesta vpravo od řeky
viscounts-trades = { $merchants ->
    [one] { $seat } obchoduje { $n }×, použit { $merchants } obchodní symbol
    [few] { $seat } obchoduje { $n }×, použity { $merchants } obchodní symboly
   *[other] { $seat } obchoduje { $n }×, použito { $merchants } obchodních symbolů
}
viscounts-builds = { $seat } staví: { $card }
viscounts-places = { $n ->
    [one] { $seat } umisťuje { $n } poddaného ({ $because })
    [few] { $seat } umisťuje { $n } poddané ({ $because })
   *[other] { $seat } umisťuje { $n } poddaných ({ $because })
}
viscounts-marches = { $seat }: poddaný jde dál do hradu ({ $because })
viscounts-spreads = { $seat }: poddaný jde vedle ({ $because })
viscounts-moves-worker = { $seat } přesouvá poddaného ({ $because })
viscounts-enters-keep = { $seat }: poddaný dosáhl třetí úrovně
viscounts-leads = { $seat } získává kartu hradního pána
viscounts-bumped = { $seat }: poddaný je vykázán ({ $because })
viscounts-transcribes = { $seat } opisuje: { $card }
viscounts-cleric-bonus = { $seat } získává: { $card }
viscounts-dismisses = { $seat } propouští: { $card }
viscounts-hires = { $seat } najímá: { $card }
viscounts-hires-free = { $seat } najímá zdarma: { $card }
viscounts-skips = { $seat } nevykonává akci
viscounts-declines-recruit = { $seat } nikoho nenajímá
viscounts-declines-rearrange = { $seat } nechává karty na desce, jak jsou
viscounts-declines-discard = { $seat } žádnou kartu neodhazuje
viscounts-declines-destroy = { $seat } žádnou kartu neničí
viscounts-declines-move-worker = { $seat } žádného poddaného nepřesouvá
viscounts-cannot-construct = { $n ->
    [one] { $seat } nemůže stavět: chybí { $n } stavební symbol
    [few] { $seat } nemůže stavět: chybí { $n } stavební symboly
   *[other] { $seat } nemůže stavět: chybí { $n } stavebních symbolů
}
viscounts-cannot-construct-site = { $seat } nemůže stavět: na jeho břehu řeky není volné staveniště
viscounts-cannot-construct-all = { $seat } nemůže stavět: všech devět budov už stojí
viscounts-cannot-workers = { $n ->
    [one] { $seat } nemůže umístit poddané: chybí { $n } šlechtický symbol
    [few] { $seat } nemůže umístit poddané: chybí { $n } šlechtické symboly
   *[other] { $seat } nemůže umístit poddané: chybí { $n } šlechtických symbolů
}
viscounts-cannot-workers-left = { $seat } nemůže umístit poddané: v zásobě nezbývají ani dva
viscounts-cannot-transcribe = { $n ->
    [one] { $seat } nemůže opsat rukopis: chybí { $n } církevní symbol
    [few] { $seat } nemůže opsat rukopis: chybí { $n } církevní symboly
   *[other] { $seat } nemůže opsat rukopis: chybí { $n } církevních symbolů
}
viscounts-cannot-flip = { $seat } nemá žádný dluh ani smlouvu k otočení
viscounts-pays = { $seat } platí { $amounts }
viscounts-takes = { $seat } si bere { $amounts } ({ $because })
viscounts-takes-plain = { $seat } si bere { $amounts }
viscounts-gets = { $seat } získává { $amounts } ({ $because })
viscounts-pays-debt = { $seat } otáčí dluh: je splacený
viscounts-approves-deed = { $seat } otáčí smlouvu: je stvrzená
viscounts-rearranges = { $seat } přeskládává: { $cards }
viscounts-discards = { $seat } odhazuje: { $card }
viscounts-destroys = { $seat } ničí kartu { $card } a získává { $amounts }
viscounts-shuffles = { $seat } míchá balíček a získává { $amounts }
viscounts-draws = { $n ->
    [one] { $seat } si dobírá { $n } kartu
    [few] { $seat } si dobírá { $n } karty
   *[other] { $seat } si dobírá { $n } karet
}
viscounts-collides = { $seat }: střet počestnosti a zkaženosti na políčku { $space }
viscounts-poverty = Na kartě chudoby nezbyl žádný dluh: chudoba je odhalena
viscounts-prosperity = Na kartě blahobytu nezbyla žádná smlouva: blahobyt je odhalen
viscounts-ends = Konec hry

## Alone

viscounts-opponent = Virtuální hráč
viscounts-schemes = { $seat } otáčí: { $card }
viscounts-gains-scheme = { $seat } získává: { $card }

## What stands on the cards

viscounts-text-townsfolk = { $ability } Při najmutí nebo propuštění: { $bonus }.
viscounts-when-never = Bez schopnosti.
viscounts-when-always = { $what }.
viscounts-when-played = Po vyložení: { $what }.
viscounts-when-dropped = Když odejde z tvé desky: { $what }.
viscounts-when-after_trade = Po tvé akci „obchod“: { $what }.
viscounts-when-after_construct = Po tvé akci „stavba budovy“: { $what }.
viscounts-when-after_workers = Po tvé akci „umístění poddaných“: { $what }.
viscounts-when-after_transcribe = Po tvé akci „opis rukopisu“: { $what }.
viscounts-when-debt_flipped = Kdykoli otočíš dluh: { $what }.
viscounts-when-debt_gained = Kdykoli získáš dluh: { $what }.
viscounts-when-collision = Při každém střetu kteréhokoli hráče: { $what }.
viscounts-when-transcribed = Po opsání: { $what }.

viscounts-text-gain = získej { $what }
viscounts-text-gain-by-board = získej { $what } podle pořadí na své desce
viscounts-text-in-any-case = { $first }; v každém případě { $others }
viscounts-text-flip-any = { $n ->
    [one] otoč dluh nebo smlouvu
    [few] otoč { $n } dluhy nebo smlouvy
   *[other] otoč { $n } dluhů nebo smluv
}
viscounts-text-flip-debt = { $n ->
    [one] otoč dluh
    [few] otoč { $n } dluhy
   *[other] otoč { $n } dluhů
}
viscounts-text-flip-deed = { $n ->
    [one] otoč smlouvu
    [few] otoč { $n } smlouvy
   *[other] otoč { $n } smluv
}
viscounts-text-rearrange = můžeš přeskládat karty na své desce
viscounts-text-discard = { $n ->
    [one] můžeš odhodit kartu z ruky nebo z dobíracího balíčku
    [few] můžeš odhodit až { $n } karty z ruky nebo z dobíracího balíčku
   *[other] můžeš odhodit až { $n } karet z ruky nebo z dobíracího balíčku
}
viscounts-text-destroy = { $n ->
    [one] můžeš zničit kartu z ruky nebo z dobíracího balíčku (získáš její hodnotu v mincích)
    [few] můžeš zničit až { $n } karty z ruky nebo z dobíracího balíčku (získáš jejich hodnotu v mincích)
   *[other] můžeš zničit až { $n } karet z ruky nebo z dobíracího balíčku (získáš jejich hodnotu v mincích)
}
viscounts-text-destroy-own = můžeš zničit kteroukoli jednu svou kartu ještě před prvním zamícháním (získáš její hodnotu v mincích)
viscounts-text-shuffle = zamíchej svůj odkládací balíček do dobíracího
viscounts-text-hire = najmi zdarma vrchního měšťana z kteréhokoli balíčku na plánu
viscounts-text-move-worker = můžeš přesunout jednoho svého poddaného na první úrovni na sousední nádvoří na kterékoli straně
viscounts-text-workers = { $n ->
    [one] umísti zdarma { $n } poddaného na libovolné nádvoří první úrovně
    [few] umísti zdarma { $n } poddané na jedno libovolné nádvoří první úrovně
   *[other] umísti zdarma { $n } poddaných na jedno libovolné nádvoří první úrovně
}
viscounts-text-building = umísti zdarma { $what-accusative } na libovolné volné staveniště
viscounts-text-building-here = umísti zdarma { $what-accusative } na volné staveniště na břehu, kde stojí tvůj vikomt
viscounts-text-manuscript = vezmi si zdarma vrchní rukopis s cenou { $least } nebo { $most } z kterékoli hromádky na plánu
viscounts-text-scheme = získej budoucí intriku
viscounts-text-dismiss = propusť zdarma měšťana vedle svého vikomta a získej efekt v jeho rohu

viscounts-text-silver-counts-construct = { $n ->
    [few] při stavbě se každé { $n } zaplacené mince počítají jako stavební symbol
   *[other] při stavbě se každých { $n } zaplacených mincí počítá jako stavební symbol
}
viscounts-text-silver-counts-workers = { $n ->
    [few] při umístění poddaných se každé { $n } zaplacené mince počítají jako šlechtický symbol
   *[other] při umístění poddaných se každých { $n } zaplacených mincí počítá jako šlechtický symbol
}
viscounts-text-silver-counts-transcribe = { $n ->
    [few] při opisu se každé { $n } zaplacené mince počítají jako církevní symbol
   *[other] při opisu se každých { $n } zaplacených mincí počítá jako církevní symbol
}
viscounts-text-merchants-count-construct = { $n ->
    [few] při stavbě se každé { $n } obchodní symboly počítají jako stavební symbol
   *[other] při stavbě se každých { $n } obchodních symbolů počítá jako stavební symbol
}
viscounts-text-merchants-count-workers = { $n ->
    [few] při umístění poddaných se každé { $n } obchodní symboly počítají jako šlechtický symbol
   *[other] při umístění poddaných se každých { $n } obchodních symbolů počítá jako šlechtický symbol
}
viscounts-text-merchants-count-transcribe = { $n ->
    [few] při opisu se každé { $n } obchodní symboly počítají jako církevní symbol
   *[other] při opisu se každých { $n } obchodních symbolů počítá jako církevní symbol
}
viscounts-text-double-stone = při stavbě se první utracený kámen počítá jako dva stavební symboly, každý další jako jeden
viscounts-text-double-gold = při umístění poddaných se první utracené zlato počítá jako dva šlechtické symboly, každé další jako jeden
viscounts-text-double-ink = při opisu se první utracený kalamář počítá jako dva církevní symboly, každý další jako jeden
viscounts-text-resources-count-transcribe = při opisu můžeš místo kalamářů platit i { $what }
viscounts-text-each-ink = kalamáři
viscounts-text-each-gold = zlatem
viscounts-text-each-stone = kamenem

viscounts-text-score = Na konci hry: 1 vítězný bod za { $what }.
viscounts-counted-merchant = { $n ->
    [one] každý tvůj obchodní symbol
    [few] každé { $n } tvé obchodní symboly
   *[other] každých { $n } tvých obchodních symbolů
}
viscounts-counted-builder = { $n ->
    [one] každý tvůj stavební symbol
    [few] každé { $n } tvé stavební symboly
   *[other] každých { $n } tvých stavebních symbolů
}
viscounts-counted-noble = { $n ->
    [one] každý tvůj šlechtický symbol
    [few] každé { $n } tvé šlechtické symboly
   *[other] každých { $n } tvých šlechtických symbolů
}
viscounts-counted-cleric = { $n ->
    [one] každý tvůj církevní symbol
    [few] každé { $n } tvé církevní symboly
   *[other] každých { $n } tvých církevních symbolů
}
viscounts-counted-criminal = { $n ->
    [one] každý tvůj zločinecký symbol
    [few] každé { $n } tvé zločinecké symboly
   *[other] každých { $n } tvých zločineckých symbolů
}
viscounts-counted-resources = { $n ->
    [one] každou tvou zbylou surovinu
    [few] každé { $n } tvé zbylé suroviny
   *[other] každých { $n } tvých zbylých surovin
}
viscounts-counted-silver = { $n ->
    [one] každou tvou zbylou minci
    [few] každé { $n } tvé zbylé mince
   *[other] každých { $n } tvých zbylých mincí
}
viscounts-counted-buildings = { $n ->
    [one] každou tvou postavenou budovu
    [few] každé { $n } tvé postavené budovy
   *[other] každých { $n } tvých postavených budov
}
viscounts-counted-workers = { $n ->
    [one] každého tvého poddaného na hradě
    [few] každé { $n } tvé poddané na hradě
   *[other] každých { $n } tvých poddaných na hradě
}
viscounts-counted-paid = { $n ->
    [one] každý tvůj splacený dluh
    [few] každé { $n } tvé splacené dluhy
   *[other] každých { $n } tvých splacených dluhů
}
viscounts-counted-approved = { $n ->
    [one] každou tvou stvrzenou smlouvu
    [few] každé { $n } tvé stvrzené smlouvy
   *[other] každých { $n } tvých stvrzených smluv
}
viscounts-counted-manuscripts = { $n ->
    [one] každý tvůj rukopis
    [few] každé { $n } tvé rukopisy
   *[other] každých { $n } tvých rukopisů
}

viscounts-text-player-card = Začni na místě { $n }: { $what }; potom: { $extra }.
viscounts-text-cleric-bonus = Pro prvního, kdo má tři rukopisy { $ribbon-instrumental } stuhami: natrvalo { $icons } a 3 vítězné body.
viscounts-text-icons-merchant = { $n ->
    [one] { $n } obchodní symbol
    [few] { $n } obchodní symboly
   *[other] { $n } obchodních symbolů
}
viscounts-text-icons-builder = { $n ->
    [one] { $n } stavební symbol
    [few] { $n } stavební symboly
   *[other] { $n } stavebních symbolů
}
viscounts-text-icons-noble = { $n ->
    [one] { $n } šlechtický symbol
    [few] { $n } šlechtické symboly
   *[other] { $n } šlechtických symbolů
}
viscounts-text-icons-cleric = { $n ->
    [one] { $n } církevní symbol
    [few] { $n } církevní symboly
   *[other] { $n } církevních symbolů
}
viscounts-text-icons-criminal = { $n ->
    [one] { $n } zločinecký symbol
    [few] { $n } zločinecké symboly
   *[other] { $n } zločineckých symbolů
}
viscounts-text-castle-leader = { $n ->
    [few] Pro prvního, kdo má poddaného na třetí úrovni, potom pro toho, kdo jich tam má víc než držitel: limit karet na ruce +1 a { $n } vítězné body.
   *[other] Pro prvního, kdo má poddaného na třetí úrovni, potom pro toho, kdo jich tam má víc než držitel: limit karet na ruce +1 a { $n } vítězných bodů.
}
viscounts-text-scheme-card = { $n ->
    [one] { $gain }; pohni se o { $n } místo; potom proveď první z toho, co je možné: { $tries }.
    [few] { $gain }; pohni se o { $n } místa; potom proveď první z toho, co je možné: { $tries }.
   *[other] { $gain }; pohni se o { $n } míst; potom proveď první z toho, co je možné: { $tries }.
}
viscounts-text-scheme-card-corrupt = { $n ->
    [one] získej 1 bod zkaženosti za každý zločinecký symbol na své desce; { $gain }; pohni se o { $n } místo; potom proveď první z toho, co je možné: { $tries }.
    [few] získej 1 bod zkaženosti za každý zločinecký symbol na své desce; { $gain }; pohni se o { $n } místa; potom proveď první z toho, co je možné: { $tries }.
   *[other] získej 1 bod zkaženosti za každý zločinecký symbol na své desce; { $gain }; pohni se o { $n } míst; potom proveď první z toho, co je možné: { $tries }.
}
viscounts-text-try-construct = postav budovu
viscounts-text-try-workers = umísti poddané
viscounts-text-try-transcribe = opiš rukopis
viscounts-text-try-focus = plň hlavní cíl

## The score sheet

viscounts-score-buildings = Postavené budovy
viscounts-score-castle = Poddaní na hradě
viscounts-score-ribbons = Sady stuh
viscounts-score-manuscripts = Opsané rukopisy
viscounts-score-leader = Karta hradního pána
viscounts-score-bonuses = Karty církevních bonusů
viscounts-score-debts = Nesplacené dluhy
viscounts-score-deeds = Smlouvy
viscounts-score-poverty = Chudoba
viscounts-score-prosperity = Blahobyt
viscounts-score-resources = Zbylé suroviny

## Names

viscounts-counter-silver = Mince
viscounts-counter-ink = Kalamáře
viscounts-counter-gold = Zlato
viscounts-counter-stone = Kameny
viscounts-counter-debts = Nesplacené dluhy
viscounts-counter-paid = Splacené dluhy
viscounts-counter-deeds = Sepsané smlouvy
viscounts-counter-approved = Stvrzené smlouvy
viscounts-counter-virtue = Počestnost
viscounts-counter-corruption = Zkaženost
viscounts-counter-workers = Poddaní v zásobě

viscounts-ribbon-grey = šedá
    .instrumental = se šedými
viscounts-ribbon-yellow = žlutá
    .instrumental = se žlutými
viscounts-ribbon-black = černá
    .instrumental = s černými
viscounts-ribbon-blue = modrá
    .instrumental = s modrými

viscounts-kind-townsfolk = Měšťan
viscounts-kind-hero = Významný měšťan
viscounts-kind-starter = Počáteční měšťan
viscounts-kind-manuscript = Rukopis
viscounts-kind-player_card = Karta hráče
viscounts-kind-cleric_bonus = Karta církevního bonusu
viscounts-kind-scheme = Karta intrik
viscounts-kind-castle_leader = Karta hradního pána

viscounts-zone-townsfolk_piles = Měšťané
viscounts-zone-manuscript_piles = Rukopisy na plánu
viscounts-zone-cleric_bonuses = Volné karty církevních bonusů
viscounts-zone-offered_cards = Karty hráčů na výběr
viscounts-zone-offered_heroes = Významní měšťané na výběr
viscounts-zone-removed = Mimo hru
viscounts-zone-row = Karty na desce
viscounts-zone-hand = Ruka
viscounts-zone-deck = Dobírací balíček
viscounts-zone-discard = Odkládací balíček
viscounts-zone-retinue = Karty před prvním zamícháním
viscounts-zone-manuscripts = Rukopisy
viscounts-zone-bonuses = Karty církevních bonusů
viscounts-zone-scheme_row = Intriky na desce
viscounts-zone-scheme_deck = Intriky v dobíracím balíčku
viscounts-zone-scheme_discard = Intriky v odkládacím balíčku
viscounts-zone-future_schemes = Budoucí intriky

## Options

viscounts-option-opponent = Virtuální hráč
    .help = Proti komu hraješ sám: každý má jiný hlavní cíl a vlastní desku.
viscounts-option-future_schemes = Přimíchané budoucí intriky
    .help = Čím víc budoucích intrik má virtuální hráč od začátku, tím těžší je ho porazit.

viscounts-choice-opponent-builder = Stavební virtuální hráč
viscounts-choice-opponent-noble = Šlechtický virtuální hráč
viscounts-choice-opponent-card = Virtuální hráč zaměřený na karty
viscounts-choice-opponent-cleric = Církevní virtuální hráč
viscounts-choice-future_schemes-0 = Žádná
viscounts-choice-future_schemes-1 = Jedna
viscounts-choice-future_schemes-2 = Dvě
viscounts-choice-future_schemes-3 = Tři

viscounts-solo-opponent = Virtuálního hráče si lze zvolit jen v sólové hře.
viscounts-solo-future_schemes = Budoucí intriky se přimíchávají jen v sólové hře.
