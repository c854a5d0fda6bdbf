# It’s a Wonderful Kingdom: what stands on the cards.

## Whole cards

wonderful_kingdom-text-in-turn = { $first } { $then }
wonderful_kingdom-text-produces = Produkuje { $what }.
wonderful_kingdom-text-produces-per = Produkuje { $what } { $family-each } ve tvém [[duchy|vévodství]].
wonderful_kingdom-text-bonus = Po [[completed|dokončení]]: { $what-nominative }.
wonderful_kingdom-text-points = { $points }.
wonderful_kingdom-text-points-per = { $points } { $family-each } ve tvém [[duchy|vévodství]].
wonderful_kingdom-text-recycled = Za [[recycling|směnu]]: { $what-nominative }.
wonderful_kingdom-text-treasure = Lze jen [[recycling|směnit]]: získáš { $what }.
wonderful_kingdom-text-calamity = Při [[planning|plánování]] přijde do tvého [[duchy|vévodství]]. Na konci hry ztratíš { $points }.
wonderful_kingdom-text-menace = V [[fight|souboji]] lze porazit za { $price }. Neporažená hrozba ti na konci hry vezme { $points }.
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
wonderful_kingdom-text-advisor-planning = [[planning|Plánování]], jednou za kolo za { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-production = Produkce, jednou za kolo za { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-end = Konec hry, jednou za { $price }: { $what-nominative }.

## What it does

wonderful_kingdom-text-produce-more = vyprodukuj { $what } navíc v kroku tohoto [[resource|prostředku]]; [[supremacy|převahu]] to neovlivní
wonderful_kingdom-text-turn-up-offer = odhal všechny skryté karty jedné oblasti nabídky
wonderful_kingdom-text-move-between-offers = přesuň jednu kartu do druhé oblasti nabídky, aniž ji otočíš
wonderful_kingdom-text-look-and-keep = { $n ->
    [one] prohlédni si vrchní kartu balíčku a nech si ji
    [few] prohlédni si { $n } vrchní karty balíčku, 1 si nech a ostatní odhoď
   *[other] prohlédni si { $n } vrchních karet balíčku, 1 si nech a ostatní odhoď
}
wonderful_kingdom-text-look-at-hand = prohlédni si soupeřovu ruku; zůstane odkrytá, dokud ji nezahraje
wonderful_kingdom-text-free-trap = nabídni jednu ze svých dvou karet lícem dolů bez žetonu [[traps|pasti]]
wonderful_kingdom-text-swap-chosen = vyměň jednu svou vybranou kartu rozvoje za soupeřovu
wonderful_kingdom-text-recycle-twice = příští karta, kterou v tomto [[planning|plánování]] [[recycling|směníš]], ti dá odměnu za směnu dvakrát
wonderful_kingdom-text-remove-calamities = { $n ->
    [one] vrať do krabice { $n } [[calamity|Pohromu]] ze svého [[duchy|vévodství]]
    [few] vrať do krabice až { $n } [[calamity|Pohromy]] ze svého [[duchy|vévodství]]
   *[other] vrať do krabice až { $n } Pohrom ze svého [[duchy|vévodství]]
}
wonderful_kingdom-text-ready-spies = { $n ->
    [one] { $n } použitý žeton [[spies|zvěda]] se obnoví
    [few] { $n } použité žetony [[spies|zvědů]] se obnoví
   *[other] { $n } použitých žetonů [[spies|zvědů]] se obnoví
}

## What menaces do

wonderful_kingdom-strikes-breed = V každém [[planning|plánování]], dokud není poražena, přibude za tuto Obří krysu do tvého stavebního prostoru 1 Havěť.
wonderful_kingdom-strikes-freeze = Při [[planning|plánování]] ho musíš zasunout pod některou svou [[construction|rozestavěnou]] kartu, pod každou nejvýše jednoho; nemáš-li žádnou, hned rozestav některou z vybraných. Na zmrazenou kartu lze přidávat kostky a [[soldiers|vojáky]], ale nelze ji [[completed|dokončit]] ani odhodit. Obra porazíš, jen když na kartě nic nechybí; karta se tím dokončí.
wonderful_kingdom-strikes-haunt = V každém [[planning|plánování]], dokud není poražen, musíš za tento Stín odhodit 1 ze svých vybraných karet a nic za ni nezískáš. Ve hře dvou hráčů si soupeř dá odměnu za její [[recycling|směnu]] do své [[lab|laboratoře]]: za poklad dvě kostky.
wonderful_kingdom-strikes-rob = V [[planning|plánování]] po výběru této karty vybereš 1 symbol produkce ve svém vévodství a zakryješ ho. Dokud Zloděje neporazíš, symbol neprodukuje a nepočítá se do [[supremacy|převahy]].
