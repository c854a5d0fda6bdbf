# Was auf dem Tisch der Burggrafen im Browser steht.

viscounts-board-map = Der runde Plan
viscounts-board-court = Tafel von { $name }
viscounts-board-offers = Spielerkarten und Helden für den Start
viscounts-board-here = Wo mein Burggraf steht
viscounts-board-nearer = Näher heran
viscounts-board-whole = Der ganze Plan
viscounts-board-round = { $n ->
    [0] Vorbereitung
   *[other] Runde { $n }
}
viscounts-board-last-round = Die letzte ist Runde { $n }.
viscounts-board-debts-left = { $n ->
    [0] Die Armut ist da.
    [one] Noch { $n } Schuldschein bis zur Armut
   *[other] Noch { $n } Schuldscheine bis zur Armut
}
viscounts-board-deeds-left = { $n ->
    [0] Der Wohlstand ist da.
    [one] Noch { $n } Urkunde bis zum Wohlstand
   *[other] Noch { $n } Urkunden bis zum Wohlstand
}
viscounts-board-trade = { $n ->
    [one] Handel, für jedes Handelssymbol: { $what }
   *[other] Handel, für je { $n } Handelssymbole: { $what }
}
viscounts-board-site = Bauplatz { $n }, frei: { $what }
viscounts-board-built = Bauplatz { $n }: { $what } ({ $name })
viscounts-board-link = Verbindung der Bauplätze { $a } und { $b }: { $what }
viscounts-board-yard = { $place }, erste Ebene: { $who }
viscounts-board-hall = { $place }, zweite Ebene ({ $what }): { $who }
viscounts-board-keep = Dritte Ebene der Burg: { $who }
viscounts-board-nobody = niemand
viscounts-board-pile = { $n ->
    [0] keine Karte mehr
    [one] { $n } Karte
   *[other] { $n } Karten
}
viscounts-board-first = Startspieler
viscounts-board-icons = Was jetzt bei einer Aktion zählt
viscounts-board-prices = Was die Aktion kostet
viscounts-board-free = nichts zu bezahlen
viscounts-board-short = { $n ->
    [one] { $n } Symbol fehlt und lässt sich nicht bezahlen
   *[other] { $n } Symbole fehlen und lassen sich nicht bezahlen
}
viscounts-board-open = { $what }, gebaut: wirkt von nun an
viscounts-board-track = Korruption auf Feld { $corruption }, Tugend auf Feld { $virtue }
viscounts-board-step = Kollision auf Feld { $n }: { $mine }. { $whom }: { $theirs }
viscounts-board-whom-criminals = Andere mit Verbrechern
viscounts-board-whom-honest = Andere ohne Verbrecher
viscounts-board-whom-all = Alle anderen
viscounts-board-aim = Hauptziel: { $what }
viscounts-board-opponent-plot = { $plot ->
    [trading_post_1] Handelsposten: eine künftige Intrige
    [trading_post_2] Handelsposten: ohne Verbrecher begleicht er bei Kollisionen einen Schuldschein
    [trading_post_3] Handelsposten: entlässt, wenn er etwas umdreht
    [workshop_1] Werkstatt: entlässt, wenn er eine Intrige erhält
    [workshop_2] Werkstatt: beim Mischen eine Tugend mehr
    [workshop_3] Werkstatt: beim Mischen eine Korruption mehr
   *[other] Gildenhaus: { $icon }
}
