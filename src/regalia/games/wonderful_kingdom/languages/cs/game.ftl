# It’s a Wonderful Kingdom: what is said at the table.

## Amounts, as the object of gaining and paying; on a card they stand alone, in the nominative

wonderful_kingdom-amount-materials = { $n ->
    [one] { $n } materiál
    [few] { $n } materiály
   *[other] { $n } materiálů
}
wonderful_kingdom-amount-population = { $n ->
    [one] { $n } populaci
    [few] { $n } populace
   *[other] { $n } populací
}
    .nominative = { $n ->
        [one] { $n } populace
        [few] { $n } populace
       *[other] { $n } populací
    }
wonderful_kingdom-amount-gold = { $n ->
    [one] { $n } zlato
    [few] { $n } zlata
   *[other] { $n } zlat
}
wonderful_kingdom-amount-exploration = { $n ->
    [one] { $n } průzkum
    [few] { $n } průzkumy
   *[other] { $n } průzkumů
}
wonderful_kingdom-amount-krystallium = { $n ->
    [one] { $n } krystallium
    [few] { $n } krystallia
   *[other] { $n } krystallií
}
wonderful_kingdom-amount-soldiers = { $n ->
    [one] { $n } vojáka
    [few] { $n } vojáky
   *[other] { $n } vojáků
}
    .nominative = { $n ->
        [one] { $n } voják
        [few] { $n } vojáci
       *[other] { $n } vojáků
    }
wonderful_kingdom-amount-training = { $n ->
    [one] { $n } vojáka na cvičišti
    [few] { $n } vojáky na cvičišti
   *[other] { $n } vojáků na cvičišti
}
wonderful_kingdom-amount-lab_cubes = { $n ->
    [one] { $n } kostku v laboratoři
    [few] { $n } kostky v laboratoři
   *[other] { $n } kostek v laboratoři
}
wonderful_kingdom-amount-traps = { $n ->
    [one] { $n } past
    [few] { $n } pasti
   *[other] { $n } pastí
}
wonderful_kingdom-amount-spies = { $n ->
    [one] { $n } žeton zvěda
    [few] { $n } žetony zvědů
   *[other] { $n } žetonů zvědů
}
wonderful_kingdom-amount-points = { $n ->
    [one] { $n } vítězný bod
    [few] { $n } vítězné body
   *[other] { $n } vítězných bodů
}

## Questions

