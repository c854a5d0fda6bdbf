"""A round: choice, planning, production, fight. Read ``ROUND`` and ``SOLO_ROUND`` from the bottom up."""

from __future__ import annotations

from typing import Final

from regalia.engine.frames import Frame
from regalia.games.wonderful_kingdom.any_time import PauseTogether
from regalia.games.wonderful_kingdom.cards import SCENARIOS
from regalia.games.wonderful_kingdom.choice import AdvisorMoment, Deal, EndChoice, choice_turns
from regalia.games.wonderful_kingdom.fight import Fight
from regalia.games.wonderful_kingdom.menaces import MenacesStrike
from regalia.games.wonderful_kingdom.planning import EndPlanning, PlanTogether, TurnUp
from regalia.games.wonderful_kingdom.production import PRODUCE
from regalia.games.wonderful_kingdom.scoring import result
from regalia.games.wonderful_kingdom.solo import PLAYER, OpenOffers, solo_choice
from regalia.games.wonderful_kingdom.table import KingdomTable

ROUNDS: Final = 4


class BeginRound(Frame[KingdomTable]):
    """The round marker moves on; every advisor can be used again."""

    __slots__ = ()

    def run(self, table: KingdomTable) -> None:
        table.round += 1
        table.first = self.seat
        for player in table.players:
            player.used = ()


class EndRound(Frame[KingdomTable]):
    """The other player begins the next round; after the fourth the game ends."""

    __slots__ = ()

    def run(self, table: KingdomTable) -> None:
        table.step = -1
        if table.scenario and SCENARIOS[table.scenario].vermin_per_site:
            flood(table)
            if table.over:
                return
        if not table.solo:
            for player in table.players:
                table.ready_spies(player, player.spies_used)
        if table.round == ROUNDS:
            table.phase = "end"
            table.frames.extend(SOLO_END if table.solo else END[self.seat])
        else:
            table.frames.extend(SOLO_ROUND if table.solo else ROUND[1 - self.seat])


def flood(table: KingdomTable) -> None:
    """In the flood of rats every Farm still in construction draws one Vermin."""
    player = table.players[PLAYER]
    for card in SCENARIOS[table.scenario].construction:
        n = player.construction.count(card)
        if n and not table.over:
            table.add_vermin(player, n, card)


class EndGame(Frame[KingdomTable]):
    """The game is over; alone it says whether it was lost, or which medal was won."""

    __slots__ = ()

    def run(self, table: KingdomTable) -> None:
        table.over = True
        if table.solo:
            table.outcome = result(table)
            table.tell(f"wonderful_kingdom-outcome-{table.outcome}", PLAYER)
        else:
            table.tell("wonderful_kingdom-ends")


ROUND: Final[list[tuple[Frame[KingdomTable], ...]]] = [
    (
        EndRound(first),
        Fight(first),
        *reversed(PRODUCE),
        EndPlanning(first),
        PlanTogether(first),
        MenacesStrike(first),
        AdvisorMoment(1 - first, "before_planning"),
        AdvisorMoment(first, "before_planning"),
        TurnUp(first),
        PauseTogether(first),
        EndChoice(first),
        *choice_turns(first),
        Deal(first),
        BeginRound(first),
    )
    for first in (0, 1)
]
"""The steps of a round by who begins it, the last one first, as they lie on the stack."""

SOLO_ROUND: Final[tuple[Frame[KingdomTable], ...]] = (
    EndRound(PLAYER),
    Fight(PLAYER),
    *reversed(PRODUCE),
    EndPlanning(PLAYER),
    PlanTogether(PLAYER),
    MenacesStrike(PLAYER),
    TurnUp(PLAYER),
    PauseTogether(PLAYER),
    EndChoice(PLAYER),
    *solo_choice(),
    OpenOffers(PLAYER),
    BeginRound(PLAYER),
)
"""The steps of a round alone, the last one first."""

END: Final[list[tuple[Frame[KingdomTable], ...]]] = [
    (EndGame(first), PauseTogether(first), AdvisorMoment(first, "end"), AdvisorMoment(1 - first, "end"))
    for first in (0, 1)
]
SOLO_END: Final[tuple[Frame[KingdomTable], ...]] = (
    EndGame(PLAYER),
    PauseTogether(PLAYER),
    AdvisorMoment(PLAYER, "end"),
)
