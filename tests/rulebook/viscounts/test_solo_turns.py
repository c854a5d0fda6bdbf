"""Alone against one of the four opponents: how it moves, builds, places workers, transcribes and scores."""

from __future__ import annotations

import pytest

from regalia.games.viscounts.board_effects import DismissForFree, Hire, PlaceBuilding, TakeManuscript, Workers
from regalia.games.viscounts.effects import Flip, Gain, Shuffle
from tests.rulebook.viscounts.tables import HONEST, Holding, alone, goods, has, markers, papers, viscounts


def test_the_outer_path_only() -> None:
    """Rule 13.6: four steps from s1 left lead to s3 left."""
    t = alone(blue=has(at="s1 left", schemes=[], scheme_deck=["future_cleric"]), townsfolk={"s1": ["miner"]}).scheme()
    assert t.space_name(t.blue.space) == "s3 left"


def test_meeting_an_opponent() -> None:
    """Rule 13.6: it takes a resource when it is met, and lets the player rearrange when it comes."""
    t = alone(red=has(at="s1 left", row=HONEST), blue=has(at="s1 right")).move().move_to("red", "s1 right")
    assert goods(t.blue) == {"ink": 1}
    t = alone(
        red=has(at="s1 right", row=HONEST), blue=has(at="s1 left", scheme_deck=["starting_cleric_builder"])
    ).scheme()
    assert t.asked == ["red"]
    assert "order:3-2-1" in t.options("red")


def test_an_opponent_builds_what_it_can_afford_from_the_left() -> None:
    """Rule 13.9: guildhalls first, on the first free site of its bank; none free, then not at all."""
    blue = has(at="s2 left", stone=6, schemes=["starting_builder", "starting_noble", "starting_noble"])
    t = alone(blue=blue, opponent="builder").scheme_acts("starting_builder")
    assert t.blue.built == ("guildhall_1",)
    assert t.blue.stone == 0
    assert t.table.owners[t.site("s2 l1")] == 1
    blue = has(at="s2 left", stone=4, schemes=["starting_builder", "starting_noble", "starting_noble"])
    t = alone(blue=blue, opponent="builder", sites={"s2 l1": "red"}).scheme_acts("starting_builder")
    assert t.blue.built == ("trading_post_1",)
    assert t.table.owners[t.site("s2 l2")] == 1
    blue = has(at="s2 left", stone=9, debts=1, schemes=["starting_builder", "starting_noble", "starting_noble"])
    t = alone(blue=blue, opponent="builder", sites={"s2 l1": "red", "s2 l2": "red"}).scheme_acts("starting_builder")
    assert t.blue.built == ()
    assert papers(t.blue) == {"paid": 1}


def test_links_pay_an_opponent_and_its_neighbour() -> None:
    """Rule 13.9: two silver for the player, a resource for the opponent."""
    blue = has(at="s2 left", stone=2, schemes=["starting_builder", "starting_noble", "starting_noble"])
    t = alone(blue=blue, opponent="builder", sites={"s2 l2": "red"}).scheme_acts("starting_builder")
    assert t.red.silver == 2
    assert goods(t.blue) == {"ink": 1, "stone": 1}  # ink from the site, a stone for two silver


def test_a_free_building_of_an_opponent_crosses_rivers() -> None:
    """Rule 13.9: the first free site clockwise from its own, round the whole board."""
    t = alone(
        blue=has(at="s2 right"), opponent="builder", sites={"s2 r1": "red", "s2 r2": "red", "s3 l1": "red"}
    ).happens("blue", PlaceBuilding("workshop"))
    assert t.blue.built == ("workshop_1",)
    assert t.table.owners[t.site("s3 l2")] == 1
    everywhere = {f"s{n} {site}": "red" for n in range(1, 6) for site in ("l1", "l2", "r1", "r2")}
    del everywhere["s2 l2"]
    t = alone(blue=has(at="s2 right"), opponent="builder", sites=everywhere)
    assert t.happens("blue", PlaceBuilding("workshop")).table.owners[t.site("s2 l2")] == 1


def test_an_opponent_marches_clockwise_and_takes_the_first_reward() -> None:
    """Rule 13.10: gold at C3, a scheme for the hire at C4; several threes from its own section on."""
    t = alone(blue=has(at="s3 left", yard={"C3": 1}, schemes=[], future=["future_cleric"]))
    t.happens("blue", Workers(2))
    assert goods(t.blue) == {"gold": 1}
    t = alone(blue=has(at="s4 left", yard={"C4": 1, "C1": 3}, future=["future_cleric"])).happens("blue", Workers(2))
    assert [event.details["because"] for event in t.told("marches")] == ["castle_4", "castle_1"]
    assert t.opponent.scheme_discard == ("future_cleric",)


