"""The monster events."""

from __future__ import annotations

import pytest

from regalia.engine.game import Refused
from regalia.engine.zones import HIDDEN, view
from regalia.games.valeria.cards import EVENTS
from tests.valeria_tables import dealt, has, valeria


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_event_a_player_lies_on_two_exhausted_cards_a_player(players: int) -> None:
    """Rule 94: shuffled, face down, and drawn at random."""
    table = dealt(players, events=True).table
    assert table.exhausted_left == 2 * players
    assert len(table.event_deck) == players
    assert set(table.event_deck) | set(table.event_box) == set(EVENTS)
    assert view(table, 0).table.event_deck == (HIDDEN,) * players
    assert len({dealt(players, seed, events=True).table.event_deck for seed in range(20)}) > 10


def test_the_events_that_stay_in_the_box_are_unseen() -> None:
    """Rule 94: nobody knows which of the six take part."""
    table = dealt(2, events=True).table
    assert len(table.event_box) == 4
    assert [view(table, seat).table.event_box for seat in (0, 1, -1)] == [(HIDDEN,) * 4] * 3


def test_players_may_agree_on_events_and_the_others_are_drawn() -> None:
    """Rule 94 (Czech and German, monster events, set-up): one chosen event is mixed with random others."""
    decks = [dealt(3, seed, events=True, event_cards=("mimic",)).table.event_deck for seed in range(40)]
    assert all(len(set(deck)) == 3 and "mimic" in deck for deck in decks)
    assert {card for deck in decks for card in deck} == set(EVENTS)
    assert {deck.index("mimic") for deck in decks} == {0, 1, 2}
    whole = dealt(2, events=True, event_cards=("mimic", "sorcerer")).table
    assert set(whole.event_deck) == {"mimic", "sorcerer"}


@pytest.mark.parametrize(
    ("played", "cards", "reason"),
    [
        (True, ("mimic", "sorcerer", "bat_swarm"), "valeria-pick-events"),
        (True, ("mimic", "mimic"), "valeria-pick-events"),
        (False, ("mimic", "sorcerer"), "valeria-event-cards-need-events"),
    ],
)
def test_what_cannot_be_agreed_on(played: bool, cards: tuple[str, ...], reason: str) -> None:
    """Rule 94: not more events than players, none of them twice."""
    with pytest.raises(Refused) as refused:
        dealt(2, events=played, event_cards=cards)
    assert refused.value.message.id == reason


def test_the_first_emptied_stacks_show_events_after_the_action() -> None:
    """Rule 95: then come the exhausted cards."""
    t = valeria(
        anna=has(strength=9, gold=9),
        next_events=["mimic", "bat_swarm"],
        stacks={"mountains": ["orc_warrior"], "rogue": 1, "butcher": 1},
    ).actions()
    t.choose("anna", "slay:orc_warrior")
    assert t.events_in_centre() == []
    t.choose("anna", "free:rogue")
    assert (t.cover("mountains"), t.cover("rogue")) == ("mimic", "bat_swarm")
    t.then_roll(6, 4).choose("anna", "recruit:butcher")
    assert t.cover("butcher") == "exhausted"


def test_being_revealed_triggers_nothing() -> None:
    """Rule 95: the dice of this turn would have woken it."""
    t = valeria(anna=has(gold=5), next_events=["kobold_thieves"], stacks={"merchant": 1}).actions(dice=(6, 6))
    t.choose("anna", "recruit:merchant")
    assert t.cover("merchant") == "kobold_thieves"
    assert t.anna.gold == 3


def test_an_event_is_a_monster_without_an_area_wherever_it_lies() -> None:
    """Rule 96: Violet Thorn, Bat Swarm and Hrothgar count it; a boss does not."""
    t = valeria(
        anna=has(strength=3 + 8, magic=3, domains=["the_violet_thorn"], duke="hrothgar_the_conqueror"),
        events_at={"ruins": "mimic"},
    ).actions()
    t.choose("anna", "slay:mimic")
    assert t.board("anna") == (5, 8, 1, 0)
    assert t.score("anna")["duke"] == 2
    boss = valeria(anna=has(strength=8, monsters=["mimic", "sorcerer"]), stacks={"ruins": ["skeleton_king"]}).actions()
    boss.choose("anna", "slay:skeleton_king")
    assert boss.anna.gold == 2


@pytest.mark.parametrize(("a", "b"), [(4, 6), (6, 4), (1, 3), (2, 2), (4, 4)])
def test_an_event_happens_once_when_die_or_sum_show_its_number(a: int, b: int) -> None:
    """Rule 97: even on a pair."""
    t = valeria(bob=has(magic=5), events_at={"knight": "sorcerer"}).roll(a, b)
    assert t.bob.magic == 4
    assert len(t.told("event")) == 1


def test_an_event_sleeps_on_other_numbers_and_in_the_deck() -> None:
    """Rule 97."""
    t = valeria(bob=has(magic=5), events_at={"knight": "sorcerer"}).roll(5, 6)
    assert t.bob.magic == 5
    t = valeria(bob=has(magic=5), next_events=["sorcerer", "mimic"]).roll(4, 5)
    assert t.bob.magic == 5