wonderful_kingdom-ask-offer-first = Tvá nabídka: kterou kartu a kam? { $n ->
    [0] Žádnou past připravenou nemáš.
    [one] Máš připravenou { $n } past.
    [few] Máš připravené { $n } pasti.
   *[other] Máš připraveno { $n } pastí.
}
wonderful_kingdom-ask-offer-second = Tvá nabídka: druhá karta? { $n ->
    [0] Žádnou past připravenou nemáš.
    [one] Máš připravenou { $n } past.
    [few] Máš připravené { $n } pasti.
   *[other] Máš připraveno { $n } pastí.
}
wonderful_kingdom-ask-select = Kterou oblast nabídky si vezmeš?
wonderful_kingdom-ask-plan = { $n ->
    [one] Rozestavět, nebo směnit? Zbývá { $n } karta.
    [few] Rozestavět, nebo směnit? Zbývají { $n } karty.
   *[other] Rozestavět, nebo směnit? Zbývá { $n } karet.
}
wonderful_kingdom-ask-place = Kam umístíš { $what }?
wonderful_kingdom-ask-anything-else = Ještě něco, než hra půjde dál: použít žeton či rádce, nebo odhodit rozestavěnou kartu?
wonderful_kingdom-ask-fight = { $n ->
    [one] Souboj: kterou hrozbu porazíš? Máš { $n } vojáka.
    [few] Souboj: kterou hrozbu porazíš? Máš { $n } vojáky.
   *[other] Souboj: kterou hrozbu porazíš? Máš { $n } vojáků.
}
wonderful_kingdom-ask-uncover = Který symbol bude zase produkovat?
wonderful_kingdom-ask-strike = Hrozby udeřily: { $demands }.
wonderful_kingdom-demand-shadows = { $n ->
    [one] Stíny si berou { $n } kartu
    [few] Stíny si berou { $n } karty
   *[other] Stíny si berou { $n } karet
}
wonderful_kingdom-demand-thieves = { $n ->
    [one] Zloději zakrývají { $n } symbol
    [few] Zloději zakrývají { $n } symboly
   *[other] Zloději zakrývají { $n } symbolů
}
wonderful_kingdom-demand-giants = { $n ->
    [one] Ledoví obři mrazí { $n } kartu
    [few] Ledoví obři mrazí { $n } karty
   *[other] Ledoví obři mrazí { $n } karet
}
wonderful_kingdom-ask-advisor = Kterého rádce si necháš?
wonderful_kingdom-ask-turn-up = Kterou oblast odhalíš?
wonderful_kingdom-ask-move = Která karta se přesune do druhé oblasti?
wonderful_kingdom-ask-keep = Kterou kartu si necháš?
wonderful_kingdom-ask-give = Kterou kartu dáš?
wonderful_kingdom-ask-swap = Co si vezmeš za kartu { $card }?
wonderful_kingdom-ask-melt = { $n ->
    [one] Kterou kostku proměníš na krystallium? Chybí poslední.
    [few] Kterou kostku proměníš na krystallium? Chybí ještě { $n }.
   *[other] Kterou kostku proměníš na krystallium? Chybí jich ještě { $n }.
}
wonderful_kingdom-ask-remove = { $n ->
    [one] Akce průzkum: kterou kartu odstraníš? Ještě jednu.
    [few] Akce průzkum: kterou kartu odstraníš? Ještě { $n }.
   *[other] Akce průzkum: kterou kartu odstraníš? Ještě { $n }.
}
wonderful_kingdom-ask-find = Akce průzkum: která karta přijde do oblasti { $area }?
wonderful_kingdom-moment-after_selecting = Výběr je hotov. Využiješ rádce?
wonderful_kingdom-moment-before_planning = Než začne plánování: využiješ rádce?
wonderful_kingdom-moment-end = Hra končí. Využiješ rádce?

## Acts

wonderful_kingdom-act-offer = Nabídnout do oblasti { $area }: { $card }
wonderful_kingdom-act-offer-down = Nabídnout lícem dolů do oblasti { $area }: { $card }
wonderful_kingdom-act-select = { $n ->
    [0] Vzít si oblast { $area }, která je prázdná
    [one] Vzít si oblast { $area } ({ $n } karta)
    [few] Vzít si oblast { $area } ({ $n } karty)
   *[other] Vzít si oblast { $area } ({ $n } karet)
}
wonderful_kingdom-act-search = Provést akci průzkum a vzít si oblast { $area }
wonderful_kingdom-act-remove = Odstranit: { $card }
wonderful_kingdom-act-find = Vzít z balíčku: { $card }
wonderful_kingdom-act-spy = Zvěd: odhalit { $n }. skrytou kartu v oblasti { $area }
wonderful_kingdom-act-spy-chosen = Zvěd: odhalit { $n }. skrytou kartu hráče { $other }
wonderful_kingdom-act-build = Rozestavět: { $card }
wonderful_kingdom-act-recycle = Směnit: { $card } (získáš { $what })
wonderful_kingdom-act-recycle-nothing = Směnit: { $card }
wonderful_kingdom-act-put = Umístit { $what } na kartu { $card }
wonderful_kingdom-act-put-for = Umístit 1 krystallium místo { $what-genitive } na kartu { $card }
wonderful_kingdom-act-lab = Umístit { $what } do laboratoře
wonderful_kingdom-act-throw-away = Odhodit rozestavěnou kartu: { $card }
wonderful_kingdom-act-transmute = Proměnit 5 kostek z laboratoře na krystallium
wonderful_kingdom-act-melt = Spotřebovat z laboratoře { $what }
wonderful_kingdom-act-step = { $step } ({ $price-nominative }): { $reward-nominative }
wonderful_kingdom-act-step-late = { $step } ({ $price-nominative }): odměna je už pryč
wonderful_kingdom-act-use = { $card } (za { $price }): { $what-nominative }
wonderful_kingdom-act-keep = Nechat si: { $card }
wonderful_kingdom-act-turn-up-area = { $n ->
    [one] Odhalit { $n } skrytou kartu v oblasti { $area }
    [few] Odhalit { $n } skryté karty v oblasti { $area }
   *[other] Odhalit { $n } skrytých karet v oblasti { $area }
}
wonderful_kingdom-act-move = Přesunout do oblasti { $area }: { $card }
wonderful_kingdom-act-move-hidden = Přesunout { $n }. skrytou kartu do oblasti { $area }
wonderful_kingdom-act-give = Dát: { $card }
wonderful_kingdom-act-swap = Vzít si: { $card } (za kartu { $own })
wonderful_kingdom-act-shadow = Nechat Stínu: { $card }
wonderful_kingdom-act-cover = Zakrýt { $what } na kartě { $card }
wonderful_kingdom-act-uncover = Odkrýt { $what } na kartě { $card }
wonderful_kingdom-act-freeze = Zasunout Ledového obra pod kartu { $card }
wonderful_kingdom-act-freeze-new = Rozestavět kartu { $card } a zasunout pod ni Ledového obra
wonderful_kingdom-act-defeat = Porazit: { $card } za { $price }
wonderful_kingdom-act-defeat-giant = Porazit: { $card } pod kartou { $above } za { $price }
wonderful_kingdom-act-done = Hotovo

