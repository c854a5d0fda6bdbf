# Valeria: what is said at the table.

## Amounts, as the object of gaining and paying; on a card they stand alone, in the nominative

valeria-amount-gold = { $n ->
    [one] { $n } zlaťák
    [few] { $n } zlaťáky
   *[other] { $n } zlaťáků
}
valeria-amount-strength = { $n ->
    [one] { $n } sílu
    [few] { $n } síly
   *[other] { $n } sil
}
    .nominative = { $n ->
        [one] { $n } síla
        [few] { $n } síly
       *[other] { $n } sil
    }
valeria-amount-magic = { $n ->
    [one] { $n } magii
    [few] { $n } magie
   *[other] { $n } magií
}
    .nominative = { $n ->
        [one] { $n } magie
        [few] { $n } magie
       *[other] { $n } magií
    }
valeria-amount-vp = { $n ->
    [one] { $n } vítězný bod
    [few] { $n } vítězné body
   *[other] { $n } vítězných bodů
}

## Questions

valeria-ask-action = { $n ->
    [one] Tvá poslední akce
    [few] Tvá další akce (zbývají { $n })
   *[other] Tvá další akce (zbývá { $n })
}
valeria-ask-pay = Jak zaplatíš { $price }?
valeria-ask-alternative = { $card }: co si vybereš?
valeria-ask-exchange = { $card }: využiješ výměnu?
valeria-ask-take = { $card }: co a komu vezmeš?
valeria-ask-free = { $card }: kterého obyvatele získáš zdarma?
valeria-ask-slay = { $card }: zabiješ teď nějakou nestvůru?
valeria-ask-take-monster = { $card }: komu vezmeš nestvůru?
valeria-ask-take-first-monster = { $card }: vezmeš si první nestvůru zleva?
valeria-ask-return-monster = { $card }: kterou svou nestvůru vrátíš, pokud nějakou?
valeria-ask-return-citizen = { $card }: kterého svého obyvatele vrátíš, pokud nějakého?
valeria-ask-token-gold = { $card }: na kterou nestvůru položíš žeton zlaťáku?
valeria-ask-token-strength = { $card }: na kterou nestvůru položíš žeton síly?
valeria-ask-token-magic = { $card }: na kterou nestvůru položíš žeton magie?
valeria-ask-harvest = { $n ->
    [one] Příjmy: { $cards }
    [few] Příjmy (zbývají { $n }): { $cards }
   *[other] Příjmy (zbývá { $n }): { $cards }
}
valeria-ask-duke = Kterého vévodu si necháš?
valeria-ask-dice = Na kostkách je { $a } a { $b }. Změníš je?
valeria-ask-event = Která událost nastane jako první?
valeria-ask-column = Padla šestka: nestvůry ze kterého sloupce zaútočí?
valeria-ask-captive = Útok na { $n }. sloupec: kterého obyvatele Temný pán zajme?

## Acts

valeria-act-slay = { $card }: zabít za { $price }
valeria-act-recruit = { $card }: najmout za { $price }
valeria-act-build = { $card }: vybudovat za { $price }
valeria-act-gain = Získat { $what }
valeria-act-pay = Zaplatit { $price }
valeria-act-decline = Nevyužít
valeria-act-alternative = { $card }: { $what-nominative }
valeria-act-exchange = { $card }: zaplatit { $pay } a získat { $gain }
valeria-act-take = Vzít { $what } hráči { $other }
valeria-act-free = Získat zdarma: { $card }
valeria-act-take-monster = Vzít náhodnou nestvůru hráči { $other }
valeria-act-take-first-monster = { $card }: vzít bez odměny
valeria-act-return = { $card }: vrátit a získat { $gain }
valeria-act-token = Přidat { $what } na kartu { $card }
valeria-act-harvest-done = Ukončit příjmy
valeria-act-keep = Nechat si: { $card }
valeria-act-turn = { $card }: změnit kostku z { $old } na { $new }
valeria-act-turn-for = { $card }: změnit kostku z { $old } na { $new } za { $price }
valeria-act-announce = Nechat na kostkách { $a } a { $b }
valeria-act-event = { $card }: { $what }
valeria-act-column = { $n }. sloupec: { $card }
valeria-act-give = Nechat zajmout: { $card }

## Why not

