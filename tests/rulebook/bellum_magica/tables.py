"""Tables of Bellum Magica in the player's words: whose castle, what is tucked where, what lies open.

``bellum(ada=has(castle="demon", right=["imp"]), bob=has(wooden=3))`` is a table that the game itself has set up and on
which the named things have been replaced. Goblins stay in the box unless somebody has them; a mage begins with what is
named and nothing else. ``swords=6, magic_swords=1`` gives a wing those icons on every face of the die, for rules that
care about numbers only. The rules are the engine's alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict, Unpack

from regalia.engine.chance import Chance
from regalia.engine.frames import Frame
from regalia.engine.game import Setting
from regalia.engine.play import Play
from regalia.games.bellum_magica.attacks import ChooseAttack
from regalia.games.bellum_magica.cards import (
    CASTLES,
    CHEST_KINDS,
    EVIL,
    GOBLINS,
    SETTLEMENT_KINDS,
    SETTLEMENTS,
    ULTRA_EVIL,
    chests_of,
)
from regalia.games.bellum_magica.game import BELLUM_MAGICA
from regalia.games.bellum_magica.horde import Roll
from regalia.games.bellum_magica.player import Mage
from regalia.games.bellum_magica.recruiting import RecruitCreatures
from regalia.games.bellum_magica.rounds import DAYS, Gather, Scout
from regalia.games.bellum_magica.table import BellumTable
from tests.seated import Seat, SeatedGame

NAMES = ("ada", "bob", "cid", "dan", "eva")

Chests = int | Sequence[int]
"""How many chests of a kind, or the values of them."""


class Holding(TypedDict, total=False):
    """What lies before a mage."""

    castle: str
    left: Sequence[str]
    right: Sequence[str]
    food: int
    runes: int
    kegs: int
    spells: int
    shield_tokens: int
    magic_shields: int
    wooden: Chests
    metal: Chests
    golden: Chests
    maps: int
    swords: int
    magic_swords: int
    thieves: int


def has(**holding: Unpack[Holding]) -> Holding:
    """What a mage has."""
    return holding


def bellum(
    ada: Holding | None = None,
    bob: Holding | None = None,
    cid: Holding | None = None,
    dan: Holding | None = None,
    eva: Holding | None = None,
    *,
    captain: str = "ada",
    display: Sequence[str] | None = None,
    next_settlements: Sequence[str] | None = None,
    evil: Sequence[str] | None = None,
    next_evil: Sequence[str] | None = None,
    ultra: Sequence[str] | None = None,
    hoard: tuple[int, int, int] | None = None,
    seed: int = 1,
    **options: Setting,
) -> BellumGame:
    """A table before the captain's roll. What is named to come next comes in that order, and then nothing more."""
    holdings = (ada, bob, cid, dan, eva)
    players = max(2, *(seat + 1 for seat, holding in enumerate(holdings) if holding is not None))
    game = BellumGame(Play(BELLUM_MAGICA, players, options, seed))
    table = game.table
    table.lanes, table.frames, table.asked = {}, [], ()
    _deal_castles(table, holdings)
    _lay_chests(table, holdings, hoard)
    _lay_creatures(table, holdings, evil, next_evil, ultra)
    if display is not None or next_settlements is not None:
        _lay_settlements(table, table.display if display is None else display, next_settlements)
    for player, holding in zip(table.players, holdings, strict=False):
        _give(player, holding or {})
    table.captain = NAMES.index(captain)
    game.wait_before(Roll)
    return game


def _deal_castles(table: BellumTable, holdings: Sequence[Holding | None]) -> None:
    wanted = [f"castle_{holding['castle']}" if holding and "castle" in holding else "" for holding in holdings]
    spare = [castle for castle in CASTLES if castle not in wanted]
    for player in table.players:
        player.move_in(wanted[player.seat] or spare.pop(0))
    table.castle_box = tuple(c for c in CASTLES if all(c not in player.castle for player in table.players))


def _lay_chests(table: BellumTable, holdings: Sequence[Holding | None], hoard: tuple[int, int, int] | None) -> None:
    for kind, name in enumerate(CHEST_KINDS):
        stack = list(chests_of(name))
        for player, holding in zip(table.players, holdings, strict=False):
            wanted = _chests(holding or {}, kind)
            values = [stack[0].removeprefix(f"{name}_")] * wanted if isinstance(wanted, int) else wanted
            for value in values:
                chest = f"{name}_{value}"
                stack.remove(chest if chest in stack else stack[-1])
                player.store(kind, chest)
        stacks = list(table.hoard)
        stacks[kind] = tuple(stack if hoard is None else stack[: hoard[kind]])
        table.hoard = tuple(stacks)


def _chests(holding: Holding, kind: int) -> Chests:
    return (holding.get("wooden", 0), holding.get("metal", 0), holding.get("golden", 0))[kind]


