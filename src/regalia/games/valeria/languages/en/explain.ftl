# What each thing on the table is for.

valeria-explain-gold = { valeria-counter-gold }
    .help = Pays for [[citizen|citizens]] and [[domain|domains]].

valeria-explain-strength = { valeria-counter-strength }
    .help = Slays [[monster|monsters]]: each costs the strength on its shield.

valeria-explain-magic = { valeria-counter-magic }
    .help = When you slay, recruit or build, it stands in for [[strength|strength]] or [[gold|gold]], as long as at least 1 of those is real. Some [[monster|monsters]] also cost magic itself.

valeria-explain-vp = { valeria-counter-vp }
    .help = Points gathered on your board. At the end the points on your cards and those of your [[dukes|duke]] are added; the most points win.

valeria-explain-any = Any resource
    .help = [[gold|Gold]], [[strength|strength]] or [[magic|magic]], as you like.

valeria-explain-dice = The dice
    .help = Each die and their sum activate the [[citizen|citizens]] with these numbers: for whoever rolled the left side, for all others the right one.

valeria-explain-die = A die
    .help = Its number activates [[citizen|citizens]] in every [[duchy|duchy]]; some [[domain|domains]] let you change it.

valeria-explain-centre = { valeria-zone-grid }
    .help = [[monster|Monsters]] to slay, [[citizen|citizens]] to [[recruit|recruit]] and [[domain|domains]] to [[build|build]]. An [[exhausted|exhausted stack]] brings the end nearer.

valeria-explain-citizens = { valeria-zone-citizens }
    .help = They bring [[resource|resources]] whenever their number is rolled, also in the turns of others. Recruiting costs 1 [[gold|gold]] more for each card of that name you have.

valeria-explain-domains = { valeria-zone-domains }
    .help = [[build|Built]] for [[gold|gold]], if you have [[citizen|citizens]] of the roles they ask for; they are worth points and help once or from now on.

valeria-explain-monsters = { valeria-zone-monsters }
    .help = Slain monsters gave their [[reward|reward]] at once and are worth points at the end.

valeria-explain-dukes = { valeria-zone-dukes }
    .help = Your secret duke says what else scores for you at the end.

valeria-explain-captives = { valeria-zone-captives }
    .help = Citizens and [[domain|domains]] that the Dark Lord has captured: the points on the domains are his, and his [[dukes|duke]] counts all of them.

valeria-explain-worker = { valeria-role-worker }
    .help = A [[role|role]] of [[citizen|citizens]]. To [[build|build]] a [[domain|domain]] you need citizens of certain roles; some cards and [[dukes|dukes]] count them.

valeria-explain-soldier = { valeria-role-soldier }
    .help = A [[role|role]] of [[citizen|citizens]]. To [[build|build]] a [[domain|domain]] you need citizens of certain roles; some cards and [[dukes|dukes]] count them.

valeria-explain-shadow = { valeria-role-shadow }
    .help = A [[role|role]] of [[citizen|citizens]]. To [[build|build]] a [[domain|domain]] you need citizens of certain roles; some cards and [[dukes|dukes]] count them.

valeria-explain-holy = { valeria-role-holy }
    .help = A [[role|role]] of [[citizen|citizens]]. To [[build|build]] a [[domain|domain]] you need citizens of certain roles; some cards and [[dukes|dukes]] count them.

valeria-explain-minion = { valeria-type-minion }
    .help = A type of [[monster|monster]]; no card of this game asks for it.

valeria-explain-beast = { valeria-type-beast }
    .help = A type of [[monster|monster]]; no card of this game asks for it.

valeria-explain-titan = { valeria-type-titan }
    .help = A type of [[monster|monster]]; for the [[dukes|duke]] { valeria-card-hrothgar_the_conqueror } each is worth a point more.

valeria-explain-boss = { valeria-type-boss }
    .help = The strongest [[monster|monster]] of an area, at the bottom of its stack; its [[reward|reward]] counts your monsters of that area.

valeria-explain-hills = { valeria-area-hills }
    .help = An area of [[monster|monsters]]; only the top monster of its stack can be [[slay|slain]].

valeria-explain-ruins = { valeria-area-ruins }
    .help = An area of [[monster|monsters]]; only the top monster of its stack can be [[slay|slain]].

valeria-explain-forest = { valeria-area-forest }
    .help = An area of [[monster|monsters]]; only the top monster of its stack can be [[slay|slain]].

valeria-explain-valley = { valeria-area-valley }
    .help = An area of [[monster|monsters]]; only the top monster of its stack can be [[slay|slain]].

