"""Where the rulebook is silent: what is played here, with its source.

The numbers A1 to A32 are those of ``docs/games/bellum_magica.md``, which has all of them; here are those that could be
played otherwise by changing one line. Five more are settled before each game as its options.
"""

MOST_DAYS = 60
"""A7: if nobody reaches ten chests, the game stops after so many days and is scored. No rulebook has a limit; it is
never reached among players who want to win."""

EMPTY_CASTLE_MAY_BE_ATTACKED = False
"""A9: the rulebook names no loot but chests, so a castle without chests is no target."""

EVERY_THIEF_MUST_STEAL = False
"""A10: «each thief may steal one chest»: at least one, since the attack is for chests, and no more than wanted."""

ROBBED_MAGE_GETS_SHIELDS = 1
"""R6.11 and A13: one token of 1 for each robbery, however many chests are stolen; A12: at once, so that it already
counts against the next robber of the same day."""

NEAREST_CHESTS = ((0, 1, 2), (1, 0, 2), (2, 1, 0))
"""A4: what is taken when a stack of chests is empty, wooden, metal and golden being 0, 1 and 2: the nearest kind, the
cheaper one first. The rulebook does not say; loot should not vanish because the box is small."""
