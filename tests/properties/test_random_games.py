"""What must hold at every decision of every game, whatever anybody chooses: see ``regalia.testing``."""

from __future__ import annotations

from hypothesis import given

from regalia.testing import Way
from regalia.testing.rules import (
    a_clone_goes_its_own_way,
    a_guess_can_be_played_to_its_end,
    a_guess_looks_the_same_to_who_guesses,
    a_view_is_the_same_in_another_process,
    every_decision_can_be_explained,
    it_ends,
    nothing_is_lost,
    options_are_what_nothing_stands_against,
    saved_and_loaded_it_is_the_same,
    taken_back_and_done_again_it_is_the_same,
    what_is_told_names_no_hidden_card,
)
from tests.properties.ways import every_way, few, seeds, some
from tests.sizes import SIZES


@every_way
def test_every_variant_is_played_to_its_end(way: Way) -> None:
    for seed in range(SIZES.whole_games):
        it_ends(way, seed)


@every_way
@given(seed=seeds)
@some
def test_options_are_what_nothing_stands_against(way: Way, seed: int) -> None:
    options_are_what_nothing_stands_against(way, seed)


@every_way
@given(seed=seeds)
@few
def test_nothing_falls_below_zero_and_no_card_is_lost(way: Way, seed: int) -> None:
    nothing_is_lost(way, seed)


@every_way
@given(seed=seeds)
@some
def test_a_clone_is_the_same_and_goes_its_own_way(way: Way, seed: int) -> None:
    a_clone_goes_its_own_way(way, seed)


@every_way
@given(seed=seeds)
@few
def test_a_view_is_the_same_in_another_process(way: Way, seed: int) -> None:
    a_view_is_the_same_in_another_process(way, seed)


@every_way
@given(seed=seeds)
@few
def test_a_guess_looks_the_same_to_the_one_who_guesses(way: Way, seed: int) -> None:
    a_guess_looks_the_same_to_who_guesses(way, seed, everybody=SIZES.everybody_looks)


@every_way
@given(seed=seeds)
@few
def test_a_guess_can_be_played_to_its_end(way: Way, seed: int) -> None:
    a_guess_can_be_played_to_its_end(way, seed)


@every_way
@given(seed=seeds)
@few
def test_what_is_told_names_no_card_that_somebody_cannot_see(way: Way, seed: int) -> None:
    what_is_told_names_no_hidden_card(way, seed, everybody=SIZES.everybody_looks)


@every_way
@given(seed=seeds)
@few
def test_saved_anywhere_and_loaded_it_is_the_same(way: Way, seed: int) -> None:
    saved_and_loaded_it_is_the_same(way, seed)


@every_way
@given(seed=seeds)
@few
def test_taken_back_and_done_again_it_is_the_same(way: Way, seed: int) -> None:
    taken_back_and_done_again_it_is_the_same(way, seed)


@every_way
@given(seed=seeds)
@few
def test_every_decision_can_be_explained(way: Way, seed: int) -> None:
    every_decision_can_be_explained(way, seed)
