# Was auf Valerias Tisch im Browser steht.

valeria-side-active = In deinem Zug
valeria-side-others = In fremden Zügen
valeria-board-die = Würfel: { $n }
valeria-board-sum = = { $n }
valeria-board-turn = Zug { $n }
valeria-board-final-round = Die letzte Runde läuft.
valeria-board-left = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
valeria-board-deck = Erschöpftkarten: { $exhausted }{ $events ->
    [0] { "" }
    [one] , obenauf { $events } Ereignis
   *[other] , obenauf { $events } Ereignisse
}
valeria-board-duchy = Auslage: { $name }
valeria-board-secret-duke = Geheimer Herzog
valeria-board-no-captives = Noch keine Gefangenen
