"""Attacks on a real server, each with what somebody else notices of it.

    python benchmarks/server_attacks.py [--log] [imports] [queens] [hints] [uploads] [idle] [spectators] [memory] [talk]

Without a name all are tried, each on a server of its own with the limits that everybody meets; only where the attack
needs many sockets or tables from this one address, the limits for one address are lifted.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from regalia.engine.play import Play
from regalia.engine.records import Record, SeatLine, check_of
from regalia.server.memory import with_plain_memory
from regalia.shelf import find_game

PROGRAM = """
import sys
from dataclasses import replace
from pathlib import Path
from regalia.server.memory import begin_anew_with_plain_memory
from regalia.server.rate_limit import Limits, Rate
from regalia.server.run import serve
from regalia.server.settings import Settings
settings = Settings(Path(sys.argv[2]), warm_up=True, idle_seconds=float(sys.argv[4]))
if sys.argv[3] == "lifted":
    rates = {wish: Rate(1e9, 1e-9) for wish in Limits().rates}
    settings = replace(settings, limits=Limits(rates, sockets_of_address=10**6))
begin_anew_with_plain_memory()
serve("127.0.0.1", int(sys.argv[1]), open_browser=False, settings=settings)
"""
AS_THE_PROGRAM = with_plain_memory(os.environ)
"""The memory that ``regalia serve`` has."""
PERSON, OPEN = {"kind": "person", "name": "Anna"}, {"kind": "open"}
SQUIRE, QUEEN = {"kind": "bot", "level": "squire"}, {"kind": "bot", "level": "queen"}


class Attacked:
    """A server under attack, as another person sees it."""

    def __init__(self, port: int, process: subprocess.Popen[bytes]) -> None:
        self.port = port
        self.process = process
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=300)

    async def set_table(self, *seats: dict[str, str], **more: Any) -> httpx.Response:
        """Set a table."""
        return await self.http.post("/api/tables", json={"game": "valeria", "seats": seats, **more})

    def sit(self, made: dict[str, Any], token: str = "") -> connect:
        """Open a table."""
        address = f"ws://127.0.0.1:{self.port}/ws/{made['table']}?token={token or made['token']}"
        return connect(address, max_size=None, compression=None, open_timeout=60, ping_interval=None)

    def cpu(self) -> float:
        """How many seconds the server itself has computed."""
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def megabytes(self) -> float:
        """How much memory the server itself holds."""
        with open(f"/proc/{self.process.pid}/status") as file:
            return next(int(line.split()[1]) for line in file if line.startswith("VmRSS")) / 1024


@asynccontextmanager
async def attacked(lifted: bool = False, descriptors: int = 0, idle: float = 600.0) -> AsyncIterator[Attacked]:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port = trial.getsockname()[1]

    def few_descriptors() -> None:
        if descriptors:
            resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))

    with tempfile.TemporaryDirectory() as folder, open(f"{folder}/log", "wb") as log:
        command = [sys.executable, "-c", PROGRAM, str(port), folder, "lifted" if lifted else "usual", str(idle)]
        process = subprocess.Popen(command, stderr=log, preexec_fn=few_descriptors, env=AS_THE_PROGRAM)
        server = Attacked(port, process)
        try:
            for _ in range(600):
                with suppress(httpx.TransportError):
                    await server.http.get("/api/health")
                    break
                await asyncio.sleep(0.1)
            yield server
        finally:
            began = time.monotonic()
            process.terminate()
            process.wait()
            await server.http.aclose()
            if "--log" in sys.argv:
                log.flush()
                print(Path(f"{folder}/log").read_text()[-3000:])
            print(f"{'':12}SIGTERM took {time.monotonic() - began:.1f} s, log {os.path.getsize(f'{folder}/log')} bytes")


async def first_answer(server: Attacked) -> float:
    """How long a person waits for a squire's first choice at a table of their own."""
    made = (await server.set_table(PERSON, SQUIRE)).json()
    async with server.sit(made) as line:
        state: dict[str, Any] = {}
        began = time.monotonic()
        async for text in line:
            message = json.loads(text)
            state.update(message.get("state") or message.get("parts") or {})
            if any(entry["seat"] == 1 for entry in message.get("log", ())):
                break
            if state["decision"] and message["type"] != "presence":
                began = time.monotonic()
                await line.send(json.dumps(choice_in(state)))
        return time.monotonic() - began


async def worst_answer(server: Attacked) -> float:
    """The longest of a few such waits, when the processes that think have started."""
    return max([await first_answer(server) for _ in range(5)])


def choice_in(state: dict[str, Any]) -> dict[str, Any]:
    return {"type": "choose", "seen": state["seen"], "key": state["decision"]["options"][0]["key"]}


