"""Tables of Viscounts in the player's words: who stands where, who holds what, what lies on the piles.

``viscounts(red=has(at="s4 left", silver=2, row=["trader", "peddler_ink", "squire"]))`` is a table that the game itself
has set up and on which the named things have been replaced. A player who is named begins with what is named and nothing
else; a player who is not has the board of a new game. The segments lie in the order s1 to s5, clockwise, and castle
section C1 (ink and stone) faces s1, unless the table is told otherwise. The rules are the engine's alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict, Unpack

from regalia.engine.events import Event
from regalia.engine.frames import Frame
from regalia.engine.game import Choice
from regalia.engine.messages import Reason
from regalia.engine.play import Play
from regalia.games.viscounts.actions import TakeAction
from regalia.games.viscounts.automa import Automa
from regalia.games.viscounts.board import PLOTS, TYPE, board
from regalia.games.viscounts.cards import ICONS, MANUSCRIPTS, PLAYED, TOWNSFOLK, VALUE, added
from regalia.games.viscounts.choices import Happen
from regalia.games.viscounts.collision import Collide
from regalia.games.viscounts.effects import ViscountsEffect
from regalia.games.viscounts.game import VISCOUNTS
from regalia.games.viscounts.hiring import MayRecruit
from regalia.games.viscounts.movement import MoveViscount
from regalia.games.viscounts.rounds import AUTOMA_TURN, TURN
from regalia.games.viscounts.solo import ActByScheme, GainFromScheme, MoveByScheme, TurnUpScheme
from regalia.games.viscounts.table import ViscountsTable
from regalia.games.viscounts.turn import DrawCards, PlayOneCard, SlideCards, play_card
from regalia.games.viscounts.viscount import Viscount

NAMES = ("red", "blue", "yellow", "green")
"""The players, each to the left of the one before; alone, «blue» is the solo opponent."""
IN_ORDER = ("s1", "s2", "s3", "s4", "s5")
PATHS = ("left", "inner", "right")


class Holding(TypedDict, total=False):
    """What lies before a player. Workers in the castle are given by section, «C1» to «C5»."""

    at: str
    silver: int
    ink: int
    gold: int
    stone: int
    debts: int
    paid: int
    deeds: int
    approved: int
    corruption: int
    virtue: int
    yard: Mapping[str, int]
    hall: Mapping[str, int]
    keep: int
    workers: int
    row: Sequence[str]
    hand: Sequence[str]
    deck: Sequence[str]
    discard: Sequence[str]
    manuscripts: Sequence[str]
    bonuses: Sequence[str]
    built: Sequence[str]
    schemes: Sequence[str]
    scheme_deck: Sequence[str]
    scheme_discard: Sequence[str]
    future: Sequence[str]


def has(**holding: Unpack[Holding]) -> Holding:
    """What a player has."""
    return holding


def viscounts(
    red: Holding | None = None,
    blue: Holding | None = None,
    yellow: Holding | None = None,
    green: Holding | None = None,
    *,
    players: int = 0,
    seed: int = 1,
    first: str = "red",
    leader: str = "",
    segments: Sequence[str] = IN_ORDER,
    townsfolk: Mapping[str, Sequence[str]] | None = None,
    manuscripts: Mapping[str, Sequence[str]] | None = None,
    sites: Mapping[str, str] | None = None,
    debts_left: int = 0,
    deeds_left: int = 0,
    **options: Choice,
) -> Game:
    """A table between two turns.

    ``townsfolk`` and ``manuscripts`` say what lies on a segment's pile, the top one first; ``sites`` who has built
    where («s2 l2»: «blue»).
    """
    holdings = (red, blue, yellow, green)
    named = max((seat + 1 for seat, holding in enumerate(holdings) if holding is not None), default=0)
    players = players or max(2, named)
    game = Game(Play(VISCOUNTS, players, options, seed))
    while not game.table.round:
        seat, acts = game.table.asked[0]
        game.play.choose(seat, acts[0].key)
    table = game.table
    table.first = NAMES.index(first)
    table.segments = tuple(segments)
    table.board = board(table.segments, table.side)
    table.castle_turn = 0
    table.owners, table.buildings = (-1,) * len(table.board.sites), ("",) * len(table.board.sites)
    for viscount in table.courts:
        viscount.built, viscount.yard, viscount.hall, viscount.keep = (), (0,) * 5, (0,) * 5, 0
        viscount.workers = 20
        viscount.corruption, viscount.virtue = 1, 7
    if debts_left:
        table.debts_left = debts_left
    if deeds_left:
        table.deeds_left = deeds_left
    for seat, holding in enumerate(holdings):
        if holding is not None:
            _give(game, table.courts[seat], holding)
    for name, owner in (sites or {}).items():
        site = game.site(name)
        table.owners = (*table.owners[:site], NAMES.index(owner), *table.owners[site + 1 :])
        table.buildings = (*table.buildings[:site], "workshop", *table.buildings[site + 1 :])
    _lay_piles(table, townsfolk or {}, manuscripts or {})
    if leader:
        table.leader = NAMES.index(leader)
    return game


def _give(game: Game, viscount: Viscount, holding: Holding) -> None:
    for counter in ("silver", "ink", "gold", "stone", "debts", "paid", "deeds", "approved"):
        setattr(viscount, counter, holding.get(counter, 0))
    viscount.corruption, viscount.virtue = holding.get("corruption", 1), holding.get("virtue", 7)
    viscount.yard, viscount.hall = _sections(holding.get("yard", {})), _sections(holding.get("hall", {}))
    viscount.keep = holding.get("keep", 0)
    inside = sum(viscount.yard) + sum(viscount.hall) + viscount.keep
    viscount.workers = holding.get("workers", 20 - inside)
    viscount.row, viscount.hand = tuple(holding.get("row", ())), tuple(holding.get("hand", ()))
    viscount.deck, viscount.discard = tuple(holding.get("deck", ()))[::-1], tuple(holding.get("discard", ()))
    viscount.manuscripts, viscount.bonuses = tuple(holding.get("manuscripts", ())), ()
    viscount.icons = added(*(ICONS[card] for card in _cards_of(viscount)))
    viscount.built, viscount.permanent = (), (0, 0, 0, 0, 0)
    if "at" in holding:
        viscount.space = game.space(holding["at"])
    if isinstance(viscount, Automa):
        viscount.scheme_row = tuple(holding.get("schemes", ()))
        if "scheme_deck" in holding:
            viscount.scheme_deck = tuple(holding["scheme_deck"])[::-1]
        viscount.scheme_discard = tuple(holding.get("scheme_discard", ()))
        if "future" in holding:
            viscount.future_schemes = tuple(holding["future"])[::-1]
    for bonus in holding.get("bonuses", ()):
        viscount.gain_bonus(bonus)
        game.table.cleric_bonuses = tuple(card for card in game.table.cleric_bonuses if card != bonus)
    for plot in holding.get("built", ()):
        Viscount.open_plot(viscount, game.table, plot)


def _cards_of(viscount: Viscount) -> list[str]:
    return [*viscount.row, *viscount.hand, *viscount.deck, *viscount.discard]


def _sections(named: Mapping[str, int]) -> tuple[int, ...]:
    return tuple(named.get(f"C{n}", 0) for n in range(1, 6))


def _lay_piles(
    table: ViscountsTable, townsfolk: Mapping[str, Sequence[str]], manuscripts: Mapping[str, Sequence[str]]
) -> None:
    """Named piles are what is named; cards that are named or held lie in no other pile."""
    held = {card for viscount in table.players for card in (*_cards_of(viscount), *viscount.manuscripts)}
    held |= {card for viscount in table.courts for card in viscount.manuscripts}
    for name, laid, known in (
        ("townsfolk_piles", townsfolk, set(TOWNSFOLK)),
        ("manuscript_piles", manuscripts, set(MANUSCRIPTS)),
    ):
        taken = held | {card for cards in laid.values() for card in cards}
        assert not {card for cards in laid.values() for card in cards} - known, f"{laid}: no such card"
        piles = []
        for segment, pile in zip(table.segments, getattr(table, name), strict=True):
            if segment in laid:
                piles.append(tuple(laid[segment])[::-1])
            else:
                piles.append(tuple(card for card in pile if card not in taken))
        setattr(table, name, tuple(piles))


class Game:
    """A game whose players are called by their colours."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.events: tuple[Event, ...] = ()
        """What happened at the last step or choice."""

    @property
    def table(self) -> ViscountsTable:
        table = self.play.table
        assert isinstance(table, ViscountsTable)
        return table

    @property
    def red(self) -> Viscount:
        return self.table.courts[0]

    @property
    def blue(self) -> Viscount:
        return self.table.courts[1]

    @property
    def yellow(self) -> Viscount:
        return self.table.courts[2]

    @property
    def opponent(self) -> Automa:
        assert self.table.automa is not None
        return self.table.automa

    # Places

    def space(self, name: str) -> int:
        """A space by name: «s4 left»."""
        segment, path = name.split()
        return 3 * self.table.segments.index(segment) + PATHS.index(path)

    def space_name(self, space: int) -> str:
        """The name of a space."""
        return f"{self.table.segments[space // 3]} {PATHS[space % 3]}"

    def site(self, name: str) -> int:
        """A site by name: «s2 l1»."""
        segment, letters = name.split()
        banks = self.table.board.banks
        at = 3 * self.table.segments.index(segment)
        return banks[at if letters[0] == "l" else at + 2][int(letters[1]) - 1]

    def segment(self, name: str) -> int:
        """Where a segment lies."""
        return self.table.segments.index(name)

    def pile(self, segment: str) -> list[str]:
        """The townsfolk on a segment, the top one first."""
        return list(reversed(self.table.townsfolk_piles[self.segment(segment)]))

    def manuscripts(self, segment: str) -> list[str]:
        """The manuscripts on a segment, the top one first."""
        return list(reversed(self.table.manuscript_piles[self.segment(segment)]))

    def castle(self) -> dict[str, dict[str, str]]:
        """Who stands where in the castle: tier, section, and «red 2 blue 1»."""
        tiers: dict[str, dict[str, str]] = {"yard": {}, "hall": {}}
        for tier, sections in tiers.items():
            for at in range(5):
                there = [(NAMES[v.seat], getattr(v, tier)[at]) for v in self.table.courts]
                sections[f"C{at + 1}"] = " ".join(f"{name} {n}" for name, n in there if n)
        return tiers

    # Where the turn stands

    def _go_on(self, name: str, *steps: type[Frame[ViscountsTable]]) -> Game:
        """These steps of a player's turn happen, and no more; the table waits after them."""
        table, seat = self.table, NAMES.index(name)
        turn = TURN[seat] if seat < len(table.players) else AUTOMA_TURN
        table.frames = [frame for frame in turn if isinstance(frame, steps)]
        table.asked, table.active = (), seat
        table.told = []
        table.advance()
        self.events, table.told = tuple(table.told), None
        return self

    def whole_turn(self, name: str = "red") -> Game:
        """A player's turn begins, and the game goes on after it."""
        return self._go_on(name, Frame)

    def turn(self, name: str = "red") -> Game:
        """A player's turn begins; it ends after the move."""
        return self._go_on(name, SlideCards, PlayOneCard, MoveViscount)

    def play_card(self, name: str, card: str) -> Game:
        """A player plays this card beside others in the hand; nothing drops off and nobody moves."""
        table, viscount = self.table, self.table.players[NAMES.index(name)]
        table.frames, table.asked, table.active, table.told = [], (), viscount.seat, []
        viscount.hand = (*viscount.hand, card)
        play_card(card).carry_out(table, viscount.seat)
        table.advance()
        self.events, table.told = tuple(table.told), None
        return self

    def move(self, name: str = "red", steps: int = 1) -> Game:
        """A player moves, after a card of this value."""
        self.table.steps = steps
        return self._go_on(name, MoveViscount)

    def action(self, name: str = "red") -> Game:
        """A player takes the main action."""
        return self._go_on(name, TakeAction)

    def recruit(self, name: str = "red") -> Game:
        """A player may recruit."""
        return self._go_on(name, MayRecruit)

    def collision(self, name: str = "red") -> Game:
        """A player's markers are looked at."""
        return self._go_on(name, Collide)

    def draw(self, name: str = "red") -> Game:
        """A player draws cards."""
        return self._go_on(name, DrawCards)

    def scheme(self) -> Game:
        """The solo opponent turns up a scheme card and does what it says."""
        return self._go_on("blue", TurnUpScheme, GainFromScheme, MoveByScheme, ActByScheme)

    def scheme_acts(self, card: str) -> Game:
        """The solo opponent comes to the last row of a scheme card."""
        self.table.played = card
        return self._go_on("blue", ActByScheme)

    def happens(self, name: str, effect: ViscountsEffect, because: str = "trade") -> Game:
        """An effect comes to a player, on the own turn."""
        table, seat = self.table, NAMES.index(name)
        table.frames, table.asked, table.active, table.told = [Happen(seat, effect, because)], (), seat, []
        table.advance()
        self.events, table.told = tuple(table.told), None
        return self

    # Asking and choosing

    @property
    def asked(self) -> str:
        """Who has to choose now."""
        return NAMES[self.table.asked[0][0]] if self.table.asked else ""

    def options(self, name: str) -> list[str]:
        """What a player may choose now."""
        return [act.key for act in self.table.options_of(NAMES.index(name))]

    def targets(self, name: str = "red") -> dict[str, str]:
        """The spaces a player may move to, each with the key of the move."""
        return {self.space_name(int(key.removeprefix("move:"))): key for key in self.options(name)}

    def reason(self, name: str, key: str) -> Reason | None:
        """Why a player may not choose this: what is missing and how much; nothing if they may."""
        seat = NAMES.index(name)
        act = next(act for act in self.table.question_of(seat).acts(self.table) if act.key == key)
        return act.why_not(self.table, seat)

    def choose(self, name: str, *keys: str) -> Game:
        """A player chooses, one thing after the other."""
        events: list[Event] = []
        for key in keys:
            events += self.play.choose(NAMES.index(name), key)
        self.events = tuple(events)
        return self

    def move_to(self, name: str, space: str) -> Game:
        """A player moves the viscount to a space."""
        return self.choose(name, f"move:{self.space(space)}")

    def build_at(self, name: str, site: str) -> Game:
        """A player puts the building on a site."""
        return self.choose(name, f"site:{self.site(site)}")

    def told(self, what: str) -> list[Event]:
        """The events of this kind at the last step or choice."""
        return [event for event in self.events if event.what == f"viscounts-{what}"]

    # The end

    def score(self, name: str) -> dict[str, int]:
        """A player's score sheet."""
        sheet = VISCOUNTS.sheets(self.table)[NAMES.index(name)]
        return {line.removeprefix("viscounts-score-"): points for line, points in sheet.lines}

    def total(self, name: str) -> int:
        """All points of a player."""
        return sum(self.score(name).values())

    @property
    def winners(self) -> tuple[str, ...]:
        """Who would win if it ended now."""
        return tuple(NAMES[seat] for seat in VISCOUNTS.winners(self.table))


def markers(viscount: Viscount) -> tuple[int, int]:
    """Corruption and virtue."""
    return viscount.corruption, viscount.virtue


def goods(viscount: Viscount) -> dict[str, int]:
    """Silver and resources, without the zeros."""
    return {kind: n for kind in ("silver", "ink", "gold", "stone") if (n := getattr(viscount, kind))}


def papers(viscount: Viscount) -> dict[str, int]:
    """Debts and deeds, without the zeros."""
    return {kind: n for kind in ("debts", "paid", "deeds", "approved") if (n := getattr(viscount, kind))}


HONEST = ("abbot", "labourer", "squire")
"""Three starters without criminals or abilities."""
assert set(HONEST) <= set(PLAYED) and all(VALUE[card] == 2 for card in HONEST) and set(TYPE) == set(PLOTS)
