# What stands on Valeria's board in the browser.

valeria-side-active = Your turn
valeria-side-others = Other turns
valeria-board-die = Die: { $n }
valeria-board-sum = = { $n }
valeria-board-turn = Turn { $n }
valeria-board-final-round = The last round is being played.
valeria-board-left = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
valeria-board-deck = Exhausted deck: { $exhausted ->
    [one] { $exhausted } marker
   *[other] { $exhausted } markers
}{ $events ->
    [0] { "" }
    [one] , { $events } event on top
   *[other] , { $events } events on top
}
valeria-board-duchy = Duchy of { $name }
valeria-board-secret-duke = Secret duke
valeria-board-no-captives = No captives yet