## Why a price differs from the printed one

wonderful_kingdom-price-free-trap = −1 past: rádce skryje tuto kartu i bez ní
wonderful_kingdom-price-stands-in = krystallium místo chybějícího: { $what }

## Why not

wonderful_kingdom-no-trap = Nemáš připravenou žádnou past.
wonderful_kingdom-no-spy = Nemáš připraveného žádného zvěda.
wonderful_kingdom-no-slot = Na této kartě pro to není volné políčko.
wonderful_kingdom-cubes-left = { $n ->
    [one] Ještě zbývá umístit { $n } kostku.
    [few] Ještě zbývá umístit { $n } kostky.
   *[other] Ještě zbývá umístit { $n } kostek.
}
wonderful_kingdom-short-materials = { $n ->
    [one] Chybí ti { $n } materiál.
    [few] Chybí ti { $n } materiály.
   *[other] Chybí ti { $n } materiálů.
}
wonderful_kingdom-short-population = { $n ->
    [one] Chybí ti { $n } populace.
    [few] Chybí ti { $n } populace.
   *[other] Chybí ti { $n } populací.
}
wonderful_kingdom-short-gold = { $n ->
    [one] Chybí ti { $n } zlato.
    [few] Chybí ti { $n } zlata.
   *[other] Chybí ti { $n } zlat.
}
wonderful_kingdom-short-exploration = { $n ->
    [one] Chybí ti { $n } průzkum.
    [few] Chybí ti { $n } průzkumy.
   *[other] Chybí ti { $n } průzkumů.
}
wonderful_kingdom-short-krystallium = { $n ->
    [one] Chybí ti { $n } krystallium.
    [few] Chybí ti { $n } krystallia.
   *[other] Chybí ti { $n } krystallií.
}
wonderful_kingdom-short-soldiers = { $n ->
    [one] Chybí ti { $n } voják.
    [few] Chybí ti { $n } vojáci.
   *[other] Chybí ti { $n } vojáků.
}
wonderful_kingdom-lab-short = { $n ->
    [one] V laboratoři chybí { $n } kostka.
    [few] V laboratoři chybí { $n } kostky.
   *[other] V laboratoři chybí { $n } kostek.
}
wonderful_kingdom-is-frozen = Tato karta je zmrazená Ledovým obrem.
wonderful_kingdom-must-be-built = V tomto scénáři musíš kartu postavit.
wonderful_kingdom-treasure-is-recycled = Poklad lze jen směnit.
wonderful_kingdom-menace-stays = Hrozbu nelze směnit ani rozestavět.
wonderful_kingdom-frozen-lacks = { $n ->
    [one] Na zmrazené kartě ještě chybí { $n } kostka nebo voják.
    [few] Na zmrazené kartě ještě chybí { $n } kostky nebo vojáci.
   *[other] Na zmrazené kartě ještě chybí { $n } kostek nebo vojáků.
}
wonderful_kingdom-step-done = Tento krok už máš splněný.
wonderful_kingdom-searched = V tomto kole už akce průzkum proběhla.
wonderful_kingdom-search-short = { $n ->
    [one] Akce průzkum odstraní dvě odkryté karty; tady { $n } chybí.
    [few] Akce průzkum odstraní dvě odkryté karty; tady { $n } chybějí.
   *[other] Akce průzkum odstraní dvě odkryté karty; tady jich { $n } chybí.
}
wonderful_kingdom-deck-empty = Balíček je prázdný.
wonderful_kingdom-advisor-used = Tento rádce už v tomto kole pomohl.
wonderful_kingdom-other-step = Tento rádce patří k produkci jiného prostředku.
wonderful_kingdom-nothing-face-down = Žádná karta tam neleží lícem dolů.
wonderful_kingdom-nothing-offered = Oblasti nabídky jsou prázdné.
wonderful_kingdom-hand-known = V soupeřově ruce není nic neznámého.
wonderful_kingdom-nothing-to-swap = Oba potřebujete kartu, kterou lze vyměnit.
wonderful_kingdom-nothing-to-recycle = Nemáš co směnit.
wonderful_kingdom-no-calamity = Ve tvém vévodství žádná Pohroma není.

