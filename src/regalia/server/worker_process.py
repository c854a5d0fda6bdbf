"""One process that works for the server, and the line to it.

It is asked over a socket that the server's own event loop looks after. ``ProcessPoolExecutor`` needs two threads for
each process, which take the processor from the loop again and again: for a thousand choices of squires they cost 0.3 s.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import pickle
import socket
import struct
from abc import ABC, abstractmethod
from collections.abc import Callable
from multiprocessing.connection import wait
from typing import Any, TypeVar, cast

from regalia.server.following import Followed

T = TypeVar("T")

SPAWN = multiprocessing.get_context("spawn")
LENGTH = struct.Struct("!Q")
"""What comes before each message: how many bytes it has."""
HELLO = b""
"""What a process says when it has started."""


class WorkerDied(Exception):
    """A process is gone, and with it whatever it was at."""


class Fitted(ABC):
    """What a process is asked depends on what it knows already."""

    @abstractmethod
    def fitted(self, worker: Worker) -> object:
        """What is sent to this process."""


class Worker:
    """One process that does one thing at a time. It is replaced when it dies or does not come to an end."""

    def __init__(self, begin: Callable[[], None]) -> None:
        self._socket, theirs = socket.socketpair()
        self._process = SPAWN.Process(target=_work, args=(theirs, begin), daemon=True)
        self._process.start()
        theirs.close()
        self._line: Line | None = None
        self._ended = False
        self.followed = Followed()
        """The tables that it has, and follows."""

    @property
    def ready(self) -> bool:
        """Whether the process has started."""
        return self._line.greeted if self._line is not None else bool(wait([self._socket], 0))

    @property
    def alive(self) -> bool:
        """Whether the process lives."""
        return not self._ended and self._process.is_alive()

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """Let the process do something."""
        if self._ended:
            raise WorkerDied
        if self._line is None:
            loop = asyncio.get_running_loop()
            _, self._line = await loop.create_connection(Line, sock=self._socket)
        sent = [each.fitted(self) if isinstance(each, Fitted) else each for each in arguments]
        return cast(T, await self._line.ask(pickle.dumps((function, sent), pickle.HIGHEST_PROTOCOL)))

    def end(self) -> None:
        """Stop the process at once, whatever it does."""
        self._ended = True
        self._process.terminate()
        if self._line is None:
            self._socket.close()
        else:
            self._line.close()


class Line(asyncio.Protocol):
    """The server's end of the line to a process."""

    def __init__(self) -> None:
        self.greeted = False
        self._received = bytearray()
        self._asked: asyncio.Future[Any] | None = None
        self._transport: asyncio.Transport | None = None
        self._lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line stands."""
        self._transport = cast(asyncio.Transport, transport)

    def ask(self, message: bytes) -> asyncio.Future[Any]:
        """Send what is asked; the answer comes later."""
        self._asked = asyncio.get_running_loop().create_future()
        if self._lost or self._transport is None:
            self._asked.set_exception(WorkerDied())
        else:
            self._transport.write(LENGTH.pack(len(message)) + message)
        return self._asked

    def data_received(self, data: bytes) -> None:
        """Part of an answer has come, or all of it."""
        received = self._received
        received += data
        while len(received) >= LENGTH.size:
            end = LENGTH.size + LENGTH.unpack_from(received)[0]
            if len(received) < end:
                return
            message = bytes(received[LENGTH.size : end])
            del received[:end]
            if message == HELLO:
                self.greeted = True
            else:
                self._hear(message)

    def _hear(self, message: bytes) -> None:
        asked, self._asked = self._asked, None
        if asked is None or asked.done():  # nobody waits for it any more
            return
        done, answer = pickle.loads(message)
        if done:
            asked.set_result(answer)
        else:
            asked.set_exception(answer)

    def connection_lost(self, exc: Exception | None) -> None:
        """The process is gone."""
        self._lost = True
        if self._asked is not None and not self._asked.done():
            self._asked.set_exception(WorkerDied())

    def close(self) -> None:
        """Cut the line."""
        if self._transport is not None:
            self._transport.abort()


def _work(line: socket.socket, begin: Callable[[], None]) -> None:
    """Do what is asked, one after another, until the line is cut; runs in the process."""
    begin()
    with line, line.makefile("rb") as asked:
        line.sendall(LENGTH.pack(len(HELLO)) + HELLO)
        while len(head := asked.read(LENGTH.size)) == LENGTH.size:
            answer = _answered(asked.read(LENGTH.unpack(head)[0]))
            line.sendall(LENGTH.pack(len(answer)) + answer)


def _answered(message: bytes) -> bytes:
    """What comes of it, or what went wrong; what cannot travel is told in words."""
    try:
        function, arguments = pickle.loads(message)
        return pickle.dumps((True, function(*arguments)), pickle.HIGHEST_PROTOCOL)
    except BaseException as error:
        try:
            told = pickle.dumps((False, error), pickle.HIGHEST_PROTOCOL)
            pickle.loads(told)
        except Exception:
            return pickle.dumps((False, RuntimeError(repr(error))), pickle.HIGHEST_PROTOCOL)
        return told
