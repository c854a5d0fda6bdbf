"""Quests: steps that are paid at any time, also from the lab, and the lab that waits for its owner's word."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from regalia.engine.decisions import Act, Price
from regalia.engine.frames import OpenQuestion
from regalia.engine.messages import Message, Reason, listed, say
from regalia.games.wonderful_kingdom import rulings
from regalia.games.wonderful_kingdom.cards import QUESTS, Step
from regalia.games.wonderful_kingdom.player import plus
from regalia.games.wonderful_kingdom.questions import KingdomAct
from regalia.games.wonderful_kingdom.table import LAB_CUBES
from regalia.games.wonderful_kingdom.words import KINDS, KRYSTALLIUM, RESOURCES, SOLDIERS, amount, amounts

if TYPE_CHECKING:
    from regalia.games.wonderful_kingdom.player import Duchy
    from regalia.games.wonderful_kingdom.table import KingdomTable


class PayStep(KingdomAct):
    """Do a step of a quest: pay all of its price at once and take the reward."""

    __slots__ = ("board", "final", "number", "pay", "step", "token")
    verb = "step"

    def __init__(self, board: str, number: int, step: Step, final: bool) -> None:
        self.token = f"{board}:{number}"
        super().__init__(f"quest:{self.token}")
        self.board = board
        self.number = number
        self.step = step
        self.final = final
        self.pay = tuple(step.pay.get(kind, 0) for kind in KINDS)

    def any_time(self) -> bool:
        return True

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        player = table.players[seat]
        if self.token in player.steps:
            return "wonderful_kingdom-step-done", 0
        pay = self.pay
        if player.soldiers < pay[SOLDIERS]:
            return "wonderful_kingdom-short-soldiers", pay[SOLDIERS] - player.soldiers
        spare = player.krystallium - pay[KRYSTALLIUM]
        if spare < 0:
            return "wonderful_kingdom-short-krystallium", -spare
        if not rulings.KRYSTALLIUM_PAYS_QUESTS:
            spare = 0
        for resource in range(4):
            if pay[resource]:
                spare -= max(0, pay[resource] - player.lab[resource] - player.cubes[resource])
                if spare < 0:
                    return f"wonderful_kingdom-short-{RESOURCES[resource]}", -spare
        return None

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        player = table.players[seat]
        self.take_payment(player)
        player.steps = (*player.steps, self.token)
        table.tell("wonderful_kingdom-does-step", seat, card=self.board, n=self.number, target=f"quest:{self.token}")
        if not self.step.first_only:
            self.step.reward.act(table, seat, self.board)
        elif table.lanes:
            table.finishers = (*table.finishers, (seat, self.token))
        else:
            hand_out(table, self, (seat,))

    def take_payment(self, player: Duchy) -> None:
        """Lab cubes go first, then cubes in hand, then krystallium: each could do all that those before it can."""
        pay = self.pay
        player.soldiers -= pay[SOLDIERS]
        player.krystallium -= pay[KRYSTALLIUM]
        for resource in range(4):
            if pay[resource]:
                from_lab = min(pay[resource], player.lab[resource])
                from_hand = min(pay[resource] - from_lab, player.cubes[resource])
                player.lab = plus(player.lab, resource, -from_lab)
                player.cubes = plus(player.cubes, resource, -from_hand)
                player.krystallium -= pay[resource] - from_lab - from_hand

    def label(self, table: KingdomTable, seat: int) -> Message:
        name = say(f"wonderful_kingdom-step-{self.board}-{self.number}")
        price = listed(amounts(zip(KINDS, self.pay, strict=True)))
        if self.step.first_only and any(self.token in player.steps for player in table.players):
            return say("wonderful_kingdom-act-step-late", step=name, price=price)
        return say("wonderful_kingdom-act-step", step=name, price=price, reward=self.step.reward.text())

    def about(self, table: KingdomTable, seat: int) -> str:
        return self.board

    def price_for(self, table: KingdomTable, seat: int) -> Price:
        player = table.players[seat]
        printed: dict[str, int] = dict(zip(KINDS, self.pay, strict=True))
        now, because = printed.copy(), []
        for resource in range(4):
            short = self.pay[resource] - player.lab[resource] - player.cubes[resource]
            if short > 0:
                kind = RESOURCES[resource]
                now[kind] -= short
                now["krystallium"] += short
                because.append(say("wonderful_kingdom-price-stands-in", what=amount(kind, short)))
        return Price(now, printed, tuple(because))

    def targets(self, table: KingdomTable, seat: int) -> tuple[str, ...]:
        return (f"quest:{self.token}",)


def _acts(board: str, steps: tuple[Step, ...]) -> tuple[PayStep, ...]:
    return tuple(PayStep(board, number, step, number == len(steps)) for number, step in enumerate(steps, 1))


STEPS: Final[dict[bool, dict[str, tuple[PayStep, ...]]]] = {
    False: {board: _acts(board, quest.two_players) for board, quest in QUESTS.items()},
    True: {board: _acts(board, quest.solo) for board, quest in QUESTS.items()},
}
"""The steps of each board: for two players, and alone."""


def final_token(board: str) -> str:
    """The token that marks the final step of a board."""
    return STEPS[True][board][-1].token


def hand_out(table: KingdomTable, act: PayStep, seats: Sequence[int]) -> None:
    """The reward of a final step goes to whoever was first; at the same moment to the round's starting player."""
    before = [player.seat for player in table.players if act.token in player.steps and player.seat not in seats]
    if not before:
        seat = table.first if table.first in seats else seats[0]
        act.step.reward.act(table, seat, act.board)


