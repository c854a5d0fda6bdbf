"""Every worked example of the Czech and the German rulebook, in their order.

Both print the same examples; where they differ, each has a test of its own.
"""

from __future__ import annotations

from tests.valeria_tables import dealt, has, valeria


def test_roll_phase_three_and_five() -> None:
    """Example, Czech and German p. 4, roll phase: a roll of 3 and 5 activates 3, 5 and 8."""
    everyone = ["cleric", "merchant", "mercenary", "archer", "peasant", "knight", "rogue", "champion", "paladin"]
    t = valeria(anna=has(duchy=everyone)).roll(3, 5)
    because = [event.details["because"] for event in t.told("gets") if event.seat == 0]
    assert because == ["starter_peasant", "mercenary", "peasant", "champion"]


def test_harvest_phase_two_archers() -> None:
    """Example, Czech and German p. 4, harvest phase: a 4 activates both Archers."""
    t = valeria(anna=has(duchy=["archer", "archer"])).roll(4, 6)
    assert t.anna.strength == 2 * 2 + 1


def test_harvest_phase_three_archers_and_a_pair() -> None:
    """Example, Czech and German p. 4, harvest phase: two fours activate three Archers six times."""
    t = valeria(anna=has(duchy=["archer"] * 3)).roll(4, 4)
    assert t.anna.strength == 6 * 2


def test_harvest_phase_the_thief_comes_first() -> None:
    """Example, Czech and German p. 4, harvest phase: 2 and 5, hence 7; the Thief before the others' Peasants."""
    t = valeria(anna=has(duchy=["thief"]), bob=has(gold=2, duchy=["peasant"])).roll(2, 5)
    assert t.options("anna") == ["take:1:2gold", "take:1:1gold", "take:1:0magic"]
    t.choose("anna", "take:1:2gold")
    assert (t.anna.gold, t.bob.gold) == (2 + 1, 2)


def test_harvest_phase_any_order() -> None:
    """Example, Czech and German p. 5, harvest phase: 1 and 4, hence 5; the Peasant's gold pays the Monk."""
    t = valeria(bob=has(duchy=["monk", "peasant"])).roll(1, 4)
    t.choose("bob", "monk:exchange")
    assert t.board("bob") == (2 - 1, 0, 2, 0)


def test_herald_nothing_activated() -> None:
    """Example, Czech and German p. 5, Herald: 1 and 2 with no citizen of 1, 2 or 3; one magic is chosen."""
    t = valeria(anna=has()).roll(1, 2).choose("anna", "starter_herald:1magic")
    assert t.board("anna") == (0, 0, 1, 0)


def test_czech_herald_two_monks_without_gold() -> None:
    """Example, Czech p. 5, Herald: 1 and 2, two Monks, no gold, no Herald.

    The book calls the player active, but only the right side of a Monk costs gold.
    """
    t = valeria(bob=has(duchy=["monk", "monk"])).roll(1, 2)
    assert "bob" not in t.asked
    assert t.board("bob") == (0, 0, 0, 0)


def test_german_herald_one_monk_without_gold() -> None:
    """Example, German p. 5, Herald: 1 and 1, one Monk, no gold.

    The book says no Herald, yet also that a pair always wakes him: he comes once for the pair, and not a second time
    for having nothing activated (L3).
    """
    t = valeria(bob=has(duchy=["monk"])).roll(1, 1)
    t.choose("bob", "starter_herald:1magic")
    assert "bob" not in t.asked
    assert t.board("bob") == (0, 0, 1, 0)


def test_slay_a_treant() -> None:
    """Example, Czech and German p. 6, slay: a Treant of strength 3 for 1 strength and 2 magic gives 1 gold, 1 magic."""
    t = valeria(anna=has(strength=1, magic=2)).actions().choose("anna", "slay:treant")
    assert t.anna.monsters == ("treant",)
    assert t.board("anna") == (1, 0, 1, 0)


def test_recruit_a_second_peasant() -> None:
    """Example, Czech and German p. 6, recruit: beside the starter a Peasant costs 3 gold."""
    t = valeria(anna=has(gold=3)).actions().choose("anna", "recruit:peasant")
    assert t.anna.citizens == ("peasant",)
    assert t.anna.gold == 0


