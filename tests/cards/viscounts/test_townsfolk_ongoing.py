"""Townsfolk whose ability works as long as they lie on the board."""

from __future__ import annotations

import pytest

from regalia.games.viscounts.effects import Flip, Gain
from tests.rulebook.viscounts.tables import HONEST, Game, goods, has, markers, papers, viscounts

PLACE = {"construct": "s5 right", "workers": "s1 inner", "transcribe": "s1 inner", "trade": "s4 left"}
KEY = {"construct": "build:workshop_2", "workers": "workers:1", "transcribe": "transcribe", "trade": "trade:2"}
RESOURCE = {"construct": "stone", "workers": "gold", "transcribe": "ink"}


def acting(card: str, action: str) -> Game:
    """Red takes an action with this card on the board and enough goods; the action itself moves no marker."""
    t = viscounts(
        red=has(
            at=PLACE[action], row=[card, "trader", "financer"], hand=["thief", "lender"], silver=3, stone=3, gold=1,
            ink=3,
        ),
        manuscripts={"s1": ["yellow_4_gold2"]},
    ).action()  # fmt: skip
    t.choose("red", KEY[action])
    while t.asked and t.options("red")[0].startswith("site:"):
        t.build_at("red", "s5 r1")
    if t.asked and t.options("red")[0].startswith("take:"):
        t.choose("red", "take:ink")
    return t


@pytest.mark.parametrize(
    ("card", "action"), [("charlatan", "construct"), ("enforcer", "workers"), ("bishop", "transcribe")]
)
def test_corruption_after_an_action(card: str, action: str) -> None:
    assert markers(acting(card, action).red) == (2, 7)
    others = {"construct": "workers", "workers": "construct", "transcribe": "workers"}
    assert markers(acting(card, others[action]).red) == (1, 7)


@pytest.mark.parametrize(
    ("card", "action"),
    [("woodcutter_2", "construct"), ("overseer_2", "workers"), ("deacon_2", "transcribe"), ("jeweller", "trade")],
)
def test_virtue_after_an_action(card: str, action: str) -> None:
    assert markers(acting(card, action).red) == (1, 6)
    assert markers(acting(card, "workers" if action != "workers" else "construct").red) == (1, 7)


@pytest.mark.parametrize(
    ("card", "action"), [("woodcutter_3", "construct"), ("overseer_3", "workers"), ("deacon_3", "transcribe")]
)
def test_destroy_or_discard_after_an_action(card: str, action: str) -> None:
    t = acting(card, action)
    assert t.options("red") == [f"{card}:destroy", f"{card}:discard"]
    silver = t.red.silver
    t.choose("red", f"{card}:destroy", "destroy:thief")
    assert t.red.silver == silver + 1
    t = acting(card, action).choose("red", f"{card}:discard", "discard:thief")
    assert t.red.discard == ("thief",)


@pytest.mark.parametrize(
    ("card", "action"), [("mason", "construct"), ("diplomat", "workers"), ("clergyman", "transcribe")]
)
def test_two_silver_count_as_an_icon(card: str, action: str) -> None:
    """With one icon of its own: a price of three can be paid in resources, silver, or both."""
    resource = RESOURCE[action]
    key = {"construct": "build:workshop_2", "workers": "workers:2", "transcribe": "transcribe"}[action]
    t = viscounts(
        red=has(at=PLACE[action], row=[card, "trader", "financer"], silver=5), manuscripts={"s1": ["grey_3_virtue"]}
    )
    setattr(t.red, resource, 2)
    t.action().choose("red", key)
    assert t.options("red") == [f"pay:2{resource}", f"pay:2silver+1{resource}", "pay:4silver"]
    t.choose("red", "pay:4silver")
    assert (t.red.silver, getattr(t.red, resource)) == (1, 2)
    red = has(at=PLACE[action], row=[card, "trader", "financer"], silver=3)
    t = viscounts(red=red, manuscripts={"s1": ["grey_3_virtue"]}, townsfolk={"s1": ["trickster"], "s5": ["trickster"]})
    assert t.action().reason("red", key) == (f"viscounts-short-{_icon(action)}", 1)


def _icon(action: str) -> str:
    return {"construct": "builder", "workers": "noble", "transcribe": "cleric"}[action]


@pytest.mark.parametrize(
    ("card", "action"), [("sculptor", "construct"), ("artist", "workers"), ("priest", "transcribe")]
)
def test_one_resource_counts_double(card: str, action: str) -> None:
    """With one icon of its own: one resource is enough for three, three are needed for five."""
    resource = RESOURCE[action]
    three = {"construct": "build:workshop_2", "workers": "workers:2", "transcribe": "transcribe"}[action]
    red = has(at=PLACE[action], row=[card, "trader", "financer"], silver=1)
    t = viscounts(red=red, manuscripts={"s1": ["grey_3_virtue"]})
    setattr(t.red, resource, 1)
    t.action().choose("red", three)
    assert getattr(t.red, resource) == 0
    five = {"construct": "build:trading_post_1", "workers": "workers:3", "transcribe": "transcribe"}[action]
    t = viscounts(red=red, manuscripts={"s1": ["blue_5_silver"]})
    setattr(t.red, resource, 4)
    t.action().choose("red", five)
    assert getattr(t.red, resource) == 1


