"""The six solo scenarios: set-up, special rules, how they are lost, medals (rule 11.10)."""

from __future__ import annotations

from collections import Counter

import pytest

from regalia.games.wonderful_kingdom.cards import ADVISORS, DEVELOPMENTS, SCENARIOS, TREASURES, copies_of
from tests.rulebook.wonderful_kingdom.kingdoms import Holding, KingdomGame, alone, dealt, has

FARMS = ["farm"] * 4
PALACES = ["royal_palace"] * 5
"""Eighty points."""


def everything(t: KingdomGame) -> Counter[str]:
    """Every card that is dealt or waits to be."""
    table = t.table
    return Counter((*table.deck, *table.danger, *table.offers_up[0], *table.offers_up[1]))


def scenario(name: str, holding: Holding | None = None) -> KingdomGame:
    return alone(holding, scenario=name)


@pytest.mark.parametrize("name", SCENARIOS)
def test_what_lies_in_construction_is_not_in_the_deck(name: str) -> None:
    """Rules 11.10, 12.15: the other copies stay in it; twelve cards make the danger deck."""
    t = dealt(1, scenario=name)
    cards = everything(t)
    placed = Counter(SCENARIOS[name].construction) + Counter(SCENARIOS[name].built)
    for card, copies in Counter(copies_of(DEVELOPMENTS)).items():
        assert cards[card] == copies - placed[card]
    assert Counter(t.anna.construction) == SCENARIOS[name].construction
    assert len(t.table.danger) == 12


@pytest.mark.parametrize("name", SCENARIOS)
def test_advisors_replace_treasures_and_menaces_replace_calamities(name: str) -> None:
    """Rule 11.10."""
    cards = everything(dealt(1, scenario=name))
    advisors = any(card in ADVISORS for card in cards)
    assert advisors != any(card in TREASURES for card in cards)
    menaces = {"flood_of_rats": "giant_rat", "the_frozen_north": "ice_giant", "thieves_guild": "shadow"}
    assert cards["calamity"] == (0 if name in menaces else 4)
    if name in menaces:
        assert cards[menaces[name]] == 4


@pytest.mark.parametrize(
    ("name", "medals"),
    [
        ("flood_of_rats", (70, 90, 110)),
        ("the_prophecy", (60, 80, 100)),
        ("the_frozen_north", (60, 85, 110)),
        ("the_last_battle", (80, 95, 125)),
        ("thieves_guild", (80, 95, 120)),
        ("surrounded", (60, 85, 100)),
    ],
)
def test_medals(name: str, medals: tuple[int, int, int]) -> None:
    """Rule 11.10, example T80: what must be built is built, what must be done is done."""
    must = [card for card, n in SCENARIOS[name].construction.items() for _ in range(n)]
    steps = [f"{board}:4" for board in SCENARIOS[name].quests]
    bronze, silver, gold = medals
    expected = {
        bronze - 1: "no-medal", bronze: "bronze", silver - 1: "bronze", silver: "silver", gold - 1: "silver",
        gold: "gold", gold + 30: "gold",
    }  # fmt: skip
    for total, medal in expected.items():
        t = scenario(name, has(duchy="teressia_b", built=must, steps=steps))
        t.anna.points = total - t.total()
        assert t.result == medal


# Flood of Rats


def test_flood_of_rats_set_up() -> None:
    t = dealt(1, scenario="flood_of_rats")
    assert t.anna.construction == ("farm",) * 4
    assert t.table.vermin_left == 10


def test_the_farms_cannot_be_thrown_away() -> None:
    t = dealt(1, scenario="flood_of_rats")
    for name in ("farm", "farm.2", "farm.3", "farm.4"):
        assert t.reason("anna", f"throw-away:{name}") == ("must-be-built", 0)


def test_each_farm_in_construction_draws_a_vermin_after_the_fight() -> None:
    """Example T77."""
    t = scenario("flood_of_rats", has(construction={"farm": None, "farm.2": None})).fight()
    assert t.anna.menaces == ("vermin", "vermin")
    assert t.table.vermin_left == 8