def long_record(choices: int, checked: bool) -> str:
    """A game that nobody ends, with a check after every choice or none."""
    game = find_game("valeria")
    play = Play(game, 2, {}, 5)
    record = Record(game, game.rules, [SeatLine("A"), SeatLine("B")], play.options, 5)
    while len(play.chosen) < choices:
        seat, acts = play.table.asked[0]
        keys = [act.key for act in acts]
        key = next((key for key in keys if key.startswith("gain")), keys[-1])
        play.choose(seat, key)
        record.choices.append((seat, key))
        if checked:
            record.checks[len(play.chosen)] = check_of(play.table, record.choices)
    return record.write()


async def imports() -> None:
    """12 long game files while somebody else sets tables."""
    text = long_record(2_990, checked=True)
    async with attacked() as server:
        sent = [asyncio.create_task(server.http.post("/api/tables", json={"record": text})) for _ in range(12)]
        waits = []
        for _ in range(20):
            began = time.monotonic()
            assert (await server.set_table(PERSON, SQUIRE)).status_code == 201
            waits.append(time.monotonic() - began)
            await asyncio.sleep(0.3)
        report("imports", f"{len(text) // 1024} kB each; a new table at worst {max(waits):.2f} s")
        done = [task.result().status_code for task in sent if task.done()]
        print(f"{'':12}of the game files {len(done)} were answered meanwhile: {sorted(done)}")
        for task in sent:
            task.cancel()


async def queens() -> None:
    """50 tables of five queens that nobody watches."""
    async with attacked(lifted=True) as server:
        calm = await worst_answer(server)
        for _ in range(50):
            await server.set_table(*[QUEEN] * 5)
        await asyncio.sleep(3)
        report("queens", f"a squire elsewhere at worst {await worst_answer(server):.2f} s, before {calm:.2f} s")


async def hints() -> None:
    """60 hints for one seat."""
    async with attacked() as server:
        calm = await worst_answer(server)
        made = (await server.set_table(PERSON, SQUIRE)).json()
        async with server.sit(made):
            address, headers = f"/api/tables/{made['table']}/hint", {"authorization": f"Bearer {made['token']}"}
            asked = [asyncio.create_task(server.http.get(address, headers=headers)) for _ in range(60)]
            await asyncio.sleep(0.5)
            worst = await worst_answer(server)
            refused = [(await task).status_code for task in asked].count(429)
            report("hints", f"{refused} refused; a squire elsewhere at worst {worst:.2f} s, before {calm:.2f} s")


async def uploads() -> None:
    """20 game files to be checked."""
    text = long_record(2_990, checked=True)
    async with attacked() as server:
        calm = await worst_answer(server)
        sent = [asyncio.create_task(server.http.post("/api/records/check", json={"record": text})) for _ in range(20)]
        await asyncio.sleep(0.5)
        worst = await worst_answer(server)
        refused = [task.result().status_code for task in sent if task.done()].count(429)
        report("uploads", f"{refused} refused; a squire elsewhere at worst {worst:.2f} s, before {calm:.2f} s")
        for task in sent:
            task.cancel()


async def idle() -> None:
    """2,000 sockets that say nothing, with 1,024 descriptors."""
    async with attacked(descriptors=1024) as server:
        silent = []
        for _ in range(2000):
            silent.append((await asyncio.open_connection("127.0.0.1", server.port))[1])
        cpu, began = server.cpu(), time.monotonic()
        wait = await first_answer(server)
        await asyncio.sleep(10)
        used = (server.cpu() - cpu) / (time.monotonic() - began)
        report("idle", f"a new player plays after {wait:.2f} s; {used:.0%} of a processor")
        await asyncio.sleep(5)
        files = len(os.listdir(f"/proc/{server.process.pid}/fd"))
        print(f"{'':12}15 s later the server has {files} files and sockets open")
        for writer in silent:
            writer.close()


async def spectators() -> None:
    """1,000 people look on while one plays."""
    async with attacked(lifted=True) as server:
        made = (await server.set_table(PERSON, OPEN)).json()
        invite = {"invite": made["invites"][0]["token"], "name": "Ben"}
        ben = (await server.http.post(f"/api/tables/{made['table']}/seats", json=invite)).json()
        made = {**made, "ben": ben["token"]}
        crowd: list[ClientConnection] = []
        for _ in range(1_000):
            crowd.append(await server.sit(made, made["spectator"]))
        heard = [asyncio.create_task(_drain(line)) for line in crowd]
        await asyncio.sleep(3)
        async with server.sit(made) as anna, server.sit(made, made["ben"]) as other:
            await asyncio.sleep(2)
            clicks, cpu = 0, server.cpu()
            states: list[dict[str, Any]] = [{}, {}]
            while clicks < 20:
                for line, state in zip((anna, other), states, strict=True):
                    with suppress(TimeoutError):
                        while True:
                            message = json.loads(await asyncio.wait_for(line.recv(), 0.2))
                            state.update(message.get("state") or message.get("parts") or {})
                    if state.get("decision"):
                        await line.send(json.dumps(choice_in(state)))
                        state["decision"] = None
                        clicks += 1
            await asyncio.sleep(1)
            report("spectators", f"{(server.cpu() - cpu) / clicks:.3f} CPU s for a click, with {len(crowd)} looking on")
        for task in heard:
            task.cancel()


