# Bellum Magica: what is said at the table and on the cards.

bellum_magica = Vojny mágov
bellum_magica-about = Zhromaždi tlupu goblinov a horších príšer, posielaj ju plieniť a nahromaď najcennejšie truhly zo všetkých mágov.

## Amounts, as the object of gaining and paying; on a card they stand alone, in the nominative

bellum_magica-amount-food = { $n ->
    [one] { $n } jedlo
    [few] { $n } jedlá
   *[other] { $n } jedál
}
bellum_magica-amount-runes = { $n ->
    [one] { $n } runu
    [few] { $n } runy
   *[other] { $n } rún
}
    .nominative = { $n ->
        [one] { $n } runa
        [few] { $n } runy
       *[other] { $n } rún
    }
bellum_magica-amount-kegs = { $n ->
    [one] { $n } súdok
    [few] { $n } súdky
   *[other] { $n } súdkov
}
bellum_magica-amount-shields = { $n ->
    [one] { $n } štít
    [few] { $n } štíty
   *[other] { $n } štítov
}
bellum_magica-amount-magic_shields = { $n ->
    [one] { $n } magický štít
    [few] { $n } magické štíty
   *[other] { $n } magických štítov
}
bellum_magica-amount-spells = { $n ->
    [one] { $n } kúzlo prehodenia
    [few] { $n } kúzla prehodenia
   *[other] { $n } kúziel prehodenia
}
bellum_magica-amount-flipped = { $n ->
    [one] { $n } použité kúzlo
    [few] { $n } použité kúzla
   *[other] { $n } použitých kúziel
}
bellum_magica-amount-wooden = { $n ->
    [one] { $n } drevenú truhlu
    [few] { $n } drevené truhly
   *[other] { $n } drevených truhiel
}
    .nominative = { $n ->
        [one] { $n } drevená truhla
        [few] { $n } drevené truhly
       *[other] { $n } drevených truhiel
    }
bellum_magica-amount-metal = { $n ->
    [one] { $n } kovovú truhlu
    [few] { $n } kovové truhly
   *[other] { $n } kovových truhiel
}
    .nominative = { $n ->
        [one] { $n } kovová truhla
        [few] { $n } kovové truhly
       *[other] { $n } kovových truhiel
    }
bellum_magica-amount-golden = { $n ->
    [one] { $n } zlatú truhlu
    [few] { $n } zlaté truhly
   *[other] { $n } zlatých truhiel
}
    .nominative = { $n ->
        [one] { $n } zlatá truhla
        [few] { $n } zlaté truhly
       *[other] { $n } zlatých truhiel
    }
bellum_magica-amount-maps = { $n ->
    [one] { $n } mapu
    [few] { $n } mapy
   *[other] { $n } máp
}
    .nominative = { $n ->
        [one] { $n } mapa
        [few] { $n } mapy
       *[other] { $n } máp
    }
bellum_magica-amount-swords = { $n ->
    [one] { $n } meč
    [few] { $n } meče
   *[other] { $n } mečov
}
bellum_magica-amount-magic_swords = { $n ->
    [one] { $n } magický meč
    [few] { $n } magické meče
   *[other] { $n } magických mečov
}
bellum_magica-amount-thieves = { $n ->
    [one] { $n } zlodeja
    [few] { $n } zlodejov
   *[other] { $n } zlodejov
}
    .nominative = { $n ->
        [one] { $n } zlodej
        [few] { $n } zlodeji
       *[other] { $n } zlodejov
    }

## Questions

