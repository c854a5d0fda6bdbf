# Valeria: what is said at the table.

## Amounts, as the object of gaining and paying; on a card they stand alone, in the nominative

valeria-amount-gold = { $n ->
    [one] { $n } zlatku
    [few] { $n } zlatky
   *[other] { $n } zlatiek
}
    .nominative = { $n ->
        [one] { $n } zlatka
        [few] { $n } zlatky
       *[other] { $n } zlatiek
    }
valeria-amount-strength = { $n ->
    [one] { $n } silu
    [few] { $n } sily
   *[other] { $n } síl
}
    .nominative = { $n ->
        [one] { $n } sila
        [few] { $n } sily
       *[other] { $n } síl
    }
valeria-amount-magic = { $n ->
    [one] { $n } mágiu
    [few] { $n } mágie
   *[other] { $n } mágií
}
    .nominative = { $n ->
        [one] { $n } mágia
        [few] { $n } mágie
       *[other] { $n } mágií
    }
valeria-amount-vp = { $n ->
    [one] { $n } víťazný bod
    [few] { $n } víťazné body
   *[other] { $n } víťazných bodov
}

## Questions

valeria-ask-action = { $n ->
    [one] Tvoja posledná akcia
    [few] Tvoja ďalšia akcia (zostávajú { $n })
   *[other] Tvoja ďalšia akcia (zostáva { $n })
}
valeria-ask-pay = Ako zaplatíš { $price }?
valeria-ask-alternative = { $card }: čo si vyberieš?
valeria-ask-exchange = { $card }: využiješ výmenu?
valeria-ask-take = { $card }: čo a komu vezmeš?
valeria-ask-free = { $card }: ktorého obyvateľa získaš zadarmo?
valeria-ask-slay = { $card }: zabiješ teraz nejakú príšeru?
valeria-ask-take-monster = { $card }: komu vezmeš príšeru?
valeria-ask-take-first-monster = { $card }: vezmeš si prvú príšeru zľava?
valeria-ask-return-monster = { $card }: ktorú svoju príšeru vrátiš, ak nejakú?
valeria-ask-return-citizen = { $card }: ktorého svojho obyvateľa vrátiš, ak nejakého?
valeria-ask-token-gold = { $card }: na ktorú príšeru položíš žetón zlatky?
valeria-ask-token-strength = { $card }: na ktorú príšeru položíš žetón sily?
valeria-ask-token-magic = { $card }: na ktorú príšeru položíš žetón mágie?
valeria-ask-harvest = { $n ->
    [one] Príjmy: { $cards }
    [few] Príjmy (zostávajú { $n }): { $cards }
   *[other] Príjmy (zostáva { $n }): { $cards }
}
valeria-ask-duke = Ktorého vojvodu si necháš?
valeria-ask-dice = Na kockách je { $a } a { $b }. Zmeníš ich?
valeria-ask-event = Ktorá udalosť nastane ako prvá?
valeria-ask-column = Padla šestka: príšery z ktorého stĺpca zaútočia?
valeria-ask-captive = Útok na { $n }. stĺpec: ktorého obyvateľa Temný pán zajme?

## Acts

valeria-act-slay = { $card }: zabiť za { $price }
valeria-act-recruit = { $card }: najať za { $price }
valeria-act-build = { $card }: vybudovať za { $price }
valeria-act-gain = Získať { $what }
valeria-act-pay = Zaplatiť { $price }
valeria-act-decline = Nevyužiť
valeria-act-alternative = { $card }: { $what-nominative }
valeria-act-exchange = { $card }: zaplatiť { $pay } a získať { $gain }
valeria-act-take = Vziať { $what } hráčovi { $other }
valeria-act-free = Získať zadarmo: { $card }
valeria-act-take-monster = Vziať náhodnú príšeru hráčovi { $other }
valeria-act-take-first-monster = { $card }: vziať bez odmeny
valeria-act-return = { $card }: vrátiť a získať { $gain }
valeria-act-token = Pridať { $what } na kartu { $card }
valeria-act-harvest-done = Ukončiť príjmy
valeria-act-keep = Nechať si: { $card }
valeria-act-turn = { $card }: zmeniť kocku z { $old } na { $new }
valeria-act-turn-for = { $card }: zmeniť kocku z { $old } na { $new } za { $price }
valeria-act-announce = Nechať na kockách { $a } a { $b }
valeria-act-event = { $card }: { $what }
valeria-act-column = { $n }. stĺpec: { $card }
valeria-act-give = Nechať zajať: { $card }

## Why not

