# What each thing on the table is for.

bellum_magica-explain-food = { bellum_magica-counter-food }
    .help = Recruits creatures: an evil one costs 2 food, an ultra-evil one 4 food and a [[runes|rune]].

bellum_magica-explain-runes = { bellum_magica-counter-runes }
    .help = Three of them [[recruit|recruit]] an ultra-evil creature; or one, with 4 [[food|food]].

bellum_magica-explain-maps = Maps
    .help = Whoever has the most maps in the [[active_row|active row]] finds a metal [[chests|chest]]; if several have, each a wooden one.

bellum_magica-explain-swords = Swords
    .help = An [[attack|attack]] needs as many swords in the [[active_row|active row]] as its target has [[shields|shields]].

bellum_magica-explain-magic_swords = Magic swords
    .help = Only they beat magic [[shields|shields]]; those left over count as plain [[swords|swords]].

bellum_magica-explain-thieves = Thieves
    .help = Each thief in the [[active_row|active row]] may steal a [[chests|chest]] when you [[attack|attack]] a [[castle|castle]]; at least one is needed.

bellum_magica-explain-kegs = { bellum_magica-counter-kegs }
    .help = A keg buys a round: the [[captain|captain]] must roll again. Nobody has more than 2.

bellum_magica-explain-shields = { bellum_magica-counter-shields }
    .help = What an [[attack|attacker]]’s [[swords|swords]] must reach.

bellum_magica-explain-magic_shields = { bellum_magica-counter-magic_shields }
    .help = Only magic [[swords|swords]] beat them.

bellum_magica-explain-spells = { bellum_magica-counter-spells }
    .help = With each of them its owner may roll again once on a [[day|day]] as [[captain|captain]].

bellum_magica-explain-flipped = { bellum_magica-counter-flipped }
    .help = Used today; ready again at the end of the [[day|day]].

bellum_magica-explain-wooden = { bellum_magica-counter-wooden }
    .help = Treasure of low value; only its owner sees how much.

bellum_magica-explain-metal = { bellum_magica-counter-metal }
    .help = Treasure of middling value; only its owner sees how much.

bellum_magica-explain-golden = { bellum_magica-counter-golden }
    .help = Treasure of high value; only its owner sees how much.

bellum_magica-explain-die = The die
    .help = Its number wakes the same row in every [[castle|castle]] for the whole [[day|day]].

bellum_magica-explain-castle = { bellum_magica-zone-castle }
    .help = Its [[shields|shields]] protect the [[chests|chests]]; it may be [[attack|attacked]] by whoever has [[swords|swords]] enough and a [[thieves|thief]].

bellum_magica-explain-left = { bellum_magica-zone-left }
    .help = Creatures tucked here work: the row of the [[die|die]] brings [[food|food]], [[runes|runes]] and maps.

bellum_magica-explain-right = { bellum_magica-zone-right }
    .help = Creatures tucked here fight: the row of the [[die|die]] gives [[swords|swords]], magic swords and [[thieves|thieves]].

bellum_magica-explain-recruited = { bellum_magica-zone-recruited }
    .help = Goes under the left or the right [[wing|wing]] and stays there for the whole game.

bellum_magica-explain-goblins = { bellum_magica-zone-goblins }
    .help = Each goes to one [[wing|wing]] and stays there for the whole game.

bellum_magica-explain-chests = { bellum_magica-zone-chests }
    .help = The game ends if somebody has ten of them after the attacks of a [[day|day]]; then their value decides, not their number.

bellum_magica-explain-inn = { bellum_magica-zone-inn }
    .help = Never discarded: everybody may [[attack|attack]] it every [[day|day]].

bellum_magica-explain-display = { bellum_magica-zone-display }
    .help = Whoever beats the [[shields|shields]] of a [[settlement|settlement]] takes its [[loot|loot]]; its place stays empty until the end of the [[day|day]].

bellum_magica-explain-kingdom = { bellum_magica-zone-kingdom }
    .help = [[settlement|Settlements]] still to come: farms first, then villages, then cities.

bellum_magica-explain-hoard = { bellum_magica-zone-hoard }
    .help = Chests that nobody has yet.

bellum_magica-explain-evil_market = { bellum_magica-zone-evil_market }
    .help = For 2 [[food|food]] each; a recruited one is replaced at once.

bellum_magica-explain-ultra_market = { bellum_magica-zone-ultra_market }
    .help = For 3 [[runes|runes]], or 1 rune and 4 [[food|food]]; a recruited one is replaced at once.

bellum_magica-explain-evil_deck = { bellum_magica-zone-evil_deck }
    .help = Creatures still to come.

bellum_magica-explain-ultra_deck = { bellum_magica-zone-ultra_deck }
    .help = Creatures still to come.

bellum_magica-explain-castle_box = { bellum_magica-zone-castle_box }
    .help = Castles to choose from.

## Words of the game

bellum_magica-explain-active_row = Active row
    .help = The row whose number the [[die|die]] shows. In every [[castle|castle]] only its icons count today.

bellum_magica-explain-captain = Captain
    .help = Rolls the die today and is the first to act; tomorrow it is the next mage.

bellum_magica-explain-recruit = Recruit
    .help = Pay [[food|food]] or [[runes|runes]] for a creature of the market and tuck it under the left or the right [[wing|wing]] of your [[castle|castle]].

bellum_magica-explain-attack = Attack
    .help = With the [[swords|swords]] of the [[active_row|active row]] you take the loot of a [[settlement|settlement]], or with a [[thieves|thief]] [[chests|chests]] out of a [[castle|castle]].

bellum_magica-explain-wing = Wing
    .help = Creatures under the left wing work, those under the right one fight.

bellum_magica-explain-settlement = Settlement
    .help = A farm, a village or a city: [[attack|attacked]] for its [[loot|loot]], then discarded.

bellum_magica-explain-loot = Loot
    .help = What an [[attack|attack]] brings: [[food|food]], [[runes|runes]], kegs, [[chests|chests]].

bellum_magica-explain-day = Day
    .help = The [[captain|captain]] rolls, the [[active_row|active row]] brings what it brings, then all [[attack|attack]] and [[recruit|recruit]] in turn.

bellum_magica-explain-settlement_box = { bellum_magica-zone-settlement_box }
    .help = They do not take part in this game.

bellum_magica-explain-sacked = { bellum_magica-zone-sacked }
    .help = Beaten settlements; they do not come back.

bellum_magica-explain-goblin_box = { bellum_magica-zone-goblin_box }
    .help = They do not take part in this game.

bellum_magica-explain-orders = { bellum_magica-zone-orders }
    .help = Where your goblins go; turned up when all mages have decided.

bellum_magica-explain-unused_orders = { bellum_magica-zone-unused_orders }
    .help = Orders that you have not given.
