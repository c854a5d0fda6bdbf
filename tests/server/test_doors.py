"""Who is let in at the door: what other websites, wrong names and silent sockets meet."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from regalia.engine.game import Refused
from regalia.server.doors import KnownNames, origin_of
from regalia.server.listening import sockets_allowed
from regalia.server.rate_limit import Limits, address_key
from tests.server.guests import SEATS, Guest, set_table
from tests.server.serving import BOUNDLESS, Server, quick
from tests.sizes import PATIENCE

WISH = {"game": "valeria", "seats": [SEATS["anna"], SEATS["squire"]]}


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["id"]


# S2


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_s2_another_website_cannot_set_a_table_with_a_plain_form(server: Server, kind: str) -> None:
    for address in ("/api/tables", "/api/records/check", "/api/tables/x/seats", "/api/tables/x/bots"):
        answer = server.http.post(address, content=json.dumps(WISH), headers={"content-type": kind} if kind else {})
        assert refusal(answer) == (415, "server-json-only")


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://localhost.evil.example"]
)
def test_s2_a_page_of_another_website_gets_nothing_from_the_server(server: Server, origin: str) -> None:
    made = set_table(server, "anna")
    assert refusal(server.http.post("/api/tables", json=WISH, headers={"origin": origin})) == (
        403,
        "server-origin-unknown",
    )
    assert server.http.get("/api/games", headers={"origin": origin}).status_code == 403
    with pytest.raises(InvalidStatus) as closed:
        connect(f"ws://127.0.0.1:{server.port}/ws/{made['table']}?token={made['token']}", origin=Origin(origin))
    assert closed.value.response.status_code == 403


def test_s2_the_servers_own_pages_and_programs_are_let_in(server: Server) -> None:
    own = f"http://127.0.0.1:{server.port}"
    assert server.http.post("/api/tables", json=WISH, headers={"origin": own}).status_code == 201
    assert server.http.post("/api/tables", json=WISH).status_code == 201
    answer = server.http.post("/api/tables", json=WISH, headers={"content-type": "Application/JSON; charset=utf-8"})
    assert answer.status_code == 201


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "", "[", "localhost.x"]
)
def test_s2_a_name_that_somebody_pointed_at_this_machine_is_not_served(server: Server, host: str) -> None:
    assert refusal(server.http.get("/api/games", headers={"host": host})) == (421, "server-host-unknown")
    assert refusal(server.http.get("/", headers={"host": host})) == (421, "server-host-unknown")


@pytest.mark.parametrize("host", ["localhost:8000", "LOCALHOST", "192.168.1.7:80", "[::1]:80", socket.gethostname()])
def test_s2_friends_on_the_same_network_reach_the_server_by_its_address(server: Server, host: str) -> None:
    assert server.http.get("/api/games", headers={"host": host}).status_code == 200


def test_s2_a_public_address_is_known_when_the_host_names_it(tmp_path: Path) -> None:
    with Server(replace(quick(tmp_path), public_urls=("https://games.example.org/regalia",))) as server:
        # A proxy may pass the name on, or ask by the machine's own.
        for host in ("games.example.org", f"127.0.0.1:{server.port}"):
            headers = {"host": host, "origin": "https://games.example.org"}
            assert server.http.post("/api/tables", json=WISH, headers=headers).status_code == 201
        headers = {"host": "games.example.org", "origin": "http://other.example.org"}
        assert server.http.post("/api/tables", json=WISH, headers=headers).status_code == 403


def test_public_addresses_are_understood_or_refused() -> None:
    assert origin_of("https://Games.Example.org:443/x") == "https://games.example.org"
    assert origin_of("games.example.org") == "https://games.example.org"
    assert origin_of("http://[::1]:8000") == "http://[::1]:8000"
    for bad in ("ftp://x", "https://", "http://x:port", "http://[::1"):
        with pytest.raises(Refused) as refused:
            KnownNames([bad])
        assert refused.value.message.id == "server-public-url-bad"


# S3


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with little patience and few places."""
    settings = quick(tmp_path_factory.mktemp("hasty"))
    limits = Limits(BOUNDLESS.rates, sockets=12, sockets_of_address=3, spectators=2)
    with Server(
        replace(settings, head_seconds=0.3, body_seconds=0.3, stalled_seconds=0.3, ping_seconds=0.3, limits=limits)
    ) as server:
        yield server


