"""Whoever runs a server sees whether it lives, is ready and how it fares; and no secret ever stands in its log."""

from __future__ import annotations

import json
import logging
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from regalia.server.errors import NotReadable
from regalia.server.logs import CleanLines, JsonLines, PlainLines, clean
from tests.server.guests import Guest, set_table, take_seat
from tests.server.liars import lie_to
from tests.server.serving import Server, free_port, quick
from tests.sizes import PATIENCE


def figures(text: str) -> dict[str, float]:
    return {
        sample.name + "".join(sorted(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_it_lives_and_is_ready(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    assert server.http.get("/healthz").text == "ok\n"
    ready = server.http.get("/readyz")
    assert ready.status_code == 200 and ready.json() == {"database": True, "workers": True, "open": True}

    def lost() -> Any:
        raise NotReadable("gone")

    monkeypatch.setattr(server.rooms.storage.database, "reading", lost)
    assert server.http.get("/healthz").status_code == 200, "it lives, though its database is away"
    ready = server.http.get("/readyz")
    assert ready.status_code == 503 and ready.json()["database"] is False


def test_figures_are_read_as_prometheus_reads_them(tmp_path: Path) -> None:
    with Server(quick(tmp_path)) as server:
        made = set_table(server, "anna", "ben", seed="9")
        anna = Guest(server.port, made["table"], made["token"])
        for _ in range(5):
            anna.choose()
        anna.hear_all()
        found = figures(server.http.get("/metrics").text)
    assert found["regalia_tables_open"] == found["regalia_sockets"] == 1
    assert found["regalia_choices_total"] == anna.state["seen"] >= 5
    assert found["regalia_answer_seconds_count"] >= 5 and found["regalia_answer_seconds_sum"] > 0
    assert found["regalia_answer_seconds_bucket+Inf"] == found["regalia_answer_seconds_count"]
    assert found["regalia_bot_queue"] == found["regalia_storage_failures_total"] == 0
    assert found["regalia_database_bytes"] > 10_000 and found["regalia_disk_free_bytes"] > 0
    assert found["process_cpu_seconds_total"] > 0


def test_figures_of_postgres_have_its_size(tmp_path: Path, database: str) -> None:
    with Server(quick(tmp_path, database=database)) as server:
        assert figures(server.http.get("/metrics").text)["regalia_database_bytes"] > 100_000


def test_figures_are_for_this_machine_and_for_whoever_has_the_token(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REGALIA_METRICS_TOKEN", "sesame")
    with Server(quick(tmp_path)) as server:

        def ask(**headers: str) -> int:
            return server.http.get(
                "/metrics", headers={name.replace("_", "-"): v for name, v in headers.items()}
            ).status_code

        assert ask() == ask(authorization="Bearer sesame") == 200
        assert ask(authorization="Bearer sesam") == ask(authorization="Bearer x") == 403
        assert ask(x_forwarded_for="8.8.8.8") == ask(forwarded="for=8.8.8.8") == 403, "through a proxy on this machine"
        assert ask(x_forwarded_for="8.8.8.8", authorization="Bearer sesame") == 200


def test_without_the_package_the_house_runs_and_says_what_is_missing(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    monkeypatch.delitem(sys.modules, "regalia.server.metrics", raising=False)
    answer = server.http.get("/metrics")
    assert (answer.status_code, answer.json()["error"]["id"]) == (503, "server-metrics-missing")


def test_every_answer_names_its_request(server: Server) -> None:
    first, second = (server.http.get("/healthz").headers["x-request-id"] for _ in range(2))
    assert first != second and re.fullmatch("[0-9a-f]{12}", first)
    assert (
        server.http.get("/healthz", headers={"x-request-id": "from-the-proxy"}).headers["x-request-id"]
        == "from-the-proxy"
    )
    assert server.http.get("/healthz", headers={"x-request-id": "x" * 100}).headers["x-request-id"] != "x" * 100


@pytest.mark.parametrize(
    "secret",
    [
        "/ws/abc?token={}",
        "Authorization: Bearer {}",
        '{{"code": "{}"}}',
        "invite={}&x=1",
        "postgresql://anna:{}@db/x",
        "the code {} alone",
        "cookie: owner={}",
    ],
)
def test_a_secret_is_blotted_out_wherever_it_stands(secret: str) -> None:
    assert "Ab3dEf6hIj9lMn2pQr5tU_" not in clean(secret.format("Ab3dEf6hIj9lMn2pQr5tU_"))


def test_mail_addresses_are_blotted_out_and_tables_are_not() -> None:
    assert clean("mail for anna.b+x@example.org: table hYNtwlgmpFFW") == "mail for …@…: table hYNtwlgmpFFW"


def test_a_line_for_programs_is_one_object_with_its_trace() -> None:
    try:
        raise ValueError("token=SECRET")
    except ValueError:
        record = logging.LogRecord("x", 40, "", 0, "failed\nat %s", ("?token=SECRET",), sys.exc_info())
    CleanLines().filter(record)
    told = json.loads(JsonLines().format(record))
    assert told["message"] == "failed\\nat ?token=…" and told["level"] == "error" and "ValueError" in told["trace"]
    assert "SECRET" not in JsonLines().format(record) + PlainLines().format(record)


def test_no_secret_stands_in_the_log_of_a_server_that_is_lied_to(tmp_path: Path) -> None:
    port, log = free_port(), tmp_path / "log"
    program = "import sys; from dataclasses import replace; from pathlib import Path; "
    program += (
        "from regalia.server.run import serve; from tests.server.serving import quick; folder = Path(sys.argv[2]); "
    )
    program += "serve('127.0.0.1', int(sys.argv[1]), None, False, replace(quick(folder), json_logs=True))"
    with (
        log.open("w") as err,
        subprocess.Popen([sys.executable, "-c", program, str(port), str(tmp_path / "data")], stderr=err) as process,
    ):
        try:
            secrets = _play_and_lie(port, tmp_path / "data")
        finally:
            process.terminate()
    lines = log.read_text().splitlines()
    assert lines and all({"time", "level", "message"} <= json.loads(line).keys() for line in lines)
    text = "\n".join(lines)
    assert "failed" in text and '"request"' in text, "there was something to tell"
    assert [secret for secret in secrets if secret in text] == []


class Far:
    """A server in a process of its own."""

    def __init__(self, port: int) -> None:
        import httpx

        self.port = port
        transport = httpx.HTTPTransport(retries=8)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, transport=transport)


def _play_and_lie(port: int, data: Path) -> list[str]:
    """Play with secrets, send lies, and let the database fail; says what must not be in the log."""
    import sqlite3
    import time

    far = Far(port)
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            assert far.http.get("/healthz").status_code == 200
            break
        except Exception:
            assert time.monotonic() < deadline
            time.sleep(0.05)
    made = set_table(far, "anna", "open", code="OpenSesame77")
    ben = take_seat(far, made, "Ben")
    anna = Guest(port, made["table"], made["token"])
    anna.hear_all()
    lie_to(far, 3, 60)  # type: ignore[arg-type]
    far.http.get(f"/api/tables/{made['table']}%00/record?token={made['token']}")
    far.http.post("/api/tables", json={"game": "valeria", "seats": [], "code": "OpenSesame77"})
    # A database that cannot be written to: the error names what was to be written.
    with sqlite3.connect(data / "tables.sqlite3") as database:
        database.execute("DROP TABLE notes")
        database.execute("DROP TABLE seats")
    wish = {"game": "valeria", "seats": [{"kind": "open"}], "code": "OpenSesame77"}
    assert far.http.post("/api/tables", json=wish).status_code == 503
    anna.leave()
    return [made["token"], ben, made["spectator"], made["invites"][0]["token"], "OpenSesame77"]
