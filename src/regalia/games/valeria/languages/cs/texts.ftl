# Valeria: what stands on the cards.

## Whole cards

valeria-text-citizen-sides = Ve svém tahu: { $active-nominative }. V cizím tahu: { $others-nominative }.
valeria-text-every-turn = V každém tahu: { $what-nominative }.
valeria-text-herald = Při každé [[doubles|dvojici]] a také tehdy, když se neaktivuje žádná jiná tvá karta (platí-li obojí, dvakrát): { $what-nominative }.
valeria-text-reward = [[reward|Odměna]]: { $what-nominative }.
valeria-text-reward-counts-itself = [[reward|Odměna]]: { $what-nominative }. Počítá se i tato [[monster|nestvůra]].
valeria-text-event = Jednou za tah, když na [[die|kostce]] nebo v součtu padne { $n }: { $rolled-nominative }. { $reward }
valeria-text-duke = Na konci hry: { $points-nominative }. K tomu 1 vítězný bod { $n ->
    [one] za každý zbylý [[resource|zdroj]].
    [few] za každé { $n } zbylé [[resource|zdroje]] (všechny druhy dohromady).
   *[other] za každých { $n } zbylých [[resource|zdrojů]] (všechny druhy dohromady).
}{ $counts ->
    [icons] { " " }Počítají se symboly na tvých kartách [[citizen|obyvatel]] i panství.
    [citizens] { " " }[[starter|Základní karty]] nejsou [[citizen|obyvatelé]].
   *[other] { "" }
}
valeria-text-exhausted = Označuje [[exhausted|vyčerpaný balíček]].
valeria-text-reference = Tah: hod kostkami, [[harvest|příjmy]] všech hráčů, dvě akce a kontrola konce hry. Akce: [[slay|zabít]] [[monster|nestvůru]], [[recruit|najmout]] [[citizen|obyvatele]], získat [[resource|zdroj]], [[build|vybudovat]] [[domain|panství]]. Při akcích může [[magic|magie]] nahradit [[strength|sílu]] nebo [[gold|zlaťáky]], vždy však použij aspoň jednu sílu nebo jeden zlaťák.

## When a domain works

valeria-when-built = Po [[build|vybudování]]: { $what-nominative }.
valeria-when-always = { $what-nominative }.
valeria-when-roll = Jednou ve své fázi házení: { $what-nominative }.
valeria-when-any_pair = Pokaždé, když kterýkoli hráč hodí [[doubles|dvojici]] nebo změní [[die|kostky]] na dvojici: { $what-nominative }.
valeria-when-actions_begin = Na začátku své [[actions|fáze akcí]]: { $what-nominative }.
valeria-when-actions_end = Na konci své [[actions|fáze akcí]]: { $what-nominative }.
valeria-when-citizen_gained = Kdykoli ve své [[actions|fázi akcí]] získáš [[citizen|obyvatele]], [[recruit|najatého]] i zdarma: { $what-nominative }.
valeria-when-monster_slain = Kdykoli ve své [[actions|fázi akcí]] [[slay|zabiješ]] [[monster|nestvůru]]: { $what-nominative }.

## What it does

valeria-text-per = { $gains } { $per }
    .nominative = { $gains-nominative } { $per }
