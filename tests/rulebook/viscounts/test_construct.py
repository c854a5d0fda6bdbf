"""Constructing buildings: where, for how much, and what sites and links bring to whom."""

from __future__ import annotations

import pytest

from regalia.games.viscounts.board import PLOTS
from tests.rulebook.viscounts.tables import HONEST, goods, has, markers, papers, viscounts


def test_a_workshop_with_two_stone_and_a_mason() -> None:
    """B1. Rules 6.6, 6B.1, 6B.3, 6B.4: rearranging comes first, then the site, then the link pays both."""
    t = viscounts(
        red=has(at="s2 left", row=["abbot", "squire", "trader"], stone=2, silver=1),
        blue=has(at="s5 left", row=HONEST),
        players=3,
        sites={"s2 l2": "blue"},
        townsfolk={"s2": ["mason"]},
    ).action()
    t.choose("red", "dismiss:construct")
    assert "order:1-3-2" in t.options("red")
    t.choose("red", "decline", "build:workshop_2")
    assert t.table.owners[t.site("s2 l1")] == 0
    assert goods(t.red) == {"ink": 1, "silver": 2}
    assert t.blue.silver == 2
    assert t.red.built == ("workshop_2",)


def test_a_link_between_two_own_buildings_pays_once() -> None:
    """B2. Rule 6B.4."""
    t = viscounts(
        red=has(at="s2 left", row=["abbot", "squire", "trader"], stone=3),
        players=3,
        sites={"s2 l2": "red"},
    ).action()
    t.choose("red", "build:workshop_2")
    assert goods(t.red) == {"ink": 1, "silver": 2}


def test_a_link_over_the_border_of_segments() -> None:
    """B3. Rules 6B.4, 6B.5: builder first, then the other owner."""
    t = viscounts(
        red=has(at="s4 left", row=["abbot", "squire", "trader"], stone=3),
        blue=has(at="s1 left", row=HONEST),
        players=3,
        sites={"s3 r3": "blue", "s4 l2": "yellow", "s4 l3": "yellow"},
        townsfolk={"s1": ["miner", "vicar"]},
    ).action()
    t.choose("red", "build:workshop_2")
    assert papers(t.red) == {"deeds": 1}
    assert t.asked == ["red"]
    t.choose("red", f"hire:{t.segment('s1')}")
    assert t.asked == ["blue"]
    t.choose("blue", f"hire:{t.segment('s1')}")
    assert (t.red.discard, t.blue.discard) == (("miner",), ("vicar",))


def test_neighbours_without_a_dotted_line_are_not_linked() -> None:
    """B4. Rule 6B.5: on one side of the board a pair is linked, on the other it is not."""
    red = has(at="s3 left", row=["abbot", "squire", "trader"], stone=3, debts=1)
    t = viscounts(red=red, sites={"s3 l1": "blue"}).action().choose("red", "build:workshop_1")
    assert goods(t.red) == {"ink": 1}
    assert t.asked == []
    t = viscounts(red=red, blue=has(row=HONEST, deeds=1), players=3, sites={"s3 l1": "blue"}).action()
    t.choose("red", "build:workshop_1", "take:stone")
    assert papers(t.red) == {"paid": 1}
    assert papers(t.blue) == {"approved": 1}


def test_the_river_cannot_be_crossed() -> None:
    """B5. Rule 6B.1: only sites of the own bank, and without one nothing can be built."""
    red = has(at="s2 right", row=["abbot", "squire", "trader"], stone=7)
    t = viscounts(red=red).action().choose("red", "build:guildhall_1")
    assert t.options("red") == [f"site:{t.site('s2 r1')}", f"site:{t.site('s2 r2')}"]
    t = viscounts(red=red, sites={"s2 r1": "blue", "s2 r2": "blue"}).action()
    assert t.asked == []  # nothing but skipping is left
    red = has(at="s2 right", row=["abbot", "squire", "trader"], stone=7, silver=2)
    t = viscounts(red=red, sites={"s2 r1": "blue", "s2 r2": "blue"}).action()
    assert t.reason("red", "build:workshop_1") == ("viscounts-no-site", 0)


@pytest.mark.parametrize(("type", "cost"), [("workshop", 3), ("trading_post", 5), ("guildhall", 7)])
def test_what_buildings_cost(type: str, cost: int) -> None:
    """B6. Rule 6B.2: so many builder icons; any building of the type may be taken first."""
    t = viscounts(red=has(at="s1 left", row=["abbot", "squire", "lender"], stone=cost)).action()
    assert {f"build:{type}_{n}" for n in (1, 2, 3)} <= set(t.options("red"))
    t.choose("red", f"build:{type}_3").build_at("red", "s1 l1")
    assert t.red.built == (f"{type}_3",)
    assert t.red.stone == 0
    t = viscounts(red=has(at="s1 left", row=["abbot", "squire", "lender"], stone=cost - 1)).action()
    assert t.reason("red", f"build:{type}_3") == ("viscounts-short-builder", 1)


