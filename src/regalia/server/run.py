"""Starting the server: where the data lies, which port, and the browser."""

from __future__ import annotations

import errno
import gc
import logging
import re
import signal
import socket
import tempfile
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import platformdirs
import uvicorn

from regalia.bots.knowledge import troubles as bots_troubles
from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.languages import LANGUAGES, Words
from regalia.languages.book import book
from regalia.server.app import create_app
from regalia.server.settings import FRAME_BYTES, Settings
from regalia.shelf import GAMES
from regalia.shelf import troubles as shelf_troubles

HOST = "127.0.0.1"
PORT = 8000
PORTS = range(65_536)
"""Port 0 is any free one."""

TOKEN = re.compile(r"(token=)[^&\s\"']+")


class WithoutTokens(logging.Filter):
    """Keeps secrets out of the log: whoever reads it must not be able to sit down on somebody's seat."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Blot out every token of a line."""
        text = record.getMessage()
        if "token=" in text:
            record.msg, record.args = TOKEN.sub(r"\1…", text), ()
        return True


def default_data_dir() -> Path:
    """The user's data folder."""
    return platformdirs.user_data_path("regalia", appauthor=False)


def serve(
    host: str = HOST,
    port: int = PORT,
    data_dir: Path | None = None,
    open_browser: bool = True,
    settings: Settings | None = None,
) -> None:
    """Serve until somebody stops it. Refuses a port that is taken and a folder that cannot be written to.

    ``settings`` are for tests and measurements; their folder counts then.
    """
    folder = settings.data_dir if settings else data_dir or default_data_dir()
    _make_writable(folder)
    listening = _listen(host, port)
    address = address_of(listening)
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
    for handler in logging.getLogger().handlers:
        handler.addFilter(WithoutTokens())
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    log = logging.getLogger("regalia.server")
    log.info("serving %s, tables in %s", address, folder)
    for trouble in troubles():
        log.error(trouble)
    config = uvicorn.Config(
        create_app(settings or Settings(folder, warm_up=True)),
        log_config=None,
        access_log=False,
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    _seldom_collect_garbage()
    if open_browser:
        # The socket listens already, so the page waits until the server answers.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    # Being asked to end, by whatever starts and stops services, is like Ctrl-C.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listening])


def troubles() -> Iterator[str]:
    """What is wrong with what packages bring: games, what they tell bots, words."""
    words = Words("en")
    for trouble in (*shelf_troubles(), *bots_troubles()):
        yield words.sentence(trouble)
    if GAMES.foreign():  # reading all words takes a while, and the house's own are tested
        for language in LANGUAGES:
            yield from book(language).all_errors()


def _seldom_collect_garbage() -> None:
    """What a game holds lies still and has no cycles: looking through it all again and again only holds people up."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def address_of(listening: socket.socket) -> str:
    """The address to type into a browser on this machine."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = HOST
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _make_writable(folder: Path) -> None:
    try:
        # The tables hold secrets of those who play.
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise Refused(say("server-folder-unwritable", folder=str(folder), why=error.strerror or "")) from None


def _listen(host: str, port: int) -> socket.socket:
    if port not in PORTS:
        why = f"{PORTS[0]}–{PORTS[-1]}"
        raise Refused(say("server-cannot-listen", host=host, port=str(port), why=why))
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(2048)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Refused(say("server-port-taken", host=host, port=str(port))) from None
        raise Refused(say("server-cannot-listen", host=host, port=str(port), why=error.strerror or "")) from None
    return listening