def test_defeated_vermin_return_to_their_deck() -> None:
    t = scenario("flood_of_rats", has(menaces=["vermin"], soldiers=1))
    t.table.vermin_left = 9
    t.only_fight().choose("anna", "defeat:vermin")
    assert t.table.vermin_left == 10
    assert t.table.box == ()


def test_an_empty_vermin_deck_loses_at_once() -> None:
    """Example T77: by the farms, or by the rats."""
    t = scenario("flood_of_rats", has(construction={"farm": None, "farm.2": None}))
    t.table.vermin_left = 2
    t.fight()
    assert t.table.over
    assert t.result == "lost-vermin"
    assert t.winners == []
    t = scenario("flood_of_rats", has(chosen=["giant_rat", "farm"], menaces=["giant_rat"]))
    t.table.vermin_left = 2
    t.planning()
    assert (t.table.over, t.result) == (True, "lost-vermin")
    assert t.table.asked == ()


def test_all_farms_must_be_built() -> None:
    """Example T77."""
    t = scenario("flood_of_rats", has(duchy="teressia_b", built=[*FARMS[:3], *PALACES, *PALACES]))
    assert t.result == "lost-unbuilt"
    t = scenario("flood_of_rats", has(duchy="teressia_b", built=[*FARMS, *PALACES, "royal_palace", "royal_dungeon"]))
    assert (t.total(), t.result) == (109, "silver")
    t = scenario("flood_of_rats", has(duchy="teressia_b", built=[*FARMS, *PALACES, *["royal_palace"] * 2]))
    assert (t.total(), t.result) == (112, "gold")


# The Prophecy


def test_the_prophecy_set_up() -> None:
    """Example T78, rule 12.16."""
    t = dealt(1, scenario="the_prophecy")
    assert t.anna.advisors == ("enlightened_prophet", "grey_eminence")
    assert sum(n for card, n in everything(t).items() if card in ADVISORS) == 9
    assert t.anna.soldiers == 6
    assert (t.anna.spies, t.anna.spies_used) == (0, 0)
    assert sum(everything(t).values()) == 70 - 3 + 9 + 4
    slots = [DEVELOPMENTS[card].cost["soldiers"] for card in t.anna.construction]
    assert sum(slots) == 6


def test_the_prophecy_has_no_spies() -> None:
    t = scenario("the_prophecy", has())
    t.end_of_choice()
    assert (t.anna.spies, t.anna.spies_used) == (0, 0)


@pytest.mark.parametrize("missing", ["gate_of_hell", "secret_society", "royal_dungeon"])
def test_the_prophecy_is_lost_without_one_of_its_cards(missing: str) -> None:
    must = [card for card in SCENARIOS["the_prophecy"].construction if card != missing]
    assert scenario("the_prophecy", has(built=[*must, *PALACES])).result == "lost-unbuilt"
    assert scenario("the_prophecy", has(built=[*must, missing, *PALACES])).result != "lost-unbuilt"


# The Frozen North


def test_the_frozen_north_set_up() -> None:
    t = dealt(1, scenario="the_frozen_north")
    assert t.table.quests == ("northern_lands",)
    assert set(t.anna.construction) == {"great_lighthouse", "seafarers", "harbour", "last_refuge_of_the_giants"}
    assert everything(t)["ice_giant"] == 4


def test_the_frozen_north_has_a_fight() -> None:
    t = scenario("the_frozen_north", has(construction={"harbour": {}}, frozen=["harbour"], soldiers=2)).fight()
    t.choose("anna", "defeat:ice_giant:harbour")
    assert t.anna.built == ("harbour",)


def test_the_frozen_north_is_lost_without_its_final_step() -> None:
    """Example T80."""
    must = list(SCENARIOS["the_frozen_north"].construction)
    assert scenario("the_frozen_north", has(built=[*must, *PALACES])).result == "lost-quest"
    assert scenario("the_frozen_north", has(built=PALACES, steps=["northern_lands:4"])).result == "lost-unbuilt"
    done = has(duchy="teressia_b", built=[*must, *PALACES], steps=["northern_lands:4"])
    assert scenario("the_frozen_north", done).result == "silver"


# The Last Battle