valeria-explain-mountains = { valeria-area-mountains }
    .help = An area of [[monster|monsters]]; only the top monster of its stack can be [[slay|slain]].

valeria-explain-barrens = { valeria-area-barrens }
    .help = An area of [[monster|monsters]]; only the top monster of its stack can be [[slay|slain]].

valeria-explain-swamp = { valeria-area-swamp }
    .help = An area of [[monster|monsters]]; only the top monster of its stack can be [[slay|slain]].

valeria-explain-caverns = { valeria-area-caverns }
    .help = An area of [[monster|monsters]]; only the top monster of its stack can be [[slay|slain]].

valeria-explain-citizen = { valeria-kind-citizen }
    .help = A card [[recruit|recruited]] for [[gold|gold]]: it brings [[resource|resources]] when its number is rolled, also in the turns of others.

valeria-explain-domain = { valeria-kind-domain }
    .help = A card [[build|built]] for [[gold|gold]] and the [[role|roles]] it needs: worth points, and it helps once or from now on.

valeria-explain-monster = { valeria-kind-monster }
    .help = A card slain for [[strength|strength]]: it gives its [[reward|reward]] at once and is worth points at the end.

## Words of the game

valeria-explain-duchy = Duchy
    .help = All cards before a player: [[citizen|citizens]], [[domain|domains]] and slain [[monster|monsters]].

valeria-explain-harvest = Harvest
    .help = After the roll every activated [[citizen|citizen]] brings [[resource|resources]]: the left side to whoever rolled, the right side to all others.

valeria-explain-role = Role
    .help = The icon on a [[citizen|citizen]]: { valeria-role-worker }, { valeria-role-soldier }, { valeria-role-shadow } or { valeria-role-holy }. [[domain|Domains]] need certain roles in your [[duchy|duchy]], and some cards and [[dukes|dukes]] count them.

valeria-explain-resource = Resource
    .help = [[gold|Gold]], [[strength|strength]] and [[magic|magic]]. What is left at the end brings points by your [[dukes|duke]].

valeria-explain-exhausted = Exhausted stack
    .help = A stack of the centre that has run out. When enough of them have, the game ends; how many is said at the top of the table.

valeria-explain-doubles = Doubles
    .help = Both [[die|dice]] show the same number: it counts twice, so its cards activate twice.

valeria-explain-actions = Action phase
    .help = Two actions in your turn: [[slay|slay]] a [[monster|monster]], [[recruit|recruit]] a [[citizen|citizen]], [[build|build]] a [[domain|domain]] or take a [[resource|resource]]. The same one twice is allowed.

valeria-explain-slay = Slay
    .help = Pay the [[strength|strength]], and the [[magic|magic]] if there is any, of the front [[monster|monster]] of an area: it gives its [[reward|reward]] and joins your [[duchy|duchy]].

valeria-explain-recruit = Recruit
    .help = Pay the [[gold|gold]] on a citizen, and 1 gold more for each card of the same name in your [[duchy|duchy]].

valeria-explain-build = Build
    .help = Pay the [[gold|gold]] on a domain; the [[role|roles]] it needs must be in your [[duchy|duchy]], and they stay there.

valeria-explain-reward = Reward
    .help = What a [[monster|monster]] gives at once to whoever [[slay|slays]] it.

valeria-explain-base_cost = Base cost
    .help = The [[gold|gold]] printed on a citizen, without what copies in your [[duchy|duchy]] add.

valeria-explain-starter = Starter
    .help = One of the two cards everybody begins with. It is activated like a [[citizen|citizen]] but is none.

valeria-explain-grid = { valeria-zone-grid }
    .help = Monsters to slay, citizens to recruit and domains to build. An empty stack brings the end nearer.

valeria-explain-domain_box = { valeria-zone-domain_box }
    .help = They do not take part in this game.

valeria-explain-citizen_box = { valeria-zone-citizen_box }
    .help = They do not take part in this game.

valeria-explain-event_box = { valeria-zone-event_box }
    .help = They do not take part in this game.

valeria-explain-duke_box = { valeria-zone-duke_box }
    .help = They do not take part in this game.

valeria-explain-event_deck = { valeria-zone-event_deck }
    .help = They appear when stacks are exhausted.

valeria-explain-returned_events = { valeria-zone-returned_events }
    .help = They will appear once more.

valeria-explain-dark_duke = { valeria-zone-dark_duke }
    .help = Hidden until the end: for it the Dark Lord scores.

valeria-explain-returned = { valeria-zone-returned }
    .help = It does not count.

valeria-explain-starters = { valeria-zone-starters }
    .help = Everybody begins with them. They are activated like citizens but are none.
