wonderful_kingdom-pad-built = Postavené karty
wonderful_kingdom-pad-quest = Splnený posledný krok výpravy
wonderful_kingdom-pad-scenario = Podľa scenára nie je prehraté
