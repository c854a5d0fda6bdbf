"""What players may agree to read the other way: each reading is an option, and without it the default is played."""

from __future__ import annotations

from regalia.games.valeria import rulings
from regalia.shelf import find_game
from tests.valeria_tables import ValeriaGame, has, valeria


def test_every_reading_is_an_option_that_is_off() -> None:
    """Q15, Q16, Q17: whoever settles nothing plays what the rulings say."""
    offered = {option.id: option.default for option in find_game("valeria").options}
    assert {reading: offered[reading] for reading in rulings.READINGS} == dict.fromkeys(rulings.READINGS, False)
    assert valeria().table.agreed == ()
    assert valeria(magic_for_dice=True).table.agreed == ("magic_for_dice",)


def slain(card: str, agreed: bool = False) -> ValeriaGame:
    """Anna has slain an Orc Warrior or a Wraith; of the citizens that fit only a Butcher is left."""
    cheap = ["cleric", "merchant", "mercenary", "peasant", "knight", "rogue", "champion", "paladin"]
    t = valeria(
        anna=has(strength=9, magic=3), players=5, areas=["mountains", "barrens"], exhausted=cheap,
        stacks={"mountains": ["orc_warrior"], "barrens": ["wraith"], "butcher": 1},
        decline_citizen=agreed,
    ).actions()  # fmt: skip
    t.choose("anna", f"slay:{card}")
    if any(key.startswith("pay:") for key in t.options("anna")):
        t.choose("anna", t.options("anna")[0])
    return t


def test_the_citizen_that_orc_warrior_and_wraith_bring_must_be_taken() -> None:
    """Q15: even if it is the last of its stack, and nobody is asked when only one fits."""
    for card in ("orc_warrior", "wraith"):
        t = slain(card)
        assert t.anna.citizens == ("butcher",)
        assert t.cover("butcher") == "exhausted"


def test_the_citizen_may_be_left_where_that_was_agreed() -> None:
    """Q15: the stack does not run out."""
    for card in ("orc_warrior", "wraith"):
        t = slain(card, agreed=True)
        assert t.options("anna") == ["free:butcher", "decline"]
        t.choose("anna", "decline")
        assert t.anna.citizens == ()
        assert t.stack("butcher") == ["butcher"]


def test_the_citizen_of_a_domain_must_be_taken_all_the_same() -> None:
    """Q15: only the two monsters are worded with «may»."""
    t = valeria(
        anna=has(gold=7, duchy=["peasant", "rogue"]), domains=["rogues_landing"], decline_citizen=True
    ).actions()
    t.choose("anna", "build:rogues_landing")
    assert "decline" not in t.options("anna")


def perch(players: int, bobs: str = "", agreed: bool = False) -> ValeriaGame:
    """Anna has built Purloiner's Perch; Bob, if he plays, has one monster or none."""
    anna, bob = has(gold=10, duchy=["rogue", "rogue"]), has(monsters=[bobs] if bobs else [])
    t = valeria(
        anna, bob if players > 1 else None, players=players, domains=["purloiners_perch"], decline_monster=agreed
    ).actions()
    t.choose("anna", "build:purloiners_perch")
    return t


def test_purloiners_perch_must_take_a_monster() -> None:
    """Q16: with one opponent nobody is asked."""
    assert perch(2, "goblin").anna.monsters == ("goblin",)


def test_purloiners_perch_may_be_left_where_that_was_agreed() -> None:
    """Q16."""
    t = perch(2, "goblin", agreed=True)
    assert t.options("anna") == ["take_monster:1", "decline"]
    t.choose("anna", "decline")
    assert (t.anna.monsters, t.bob.monsters) == ((), ("goblin",))
    assert [event.details for event in t.told("declines-monster")] == [{"because": "purloiners_perch"}]
    assert perch(2, "goblin", agreed=True).choose("anna", "take_monster:1").anna.monsters == ("goblin",)
    assert perch(2, agreed=True).told("nothing-to-take")


def test_purloiners_perch_alone_may_be_left_where_that_was_agreed() -> None:
    """Q16: there the monster would come from the first stack on the left."""
    t = perch(1, agreed=True)
    assert t.options("anna") == ["take_monster:centre", "decline"]
    assert t.choose("anna", "decline").anna.monsters == ()
    assert perch(1, agreed=True).choose("anna", "take_monster:centre").anna.monsters == ("goblin",)
    assert perch(1).anna.monsters == ("goblin",)


def test_domains_that_change_dice_cost_real_gold() -> None:
    """Q17: magic stands in during actions only."""
    t = valeria(anna=has(gold=1, magic=9, duchy=["monk"], domains=["foxgrove_palisade", "palace_of_the_dawn"]))
    assert t.roll(2, 3).reason("anna", "foxgrove_palisade:die1") == ("valeria-short-gold", 1)


def test_magic_pays_for_dice_where_that_was_agreed() -> None:
    """Q17: all but one gold, and the payer decides how much; then the other domains may still be used."""
    rich = has(gold=2, magic=1, domains=["foxgrove_palisade", "palace_of_the_dawn"])
    t = valeria(anna=rich, magic_for_dice=True).roll(2, 3).choose("anna", "foxgrove_palisade:die1")
    assert t.options("anna") == ["pay:2gold", "pay:1gold+1magic"]
    t.choose("anna", "pay:1gold+1magic")
    assert t.table.dice == (6, 3)
    assert t.board("anna") == (1, 0, 0, 0)
    assert t.options("anna") == ["palace_of_the_dawn:die1", "palace_of_the_dawn:die2", "announce"]


def test_where_magic_pays_for_dice_one_gold_must_still_be_real() -> None:
    """Q17: «solange mindestens 1 andere benötigte Ressource gezahlt wird»."""
    t = valeria(anna=has(magic=9, duchy=["monk"], domains=["foxgrove_palisade", "palace_of_the_dawn"]),
                magic_for_dice=True)  # fmt: skip
    assert t.roll(2, 3).reason("anna", "foxgrove_palisade:die1") == ("valeria-needs-real-gold", 1)
    one = valeria(anna=has(gold=1, magic=1, domains=["foxgrove_palisade"]), magic_for_dice=True).roll(2, 3)
    one.choose("anna", "foxgrove_palisade:die1")  # only one way to pay, so nobody is asked
    assert one.board("anna") == (0, 1, 0, 0)


def test_where_magic_pays_for_dice_a_free_change_stays_free() -> None:
    """Q17: The Desert Orchid without Holy citizens."""
    t = valeria(anna=has(magic=2, domains=["the_desert_orchid"]), magic_for_dice=True).roll(3, 5)
    t.choose("anna", "the_desert_orchid:die1")
    assert (t.table.dice, t.anna.magic) == ((1, 5), 2)


def test_where_magic_pays_for_dice_a_pair_that_was_paid_for_is_rewarded_once() -> None:
    """Q17: Gargan's Embrace looks at the dice when they are turned."""
    t = valeria(anna=has(gold=2, magic=1, domains=["foxgrove_palisade", "gargans_embrace"]), magic_for_dice=True)
    t.roll(2, 6).choose("anna", "foxgrove_palisade:die1")
    assert t.anna.vp == 0
    assert t.choose("anna", "pay:2gold").anna.vp == 1
