# What each thing on the table is for.

wonderful_kingdom-explain-materials = { wonderful_kingdom-counter-materials }
    .help = A [[resource|resource]]. Each round your [[duchy|duchy]] produces cubes of it; they fill the slots of cards [[construction|in construction]]. Whoever produces more, alone whoever produces at least 5, gets the [[supremacy|supremacy]] bonus.

wonderful_kingdom-explain-population = { wonderful_kingdom-counter-population }
    .help = A [[resource|resource]]. Each round your [[duchy|duchy]] produces cubes of it; they fill the slots of cards [[construction|in construction]]. Whoever produces more, alone whoever produces at least 5, gets the [[supremacy|supremacy]] bonus.

wonderful_kingdom-explain-gold = { wonderful_kingdom-counter-gold }
    .help = A [[resource|resource]]. Each round your [[duchy|duchy]] produces cubes of it; they fill the slots of cards [[construction|in construction]]. Whoever produces more, alone whoever produces at least 5, gets the [[supremacy|supremacy]] bonus.

wonderful_kingdom-explain-exploration = { wonderful_kingdom-counter-exploration }
    .help = A [[resource|resource]]. Each round your [[duchy|duchy]] produces cubes of it; they fill the slots of cards [[construction|in construction]]. Whoever produces more, alone whoever produces at least 5, gets the [[supremacy|supremacy]] bonus.

wonderful_kingdom-explain-krystallium = { wonderful_kingdom-counter-krystallium }
    .help = Fills a slot of any [[resource|resource]], or a krystallium slot, at any time; never that of a [[soldiers|soldier]].

wonderful_kingdom-explain-soldiers = { wonderful_kingdom-counter-soldiers }
    .help = They fill soldier slots at any time, defeat [[menaces|menaces]], and pay [[advisors|advisors]] and quest steps. You get them for [[supremacy|supremacy]], by way of the [[training|training ground]], and for [[completed|completed]] cards.

wonderful_kingdom-explain-training = { wonderful_kingdom-counter-training }
    .help = A [[supremacy|supremacy]] bonus puts a [[soldiers|soldier]] here; if one stands here already, it moves to your [[duchy|duchy]] instead.

wonderful_kingdom-explain-lab = { wonderful_kingdom-counter-lab_cubes }
    .help = Cubes that you put on no card; five of them become 1 [[krystallium|krystallium]], with quests only when you want it.

wonderful_kingdom-explain-points = Victory points
    .help = Counted after the fourth round; the most win, alone they bring a medal.

wonderful_kingdom-explain-traps = { wonderful_kingdom-counter-traps }
    .help = With a trap you offer a card face down; two each round.

wonderful_kingdom-explain-spies = { wonderful_kingdom-counter-spies }
    .help = A ready spy turns up one face-down card. With two players used spies are ready again at the end of the round; alone one of them is after each choice phase.

wonderful_kingdom-explain-structure = { wonderful_kingdom-family-structure }
    .help = A family of cards; some cards produce or score for each [[completed|built]] card of it.

wonderful_kingdom-explain-company = { wonderful_kingdom-family-company }
    .help = A family of cards; some cards produce or score for each [[completed|built]] card of it.

wonderful_kingdom-explain-monument = { wonderful_kingdom-family-monument }
    .help = A family of cards; some cards produce or score for each [[completed|built]] card of it.

wonderful_kingdom-explain-discovery = { wonderful_kingdom-family-discovery }
    .help = A family of cards; some cards produce or score for each [[completed|built]] card of it.

wonderful_kingdom-explain-calamity = Calamity
    .help = Can be neither built nor [[recycling|recycled]]; each costs 4 points at the end.

wonderful_kingdom-explain-offer = { wonderful_kingdom-zone-offers_up }
    .help = In turn one player offers two cards here, and the other takes all cards of one area; each does so four times a round. Alone you take an area four times a round.

wonderful_kingdom-explain-deck = { wonderful_kingdom-zone-deck }
    .help = Cards still to come.

wonderful_kingdom-explain-danger = { wonderful_kingdom-zone-danger }
    .help = Alone: 8 unseen cards and 4 [[calamity|calamities]] or [[menaces|menaces]]. After each of your first three selections of a round one comes face down to what you left.

wonderful_kingdom-explain-discards = { wonderful_kingdom-zone-discards }
    .help = Cards that nobody took, or that were [[recycling|recycled]] or discarded.

wonderful_kingdom-explain-vermin = { wonderful_kingdom-zone-vermin }
    .help = Giant Rats bring them from here. In the scenario “{ wonderful_kingdom-scenario-flood_of_rats }” you lose as soon as none is left.

wonderful_kingdom-explain-hand = { wonderful_kingdom-zone-hand }
    .help = Cards to offer, two at a time.

