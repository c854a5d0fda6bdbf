# Windfall: všechno, co lidé čtou.

windfall = Poryv štěstí
windfall-about = Vyplouvej s posádkou, kterou nikdo jiný nevidí, odhadni ty ostatní a naplň podpalubí správným zbožím.

## Možnosti

windfall-option-rounds = Počet kol
    .help = Kolik závodů se jede. Každý začíná s jednou posádkou navíc.
windfall-choice-rounds-4 = čtyři, krátká hra
windfall-choice-rounds-6 = šest, jako obvykle
windfall-choice-rounds-8 = osm, dlouhá hra

## Co se počítá a kde co leží

windfall-counter-coins = Mince
windfall-amount-coins = { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
}
windfall-shown-round = Kolo
windfall-shown-wind = Vítr
windfall-zone-quay = Nábřeží
windfall-zone-hand = Posádky
windfall-zone-sent = Připraveno k vyplutí
windfall-zone-sailed = Vyplulo
windfall-zone-hold = Podpalubí
windfall-zone-crew_deck = Posádky k najmutí
windfall-zone-cargo_deck = Lodě na moři
windfall-zone-sunk = Potopeno
windfall-value-strength = Síla
windfall-value-goods = Zboží
windfall-kind-crew = Posádka
windfall-kind-cargo = Náklad
windfall-goods-spice = koření
windfall-goods-silk = hedvábí
windfall-goods-tea = čaj
windfall-goods-pearls = perly
windfall-score-goods = Zboží
windfall-score-coins = Mince

## Posádky

windfall-card-crew_1 = Posádka jednoho muže
windfall-card-crew_2 = Posádka 2 mužů
windfall-card-crew_3 = Posádka 3 mužů
windfall-card-crew_4 = Posádka 4 mužů
windfall-card-crew_5 = Posádka 5 mužů
windfall-card-crew_6 = Posádka 6 mužů
windfall-card-crew_7 = Posádka 7 mužů
windfall-card-crew_8 = Posádka 8 mužů
windfall-card-crew_9 = Posádka 9 mužů
windfall-card-crew_10 = Posádka 10 mužů
windfall-card-crew_11 = Posádka 11 mužů
windfall-card-crew_12 = Posádka 12 mužů
windfall-card-crew_13 = Posádka 13 mužů
windfall-card-crew_14 = Posádka 14 mužů
windfall-card-crew_15 = Posádka 15 mužů
windfall-card-crew_16 = Posádka 16 mužů
windfall-card-crew_17 = Posádka 17 mužů
windfall-card-crew_18 = Posádka 18 mužů
windfall-card-crew_19 = Posádka 19 mužů
windfall-card-crew_20 = Posádka 20 mužů
windfall-card-crew_21 = Posádka 21 mužů
windfall-card-crew_22 = Posádka 22 mužů
windfall-card-crew_23 = Posádka 23 mužů
windfall-card-crew_24 = Posádka 24 mužů
windfall-card-crew_25 = Posádka 25 mužů
windfall-card-crew_26 = Posádka 26 mužů
windfall-card-crew_27 = Posádka 27 mužů
windfall-card-crew_28 = Posádka 28 mužů
windfall-card-crew_29 = Posádka 29 mužů
windfall-card-crew_30 = Posádka 30 mužů
windfall-card-crew_31 = Posádka 31 mužů
windfall-card-crew_32 = Posádka 32 mužů
windfall-card-crew_33 = Posádka 33 mužů
windfall-card-crew_34 = Posádka 34 mužů
windfall-card-crew_35 = Posádka 35 mužů
windfall-card-crew_36 = Posádka 36 mužů
windfall-card-crew_37 = Posádka 37 mužů
windfall-card-crew_38 = Posádka 38 mužů
windfall-card-crew_39 = Posádka 39 mužů
windfall-card-crew_40 = Posádka 40 mužů

## Náklady

windfall-card-saffron = Šafrán
windfall-card-pepper = Pepř
windfall-card-cinnamon = Skořice
windfall-card-damask = Damašek
windfall-card-brocade = Brokát
windfall-card-satin = Satén
windfall-card-black_tea = Černý čaj
windfall-card-green_tea = Zelený čaj
windfall-card-white_tea = Bílý čaj
windfall-card-sea_pearls = Mořské perly
windfall-card-river_pearls = Říční perly
windfall-card-black_pearls = Černé perly

## Co karty dělají

windfall-text-crew = Síla v závodě: { $n }.
windfall-text-coins = Při naložení získáš { $what }.
windfall-text-hire = { $n ->
    [one] Při naložení najmeš jednu posádku.
    [few] Při naložení najmeš { $n } posádky.
   *[other] Při naložení najmeš { $n } posádek.
}
windfall-text-gamble = Při naložení hoď kostkou; padne-li aspoň { $least }, získáš { $what }.

## Otázky a volby

windfall-ask-send-calm = Závod { $n }, bezvětří: první nakládá nejslabší posádka. Koho pošleš?
windfall-ask-send-wind = Závod { $n }, dobrý vítr: první nakládá nejsilnější posádka. Koho pošleš?
windfall-ask-load = Který náklad naložíš?
windfall-act-send = Poslat: { $card }
windfall-act-load = Naložit: { $card } ({ $goods })

## Co se děje

windfall-calm = Na kostce je { $wind }: bezvětří, první nakládá nejslabší posádka
windfall-blows = Na kostce je { $wind }: vítr duje, první nakládá nejsilnější posádka
windfall-sends = { $seat } má posádku připravenou
windfall-shows = { $seat } vyplouvá: { $card }
windfall-loads = { $seat } nakládá: { $card }
windfall-gains = { $seat } získává { $amounts } ({ $because })
windfall-gains-plain = { $seat } mezitím rybaří a získává { $amounts }
windfall-hires = { $n ->
    [one] { $seat } najímá jednu posádku ({ $because })
    [few] { $seat } najímá { $n } posádky ({ $because })
   *[other] { $seat } najímá { $n } posádek ({ $because })
}
windfall-gambles = { $seat } háže { $rolled } ({ $because })
