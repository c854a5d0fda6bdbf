"""The module of quests (rule 10); what each step costs and gives is tested with the cards."""

from __future__ import annotations

from regalia.games.wonderful_kingdom.quests import STEPS
from tests.rulebook.wonderful_kingdom.kingdoms import alone, dealt, has, kingdom


def test_one_board_and_calamities_as_usual() -> None:
    """Rule 10.1."""
    t = dealt(module="quests", quest="northern_lands")
    assert t.table.quests == ("northern_lands",)
    assert t.table.calamities_left == 6
    assert t.anna.steps == t.bob.steps == ()


def test_steps_are_done_at_any_time_in_any_order() -> None:
    """Rule 10.2: the final one first, in the choice phase; another in planning, another in production."""
    rich = has(soldiers=15, lab={"population": 4, "gold": 5}, hand=["farm", "mill"], chosen=["farm"])
    t = kingdom(rich, module="quests").offer().choose("anna", "quest:usurper:4")
    assert list(t.anna.steps) == ["usurper:4"]
    t.planning().choose("anna", "quest:usurper:1")
    t.choose("anna", "build:farm")
    t.produce("materials").choose("anna", "quest:usurper:3")
    assert t.anna.steps == ("usurper:4", "usurper:1", "usurper:3")


def test_the_whole_price_at_once_and_the_reward_at_once() -> None:
    """Rule 10.2."""
    t = kingdom(has(lab={"population": 3}, chosen=["mill"]), module="quests").planning()
    assert t.reason("anna", "quest:usurper:1") == ("short-population", 1)
    t = kingdom(has(lab={"population": 4}, chosen=["mill"]), module="quests").planning()
    t.choose("anna", "quest:usurper:1")
    assert t.lab() == {}
    assert t.anna.krystallium == 2


def test_each_step_once() -> None:
    """Rule 10.2."""
    t = kingdom(has(lab={"population": 9}, chosen=["mill"]), module="quests").planning()
    t.choose("anna", "quest:usurper:1")
    assert t.reason("anna", "quest:usurper:1") == ("step-done", 0)


def test_a_step_that_the_opponent_did_gives_its_full_reward() -> None:
    """Rule 10.2."""
    t = kingdom(has(lab={"gold": 5}, chosen=["mill"]), has(steps=["usurper:3"]), module="quests").planning()
    t.choose("anna", "quest:usurper:3")
    assert t.anna.soldiers == 4


def test_the_final_step_rewards_the_first_player_only() -> None:
    """Rule 10.2."""
    t = kingdom(has(soldiers=15, hand=["farm", "mill"]), module="quests").offer().choose("anna", "quest:usurper:4")
    assert t.anna.krystallium == 2
    t = kingdom(has(soldiers=15, hand=["farm", "mill"]), has(steps=["usurper:4"]), module="quests").offer()
    t.choose("anna", "quest:usurper:4")
    assert t.anna.steps == ("usurper:4",)
    assert t.anna.krystallium == 0


def test_other_steps_are_optional() -> None:
    """Rule 10.3."""
    t = kingdom(has(steps=["usurper:4"]), has(built=["royal_palace"]), module="quests")
    assert t.winners == ["anna"]


def test_a_price_may_be_paid_from_the_lab() -> None:
    """Rule 10.4."""
    t = kingdom(has(lab={"gold": 2}, built=["guildhall"]), module="quests").produce("gold")
    assert t.lab() == {"gold": 5}
    t.choose("anna", "quest:usurper:3")
    assert (t.lab(), t.cubes(), t.anna.soldiers) == ({}, {}, 4)


def test_the_lab_keeps_its_colours_and_is_not_emptied_by_itself() -> None:
    """Rule 10.4."""
    t = kingdom(has(lab={"gold": 4}, chosen=["guildhall", "farm"]), module="quests").planning()
    t.choose("anna", "recycle:guildhall")
    assert t.lab() == {"gold": 5}
    assert t.anna.krystallium == 0
    t.choose("anna", "transmute")
    assert t.lab() == {}
    assert t.anna.krystallium == 1


def test_with_more_than_five_cubes_the_player_says_which() -> None:
    """Rule 10.4."""
    t = kingdom(has(lab={"gold": 4, "materials": 4}, chosen=["farm"]), module="quests").planning()
    t.choose("anna", "transmute", "melt:gold", "melt:materials", "melt:materials", "melt:materials", "melt:materials")
    assert t.lab() == {"gold": 3}
    assert t.anna.krystallium == 1