@pytest.mark.parametrize(
    ("type", "points"), [("trading_post", [4, 9, 15]), ("guildhall", [6, 13, 21]), ("workshop", [2, 5, 9])]
)
def test_what_buildings_score(type: str, points: list[int]) -> None:
    """B6. Rule 12.2."""
    for n in (1, 2, 3):
        t = viscounts(red=has(row=HONEST, built=[f"{type}_{at}" for at in range(1, n + 1)]))
        assert t.score("red")["buildings"] == points[n - 1]


def test_all_nine_built() -> None:
    """Rule 6B.1: nothing is left to build; even a dismissal does not help."""
    t = viscounts(
        red=has(at="s1 left", row=HONEST, stone=9, silver=9, built=PLOTS), townsfolk={"s1": ["charlatan"]}
    ).action()
    assert not any(key.startswith("build") for key in t.options("red"))
    assert t.reason("red", "dismiss:construct") == ("viscounts-all-built", 0)


def test_two_links_at_once_pay_in_the_builders_order() -> None:
    """Rule 6B.4."""
    t = viscounts(
        red=has(at="s1 right", row=["abbot", "squire", "trader"], stone=3, hand=["lender"], yard={"C1": 1}),
        blue=has(at="s3 left", row=HONEST),
        sites={"s1 r1": "blue", "s2 l1": "blue"},
    ).action()
    t.choose("red", "build:workshop_1", "decline")  # the site would let a card be destroyed
    assert t.options("red") == [f"link:{t.site('s1 r1')}", f"link:{t.site('s2 l1')}"]
    t.choose("red", f"link:{t.site('s2 l1')}")
    assert "worker:0-1" in t.options("red")
    assert t.blue.ink == t.red.ink == 0
    t.choose("red", "worker:0-1")
    assert t.blue.ink == t.red.ink == 1


def test_a_free_building_may_stand_anywhere() -> None:
    """Rule 6B.6: over rivers and borders, with site and link bonuses."""
    t = viscounts(
        red=has(at="s1 inner", row=["abbot", "squire", "trader"], ink=3),
        blue=has(at="s3 left", row=HONEST),
        manuscripts={"s1": ["grey_4_workshop"]},
        sites={"s4 r1": "blue"},
    ).action()
    t.choose("red", "transcribe", "plot:workshop_3")
    assert len(t.options("red")) == 19
    t.build_at("red", "s4 r2")
    assert goods(t.red) == {"gold": 1}
    assert papers(t.red) == papers(t.blue) == {"debts": 1}


def test_an_opened_plot_works_at_once() -> None:
    """Rule 6B.7: the first workshop lets one discard already when the site brings a free hire."""
    t = viscounts(
        red=has(at="s1 left", row=["abbot", "squire", "trader"], stone=3, hand=["lender"]),
        townsfolk={"s1": ["miner"]},
    ).action()
    t.choose("red", "build:workshop_1").build_at("red", "s1 l2").choose("red", f"hire:{t.segment('s1')}")
    assert t.options("red") == ["discard:lender", "discard:top", "decline"]


@pytest.mark.parametrize(
    ("plot", "at", "words"),
    [
        ("trading_post_3", "s4 left", "trade:1"),
        ("guildhall_1", "s1 left", "build:workshop_1"),
        ("guildhall_2", "s1 inner", "workers:1"),
        ("guildhall_3", "s1 inner", "transcribe"),
    ],
)
def test_plots_with_lasting_icons(plot: str, at: str, words: str) -> None:
    """Rule 6.2: two merchants, a builder, a noble, a cleric."""
    red = has(at=at, row=["thief", "pickpocket", "financer"], built=[plot], silver=1)
    if plot == "trading_post_3":
        red = has(at=at, row=HONEST, built=[plot], silver=1)
    t = viscounts(red=red, manuscripts={"s1": ["grey_3_virtue"]}).action()
    assert words in t.options("red")


def test_a_link_may_cross_the_river() -> None:
    """Rule 6B.5."""
    t = viscounts(
        red=has(at="s3 right", row=["abbot", "squire", "trader"], stone=3),
        blue=has(at="s1 left", row=HONEST),
        sites={"s3 l2": "blue"},
    ).action()
    t.choose("red", "build:workshop_1").build_at("red", "s3 r1")
    assert markers(t.red) == markers(t.blue) == (1, 6)
    assert papers(t.red) == {"deeds": 1}
