"""The six monster events: what they do when rolled and what they give when slain."""

from __future__ import annotations

import pytest

from regalia.games.valeria.cards import EVENTS
from tests.valeria_tables import ValeriaGame, has, valeria


def about_to_slay(event: str, *pile: str) -> ValeriaGame:
    """Anna can just pay for the event, which lies on the place of the Knights."""
    card = EVENTS[event]
    anna = has(strength=card.strength, magic=card.magic, monsters=pile)
    return valeria(anna=anna, events_at={"knight": event}).actions()


@pytest.mark.parametrize(
    ("event", "reward"),
    [
        ("corrupted_cleric", (3, 0, 2, 0)),
        ("giant_leech", (0, 0, 5, 0)),
        ("bat_swarm", (3, 0, 0, 0)),
        ("sorcerer", (0, 0, 3, 0)),
        ("mimic", (5, 0, 0, 0)),
        ("kobold_thieves", (7, 0, 0, 0)),
    ],
)
def test_what_each_gives_when_slain(event: str, reward: tuple[int, ...]) -> None:
    """With two monsters in the pile already: Bat Swarm and Sorcerer count three."""
    t = about_to_slay(event, "goblin", "treant").choose("anna", f"slay:{event}")
    assert t.board("anna") == reward
    assert t.anna.monsters == ("goblin", "treant", event)
    assert t.cover("knight") == "exhausted"


def test_bat_swarm_counts_other_events_and_itself_only_once() -> None:
    t = about_to_slay("bat_swarm", "mimic").choose("anna", "slay:bat_swarm")
    assert t.anna.gold == 2


def test_sorcerer_wants_a_real_strength_and_its_five_magic() -> None:
    t = valeria(anna=has(magic=20), events_at={"knight": "sorcerer"}).actions()
    assert t.reason("anna", "slay:sorcerer") == ("valeria-needs-real-strength", 1)
    t = valeria(anna=has(strength=20, magic=4), events_at={"knight": "sorcerer"}).actions()
    assert t.reason("anna", "slay:sorcerer") == ("valeria-short-magic", 1)


def test_corrupted_cleric_makes_a_monster_dearer_by_a_magic() -> None:
    """A second token adds up, and magic for strength does not pay it."""
    t = valeria(anna=has(strength=1, magic=1), events_at={"knight": "corrupted_cleric"}, tokens={"goblin": ["magic"]})
    t.roll(1, 5).choose("anna", "token:goblin")
    assert t.table.tokens_on("goblin") == (0, 0, 2)
    assert t.reason("anna", "slay:goblin") == ("valeria-short-magic", 1)


def test_bat_swarm_makes_a_monster_dearer_by_a_strength() -> None:
    t = valeria(anna=has(strength=2), events_at={"knight": "bat_swarm"}).roll(3, 2)
    t.choose("anna", "token:goblin", "slay:goblin")
    assert t.board("anna") == (1 + 1, 0, 0, 0)  # the starter Peasant and the reward


def test_mimic_lays_gold_for_the_slayer() -> None:
    """It may lie on the Mimic itself; whoever slays it collects it."""
    t = valeria(anna=has(strength=3, magic=3), events_at={"knight": "mimic"}).roll(5, 1)
    t.choose("anna", "token:mimic", "slay:mimic")
    assert t.board("anna") == (1 + 5 + 1, 1, 0, 0)
    assert t.table.tokens == {}


def test_mimic_gold_is_collected_by_another_player() -> None:
    t = valeria(anna=has(), bob=has(strength=1), events_at={"knight": "mimic"}).roll(5, 6)
    t.choose("anna", "token:goblin").then_roll(6, 4).choose("anna", "gain:magic", "gain:magic")
    t.choose("bob", "slay:goblin")
    assert t.bob.gold == 1 + 1 + 1  # starter Peasant, token, reward


def test_giant_leech_takes_strength_before_the_harvest() -> None:
    """So the starter Knight's strength of this very roll is safe."""
    t = valeria(anna=has(), bob=has(strength=1), events_at={"cleric": "giant_leech"}).roll(2, 6)
    assert (t.anna.strength, t.bob.strength) == (1, 1)
    assert [event.seat for event in t.told("loses")] == [1]


def test_sorcerer_takes_magic_by_the_sum_too() -> None:
    t = valeria(anna=has(magic=2), bob=has(), events_at={"knight": "sorcerer"}).roll(1, 3)
    assert t.anna.magic == 1


def test_kobold_thieves_take_gold_from_everybody_in_play() -> None:
    t = valeria(players=5, emil=has(gold=5), dora=has(gold=5), events_at={"knight": "kobold_thieves"}).roll(6, 1)
    assert (t.dora.gold, t.emil.gold) == (4, 5)


def test_an_event_on_a_monster_place_can_be_slain_and_the_stack_stays_empty() -> None:
    t = valeria(anna=has(strength=6), events_at={"hills": "bat_swarm"}).actions().choose("anna", "slay:bat_swarm")
    assert t.stack("hills") == []
    assert t.cover("hills") == "exhausted"


def test_an_event_can_be_taken_by_purloiners_perch() -> None:
    """From the pile it changes owner like any monster."""
    t = valeria(
        anna=has(gold=10, duchy=["rogue", "rogue"]), bob=has(monsters=["mimic"]), domains=["purloiners_perch"]
    ).actions()
    t.choose("anna", "build:purloiners_perch")
    assert t.anna.monsters == ("mimic",)
    assert t.anna.gold == 0


def test_an_event_can_be_slain_through_eye_of_asteraten() -> None:
    t = valeria(
        anna=has(gold=8, strength=1, duchy=["monk", "archer"]),
        domains=["eye_of_asteraten"],
        events_at={"knight": "kobold_thieves"},
    ).actions()
    t.choose("anna", "build:eye_of_asteraten", "slay:kobold_thieves")
    assert t.anna.gold == 7
