"""Where the rulebook is silent: what is played here (rule 12)."""

from __future__ import annotations

from collections import Counter

from regalia.games.wonderful_kingdom.cards import DEVELOPMENTS, SCENARIOS
from tests.rulebook.wonderful_kingdom.kingdoms import Areas, alone, has, kingdom


def test_rats_breed_in_every_planning() -> None:
    """Rule 12.1: without a new rat too."""
    t = kingdom(has(menaces=["giant_rat", "giant_rat"])).planning()
    assert Counter(t.anna.menaces) == {"giant_rat": 2, "vermin": 2}


def test_as_many_vermin_as_there_are() -> None:
    """Rule 12.2."""
    t = kingdom(has(chosen=["giant_rat"], menaces=["giant_rat"] * 2))
    t.table.vermin_left = 2
    t.planning()
    assert t.anna.menaces.count("vermin") == 2
    assert not t.table.over


def test_shadows_take_developments_and_treasures_only() -> None:
    """Rule 12.3."""
    t = kingdom(
        has(chosen=["shadow", "thief", "farm", "treasure_gold_gold"]), menaces=("shadows", "thieves")
    ).planning()  # fmt: skip
    assert t.options_like("shadow") == ["farm", "treasure_gold_gold"]


def test_a_giant_without_any_card_stays_loose() -> None:
    """Rule 12.4: it is defeated by soldiers alone."""
    t = kingdom(has(chosen=["ice_giant", "treasure_gold_gold"], soldiers=2)).planning()
    assert list(t.anna.menaces) == ["ice_giant"]
    assert t.anna.frozen == ()
    t.only_fight().choose("anna", "defeat:ice_giant")
    assert t.anna.menaces == ()


def test_the_bonus_of_a_thawed_card_helps_in_the_same_fight() -> None:
    """Rule 12.5: the Barracks bring the soldier that defeats a Vermin."""
    t = kingdom(has(construction={"barracks": {}}, frozen=["barracks"], menaces=["vermin"], soldiers=2)).only_fight()
    t.choose("anna", "defeat:ice_giant:barracks", "defeat:vermin")
    assert t.anna.menaces == ()
    assert t.anna.population == 1 + 1


def test_a_theft_token_covers_a_whole_multiplied_symbol_but_one_of_two_plain_ones() -> None:
    """Rule 12.6."""
    built = ["royal_mint", "grand_market"]
    t = kingdom(has(built=built))
    assert t.anna.gold == 1 + 2 + 2
    assert kingdom(has(built=built, thefts=["royal_mint:gold"])).anna.gold == 1 + 2
    assert kingdom(has(built=built, thefts=["grand_market:gold"])).anna.gold == 1 + 2 + 1
    t = kingdom(has(chosen=["thief", "thief"], built=["royal_mint"]), menaces=("shadows", "thieves")).planning()
    t.choose("anna", "cover:royal_mint:gold")
    assert "cover:royal_mint:gold" not in t.options()


def test_the_affected_player_orders_the_menaces() -> None:
    """Rule 12.7."""
    t = kingdom(has(chosen=["shadow", "thief", "farm", "mill"]), menaces=("shadows", "thieves")).planning()
    kinds = {key.partition(":")[0] for key in t.options()}
    assert kinds == {"shadow", "cover"}


def test_searched_cards_are_discarded_and_treasures_and_advisors_can_be_removed() -> None:
    """Rule 12.8."""
    offers: Areas = (["treasure_gold_gold", "quartermaster"], [])
    t = alone(offers=offers, deck=["farm", "mill", "portal"], module="advisors").select()
    assert t.options_like("search") == ["1"]
    t.choose("anna", "search:1", "remove:quartermaster")
    t.choose("anna", "find:farm")
    assert set(t.table.discards) == {"treasure_gold_gold", "quartermaster", "mill", "portal"}
    assert t.anna.soldiers == 0


def test_the_discarded_cards_become_a_new_deck() -> None:
    """Rule 12.9: but no calamities and no menaces."""
    t = alone(offers=(["farm", "mill"], []), deck=["portal"], module="quests")
    t.table.deck = t.table.deck[-1:]
    t.table.discards = ("harbour", "calamity", "scholars")
    t.table.discards_down = ("aqueduct",)
    t.select().choose("anna", "search:1", "remove:farm")
    found = set(t.options_like("find"))
    assert "portal" in found
    assert len(found) == 3
    assert "calamity" in t.table.discards
    left = {"harbour", "scholars", "aqueduct", "farm", "mill", "portal"}
    assert set(t.table.deck) == left - found


def test_krystallium_pays_for_resources_in_a_quest_but_not_for_soldiers() -> None:
    """Rule 12.10."""
    t = kingdom(has(lab={"population": 1}, krystallium=3, chosen=["farm"]), module="quests").planning()
    t.choose("anna", "quest:usurper:1")
    assert (t.anna.krystallium, t.lab()) == (0 + 2, {})
    t = kingdom(has(soldiers=14, krystallium=5, chosen=["farm"]), module="quests").planning()
    assert t.reason("anna", "quest:usurper:4") == ("short-soldiers", 1)


def test_the_cheapest_cubes_pay_first() -> None:
    """Rule 12.10: lab cubes, then cubes in hand, then krystallium."""
    t = kingdom(has(lab={"gold": 3}, krystallium=2, built=["guildhall"]), module="quests").produce("gold")
    t.choose("anna", "quest:usurper:3")
    assert (t.lab(), t.anna.krystallium) == ({"gold": 1}, 2)


