"""Tables in numbers, for programs that learn: see ``regalia.testing.numbers``."""

from __future__ import annotations

from hypothesis import given

from regalia.testing import Way
from regalia.testing.numbers import every_option_has_a_number, numbers_tell_what_the_seat_sees
from tests.properties.ways import every_way, few, seeds


@every_way
@given(seed=seeds)
@few
def test_every_option_has_a_number(way: Way, seed: int) -> None:
    every_option_has_a_number(way, seed)


@every_way
@given(seed=seeds)
@few
def test_numbers_tell_what_the_seat_sees(way: Way, seed: int) -> None:
    numbers_tell_what_the_seat_sees(way, seed)
