"""What a card file says is what happens: with another effect on the same card, something else happens at the table."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import partial
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from regalia.bots.viscounts.squire import ViscountsSquire
from regalia.bots.viscounts.worth import ViscountsWorth
from regalia.engine import effects
from regalia.engine.card_files import decode_part
from regalia.engine.chance import Chance
from regalia.engine.zones import view
from regalia.games.viscounts import cards, funding
from regalia.games.viscounts.board import Board
from regalia.games.viscounts.board_effects import BOARD_EFFECTS
from regalia.games.viscounts.cards import VOCABULARY
from regalia.games.viscounts.effects import EFFECTS
from regalia.games.viscounts.game import VISCOUNTS
from regalia.games.viscounts.paying_effects import MODIFIERS, Modifier
from regalia.games.viscounts.table import ViscountsTable
from tests.rulebook.viscounts.tables import HONEST, Game, alone, goods, has, markers, papers, viscounts

FOLDER = files("regalia.games.viscounts") / "cards"
Effect = Mapping[str, object]
Observe = Callable[[Game], object]


def printed(deck: str, card: str, kind: type, **fields: object) -> Any:
    """A card of the box, read from its file with some fields written differently."""
    table = tomllib.loads((FOLDER / f"{deck}.toml").read_text(encoding="utf-8"))[card]
    return msgspec.convert({"id": card, **table, **fields}, kind, dec_hook=partial(decode_part, VOCABULARY))


# What happens when a card is played; the architect's effect is written anew


def shortly(part: object) -> str:
    """What a test is called after, the same in every process: functions have no such name, and sets no such order."""
    if callable(part):
        return ""
    return str(sorted(part) if isinstance(part, set) else part)[:60]


PLAYED: list[tuple[Effect, Observe, object]] = [
    ({"do": "gain", "ink": 2, "virtue": 1}, lambda t: (goods(t.red), markers(t.red)), ({"ink": 2}, (1, 6))),
    ({"do": "gain", "gold": 3, "debts": 1}, lambda t: (goods(t.red), papers(t.red)["debts"]), ({"gold": 3}, 2)),
    ({"do": "gain", "any": 1}, lambda t: t.options("red"), ["take:ink", "take:gold", "take:stone"]),
    ({"do": "flip"}, lambda t: t.options("red"), ["flip:debt", "flip:deed"]),
    ({"do": "flip", "what": "deed"}, lambda t: papers(t.red), {"debts": 1, "approved": 1}),
    ({"do": "rearrange"}, lambda t: t.options("red")[0], "order:1-3-2"),
    ({"do": "discard"}, lambda t: t.options("red")[0], "discard:trader"),
    ({"do": "destroy"}, lambda t: t.options("red")[0], "destroy:trader"),
    ({"do": "shuffle"}, lambda t: (t.red.discard, len(t.red.deck), markers(t.red)), ((), 2, (1, 6))),
    ({"do": "hire"}, lambda t: t.options("red"), [f"hire:{n}" for n in range(5)]),
    ({"do": "move_worker"}, lambda t: t.options("red"), ["worker:0-1", "worker:0-4", "decline"]),
    ({"do": "workers", "n": 2}, lambda t: t.options("red"), [f"section:{n}" for n in range(5)]),
    ({"do": "building", "type": "guildhall"}, lambda t: t.options("red"), [f"plot:guildhall_{n}" for n in (1, 2, 3)]),
    ({"do": "building", "type": "workshop"}, lambda t: t.options("red"), [f"plot:workshop_{n}" for n in (1, 2, 3)]),
    ({"do": "manuscript", "costs": [4]}, lambda t: t.red.manuscripts, ("yellow_4_gold2",)),
    ({"do": "dismiss"}, lambda t: t.table.removed[-1], "miner"),
    (
        {"do": "all", "of": [{"do": "gain", "stone": 1}, {"do": "gain", "gold": 1}]},
        lambda t: goods(t.red), {"stone": 1, "gold": 1},
    ),
    (
        {"do": "choose", "of": [{"do": "gain", "stone": 1}, {"do": "gain", "gold": 1}]},
        lambda t: t.options("red"), ["architect:1stone", "architect:1gold"],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("effect", "observe", "expected"), PLAYED, ids=shortly)
def test_a_card_that_is_played(
    effect: Effect, observe: Observe, expected: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed = printed("townsfolk", "architect", cards.Townsfolk, when="played", effect=effect)
    monkeypatch.setitem(cards.ON_PLAYED, "architect", changed.effect)
    game = viscounts(
        red=has(at="s1 left", row=["abbot", "squire"], hand=["trader", "lender"], deck=["thief"],
                discard=["financer"], debts=1, deeds=1, yard={"C1": 1}),
        townsfolk={"s1": ["miner"]},
        manuscripts={"s1": ["yellow_4_gold2"], "s2": [], "s3": [], "s4": [], "s5": []},
    )  # fmt: skip
    assert observe(game.play_card("red", "architect")) == expected


# What a solo opponent gains from a scheme card

SCHEMED: list[tuple[Effect, Observe, object]] = [
    ({"do": "scheme"}, lambda t: t.opponent.scheme_discard, ("future_builder",)),
    ({"do": "dismiss"}, lambda t: (t.table.removed[-1], t.opponent.scheme_discard), ("miner", ())),
    ({"do": "gain", "virtue": 2}, lambda t: markers(t.opponent), (1, 5)),
    (
        {"do": "choose", "of": [{"do": "gain", "deeds": 1}, {"do": "gain", "virtue": 1}]},
        lambda t: (papers(t.opponent), markers(t.opponent)), ({"deeds": 1}, (1, 7)),
    ),
    (
        {"do": "all", "of": [{"do": "gain", "deeds": 1}, {"do": "gain", "virtue": 1}]},
        lambda t: (papers(t.opponent), markers(t.opponent)), ({"deeds": 1}, (1, 6)),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("effect", "observe", "expected"), SCHEMED, ids=shortly)
def test_a_scheme(effect: Effect, observe: Observe, expected: object, monkeypatch: pytest.MonkeyPatch) -> None:
    options = [{"effect": {"do": "gain"}}]
    changed = printed("schemes", "starting_builder", cards.Scheme, gain=effect, move=0, options=options)
    monkeypatch.setitem(cards.SCHEMES, "starting_builder", changed)
    blue = has(at="s1 left", scheme_deck=["starting_builder"], future=["future_builder"], schemes=[])
    game = alone(blue=blue, townsfolk={"s1": ["miner"]})
    assert observe(game.scheme()) == expected


# What only helps to pay; the sculptor lies on the board

HELPS: list[tuple[Effect, dict[str, int], set[str]]] = [
    ({"do": "silver_counts", "action": "construct", "silver": 2}, {"silver": 2}, {"workshop"}),
    ({"do": "silver_counts", "action": "construct", "silver": 1}, {"silver": 3}, {"workshop", "trading_post"}),
    ({"do": "first_counts_double", "action": "construct"}, {"stone": 2}, {"workshop", "trading_post"}),
    ({"do": "merchants_count", "action": "construct", "merchants": 1}, {}, {"workshop"}),
    ({"do": "resources_count", "action": "construct", "resources": ["ink"]}, {"ink": 1}, {"workshop"}),
    ({"do": "silver_counts", "action": "workers", "silver": 1}, {"silver": 9}, set()),
]


@pytest.mark.parametrize(("effect", "purse", "built"), HELPS, ids=shortly)
def test_a_card_that_helps_to_pay(
    effect: Effect, purse: dict[str, int], built: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    changed = printed("townsfolk", "sculptor", cards.Townsfolk, when="always", effect=effect)
    monkeypatch.setitem(funding.HELPERS, "sculptor", changed.effect)
    # One builder on the sculptor and another on the artisan, with a merchant.
    row = ["sculptor", "artisan", "abbot"]
    red = has(
        at="s5 right", row=row, silver=purse.get("silver", 0), stone=purse.get("stone", 0), ink=purse.get("ink", 0)
    )
    keys = {key.partition(":")[2].rpartition("_")[0] for key in viscounts(red=red).action().options("red")
            if key.startswith("build:")}  # fmt: skip
    assert keys == built


# Other places where an effect is printed


def test_a_manuscript(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = printed("manuscripts", "yellow_4_gold2", cards.Manuscript, effect={"do": "gain", "stone": 3})
    monkeypatch.setitem(cards.MANUSCRIPTS, "yellow_4_gold2", changed)
    red = has(at="s1 inner", row=HONEST, ink=3)
    game = viscounts(red=red, manuscripts={"s1": ["yellow_4_gold2"]}).action().choose("red", "transcribe")
    assert game.red.stone == 3 and game.red.gold == 0


def test_a_corner_bonus(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = printed("townsfolk", "miner", cards.Townsfolk, bonus={"do": "gain", "ink": 2})
    monkeypatch.setitem(cards.BONUS, "miner", changed.bonus)
    game = viscounts(red=has(at="s1 left", row=HONEST, silver=2), townsfolk={"s1": ["miner"]}).recruit()
    assert goods(game.choose("red", "recruit").red) == {"ink": 2}


def trading(trade: Effect, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Red has three merchants and two deeds, and one merchant buys something else on the first space."""
    outer = {"start": 1, "merchants": 1, "trade": trade}
    monkeypatch.setitem(cards.SEGMENTS, "s1", printed("segments", "s1", cards.Segment, left=outer))
    game = viscounts(red=has(at="s1 left", row=["courier", "abbot", "squire"], deeds=2))
    game.table.board = Board(game.table.segments, game.table.side)
    return game.action()


