"""What is reckoned out once for all tables can be forgotten at any time."""

from __future__ import annotations

import random

import pytest

from regalia.engine.play import Play
from regalia.engine.remembering import forget, remembered
from regalia.shelf import find_game, shelf


def test_an_answer_is_reckoned_out_once_until_it_is_forgotten() -> None:
    asked = []

    @remembered
    def double(number: int) -> int:
        asked.append(number)
        return 2 * number

    assert [double(4), double(4), double(5)] == [8, 8, 10]
    assert asked == [4, 5]
    forget()
    assert double(4) == 8
    assert asked == [4, 5, 4]


@pytest.mark.parametrize("game", sorted(shelf()))
def test_a_game_goes_on_as_it_would_have_if_all_is_forgotten_in_its_midst(game: str) -> None:
    def played(forgetful: bool) -> list[tuple[object, ...]]:
        play, chance = Play(find_game(game), 2, {}, 11), random.Random(3)
        offered: list[tuple[object, ...]] = []
        for _ in range(120):
            if forgetful:
                forget()
            if play.table.over:
                break
            seat, acts = play.table.asked[0]
            keys = tuple(act.key for act in acts)
            offered.append(keys)
            play.choose(seat, chance.choice(keys))
        return [*offered, tuple(choice.idle for choice in play.chosen), (play.table.fingerprint(),)]

    assert played(forgetful=True) == played(forgetful=False)
