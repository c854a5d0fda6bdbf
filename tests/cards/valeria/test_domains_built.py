"""Domains that work once, when they are built."""

from __future__ import annotations

import pytest

from regalia.games.valeria.cards import DOMAINS
from tests.valeria_tables import Holding, ValeriaGame, has, valeria

ONE_OF_EACH_ROLE = {"worker": "merchant", "soldier": "champion", "shadow": "mercenary", "holy": "paladin"}
EVERYONE = ["cleric", "merchant", "mercenary", "archer", "peasant", "knight", "rogue", "champion", "paladin", "butcher"]


def built(
    card: str,
    *others: Holding,
    exhausted: list[str] | None = None,
    gold: int = 0,
    strength: int = 0,
    magic: int = 0,
    monsters: tuple[str, ...] = (),
    players: int = 0,
) -> ValeriaGame:
    """Anna has just the citizens and the gold for the card, builds it, and has the rest left."""
    domain = DOMAINS[card]
    duchy = [ONE_OF_EACH_ROLE[role] for role, n in domain.needs.items() for _ in range(n)]
    anna = has(gold=domain.cost + gold, strength=strength, magic=magic, duchy=duchy, monsters=monsters)
    bob, cyril = (*others, None, None)[:2]
    t = valeria(anna, bob, cyril, players=players, domains=[card], exhausted=exhausted or []).actions()
    t.choose("anna", f"build:{card}")
    if f"pay:{domain.cost}gold" in t.options("anna"):
        t.choose("anna", f"pay:{domain.cost}gold")
    return t


@pytest.mark.parametrize(
    ("card", "free"),
    [
        ("darktide_harbour", ["free:mercenary", "free:rogue"]),
        ("rogues_landing", ["free:merchant", "free:peasant", "free:butcher"]),
        ("shattered_hand", ["free:cleric", "free:paladin"]),
        ("cloudriders_camp", ["free:knight", "free:champion"]),
    ],
)
def test_a_free_citizen_of_a_role(card: str, free: list[str]) -> None:
    """Compulsory, from the top of the centre; Cloudrider's Camp only up to a cost of two, so no Archer."""
    t = built(card)
    assert t.options("anna") == free
    before = t.anna.citizen_count()
    t.choose("anna", free[-1])
    assert t.anna.citizen_count() == before + 1
    assert t.anna.gold == 0


@pytest.mark.parametrize(
    ("card", "gone"),
    [
        ("darktide_harbour", ["mercenary", "rogue"]),
        ("rogues_landing", ["merchant", "peasant", "butcher"]),
        ("shattered_hand", ["cleric", "paladin"]),
        ("cloudriders_camp", ["knight", "champion"]),
        ("grimmwater_keep", [card for card in EVERYONE if card != "archer"]),
    ],
)
def test_nobody_of_the_role_is_left(card: str, gone: list[str]) -> None:
    """The domain is built all the same."""
    t = built(card, exhausted=gone)
    assert t.anna.domains == (card,)
    assert t.told("no-citizen-fits")


@pytest.mark.parametrize(
    ("card", "left"),
    [("darktide_harbour", "rogue"), ("rogues_landing", "butcher"), ("shattered_hand", "cleric")],
)
def test_the_only_one_left_comes_without_asking(card: str, left: str) -> None:
    t = built(card, exhausted=[other for other in EVERYONE if other != left])
    assert left in t.anna.citizens


def test_cloudriders_camp_gives_three_strength_and_a_cheap_soldier() -> None:
    """The strength comes also when no Soldier is left."""
    t = built("cloudriders_camp").choose("anna", "free:champion")
    assert t.board("anna") == (0, 3, 0, 0)
    t = built("cloudriders_camp", exhausted=["knight", "champion"])
    assert t.board("anna") == (0, 3, 0, 0)


def test_grimmwater_keep_gives_a_citizen_of_base_cost_three_or_less() -> None:
    t = built("grimmwater_keep")
    assert t.options("anna") == [f"free:{card}" for card in EVERYONE if card != "archer"]
    t.choose("anna", "free:cleric")
    assert "cleric" in t.anna.citizens


def test_rogues_landing_can_empty_two_stacks() -> None:
    t = valeria(
        anna=has(gold=7, duchy=["merchant", "mercenary"]), stacks={"domain 3": ["rogues_landing"], "butcher": 1}
    ).actions()
    t.choose("anna", "build:rogues_landing", "free:butcher")
    assert t.cover("domain 3") == t.cover("butcher") == "exhausted"


def test_the_free_citizen_makes_the_next_one_dearer() -> None:
    t = built("darktide_harbour").choose("anna", "free:rogue")
    assert t.anna.prices["rogue"] == 3


