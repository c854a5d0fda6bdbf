# Valeria: what stands on the cards.

## Whole cards

valeria-text-citizen-sides = On your turn: { $active }. On other turns: { $others }.
valeria-text-every-turn = On every turn: { $what }.
valeria-text-herald = On doubles, and also when no other card of yours is activated (twice if both are true): { $what }.
valeria-text-reward = Reward: { $what }.
valeria-text-reward-counts-itself = Reward: { $what }. This monster counts too.
valeria-text-event = Once a turn, when a die or the sum shows { $n }: { $rolled }. { $reward }
valeria-text-duke = At the end of the game: { $points }. Also 1 victory point for every { $n } resources you have left, all kinds together.{ $counts ->
    [icons] { " " }Icons count on your citizens and on your domains.
    [citizens] { " " }Starters are no citizens.
   *[other] { "" }
}
valeria-text-exhausted = Marks an exhausted stack.
valeria-text-reference = A turn: roll the dice, everybody harvests, two actions, then look whether the game ends. Actions: slay a monster, recruit a citizen, gain a resource, build a domain. In actions magic may stand in for strength or gold, but at least 1 strength or 1 gold must be real.

## When a domain works

valeria-when-built = When built: { $what }.
valeria-when-always = { $what }.
valeria-when-roll = Once in your roll phase: { $what }.
valeria-when-any_pair = Each time any player rolls doubles or changes the dice to doubles: { $what }.
valeria-when-actions_begin = At the start of your action phase: { $what }.
valeria-when-actions_end = At the end of your action phase: { $what }.
valeria-when-citizen_gained = Whenever you gain a citizen in your action phase, recruited or free: { $what }.
valeria-when-monster_slain = Whenever you slay a monster in your action phase: { $what }.

## What it does

valeria-text-per = { $gains } for each of your { $per }
valeria-text-choose = either { $parts }
valeria-text-any = { $n ->
    [one] { $n } resource of your choice
   *[other] { $n } of one resource of your choice
}
valeria-text-exchange = you may pay { $pay } to gain { $gain }
valeria-text-take = { $n ->
    [1] take { $what } from one opponent of your choice
   *[other] take { $what } from one opponent of your choice, or all they have if that is less
}
valeria-text-take-up-to = take up to { $what } from one opponent of your choice
valeria-text-citizen = { $what }
valeria-text-citizen-up-to = { $what } with a base cost of up to { $n } gold
valeria-text-citizen-named = a free { $card } from the centre
valeria-a-citizen = a free citizen from the centre
valeria-a-citizen-worker = a free Worker citizen from the centre
valeria-a-citizen-soldier = a free Soldier citizen from the centre
valeria-a-citizen-shadow = a free Shadow citizen from the centre
valeria-a-citizen-holy = a free Holy citizen from the centre
valeria-text-may-slay = the right to slay one monster at once for its normal cost, without using an action
valeria-text-take-monster = take a random monster from the pile of one opponent of your choice, without its reward
valeria-text-return-monster = you may return one of your monsters to its stack and gain { $gain }
valeria-text-return-citizen = you may return one of your citizens to its stack and gain { $gain }
valeria-text-die-to = turn one die to { $n }
valeria-text-die-lower = lower one die by { $n }, but not below 1
valeria-text-die-for = you may pay { $price } to { $change }
valeria-text-die-for-each = you may { $change }; it costs { $price } for each of your { $per }, and nothing if you have none
valeria-text-die-free = you may { $change }
valeria-text-no-surcharge = Citizens cost you only their base cost, however many copies you own
valeria-text-cheaper-domains = Domains cost you { $by } less, but at least 1 gold
valeria-text-token-gold = the active player puts 1 gold on a monster of their choice in the centre, for whoever slays it
valeria-text-token-strength = the active player puts a strength token on a monster of their choice in the centre; it costs 1 strength more from now on
valeria-text-token-magic = the active player puts a magic token on a monster of their choice in the centre; it costs 1 magic more from now on
valeria-text-everyone-loses = every player in play loses { $what }; whoever has none loses nothing

## What is counted

valeria-per-citizen = citizens
valeria-per-citizen-worker = Worker citizens
valeria-per-citizen-soldier = Soldier citizens
valeria-per-citizen-shadow = Shadow citizens
valeria-per-citizen-holy = Holy citizens
valeria-per-named = { $card } cards, the starter included
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
