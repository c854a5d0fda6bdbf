# Valeria: what stands on the cards.

## Whole cards

valeria-text-citizen-sides = Vo svojom ťahu: { $active-nominative }. V cudzom ťahu: { $others-nominative }.
valeria-text-every-turn = V každom ťahu: { $what-nominative }.
valeria-text-herald = Keď sa neaktivuje žiadna iná tvoja karta, a tiež pri každej dvojici: { $what-nominative }.
valeria-text-reward = Odmena: { $what-nominative }.
valeria-text-event = Keď padne { $n }: { $rolled-nominative }. Odmena: { $reward-nominative }.
valeria-text-duke = Na konci hry: { $points-nominative }. K tomu 1 víťazný bod { $n ->
    [one] za každý zvyšný zdroj.
    [few] za každé { $n } zvyšné zdroje.
   *[other] za každých { $n } zvyšných zdrojov.
}
valeria-text-exhausted = Označuje vyčerpaný balíček.

## When a domain works

valeria-when-built = Po vybudovaní: { $what-nominative }.
valeria-when-always = { $what-nominative }.
valeria-when-roll = Vo svojej fáze hádzania: { $what-nominative }.
valeria-when-any_pair = Kedykoľvek je na kockách dvojica: { $what-nominative }.
valeria-when-actions_begin = Na začiatku svojej fázy akcií: { $what-nominative }.
valeria-when-actions_end = Na konci svojej fázy akcií: { $what-nominative }.
valeria-when-citizen_gained = Za každého získaného obyvateľa: { $what-nominative }.
valeria-when-monster_slain = Za každú zabitú príšeru: { $what-nominative }.

## What it does

valeria-text-per = { $gains } { $per }
    .nominative = { $gains-nominative } { $per }
valeria-text-choose = buď { $parts-nominative }
valeria-text-any = { $n ->
    [one] { $n } ľubovoľný zdroj
    [few] { $n } zdroje jedného druhu podľa výberu
   *[other] { $n } zdrojov jedného druhu podľa výberu
}
valeria-text-exchange = môžeš vymeniť { $pay } za { $gain }
valeria-text-take = { $n ->
    [1] vezmi jednému súperovi { $what }
   *[other] vezmi jednému súperovi { $what }, alebo všetko, ak má menej
}
valeria-text-take-up-to = vezmi jednému súperovi najviac { $what }, koľko chceš
valeria-text-citizen = zadarmo { $what }
valeria-text-citizen-up-to = { $n ->
    [one] zadarmo { $what } v základnej cene do { $n } zlatky
   *[other] zadarmo { $what } v základnej cene do { $n } zlatiek
}
valeria-text-citizen-named = zadarmo { $card }
valeria-a-citizen = ľubovoľný obyvateľ
valeria-a-citizen-worker = obyvateľ robotníckeho stavu
valeria-a-citizen-soldier = obyvateľ vojenského stavu
valeria-a-citizen-shadow = obyvateľ z podsvetia
valeria-a-citizen-holy = obyvateľ duchovného stavu
valeria-text-may-slay = možnosť hneď zabiť príšeru za bežnú cenu
valeria-text-take-monster = vezmi jednému súperovi náhodnú príšeru, ale bez odmeny
valeria-text-return-monster = môžeš vrátiť jednu svoju príšeru na jej balíček a získať { $gain }
valeria-text-return-citizen = môžeš vrátiť jedného svojho obyvateľa na jeho balíček a získať { $gain }
valeria-text-die-to = zmeniť jednu kocku na { $n }
valeria-text-die-lower = znížiť jednu kocku o { $n }
valeria-text-die-for = môžeš zaplatiť { $price } a { $change }
valeria-text-die-free = môžeš { $change }
valeria-text-no-surcharge = Obyvateľov najímaš len za základnú cenu, aj keď už máš rovnaké karty
valeria-text-cheaper-domains = Panstvá ťa stoja o { $by } menej, vždy však aspoň 1
valeria-text-token-gold = aktívny hráč vyberie príšeru na stole; kto ju zabije, získa navyše 1 zlatku
valeria-text-token-strength = aktívny hráč vyberie príšeru na stole; tá odteraz stojí o 1 silu viac
valeria-text-token-magic = aktívny hráč vyberie príšeru na stole; tá odteraz stojí o 1 mágiu viac
valeria-text-everyone-loses = každý hráč v hre stratí { $what }

## What is counted

valeria-per-citizen = za každého obyvateľa vo vojvodstve
valeria-per-citizen-worker = za každého obyvateľa robotníckeho stavu vo vojvodstve
valeria-per-citizen-soldier = za každého obyvateľa vojenského stavu vo vojvodstve
valeria-per-citizen-shadow = za každého obyvateľa z podsvetia vo vojvodstve
valeria-per-citizen-holy = za každého obyvateľa duchovného stavu vo vojvodstve
valeria-per-named = za každú kartu { $card } vo vojvodstve
valeria-per-domain = za každé panstvo vo vojvodstve
valeria-per-monster = za každú porazenú príšeru
valeria-per-monster-hills = za každú porazenú príšeru z kopcov
valeria-per-monster-ruins = za každú porazenú príšeru z ruín
valeria-per-monster-forest = za každú porazenú príšeru z lesov
valeria-per-monster-valley = za každú porazenú príšeru z údolia
valeria-per-monster-mountains = za každú porazenú príšeru z hôr
valeria-per-monster-barrens = za každú porazenú príšeru z pustatín
valeria-per-monster-swamp = za každú porazenú príšeru z močiarov
valeria-per-monster-caverns = za každú porazenú príšeru z jaskýň
valeria-per-monster-titan = za každú porazenú príšeru typu kolos
valeria-per-icon-worker = za každý symbol robotníkov
valeria-per-icon-soldier = za každý symbol vojakov
valeria-per-icon-shadow = za každý symbol podsvetia
valeria-per-icon-holy = za každý symbol duchovných
