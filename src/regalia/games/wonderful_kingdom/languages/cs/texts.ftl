# It’s a Wonderful Kingdom: what stands on the cards.

## Whole cards

wonderful_kingdom-text-in-turn = { $first } { $then }
wonderful_kingdom-text-produces = Produkuje { $what }.
wonderful_kingdom-text-produces-per = Produkuje { $what } { $family-each } ve tvém vévodství.
wonderful_kingdom-text-bonus = Po dokončení: { $what-nominative }.
wonderful_kingdom-text-points = { $points }.
wonderful_kingdom-text-points-per = { $points } { $family-each } ve tvém vévodství.
wonderful_kingdom-text-recycled = Za směnu: { $what-nominative }.
wonderful_kingdom-text-treasure = Lze jen směnit: získáš { $what }.
wonderful_kingdom-text-calamity = Při plánování přijde do tvého vévodství. Na konci hry ztratíš { $points }.
wonderful_kingdom-text-menace = V souboji lze porazit za { $price }. Neporažená hrozba ti na konci hry vezme { $points }.
wonderful_kingdom-text-quest = Dva hráči: { $two } Sólová hra: { $solo }
wonderful_kingdom-text-step = { $step } ({ $price-nominative }): { $reward-nominative }.
wonderful_kingdom-text-step-first = Poslední krok, bez kterého nevyhraješ: { $step } ({ $price-nominative }): { $reward-nominative }, ale jen pro toho, kdo ho splní první.
wonderful_kingdom-text-step-final = Poslední krok, bez kterého nevyhraješ: { $step } ({ $price-nominative }): { $reward-nominative }.

## When an advisor works

wonderful_kingdom-text-advisor-own_turn = Volba, ve tvém tahu, jednou za kolo za { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-offering = Volba, při tvé nabídce, jednou za kolo za { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-before_selecting = Volba, před tvým výběrem, jednou za kolo za { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-after_selecting = Volba, po tvém výběru, jednou za kolo za { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-before_planning = Před plánováním, jednou za kolo za { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-planning = Plánování, jednou za kolo za { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-production = Produkce, jednou za kolo za { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-end = Konec hry, jednou za { $price }: { $what-nominative }.

## What it does

wonderful_kingdom-text-produce-more = vyprodukuj { $what } navíc v kroku tohoto prostředku; převahu to neovlivní
wonderful_kingdom-text-turn-up-offer = odhal všechny skryté karty jedné oblasti nabídky
wonderful_kingdom-text-move-between-offers = přesuň jednu kartu do druhé oblasti nabídky, aniž ji otočíš
wonderful_kingdom-text-look-and-keep = { $n ->
    [one] prohlédni si vrchní kartu balíčku a nech si ji
    [few] prohlédni si { $n } vrchní karty balíčku, 1 si nech a ostatní odhoď
   *[other] prohlédni si { $n } vrchních karet balíčku, 1 si nech a ostatní odhoď
}
wonderful_kingdom-text-look-at-hand = prohlédni si soupeřovu ruku; zůstane odkrytá, dokud ji nezahraje
wonderful_kingdom-text-free-trap = nabídni jednu ze svých dvou karet lícem dolů bez žetonu pasti
wonderful_kingdom-text-swap-chosen = vyměň jednu svou vybranou kartu rozvoje za soupeřovu
wonderful_kingdom-text-recycle-twice = příští karta, kterou v tomto plánování směníš, ti dá odměnu za směnu dvakrát
wonderful_kingdom-text-remove-calamities = { $n ->
    [one] vrať do krabice { $n } Pohromu ze svého vévodství
    [few] vrať do krabice až { $n } Pohromy ze svého vévodství
   *[other] vrať do krabice až { $n } Pohrom ze svého vévodství
}
wonderful_kingdom-text-ready-spies = { $n ->
    [one] { $n } použitý žeton zvěda se obnoví
    [few] { $n } použité žetony zvědů se obnoví
   *[other] { $n } použitých žetonů zvědů se obnoví
}

## What menaces do

wonderful_kingdom-strikes-breed = V každém plánování, dokud není poražena, přibude za tuto Obří krysu do tvého stavebního prostoru 1 Havěť.
wonderful_kingdom-strikes-freeze = Při plánování ho musíš zasunout pod některou svou rozestavěnou kartu, pod každou nejvýše jednoho; nemáš-li žádnou, hned rozestav některou z vybraných. Na zmrazenou kartu lze přidávat kostky a vojáky, ale nelze ji dokončit ani odhodit. Obra porazíš, jen když na kartě nic nechybí; karta se tím dokončí.
wonderful_kingdom-strikes-haunt = V každém plánování, dokud není poražen, musíš za tento Stín odhodit 1 ze svých vybraných karet a nic za ni nezískáš. Ve hře dvou hráčů si soupeř dá odměnu za její směnu do své laboratoře: za poklad dvě kostky.
wonderful_kingdom-strikes-rob = V plánování po výběru této karty vybereš 1 symbol produkce ve svém vévodství a zakryješ ho. Dokud Zloděje neporazíš, symbol neprodukuje a nepočítá se do převahy.
