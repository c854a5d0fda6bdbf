# Windfall: všetko, čo ľudia čítajú.

windfall = Poryv šťastia
windfall-about = Vyplávaj s posádkou, ktorú nikto iný nevidí, odhadni tie ostatné a naplň podpalubie správnym tovarom.

## Možnosti

windfall-option-rounds = Počet kôl
    .help = Koľko pretekov sa ide. Každý začína s jednou posádkou navyše.
windfall-choice-rounds-4 = štyri, krátka hra
windfall-choice-rounds-6 = šesť, ako zvyčajne
windfall-choice-rounds-8 = osem, dlhá hra

## Čo sa počíta a kde čo leží

windfall-counter-coins = Mince
windfall-amount-coins = { $n ->
    [one] { $n } mincu
    [few] { $n } mince
   *[other] { $n } mincí
}
windfall-shown-round = Kolo
windfall-shown-wind = Vietor
windfall-zone-quay = Nábrežie
windfall-zone-hand = Posádky
windfall-zone-sent = Pripravené na vyplávanie
windfall-zone-sailed = Vyplávalo
windfall-zone-hold = Podpalubie
windfall-zone-crew_deck = Posádky na najatie
windfall-zone-cargo_deck = Lode na mori
windfall-zone-sunk = Potopené
windfall-value-strength = Sila
windfall-value-goods = Tovar
windfall-kind-crew = Posádka
windfall-kind-cargo = Náklad
windfall-goods-spice = korenie
windfall-goods-silk = hodváb
windfall-goods-tea = čaj
windfall-goods-pearls = perly
windfall-score-goods = Tovar
windfall-score-coins = Mince

## Posádky

windfall-card-crew_1 = Posádka jedného muža
windfall-card-crew_2 = Posádka 2 mužov
windfall-card-crew_3 = Posádka 3 mužov
windfall-card-crew_4 = Posádka 4 mužov
windfall-card-crew_5 = Posádka 5 mužov
windfall-card-crew_6 = Posádka 6 mužov
windfall-card-crew_7 = Posádka 7 mužov
windfall-card-crew_8 = Posádka 8 mužov
windfall-card-crew_9 = Posádka 9 mužov
windfall-card-crew_10 = Posádka 10 mužov
windfall-card-crew_11 = Posádka 11 mužov
windfall-card-crew_12 = Posádka 12 mužov
windfall-card-crew_13 = Posádka 13 mužov
windfall-card-crew_14 = Posádka 14 mužov
windfall-card-crew_15 = Posádka 15 mužov
windfall-card-crew_16 = Posádka 16 mužov
windfall-card-crew_17 = Posádka 17 mužov
windfall-card-crew_18 = Posádka 18 mužov
windfall-card-crew_19 = Posádka 19 mužov
windfall-card-crew_20 = Posádka 20 mužov
windfall-card-crew_21 = Posádka 21 mužov
windfall-card-crew_22 = Posádka 22 mužov
windfall-card-crew_23 = Posádka 23 mužov
windfall-card-crew_24 = Posádka 24 mužov
windfall-card-crew_25 = Posádka 25 mužov
windfall-card-crew_26 = Posádka 26 mužov
windfall-card-crew_27 = Posádka 27 mužov
windfall-card-crew_28 = Posádka 28 mužov
windfall-card-crew_29 = Posádka 29 mužov
windfall-card-crew_30 = Posádka 30 mužov
windfall-card-crew_31 = Posádka 31 mužov
windfall-card-crew_32 = Posádka 32 mužov
windfall-card-crew_33 = Posádka 33 mužov
windfall-card-crew_34 = Posádka 34 mužov
windfall-card-crew_35 = Posádka 35 mužov
windfall-card-crew_36 = Posádka 36 mužov
windfall-card-crew_37 = Posádka 37 mužov
windfall-card-crew_38 = Posádka 38 mužov
windfall-card-crew_39 = Posádka 39 mužov
windfall-card-crew_40 = Posádka 40 mužov

## Náklady

windfall-card-saffron = Šafran
windfall-card-pepper = Čierne korenie
windfall-card-cinnamon = Škorica
windfall-card-damask = Damask
windfall-card-brocade = Brokát
windfall-card-satin = Satén
windfall-card-black_tea = Čierny čaj
windfall-card-green_tea = Zelený čaj
windfall-card-white_tea = Biely čaj
windfall-card-sea_pearls = Morské perly
windfall-card-river_pearls = Riečne perly
windfall-card-black_pearls = Čierne perly

## Čo karty robia

windfall-text-crew = Sila v pretekoch: { $n }.
windfall-text-coins = Pri naložení získaš { $what }.
windfall-text-hire = { $n ->
    [one] Pri naložení najmeš jednu posádku.
    [few] Pri naložení najmeš { $n } posádky.
   *[other] Pri naložení najmeš { $n } posádok.
}
windfall-text-gamble = Pri naložení hoď kockou; ak padne aspoň { $least }, získaš { $what }.

## Otázky a voľby

windfall-ask-send-calm = Preteky { $n }, bezvetrie: prvá nakladá najslabšia posádka. Koho pošleš?
windfall-ask-send-wind = Preteky { $n }, dobrý vietor: prvá nakladá najsilnejšia posádka. Koho pošleš?
windfall-ask-load = Ktorý náklad naložíš?
windfall-act-send = Poslať: { $card }
windfall-act-load = Naložiť: { $card } ({ $goods })

## Čo sa deje

windfall-calm = Na kocke je { $wind }: bezvetrie, prvá nakladá najslabšia posádka
windfall-blows = Na kocke je { $wind }: vietor duje, prvá nakladá najsilnejšia posádka
windfall-sends = { $seat } má posádku pripravenú
windfall-shows = { $seat } vypláva: { $card }
windfall-loads = { $seat } nakladá: { $card }
windfall-gains = { $seat } získava { $amounts } ({ $because })
windfall-gains-plain = { $seat } medzitým rybárči a získava { $amounts }
windfall-hires = { $n ->
    [one] { $seat } najíma jednu posádku ({ $because })
    [few] { $seat } najíma { $n } posádky ({ $because })
   *[other] { $seat } najíma { $n } posádok ({ $because })
}
windfall-gambles = { $seat } hádže { $rolled } ({ $because })
