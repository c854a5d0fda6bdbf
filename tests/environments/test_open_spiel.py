"""OpenSpiel's own simulation test, with serialisation, on every game."""

from __future__ import annotations

import importlib
import random
from typing import Any

import pytest

from regalia.shelf import shelf

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is installed for the usual tests only")


@pytest.fixture(scope="module", autouse=True)
def registered() -> Any:
    return importlib.import_module("regalia.environments.spiel")


@pytest.mark.parametrize("game", sorted(shelf()))
def test_random_games_with_serialisation(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"regalia_{game}"), num_sims=1, serialize=True, verbose=False)


def test_a_game_goes_as_it_does_elsewhere() -> None:
    game = pyspiel.load_game("regalia_bellum_magica(players=3,rewards=score)")
    state, chance = game.new_initial_state(), random.Random(3)
    state.apply_action(17)
    while not state.is_terminal():
        assert sum(state.legal_actions_mask()) == len(state.legal_actions())
        state.apply_action(chance.choice(state.legal_actions()))
    assert state.returns() == [sheet.total for sheet in shelf()["bellum_magica"].sheets(state.held.table)]


def test_a_copy_goes_its_own_way() -> None:
    state = pyspiel.load_game("regalia_valeria").new_initial_state()
    state.apply_action(5)
    copy = state.clone()
    assert str(copy) == str(state)
    copy.apply_action(copy.legal_actions()[0])
    assert str(copy) != str(state)
