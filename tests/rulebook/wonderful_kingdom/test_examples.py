"""The worked examples of the rulebook, and the numbers that follow from its rules (T01 to T94)."""

from __future__ import annotations

from collections import Counter

import pytest

from regalia.engine.zones import HIDDEN, view
from regalia.games.wonderful_kingdom.cards import DEVELOPMENTS, MENACES
from tests.rulebook.wonderful_kingdom.kingdoms import KingdomGame, alone, dealt, has, kingdom


def play_choice(t: KingdomGame) -> int:
    """Take the first offers and areas until planning begins; says how many turns it took."""
    turns = 0
    while t.table.phase == "choice":
        name = t.asked[0]
        key = next(key for key in t.options(name) if key.startswith(("offer", "select")))
        turns += key.startswith("select") or not t.table.players[t.table.asked[0][0]].staged
        t.choose(name, key)
    return turns


def test_bořek_produces_five_materials() -> None:
    """T01: two on the duchy card, two on the Quarry, one on the Hamlet; cards in construction do not count."""
    t = kingdom(has(built=["quarry", "hamlet"], construction={"hamlet": None, "magic_forge": None}))
    assert t.anna.materials == 5


def test_the_expedition_counts_companies() -> None:
    """T02."""
    assert kingdom(has(built=["expedition", "royal_cavalry"])).anna.exploration == 2
    assert kingdom(has(built=["expedition"])).anna.exploration == 1
    without = kingdom(has(duchy="valados_b", built=["expedition"]))
    without.anna.families = (0, 0, 0, 0)
    assert without.anna.exploration == 0


def test_šimon_builds_barracks() -> None:
    """T03: three materials complete them at once; they produce one population in the following step."""
    t = kingdom(has(duchy="valados_a", built=["magic_forge"], construction={"barracks": None, "scholars": None}))
    t.production("materials")
    assert t.cubes() == {"materials": 3}
    t.choose("anna", *["put:barracks:materials"] * 3)
    assert t.anna.built == ("magic_forge", "barracks")
    assert t.table.step == 1
    assert t.cubes() == {"population": 1 + 1}


def test_šimons_final_score() -> None:
    """T04: 11 + 36 - 8 = 39."""
    built = ["tax_collectors", "monumental_statue", "great_library", "secret_society", "grand_arena", "magic_forge"]
    unfinished = {"banquet_hall": {"gold": 1}}
    t = kingdom(
        has(duchy="teressia_a", built=built, calamities=2, krystallium=1, soldiers=2, construction=unfinished),
        module="quests",
    )
    assert t.score() == {"flat": 2 + 6 + 3, "combinations": (3 + 4 + 2) * 4, "calamities": -8}
    assert t.total() == 39


def test_bořeks_rats() -> None:
    """T05."""
    t = kingdom(has(chosen=["giant_rat"], menaces=["giant_rat"])).planning()
    assert Counter(t.anna.menaces) == {"giant_rat": 2, "vermin": 2}


def test_the_pirate_of_the_five_seas() -> None:
    """T06: 3 + 4 = 7 cubes, but the supremacy compares 3 with 5."""
    pirate = has(
        built=["guildhall"], advisors=["pirate_of_the_five_seas"], soldiers=4, construction={"royal_palace": None}
    )
    t = kingdom(pirate, has(duchy="valados_b", built=["guildhall", "guildhall"]), module="advisors").produce("gold")
    assert (t.anna.gold, t.bob.gold) == (3, 5)
    t.choose("anna", "use:pirate_of_the_five_seas")
    assert t.anna.soldiers == 0
    assert t.cubes() == {"gold": 7}
    assert (t.anna.training, t.bob.training) == (0, 1)


def test_the_usurpers_final_step() -> None:
    """T07."""
    t = kingdom(has(soldiers=15, hand=["farm", "mill"]), has(soldiers=15, hand=["farm", "mill"]), module="quests")
    t.offer("anna").choose("anna", "quest:usurper:4")
    assert (t.anna.steps, t.anna.krystallium) == (("usurper:4",), 2)
    t.offer("bob").choose("bob", "quest:usurper:4")
    assert (t.bob.steps, t.bob.krystallium) == (("usurper:4",), 0)
    assert t.winners == ["anna", "bob"]


