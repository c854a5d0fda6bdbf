"""What counts in the Wonderful Kingdom: the outlook of the duchy, and what the offers on the table bring to whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from regalia.bots.learned import Traits
from regalia.bots.wonderful_kingdom.future import EXPLORATION, GOAL, NEEDED_AGAINST, NEEDED_SOLDIER, REQUIRED
from regalia.bots.wonderful_kingdom.outlook import FEW, Outlook
from regalia.bots.wonderful_kingdom.squire import KingdomSquire
from regalia.bots.wonderful_kingdom.standing import MOST_REMEMBERED, Likeness, likeness
from regalia.games.wonderful_kingdom.cards import MENACES, RECYCLED, SCENARIOS
from regalia.games.wonderful_kingdom.choice import SelectOffer
from regalia.games.wonderful_kingdom.player import Duchy
from regalia.games.wonderful_kingdom.quests import STEPS
from regalia.games.wonderful_kingdom.rounds import ROUNDS
from regalia.games.wonderful_kingdom.scoring import MEDALS, medals_of, sheets
from regalia.games.wonderful_kingdom.table import KingdomTable
from regalia.games.wonderful_kingdom.words import SOLDIERS

PHASES: Final = {"choice": 0.0, "planning": 0.6, "production": 0.7, "fight": 0.95}
"""How much of a round is over when a phase begins."""
CHOSEN_IN_ROUND: Final = 16.0
STEP: Final = 0.06
"""How much of a round a step of production is."""
BOTH: Final = (0, 1)
ALONE: Final = 80.0
"""So many points more than traits tell come of a whole game alone, where nobody takes the better cards away."""
IN_ROUND, IN_PHASE = 1000, 100
"""More turns than a round and one of its phases have."""
FEW_VERMIN, VERMIN_GONE = 8, 4.0
"""Where the game is lost without Vermin in their deck: with how many left it is time to fear that, and how much."""


class Duke:
    """A duchy as it is planned with the cards that are selected already."""

    __slots__ = ("areas", "cards", "outlook", "production", "value")

    def __init__(self, table: KingdomTable, player: Duchy) -> None:
        self.outlook = Outlook(table, player)
        self.cards = player.plannable()
        self.value = self.outlook.planned(self.cards)[0] if self.cards else self.outlook.value(FEW)
        self.production = sum(self.outlook.production)
        self.areas: dict[tuple[str, ...], float] = {}

    def with_area(self, cards: tuple[str, ...]) -> float:
        """What the cards of an offering area would bring that are built or recycled."""
        if not cards:
            return 0.0
        if cards not in self.areas:
            self.areas[cards] = self.outlook.planned([*self.cards, *cards])[0] - self.value
        return self.areas[cards]


def still_missing(table: KingdomTable, player: Duchy) -> float:
    """What an outlook hopes for because the game cannot be won without it: until it is there it is a debt."""
    missing = 0.0
    soldier = NEEDED_SOLDIER if table.solo else NEEDED_AGAINST
    if table.scenario:
        scenario = SCENARIOS[table.scenario]
        for card, n in scenario.construction.items():
            missing += REQUIRED * max(0, n - player.built.count(card))
        for card in scenario.must_defeat:
            missing += soldier * MENACES[card].price * player.menaces.count(card)
        if scenario.lost_without_vermin:
            missing += VERMIN_GONE * max(0, FEW_VERMIN - table.vermin_left)
    for board in table.quests:
        final = STEPS[table.solo][board][-1]
        if final.token not in player.steps:
            missing += soldier * final.pay[SOLDIERS] + (GOAL if final.pay[EXPLORATION] else 0.0)
    return missing


class KingdomTraits(Traits[KingdomTable]):
    """A duchy in numbers."""

    names: ClassVar[tuple[str, ...]] = (
        "points", "outlook", "burden", "soldiers", "krystallium", "production", "selected", "traps", "spies",
        "next_offer", "rest_of_offer",
    )  # fmt: skip

    def __init__(self) -> None:
        self.squire = KingdomSquire()
        self.dukes: dict[Likeness, Duke] = {}

    def duke(self, table: KingdomTable, player: Duchy) -> Duke:
        """A duchy as it is planned, remembered."""
        key = likeness(table, player)
        if key not in self.dukes:
            if len(self.dukes) >= MOST_REMEMBERED:
                self.dukes = {}
            self.dukes[key] = Duke(table, player)
        return self.dukes[key]

    def burden(self, table: KingdomTable, player: Duchy, cards: Sequence[str]) -> float:
        """What menaces, calamities and advisors among some cards are worth."""
        worth = 0.0
        for card in cards:
            if card not in RECYCLED:
                worth += self.squire.worth(table, player, card)
        return worth

    def harm(self, table: KingdomTable, player: Duchy) -> float:
        """Alone: what the menaces in the construction area will still do."""
        if not table.solo or not player.menaces:
            return 0.0
        return sum([self.squire.harm(table, card) for card in player.menaces])

    def goal(self, table: KingdomTable) -> float:
        return medals_of(table)[MEDALS.index("silver")] - ALONE * self.ahead(table)

    def turn(self, table: KingdomTable) -> int:
        number = [*PHASES].index(table.phase) * IN_PHASE if table.phase in PHASES else 0
        if table.phase == "choice":
            # Whoever offers cards and selects some of them waits for the other after that.
            number += sum([len(player.chosen) + len(player.chosen_down) for player in table.players])
        elif table.phase == "production":
            number += table.step
        return table.round * IN_ROUND + number

    def ahead(self, table: KingdomTable) -> float:
        done = PHASES.get(table.phase, 1.0)
        if table.phase == "choice" and not table.solo:
            # Alone this would favour areas with fewer cards; against another it is the same for both.
            chosen = sum([len(player.chosen) + len(player.chosen_down) for player in table.players])
            done = PHASES["planning"] * min(1.0, chosen / CHOSEN_IN_ROUND)
        elif table.phase == "production":
            done += STEP * table.step
        return max(0.0, ROUNDS + 1 - max(1, table.round) - done) / ROUNDS

    def rows(self, table: KingdomTable) -> list[list[float]]:
        points = [sheet.total for sheet in sheets(table)]
        dukes = [self.duke(table, player) for player in table.players]
        offers = self.offers(table, dukes)
        rows = []
        for seat, duke in enumerate(dukes):
            player = table.players[seat]
            rows.append(
                [
                    float(points[seat]),
                    duke.value - still_missing(table, player),
                    self.burden(table, player, (*player.chosen, *player.chosen_down)) - self.harm(table, player),
                    float(player.soldiers),
                    float(player.krystallium),
                    float(duke.production),
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
                    areas[player.staged_at.area].append(player.staged[0])
            worths = [self.with_area(table, dukes, selects, area) for area in areas]
            best = 0 if worths[0] >= worths[1] else 1
            found[selects] = (worths[best], 0.0)
            found[1 - selects] = (0.0, self.with_area(table, dukes, 1 - selects, areas[1 - best]))
        return found

    def with_area(self, table: KingdomTable, dukes: list[Duke], seat: int, cards: Sequence[str]) -> float:
        """What an offering area would bring to a seat."""
        planned = tuple(sorted([card for card in cards if card in RECYCLED]))
        return dukes[seat].with_area(planned) + self.burden(table, table.players[seat], cards)
