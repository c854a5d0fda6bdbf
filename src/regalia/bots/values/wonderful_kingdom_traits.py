"""What counts in the Wonderful Kingdom: the outlook of the duchy, and what the offers on the table bring to whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from regalia.bots.learned import Traits
from regalia.bots.values.wonderful_kingdom import KingdomSquire
from regalia.bots.values.wonderful_kingdom_outlook import FEW, Outlook
from regalia.games.wonderful_kingdom.cards import RECYCLED
from regalia.games.wonderful_kingdom.choice import SelectOffer
from regalia.games.wonderful_kingdom.duchy import Duchy
from regalia.games.wonderful_kingdom.rounds import ROUNDS
from regalia.games.wonderful_kingdom.scoring import sheets
from regalia.games.wonderful_kingdom.table import KingdomTable

PHASES = {"choice": 0.0, "planning": 0.6, "production": 0.7, "fight": 0.95}
"""How much of a round is over when a phase begins."""
CHOSEN_IN_ROUND = 16.0
STEP = 0.06
"""How much of a round a step of production is."""
BOTH = (0, 1)


class Duke:
    """A duchy as it is planned with the cards that are selected already."""

    __slots__ = ("burden", "cards", "outlook", "player", "squire", "table", "value")

    def __init__(self, squire: KingdomSquire, table: KingdomTable, player: Duchy) -> None:
        self.squire = squire
        self.table = table
        self.player = player
        self.outlook = Outlook(table, player)
        self.cards = player.plannable()
        self.value = self.outlook.planned(self.cards)[0] if self.cards else self.outlook.value(FEW)
        self.burden = self.others((*player.chosen, *player.chosen_down))
        """What the selected cards are worth that are neither built nor recycled."""

    def others(self, cards: Sequence[str]) -> float:
        """What menaces, calamities and advisors among some cards are worth."""
        return sum([self.squire.worth(self.table, self.player, card) for card in cards if card not in RECYCLED])

    def with_area(self, cards: Sequence[str]) -> float:
        """What an offering area would bring."""
        planned = [card for card in cards if card in RECYCLED]
        value = self.outlook.planned([*self.cards, *planned])[0] - self.value if planned else 0.0
        return value + self.others(cards)


class KingdomTraits(Traits[KingdomTable]):
    """A duchy in numbers."""

    names: ClassVar[tuple[str, ...]] = (
        "points", "outlook", "burden", "soldiers", "krystallium", "production", "selected", "traps", "spies",
        "next_offer", "rest_of_offer",
    )  # fmt: skip

    def __init__(self) -> None:
        self.squire = KingdomSquire()

    def ahead(self, table: KingdomTable) -> float:
        done = PHASES.get(table.phase, 1.0)
        if table.phase == "choice":
            chosen = sum([len(player.chosen) + len(player.chosen_down) for player in table.players])
            done = PHASES["planning"] * min(1.0, chosen / CHOSEN_IN_ROUND)
        elif table.phase == "production":
            done += STEP * table.step
        return max(0.0, ROUNDS + 1 - max(1, table.round) - done) / ROUNDS

    def rows(self, table: KingdomTable) -> list[list[float]]:
        points = [sheet.total for sheet in sheets(table)]
        dukes = [Duke(self.squire, table, player) for player in table.players]
        offers = self.offers(table, dukes)
        rows = []
        for seat, duke in enumerate(dukes):
            player = duke.player
            rows.append(
                [
                    float(points[seat]),
                    duke.value,
                    duke.burden,
                    float(player.soldiers),
                    float(player.krystallium),
                    float(sum(duke.outlook.production)),
                    float(len(duke.cards)),
                    float(player.traps),
                    float(player.spies),
                    *offers[seat],
                ]
            )
        return rows

    def offers(self, table: KingdomTable, dukes: list[Duke]) -> list[tuple[float, float]]:
        """What lies on offer: the better area for whoever selects next, and for the other what will be left."""
        found = [(0.0, 0.0) for _ in dukes]
        if table.phase != "choice" or len(dukes) < 2:
            return found
        selects = -1
        for frame in table.frames:
            if isinstance(frame, SelectOffer):
                selects = frame.seat
        if selects >= 0:
            areas = [[*table.offers_up[area], *table.offers_down[area]] for area in BOTH]
            for player in table.players:
                if player.staged:
                    areas[player.staged_at & 1].append(player.staged[0])
            worths = [dukes[selects].with_area(area) for area in areas]
            best = 0 if worths[0] >= worths[1] else 1
            found[selects] = (worths[best], 0.0)
            found[1 - selects] = (0.0, dukes[1 - selects].with_area(areas[1 - best]))
        return found
