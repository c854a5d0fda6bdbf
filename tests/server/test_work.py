"""Long work is done where it holds nobody up, and only when somebody wants it."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import httpx
import msgspec
import pytest

from regalia.engine.play import Play
from regalia.server import broadcast, plays
from regalia.server.protocol.messages import State
from regalia.server.rooms import Room
from regalia.server.serializers import Known
from regalia.server.settings import RECORD_CHOICES
from regalia.server.snapshots import state_for
from regalia.shelf import find_game, shelf
from tests.server import bad_bots
from tests.server.guests import Guest, set_table
from tests.server.serving import Server, free_port, quick
from tests.server.test_game_files import FINISHED
from tests.server.test_hidden import room_for
from tests.sizes import PATIENCE


def test_s1_a_game_file_that_never_ends_is_not_played_again(server: Server) -> None:
    head = FINISHED.partition("\n1 ")[0] + "\n"
    text = head + "".join(f"{at}  x\n" for at in range(1, RECORD_CHOICES + 2))
    for address in ("/api/records/check", "/api/tables"):
        answer = server.http.post(address, json={"record": text})
        assert answer.status_code == 422
        assert answer.json()["error"] == {"id": "server-record-too-long", "args": {"n": RECORD_CHOICES}}


def test_s1_a_game_file_that_takes_too_long_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plays, "replayed", bad_bots.brood_over_record)
    with Server(replace(quick(tmp_path), record_seconds=0.5)) as server:
        answer = server.http.post("/api/tables", json={"record": FINISHED})
        assert answer.json()["error"]["id"] == "server-record-takes-too-long"


def test_s1_while_game_files_are_played_again_others_set_tables_and_bots_think(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plays, "replayed", bad_bots.brood_over_record)
    with Server(replace(quick(tmp_path), record_seconds=PATIENCE)) as server:
        address = f"http://127.0.0.1:{server.port}/api/tables"
        senders = [threading.Thread(target=_send, args=(address,), daemon=True) for _ in range(8)]
        for sender in senders:
            sender.start()
        server.until(lambda: server.rooms.record_room.waiting() >= 7)
        made = set_table(server, "anna", "squire", seed="5")
        anna = Guest(server.port, made["table"], made["token"])
        anna.my_turn()
        anna.choose()
        anna.my_turn()
        assert all(sender.is_alive() for sender in senders), "none of the game files is done yet"
        anna.leave()
    for sender in senders:
        sender.join(PATIENCE)
        assert not sender.is_alive()


def _send(address: str) -> None:
    with suppress(httpx.HTTPError):
        httpx.post(address, json={"record": FINISHED}, timeout=PATIENCE)


def test_s1_a_table_from_a_game_file_is_the_same_as_if_it_had_been_played_here(server: Server) -> None:
    made = set_table(server, "anna", "squire", record=FINISHED, upto=40, undo="free")
    anna = Guest(server.port, made["table"], made["token"])
    anna.my_turn()
    log = anna.log
    count = anna.state["choices"]
    anna.say("undo", seen=anna.state["seen"], steps=3)
    anna.until(lambda state: state["choices"] < count)
    assert anna.log == log[: len(anna.log)], "also the way back is there"


def test_s4_bots_alone_sleep_until_somebody_looks_on(server: Server) -> None:
    made = set_table(server, "squire", "squire", seed="5")
    room = server.rooms.find_loaded(made["table"])
    assert room is not None and not room.bots.busy() and room.moment == 0
    looking = Guest(server.port, made["table"], made["spectator"])
    looking.until(lambda state: state["choices"] >= 3)
    looking.leave()
    server.until(lambda: not room.connections and not room.bots.busy())
    slept = room.moment
    again = Guest(server.port, made["table"], made["spectator"])
    again.until(lambda state: state["choices"] > slept)
    again.leave()


def test_s9_what_a_crowd_sees_is_made_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    made = set_table(server, "anna", seed="5")
    anna = Guest(server.port, made["table"], made["token"])
    crowd = [Guest(server.port, made["table"], made["spectator"]) for _ in range(15)]
    anna.hear_all()
    seen: list[tuple[int, ...]] = []

    def counted(room: Room, mine: tuple[int, ...], looking: int | None, facts: bool) -> State:
        if room.id == made["table"]:
            seen.append(mine)
        return state_for(room, mine, looking, facts)

    monkeypatch.setattr(broadcast, "state_for", counted)
    for _ in range(3):
        anna.choose()
    for guest in crowd:
        guest.until_seen(anna.state["seen"])
    assert sorted(set(seen)) == [(), (0,)] and len(seen) == 6, "once for Anna and once for all others, each time"
    own = ("viewpoint", "mine", "decision", "undo", "zones", "running")
    shared = [{name: part for name, part in guest.state.items() if name not in own} for guest in (anna, *crowd)]
    assert all(state == shared[0] for state in shared), "what is open is the same for everybody"
    rows = zip(anna.state["running"], crowd[0].state["running"], strict=True)
    assert [theirs["seat"] for hers, theirs in rows if hers != theirs] == [0], "only Anna knows what her duke scores"
    assert all(guest.state == crowd[0].state and guest.log == crowd[0].log for guest in crowd)
    assert crowd[0].state["mine"] == [] and crowd[0].state["decision"] is None
    late = Guest(server.port, made["table"], made["spectator"])
    assert late.state == crowd[0].state
    late.until_present(16)


def test_what_lies_open_is_told_in_words_to_whoever_asks_for_it(server: Server) -> None:
    made = set_table(server, "anna", game="viscounts", seed="5")
    anna = Guest(server.port, made["table"], made["token"])
    onlooker = Guest(server.port, made["table"], made["spectator"])
    assert anna.state["facts"] == {} == onlooker.state["facts"], "a board draws it"
    onlooker.say("facts", wanted=True)
    onlooker.until(lambda state: bool(state["facts"]))
    anna.choose()
    onlooker.until_seen(anna.state["seen"])
    room = server.rooms.find_loaded(made["table"])
    assert room is not None
    assert onlooker.state["facts"] == msgspec.to_builtins(state_for(room, (), facts=True).facts)
    assert anna.state["facts"] == {}
    onlooker.say("facts", wanted=False)
    onlooker.until(lambda state: not state["facts"])


@pytest.mark.parametrize("game", sorted(shelf()))
def test_what_lies_still_is_not_made_again_and_is_as_if_it_were(tmp_path: Path, game: str) -> None:
    play, chance = Play(find_game(game), 2, {}, 5), random.Random(3)
    room = room_for(play, tmp_path)
    before = state_for(room, (0,), facts=True)
    kept = 0
    for _ in range(60):
        if play.table.over:
            break
        seat, acts = play.table.asked[0]
        play.choose(seat, chance.choice(acts).key)
        after, known = state_for(room, (0,), facts=True), room.known
        room.known = Known()
        assert msgspec.json.encode(after) == msgspec.json.encode(state_for(room, (0,), facts=True))
        room.known = known
        for old, new in ((before.facts, after.facts), (before.zones, after.zones)):
            still = [name for name in new if new[name] == old.get(name)]
            assert all(new[name] is old[name] for name in still)
            kept += len(still)
        before = after
    assert kept


HANGING = """
import sys, time
from pathlib import Path
from regalia.server import registry, run
def hang(stored):
    print("hanging", flush=True)
    time.sleep(3600)
assert registry.fitted
registry.fitted = hang
run.serve("127.0.0.1", int(sys.argv[1]), Path(sys.argv[2]), False)
"""


def test_s1_the_server_ends_when_it_is_asked_to_whatever_goes_on(tmp_path: Path) -> None:
    with Server(quick(tmp_path)) as server:
        made = set_table(server, "anna")
    port = free_port()
    with subprocess.Popen([sys.executable, "-c", HANGING, str(port), str(tmp_path)], stdout=subprocess.PIPE) as process:
        sender = threading.Thread(
            target=_ask, args=(f"http://127.0.0.1:{port}/api/tables/{made['table']}?token=x",), daemon=True
        )
        sender.start()
        too_long = threading.Timer(PATIENCE, process.kill)
        too_long.start()
        assert process.stdout and process.stdout.readline() == b"hanging\n"
        too_long.cancel()
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=PATIENCE)
    assert process.returncode == 0


def _ask(address: str) -> None:
    for _ in range(20 * PATIENCE):
        try:
            httpx.get(address, timeout=PATIENCE)
            return
        except httpx.ConnectError:
            time.sleep(0.05)
        except httpx.HTTPError:
            return
