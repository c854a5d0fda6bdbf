# Bellum Magica: what is said at the table and on the cards.

bellum_magica = Války mágů
bellum_magica-about = Shromáždi tlupu goblinů a horších příšer, posílej ji drancovat a nahromaď nejcennější truhly ze všech mágů.

## Amounts, as the object of gaining and paying; on a card they stand alone, in the nominative

bellum_magica-amount-food = { $n ->
    [one] { $n } jídlo
    [few] { $n } jídla
   *[other] { $n } jídel
}
bellum_magica-amount-runes = { $n ->
    [one] { $n } runu
    [few] { $n } runy
   *[other] { $n } run
}
    .nominative = { $n ->
        [one] { $n } runa
        [few] { $n } runy
       *[other] { $n } run
    }
bellum_magica-amount-kegs = { $n ->
    [one] { $n } soudek
    [few] { $n } soudky
   *[other] { $n } soudků
}
bellum_magica-amount-shields = { $n ->
    [one] { $n } štít
    [few] { $n } štíty
   *[other] { $n } štítů
}
bellum_magica-amount-magic_shields = { $n ->
    [one] { $n } magický štít
    [few] { $n } magické štíty
   *[other] { $n } magických štítů
}
bellum_magica-amount-spells = { $n ->
    [one] { $n } kouzlo přehození
    [few] { $n } kouzla přehození
   *[other] { $n } kouzel přehození
}
bellum_magica-amount-flipped = { $n ->
    [one] { $n } použité kouzlo
    [few] { $n } použitá kouzla
   *[other] { $n } použitých kouzel
}
bellum_magica-amount-wooden = { $n ->
    [one] { $n } dřevěnou truhlu
    [few] { $n } dřevěné truhly
   *[other] { $n } dřevěných truhel
}
    .nominative = { $n ->
        [one] { $n } dřevěná truhla
        [few] { $n } dřevěné truhly
       *[other] { $n } dřevěných truhel
    }
bellum_magica-amount-metal = { $n ->
    [one] { $n } kovovou truhlu
    [few] { $n } kovové truhly
   *[other] { $n } kovových truhel
}
    .nominative = { $n ->
        [one] { $n } kovová truhla
        [few] { $n } kovové truhly
       *[other] { $n } kovových truhel
    }
bellum_magica-amount-golden = { $n ->
    [one] { $n } zlatou truhlu
    [few] { $n } zlaté truhly
   *[other] { $n } zlatých truhel
}
    .nominative = { $n ->
        [one] { $n } zlatá truhla
        [few] { $n } zlaté truhly
       *[other] { $n } zlatých truhel
    }
bellum_magica-amount-maps = { $n ->
    [one] { $n } mapu
    [few] { $n } mapy
   *[other] { $n } map
}
    .nominative = { $n ->
        [one] { $n } mapa
        [few] { $n } mapy
       *[other] { $n } map
    }
bellum_magica-amount-swords = { $n ->
    [one] { $n } meč
    [few] { $n } meče
   *[other] { $n } mečů
}
bellum_magica-amount-magic_swords = { $n ->
    [one] { $n } magický meč
    [few] { $n } magické meče
   *[other] { $n } magických mečů
}
bellum_magica-amount-thieves = { $n ->
    [one] { $n } zloděje
    [few] { $n } zloděje
   *[other] { $n } zlodějů
}
    .nominative = { $n ->
        [one] { $n } zloděj
        [few] { $n } zloději
       *[other] { $n } zlodějů
    }

## Questions

