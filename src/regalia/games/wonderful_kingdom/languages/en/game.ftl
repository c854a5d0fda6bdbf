# It’s a Wonderful Kingdom: what is said at the table.

## Amounts

wonderful_kingdom-amount-materials = { $n ->
    [one] { $n } material
   *[other] { $n } materials
}
wonderful_kingdom-amount-population = { $n } population
wonderful_kingdom-amount-gold = { $n } gold
wonderful_kingdom-amount-exploration = { $n } exploration
wonderful_kingdom-amount-krystallium = { $n } krystallium
wonderful_kingdom-amount-soldiers = { $n ->
    [one] { $n } soldier
   *[other] { $n } soldiers
}
wonderful_kingdom-amount-training = { $n ->
    [one] { $n } soldier in training
   *[other] { $n } soldiers in training
}
wonderful_kingdom-amount-lab_cubes = { $n ->
    [one] { $n } cube in the lab
   *[other] { $n } cubes in the lab
}
wonderful_kingdom-amount-traps = { $n ->
    [one] { $n } trap
   *[other] { $n } traps
}
wonderful_kingdom-amount-spies = { $n ->
    [one] { $n } spy token
   *[other] { $n } spy tokens
}
wonderful_kingdom-amount-points = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}

## Questions

wonderful_kingdom-ask-offer-first = Your offer: which card goes where? { $n ->
    [0] You have no trap ready.
    [one] You have { $n } trap ready.
   *[other] You have { $n } traps ready.
}
wonderful_kingdom-ask-offer-second = Your offer: the second card? { $n ->
    [0] You have no trap ready.
    [one] You have { $n } trap ready.
   *[other] You have { $n } traps ready.
}
wonderful_kingdom-ask-select = Which offering area do you take?
wonderful_kingdom-ask-plan = { $n ->
    [one] Build or recycle your last card
   *[other] Build or recycle: { $n } cards left
}
wonderful_kingdom-ask-place = Where do you put { $what }?
wonderful_kingdom-ask-anything-else = Anything else before the game goes on: use a token or an advisor, or discard a card in construction?
wonderful_kingdom-ask-fight = { $n ->
    [one] Fight: which menace do you defeat? You have { $n } soldier.
   *[other] Fight: which menace do you defeat? You have { $n } soldiers.
}
wonderful_kingdom-ask-uncover = Which symbol produces again?
wonderful_kingdom-ask-strike = Menaces strike: { $demands }.
wonderful_kingdom-demand-shadows = { $n ->
    [one] a Shadow takes { $n } card
   *[other] Shadows take { $n } cards
}
wonderful_kingdom-demand-thieves = { $n ->
    [one] a Thief covers { $n } symbol
   *[other] Thieves cover { $n } symbols
}
wonderful_kingdom-demand-giants = { $n ->
    [one] an Ice Giant freezes { $n } card
   *[other] Ice Giants freeze { $n } cards
}
wonderful_kingdom-ask-advisor = Which advisor do you keep?
wonderful_kingdom-ask-turn-up = Which area do you turn up?
wonderful_kingdom-ask-move = Which card moves to the other area?
wonderful_kingdom-ask-keep = Which card do you keep?
wonderful_kingdom-ask-give = Which card do you give away?
wonderful_kingdom-ask-swap = What do you take for { $card }?
wonderful_kingdom-ask-melt = { $n ->
    [one] Which cube goes into the krystallium? The last one.
   *[other] Which cube goes into the krystallium? { $n } are still needed.
}
wonderful_kingdom-ask-remove = { $n ->
    [one] Search: which card do you remove? One more.
   *[other] Search: which card do you remove? { $n } more.
}
wonderful_kingdom-ask-find = Search: which card comes into area { $area }?
wonderful_kingdom-moment-after_selecting = You have selected. Send an advisor out?
wonderful_kingdom-moment-before_planning = Before the cards are planned: use an advisor?
wonderful_kingdom-moment-end = The game ends. Use an advisor?

## Acts

