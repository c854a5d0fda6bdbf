"""Who sees what: zones declare it, and views and guesses follow from that for every game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any, Final, Generic, Literal, TypeVar

from mypy_extensions import mypyc_attr

from regalia.engine.chance import MASK, Chance
from regalia.engine.table import Table, plain

T = TypeVar("T", bound=Table[Any])

HIDDEN: Final = "?"
"""What stands in a view for a card that the seat cannot see."""

Cards = tuple[str, ...]
Seen = Literal["all", "owner", "nobody", "top"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Zone:
    """A place for cards: a slot of the table or of each player, and who sees what lies in it.

    ``seen`` is "all", "owner", "nobody" or "top" (only the upmost card of each stack, or as many as the slot named by
    ``face_up`` says). Unseen cards with the same ``back`` cannot be told apart, wherever they lie; a zone of stacks
    may have a back for each, and with ``own_backs`` nobody's cards are ever mixed with another's. ``only`` are the
    cards that can lie there, where everybody knows that others cannot, whatever their backs. ``held_by`` names the slot
    of the table with the players who have such a zone, where that is not all who are asked. ``open_at_end`` turns
    everything up when the game is over.
    """

    __slots__ = (
        "back", "face_up", "held_by", "name", "of_players", "only", "open_at_end", "own_backs", "seen", "stacks",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        seen: Seen = "all",
        *,
        back: str | tuple[str, ...] = "",
        own_backs: bool = False,
        of_players: bool = False,
        held_by: str = "players",
        stacks: bool = False,
        face_up: str = "",
        only: Collection[str] = (),
        open_at_end: bool = False,
    ) -> None:
        self.name = name
        self.seen = seen
        self.back = back
        self.own_backs = own_backs
        self.of_players = of_players
        self.held_by = held_by
        self.stacks = stacks
        self.face_up = face_up
        self.only = only
        self.open_at_end = open_at_end

    def holders(self, table: Table[Any]) -> Iterator[tuple[Any, int]]:
        """The objects that carry the slot, each with the seat that owns it (-1 for the table itself)."""
        if self.of_players:
            for player in getattr(table, self.held_by):
                yield player, player.seat
        else:
            yield table, -1

    def stacks_of(self, holder: Any) -> list[Cards]:
        """The stacks that lie in the zone; a zone without stacks is one."""
        value = getattr(holder, self.name)
        return list(value) if self.stacks else [value]

    def hidden(self, table: Table[Any], holder: Any, owner: int, seat: int) -> list[tuple[int, int, str]]:
        """The stacks with cards that the seat cannot see: which stack, how many of its lowest cards, and their back."""
        if self.seen == "all" or (self.seen == "owner" and owner == seat >= 0) or (self.open_at_end and table.over):
            return []
        stacks = getattr(holder, self.name) if self.stacks else (getattr(holder, self.name),)
        ups = getattr(holder, self.face_up) if self.face_up else None
        rows = []
        for index, stack in enumerate(stacks):
            up = 0 if self.seen != "top" else ups[index] if ups is not None else 1
            if len(stack) > up:
                back = self.back if isinstance(self.back, str) else self.back[index]
                rows.append((index, len(stack) - up, f"{back}-{owner}" if self.own_backs else back))
        return rows

    def put(self, holder: Any, stacks: list[Cards]) -> None:
        """Lay new cards into the zone."""
        setattr(holder, self.name, tuple(stacks) if self.stacks else stacks[0])


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class View(Generic[T]):
    """The table as one seat may see it: unseen cards are "?", and ``unseen`` says which cards they must be.

    Which cards are unseen follows from the set-up, which is public, and from what is seen; where each lies does not.
    """

    __slots__ = ("seat", "table", "unseen")

    def __init__(self, seat: int, table: T, unseen: dict[str, Cards]) -> None:
        self.seat = seat
        self.table = table
        self.unseen = unseen

    def state(self) -> object:
        """The view as plain nested tuples, for comparing."""
        asked = tuple((seat, tuple(act.key for act in acts)) for seat, acts in self.table.asked)
        return self.seat, plain(self.table), tuple(sorted(self.unseen.items())), asked

    def guess(self, chance: Chance) -> T:
        """A whole table that this seat might be sitting at: the unseen cards are dealt anew."""
        table = self.table.clone()
        decks = {back: list(chance.shuffled(cards)) for back, cards in self.unseen.items()}
        secret = [zone for zone in table.zones if zone.seen != "all"]
        # Where not every card can lie comes first, as long as there are enough of those that can.
        for zone in sorted(secret, key=lambda zone: not zone.only):
            for holder, owner in zone.holders(table):
                rows = zone.hidden(table, holder, owner, self.seat)
                if rows:
                    stacks = zone.stacks_of(holder)
                    for index, n, back in rows:
                        stacks[index] = (*_dealt(decks[back], n, zone.only), *stacks[index][n:])
                    zone.put(holder, stacks)
        table.chance = chance.below(MASK + 1)
        table.advance()
        return table


def _dealt(deck: list[str], n: int, only: Collection[str]) -> Cards:
    """So many cards from the end of a shuffled deck, all of the allowed ones, if not every card is."""
    if not only:
        cards = deck[-n:]
        del deck[-n:]
        return tuple(cards)
    cards = [card for card in deck if card in only][-n:]
    for card in cards:
        deck.remove(card)
    return tuple(cards)


def view(table: T, seat: int) -> View[T]:
    """What a seat sees; a seat that does not exist sees what a spectator does."""
    seen = table.clone()
    seen.chance = 0
    unseen: dict[str, list[str]] = {}
    for zone in table.zones:
        if zone.seen == "all":
            continue
        for holder, owner in zone.holders(seen):
            rows = zone.hidden(seen, holder, owner, seat)
            if rows:
                stacks = zone.stacks_of(holder)
                for index, n, back in rows:
                    stack = stacks[index]
                    unseen.setdefault(back, []).extend(stack[:n])
                    stacks[index] = (HIDDEN,) * n + stack[n:]
                zone.put(holder, stacks)
    seen.asked = tuple(asked for asked in seen.asked if asked[0] == seat)
    return View(seat, seen, {back: tuple(sorted(cards)) for back, cards in unseen.items()})


Touched = tuple[Zone, tuple[Any, Any], int]
"""A place that a change touched: its zone, the holder before and after, and the seat that owns it."""


def revealed(before: Table[Any], after: Table[Any], seats: Iterable[int]) -> bool:
    """Whether one of these seats sees a card after a change that it could not see before."""
    touched = _touched(before, after)
    if not touched:
        return False
    for seat in seats:
        earlier, later = _unseen_by(before, seat, touched, 0), _unseen_by(after, seat, touched, 1)
        for back, cards in earlier.items():
            still = later.get(back)
            if still is None or (still != cards and _lacks(still, cards)):
                return True
    return False


def _lacks(some: list[str], cards: list[str]) -> bool:
    """Whether some cards are not all of these."""
    left: dict[str, int] = {}
    for card in some:
        left[card] = left.get(card, 0) + 1
    for card in cards:
        n = left.get(card, 0)
        if n == 0:
            return True
        left[card] = n - 1
    return False


def _touched(before: Table[Any], after: Table[Any]) -> list[Touched]:
    """The places with cards that somebody cannot see in which a change may have moved something; the end turns up all.

    What a change leaves alone is the same object before and after it.
    """
    ended = after.over is not before.over
    touched: list[Touched] = []
    for zone in before.zones:
        if zone.seen == "all":
            continue
        later = list(zone.holders(after))
        for at, (holder, owner) in enumerate(zone.holders(before)):
            now = later[at][0]
            if (
                ended
                or getattr(holder, zone.name) is not getattr(now, zone.name)
                or (zone.face_up and getattr(holder, zone.face_up) != getattr(now, zone.face_up))
            ):
                touched.append((zone, (holder, now), owner))
    return touched


def _unseen_by(table: Table[Any], seat: int, touched: list[Touched], when: int) -> dict[str, list[str]]:
    """The cards in these places that a seat cannot see at a table before or after (0, 1) a change, by their backs."""
    unseen: dict[str, list[str]] = {}
    for zone, holders, owner in touched:
        holder = holders[when]
        rows = zone.hidden(table, holder, owner, seat)
        if rows:
            stacks = zone.stacks_of(holder)
            for index, n, back in rows:
                unseen.setdefault(back, []).extend(stacks[index][:n])
    return unseen
