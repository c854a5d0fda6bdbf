"""Starting the server, and what it writes into its log."""

from __future__ import annotations

import ctypes
import logging
import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from regalia.engine.game import Refused
from regalia.server import memory
from regalia.server.logs import CleanLines
from regalia.server.run import address_of, default_data_dir, serve
from tests.server.guests import SEATS, Guest
from tests.server.serving import free_port
from tests.sizes import PATIENCE


def test_a_port_in_use_is_said_so(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        with pytest.raises(Refused) as refused:
            serve("127.0.0.1", other.getsockname()[1], tmp_path, open_browser=False)
    assert refused.value.message.id == "server-port-taken"


@pytest.mark.parametrize(("host", "port"), [("192.0.2.1", 0), ("127.0.0.1", 99999), ("127.0.0.1", -1)])
def test_an_address_that_is_not_ours_is_said_so(tmp_path: Path, host: str, port: int) -> None:
    with pytest.raises(Refused) as refused:
        serve(host, port, tmp_path, open_browser=False)
    assert refused.value.message.id == "server-cannot-listen"


def test_a_folder_that_cannot_be_written_to_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(Refused) as refused:
        serve("127.0.0.1", free_port(), tmp_path / "file" / "data", open_browser=False)
    assert refused.value.message.id == "server-folder-unwritable"
    assert str(tmp_path) in str(refused.value.message.args["folder"])


def test_the_tables_lie_in_the_users_folder_by_default() -> None:
    assert default_data_dir().name == "regalia"


def test_the_address_can_be_typed_into_a_browser() -> None:
    with socket.socket() as everywhere:
        everywhere.bind(("0.0.0.0", 0))
        assert address_of(everywhere) == f"http://127.0.0.1:{everywhere.getsockname()[1]}/"


def test_secrets_are_blotted_out_of_a_line() -> None:
    record = logging.LogRecord("x", 20, "", 0, '"WebSocket %s" [accepted]', ("/ws/abc?token=SECRET&x=1",), None)
    CleanLines().filter(record)
    assert record.getMessage() == '"WebSocket /ws/abc?token=…&x=1" [accepted]'


def test_the_log_holds_no_secrets(tmp_path: Path) -> None:
    port = free_port()
    program = "import sys; from pathlib import Path; from regalia.server.run import serve; "
    program += "serve('127.0.0.1', int(sys.argv[1]), Path(sys.argv[2]), False)"
    with subprocess.Popen(
        [sys.executable, "-c", program, str(port), str(tmp_path)],
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        for _ in range(50 * PATIENCE):
            with socket.socket() as trial:
                if trial.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.02)
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http:
            made = http.post("/api/tables", json={"game": "valeria", "seats": [SEATS["anna"]]}).json()
            anna = Guest(port, made["table"], made["token"])
            anna.choose()
            http.get(f"/api/tables/{made['table']}?token={made['token']}")
            http.get(f"/api/tables/{made['table']}?token=wrong-secret")
            anna.leave()
        process.terminate()
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0 and "Traceback" not in err
    assert made["table"] in err
    for secret in (made["token"], made["spectator"], "wrong-secret"):
        assert secret not in out + err


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux lays pages together by itself")
def test_the_system_is_told_whether_it_may_lay_pages_together() -> None:
    asked_for = 42  # PR_GET_THP_DISABLE
    try:
        memory.allow_large_pages(False)
        assert ctypes.CDLL(None).prctl(asked_for, 0, 0, 0, 0) == 1
    finally:
        memory.allow_large_pages(True)
    assert ctypes.CDLL(None).prctl(asked_for, 0, 0, 0, 0) == 0


@pytest.mark.skipif(memory._trim() is None, reason="only some C libraries give single pages back")
def test_the_program_begins_anew_once_with_memory_that_can_be_given_back(monkeypatch: pytest.MonkeyPatch) -> None:
    wished = ("PYTHONMALLOC", "GLIBC_TUNABLES")
    begun: list[tuple[list[str], list[str]]] = []

    def begin(program: str, words: list[str], around: dict[str, str]) -> None:
        begun.append(([program, *words[1:]], [around[key] for key in wished]))

    monkeypatch.setattr("os.execve", begin)
    for key in wished:
        monkeypatch.delenv(key, raising=False)
    memory.begin_anew_with_plain_memory()
    assert not begun, "who only uses the package is left alone"
    monkeypatch.setattr("sys.argv", ["/usr/bin/regalia", "serve"])
    memory.begin_anew_with_plain_memory()
    assert begun == [([sys.executable, *sys.orig_argv[1:]], ["malloc", "glibc.malloc.hugetlb=1"])]
    for key, wish in zip(wished, begun[0][1], strict=True):
        monkeypatch.setenv(key, wish)
    memory.begin_anew_with_plain_memory()
    assert len(begun) == 1 and not os.environ.keys() & set(wished), "processes that think have Python's own"
    monkeypatch.setenv("GLIBC_TUNABLES", "glibc.malloc.check=3")
    memory.begin_anew_with_plain_memory()
    assert begun.pop()[1] == ["malloc", "glibc.malloc.check=3"], "who wants the C library otherwise has it"
    monkeypatch.setenv("PYTHONMALLOC", "debug")
    memory.begin_anew_with_plain_memory()
    assert len(begun) == 1, "who wants something else has it"
