# Valeria: what is said at the table.

## Amounts

valeria-amount-gold = { $n } gold
valeria-amount-strength = { $n } strength
valeria-amount-magic = { $n } magic
valeria-amount-vp = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}

## Questions

valeria-ask-action = { $n ->
    [one] Your last action
   *[other] Your next action ({ $n } left)
}
valeria-ask-pay = How do you pay { $price }?
valeria-ask-alternative = { $card }: which one?
valeria-ask-exchange = { $card }: make the exchange?
valeria-ask-take = { $card }: what do you take, and from whom?
valeria-ask-free = { $card }: which citizen joins you for free?
valeria-ask-slay = { $card }: slay a monster now?
valeria-ask-take-monster = { $card }: whose monster do you take?
valeria-ask-take-first-monster = { $card }: take the first monster from the left?
valeria-ask-return-monster = { $card }: which of your monsters do you return, if any?
valeria-ask-return-citizen = { $card }: which of your citizens do you return, if any?
valeria-ask-token-gold = { $card }: which monster gets the gold token?
valeria-ask-token-strength = { $card }: which monster gets the strength token?
valeria-ask-token-magic = { $card }: which monster gets the magic token?
valeria-ask-harvest = { $n ->
    [one] Harvest: { $cards }
   *[other] Harvest ({ $n } left): { $cards }
}
valeria-ask-duke = Which duke do you keep?
valeria-ask-dice = The dice show { $a } and { $b }. Change them?
valeria-ask-event = Which event happens first?
valeria-ask-column = A six: the monsters of which column attack?
valeria-ask-captive = Column { $n } is attacked: which citizen is captured?

## Acts

valeria-act-slay = Slay { $card } for { $price }
valeria-act-recruit = Recruit { $card } for { $price }
valeria-act-build = Build { $card } for { $price }
valeria-act-gain = Gain { $what }
valeria-act-pay = Pay { $price }
valeria-act-decline = Decline
valeria-act-alternative = { $card }: { $what }
valeria-act-exchange = { $card }: pay { $pay } to gain { $gain }
valeria-act-take = Take { $what } from { $other }
valeria-act-free = Take { $card } for free
valeria-act-take-monster = Take a random monster from { $other }
valeria-act-take-first-monster = Take { $card } without its reward
valeria-act-return = Return { $card } and gain { $gain }
valeria-act-token = Put { $what } on { $card }
valeria-act-harvest-done = Finish the harvest
valeria-act-keep = Keep { $card }
valeria-act-turn = { $card }: turn a die from { $old } to { $new }
valeria-act-turn-for = { $card }: turn a die from { $old } to { $new } for { $price }
valeria-act-announce = Leave the dice at { $a } and { $b }
valeria-act-event = { $card }: { $what }
valeria-act-column = Column { $n }: { $card }
valeria-act-give = Let { $card } be captured

## Why not

valeria-short-gold = You are { $n } gold short.
valeria-short-strength = You are { $n } strength short.
valeria-short-magic = You are { $n } magic short.
valeria-needs-real-gold = Magic cannot pay for everything: at least 1 gold must be real.
valeria-needs-real-strength = Magic cannot pay for everything: at least 1 strength must be real.
valeria-missing-worker = { $n ->
    [one] Your duchy lacks a Worker citizen.
   *[other] Your duchy lacks { $n } Worker citizens.
}
valeria-missing-soldier = { $n ->
    [one] Your duchy lacks a Soldier citizen.
   *[other] Your duchy lacks { $n } Soldier citizens.
}
valeria-missing-shadow = { $n ->
    [one] Your duchy lacks a Shadow citizen.
   *[other] Your duchy lacks { $n } Shadow citizens.
}
valeria-missing-holy = { $n ->
    [one] Your duchy lacks a Holy citizen.
   *[other] Your duchy lacks { $n } Holy citizens.
}
valeria-no-such-citizen = No such citizen lies in the centre.
valeria-no-monsters = This player has no monsters.
valeria-no-stack-for = An event has no stack to return to.
valeria-stack-exhausted = This stack is exhausted.
valeria-die-shows-it = The die shows { $n } already.

## Why a price is not the printed one

valeria-price-copies = +{ $more }: you have { $n ->
    [one] a card
   *[other] { $n } cards
} of this name
valeria-price-cheaper = −{ $less }: { $card }
valeria-price-tokens = +{ $more }: tokens on the monster

## The log