def test_gain_a_gold_for_an_archer() -> None:
    """Example, Czech and German p. 6, gain a resource: 3 gold, one more, then an Archer for 4."""
    t = valeria(anna=has(gold=3)).actions()
    assert t.reason("anna", "recruit:archer") == ("valeria-short-gold", 1)
    t.choose("anna", "gain:gold").then_roll(6, 1).choose("anna", "recruit:archer")
    assert t.anna.citizens == ("archer",)
    assert t.anna.gold == 0


def test_build_the_palace_of_the_dawn() -> None:
    """Example, Czech and German p. 7, build: one Worker, two Soldiers, 11 gold; it works for the rest of the game."""
    t = valeria(anna=has(gold=11, duchy=["peasant", "archer", "archer"]), domains=["palace_of_the_dawn"]).actions()
    t.choose("anna", "build:palace_of_the_dawn")
    assert t.anna.domains == ("palace_of_the_dawn",)
    assert t.anna.gold == 0
    t.then_roll(6, 1).choose("anna", "gain:gold")
    t.then_roll(6, 1).choose("bob", "gain:gold", "gain:gold")
    assert t.options("anna") == ["palace_of_the_dawn:die1", "announce"]


def test_an_orc_warrior_brings_a_fourth_knight() -> None:
    """Example, Czech and German p. 8, symbols: cost 3 or less, whatever the number of Knights."""
    t = valeria(anna=has(strength=9, duchy=["knight"] * 3), stacks={"mountains": ["orc_warrior"]}).actions()
    t.choose("anna", "slay:orc_warrior", "free:knight")
    assert t.anna.citizens == ("knight",) * 4


def test_a_miner_with_two_domains() -> None:
    """Example, Czech p. 8 and German p. 9, citizens: a sum of 12, Palace and Eye, 3 gold (L19)."""
    t = valeria(anna=has(duchy=["miner"], domains=["palace_of_the_dawn", "eye_of_asteraten"])).harvest(6, 6)
    assert t.anna.gold == 3


def test_the_ruins_for_five() -> None:
    """Example, Czech and German p. 10, monsters: King, 2 Flaming Skeletons, 3 Skeletons from the bottom up."""
    assert dealt(5).table.grid[1] == (
        "skeleton_king", "flaming_skeleton", "flaming_skeleton", "skeleton", "skeleton", "skeleton",
    )  # fmt: skip


def test_a_gelatinous_cube() -> None:
    """Example, Czech and German p. 10, monsters: 4 strength and 1 magic paid with 3 strength and 2 magic."""
    t = valeria(anna=has(strength=3, magic=3), areas=["swamp"]).actions()
    t.choose("anna", "slay:gelatinous_cube", "pay:3strength+2magic")
    assert t.anna.monsters == ("gelatinous_cube",)
    assert t.board("anna") == (2, 0, 1, 0)


def test_the_spider_queen() -> None:
    """Example, Czech and German p. 10, monsters: 2 gold for herself alone, or an Archer and 1 point."""
    t = valeria(anna=has(strength=10, magic=3), stacks={"forest": ["spider_queen"]}).actions()
    t.choose("anna", "slay:spider_queen")
    assert t.options("anna") == ["spider_queen:2gold-each", "spider_queen:citizen+1vp"]
    t.choose("anna", "spider_queen:citizen+1vp", "free:archer")
    assert t.anna.citizens == ("archer",)
    assert t.board("anna") == (0, 0, 0, 1)


def test_a_bat_swarm_in_play() -> None:
    """Example, Czech and German p. 12, events: 2 and 3; a strength token on a monster of choice."""
    t = valeria(anna=has(), events_at={"knight": "bat_swarm"}).roll(2, 3).choose("anna", "token:treant")
    assert t.table.tokens_on("treant") == (0, 1, 0)


def test_mixed_monks_and_clerics() -> None:
    """Example, Czech and German p. 13, mixed citizens: four players, four cards face down, one face up."""
    tops = set()
    for seed in range(20):
        t = dealt(4, seed, shuffled_citizens=True)
        assert len(t.stack("monk")) == 5
        assert set(t.stack("monk")) <= {"monk", "cleric"}
        assert t.table.face_up[5] == 1
        tops.add(t.stack("monk")[0])
    assert tops == {"monk", "cleric"}
