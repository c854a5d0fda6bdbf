# It’s a Wonderful Kingdom: what stands on the cards.

## Whole cards

wonderful_kingdom-text-in-turn = { $first } { $then }
wonderful_kingdom-text-produces = Produkuje { $what }.
wonderful_kingdom-text-produces-per = Produkuje { $what } { $family-each } ve tvém vévodství.
wonderful_kingdom-text-bonus = Po dokončení: { $what-nominative }.
wonderful_kingdom-text-points = { $points }.
wonderful_kingdom-text-points-per = { $points } { $family-each } ve tvém vévodství.
wonderful_kingdom-text-recycled = Za směnu: { $what-nominative }.
wonderful_kingdom-text-treasure = Lze jen směnit za { $what }.
wonderful_kingdom-text-calamity = Při plánování přijde do tvého vévodství. Na konci hry ztratíš { $points }.
wonderful_kingdom-text-menace = V souboji ji lze porazit za { $price }; jinak na konci hry ztratíš { $points }.
wonderful_kingdom-text-quest = Dva hráči: { $two } Sólová hra: { $solo }
wonderful_kingdom-text-step = { $step } ({ $price-nominative }): { $reward-nominative }.
wonderful_kingdom-text-step-first = { $step } ({ $price-nominative }): { $reward-nominative } pro toho, kdo je první.

## When an advisor works

wonderful_kingdom-text-advisor-own_turn = Volba, ve svém tahu za { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-offering = Volba, při své nabídce za { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-before_selecting = Volba, před svým výběrem za { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-after_selecting = Volba, po svém výběru za { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-before_planning = Před plánováním za { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-planning = Plánování, za { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-production = Produkce, za { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-end = Konec hry, za { $price }: { $what-nominative }.

## What it does

wonderful_kingdom-text-produce-more = { $what-nominative } navíc při produkci tohoto prostředku, do převahy se nepočítá
wonderful_kingdom-text-turn-up-offer = odhal všechny skryté karty jedné oblasti nabídky
wonderful_kingdom-text-move-between-offers = přesuň jednu kartu do druhé oblasti nabídky, aniž ji otočíš
wonderful_kingdom-text-look-and-keep = { $n ->
    [one] prohlédni si vrchní kartu balíčku a nech si ji
    [few] prohlédni si { $n } vrchní karty balíčku, 1 si nech a ostatní odhoď
   *[other] prohlédni si { $n } vrchních karet balíčku, 1 si nech a ostatní odhoď
}
wonderful_kingdom-text-look-at-hand = prohlédni si soupeřovu ruku
wonderful_kingdom-text-free-trap = nabídni jednu z obou karet lícem dolů bez žetonu pasti
wonderful_kingdom-text-swap-chosen = vyměň jednu svou vybranou kartu rozvoje za soupeřovu
wonderful_kingdom-text-recycle-twice = příští karta, kterou směníš, ti dá odměnu dvakrát
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

wonderful_kingdom-strikes-breed = V každém plánování přibude 1 Havěť za každou Obří krysu ve tvém stavebním prostoru.
wonderful_kingdom-strikes-freeze = Při plánování se zasune pod rozestavěnou kartu, pod každou nejvýše jeden. Na tu lze přidávat kostky, ale nelze ji dokončit ani odhodit; obra lze porazit, teprve když na kartě nic nechybí.
wonderful_kingdom-strikes-haunt = V každém plánování odhodíš za každý Stín 1 vybranou kartu; odměnu za její směnu si soupeř dá do laboratoře.
wonderful_kingdom-strikes-rob = Při plánování zakryje 1 symbol produkce ve tvém vévodství, dokud ho neporazíš.