valeria-rolls = { $seat } rolls { $a } and { $b }
valeria-turns-die = { $seat } changes the dice to { $a } and { $b } ({ $because })
valeria-announces = { $seat } leaves the dice at { $a } and { $b }
valeria-event = Event: { $card }
valeria-keeps-duke = { $seat } has chosen a duke
valeria-gains = { $seat } gains { $amounts }
valeria-gets = { $seat } gains { $amounts } ({ $because })
valeria-pays = { $seat } pays { $amounts } ({ $because })
valeria-pays-plain = { $seat } pays { $amounts }
valeria-loses = { $seat } loses { $amounts } ({ $because })
valeria-takes = { $seat } takes { $amounts } from { $other } ({ $because })
valeria-takes-monster = { $seat } takes { $card } from { $other } ({ $because })
valeria-takes-first-monster = { $seat } takes { $card } from the centre ({ $because })
valeria-nothing-to-take = { $seat } finds nothing to take ({ $because })
valeria-declines-exchange = { $seat } leaves the exchange ({ $because })
valeria-declines-citizen = { $seat } takes no free citizen ({ $because })
valeria-declines-slay = { $seat } slays no monster now ({ $because })
valeria-declines-monster = { $seat } takes no monster ({ $because })
valeria-declines-return = { $seat } returns no card ({ $because })
valeria-harvest-done = { $seat } finishes the harvest
valeria-slays = { $seat } slays { $card }
valeria-recruits-plain = { $seat } recruits { $card }
valeria-gets-citizen = { $seat } gets { $card } for free ({ $because })
valeria-no-citizen-fits = No citizen in the centre fits ({ $because })
valeria-builds = { $seat } builds { $card }
valeria-new-domain = New domain: { $card }
valeria-new-citizen = New citizen: { $card }
valeria-returns = { $seat } returns { $card } ({ $because })
valeria-token-gold = { $card }: 1 gold more for the slayer ({ $because })
valeria-token-strength = { $card }: the cost rises by 1 strength ({ $because })
valeria-token-magic = { $card }: the cost rises by 1 magic ({ $because })
valeria-exhausted = { $row ->
    [monsters] Column { $n }: the stack of monsters is exhausted
    [citizens] Column { $n }: a stack of citizens is exhausted
   *[domains] Column { $n }: the stack of domains is exhausted
}
valeria-event-appears = A monster event appears: { $card }
valeria-end-exhausted = Enough stacks are exhausted: this is the last round
valeria-end-monsters = All monsters are slain: this is the last round
valeria-end-domains = All domains are built: this is the last round
valeria-goes-on = The game goes on: the end is put off
valeria-ends = The game is over

## Alone against the Dark Lord

valeria-dark-lord = The Dark Lord
valeria-attacks = Column { $n }: { $card } attacks
valeria-attacks-plain = Column { $n } has no monsters left: the Dark Lord himself attacks
valeria-sleeps = Column { $n } has no monsters left: nobody attacks
valeria-captures = The Dark Lord captures { $card }
valeria-captures-domain = No citizens are left in this column: the Dark Lord captures { $card }
valeria-won-monsters = All monsters are slain: the kingdom is saved
valeria-lost-column = A column has nobody left to defend it: the Dark Lord wins
valeria-compare = Five stacks are exhausted: the points decide

## The score sheet

valeria-score-monsters = Monsters
valeria-score-domains = Domains
valeria-score-board = Victory points on the board
valeria-score-duke = Duke
valeria-score-resources = Resources left
valeria-score-icons = Role icons
valeria-score-majorities = Most citizens, monsters and domains

## Names

valeria-counter-gold = Gold
valeria-counter-strength = Strength
valeria-counter-magic = Magic
valeria-counter-vp = Victory points

valeria-role-worker = Worker
valeria-role-soldier = Soldier
valeria-role-shadow = Shadow
valeria-role-holy = Holy

valeria-counted-worker = { $n ->
    [one] { $n } Worker citizen
   *[other] { $n } Worker citizens
}
valeria-counted-soldier = { $n ->
    [one] { $n } Soldier citizen
   *[other] { $n } Soldier citizens
}
valeria-counted-shadow = { $n ->
    [one] { $n } Shadow citizen
   *[other] { $n } Shadow citizens
}
valeria-counted-holy = { $n ->
    [one] { $n } Holy citizen
   *[other] { $n } Holy citizens
}

valeria-type-minion = Minion
valeria-type-beast = Beast
valeria-type-titan = Titan
valeria-type-boss = Boss

valeria-kind-citizen = Citizen
valeria-kind-starter = Starter
valeria-kind-monster = Monster
valeria-kind-event = Monster event
valeria-kind-domain = Domain
valeria-kind-duke = Duke
valeria-kind-exhausted = Exhausted card
valeria-kind-reference = Reference card

valeria-zone-grid = Centre
valeria-zone-domain_box = Domains in the box
valeria-zone-citizen_box = Citizens in the box
valeria-zone-event_deck = Events in the exhausted deck
valeria-zone-event_box = Events in the box
valeria-zone-returned_events = Events back on the exhausted deck
valeria-zone-duke_box = Dukes in the box
valeria-zone-dark_duke = The Dark Lord's duke
valeria-zone-captives = The Dark Lord's captives
valeria-zone-dukes = Duke
valeria-zone-returned = Duke not kept
valeria-zone-starters = Starters
valeria-zone-citizens = Citizens
valeria-zone-domains = Domains
valeria-zone-monsters = Slain monsters
