# It’s a Wonderful Kingdom: what is settled before a game.

## Options

wonderful_kingdom-option-module = Module
    .help = What is added to the base rules: menaces that the players set on each other, advisors who are paid in soldiers, or a quest whose final step must be done to win.
wonderful_kingdom-option-side = Duchy side
    .help = Side A scores for one family of cards and is advised for the first games. Alone it costs 15 points at the end.
wonderful_kingdom-option-duchy = Duchy
    .help = The duchy of the first seat; a second player has the other one.
wonderful_kingdom-option-menaces = Menaces
    .help = One menace deck for each player, in the order of seats; with none picked, Ice Giants against Giant Rats, as advised for the first game.
wonderful_kingdom-option-quest = Quest
    .help = The quest board of the quest module.
wonderful_kingdom-option-scenario = Scenario
    .help = Alone: a scenario with its own set-up and its own way to lose. It brings its module along.
wonderful_kingdom-option-search = Search
    .help = Alone: how often you may search. The rulebook says once a round; the publisher later allowed it at every selection.
wonderful_kingdom-option-pauses = Pauses
    .help = When you are asked “Anything else?” before a step passes: only when krystallium, soldiers, a quest step or a discarded card could change something, or whenever anything of that kind is possible at all.

wonderful_kingdom-choice-module-menaces = Menaces
wonderful_kingdom-choice-module-advisors = Advisors
wonderful_kingdom-choice-module-quests = Quests
wonderful_kingdom-choice-side-A = Side A
wonderful_kingdom-choice-side-B = Side B
wonderful_kingdom-choice-duchy-random = At random
wonderful_kingdom-choice-duchy-teressia = Teressia
wonderful_kingdom-choice-duchy-valados = Valados
wonderful_kingdom-choice-menaces-giant_rats = { wonderful_kingdom-menace-giant_rats }
wonderful_kingdom-choice-menaces-ice_giants = { wonderful_kingdom-menace-ice_giants }
wonderful_kingdom-choice-menaces-shadows = { wonderful_kingdom-menace-shadows }
wonderful_kingdom-choice-menaces-thieves = { wonderful_kingdom-menace-thieves }
wonderful_kingdom-choice-quest-usurper = { wonderful_kingdom-card-usurper }
wonderful_kingdom-choice-quest-northern_lands = { wonderful_kingdom-card-northern_lands }
wonderful_kingdom-choice-quest-lord_of_ruin = { wonderful_kingdom-card-lord_of_ruin }
wonderful_kingdom-choice-quest-random = At random
wonderful_kingdom-choice-scenario-none = No scenario
wonderful_kingdom-choice-scenario-flood_of_rats = { wonderful_kingdom-scenario-flood_of_rats }
wonderful_kingdom-choice-scenario-the_prophecy = { wonderful_kingdom-scenario-the_prophecy }
wonderful_kingdom-choice-scenario-the_frozen_north = { wonderful_kingdom-scenario-the_frozen_north }
wonderful_kingdom-choice-scenario-the_last_battle = { wonderful_kingdom-scenario-the_last_battle }
wonderful_kingdom-choice-scenario-thieves_guild = { wonderful_kingdom-scenario-thieves_guild }
wonderful_kingdom-choice-scenario-surrounded = { wonderful_kingdom-scenario-surrounded }
wonderful_kingdom-choice-search-once_a_round = Once a round
wonderful_kingdom-choice-search-every_selection = At every selection
wonderful_kingdom-choice-pauses-always = Whenever anything is possible
wonderful_kingdom-choice-pauses-matters = When it can change something

## Refusals of a set-up

wonderful_kingdom-only-alone = “{ $option }” is for the game alone.
wonderful_kingdom-scenario-says = The scenario itself says what “{ $option }” is; leave it as it is.
wonderful_kingdom-menaces-need-module = Menace decks can be picked only in the module of menaces.
wonderful_kingdom-pick-menaces = { $n ->
    [one] Pick { $n } menace deck.
   *[other] Pick { $n } different menace decks.
}
wonderful_kingdom-quest-needs-module = A quest can be picked only in the module of quests.
