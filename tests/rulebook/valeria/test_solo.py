"""Alone against the Dark Lord: set-up, phases, his attacks."""

from __future__ import annotations

import pytest

from regalia.engine.zones import HIDDEN, view
from regalia.games.valeria.card_effects import Take
from regalia.games.valeria.cards import DOMAINS, DUKES, HARVESTED, VOCABULARY
from tests.valeria_tables import dealt, has, valeria


def test_set_up_as_for_two_with_a_duke_for_the_dark_lord() -> None:
    """Rule 111: he is hidden, even from the player, until the end."""
    t = dealt(1)
    assert [len(stack) for stack in t.table.grid] == [5] * 15 + [3] * 5
    hand = t.anna.dukes
    assert len(hand) == 2
    t.keep_dukes()
    assert t.anna.dukes == hand[:1]
    assert len(t.table.dark_duke) == 1
    assert t.table.dark_duke[0] in DUKES
    assert view(t.table, 0).table.dark_duke == (HIDDEN,)
    t.table.over = True
    assert view(t.table, 0).table.dark_duke == t.table.dark_duke


def test_five_exhausted_cards_are_prepared() -> None:
    """Rule 112, Q23."""
    assert dealt(1).table.exhausted_left == 5


def test_the_phases_of_a_turn_alone() -> None:
    """Rules 113, 114: roll, harvest, action, monster phase, second harvest, and the next roll."""
    t = valeria(anna=has(duchy=["rogue"]), players=1).roll(2, 5)
    assert [event.what for event in t.events] == ["valeria-rolls", "valeria-gets", "valeria-gets"]
    assert t.board("anna") == (3, 2, 0, 0)
    t.choose("anna", "gain:magic", "gain:magic")
    assert (t.events[-1].what, t.events[-1].details["n"]) == ("valeria-attacks", 2)
    assert t.options("anna") == ["give:merchant", "give:rogue"]
    t.choose("anna", "give:merchant")
    assert t.options("anna") == ["give:peasant", "give:butcher"]
    t.then_roll(6, 4).choose("anna", "give:butcher")
    assert [event.what for event in t.events][1:4] == ["valeria-gets", "valeria-gets", "valeria-rolls"]
    # second harvest: starter Peasant and the right side of the Rogue; then the starter Knight of the next roll
    assert t.board("anna") == (3 + 2, 2 + 1 + 1, 2, 0)


def test_dice_domains_work_alone_too() -> None:
    """Rule 114: the roll is as usual."""
    t = valeria(anna=has(gold=2, domains=["foxgrove_palisade"]), players=1).roll(1, 2)
    assert t.options("anna") == ["foxgrove_palisade:die1", "foxgrove_palisade:die2", "announce"]


def test_alone_the_thief_takes_from_the_supply() -> None:
    """Rule 115: left effects, and three of one kind."""
    t = valeria(anna=has(duchy=["thief", "archer"]), players=1).roll(4, 3)
    assert t.options("anna") == ["thief:3gold", "thief:3magic"]
    t.choose("anna", "thief:3magic")
    assert t.board("anna") == (0, 2, 3, 0)


def test_alone_domains_take_from_the_supply() -> None:
    """Rule 116: and a monster from the first stack that is not exhausted (L14), without reward."""
    t = valeria(anna=has(gold=5, duchy=["rogue", "monk"]), players=1, domains=["cutthroats_truce"]).actions()
    t.choose("anna", "build:cutthroats_truce")
    assert t.anna.gold == 3
    t = valeria(anna=has(domains=["cathedral_of_st_aquila", "the_orb_of_urdr"]), players=1).end_of_actions()
    assert t.board("anna") == (1, 0, 1, 0)
    t = valeria(
        anna=has(gold=10, duchy=["rogue", "rogue"]), players=1, domains=["purloiners_perch"], exhausted=["hills"]
    ).actions()
    t.choose("anna", "build:purloiners_perch")
    assert t.anna.monsters == ("skeleton",)
    assert t.anna.gold == 0