valeria-short-gold = { $n ->
    [one] Chýba ti { $n } zlatka.
    [few] Chýbajú ti { $n } zlatky.
   *[other] Chýba ti { $n } zlatiek.
}
valeria-short-strength = { $n ->
    [one] Chýba ti { $n } sila.
    [few] Chýbajú ti { $n } sily.
   *[other] Chýba ti { $n } síl.
}
valeria-short-magic = { $n ->
    [one] Chýba ti { $n } mágia.
    [few] Chýbajú ti { $n } mágie.
   *[other] Chýba ti { $n } mágií.
}
valeria-needs-real-gold = Mágia nenahradí všetko: aspoň 1 zlatka musí byť skutočná.
valeria-needs-real-strength = Mágia nenahradí všetko: aspoň 1 sila musí byť skutočná.
valeria-missing-worker = { $n ->
    [one] Vo vojvodstve ti chýba { $n } obyvateľ robotníckeho stavu.
    [few] Vo vojvodstve ti chýbajú { $n } obyvatelia robotníckeho stavu.
   *[other] Vo vojvodstve ti chýba { $n } obyvateľov robotníckeho stavu.
}
valeria-missing-soldier = { $n ->
    [one] Vo vojvodstve ti chýba { $n } obyvateľ vojenského stavu.
    [few] Vo vojvodstve ti chýbajú { $n } obyvatelia vojenského stavu.
   *[other] Vo vojvodstve ti chýba { $n } obyvateľov vojenského stavu.
}
valeria-missing-shadow = { $n ->
    [one] Vo vojvodstve ti chýba { $n } obyvateľ z podsvetia.
    [few] Vo vojvodstve ti chýbajú { $n } obyvatelia z podsvetia.
   *[other] Vo vojvodstve ti chýba { $n } obyvateľov z podsvetia.
}
valeria-missing-holy = { $n ->
    [one] Vo vojvodstve ti chýba { $n } obyvateľ duchovného stavu.
    [few] Vo vojvodstve ti chýbajú { $n } obyvatelia duchovného stavu.
   *[other] Vo vojvodstve ti chýba { $n } obyvateľov duchovného stavu.
}
valeria-no-such-citizen = Taký obyvateľ v centrálnych balíčkoch nie je.
valeria-no-monsters = Tento hráč nemá žiadne príšery.
valeria-no-stack-for = Udalosť nemá balíček, na ktorý by sa vrátila.
valeria-stack-exhausted = Tento balíček je vyčerpaný.
valeria-die-shows-it = Na kocke už { $n } je.

## Prečo sa cena líši od vytlačenej

valeria-price-copies = +{ $more-nominative }: { $n ->
    [one] jednu kartu s týmto menom už máš
    [few] { $n } karty s týmto menom už máš
   *[other] { $n } kariet s týmto menom už máš
}
valeria-price-cheaper = −{ $less-nominative }: { $card }
valeria-price-tokens = +{ $more-nominative }: žetóny na príšere

## The log

valeria-rolls = { $seat } hádže { $a } a { $b }
valeria-turns-die = { $seat } mení kocky na { $a } a { $b } ({ $because })
valeria-announces = { $seat } necháva na kockách { $a } a { $b }
valeria-event = Udalosť: { $card }
valeria-keeps-duke = { $seat } si vyberá vojvodu
valeria-gains = { $seat } získava { $amounts }
valeria-gets = { $amounts-count ->
    [none] { $seat } nezískava nič ({ $because })
   *[other] { $seat } získava { $amounts } ({ $because })
}
valeria-pays = { $seat } platí { $amounts } ({ $because })
valeria-pays-plain = { $seat } platí { $amounts }
valeria-loses = { $seat } stráca { $amounts } ({ $because })
valeria-takes = { $seat } berie { $amounts } hráčovi { $other } ({ $because })
valeria-takes-monster = { $seat } berie príšeru hráčovi { $other }: { $card } ({ $because })
valeria-takes-first-monster = { $seat } berie príšeru z centrálnych balíčkov: { $card } ({ $because })
valeria-nothing-to-take = { $seat } nemá čo vziať ({ $because })
valeria-declines-exchange = { $seat } výmenu nevyužíva ({ $because })
valeria-declines-citizen = { $seat } si obyvateľa zadarmo neberie ({ $because })
valeria-declines-slay = { $seat } teraz žiadnu príšeru nezabíja ({ $because })
valeria-declines-monster = { $seat } si príšeru neberie ({ $because })
valeria-declines-return = { $seat } žiadnu kartu nevracia ({ $because })
valeria-harvest-done = { $seat } končí príjmy
valeria-slays = { $seat } zabíja: { $card }
valeria-recruits-plain = { $seat } najíma: { $card }
valeria-gets-citizen = { $seat } získava zadarmo: { $card } ({ $because })
valeria-no-citizen-fits = V centrálnych balíčkoch nie je vhodný obyvateľ ({ $because })
valeria-builds = { $seat } buduje: { $card }
valeria-new-domain = Nové panstvo: { $card }
valeria-new-citizen = Nový obyvateľ: { $card }
valeria-returns = { $seat } vracia: { $card } ({ $because })
valeria-token-gold = Odmena za kartu { $card } je teraz o 1 zlatku vyššia ({ $because })
valeria-token-strength = { $card }: cena je teraz o 1 silu vyššia ({ $because })
valeria-token-magic = { $card }: cena je teraz o 1 mágiu vyššia ({ $because })
valeria-exhausted = { $row ->
    [monsters] { $n }. stĺpec: balíček príšer je vyčerpaný
    [citizens] { $n }. stĺpec: balíček obyvateľov je vyčerpaný
   *[domains] { $n }. stĺpec: balíček panstiev je vyčerpaný
}
valeria-event-appears = Objavuje sa nepriateľská udalosť: { $card }
valeria-end-exhausted = Vyčerpaných balíčkov je dosť: hrá sa posledné kolo
valeria-end-monsters = Všetky príšery sú zabité: hrá sa posledné kolo
valeria-end-domains = Všetky panstvá sú vybudované: hrá sa posledné kolo
valeria-goes-on = Koniec hry sa odkladá: hrá sa ďalej
valeria-ends = Hra sa končí