wonderful_kingdom-act-offer = Offer { $card } in area { $area }
wonderful_kingdom-act-offer-down = Offer { $card } face down in area { $area }
wonderful_kingdom-act-select = { $n ->
    [0] Take area { $area }, which is empty
    [one] Take area { $area } ({ $n } card)
   *[other] Take area { $area } ({ $n } cards)
}
wonderful_kingdom-act-search = Search, then take area { $area }
wonderful_kingdom-act-remove = Remove { $card }
wonderful_kingdom-act-find = Take { $card } from the deck
wonderful_kingdom-act-spy = Spy: turn up hidden card { $n } in area { $area }
wonderful_kingdom-act-spy-chosen = Spy: turn up hidden card { $n } of { $other }
wonderful_kingdom-act-build = Build { $card }
wonderful_kingdom-act-recycle = Recycle { $card }: you get { $what }
wonderful_kingdom-act-recycle-nothing = Recycle { $card }
wonderful_kingdom-act-put = Put { $what } on { $card }
wonderful_kingdom-act-put-for = Put 1 krystallium on { $card } in place of { $what }
wonderful_kingdom-act-lab = Put { $what } into the lab
wonderful_kingdom-act-throw-away = Discard { $card } from construction
wonderful_kingdom-act-transmute = Turn 5 cubes of the lab into krystallium
wonderful_kingdom-act-melt = Use up { $what } of the lab
wonderful_kingdom-act-step = { $step } ({ $price }): { $reward }
wonderful_kingdom-act-step-late = { $step } ({ $price }): the reward is gone
wonderful_kingdom-act-use = { $card } ({ $price }): { $what }
wonderful_kingdom-act-keep = Keep { $card }
wonderful_kingdom-act-turn-up-area = { $n ->
    [one] Turn up { $n } hidden card in area { $area }
   *[other] Turn up { $n } hidden cards in area { $area }
}
wonderful_kingdom-act-move = Move { $card } to area { $area }
wonderful_kingdom-act-move-hidden = Move hidden card { $n } to area { $area }
wonderful_kingdom-act-give = Give { $card } away
wonderful_kingdom-act-swap = Take { $card } for { $own }
wonderful_kingdom-act-shadow = Leave { $card } to the Shadow
wonderful_kingdom-act-cover = Cover { $what } on { $card }
wonderful_kingdom-act-uncover = Uncover { $what } on { $card }
wonderful_kingdom-act-freeze = Put the Ice Giant under { $card }
wonderful_kingdom-act-freeze-new = Begin { $card } and put the Ice Giant under it
wonderful_kingdom-act-defeat = Defeat { $card } for { $price }
wonderful_kingdom-act-defeat-giant = Defeat { $card } under { $above } for { $price }
wonderful_kingdom-act-done = Done

## Why a price differs from the printed one

wonderful_kingdom-price-free-trap = −1 trap: an advisor hides this card without one
wonderful_kingdom-price-stands-in = krystallium in place of { $what }

## Why not

wonderful_kingdom-no-trap = You have no trap ready.
wonderful_kingdom-no-spy = You have no spy ready.
wonderful_kingdom-no-slot = This card has no free slot for it.
wonderful_kingdom-cubes-left = { $n ->
    [one] { $n } cube is still to be placed.
   *[other] { $n } cubes are still to be placed.
}
wonderful_kingdom-short-materials = { $n ->
    [one] You are { $n } material short.
   *[other] You are { $n } materials short.
}
wonderful_kingdom-short-population = You are { $n } population short.
wonderful_kingdom-short-gold = You are { $n } gold short.
wonderful_kingdom-short-exploration = You are { $n } exploration short.
wonderful_kingdom-short-krystallium = You are { $n } krystallium short.
wonderful_kingdom-short-soldiers = { $n ->
    [one] You are { $n } soldier short.
   *[other] You are { $n } soldiers short.
}
wonderful_kingdom-lab-short = { $n ->
    [one] The lab lacks { $n } cube.
   *[other] The lab lacks { $n } cubes.
}
wonderful_kingdom-is-frozen = This card is frozen by an Ice Giant.
wonderful_kingdom-must-be-built = In this scenario the card must be built.
wonderful_kingdom-treasure-is-recycled = A treasure can only be recycled.
wonderful_kingdom-menace-stays = A menace can be neither built nor recycled.
wonderful_kingdom-frozen-lacks = { $n ->
    [one] The frozen card still lacks { $n } cube or soldier.
   *[other] The frozen card still lacks { $n } cubes or soldiers.
}
wonderful_kingdom-step-done = You have done this step already.
wonderful_kingdom-searched = You have searched already this round.
wonderful_kingdom-search-short = { $n ->
    [one] A search removes two open cards; { $n } is missing here.
   *[other] A search removes two open cards; { $n } are missing here.
}
wonderful_kingdom-deck-empty = The deck is empty.
wonderful_kingdom-advisor-used = This advisor has been used this round.
wonderful_kingdom-other-step = This advisor belongs to the production of another resource.
wonderful_kingdom-nothing-face-down = No card lies face down there.
wonderful_kingdom-nothing-offered = The offering areas are empty.
wonderful_kingdom-hand-known = There is nothing new in your opponent’s hand.
wonderful_kingdom-nothing-to-swap = Both of you need a card that can be swapped.
wonderful_kingdom-nothing-to-recycle = You have no card to recycle.
wonderful_kingdom-no-calamity = There is no calamity in your duchy.