bellum_magica-ask-castle = Do ktorého hradu sa nasťahuješ?
bellum_magica-ask-goblin = { $card }: doľava pracovať, alebo doprava bojovať?
bellum_magica-ask-reroll = Na kocke je { $die }. Prehodiť kúzlom alebo za súdok, alebo ju nechať?
bellum_magica-ask-attack = Tvoj útok ({ $strength-nominative }): zaútočíš na osadu, na hrad, alebo na nikoho?
bellum_magica-ask-steal = { $n ->
    [one] { $other }: ktorú truhlu vezme tvoj zlodej?
   *[other] { $other }: ktorú truhlu vezme tvoj ďalší zlodej? (najviac ešte { $n })
}
bellum_magica-ask-price = { $card }: ako zaplatíš?
bellum_magica-ask-recruit = Máš { $store }. Koho naverbuješ?
bellum_magica-ask-tuck = { $card }: doľava pracovať, alebo doprava bojovať?

## Acts

bellum_magica-act-move-in = { $card } – vľavo: { $work }; vpravo: { $war }
bellum_magica-act-tuck-left = { $card } doľava: { $wing }
bellum_magica-act-tuck-right = { $card } doprava: { $wing }
bellum_magica-act-spell = Použiť kúzlo prehodenia (pripravené: { $n })
bellum_magica-act-keg = { $n ->
    [0] Kúpiť rundu za 1 súdok
    [one] Kúpiť rundu za svoj posledný súdok
   *[other] Kúpiť rundu za jeden zo svojich { $n } súdkov
}
bellum_magica-act-stand = Nechať platiť číslo { $die }
bellum_magica-act-attack = { $card }: zaútočiť (korisť: { $loot-nominative })
bellum_magica-act-rob = { $n ->
    [0] Zaútočiť na hrad hráča { $other }
    [one] Zaútočiť na hrad hráča { $other } a ukradnúť { $n } truhlu
    [few] Zaútočiť na hrad hráča { $other } a ukradnúť až { $n } truhly
   *[other] Zaútočiť na hrad hráča { $other } a ukradnúť až { $n } truhiel
}
bellum_magica-act-hold = Na nikoho neútočiť
bellum_magica-act-steal = Ukradnúť { $chest } hráčovi { $other }
bellum_magica-act-enough = Vziať len { $chests }
bellum_magica-act-pay = Zaplatiť { $price }
bellum_magica-act-recruit = { $card }: naverbovať za { $price }
bellum_magica-act-done = Už neverbovať

## Why not

bellum_magica-needs-thief = V aktívnom rade nemáš zlodeja; bez neho sa na hrad zaútočiť nedá.
bellum_magica-nothing-to-steal = V tomto hrade nie sú truhly, ktoré by sa dali ukradnúť.
bellum_magica-short-magic-swords = { $n ->
    [one] Chýba ti { $n } magický meč: magické štíty porazia len magické meče.
    [few] Chýbajú ti { $n } magické meče: magické štíty porazia len magické meče.
   *[other] Chýba ti { $n } magických mečov: magické štíty porazia len magické meče.
}
bellum_magica-short-swords = { $n ->
    [one] Chýba ti { $n } meč.
    [few] Chýbajú ti { $n } meče.
   *[other] Chýba ti { $n } mečov.
}
bellum_magica-no-such-chest = Žiadna ďalšia truhla tohto druhu tu nie je.
bellum_magica-only-captain-casts = Kúzla prehodenia používa len kapitán.
bellum_magica-no-spell = Nemáš žiadne kúzlo prehodenia.
bellum_magica-spells-flipped = Všetky svoje kúzla prehodenia už máš dnes použité.
bellum_magica-no-keg = Nemáš žiadny súdok.
bellum_magica-short-food = { $n ->
    [one] Chýba ti { $n } jedlo.
    [few] Chýbajú ti { $n } jedlá.
   *[other] Chýba ti { $n } jedál.
}
bellum_magica-short-rune = Chýba ti 1 runa.
bellum_magica-short-rune-and-food = { $n ->
    [one] Chýba ti 1 runa a { $n } jedlo, alebo 3 runy.
    [few] Chýba ti 1 runa a { $n } jedlá, alebo 3 runy.
   *[other] Chýba ti 1 runa a { $n } jedál, alebo 3 runy.
}
bellum_magica-short-food-or-2-runes = { $n ->
    [one] Chýba ti { $n } jedlo, alebo 2 runy.
    [few] Chýbajú ti { $n } jedlá, alebo 2 runy.
   *[other] Chýba ti { $n } jedál, alebo 2 runy.
}
bellum_magica-short-food-or-1-runes = { $n ->
    [one] Chýba ti { $n } jedlo, alebo 1 runa.
    [few] Chýbajú ti { $n } jedlá, alebo 1 runa.
   *[other] Chýba ti { $n } jedál, alebo 1 runa.
}

