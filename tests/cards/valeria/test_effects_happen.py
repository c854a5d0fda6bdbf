"""What a card file says is what happens: change the effect of a card, and the table plays otherwise."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from regalia.games.valeria.cards import VOCABULARY
from tests.cards.valeria.changed import DECKS, change
from tests.valeria_tables import ValeriaGame, has, valeria

Effect = dict[str, Any]
GOLD_OR_MAGIC = [{"do": "gain", "gold": 2}, {"do": "gain", "magic": 2}]


def built(patch: pytest.MonkeyPatch, effect: Effect, when: str = "built") -> ValeriaGame:
    """Anna builds Rogue's Landing, on which another effect stands; Bob has something to take."""
    change(patch, "rogues_landing", when=when, effect=effect)
    anna = has(gold=8, strength=9, duchy=["merchant", "rogue"], monsters=["goblin"])
    bob = has(gold=5, magic=5, monsters=["skeleton"])
    t = valeria(anna, bob, domains=["rogues_landing", "shattered_hand"]).actions()
    return t.choose("anna", "build:rogues_landing")


def board(patch: pytest.MonkeyPatch, effect: Effect) -> object:
    return built(patch, effect).board("anna")


def offers(patch: pytest.MonkeyPatch, effect: Effect) -> object:
    return [key for key in built(patch, effect).options("anna") if not key.startswith("slay:")]


def accepted(patch: pytest.MonkeyPatch, effect: Effect) -> object:
    t = built(patch, effect)
    return t.choose("anna", t.options("anna")[0]).board("anna")


def slays(patch: pytest.MonkeyPatch, effect: Effect) -> object:
    t = built(patch, effect)
    return "decline" in t.options("anna") and t.choose("anna", "slay:goblin").anna.monsters


def monsters(patch: pytest.MonkeyPatch, effect: Effect) -> object:
    return built(patch, effect).anna.monsters


def price_of_a_merchant(patch: pytest.MonkeyPatch, effect: Effect) -> object:
    return built(patch, effect, "always").anna.prices["merchant"]


def price_of_a_domain(patch: pytest.MonkeyPatch, effect: Effect) -> object:
    t = built(patch, effect, "always")
    decision = t.table.decision_of(0)
    option = next(option for option in (*decision.options, *decision.barred) if option.key == "build:shattered_hand")
    return option.price and option.price.now["gold"]


def dice(patch: pytest.MonkeyPatch, effect: Effect) -> object:
    change(patch, "foxgrove_palisade", effect=effect)
    t = valeria(anna=has(gold=2, domains=["foxgrove_palisade"])).roll(3, 4)
    return t.choose("anna", "foxgrove_palisade:die1").table.dice, [event.details["gold"] for event in t.told("pays")]


def tokens(patch: pytest.MonkeyPatch, effect: Effect) -> object:
    change(patch, "mimic", rolled=effect)
    t = valeria(events_at={"hills": "mimic"}).roll(5, 1)
    return t.choose("anna", "token:mimic").table.tokens_on("mimic")


def losses(patch: pytest.MonkeyPatch, effect: Effect) -> object:
    change(patch, "mimic", rolled=effect)
    t = valeria(anna=has(gold=9), bob=has(gold=9, magic=9), events_at={"hills": "mimic"}).roll(5, 3)
    return [event.details for event in t.told("loses") if event.seat == 1]