## The log

wonderful_kingdom-round = Round { $n }; { $seat } begins
wonderful_kingdom-opens = New in the offering areas: { $cards }
wonderful_kingdom-offers = { $seat } offers { $card } in area { $area }
wonderful_kingdom-offers-hidden = { $seat } offers a hidden card in area { $area }
wonderful_kingdom-selects = { $n ->
    [0] { $seat } takes { $cards }
    [one] { $seat } takes { $cards }, with { $n } hidden card
   *[other] { $seat } takes { $cards }, with { $n } hidden cards
}
wonderful_kingdom-selects-hidden = { $n ->
    [0] { $seat } takes the empty area
    [one] { $seat } takes { $n } hidden card
   *[other] { $seat } takes { $n } hidden cards
}
wonderful_kingdom-danger = A danger card comes to area { $area }
wonderful_kingdom-searches = { $seat } searches in area { $area }
wonderful_kingdom-looks = { $n ->
    [one] { $seat } looks at { $n } card of the deck
   *[other] { $seat } looks at { $n } cards of the deck
}
wonderful_kingdom-removes = { $seat } removes { $card }
wonderful_kingdom-finds = { $seat } finds { $card }
wonderful_kingdom-keeps = { $seat } keeps { $card }
wonderful_kingdom-reshuffles = The discarded cards become a new deck
wonderful_kingdom-spies = { $seat } spies out { $card }
wonderful_kingdom-spies-ready = { $seat } has { $amounts } ready again
wonderful_kingdom-reveals = { $seat } turns up { $cards }
wonderful_kingdom-suffers = { $n ->
    [one] { $seat } suffers { $n } calamity
   *[other] { $seat } suffers { $n } calamities
}
wonderful_kingdom-removes-calamities = { $n ->
    [one] { $seat } is rid of { $n } calamity ({ $because })
   *[other] { $seat } is rid of { $n } calamities ({ $because })
}
wonderful_kingdom-begins = { $seat } begins to build { $card }
wonderful_kingdom-recycles = { $seat } recycles { $card }
wonderful_kingdom-takes = { $seat } takes { $amounts } ({ $because })
wonderful_kingdom-takes-plain = { $seat } produces { $amounts }
wonderful_kingdom-puts = { $seat } puts { $amounts } on { $card }
wonderful_kingdom-into-lab = { $seat } puts { $amounts } into the lab
wonderful_kingdom-alchemy = { $seat } makes { $amounts } in the lab
wonderful_kingdom-completes = { $seat } completes { $card }
wonderful_kingdom-throws-away = { $seat } discards { $card } from construction
wonderful_kingdom-gets = { $seat } gets { $amounts } ({ $because })
wonderful_kingdom-supremacy-trains = { $seat } leads in { $resource ->
    [materials] materials
    [population] population
    [gold] gold
   *[exploration] exploration
} and trains a soldier
wonderful_kingdom-supremacy-ready = { $seat } leads in { $resource ->
    [materials] materials
    [population] population
    [gold] gold
   *[exploration] exploration
}: the soldier in training is ready
wonderful_kingdom-advisor-joins = { $card } joins { $seat }
wonderful_kingdom-keeps-advisor = { $seat } begins with { $card }
wonderful_kingdom-uses = { $seat } pays { $amounts } to { $card }
wonderful_kingdom-turns-up = { $seat } turns up { $cards }
wonderful_kingdom-moves = { $seat } moves { $card } to the other area
wonderful_kingdom-moves-hidden = { $seat } moves a hidden card to the other area
wonderful_kingdom-shows-hand = { $seat } must show { $cards }
wonderful_kingdom-swaps = { $seat } swaps with { $other }: { $cards }
wonderful_kingdom-does-step = { $seat } does step { $n } of { $card }
wonderful_kingdom-vermin = { $n ->
    [one] { $seat } gets { $n } Vermin ({ $because })
   *[other] { $seat } gets { $n } Vermin ({ $because })
}
wonderful_kingdom-giant-loose = { $n ->
    [one] { $n } Ice Giant finds no card to freeze at { $seat }
   *[other] { $n } Ice Giants find no card to freeze at { $seat }
}
wonderful_kingdom-frozen = { $card } is frozen ({ $seat })
wonderful_kingdom-haunted = { $seat } loses { $card } ({ $because })
wonderful_kingdom-beside-danger = { $n ->
    [one] { $n } resource lies beside the danger deck
   *[other] { $n } resources lie beside the danger deck
}
wonderful_kingdom-covered = { $card } of { $seat } no longer produces 1 { $resource ->
    [materials] material
    [population] population
    [gold] gold
   *[exploration] exploration
} ({ $because })
wonderful_kingdom-uncovered = { $card } of { $seat } produces { $resource ->
    [materials] materials
    [population] population
    [gold] gold
   *[exploration] exploration
} again
wonderful_kingdom-defeats = { $seat } defeats { $card } with { $amounts }
wonderful_kingdom-ends = The game is over

