wonderful_kingdom-pad-built = Postavené karty
wonderful_kingdom-pad-quest = Splněn poslední krok výpravy
wonderful_kingdom-pad-scenario = Podle scénáře není prohráno
