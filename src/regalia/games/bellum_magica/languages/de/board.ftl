# Was auf dem Tisch von Bellum Magica im Browser steht.

bellum_magica-board-die = Würfel: { $n }
bellum_magica-board-day = Tag { $n } · Kapitän { $name }
bellum_magica-board-captain = Kapitän des Tages
bellum_magica-board-horde = Deine Horde
bellum_magica-board-kingdom = Königreiche der Menschen
bellum_magica-board-market = Markt der Kreaturen
bellum_magica-board-castle = Burg von { $name }
bellum_magica-board-deck = { $kind }: { $n } im Stapel
bellum_magica-board-chests = Truhen: { $n } von 10
bellum_magica-board-worth = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
bellum_magica-board-tuck = Was dazukäme, ist in beiden Flügeln markiert; zählen wird nur die gewählte Seite.
bellum_magica-board-all-rows = Alle Reihen zeigen
bellum_magica-board-active-row = Nur die aktive Reihe zeigen
