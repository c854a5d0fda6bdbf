# Valeria: what stands on the cards.

## Whole cards

valeria-text-citizen-sides = Vo svojom ťahu: { $active-nominative }. V cudzom ťahu: { $others-nominative }.
valeria-text-every-turn = V každom ťahu: { $what-nominative }.
valeria-text-herald = Pri každej [[doubles|dvojici]] a tiež vtedy, keď sa neaktivuje žiadna iná tvoja karta (ak platí oboje, dvakrát): { $what-nominative }.
valeria-text-reward = [[reward|Odmena]]: { $what-nominative }.
valeria-text-reward-counts-itself = [[reward|Odmena]]: { $what-nominative }. Počíta sa aj táto [[monster|príšera]].
valeria-text-event = Raz za ťah, keď na [[die|kocke]] alebo v súčte padne { $n }: { $rolled-nominative }. { $reward }
valeria-text-duke = Na konci hry: { $points-nominative }. K tomu 1 víťazný bod { $n ->
    [one] za každý zvyšný [[resource|zdroj]].
    [few] za každé { $n } zvyšné [[resource|zdroje]] (všetky druhy dokopy).
   *[other] za každých { $n } zvyšných [[resource|zdrojov]] (všetky druhy dokopy).
}{ $counts ->
    [icons] { " " }Počítajú sa symboly na tvojich kartách [[citizen|obyvateľov]] aj panstiev.
    [citizens] { " " }[[starter|Základné karty]] nie sú [[citizen|obyvatelia]].
   *[other] { "" }
}
valeria-text-exhausted = Označuje [[exhausted|vyčerpaný balíček]].
valeria-text-reference = Ťah: hod kockami, [[harvest|príjmy]] všetkých hráčov, dve akcie a kontrola konca hry. Akcie: [[slay|zabiť]] [[monster|príšeru]], [[recruit|najať]] [[citizen|obyvateľa]], získať [[resource|zdroj]], [[build|vybudovať]] [[domain|panstvo]]. Pri akciách môže [[magic|mágia]] nahradiť [[strength|silu]] alebo [[gold|zlatky]], vždy však použi aspoň jednu silu alebo jednu zlatku.

## When a domain works

valeria-when-built = Po [[build|vybudovaní]]: { $what-nominative }.
valeria-when-always = { $what-nominative }.
valeria-when-roll = Raz vo svojej fáze hádzania: { $what-nominative }.
valeria-when-any_pair = Zakaždým, keď ktorýkoľvek hráč hodí [[doubles|dvojicu]] alebo zmení [[die|kocky]] na dvojicu: { $what-nominative }.
valeria-when-actions_begin = Na začiatku svojej [[actions|fázy akcií]]: { $what-nominative }.
valeria-when-actions_end = Na konci svojej [[actions|fázy akcií]]: { $what-nominative }.
valeria-when-citizen_gained = Kedykoľvek vo svojej [[actions|fáze akcií]] získaš [[citizen|obyvateľa]], [[recruit|najatého]] aj zadarmo: { $what-nominative }.
valeria-when-monster_slain = Kedykoľvek vo svojej [[actions|fáze akcií]] [[slay|zabiješ]] [[monster|príšeru]]: { $what-nominative }.

## What it does

valeria-text-per = { $gains } { $per }
    .nominative = { $gains-nominative } { $per }
