"""Production: four steps in order, the supremacy bonus, and cubes that are placed at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from regalia.engine.decisions import Act
from regalia.engine.frames import Frame
from regalia.engine.messages import Message, say
from regalia.games.wonderful_kingdom import rulings
from regalia.games.wonderful_kingdom.any_time import (
    IN_PRODUCTION,
    Acts,
    RepeatedQuestion,
    act_together,
    asks_for_more,
    would_pause,
)
from regalia.games.wonderful_kingdom.placing import LAB, acts_on
from regalia.games.wonderful_kingdom.player import NONE, Duchy, plus
from regalia.games.wonderful_kingdom.questions import DONE
from regalia.games.wonderful_kingdom.table import KingdomTable
from regalia.games.wonderful_kingdom.words import RESOURCES, amount


def resource_in_hand(player: Duchy) -> int:
    """The resource whose cubes have to be placed now, or -1."""
    cubes = player.cubes
    if cubes == NONE:
        return -1
    return 0 if cubes[0] else 1 if cubes[1] else 2 if cubes[2] else 3


class PlaceCube(RepeatedQuestion):
    """Where does the next cube go?"""

    __slots__ = ()

    def acts(self, table: KingdomTable) -> Sequence[Act[KingdomTable]]:
        player = table.players[self.seat]
        resource = resource_in_hand(player)
        puts: Acts = [acts_on(site).every_put[resource] for site in player.sites.values()]
        return [*puts, LAB[resource], *self.free_acts(table), DONE]

    def options(self, table: KingdomTable, player: Duchy, resource: int) -> Acts:
        """What can be chosen if the cube fits on a card; nothing if it does not."""
        options: Acts = []
        for site in player.sites.values():
            put = (site.acts or acts_on(site)).put[resource]
            if put is not None:
                options.append(put)
        if options:
            options.append(LAB[resource])
            self.add_free(table, player, options)
        return options

    def run(self, table: KingdomTable) -> Sequence[Act[KingdomTable]]:
        found = table.found
        if found is not None:
            table.found = None
            return found
        player = table.players[self.seat]
        return self.options(table, player, resource_in_hand(player))

    def prompt(self, table: KingdomTable) -> Message:
        player = table.players[self.seat]
        resource = resource_in_hand(player)
        return say("wonderful_kingdom-ask-place", what=amount(RESOURCES[resource], player.cubes[resource]))


class PlaceInPlanning(PlaceCube):
    """Cubes from recycled cards."""

    __slots__ = ()
    whens: ClassVar[tuple[str, ...]] = ("planning",)


class PlaceInProduction(PlaceCube):
    """Cubes that were produced."""

    __slots__ = ()
    whens: ClassVar[tuple[str, ...]] = ("production",)


PLANNING_CUBES: Final[tuple[PlaceInPlanning, ...]] = (PlaceInPlanning(0), PlaceInPlanning(1))
PRODUCED_CUBES: Final[tuple[PlaceInProduction, ...]] = (PlaceInProduction(0), PlaceInProduction(1))


def asks_where(table: KingdomTable, frame: Frame[KingdomTable], question: PlaceCube) -> bool:
    """Ask where cubes go as long as there is a choice; cubes that fit on no card go into the lab. Says whether it asks.

    What is free at any time is worth as much when they lie there: it is asked for before the step passes.
    """
    player = table.players[frame.seat]
    resource = resource_in_hand(player)
    while resource >= 0:
        options = question.options(table, player, resource)
        if options:
            table.found = options
            table.frames.append(frame)
            table.frames.append(question)
            return True
        n = player.cubes[resource]
        player.cubes = plus(player.cubes, resource, -n)
        table.put_in_lab(player, resource, n)
        resource = resource_in_hand(player)
    return False


class Producing(Frame[KingdomTable]):
    """A player places what was produced; before the step passes there is one more chance to use something."""

    __slots__ = ()

    def run(self, table: KingdomTable) -> None:
        if not asks_where(table, self, PRODUCED_CUBES[self.seat]):
            asks_for_more(table, self, IN_PRODUCTION[self.seat])


PRODUCING: Final[tuple[Producing, ...]] = (Producing(0), Producing(1))


class Produce(Frame[KingdomTable]):
    """One step: volumes are compared, the supremacy is rewarded, then both players place their cubes."""

    __slots__ = ("resource",)

    def __init__(self, resource: int) -> None:
        self.seat = 0
        self.resource = resource

    def run(self, table: KingdomTable) -> None:
        resource = self.resource
        players = table.players
        table.phase, table.step = "production", resource
        volumes = [player.volume(resource) for player in players]
        if table.solo:
            if volumes[0] >= rulings.SUPREMACY_ALONE:
                reward_supremacy(table, players[0])
        elif volumes[0] != volumes[1]:
            reward_supremacy(table, players[0] if volumes[0] > volumes[1] else players[1])
        busy: dict[int, Frame[KingdomTable]] = {}
        for player in players:
            n = volumes[player.seat]
            if n:
                table.take_cubes(player, resource, n, "")
            if n or would_pause(table, player, IN_PRODUCTION[player.seat]):
                busy[player.seat] = PRODUCING[player.seat]
        act_together(table, busy)


PRODUCE: Final = tuple(Produce(resource) for resource in range(4))


def reward_supremacy(table: KingdomTable, player: Duchy) -> None:
    """A soldier comes onto the training ground, or the one that stands there comes onto the duchy card."""
    if player.training:
        player.training = 0
        player.soldiers += 1
        player.news = True
    else:
        player.training = 1
    if table.told is not None:
        ready = "ready" if not player.training else "trains"
        table.tell(f"wonderful_kingdom-supremacy-{ready}", player.seat, resource=RESOURCES[table.step])
