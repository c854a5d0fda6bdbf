# Valeria: what stands on the cards.

## Whole cards

valeria-text-citizen-sides = On your turn: { $active }. On other turns: { $others }.
valeria-text-every-turn = On every turn: { $what }.
valeria-text-herald = On [[doubles|doubles]], and also when no other card of yours is activated (twice if both are true): { $what }.
valeria-text-reward = [[reward|Reward]]: { $what }.
valeria-text-reward-counts-itself = [[reward|Reward]]: { $what }. This [[monster|monster]] counts too.
valeria-text-event = Once a turn, when a [[die|die]] or the sum shows { $n }: { $rolled }. { $reward }
valeria-text-duke = At the end of the game: { $points }. Also 1 victory point for every { $n } [[resource|resources]] you have left, all kinds together.{ $counts ->
    [icons] { " " }Icons count on your [[citizen|citizens]] and on your domains.
    [citizens] { " " }[[starter|Starters]] are no [[citizen|citizens]].
   *[other] { "" }
}
valeria-text-exhausted = Marks an [[exhausted|exhausted stack]].
valeria-text-reference = A turn: roll the dice, everybody [[harvest|harvests]], two actions, then look whether the game ends. Actions: [[slay|slay]] a [[monster|monster]], [[recruit|recruit]] a [[citizen|citizen]], gain a [[resource|resource]], [[build|build]] a [[domain|domain]]. In actions [[magic|magic]] may stand in for [[strength|strength]] or [[gold|gold]], but at least 1 strength or 1 gold must be real.

## When a domain works

valeria-when-built = When [[build|built]]: { $what }.
valeria-when-always = { $what }.
valeria-when-roll = Once in your roll phase: { $what }.
valeria-when-any_pair = Each time any player rolls [[doubles|doubles]] or changes the [[die|dice]] to doubles: { $what }.
valeria-when-actions_begin = At the start of your [[actions|action phase]]: { $what }.
valeria-when-actions_end = At the end of your [[actions|action phase]]: { $what }.
valeria-when-citizen_gained = Whenever you gain a [[citizen|citizen]] in your [[actions|action phase]], [[recruit|recruited]] or free: { $what }.
valeria-when-monster_slain = Whenever you [[slay|slay]] a [[monster|monster]] in your [[actions|action phase]]: { $what }.

## What it does

valeria-text-per = { $gains } for each of your { $per }
valeria-text-choose = either { $parts }
valeria-text-any = { $n ->
    [one] { $n } [[resource|resource]] of your choice
   *[other] { $n } of one [[resource|resource]] of your choice
}
valeria-text-exchange = you may pay { $pay } to gain { $gain }
valeria-text-take = { $n ->
    [1] take { $what } from one opponent of your choice
   *[other] take { $what } from one opponent of your choice, or all they have if that is less
}
valeria-text-take-up-to = take up to { $what } from one opponent of your choice
valeria-text-citizen = { $what }
valeria-text-citizen-up-to = { $what } with a [[base_cost|base cost]] of up to { $n } [[gold|gold]]
valeria-text-citizen-named = a free { $card } from the centre
valeria-a-citizen = a free [[citizen|citizen]] from the centre
valeria-a-citizen-worker = a free Worker [[citizen|citizen]] from the centre
valeria-a-citizen-soldier = a free Soldier [[citizen|citizen]] from the centre
valeria-a-citizen-shadow = a free Shadow [[citizen|citizen]] from the centre
valeria-a-citizen-holy = a free Holy [[citizen|citizen]] from the centre
valeria-text-may-slay = the right to [[slay|slay]] one [[monster|monster]] at once for its normal cost, without using an action
valeria-text-take-monster = take a random [[monster|monster]] from the pile of one opponent of your choice, without its [[reward|reward]]
valeria-text-return-monster = you may return one of your [[monster|monsters]] to its stack and gain { $gain }
valeria-text-return-citizen = you may return one of your [[citizen|citizens]] to its stack and gain { $gain }
valeria-text-die-to = turn one [[die|die]] to { $n }
valeria-text-die-lower = lower one [[die|die]] by { $n }, but not below 1
valeria-text-die-for = you may pay { $price } to { $change }
valeria-text-die-for-each = you may { $change }; it costs { $price } for each of your { $per }, and nothing if you have none
valeria-text-die-free = you may { $change }
valeria-text-no-surcharge = Citizens cost you only their [[base_cost|base cost]], however many copies you own
valeria-text-cheaper-domains = [[domain|Domains]] cost you { $by } less, but at least 1 [[gold|gold]]
valeria-text-token-gold = the active player puts 1 [[gold|gold]] on a [[monster|monster]] of their choice in the centre, for whoever [[slay|slays]] it
valeria-text-token-strength = the active player puts a [[strength|strength]] token on a [[monster|monster]] of their choice in the centre; it costs 1 strength more from now on
valeria-text-token-magic = the active player puts a [[magic|magic]] token on a [[monster|monster]] of their choice in the centre; it costs 1 magic more from now on
valeria-text-everyone-loses = every player in play loses { $what }; whoever has none loses nothing

## What is counted

valeria-per-citizen = [[citizen|citizens]]
valeria-per-citizen-worker = Worker [[citizen|citizens]]
valeria-per-citizen-soldier = Soldier [[citizen|citizens]]
valeria-per-citizen-shadow = Shadow [[citizen|citizens]]
valeria-per-citizen-holy = Holy [[citizen|citizens]]
valeria-per-named = { $card } cards, the starter included
valeria-per-domain = [[domain|domains]]
valeria-per-monster = [[monster|monsters]]
valeria-per-monster-hills = [[monster|monsters]] from the Hills
valeria-per-monster-ruins = [[monster|monsters]] from the Ruins
valeria-per-monster-forest = [[monster|monsters]] from the Forest
valeria-per-monster-valley = [[monster|monsters]] from the Valley
valeria-per-monster-mountains = [[monster|monsters]] from the Mountains
valeria-per-monster-barrens = [[monster|monsters]] from the Barrens
valeria-per-monster-swamp = [[monster|monsters]] from the Swamp
valeria-per-monster-caverns = [[monster|monsters]] from the Caverns
valeria-per-monster-titan = Titans
valeria-per-icon-worker = Worker icons
valeria-per-icon-soldier = Soldier icons
valeria-per-icon-shadow = Shadow icons
valeria-per-icon-holy = Holy icons