def test_no_card_takes_a_citizen_from_another_player() -> None:
    """Rule 116: what takes from players takes resources or monsters; every other free citizen is from the centre."""
    words = {word for word in VOCABULARY if "take" in word}
    assert words == {"take", "take_monster"}
    taken = {kind for card in HARVESTED if isinstance(card.active, Take) for kind in card.active.kinds}
    taken |= {kind for card in DOMAINS.values() if isinstance(card.effect, Take) for kind in card.effect.kinds}
    assert taken == {"gold", "magic"}
    t = valeria(anna=has(gold=7, duchy=["merchant", "rogue"]), players=1, domains=["rogues_landing"]).actions()
    t.choose("anna", "build:rogues_landing")
    assert t.options("anna") == ["free:merchant", "free:peasant", "free:butcher"]


@pytest.mark.parametrize(
    ("die", "captives"),
    [
        (1, ["give:cleric", "give:knight"]),
        (2, ["give:merchant", "give:rogue"]),
        (3, ["give:mercenary", "give:champion"]),
        (4, ["give:archer", "give:paladin"]),
        (5, ["give:peasant", "give:butcher"]),
    ],
)
def test_each_die_wakes_the_stack_at_its_place_and_the_player_gives_up_a_citizen(die: int, captives: list[str]) -> None:
    """Rules 117, 121."""
    t = valeria(anna=has(), players=1).monster_phase(die, 6)
    assert t.options("anna") == captives
    card = captives[1].removeprefix("give:")
    t.choose("anna", captives[1])
    assert t.table.captives == (card,)
    assert len(t.stack(card)) == 4


def test_the_sum_wakes_nothing() -> None:
    """Rule 117: one and two, and no third attack."""
    t = valeria(anna=has(), players=1).monster_phase(1, 2)
    t.then_roll(5, 6).choose("anna", "give:cleric", "give:rogue")
    assert t.table.captives == ("cleric", "rogue")
    assert t.options("anna")[-1] == "starter_herald:1magic"  # the second harvest


def test_a_pair_wakes_the_same_stack_twice() -> None:
    """Rule 118."""
    t = valeria(anna=has(), players=1).monster_phase(3, 3)
    t.choose("anna", "give:champion", "give:champion")
    assert t.table.captives == ("champion", "champion")


def test_the_dice_attack_in_the_order_they_were_rolled_and_the_sum_last() -> None:
    """Rule 117, Q18: a six that was rolled first is answered first."""
    t = valeria(anna=has(), players=1, dark_lord="harder").monster_phase(4, 1)
    assert t.options("anna") == ["give:archer", "give:paladin"]
    t.choose("anna", "give:archer")
    assert t.options("anna") == ["give:cleric", "give:knight"]
    t.choose("anna", "give:knight")
    assert t.options("anna") == ["give:peasant", "give:butcher"]
    assert valeria(anna=has(), players=1).monster_phase(6, 1).options("anna")[0] == "column:1"
    assert valeria(anna=has(), players=1).monster_phase(1, 6).options("anna")[0] == "give:cleric"


def test_for_a_six_the_player_chooses_a_stack_that_is_not_exhausted() -> None:
    """Rule 119: for each die."""
    t = valeria(anna=has(), players=1, exhausted=["ruins"]).monster_phase(6, 6)
    assert t.options("anna") == ["column:1", "column:3", "column:4", "column:5"]
    assert t.reason("anna", "column:2") == ("valeria-stack-exhausted", 0)
    t.choose("anna", "column:5", "give:butcher")
    assert t.options("anna") == ["column:1", "column:3", "column:4", "column:5"]


def test_an_exhausted_stack_is_not_woken() -> None:
    """Rule 120."""
    t = valeria(anna=has(), players=1, exhausted=["ruins"]).then_roll(5, 6).monster_phase(2, 2)
    assert len(t.told("sleeps")) == 2
    assert t.table.captives == ()


def test_with_one_citizen_stack_left_there_is_no_choice() -> None:
    """Rule 121."""
    t = valeria(anna=has(), players=1, exhausted=["cleric"]).monster_phase(1, 6)
    assert t.table.captives == ("knight",)


def test_without_citizens_the_domain_of_the_column_is_taken() -> None:
    """Rule 122: and the next one is turned up."""
    t = valeria(
        anna=has(),
        players=1,
        exhausted=["cleric", "knight"],
        stacks={"domain 1": ["halfpenny_hill", "blood_crow_army"]},
    ).monster_phase(1, 6)
    assert t.table.captives == ("halfpenny_hill",)
    assert view(t.table, 0).table.grid[15] == ("blood_crow_army",)


