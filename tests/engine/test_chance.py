from __future__ import annotations

from collections import Counter

from regalia.engine.chance import Chance


def test_splitmix64_gives_its_published_numbers() -> None:
    """The reference stream of the algorithm for the seed 1234567."""
    chance = Chance(1234567)
    drawn = [chance.below(2**64) for _ in range(3)]
    assert drawn == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_a_small_number_is_what_is_left_of_the_64_bits() -> None:
    whole, small = Chance(99), Chance(99)
    for n in (2, 3, 6, 7, 10, 60, 1_000_003, 2**31 - 1, 2**33 + 1):
        for _ in range(50):
            assert small.below(n) == whole.below(2**64) % n
    assert small.state == whole.state


def test_a_shuffle_draws_for_one_card_after_the_other_from_the_last_on() -> None:
    chance, other = Chance(2**64 - 5), Chance(2**64 - 5)
    deck = list(range(90))
    for last in range(89, 0, -1):
        drawn = other.below(2**64) % (last + 1)
        deck[last], deck[drawn] = deck[drawn], deck[last]
    assert chance.shuffled(range(90)) == tuple(deck)
    assert chance.state == other.state


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
