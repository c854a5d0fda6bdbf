"""Bots think elsewhere; whatever befalls them, the game goes on."""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from regalia.bots.levels import LEVELS, make_bot
from regalia.engine.chance import Chance
from regalia.engine.game import Game
from regalia.engine.play import Play
from regalia.engine.table import plain
from regalia.engine.zones import view
from regalia.server import workers
from regalia.server.fair_queue import Ticket
from regalia.server.worker_process import Worker, WorkerDied
from regalia.server.workers import Thinkers, Thought, begin_work, seed_for
from regalia.shelf import find_game, shelf
from tests.awaiting import awaited
from tests.server import bad_bots
from tests.server.serving import quick
from tests.sizes import PATIENCE

GAME = find_game("valeria")


async def choices_of(pool: Thinkers, level: str, count: int) -> list[str]:
    """What a bot chooses for seat 0 at the beginning of a few games."""
    try:
        return [
            (await pool.choose("valeria", level, Play(GAME, 2, {}, seed).table, 0, seed_for(seed, 0, 0))).key
            for seed in range(count)
        ]
    finally:
        pool.close()


def test_a_bot_elsewhere_chooses_as_it_would_here(tmp_path: Path) -> None:
    there = awaited(choices_of(Thinkers(quick(tmp_path)), "squire", 5))
    bot = make_bot("squire", GAME)
    here = [bot.choose(view(Play(GAME, 2, {}, n).table, 0), Chance(seed_for(n, 0, 0))) for n in range(5)]
    assert there == here


@pytest.mark.parametrize("game", shelf().values(), ids=list(shelf()))
def test_what_is_asked_follows_from_a_table_that_has_travelled(game: Game) -> None:
    play, chance = Play(game, 2, {}, 11), Chance(3)
    for _ in range(120):
        there = pickle.loads(pickle.dumps(workers._ready_to_travel(play.table)))
        there.advance()
        assert plain(there) == plain(play.table), "and nothing else happens there"
        asked = [(seat, [act.key for act in acts]) for seat, acts in play.table.asked]
        assert [(seat, [act.key for act in acts]) for seat, acts in there.asked] == asked
        if not asked:
            break
        seat, keys = asked[chance.below(len(asked))]
        play.choose(seat, keys[chance.below(len(keys))])


@pytest.mark.parametrize("trouble", [bad_bots.fail, bad_bots.lie, bad_bots.die, bad_bots.brood])
def test_a_bot_that_goes_wrong_is_replaced_for_that_choice(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    trouble: Callable[..., dict[str, float]],
) -> None:
    monkeypatch.setattr(workers, "think", trouble)
    count = 1 if trouble is bad_bots.brood else 2
    with caplog.at_level(logging.ERROR, "regalia.server"):
        chosen = awaited(choices_of(Thinkers(quick(tmp_path, think_limit=1.5)), "squire", count))
    for seed, key in enumerate(chosen):
        assert key in [act.key for act in Play(GAME, 2, {}, seed).table.options_of(0)]
    assert len([record for record in caplog.records if "squire" in record.getMessage()]) >= count


def test_after_a_death_the_next_bot_thinks_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pool = Thinkers(quick(tmp_path))
    table = Play(GAME, 2, {}, 1).table

    async def after_a_death() -> str:
        with monkeypatch.context() as patch:
            patch.setattr(workers, "think", bad_bots.die)
            await pool.choose("valeria", "squire", table, 0, 7)
        try:
            return (await pool.choose("valeria", "squire", table, 0, 7)).key
        finally:
            pool.close()

    assert awaited(after_a_death()) == make_bot("squire", GAME).choose(view(table, 0), Chance(7))


@pytest.mark.parametrize("trouble", [bad_bots.fail_at, bad_bots.die_at])
def test_quick_bots_think_together_and_one_that_goes_wrong_harms_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: Callable[..., dict[str, float]]
) -> None:
    monkeypatch.setattr(workers, "think", trouble)
    pool = Thinkers(quick(tmp_path))
    table = Play(GAME, 2, {}, 1).table
    sent: list[object] = []
    run = pool.run

    async def counted(ticket: Ticket, function: Callable[..., Any], *arguments: Any) -> Any:
        sent.append(function)
        return await run(ticket, function, *arguments)

    monkeypatch.setattr(pool, "run", counted)

    async def all_choose() -> list[Thought]:
        try:
            return await asyncio.gather(*(pool.choose("valeria", "squire", table, 0, seed) for seed in range(4)))
        finally:
            pool.close()

    thoughts = awaited(all_choose())
    assert sent[0] is workers.think_each, "all four go there at once"
    bot = make_bot("squire", GAME)
    for seed, thought in enumerate(thoughts):
        if seed == bad_bots.UNLUCKY:
            assert thought.by_chance
        else:
            assert thought == Thought(bot.choose(view(table, 0), Chance(seed)), by_chance=False)


def test_the_loop_goes_on_while_a_bot_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "think", bad_bots.brood)
    pool = Thinkers(quick(tmp_path, think_limit=1.0))

    async def ticks_meanwhile() -> int:
        bot = asyncio.create_task(choices_of(pool, "squire", 1))
        ticks = 0
        while not bot.done():
            await asyncio.sleep(0.01)
            ticks += 1
        await bot
        return ticks

    # A loop that waited for the bot would have ticked once or twice; on a busy machine it ticks a few times at least.
    assert awaited(ticks_meanwhile()) > 5


def test_a_process_that_is_ended_before_it_has_started_does_not_live_on() -> None:
    worker = Worker(begin_work)

    async def brood_and_end() -> None:
        brooding = asyncio.create_task(worker.run(bad_bots.brood, "valeria", "squire", None, 1))
        await asyncio.sleep(0)
        worker.end()
        with pytest.raises((WorkerDied, asyncio.CancelledError)):
            await asyncio.wait_for(brooding, PATIENCE)

    awaited(brood_and_end())


def test_whoever_is_free_thinks_with_a_knight_but_not_with_a_squire(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "think", bad_bots.disagree)
    pool = Thinkers(replace(quick(tmp_path), workers=2))
    table = Play(GAME, 2, {}, 1).table
    first, second, *_ = [act.key for act in table.options_of(0)]

    async def ask(level: str) -> str:
        return (await pool.choose("valeria", level, table, 0, seed=4)).key

    async def ask_all() -> None:
        try:
            assert await ask("knight") == first, "nobody waits until another process has started"
            for _ in range(200):
                if await ask("knight") == second:
                    break
                await asyncio.sleep(0.1)
            assert await ask("knight") == second
            assert await ask("squire") == first
            both = await asyncio.gather(ask("knight"), ask("knight"), ask("knight"))
            assert set(both) <= {first, second}, "more who ask than processes: they wait for each other"
        finally:
            pool.close()

    awaited(ask_all())


def test_the_chance_of_a_bot_is_its_own() -> None:
    assert len({seed_for(5, seat, number) for seat in range(5) for number in range(50)}) == 250
    assert seed_for(5, 0, 0) != seed_for(6, 0, 0)
    assert "squire" in LEVELS
