"""Numbers that follow from the rules of menaces, advisors and quests (T40 to T64)."""

from __future__ import annotations

from regalia.games.wonderful_kingdom.cards import MENACES
from tests.rulebook.wonderful_kingdom.kingdoms import dealt, has, kingdom


def test_hands_with_menaces() -> None:
    """T40."""
    t = kingdom(menaces=("shadows", "giant_rats")).deal()
    assert (t.anna.hand.count("shadow"), t.bob.hand.count("giant_rat")) == (1, 1)
    assert "calamity" not in (*t.anna.hand, *t.bob.hand)


def test_the_price_of_a_shadow() -> None:
    """T41."""
    assert MENACES["shadow"].price == 3
    t = kingdom(has(menaces=["shadow"], soldiers=2), menaces=("shadows", "thieves")).fight()
    assert t.anna.menaces == ("shadow",)
    t = kingdom(has(duchy="teressia_b", menaces=["shadow"], soldiers=3), menaces=("shadows", "thieves")).only_fight()
    assert t.score()["menaces"] == -4
    t.choose("anna", "defeat:shadow")
    assert (t.score()["menaces"], t.table.box) == (0, ("shadow",))


def test_no_fight_in_production() -> None:
    """T42."""
    t = kingdom(has(menaces=["vermin"], soldiers=5, construction={"farm": None})).production()
    assert not any("defeat" in key for key in t.options())


def test_an_ice_giant_is_defeated() -> None:
    """T43."""
    t = kingdom(has(construction={"barracks": {"materials": 1}}, frozen=["barracks"], soldiers=2, krystallium=1))
    assert t.only_fight().reason("anna", "defeat:ice_giant:barracks") == ("frozen-lacks", 1)
    t.produce("materials").choose("anna", "put:barracks:materials")
    t.only_fight().choose("anna", "defeat:ice_giant:barracks")
    assert (t.anna.built, t.anna.menaces, t.anna.soldiers) == (("barracks",), (), 1)


def test_one_giant_for_each_card() -> None:
    """T44."""
    t = kingdom(has(chosen=["ice_giant", "ice_giant", "mill"], construction={"farm": None})).planning()
    t.choose("anna", "freeze:farm")
    assert set(t.anna.frozen) == {"farm", "mill"}
    assert t.anna.chosen == ()


def test_a_frozen_card() -> None:
    """T45."""
    t = kingdom(has(construction={"farm": {"materials": 1}, "mill": None}, frozen=["farm"])).produce("materials")
    assert t.reason("anna", "throw-away:farm") == ("is-frozen", 0)
    t.choose("anna", "put:farm:materials")
    assert (t.lacks("farm"), t.anna.built) == ({}, ())


def test_two_shadows() -> None:
    """T46: the opponent's lab gets one cube for each card, two for a treasure."""
    chosen = ["shadow", "farm", "mill", "harbour", "quarry"]
    t = kingdom(has(chosen=chosen, menaces=["shadow"]), menaces=("shadows", "thieves")).planning()
    t.choose("anna", "shadow:farm", "shadow:harbour")
    assert (t.lab("bob"), t.lab("anna")) == ({"population": 1, "exploration": 1}, {})
    assert t.anna.chosen == ("shadow", "mill", "quarry")
    chosen = ["shadow", "farm", "mill", "treasure_gold_gold"]
    t = kingdom(has(chosen=chosen, menaces=["shadow"]), menaces=("shadows", "thieves")).planning()
    t.choose("anna", "shadow:farm", "shadow:treasure_gold_gold")
    assert t.bob.lab_cubes == 3


def test_a_thief() -> None:
    """T47."""
    robbed = has(built=["guildhall"], menaces=["thief"], thefts=["guildhall:gold"], soldiers=2)
    t = kingdom(robbed, menaces=("shadows", "thieves"))
    assert t.anna.gold == 2
    t.only_fight().choose("anna", "defeat:thief")
    assert t.anna.gold == 3


