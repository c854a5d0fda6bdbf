# What each thing on the table is for.

bellum_magica-explain-food = { bellum_magica-counter-food }
    .help = Recruits creatures: an evil one costs 2 food, an ultra-evil one 4 food and a rune.

bellum_magica-explain-runes = { bellum_magica-counter-runes }
    .help = Three of them recruit an ultra-evil creature; or one, with 4 food.

bellum_magica-explain-maps = Maps
    .help = Whoever has the most maps in the active row finds a metal chest; if several have, each a wooden one.

bellum_magica-explain-swords = Swords
    .help = An attack needs as many swords in the active row as its target has shields.

bellum_magica-explain-magic_swords = Magic swords
    .help = Only they beat magic shields; those left over count as plain swords.

bellum_magica-explain-thieves = Thieves
    .help = Each thief in the active row may steal a chest when you attack a castle; at least one is needed.

bellum_magica-explain-kegs = { bellum_magica-counter-kegs }
    .help = A keg buys a round: the captain must roll again. Nobody has more than 2.

bellum_magica-explain-shields = { bellum_magica-counter-shields }
    .help = What an attacker’s swords must reach.

bellum_magica-explain-magic_shields = { bellum_magica-counter-magic_shields }
    .help = Only magic swords beat them.

bellum_magica-explain-spells = { bellum_magica-counter-spells }
    .help = With each of them its owner may roll again once on a day as captain.

bellum_magica-explain-flipped = { bellum_magica-counter-flipped }
    .help = Used today; ready again at the end of the day.

bellum_magica-explain-wooden = { bellum_magica-counter-wooden }
    .help = Treasure of low value; only its owner sees how much.

bellum_magica-explain-metal = { bellum_magica-counter-metal }
    .help = Treasure of middling value; only its owner sees how much.

bellum_magica-explain-golden = { bellum_magica-counter-golden }
    .help = Treasure of high value; only its owner sees how much.

bellum_magica-explain-die = The die
    .help = Its number wakes the same row in every castle for the whole day.

bellum_magica-explain-castle = { bellum_magica-zone-castle }
    .help = Its shields protect the chests; it may be attacked by whoever has swords enough and a thief.

bellum_magica-explain-left = { bellum_magica-zone-left }
    .help = Creatures tucked here work: the row of the die brings food, runes and maps.

bellum_magica-explain-right = { bellum_magica-zone-right }
    .help = Creatures tucked here fight: the row of the die gives swords, magic swords and thieves.

bellum_magica-explain-recruited = { bellum_magica-zone-recruited }
    .help = Goes under the left or the right wing and stays there for the whole game.

bellum_magica-explain-goblins = { bellum_magica-zone-goblins }
    .help = Each goes to one wing and stays there for the whole game.

bellum_magica-explain-chests = { bellum_magica-zone-chests }
    .help = The game ends if somebody has ten of them after the attacks of a day; then their value decides, not their number.

bellum_magica-explain-inn = { bellum_magica-zone-inn }
    .help = Never discarded: everybody may attack it every day.

bellum_magica-explain-display = { bellum_magica-zone-display }
    .help = Whoever beats the shields of a settlement takes its loot; its place stays empty until the end of the day.

bellum_magica-explain-kingdom = { bellum_magica-zone-kingdom }
    .help = Settlements still to come: farms first, then villages, then cities.

bellum_magica-explain-hoard = { bellum_magica-zone-hoard }
    .help = Chests that nobody has yet.

bellum_magica-explain-evil_market = { bellum_magica-zone-evil_market }
    .help = For 2 food each; a recruited one is replaced at once.

bellum_magica-explain-ultra_market = { bellum_magica-zone-ultra_market }
    .help = For 3 runes, or 1 rune and 4 food; a recruited one is replaced at once.

bellum_magica-explain-evil_deck = { bellum_magica-zone-evil_deck }
    .help = Creatures still to come.

bellum_magica-explain-ultra_deck = { bellum_magica-zone-ultra_deck }
    .help = Creatures still to come.

bellum_magica-explain-castle_box = { bellum_magica-zone-castle_box }
    .help = Castles to choose from.
