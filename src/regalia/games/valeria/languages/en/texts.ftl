# Valeria: what stands on the cards.

## Whole cards

valeria-text-citizen-sides = On your turn: { $active }. On other turns: { $others }.
valeria-text-every-turn = On every turn: { $what }.
valeria-text-herald = When no other card of yours is activated, and on every pair: { $what }.
valeria-text-reward = Reward: { $what }.
valeria-text-event = When { $n } is rolled: { $rolled }. Reward: { $reward }.
valeria-text-duke = At the end of the game: { $points }. Also 1 victory point for every { $n } resources you have left.
valeria-text-exhausted = Marks an empty stack.

## When a domain works

valeria-when-built = When built: { $what }.
valeria-when-always = { $what }.
valeria-when-roll = In your roll phase: { $what }.
valeria-when-any_pair = Whenever the dice show a pair: { $what }.
valeria-when-actions_begin = At the start of your action phase: { $what }.
valeria-when-actions_end = At the end of your action phase: { $what }.
valeria-when-citizen_gained = Whenever you gain a citizen: { $what }.
valeria-when-monster_slain = Whenever you slay a monster: { $what }.

## What it does

valeria-text-per = { $gains } for each of your { $per }
valeria-text-choose = either { $parts }
valeria-text-any = { $n ->
    [one] { $n } resource of your choice
   *[other] { $n } of one resource of your choice
}
valeria-text-exchange = you may pay { $pay } to gain { $gain }
valeria-text-take = { $n ->
    [1] take { $what } from one opponent
   *[other] take { $what } from one opponent, or all they have if it is less
}
valeria-text-take-up-to = take up to { $what } from one opponent, as much as you like
valeria-text-citizen = { $what }
valeria-text-citizen-up-to = { $what } with a base cost of up to { $n }
valeria-text-citizen-named = a free { $card }
valeria-a-citizen = a free citizen
valeria-a-citizen-worker = a free Worker citizen
valeria-a-citizen-soldier = a free Soldier citizen
valeria-a-citizen-shadow = a free Shadow citizen
valeria-a-citizen-holy = a free Holy citizen
valeria-text-may-slay = the right to slay a monster at once for its normal cost
valeria-text-take-monster = take a random monster from one opponent, without its reward
valeria-text-return-monster = you may return one of your monsters to its stack for { $gain }
valeria-text-return-citizen = you may return one of your citizens to its stack for { $gain }
valeria-text-die-to = turn one die to { $n }
valeria-text-die-lower = lower one die by { $n }
valeria-text-die-for = you may pay { $price } to { $change }
valeria-text-die-free = you may { $change }
valeria-text-no-surcharge = Citizens cost you only their base cost, however many copies you own
valeria-text-cheaper-domains = Domains cost you { $by } less, but at least 1
valeria-text-token-gold = the active player puts 1 gold on a monster in the centre, for whoever slays it
valeria-text-token-strength = the active player chooses a monster in the centre, which costs 1 strength more from now on
valeria-text-token-magic = the active player chooses a monster in the centre, which costs 1 magic more from now on
valeria-text-everyone-loses = every player in play loses { $what }

## What is counted

valeria-per-citizen = citizens
valeria-per-citizen-worker = Worker citizens
valeria-per-citizen-soldier = Soldier citizens
valeria-per-citizen-shadow = Shadow citizens
valeria-per-citizen-holy = Holy citizens
valeria-per-named = { $card } cards
valeria-per-domain = domains
valeria-per-monster = monsters
valeria-per-monster-hills = monsters from the Hills
valeria-per-monster-ruins = monsters from the Ruins
valeria-per-monster-forest = monsters from the Forest
valeria-per-monster-valley = monsters from the Valley
valeria-per-monster-mountains = monsters from the Mountains
valeria-per-monster-barrens = monsters from the Barrens
valeria-per-monster-swamp = monsters from the Swamp
valeria-per-monster-caverns = monsters from the Caverns
valeria-per-monster-titan = Titans
valeria-per-icon-worker = Worker icons
valeria-per-icon-soldier = Soldier icons
valeria-per-icon-shadow = Shadow icons
valeria-per-icon-holy = Holy icons
