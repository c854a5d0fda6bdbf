# Čo stojí na doske Valérie v prehliadači.

valeria-side-active = Vo svojom ťahu
valeria-side-others = V cudzom ťahu
valeria-board-die = Kocka: { $n }
valeria-board-sum = = { $n }
valeria-board-turn = { $n }. ťah
valeria-board-final-round = Hrá sa posledné kolo.
valeria-board-left = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } kariet
}
valeria-board-deck = Balíček kariet vyčerpania: { $exhausted ->
    [one] { $exhausted } karta
    [few] { $exhausted } karty
    [many] { $exhausted } karty
   *[other] { $exhausted } kariet
}{ $events ->
    [0] { "" }
    [one] , navrchu { $events } udalosť
    [few] , navrchu { $events } udalosti
    [many] , navrchu { $events } udalosti
   *[other] , navrchu { $events } udalostí
}
valeria-board-duchy = Vojvodstvo: { $name }
valeria-board-secret-duke = Tajný vojvoda
valeria-board-no-captives = Zatiaľ žiadni zajatci
