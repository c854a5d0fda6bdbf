from __future__ import annotations

from collections import Counter

from regalia.engine.chance import Chance


def test_splitmix64_gives_its_published_numbers() -> None:
    """The reference stream of the algorithm for the seed 1234567."""
    chance = Chance(1234567)
    drawn = [chance.below(2**64) for _ in range(3)]
    assert drawn == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_the_same_seed_shuffles_alike_and_loses_no_card() -> None:
    deck = tuple("abcdefghij")
    assert Chance(5).shuffled(deck) == Chance(5).shuffled(deck)
    assert Chance(5).shuffled(deck) != Chance(6).shuffled(deck)
    assert sorted(Chance(5).shuffled(deck)) == sorted(deck)


def test_a_die_is_fair() -> None:
    chance = Chance(42)
    rolled = Counter(chance.below(6) for _ in range(60_000))
    assert set(rolled) == set(range(6))
    assert all(9_500 < n < 10_500 for n in rolled.values())


def test_every_order_of_a_small_deck_comes_up() -> None:
    chance = Chance(3)
    orders = Counter(chance.shuffled(("a", "b", "c")) for _ in range(6_000))
    assert len(orders) == 6
    assert all(850 < n < 1_150 for n in orders.values())