class Transmute(KingdomAct):
    """Turn five cubes of the lab into a krystallium."""

    __slots__ = ()
    verb = "transmute"

    def any_time(self) -> bool:
        return True

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        short = LAB_CUBES - table.players[seat].lab_cubes
        return ("wonderful_kingdom-lab-short", short) if short > 0 else None

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        table.push(MELT[seat][LAB_CUBES])

    def label(self, table: KingdomTable, seat: int) -> Message:
        return say("wonderful_kingdom-act-transmute")

    def targets(self, table: KingdomTable, seat: int) -> tuple[str, ...]:
        return (f"lab@{seat}",)


TRANSMUTE: Final = Transmute("transmute")


class Melt(KingdomAct):
    """Use a cube of this colour."""

    __slots__ = ("resource",)
    verb = "melt"

    def __init__(self, resource: int) -> None:
        super().__init__(f"melt:{RESOURCES[resource]}")
        self.resource = resource

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        player = table.players[seat]
        player.lab = plus(player.lab, self.resource, -1)

    def label(self, table: KingdomTable, seat: int) -> Message:
        return say("wonderful_kingdom-act-melt", what=amount(RESOURCES[self.resource], 1))

    def targets(self, table: KingdomTable, seat: int) -> tuple[str, ...]:
        return (f"lab@{seat}",)


MELTS: Final = tuple(Melt(resource) for resource in range(4))


class MeltWhich(OpenQuestion["KingdomTable"]):
    """Which cube of the lab is used for the krystallium?"""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def acts(self, table: KingdomTable) -> Sequence[Act[KingdomTable]]:
        lab = table.players[self.seat].lab
        return [act for act in MELTS if lab[act.resource]]

    def answer(self, table: KingdomTable, act: Act[KingdomTable]) -> None:
        act.carry_out(table, self.seat)
        if self.left > 1:
            table.push(MELT[self.seat][self.left - 1])
        else:
            player = table.players[self.seat]
            player.krystallium += 1
            player.news = True
            table.tell_as("gain", "wonderful_kingdom-alchemy", self.seat, krystallium=1)

    def prompt(self, table: KingdomTable) -> Message:
        return say("wonderful_kingdom-ask-melt", n=self.left)


MELT: Final = [[MeltWhich(seat, left) for left in range(LAB_CUBES + 1)] for seat in (0, 1)]