bellum_magica-ask-castle = Do kterého hradu se nastěhuješ?
bellum_magica-ask-goblin = { $card }: doleva pracovat, nebo doprava bojovat?
bellum_magica-ask-reroll = Na kostce je { $die }. Přehodit kouzlem nebo za soudek, nebo ji nechat?
bellum_magica-ask-attack = Tvůj útok ({ $strength-nominative }): zaútočíš na osadu, na hrad, nebo na nikoho?
bellum_magica-ask-steal = { $n ->
    [one] { $other }: kterou truhlu vezme tvůj zloděj?
   *[other] { $other }: kterou truhlu vezme tvůj další zloděj? (nejvýš ještě { $n })
}
bellum_magica-ask-price = { $card }: jak zaplatíš?
bellum_magica-ask-recruit = Máš { $store }. Koho naverbuješ?
bellum_magica-ask-tuck = { $card }: doleva pracovat, nebo doprava bojovat?

## Acts

bellum_magica-act-move-in = { $card } – vlevo: { $work }; vpravo: { $war }
bellum_magica-act-tuck-left = { $card } doleva: { $wing }
bellum_magica-act-tuck-right = { $card } doprava: { $wing }
bellum_magica-act-spell = Použít kouzlo přehození (připraveno: { $n })
bellum_magica-act-keg = { $n ->
    [0] Koupit rundu za 1 soudek
    [one] Koupit rundu za svůj poslední soudek
   *[other] Koupit rundu za jeden ze svých { $n } soudků
}
bellum_magica-act-stand = Nechat platit číslo { $die }
bellum_magica-act-attack = { $card }: zaútočit (kořist: { $loot-nominative })
bellum_magica-act-rob = { $n ->
    [0] Zaútočit na hrad hráče { $other }
    [one] Zaútočit na hrad hráče { $other } a ukrást { $n } truhlu
    [few] Zaútočit na hrad hráče { $other } a ukrást až { $n } truhly
   *[other] Zaútočit na hrad hráče { $other } a ukrást až { $n } truhel
}
bellum_magica-act-hold = Na nikoho neútočit
bellum_magica-act-steal = Ukrást { $chest } hráči { $other }
bellum_magica-act-enough = Vzít jen { $chests }
bellum_magica-act-pay = Zaplatit { $price }
bellum_magica-act-recruit = { $card }: naverbovat za { $price }
bellum_magica-act-done = Už neverbovat

## Why not

bellum_magica-needs-thief = V aktivní řadě nemáš zloděje; bez něj na hrad zaútočit nelze.
bellum_magica-nothing-to-steal = V tomto hradu nejsou truhly, které by šlo ukrást.
bellum_magica-short-magic-swords = { $n ->
    [one] Chybí ti { $n } magický meč: magické štíty porazí jen magické meče.
    [few] Chybí ti { $n } magické meče: magické štíty porazí jen magické meče.
   *[other] Chybí ti { $n } magických mečů: magické štíty porazí jen magické meče.
}
bellum_magica-short-swords = { $n ->
    [one] Chybí ti { $n } meč.
    [few] Chybí ti { $n } meče.
   *[other] Chybí ti { $n } mečů.
}
bellum_magica-no-such-chest = Žádná další truhla tohoto druhu tu není.
bellum_magica-only-captain-casts = Kouzla přehození používá jen kapitán.
bellum_magica-no-spell = Nemáš žádné kouzlo přehození.
bellum_magica-spells-flipped = Všechna svá kouzla přehození už máš dnes použitá.
bellum_magica-no-keg = Nemáš žádný soudek.
bellum_magica-short-food = { $n ->
    [one] Chybí ti { $n } jídlo.
    [few] Chybí ti { $n } jídla.
   *[other] Chybí ti { $n } jídel.
}
bellum_magica-short-rune = Chybí ti 1 runa.
bellum_magica-short-rune-and-food = { $n ->
    [one] Chybí ti 1 runa a { $n } jídlo, nebo 3 runy.
    [few] Chybí ti 1 runa a { $n } jídla, nebo 3 runy.
   *[other] Chybí ti 1 runa a { $n } jídel, nebo 3 runy.
}
bellum_magica-short-food-or-2-runes = { $n ->
    [one] Chybí ti { $n } jídlo, nebo 2 runy.
    [few] Chybí ti { $n } jídla, nebo 2 runy.
   *[other] Chybí ti { $n } jídel, nebo 2 runy.
}
bellum_magica-short-food-or-1-runes = { $n ->
    [one] Chybí ti { $n } jídlo, nebo 1 runa.
    [few] Chybí ti { $n } jídla, nebo 1 runa.
   *[other] Chybí ti { $n } jídel, nebo 1 runa.
}

