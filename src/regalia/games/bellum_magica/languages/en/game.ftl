# Bellum Magica: what is said at the table and on the cards.

bellum_magica = Bellum Magica
bellum_magica-about = Gather a horde of goblins and worse, send it out to plunder, and own the richest treasure chests of all mages.

## Amounts

bellum_magica-amount-food = { $n } food
bellum_magica-amount-runes = { $n ->
    [one] { $n } rune
   *[other] { $n } runes
}
bellum_magica-amount-kegs = { $n ->
    [one] { $n } keg
   *[other] { $n } kegs
}
bellum_magica-amount-shields = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}
bellum_magica-amount-magic_shields = { $n ->
    [one] { $n } magic shield
   *[other] { $n } magic shields
}
bellum_magica-amount-spells = { $n ->
    [one] { $n } re-roll spell
   *[other] { $n } re-roll spells
}
bellum_magica-amount-flipped = { $n ->
    [one] { $n } used spell
   *[other] { $n } used spells
}
bellum_magica-amount-wooden = { $n ->
    [one] { $n } wooden chest
   *[other] { $n } wooden chests
}
bellum_magica-amount-metal = { $n ->
    [one] { $n } metal chest
   *[other] { $n } metal chests
}
bellum_magica-amount-golden = { $n ->
    [one] { $n } gold chest
   *[other] { $n } gold chests
}
bellum_magica-amount-maps = { $n ->
    [one] { $n } map
   *[other] { $n } maps
}
bellum_magica-amount-swords = { $n ->
    [one] { $n } sword
   *[other] { $n } swords
}
bellum_magica-amount-magic_swords = { $n ->
    [one] { $n } magic sword
   *[other] { $n } magic swords
}
bellum_magica-amount-thieves = { $n ->
    [one] { $n } thief
   *[other] { $n } thieves
}

## Questions

bellum_magica-ask-castle = Which castle do you move into?
bellum_magica-ask-goblin = { $card }: left to work, or right to fight?
bellum_magica-ask-reroll = The die shows { $die }. Roll again with a spell or a keg, or let it stand?
bellum_magica-ask-attack = Your attack ({ $strength }): attack a settlement or a castle, or nobody?
bellum_magica-ask-steal = { $n ->
    [one] { $other }: which chest does your thief take?
   *[other] { $other }: which chest does your next thief take? (up to { $n } more)
}
bellum_magica-ask-price = { $card }: how do you pay?
bellum_magica-ask-recruit = You have { $store }. Whom do you recruit?
bellum_magica-ask-tuck = { $card }: left to work, or right to fight?

## Acts

bellum_magica-act-move-in = { $card } – left: { $work }; right: { $war }
bellum_magica-act-tuck-left = { $card } to the left: { $wing }
bellum_magica-act-tuck-right = { $card } to the right: { $wing }
bellum_magica-act-spell = Cast a re-roll spell ({ $n } ready)
bellum_magica-act-keg = { $n ->
    [0] Buy a round for 1 keg
    [one] Buy a round with your last keg
   *[other] Buy a round with one of your { $n } kegs
}
bellum_magica-act-stand = Let the { $die } stand
bellum_magica-act-attack = Attack { $card } (loot: { $loot })
bellum_magica-act-rob = { $n ->
    [0] Attack the castle of { $other }
    [one] Attack the castle of { $other } and steal { $n } chest
   *[other] Attack the castle of { $other } and steal up to { $n } chests
}
bellum_magica-act-hold = Attack nobody
bellum_magica-act-steal = Steal { $chest } from { $other }
bellum_magica-act-enough = Take only { $chests }
bellum_magica-act-pay = Pay { $price }
bellum_magica-act-recruit = Recruit { $card } for { $price }
bellum_magica-act-done = Recruit no more

## Why not

