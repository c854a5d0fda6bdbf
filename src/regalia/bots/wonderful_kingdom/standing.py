"""How a duchy stands, remembered: who thinks ahead comes to the same duchy again and again."""

from __future__ import annotations

from typing import Any, Final

from regalia.bots.wonderful_kingdom.outlook import FEW, Outlook
from regalia.games.wonderful_kingdom.cards import DEVELOPMENTS, RECYCLED
from regalia.games.wonderful_kingdom.player import Duchy
from regalia.games.wonderful_kingdom.table import KingdomTable

MOST_REMEMBERED: Final = 1000
"""So many duchies are remembered, about those of one decision."""

Likeness = tuple[Any, ...]
"""Everything that an outlook follows from: duchies that are alike in this have the same."""


def likeness(table: KingdomTable, player: Duchy) -> Likeness:
    """What makes a duchy different from others."""
    return (
        table.round, table.phase, table.step, table.scenario, table.quests, table.solo,
        player.duchy, player.chosen, player.built, tuple(player.sites.items()), player.cubes, player.lab,
        player.krystallium, player.soldiers, player.training, player.thefts, player.menaces, player.steps,
    )  # fmt: skip


class Standing:
    """How a duchy stands: its outlook, with the selected cards planned as well as can be."""

    __slots__ = ("builds", "outlook", "plan", "roughly", "value", "worths")

    def __init__(self, table: KingdomTable, player: Duchy) -> None:
        self.outlook = Outlook(table, player)
        planning = table.phase == "planning" and not any(player.cubes)
        self.roughly, self.builds, self.plan = self.outlook.planned(player.plannable(), planning)
        self.value = self.plan.value()
        self.worths: dict[str, float] = {}

    def worth(self, card: str) -> float:
        """What one more development or treasure would bring: the better of building and recycling it."""
        if card not in self.worths:
            best = self.plan.with_cubes(RECYCLED[card]).value(FEW)
            if card in DEVELOPMENTS:
                best = max(best, self.plan.begun(card).value(FEW))
            self.worths[card] = best - self.roughly
        return self.worths[card]


class Standings:
    """The standings of all duchies that were looked at lately."""

    def __init__(self) -> None:
        self.known: dict[Likeness, Standing] = {}

    def of(self, table: KingdomTable, player: Duchy) -> Standing:
        """How a player stands at this table."""
        key = likeness(table, player)
        if key not in self.known:
            if len(self.known) >= MOST_REMEMBERED:
                self.known = {}
            self.known[key] = Standing(table, player)
        return self.known[key]