## The log

bellum_magica-moves-in = { $seat } sa sťahuje do hradu: { $card }
bellum_magica-orders = { $seat } určuje goblinovi miesto
bellum_magica-tucks-left = { $seat } zasúva doľava: { $card }
bellum_magica-tucks-right = { $seat } zasúva doprava: { $card }
bellum_magica-day = { $day }. deň: kapitánom je { $seat }
bellum_magica-rolls = { $seat } hádže kockou: { $die }
bellum_magica-casts = { $seat } používa kúzlo prehodenia
bellum_magica-buys-round = { $seat } kupuje rundu za { $amounts }
bellum_magica-lets-stand = { $seat } necháva platiť číslo { $die }
bellum_magica-gathers = { $seat } zbiera { $amounts }
bellum_magica-scouts = Prieskumníci hráča { $seat } (počet máp: { $maps }) nachádzajú { $amounts }
bellum_magica-attacks = { $seat } útočí: { $card }
bellum_magica-storms = { $seat } útočí na hrad hráča { $other }
bellum_magica-holds = { $seat } neútočí
bellum_magica-steals = { $seat } kradne { $amounts } hráčovi { $other }
bellum_magica-gets = { $seat } získava { $amounts } ({ $because })
bellum_magica-gets-nothing = { $seat } nezískava nič, zásoba je prázdna ({ $because })
bellum_magica-gets-shield = Okradnutý hráč { $seat } dostáva { $amounts }
bellum_magica-recruits = { $seat } verbuje za { $amounts }: { $card }
bellum_magica-recruits-no-more = { $seat } končí s verbovaním
bellum_magica-creature-shown = Nové v ponuke: { $card }
bellum_magica-settlement-shown = Nová osada: { $card }
bellum_magica-ends = Hra sa končí { $day }. deň: truhly sa otvárajú

## On the cards

bellum_magica-face = { $n }
bellum_magica-faces = { $start } alebo { $end }
bellum_magica-text-on-roll = { $what-nominative } pri hode { $faces }
bellum_magica-text-on = { $what-nominative } pri { $faces }
bellum_magica-text-rows = { $start }; { $end }
bellum_magica-text-castle = Obrana: { $shields }. Vľavo: { $work }. Vpravo: { $war }.
bellum_magica-text-creature = Vľavo: { $work }. Vpravo: { $war }.
bellum_magica-text-creature-bonus = Vľavo: { $work }. Vpravo: { $war }. Po naverbovaní získaš { $bonus }.
bellum_magica-text-settlement = Obrana: { $shields }. [[loot|Korisť]]: { $loot-nominative }.
bellum_magica-text-inn = Obrana: { $shields }. [[loot|Korisť]]: { $loot-nominative }. Nikdy sa neodkladá: každý [[day|deň]] naň smie [[attack|zaútočiť]] každý mág.
bellum_magica-text-chest = { $n ->
    [one] Na konci má hodnotu { $n } bodu.
   *[other] Na konci má hodnotu { $n } bodov.
}

## The score sheet

bellum_magica-score-wooden = Drevené truhly
bellum_magica-score-metal = Kovové truhly
bellum_magica-score-golden = Zlaté truhly

## Options

bellum_magica-option-castle_pick = Hrady
    .help = Či sa hrady rozdajú, alebo si ich hráči postupne vyberú, prvý kapitán ako prvý.
bellum_magica-option-goblin_setup = Goblini
    .help = Či všetci umiestnia svojich dvoch goblinov tajne a naraz, alebo verejne jeden po druhom.
