"""Planning: hidden cards are turned up, then every card is built or recycled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from regalia.engine.decisions import Act
from regalia.engine.frames import Frame
from regalia.engine.messages import Message, Reason, listed, say
from regalia.games.wonderful_kingdom.any_time import IN_PLANNING, Acts, AskedAgain, act_together, asks_for_more
from regalia.games.wonderful_kingdom.building import begin
from regalia.games.wonderful_kingdom.cards import CALAMITY, DEVELOPMENTS, MENACES, RECYCLED, TREASURES
from regalia.games.wonderful_kingdom.player import NONE
from regalia.games.wonderful_kingdom.production import PLANNING_CUBES
from regalia.games.wonderful_kingdom.questions import CardAct, distinct, without
from regalia.games.wonderful_kingdom.table import KingdomTable
from regalia.games.wonderful_kingdom.words import RESOURCES, amounts, named


class TurnUp(Frame[KingdomTable]):
    """Planning begins: hidden cards are turned up, calamities go to the duchy, advisors to their area."""

    __slots__ = ()

    def run(self, table: KingdomTable) -> None:
        table.phase = "planning"
        for player in table.players:
            hidden = player.chosen_down
            if hidden:
                player.chosen_down = ()
                table.tell("wonderful_kingdom-reveals", player.seat, cards=hidden, target=f"chosen@{player.seat}")
                table.receive(player, hidden)
            if CALAMITY in player.chosen:
                n = player.chosen.count(CALAMITY)
                player.calamity_count += n
                player.chosen = tuple(card for card in player.chosen if card != CALAMITY)
                target = f"calamities@{player.seat}"
                table.tell("wonderful_kingdom-suffers", player.seat, n=n, source=f"chosen@{player.seat}", target=target)


class Build(CardAct):
    """Move a card to the construction area."""

    __slots__ = ()
    verb = "build"

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        if self.card in TREASURES:
            return "wonderful_kingdom-treasure-is-recycled", 0
        return ("wonderful_kingdom-menace-stays", 0) if self.card in MENACES else None

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        player = table.players[seat]
        player.chosen = without(player.chosen, self.card)
        site = begin(player, self.card)
        if table.told is not None:
            target = f"construction@{seat}:{site.name}"
            table.tell("wonderful_kingdom-begins", seat, card=self.card, source=f"chosen@{seat}", target=target)

    def label(self, table: KingdomTable, seat: int) -> Message:
        return say("wonderful_kingdom-act-build", card=named(self.card))


class Recycle(CardAct):
    """Discard a card and take its recycling bonus, which goes onto a card in construction or into the lab."""

    __slots__ = ()
    verb = "recycle"

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        return None if self.card in RECYCLED else ("wonderful_kingdom-menace-stays", 0)

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        player = table.players[seat]
        player.chosen = without(player.chosen, self.card)
        table.discard(self.card)
        if table.told is not None:
            table.tell("wonderful_kingdom-recycles", seat, card=self.card, source=f"chosen@{seat}", target="discards")
        times = 2 if player.recycles_twice else 1
        player.recycles_twice = False
        for resource in RECYCLED[self.card]:
            table.take_cubes(player, resource, times, self.card)

    def label(self, table: KingdomTable, seat: int) -> Message:
        if self.card not in RECYCLED:
            return say("wonderful_kingdom-act-recycle-nothing", card=named(self.card))
        counts = [RECYCLED[self.card].count(resource) for resource in range(4)]
        if table.players[seat].recycles_twice:
            counts = [2 * n for n in counts]
        return say(
            "wonderful_kingdom-act-recycle",
            card=named(self.card),
            what=listed(amounts(zip(RESOURCES, counts, strict=True))),
        )


_planned = (*DEVELOPMENTS, *TREASURES, *MENACES)
PLAN: Final[dict[str, tuple[CardAct, ...]]] = {card: (Build(card), Recycle(card)) for card in _planned}
PLANS: Final[dict[str, tuple[CardAct, ...]]] = {
    card: acts if card in DEVELOPMENTS else acts[1:] if card in TREASURES else () for card, acts in PLAN.items()
}
"""What can really be done with each card."""


class PlanCard(AskedAgain):
    """Which card of the selection area is built, which is recycled?

    Recycled cubes are placed at once, and when no card is left there is one more chance to use something.
    """

    __slots__ = ()
    whens: ClassVar[tuple[str, ...]] = ("planning",)

    def acts(self, table: KingdomTable) -> Sequence[Act[KingdomTable]]:
        chosen = table.players[self.seat].chosen
        acts: Acts = [act for card in distinct(chosen) for act in PLAN[card]]
        return acts + self.free_acts(table)

    def run(self, table: KingdomTable) -> Sequence[Act[KingdomTable]] | None:
        seat = self.seat
        player = table.players[seat]
        if player.cubes != NONE:
            table.frames.append(self)
            table.frames.append(PLANNING_CUBES[seat])
            return None
        options: Acts = []
        for card in dict.fromkeys(player.chosen):
            options += PLANS[card]
        if not options:
            asks_for_more(table, self, IN_PLANNING[seat])
            return None
        self.add_free(table, player, options)
        return options

    def prompt(self, table: KingdomTable) -> Message:
        return say("wonderful_kingdom-ask-plan", n=len(table.players[self.seat].plannable()))


PLAN_CARD: Final[tuple[PlanCard, ...]] = (PlanCard(0), PlanCard(1))


class PlanTogether(Frame[KingdomTable]):
    """All players plan at the same time."""

    __slots__ = ()

    def run(self, table: KingdomTable) -> None:
        act_together(table, {player.seat: PLAN_CARD[player.seat] for player in table.players})


class EndPlanning(Frame[KingdomTable]):
    """Menaces that still lie in a selection area come to the construction area."""

    __slots__ = ()

    def run(self, table: KingdomTable) -> None:
        for player in table.players:
            player.recycles_twice = False
            if player.chosen:
                player.menaces += player.chosen
                player.chosen = ()
