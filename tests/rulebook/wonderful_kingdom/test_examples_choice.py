"""Numbers that follow from the rules of offering and selecting (T20 to T27)."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.engine.zones import HIDDEN, view
from tests.rulebook.wonderful_kingdom.kingdoms import KingdomGame, dealt, has, kingdom


def turns_of_choice(t: KingdomGame) -> Iterator[int]:
    """Take the first offers and areas until planning begins; says after each choice which turn it belongs to."""
    turns = 0
    while t.table.phase == "choice":
        name = t.asked[0]
        key = next(key for key in t.options(name) if key.startswith(("offer", "select")))
        turns += key.startswith("select") or not t.table.players[t.seat(name)].staged
        t.choose(name, key)
        yield turns


def test_turn_order() -> None:
    """T20: sixteen turns; Anna's hand is empty after the thirteenth, Bob's after the fifteenth."""
    t = kingdom(module="quests").deal()
    empty: dict[str, int] = {}
    turns = 0
    for turns in turns_of_choice(t):
        for who, player in (("anna", t.anna), ("bob", t.bob)):
            if not player.hand:
                empty.setdefault(who, turns)
    assert turns == 16
    assert empty == {"anna": 13, "bob": 15}


def test_counts_at_the_start_of_a_round() -> None:
    """T21: after the first turn four cards lie there, 1 + 3, 2 + 2 or 3 + 1."""
    splits = set()
    for areas in ((1, 1), (1, 2), (2, 2)):
        t = kingdom(module="quests").deal()
        assert [len(t.anna.hand), len(t.bob.hand)] == [8, 8]
        for area in areas:
            t.choose("anna", next(key for key in t.options() if key.startswith("offer") and key.endswith(f":{area}")))
        splits.add(tuple(len(area) for area in t.table.offers_up))
    assert splits == {(3, 1), (2, 2), (1, 3)}


def test_an_empty_area() -> None:
    """T22."""
    t = kingdom(offers=([], ["calamity"]), module="quests").select().choose("anna", "select:1")
    assert (t.anna.chosen, t.anna.chosen_down) == ((), ())


def test_traps() -> None:
    """T23."""
    t = kingdom(has(hand=["farm", "mill", "portal"], traps=2)).offer()
    t.choose("anna", "offer:farm:1:down", "offer:mill:1:down")
    assert t.anna.traps == 0
    assert t.new_round().anna.traps == 2
    t = kingdom(has(hand=["farm", "mill"], traps=1)).offer().choose("anna", "offer:farm:1:down")
    assert t.reason("anna", "offer:mill:2:down") == ("no-trap", 0)


def test_secrecy() -> None:
    """T24: neither player can ask what lies face down."""
    t = kingdom(has(face_down=["gate_of_hell"]), face_down=(["royal_palace"], []), offers=(["farm"], ["mill"])).select()
    for seat in (0, 1, -1):
        seen = view(t.table, seat)
        assert seen.table.offers_down[0] == seen.table.players[0].chosen_down == (HIDDEN,)
        assert {"gate_of_hell", "royal_palace"} <= set(seen.unseen["card"])


def test_leftovers() -> None:
    """T25."""
    t = kingdom(has(chosen=["farm"]), offers=(["mill"], ["portal", "harbour"])).end_of_choice()
    assert t.table.discards == ("mill", "portal", "harbour")


def test_starting_players() -> None:
    """T26."""
    t = kingdom(first="anna", round=1, module="quests")
    starters = []
    for round in (1, 2, 3, 4):
        t.table.round = round
        starters.append(t.table.first)
        t.end_of_round()
    assert starters == [0, 1, 0, 1]


def test_deck_use() -> None:
    """T27: sixteen cards a round; sixteen are left at the end."""
    t = dealt(module="quests")
    for left in (64, 48, 32, 16):
        assert len(t.table.deck) == left
        assert list(turns_of_choice(t))[-1] == 16
        while t.table.asked and t.table.phase != "choice":
            name = t.asked[0]
            t.choose(name, next(key for key in t.options(name) if key.startswith(("recycle", "lab", "done", "build"))))
    assert t.table.over