valeria-short-gold = { $n ->
    [one] Chybí ti { $n } zlaťák.
    [few] Chybí ti { $n } zlaťáky.
   *[other] Chybí ti { $n } zlaťáků.
}
valeria-short-strength = { $n ->
    [one] Chybí ti { $n } síla.
    [few] Chybí ti { $n } síly.
   *[other] Chybí ti { $n } sil.
}
valeria-short-magic = { $n ->
    [one] Chybí ti { $n } magie.
    [few] Chybí ti { $n } magie.
   *[other] Chybí ti { $n } magií.
}
valeria-needs-real-gold = Magie nenahradí všechno: aspoň 1 zlaťák musí být skutečný.
valeria-needs-real-strength = Magie nenahradí všechno: aspoň 1 síla musí být skutečná.
valeria-missing-worker = { $n ->
    [one] Ve vévodství ti chybí { $n } obyvatel dělnického stavu.
    [few] Ve vévodství ti chybí { $n } obyvatelé dělnického stavu.
   *[other] Ve vévodství ti chybí { $n } obyvatel dělnického stavu.
}
valeria-missing-soldier = { $n ->
    [one] Ve vévodství ti chybí { $n } obyvatel vojenského stavu.
    [few] Ve vévodství ti chybí { $n } obyvatelé vojenského stavu.
   *[other] Ve vévodství ti chybí { $n } obyvatel vojenského stavu.
}
valeria-missing-shadow = { $n ->
    [one] Ve vévodství ti chybí { $n } obyvatel z podsvětí.
    [few] Ve vévodství ti chybí { $n } obyvatelé z podsvětí.
   *[other] Ve vévodství ti chybí { $n } obyvatel z podsvětí.
}
valeria-missing-holy = { $n ->
    [one] Ve vévodství ti chybí { $n } obyvatel duchovního stavu.
    [few] Ve vévodství ti chybí { $n } obyvatelé duchovního stavu.
   *[other] Ve vévodství ti chybí { $n } obyvatel duchovního stavu.
}
valeria-no-such-citizen = Takový obyvatel v centrálních balíčcích není.
valeria-no-monsters = Tento hráč nemá žádné nestvůry.
valeria-no-stack-for = Událost nemá balíček, na který by se vrátila.
valeria-stack-exhausted = Tento balíček je vyčerpaný.
valeria-die-shows-it = Na kostce už { $n } je.

## Proč se cena liší od natištěné

valeria-price-copies = +{ $more-nominative }: { $n ->
    [one] jednu kartu tohoto jména už máš
    [few] { $n } karty tohoto jména už máš
   *[other] { $n } karet tohoto jména už máš
}
valeria-price-cheaper = −{ $less-nominative }: { $card }
valeria-price-tokens = +{ $more-nominative }: žetony na nestvůře

## The log

valeria-rolls = { $seat } hází { $a } a { $b }
valeria-turns-die = { $seat } mění kostky na { $a } a { $b } ({ $because })
valeria-announces = { $seat } nechává na kostkách { $a } a { $b }
valeria-event = Událost: { $card }
valeria-keeps-duke = { $seat } si vybírá vévodu
valeria-gains = { $seat } získává { $amounts }
valeria-gets = { $amounts-count ->
    [none] { $seat } nezískává nic ({ $because })
   *[other] { $seat } získává { $amounts } ({ $because })
}
valeria-pays = { $seat } platí { $amounts } ({ $because })
valeria-pays-plain = { $seat } platí { $amounts }
valeria-loses = { $seat } ztrácí { $amounts } ({ $because })
valeria-takes = { $seat } bere { $amounts } hráči { $other } ({ $because })
valeria-takes-monster = { $seat } bere nestvůru hráči { $other }: { $card } ({ $because })
valeria-takes-first-monster = { $seat } bere nestvůru z centrálních balíčků: { $card } ({ $because })
valeria-nothing-to-take = { $seat } nemá co vzít ({ $because })
valeria-declines-exchange = { $seat } výměnu nevyužívá ({ $because })
valeria-declines-citizen = { $seat } si obyvatele zdarma nebere ({ $because })
valeria-declines-slay = { $seat } teď žádnou nestvůru nezabíjí ({ $because })
valeria-declines-monster = { $seat } si nestvůru nebere ({ $because })
valeria-declines-return = { $seat } žádnou kartu nevrací ({ $because })
valeria-harvest-done = { $seat } končí příjmy
valeria-slays = { $seat } zabíjí: { $card }
valeria-recruits-plain = { $seat } najímá: { $card }
valeria-gets-citizen = { $seat } získává zdarma: { $card } ({ $because })
valeria-no-citizen-fits = V centrálních balíčcích není vhodný obyvatel ({ $because })
valeria-builds = { $seat } buduje: { $card }
valeria-new-domain = Nové panství: { $card }
valeria-new-citizen = Nový obyvatel: { $card }
valeria-returns = { $seat } vrací: { $card } ({ $because })
valeria-token-gold = Odměna za kartu { $card } je teď o 1 zlaťák vyšší ({ $because })
valeria-token-strength = { $card } teď stojí o 1 sílu víc ({ $because })
valeria-token-magic = { $card } teď stojí o 1 magii víc ({ $because })
valeria-exhausted = { $row ->
    [monsters] { $n }. sloupec: balíček nestvůr je vyčerpaný
    [citizens] { $n }. sloupec: balíček obyvatel je vyčerpaný
   *[domains] { $n }. sloupec: balíček panství je vyčerpaný
}
valeria-event-appears = Objevuje se nepřátelská událost: { $card }
valeria-end-exhausted = Vyčerpaných balíčků je dost: hraje se poslední kolo
valeria-end-monsters = Všechny nestvůry jsou zabity: hraje se poslední kolo
valeria-end-domains = Všechna panství jsou vybudována: hraje se poslední kolo
valeria-goes-on = Konec hry se odkládá: hraje se dál
valeria-ends = Hra končí

