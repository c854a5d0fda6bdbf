# Windfall: alles, was Leute lesen.

windfall = Rückenwind
windfall-about = Lauf mit einer Mannschaft aus, die sonst niemand sieht, errate die der anderen und fülle deinen Laderaum mit den richtigen Waren.

## Optionen

windfall-option-rounds = Runden
    .help = Wie viele Wettfahrten es gibt. Alle beginnen mit einer Mannschaft mehr.
windfall-choice-rounds-4 = vier, ein kurzes Spiel
windfall-choice-rounds-6 = sechs, wie üblich
windfall-choice-rounds-8 = acht, ein langes Spiel

## Was gezählt wird und wo etwas liegt

windfall-counter-coins = Münzen
windfall-amount-coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
windfall-shown-round = Runde
windfall-shown-wind = Wind
windfall-zone-quay = Kai
windfall-zone-hand = Mannschaften
windfall-zone-sent = Bereit zum Auslaufen
windfall-zone-sailed = Ausgelaufen
windfall-zone-hold = Laderaum
windfall-zone-crew_deck = Mannschaften zum Anheuern
windfall-zone-cargo_deck = Schiffe auf See
windfall-zone-sunk = Versunken
windfall-value-strength = Stärke
windfall-value-goods = Waren
windfall-kind-crew = Mannschaft
windfall-kind-cargo = Fracht
windfall-goods-spice = Gewürze
windfall-goods-silk = Seide
windfall-goods-tea = Tee
windfall-goods-pearls = Perlen
windfall-score-goods = Waren
windfall-score-coins = Münzen

## Mannschaften

windfall-card-crew_1 = Ein Mann
windfall-card-crew_2 = 2 Mann
windfall-card-crew_3 = 3 Mann
windfall-card-crew_4 = 4 Mann
windfall-card-crew_5 = 5 Mann
windfall-card-crew_6 = 6 Mann
windfall-card-crew_7 = 7 Mann
windfall-card-crew_8 = 8 Mann
windfall-card-crew_9 = 9 Mann
windfall-card-crew_10 = 10 Mann
windfall-card-crew_11 = 11 Mann
windfall-card-crew_12 = 12 Mann
windfall-card-crew_13 = 13 Mann
windfall-card-crew_14 = 14 Mann
windfall-card-crew_15 = 15 Mann
windfall-card-crew_16 = 16 Mann
windfall-card-crew_17 = 17 Mann
windfall-card-crew_18 = 18 Mann
windfall-card-crew_19 = 19 Mann
windfall-card-crew_20 = 20 Mann
windfall-card-crew_21 = 21 Mann
windfall-card-crew_22 = 22 Mann
windfall-card-crew_23 = 23 Mann
windfall-card-crew_24 = 24 Mann
windfall-card-crew_25 = 25 Mann
windfall-card-crew_26 = 26 Mann
windfall-card-crew_27 = 27 Mann
windfall-card-crew_28 = 28 Mann
windfall-card-crew_29 = 29 Mann
windfall-card-crew_30 = 30 Mann
windfall-card-crew_31 = 31 Mann
windfall-card-crew_32 = 32 Mann
windfall-card-crew_33 = 33 Mann
windfall-card-crew_34 = 34 Mann
windfall-card-crew_35 = 35 Mann
windfall-card-crew_36 = 36 Mann
windfall-card-crew_37 = 37 Mann
windfall-card-crew_38 = 38 Mann
windfall-card-crew_39 = 39 Mann
windfall-card-crew_40 = 40 Mann

## Frachten

windfall-card-saffron = Safran
windfall-card-pepper = Pfeffer
windfall-card-cinnamon = Zimt
windfall-card-damask = Damast
windfall-card-brocade = Brokat
windfall-card-satin = Satin
windfall-card-black_tea = Schwarzer Tee
windfall-card-green_tea = Grüner Tee
windfall-card-white_tea = Weißer Tee
windfall-card-sea_pearls = Meeresperlen
windfall-card-river_pearls = Flussperlen
windfall-card-black_pearls = Schwarze Perlen

## Was Karten tun

windfall-text-crew = Stärke { $n } in der Wettfahrt.
windfall-text-coins = Beim Laden: Du erhältst { $what }.
windfall-text-hire = { $n ->
    [one] Beim Laden: Heuere eine Mannschaft an.
   *[other] Beim Laden: Heuere { $n } Mannschaften an.
}
windfall-text-gamble = Beim Laden: Wirf einen Würfel; ab { $least } erhältst du { $what }.

## Fragen und Wahlen

windfall-ask-send-calm = Wettfahrt { $n }, Flaute: Die schwächste Mannschaft lädt zuerst. Wen schickst du?
windfall-ask-send-wind = Wettfahrt { $n }, guter Wind: Die stärkste Mannschaft lädt zuerst. Wen schickst du?
windfall-ask-load = Welche Fracht lädst du?
windfall-act-send = { $card } schicken
windfall-act-load = { $card } laden ({ $goods })

## Was geschieht

windfall-calm = Der Würfel zeigt { $wind }: Flaute, die schwächste Mannschaft lädt zuerst
windfall-blows = Der Würfel zeigt { $wind }: Es weht, die stärkste Mannschaft lädt zuerst
windfall-sends = { $seat } hat eine Mannschaft bereit
windfall-shows = { $seat } läuft aus: { $card }
windfall-loads = { $seat } lädt { $card }
windfall-gains = { $seat } erhält { $amounts } ({ $because })
windfall-gains-plain = { $seat } hat inzwischen gefischt und erhält { $amounts }
windfall-hires = { $n ->
    [one] { $seat } heuert eine Mannschaft an ({ $because })
   *[other] { $seat } heuert { $n } Mannschaften an ({ $because })
}
windfall-gambles = { $seat } würfelt { $rolled } ({ $because })