def test_an_opponent_sends_only_the_players_workers_home() -> None:
    """Rule 13.10: as long as there are any."""
    t = alone(red=has(row=HONEST, yard={"C1": 2}), blue=has(at="s1 left")).happens("blue", Workers(2))
    assert t.castle()["yard"]["C1"] == "red 1 blue 2"
    assert t.red.silver == 2


def test_an_opponents_workers_sent_home() -> None:
    """Rules 7.4, 13.8: a resource from the first tier, a virtue and a resource from the second."""
    t = alone(red=has(at="s1 inner", row=HONEST, yard={"C1": 1}, gold=1), blue=has(at="s1 left", yard={"C1": 2}))
    t.action().choose("red", "workers:1", "bump:1")
    assert goods(t.blue) == {"ink": 1}


def test_an_opponent_can_lead_the_castle() -> None:
    """Rule 13.15: five points and nothing else."""
    t = alone(blue=has(at="s5 left", yard={"C5": 2}, hall={"C5": 2})).happens("blue", Workers(1))
    assert t.table.leader == 1
    assert t.score("blue")["leader"] == 5


def test_an_opponent_transcribes_from_the_outer_path() -> None:
    """Rule 13.11: the manuscript of its segment, with ink for what is missing; cleric bonus cards are taken too."""
    blue = has(
        at="s1 right", ink=2, schemes=["starting_cleric", "starting_builder", "starting_builder"],
        manuscripts=["grey_3_virtue", "grey_3_flip"],
    )  # fmt: skip
    t = alone(blue=blue, manuscripts={"s1": ["grey_4_stone2"]}).scheme_acts("starting_cleric")
    assert list(t.blue.manuscripts) == ["grey_3_virtue", "grey_3_flip"]  # one cleric short
    t.blue.ink = 3
    t.scheme_acts("starting_cleric")
    assert t.blue.manuscripts[-1] == "grey_4_stone2"
    assert goods(t.blue) == {"stone": 2}
    assert t.blue.bonuses == ("cleric_bonus_grey",)


def test_an_opponents_free_manuscript() -> None:
    """Rule 13.11: the first one clockwise that fits."""
    t = alone(
        blue=has(at="s4 left"),
        manuscripts={"s4": ["blue_5_silver"], "s5": [], "s1": ["black_6_manuscripts"], "s2": ["yellow_4_gold2"]},
    ).happens("blue", TakeManuscript((3, 4)))
    assert t.blue.manuscripts == ("yellow_4_gold2",)


def test_an_opponent_dismisses_printed_townsfolk_too() -> None:
    """Rules 13.12, 14.3: only the corner effect, for nothing."""
    t = alone(blue=has(at="s3 left"), townsfolk={"s3": []}).happens("blue", DismissForFree())
    assert markers(t.blue) == (2, 7)


@pytest.mark.parametrize("opponent", ["cleric", "builder", "noble", "card"])
def test_the_plots_of_an_opponent(opponent: str) -> None:
    """Rule 13.16."""
    t = alone(blue=has(at="s1 left", stone=9, future=["future_criminal"]), opponent=opponent)
    t.happens("blue", PlaceBuilding("trading_post"))
    assert t.opponent.scheme_discard == ("future_criminal",)
    blue = has(at="s1 left", built=["trading_post_3", "workshop_1"], deeds=1, future=["future_criminal"])
    t = alone(blue=blue, opponent=opponent, townsfolk={"s1": ["miner", "friar", "princess"]})
    t.happens("blue", Flip())
    assert t.pile("s1") == ["friar", "princess"]
    t.happens("blue", Hire())
    assert t.pile("s1") == ["princess"]
    assert markers(t.blue) == (1, 5)
    blue = has(at="s1 left", built=["workshop_2", "workshop_3"], scheme_discard=["starting_criminal"])
    t = alone(blue=blue, opponent=opponent).happens("blue", Shuffle())
    assert markers(t.blue) == (2, 5)


def test_an_opponents_second_trading_post() -> None:
    """Rule 13.16: at anybody's collision it flips a debt if it has no criminals."""
    blue = has(at="s1 left", built=["trading_post_2"], debts=1, schemes=["starting_cleric"])
    t = alone(red=has(at="s5 left", row=HONEST, corruption=3, virtue=3), blue=blue).collision("red")
    assert papers(t.blue) == {"paid": 1}
    blue = has(at="s1 left", built=["trading_post_2"], debts=1, schemes=["starting_criminal"])
    t = alone(red=has(at="s5 left", row=HONEST, corruption=3, virtue=3), blue=blue).collision("red")
    assert papers(t.blue) == {"debts": 1}