def test_soldiers_are_unlimited() -> None:
    """Rule 12.11: both may pay fifteen, and more than thirty may be about."""
    t = kingdom(has(soldiers=25, hand=["farm", "mill"]), has(soldiers=25), module="quests").offer()
    t.choose("anna", "quest:usurper:4")
    t = kingdom(has(soldiers=40, construction={"barracks": {"materials": 1}})).produce("materials")
    t.choose("anna", "put:barracks:materials")
    assert t.anna.soldiers == 41


def test_at_the_same_moment_the_starting_player_is_first() -> None:
    """Rule 12.12: whoever clicks first, within one step both are equal."""
    for first, winner in (("anna", 0), ("bob", 1)):
        for order in (("anna", "bob"), ("bob", "anna")):
            both = has(soldiers=15, construction={"farm": None})
            t = kingdom(both, both, first=first, round=3, module="quests").production("materials")
            for name in order:
                t.choose(name, "quest:usurper:4")
            for name in order:
                while name in t.asked and t.table.step == 0:
                    t.choose(name, next(key for key in t.options(name) if key.startswith(("lab", "done"))))
            assert [player.krystallium for player in t.table.players] == [2 * (winner == 0), 2 * (winner == 1)]


def test_alone_in_the_moment_the_other_player_is_first() -> None:
    """Rules 12.12, 12.20: Bob did it, Anna did not; when both have acted, and before the next step, he has it."""
    t = kingdom(
        has(construction={"farm": None}),
        has(soldiers=15, construction={"portal": {"exploration": 2}}),
        module="quests",
    ).production("materials")
    t.choose("bob", "quest:usurper:4")
    t.choose("anna", "put:farm:materials", "put:farm:materials")
    assert t.bob.krystallium == 2
    assert t.table.step == 0
    assert "krystallium:portal:exploration" in t.options("bob")


def test_gifts_of_shadows_and_swaps_come_before_planning() -> None:
    """Rule 12.13."""
    t = kingdom(
        has(chosen=["shadow", "farm", "mill"]), has(chosen=["harbour"]), menaces=("shadows", "thieves")
    ).planning()  # fmt: skip
    assert t.asked == ["anna"]
    swapping = has(advisors=["silver_tongued_envoy"], soldiers=3, chosen=["farm", "mill"])
    t = kingdom(swapping, has(chosen=["harbour"]), module="advisors").planning()
    assert t.asked == ["anna"]
    assert t.options() == ["use:silver_tongued_envoy", "done"]


def test_a_treasure_counts_twice_beside_the_danger_deck() -> None:
    """Rule 12.14."""
    t = alone(has(chosen=["shadow", "treasure_gold_gold"]), scenario="thieves_guild").planning()
    assert t.table.beside_danger == 2


def test_only_the_placed_copies_leave_the_deck() -> None:
    """Rule 12.15: one of three Seafarers is placed; whichever copy is built will do."""
    assert DEVELOPMENTS["seafarers"].copies > SCENARIOS["the_frozen_north"].construction["seafarers"]
    built = list(SCENARIOS["the_frozen_north"].construction)
    t = alone(
        has(built=built, steps=["northern_lands:4"], construction={"seafarers": None}), scenario="the_frozen_north"
    )  # fmt: skip
    assert not t.result.startswith("lost")


def test_calamities_go_by_one_name() -> None:
    """Rule 12.18: what a quest step discards are the eight calamities."""
    t = kingdom(has(lab={"exploration": 5}, calamities=1, chosen=["farm"]), module="quests").planning()
    t.choose("anna", "quest:usurper:2")
    assert t.anna.calamities == ()
    assert t.table.box == ("calamity",)


def test_planning_advisors_work_in_planning() -> None:
    """Rule 12.19."""
    t = kingdom(has(advisors=["quartermaster"], soldiers=1, chosen=["farm"]), module="advisors").planning()
    assert "use:quartermaster" in t.options()


def test_a_loose_giant_that_could_lie_under_a_card_must() -> None:
    """Rule 12.4: only a giant without any card is loose."""
    t = kingdom(has(chosen=["ice_giant", "ice_giant", "farm"])).planning()
    assert t.anna.frozen == ("farm",)
    assert t.anna.loose == ("ice_giant",)


def test_a_giant_that_was_loose_lies_down_under_the_first_card_there_is() -> None:
    """Rules 8.8, 12.4: in a later planning, under a card in construction or under one to begin with."""
    t = kingdom(has(menaces=["ice_giant"], construction={"farm": None, "mill": None}, chosen=["quarry"])).planning()
    assert t.options_like("freeze") == ["farm", "mill"]
    assert t.options_like("freeze-new") == ["quarry"]
    t.choose("anna", "freeze:mill")
    assert (t.anna.frozen, t.anna.loose, t.anna.menaces) == (("mill",), (), ("ice_giant",))
    t = kingdom(has(menaces=["ice_giant"], chosen=["quarry"])).planning()
    assert t.anna.frozen == ("quarry",)


def test_a_thief_covers_before_anything_is_planned() -> None:
    """Rule 12.21: a card that would be completed in this planning cannot be covered in it."""
    t = kingdom(
        has(chosen=["thief", "quarry"], construction={"barracks": {"materials": 1}}), menaces=("shadows", "thieves")
    ).planning()
    assert t.options_like("recycle") == []
    assert {symbol.partition(":")[0] for symbol in t.options_like("cover")} == {t.anna.duchy}
