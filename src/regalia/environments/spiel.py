"""The games in OpenSpiel's register: ``pyspiel.load_game("regalia_valeria(players=3)")`` after this module is imported.

All chance of a game comes from one seed, so chance moves once, at the beginning: it draws which of ``deals`` games is
played. Where players choose at the same time they move one after the other, and none learns the other's choice early.
"""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np
import pyspiel

from regalia.engine.game import Game
from regalia.engine.table import Table
from regalia.environments.arena import REWARDS as KNOWN
from regalia.environments.arena import Arena, Masked, Rewards, one_of
from regalia.environments.telling import Teller, asked_of, scene_of
from regalia.shelf import shelf

DEALS = 1024
LONGEST = 6000
"""More decisions than any game takes."""
MOST_POINTS = 1000


class Held:
    """A table that is copied as tables are, whenever OpenSpiel copies a state."""

    def __init__(self, table: Table[Any] | None) -> None:
        self.table = table

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(None if self.table is None else self.table.clone())


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table at a decision, or before its deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(None)
        self.deal = -1

    def _arena(self) -> Arena:
        arena: Arena = self.get_game().arena
        return arena

    def current_player(self) -> int:
        """Who moves: chance at first, then whoever is asked."""
        table = self.held.table
        if table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return table.asked[0][0] if table.asked else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        table = self.held.table
        if table is None:
            return list(range(self.get_game().deals))
        return sorted(self._arena().encoder.numbers(table.options_of(player), player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal, each as likely."""
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        arena, table = self._arena(), self.held.table
        if table is None:
            self.deal = action
            self.held.table = arena.begin(action)
            return
        seat = table.asked[0][0]
        act = arena.encoder.act(table.options_of(seat), seat, action)
        if act is None:
            raise Masked(arena.why_masked(table, seat, action))
        table.choose(seat, act)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self._arena().schema.acts[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.held.table is not None and self.held.table.over

    def returns(self) -> list[float]:
        """The reward of each seat."""
        table, arena = self.held.table, self._arena()
        return arena.outcome(table) if table is not None and table.over else [0.0] * arena.players

    def __str__(self) -> str:
        table = self.held.table
        return "before the deal" if table is None else f"deal {self.deal}: {table.fingerprint()}"


class SpielObserver:
    """What a player sees: the row of numbers; as a string, the table in words."""

    def __init__(self, arena: Arena) -> None:
        self.arena = arena
        self.teller = Teller(arena.game)
        self.tensor = np.zeros(arena.schema.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees now."""
        table = state.held.table
        if table is None:
            self.tensor.fill(0)
            return
        row = array("h", bytes(2 * self.arena.schema.size))
        self.arena.encoder.write(table, player, row, 0)
        self.tensor[:] = np.frombuffer(row, dtype=np.int16)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees now, in words."""
        table = state.held.table
        if table is None:
            return ""
        lines = self.teller.table(scene_of(self.teller.game, table, player), player)
        if table.options_of(player):
            lines += self.teller.decision(asked_of(table.decision_of(player)))
        return "\n".join(lines)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the house for OpenSpiel; a subclass for each names it."""

    id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        rewards: Rewards = given.get("rewards", "win")
        one_of("rewards", rewards, KNOWN)
        players = int(given.get("players", _usual(shelf()[self.id])))
        self.deals = int(given.get("deals", DEALS))
        self.arena = Arena(self.id, players, {}, rewards, "error")
        most = 1.0 if rewards == "win" else float(MOST_POINTS)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.arena.schema.acts),
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(shelf()[self.id]), info, given)

    def new_initial_state(self) -> SpielState:
        """A state before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What shows a state to a player."""
        return SpielObserver(self.arena)


def _usual(game: Game) -> int:
    return 2 if 2 in game.players else game.players[0]


def type_of(game: Game) -> Any:
    """What OpenSpiel wants to know of a game."""
    return pyspiel.GameType(
        short_name=f"regalia_{game.id}",
        long_name=f"Regalia: {game.id.replace('_', ' ')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": _usual(game), "rewards": "win", "deals": DEALS},
    )


def register() -> None:
    """Register every game on the shelf that is not registered yet."""
    known = set(pyspiel.registered_names())
    for id, game in shelf().items():
        if f"regalia_{id}" not in known:
            kind = type(f"Spiel_{id}", (SpielGame,), {"id": id, "__doc__": f"{id} for OpenSpiel."})
            pyspiel.register_game(type_of(game), kind)


register()
