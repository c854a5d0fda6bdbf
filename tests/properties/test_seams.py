"""What boards, bots and translators are told must be said in full: see ``regalia.testing.seams``."""

from __future__ import annotations

from hypothesis import given

from regalia.testing import Way
from regalia.testing.seams import (
    a_board_is_given_what_its_struct_declares,
    counters_in_an_event_rise_or_fall,
    every_option_says_what_is_done_and_what_it_costs,
)
from tests.properties.ways import every_way, few, seeds


@every_way
@given(seed=seeds)
@few
def test_a_board_is_given_what_its_struct_declares(way: Way, seed: int) -> None:
    a_board_is_given_what_its_struct_declares(way, seed)


@every_way
@given(seed=seeds)
@few
def test_every_option_says_what_is_done_and_what_it_costs(way: Way, seed: int) -> None:
    every_option_says_what_is_done_and_what_it_costs(way, seed)


@every_way
@given(seed=seeds)
@few
def test_counters_in_an_event_rise_or_fall(way: Way, seed: int) -> None:
    counters_in_an_event_rise_or_fall(way, seed)