valeria-text-choose = buď { $parts-nominative }
valeria-text-any = { $n ->
    [one] { $n } libovolný [[resource|zdroj]]
    [few] { $n } [[resource|zdroje]] jednoho druhu podle výběru
   *[other] { $n } [[resource|zdrojů]] jednoho druhu podle výběru
}
valeria-text-exchange = můžeš zaplatit { $pay } a získat { $gain }
valeria-text-take = { $n ->
    [1] vezmi soupeři podle svého výběru { $what }
   *[other] vezmi soupeři podle svého výběru { $what }; má-li méně, vezmi mu všechno
}
valeria-text-take-up-to = vezmi soupeři podle svého výběru nejvýše { $what }
valeria-text-citizen = zdarma { $what } z centrálních balíčků
valeria-text-citizen-up-to = { $n ->
    [one] zdarma { $what } z centrálních balíčků v [[base_cost|základní ceně]] do { $n } [[gold|zlaťáku]]
   *[other] zdarma { $what } z centrálních balíčků v [[base_cost|základní ceně]] do { $n } [[gold|zlaťáků]]
}
valeria-text-citizen-named = zdarma { $card } z centrálních balíčků
valeria-a-citizen = libovolný [[citizen|obyvatel]]
valeria-a-citizen-worker = [[citizen|obyvatel]] dělnického stavu
valeria-a-citizen-soldier = [[citizen|obyvatel]] vojenského stavu
valeria-a-citizen-shadow = [[citizen|obyvatel]] z podsvětí
valeria-a-citizen-holy = [[citizen|obyvatel]] duchovního stavu
valeria-text-may-slay = možnost hned [[slay|zabít]] jednu [[monster|nestvůru]] za běžnou cenu, aniž by to stálo akci
valeria-text-take-monster = vezmi soupeři podle svého výběru náhodnou poraženou [[monster|nestvůru]], ale bez [[reward|odměny]]
valeria-text-return-monster = můžeš vrátit jednu svou [[monster|nestvůru]] na její balíček a získat { $gain }
valeria-text-return-citizen = můžeš vrátit jednoho svého [[citizen|obyvatele]] na jeho balíček a získat { $gain }
valeria-text-die-to = změnit jednu [[die|kostku]] na { $n }
valeria-text-die-lower = snížit jednu [[die|kostku]] o { $n }, ne však pod 1
valeria-text-die-for = můžeš zaplatit { $price } a { $change }
valeria-text-die-for-each = můžeš { $change }; stojí to { $price } { $per }, a nemáš-li žádného, nic
valeria-text-die-free = můžeš { $change }
valeria-text-no-surcharge = Obyvatele najímáš jen za [[base_cost|základní cenu]], i když už máš stejné karty
valeria-text-cheaper-domains = [[domain|Panství]] tě stojí o { $by } méně, vždy však aspoň 1 [[gold|zlaťák]]
valeria-text-token-gold = aktivní hráč položí 1 [[gold|zlaťák]] na [[monster|nestvůru]] podle svého výběru; získá ho ten, kdo ji [[slay|zabije]]
valeria-text-token-strength = aktivní hráč položí žeton [[strength|síly]] na [[monster|nestvůru]] podle svého výběru; ta odteď stojí o 1 sílu víc
valeria-text-token-magic = aktivní hráč položí žeton [[magic|magie]] na [[monster|nestvůru]] podle svého výběru; ta odteď stojí o 1 magii víc
valeria-text-everyone-loses = každý hráč ve hře ztratí { $what }; kdo nemá, neztrácí nic

## What is counted

valeria-per-citizen = za každého tvého [[citizen|obyvatele]]
valeria-per-citizen-worker = za každého tvého [[citizen|obyvatele]] dělnického stavu
valeria-per-citizen-soldier = za každého tvého [[citizen|obyvatele]] vojenského stavu
valeria-per-citizen-shadow = za každého tvého [[citizen|obyvatele]] z podsvětí
valeria-per-citizen-holy = za každého tvého [[citizen|obyvatele]] duchovního stavu
valeria-per-named = za každou tvou kartu { $card }, i tu základní
valeria-per-domain = za každé tvé [[domain|panství]]
valeria-per-monster = za každou tvou poraženou [[monster|nestvůru]]
valeria-per-monster-hills = za každou tvou poraženou [[monster|nestvůru]] z kopců
valeria-per-monster-ruins = za každou tvou poraženou [[monster|nestvůru]] z ruin
valeria-per-monster-forest = za každou tvou poraženou [[monster|nestvůru]] z lesů
valeria-per-monster-valley = za každou tvou poraženou [[monster|nestvůru]] z údolí
valeria-per-monster-mountains = za každou tvou poraženou [[monster|nestvůru]] z hor
valeria-per-monster-barrens = za každou tvou poraženou [[monster|nestvůru]] z pustin
valeria-per-monster-swamp = za každou tvou poraženou [[monster|nestvůru]] z bažin
valeria-per-monster-caverns = za každou tvou poraženou [[monster|nestvůru]] z jeskyní
valeria-per-monster-titan = za každou tvou poraženou nestvůru typu kolos
valeria-per-icon-worker = za každý tvůj symbol dělníků
valeria-per-icon-soldier = za každý tvůj symbol vojáků
valeria-per-icon-shadow = za každý tvůj symbol podsvětí
valeria-per-icon-holy = za každý tvůj symbol duchovních