def test_the_active_player_orders_several_events() -> None:
    """Rule 97, Q25: the Thieves and the Mimic."""
    t = valeria(anna=has(), bob=has(gold=1), events_at={"knight": "mimic", "rogue": "kobold_thieves"}, turn="bob")
    t.roll(5, 6)
    assert t.asked == ["bob"]
    assert t.options("bob") == ["event:mimic", "event:kobold_thieves"]
    t.choose("bob", "event:mimic")
    assert t.options("bob")[0] == "token:goblin"
    t.choose("bob", "token:goblin")
    assert [event.details["card"] for event in t.told("event")] == ["kobold_thieves"]
    assert t.bob.gold == 0 + 1  # lost one, then the starter Peasant


@pytest.mark.parametrize(
    ("event", "roll", "price"),
    [("corrupted_cleric", (1, 5), (1, 1)), ("bat_swarm", (3, 5), (2, 0)), ("mimic", (5, 6), (1, 0))],
)
def test_the_active_player_puts_a_token_on_any_monster_in_the_centre(
    event: str, roll: tuple[int, int], price: tuple[int, int]
) -> None:
    """Rule 98, Q28: top cards and events, none beneath, before the harvest."""
    t = valeria(anna=has(), bob=has(), events_at={"knight": event}, turn="bob").roll(*roll)
    assert t.asked == ["bob"]
    assert t.options("bob") == [
        "token:goblin", "token:skeleton", "token:treant", "token:owlbear", "token:dire_bear", f"token:{event}",
    ]  # fmt: skip
    t.choose("bob", "token:goblin")
    slay = next(act for act in t.table.slays() if act.card == "goblin")
    assert slay.price(t.table) == price
    assert t.asked == ["bob"]


@pytest.mark.parametrize(
    ("event", "roll", "left"),
    [("giant_leech", (2, 5), (4, 2, 3)), ("sorcerer", (4, 5), (4, 3, 2)), ("kobold_thieves", (6, 5), (3, 4, 3))],
)
def test_everybody_loses_one_the_active_player_too(
    event: str, roll: tuple[int, int], left: tuple[int, int, int]
) -> None:
    """Rule 98: whoever has none loses none; the starter Peasant (and on a six the Knight) harvests afterwards."""
    t = valeria(
        anna=has(gold=3, strength=3, magic=3), bob=has(gold=3, strength=3, magic=3), cyril=has(),
        events_at={"knight": event},
    )  # fmt: skip
    t.roll(*roll)
    assert t.board("anna")[:3] == t.board("bob")[:3] == left
    assert t.board("cyril") == (1, roll[0] // 6, 0, 0)


def test_tokens_raise_the_price_and_gold_goes_to_the_slayer() -> None:
    """Rule 98: the gold does not cost anything."""
    t = valeria(
        anna=has(strength=3), events_at={"knight": "mimic"}, tokens={"goblin": ["gold", "gold", "strength"]}
    ).actions()
    t.choose("anna", "slay:goblin")
    assert t.board("anna") == (3, 1, 0, 0)  # two from the tokens, one from the reward
    assert t.table.tokens == {}
    t.choose("anna", "slay:goblin")
    assert t.anna.monsters == ("goblin", "goblin")


def test_a_slain_event_is_replaced_from_the_bottom_of_the_exhausted_deck() -> None:
    """Rule 98: never by another event, and the place stays exhausted."""
    t = valeria(
        anna=has(strength=6), events_at={"knight": "bat_swarm"}, next_events=["mimic"], exhausted=["cleric"]
    ).actions()
    assert t.table.exhausted_left == 3
    t.choose("anna", "slay:bat_swarm")
    assert t.cover("knight") == "exhausted"
    assert t.table.exhausted_left == 2
    assert t.table.event_deck == ("mimic",)
    assert len(t.table.covers) == 2


def test_a_place_with_an_event_counts_as_exhausted() -> None:
    """Rule 98: for the end of the game, before and after the event is slain."""
    t = valeria(
        anna=has(strength=6),
        bob=has(),
        events_at={"knight": "bat_swarm", "rogue": "mimic"},
        exhausted=["cleric", "merchant"],
    ).then_roll(6, 4)
    t.end_of_turn()
    assert t.table.final_round
    after = valeria(
        anna=has(strength=6),
        bob=has(),
        events_at={"knight": "bat_swarm", "rogue": "mimic"},
        exhausted=["cleric", "merchant"],
    ).actions()
    after.choose("anna", "slay:bat_swarm").then_roll(6, 4).choose("anna", "gain:gold")
    assert after.table.final_round


def test_slain_events_score_like_monsters() -> None:
    """Rule 98: their points and their type."""
    t = valeria(anna=has(monsters=["giant_leech", "mimic"], duke="hrothgar_the_conqueror"))
    assert t.score("anna")["monsters"] == 4 + 2
    assert t.score("anna")["duke"] == 2 * 2 + 1
