"""Debts and deeds, the end of the game, and the final score."""

from __future__ import annotations

import pytest

from regalia.games.viscounts.effects import Flip, Gain
from tests.rulebook.viscounts.tables import HONEST, NAMES, Game, goods, has, papers, viscounts


def test_debts_and_deeds_when_gained_and_flipped() -> None:
    """Rule 11.1: a flipped debt gives any resource, a flipped deed nothing at once."""
    t = viscounts(red=has(row=HONEST)).happens("red", Gain(debts=1, deeds=1))
    assert papers(t.red) == {"debts": 1, "deeds": 1}
    assert (t.table.debts_left, t.table.deeds_left) == (11, 11)
    t.happens("red", Flip("debt")).choose("red", "take:ink")
    t.happens("red", Flip("deed"))
    assert papers(t.red) == {"paid": 1, "approved": 1}
    assert goods(t.red) == {"ink": 1}


def test_with_nothing_to_flip_nothing_happens() -> None:
    """Rule 1.5."""
    t = viscounts(red=has(row=HONEST, deeds=1)).happens("red", Flip("debt"))
    assert papers(t.red) == {"deeds": 1}
    assert goods(t.red) == {}


def test_debts_go_on_after_the_poverty_card() -> None:
    """Rules 1.4, 11.2: the card is laid aside and the supply is unlimited."""
    t = viscounts(red=has(row=HONEST), debts_left=2).happens("red", Gain(debts=5))
    assert papers(t.red) == {"debts": 5}
    assert t.told("poverty")
    t.happens("red", Gain(debts=30))
    assert t.red.debts == 35
    assert not t.told("poverty")


def play_out(t: Game) -> list[tuple[str, int]]:
    """Let everybody choose the last option until the game is over; says whose turns there were in which round."""
    turns: list[tuple[str, int]] = []
    while t.asked:
        now = (NAMES[t.table.active], t.table.round)
        if not turns or turns[-1] != now:
            turns.append(now)
        t.choose(t.asked[0], t.options(t.asked[0])[-1])
    return turns


def quiet_game(first: str) -> Game:
    """A game of two in round nine; nobody has anything to do but to play cards."""
    cards = ["abbot", "labourer", "squire"]
    t = viscounts(
        red=has(at="s1 left", row=cards, hand=["trader", "lender", "financer"], deck=["journeyman"]),
        blue=has(at="s3 left", row=cards, hand=["trader", "lender", "financer"], deck=["journeyman"]),
        first=first,
        debts_left=1,
    )
    t.table.round = 9
    return t


def test_the_round_is_finished_and_one_more_is_played() -> None:
    """E1. Rules 3.1, 11.3: the twelfth debt in the first player's turn of round 9 makes round 10 the last."""
    t = quiet_game("red")
    t.happens("red", Gain(debts=1))
    assert t.table.last_round == 10
    turns = play_out(t.whole_turn("red"))
    assert turns[0] == ("red", 9)
    assert ("blue", 9) in turns
    assert t.table.active == NAMES.index("blue")
    assert t.table.over
    assert t.table.round == 10


def test_three_take_their_turns_clockwise() -> None:
    """Rules 3.1, 11.3: from the start player on, each once a round, and all equally often."""
    cards = ["abbot", "labourer", "squire"]
    players = [
        has(at=at, row=cards, hand=["trader", "lender", "financer"], deck=["journeyman"])
        for at in ("s1 left", "s3 left", "s5 left")
    ]
    t = viscounts(*players, first="blue", debts_left=1)
    t.table.round = 9
    t.happens("blue", Gain(debts=1))
    turns = play_out(t.whole_turn("blue"))
    assert turns == [(name, number) for number in (9, 10) for name in ("blue", "yellow", "red")]


def test_the_player_to_the_right_of_the_first_is_last() -> None:
    """Rule 11.3: triggered by the last player of a round, the next round is the last one all the same."""
    t = quiet_game("blue")
    t.happens("red", Gain(debts=1))
    turns = play_out(t.whole_turn("red"))
    assert ("blue", 10) in turns
    assert turns[-1][1] == 10
    assert t.table.active == NAMES.index("red")


@pytest.mark.parametrize(("taken", "revealed"), [(Gain(debts=1), "poverty"), (Gain(deeds=1), "prosperity")])
def test_either_card_brings_the_end(taken: Gain, revealed: str) -> None:
    """Rules 11.2, 11.3: the last debt on the poverty card, or the last deed on the prosperity card."""
    t = viscounts(red=has(row=HONEST), debts_left=2, deeds_left=2)
    t.table.round = 9
    t.happens("red", taken)
    assert (t.table.last_round, t.told(revealed)) == (0, [])
    t.happens("red", taken)
    assert t.table.last_round == 10 and t.told(revealed)


def test_a_second_card_revealed_does_not_prolong_the_game() -> None:
    """Rules 11.3, 11.4: a divided kingdom scores both."""
    t = viscounts(red=has(row=HONEST, paid=2), blue=has(row=HONEST, approved=1), debts_left=1, deeds_left=1)
    t.table.round = 9
    t.happens("red", Gain(debts=1))
    t.table.round = 10
    t.happens("blue", Gain(deeds=1))
    assert t.table.last_round == 10
    assert (t.score("red")["prosperity"], t.score("red")["poverty"]) == (12, 0)
    assert (t.score("blue")["prosperity"], t.score("blue")["poverty"]) == (0, 12)


