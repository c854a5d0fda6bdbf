"""Alone against one of the four opponents: what effects mean to it and how it acts."""

from __future__ import annotations

import pytest

from regalia.games.viscounts.board_effects import Hire, MoveWorker
from regalia.games.viscounts.cards import HEROES
from regalia.games.viscounts.effects import Destroy, Discard, Flip, Gain, Rearrange
from regalia.games.viscounts.game import VISCOUNTS
from regalia.games.viscounts.table import ViscountsTable
from tests.rulebook.viscounts.tables import HONEST, Holding, alone, goods, has, markers, papers, viscounts


def test_the_first_turn_of_the_example() -> None:
    """S1. Rules 13.3, 13.4, 13.6, 13.7, 13.12, 14.4: dismissal, two steps, no workers, so a flip and a virtue."""
    t = alone(
        blue=has(at="s1 left", ink=1, stone=1, deeds=1, debts=1, built=["guildhall_1"], scheme_deck=["starting_noble"]),
        townsfolk={"s1": ["miner", "friar"]},
    ).scheme()
    assert t.pile("s1") == ["friar"]
    assert "miner" in t.table.removed
    assert t.space_name(t.blue.space) == "s2 left"
    assert papers(t.blue) == {"paid": 1, "deeds": 1}
    assert goods(t.blue) == {"ink": 2, "stone": 1}
    assert markers(t.blue) == (1, 5)


def test_the_second_turn_of_the_example() -> None:
    """S2. Rules 13.4, 13.5, 13.8, 13.11, 13.13: corruption, a scheme, one step, and a manuscript without ink."""
    t = alone(
        blue=has(
            at="s2 left", ink=2, built=["guildhall_1"], schemes=["starting_noble"], scheme_deck=["starting_criminal"],
            future=["future_cleric", "future_builder"],
        ),
        manuscripts={"s2": ["blue_3_hire"]},
    ).scheme()  # fmt: skip
    assert markers(t.blue) == (2, 7)
    assert t.space_name(t.blue.space) == "s2 right"
    assert t.blue.manuscripts == ("blue_3_hire",)
    assert goods(t.blue) == {"ink": 2}
    assert t.opponent.scheme_discard == ("future_cleric", "future_builder")


@pytest.mark.parametrize(
    ("opponent", "held", "taken"),
    [
        ("cleric", has(ink=5), "ink"),
        ("cleric", has(ink=6, stone=3), "stone"),
        ("cleric", has(ink=6, stone=4), "gold"),
        ("cleric", has(ink=9, stone=9, gold=9), "gold"),
        ("builder", has(stone=5), "stone"),
        ("builder", has(stone=6, gold=3), "gold"),
        ("builder", has(stone=6, gold=4), "ink"),
        ("noble", has(gold=5), "gold"),
        ("noble", has(gold=6, ink=3), "ink"),
        ("noble", has(gold=6, ink=4), "stone"),
    ],
)
def test_which_resource_an_opponent_takes(opponent: str, held: Holding, taken: str) -> None:
    """S3. Rule 13.14."""
    t = alone(blue=held, opponent=opponent)
    before = getattr(t.blue, taken)
    t.happens("blue", Gain(any=1))
    assert getattr(t.blue, taken) == before + 1


def test_what_an_opponent_gets_instead() -> None:
    """S4. Rules 13.8, 13.13."""
    assert goods(alone(blue=has(at="s1 left")).happens("blue", Rearrange()).blue) == {"ink": 1}
    assert goods(alone(blue=has(at="s1 left")).happens("blue", Gain(silver=2)).blue) == {"ink": 1}
    assert goods(alone(blue=has(at="s1 left")).happens("blue", Gain(silver=5)).blue) == {"ink": 2}
    assert goods(alone(blue=has(at="s1 left")).happens("blue", Gain(silver=1)).blue) == {}
    t = alone(blue=has(at="s1 left", deeds=1)).happens("blue", Destroy())
    assert papers(t.blue) == {"approved": 1}
    assert markers(alone(blue=has(at="s1 left")).happens("blue", Discard(2)).blue) == (1, 5)
    assert markers(alone(blue=has(at="s1 left", yard={"C1": 1})).happens("blue", MoveWorker()).blue) == (1, 6)
    for effect in (Flip(), Flip("debt"), Flip("deed"), Destroy()):
        assert markers(alone(blue=has(at="s1 left")).happens("blue", effect).blue) == (1, 6)
    t = alone(blue=has(at="s1 left", deeds=1)).happens("blue", Flip("debt"))
    assert (markers(t.blue), papers(t.blue)) == ((1, 6), {"deeds": 1})
    t = alone(blue=has(at="s1 left", future=["future_cleric"])).happens("blue", Hire())
    assert t.opponent.scheme_discard == ("future_cleric",)
    assert all(t.table.townsfolk_piles)
    t = alone(blue=has(at="s1 left", future=[], debts=1)).happens("blue", Hire())
    assert papers(t.blue) == {"paid": 1}


@pytest.mark.parametrize(
    ("held", "flipped"),
    [
        (has(debts=1, deeds=1, paid=2, approved=1), "approved"),
        (has(debts=1, deeds=1, paid=1, approved=2), "paid"),
        (has(debts=1, deeds=1, paid=1, approved=1), "paid"),
        (has(debts=1, paid=5), "paid"),
        (has(deeds=1, approved=5), "approved"),
    ],
)
def test_what_an_opponent_flips(held: Holding, flipped: str) -> None:
    """S5. Rule 13.13."""
    t = alone(blue=held)
    before = getattr(t.blue, flipped)
    assert getattr(t.happens("blue", Flip()).blue, flipped) == before + 1


