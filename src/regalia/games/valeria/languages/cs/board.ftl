# Co stojí na desce Valerie v prohlížeči.

valeria-side-active = Ve svém tahu
valeria-side-others = V cizím tahu
valeria-board-die = Kostka: { $n }
valeria-board-sum = = { $n }
valeria-board-turn = { $n }. tah
valeria-board-final-round = Hraje se poslední kolo.
valeria-board-left = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}
valeria-board-deck = Balíček karet vyčerpání: { $exhausted ->
    [one] { $exhausted } karta
    [few] { $exhausted } karty
    [many] { $exhausted } karty
   *[other] { $exhausted } karet
}{ $events ->
    [0] { "" }
    [one] , nahoře { $events } událost
    [few] , nahoře { $events } události
    [many] , nahoře { $events } události
   *[other] , nahoře { $events } událostí
}
valeria-board-duchy = Vévodství: { $name }
valeria-board-secret-duke = Tajný vévoda
valeria-board-no-captives = Zatím žádní zajatci