## The log

bellum_magica-moves-in = { $seat } se stěhuje do hradu: { $card }
bellum_magica-orders = { $seat } určuje goblinovi místo
bellum_magica-tucks-left = { $seat } zasouvá doleva: { $card }
bellum_magica-tucks-right = { $seat } zasouvá doprava: { $card }
bellum_magica-day = { $day }. den: kapitánem je { $seat }
bellum_magica-rolls = { $seat } hází kostkou: { $die }
bellum_magica-casts = { $seat } používá kouzlo přehození
bellum_magica-buys-round = { $seat } kupuje rundu za { $amounts }
bellum_magica-lets-stand = { $seat } nechává platit číslo { $die }
bellum_magica-gathers = { $seat } sbírá { $amounts }
bellum_magica-scouts = Průzkumníci hráče { $seat } (počet map: { $maps }) nacházejí { $amounts }
bellum_magica-attacks = { $seat } útočí: { $card }
bellum_magica-storms = { $seat } útočí na hrad hráče { $other }
bellum_magica-holds = { $seat } neútočí
bellum_magica-steals = { $seat } krade { $amounts } hráči { $other }
bellum_magica-gets = { $seat } získává { $amounts } ({ $because })
bellum_magica-gets-nothing = { $seat } nezískává nic, zásoba je prázdná ({ $because })
bellum_magica-gets-shield = Okradený hráč { $seat } dostává { $amounts }
bellum_magica-recruits = { $seat } verbuje za { $amounts }: { $card }
bellum_magica-recruits-no-more = { $seat } končí s verbováním
bellum_magica-creature-shown = Nově v nabídce: { $card }
bellum_magica-settlement-shown = Nová osada: { $card }
bellum_magica-ends = Hra končí { $day }. den: truhly se otevírají

## On the cards

bellum_magica-face = { $n }
bellum_magica-faces = { $start } nebo { $end }
bellum_magica-text-on-roll = { $what-nominative } při hodu { $faces }
bellum_magica-text-on = { $what-nominative } při { $faces }
bellum_magica-text-rows = { $start }; { $end }
bellum_magica-text-castle = Obrana: { $shields }. Vlevo: { $work }. Vpravo: { $war }.
bellum_magica-text-creature = Vlevo: { $work }. Vpravo: { $war }.
bellum_magica-text-creature-bonus = Vlevo: { $work }. Vpravo: { $war }. Po naverbování získáš { $bonus }.
bellum_magica-text-settlement = Obrana: { $shields }. [[loot|Kořist]]: { $loot-nominative }.
bellum_magica-text-inn = Obrana: { $shields }. [[loot|Kořist]]: { $loot-nominative }. Nikdy se neodkládá: každý [[day|den]] na něj smí [[attack|zaútočit]] každý mág.
bellum_magica-text-chest = { $n ->
    [one] Na konci má hodnotu { $n } bodu.
   *[other] Na konci má hodnotu { $n } bodů.
}

## The score sheet

bellum_magica-score-wooden = Dřevěné truhly
bellum_magica-score-metal = Kovové truhly
bellum_magica-score-golden = Zlaté truhly

## Options

bellum_magica-option-castle_pick = Hrady
    .help = Zda se hrady rozdají, nebo si je hráči postupně vyberou, první kapitán jako první.
bellum_magica-option-goblin_setup = Goblini
    .help = Zda všichni umístí své dva gobliny tajně a najednou, nebo veřejně jeden po druhém.