def test_eye_of_asteraten_gives_strength_and_may_slay() -> None:
    """At its normal cost, with its reward; declining keeps the strength."""
    t = built("eye_of_asteraten", strength=1)
    assert t.options("anna") == [
        "slay:goblin", "slay:skeleton", "slay:treant", "slay:owlbear", "slay:dire_bear", "decline",
    ]  # fmt: skip
    t.choose("anna", "slay:dire_bear", "dire_bear:2gold")
    assert t.board("anna") == (2, 1, 0, 0)
    t = built("eye_of_asteraten").choose("anna", "decline")
    assert [event.details for event in t.told("declines-slay")] == [{"because": "eye_of_asteraten"}]
    assert t.board("anna") == (0, 5, 0, 0)


def test_eye_of_asteraten_may_be_paid_with_magic() -> None:
    t = built("eye_of_asteraten", magic=4).choose("anna", "slay:owlbear", "pay:1strength+3magic")
    assert t.board("anna") == (0, 4, 1 + 2, 0)


def test_eye_of_asteraten_with_nothing_in_reach_asks_nobody() -> None:
    t = valeria(
        anna=has(gold=8, duchy=["champion", "paladin"]),
        domains=["eye_of_asteraten"],
        exhausted=["hills", "ruins"],
        stacks={"forest": ["spider_queen"], "valley": ["troll"], "mountains": ["orc_chieftain"]},
    ).actions()
    t.choose("anna", "build:eye_of_asteraten")
    assert t.anna.strength == 5
    assert any(key.startswith("gain:") for key in t.options("anna"))


def test_eye_of_asteraten_can_empty_two_stacks_and_take_a_citizen() -> None:
    """One action: the last domain of its stack, the last Orc Warrior, the last Rogue."""
    t = valeria(
        anna=has(gold=8, strength=4, duchy=["champion", "paladin"]),
        stacks={"domain 5": ["eye_of_asteraten"], "mountains": ["orc_warrior"], "rogue": 1},
    ).actions()
    t.choose("anna", "build:eye_of_asteraten", "slay:orc_warrior", "free:rogue")
    assert {t.cover(place) for place in ("domain 5", "mountains", "rogue")} == {"exhausted"}
    assert t.table.exhausted_left == 1


def test_cutthroats_truce_takes_three_gold_or_all_there_is_and_never_less() -> None:
    """Unlike the Thief: the builder chooses whom, not how much."""
    t = built("cutthroats_truce", has(gold=9), has(gold=2))
    assert t.options("anna") == ["take:1:3gold", "take:2:2gold"]
    t.choose("anna", "take:1:3gold")
    assert (t.anna.gold, t.bob.gold) == (3, 6)


def test_cutthroats_truce_against_the_poor() -> None:
    t = built("cutthroats_truce", has(magic=9))
    assert t.told("nothing-to-take")
    t = built("cutthroats_truce", has(gold=1), has())
    assert t.options("anna") == ["take:1:1gold", "take:2:0gold"]


def test_cutthroats_truce_alone_gives_three_gold() -> None:
    assert built("cutthroats_truce", players=1).anna.gold == 3


def test_purloiners_perch_alone_takes_the_first_monster_from_the_left() -> None:
    """Without reward; its stack may run out by it."""
    t = built("purloiners_perch", players=1)
    assert t.anna.monsters == ("goblin",)
    assert t.board("anna") == (0, 0, 0, 0)
    t = valeria(
        anna=has(gold=10, duchy=["rogue", "rogue"]), players=1, domains=["purloiners_perch"],
        stacks={"hills": ["goblin_king"]},
    ).actions()  # fmt: skip
    t.choose("anna", "build:purloiners_perch")
    assert t.anna.monsters == ("goblin_king",)
    assert t.anna.gold == 0
    assert t.cover("hills") == "exhausted"


def test_purloiners_perch_alone_can_win_the_game() -> None:
    """The last monster is gone."""
    t = built("purloiners_perch", players=1, exhausted=["ruins", "forest", "valley"])
    assert not t.table.over
    t = valeria(
        anna=has(gold=10, duchy=["rogue", "rogue"]),
        players=1,
        domains=["purloiners_perch"],
        exhausted=["hills", "ruins", "forest", "valley"],
        stacks={"mountains": ["orc_chieftain"]},
    ).actions()
    t.choose("anna", "build:purloiners_perch")
    assert t.table.outcome == "won-monsters"


def test_purloiners_perch_chooses_among_opponents_with_monsters() -> None:
    t = built("purloiners_perch", has(monsters=["goblin"]), has(monsters=["troll"]))
    assert t.options("anna") == ["take_monster:1", "take_monster:2"]
    t.choose("anna", "take_monster:2")
    assert t.anna.monsters == ("troll",)
    t = built("purloiners_perch", has(), has())
    assert t.told("nothing-to-take")


def test_purloiners_perch_names_who_has_none() -> None:
    t = valeria(
        anna=has(gold=10, duchy=["rogue", "rogue"]),
        bob=has(monsters=["goblin"]),
        cyril=has(),
        dora=has(monsters=["troll"]),
        domains=["purloiners_perch"],
    ).actions()
    t.choose("anna", "build:purloiners_perch")
    assert t.options("anna") == ["take_monster:1", "take_monster:3"]
    assert t.reason("anna", "take_monster:2") == ("valeria-no-monsters", 0)


