# It’s a Wonderful Kingdom: what stands on the cards.

## Whole cards

wonderful_kingdom-text-in-turn = { $first } { $then }
wonderful_kingdom-text-produces = Produces { $what }.
wonderful_kingdom-text-produces-per = Produces { $what } for each { $family } in your [[duchy|duchy]].
wonderful_kingdom-text-bonus = When [[completed|completed]]: { $what }.
wonderful_kingdom-text-points = { $points }.
wonderful_kingdom-text-points-per = { $points } for each { $family } in your [[duchy|duchy]].
wonderful_kingdom-text-recycled = [[recycling|Recycled]] it gives { $what }.
wonderful_kingdom-text-treasure = Can only be [[recycling|recycled]]: you get { $what }.
wonderful_kingdom-text-calamity = Comes into your [[duchy|duchy]] in [[planning|planning]]. At the end of the game you lose { $points }.
wonderful_kingdom-text-menace = Can be defeated in the [[fight|fight]] for { $price }. Undefeated it costs you { $points } at the end of the game.
wonderful_kingdom-text-quest = Two players: { $two } Alone: { $solo }
wonderful_kingdom-text-step = { $step } ({ $price }): { $reward }.
wonderful_kingdom-text-step-first = Final step, without which you cannot win: { $step } ({ $price }): { $reward }, but only for whoever does it first.
wonderful_kingdom-text-step-final = Final step, without which you cannot win: { $step } ({ $price }): { $reward }.

## When an advisor works

wonderful_kingdom-text-advisor-own_turn = Choice, in your turn, once a round, for { $price }: { $what }.
wonderful_kingdom-text-advisor-offering = Choice, in your offer, once a round, for { $price }: { $what }.
wonderful_kingdom-text-advisor-before_selecting = Choice, before you select, once a round, for { $price }: { $what }.
wonderful_kingdom-text-advisor-after_selecting = Choice, after you have selected, once a round, for { $price }: { $what }.
wonderful_kingdom-text-advisor-before_planning = Before planning, once a round, for { $price }: { $what }.
wonderful_kingdom-text-advisor-planning = [[planning|Planning]], once a round, for { $price }: { $what }.
wonderful_kingdom-text-advisor-production = Production, once a round, for { $price }: { $what }.
wonderful_kingdom-text-advisor-end = End of the game, once, for { $price }: { $what }.

## What it does

wonderful_kingdom-text-produce-more = produce { $what } more in the step of that [[resource|resource]], which does not count for [[supremacy|supremacy]]
wonderful_kingdom-text-turn-up-offer = turn up all hidden cards of one offering area
wonderful_kingdom-text-move-between-offers = move one card to the other offering area without turning it
wonderful_kingdom-text-look-and-keep = look at the top { $n } cards of the deck, take 1 of them into your selection area and discard the others
wonderful_kingdom-text-look-at-hand = look at your opponent’s hand; it lies open until it is played
wonderful_kingdom-text-free-trap = offer one of your two cards face down without a [[traps|trap]]
wonderful_kingdom-text-swap-chosen = swap one of your selected development cards with one of your opponent’s
wonderful_kingdom-text-recycle-twice = the next card you [[recycling|recycle]] this [[planning|planning]] gives its recycling bonus twice
wonderful_kingdom-text-remove-calamities = { $n ->
    [one] return { $n } [[calamity|calamity]] from your [[duchy|duchy]] to the box
   *[other] return up to { $n } [[calamity|calamities]] from your [[duchy|duchy]] to the box
}
wonderful_kingdom-text-ready-spies = { $n ->
    [one] { $n } used [[spies|spy token]] is ready again
   *[other] { $n } used [[spies|spy tokens]] are ready again
}

## What menaces do

wonderful_kingdom-strikes-breed = In every [[planning|planning]], until it is defeated, this Giant Rat brings 1 Vermin into your construction area.
wonderful_kingdom-strikes-freeze = In [[planning|planning]] you must tuck it under one of your cards [[construction|in construction]], at most one under each; if you have none, you begin one of your selected cards at once. The frozen card takes cubes and [[soldiers|soldiers]] but can be neither [[completed|completed]] nor discarded. You can defeat the giant only when the card lacks nothing; the card is then completed.
wonderful_kingdom-strikes-haunt = In every [[planning|planning]], until it is defeated, you must discard 1 of your selected cards for this Shadow and get nothing for it. With two players your opponent puts its [[recycling|recycling]] bonus into their own [[lab|lab]]: two cubes for a treasure.
wonderful_kingdom-strikes-rob = In the [[planning|planning]] after you took it you choose 1 production symbol of your duchy and cover it. Until the Thief is defeated the symbol neither produces nor counts for [[supremacy|supremacy]].
