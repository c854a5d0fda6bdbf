"""At any time: before a step, a phase or the game passes, whoever could still change something is asked (rule 6.14)."""

from __future__ import annotations

from tests.rulebook.wonderful_kingdom.kingdoms import alone, has, kingdom


def test_krystallium_completes_a_card_after_the_last_cube() -> None:
    """Rule 6.14: the Hamlet gets two cubes, then the krystallium, and its population comes in the next step."""
    t = kingdom(has(krystallium=1, construction={"hamlet": {"materials": 3}, "scholars": None})).production("materials")
    t.choose("anna", "put:hamlet:materials", "put:hamlet:materials")
    assert t.table.step == 0
    t.choose("anna", "krystallium:hamlet:materials")
    assert t.anna.built == ("hamlet",)
    assert t.table.step == 1
    assert t.cubes() == {"population": 2}


def test_a_soldier_completes_a_card_after_the_last_cube() -> None:
    """Rule 6.14."""
    sappers = {"sappers": {"population": 1, "soldiers": 1}}
    t = kingdom(has(soldiers=1, construction=sappers)).produce("population")
    t.choose("anna", "put:sappers:population")
    assert t.options() == ["soldier:sappers", "throw-away:sappers", "done"]
    t.choose("anna", "soldier:sappers")
    assert t.anna.built == ("sappers",)


def test_krystallium_completes_a_card_in_planning_after_the_last_card() -> None:
    """Rule 6.14."""
    t = kingdom(has(krystallium=2, chosen=["quarry"]), module="quests").planning().choose("anna", "build:quarry")
    assert t.table.phase == "planning"
    t.choose("anna", "krystallium:quarry:materials", "krystallium:quarry:materials")
    assert t.anna.built == ("quarry",)
    assert t.anna.materials == 2 + 2


def test_krystallium_of_a_thawed_card_can_be_used_before_the_game_ends() -> None:
    """Rule 6.14: in the fight of the last round."""
    sites = {"alchemists_tower": {}, "farm": {"materials": 1}}
    t = kingdom(has(construction=sites, frozen=["alchemists_tower"], soldiers=2), round=4).fight()
    t.choose("anna", "defeat:ice_giant:alchemists_tower")
    assert not t.table.over
    t.choose("anna", "krystallium:farm:materials")
    assert t.anna.built == ("alchemists_tower", "farm")
    assert t.table.over


def test_soldiers_of_a_thawed_card_can_be_used_before_the_game_ends() -> None:
    """Rule 6.14."""
    sites = {"magic_forge": {}, "sappers": {"soldiers": 1}}
    t = kingdom(has(construction=sites, frozen=["magic_forge"], soldiers=2), round=4).fight()
    t.choose("anna", "defeat:ice_giant:magic_forge", "soldier:sappers")
    assert t.anna.built == ("magic_forge", "sappers")


def test_a_quest_step_can_be_paid_with_what_a_thawed_card_gave() -> None:
    """Rules 6.14, 10.2: in the Frozen North the last krystallium saves the game."""
    must = ("great_lighthouse", "seafarers", "harbour", "last_refuge_of_the_giants")
    t = alone(
        has(
            built=must,
            construction={"dragon_eggs": {}},
            frozen=["dragon_eggs"],
            soldiers=2,
            lab={"exploration": 9},
        ),
        scenario="the_frozen_north",
    )
    t.table.round = 4
    t.fight().choose("anna", "defeat:ice_giant:dragon_eggs")
    assert not t.table.over
    t.choose("anna", "quest:northern_lands:4")
    while not t.table.over:
        t.choose("anna", "done")
    assert t.result != "lost-quest"


def test_a_card_thrown_away_saves_the_last_farm() -> None:
    """Rules 6.10, 6.14: alone against the flood of rats, with four cubes in the lab."""
    t = alone(
        has(
            built=["farm"] * 3,
            construction={"farm": {"materials": 1}, "aqueduct": None},
            lab={"gold": 4},
            duchy="teressia_b",
        ),
        scenario="flood_of_rats",
    )
    t.anna.put_site(t.anna.sites["farm"].made_bound())
    t.table.round = 4
    t.production("exploration").choose("anna", "throw-away:aqueduct", "krystallium:farm:materials")
    assert t.table.over
    assert t.result != "lost-unbuilt"


def test_a_card_thrown_away_pays_for_the_mercenaries_and_they_for_the_victory() -> None:
    """Rules 6.10, 6.14: the Guildhall's gold is the fifth; four soldiers join eleven, and fifteen are enough.

    The step's own cube has gone to the lab by itself, so that nothing else asks."""
    t = kingdom(
        has(lab={"gold": 3}, soldiers=11, construction={"guildhall": None}, duchy="valados_b"),
        has(duchy="teressia_b"),
        round=4,
        module="quests",
    )
    t.production("gold")
    assert t.table.step == 2
    t.choose("anna", "throw-away:guildhall", "quest:usurper:3", "quest:usurper:4")
    assert "usurper:4" in t.anna.steps


