# Valeria: what stands on the cards.

## Whole cards

valeria-text-citizen-sides = Ve svém tahu: { $active-nominative }. V cizím tahu: { $others-nominative }.
valeria-text-every-turn = V každém tahu: { $what-nominative }.
valeria-text-herald = Když se neaktivuje žádná jiná tvá karta, a také při každé dvojici: { $what-nominative }.
valeria-text-reward = Odměna: { $what-nominative }.
valeria-text-event = Když padne { $n }: { $rolled-nominative }. Odměna: { $reward-nominative }.
valeria-text-duke = Na konci hry: { $points-nominative }. K tomu 1 vítězný bod { $n ->
    [one] za každý zbylý zdroj.
    [few] za každé { $n } zbylé zdroje.
   *[other] za každých { $n } zbylých zdrojů.
}
valeria-text-exhausted = Označuje vyčerpaný balíček.

## When a domain works

valeria-when-built = Po vybudování: { $what-nominative }.
valeria-when-always = { $what-nominative }.
valeria-when-roll = Ve své fázi házení: { $what-nominative }.
valeria-when-any_pair = Kdykoli je na kostkách dvojice: { $what-nominative }.
valeria-when-actions_begin = Na začátku své fáze akcí: { $what-nominative }.
valeria-when-actions_end = Na konci své fáze akcí: { $what-nominative }.
valeria-when-citizen_gained = Za každého získaného obyvatele: { $what-nominative }.
valeria-when-monster_slain = Za každou zabitou nestvůru: { $what-nominative }.

## What it does

valeria-text-per = { $gains } { $per }
    .nominative = { $gains-nominative } { $per }
valeria-text-choose = buď { $parts-nominative }
valeria-text-any = { $n ->
    [one] { $n } libovolný zdroj
    [few] { $n } zdroje jednoho druhu podle výběru
   *[other] { $n } zdrojů jednoho druhu podle výběru
}
valeria-text-exchange = můžeš vyměnit { $pay } za { $gain }
valeria-text-take = { $n ->
    [1] vezmi jednomu soupeři { $what }
   *[other] vezmi jednomu soupeři { $what }, nebo všechno, má-li méně
}
valeria-text-take-up-to = vezmi jednomu soupeři nejvýše { $what }, kolik chceš
valeria-text-citizen = zdarma { $what }
valeria-text-citizen-up-to = { $n ->
    [one] zdarma { $what } v základní ceně do { $n } zlaťáku
   *[other] zdarma { $what } v základní ceně do { $n } zlaťáků
}
valeria-text-citizen-named = zdarma { $card }
valeria-a-citizen = libovolný obyvatel
valeria-a-citizen-worker = obyvatel dělnického stavu
valeria-a-citizen-soldier = obyvatel vojenského stavu
valeria-a-citizen-shadow = obyvatel z podsvětí
valeria-a-citizen-holy = obyvatel duchovního stavu
valeria-text-may-slay = možnost hned zabít nestvůru za běžnou cenu
valeria-text-take-monster = vezmi jednomu soupeři náhodnou nestvůru, ale bez odměny
valeria-text-return-monster = můžeš vrátit jednu svou nestvůru na její balíček a získat { $gain }
valeria-text-return-citizen = můžeš vrátit jednoho svého obyvatele na jeho balíček a získat { $gain }
valeria-text-die-to = změnit jednu kostku na { $n }
valeria-text-die-lower = snížit jednu kostku o { $n }
valeria-text-die-for = můžeš zaplatit { $price } a { $change }
valeria-text-die-free = můžeš { $change }
valeria-text-no-surcharge = Obyvatele najímáš jen za základní cenu, i když už máš stejné karty
valeria-text-cheaper-domains = Panství tě stojí o { $by } méně, vždy však aspoň 1
valeria-text-token-gold = aktivní hráč vybere nestvůru na stole; kdo ji zabije, získá navíc 1 zlaťák
valeria-text-token-strength = aktivní hráč vybere nestvůru na stole; ta odteď stojí o 1 sílu víc
valeria-text-token-magic = aktivní hráč vybere nestvůru na stole; ta odteď stojí o 1 magii víc
valeria-text-everyone-loses = každý hráč ve hře ztratí { $what }

## What is counted

valeria-per-citizen = za každého obyvatele ve vévodství
valeria-per-citizen-worker = za každého obyvatele dělnického stavu ve vévodství
valeria-per-citizen-soldier = za každého obyvatele vojenského stavu ve vévodství
valeria-per-citizen-shadow = za každého obyvatele z podsvětí ve vévodství
valeria-per-citizen-holy = za každého obyvatele duchovního stavu ve vévodství
valeria-per-named = za každou kartu { $card } ve vévodství
valeria-per-domain = za každé panství ve vévodství
valeria-per-monster = za každou poraženou nestvůru
valeria-per-monster-hills = za každou poraženou nestvůru z kopců
valeria-per-monster-ruins = za každou poraženou nestvůru z ruin
valeria-per-monster-forest = za každou poraženou nestvůru z lesů
valeria-per-monster-valley = za každou poraženou nestvůru z údolí
valeria-per-monster-mountains = za každou poraženou nestvůru z hor
valeria-per-monster-barrens = za každou poraženou nestvůru z pustin
valeria-per-monster-swamp = za každou poraženou nestvůru z bažin
valeria-per-monster-caverns = za každou poraženou nestvůru z jeskyní
valeria-per-monster-titan = za každou poraženou nestvůru typu kolos
valeria-per-icon-worker = za každý symbol dělníků
valeria-per-icon-soldier = za každý symbol vojáků
valeria-per-icon-shadow = za každý symbol podsvětí
valeria-per-icon-holy = za každý symbol duchovních
