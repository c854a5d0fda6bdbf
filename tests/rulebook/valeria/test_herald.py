"""The Herald, who helps when nobody else does and whenever a pair is rolled."""

from __future__ import annotations

from regalia.games.valeria.cards import CITIZENS
from tests.valeria_tables import has, valeria

ANY = ["starter_herald:1gold", "starter_herald:1strength", "starter_herald:1magic"]


def test_the_herald_gives_one_resource_when_nothing_activates() -> None:
    """Rule 40a: for the active player and for everybody else alike."""
    t = valeria(anna=has(), bob=has()).roll(1, 2)
    assert t.asked == ["anna", "bob"]
    assert t.options("anna") == t.options("bob") == ANY
    t.choose("bob", "starter_herald:1strength").choose("anna", "starter_herald:1magic")
    assert t.board("bob") == (0, 1, 0, 0)
    assert t.board("anna") == (0, 0, 1, 0)


def test_the_herald_stays_silent_when_a_citizen_activates() -> None:
    """Rule 40a."""
    t = valeria(anna=has(duchy=["mercenary"]), bob=has()).roll(1, 2)
    assert t.asked == ["bob"]


def test_the_herald_gives_one_resource_on_a_pair_even_so() -> None:
    """Rule 40b."""
    t = valeria(anna=has(duchy=["archer"]), bob=has(duchy=["archer"])).roll(4, 4)
    assert t.asked == ["anna", "bob"]
    t.choose("anna", ANY[0]).choose("bob", ANY[2])
    assert t.board("anna") == (1, 4, 0, 0)
    assert t.board("bob") == (0, 2, 1, 0)


def test_a_pair_that_activates_nothing_wakes_the_herald_twice() -> None:
    """Rule 41: and the two resources may differ."""
    t = valeria(anna=has(), bob=has(duchy=["archer"])).roll(1, 1)
    t.choose("anna", "starter_herald:1gold", "starter_herald:1magic")
    t.choose("bob", "starter_herald:1gold", "starter_herald:1gold")
    assert t.board("anna") == (1, 0, 1, 0)
    assert t.board("bob") == (2, 0, 0, 0)
    assert t.asked == ["anna"]


def test_a_citizen_that_cannot_be_used_has_activated_all_the_same() -> None:
    """Rule 42: a Monk without gold."""
    t = valeria(bob=has(duchy=["monk"])).roll(1, 2)
    assert "bob" not in t.asked
    assert t.board("bob") == (0, 0, 0, 0)


def test_a_citizen_that_is_left_unused_has_activated_all_the_same() -> None:
    """Rule 42."""
    t = valeria(bob=has(gold=1, duchy=["monk"])).roll(1, 2)
    assert t.options("bob") == ["monk:exchange", "done"]
    t.choose("bob", "done")
    assert "bob" not in t.asked
    assert t.board("bob") == (1, 0, 0, 0)


def test_a_thief_who_finds_nothing_has_activated_all_the_same() -> None:
    """Rule 42: and so has a Blacksmith without Soldiers."""
    t = valeria(anna=has(duchy=["thief"]), bob=has()).roll(3, 4)
    assert t.asked == ["bob"]
    assert len(t.told("nothing-to-take")) == 1
    t = valeria(anna=has(duchy=["blacksmith"]), bob=has()).roll(1, 2)
    assert t.asked == ["bob"]
    assert t.board("anna") == (0, 0, 0, 0)


def test_on_a_pair_the_heralds_gold_can_pay_an_exchange() -> None:
    """Rules 35, 40b: the owner chooses the order, and must take the Herald's gift before stopping."""
    t = valeria(bob=has(duchy=["monk"])).roll(1, 1)
    assert t.options("bob") == ANY
    assert t.reason("bob", "monk:exchange") == ("valeria-short-gold", 1)
    t.choose("bob", "starter_herald:1gold")
    assert t.options("bob") == ["monk:exchange", "done"]
    t.choose("bob", "monk:exchange")
    assert t.board("bob") == (0, 0, 2, 0)


def test_the_herald_has_no_role_and_no_name() -> None:
    """Rule 43: it helps to build nothing and makes no citizen dearer."""
    t = valeria(anna=has(gold=50), domains=["golden_obelisk_of_nae"]).actions()
    assert set(t.anna.roles.values()) == {0}
    assert t.reason("anna", "build:golden_obelisk_of_nae") == ("valeria-missing-worker", 1)
    assert {card for card in CITIZENS if t.anna.prices[card] > CITIZENS[card].cost} == {"peasant", "knight"}