## The log

wonderful_kingdom-round = { $n }. kolo, začíná { $seat }
wonderful_kingdom-opens = Nově v nabídce: { $cards }
wonderful_kingdom-offers = { $seat } nabízí v oblasti { $area }: { $card }
wonderful_kingdom-offers-hidden = { $seat } nabízí v oblasti { $area } skrytou kartu
wonderful_kingdom-selects = { $n ->
    [0] { $seat } si bere: { $cards }
    [one] { $seat } si bere: { $cards } (a k tomu { $n } skrytou kartu)
    [few] { $seat } si bere: { $cards } (a k tomu { $n } skryté karty)
   *[other] { $seat } si bere: { $cards } (a k tomu { $n } skrytých karet)
}
wonderful_kingdom-selects-hidden = { $n ->
    [0] { $seat } si bere prázdnou oblast
    [one] { $seat } si bere { $n } skrytou kartu
    [few] { $seat } si bere { $n } skryté karty
   *[other] { $seat } si bere { $n } skrytých karet
}
wonderful_kingdom-danger = Do oblasti { $area } přichází karta nebezpečí
wonderful_kingdom-searches = { $seat } provádí akci průzkum v oblasti { $area }
wonderful_kingdom-looks = { $n ->
    [one] { $seat } si prohlíží { $n } kartu z balíčku
    [few] { $seat } si prohlíží { $n } karty z balíčku
   *[other] { $seat } si prohlíží { $n } karet z balíčku
}
wonderful_kingdom-removes = { $seat } odstraňuje: { $card }
wonderful_kingdom-finds = { $seat } nachází: { $card }
wonderful_kingdom-keeps = { $seat } si nechává: { $card }
wonderful_kingdom-reshuffles = Z odhozených karet je nový balíček
wonderful_kingdom-spies = { $seat } odhaluje: { $card }
wonderful_kingdom-spies-ready = { $seat } má opět k dispozici { $amounts }
wonderful_kingdom-reveals = { $seat } otáčí skryté karty: { $cards }
wonderful_kingdom-suffers = { $n ->
    [one] { $seat } má ve vévodství o { $n } Pohromu víc
    [few] { $seat } má ve vévodství o { $n } Pohromy víc
   *[other] { $seat } má ve vévodství o { $n } Pohrom víc
}
wonderful_kingdom-removes-calamities = { $n ->
    [one] { $seat } se zbavuje { $n } Pohromy ({ $because })
    [few] { $seat } se zbavuje { $n } Pohrom ({ $because })
   *[other] { $seat } se zbavuje { $n } Pohrom ({ $because })
}
wonderful_kingdom-begins = { $seat } začíná stavět: { $card }
wonderful_kingdom-recycles = { $seat } směňuje: { $card }
wonderful_kingdom-takes = { $seat } bere { $amounts } ({ $because })
wonderful_kingdom-takes-plain = { $seat } produkuje { $amounts }
wonderful_kingdom-puts = { $seat } umisťuje { $amounts } na kartu { $card }
wonderful_kingdom-into-lab = { $seat } umisťuje { $amounts } do laboratoře
wonderful_kingdom-alchemy = { $seat } vyrábí v laboratoři { $amounts }
wonderful_kingdom-completes = { $seat } dokončuje: { $card }
wonderful_kingdom-throws-away = { $seat } odhazuje rozestavěnou kartu: { $card }
wonderful_kingdom-gets = { $seat } získává { $amounts } ({ $because })
wonderful_kingdom-supremacy-trains = { $seat } má převahu v produkci { $resource ->
    [materials] materiálu
    [population] populace
    [gold] zlata
   *[exploration] průzkumu
} a cvičí vojáka
wonderful_kingdom-supremacy-ready = { $seat } má převahu v produkci { $resource ->
    [materials] materiálu
    [population] populace
    [gold] zlata
   *[exploration] průzkumu
}: voják ze cvičiště je připraven
wonderful_kingdom-advisor-joins = { $seat } získává rádce: { $card }
wonderful_kingdom-keeps-advisor = { $seat } začíná s rádcem: { $card }
wonderful_kingdom-uses = { $seat } platí { $amounts }: { $card }
wonderful_kingdom-turns-up = { $seat } odhaluje: { $cards }
wonderful_kingdom-moves = { $seat } přesouvá do druhé oblasti: { $card }
wonderful_kingdom-moves-hidden = { $seat } přesouvá do druhé oblasti skrytou kartu
wonderful_kingdom-shows-hand = { $seat } musí ukázat: { $cards }
wonderful_kingdom-swaps = { $seat } si mění kartu s hráčem { $other }: { $cards }
wonderful_kingdom-does-step = { $seat } plní { $n }. krok poslání { $card }
wonderful_kingdom-vermin = { $n ->
    [one] { $seat } dostává { $n } Havěť ({ $because })
    [few] { $seat } dostává { $n } Havěti ({ $because })
   *[other] { $seat } dostává { $n } Havětí ({ $because })
}
wonderful_kingdom-giant-loose = { $n ->
    [one] { $n } Ledový obr nemá co zmrazit ({ $seat })
    [few] { $n } Ledoví obři nemají co zmrazit ({ $seat })
   *[other] { $n } Ledových obrů nemá co zmrazit ({ $seat })
}
wonderful_kingdom-frozen = { $seat }: karta { $card } je zmrazená
wonderful_kingdom-haunted = { $seat } přichází o kartu { $card } ({ $because })
wonderful_kingdom-beside-danger = { $n ->
    [one] Vedle balíčku nebezpečí leží { $n } prostředek
    [few] Vedle balíčku nebezpečí leží { $n } prostředky
   *[other] Vedle balíčku nebezpečí leží { $n } prostředků
}
wonderful_kingdom-covered = { $seat }: karta { $card } přestává produkovat 1 { $resource ->
    [materials] materiál
    [population] populaci
    [gold] zlato
   *[exploration] průzkum
} ({ $because })
wonderful_kingdom-uncovered = { $seat }: karta { $card } znovu produkuje { $resource ->
    [materials] materiál
    [population] populaci
    [gold] zlato
   *[exploration] průzkum
}
wonderful_kingdom-defeats = { $seat } poráží: { $card } (za { $amounts })
wonderful_kingdom-ends = Hra končí

