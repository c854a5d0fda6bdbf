# Windfall: everything that people read.

windfall = Windfall
windfall-about = Race out of the harbour with a crew that nobody else can see, guess the others’, and fill your hold with the right goods.

## Options

windfall-option-rounds = Rounds
    .help = How many races there are. Everybody begins with one crew more than that.
windfall-choice-rounds-4 = four, a short game
windfall-choice-rounds-6 = six, as usual
windfall-choice-rounds-8 = eight, a long game

## What is counted and where things lie

windfall-counter-coins = Coins
windfall-amount-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
windfall-shown-round = Round
windfall-shown-wind = Wind
windfall-zone-quay = Quay
windfall-zone-hand = Crews
windfall-zone-sent = Ready to sail
windfall-zone-sailed = Sailed
windfall-zone-hold = Hold
windfall-zone-crew_deck = Crews for hire
windfall-zone-cargo_deck = Ships still at sea
windfall-zone-sunk = Sunk
windfall-value-strength = Strength
windfall-value-goods = Goods
windfall-kind-crew = Crew
windfall-kind-cargo = Cargo
windfall-goods-spice = spice
windfall-goods-silk = silk
windfall-goods-tea = tea
windfall-goods-pearls = pearls
windfall-score-goods = Goods
windfall-score-coins = Coins

## Crews

windfall-card-crew_1 = Crew of One
windfall-card-crew_2 = Crew of 2
windfall-card-crew_3 = Crew of 3
windfall-card-crew_4 = Crew of 4
windfall-card-crew_5 = Crew of 5
windfall-card-crew_6 = Crew of 6
windfall-card-crew_7 = Crew of 7
windfall-card-crew_8 = Crew of 8
windfall-card-crew_9 = Crew of 9
windfall-card-crew_10 = Crew of 10
windfall-card-crew_11 = Crew of 11
windfall-card-crew_12 = Crew of 12
windfall-card-crew_13 = Crew of 13
windfall-card-crew_14 = Crew of 14
windfall-card-crew_15 = Crew of 15
windfall-card-crew_16 = Crew of 16
windfall-card-crew_17 = Crew of 17
windfall-card-crew_18 = Crew of 18
windfall-card-crew_19 = Crew of 19
windfall-card-crew_20 = Crew of 20
windfall-card-crew_21 = Crew of 21
windfall-card-crew_22 = Crew of 22
windfall-card-crew_23 = Crew of 23
windfall-card-crew_24 = Crew of 24
windfall-card-crew_25 = Crew of 25
windfall-card-crew_26 = Crew of 26
windfall-card-crew_27 = Crew of 27
windfall-card-crew_28 = Crew of 28
windfall-card-crew_29 = Crew of 29
windfall-card-crew_30 = Crew of 30
windfall-card-crew_31 = Crew of 31
windfall-card-crew_32 = Crew of 32
windfall-card-crew_33 = Crew of 33
windfall-card-crew_34 = Crew of 34
windfall-card-crew_35 = Crew of 35
windfall-card-crew_36 = Crew of 36
windfall-card-crew_37 = Crew of 37
windfall-card-crew_38 = Crew of 38
windfall-card-crew_39 = Crew of 39
windfall-card-crew_40 = Crew of 40

## Cargoes

windfall-card-saffron = Saffron
windfall-card-pepper = Pepper
windfall-card-cinnamon = Cinnamon
windfall-card-damask = Damask
windfall-card-brocade = Brocade
windfall-card-satin = Satin
windfall-card-black_tea = Black Tea
windfall-card-green_tea = Green Tea
windfall-card-white_tea = White Tea
windfall-card-sea_pearls = Sea Pearls
windfall-card-river_pearls = River Pearls
windfall-card-black_pearls = Black Pearls

## What cards do

windfall-text-crew = Strength { $n } in the race.
windfall-text-coins = When loaded: gain { $what }.
windfall-text-hire = { $n ->
    [one] When loaded: hire a crew.
   *[other] When loaded: hire { $n } crews.
}
windfall-text-gamble = When loaded: roll a die; with { $least } or more gain { $what }.

## Questions and choices

windfall-ask-send-calm = Race { $n }, a calm: the weakest crew loads first. Whom do you send?
windfall-ask-send-wind = Race { $n }, good wind: the strongest crew loads first. Whom do you send?
windfall-ask-load = Which cargo do you load?
windfall-act-send = Send the { $card }
windfall-act-load = Load { $card } ({ $goods })

## What happens

windfall-calm = The die shows { $wind }: a calm, and the weakest crew loads first
windfall-blows = The die shows { $wind }: the wind blows, and the strongest crew loads first
windfall-sends = { $seat } has a crew ready
windfall-shows = { $seat } sails with { $card }
windfall-loads = { $seat } loads { $card }
windfall-gains = { $seat } gains { $amounts } ({ $because })
windfall-gains-plain = { $seat } has fished meanwhile and gains { $amounts }
windfall-hires = { $n ->
    [one] { $seat } hires a crew ({ $because })
   *[other] { $seat } hires { $n } crews ({ $because })
}
windfall-gambles = { $seat } rolls { $rolled } ({ $because })
