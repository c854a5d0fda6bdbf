# It’s a Wonderful Kingdom: what stands on the cards.

## Whole cards

wonderful_kingdom-text-in-turn = { $first } { $then }
wonderful_kingdom-text-produces = Produces { $what }.
wonderful_kingdom-text-produces-per = Produces { $what } for each { $family } in your duchy.
wonderful_kingdom-text-bonus = When completed: { $what }.
wonderful_kingdom-text-points = { $points }.
wonderful_kingdom-text-points-per = { $points } for each { $family } in your duchy.
wonderful_kingdom-text-recycled = Recycled: { $what }.
wonderful_kingdom-text-treasure = Can only be recycled, for { $what }.
wonderful_kingdom-text-calamity = Comes into your duchy in planning. At the end of the game you lose { $points }.
wonderful_kingdom-text-menace = Can be defeated in the fight for { $price }; otherwise you lose { $points } at the end of the game.
wonderful_kingdom-text-quest = Two players: { $two } Alone: { $solo }
wonderful_kingdom-text-step = { $step } ({ $price }): { $reward }.
wonderful_kingdom-text-step-first = { $step } ({ $price }): for the first player, { $reward }.

## When an advisor works

wonderful_kingdom-text-advisor-own_turn = Choice, in your turn, for { $price }: { $what }.
wonderful_kingdom-text-advisor-offering = Choice, in your offer, for { $price }: { $what }.
wonderful_kingdom-text-advisor-before_selecting = Choice, before you select, for { $price }: { $what }.
wonderful_kingdom-text-advisor-after_selecting = Choice, after you have selected, for { $price }: { $what }.
wonderful_kingdom-text-advisor-before_planning = Before planning, for { $price }: { $what }.
wonderful_kingdom-text-advisor-planning = Planning, for { $price }: { $what }.
wonderful_kingdom-text-advisor-production = Production, for { $price }: { $what }.
wonderful_kingdom-text-advisor-end = End of the game, for { $price }: { $what }.

## What it does

wonderful_kingdom-text-produce-more = { $what } more in its step, not counted for supremacy
wonderful_kingdom-text-turn-up-offer = turn up all hidden cards of one offering area
wonderful_kingdom-text-move-between-offers = move one card to the other offering area without turning it
wonderful_kingdom-text-look-and-keep = look at the top { $n } cards of the deck, keep 1 and discard the others
wonderful_kingdom-text-look-at-hand = look at your opponent’s hand
wonderful_kingdom-text-free-trap = offer one of the two cards face down without a trap
wonderful_kingdom-text-swap-chosen = swap one of your selected development cards with one of your opponent’s
wonderful_kingdom-text-recycle-twice = the next card you recycle gives its bonus twice
wonderful_kingdom-text-remove-calamities = { $n ->
    [one] return { $n } calamity from your duchy to the box
   *[other] return up to { $n } calamities from your duchy to the box
}
wonderful_kingdom-text-ready-spies = { $n ->
    [one] { $n } used spy token is ready again
   *[other] { $n } used spy tokens are ready again
}

## What menaces do

wonderful_kingdom-strikes-breed = In every planning: 1 Vermin for each Giant Rat in your construction area.
wonderful_kingdom-strikes-freeze = In planning it lies down under a card in construction, at most one under each. That card takes cubes but cannot be completed or thrown away; the giant can be defeated only when the card lacks nothing.
wonderful_kingdom-strikes-haunt = In every planning you discard 1 selected card for each Shadow; your opponent puts its recycling bonus into the lab.
wonderful_kingdom-strikes-rob = In planning it covers 1 production symbol of your duchy, until it is defeated.