async def _drain(line: ClientConnection) -> None:
    async for _ in line:
        pass


async def memory() -> None:
    """400 tables are played at for a while and then left."""
    async with attacked(lifted=True, idle=5) as server:
        await first_answer(server)
        await asyncio.sleep(12)
        before = server.megabytes()
        for _ in range(4):
            await asyncio.gather(*(_play_a_while(server) for _ in range(100)))
        most = server.megabytes()
        while (await server.http.get("/api/health")).json()["tables"]:
            await asyncio.sleep(1)
        await asyncio.sleep(8)
        report("memory", f"{before:.0f} MB before, {most:.0f} MB at most, {server.megabytes():.0f} MB after")


async def _play_a_while(server: Attacked) -> None:
    made = (await server.set_table(PERSON)).json()
    async with server.sit(made) as line:
        state: dict[str, Any] = {}
        for _ in range(60):
            message = json.loads(await line.recv())
            state.update(message.get("state") or message.get("parts") or {})
            if state["over"]:
                break
            if state["decision"] and message["type"] != "presence":
                await line.send(json.dumps(choice_in(state)))


async def talk() -> None:
    """One person says 1,000 lines a second for ten seconds, and comes back whenever they are shown out."""
    async with attacked() as server:
        calm = await worst_answer(server)
        made = (await server.set_table(PERSON, OPEN)).json()
        wish = {"invite": made["invites"][0]["token"], "name": "Ben"}
        ben = (await server.http.post(f"/api/tables/{made['table']}/seats", json=wish)).json()["token"]
        answers: Counter[str] = Counter()
        async with server.sit(made) as anna:
            flood = asyncio.create_task(_say_all(server, made, ben, answers))
            await asyncio.sleep(1)
            before = server.cpu()
            waits = [await _answered(anna, answers) for _ in range(20)]
            worst = await worst_answer(server)
            busy = server.cpu() - before
            await flood
        report("talk", f"{dict(answers)}; at the same table an answer after at worst {max(waits):.2f} s")
        print(f"{'':12}a squire elsewhere at worst {worst:.2f} s, before {calm:.2f} s; {busy:.1f} CPU s meanwhile")


async def _say_all(server: Attacked, made: dict[str, Any], token: str, answers: Counter[str]) -> None:
    began, said = time.monotonic(), 0
    while time.monotonic() - began < 10:
        async with server.sit(made, token) as line:
            answers["comes"] += 1

            async def hear(line: ClientConnection = line) -> None:
                async for text in line:
                    message = json.loads(text)
                    answers[message.get("message", {}).get("id", message["type"])] += 1

            hearing = asyncio.create_task(hear())
            with suppress(ConnectionClosed):
                while (now := time.monotonic() - began) < 10:
                    while said < 1_000 * now:
                        await line.send(json.dumps({"type": "say", "text": f"spam {said}"}))
                        said += 1
                    await asyncio.sleep(0.01)
            hearing.cancel()
    answers["said"] = said


async def _answered(line: ClientConnection, answers: Counter[str]) -> float:
    """How long a friend waits for an answer, and how much of the noise comes to their ears."""
    began = time.monotonic()
    await line.send('{"type": "ping"}')
    async for text in line:
        message = json.loads(text)
        if message["type"] == "pong":
            break
        answers[f"a friend hears {message['type']}"] += 1
    await asyncio.sleep(0.1)
    return time.monotonic() - began - 0.1


def report(name: str, told: str) -> None:
    print(f"{name:12}{told}", flush=True)


ATTACKS: dict[str, Callable[[], Awaitable[None]]] = {
    attack.__name__: attack for attack in (imports, queens, hints, uploads, idle, spectators, memory, talk)
}


async def main(names: list[str]) -> None:
    print(f"machine load {os.getloadavg()[0]:.1f}")
    for name in names or ATTACKS:
        await ATTACKS[name]()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attack", nargs="*", metavar="attack", help=", ".join(ATTACKS))
    parser.add_argument("--log", action="store_true", help="print what the server writes down")
    given = parser.parse_args()
    if unknown := set(given.attack) - ATTACKS.keys():
        parser.error(f"there is no attack {', '.join(sorted(unknown))}; there are {', '.join(ATTACKS)}")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    asyncio.run(main(given.attack))