@pytest.mark.parametrize(("calamities", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_the_usurpers_second_step(calamities: int, left: int) -> None:
    """T07: up to two calamities."""
    t = kingdom(has(lab={"exploration": 5}, calamities=calamities, chosen=["farm"]), module="quests").planning()
    assert t.choose("anna", "quest:usurper:2").anna.calamity_count == left


def test_supremacy_with_an_empty_training_ground() -> None:
    """T08: 4 to 2."""
    t = kingdom(has(built=["quarry"])).produce("materials")
    assert (t.anna.training, t.anna.soldiers) == (1, 0)


def test_supremacy_with_a_soldier_in_training() -> None:
    """T09: 4 to 2."""
    t = kingdom(has(built=["quarry"], training=1)).produce("materials")
    assert (t.anna.training, t.anna.soldiers) == (0, 1)


def test_no_supremacy_on_a_tie() -> None:
    """T10: 3 to 3."""
    t = kingdom(has(built=["magic_forge"], training=1), has(built=["hamlet"])).produce("materials")
    assert (t.anna.materials, t.bob.materials) == (3, 3)
    assert (t.anna.training, t.anna.soldiers, t.bob.training) == (1, 0, 0)


def test_the_lab() -> None:
    """T11: four cubes and two more."""
    t = kingdom(has(lab={"population": 4})).produce("materials")
    assert (t.anna.krystallium, t.lab()) == (1, {"materials": 1})


def test_a_treasure() -> None:
    """T12."""
    holding = has(chosen=["treasure_population_gold"], construction={"scholars": None})
    t = kingdom(holding, has(chosen=["farm"])).planning()
    assert t.reason("anna", "build:treasure_population_gold") is not None
    t.choose("anna", "recycle:treasure_population_gold", "put:scholars:population")
    assert (t.lacks("scholars"), t.lab()) == ({"population": 2}, {"gold": 1})


def test_a_calamity() -> None:
    """T13."""
    t = kingdom(has(duchy="teressia_b", chosen=["calamity", "farm"]), module="quests").planning()
    assert t.options() == ["build:farm", "recycle:farm"]
    assert t.total() == -4


def test_recycling_that_completes_a_card() -> None:
    """T14: the Grand Market lacks one gold and produces gold in this round."""
    t = kingdom(
        has(duchy="valados_a", chosen=["guildhall"], construction={"grand_market": {"gold": 1}}), module="quests"
    )
    t.planning().choose("anna", "recycle:guildhall", "put:grand_market:gold")
    assert t.anna.built == ("grand_market",)
    assert t.anna.gold == 2
    assert t.lab()["gold"] == 2


def test_a_discarded_card() -> None:
    """T15: three cubes and a soldier are lost, one exploration goes into the lab."""
    t = kingdom(has(chosen=["farm"], construction={"gate_of_hell": {"exploration": 3, "soldiers": 2}, "portal": None}))
    t.planning().choose("anna", "throw-away:gate_of_hell")
    assert t.lab() == {"exploration": 1}
    assert t.lacks("portal") == {"population": 1, "exploration": 3}
    assert t.anna.soldiers == 0


def test_krystallium_and_soldiers() -> None:
    """T16."""
    lacking = {"royal_dungeon": {"gold": 1, "soldiers": 1}}
    t = kingdom(has(krystallium=2, chosen=["farm"], construction=lacking)).planning()
    t.choose("anna", "krystallium:royal_dungeon:gold")
    assert t.lacks("royal_dungeon") == {"soldiers": 1}
    assert t.options_like("krystallium") == []
    assert t.reason("anna", "soldier:royal_dungeon") == ("short-soldiers", 1)


def test_turn_order() -> None:
    """T20: sixteen turns; Anna's hand is empty after the thirteenth, Bob's after the fifteenth."""
    t = kingdom(module="quests").deal()
    assert play_choice(t) == 16
    t = kingdom(module="quests").deal()
    empty: dict[str, int] = {}
    turns = 0
    while t.table.phase == "choice":
        name = t.asked[0]
        key = next(key for key in t.options(name) if key.startswith(("offer", "select")))
        player = t.table.players[t.table.asked[0][0]]
        turns += key.startswith("select") or not player.staged
        t.choose(name, key)
        for who, seat in (("anna", t.anna), ("bob", t.bob)):
            if not seat.hand:
                empty.setdefault(who, turns)
    assert empty == {"anna": 13, "bob": 15}


def test_counts_at_the_start_of_a_round() -> None:
    """T21: after the first turn four cards lie there, 1 + 3, 2 + 2 or 3 + 1."""
    splits = set()
    for areas in ((1, 1), (1, 2), (2, 2)):
        t = kingdom(module="quests").deal()
        assert [len(t.anna.hand), len(t.bob.hand)] == [8, 8]
        for area in areas:
            t.choose("anna", next(key for key in t.options() if key.startswith("offer") and key.endswith(f":{area}")))
        splits.add(tuple(len(area) for area in t.table.offers_up))
    assert splits == {(3, 1), (2, 2), (1, 3)}


def test_an_empty_area() -> None:
    """T22."""
    t = kingdom(offers=([], ["calamity"]), module="quests").select().choose("anna", "select:1")
    assert (t.anna.chosen, t.anna.chosen_down) == ((), ())


def test_traps() -> None:
    """T23."""
    t = kingdom(has(hand=["farm", "mill", "portal"], traps=2)).offer()
    t.choose("anna", "offer:farm:1:down", "offer:mill:1:down")
    assert t.anna.traps == 0
    assert t.new_round().anna.traps == 2
    t = kingdom(has(hand=["farm", "mill"], traps=1)).offer().choose("anna", "offer:farm:1:down")
    assert t.reason("anna", "offer:mill:2:down") == ("no-trap", 0)


def test_secrecy() -> None:
    """T24: neither player can ask what lies face down."""
    t = kingdom(has(face_down=["gate_of_hell"]), face_down=(["royal_palace"], []), offers=(["farm"], ["mill"])).select()
    for seat in (0, 1, -1):
        seen = view(t.table, seat)
        assert seen.table.offers_down[0] == seen.table.players[0].chosen_down == (HIDDEN,)
        assert {"gate_of_hell", "royal_palace"} <= set(seen.unseen["card"])


def test_leftovers() -> None:
    """T25."""
    t = kingdom(has(chosen=["farm"]), offers=(["mill"], ["portal", "harbour"])).end_of_choice()
    assert t.table.discards == ("mill", "portal", "harbour")


def test_starting_players() -> None:
    """T26."""
    t = kingdom(first="anna", round=1, module="quests")
    starters = []
    for round in (1, 2, 3, 4):
        t.table.round = round
        starters.append(t.table.first)
        t.end_of_round()
    assert starters == [0, 1, 0, 1]


def test_deck_use() -> None:
    """T27: sixteen cards a round; sixteen are left at the end."""
    t = dealt(module="quests")
    for left in (64, 48, 32, 16):
        assert len(t.table.deck) == left
        play_choice(t)
        while t.table.asked and t.table.phase != "choice":
            name = t.asked[0]
            t.choose(name, next(key for key in t.options(name) if key.startswith(("recycle", "lab", "done", "build"))))
    assert t.table.over


def test_first_tie_break() -> None:
    """T30: equal points, twelve cards to eleven."""
    t = kingdom(has(duchy="teressia_b", built=["farm"] * 12), has(duchy="valados_b", built=["farm"] * 11, soldiers=3))
    assert t.winners == ["anna"]


def test_second_tie_break() -> None:
    """T31: equal cards, one soldier to three; all equal is shared."""
    t = kingdom(has(duchy="teressia_b", soldiers=1), has(duchy="valados_b", soldiers=3))
    assert t.winners == ["bob"]
    assert kingdom(has(duchy="teressia_b"), has(duchy="valados_b")).winners == ["anna", "bob"]


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
    assert t.only_fight().asked == []
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
    t = kingdom(has(lab={"gold": 4}, built=["quarry"]), module="quests").produce("materials")
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


def test_alone_at_the_start() -> None:
    """T70."""
    t = dealt(1, module="quests")
    assert (len(t.table.danger), len(t.table.deck) + 4) == (12, 72)
    assert (t.anna.spies, t.anna.spies_used, t.anna.traps) == (1, 1, 0)


def test_the_flow_of_a_round_alone() -> None:
    """T71: thirteen cards enter, four selections."""
    t = dealt(1, module="quests")
    selections = 0
    while t.table.phase == "choice":
        t.choose("anna", "select:1")
        selections += 1
    assert selections == 4
    assert len(t.table.deck) == 72 - 10
    assert len(t.table.danger) == 9


def test_a_search() -> None:
    """T72."""
    for limit, again in (("once_a_round", False), ("every_selection", True)):
        t = alone(offers=(["farm", "mill", "portal"], ["quarry", "harbour"]), module="quests", search=limit).select()
        t.choose("anna", "search:1", "remove:farm", "remove:mill")
        t.choose("anna", t.options()[0])
        assert len(t.anna.chosen) == 2
        t.select()
        assert ("search:2" in t.options()) == again


@pytest.mark.parametrize(("built", "trained"), [(["quarry", "magic_forge"], 1), (["quarry"], 0)])
def test_the_threshold_of_supremacy_alone(built: list[str], trained: int) -> None:
    """T73: five is enough, four is not."""
    assert alone(has(built=built)).produce("materials").anna.training == trained


def test_the_two_sides_alone() -> None:
    """T74: a hundred points are bronze on side A and silver on side B."""
    built = [*["royal_palace"] * 5, "titans_tomb", "last_refuge_of_the_giants"]
    assert (alone(has(duchy="valados_b", built=built)).total(), alone(has(duchy="valados_b", built=built)).result) == (
        100, "silver",
    )  # fmt: skip
    t = alone(has(duchy="teressia_a", built=built))
    t.anna.families = (0, 0, 0, 0)
    assert (t.total(), t.result) == (85, "bronze")


def test_spies_after_the_choice() -> None:
    """T75."""
    t = alone(has(spies=0, spies_used=2), module="quests").end_of_choice()
    assert t.anna.spies == 1
    t = alone(has(spies=1, spies_used=1), module="quests").end_of_choice()
    assert t.anna.spies == 2


@pytest.mark.parametrize(
    ("total", "medal"),
    [(69, "no-medal"), (70, "bronze"), (94, "bronze"), (95, "silver"), (114, "silver"), (115, "gold")],
)
def test_medal_borders(total: int, medal: str) -> None:
    """T76."""
    t = alone(has(duchy="teressia_b"))
    t.anna.points = total
    assert t.result == medal


def test_reconstructed_barracks() -> None:
    """T90."""
    t = kingdom(has(construction={"barracks": {"materials": 1}})).produce("materials")
    t.choose("anna", "put:barracks:materials")
    assert (t.anna.soldiers, t.anna.training) == (1, 0)


def test_reconstructed_royal_cavalry() -> None:
    """T91."""
    lacking = {"royal_cavalry": {"gold": 1}}
    t = kingdom(has(duchy="teressia_b", built=["portal", "dragon_eggs", "spice_island"], construction=lacking))
    t.produce("gold").choose("anna", "put:royal_cavalry:gold")
    assert t.anna.soldiers == 3
    assert t.score()["combinations"] == 6


def test_reconstructed_great_library() -> None:
    """T92."""
    t = kingdom(has(duchy="teressia_b", built=["great_library", "aqueduct", "ramparts", "royal_mint"]))
    assert t.anna.exploration == 4
    assert DEVELOPMENTS["great_library"].points.flat == 3


def test_reconstructed_valados() -> None:
    """T93."""
    t = kingdom(has(duchy="valados_a", built=["dragon_eggs"] * 5))
    assert t.score()["combinations"] == 10


def test_reconstructed_gate_of_hell() -> None:
    """T94: six krystallium and three soldiers complete it, nine krystallium do not."""
    t = kingdom(has(krystallium=6, soldiers=3, construction={"gate_of_hell": None}, chosen=["farm"])).planning()
    assert t.lacks("gate_of_hell") == {"exploration": 6, "soldiers": 3}
    t.choose("anna", *["krystallium:gate_of_hell:exploration"] * 6, *["soldier:gate_of_hell"] * 3)
    assert t.anna.built == ("gate_of_hell",)
    t = kingdom(has(krystallium=9, construction={"gate_of_hell": None}, chosen=["farm"])).planning()
    t.choose("anna", *["krystallium:gate_of_hell:exploration"] * 6)
    assert t.lacks("gate_of_hell") == {"soldiers": 3}
    assert t.options_like("krystallium") == []
