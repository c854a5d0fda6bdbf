"""Workers think for servers that do not: bots' turns, hints and reviews; one that dies in the middle loses nothing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia.server.jobs import Job, Jobs
from regalia.server.postgres import PostgresDatabase
from regalia.server.storage import Storage
from regalia.terminal.main import main
from tests.awaiting import awaited
from tests.server.guests import Guest, set_table
from tests.server.postgres import Postgres
from tests.server.serving import Lives, Server, quick
from tests.server.test_postgres import ROOM
from tests.sizes import PATIENCE


@pytest.fixture
def server(tmp_path: Path, database: str) -> Iterator[Server]:
    with Server(quick(tmp_path, database=database, think_elsewhere=True)) as server:
        yield server


@pytest.fixture
def worker(tmp_path: Path, database: str) -> Iterator[Lives]:
    worker = Lives(tmp_path, database, "worker", worker=True)
    yield worker
    worker.end()


def test_bots_hints_and_reviews_come_from_a_worker(server: Server, worker: Lives) -> None:
    made = set_table(server, "anna", "squire", seed="4")
    anna = Guest(server.port, made["table"], made["token"])
    anna.choose()
    anna.until(lambda state: state["asked"] == [1])
    thinking = anna.state["seen"]
    time.sleep(0.3)
    anna.hear_all()
    assert anna.state["seen"] == thinking, "nobody thinks here"
    worker.start()
    anna.my_turn()
    assert anna.state["seen"] > thinking
    hint = server.http.get(f"/api/tables/{made['table']}/hint", params={"token": made["token"]})
    assert hint.status_code == 200 and hint.json()["best"] in anna.choosable()
    anna.leave()
    shortest = Path(__file__).parents[1] / "records" / "valeria" / "11_2_players.record"
    wish = {"game": "valeria", "record": shortest.read_text(encoding="utf-8"), "seats": []}
    answer = server.http.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    over = answer.json()
    deadline = time.monotonic() + 2 * PATIENCE
    while True:
        review = server.http.get(f"/api/tables/{over['table']}/review", params={"token": over["token"]})
        assert review.status_code == 200, review.text
        if review.json()["review"] is not None:
            break
        assert time.monotonic() < deadline, review.json()
        time.sleep(0.2)
    assert len(review.json()["review"]["curve"]) == review.json()["of"] + 1


def test_what_a_dead_worker_had_taken_is_taken_by_the_next(tmp_path: Path, postgres: Postgres, database: str) -> None:
    async def work() -> None:
        storage = Storage(quick(tmp_path, database=database))
        assert isinstance(storage.database, PostgresDatabase)
        await storage.open()
        await storage.add_room(ROOM)
        one, two = Jobs(storage.database), Jobs(storage.database)
        slow, unwatched, quickly = Job("r", 1, 0, "turn"), Job("r", 2, 0, "turn"), Job("r", 3, 0, "turn")
        asking = [
            asyncio.create_task(one.ask(slow, watched=True, quick=False)),
            asyncio.create_task(one.ask(unwatched, watched=False, quick=True)),
            asyncio.create_task(one.ask(quickly, watched=True, quick=True)),
            asyncio.create_task(two.ask(quickly, watched=True, quick=True)),
        ]
        while await asyncio.to_thread(postgres.run, "SELECT count(*) FROM jobs", database) != [(3,)]:
            await asyncio.sleep(0.05)
        # A row that the second who asks for it just touches would be passed over (SKIP LOCKED).
        await asyncio.sleep(1)
        taken = [await two.take() for _ in range(4)]
        assert taken == [(quickly, True), (slow, True), (unwatched, False), None]
        await two.answer(quickly, "first")
        await one.answer(quickly, "second")
        await two.renew(slow)
        lapsed = "UPDATE jobs SET taken_until = now() - interval '1 second' WHERE number = 2"
        await asyncio.to_thread(postgres.run, lapsed, database)
        assert await one.take() == (unwatched, False) and await one.take() is None
        for job in (slow, unwatched):
            await one.answer(job, job.kind)
        assert await asyncio.gather(*asking) == ["turn", "turn", "first", "first"]
        await storage.close()

    awaited(work())


def test_a_worker_without_a_database_says_what_it_needs(capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["worker"], ["serve", "--no-browser", "--think-elsewhere"]):
        assert main(["--lang", "en", *command]) == 2
        assert "--database postgresql://" in capsys.readouterr().err