def test_a_card_thrown_away_frees_a_frozen_one() -> None:
    """Rules 6.10, 6.14, 8.8: the Aqueduct's cube makes the krystallium that the frozen Farm lacks."""
    sites = {"farm": {"materials": 1}, "aqueduct": None}
    t = kingdom(has(construction=sites, frozen=["farm"], lab={"gold": 4}, soldiers=2), round=4).fight()
    t.choose("anna", "throw-away:aqueduct", "krystallium:farm:materials", "defeat:ice_giant:farm")
    assert t.anna.built == ("farm",)
    assert t.table.over


def test_a_soldier_of_the_last_advisor_selected_can_be_used_before_planning() -> None:
    """Rule 6.14: choice does not pass before it could be."""
    t = kingdom(has(construction={"sappers": {"soldiers": 1}}), module="advisors", offers=(["court_jester"], ["farm"]))
    t.table.phase = "choice"
    t.select("anna").choose("anna", "select:1")
    t.end_of_choice()
    assert t.table.phase == "choice"
    assert t.options() == ["soldier:sappers", "throw-away:sappers", "done"]


def test_what_is_left_after_an_advisor_at_the_end_can_still_be_used() -> None:
    """Rule 6.14: five soldiers, four for the Chronicler, one for the Sappers."""
    t = kingdom(
        has(soldiers=5, advisors=["court_chronicler"], construction={"sappers": {"soldiers": 1}}), module="advisors"
    ).end()
    t.choose("anna", "use:court_chronicler", "soldier:sappers")
    assert t.anna.built == ("sappers",)
    assert t.table.over


def test_what_an_advisor_waits_for_does_not_keep_from_other_things() -> None:
    """Rule 6.14: at an advisor's moment, too, a soldier may go onto a card."""
    t = kingdom(
        has(soldiers=4, advisors=["court_chronicler"], construction={"sappers": {"soldiers": 1}}), module="advisors"
    ).end()
    assert t.options() == ["soldier:sappers", "throw-away:sappers", "use:court_chronicler", "done"]
    t.choose("anna", "soldier:sappers")
    assert t.anna.built == ("sappers",)
    assert t.table.over


def test_nobody_is_asked_where_nothing_can_change() -> None:
    """Rule 6.14: one krystallium for two empty slots, four cubes for five, three soldiers for none."""
    t = kingdom(
        has(krystallium=1, soldiers=3, construction={"farm": None}, lab={"population": 3}, duchy="teressia_b"),
        has(duchy="valados_b"),
    ).produce("gold")
    assert t.asked == []


def test_whoever_wishes_is_always_asked() -> None:
    """Rule 6.14: with the option, whenever anything is possible at all; with nothing possible nobody."""
    t = kingdom(has(construction={"farm": None}, duchy="teressia_b"), module="quests", pauses="always").produce("gold")
    assert t.options() == ["throw-away:farm", "done"]
    assert t.asked == ["anna"]


def test_what_can_wait_is_asked_again_in_every_step() -> None:
    """Rule 6.14: whoever keeps a krystallium that would complete a card is asked before each step passes."""
    t = kingdom(
        has(krystallium=1, construction={"farm": {"materials": 1}}, duchy="teressia_b"),
        has(duchy="valados_b"),
        module="quests",
    ).production("materials")
    steps = []
    while t.table.phase == "production" and t.asked == ["anna"]:
        steps.append(t.table.step)
        t.choose("anna", next(key for key in t.options() if key.startswith(("done", "lab:"))))
    assert set(steps) == {0, 1, 2, 3}


def test_planning_advisors_need_no_card_to_plan() -> None:
    """Rule 9.4: with nothing but a calamity selected, the High Priestess and the Court Alchemist can be used."""
    t = kingdom(
        has(chosen=["calamity"], soldiers=5, advisors=["high_priestess", "court_alchemist"]), module="advisors"
    ).planning()
    t.choose("anna", "use:high_priestess")
    assert t.anna.calamity_count == 0
    t.choose("anna", "use:court_alchemist")
    assert t.anna.krystallium == 1


def test_alone_too_the_alchemist_needs_no_card_to_plan() -> None:
    """Rule 9.4."""
    t = alone(has(chosen=["calamity"], soldiers=2, advisors=["court_alchemist"]), module="advisors").planning()
    t.choose("anna", "use:court_alchemist")
    assert t.anna.krystallium == 1
