"""The server is killed again and again in the middle of a game; the game ends as if nothing had happened."""

from __future__ import annotations

import random
import time
from pathlib import Path

import httpx

from regalia.engine.records import Record
from regalia.shelf import find_game
from tests.server.guests import SEATS, Guest, set_table, steady
from tests.server.serving import Lives, Server
from tests.sizes import PATIENCE

KILLS = 20
SEED = "20260"


def play_to_the_end(anna: Guest) -> None:
    """Anna chooses by the number of choices, whenever she alone is asked."""
    while not anna.state["over"]:
        anna.my_turn()
        if not anna.state["over"]:
            anna.choose(steady(anna.state))


def record_of(port: int, table: str, token: str) -> str:
    answer = httpx.get(f"http://127.0.0.1:{port}/api/tables/{table}/record?token={token}", timeout=PATIENCE)
    assert answer.status_code == 200
    lines = answer.text.splitlines()
    return "\n".join(line for line in lines if "# seal:" not in line)  # each table has its own


def undisturbed(server: Server) -> str:
    made = set_table(server, "anna", "squire", seed=SEED)
    play_to_the_end(Guest(server.port, made["table"], made["token"]))
    return record_of(server.port, made["table"], made["token"])


def test_twenty_deaths_change_nothing(server: Server, tmp_path: Path) -> None:
    expected = undisturbed(server)
    lives = Lives(tmp_path)
    chance = random.Random(20)
    try:
        lives.start()
        wish = {"game": "valeria", "seats": [SEATS["anna"], SEATS["squire"]], "seed": SEED}
        made = httpx.post(f"http://127.0.0.1:{lives.port}/api/tables", json=wish, timeout=PATIENCE).json()
        heard = 0
        for _ in range(KILLS):
            anna = Guest(lives.port, made["table"], made["token"])
            assert anna.state["choices"] >= heard, "what was told is still there"
            heard = live_for(anna, chance.choice((0, 0, 2, 4, 8)), chance.uniform(0.0, 0.02), lives)
            lives.start()
        anna = Guest(lives.port, made["table"], made["token"])
        assert not anna.state["over"] and heard > KILLS, "the deaths were in the middle of the game"
        play_to_the_end(anna)
        found = record_of(lives.port, made["table"], made["token"])
    finally:
        lives.end()
    assert found == expected
    assert (
        Record.read(found, find_game).replay().table.fingerprint()
        == Record.read(expected, find_game).replay().table.fingerprint()
    )


def live_for(anna: Guest, changes: int, moment: float, lives: Lives) -> int:
    """Play on until so many changes were heard of, and a moment more; then the server is killed.

    Says how many choices Anna had heard of by then.
    """
    for _ in range(changes):
        heard = anna.state["seen"]
        if anna.state["decision"] and len(anna.state["asked"]) == 1:
            anna.say("choose", seen=heard, key=steady(anna.state))
        anna.until_seen(heard + 1)
    if anna.state["decision"] and len(anna.state["asked"]) == 1:
        anna.say("choose", seen=anna.state["seen"], key=steady(anna.state))
    time.sleep(moment)
    lives.kill()
    anna.closing()
    choices: int = anna.state["choices"]
    return choices
