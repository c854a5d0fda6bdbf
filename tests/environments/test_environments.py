"""What the environments promise beyond what the suites of others ask."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

import regalia
from regalia.bots.bot import RandomBot
from regalia.environments import GameEnv, GameVectorEnv, Tables, TablesInProcesses, aec, parallel
from regalia.environments.arena import Masked
from regalia.environments.registered import id_of
from regalia.games.valeria.table import ValeriaTable
from regalia.testing.numbers import row_of
from tests.variants import EVERY

GAMES = sorted(regalia.all_games())
each_game = pytest.mark.parametrize("game", GAMES)


def legal(mask: np.ndarray[Any, Any], chance: np.random.Generator) -> int:
    return int(chance.choice(np.flatnonzero(mask)))


def to_the_end(environment: Any, seed: int) -> Any:
    """A random game, and the environment after it."""
    chance = np.random.default_rng(seed)
    environment.reset(seed=seed)
    for _ in range(6000):
        told, _, terminated, _, info = environment.last()
        if terminated:
            return environment
        assert np.array_equal(told["action_mask"], info["action_mask"])
        environment.step(legal(told["action_mask"], chance))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("game", "players", "options"), EVERY[::9], ids=str)
def test_the_mask_is_what_can_be_chosen(game: str, players: int, options: dict[str, Any]) -> None:
    environment = aec(game, players, **options)
    environment.reset(seed=4)
    chance = np.random.default_rng(4)
    for _ in range(60):
        table = environment.table
        assert table is not None
        if table.over:
            return
        seat = environment.possible_agents.index(environment.agent_selection)
        mask = environment.observe(environment.agent_selection)["action_mask"]
        can = {environment.arena.act(table, seat, int(number)).key for number in np.flatnonzero(mask)}
        assert can == {act.key for act in table.options_of(seat)}
        environment.step(legal(mask, chance))


@each_game
def test_a_masked_action_is_refused_and_changes_nothing(game: str) -> None:
    environment = aec(game)
    environment.reset(seed=1)
    assert environment.table is not None
    before = environment.table.fingerprint()
    mask = environment.observe(environment.agent_selection)["action_mask"]
    masked = int(np.flatnonzero(mask == 0)[0])
    with pytest.raises(Masked, match=f"action {masked} \\({environment.arena.schema.acts[masked]}".replace("+", r"\+")):
        environment.step(masked)
    with pytest.raises(Masked, match="there are"):
        environment.step(len(mask))
    assert environment.table.fingerprint() == before
    environment.step(int(np.flatnonzero(mask)[0]))
    assert environment.table.fingerprint() != before


def test_whoever_is_not_asked_can_only_wait() -> None:
    environment = parallel("valeria", dukes=False)
    told, _ = environment.reset(seed=3)
    assert environment.table is not None
    asked = environment.table.asked[0][0]
    other = environment.possible_agents[1 - asked]
    assert list(np.flatnonzero(told[other]["action_mask"])) == [environment.wait]
    choice = int(np.flatnonzero(told[environment.possible_agents[asked]]["action_mask"])[0])
    before = environment.table.fingerprint()
    with pytest.raises(Masked, match="only wait"):
        environment.step({environment.possible_agents[asked]: choice, other: 0})
    assert environment.table.fingerprint() == before
    with pytest.raises(ValueError, match="must choose"):
        environment.step({other: environment.wait})


def test_players_who_act_together_are_heard_in_one_step() -> None:
    environment = parallel("valeria")
    told, _ = environment.reset(seed=3)
    assert environment.table is not None
    assert len(environment.table.asked) == 2, "both choose a duke at the same time"
    environment.step({agent: int(np.flatnonzero(told[agent]["action_mask"])[0]) for agent in told})
    assert all(len(player.dukes) == 1 for player in environment.table.players)


@pytest.mark.parametrize("rewards", ["win", "score", "difference"])
def test_rewards_come_at_the_end(rewards: Any) -> None:
    environment = to_the_end(aec("bellum_magica", 3, rewards=rewards), 2)
    game, table = environment.arena.game, environment.table
    totals, winners = [sheet.total for sheet in game.sheets(table)], game.winners(table)
    got = [environment.rewards[agent] for agent in environment.possible_agents]
    if rewards == "win":
        assert got == [1 if seat in winners else -1 for seat in range(3)]
    elif rewards == "score":
        assert got == totals
    else:
        assert got == [total - max(totals[:at] + totals[at + 1 :]) for at, total in enumerate(totals)]


@each_game
def test_the_other_seats_are_played_by_bots(game: str) -> None:
    environment = gymnasium.make(id_of(game), players=2, bots=["squire"], seat=1, rewards="score").unwrapped
    assert isinstance(environment, GameEnv)
    chance = np.random.default_rng(1)
    told, info = environment.reset(seed=6)
    over, steps = False, 0
    while not over:
        assert np.array_equal(environment.action_masks(), info["action_mask"])
        told, reward, over, truncated, info = environment.step(legal(told["action_mask"], chance))
        steps += 1
        assert not truncated and steps < 3000
    assert environment.table is not None
    assert reward == environment.arena.game.sheets(environment.table)[1].total


@pytest.mark.parametrize("game", ["valeria", "wonderful_kingdom", "viscounts"])
def test_alone_against_what_the_game_itself_brings(game: str) -> None:
    environment = GameEnv(game, players=1)
    chance = np.random.default_rng(1)
    told, _ = environment.reset(seed=6)
    over, reward = False, 0.0
    while not over:
        told, reward, over, _, _ = environment.step(legal(told["action_mask"], chance))
    assert reward in (-1, 1)


@each_game
def test_many_tables_go_as_each_alone_would(game: str) -> None:
    tables, chance = Tables(game, 3), np.random.default_rng(8)
    stepped = tables.reset(seed=5)
    for _ in range(40):
        for place, table in enumerate(tables.stepper.tables):
            seat = int(stepped.seats[place])
            assert row_of(tables.arena.schema, table, seat).tolist() == stepped.observations[place].tolist()
            mask = tables.arena.mask(table, seat, len(tables.arena.schema.acts))
            assert np.array_equal(mask, stepped.masks[place])
        stepped = tables.step([legal(mask, chance) for mask in stepped.masks])


def test_a_table_whose_game_ends_begins_anew() -> None:
    tables, chance = Tables("bellum_magica", 2, rewards="score"), np.random.default_rng(8)
    stepped = tables.reset(seed=5)
    for _ in range(3000):
        stepped = tables.step(np.array([legal(mask, chance) for mask in stepped.masks]))
        if stepped.over.any():
            break
    place = int(np.flatnonzero(stepped.over)[0])
    assert not tables.stepper.tables[place].over
    assert stepped.rewards[place].sum() > 0
    assert stepped.masks[place].sum() > 1


def test_one_masked_action_stops_all_tables() -> None:
    tables = Tables("valeria", 3)
    stepped = tables.reset(seed=5)
    before = [table.fingerprint() for table in tables.stepper.tables]
    chosen = stepped.masks.argmax(axis=1)
    chosen[1] = int(np.flatnonzero(stepped.masks[1] == 0)[0])
    with pytest.raises(Masked, match="table 1: action"):
        tables.step(chosen)
    assert [table.fingerprint() for table in tables.stepper.tables] == before
    with pytest.raises(ValueError, match="2 actions for 3 tables"):
        tables.step([0, 0])


def test_tables_in_processes_do_the_same_every_time() -> None:
    def played() -> list[Any]:
        tables = TablesInProcesses("bellum_magica", 3, processes=2)
        try:
            stepped = tables.reset(seed=9)
            for _ in range(5):
                stepped = tables.step(stepped.masks.argmax(axis=1))
            with pytest.raises(Masked):
                tables.step(stepped.masks.argmin(axis=1))
            return [array.copy() for array in stepped]
        finally:
            tables.close()

    first, second = played(), played()
    assert all(np.array_equal(one, other) for one, other in zip(first, second, strict=True))
    assert first[1].any() and first[2].sum(axis=1).min() > 1


def test_gymnasiums_many_tables() -> None:
    environments = gymnasium.make_vec(
        id_of("bellum_magica"), num_envs=3, vectorization_mode="vector_entry_point", rewards="score"
    )
    assert isinstance(environments, GameVectorEnv)
    chance = np.random.default_rng(8)
    told, _ = environments.reset(seed=5)
    assert environments.observation_space.contains(told)
    ended = begun = 0
    for _ in range(400):
        chosen = np.array([legal(mask, chance) if mask.any() else 0 for mask in told["action_mask"]])
        over_before = np.array([table.over for table in environments.tables])
        told, rewards, over, _, _ = environments.step(chosen)
        ended += int(over.sum())
        begun += int(over_before.sum())
        assert not (over & over_before).any(), "a game that was over has begun anew"
        assert (rewards[~over] == 0).all()
    assert ended >= begun > 0


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"rewards": "gold"}, "rewards='gold'"),
        ({"illegal": "shrug"}, "illegal='shrug'"),
        ({"render_mode": "oil"}, "render_mode='oil'"),
    ],
)
def test_what_does_not_exist_is_refused_by_name(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        aec("valeria", **wrong)


def test_bots_and_seats_must_fit() -> None:
    with pytest.raises(ValueError, match="1 bots for the 2 other seats"):
        GameEnv("valeria", players=3, bots=["squire"])
    with pytest.raises(ValueError, match="seat=5"):
        GameEnv("valeria", players=2, seat=5)
    assert GameEnv("valeria", players=2, bots=[RandomBot()]).reset(seed=1)


def test_swapping_hidden_cards_changes_nothing_for_a_seat() -> None:
    environment = aec("valeria")
    environment.reset(seed=3)
    table = environment.table
    assert isinstance(table, ValeriaTable)
    before = environment.observe("seat_0")["observation"].copy()
    other, box = table.players[1].dukes, table.duke_box
    table.players[1].dukes, table.duke_box = (box[0], *other[1:]), (other[0], *box[1:])
    assert np.array_equal(environment.observe("seat_0")["observation"], before)
    assert not np.array_equal(environment.observe("seat_1")["observation"], before)
