"""The test suites of PettingZoo and Gymnasium on every game, as they come: nothing of them is left out or made shorter.

Three of them draw actions without looking at any mask (``UNMASKED``); environments that refuse a masked action cannot
be tried so, and are made with ``illegal="random"`` for them.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from types import SimpleNamespace
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.test.api_test import env_obs_dicts, env_obs_space
from pettingzoo.utils.conversions import parallel_to_aec

from regalia.environments import aec, parallel
from regalia.environments.arena import Masked
from regalia.environments.registered import id_of
from regalia.shelf import shelf

GAMES = sorted(shelf())
each_game = pytest.mark.parametrize("game", GAMES)
UNMASKED: dict[str, Any] = {"illegal": "random"}
OF_MASKS = {
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Observation is not a NumPy array",
}
"""PettingZoo warns of every observation that is a dict with a mask, but for its own games, which it knows by name."""


@pytest.fixture(autouse=True)
def no_warnings() -> Iterator[None]:
    """What these suites warn of fails here."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield


@contextmanager
def warned_of_masks_alone() -> Iterator[None]:
    """PettingZoo says what it says of every game with a mask that is not its own, and nothing else."""
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        yield
    assert {str(warning.message) for warning in told} == OF_MASKS


@each_game
def test_aec_api(game: str) -> None:
    with warned_of_masks_alone():
        api_test(aec(game))


def test_what_is_warned_of_is_spared_to_games_with_masks_that_are_known_by_name() -> None:
    assert {"connect_four_v3", "leduc_holdem_v4"} <= set(env_obs_dicts) & set(env_obs_space)


@each_game
def test_parallel_api(game: str) -> None:
    parallel_api_test(parallel(game))


@each_game
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    seed_test(partial(aec, game))
    parallel_seed_test(partial(parallel, game, **UNMASKED))


@each_game
def test_every_way_to_draw(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    def environment(render_mode: str) -> Any:
        return aec(game, render_mode=render_mode)

    render_test(environment)


@each_game
def test_games_can_be_cut_short(game: str) -> None:
    def environment(max_cycles: int) -> Any:
        return parallel(game, max_cycles=max_cycles, **UNMASKED)

    max_cycles_test(
        SimpleNamespace(parallel_env=environment, env=lambda max_cycles: parallel_to_aec(environment(max_cycles)))
    )


@each_game
@pytest.mark.parametrize("players", [1, 2])
def test_gymnasium(game: str, players: int) -> None:
    if players not in shelf()[game].players:
        pytest.skip("the game cannot be played alone")
    environment = gymnasium.make(id_of(game), players=players, render_mode="ansi", **UNMASKED)
    check_env(environment.unwrapped)


def test_suites_that_draw_without_a_mask_are_refused_otherwise() -> None:
    with pytest.raises(Masked):
        parallel_seed_test(partial(parallel, "valeria"))
    with pytest.raises(Masked):
        check_env(gymnasium.make(id_of("valeria")).unwrapped)