## Alone against the Dark Lord

valeria-dark-lord = Temný pán
valeria-attacks = { $n }. stĺpec: útočí { $card }
valeria-attacks-plain = { $n }. stĺpec už nemá príšery: útočí sám Temný pán
valeria-sleeps = { $n }. stĺpec už nemá príšery: nikto neútočí
valeria-captures = Temný pán sa zmocňuje karty { $card }
valeria-captures-domain = V tomto stĺpci už nie sú obyvatelia: Temný pán sa zmocňuje karty { $card }
valeria-won-monsters = Všetky príšery sú zabité: kráľovstvo je zachránené
valeria-lost-column = Stĺpec už nemá kto brániť: víťazí Temný pán
valeria-compare = Päť balíčkov je vyčerpaných: rozhodnú body

## The score sheet

valeria-score-monsters = Príšery
valeria-score-domains = Panstvá
valeria-score-board = Víťazné body na doske
valeria-score-duke = Vojvoda
valeria-score-resources = Zvyšné zdroje
valeria-score-icons = Stavovské symboly
valeria-score-majorities = Najviac obyvateľov, príšer a panstiev

## Names

valeria-counter-gold = Zlatky
valeria-counter-strength = Sila
valeria-counter-magic = Mágia
valeria-counter-vp = Víťazné body

valeria-role-worker = Robotníci
valeria-role-soldier = Vojaci
valeria-role-shadow = Podsvetie
valeria-role-holy = Duchovní

valeria-counted-worker = { $n ->
    [one] { $n } obyvateľa robotníckeho stavu
    [few] { $n } obyvateľov robotníckeho stavu
   *[other] { $n } obyvateľov robotníckeho stavu
}
valeria-counted-soldier = { $n ->
    [one] { $n } obyvateľa vojenského stavu
    [few] { $n } obyvateľov vojenského stavu
   *[other] { $n } obyvateľov vojenského stavu
}
valeria-counted-shadow = { $n ->
    [one] { $n } obyvateľa z podsvetia
    [few] { $n } obyvateľov z podsvetia
   *[other] { $n } obyvateľov z podsvetia
}
valeria-counted-holy = { $n ->
    [one] { $n } obyvateľa duchovného stavu
    [few] { $n } obyvateľov duchovného stavu
   *[other] { $n } obyvateľov duchovného stavu
}

valeria-type-minion = Služobník
valeria-type-beast = Šelma
valeria-type-titan = Kolos
valeria-type-boss = Veliteľ

valeria-kind-citizen = Obyvateľ
valeria-kind-starter = Základná karta
valeria-kind-monster = Príšera
valeria-kind-event = Nepriateľská udalosť
valeria-kind-domain = Panstvo
valeria-kind-duke = Vojvoda
valeria-kind-exhausted = Karta vyčerpania
valeria-kind-reference = Prehľadová karta

valeria-zone-grid = Centrálne balíčky
valeria-zone-domain_box = Panstvá v škatuli
valeria-zone-citizen_box = Obyvatelia v škatuli
valeria-zone-event_deck = Udalosti v balíčku kariet vyčerpania
valeria-zone-event_box = Udalosti v škatuli
valeria-zone-returned_events = Udalosti vrátené na balíček kariet vyčerpania
valeria-zone-duke_box = Vojvodovia v škatuli
valeria-zone-dark_duke = Vojvoda Temného pána
valeria-zone-captives = Korisť Temného pána
valeria-zone-dukes = Vojvoda
valeria-zone-returned = Odložený vojvoda
valeria-zone-starters = Základné karty
valeria-zone-citizens = Obyvatelia
valeria-zone-domains = Panstvá
valeria-zone-monsters = Porazené príšery
