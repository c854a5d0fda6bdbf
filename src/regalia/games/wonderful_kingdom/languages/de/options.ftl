# It’s a Wonderful Kingdom: what is settled before a game.

## Options

wonderful_kingdom-option-module = Modul
    .help = Was zu den Grundregeln dazukommt: Bedrohungen, die ihr einander schickt, Ratgeber, die mit Soldaten bezahlt werden, oder ein Auftrag, dessen letzter Schritt zum Sieg nötig ist.
wonderful_kingdom-option-side = Seite des Herzogtums
    .help = Seite A punktet für eine Kartenart und wird für die ersten Partien empfohlen. Allein kostet sie am Ende 15 Punkte.
wonderful_kingdom-option-duchy = Herzogtum
    .help = Das Herzogtum des ersten Platzes; wer als Zweites mitspielt, hat das andere.
wonderful_kingdom-option-menaces = Bedrohungen
    .help = Ein Bedrohungsstapel für jeden Platz, der Reihe nach; ohne Auswahl Eisriesen gegen Riesenratten, wie für die erste Partie empfohlen.
wonderful_kingdom-option-quest = Auftrag
    .help = Die Auftragstafel für das Modul der Aufträge.
wonderful_kingdom-option-scenario = Szenario
    .help = Allein: ein Szenario mit eigenem Aufbau und eigenen Arten zu verlieren. Es bringt sein Modul mit.
wonderful_kingdom-option-search = Suche
    .help = Allein: wie oft du suchen darfst. Die Anleitung sagt einmal je Runde, der Verlag hat es später bei jeder Auswahl erlaubt.
wonderful_kingdom-option-pauses = Pausen
    .help = Wann vor dem Ende eines Schritts „Noch etwas?“ gefragt wird: nur wenn Krystallium, Soldaten, ein Auftragsschritt oder eine abgelegte Karte etwas ändern könnten, oder immer, wenn etwas davon überhaupt möglich ist.

wonderful_kingdom-choice-module-menaces = Bedrohungen
wonderful_kingdom-choice-module-advisors = Ratgeber
wonderful_kingdom-choice-module-quests = Aufträge
wonderful_kingdom-choice-side-A = Seite A
wonderful_kingdom-choice-side-B = Seite B
wonderful_kingdom-choice-duchy-random = Zufällig
wonderful_kingdom-choice-duchy-teressia = Teressie
wonderful_kingdom-choice-duchy-valados = Valados
wonderful_kingdom-choice-menaces-giant_rats = { wonderful_kingdom-menace-giant_rats }
wonderful_kingdom-choice-menaces-ice_giants = { wonderful_kingdom-menace-ice_giants }
wonderful_kingdom-choice-menaces-shadows = { wonderful_kingdom-menace-shadows }
wonderful_kingdom-choice-menaces-thieves = { wonderful_kingdom-menace-thieves }
wonderful_kingdom-choice-quest-usurper = { wonderful_kingdom-card-usurper }
wonderful_kingdom-choice-quest-northern_lands = { wonderful_kingdom-card-northern_lands }
wonderful_kingdom-choice-quest-lord_of_ruin = { wonderful_kingdom-card-lord_of_ruin }
wonderful_kingdom-choice-quest-random = Zufällig
wonderful_kingdom-choice-scenario-none = Kein Szenario
wonderful_kingdom-choice-scenario-flood_of_rats = { wonderful_kingdom-scenario-flood_of_rats }
wonderful_kingdom-choice-scenario-the_prophecy = { wonderful_kingdom-scenario-the_prophecy }
wonderful_kingdom-choice-scenario-the_frozen_north = { wonderful_kingdom-scenario-the_frozen_north }
wonderful_kingdom-choice-scenario-the_last_battle = { wonderful_kingdom-scenario-the_last_battle }
wonderful_kingdom-choice-scenario-thieves_guild = { wonderful_kingdom-scenario-thieves_guild }
wonderful_kingdom-choice-scenario-surrounded = { wonderful_kingdom-scenario-surrounded }
wonderful_kingdom-choice-search-once_a_round = Einmal je Runde
wonderful_kingdom-choice-search-every_selection = Bei jeder Auswahl
wonderful_kingdom-choice-pauses-always = Immer, wenn etwas möglich ist
wonderful_kingdom-choice-pauses-matters = Wenn es etwas ändern kann

## Refusals of a set-up

wonderful_kingdom-only-alone = „{ $option }“ gehört zum Spiel allein.
wonderful_kingdom-scenario-says = „{ $option }“ legt das Szenario selbst fest; lass es, wie es ist.
wonderful_kingdom-menaces-need-module = Bedrohungsstapel können nur im Modul der Bedrohungen gewählt werden.
wonderful_kingdom-pick-menaces = { $n ->
    [one] Wähle { $n } Bedrohungsstapel.
   *[other] Wähle { $n } verschiedene Bedrohungsstapel.
}
wonderful_kingdom-quest-needs-module = Ein Auftrag kann nur im Modul der Aufträge gewählt werden.