## The end of a game alone

wonderful_kingdom-outcome-gold = { $seat } wins the gold medal
wonderful_kingdom-outcome-silver = { $seat } wins the silver medal
wonderful_kingdom-outcome-bronze = { $seat } wins the bronze medal
wonderful_kingdom-outcome-no-medal = { $seat } wins no medal
wonderful_kingdom-outcome-lost-vermin = The Vermin deck is empty: { $seat } has lost
wonderful_kingdom-outcome-lost-beside-danger = Too much lies beside the danger deck: { $seat } has lost
wonderful_kingdom-outcome-lost-unbuilt = A card that had to be built is missing: { $seat } has lost
wonderful_kingdom-outcome-lost-undefeated = A Thief is still about: { $seat } has lost
wonderful_kingdom-outcome-lost-quest = The final step of the quest is not done: { $seat } has lost

## The score sheet

wonderful_kingdom-score-flat = Points on cards
wonderful_kingdom-score-combinations = Combinations
wonderful_kingdom-score-menaces = Menaces
wonderful_kingdom-score-calamities = Calamities
wonderful_kingdom-score-advisors = Advisors
wonderful_kingdom-score-side-a = Duchy side A

## Names

wonderful_kingdom-counter-materials = Materials
wonderful_kingdom-counter-population = Population
wonderful_kingdom-counter-gold = Gold
wonderful_kingdom-counter-exploration = Exploration
wonderful_kingdom-counter-krystallium = Krystallium
wonderful_kingdom-counter-soldiers = Soldiers
wonderful_kingdom-counter-training = Training ground
wonderful_kingdom-counter-lab_cubes = Alchemy lab
wonderful_kingdom-counter-traps = Traps
wonderful_kingdom-counter-spies = Spies


wonderful_kingdom-kind-development = Development
wonderful_kingdom-kind-treasure = Treasure
wonderful_kingdom-kind-calamity = Calamity
wonderful_kingdom-kind-menace = Menace
wonderful_kingdom-kind-advisor = Advisor
wonderful_kingdom-kind-duchy = Duchy
wonderful_kingdom-kind-quest = Quest

wonderful_kingdom-zone-deck = Development deck
wonderful_kingdom-zone-danger = Danger deck
wonderful_kingdom-zone-offers_up = Offering areas
wonderful_kingdom-zone-offers_down = Hidden in the offering areas
wonderful_kingdom-zone-discards = Discarded
wonderful_kingdom-zone-discards_down = Discarded unseen
wonderful_kingdom-zone-calamity_pile = Calamities
wonderful_kingdom-zone-vermin = Vermin deck
wonderful_kingdom-zone-box = Back in the box
wonderful_kingdom-zone-hand = Hand
wonderful_kingdom-zone-known = Hand, known to the opponent
wonderful_kingdom-zone-staged = About to be offered
wonderful_kingdom-zone-chosen = Selection area
wonderful_kingdom-zone-chosen_down = Hidden in the selection area
wonderful_kingdom-zone-construction = Construction area
wonderful_kingdom-zone-menaces = Menaces
wonderful_kingdom-zone-built = Built cards
wonderful_kingdom-zone-calamities = Calamities in the duchy
wonderful_kingdom-zone-advisors = Advisors
wonderful_kingdom-zone-menace_deck = Menace deck
wonderful_kingdom-zone-dealt = Advisors to choose from
wonderful_kingdom-zone-returned = Advisor not kept
wonderful_kingdom-zone-looked = Looked at