## Alone against the Dark Lord

valeria-dark-lord = Temný pán
valeria-attacks = { $n }. sloupec: útočí { $card }
valeria-attacks-plain = { $n }. sloupec už nemá nestvůry: útočí sám Temný pán
valeria-sleeps = { $n }. sloupec už nemá nestvůry: nikdo neútočí
valeria-captures = Temný pán se zmocňuje karty { $card }
valeria-captures-domain = V tomto sloupci už nejsou obyvatelé: Temný pán se zmocňuje karty { $card }
valeria-won-monsters = Všechny nestvůry jsou zabity: království je zachráněno
valeria-lost-column = Sloupec už nemá kdo bránit: vítězí Temný pán
valeria-compare = Pět balíčků je vyčerpáno: rozhodnou body

## The score sheet

valeria-score-monsters = Nestvůry
valeria-score-domains = Panství
valeria-score-board = Vítězné body na desce
valeria-score-duke = Vévoda
valeria-score-resources = Zbylé zdroje
valeria-score-icons = Stavovské symboly
valeria-score-majorities = Nejvíce obyvatel, nestvůr a panství

## Names

valeria-counter-gold = Zlaťáky
valeria-counter-strength = Síla
valeria-counter-magic = Magie
valeria-counter-vp = Vítězné body

valeria-role-worker = Dělníci
valeria-role-soldier = Vojáci
valeria-role-shadow = Podsvětí
valeria-role-holy = Duchovní

valeria-counted-worker = { $n ->
    [one] { $n } obyvatele dělnického stavu
    [few] { $n } obyvatele dělnického stavu
   *[other] { $n } obyvatel dělnického stavu
}
valeria-counted-soldier = { $n ->
    [one] { $n } obyvatele vojenského stavu
    [few] { $n } obyvatele vojenského stavu
   *[other] { $n } obyvatel vojenského stavu
}
valeria-counted-shadow = { $n ->
    [one] { $n } obyvatele z podsvětí
    [few] { $n } obyvatele z podsvětí
   *[other] { $n } obyvatel z podsvětí
}
valeria-counted-holy = { $n ->
    [one] { $n } obyvatele duchovního stavu
    [few] { $n } obyvatele duchovního stavu
   *[other] { $n } obyvatel duchovního stavu
}

valeria-type-minion = Služebník
valeria-type-beast = Šelma
valeria-type-titan = Kolos
valeria-type-boss = Velitel

valeria-kind-citizen = Obyvatel
valeria-kind-starter = Základní karta
valeria-kind-monster = Nestvůra
valeria-kind-event = Nepřátelská událost
valeria-kind-domain = Panství
valeria-kind-duke = Vévoda
valeria-kind-exhausted = Karta vyčerpání
valeria-kind-reference = Přehledová karta

valeria-zone-grid = Centrální balíčky
valeria-zone-domain_box = Panství v krabici
valeria-zone-citizen_box = Obyvatelé v krabici
valeria-zone-event_deck = Události v balíčku karet vyčerpání
valeria-zone-event_box = Události v krabici
valeria-zone-returned_events = Události vrácené na balíček karet vyčerpání
valeria-zone-duke_box = Vévodové v krabici
valeria-zone-dark_duke = Vévoda Temného pána
valeria-zone-captives = Kořist Temného pána
valeria-zone-dukes = Vévoda
valeria-zone-returned = Odložený vévoda
valeria-zone-starters = Základní karty
valeria-zone-citizens = Obyvatelé
valeria-zone-domains = Panství
valeria-zone-monsters = Poražené nestvůry