bellum_magica-option-first_captain = První kapitán
    .help = Kdo hází první den.
bellum_magica-option-chest_fallback = Prázdná hromádka truhel
    .help = Zda se místo truhly z prázdné hromádky bere truhla nejbližšího jiného druhu, nebo žádná.
bellum_magica-option-resource_supply = Jídlo a runy
    .help = Zda je jich vždy dost, nebo jen 30 jídel a 20 run z krabice.
bellum_magica-option-shield_supply = Žetony štítů
    .help = Zda je jich vždy dost, nebo jen 20 z krabice.

bellum_magica-choice-castle_pick-random = Rozdat
bellum_magica-choice-castle_pick-draft = Postupně vybírat
bellum_magica-choice-goblin_setup-simultaneous = Tajně a najednou
bellum_magica-choice-goblin_setup-seat_order = Veřejně a postupně
bellum_magica-choice-first_captain-random = Losem
bellum_magica-choice-first_captain-first_seat = První místo
bellum_magica-choice-chest_fallback-nearest = Nejbližší druh
bellum_magica-choice-chest_fallback-none = Žádná
bellum_magica-choice-resource_supply-unlimited = Vždy dost
bellum_magica-choice-resource_supply-box = Kolik je v krabici
bellum_magica-choice-shield_supply-unlimited = Vždy dost
bellum_magica-choice-shield_supply-box = Kolik je v krabici

## Names

bellum_magica-counter-food = Jídlo
bellum_magica-counter-runes = Runy
bellum_magica-counter-kegs = Soudky
bellum_magica-counter-shields = Štíty
bellum_magica-counter-magic_shields = Magické štíty
bellum_magica-counter-spells = Kouzla přehození
bellum_magica-counter-flipped = Použitá kouzla
bellum_magica-counter-wooden = Dřevěné truhly
bellum_magica-counter-metal = Kovové truhly
bellum_magica-counter-golden = Zlaté truhly

bellum_magica-measure-days = Dny
bellum_magica-measure-left = Příšery vlevo
bellum_magica-measure-right = Příšery vpravo

bellum_magica-kind-castle = Hrad
bellum_magica-kind-goblin = Goblin
bellum_magica-kind-evil = Zlá příšera
bellum_magica-kind-ultra_evil = Ultra zlá příšera
bellum_magica-kind-settlement = Osada
bellum_magica-kind-chest = Truhla s pokladem

bellum_magica-type-inn = Hostinec
bellum_magica-type-farm = Statek
bellum_magica-type-village = Vesnice
bellum_magica-type-city = Město
bellum_magica-type-wooden = Dřevo
bellum_magica-type-metal = Kov
bellum_magica-type-golden = Zlato

bellum_magica-zone-inn = Hostinec
bellum_magica-zone-display = Osady
bellum_magica-zone-kingdom = Balíček lidských království
bellum_magica-zone-settlement_box = Osady v krabici
bellum_magica-zone-sacked = Vydrancované osady
bellum_magica-zone-evil_market = Nabídka zlých příšer
bellum_magica-zone-ultra_market = Nabídka ultra zlých příšer
bellum_magica-zone-evil_deck = Balíček zlých příšer
bellum_magica-zone-ultra_deck = Balíček ultra zlých příšer
bellum_magica-zone-hoard = Hromádky truhel
bellum_magica-zone-goblin_box = Goblini v krabici
bellum_magica-zone-castle_box = Volné hrady
bellum_magica-zone-castle = Hrad
bellum_magica-zone-left = Levé křídlo
bellum_magica-zone-right = Pravé křídlo
bellum_magica-zone-recruited = Nová příšera
bellum_magica-zone-goblins = Goblini k umístění
bellum_magica-zone-orders = Rozkazy goblinům
bellum_magica-zone-unused_orders = Ostatní rozkazy
bellum_magica-zone-chests = Truhly