## The end of a game alone

wonderful_kingdom-outcome-gold = { $seat } získává zlatou medaili
wonderful_kingdom-outcome-silver = { $seat } získává stříbrnou medaili
wonderful_kingdom-outcome-bronze = { $seat } získává bronzovou medaili
wonderful_kingdom-outcome-no-medal = { $seat } nezískává medaili
wonderful_kingdom-outcome-lost-vermin = Balíček Havěti je prázdný: { $seat } prohrává
wonderful_kingdom-outcome-lost-beside-danger = Vedle balíčku nebezpečí leží příliš mnoho prostředků: { $seat } prohrává
wonderful_kingdom-outcome-lost-unbuilt = Některá z povinných karet není postavená: { $seat } prohrává
wonderful_kingdom-outcome-lost-undefeated = Některý Zloděj zůstal neporažen: { $seat } prohrává
wonderful_kingdom-outcome-lost-quest = Poslední krok poslání není splněn: { $seat } prohrává

## The score sheet

wonderful_kingdom-score-flat = Základní body
wonderful_kingdom-score-combinations = Kombinace
wonderful_kingdom-score-menaces = Hrozby
wonderful_kingdom-score-calamities = Pohromy
wonderful_kingdom-score-advisors = Rádcové
wonderful_kingdom-score-side-a = Vévodství na straně A