def test_the_last_battle_set_up() -> None:
    t = dealt(1, scenario="the_last_battle")
    assert t.table.quests == ("usurper",)
    assert t.anna.advisors == ("renowned_cartographer",)
    assert sum(n for card, n in everything(t).items() if card in ADVISORS) == 10
    assert t.anna.soldiers == 2
    assert (t.anna.spies, t.anna.spies_used) == (1, 1)
    assert everything(t)["calamity"] == 4


def test_the_last_battle_has_advisors_and_a_quest() -> None:
    t = scenario("the_last_battle", has(soldiers=10, advisors=["renowned_cartographer"]))
    t.produce("exploration")
    assert {"quest:usurper:4", "use:renowned_cartographer"} <= set(t.options())


def test_the_last_battle_is_lost_without_its_final_step() -> None:
    """Example T80."""
    must = list(SCENARIOS["the_last_battle"].construction)
    assert scenario("the_last_battle", has(built=[*must, *PALACES])).result == "lost-quest"
    assert scenario("the_last_battle", has(built=PALACES, steps=["usurper:4"])).result == "lost-unbuilt"


# The Thieves' Guild


def test_the_thieves_guild_set_up() -> None:
    """Example T79: Mill and Guildhall produce nothing."""
    t = dealt(1, scenario="thieves_guild")
    assert t.anna.menaces == ("thief",) * 4
    assert t.anna.built == ("mill", "guildhall")
    assert Counter(t.anna.thefts) == {"mill:population": 2, "guildhall:gold": 2}
    duchy = dealt(1, menaces=("shadows",), duchy="teressia").anna
    t = dealt(1, scenario="thieves_guild", duchy="teressia")
    assert (t.anna.population, t.anna.gold) == (duchy.population, duchy.gold)
    assert everything(t)["shadow"] == 4


def test_a_card_lost_to_a_shadow_lies_beside_the_danger_deck() -> None:
    t = scenario("thieves_guild", has(chosen=["shadow", "farm", "mill"])).planning().choose("anna", "shadow:farm")
    assert t.table.beside_danger == 1
    assert t.lab() == {}


def test_five_resources_beside_the_danger_deck_lose_at_once() -> None:
    """Example T79: a treasure counts twice."""
    t = scenario("thieves_guild", has(chosen=["shadow", "treasure_gold_gold", "mill"]))
    t.table.beside_danger = 3
    t.planning().choose("anna", "shadow:treasure_gold_gold")
    assert t.table.beside_danger == 5
    assert (t.table.over, t.result) == (True, "lost-beside-danger")
    t = scenario("thieves_guild", has(chosen=["shadow", "treasure_gold_gold", "mill"]))
    t.table.beside_danger = 3
    t.planning().choose("anna", "shadow:mill")
    assert not t.table.over


def test_every_thief_must_be_defeated() -> None:
    rich = ["royal_palace"] * 8
    assert scenario("thieves_guild", has(duchy="teressia_b", built=rich, menaces=["thief"])).result == "lost-undefeated"
    assert scenario("thieves_guild", has(duchy="teressia_b", built=rich, menaces=["shadow"])).result == "gold"


# Surrounded


def test_surrounded_set_up() -> None:
    """Rule 12.17: Ramparts are what the loss condition calls otherwise."""
    t = dealt(1, scenario="surrounded")
    assert t.table.quests == ("usurper", "lord_of_ruin")
    assert set(t.anna.construction) == {"barracks", "royal_guard", "ramparts", "sappers"}
    assert everything(t)["calamity"] == 4


def test_surrounded_wants_both_final_steps() -> None:
    """Example T80."""
    built = [*SCENARIOS["surrounded"].construction, *PALACES, "royal_palace"]
    for steps in ([], ["usurper:4"], ["lord_of_ruin:4"]):
        assert scenario("surrounded", has(built=built, steps=steps)).result == "lost-quest"
    both = has(duchy="teressia_b", built=built, steps=["usurper:4", "lord_of_ruin:4"])
    assert scenario("surrounded", both).result == "gold"
    without = has(built=[card for card in built if card != "ramparts"], steps=["usurper:4", "lord_of_ruin:4"])
    assert scenario("surrounded", without).result == "lost-unbuilt"