def test_a_trade_for_goods(monkeypatch: pytest.MonkeyPatch) -> None:
    game = trading({"do": "gain", "gold": 2}, monkeypatch).choose("red", "trade:3")
    assert (goods(game.red), papers(game.red)) == ({"gold": 6}, {"deeds": 2})


def test_a_trade_for_flips(monkeypatch: pytest.MonkeyPatch) -> None:
    game = trading({"do": "flip"}, monkeypatch).choose("red", "trade:2")
    assert (goods(game.red), papers(game.red)) == ({}, {"approved": 2})


# The file is refused where it cannot be done


@pytest.mark.parametrize("word", ["all", "choose"])
def test_what_helps_to_pay_cannot_stand_inside_another_effect(word: str) -> None:
    helps = {"do": "first_counts_double", "action": "workers"}
    with pytest.raises((ValueError, msgspec.ValidationError), match="only helps to pay"):
        printed("townsfolk", "miner", cards.Townsfolk, when="played", effect={"do": word, "of": [helps]})


def test_what_helps_to_pay_works_always_and_nothing_else_does() -> None:
    helps = {"do": "first_counts_double", "action": "workers"}
    for when, effect in (("played", helps), ("always", {"do": "shuffle"})):
        with pytest.raises((ValueError, msgspec.ValidationError), match="always"):
            printed("townsfolk", "miner", cards.Townsfolk, when=when, effect=effect)
    with pytest.raises((ValueError, msgspec.ValidationError), match="always"):
        printed("townsfolk", "miner", cards.Townsfolk, bonus=helps)


