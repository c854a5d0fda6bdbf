"""Starting the server: where the data lies, which port, and the browser."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import signal
import socket
import ssl
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from types import FrameType

import platformdirs
import segno
import uvicorn
from starlette.applications import Starlette

from regalia.bots.knowledge import troubles as bots_troubles
from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.languages import LANGUAGES, Words
from regalia.languages.book import book
from regalia.server.addresses import reachable
from regalia.server.alerts.mail import MailServer
from regalia.server.app import create_app
from regalia.server.keeping.folder_lock import folder_of_ones_own
from regalia.server.keeping.owner_secret import NAME, VARIABLE, owner_secret
from regalia.server.listening import listening as listening_config
from regalia.server.logs import begin_log
from regalia.server.memory import seldom_collect_garbage
from regalia.server.settings import Settings
from regalia.server.storage import Storage
from regalia.shelf import GAMES
from regalia.shelf import troubles as shelf_troubles

HOST = "127.0.0.1"
PORT = 8000
PORTS = range(65_536)
"""Port 0 is any free one."""

END_SECONDS = 4.0
"""Within so many seconds it ends when it is asked to; services are killed when they take too long."""


def default_data_dir() -> Path:
    """The user's data folder."""
    return platformdirs.user_data_path("regalia", appauthor=False)


def serve(
    host: str = HOST,
    port: int = PORT,
    data_dir: Path | None = None,
    open_browser: bool = True,
    settings: Settings | None = None,
    *,
    public_urls: Sequence[str] = (),
    trust_proxy: str = "",
    table_code: str = "",
    database: str = "",
    think_elsewhere: bool = False,
    tls_cert: Path | None = None,
    tls_key: Path | None = None,
    mail_server: str = "",
    mail_from: str = "",
    closed: bool = False,
    keep_days: float | None = None,
    json_logs: bool = False,
) -> None:
    """Serve until somebody stops it. Refuses a port that is taken and a folder that cannot be written to.

    ``settings`` are for tests and measurements; they count instead of what follows from the other wishes then.
    """
    settings = settings or Settings(
        data_dir or default_data_dir(),
        database_url=database,
        think_elsewhere=think_elsewhere,
        warm_up=True,
        host=host,
        public_urls=tuple(public_urls),
        trust_proxy=trust_proxy,
        table_code=table_code,
        mail_server=mail_server,
        mail_from=mail_from,
        closed=closed,
        keep_days=keep_days,
        json_logs=json_logs,
    )
    _check(settings)
    with ExitStack() as held:
        if not settings.database_url:
            _make_writable(settings.data_dir)
            held.enter_context(folder_of_ones_own(settings.data_dir))
        settings = replace(settings, owner_secret=owner_secret(None if settings.database_url else settings.data_dir))
        app = create_app(settings)
        begin_log(settings.json_logs)
        tables_in = asyncio.run(_try_database(settings))
        tls = _tls(tls_cert, tls_key)
        _serve(app, settings, _listen(host, port), tls, tables_in, open_browser)


def _serve(
    app: Starlette, settings: Settings, listening: socket.socket, tls: dict[str, str], tables_in: str, browser: bool
) -> None:
    """Serve on a socket until somebody stops it."""
    scheme = "https" if tls else "http"
    address = address_of(listening, scheme)
    log = logging.getLogger("regalia.server")
    log.info("serving %s, tables in %s", address, tables_in)
    own, port = listening.getsockname()[:2]
    _invite(settings.host or own, port, scheme, settings.public_urls)
    _show_owner_in(address, settings)
    for trouble in troubles():
        log.error(trouble)
    config = listening_config(app, settings, timeout_graceful_shutdown=2, **tls)
    seldom_collect_garbage()
    if browser:
        # The socket listens already, so the page waits until the server answers.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    # Being asked to end, by whatever starts and stops services, is like Ctrl-C.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt):
        SwiftServer(config).run(sockets=[listening])


def _check(settings: Settings) -> None:
    """Refuse settings with which nobody could be served."""
    if settings.think_elsewhere and not settings.database_url:
        raise Refused(say("server-worker-needs-database"))
    MailServer.read(settings.mail_server, settings.mail_from)
    if settings.keep_days is not None and not settings.keep_days > 0:
        raise Refused(say("terminal-not-positive", option="--keep-days", value=str(settings.keep_days)))


def think(database: str, processes: int | None = None) -> None:
    """Think for the servers of a database until somebody stops it; refuses one that cannot be used."""
    settings = Settings(default_data_dir(), database_url=database)
    if processes is not None:
        settings = replace(settings, workers=processes)
    if not database:
        raise Refused(say("server-worker-needs-database"))
    from regalia.server.hired import work

    work(settings)


class SwiftServer(uvicorn.Server):
    """Ends soon when it is asked to, whatever still goes on: everything that counts is in the database."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to end, and see to it that it comes to an end."""
        if not self.should_exit:
            last_resort = threading.Timer(END_SECONDS, os._exit, (0,))
            last_resort.daemon = True
            last_resort.start()
        super().handle_exit(sig, frame)


def troubles() -> Iterator[str]:
    """What is wrong with what packages bring: games, what they tell bots, words."""
    words = Words("en")
    for trouble in (*shelf_troubles(), *bots_troubles()):
        yield words.sentence(trouble)
    if GAMES.foreign():  # reading all words takes a while, and the house's own are tested
        for language in LANGUAGES:
            yield from book(language).all_errors()


def _tls(cert: Path | None, key: Path | None) -> dict[str, str]:
    """What is needed to serve over TLS; refuses files that do not fit together."""
    if cert is None and key is None:
        return {}
    if cert is None or key is None:
        raise Refused(say("server-tls-both"))
    try:
        ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(cert, key)
    except (OSError, ValueError) as error:
        why = (isinstance(error, OSError) and error.strerror) or str(error)
        raise Refused(say("server-tls-unusable", cert=str(cert), key=str(key), why=why)) from None
    return {"ssl_certfile": str(cert), "ssl_keyfile": str(key)}


def _invite(host: str, port: int, scheme: str, public_urls: Sequence[str]) -> None:
    """Say under which addresses friends reach this server, with a picture of the first to point a phone at."""
    log = logging.getLogger("regalia.server")
    addresses = reachable(host, port, scheme, public_urls)
    if not addresses:
        log.info("only this machine reaches it; for friends in the network: --host 0.0.0.0")
    for address in addresses:
        log.info("for friends: %s", address)
    if addresses and sys.stderr.isatty():
        segno.make(addresses[0], micro=False).terminal(out=sys.stderr, compact=True)


def _show_owner_in(address: str, settings: Settings) -> None:
    """Say where the owner's page is, and its secret to whoever sits at the terminal: a log must not hold it."""
    if not settings.owner_secret:
        return
    logging.getLogger("regalia.server").info("for the owner: %sowner", address)
    if sys.stderr.isatty():
        print(f"the owner's secret: {settings.owner_secret}", file=sys.stderr)
    elif not os.environ.get(VARIABLE):
        logging.getLogger("regalia.server").info("it is opened by what lies in %s", settings.data_dir / NAME)


def address_of(listening: socket.socket, scheme: str = "http") -> str:
    """The address to type into a browser on this machine."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = HOST
    return f"{scheme}://[{host}]:{port}/" if ":" in host else f"{scheme}://{host}:{port}/"


async def _try_database(settings: Settings) -> str:
    """Find out before anybody comes whether the database can be used, and say where it is; refuses a broken one."""
    storage = Storage(settings)
    try:
        await storage.open()
        return storage.database.shown
    finally:
        await storage.close()


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
