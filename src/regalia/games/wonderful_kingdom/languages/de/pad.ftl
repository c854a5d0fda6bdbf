wonderful_kingdom-pad-built = Gebaute Karten
wonderful_kingdom-pad-quest = Letzter Schritt der Quest getan
wonderful_kingdom-pad-scenario = Nicht durch das Szenario verloren
