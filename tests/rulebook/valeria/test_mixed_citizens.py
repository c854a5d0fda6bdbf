"""Mixed citizens: all of a number shuffled together."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.engine.zones import HIDDEN, view
from regalia.games.valeria.cards import CITIZENS, NUMBERS
from regalia.languages import Words
from tests.valeria_tables import ValeriaGame, dealt, has, valeria


@pytest.mark.parametrize(("players", "height"), [(1, 5), (2, 5), (4, 5), (5, 6)])
def test_each_stack_is_dealt_from_all_citizens_of_its_number(players: int, height: int) -> None:
    """Rule 104 (L18): the rest goes back to the box."""
    table = dealt(players, 4, shuffled_citizens=True).table
    for index, numbers in enumerate(NUMBERS):
        stack, box = table.grid[5 + index], table.citizen_box[index]
        assert len(stack) == height
        kinds = [card for card, citizen in CITIZENS.items() if citizen.activation == numbers]
        assert sorted((*stack, *box)) == sorted(card for card in kinds for _ in range(6))


def test_the_page_and_the_option_say_how_many_are_dealt() -> None:
    """Rule 104: face down and face up, for up to four players and for five; the rest is in the box."""
    page = (files("regalia.games.valeria") / "rules" / "en.md").read_text(encoding="utf-8")
    variant = page.split("## Variant: shuffled citizens")[1].split("##")[0]
    tables = [view(dealt(players, 4, shuffled_citizens=True).table, 0).table for players in (4, 5)]
    heights = [(table.grid[5].count(HIDDEN), len(table.grid[5]) - table.grid[5].count(HIDDEN)) for table in tables]
    assert re.findall(r"\d", variant) == [str(n) for height in heights for n in height]
    assert "back to the box" in variant
    for language, told in {
        "en": "five of them (six with five players)",
        "cs": "pět karet (při pěti hráčích šest)",
        "sk": "päť kariet (pri piatich hráčoch šesť)",
        "de": "fünf davon (zu fünft sechs)",
    }.items():
        assert told in Words(language).text(say("valeria-option-shuffled_citizens.help"))
    assert heights == [(4, 1), (5, 1)]


def test_only_the_top_citizen_is_seen() -> None:
    """Rules 104, 105: four face down, one face up."""
    table = dealt(2, 4, shuffled_citizens=True).table
    seen = view(table, 0).table
    assert all(stack[:-1] == (HIDDEN,) * 4 for stack in seen.grid[5:15])
    assert [stack[-1] for stack in seen.grid[5:15]] == [stack[-1] for stack in table.grid[5:15]]


def test_the_next_citizen_is_turned_up_when_the_top_one_was_taken() -> None:
    """Rule 105."""
    t = valeria(anna=has(gold=3), shuffled_citizens=True, stacks={"cleric": ["monk", "cleric", "monk"]}).actions()
    assert "recruit:cleric" not in t.pointed_at("anna")
    t.choose("anna", "recruit:monk")
    assert view(t.table, 1).table.grid[5] == (HIDDEN, "cleric")
    assert "recruit:cleric" in t.pointed_at("anna")
    assert "recruit:monk" not in t.pointed_at("anna")


def test_the_log_says_who_was_recruited_and_then_who_is_turned_up() -> None:
    """Rule 105: a citizen is no domain, and comes to light after the one above has gone."""
    t = valeria(anna=has(gold=3), shuffled_citizens=True, stacks={"cleric": ["monk", "cleric", "monk"]}).actions()
    t.choose("anna", "recruit:monk")
    assert [(event.what, event.details["card"]) for event in t.events if "card" in event.details] == [
        ("valeria-recruits", "monk"),
        ("valeria-new-citizen", "cleric"),
    ]


def test_alone_the_log_says_who_is_carried_off_and_then_who_is_turned_up() -> None:
    """Rules 105, 121, 122: citizens as citizens, domains as domains."""
    t = valeria(players=1, shuffled_citizens=True, stacks={"cleric": ["monk", "cleric"]}).monster_phase(1, 1)
    t.choose("anna", "give:monk")
    assert [event.what for event in t.events][:2] == ["valeria-captures", "valeria-new-citizen"]
    t = valeria(players=1, exhausted=["cleric", "knight"]).monster_phase(1, 6)
    assert [event.what for event in t.events] == ["valeria-attacks", "valeria-captures-domain", "valeria-new-domain"]


def blacksmith_returned() -> ValeriaGame:
    """Anna has built the Nest and returned her Blacksmith, who lies on a Merchant that everybody has seen."""
    t = valeria(
        anna=has(gold=6 + 3, duchy=["merchant", "blacksmith"]),
        shuffled_citizens=True,
        stacks={"merchant": ["merchant", "blacksmith", "merchant"]},
        domains=["nest_of_the_weaver_witch"],
    ).actions()
    t.choose("anna", "build:nest_of_the_weaver_witch", "return:blacksmith")
    return t


def test_a_citizen_that_everybody_knew_is_not_turned_up_again() -> None:
    """Rule 105: it lay face up beneath one that was returned."""
    t = blacksmith_returned()
    t.then_roll(6, 1).choose("anna", "recruit:blacksmith")
    assert t.told("recruits")
    assert not t.told("new-citizen")


def test_prices_go_by_name() -> None:
    """Rule 106: a Monk makes no Cleric dearer."""
    t = valeria(
        anna=has(gold=7, duchy=["monk", "monk"]), shuffled_citizens=True, stacks={"cleric": ["cleric", "monk"]}
    ).actions()
    t.choose("anna", "recruit:cleric")
    assert t.anna.gold == 4
    assert t.reason("anna", "recruit:monk") == ("valeria-short-gold", 1)


def test_five_and_six_hold_peasants_and_knights_only() -> None:
    """Rule 106."""
    for seed in range(5):
        t = dealt(2, seed, shuffled_citizens=True)
        assert set(t.stack("peasant")) == {"peasant"}
        assert set(t.stack("knight")) == {"knight"}


def test_a_returned_citizen_lies_face_up_on_the_hidden_ones() -> None:
    """Rules 75, 105: and beneath it the one that was face up stays known."""
    t = blacksmith_returned()
    assert view(t.table, 1).table.grid[6] == (HIDDEN, HIDDEN, "merchant", "blacksmith")
    assert "recruit:blacksmith" in t.pointed_at("anna")
    t.then_roll(6, 1).choose("anna", "recruit:blacksmith")
    assert view(t.table, 1).table.grid[6] == (HIDDEN, HIDDEN, "merchant")


def test_none_can_be_picked_when_all_are_shuffled() -> None:
    """Rule 104."""
    with pytest.raises(Refused) as refused:
        dealt(2, setup="picked", areas=("hills", "ruins", "forest", "valley", "swamp"), citizens=("monk",),
              shuffled_citizens=True)  # fmt: skip
    assert refused.value.message.id == "valeria-shuffled-uses-all"
