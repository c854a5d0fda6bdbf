"""Where the rulebook is silent: what is played here, each in one place, with its source.

The numbers are those of ``docs/games/wonderful_kingdom.md``.
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
