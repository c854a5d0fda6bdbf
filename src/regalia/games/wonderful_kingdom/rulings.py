"""Where the rulebook is silent: what is played here, each in one place, with its source.

The numbers are those of ``docs/games/wonderful_kingdom.md``. What is a value stands below; these stand in the rules
themselves, because they say how something happens:

2.7   Chance says who begins: an arrow on the board does, and nothing public says where it points.
6.6   A card completed in a step produces from the next step on: the rulebook counts the volume first and places cubes
      after; its example has the Barracks produce population in the step after that of materials.
6.14  «At any time» is before any step, phase or the game passes. The table waits for whoever could complete a card, pay
      a quest step or free a frozen card (``within_reach``), or, by an option, for whoever could do anything at all.
      For waiting only then: what changes nothing can as well be done at the next question. For waiting always: the
      rulebook sets no condition; so it is an option, and at a table a setting of each person.
11.5  A search is «once a round» in the rulebook, «with every selection» with the publisher: an option.
12.2  Without enough Vermin as many come as there are: «as far as possible» is said of all menaces.
12.3  A Shadow takes developments and treasures, and all of them if there are too few: menaces cannot be discarded.
12.4  An Ice Giant without any card stays loose, is defeated by soldiers alone, and is tucked under the first card there
      is in a later planning. For it: «every giant must be tucked under some card». Against it: the effect is told of
      giants in the selection area only; but undefeated menaces go on working.
12.5  A thawed card brings its bonus at once, for use in the same fight.
12.6  A theft token covers a whole multiplied symbol, and one of two printed symbols.
12.7  The order of menaces is the player's whom they hit. «If you do not know in which order, first those that hit you
      worst» can be read as a duty; it is an advice here, because nobody else could say which is the worst.
12.8  Searched cards go to the discard pile; treasures and advisors can be removed, calamities and menaces cannot.
12.11 There are as many soldiers as needed: the rulebook says so of cubes, and the thirty never run out in practice.
12.12 Both do the final step in one moment: the round's starting player has the reward, as the rulebook says.
12.13 Gifts of Shadows come first, then swaps, then each plans alone: nothing else in planning touches the other player.
12.15 A scenario places so many copies as it names; the others stay in the deck.
12.20 The reward of a final step comes when both have acted, where both act at once. «Pay at any time and get the reward
      at once» speaks for paying it out on the spot; «if both do it at the same time, the starting player has it» can
      only be kept if it waits until both have had their say. It can be used before the step passes.
12.21 Menaces strike before anything is planned, so a Thief covers what lies there when planning begins. «During
      planning» would also let one complete a card first and cover that; but hidden cards, and so all menaces, come to
      light together as planning begins, and «as fully as possible» does not wait for a better symbol. What is free at
      any time comes first if one wishes: a card completed so can be covered.
"""

SOLDIERS_PER_ADVISOR = 1
"""9.3: an advisor that comes out of a selection brings one soldier; the one dealt at the start brings none, since the
sentence stands in the section on the choice phase."""

SUPREMACY_ALONE = 5
"""11.8, printed: alone the supremacy bonus needs a production of five; cubes that an advisor adds are not counted, as
the printed advisor says of its own."""

SIDE_A_PENALTY = 15
"""11.9, printed."""

RATS_BREED_EVERY_PLANNING = True
"""12.1: the rulebook speaks of a new rat, but also says that effects last until a menace is defeated. So every rat that
is there breeds in every planning."""

DISCARDS_REFILL_DECK = True
"""12.9: with many searches alone the deck can run out; then the discarded cards, calamities and menaces left out, are
shuffled."""

KRYSTALLIUM_PAYS_QUESTS = True
"""12.10: krystallium stands in for any resource (6.8), so in the price of a quest step too; never for soldiers."""

QUESTS_LEAVE_LAB_ALONE = True
"""10.4: the publisher says that in the quest module five cubes in the lab need not become a krystallium."""

TREASURE_COUNTS_TWICE_BESIDE_DANGER = True
"""12.14: a treasure that a Shadow takes would give two resources, so two lie down beside the danger deck."""

CALAMITIES_ARE_BUILT_CARDS = False
"""7.3: the tie-break counts built cards; a calamity is none."""
