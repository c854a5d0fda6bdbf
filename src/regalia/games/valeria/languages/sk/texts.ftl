# Valeria: what stands on the cards.

## Whole cards

valeria-text-citizen-sides = Vo svojom ťahu: { $active-nominative }. V cudzom ťahu: { $others-nominative }.
valeria-text-every-turn = V každom ťahu: { $what-nominative }.
valeria-text-herald = Pri každej dvojici a tiež vtedy, keď sa neaktivuje žiadna iná tvoja karta (ak platí oboje, dvakrát): { $what-nominative }.
valeria-text-reward = Odmena: { $what-nominative }.
valeria-text-reward-counts-itself = Odmena: { $what-nominative }. Počíta sa aj táto príšera.
valeria-text-event = Raz za ťah, keď na kocke alebo v súčte padne { $n }: { $rolled-nominative }. { $reward }
valeria-text-duke = Na konci hry: { $points-nominative }. K tomu 1 víťazný bod { $n ->
    [one] za každý zvyšný zdroj.
    [few] za každé { $n } zvyšné zdroje (všetky druhy dokopy).
   *[other] za každých { $n } zvyšných zdrojov (všetky druhy dokopy).
}{ $counts ->
    [icons] { " " }Počítajú sa symboly na tvojich kartách obyvateľov aj panstiev.
    [citizens] { " " }Základné karty nie sú obyvatelia.
   *[other] { "" }
}
valeria-text-exhausted = Označuje vyčerpaný balíček.
valeria-text-reference = Ťah: hod kockami, príjmy všetkých hráčov, dve akcie a kontrola konca hry. Akcie: zabiť príšeru, najať obyvateľa, získať zdroj, vybudovať panstvo. Pri akciách môže mágia nahradiť silu alebo zlatky, vždy však použi aspoň jednu silu alebo jednu zlatku.

## When a domain works

valeria-when-built = Po vybudovaní: { $what-nominative }.
valeria-when-always = { $what-nominative }.
valeria-when-roll = Raz vo svojej fáze hádzania: { $what-nominative }.
valeria-when-any_pair = Zakaždým, keď ktorýkoľvek hráč hodí dvojicu alebo zmení kocky na dvojicu: { $what-nominative }.
valeria-when-actions_begin = Na začiatku svojej fázy akcií: { $what-nominative }.
valeria-when-actions_end = Na konci svojej fázy akcií: { $what-nominative }.
valeria-when-citizen_gained = Kedykoľvek vo svojej fáze akcií získaš obyvateľa, najatého aj zadarmo: { $what-nominative }.
valeria-when-monster_slain = Kedykoľvek vo svojej fáze akcií zabiješ príšeru: { $what-nominative }.

## What it does

valeria-text-per = { $gains } { $per }
    .nominative = { $gains-nominative } { $per }
valeria-text-choose = buď { $parts-nominative }
valeria-text-any = { $n ->
    [one] { $n } ľubovoľný zdroj
    [few] { $n } zdroje jedného druhu podľa výberu
   *[other] { $n } zdrojov jedného druhu podľa výberu
}
valeria-text-exchange = môžeš zaplatiť { $pay } a získať { $gain }
valeria-text-take = { $n ->
    [1] vezmi súperovi podľa svojho výberu { $what }
   *[other] vezmi súperovi podľa svojho výberu { $what }; ak má menej, vezmi mu všetko
}
valeria-text-take-up-to = vezmi súperovi podľa svojho výberu najviac { $what }
valeria-text-citizen = zadarmo { $what } z centrálnych balíčkov
valeria-text-citizen-up-to = { $n ->
    [one] zadarmo { $what } z centrálnych balíčkov v základnej cene do { $n } zlatky
   *[other] zadarmo { $what } z centrálnych balíčkov v základnej cene do { $n } zlatiek
}
valeria-text-citizen-named = zadarmo { $card } z centrálnych balíčkov
valeria-a-citizen = ľubovoľný obyvateľ
valeria-a-citizen-worker = obyvateľ robotníckeho stavu
valeria-a-citizen-soldier = obyvateľ vojenského stavu
valeria-a-citizen-shadow = obyvateľ z podsvetia
valeria-a-citizen-holy = obyvateľ duchovného stavu
valeria-text-may-slay = možnosť hneď zabiť jednu príšeru za bežnú cenu bez toho, aby to stálo akciu
valeria-text-take-monster = vezmi súperovi podľa svojho výberu náhodnú porazenú príšeru, ale bez odmeny
valeria-text-return-monster = môžeš vrátiť jednu svoju príšeru na jej balíček a získať { $gain }
valeria-text-return-citizen = môžeš vrátiť jedného svojho obyvateľa na jeho balíček a získať { $gain }
valeria-text-die-to = zmeniť jednu kocku na { $n }
valeria-text-die-lower = znížiť jednu kocku o { $n }, nie však pod 1
valeria-text-die-for = môžeš zaplatiť { $price } a { $change }
valeria-text-die-for-each = môžeš { $change }; stojí to { $price } { $per }, a ak nemáš žiadneho, nič
valeria-text-die-free = môžeš { $change }
valeria-text-no-surcharge = Obyvateľov najímaš len za základnú cenu, aj keď už máš rovnaké karty
valeria-text-cheaper-domains = Panstvá ťa stoja o { $by } menej, vždy však aspoň 1 zlatku
valeria-text-token-gold = aktívny hráč položí 1 zlatku na príšeru podľa svojho výberu; získa ju ten, kto príšeru zabije
valeria-text-token-strength = aktívny hráč položí žetón sily na príšeru podľa svojho výberu; tá odteraz stojí o 1 silu viac
valeria-text-token-magic = aktívny hráč položí žetón mágie na príšeru podľa svojho výberu; tá odteraz stojí o 1 mágiu viac
valeria-text-everyone-loses = každý hráč v hre stratí { $what }; kto nemá, nestráca nič

## What is counted

valeria-per-citizen = za každého tvojho obyvateľa
valeria-per-citizen-worker = za každého tvojho obyvateľa robotníckeho stavu
valeria-per-citizen-soldier = za každého tvojho obyvateľa vojenského stavu
valeria-per-citizen-shadow = za každého tvojho obyvateľa z podsvetia
valeria-per-citizen-holy = za každého tvojho obyvateľa duchovného stavu
valeria-per-named = za každú tvoju kartu { $card }, aj tú základnú
valeria-per-domain = za každé tvoje panstvo
valeria-per-monster = za každú tvoju porazenú príšeru
valeria-per-monster-hills = za každú tvoju porazenú príšeru z kopcov
valeria-per-monster-ruins = za každú tvoju porazenú príšeru z ruín
valeria-per-monster-forest = za každú tvoju porazenú príšeru z lesov
valeria-per-monster-valley = za každú tvoju porazenú príšeru z údolia
valeria-per-monster-mountains = za každú tvoju porazenú príšeru z hôr
valeria-per-monster-barrens = za každú tvoju porazenú príšeru z pustatín
valeria-per-monster-swamp = za každú tvoju porazenú príšeru z močiarov
valeria-per-monster-caverns = za každú tvoju porazenú príšeru z jaskýň
valeria-per-monster-titan = za každú tvoju porazenú príšeru typu kolos
valeria-per-icon-worker = za každý tvoj symbol robotníkov
valeria-per-icon-soldier = za každý tvoj symbol vojakov
valeria-per-icon-shadow = za každý tvoj symbol podsvetia
valeria-per-icon-holy = za každý tvoj symbol duchovných