def test_every_word_is_tried_here() -> None:
    tried = {effect["do"] for rows in (PLAYED, SCHEMED, HELPS) for effect, *_ in rows}
    assert tried == set(VOCABULARY) == {effect.do for effect in (*EFFECTS, *BOARD_EFFECTS, *MODIFIERS)}


# Squires


def test_squires_know_what_every_effect_that_happens_is_worth() -> None:
    table = viscounts(red=has(at="s1 left", row=HONEST)).table
    worth = ViscountsWorth()
    for rows in (PLAYED, SCHEMED, HELPS):
        for fields, *_ in rows:
            effect = decode_part(VOCABULARY, effects.Effect, fields)
            assert isinstance(effect, effects.Effect)
            if isinstance(effect, Modifier):
                with pytest.raises(KeyError):
                    worth.effect(table, table.players[0], effect)
            else:
                assert isinstance(worth.effect(table, table.players[0], effect), float | int)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_squires_never_change_the_table_they_judge(players: int) -> None:
    table, chance, squire = VISCOUNTS.new(players, {}, 3), Chance(3), ViscountsSquire()
    assert isinstance(table, ViscountsTable)
    while table.asked:
        seat, acts = table.asked[0]
        before = table.fingerprint()
        squire.forget()
        for act in acts:
            squire.wish(table, seat, act)
            assert table.fingerprint() == before, act.key
        table.choose_key(seat, squire.choose(view(table, seat), chance))