def test_a_lab_with_too_little() -> None:
    """Rule 10.4."""
    t = kingdom(has(lab={"gold": 3}, chosen=["farm"]), module="quests").planning()
    assert t.reason("anna", "transmute") == ("lab-short", 2)


def test_a_spy_turns_a_hidden_card_up_once_a_round() -> None:
    """Rule 10.5."""
    t = kingdom(
        has(spies=1), offers=(["farm"], []), face_down=(["portal"], ["calamity"]), module="quests"
    ).select()  # fmt: skip
    assert t.options_like("spy") == ["1:1", "2:1"]
    t.choose("anna", "spy:2:1")
    assert t.offered() == (["farm"], ["calamity"])
    assert t.table.offers_down == (("portal",), ())
    assert t.reason("anna", "spy:1:1") == ("no-spy", 0)
    t.end_of_round()
    assert (t.anna.spies, t.anna.spies_used) == (1, 0)


def test_a_spy_may_look_into_a_selection_area() -> None:
    """Rule 10.5: any card that lies face down."""
    t = kingdom(has(spies=1), has(face_down=["portal"]), offers=(["farm"], []), module="quests").select()
    t.choose("anna", "spy:chosen@1:1")
    assert (t.bob.chosen, t.bob.chosen_down) == (("portal",), ())


def test_a_spy_comes_as_a_reward() -> None:
    """Rule 10.5."""
    t = kingdom(has(lab={"materials": 4}, hand=["farm", "mill"]), module="quests", quest="northern_lands").offer()
    t.choose("anna", "quest:northern_lands:1")
    assert t.anna.spies == 1


def test_only_those_who_did_the_final_step_can_win() -> None:
    """Rule 10.6."""
    rich, poor = ["royal_palace", "gate_of_hell"], ["farm"]
    t = kingdom(has(built=rich), has(built=poor, steps=["usurper:4"]), module="quests")
    assert t.winners == ["bob"]
    t = kingdom(has(built=rich, steps=["usurper:4"]), has(built=poor, steps=["usurper:4"]), module="quests")
    assert t.winners == ["anna"]
    assert kingdom(has(built=rich), has(built=poor), module="quests").winners == []


def test_alone_the_solo_side_lies_up_and_its_final_step_must_be_done() -> None:
    """Rule 10.7."""
    t = alone(has(soldiers=10, chosen=["farm"]), module="quests").planning()
    assert t.reason("anna", "quest:usurper:4") is None
    rich = ["royal_palace"] * 6
    assert alone(has(duchy="teressia_b", built=rich), module="quests").result == "lost-quest"
    assert alone(has(duchy="teressia_b", built=rich), module="quests").winners == []
    done = alone(has(duchy="teressia_b", built=rich, steps=["usurper:4"]), module="quests")
    assert (done.total(), done.result, done.winners) == (96, "silver", ["anna"])


def test_the_usurper() -> None:
    """Rule 10.8: 4 for 2, 5 for two calamities, 5 for 4, 15 for 2."""
    rich = has(
        lab={"population": 4, "exploration": 5, "gold": 5}, soldiers=15, calamities=3, hand=["farm", "mill"]
    )  # fmt: skip
    t = kingdom(rich, module="quests").offer()
    t.choose("anna", "quest:usurper:1")
    assert t.anna.krystallium == 2
    t.choose("anna", "quest:usurper:2")
    assert t.anna.calamity_count == 1
    t.choose("anna", "quest:usurper:3")
    assert t.anna.soldiers == 15 + 4
    t.choose("anna", "quest:usurper:4")
    assert (t.anna.soldiers, t.anna.krystallium) == (4, 4)
    assert t.lab() == {}


def test_the_final_step_promises_its_reward_only_while_it_can_be_had() -> None:
    """Rule 10.2: whoever comes second is told that the reward is gone."""
    t = kingdom(has(soldiers=15, chosen=["farm"]), has(soldiers=15, chosen=["farm"]), module="quests").planning()
    step = STEPS[False]["usurper"][-1]
    assert step.label(t.table, 0).id == "wonderful_kingdom-act-step"
    t.bob.steps = ("usurper:4",)
    assert step.label(t.table, 0).id == "wonderful_kingdom-act-step-late"
    t.choose("anna", "quest:usurper:4")
    assert t.anna.krystallium == 0
