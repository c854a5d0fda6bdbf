"""Where the rulebook is silent or unclear: what is played here, each in one place, with its source.

Rulings that are a number or a choice stand below; the others are part of a rule's code, in the file named here. All of
them are explained in ``docs/games/viscounts.md``. «p» is a page of the English rulebook.

R1   an effect that cannot be done does nothing, as p. 32 says of shuffling (``player.py``)
R2   whenever several players are concerned, they go clockwise from the active one; only p. 19 says so, of the castle
R3   before the first shuffle there is no draw pile: what a townsfolk hired in the set-up would discard, shuffle or
     rearrange does nothing, and this shuffle moves no marker (``setup.py``, ``hiring.py``)
R4   rearranging changes the order of the cards, not the places they lie on (``questions.py``)
R5   the main action may be skipped (``actions.py``)
R6   a dismissal must help an action that can then be carried out (``actions.py``)
R7   a trade makes at least one exchange; waste is not offered: fewer exchanges than cost nothing, silver for silver,
     or goods beyond what is needed (``trade.py``, ``funding.py``)
R8   of two links completed at once the builder chooses the first; the builder gains before the other (``building.py``)
R9   what a building uncovers works from that moment on (``building.py``)
R10  nobody pays for more workers than are left (``workers.py``)
R11  a worker moved to another section can set off a march; moved in the midst of one, it may leave only one worker to
     go to the side, and that one goes clockwise (``castle.py``)
R12  an alternative that would do nothing cannot be chosen; «discard two» may be one or none (``effects.py``)
R13  abilities that work at the same time do so from left to right, and once for each debt (``player.py``)
R14  the corner effect comes before the first workshop's discard, the cleric bonus card before the manuscript's effect
R15  manuscripts printed on the board cannot be taken for free (``manuscripts.py``)
R16  icons of plots and cleric bonus cards count for manuscripts; p. 25 shows it for plots (``scoring.py``)
R17  a second card revealed does not prolong the game (``table.py``)
"""

MAJORITY_PLACES = {True: (12, 8, 4), False: (12, 4)}
"""Points for the most flipped cards, with three or more at the table and with fewer; a solo opponent counts (p. 24)."""

AUTOMA_SILVER_FOR_RESOURCE = 2
"""A1: every two silver are a resource for a solo opponent, an odd one is lost; p. 28 speaks of two only."""

AUTOMA_FEWEST_WORKERS = 2
"""A2: a solo opponent never places one worker alone as an action (p. 29), so that it needs two in its supply."""

AUTOMA_FLIPS_AS_AIM = 1
"""A3: the opponent that aims at cards flips one, if it has any to flip; the number on its board is not documented."""

AUTOMA_WINS_TIES = True
"""A4: alone one wins only with more points than the opponent (p. 31)."""