Scenario = tuple[Callable[[pytest.MonkeyPatch, Effect], object], Effect, object, Effect, object]
SCENARIOS: dict[str, Scenario] = {
    "gain": (board, {"gold": 3}, (4, 9, 0, 0), {"magic": 2, "vp": 1}, (1, 9, 2, 1)),
    "gain_per": (
        board, {"gold": 2, "per": {"cards": "domain"}}, (3, 9, 0, 0),
        {"vp": 3, "per": {"cards": "citizen", "role": "worker"}}, (1, 9, 0, 3),
    ),
    "all": (board, {"of": GOLD_OR_MAGIC}, (3, 9, 2, 0), {"of": GOLD_OR_MAGIC[1:] * 2}, (1, 9, 4, 0)),
    "choose": (
        offers, {"of": GOLD_OR_MAGIC}, ["rogues_landing:2gold", "rogues_landing:2magic"],
        {"of": [{"do": "gain", "vp": 1}, {"do": "gain_citizen", "role": "holy"}]},
        ["rogues_landing:1vp", "rogues_landing:holy"],
    ),
    "gain_any": (accepted, {"amount": 1}, (2, 9, 0, 0), {"amount": 4}, (5, 9, 0, 0)),
    "exchange": (
        accepted, {"pay": {"gold": 1}, "gain": {"vp": 2}}, (0, 9, 0, 2),
        {"pay": {"strength": 2}, "gain": {"magic": 5}}, (1, 7, 5, 0),
    ),
    "take": (board, {"amount": 2, "kinds": ["gold"]}, (3, 9, 0, 0),
             {"amount": 9, "kinds": ["magic"]}, (1, 9, 5, 0)),
    "gain_citizen": (offers, {"role": "holy"}, ["free:cleric", "free:paladin"],
                     {"role": "soldier", "cost_up_to": 2}, ["free:knight", "free:champion"]),
    "may_slay": (slays, {}, ("goblin", "goblin"), {"do": "gain", "gold": 1}, False),
    "take_monster": (monsters, {}, ("goblin", "skeleton"), {"do": "gain", "gold": 1}, ("goblin",)),
    "return": (accepted, {"kind": "monster", "vp": 5}, (1, 9, 0, 5), {"kind": "citizen", "vp": 2}, (1, 9, 0, 2)),
    "no_surcharge": (price_of_a_merchant, {}, 2, {"do": "gain", "gold": 1}, 3),
    "cheaper_domains": (price_of_a_domain, {"by": 1}, 6, {"by": 4}, 3),
    "change_die": (dice, {"to": 6, "gold": 1}, ((6, 4), [1]), {"by": -2}, ((1, 4), [])),
    "add_token": (tokens, {"kind": "gold"}, (1, 0, 0), {"kind": "strength"}, (0, 1, 0)),
    "everyone_loses": (losses, {"gold": 2}, [{"because": "mimic", "gold": 2}],
                       {"magic": 3}, [{"because": "mimic", "magic": 3}]),
}  # fmt: skip
"""For each word of the card files how it shows at the table, with one content and with another."""


def words_in(value: object) -> Iterator[str]:
    """Every word after «do», however deep it stands."""
    if isinstance(value, dict):
        if "do" in value:
            yield value["do"]
        for part in value.values():
            yield from words_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from words_in(part)


def test_every_word_of_the_card_files_is_tried() -> None:
    folder = files("regalia.games.valeria") / "cards"
    names = ("starters", *(name for name, _, _ in DECKS))
    used = {word for name in names for word in words_in(tomllib.loads((folder / f"{name}.toml").read_text("utf-8")))}
    assert used == set(VOCABULARY) == set(SCENARIOS)


@pytest.mark.parametrize("word", SCENARIOS)
def test_what_stands_on_a_card_is_what_happens(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shows, effect, outcome, other_effect, other_outcome = SCENARIOS[word]
    assert shows(monkeypatch, {"do": word, **effect}) == outcome
    assert shows(monkeypatch, {"do": word, **other_effect}) == other_outcome


def test_each_side_of_a_citizen_does_what_stands_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, "cleric", active={"do": "gain", "vp": 2}, others={"do": "gain_any", "amount": 3})
    t = valeria(anna=has(duchy=["cleric"]), bob=has(duchy=["cleric"])).harvest(1, 3)
    assert t.anna.vp == 2
    assert t.options("bob") == ["cleric:3gold", "cleric:3strength", "cleric:3magic"]


def test_a_citizen_that_takes_comes_first_whoever_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, "cleric", active={"do": "take", "amount": 1, "kinds": ["gold"]})
    t = valeria(anna=has(duchy=["cleric"]), bob=has(gold=2, duchy=["cleric"])).harvest(1, 3)
    assert [(event.seat, event.details["other"]) for event in t.told("takes")] == [(0, 1)]
    assert t.events.index(t.told("takes")[0]) < t.events.index(t.told("gets")[0])
    assert t.anna.gold == 1


def test_any_effect_may_stand_on_a_citizen(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, "cleric", active={"do": "gain_citizen", "role": "soldier", "cost_up_to": 2})
    t = valeria(anna=has(duchy=["cleric"])).harvest(1, 3)
    assert t.options("anna") == ["free:knight", "free:champion"]


def test_a_reward_is_what_stands_on_the_monster(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, "goblin", reward={"do": "gain", "vp": 7})
    t = valeria(anna=has(strength=1), areas=["hills"]).actions().choose("anna", "slay:goblin")
    assert t.board("anna") == (0, 0, 0, 7)


def test_a_duke_pays_for_what_stands_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    duke = "cornelius_the_dreamer"
    t = valeria(anna=has(duke=duke, monsters=["goblin", "goblin"]))
    assert t.score("anna")["duke"] != 20
    change(monkeypatch, duke, score=[{"vp": 10, "per": {"cards": "monster"}}])
    assert t.score("anna")["duke"] == 20


@pytest.mark.parametrize(("card", "when"), [("foxgrove_palisade", "built"), ("rogues_landing", "roll")])
def test_only_what_changes_a_die_works_in_the_roll_phase(card: str, when: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(msgspec.ValidationError, match="if and only if it works in the roll phase"):
        change(monkeypatch, card, when=when)
