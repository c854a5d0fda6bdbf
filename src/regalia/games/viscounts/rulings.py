"""Where the rulebook is silent or unclear: what is played here, each in one place, with its source.

Rulings that are a number or a choice stand below; the others are part of a rule's code, in the file named here. What
speaks for each and what against is in ``docs/games/viscounts.md``. «p» is a page of the English rulebook.

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
R18  a dismissal's corner effect comes before its action is paid for and may help to pay; whether the dismissal is
     possible is judged by what is certain: a card in hand by its value, an unseen one by one silver. If the action has
     become too dear all the same, it is left out and the dismissal stands (``actions.py``)
R19  the building of player card 8 goes on the bank where the viscount stands (``setup.py``, ``board_effects.py``)
R20  whatever destroys a card before the first shuffle may destroy any own card, as player card 9 (``discarding.py``)
R21  trades are those of pp. 3, 15 to 17 and 21, not of the older pictures on pp. 6 and 13 (``segments.toml``)
R22  a castle section is too full with more than three workers (``castle.py``)
R23  the corner effect is the top right one, for solo opponents too (``cards.py``)
R24  with an empty draw pile the discards are shuffled and the top card is destroyed, not discarded (``discarding.py``)
R25  the pair of player card and hero that nobody took goes to the box (``setup.py``)
R26  all sections of the first tier are looked at for threes, because a march can fill any of them (``castle.py``)
A5   a solo opponent's collision comes after its action (``solo.py``)
A6   dismissals that an opponent's own board sets off come after the effect that set them off (``automa.py``)
A7   under an empty pile an opponent uses what is printed there (``table.py``, ``manuscripts.py``)
A8   which future schemes are mixed in for a harder game is left to chance (``setup.py``)
A9   manuscripts count an opponent's guildhalls and cleric bonus cards, not the icons of its schemes (``automa.py``)
A10  an opponent whose resources are all alike takes and pays ink first (``automa.py``)
A11  of the options of a scheme's last row the first possible one is done; p. 30 shows it in an example (``solo.py``)
A12  the cleric never plays the scheme that its own board removes; p. 30 shows one (``automas.toml``)
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
