# Valeria: what is settled before a game.

## Options

valeria-option-setup = Set-up
    .help = Which five areas and ten citizens lie in the centre.
valeria-option-areas = Areas
    .help = The five areas whose monsters are used, when you pick the set-up yourselves.
valeria-option-citizens = Citizens
    .help = One citizen for each activation number, when you pick the set-up yourselves.
valeria-option-shuffled_citizens = Shuffled citizens
    .help = All citizens with the same number are shuffled together; five of them (six with five players) are dealt to the stack, only the top one face up. The rest stays in the box.
valeria-option-events = Monster events
    .help = One monster event for each player is shuffled in: it appears when a stack is exhausted and strikes when its number is rolled.
valeria-option-event_cards = Which events
    .help = Monster events that must take part, at most one for each player; chance adds the rest.
valeria-option-dukes = Dukes
    .help = Everyone has a secret duke who scores at the end. Without dukes, icons and majorities score instead.
valeria-option-dark_lord = The Dark Lord
    .help = How hard the solo game is. Harder: the sum of the dice attacks too, if it is 6 or less. Hardest: columns without monsters are attacked as well.
valeria-option-solo_board_points = Points on the board count
    .help = In the solo game, the victory points gathered on the board count towards your score.
valeria-option-decline_citizen = Free citizens may be declined
    .help = Whoever slays an Orc Warrior or a Wraith may leave the free citizen in the centre. The Czech rulebook says “may”; the German one and the cards do not.
valeria-option-decline_monster = Purloiner's Perch may be declined
    .help = Whoever builds Purloiner's Perch may leave the random monster where it is. Both rulebooks say “may”; the card does not.
valeria-option-magic_for_dice = Magic pays for dice too
    .help = In the roll phase magic stands in for the gold that domains ask for, all but one, as it does in actions.

valeria-choice-setup-first_game = First game
valeria-choice-setup-glittering_gold = Glittering Gold
valeria-choice-setup-mastery_over_magic = Mastery over Magic
valeria-choice-setup-monster_blood = Monster Blood
valeria-choice-setup-random = At random
valeria-choice-setup-picked = Picked by the players
valeria-choice-dark_lord-normal = Normal
valeria-choice-dark_lord-harder = Harder
valeria-choice-dark_lord-hardest = Hardest

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

valeria-pick-five-areas = Pick five different areas; so far there { $n ->
    [one] is { $n }.
   *[other] are { $n }.
}
valeria-pick-one-citizen = Pick exactly one citizen with the number { $number }; so far there { $n ->
    [one] is { $n }.
   *[other] are { $n }.
}
valeria-picks-need-picked = Areas and citizens can be picked only with the set-up “picked”.
valeria-shuffled-uses-all = Shuffled stacks use all citizens, so none can be picked.
valeria-event-cards-need-events = Events can be picked only when the game is played with events.
valeria-pick-events = { $n ->
    [one] Pick at most { $n } event.
   *[other] Pick at most { $n } events, each only once.
}
valeria-solo-no-events = The solo game is played without monster events.
valeria-solo-needs-dukes = The solo game is played with dukes.
valeria-dark-lord-is-solo = The Dark Lord comes only to the solo game.
valeria-board-points-are-solo = Leaving out the points on the board is possible only in the solo game.
