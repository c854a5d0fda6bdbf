"""How much one connection may send, and how long the server takes to answer."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from regalia.server import latency
from regalia.server.latency import Latencies
from regalia.server.rate_limit import TokenBucket
from tests.server.guests import Guest, set_table, take_seat
from tests.server.serving import Server, quick


def test_some_messages_at_once_then_so_many_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    bucket = TokenBucket(per_second=2, at_once=3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    assert bucket.beyond == 2
    now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    assert bucket.beyond == 3
    now += 2.0
    assert bucket.take() and bucket.beyond == 0, "who waits long enough begins anew"


def test_latencies_are_told_in_milliseconds() -> None:
    latencies = Latencies()
    assert latencies.quantile(0.5) == 0.0
    for hundredths in range(1, 101):
        latencies.add(hundredths / 100)
    assert latencies.count == 100
    assert (latencies.quantile(0.5), latencies.quantile(0.99), latencies.quantile(1.0)) == (510.0, 1000.0, 1000.0)


def test_only_the_latest_answers_are_remembered_and_none_of_them_as_an_object(monkeypatch: pytest.MonkeyPatch) -> None:
    latencies = Latencies()
    blocks = sys.getallocatedblocks()
    for seconds in range(10_000):
        latencies.add(seconds / 1000)
    assert sys.getallocatedblocks() - blocks < 1000
    monkeypatch.setattr(latency, "KEPT", 3)
    latencies = Latencies()
    for seconds in range(1, 1001):
        latencies.add(seconds / 1000)
    assert latencies.count == 1000
    assert [latencies.quantile(part) for part in (0.0, 0.5, 1.0)] == [998.0, 999.0, 1000.0]


def test_only_the_answer_is_timed_not_what_others_are_told(tmp_path: Path) -> None:
    with Server(quick(tmp_path)) as server:
        made = set_table(server, "anna", "open", seed="4")
        anna = Guest(server.port, made["table"], made["token"])
        ben = Guest(server.port, made["table"], take_seat(server, made, "Ben"))
        anna.hear_all()
        ben.hear_all()
        before = server.http.get("/api/health").json()["answers"]
        anna.say("choose", seen=anna.state["seen"], key=anna.choosable()[0])
        anna.hear_all()
        ben.until_seen(anna.state["seen"])
        health = server.http.get("/api/health").json()
        assert health["answers"] == before + 2, "one for the choice, one for the ping"
        assert 0 < health["p50"] <= health["p95"] <= health["p99"]