def test_new_triggers_come_last() -> None:
    """Rule 13.16: the virtue of the scheme comes before the dismissal that its flip sets off."""
    blue = has(at="s1 left", built=["trading_post_3"], deeds=1, schemes=["starting_noble"], corruption=4, virtue=5)
    t = alone(blue=blue, townsfolk={"s1": ["antagonist"]}).scheme_acts("starting_noble")
    assert markers(t.blue) == (5, 5)  # virtue to 4, then corruption takes both to 5


def test_an_opponent_that_aims_at_cards() -> None:
    """Rules 13.7, 13.8: it flips if it can, and any resource pays for any action."""
    t = alone(blue=has(at="s1 left", deeds=1), opponent="card").scheme_acts("starting_criminal")
    assert papers(t.blue) == {"approved": 1}
    t = alone(blue=has(at="s1 left"), opponent="card").scheme_acts("starting_criminal")
    assert papers(t.blue) == {"deeds": 1}
    assert markers(t.blue) == (1, 6)
    blue = has(at="s1 left", ink=1, gold=1, schemes=["starting_builder", "starting_cleric", "starting_cleric"])
    t = alone(blue=blue, opponent="card").scheme_acts("starting_builder")
    assert t.blue.built == ("workshop_1",)
    assert goods(t.blue) == {"gold": 1}  # both were spent; the site gave one


def test_an_opponents_icons_score() -> None:
    """Rule 13.17, p. 30: icons in a scheme's header «only help to pay»; guildhalls and cleric bonus cards score."""
    blue = has(
        at="s1 left", manuscripts=["black_5_cleric_icons"], built=["guildhall_1"], schemes=["starting_cleric"],
        scheme_deck=["starting_noble_cleric"], scheme_discard=["starting_cleric_builder"], future=["future_cleric"],
    )  # fmt: skip
    t = alone(blue=blue).happens("blue", Hire())
    assert t.opponent.icons_now()[3] == 3  # on the scheme, on the empty third place, and under the guildhall
    assert t.score("blue")["manuscripts"] == 1
    t.blue.bonuses = ("cleric_bonus_black",)
    t.blue.open_plot(t.table, "guildhall_2")
    assert t.score("blue")["manuscripts"] == 2


def test_an_opponent_begins_without_icons_that_score() -> None:
    """Rule 13.17: neither its first schemes nor those mixed in for a harder game are counted."""
    t = viscounts(players=1, opponent="cleric", future_schemes="3")
    t.blue.manuscripts = ("black_5_cleric_icons", "grey_5_builder_icons", "blue_6_criminal_icons")
    assert t.score("blue")["manuscripts"] == 1  # the cleric under its first guildhall


def test_the_opponent_has_the_last_turn() -> None:
    """Rule 13.17."""
    t = alone(
        red=has(at="s5 right", row=HONEST, hand=["trader", "lender", "financer"], deck=["journeyman", "thief"]),
        blue=has(at="s1 left"),
        debts_left=1,
    ).happens("red", Gain(debts=1))
    t.table.round = 1
    t.whole_turn("red")
    while t.asked:
        t.choose("red", t.options("red")[-1])
    assert t.table.over
    assert t.table.active == 1
    assert t.table.round == 2


CLERICS = ["starting_cleric"] * 3
BUILDERS = ["starting_builder"] * 3


@pytest.mark.parametrize(
    ("opponent", "blue", "scheme", "why", "n"),
    [
        ("cleric", has(at="s2 left", stone=1, schemes=CLERICS), "starting_builder", "construct", 2),
        ("builder", has(at="s2 left", schemes=CLERICS), "starting_builder", "construct", 3),
        ("noble", has(at="s2 left", gold=1, schemes=CLERICS), "starting_noble", "workers", 2),
        ("noble", has(at="s2 left", gold=9, workers=1), "starting_noble", "workers-left", 0),
        ("cleric", has(at="s2 left", ink=1, schemes=BUILDERS), "starting_cleric", "transcribe", 3),
        ("card", has(at="s2 left"), "starting_criminal", "flip", 0),
    ],
)
def test_an_opponent_says_why_it_leaves_what_it_tried(
    opponent: str, blue: Holding, scheme: str, why: str, n: int
) -> None:
    """Rule 13.7: the next option follows, and the log has the reason why the one before was not possible."""
    t = alone(blue=blue, opponent=opponent, manuscripts={"s2": ["grey_4_stone2"]}).scheme_acts(scheme)
    assert [event.details for event in t.told(f"cannot-{why}")] == [{"n": n} if n else {}]


def test_an_opponent_says_that_no_site_is_free() -> None:
    """Rule 13.7."""
    blue = has(at="s2 left", stone=9)
    t = alone(blue=blue, opponent="builder", sites={"s2 l1": "red", "s2 l2": "red"}).scheme_acts("starting_builder")
    assert t.told("cannot-construct-site") and not t.blue.built
