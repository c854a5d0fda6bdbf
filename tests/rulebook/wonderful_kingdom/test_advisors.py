"""The module of advisors (rule 9); what each of them does is tested with the cards."""

from __future__ import annotations

from collections import Counter

from regalia.engine.zones import HIDDEN, view
from regalia.games.wonderful_kingdom.cards import ADVISORS, TREASURES
from tests.rulebook.wonderful_kingdom.kingdoms import alone, dealt, has, kingdom


def test_each_keeps_one_of_two_advisors() -> None:
    """Rule 9.1: the other goes to the box unseen; ten are shuffled into the deck instead of the treasures."""
    t = dealt(module="advisors")
    assert t.asked == ["anna", "bob"]
    first, second = t.anna.dealt
    t.choose("anna", f"keep:{second}")
    assert t.anna.advisors == (second,)
    assert t.anna.returned == (first,)
    t.choose("bob", t.options("bob")[0])
    assert view(t.table, 1).table.players[0].returned == (HIDDEN,)
    cards = (*t.table.deck, *t.table.offers_up[0], *t.table.offers_up[1], *t.anna.hand, *t.bob.hand)
    assert sum(card in ADVISORS for card in cards) == 10
    assert not any(card in TREASURES for card in cards)


def test_both_choose_their_advisor_unseen_by_the_other() -> None:
    """Rule 9.1."""
    t = dealt(module="advisors")
    assert view(t.table, 1).table.players[0].dealt == (HIDDEN, HIDDEN)


def test_two_soldiers_at_the_start_and_calamities_as_usual() -> None:
    """Rule 9.1."""
    t = dealt(module="advisors")
    assert [player.soldiers for player in t.table.players] == [2, 2]
    assert t.table.calamities_left == 8


def test_advisors_are_offered_like_other_cards() -> None:
    """Rule 9.2."""
    t = kingdom(has(hand=["quartermaster", "farm"]), module="advisors").offer()
    assert {"offer:quartermaster:1", "offer:quartermaster:2:down"} <= set(t.options())


def test_a_selected_advisor_goes_to_the_advisor_area_at_once_and_brings_a_soldier() -> None:
    """Rules 9.2, 9.3."""
    t = kingdom(offers=(["quartermaster", "farm"], []), module="advisors").select().choose("anna", "select:1")
    assert t.anna.advisors == ("quartermaster",)
    assert t.anna.chosen == ("farm",)
    assert t.anna.soldiers == 1


def test_a_hidden_advisor_brings_its_soldier_when_it_is_revealed() -> None:
    """Rule 9.3."""
    t = kingdom(offers=([], []), face_down=(["quartermaster"], []), module="advisors").select()
    t.choose("anna", "select:1")
    assert (t.anna.soldiers, t.anna.advisors) == (0, ())
    t = kingdom(has(chosen=["farm"], face_down=["quartermaster"]), module="advisors").planning()
    assert (t.anna.soldiers, t.anna.advisors, t.anna.chosen) == (1, ("quartermaster",), ("farm",))


def test_the_advisor_of_the_set_up_brings_none() -> None:
    """Rule 9.3."""
    t = dealt(module="advisors")
    t.keep_advisors()
    assert t.anna.soldiers == 2


def test_an_ability_costs_soldiers() -> None:
    """Rule 9.4."""
    t = kingdom(has(advisors=["court_alchemist"], soldiers=1, chosen=["farm"]), module="advisors").planning()
    assert t.reason("anna", "use:court_alchemist") == ("short-soldiers", 1)
    t = kingdom(has(advisors=["court_alchemist"], soldiers=3, chosen=["farm"]), module="advisors").planning()
    t.choose("anna", "use:court_alchemist")
    assert (t.anna.soldiers, t.anna.krystallium) == (1, 1)


def test_an_ability_belongs_to_its_phase() -> None:
    """Rule 9.4."""
    rich = has(
        advisors=["court_alchemist", "master_builder", "enlightened_prophet"], soldiers=9, chosen=["farm"],
        construction={"quarry": None}, hand=["mill", "farm"],
    )  # fmt: skip
    with_trap = kingdom(rich, face_down=(["mill"], []), module="advisors")
    assert with_trap.offer().options_like("use") == ["enlightened_prophet"]
    assert kingdom(rich, module="advisors").planning().options_like("use") == ["court_alchemist"]
    assert kingdom(rich, module="advisors").production("materials").options_like("use") == ["master_builder"]


def test_an_ability_can_be_used_from_the_moment_the_advisor_comes() -> None:
    """Rule 9.4: the revealed Alchemist works in the same planning."""
    t = kingdom(has(chosen=["farm"], face_down=["court_alchemist"], soldiers=1), module="advisors").planning()
    assert "use:court_alchemist" in t.options()


def test_once_a_round_each() -> None:
    """Rule 9.4."""
    t = kingdom(has(advisors=["court_alchemist"], soldiers=8, chosen=["farm"]), module="advisors").planning()
    t.choose("anna", "use:court_alchemist")
    assert t.reason("anna", "use:court_alchemist") == ("advisor-used", 0)
    assert list(t.anna.used) == ["court_alchemist"]
    t.new_round()
    assert t.anna.used == ()


def test_advisors_are_neither_built_nor_recycled_and_worth_nothing() -> None:
    """Rule 9.5."""
    t = kingdom(has(chosen=["farm"], face_down=["quartermaster"]), module="advisors").planning()
    assert not any("quartermaster" in key and not key.startswith("use") for key in t.options())
    t = kingdom(has(duchy="teressia_b", advisors=list(ADVISORS)), module="advisors")
    assert t.total() == 0


def test_the_printed_pirate() -> None:
    """Rule 9.6."""
    pirate = ADVISORS["pirate_of_the_five_seas"]
    assert pirate.price == 4
    t = kingdom(has(advisors=["pirate_of_the_five_seas"], soldiers=4, construction={"royal_mint": None}))
    t.produce("gold").choose("anna", "use:pirate_of_the_five_seas")
    assert t.cubes() == {"gold": 1 + 4}


def test_alone_eleven_advisors_are_left() -> None:
    """Rule 9.7: two are drawn, one is kept, the other goes back; ten replace the treasures."""
    t = dealt(1, module="advisors")
    kept, back = t.anna.dealt
    t.choose("anna", f"keep:{kept}")
    cards = Counter((*t.table.deck, *t.table.danger, *t.table.offers_up[0], *t.table.offers_up[1]))
    advisors = {card for card in cards if card in ADVISORS}
    assert len(advisors) == 10
    assert back in advisors
    assert not any(ADVISORS[card].two_players for card in advisors)
    assert not any(card in TREASURES for card in cards)
    assert t.anna.soldiers == 2
    assert sum(advisor.two_players for advisor in ADVISORS.values()) == 3


def test_alone_the_medals_are_those_of_every_module() -> None:
    """Rule 9.7."""
    t = alone(has(duchy="teressia_b", built=["royal_palace"] * 4 + ["dragon_eggs"]), module="advisors")
    assert t.total() == 70
    assert t.result == "bronze"
