"""The end phase and the end of the game."""

from __future__ import annotations

import pytest

from tests.valeria_tables import NAMES, has, valeria

MONSTER_PLACES = ["hills", "ruins", "forest", "valley", "mountains"]
DOMAIN_PLACES = ["domain 1", "domain 2", "domain 3", "domain 4", "domain 5"]
CITIZEN_PLACES = ["cleric", "merchant", "mercenary", "archer", "peasant", "knight", "rogue", "champion"]


def test_no_condition_and_the_dice_go_to_the_left() -> None:
    """Rule 80."""
    t = valeria(anna=has(), bob=has(), exhausted=CITIZEN_PLACES[:3]).then_roll(5, 6).end_of_turn()
    assert t.asked == ["bob"]
    assert not t.table.final_round


@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_exhausted_stacks_as_twice_the_players(players: int) -> None:
    """Rule 79c."""
    t = valeria(players=players, exhausted=CITIZEN_PLACES[: 2 * players - 1]).then_roll(5, 6).end_of_turn()
    assert not t.table.final_round
    t = valeria(players=players, exhausted=CITIZEN_PLACES[: 2 * players]).then_roll(5, 6).end_of_turn()
    assert t.table.final_round
    assert t.events[0].what == "valeria-end-exhausted"


def test_more_exhausted_stacks_than_needed_end_the_game_too() -> None:
    """Rule 79c (L4): two can run out at once."""
    t = valeria(players=2, exhausted=CITIZEN_PLACES[:5]).then_roll(5, 6).end_of_turn()
    assert t.table.final_round


def test_all_monsters_slain() -> None:
    """Rule 79a: with three players five exhausted stacks alone would not do."""
    t = valeria(players=3, exhausted=MONSTER_PLACES).then_roll(5, 6).end_of_turn()
    assert t.events[0].what == "valeria-end-monsters"
    t = valeria(players=3, exhausted=[*MONSTER_PLACES[:4], "cleric"]).then_roll(5, 6).end_of_turn()
    assert not t.table.final_round


def test_all_domains_built() -> None:
    """Rule 79b."""
    t = valeria(players=3, exhausted=DOMAIN_PLACES).then_roll(5, 6).end_of_turn()
    assert t.events[0].what == "valeria-end-domains"
    t = valeria(players=3, exhausted=[*DOMAIN_PLACES[:4], "cleric"]).then_roll(5, 6).end_of_turn()
    assert not t.table.final_round


def test_everybody_has_the_same_number_of_turns() -> None:
    """Rule 81: it goes on up to the player to the right of the first player."""
    t = valeria(anna=has(), bob=has(), cyril=has(), first="bob", turn="bob", exhausted=CITIZEN_PLACES[:6]).then_roll(
        5, 6
    )
    t.end_of_turn()
    assert t.asked == ["cyril"]
    t.then_roll(5, 6).choose("cyril", "gain:gold", "gain:gold")
    assert t.asked == ["anna"]
    t.choose("anna", "gain:gold", "gain:gold")
    assert t.table.over
    assert t.asked == []
    assert t.told("ends")


@pytest.mark.parametrize("first", [0, 1, 2])
def test_on_the_last_players_turn_the_game_ends_at_once(first: int) -> None:
    """Rule 81."""
    last = NAMES[(first - 1) % 3]
    t = valeria(players=3, first=NAMES[first], turn=last, exhausted=CITIZEN_PLACES[:6]).end_of_turn()
    assert t.table.over


def test_a_condition_met_in_the_action_phase_does_not_stop_the_turn() -> None:
    """Rules 79, 81: it is looked at when the turn ends, after the domains of the end of the action phase."""
    t = valeria(
        anna=has(strength=1, domains=["cathedral_of_st_aquila"]),
        bob=has(gold=1),
        exhausted=["cleric", "merchant", "archer"],
        stacks={"hills": ["goblin"]},
        turn="anna",
        first="bob",
    ).actions()
    t.choose("anna", "slay:goblin")
    assert not t.table.over
    t.choose("anna", "gain:gold")
    assert t.table.over
    assert t.anna.gold == 1 + 1 + 1


def test_a_condition_that_is_undone_lets_the_game_go_on() -> None:
    """Rule 82: and it is looked at again on later turns."""
    t = valeria(
        anna=has(),
        bob=has(gold=6, duchy=["peasant", "peasant"]),
        domains=["nest_of_the_weaver_witch"],
        exhausted=["peasant", "cleric", "merchant", "archer"],
        stacks={"hills": ["goblin"]},
    ).then_roll(6, 4)
    t.end_of_turn()
    assert t.table.final_round
    t.choose("bob", "build:nest_of_the_weaver_witch", "return:peasant")
    t.then_roll(6, 4).choose("bob", "gain:gold")
    assert not t.table.over
    assert not t.table.final_round
    assert t.told("goes-on")
    assert t.asked == ["anna"]
    t.choose("anna", "slay:goblin")
    t.then_roll(6, 4).choose("anna", "gain:gold")
    assert t.table.final_round


def test_with_two_players_four_exhausted_stacks_come_before_five() -> None:
    """Rule 83: neither all monsters nor all domains can be gone before."""
    t = valeria(players=2, exhausted=MONSTER_PLACES[:4]).then_roll(5, 6).end_of_turn()
    assert t.events[0].what == "valeria-end-exhausted"
