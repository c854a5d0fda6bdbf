"""Steps a second of the environments, one core: with the row of numbers, the mask, and new games included.

Run it where ``pip install 'regalia[environments]' 'pettingzoo[classic]' rlcard open_spiel`` has been run; what is not
installed is left out. Everybody plays at random, from the same generator; each is measured several times in turn, and
the best is told. Time is that of the processor, so that other processes count little. The table is for
``docs/environments.md``.
"""

from __future__ import annotations

import argparse
import importlib
import os
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from regalia.environments import Tables, aec
from regalia.form import compiled

Run = Callable[[float], tuple[int, float]]
"""Plays for so many seconds; says how many steps it was, and how long it took."""
GAMES = ("valeria", "bellum_magica", "wonderful_kingdom", "viscounts")
TABLES = 64


def pick(mask: Any) -> int:
    """Any action that the mask allows; the same for all who have one."""
    allowed = np.flatnonzero(mask)
    return int(allowed[int(random.random() * len(allowed))])


def petting_zoo(make: Callable[[], Any]) -> Run:
    """An environment of PettingZoo, one seat after the other, as its users drive it."""

    def run(seconds: float) -> tuple[int, float]:
        environment, steps, seed = make(), 0, 0
        started = time.process_time()
        while time.process_time() - started < seconds:
            environment.reset(seed=seed)
            seed += 1
            for _ in environment.agent_iter():
                told, _, terminated, truncated, info = environment.last()
                if terminated or truncated:
                    environment.step(None)
                    continue
                mask = told["action_mask"] if "action_mask" in told else info["action_mask"]
                environment.step(pick(mask))
                steps += 1
        return steps, time.process_time() - started

    return run


def many_tables(game: str) -> Run:
    """The vector form: one call for all tables; actions are drawn by numpy for all at once."""

    def run(seconds: float) -> tuple[int, float]:
        tables, calls = Tables(game, TABLES), 0
        chance = np.random.default_rng(1)
        stepped = tables.reset(seed=1)
        started = time.process_time()
        while time.process_time() - started < seconds:
            drawn = chance.random(stepped.masks.shape, dtype=np.float32)
            stepped = tables.step((drawn * stepped.masks).argmax(axis=1))
            calls += 1
        return calls * TABLES, time.process_time() - started

    return run


def many_tables_first_option(game: str) -> Run:
    """The vector form without the time for drawing actions: each table takes the option that comes next."""

    def run(seconds: float) -> tuple[int, float]:
        tables, calls = Tables(game, TABLES), 0
        tables.reset(seed=1)
        started = time.process_time()
        while time.process_time() - started < seconds:
            chosen = [options[int(random.random() * len(options))] for options in tables.stepper.written]
            tables.step(chosen)
            calls += 1
        return calls * TABLES, time.process_time() - started

    return run


def rlcard(name: str) -> Run:
    """A game of RLCard, its numbers and legal actions included."""

    def run(seconds: float) -> tuple[int, float]:
        environment = importlib.import_module("rlcard").make(name)
        steps, started = 0, time.process_time()
        while time.process_time() - started < seconds:
            state, _ = environment.reset()
            while not environment.is_over():
                legal = list(state["legal_actions"])
                state, _ = environment.step(legal[int(random.random() * len(legal))])
                steps += 1
        return steps, time.process_time() - started

    return run


def open_spiel(name: str) -> Run:
    """A game of OpenSpiel (C++ driven from Python), with observation tensor and legal actions."""

    def run(seconds: float) -> tuple[int, float]:
        game = importlib.import_module("pyspiel").load_game(name)
        steps, started = 0, time.process_time()
        while time.process_time() - started < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, chances)[0])
                    continue
                player = state.current_player()
                np.asarray(state.observation_tensor(player))
                state.legal_actions_mask(player)
                legal = state.legal_actions(player)
                state.apply_action(legal[int(random.random() * len(legal))])
                steps += 1
        return steps, time.process_time() - started

    return run


def contenders() -> dict[str, Run]:
    """Everybody that is installed here."""
    found: dict[str, Run] = {}
    for name in ("hanabi_v5", "leduc_holdem_v4"):
        try:
            module = importlib.import_module(f"pettingzoo.classic.{name}")
            module.env()
        except Exception as missing:
            print(f"PettingZoo {name} is left out: {missing}")
            continue
        found[f"PettingZoo {name}"] = petting_zoo(module.env)
    for kind, name, make in (("rlcard", "uno", rlcard), ("pyspiel", "gin_rummy", open_spiel)):
        try:
            importlib.import_module(kind)
        except ImportError as missing:
            print(f"{kind} is left out: {missing}")
            continue
        found[f"{'RLCard' if kind == 'rlcard' else 'OpenSpiel'} {name}"] = make(name)
    for game in GAMES:
        found[f"regalia {game}, AEC"] = petting_zoo(lambda game=game: aec(game))  # type: ignore[misc]
        found[f"regalia {game}, {TABLES} tables"] = many_tables_first_option(game)
        found[f"regalia {game}, {TABLES} tables, actions by numpy"] = many_tables(game)
    return found


def main() -> None:
    """Measure all in turn, several times, and print the best of each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    everybody = contenders()
    best = dict.fromkeys(everybody, 0.0)
    for _ in range(given.rounds):
        for name, run in everybody.items():
            steps, took = run(given.seconds)
            best[name] = max(best[name], steps / took)
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")
    form = "compiled" if compiled() else "pure Python"
    print(f"\n{form}, best of {given.rounds} × {given.seconds:g} s, load {load:.1f}\n")
    print("| | steps a second |\n|---|---:|")
    for name, rate in best.items():
        print(f"| {name} | {rate:,.0f} |")


if __name__ == "__main__":
    main()
