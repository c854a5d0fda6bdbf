"""What is written at once and what had to wait arrive in the order in which they were sent, and whole."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from pathlib import Path

import uvicorn
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket
from websockets.sync.client import connect
from websockets.sync.connection import Connection as Line

from regalia.server.access import Access
from regalia.server.connections import Connection
from regalia.server.latency import Latencies
from regalia.server.listening import listening
from regalia.server.settings import Settings
from regalia.server.swift_line import EXTENSION
from tests.sizes import PATIENCE

LENGTHS = (1, 125, 126, 127, 65_535, 65_536, 300_000)
"""Messages around the lengths at which what comes before them changes, and large ones, which fill all buffers."""
MESSAGES = [f"{number}:".ljust(LENGTHS[number % len(LENGTHS)], "é" if number % 2 else "e") for number in range(160)]


class Speaker:
    """Sends all messages as soon as somebody comes, some of them while others wait, and notes how they went."""

    def __init__(self) -> None:
        self.at_once: list[bool] = []
        self.latencies = Latencies()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one WebSocket."""
        websocket = WebSocket(scope, receive, send)
        await websocket.accept()
        connection = Connection(websocket, Access("", (), False), self.latencies, "")
        write, line = scope["extensions"][EXTENSION].write_now, scope["extensions"][EXTENSION]

        def noted(text: bytes) -> bool:
            self.at_once.append(write(text))
            return self.at_once[-1]

        line.write_now = noted
        writing = asyncio.create_task(connection.write_out())
        with connection.answering(time.perf_counter()):
            for number, message in enumerate(MESSAGES):
                connection.send_text(message.encode())
                if number % 10 == 9:
                    await asyncio.sleep(0.01)
        echo = await websocket.receive_text()
        connection.send_text(echo.encode())
        connection.close(1000)
        await writing


def read_slowly(line: Line) -> list[str | bytes]:
    """All messages, after a while in which none is read."""
    time.sleep(0.5)
    return [line.recv(PATIENCE) for _ in MESSAGES]


def test_messages_arrive_whole_and_in_order_also_where_somebody_is_slow_to_read(tmp_path: Path) -> None:
    speaker, settings = Speaker(), Settings(tmp_path)
    with socket.socket() as listens:
        listens.bind(("127.0.0.1", 0))
        listens.listen()
        server = uvicorn.Server(listening(speaker, settings, lifespan="off"))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listens]})
        thread.start()
        try:
            with connect(f"ws://127.0.0.1:{listens.getsockname()[1]}", compression=None, max_queue=1) as line:
                assert read_slowly(line) == MESSAGES
                line.send("and now?")
                assert line.recv(PATIENCE) == "and now?"
        finally:
            server.should_exit = True
            thread.join()
    assert speaker.at_once[0] and speaker.at_once[-1] and not all(speaker.at_once), "some had to wait"
    assert len(speaker.at_once) < len(MESSAGES), "where one waits, all after it do"
    assert speaker.latencies.count == len(MESSAGES)
