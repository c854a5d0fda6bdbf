"""The test suites of PettingZoo and Gymnasium, unchanged, on every game."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from regalia.environments import aec, parallel
from regalia.environments.registered import id_of
from regalia.shelf import shelf

GAMES = sorted(shelf())
each_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(autouse=True)
def no_warnings() -> Iterator[None]:
    """What these suites warn of fails here; but PettingZoo's dislikes every mask that is not in its own games."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for disliked in ("Observation space for each agent probably should be", "Observation is not a NumPy array"):
            warnings.filterwarnings("ignore", message=disliked)
        yield


@each_game
def test_aec_api(game: str) -> None:
    api_test(aec(game), num_cycles=150)


@each_game
def test_parallel_api(game: str) -> None:
    parallel_api_test(parallel(game), num_cycles=150)


@each_game
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    seed_test(partial(aec, game), num_cycles=40)
    parallel_seed_test(partial(parallel, game, illegal="random"), num_cycles=20)


@each_game
def test_every_way_to_draw(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    def environment(render_mode: str) -> Any:
        return aec(game, render_mode=render_mode)

    render_test(environment)


@each_game
def test_games_can_be_cut_short(game: str) -> None:
    def environment(max_cycles: int) -> Any:
        return parallel(game, max_cycles=max_cycles, illegal="random")

    max_cycles_test(
        SimpleNamespace(parallel_env=environment, env=lambda max_cycles: parallel_to_aec(environment(max_cycles)))
    )


@each_game
@pytest.mark.parametrize("players", [1, 2])
def test_gymnasium(game: str, players: int) -> None:
    if players not in shelf()[game].players:
        pytest.skip("the game cannot be played alone")
    environment = gymnasium.make(id_of(game), players=players, illegal="random", render_mode="ansi")
    check_env(environment.unwrapped)
