"""Transcribing manuscripts, ribbons and cleric bonus cards."""

from __future__ import annotations

from regalia.games.viscounts.board_effects import TakeManuscript
from tests.rulebook.viscounts.tables import HONEST, goods, has, markers, viscounts


def test_a_manuscript_of_six() -> None:
    """X1. Rules 6.2, 6.3, 6.6, 6D.1, 12.4: icon, bonus card, three ink wells and a dismissed Racketeer."""
    t = viscounts(
        red=has(
            at="s4 inner", row=["acolyte", "trader", "labourer"], ink=3, silver=1, bonuses=["cleric_bonus_black"],
            discard=["thief"], built=["workshop_1", "workshop_2"],
        ),
        townsfolk={"s4": ["racketeer_1"]},
        manuscripts={"s4": ["grey_6_buildings"]},
    ).action()  # fmt: skip
    t.choose("red", "dismiss:transcribe")
    assert t.red.manuscripts == ("grey_6_buildings",)
    assert goods(t.red) == {}
    assert t.red.deck == ("thief",)
    assert markers(t.red) == (1, 6)  # the Racketeer's corner shuffled an honest board
    assert t.score("red")["manuscripts"] == 2


def test_the_third_ribbon_brings_the_bonus_card() -> None:
    """X2. Rules 6D.2, 12.6: to the first player only, and for good."""
    three = {"s1": ["blue_4_virtue2"], "s2": ["blue_3_flip"]}
    t = viscounts(
        red=has(at="s1 inner", row=["abbot", "squire", "lender"], ink=4, manuscripts=["blue_3_silver4", "blue_3_hire"]),
        blue=has(at="s2 inner", row=HONEST, ink=4, manuscripts=["blue_5_silver", "blue_6_criminal_icons"]),
        manuscripts=three,
    )
    t.action().choose("red", "transcribe")
    assert t.red.bonuses == ("cleric_bonus_blue",)
    assert t.score("red")["bonuses"] == 3
    t.action("blue").choose("blue", "transcribe")
    assert len(t.blue.manuscripts) == 3
    assert t.blue.bonuses == ()
    t.red.space, t.red.row = t.space("s4 left"), HONEST
    t.action().choose("red", "trade:1")
    assert goods(t.red)["gold"] == 1  # its two merchants last


def test_the_printed_manuscript_works_again_and_again() -> None:
    """X3. Rule 6D.3: for its effect only."""
    t = viscounts(red=has(at="s2 inner", row=HONEST, ink=4), manuscripts={"s2": []})
    for _ in range(2):
        t.action().choose("red", "transcribe", "take:gold", "take:stone")
    assert goods(t.red) == {"gold": 2, "stone": 2}
    assert t.red.manuscripts == ()


def test_what_is_missing_for_a_manuscript() -> None:
    """Rule 6D.1: clerics, criminals and ink wells."""
    t = viscounts(
        red=has(at="s1 inner", row=["abbot", "thief", "squire"], ink=1), manuscripts={"s1": ["blue_7_resources4"]}
    ).action()
    assert t.reason("red", "transcribe") == ("viscounts-short-cleric", 4)


def test_the_immediate_effect_and_one_manuscript_a_turn() -> None:
    """Rule 6D.1."""
    t = viscounts(
        red=has(at="s1 inner", row=["abbot", "thief", "squire"], ink=9),
        manuscripts={"s1": ["yellow_4_gold2", "black_4_ink2"]},
    ).action()
    t.choose("red", "transcribe")
    assert goods(t.red) == {"ink": 7, "gold": 2}
    assert t.red.manuscripts == ("yellow_4_gold2",)
    assert t.asked == []


def test_a_free_manuscript_of_three_or_four() -> None:
    """Rule 6D.4: any that is visible on the board; printed ones are none."""
    t = viscounts(
        red=has(at="s1 left", row=HONEST),
        manuscripts={
            "s1": ["grey_6_buildings"], "s2": ["black_4_ink2"], "s3": [], "s4": ["grey_3_virtue"],
            "s5": ["blue_5_silver"],
        },
    ).happens("red", TakeManuscript((3, 4)))  # fmt: skip
    assert t.options("red") == [f"manuscript:{t.segment('s2')}", f"manuscript:{t.segment('s4')}"]
    t.choose("red", f"manuscript:{t.segment('s4')}")
    assert t.red.manuscripts == ("grey_3_virtue",)
    assert markers(t.red) == (1, 6)


def test_sets_of_ribbons() -> None:
    """Rule 12.4: 1, 4, 9 and 16 points for one to four different ribbons, several sets, each tile in one."""
    tiles = [
        "grey_3_virtue", "yellow_3_resource", "black_3_flip", "blue_3_flip", "grey_3_flip", "yellow_3_flip",
        "grey_4_stone2",
    ]  # fmt: skip
    points = [viscounts(red=has(row=HONEST, manuscripts=tiles[:n])).score("red")["ribbons"] for n in range(8)]
    assert points == [0, 1, 4, 9, 16, 17, 20, 21]
