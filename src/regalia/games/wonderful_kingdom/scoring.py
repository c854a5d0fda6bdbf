"""The score sheet, who has won, and the medals alone."""

from __future__ import annotations

from typing import Final

from regalia.engine.game import Sheet, leaders
from regalia.engine.pads import Pad, PadCondition, PadMedals, PadRow, PadTie
from regalia.games.wonderful_kingdom import rulings
from regalia.games.wonderful_kingdom.cards import (
    CALAMITIES,
    CALAMITY,
    DEVELOPMENTS,
    DUCHIES,
    MENACES,
    SCENARIOS,
)
from regalia.games.wonderful_kingdom.player import Duchy
from regalia.games.wonderful_kingdom.quests import final_token
from regalia.games.wonderful_kingdom.table import KingdomTable
from regalia.games.wonderful_kingdom.words import FAMILIES

MEDALS: Final[tuple[str, ...]] = ("bronze", "silver", "gold")
MODULE_MEDALS: Final = (70, 95, 115)
"""Alone: the points for bronze, silver and gold, the same for every module."""
SOLDIERS_IN_TIE_BREAK: Final = 1000
"""Built cards weigh more than any number of soldiers."""
IN_SCENARIOS: Final = {"scenario": tuple(SCENARIOS)}
PAD: Final = Pad(
    (
        PadRow("wonderful_kingdom-score-flat"),
        PadRow("wonderful_kingdom-score-combinations"),
        PadRow("wonderful_kingdom-score-menaces", needs={"module": ("menaces",)}),
        PadRow(
            "wonderful_kingdom-score-calamities",
            CALAMITIES[CALAMITY].points,
            needs={"module": ("advisors", "quests")},
        ),
        PadRow("wonderful_kingdom-score-calamities", CALAMITIES[CALAMITY].points, players=(1,), needs=IN_SCENARIOS),
        PadRow("wonderful_kingdom-score-advisors", needs={"module": ("advisors",)}),
        PadRow("wonderful_kingdom-score-advisors", players=(1,), needs=IN_SCENARIOS),
        PadRow(
            "wonderful_kingdom-score-side-a",
            -rulings.SIDE_A_PENALTY,
            most=1,
            start=1,
            players=(1,),
            needs={"side": ("A",)},
        ),
    ),
    (
        PadTie("wonderful_kingdom-pad-built", players=(2,)),
        PadTie("wonderful_kingdom-counter-soldiers", players=(2,)),
    ),
    (
        PadCondition("wonderful_kingdom-pad-quest", needs={"module": ("quests",)}),
        PadCondition("wonderful_kingdom-pad-scenario", players=(1,), needs=IN_SCENARIOS),
    ),
    (
        PadMedals(MODULE_MEDALS, needs={"scenario": ("none",)}),
        *(PadMedals(scenario.medals, needs={"scenario": (id,)}) for id, scenario in SCENARIOS.items()),
    ),
)
"""The sheet for the real table."""


def sheets(table: KingdomTable) -> list[Sheet]:
    """One sheet for each duchy."""
    return [_sheet(table, player) for player in table.players]


def _sheet(table: KingdomTable, player: Duchy) -> Sheet:
    lines = [
        ("wonderful_kingdom-score-flat", sum(DEVELOPMENTS[card].points.flat for card in player.built)),
        ("wonderful_kingdom-score-combinations", combinations(player)),
    ]
    if table.module == "menaces" or player.menaces:
        lines.append(("wonderful_kingdom-score-menaces", sum(MENACES[card].points for card in player.menaces)))
    if table.module != "menaces":
        lines.append(("wonderful_kingdom-score-calamities", CALAMITIES[CALAMITY].points * player.calamity_count))
    if player.points:
        lines.append(("wonderful_kingdom-score-advisors", player.points))
    if table.solo and DUCHIES[player.duchy].side == "A":
        lines.append(("wonderful_kingdom-score-side-a", -rulings.SIDE_A_PENALTY))
    return Sheet(player.seat, tuple(lines), built_cards(player) * SOLDIERS_IN_TIE_BREAK + player.soldiers)


def combinations(player: Duchy) -> int:
    """Points for each built card of a family, from built cards and the duchy card."""
    total = 0
    for points in (DUCHIES[player.duchy].points, *(DEVELOPMENTS[card].points for card in player.built)):
        if points.per is not None:
            total += points.each * player.families[FAMILIES.index(points.per)]
    return total


def built_cards(player: Duchy) -> int:
    """What the first tie-break counts."""
    return len(player.built) + (player.calamity_count if rulings.CALAMITIES_ARE_BUILT_CARDS else 0)


def final_steps_done(table: KingdomTable, player: Duchy) -> bool:
    """Whether a player has done the final step of every quest in play."""
    return all(final_token(board) in player.steps for board in table.quests)


def winners(table: KingdomTable) -> tuple[int, ...]:
    """Alone whoever won a medal; else the most points, then built cards, then soldiers, then all who are equal.

    With a quest only those who did its final step can win, so that both may lose.
    """
    if table.solo:
        return (0,) if result(table) in MEDALS else ()
    return leaders([sheet for sheet in sheets(table) if final_steps_done(table, table.players[sheet.seat])])


def loss(table: KingdomTable) -> str:
    """Why a game alone is lost at its end, if it is: a card not built, a menace not defeated, a quest not done."""
    player = table.players[0]
    if table.scenario:
        scenario = SCENARIOS[table.scenario]
        if any(player.built.count(card) < n for card, n in scenario.construction.items()):
            return "lost-unbuilt"
        if any(card in player.menaces for card in scenario.must_defeat):
            return "lost-undefeated"
    return "" if final_steps_done(table, player) else "lost-quest"


def medals_of(table: KingdomTable) -> tuple[int, int, int]:
    """The points for bronze, silver and gold."""
    return SCENARIOS[table.scenario].medals if table.scenario else MODULE_MEDALS


def result(table: KingdomTable) -> str:
    """How a game alone ended: a medal, no medal, or why it was lost."""
    if table.outcome:
        return table.outcome
    lost = loss(table)
    if lost:
        return lost
    total = _sheet(table, table.players[0]).total
    won = [medal for medal, points in zip(MEDALS, medals_of(table), strict=True) if total >= points]
    return won[-1] if won else "no-medal"
