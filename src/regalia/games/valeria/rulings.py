"""Where the rulebooks are silent or disagree: what is played here, each in one place, with its source.

The numbers (Q1 to Q14, L1 to L24) are those of ``docs/games/valeria.md``.
"""

STARTERS_COUNT_AS_ACTIVATED = True
"""Q1: a rolled 5 or 6 activates the starter Peasant or Knight, so the Herald stays silent. No rulebook says."""

EVENT_MAY_MARK_ITSELF = True
"""Q3: an event's token may go on any monster, the event itself too, as the cards print it."""

TIE_BREAK_COUNTS_MONSTERS = True
"""Q5: the fewer cards win a tie; slain monsters are counted, as the German and the first English rulebook place the
pile inside the duchy."""

RESTING_PLAYER_GETS_PAIR_POINTS = False
"""Q6: the resting player of a five-player game counts as not in play, so Gargan's Embrace gives nothing."""

DIE_MUST_CHANGE = True
"""A domain that changes a die must really change it: no rulebook speaks of turning a 6 to a 6."""

MAJORITY_POINTS = 7
SHARED_MAJORITY_POINTS = 3
"""L1: seven points for the most citizens, monsters or domains without dukes (Czech; the German «1» is a misprint,
since a shared lead pays three)."""

DARK_LORD_WINS_TIES = True
"""L2: only the Czech rulebook covers it."""

SOLO_EXHAUSTED_CARDS = 5
"""Alone the game stops at the fifth exhausted stack; two cards a player would not be enough."""
