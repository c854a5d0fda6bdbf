"""Tables of Valeria in the player's words: who holds what, what lies in the centre, what is rolled.

``valeria(anna=has(gold=1, duchy=["champion"]))`` is a table that the game itself has set up and on which the named
things have been replaced; it waits for the roll of the player whose turn it is. A player who is named begins with what
is named and nothing else; a player who is not has the board of a new game. The rules are the engine's alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from regalia.engine.chance import Chance
from regalia.engine.frames import Frame
from regalia.engine.game import Setting
from regalia.engine.play import Play
from regalia.games.valeria.actions import Built
from regalia.games.valeria.cards import AREAS, CITIZEN_PLACE, CITIZENS, DOMAINS, EVENTS, FIRST_DOMAIN, PLACES, SETUPS
from regalia.games.valeria.harvesting import Harvest
from regalia.games.valeria.player import Duchy
from regalia.games.valeria.rolling import Roll
from regalia.games.valeria.rounds import TURN, BeginActions, EndActions, EndTurn, TakeAction
from regalia.games.valeria.solo import SOLO_TURN, MonsterPhase, SecondHarvest
from regalia.games.valeria.table import ValeriaTable
from regalia.shelf import find_game
from tests.seated import Seat, SeatedGame

NAMES = ("anna", "bob", "cyril", "dora", "emil")
"""The players, each to the left of the one before."""


@dataclass(frozen=True)
class Holding:
    """What lies before a player: the board, citizens, domains, slain monsters, the duke."""

    gold: int = 0
    strength: int = 0
    magic: int = 0
    vp: int = 0
    duchy: Sequence[str] = ()
    domains: Sequence[str] = ()
    monsters: Sequence[str] = ()
    duke: str = ""


has = Holding
"""So that a test reads «anna=has(gold=1)»."""

Stack = int | Sequence[str]
"""So many cards of a stack are left, or these, the top one first."""


def valeria(
    anna: Holding | None = None,
    bob: Holding | None = None,
    cyril: Holding | None = None,
    dora: Holding | None = None,
    emil: Holding | None = None,
    *,
    players: int = 0,
    seed: int = 1,
    turn: str = "anna",
    first: str = "anna",
    areas: Sequence[str] = (),
    citizens: Sequence[str] = (),
    domains: Sequence[str] = (),
    stacks: Mapping[str, Stack] | None = None,
    exhausted: Sequence[str] = (),
    events_at: Mapping[str, str] | None = None,
    next_events: Sequence[str] = (),
    tokens: Mapping[str, Sequence[str]] | None = None,
    captives: Sequence[str] = (),
    dark_duke: str = "",
    **options: Setting,
) -> ValeriaGame:
    """A table before the roll.

    ``areas`` and ``citizens`` are those that must be in the centre, ``domains`` those that lie face up, from the left;
    ``stacks`` and ``exhausted`` name places by area, citizen or «domain 1» to «domain 5»; ``events_at`` says which
    event lies on which place and ``next_events`` which come next from the exhausted deck.
    """
    holdings = (anna, bob, cyril, dora, emil)
    players = players or max(2, *(seat + 1 for seat, holding in enumerate(holdings) if holding is not None), 0)
    if areas or citizens:
        options["setup"] = "picked"
        options["areas"] = (*areas, *(area for area in AREAS if area not in areas))[:5]
        if not options.get("shuffled_citizens"):
            options["citizens"] = _one_for_each_number(citizens)
    if events_at or next_events:
        options["events"] = True
    game = ValeriaGame(Play(find_game("valeria"), players, options, seed))
    game.keep_dukes()
    table = game.table
    table.first = NAMES.index(first)
    owned = [card for holding in holdings if holding for card in holding.domains]
    _lay_domains(table, owned, domains, stacks or {})
    for name, stack in (stacks or {}).items():
        place = game.place(name)
        if isinstance(stack, int):
            _set_stack(table, place, table.grid[place][:stack])
        elif place < FIRST_DOMAIN:
            _set_stack(table, place, tuple(reversed(stack)))
    _cover(game, exhausted, events_at or {}, next_events)
    for card, kinds in (tokens or {}).items():
        for kind in kinds:
            table.add_token(card, kind)
    for player, holding in zip(table.players, holdings, strict=False):
        if holding is not None:
            _give(table, player, holding)
    table.captives = tuple(captives)
    table.dark_duke = (dark_duke,) if dark_duke else table.dark_duke
    game.wait_before(turn, Roll)
    return game


def dealt(players: int = 2, seed: int = 1, **options: Setting) -> ValeriaGame:
    """A new game as the set-up leaves it: with dukes, everybody has two to choose from."""
    return ValeriaGame(Play(find_game("valeria"), players, options, seed))


def _one_for_each_number(wanted: Sequence[str]) -> tuple[str, ...]:
    chosen = {CITIZENS[card].activation: card for card in (*SETUPS["first_game"].citizens, *wanted)}
    return tuple(chosen.values())


def _set_stack(table: ValeriaTable, place: int, cards: tuple[str, ...]) -> None:
    table.grid = (*table.grid[:place], cards, *table.grid[place + 1 :])
    table.stale(place)


def _lay_domains(table: ValeriaTable, owned: Sequence[str], tops: Sequence[str], stacks: Mapping[str, Stack]) -> None:
    """Put the named domains where they are wanted; the others lie anywhere, each of them once."""
    named: dict[int, tuple[str, ...]] = {FIRST_DOMAIN + at: (card,) for at, card in enumerate(tops)}
    whole = {
        _domain_place(name): tuple(stack)
        for name, stack in stacks.items()
        if name.startswith("domain ") and not isinstance(stack, int)
    }
    wanted = {*owned, *(card for cards in (*named.values(), *whole.values()) for card in cards)}
    spare = [card for stack in (*table.grid[FIRST_DOMAIN:], table.domain_box) for card in stack if card not in wanted]
    for place in range(FIRST_DOMAIN, PLACES):
        top_first = whole.get(place)
        if top_first is None:
            top_first = named.get(place, ())
            top_first = (*top_first, *(spare.pop() for _ in range(len(table.grid[place]) - len(top_first))))
        _set_stack(table, place, top_first[::-1])
    table.domain_box = tuple(spare)


def _domain_place(name: str) -> int:
    return FIRST_DOMAIN + int(name.removeprefix("domain ")) - 1


def _cover(
    game: ValeriaGame, exhausted: Sequence[str], events_at: Mapping[str, str], next_events: Sequence[str]
) -> None:
    """Empty the places and let the game cover them from its deck, in which the right card lies on top."""
    table = game.table
    if events_at or next_events:
        wanted = (*events_at.values(), *next_events)
        others = [card for card in (*table.event_deck, *table.event_box) if card not in wanted]
        rest = others[: max(0, len(table.event_deck) - len(wanted))]
        table.event_box = tuple(card for card in others if card not in rest)
        table.event_deck = (*rest, *reversed(wanted))
    for name in events_at:
        _empty(table, game.place(name))
    table.event_deck, kept = (), table.event_deck
    for name in exhausted:
        _empty(table, game.place(name))
    table.event_deck = kept


def _empty(table: ValeriaTable, place: int) -> None:
    _set_stack(table, place, ())
    table.emptied = (place,)
    table.cover_emptied()


def _give(table: ValeriaTable, player: Duchy, holding: Holding) -> None:
    player.gold, player.strength, player.magic, player.vp = holding.gold, holding.strength, holding.magic, holding.vp
    for card in holding.duchy:
        player.add_citizen(card)
    player.monsters = tuple(holding.monsters)
    for card in holding.domains:
        _build_long_ago(table, player, card)
    if holding.duke:
        player.dukes = (holding.duke,)


def _build_long_ago(table: ValeriaTable, player: Duchy, card: str) -> None:
    """The domain works from now on as if it had been built; what it does once, it did long ago."""
    if DOMAINS[card].when == "built":
        player.domains = (*player.domains, card)
        return
    place = FIRST_DOMAIN
    up, emptied = table.face_up, table.emptied
    _set_stack(table, place, (*table.grid[place], card))
    Built(player.seat, card).run(table)
    table.frames.pop()
    table.face_up, table.emptied = up, emptied
    table.stale(place)


class ValeriaGame(SeatedGame[ValeriaTable]):
    """A game whose players are called by name; alone, «bob» is the Dark Lord."""

    names = NAMES
    kind = ValeriaTable
    anna = Seat[Duchy](0)
    bob = Seat[Duchy](1)
    cyril = Seat[Duchy](2)
    dora = Seat[Duchy](3)
    emil = Seat[Duchy](4)

    # Where the turn stands

    def wait_before(self, name: str, step: type[Frame[ValeriaTable]], left: int = 2) -> None:
        """The table waits before a step of this player's turn."""
        table, seat = self.table, NAMES.index(name)
        turn = SOLO_TURN if table.solo else TURN[seat]
        at = next(
            at
            for at, frame in enumerate(turn)
            if isinstance(frame, step) and (not isinstance(frame, TakeAction) or frame.left == left)
        )
        table.frames, table.lanes, table.asked, table.active = list(turn[: at + 1]), {}, (), seat

    def keep_dukes(self) -> None:
        """Everybody keeps the first of the two dukes."""
        for seat, player in enumerate(self.table.players):
            if len(player.dukes) == 2:
                self.play.choose(seat, f"keep:{player.dukes[0]}")

    def then_roll(self, a: int, b: int) -> ValeriaGame:
        """The next roll of the dice, whoever makes it, shows this."""
        state = next(state for state in range(100_000) if Chance(state).below(36) == 6 * (a - 1) + b - 1)
        self.table.chance = state
        return self

    def roll(self, a: int, b: int) -> ValeriaGame:
        """The player whose turn it is rolls this."""
        assert isinstance(self.table.frames[-1], Roll), "nobody is about to roll"
        self.then_roll(a, b)
        return self.go_on()

    def harvest(self, a: int, b: int) -> ValeriaGame:
        """Everybody harvests with these dice; the roll and its events are over."""
        return self._from(Harvest, a, b)

    def actions(self, left: int = 2, dice: tuple[int, int] = (1, 2)) -> ValeriaGame:
        """The action phase begins, or has one action left; roll and harvest are over."""
        if left == 2:
            return self._from(BeginActions, *dice)
        self.wait_before(self.turn_of, TakeAction, left)
        self.table.dice = dice
        return self.go_on()

    def end_of_actions(self) -> ValeriaGame:
        """Both actions have been taken."""
        return self._from(EndActions, 1, 2)

    def end_of_turn(self) -> ValeriaGame:
        """The turn is over but for the look at the end of the game."""
        return self._from(EndTurn, 1, 2)

    def monster_phase(self, a: int, b: int) -> ValeriaGame:
        """Alone: the monsters come, with these dice."""
        return self._from(MonsterPhase, a, b)

    def second_harvest(self, a: int, b: int) -> ValeriaGame:
        """Alone: the second harvest with these dice."""
        return self._from(SecondHarvest, a, b)

    def _from(self, step: type[Frame[ValeriaTable]], a: int, b: int) -> ValeriaGame:
        self.wait_before(self.turn_of, step)
        self.table.dice = (a, b)
        return self.go_on()

    @property
    def turn_of(self) -> str:
        """Whose turn it is."""
        return NAMES[self.table.active]

    # Choosing

    def finish_harvest_of(self, name: str) -> ValeriaGame:
        """A player leaves the exchanges and takes the first of what must be taken."""
        while name in self.asked and not any(key.startswith("gain:") for key in self.options(name)):
            keys = self.options(name)
            self.choose(name, "done" if "done" in keys else keys[0])
        return self

    # The centre and the end

    def place(self, name: str) -> int:
        """Where the stack of an area, a citizen or a domain's column is."""
        if name in CITIZEN_PLACE:
            return CITIZEN_PLACE[name]
        return _domain_place(name) if name.startswith("domain ") else self.table.areas.index(name)

    def stack(self, name: str) -> list[str]:
        """The cards of a stack, the top one first."""
        return list(reversed(self.table.grid[self.place(name)]))

    def cover(self, name: str) -> str:
        """What covers an exhausted place; nothing if cards lie there."""
        return self.table.covers.get(self.place(name), "")

    def events_in_centre(self) -> list[str]:
        return [cover for cover in self.table.covers.values() if cover in EVENTS]

    def board(self, name: str) -> tuple[int, int, int, int]:
        """Gold, strength, magic and victory points of a player."""
        player = self.table.players[NAMES.index(name)]
        return player.gold, player.strength, player.magic, player.vp
