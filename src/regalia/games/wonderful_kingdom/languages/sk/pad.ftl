wonderful_kingdom-pad-built = Postavené karty
wonderful_kingdom-pad-quest = Splnený záverečný krok výpravy
wonderful_kingdom-pad-scenario = Podľa scenára nie je prehraté