def test_watcher_on_the_water_without_monsters_asks_nobody() -> None:
    t = built("watcher_on_the_water")
    assert t.anna.vp == 0
    assert any(key.startswith("gain:") for key in t.options("anna"))


def test_watcher_on_the_water_may_be_declined() -> None:
    t = built("watcher_on_the_water", monsters=("goblin",)).choose("anna", "decline")
    assert (t.anna.vp, t.anna.monsters) == (0, ("goblin",))


def test_watcher_on_the_water_returns_one_of_several_alike() -> None:
    t = built("watcher_on_the_water", monsters=("goblin", "goblin", "treant"))
    assert t.options("anna") == ["return:goblin", "return:treant", "decline"]
    t.choose("anna", "return:goblin")
    assert t.anna.monsters == ("goblin", "treant")
    assert t.anna.vp == 3


def test_watcher_on_the_water_brings_a_boss_back_on_top() -> None:
    """The boss now lies on the weaker ones, and can be slain for its reward again."""
    t = built("watcher_on_the_water", monsters=("goblin_king",), strength=6).choose("anna", "return:goblin_king")
    assert t.stack("hills")[:2] == ["goblin_king", "goblin"]
    t.then_roll(6, 4).choose("anna", "slay:goblin_king")
    assert t.anna.gold == 1


def test_watcher_on_the_water_refills_an_exhausted_place_and_undoes_the_end() -> None:
    """All monsters were slain; now one is back."""
    places = ["hills", "ruins", "forest", "valley", "mountains"]
    t = valeria(
        anna=has(), bob=has(gold=6, duchy=["archer"] * 2, monsters=["treant"]), cyril=has(),
        domains=["watcher_on_the_water"], exhausted=places,
    )  # fmt: skip
    t.then_roll(6, 1).end_of_turn()
    assert t.table.final_round
    t.choose("bob", "build:watcher_on_the_water", "return:treant")
    t.then_roll(6, 1).choose("bob", "gain:gold")
    assert not t.table.final_round
    assert t.stack("forest") == ["treant"]
    assert "slay:treant" in t.pointed_at("cyril")


def test_nest_of_the_weaver_witch_without_citizens_to_spare_may_be_declined() -> None:
    t = built("nest_of_the_weaver_witch")
    assert t.options("anna") == ["return:merchant", "decline"]
    t.choose("anna", "decline")
    assert t.anna.named("merchant") == 2
    assert t.anna.vp == 0


def test_nest_of_the_weaver_witch_lets_a_needed_citizen_go() -> None:
    """The roles are looked at only when building; later they are missing."""
    t = valeria(
        anna=has(gold=6 + 6, duchy=["merchant", "peasant", "monk"]),
        domains=["nest_of_the_weaver_witch", "halfpenny_hill"],
    ).actions()
    t.choose("anna", "build:nest_of_the_weaver_witch", "return:merchant")
    assert t.anna.domains == ("nest_of_the_weaver_witch",)
    assert t.anna.roles["worker"] == 1
    assert t.reason("anna", "build:halfpenny_hill") == ("valeria-missing-worker", 2)


def test_nest_of_the_weaver_witch_may_return_a_citizen_of_any_role() -> None:
    t = valeria(
        anna=has(gold=6, duchy=["merchant", "peasant", "archer"]),
        domains=["nest_of_the_weaver_witch"],
        exhausted=["archer"],
    ).actions()
    t.choose("anna", "build:nest_of_the_weaver_witch", "return:archer")
    assert t.stack("archer") == ["archer"]
    assert t.cover("archer") == ""
    assert t.anna.vp == 3


def test_golden_obelisk_exchanges_three_magic_for_three_points() -> None:
    """golden_obelisk_of_nae: once, voluntary, and only with magic."""
    t = built("golden_obelisk_of_nae", magic=4)
    assert t.options("anna") == ["golden_obelisk_of_nae:exchange", "decline"]
    t.choose("anna", "golden_obelisk_of_nae:exchange")
    assert t.board("anna") == (0, 0, 1, 3)
    t = built("golden_obelisk_of_nae", magic=4).choose("anna", "decline")
    assert t.board("anna") == (0, 0, 4, 0)


def test_golden_obelisk_is_out_of_reach_with_two_magic() -> None:
    """golden_obelisk_of_nae: neither gold nor strength stands in."""
    t = built("golden_obelisk_of_nae", magic=2, gold=9, strength=9)
    assert t.anna.vp == 0
    assert any(key.startswith("gain:") for key in t.options("anna"))


def test_golden_obelisk_can_be_paid_with_magic_that_was_spared() -> None:
    """golden_obelisk_of_nae: whoever pays the domain with magic lacks it for the points."""
    t = valeria(anna=has(gold=6, magic=3, duchy=["merchant", "paladin"]), domains=["golden_obelisk_of_nae"]).actions()
    t.choose("anna", "build:golden_obelisk_of_nae", "pay:5gold+1magic")
    assert t.anna.vp == 0
    assert "golden_obelisk_of_nae:exchange" not in t.options("anna")
