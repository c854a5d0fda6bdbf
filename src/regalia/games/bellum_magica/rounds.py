"""A day: horde, gathering, scouts, attacks, recruiting, end. Read ``DAYS`` from the bottom up."""

from __future__ import annotations

from typing import Final

from regalia.engine.frames import Frame
from regalia.games.bellum_magica import rulings
from regalia.games.bellum_magica.attacks import ChooseAttack
from regalia.games.bellum_magica.cards import CHEST_KINDS, MAPS, RUNES
from regalia.games.bellum_magica.horde import Roll
from regalia.games.bellum_magica.recruiting import RecruitCreatures
from regalia.games.bellum_magica.table import CHESTS_TO_END, BellumTable

METAL: Final = 1
WOODEN: Final = 0


class Gather(Frame[BellumTable]):
    """Everybody takes the food and the runes of the active row of the left wing."""

    __slots__ = ()

    def run(self, table: BellumTable) -> None:
        row = table.die - 1
        if table.scarce_resources or table.told is not None:
            gather_with_care(table, row)
            return
        for player in table.players:
            work = player.work
            player.food += work[row]
            player.runes += work[row + RUNES]


def gather_with_care(table: BellumTable, row: int) -> None:
    """The same where tokens can run out, from the captain on, and where somebody wants to hear of it."""
    for player in table.from_captain():
        food, runes = player.work[row], player.work[row + RUNES]
        if table.scarce_resources:
            food, runes = min(food, table.food_left()), min(runes, table.runes_left())
        player.food += food
        player.runes += runes
        if food or runes:
            gains = {kind: n for kind, n in (("food", food), ("runes", runes)) if n}
            table.tell_as("gain", "bellum_magica-gathers", player.seat, target=f"food@{player.seat}", **gains)


class Scout(Frame[BellumTable]):
    """The most maps in the active row bring a metal chest; whoever shares the most takes a wooden one instead."""

    __slots__ = ()

    def run(self, table: BellumTable) -> None:
        at = table.die - 1 + MAPS
        most = 0
        for player in table.players:
            if player.work[at] > most:
                most = player.work[at]
        if not most:
            return
        best = [player for player in table.from_captain() if player.work[at] == most]
        for player in best:
            kind = table.take_chest(player, METAL if len(best) == 1 else WOODEN)
            if table.told is not None and kind is not None:
                tell_find(table, player.seat, most, kind)


def tell_find(table: BellumTable, seat: int, maps: int, kind: int) -> None:
    """Say which chest the scouts of a mage have found."""
    source, target, chest = f"hoard:{kind}", f"chests@{seat}", {CHEST_KINDS[kind]: 1}
    table.tell_as("gain", "bellum_magica-scouts", seat, maps=maps, source=source, target=target, **chest)


class EndCheck(Frame[BellumTable]):
    """The game ends at once if anybody owns ten chests after the last attack."""

    __slots__ = ()

    def run(self, table: BellumTable) -> None:
        for player in table.players:
            if player.chest_count() >= CHESTS_TO_END:
                end(table)
                return


def end(table: BellumTable) -> None:
    """The chests are opened."""
    table.over = True
    table.frames.clear()
    table.tell("bellum_magica-ends", day=table.day)


class EndDay(Frame[BellumTable]):
    """New settlements are turned up, flipped spells are turned back, the die goes to the left."""

    __slots__ = ()

    def run(self, table: BellumTable) -> None:
        players = table.players
        if len(table.display) < len(players):
            table.refill_display()
        captain = players[self.seat]
        if captain.flipped:
            captain.spells += captain.flipped
            captain.flipped = 0
        if table.day == rulings.MOST_DAYS:
            end(table)
            return
        table.day += 1
        table.captain = following = (self.seat + 1) % len(players)
        table.frames.extend(DAYS[len(players)][following])


def _day(players: int, captain: int) -> tuple[Frame[BellumTable], ...]:
    last_to_first = [(captain + place) % players for place in reversed(range(players))]
    return (
        EndDay(captain),
        *(RecruitCreatures(seat) for seat in last_to_first),
        EndCheck(captain),
        *(ChooseAttack(seat) for seat in last_to_first),
        Scout(captain),
        Gather(captain),
        Roll(captain),
    )


DAYS: Final = {players: [_day(players, captain) for captain in range(players)] for players in range(2, 6)}
"""The steps of each captain's day by the number of players, the last one first, as they lie on the stack."""
