"""What must hold for every game, for the tests of whoever makes one: ``check_game(MY_GAME)``, or check by check.

The house tries its own games with these very functions. They need no test framework; each fails with an
``AssertionError`` that says what is wrong. ``CHECKS`` are those that play a random game along a ``Way`` from a seed:
with pytest, parametrize over them to see each by its name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from regalia.engine.game import Game
from regalia.testing.bots import bots_find_something_to_choose
from regalia.testing.numbers import every_option_has_a_number, numbers_tell_what_the_seat_sees
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
from regalia.testing.seams import (
    a_board_is_given_what_its_struct_declares,
    counters_in_an_event_rise_or_fall,
    every_option_says_what_is_done_and_what_it_costs,
)
from regalia.testing.ways import Conserved, Variant, Way, cards_in_zones, each, usual_variants
from regalia.testing.words import (
    a_game_can_be_played_in_every_language,
    every_card_has_a_text,
    everything_has_a_name,
    there_is_a_rules_page,
)

__all__ = [
    "CHECKS",
    "CHECKS_OF_THE_BOX",
    "Check",
    "Conserved",
    "Variant",
    "Way",
    "cards_in_zones",
    "check_game",
    "each",
    "usual_variants",
]

Check = Callable[[Way, int], None]

CHECKS: tuple[Check, ...] = (
    it_ends,
    options_are_what_nothing_stands_against,
    nothing_is_lost,
    a_clone_goes_its_own_way,
    a_view_is_the_same_in_another_process,
    a_guess_looks_the_same_to_who_guesses,
    a_guess_can_be_played_to_its_end,
    what_is_told_names_no_hidden_card,
    saved_and_loaded_it_is_the_same,
    taken_back_and_done_again_it_is_the_same,
    every_decision_can_be_explained,
    a_board_is_given_what_its_struct_declares,
    every_option_says_what_is_done_and_what_it_costs,
    counters_in_an_event_rise_or_fall,
    a_game_can_be_played_in_every_language,
    bots_find_something_to_choose,
    every_option_has_a_number,
    numbers_tell_what_the_seat_sees,
)
"""What holds along every way and from every seed."""

CHECKS_OF_THE_BOX: tuple[Callable[[Game], None], ...] = (
    everything_has_a_name,
    every_card_has_a_text,
    there_is_a_rules_page,
)
"""What holds of a game before anybody plays it."""


def check_game(
    game: Game,
    variants: Sequence[Variant] | None = None,
    conserved: Conserved = cards_in_zones,
    seeds: Iterable[int] = range(5),
) -> None:
    """Everything that must hold for a game, in all its variants, from several seeds."""
    for check_box in CHECKS_OF_THE_BOX:
        check_box(game)
    tried = usual_variants(game) if variants is None else variants
    ways = [Way(game, players, options, conserved) for players, options in tried]
    for seed in seeds:
        for way in ways:
            for check in CHECKS:
                try:
                    check(way, seed)
                except Exception as error:
                    place = f"{game.id} with {way.players} players, {way.options}, seed {seed}"
                    raise AssertionError(f"{check.__name__} fails in {place}: {error}") from error
