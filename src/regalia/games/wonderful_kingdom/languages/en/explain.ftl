# What each thing on the table is for.

wonderful_kingdom-explain-materials = { wonderful_kingdom-counter-materials }
    .help = A resource. Each round your duchy produces cubes of it; they fill the slots of cards in construction. Whoever produces more, alone whoever produces at least 5, gets the supremacy bonus.

wonderful_kingdom-explain-population = { wonderful_kingdom-counter-population }
    .help = A resource. Each round your duchy produces cubes of it; they fill the slots of cards in construction. Whoever produces more, alone whoever produces at least 5, gets the supremacy bonus.

wonderful_kingdom-explain-gold = { wonderful_kingdom-counter-gold }
    .help = A resource. Each round your duchy produces cubes of it; they fill the slots of cards in construction. Whoever produces more, alone whoever produces at least 5, gets the supremacy bonus.

wonderful_kingdom-explain-exploration = { wonderful_kingdom-counter-exploration }
    .help = A resource. Each round your duchy produces cubes of it; they fill the slots of cards in construction. Whoever produces more, alone whoever produces at least 5, gets the supremacy bonus.

wonderful_kingdom-explain-krystallium = { wonderful_kingdom-counter-krystallium }
    .help = Fills a slot of any resource, or a krystallium slot, at any time; never that of a soldier.

wonderful_kingdom-explain-soldiers = { wonderful_kingdom-counter-soldiers }
    .help = They fill soldier slots at any time, defeat menaces, and pay advisors and quest steps. You get them for supremacy, by way of the training ground, and for completed cards.

wonderful_kingdom-explain-training = { wonderful_kingdom-counter-training }
    .help = A supremacy bonus puts a soldier here; if one stands here already, it moves to your duchy instead.

wonderful_kingdom-explain-lab = { wonderful_kingdom-counter-lab_cubes }
    .help = Cubes that you put on no card; five of them become 1 krystallium, with quests only when you want it.

wonderful_kingdom-explain-points = Victory points
    .help = Counted after the fourth round; the most win, alone they bring a medal.

wonderful_kingdom-explain-traps = { wonderful_kingdom-counter-traps }
    .help = With a trap you offer a card face down; two each round.

wonderful_kingdom-explain-spies = { wonderful_kingdom-counter-spies }
    .help = A ready spy turns up one face-down card. With two players used spies are ready again at the end of the round; alone one of them is after each choice phase.

wonderful_kingdom-explain-structure = { wonderful_kingdom-family-structure }
    .help = A family of cards; some cards produce or score for each built card of it.

wonderful_kingdom-explain-company = { wonderful_kingdom-family-company }
    .help = A family of cards; some cards produce or score for each built card of it.

wonderful_kingdom-explain-monument = { wonderful_kingdom-family-monument }
    .help = A family of cards; some cards produce or score for each built card of it.

wonderful_kingdom-explain-discovery = { wonderful_kingdom-family-discovery }
    .help = A family of cards; some cards produce or score for each built card of it.

wonderful_kingdom-explain-calamity = Calamity
    .help = Can be neither built nor recycled; each costs 4 points at the end.

wonderful_kingdom-explain-offer = { wonderful_kingdom-zone-offers_up }
    .help = In turn one player offers two cards here, and the other takes all cards of one area; each does so four times a round. Alone you take an area four times a round.

wonderful_kingdom-explain-deck = { wonderful_kingdom-zone-deck }
    .help = Cards still to come.

wonderful_kingdom-explain-danger = { wonderful_kingdom-zone-danger }
    .help = Alone: 8 unseen cards and 4 calamities or menaces. After each of your first three selections of a round one comes face down to what you left.

wonderful_kingdom-explain-discards = { wonderful_kingdom-zone-discards }
    .help = Cards that nobody took, or that were recycled or discarded.

wonderful_kingdom-explain-vermin = { wonderful_kingdom-zone-vermin }
    .help = Giant Rats bring them from here. In the scenario “{ wonderful_kingdom-scenario-flood_of_rats }” you lose as soon as none is left.

wonderful_kingdom-explain-hand = { wonderful_kingdom-zone-hand }
    .help = Cards to offer, two at a time.

wonderful_kingdom-explain-known = { wonderful_kingdom-zone-known }
    .help = Cards that the other player has seen.

wonderful_kingdom-explain-chosen = { wonderful_kingdom-zone-chosen }
    .help = Taken this round; in planning each goes into construction or is recycled.

wonderful_kingdom-explain-chosen_down = { wonderful_kingdom-zone-chosen_down }
    .help = Seen only when the planning phase begins.

wonderful_kingdom-explain-construction = { wonderful_kingdom-zone-construction }
    .help = Cards whose slots are being filled; a full card is built and joins your duchy.

wonderful_kingdom-explain-menaces = { wonderful_kingdom-zone-menaces }
    .help = They do harm until they are defeated for soldiers in the fight; at the end each costs points.

wonderful_kingdom-explain-advisors = { wonderful_kingdom-zone-advisors }
    .help = Each can be paid with soldiers for its help, once a round and at its own moment.

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
    .help = How much of this resource each duchy produces, step by step. Whoever has more gets the supremacy bonus, in a tie nobody; alone you need at least 5.

wonderful_kingdom-explain-cubes = Cubes to be placed
    .help = Each goes at once to a free slot of its colour, or into the lab.
