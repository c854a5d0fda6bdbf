"""The score sheet at the end of the game."""

from __future__ import annotations

from typing import Final

from regalia.engine.game import Sheet, leaders, winner_alone
from regalia.engine.pads import Pad, PadRow, PadTie
from regalia.engine.zones import Cards
from regalia.games.viscounts import rulings
from regalia.games.viscounts.automa import Automa
from regalia.games.viscounts.board import BUILDING_POINTS, BUILDINGS, TYPE
from regalia.games.viscounts.cards import BONUS_FOR, MANUSCRIPTS, RIBBON, Score
from regalia.games.viscounts.icons import ICON, added
from regalia.games.viscounts.player import Viscount
from regalia.games.viscounts.table import ViscountsTable

SET_POINTS: Final[tuple[int, ...]] = (0, 1, 4, 9, 16)
"""For so many different ribbons."""
TIER_POINTS: Final[tuple[int, ...]] = (1, 2, 3)
LEADER_POINTS: Final = 5
BONUS_POINTS: Final = 3
DEBT_POINTS: Final = -2
DEED_POINTS: Final = 1
APPROVED_POINTS: Final = 3
PAD: Final = Pad(
    (
        PadRow("viscounts-score-buildings"),
        PadRow("viscounts-score-castle"),
        PadRow("viscounts-score-ribbons"),
        PadRow("viscounts-score-manuscripts"),
        PadRow("viscounts-score-leader", LEADER_POINTS, most=1),
        PadRow("viscounts-score-bonuses", BONUS_POINTS),
        PadRow("viscounts-score-debts", DEBT_POINTS),
        PadRow("viscounts-score-deeds"),
        PadRow("viscounts-score-poverty"),
        PadRow("viscounts-score-prosperity"),
        PadRow("viscounts-score-resources", whose="automa"),
    ),
    (PadTie("viscounts-pad-left", players=(2, 3, 4)),),
    automa_wins_ties=rulings.AUTOMA_WINS_TIES,
)
"""The sheet for the real table."""


def sheets(table: ViscountsTable) -> list[Sheet]:
    """One sheet for each viscount, alone one for the opponent too."""
    poverty = majority(table, [viscount.approved for viscount in table.courts], poverty_revealed(table))
    prosperity = majority(table, [viscount.paid for viscount in table.courts], prosperity_revealed(table))
    rows = []
    for viscount in table.courts:
        lines = [
            ("viscounts-score-buildings", building_points(viscount)),
            ("viscounts-score-castle", castle_points(viscount)),
            ("viscounts-score-ribbons", ribbon_points(viscount.manuscripts)),
            ("viscounts-score-manuscripts", manuscript_points(viscount)),
            ("viscounts-score-leader", LEADER_POINTS if table.leader == viscount.seat else 0),
            ("viscounts-score-bonuses", BONUS_POINTS * len(viscount.bonuses)),
            ("viscounts-score-debts", DEBT_POINTS * viscount.debts),
            ("viscounts-score-deeds", DEED_POINTS * viscount.deeds + APPROVED_POINTS * viscount.approved),
            ("viscounts-score-poverty", poverty[viscount.seat]),
            ("viscounts-score-prosperity", prosperity[viscount.seat]),
        ]
        if isinstance(viscount, Automa):
            lines.append(("viscounts-score-resources", resources(viscount)))
        rows.append(Sheet(viscount.seat, tuple(lines), viscount.silver + resources(viscount)))
    return rows


def poverty_revealed(table: ViscountsTable) -> bool:
    """Whether the poverty card lies open."""
    return table.round > 0 and not table.debts_left


def prosperity_revealed(table: ViscountsTable) -> bool:
    """Whether the prosperity card lies open."""
    return table.round > 0 and not table.deeds_left


def building_points(viscount: Viscount) -> int:
    """Points for each type by how many of it stand on the main board."""
    kinds = [TYPE[plot] for plot in viscount.built]
    return sum([BUILDING_POINTS[type][kinds.count(type)] for type in BUILDINGS])


def castle_points(viscount: Viscount) -> int:
    """Every worker is worth the tier it stands on."""
    yard, hall, keep = TIER_POINTS
    return yard * sum(viscount.yard) + hall * sum(viscount.hall) + keep * viscount.keep


def ribbon_points(manuscripts: Cards) -> int:
    """Sets of different ribbons, each as large as can be; every manuscript is in one set."""
    if not manuscripts:
        return 0
    ribbons = [RIBBON[card] for card in manuscripts]
    counts = [ribbons.count(ribbon) for ribbon in BONUS_FOR]
    return sum([SET_POINTS[sum([n > nth for n in counts])] for nth in range(max(counts))])


def manuscript_points(viscount: Viscount) -> int:
    """What single manuscripts score for."""
    scores = [MANUSCRIPTS[card].score for card in viscount.manuscripts]
    return sum([counted(viscount, score) // score.each for score in scores if score is not None])


def counted(viscount: Viscount, score: Score) -> int:
    """How many there are of what a manuscript scores for."""
    if score.of in ICON:
        return added(viscount.icons, viscount.permanent)[ICON.index(score.of)]
    if score.of == "workers":
        return sum(viscount.yard) + sum(viscount.hall) + viscount.keep
    if score.of == "resources":
        return resources(viscount)
    if score.of == "buildings":
        return len(viscount.built)
    if score.of == "manuscripts":
        return len(viscount.manuscripts)
    return {"silver": viscount.silver, "paid": viscount.paid, "approved": viscount.approved}[score.of]


def resources(viscount: Viscount) -> int:
    """Ink, gold and stone together."""
    return viscount.ink + viscount.gold + viscount.stone


def majority(table: ViscountsTable, flipped: list[int], revealed: bool) -> list[int]:
    """The points of a revealed card: the most flipped cards rank first; equals share the places they take."""
    if not revealed:
        return [0] * len(flipped)
    places = rulings.MAJORITY_PLACES[len(flipped) >= 3]
    points = []
    for mine in flipped:
        ahead, equal = sum(n > mine for n in flipped), flipped.count(mine)
        points.append(sum(places[ahead : ahead + equal]) // equal if mine else 0)
    return points


def winners(table: ViscountsTable, rows: list[Sheet]) -> tuple[int, ...]:
    """Who has won: the most points, then the most silver and resources, then shared; alone, only with more points."""
    return winner_alone(rows, rulings.AUTOMA_WINS_TIES) if table.automa is not None else leaders(rows)