def test_an_empty_column_loses_the_game_at_once() -> None:
    """Rules 123, 127b: whatever the points."""
    t = valeria(anna=has(vp=500), players=1, exhausted=["cleric", "knight", "domain 1"]).monster_phase(1, 2)
    assert t.table.over
    assert t.asked == []
    assert t.winners == ["bob"]
    assert t.table.outcome == "lost-column"


def test_a_stack_emptied_by_a_capture_is_exhausted() -> None:
    """Rules 77, 124."""
    t = valeria(anna=has(), players=1, stacks={"cleric": 1}).monster_phase(1, 6)
    t.choose("anna", "give:cleric")
    assert t.cover("cleric") == "exhausted"
    assert t.table.exhausted_left == 4


@pytest.mark.parametrize(
    ("dice", "asked"),
    [((1, 1), "give:merchant"), ((1, 4), "give:peasant"), ((2, 2), "give:archer")],
)
def test_harder_the_sum_wakes_a_stack_too(dice: tuple[int, int], asked: str) -> None:
    """Rule 125: from two to six."""
    t = valeria(anna=has(), players=1, dark_lord="harder").monster_phase(*dice)
    t.choose("anna", t.options("anna")[0], t.options("anna")[0] if dice[0] == dice[1] else "give:archer")
    assert t.options("anna")[0] == asked


def test_harder_a_sum_of_six_lets_the_player_choose() -> None:
    """Rule 125: and a higher sum wakes nothing."""
    t = valeria(anna=has(), players=1, dark_lord="harder").monster_phase(2, 4)
    t.choose("anna", "give:rogue", "give:archer")
    assert t.options("anna") == ["column:1", "column:2", "column:3", "column:4", "column:5"]
    t = valeria(anna=has(), players=1, dark_lord="harder").monster_phase(2, 5)
    t.then_roll(5, 6).choose("anna", "give:rogue", "give:peasant")
    assert len(t.table.captives) == 2


def test_harder_an_exhausted_stack_still_sleeps() -> None:
    """Rules 120, 126: he himself comes only in the hardest game."""
    t = valeria(anna=has(), players=1, dark_lord="harder", exhausted=["ruins"]).then_roll(5, 6).monster_phase(2, 5)
    assert len(t.told("sleeps")) == 1
    assert t.options("anna") == ["give:peasant", "give:butcher"]


def test_hardest_the_dark_lord_attacks_where_the_monsters_are_gone() -> None:
    """Rule 126 (L15): by the same rules, and on top of the sum."""
    t = valeria(anna=has(), players=1, dark_lord="hardest", exhausted=["ruins"]).monster_phase(2, 6)
    assert t.options("anna") == ["give:merchant", "give:rogue"]
    t = valeria(anna=has(), players=1, dark_lord="hardest", exhausted=["ruins"]).monster_phase(1, 1)
    t.choose("anna", "give:cleric", "give:cleric")
    assert t.options("anna") == ["give:merchant", "give:rogue"]
    t = valeria(
        anna=has(), players=1, dark_lord="hardest", exhausted=["ruins", "merchant", "rogue", "domain 2"]
    ).monster_phase(2, 6)
    assert t.winners == ["bob"]
    assert t.table.outcome == "lost-column"


def test_hardest_a_six_still_cannot_choose_an_exhausted_stack() -> None:
    """Rule 119: the rulebooks let the Dark Lord come only for a number."""
    t = valeria(anna=has(), players=1, dark_lord="hardest", exhausted=["ruins"]).monster_phase(6, 1)
    assert t.reason("anna", "column:2") == ("valeria-stack-exhausted", 0)


def test_the_second_harvest_uses_right_effects_and_counts_new_citizens() -> None:
    """Rules 39, 131."""
    t = valeria(anna=has(gold=2, duchy=["archer"]), players=1, exhausted=["hills", "forest"]).actions(dice=(3, 4))
    t.choose("anna", "recruit:rogue", "gain:gold")
    t.then_roll(1, 2).choose("anna", "give:paladin")
    # right sides: Archer one strength, the Rogue of this turn one strength and one gold
    assert t.board("anna") == (1 + 1, 2, 0, 0)
    assert t.options("anna") == ["starter_herald:1gold", "starter_herald:1strength", "starter_herald:1magic"]


def test_the_second_harvest_asks_about_exchanges() -> None:
    """Rule 131: as on another player's turn."""
    t = valeria(anna=has(gold=1, duchy=["champion"]), players=1).second_harvest(2, 6)
    assert t.options("anna") == ["champion:exchange", "done"]
