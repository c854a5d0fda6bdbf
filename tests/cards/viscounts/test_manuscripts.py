"""The 35 manuscripts and the five printed on the board."""

from __future__ import annotations

import pytest

from regalia.games.viscounts.cards import MANUSCRIPTS
from tests.rulebook.viscounts.tables import HONEST, Game, Holding, goods, has, markers, papers, viscounts


def transcribed(card: str) -> Game:
    """Red has just transcribed this manuscript, with ink wells alone."""
    return (
        viscounts(
            red=has(
                at="s3 inner", row=["trader", "squire", "labourer"], ink=MANUSCRIPTS[card].cost, hand=["lender"],
                debts=1, deeds=1,
            ),
            townsfolk={"s1": ["miner"]},
            manuscripts={"s3": [card], "s4": ["black_3_flip" if card != "black_3_flip" else "grey_3_flip"]},
        )
        .action()
        .choose("red", "transcribe")
    )  # fmt: skip


@pytest.mark.parametrize(
    ("card", "virtue"),
    [
        ("grey_3_virtue", 6),
        ("grey_4_virtue2", 5),
        ("yellow_4_virtue2", 5),
        ("black_4_virtue2", 5),
        ("blue_4_virtue2", 5),
    ],
)
def test_virtue(card: str, virtue: int) -> None:
    assert markers(transcribed(card).red) == (1, virtue)


@pytest.mark.parametrize("card", ["grey_3_flip", "yellow_3_flip", "black_3_flip", "blue_3_flip"])
def test_flip(card: str) -> None:
    t = transcribed(card)
    assert t.options("red") == ["flip:debt", "flip:deed"]
    assert papers(t.choose("red", "flip:deed").red) == {"debts": 1, "approved": 1}


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("grey_4_stone2", {"stone": 2}),
        ("yellow_4_gold2", {"gold": 2}),
        ("black_4_ink2", {"ink": 2}),
        ("blue_3_silver4", {"silver": 4}),
    ],
)
def test_goods(card: str, gained: dict[str, int]) -> None:
    assert goods(transcribed(card).red) == gained


@pytest.mark.parametrize(("card", "n"), [("yellow_3_resource", 1), ("blue_4_resources2", 2), ("blue_7_resources4", 4)])
def test_resources_of_choice(card: str, n: int) -> None:
    t = transcribed(card)
    for _ in range(n):
        assert t.options("red") == ["take:ink", "take:gold", "take:stone"]
        t.choose("red", "take:stone")
    assert goods(t.red) == {"stone": n}
    assert t.asked == []


@pytest.mark.parametrize(("card", "type"), [("grey_4_workshop", "workshop"), ("grey_7_guildhall", "guildhall")])
def test_a_building_for_free(card: str, type: str) -> None:
    t = transcribed(card)
    assert t.options("red") == [f"plot:{type}_{n}" for n in (1, 2, 3)]
    t.choose("red", f"plot:{type}_2").build_at("red", "s1 l1")
    assert t.red.built == (f"{type}_2",)
    assert goods(t.red) == {"gold": 1}


@pytest.mark.parametrize(("card", "n"), [("yellow_4_workers2", 2), ("yellow_7_workers4", 4)])
def test_workers_for_free(card: str, n: int) -> None:
    t = transcribed(card).choose("red", "section:4")
    assert t.red.workers == 20 - n
    assert markers(t.red) == ((1, 7) if n == 2 else (1, 5))  # three of four march from C5 and bring two virtue


def test_black_3_destroy() -> None:
    t = transcribed("black_3_destroy")
    assert t.options("red") == ["destroy:lender", "decline"]
    assert goods(t.choose("red", "destroy:lender").red) == {"silver": 1}


def test_black_7_manuscript() -> None:
    t = transcribed("black_7_manuscript")
    assert "manuscript:3" in t.options("red")
    t.choose("red", "manuscript:3", "flip:deed")
    assert t.red.manuscripts == ("black_7_manuscript", "black_3_flip")


def test_blue_3_hire() -> None:
    t = transcribed("blue_3_hire").choose("red", "hire:0")
    assert t.red.discard == ("miner",)
    assert markers(t.red) == (1, 6)


SCORING: list[tuple[str, Holding, int]] = [
    ("grey_5_builder_icons", has(row=["labourer", "charlatan"], deck=["mason"], built=["guildhall_1"]), 5),
    ("grey_5_resources", has(row=HONEST, ink=2, gold=2, stone=1), 2),
    ("grey_6_buildings", has(row=HONEST, built=["workshop_1", "guildhall_1", "guildhall_3"]), 3),
    ("yellow_5_noble_icons", has(row=["squire", "enforcer"], discard=["princess"], built=["guildhall_2"]), 5),
    ("yellow_6_workers", has(row=HONEST, yard={"C1": 2}, hall={"C2": 2}, keep=1), 2),
    ("yellow_6_flipped_debts", has(row=HONEST, paid=3, debts=2, approved=1), 3),
    ("black_5_cleric_icons", has(row=["abbot", "bishop"], hand=["friar"], built=["guildhall_3"]), 5),
    ("black_6_manuscripts", has(row=HONEST, manuscripts=["grey_3_flip", "blue_3_flip"]), 1),
    ("black_6_flipped_deeds", has(row=HONEST, approved=3, deeds=2, paid=1), 3),
    ("blue_5_trade_icons", has(row=["journeyman", "peddler_ink"], built=["trading_post_3"]), 3),
    ("blue_5_silver", has(row=HONEST, silver=8), 2),
    ("blue_6_criminal_icons", has(row=["thief", "antagonist"], deck=["clovis"]), 4),
]


@pytest.mark.parametrize(("card", "red", "points"), SCORING, ids=[card for card, _, _ in SCORING])
def test_manuscripts_that_score(card: str, red: Holding, points: int) -> None:
    red["manuscripts"] = [*red.get("manuscripts", ()), card]
    assert viscounts(red=red).score("red")["manuscripts"] == points


@pytest.mark.parametrize(
    ("segment", "keys", "check"),
    [
        ("s1", [], "deeds"),
        ("s2", ["take:gold", "take:gold"], "gold"),
        ("s3", ["take:gold"], "virtue"),
        ("s4", [], "virtue2"),
        ("s5", ["flip:deed"], "approved"),
    ],
)
def test_printed_manuscripts(segment: str, keys: list[str], check: str) -> None:
    t = viscounts(
        red=has(at=f"{segment} inner", row=["trader", "squire", "labourer"], ink=3, deeds=1, debts=1),
        manuscripts={segment: []},
    ).action()
    t.choose("red", "transcribe", *keys)
    red = t.red
    assert {
        "deeds": red.deeds == 2,
        "gold": red.gold == 2,
        "virtue": red.gold == 1 and red.virtue == 6,
        "virtue2": red.virtue == 5,
        "approved": red.approved == 1,
    }[check]
    assert red.manuscripts == ()
    assert red.ink == 0


def test_every_manuscript_has_a_ribbon_and_a_cost() -> None:
    ribbons = [tile.ribbon for tile in MANUSCRIPTS.values()]
    assert {ribbon: ribbons.count(ribbon) for ribbon in set(ribbons)} == {
        "grey": 9, "yellow": 9, "black": 8, "blue": 9,
    }  # fmt: skip
    assert all(id.split("_")[:2] == [tile.ribbon, str(tile.cost)] for id, tile in MANUSCRIPTS.items())