bellum_magica-option-first_captain = Prvý kapitán
    .help = Kto hádže prvý deň.
bellum_magica-option-chest_fallback = Prázdna kôpka truhiel
    .help = Či sa namiesto truhly z prázdnej kôpky berie truhla najbližšieho iného druhu, alebo žiadna.
bellum_magica-option-resource_supply = Jedlo a runy
    .help = Či je ich vždy dosť, alebo len 30 jedál a 20 rún zo škatule.
bellum_magica-option-shield_supply = Žetóny štítov
    .help = Či je ich vždy dosť, alebo len 20 zo škatule.

bellum_magica-choice-castle_pick-random = Rozdať
bellum_magica-choice-castle_pick-draft = Postupne vyberať
bellum_magica-choice-goblin_setup-simultaneous = Tajne a naraz
bellum_magica-choice-goblin_setup-seat_order = Verejne a postupne
bellum_magica-choice-first_captain-random = Žrebom
bellum_magica-choice-first_captain-first_seat = Prvé miesto
bellum_magica-choice-chest_fallback-nearest = Najbližší druh
bellum_magica-choice-chest_fallback-none = Žiadna
bellum_magica-choice-resource_supply-unlimited = Vždy dosť
bellum_magica-choice-resource_supply-box = Koľko je v škatuli
bellum_magica-choice-shield_supply-unlimited = Vždy dosť
bellum_magica-choice-shield_supply-box = Koľko je v škatuli

## Names

bellum_magica-counter-food = Jedlo
bellum_magica-counter-runes = Runy
bellum_magica-counter-kegs = Súdky
bellum_magica-counter-shields = Štíty
bellum_magica-counter-magic_shields = Magické štíty
bellum_magica-counter-spells = Kúzla prehodenia
bellum_magica-counter-flipped = Použité kúzla
bellum_magica-counter-wooden = Drevené truhly
bellum_magica-counter-metal = Kovové truhly
bellum_magica-counter-golden = Zlaté truhly

bellum_magica-measure-days = Dni
bellum_magica-measure-left = Príšery vľavo
bellum_magica-measure-right = Príšery vpravo

bellum_magica-kind-castle = Hrad
bellum_magica-kind-goblin = Goblin
bellum_magica-kind-evil = Zlá príšera
bellum_magica-kind-ultra_evil = Ultra zlá príšera
bellum_magica-kind-settlement = Osada
bellum_magica-kind-chest = Truhla s pokladom

bellum_magica-type-inn = Hostinec
bellum_magica-type-farm = Statok
bellum_magica-type-village = Dedina
bellum_magica-type-city = Mesto
bellum_magica-type-wooden = Drevo
bellum_magica-type-metal = Kov
bellum_magica-type-golden = Zlato

bellum_magica-zone-inn = Hostinec
bellum_magica-zone-display = Osady
bellum_magica-zone-kingdom = Balíček ľudských kráľovstiev
bellum_magica-zone-settlement_box = Osady v škatuli
bellum_magica-zone-sacked = Vyplienené osady
bellum_magica-zone-evil_market = Ponuka zlých príšer
bellum_magica-zone-ultra_market = Ponuka ultra zlých príšer
bellum_magica-zone-evil_deck = Balíček zlých príšer
bellum_magica-zone-ultra_deck = Balíček ultra zlých príšer
bellum_magica-zone-hoard = Kôpky truhiel
bellum_magica-zone-goblin_box = Goblini v škatuli
bellum_magica-zone-castle_box = Voľné hrady
bellum_magica-zone-castle = Hrad
bellum_magica-zone-left = Ľavé krídlo
bellum_magica-zone-right = Pravé krídlo
bellum_magica-zone-recruited = Nová príšera
bellum_magica-zone-goblins = Goblini na umiestnenie
bellum_magica-zone-orders = Rozkazy goblinom
bellum_magica-zone-unused_orders = Ostatné rozkazy
bellum_magica-zone-chests = Truhly
