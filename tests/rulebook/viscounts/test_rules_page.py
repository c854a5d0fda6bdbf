"""What the rules page says in figures is what is played: its example turn, and how the solo opponents choose."""

from __future__ import annotations

import re
from importlib.resources import files

from regalia.games.viscounts.board import AUTOMA_COLLISION
from regalia.games.viscounts.cards import AUTOMAS, SCHEMES
from regalia.games.viscounts.habits import habits_of
from tests.rulebook.viscounts.tables import goods, has, markers, viscounts

PAGE = re.sub(r"\s+", " ", (files("regalia.games.viscounts") / "rules" / "en.md").read_text(encoding="utf-8"))


def test_the_example_turn_can_be_played() -> None:
    """Rules 3.2, 4.1, 5.1, 6A.2, 8.1, 10.1: the six phases, as the page tells them."""
    anna = has(
        at="s3 right", silver=3, row=["trader", "peddler_ink", "squire"], hand=["abbot", "lender", "thief"],
        deck=["labourer", "journeyman"],
    )  # fmt: skip
    t = viscounts(red=anna, townsfolk={"s4": ["friar"]}).whole_turn()
    t.choose("red", "play:lender")
    assert (list(t.red.row), list(t.red.discard)) == (["lender", "trader", "peddler_ink"], ["squire"])
    t.move_to("red", "s4 left").choose("red", "trade:4")
    assert goods(t.red) == {"gold": 4, "silver": 2}
    t.choose("red", "recruit")
    assert goods(t.red) == {"gold": 4} and markers(t.red) == (1, 6)
    assert list(t.red.discard) == ["squire", "friar"]
    assert list(t.red.hand) == ["abbot", "thief", "labourer"]


def test_the_page_says_which_resource_each_opponent_takes() -> None:
    """Rule 13.14: the order and the numbers of the boards."""
    for kind, pattern in {
        "cleric": r"the cleric takes (\w+) until it has (\d), then (\w+) until it has (\d), then (\w+)",
        "builder": r"the builder (\w+) until (\d), (\w+) until (\d), then (\w+)",
        "noble": r"the noble (\w+) until (\d), (\w+) until (\d), then (\w+)",
    }.items():
        found = re.search(pattern, PAGE)
        assert found is not None
        assert (found[1], found[3], found[5]) == AUTOMAS[kind].prefers
        assert (int(found[2]), int(found[4])) == AUTOMAS[kind].until
    assert AUTOMAS["card"].prefers == () and "To the collector all resources are alike" in PAGE


def test_the_page_says_what_an_opponents_collisions_bring() -> None:
    """Rule 13.3: seven rewards from left to right."""
    told = re.search(r"\*\*Its collision\*\* brings on the spaces from left to right ([^.]*)\.", PAGE)
    assert told is not None
    words = {"deeds": "deed", "debts": "debt", "any": "resource"}
    for part, gain in zip(told[1].split("; "), AUTOMA_COLLISION[1:], strict=True):
        pieces = [f"{n} {words[kind]}{'s' if n > 1 else ''}" for kind, n in gain.parts.items()]
        assert sorted(part.split(", ")) == sorted(pieces)


def test_what_is_told_beside_the_board_follows_the_board() -> None:
    """Rules 13.2, 13.14: resources first, then what all of them do, last the schemes that stay in the box."""
    for kind, board in AUTOMAS.items():
        first, *_, last = habits_of(kind)
        assert len(habits_of(kind)) == (11 if kind == "card" else 12)
        assert (first.args.get("one"), first.args.get("two")) == (board.until or (None, None))
        named = last.args["cards"]
        assert isinstance(named, tuple) and len(named) == len(board.without) == 3
        assert all(card in SCHEMES for card in board.without)