def test_an_opponent_places_as_many_workers_as_it_can_pay_for() -> None:
    """S6. Rules 13.8, 13.10: five nobles place three; two are not enough for anything."""
    t = alone(
        blue=has(at="s1 left", gold=1, schemes=["starting_noble", "starting_noble_cleric", "starting_builder_noble"],
                 built=["guildhall_3"]),
    )  # fmt: skip
    t.scheme_acts("starting_noble")
    assert t.blue.workers == 17
    assert t.blue.gold == 0
    assert goods(t.blue) == {"ink": 1, "stone": 1}  # three in C1 march at once
    t = alone(blue=has(at="s1 left", gold=1, debts=1, schemes=["starting_noble", "starting_cleric", "starting_cleric"]))
    t.scheme_acts("starting_noble")
    assert t.blue.workers == 20
    assert papers(t.blue) == {"paid": 1}


def test_an_opponents_collision() -> None:
    """S7. Rules 13.3, 9.5: three debts and two resources on space 7; an honest player gains a deed."""
    t = alone(blue=has(at="s1 left", corruption=7, virtue=7)).collision("blue")
    assert papers(t.blue) == {"debts": 3}
    assert goods(t.blue) == {"ink": 2}
    assert papers(t.red) == {"deeds": 1}
    assert markers(t.blue) == (1, 7)


def test_only_more_points_win() -> None:
    """S8. Rule 13.17: the opponent scores a point for every resource left, and a tie is lost."""
    t = alone(
        red=has(at="s5 left", row=HONEST, silver=9, deeds=7), blue=has(at="s1 left", ink=2, gold=1, stone=1, deeds=3)
    )
    assert t.score("blue")["resources"] == 4
    assert (t.total("red"), t.total("blue")) == (7, 7)
    assert t.winners == ["blue"]
    t.red.deeds = 8
    assert t.winners == ["red"]


def test_how_a_solo_game_is_set_up() -> None:
    """Rules 13.1, 13.2: the first turn is the player's; the opponent starts on the other card's number."""
    for seed in range(10):
        t = viscounts(players=1, seed=seed, opponent="noble")
        assert t.table.first == 0
        assert t.red.player_card != t.blue.player_card
        assert sum(card.startswith("player_card") for card in t.table.removed) == 2
        assert sum(card in HEROES for card in t.table.removed) == 1
        automa = t.opponent
        assert not {"starting_builder", "future_cleric_builder", "future_builder"} & {
            *automa.scheme_deck, *automa.future_schemes,
        }  # fmt: skip
        # The site of its first guildhall may have given it a scheme already.
        assert (len(automa.scheme_deck), len(automa.future_schemes + automa.scheme_discard)) == (7, 6)


def test_starting_and_future_schemes_are_shuffled_apart() -> None:
    """Rule 13.2."""
    automas = [viscounts(players=1, seed=seed, opponent="noble").opponent for seed in range(10)]
    for automa in automas:
        assert all(card.startswith("starting_") for card in automa.scheme_deck)
        assert all(card.startswith("future_") for card in automa.future_schemes + automa.scheme_discard)
    assert len({automa.scheme_deck for automa in automas}) > 5
    assert len({automa.future_schemes for automa in automas}) > 5


def test_an_opponent_begins_with_a_guildhall() -> None:
    """Rules 13.2, 13.9: beside its viscount, with the bonus of the site."""
    for seed in range(10):
        table = VISCOUNTS.new(1, {"opponent": "cleric"}, seed)
        assert isinstance(table, ViscountsTable)
        while not table.round:
            seat, acts = table.asked[0]
            table.choose(seat, acts[0])
        automa = table.automa
        assert automa is not None
        number = int(automa.player_card.removeprefix("player_card_"))
        assert automa.space == 3 * table.segments.index(f"s{(number + 1) // 2}") + (0 if number % 2 else 2)
        assert automa.built == ("guildhall_1",)
        assert table.owners[table.board.banks[automa.space][0]] == 1
        assert automa.ink >= 1 and automa.stone >= 1
        assert automa.debts + automa.paid >= 1 and automa.deeds + automa.approved >= 1


def test_more_schemes_make_it_harder() -> None:
    """Rule 13.18."""
    for n in range(4):
        t = viscounts(players=1, opponent="card", future_schemes=str(n))
        assert len(t.opponent.scheme_deck) == 7 + n
        assert sum(card.startswith("future_") for card in t.opponent.scheme_deck) == n
        assert len(t.opponent.future_schemes + t.opponent.scheme_discard) == 6 - n


def test_an_opponent_shuffles_with_two_cards_on_its_board() -> None:
    """Rule 13.3: the card that drops off is in the new pile; two are looked at for criminals."""
    t = alone(
        blue=has(
            at="s1 left", schemes=["starting_criminal", "starting_cleric", "starting_builder"], scheme_deck=[],
            scheme_discard=["future_cleric"],
        ),
        townsfolk={"s1": ["miner"], "s3": ["friar"]},
        manuscripts={"s1": ["blue_7_resources4"], "s2": ["grey_7_guildhall"], "s3": ["yellow_7_workers4"]},
    ).scheme()  # fmt: skip
    assert [event.details for event in t.told("shuffles")] == [{"corruption": 1}]
    assert t.opponent.scheme_row[1:] == ("starting_criminal", "starting_cleric")
    assert sorted((t.opponent.scheme_row[0], *t.opponent.scheme_deck)) == ["future_cleric", "starting_builder"]