valeria-text-choose = buď { $parts-nominative }
valeria-text-any = { $n ->
    [one] { $n } ľubovoľný [[resource|zdroj]]
    [few] { $n } [[resource|zdroje]] jedného druhu podľa výberu
   *[other] { $n } [[resource|zdrojov]] jedného druhu podľa výberu
}
valeria-text-exchange = môžeš zaplatiť { $pay } a získať { $gain }
valeria-text-take = { $n ->
    [1] vezmi súperovi podľa svojho výberu { $what }
   *[other] vezmi súperovi podľa svojho výberu { $what }; ak má menej, vezmi mu všetko
}
valeria-text-take-up-to = vezmi súperovi podľa svojho výberu najviac { $what }
valeria-text-citizen = zadarmo { $what } z centrálnych balíčkov
valeria-text-citizen-up-to = { $n ->
    [one] zadarmo { $what } z centrálnych balíčkov v [[base_cost|základnej cene]] do { $n } [[gold|zlatky]]
   *[other] zadarmo { $what } z centrálnych balíčkov v [[base_cost|základnej cene]] do { $n } [[gold|zlatiek]]
}
valeria-text-citizen-named = zadarmo { $card } z centrálnych balíčkov
valeria-a-citizen = ľubovoľný [[citizen|obyvateľ]]
valeria-a-citizen-worker = [[citizen|obyvateľ]] robotníckeho stavu
valeria-a-citizen-soldier = [[citizen|obyvateľ]] vojenského stavu
valeria-a-citizen-shadow = [[citizen|obyvateľ]] z podsvetia
valeria-a-citizen-holy = [[citizen|obyvateľ]] duchovného stavu
valeria-text-may-slay = možnosť hneď [[slay|zabiť]] jednu [[monster|príšeru]] za bežnú cenu bez toho, aby to stálo akciu
valeria-text-take-monster = vezmi súperovi podľa svojho výberu náhodnú porazenú [[monster|príšeru]], ale bez [[reward|odmeny]]
valeria-text-return-monster = môžeš vrátiť jednu svoju [[monster|príšeru]] na jej balíček a získať { $gain }
valeria-text-return-citizen = môžeš vrátiť jedného svojho [[citizen|obyvateľa]] na jeho balíček a získať { $gain }
valeria-text-die-to = zmeniť jednu [[die|kocku]] na { $n }
valeria-text-die-lower = znížiť jednu [[die|kocku]] o { $n }, nie však pod 1
valeria-text-die-for = môžeš zaplatiť { $price } a { $change }
valeria-text-die-for-each = môžeš { $change }; stojí to { $price } { $per }, a ak nemáš žiadneho, nič
valeria-text-die-free = môžeš { $change }
valeria-text-no-surcharge = Obyvateľov najímaš len za [[base_cost|základnú cenu]], aj keď už máš rovnaké karty
valeria-text-cheaper-domains = [[domain|Panstvá]] ťa stoja o { $by } menej, vždy však aspoň 1 [[gold|zlatku]]
valeria-text-token-gold = aktívny hráč položí 1 [[gold|zlatku]] na [[monster|príšeru]] podľa svojho výberu; získa ju ten, kto príšeru [[slay|zabije]]
valeria-text-token-strength = aktívny hráč položí žetón [[strength|sily]] na [[monster|príšeru]] podľa svojho výberu; tá odteraz stojí o 1 silu viac
valeria-text-token-magic = aktívny hráč položí žetón [[magic|mágie]] na [[monster|príšeru]] podľa svojho výberu; tá odteraz stojí o 1 mágiu viac
valeria-text-everyone-loses = každý hráč v hre stratí { $what }; kto nemá, nestráca nič

## What is counted

valeria-per-citizen = za každého tvojho [[citizen|obyvateľa]]
valeria-per-citizen-worker = za každého tvojho [[citizen|obyvateľa]] robotníckeho stavu
valeria-per-citizen-soldier = za každého tvojho [[citizen|obyvateľa]] vojenského stavu
valeria-per-citizen-shadow = za každého tvojho [[citizen|obyvateľa]] z podsvetia
valeria-per-citizen-holy = za každého tvojho [[citizen|obyvateľa]] duchovného stavu
valeria-per-named = za každú tvoju kartu { $card }, aj tú základnú
valeria-per-domain = za každé tvoje [[domain|panstvo]]
valeria-per-monster = za každú tvoju porazenú [[monster|príšeru]]
valeria-per-monster-hills = za každú tvoju porazenú [[monster|príšeru]] z kopcov
valeria-per-monster-ruins = za každú tvoju porazenú [[monster|príšeru]] z ruín
valeria-per-monster-forest = za každú tvoju porazenú [[monster|príšeru]] z lesov
valeria-per-monster-valley = za každú tvoju porazenú [[monster|príšeru]] z údolia
valeria-per-monster-mountains = za každú tvoju porazenú [[monster|príšeru]] z hôr
valeria-per-monster-barrens = za každú tvoju porazenú [[monster|príšeru]] z pustatín
valeria-per-monster-swamp = za každú tvoju porazenú [[monster|príšeru]] z močiarov
valeria-per-monster-caverns = za každú tvoju porazenú [[monster|príšeru]] z jaskýň
valeria-per-monster-titan = za každú tvoju porazenú príšeru typu kolos
valeria-per-icon-worker = za každý tvoj symbol robotníkov
valeria-per-icon-soldier = za každý tvoj symbol vojakov
valeria-per-icon-shadow = za každý tvoj symbol podsvetia
valeria-per-icon-holy = za každý tvoj symbol duchovných