def test_a_turn_has_six_phases() -> None:
    """Rule 3.2."""
    t = viscounts(
        red=has(
            at="s1 left", row=["abbot", "squire", "lender"], hand=["trader", "financer"], silver=4, deeds=1,
            discard=["labourer"], corruption=5, virtue=5,
        ),
        blue=has(at="s4 left", row=HONEST, hand=["trader", "lender"]),
        townsfolk={"s1": ["scoundrel_gold"]},
    ).whole_turn()  # fmt: skip
    t.choose("red", "play:trader").move_to("red", "s1 right").choose("red", "trade:1", "recruit", "decline")
    assert t.asked == ["blue"]
    words = [event.what.removeprefix("viscounts-") for choice in t.play.chosen for event in choice.events]
    order = ["plays", "moves-2", "trades", "hires", "collides", "draws"]
    assert [word for word in words if word in order][-6:] == order


@pytest.mark.parametrize(
    ("flipped", "points"),
    [
        ((3, 3, 1, 0), [10, 10, 4, 0]),
        ((5, 2, 2, 2), [12, 4, 4, 4]),
        ((2, 2, 2), [8, 8, 8]),
        ((4, 3, 3, 1), [12, 6, 6, 0]),
        ((4, 3, 2, 2), [12, 8, 2, 2]),
        ((1, 1, 1, 1), [6, 6, 6, 6]),
        ((0, 0, 0), [0, 0, 0]),
        ((3, 1), [12, 4]),
        ((2, 2), [8, 8]),
        ((3, 0), [12, 0]),
    ],
)
def test_majorities(flipped: tuple[int, ...], points: list[int]) -> None:
    """E2, E3, E4. Rule 12.7: equals share the places they take; at least one card is needed; 12 and 4 below three."""
    names = NAMES[: len(flipped)]
    t = viscounts(*(has(row=HONEST, approved=n) for n in flipped))
    assert [t.score(name)["poverty"] for name in names] == [0] * len(names)
    t.table.debts_left = 0
    assert [t.score(name)["poverty"] for name in names] == points
    t = viscounts(*(has(row=HONEST, paid=n) for n in flipped))
    t.table.deeds_left = 0
    assert [t.score(name)["prosperity"] for name in names] == points


def test_the_scoring_example() -> None:
    """E5. Rules 12.1, 12.2, 12.3, 12.4, 12.5, 12.6, 12.7: 109 points."""
    t = viscounts(
        red=has(
            row=["squire", "princess", "thief"], hand=["gatekeeper", "watchman"], deck=["antagonist"],
            discard=["trickster"], built=["trading_post_1", "guildhall_1", "guildhall_2", "workshop_1", "workshop_2",
            "workshop_3"], yard={"C2": 2, "C3": 1, "C4": 1, "C5": 1}, hall={"C1": 2, "C3": 1, "C5": 1}, keep=2,
            manuscripts=["grey_6_buildings", "yellow_5_noble_icons", "blue_6_criminal_icons", "black_3_flip",
                         "yellow_6_flipped_debts", "black_4_virtue2", "grey_3_flip", "black_4_ink2"],
            bonuses=["cleric_bonus_black"], debts=1, paid=3, deeds=4, approved=2,
        ),
        blue=has(row=HONEST, approved=4),
        yellow=has(row=HONEST, approved=3),
        leader="red",
    )  # fmt: skip
    t.table.debts_left = 0
    assert t.score("red") == {
        "buildings": 26,
        "castle": 19,
        "ribbons": 26,
        "manuscripts": 6 + 5 + 4 + 3,
        "leader": 5,
        "bonuses": 3,
        "debts": -2,
        "deeds": 4 + 6,
        "poverty": 4,
        "prosperity": 0,
    }
    assert t.total("red") == 109


def test_nothing_is_scored_for_a_paid_debt_itself() -> None:
    """Rule 12.6: unpaid -2, acquired 1, approved 3, paid nothing."""
    score = viscounts(red=has(row=HONEST, debts=2, paid=5, deeds=3, approved=2)).score("red")
    assert (score["debts"], score["deeds"]) == (-4, 3 + 6)


def test_criminals_score_only_as_criminals() -> None:
    """Rules 6.3, 12.5: and icons of cleric bonus cards and plots count."""
    t = viscounts(red=has(row=["thief", "antagonist", "squire"], manuscripts=["yellow_5_noble_icons"]))
    assert t.score("red")["manuscripts"] == 1
    t = viscounts(
        red=has(
            row=["squire"], manuscripts=["yellow_5_noble_icons"], bonuses=["cleric_bonus_yellow"], built=["guildhall_2"]
        )
    )
    assert t.score("red")["manuscripts"] == 3


def test_ongoing_abilities_do_nothing_at_the_end() -> None:
    """Rule 12.1: the Benefactor does not make nobles of merchants."""
    t = viscounts(red=has(row=["benefactor", "journeyman", "lender"], manuscripts=["yellow_5_noble_icons"]))
    assert t.score("red")["manuscripts"] == 0


def test_a_tie_goes_to_silver_and_resources() -> None:
    """E6. Rules 1.1, 12.8: then it is shared."""
    t = viscounts(red=has(row=HONEST, silver=3, ink=2), blue=has(row=HONEST, silver=4))
    assert t.winners == ["red"]
    t = viscounts(red=has(row=HONEST, silver=3, ink=1), blue=has(row=HONEST, silver=4))
    assert t.winners == ["red", "blue"]
    t = viscounts(red=has(row=HONEST, silver=30), blue=has(row=HONEST, deeds=1))
    assert t.winners == ["blue"]
