# What stands on the cards, line by line.

wonderful_kingdom-fact-per = { $points } for each { $family } in your duchy
wonderful_kingdom-fact-own_turn = in the choice phase, in your turn
wonderful_kingdom-fact-offering = in the choice phase, when you offer
wonderful_kingdom-fact-before_selecting = in the choice phase, before you select
wonderful_kingdom-fact-after_selecting = in the choice phase, after you have selected
wonderful_kingdom-fact-before_planning = before the planning phase
wonderful_kingdom-fact-planning = in the planning phase
wonderful_kingdom-fact-production = in the production phase
wonderful_kingdom-fact-end = at the end of the game
