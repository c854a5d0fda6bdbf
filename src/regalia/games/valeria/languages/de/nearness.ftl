## How near the end of the game is

valeria-near-exhausted = { $n } der { $of } erschöpften Stapel, die das Spiel beenden
valeria-near-monsters = { $n } von { $of } Monsterstapeln leer
valeria-near-domains = { $n } von { $of } Gebietsstapeln leer
valeria-near-last-round = Das Spiel endet, sobald alle gleich viele Züge hatten