@pytest.mark.parametrize(
    ("card", "action"), [("strongman", "construct"), ("benefactor", "workers"), ("traveller", "transcribe")]
)
def test_two_merchants_count_as_an_icon(card: str, action: str) -> None:
    """Again and again: its own two, and the other cards'; criminals are counted as what is needed."""
    key = {"construct": "build:workshop_2", "workers": "workers:2", "transcribe": "transcribe"}[action]
    red = has(at=PLACE[action], row=[card, "journeyman", "lender"], silver=1)
    t = viscounts(red=red, manuscripts={"s1": ["grey_3_virtue"]}).action()
    assert key in t.options("red")
    t.choose("red", key)
    assert t.red.silver == 1
    red = has(at=PLACE[action], row=[card, "journeyman", "trader"], silver=3)
    t = viscounts(red=red, manuscripts={"s1": ["grey_3_virtue"]}, townsfolk={"s1": ["trickster"], "s5": ["trickster"]})
    assert t.action().reason("red", key) == (f"viscounts-short-{_icon(action)}", 1)


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("peddler_ink", {"ink": 1}),
        ("peddler_gold", {"gold": 1}),
        ("peddler_stone", {"stone": 1}),
        ("peddler_silver", {"silver": 2}),
    ],
)
def test_peddlers_at_anybodys_collision(card: str, gained: dict[str, int]) -> None:
    t = viscounts(
        red=has(at="s1 left", row=HONEST, corruption=3, virtue=3), blue=has(row=[card, "abbot", "squire"])
    ).collision("red")
    assert goods(t.blue) == gained


def flipping(card: str) -> Game:
    """Red flips a debt with this card on the board and takes an ink well for it."""
    t = viscounts(
        red=has(at="s1 left", row=[card, "abbot", "squire"], hand=["trader"], debts=2, deeds=1),
        townsfolk={"s1": ["miner"]},
    )
    return t.happens("red", Flip("debt")).choose("red", "take:ink")


def test_debt_collector_deed() -> None:
    """Flips a deed whenever a debt is flipped, and not when a deed is."""
    t = flipping("debt_collector_deed")
    assert papers(t.red) == {"debts": 1, "paid": 1, "approved": 1}
    assert papers(t.happens("red", Flip("debt")).choose("red", "take:ink").red) == {"paid": 2, "approved": 1}


def test_debt_collector_hire() -> None:
    """Hires for free or destroys."""
    t = flipping("debt_collector_hire").choose("red", "debt_collector_hire:hire", "hire:0")
    assert t.red.discard == ("miner",)
    t = flipping("debt_collector_hire").choose("red", "debt_collector_hire:destroy", "destroy:trader")
    assert goods(t.red) == {"silver": 1, "ink": 1}
    t = viscounts(red=has(row=["debt_collector_hire", "abbot", "squire"], deeds=1)).happens("red", Flip("deed"))
    assert t.asked == []


def test_debt_collector_virtue() -> None:
    """Brings a silver and a virtue."""
    t = flipping("debt_collector_virtue")
    assert goods(t.red) == {"silver": 1, "ink": 1}
    assert markers(t.red) == (1, 6)


def test_debt_collector_resource() -> None:
    """Brings another resource of choice."""
    t = flipping("debt_collector_resource").choose("red", "take:gold")
    assert goods(t.red) == {"ink": 1, "gold": 1}


@pytest.mark.parametrize(("card", "other"), [("racketeer_2", "destroy"), ("racketeer_1", "rearrange")])
def test_racketeers_at_every_debt(card: str, other: str) -> None:
    """One destroys or discards, one rearranges or discards, for each debt that is gained."""
    t = viscounts(red=has(row=[card, "abbot", "squire"], hand=["trader", "lender"])).happens("red", Gain(debts=2))
    assert t.options("red") == [f"{card}:{other}", f"{card}:discard"]
    t.choose("red", f"{card}:discard", "discard:trader")
    assert t.options("red") == [f"{card}:{other}", f"{card}:discard"]
    t.choose("red", f"{card}:{other}")
    if other == "destroy":
        t.choose("red", "destroy:lender")
        assert goods(t.red) == {"silver": 1}
    else:
        t.choose("red", "order:2-1-3")
        assert t.red.row == ("abbot", card, "squire")
    assert t.asked == []
    t = viscounts(red=has(row=[card, "abbot", "squire"], hand=["trader"])).happens("red", Gain(deeds=2))
    assert t.asked == []


def test_abilities_that_work_at_once_do_so_from_the_left() -> None:
    t = viscounts(red=has(row=["racketeer_1", "abbot", "racketeer_2"], hand=["trader", "lender"]))
    t.happens("red", Gain(debts=1))
    assert t.options("red")[0] == "racketeer_1:rearrange"
    t.choose("red", "racketeer_1:rearrange", "decline")
    assert t.options("red")[0] == "racketeer_2:destroy"