def everything(sock: socket.socket) -> bytes:
    """All that comes until the other end closes."""
    sock.settimeout(PATIENCE)
    heard = b""
    try:
        while part := sock.recv(65536):
            heard += part
    except ConnectionResetError:
        pass
    return heard


HEAD = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n"


@pytest.mark.parametrize("sent", [b"", b"GET / HT", HEAD[:60], HEAD + b"\r\n", HEAD + b'\r\n{"game": "val'])
def test_s3_a_socket_that_does_not_come_to_the_point_is_told_so_and_closed(hasty: Server, sent: bytes) -> None:
    with socket.create_connection(("127.0.0.1", hasty.port)) as sock:
        sock.sendall(sent)
        heard = everything(sock)
    assert heard.startswith(b"HTTP/1.1 408 ") and b"server-too-slow" in heard


def test_s3_a_second_request_has_no_more_time_than_the_first(hasty: Server) -> None:
    with socket.create_connection(("127.0.0.1", hasty.port)) as sock:
        sock.sendall(b"GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\nGET /api/hea")
        heard = everything(sock)
    assert heard.startswith(b"HTTP/1.1 200 ")


def test_s3_when_all_places_are_taken_by_silent_sockets_a_player_still_gets_in(tmp_path: Path) -> None:
    with Server(replace(quick(tmp_path), limits=Limits(BOUNDLESS.rates, sockets=12))) as server:
        silent = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(40)]
        try:
            made = set_table(server, "anna")
            assert Guest(server.port, made["table"], made["token"]).choose()["type"] == "changed"
        finally:
            for sock in silent:
                sock.close()


def test_s3_whoever_does_not_read_is_not_waited_for(hasty: Server) -> None:
    hasty.until(lambda: not hasty.open_sockets())
    with socket.socket() as sock:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        sock.connect(("127.0.0.1", hasty.port))
        ask = b"GET /api/words/cs HTTP/1.1\r\nhost: localhost\r\n\r\n"
        sock.sendall(ask * 40)
        hasty.until(lambda: hasty.open_sockets() == 1)
        hasty.until(lambda: not hasty.open_sockets())


def test_s3_a_websocket_that_does_not_answer_pings_is_closed(hasty: Server) -> None:
    made = set_table(hasty, "anna")
    ask = f"GET /ws/{made['table']}?token={made['token']} HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\n"
    ask += "connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    with socket.create_connection(("127.0.0.1", hasty.port)) as sock:
        sock.sendall(ask.encode())
        assert everything(sock).startswith(b"HTTP/1.1 101 ")


def test_s3_one_address_opens_only_so_many_tables_at_once(hasty: Server) -> None:
    made = set_table(hasty, "anna")
    address = f"ws://127.0.0.1:{hasty.port}/ws/{made['table']}?token={made['spectator']}"
    many = set_table(hasty, "anna")
    guests = [connect(f"ws://127.0.0.1:{hasty.port}/ws/{many['table']}?token={many['spectator']}") for _ in range(2)]
    guests.append(connect(address))
    with connect(address) as fourth:
        assert json.loads(fourth.recv(PATIENCE))["message"] == {"id": "server-too-many-sockets", "args": {"n": 3}}
    for guest in guests:
        guest.close()


def test_s9_a_table_has_room_for_only_so_many_onlookers(hasty: Server) -> None:
    made = set_table(hasty, "anna")
    address = f"ws://127.0.0.1:{hasty.port}/ws/{made['table']}?token="
    hasty.until(lambda: not hasty.rooms.connections())
    with connect(address + made["spectator"]), connect(address + made["spectator"]):
        hasty.until(lambda: hasty.rooms.connections() == 2)
        with connect(address + made["spectator"]) as third:
            assert json.loads(third.recv(PATIENCE))["message"]["id"] == "server-too-many-spectators"
        with connect(address + made["token"]) as anna:
            assert json.loads(anna.recv(PATIENCE))["type"] == "welcome", "who plays always finds room"


def test_descriptors_are_kept_back_for_files_and_workers() -> None:
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert sockets_allowed(10) == 10
    assert sockets_allowed(10**9) < max(soft, resource.getrlimit(resource.RLIMIT_NOFILE)[0])


def test_a_household_counts_as_one_address() -> None:
    assert address_key("192.0.2.7") == "192.0.2.7" == address_key("::ffff:192.0.2.7")
    assert address_key("2001:db8::1") == address_key("2001:db8::ffff") != address_key("2001:db8:0:1::1")
    assert address_key("testclient") == "testclient"