wonderful_kingdom-explain-known = { wonderful_kingdom-zone-known }
    .help = Cards that the other player has seen.

wonderful_kingdom-explain-chosen = { wonderful_kingdom-zone-chosen }
    .help = Taken this round; in [[planning|planning]] each goes into construction or is [[recycling|recycled]].

wonderful_kingdom-explain-chosen_down = { wonderful_kingdom-zone-chosen_down }
    .help = Seen only when the [[planning|planning phase]] begins.

wonderful_kingdom-explain-construction = { wonderful_kingdom-zone-construction }
    .help = Cards whose slots are being filled; a full card is [[completed|built]] and joins your [[duchy|duchy]].

wonderful_kingdom-explain-menaces = { wonderful_kingdom-zone-menaces }
    .help = They do harm until they are defeated for [[soldiers|soldiers]] in the [[fight|fight]]; at the end each costs points.

wonderful_kingdom-explain-advisors = { wonderful_kingdom-zone-advisors }
    .help = Each can be paid with [[soldiers|soldiers]] for its help, once a round and at its own moment.

wonderful_kingdom-explain-built = { wonderful_kingdom-zone-built }
    .help = They produce every round and score at the end.

wonderful_kingdom-explain-calamities = { wonderful_kingdom-zone-calamities }
    .help = Each costs 4 points at the end.

wonderful_kingdom-explain-duchy = { wonderful_kingdom-kind-duchy }
    .help = Your own card: what it produces each round, and what it may score.

wonderful_kingdom-explain-quest = { wonderful_kingdom-kind-quest }
    .help = Four steps that can be paid for at any time and in any order, each once. Only the first to do the final step is rewarded for it, and only those who have done it can win.

wonderful_kingdom-explain-dealt = { wonderful_kingdom-zone-dealt }
    .help = Keep one of the two; the other goes back to the box, alone into the deck.

wonderful_kingdom-explain-looked = { wonderful_kingdom-zone-looked }
    .help = Only you see these cards now.

wonderful_kingdom-explain-track = Production
    .help = How much of this resource each [[duchy|duchy]] produces, step by step. Whoever has more gets the [[supremacy|supremacy]] bonus, in a tie nobody; alone you need at least 5.

wonderful_kingdom-explain-cubes = Cubes to be placed
    .help = Each goes at once to a free slot of its colour, or into the [[lab|lab]].

## Words of the game

wonderful_kingdom-explain-supremacy = Supremacy
    .help = Whoever produces more of a [[resource|resource]] in its step of production puts a [[soldiers|soldier]] on the [[training|training ground]], or moves the one there to the [[duchy|duchy]]. In a tie nobody does; alone you need to produce 5.

wonderful_kingdom-explain-planning = Planning
    .help = Each selected card goes into construction or is [[recycling|recycled]].

wonderful_kingdom-explain-recycling = Recycle
    .help = Discard a card for its recycling bonus: a cube that goes to a free slot at once, or into the [[lab|lab]].

wonderful_kingdom-explain-fight = Fight
    .help = After production a [[menaces|menace]] is defeated by paying its whole price in [[soldiers|soldiers]].

wonderful_kingdom-explain-completed = Completed card
    .help = All its slots are full: it joins your [[duchy|duchy]], gives its bonus at once and produces from now on.

wonderful_kingdom-explain-resource = Resource
    .help = Materials, population, gold and exploration; they are produced in this order.

wonderful_kingdom-explain-lab_cubes = { wonderful_kingdom-counter-lab_cubes }
    .help = Cubes that fit nowhere else; five of them become 1 krystallium.

wonderful_kingdom-explain-offers_up = { wonderful_kingdom-zone-offers_up }
    .help = You offer two cards into the areas; the other player takes all cards of one area, and the other way round.

wonderful_kingdom-explain-offers_down = { wonderful_kingdom-zone-offers_down }
    .help = Offered with a trap; whoever takes the area sees them.

wonderful_kingdom-explain-discards_down = { wonderful_kingdom-zone-discards_down }
    .help = Cards that nobody has seen; they do not come back.

wonderful_kingdom-explain-calamity_pile = { wonderful_kingdom-zone-calamity_pile }
    .help = Cards that cost points; some effects bring them.

wonderful_kingdom-explain-box = { wonderful_kingdom-zone-box }
    .help = They do not come back in this game.

wonderful_kingdom-explain-staged = { wonderful_kingdom-zone-staged }
    .help = The first of your two cards; it is shown with the second.

wonderful_kingdom-explain-menace_deck = { wonderful_kingdom-zone-menace_deck }
    .help = Menaces still to come.

wonderful_kingdom-explain-returned = { wonderful_kingdom-zone-returned }
    .help = It does not take part in this game.
