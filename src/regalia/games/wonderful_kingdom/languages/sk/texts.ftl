# It’s a Wonderful Kingdom: what stands on the cards.

## Whole cards

wonderful_kingdom-text-in-turn = { $first } { $then }
wonderful_kingdom-text-produces = Produkuje { $what }.
wonderful_kingdom-text-produces-per = Produkuje { $what } { $family-each } v tvojom vojvodstve.
wonderful_kingdom-text-bonus = Po dokončení: { $what-nominative }.
wonderful_kingdom-text-points = { $points }.
wonderful_kingdom-text-points-per = { $points } { $family-each } v tvojom vojvodstve.
wonderful_kingdom-text-recycled = Za výmenu: { $what-nominative }.
wonderful_kingdom-text-treasure = Možno len vymeniť: získaš { $what }.
wonderful_kingdom-text-calamity = Pri plánovaní príde do tvojho vojvodstva. Na konci hry stratíš { $points }.
wonderful_kingdom-text-menace = V súboji možno poraziť za { $price }. Neporazená hrozba ti na konci hry vezme { $points }.
wonderful_kingdom-text-quest = Dvaja hráči: { $two } Sólová hra: { $solo }
wonderful_kingdom-text-step = { $step } ({ $price-nominative }): { $reward-nominative }.
wonderful_kingdom-text-step-first = Posledný krok, bez ktorého nevyhráš: { $step } ({ $price-nominative }): { $reward-nominative }, ale len pre toho, kto ho splní prvý.
wonderful_kingdom-text-step-final = Posledný krok, bez ktorého nevyhráš: { $step } ({ $price-nominative }): { $reward-nominative }.

## When an advisor works

wonderful_kingdom-text-advisor-own_turn = Voľba, v tvojom ťahu, raz za kolo za { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-offering = Voľba, pri tvojej ponuke, raz za kolo za { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-before_selecting = Voľba, pred tvojím výberom, raz za kolo za { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-after_selecting = Voľba, po tvojom výbere, raz za kolo za { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-before_planning = Pred plánovaním, raz za kolo za { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-planning = Plánovanie, raz za kolo za { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-production = Produkcia, raz za kolo za { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-end = Koniec hry, raz za { $price }: { $what-nominative }.

## What it does

wonderful_kingdom-text-produce-more = vyprodukuj { $what } navyše v kroku tohto prostriedku; prevahu to neovplyvní
wonderful_kingdom-text-turn-up-offer = odhaľ všetky skryté karty jednej oblasti ponuky
wonderful_kingdom-text-move-between-offers = presuň jednu kartu do druhej oblasti ponuky, ale neotáčaj ju
wonderful_kingdom-text-look-and-keep = { $n ->
    [one] pozri si vrchnú kartu balíčka a nechaj si ju
    [few] pozri si { $n } vrchné karty balíčka, 1 si nechaj a ostatné odhoď
   *[other] pozri si { $n } vrchných kariet balíčka, 1 si nechaj a ostatné odhoď
}
wonderful_kingdom-text-look-at-hand = pozri si súperovu ruku; zostane odkrytá, kým ju nezahrá
wonderful_kingdom-text-free-trap = ponúkni jednu zo svojich dvoch kariet lícom nadol bez žetónu pasce
wonderful_kingdom-text-swap-chosen = prehoď jednu svoju vybranú kartu rozvoja so súperovou
wonderful_kingdom-text-recycle-twice = ďalšia karta, ktorú v tomto plánovaní vymeníš, ti dá odmenu za výmenu dvakrát
wonderful_kingdom-text-remove-calamities = { $n ->
    [one] vráť do škatule { $n } Pohromu zo svojho vojvodstva
    [few] vráť do škatule až { $n } Pohromy zo svojho vojvodstva
   *[other] vráť do škatule až { $n } Pohrôm zo svojho vojvodstva
}
wonderful_kingdom-text-ready-spies = { $n ->
    [one] { $n } použitý žetón zveda sa obnoví
    [few] { $n } použité žetóny zvedov sa obnovia
   *[other] { $n } použitých žetónov zvedov sa obnoví
}

## What menaces do

wonderful_kingdom-strikes-breed = V každom plánovaní, kým nie je porazená, pribudne za túto Obriu krysu do tvojho stavebného priestoru 1 Háveď.
wonderful_kingdom-strikes-freeze = Pri plánovaní ho musíš zasunúť pod niektorú svoju rozostavanú kartu, pod každú najviac jedného; ak nemáš žiadnu, hneď rozostavaj niektorú z vybraných. Na zmrazenú kartu možno pridávať kocky a vojakov, ale nemožno ju dokončiť ani odhodiť. Obra porazíš, len keď na karte nič nechýba; karta sa tým dokončí.
wonderful_kingdom-strikes-haunt = V každom plánovaní, kým nie je porazený, musíš za tento Tieň odhodiť 1 zo svojich vybraných kariet a nič za ňu nezískaš. V hre dvoch hráčov si súper dá odmenu za jej výmenu do svojho laboratória: za poklad dve kocky.
wonderful_kingdom-strikes-rob = V plánovaní po výbere tejto karty vyberieš 1 symbol produkcie vo svojom vojvodstve a zakryješ ho. Kým Zlodeja neporazíš, symbol neprodukuje a nepočíta sa do prevahy.