def test_rats_at_the_end() -> None:
    """T48."""
    t = kingdom(has(duchy="teressia_b", menaces=["giant_rat"] * 2 + ["vermin"] * 3))
    assert t.total() == -14


def test_advisors_at_the_start() -> None:
    """T50."""
    t = dealt(module="advisors")
    assert len(t.table.deck) == 80
    assert [len(player.dealt) for player in t.table.players] == [2, 2]
    assert [player.soldiers for player in t.table.players] == [2, 2]


def test_two_advisors_in_one_area() -> None:
    """T51."""
    t = kingdom(offers=(["quartermaster", "court_jester"], []), face_down=(["grey_eminence"], []), module="advisors")
    t.select().choose("anna", "select:1")
    assert (t.anna.soldiers, len(t.anna.advisors)) == (2, 2)
    t.planning()
    assert (t.anna.soldiers, len(t.anna.advisors)) == (3, 3)


def test_an_advisor_twice_in_a_round() -> None:
    """T52."""
    t = kingdom(
        has(advisors=["pirate_of_the_five_seas"], soldiers=8, construction={"royal_mint": None}), module="advisors"
    ).produce("gold")  # fmt: skip
    t.choose("anna", "use:pirate_of_the_five_seas")
    assert t.reason("anna", "use:pirate_of_the_five_seas") == ("advisor-used", 0)
    t.new_round()
    t.produce("gold")
    assert t.reason("anna", "use:pirate_of_the_five_seas") is None


def test_advisors_alone() -> None:
    """T53: eleven; one is kept, ten are in the deck."""
    t = dealt(1, module="advisors")
    assert len(t.table.deck) == 70 + 9
    t.keep_advisors()
    assert len(t.table.deck) == 72 - 4


def test_a_step_paid_from_lab_and_hand() -> None:
    """T60."""
    t = kingdom(has(lab={"population": 3}), module="quests").produce("population")
    t.choose("anna", "quest:usurper:1")
    assert (t.anna.krystallium, t.lab(), t.cubes()) == (2, {}, {})
    t = kingdom(has(lab={"population": 2}, construction={"scholars": None}), module="quests").produce("population")
    assert t.reason("anna", "quest:usurper:1") == ("short-population", 1)


def test_no_forced_conversion() -> None:
    """T61."""
    t = kingdom(has(lab={"gold": 4}, built=["quarry"]), module="quests", pauses="always").produce("materials")
    assert t.lab() == {"gold": 4, "materials": 4}
    assert "transmute" in t.options()


def test_who_wins_a_quest() -> None:
    """T62: 80 points without the final step lose to 40 with it."""
    eighty, forty = ["royal_palace"] * 5, ["titans_tomb", "titans_tomb", "gate_of_hell"]
    a, b = has(duchy="teressia_b", built=eighty), has(duchy="valados_b", built=forty, steps=["usurper:4"])
    t = kingdom(a, b, module="quests")
    assert (t.total("anna"), t.total("bob")) == (80, 40)
    assert t.winners == ["bob"]
    assert kingdom(a, a, module="quests").winners == []
    both = has(duchy="teressia_b", built=eighty, steps=["usurper:4"])
    assert kingdom(both, b, module="quests").winners == ["anna"]


def test_the_final_step_at_the_same_moment() -> None:
    """T63: Anna starts round three."""
    both = has(soldiers=15)
    t = kingdom(both, both, round=3, module="quests").production("exploration")
    t.choose("bob", "quest:usurper:4").choose("anna", "quest:usurper:4")
    assert (t.anna.krystallium, t.bob.krystallium) == (2, 0)


def test_the_final_step_first() -> None:
    """T64."""
    t = kingdom(has(soldiers=30, chosen=["farm"]), module="quests").planning().choose("anna", "quest:usurper:4")
    assert t.reason("anna", "quest:usurper:4") == ("step-done", 0)
