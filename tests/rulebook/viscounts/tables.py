"""Tables of Viscounts in the player's words: who stands where, who holds what, what lies on the piles.

``viscounts(red=has(at="s4 left", silver=2, row=["trader", "peddler_ink", "squire"]))`` is a table that the game itself
has set up and on which the named things have been replaced. A player who is named begins with what is named and nothing
else; a player who is not has the board of a new game. The segments lie in the order s1 to s5, clockwise, and castle
section C1 (ink and stone) faces s1, unless the table is told otherwise. The rules are the engine's alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict, Unpack

from regalia.engine.game import Setting
from regalia.engine.play import Play
from regalia.games.viscounts.automa import Automa
from regalia.games.viscounts.board import board
from regalia.games.viscounts.cards import ICONS, MANUSCRIPTS, TOWNSFOLK
from regalia.games.viscounts.game import VISCOUNTS
from regalia.games.viscounts.icons import added
from regalia.games.viscounts.player import Viscount
from regalia.games.viscounts.table import ViscountsTable
from tests.rulebook.viscounts.players import NAMES, Game, goods, markers, papers

__all__ = ["HONEST", "IN_ORDER", "NAMES", "Game", "Holding", "alone", "goods", "has", "markers", "papers", "viscounts"]

HONEST = ("abbot", "labourer", "squire")
"""Three starters without criminals or abilities."""
IN_ORDER = ("s1", "s2", "s3", "s4", "s5")


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
    **options: Setting,
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


def alone(
    red: Holding | None = None,
    blue: Holding | None = None,
    opponent: str = "cleric",
    townsfolk: Mapping[str, Sequence[str]] | None = None,
    manuscripts: Mapping[str, Sequence[str]] | None = None,
    sites: Mapping[str, str] | None = None,
    debts_left: int = 0,
) -> Game:
    """A solo game; blue is the opponent."""
    return viscounts(
        red=red or has(at="s5 right", row=HONEST, hand=["trader"]),
        blue=blue or has(at="s1 left"),
        players=1,
        opponent=opponent,
        townsfolk=townsfolk,
        manuscripts=manuscripts,
        sites=sites,
        debts_left=debts_left,
    )


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