## Names

wonderful_kingdom-counter-materials = Materiál
wonderful_kingdom-counter-population = Populace
wonderful_kingdom-counter-gold = Zlato
wonderful_kingdom-counter-exploration = Průzkum
wonderful_kingdom-counter-krystallium = Krystallium
wonderful_kingdom-counter-soldiers = Vojáci
wonderful_kingdom-counter-training = Cvičiště
wonderful_kingdom-counter-lab_cubes = Alchymistická laboratoř
wonderful_kingdom-counter-traps = Pasti
wonderful_kingdom-counter-spies = Zvědové


wonderful_kingdom-kind-development = Karta rozvoje
wonderful_kingdom-kind-treasure = Poklad
wonderful_kingdom-kind-calamity = Pohroma
wonderful_kingdom-kind-menace = Hrozba
wonderful_kingdom-kind-advisor = Rádce
wonderful_kingdom-kind-duchy = Vévodství
wonderful_kingdom-kind-quest = Poslání

wonderful_kingdom-zone-deck = Balíček rozvoje
wonderful_kingdom-zone-danger = Balíček nebezpečí
wonderful_kingdom-zone-offers_up = Oblasti nabídky
wonderful_kingdom-zone-offers_down = Skryté karty v nabídce
wonderful_kingdom-zone-discards = Odkládací hromádka
wonderful_kingdom-zone-discards_down = Odložené skryté karty
wonderful_kingdom-zone-calamity_pile = Pohromy
wonderful_kingdom-zone-vermin = Balíček Havěti
wonderful_kingdom-zone-box = Zpět v krabici
wonderful_kingdom-zone-hand = Ruka
wonderful_kingdom-zone-known = Ruka, kterou soupeř zná
wonderful_kingdom-zone-staged = Chystaná nabídka
wonderful_kingdom-zone-chosen = Vybrané karty
wonderful_kingdom-zone-chosen_down = Vybrané skryté karty
wonderful_kingdom-zone-construction = Stavební prostor
wonderful_kingdom-zone-menaces = Hrozby
wonderful_kingdom-zone-built = Dokončené karty
wonderful_kingdom-zone-calamities = Pohromy ve vévodství
wonderful_kingdom-zone-advisors = Rádcové
wonderful_kingdom-zone-menace_deck = Balíček hrozby
wonderful_kingdom-zone-dealt = Rádcové na výběr
wonderful_kingdom-zone-returned = Odložený rádce
wonderful_kingdom-zone-looked = Prohlížené karty