bellum_magica-needs-thief = You have no thief in the active row; without one you cannot attack a castle.
bellum_magica-nothing-to-steal = This castle has no chests to steal.
bellum_magica-short-magic-swords = { $n ->
    [one] You are { $n } magic sword short: only magic swords beat magic shields.
   *[other] You are { $n } magic swords short: only magic swords beat magic shields.
}
bellum_magica-short-swords = { $n ->
    [one] You are { $n } sword short.
   *[other] You are { $n } swords short.
}
bellum_magica-no-such-chest = There is no chest of this kind left to take.
bellum_magica-only-captain-casts = Only the captain casts re-roll spells.
bellum_magica-no-spell = You have no re-roll spell.
bellum_magica-spells-flipped = You have used all your re-roll spells today.
bellum_magica-no-keg = You have no keg.
bellum_magica-short-food = You are { $n } food short.
bellum_magica-short-rune = You are 1 rune short.
bellum_magica-short-rune-and-food = You are 1 rune and { $n } food short, or 3 runes.
bellum_magica-short-food-or-2-runes = You are { $n } food short, or 2 runes.
bellum_magica-short-food-or-1-runes = You are { $n } food short, or 1 rune.

## The log

bellum_magica-moves-in = { $seat } moves into { $card }
bellum_magica-orders = { $seat } has decided where a goblin goes
bellum_magica-tucks-left = { $seat } tucks { $card } to the left
bellum_magica-tucks-right = { $seat } tucks { $card } to the right
bellum_magica-day = Day { $day }: the captain is { $seat }
bellum_magica-rolls = { $seat } rolls a { $die }
bellum_magica-casts = { $seat } casts a re-roll spell
bellum_magica-buys-round = { $seat } buys a round ({ $amounts })
bellum_magica-lets-stand = { $seat } lets the { $die } stand
bellum_magica-gathers = { $seat } gathers { $amounts }
bellum_magica-scouts = { $maps ->
    [one] The scouts of { $seat } with { $maps } map find { $amounts }
   *[other] The scouts of { $seat } with { $maps } maps find { $amounts }
}
bellum_magica-attacks = { $seat } attacks { $card }
bellum_magica-storms = { $seat } attacks the castle of { $other }
bellum_magica-holds = { $seat } attacks nobody
bellum_magica-steals = { $seat } steals { $amounts } from { $other }
bellum_magica-gets = { $seat } gets { $amounts } ({ $because })
bellum_magica-gets-nothing = { $seat } finds nothing left in the supply ({ $because })
bellum_magica-gets-shield = { $seat } was robbed and gets { $amounts }
bellum_magica-recruits = { $seat } recruits { $card } for { $amounts }
bellum_magica-recruits-no-more = { $seat } recruits no more
bellum_magica-creature-shown = New in the market: { $card }
bellum_magica-settlement-shown = New settlement: { $card }
bellum_magica-ends = The game is over on day { $day }: the chests are opened

## On the cards

bellum_magica-face = { $n }
bellum_magica-faces = { $start } or { $end }
bellum_magica-text-on-roll = { $what } on a roll of { $faces }
bellum_magica-text-on = { $what } on a { $faces }
bellum_magica-text-rows = { $start }; { $end }
bellum_magica-text-castle = Defence: { $shields }. Left: { $work }. Right: { $war }.
bellum_magica-text-creature = Left: { $work }. Right: { $war }.
bellum_magica-text-creature-bonus = Left: { $work }. Right: { $war }. When you recruit it, you gain { $bonus }.
bellum_magica-text-settlement = Defence: { $shields }. [[loot|Loot]]: { $loot }.
bellum_magica-text-inn = Defence: { $shields }. [[loot|Loot]]: { $loot }. It is never discarded: every mage may [[attack|attack]] it every [[day|day]].
bellum_magica-text-chest = { $n ->
    [one] Worth { $n } point at the end.
   *[other] Worth { $n } points at the end.
}

## The score sheet

bellum_magica-score-wooden = Wooden chests
bellum_magica-score-metal = Metal chests
bellum_magica-score-golden = Gold chests

