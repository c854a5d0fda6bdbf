"""The processes that work for a server, and the line to each."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.server.worker_process import Worker, WorkerDied
from regalia.server.workers import begin_work
from tests.awaiting import awaited


def with_worker(todo: Callable[[Worker], Awaitable[Any]]) -> Any:
    """What comes of doing something with a process."""

    async def do() -> Any:
        worker = Worker(begin_work)
        try:
            return await todo(worker)
        finally:
            worker.end()

    return awaited(do())


def repeated(text: str, times: int) -> str:
    return text * times


def refuse() -> None:
    raise Refused(say("server-no-seats"))


class Stubborn(Exception):
    """An error that cannot travel."""

    def __reduce__(self) -> str:
        raise TypeError("not me")


def be_stubborn() -> None:
    raise Stubborn("as a mule")


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_one_thing_after_another_is_done_and_long_answers_come_whole() -> None:
    async def ask(worker: Worker) -> list[str]:
        return [await worker.run(repeated, "ab", times) for times in (0, 1, 2_000_000, 3)]

    assert with_worker(ask) == ["", "ab", "ab" * 2_000_000, "ababab"]


def test_a_long_question_arrives_whole() -> None:
    async def ask(worker: Worker) -> int:
        return await worker.run(len, "x" * 5_000_000)

    assert with_worker(ask) == 5_000_000


def test_what_goes_wrong_there_is_raised_here_and_the_process_goes_on() -> None:
    async def ask(worker: Worker) -> str:
        with pytest.raises(Refused) as refusal:
            await worker.run(refuse)
        assert refusal.value.message.id == "server-no-seats"
        with pytest.raises(RuntimeError, match="as a mule"):
            await worker.run(be_stubborn)
        with pytest.raises(AttributeError, match="pickle"):
            await worker.run(_something_that_cannot_travel)
        return await worker.run(repeated, "c", 2)

    assert with_worker(ask) == "cc"


def _something_that_cannot_travel() -> object:
    return lambda: None


def test_whoever_waits_for_a_process_that_dies_is_told() -> None:
    async def ask(worker: Worker) -> None:
        with pytest.raises(WorkerDied):
            await worker.run(die)
        with pytest.raises(WorkerDied):
            await worker.run(repeated, "d", 1)

    with_worker(ask)


def test_a_process_is_ready_when_it_has_said_so() -> None:
    async def ask(worker: Worker) -> bool:
        assert not worker.ready, "nobody starts that fast"
        while not worker.ready:
            await asyncio.sleep(0.01)
        await worker.run(repeated, "e", 1)
        return worker.ready

    assert with_worker(ask)
