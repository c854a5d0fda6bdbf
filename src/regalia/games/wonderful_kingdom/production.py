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
    AskedAgain,
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
    """The resource whose cubes have to be placed now."""
    cubes = player.cubes
    return 0 if cubes[0] else 1 if cubes[1] else 2 if cubes[2] else 3


class PlaceCube(AskedAgain):
    """Where does the next cube go? Cubes that fit on no card go into the lab.

    What is free at any time is worth as much when they lie there: it is asked for before the step passes.
    """

    __slots__ = ()

    def acts(self, table: KingdomTable) -> Sequence[Act[KingdomTable]]:
        player = table.players[self.seat]
        resource = resource_in_hand(player)
        puts: Acts = [acts_on(site).every_put[resource] for site in player.sites.values()]
        return [*puts, LAB[resource], *self.free_acts(table), DONE]

    def run(self, table: KingdomTable) -> Sequence[Act[KingdomTable]] | None:
        player = table.players[self.seat]
        options: Acts = []
        while player.cubes != NONE:
            resource = resource_in_hand(player)
            for site in player.sites.values():
                put = (site.acts or acts_on(site)).put[resource]
                if put is not None:
                    options.append(put)
            if options:
                options.append(LAB[resource])
                self.add_free(table, player, options)
                return options
            n = player.cubes[resource]
            player.cubes = plus(player.cubes, resource, -n)
            table.put_in_lab(player, resource, n)
        self.when_placed(table)
        return None

    def when_placed(self, table: KingdomTable) -> None:
        """All cubes lie where they belong."""

    def prompt(self, table: KingdomTable) -> Message:
        player = table.players[self.seat]
        resource = resource_in_hand(player)
        return say("wonderful_kingdom-ask-place", what=amount(RESOURCES[resource], player.cubes[resource]))


class PlaceInPlanning(PlaceCube):
    """Cubes from recycled cards."""

    __slots__ = ()
    whens: ClassVar[tuple[str, ...]] = ("planning",)


class PlaceInProduction(PlaceCube):
    """Cubes that were produced; before the step passes there is one more chance to use something."""

    __slots__ = ()
    whens: ClassVar[tuple[str, ...]] = ("production",)

    def when_placed(self, table: KingdomTable) -> None:
        asks_for_more(table, self, IN_PRODUCTION[self.seat])


PLANNING_CUBES: Final[tuple[PlaceInPlanning, ...]] = (PlaceInPlanning(0), PlaceInPlanning(1))
PRODUCED_CUBES: Final[tuple[PlaceInProduction, ...]] = (PlaceInProduction(0), PlaceInProduction(1))


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
                busy[player.seat] = PRODUCED_CUBES[player.seat]
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