## Options

bellum_magica-option-castle_pick = Castles
    .help = Whether the castles are dealt, or chosen one after the other, the first captain first.
bellum_magica-option-goblin_setup = Goblins
    .help = Whether everybody places the two goblins secretly at the same time, or openly one after the other.
bellum_magica-option-first_captain = First captain
    .help = Who rolls on the first day.
bellum_magica-option-chest_fallback = Empty stacks of chests
    .help = Whether, when a stack is empty, a chest of the nearest other kind is taken instead, or none.
bellum_magica-option-resource_supply = Food and runes
    .help = Whether there is always enough, or only the 30 food and 20 runes of the box.
bellum_magica-option-shield_supply = Shield tokens
    .help = Whether there are always enough, or only the 20 of the box.

bellum_magica-choice-castle_pick-random = Dealt
bellum_magica-choice-castle_pick-draft = Chosen in turn
bellum_magica-choice-goblin_setup-simultaneous = Secretly, all at once
bellum_magica-choice-goblin_setup-seat_order = Openly, in turn
bellum_magica-choice-first_captain-random = By lot
bellum_magica-choice-first_captain-first_seat = The first seat
bellum_magica-choice-chest_fallback-nearest = The nearest kind
bellum_magica-choice-chest_fallback-none = None
bellum_magica-choice-resource_supply-unlimited = Always enough
bellum_magica-choice-resource_supply-box = As many as in the box
bellum_magica-choice-shield_supply-unlimited = Always enough
bellum_magica-choice-shield_supply-box = As many as in the box

## Names

bellum_magica-counter-food = Food
bellum_magica-counter-runes = Runes
bellum_magica-counter-kegs = Kegs
bellum_magica-counter-shields = Shields
bellum_magica-counter-magic_shields = Magic shields
bellum_magica-counter-spells = Re-roll spells
bellum_magica-counter-flipped = Used spells
bellum_magica-counter-wooden = Wooden chests
bellum_magica-counter-metal = Metal chests
bellum_magica-counter-golden = Gold chests

bellum_magica-measure-days = Days
bellum_magica-measure-left = Creatures on the left
bellum_magica-measure-right = Creatures on the right

bellum_magica-kind-castle = Castle
bellum_magica-kind-goblin = Goblin
bellum_magica-kind-evil = Evil creature
bellum_magica-kind-ultra_evil = Ultra-evil creature
bellum_magica-kind-settlement = Settlement
bellum_magica-kind-chest = Treasure chest

bellum_magica-type-inn = Tavern
bellum_magica-type-farm = Farm
bellum_magica-type-village = Village
bellum_magica-type-city = City
bellum_magica-type-wooden = Wood
bellum_magica-type-metal = Metal
bellum_magica-type-golden = Gold

bellum_magica-zone-inn = Tavern
bellum_magica-zone-display = Settlements
bellum_magica-zone-kingdom = Deck of the human kingdoms
bellum_magica-zone-settlement_box = Settlements in the box
bellum_magica-zone-sacked = Sacked settlements
bellum_magica-zone-evil_market = Market of evil creatures
bellum_magica-zone-ultra_market = Market of ultra-evil creatures
bellum_magica-zone-evil_deck = Deck of evil creatures
bellum_magica-zone-ultra_deck = Deck of ultra-evil creatures
bellum_magica-zone-hoard = Stacks of chests
bellum_magica-zone-goblin_box = Goblins in the box
bellum_magica-zone-castle_box = Castles nobody has
bellum_magica-zone-castle = Castle
bellum_magica-zone-left = Left wing
bellum_magica-zone-right = Right wing
bellum_magica-zone-recruited = New creature
bellum_magica-zone-goblins = Goblins to place
bellum_magica-zone-orders = Orders for goblins
bellum_magica-zone-unused_orders = Other orders
bellum_magica-zone-chests = Chests
