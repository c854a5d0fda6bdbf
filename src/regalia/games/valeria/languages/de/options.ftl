# Valeria: what is settled before a game.

## Options

valeria-option-setup = Aufbau
    .help = Welche fünf Landschaften und zehn Bürger das Raster bilden.
valeria-option-areas = Landschaften
    .help = Die fünf Landschaften, deren Monster mitspielen, wenn ihr den Aufbau selbst wählt.
valeria-option-citizens = Bürger
    .help = Ein Bürger für jede Aktivierungszahl, wenn ihr den Aufbau selbst wählt.
valeria-option-shuffled_citizens = Vermischte Bürger
    .help = Alle Bürger mit derselben Zahl werden zusammen gemischt; fünf davon (zu fünft sechs) bilden den Stapel, nur der oberste liegt offen. Der Rest bleibt in der Schachtel.
valeria-option-events = Monster-Ereignisse
    .help = Je Spieler kommt ein Monster-Ereignis dazu: Es erscheint, wenn ein Stapel erschöpft ist, und wirkt, wenn seine Zahl gewürfelt wird.
valeria-option-event_cards = Welche Ereignisse
    .help = Monster-Ereignisse, die mitspielen sollen, höchstens eines je Spieler; den Rest bestimmt der Zufall.
valeria-option-dukes = Herzöge
    .help = Jeder hat einen geheimen Herzog, der am Spielende wertet. Ohne Herzöge werden stattdessen Rollensymbole und Mehrheiten gewertet.
valeria-option-dark_lord = Lord der Finsternis
    .help = Wie schwer das Solospiel ist. Schwerer: Auch die Summe der Würfel greift an, wenn sie höchstens 6 beträgt. Am schwersten: Auch Spalten ohne Monster werden angegriffen.
valeria-option-solo_board_points = Punkte auf der Tafel zählen
    .help = Im Solospiel zählen auch die Siegpunkte, die du auf der Tafel gesammelt hast.
valeria-option-decline_citizen = Kostenlose Bürger darf man ablehnen
    .help = Wer einen Ork-Krieger oder einen Todesalb erschlägt, darf den kostenlosen Bürger im Raster lassen. Die tschechische Regel sagt „darf“, die deutsche und die Karten nicht.
valeria-option-decline_monster = Auf die Räuberfestung darf man verzichten
    .help = Wer die Räuberfestung übernimmt, darf das zufällige Monster liegen lassen. Beide Regeln sagen „darf“, die Karte nicht.
valeria-option-magic_for_dice = Magie zahlt auch für Würfel
    .help = In der Würfelphase ersetzt Magie das Gold, das Gebiete verlangen, bis auf eines, so wie bei Aktionen.

valeria-choice-setup-first_game = Erstes Spiel
valeria-choice-setup-glittering_gold = Glitzerndes Gold
valeria-choice-setup-mastery_over_magic = Meister der Magie
valeria-choice-setup-monster_blood = Monsterblut
valeria-choice-setup-random = Zufällig
valeria-choice-setup-picked = Selbst gewählt
valeria-choice-dark_lord-normal = Normal
valeria-choice-dark_lord-harder = Schwerer
valeria-choice-dark_lord-hardest = Am schwersten

valeria-choice-areas-hills = { valeria-area-hills }
valeria-choice-areas-ruins = { valeria-area-ruins }
valeria-choice-areas-forest = { valeria-area-forest }
valeria-choice-areas-valley = { valeria-area-valley }
valeria-choice-areas-mountains = { valeria-area-mountains }
valeria-choice-areas-barrens = { valeria-area-barrens }
valeria-choice-areas-swamp = { valeria-area-swamp }
valeria-choice-areas-caverns = { valeria-area-caverns }

valeria-choice-citizens-cleric = { valeria-card-cleric }
valeria-choice-citizens-monk = { valeria-card-monk }
valeria-choice-citizens-merchant = { valeria-card-merchant }
valeria-choice-citizens-blacksmith = { valeria-card-blacksmith }
valeria-choice-citizens-mercenary = { valeria-card-mercenary }
valeria-choice-citizens-alchemist = { valeria-card-alchemist }
valeria-choice-citizens-archer = { valeria-card-archer }
valeria-choice-citizens-wizard = { valeria-card-wizard }
valeria-choice-citizens-peasant = { valeria-card-peasant }
valeria-choice-citizens-knight = { valeria-card-knight }
valeria-choice-citizens-rogue = { valeria-card-rogue }
valeria-choice-citizens-thief = { valeria-card-thief }
valeria-choice-citizens-champion = { valeria-card-champion }
valeria-choice-citizens-warlord = { valeria-card-warlord }
valeria-choice-citizens-paladin = { valeria-card-paladin }
valeria-choice-citizens-priestess = { valeria-card-priestess }
valeria-choice-citizens-butcher = { valeria-card-butcher }
valeria-choice-citizens-miner = { valeria-card-miner }

valeria-choice-event_cards-corrupted_cleric = { valeria-card-corrupted_cleric }
valeria-choice-event_cards-giant_leech = { valeria-card-giant_leech }
valeria-choice-event_cards-bat_swarm = { valeria-card-bat_swarm }
valeria-choice-event_cards-sorcerer = { valeria-card-sorcerer }
valeria-choice-event_cards-mimic = { valeria-card-mimic }
valeria-choice-event_cards-kobold_thieves = { valeria-card-kobold_thieves }

## Refusals of a set-up

valeria-pick-five-areas = { $n ->
    [one] Wählt fünf verschiedene Landschaften; bisher ist es { $n }.
   *[other] Wählt fünf verschiedene Landschaften; bisher sind es { $n }.
}
valeria-pick-one-citizen = { $n ->
    [one] Wählt genau einen Bürger mit der Zahl { $number }; bisher ist es { $n }.
   *[other] Wählt genau einen Bürger mit der Zahl { $number }; bisher sind es { $n }.
}
valeria-picks-need-picked = Landschaften und Bürger lassen sich nur beim Aufbau „picked“ (selbst gewählt) auswählen.
valeria-shuffled-uses-all = In vermischten Stapeln sind alle Bürger, daher lassen sie sich nicht auswählen.
valeria-event-cards-need-events = Ereignisse lassen sich nur auswählen, wenn mit Ereignissen gespielt wird.
valeria-pick-events = { $n ->
    [one] Wählt höchstens { $n } Ereignis.
   *[other] Wählt höchstens { $n } Ereignisse, jedes nur einmal.
}
valeria-solo-no-events = Das Solospiel wird ohne Monster-Ereignisse gespielt.
valeria-solo-needs-dukes = Das Solospiel wird mit Herzögen gespielt.
valeria-dark-lord-is-solo = Der Lord der Finsternis kommt nur im Solospiel vor.
valeria-board-points-are-solo = Nur im Solospiel können die Punkte auf der Tafel wegfallen.
