# It’s a Wonderful Kingdom: what stands on the cards.

## Whole cards

wonderful_kingdom-text-in-turn = { $first } { $then }
wonderful_kingdom-text-produces = Produkuje { $what }.
wonderful_kingdom-text-produces-per = Produkuje { $what } { $family-each } v tvojom vojvodstve.
wonderful_kingdom-text-bonus = Po dokončení: { $what-nominative }.
wonderful_kingdom-text-points = { $points }.
wonderful_kingdom-text-points-per = { $points } { $family-each } v tvojom vojvodstve.
wonderful_kingdom-text-recycled = Za zmenu: { $what-nominative }.
wonderful_kingdom-text-treasure = Možno len zmeniť za { $what }.
wonderful_kingdom-text-calamity = Pri plánovaní príde do tvojho vojvodstva. Na konci hry stratíš { $points }.
wonderful_kingdom-text-menace = V súboji ju možno poraziť za { $price }; inak na konci hry stratíš { $points }.
wonderful_kingdom-text-quest = Dvaja hráči: { $two } Sólová hra: { $solo }
wonderful_kingdom-text-step = { $step } ({ $price-nominative }): { $reward-nominative }.
wonderful_kingdom-text-step-first = { $step } ({ $price-nominative }): { $reward-nominative } pre toho, kto je prvý.

## When an advisor works

wonderful_kingdom-text-advisor-own_turn = Voľba, vo svojom ťahu za { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-offering = Voľba, pri svojej ponuke za { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-before_selecting = Voľba, pred svojím výberom za { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-after_selecting = Voľba, po svojom výbere za { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-before_planning = Pred plánovaním za { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-planning = Plánovanie, za { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-production = Produkcia, za { $price }: { $what-nominative }.
wonderful_kingdom-text-advisor-end = Koniec hry, za { $price }: { $what-nominative }.

## What it does

wonderful_kingdom-text-produce-more = { $what-nominative } navyše pri produkcii tohto prostriedku, do prevahy sa nepočíta
wonderful_kingdom-text-turn-up-offer = odhaľ všetky skryté karty jednej oblasti ponuky
wonderful_kingdom-text-move-between-offers = presuň jednu kartu do druhej oblasti ponuky, ale neotáčaj ju
wonderful_kingdom-text-look-and-keep = { $n ->
    [one] pozri si vrchnú kartu balíčka a nechaj si ju
    [few] pozri si { $n } vrchné karty balíčka, 1 si nechaj a ostatné odhoď
   *[other] pozri si { $n } vrchných kariet balíčka, 1 si nechaj a ostatné odhoď
}
wonderful_kingdom-text-look-at-hand = pozri si súperovu ruku
wonderful_kingdom-text-free-trap = ponúkni jednu z oboch kariet lícom nadol bez žetónu pasce
wonderful_kingdom-text-swap-chosen = vymeň jednu svoju vybranú kartu rozvoja za súperovu
wonderful_kingdom-text-recycle-twice = ďalšia karta, ktorú zmeníš, ti dá odmenu dvakrát
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

wonderful_kingdom-strikes-breed = V každom plánovaní pribudne 1 Háveď za každú Obriu krysu v tvojom stavebnom priestore.
wonderful_kingdom-strikes-freeze = Pri plánovaní sa zasunie pod rozostavanú kartu, pod každú najviac jeden. Na tú možno pridávať kocky, ale nemožno ju dokončiť ani odhodiť; obra možno poraziť, až keď na karte nič nechýba.
wonderful_kingdom-strikes-haunt = V každom plánovaní odhodíš za každý Tieň 1 vybranú kartu; odmenu za jej zmenu si súper dá do laboratória.
wonderful_kingdom-strikes-rob = Pri plánovaní zakryje 1 symbol produkcie v tvojom vojvodstve, kým ho neporazíš.
