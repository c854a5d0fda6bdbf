# Was auf dem Brett des wundervollen Königreichs im Browser steht.

wonderful_kingdom-board-track = Produktion
wonderful_kingdom-board-round = Runde { $n } / 4
wonderful_kingdom-board-phase-choice = Auswahl
wonderful_kingdom-board-phase-planning = Planung
wonderful_kingdom-board-phase-production = Produktion
wonderful_kingdom-board-phase-fight = Kampf
wonderful_kingdom-board-phase-end = Ende
wonderful_kingdom-board-leads = führt
wonderful_kingdom-board-area = Bereich { $n }
wonderful_kingdom-board-hidden = Verdeckte Karte
wonderful_kingdom-board-take = { $n ->
    [0] Nichts nehmen
   *[other] { $n } nehmen
}
wonderful_kingdom-board-search = Suchen
wonderful_kingdom-board-turn-up = Aufdecken
wonderful_kingdom-board-lay-up = Offen
wonderful_kingdom-board-lay-down = Verdeckt
wonderful_kingdom-board-realm = Reich von { $name }
wonderful_kingdom-board-brings = Bringt jetzt: { $what }.
wonderful_kingdom-board-where = Wohin? Tippe den Platz an.
wonderful_kingdom-board-cubes = Würfel zum Legen: wie viele auf einmal?
wonderful_kingdom-board-fill = Füllen ({ $n })
wonderful_kingdom-board-no-sites = Nichts ist im Bau.
wonderful_kingdom-board-site = { $card }: { $n ->
    [0] alle Felder gefüllt
    [one] { $n } Feld leer
   *[other] { $n } Felder leer
}
wonderful_kingdom-board-must = muss gebaut werden
wonderful_kingdom-board-unbuilt = Noch zu bauen: { $cards }.
wonderful_kingdom-board-undefeated = Noch zu besiegen: { $cards }.
wonderful_kingdom-board-step-done = geschafft von { $name }