def _lay_creatures(
    table: BellumTable,
    holdings: Sequence[Holding | None],
    evil: Sequence[str] | None,
    next_evil: Sequence[str] | None,
    ultra: Sequence[str] | None,
) -> None:
    tucked = {card for holding in holdings if holding for card in (*holding.get("left", ()), *holding.get("right", ()))}
    spare = [card for card in EVIL if card not in {*tucked, *(evil or ()), *(next_evil or ())}]
    table.evil_market = tuple(evil if evil is not None else (spare.pop(), spare.pop()))
    table.evil_deck = tuple(spare) if next_evil is None else tuple(reversed(next_evil))
    spare = [card for card in ULTRA_EVIL if card not in {*tucked, *(ultra or ())}]
    table.ultra_market = tuple(ultra if ultra is not None else (spare.pop(), spare.pop()))
    table.ultra_deck = tuple(spare)
    table.goblin_box = tuple(card for card in GOBLINS if card not in tucked)


def _lay_settlements(table: BellumTable, display: Sequence[str], following: Sequence[str] | None) -> None:
    table.display = tuple(display)
    table.targets = ()
    if following is None:
        named = [*table.kingdom[0], *table.kingdom[1], *table.kingdom[2]]
        following = [card for card in named if card not in display]
    kinds = [tuple(c for c in following if SETTLEMENTS[c].kind == kind) for kind in SETTLEMENT_KINDS]
    table.kingdom = tuple(tuple(reversed(cards)) for cards in kinds)


def _give(player: Mage, holding: Holding) -> None:
    player.goblins = player.orders = player.unused_orders = ()
    player.food, player.runes = holding.get("food", 0), holding.get("runes", 0)
    player.kegs, player.spells = holding.get("kegs", 0), holding.get("spells", 0)
    player.shields += holding.get("shield_tokens", 0)
    player.magic_shields += holding.get("magic_shields", 0)
    for card in holding.get("left", ()):
        player.tuck_left(card)
    for card in holding.get("right", ()):
        player.tuck_right(card)
    if "maps" in holding:
        player.work = (*player.work[:12], *(holding["maps"],) * 6)
    if {"swords", "magic_swords", "thieves"} & set(holding):
        icons = (holding.get("swords", 0), holding.get("magic_swords", 0), holding.get("thieves", 0))
        player.war = tuple(n for n in icons for _ in range(6))


class BellumGame(SeatedGame[BellumTable]):
    """A game whose mages are called by name."""

    names = NAMES
    kind = BellumTable
    ada = Seat[Mage](0)
    bob = Seat[Mage](1)
    cid = Seat[Mage](2)
    dan = Seat[Mage](3)

    @property
    def captain(self) -> str:
        return NAMES[self.table.captain]

    # Where the day stands

    def wait_before(self, step: type[Frame[BellumTable]]) -> None:
        """The table waits before the first of these steps of the captain's day; the day's end is called for itself."""
        table = self.table
        day = DAYS[len(table.players)][table.captain]
        first = max(at for at, frame in enumerate(day) if isinstance(frame, step))
        table.frames = list(day[1 : first + 1])

    def then_roll(self, *dice: int) -> BellumGame:
        """The next rolls of the die show this."""
        for state in range(1_000_000):
            chance = Chance(state)
            if all(chance.below(6) + 1 == die for die in dice):
                self.table.chance = state
                return self
        raise AssertionError(dice)

    def roll(self, *dice: int) -> BellumGame:
        """The captain rolls this, and at every re-roll the next number."""
        assert isinstance(self.table.frames[-1], Roll), "nobody is about to roll"
        self.then_roll(*dice)
        return self.go_on()

    def gather(self, die: int) -> BellumGame:
        """The horde is chosen; everything from gathering on happens."""
        return self._from(Gather, die)

    def scouts(self, die: int = 1) -> BellumGame:
        """The scouts go out, and the day goes on."""
        return self._from(Scout, die)

    def attacks(self, die: int = 1) -> BellumGame:
        """The attacks begin with the captain's."""
        return self._from(ChooseAttack, die)

    def recruiting(self, die: int = 1) -> BellumGame:
        """Recruiting begins with the captain."""
        return self._from(RecruitCreatures, die)

    def end_of_day(self) -> BellumGame:
        """The day ends, and the new captain is about to roll."""
        table = self.table
        assert not self.asked, f"{self.asked} must choose first"
        table.told = []
        DAYS[len(table.players)][table.captain][0].run(table)
        self.events, table.told = tuple(table.told), None
        del table.frames[:1]
        return self

    @property
    def day_is_done(self) -> bool:
        """Whether everybody has recruited and only the end of the day is left."""
        return not self.asked and not self.table.over

    def _from(self, step: type[Frame[BellumTable]], die: int) -> BellumGame:
        self.wait_before(step)
        self.table.die = die
        return self.go_on()

    # Asking and choosing

    def everybody(self, choice: str) -> list[str]:
        """Whoever is asked makes this choice, as long as it can be made; says who did, in order."""
        order = []
        while self.asked and choice in self.options(self.asked[0]):
            order.append(self.asked[0])
            self.choose(self.asked[0], choice)
        return order

    # What lies there

    def store(self, name: str) -> tuple[int, int, int]:
        """Food, runes and kegs of a mage."""
        player = self.table.players[NAMES.index(name)]
        return player.food, player.runes, player.kegs

    def chests(self, name: str) -> tuple[int, int, int]:
        """How many wooden, metal and gold chests a mage has."""
        player = self.table.players[NAMES.index(name)]
        return player.wooden, player.metal, player.golden

    def walls(self, name: str) -> tuple[int, int]:
        """The normal and magic shields of a castle."""
        player = self.table.players[NAMES.index(name)]
        return player.shields, player.magic_shields
