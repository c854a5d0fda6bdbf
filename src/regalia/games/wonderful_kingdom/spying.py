"""Spies: a token turns one face-down card up, in an offering area or in a selection area."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.engine.decisions import Price
from regalia.engine.messages import Message, Reason, say, seat_named
from regalia.engine.remembering import remembered
from regalia.games.wonderful_kingdom.questions import KingdomAct

if TYPE_CHECKING:
    from regalia.games.wonderful_kingdom.table import KingdomTable


class Spying(KingdomAct):
    """Turn a face-down card up, at any time, for a spy."""

    __slots__ = ()
    verb = "spy"

    def any_time(self) -> bool:
        return True

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        return None if table.players[seat].spies else ("wonderful_kingdom-no-spy", 0)

    def price_for(self, table: KingdomTable, seat: int) -> Price:
        return Price({"spies": 1})


class SpyOnOffer(Spying):
    """Turn a face-down card of an offering area up."""

    __slots__ = ("area", "place")

    def __init__(self, area: int, place: int) -> None:
        super().__init__(f"spy:{area + 1}:{place + 1}")
        self.area = area
        self.place = place

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        use_spy(table, seat)
        up, down = table.take_offer(self.area)
        card = down[self.place]
        for other in (*up, card):
            table.add_to_offer(self.area, other, False)
        for other in down[: self.place] + down[self.place + 1 :]:
            table.add_to_offer(self.area, other, True)
        table.tell("wonderful_kingdom-spies", seat, card=card, target=f"offer:{self.area}")

    def label(self, table: KingdomTable, seat: int) -> Message:
        return say("wonderful_kingdom-act-spy", area=self.area + 1, n=self.place + 1)

    def targets(self, table: KingdomTable, seat: int) -> tuple[str, ...]:
        return (f"offer:{self.area}:down:{self.place}",)


class SpyOnChosen(Spying):
    """Turn a face-down card of a selection area up."""

    __slots__ = ("of", "place")

    def __init__(self, of: int, place: int) -> None:
        super().__init__(f"spy:chosen@{of}:{place + 1}")
        self.of = of
        self.place = place

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        use_spy(table, seat)
        owner = table.players[self.of]
        down = owner.chosen_down
        owner.chosen_down = down[: self.place] + down[self.place + 1 :]
        table.tell("wonderful_kingdom-spies", seat, card=down[self.place], target=f"chosen@{self.of}")
        table.receive(owner, (down[self.place],))

    def label(self, table: KingdomTable, seat: int) -> Message:
        return say("wonderful_kingdom-act-spy-chosen", other=seat_named(self.of), n=self.place + 1)

    def targets(self, table: KingdomTable, seat: int) -> tuple[str, ...]:
        return (f"chosen_down@{self.of}:{self.place}",)


spy_on_offer: Final = remembered(SpyOnOffer)
spy_on_chosen: Final = remembered(SpyOnChosen)


def use_spy(table: KingdomTable, seat: int) -> None:
    """Turn a spy token face down."""
    player = table.players[seat]
    player.spies -= 1
    player.spies_used += 1


def spy_acts(table: KingdomTable) -> list[KingdomAct]:
    """Every face-down card that a spy could turn up."""
    acts: list[KingdomAct] = []
    for area in (0, 1):
        acts += [spy_on_offer(area, place) for place in range(len(table.offers_down[area]))]
    for player in table.players:
        acts += [spy_on_chosen(player.seat, place) for place in range(len(player.chosen_down))]
    return acts
