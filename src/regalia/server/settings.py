"""What can be set about a server, and its limits."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from regalia.server.rate_limit import Limits

MESSAGE_BYTES = 64 * 1024
"""The longest message a client may send."""
FRAME_BYTES = 2 * 1024 * 1024
"""What is still read in order to answer that it was too long."""
BODY_BYTES = 64 * 1024
RECORD_BYTES = 256 * 1024
"""The longest record that may be uploaded."""
RECORD_CHOICES = 3_000
"""The most choices that a record may hold which is uploaded; the longest games that we know have some 500."""
LOG_ENTRIES = 200
"""So many entries of the log come with the welcome; older ones are asked for."""
PHRASES_KEPT = 50
UNSENT_MESSAGES = 256
"""A connection that is so many messages behind is closed; it comes back and gets the whole state."""


@dataclass(frozen=True)
class Settings:
    """How a server behaves."""

    data_dir: Path
    database_url: str = ""
    """Where the tables are kept, if not in a file of the data folder: the address of a PostgreSQL database."""
    think_elsewhere: bool = False
    """Whether workers on the same database think for this server, and not itself."""
    bot_pause: tuple[float, float] = (0.4, 0.8)
    """A bot waits so many seconds before it chooses, so that people can follow."""
    think_limit: float = 30.0
    """After so many seconds a bot has thought long enough and picks at random."""
    record_seconds: float = 20.0
    """So long may it take to play an uploaded record again."""
    workers: int = field(default_factory=lambda: os.cpu_count() or 1)
    warm_up: bool = False
    """Whether a process that thinks is started before the first bot needs it."""
    review_tries: int | None = None
    """How often a review tries each choice; without a number, as often as there is time for."""
    messages_per_second: float = 20.0
    messages_at_once: float = 60.0
    flood: float = 300.0
    """So many messages beyond the allowed ones close the connection."""
    vote_seconds: float = 60.0
    idle_seconds: float = 600.0
    """A table that nobody looks at is put away for so long; it comes back when somebody asks for it."""
    clock_seconds: float = 3.0
    """How often is looked for tables at which somebody's time may be up."""
    clock_grace: float = 1.0
    """So many seconds a choice may be on its way when a time is up."""
    clock_opened: float = 20.0
    """So long everybody has after a server has opened a table: perhaps none was there before."""
    elsewhere_seconds: float = 2.0
    """How often is looked who sat down through another server on the same database."""
    alert_seconds: float = 20.0
    """So long after their turn began somebody is told who is not looking: perhaps they are only on their way."""
    alert_round: float = 2.0
    """How often is looked whom to tell."""
    mail_server: str = ""
    """Through which server mail goes out («smtps://user:password@mail.example.org»); without it none does."""
    mail_from: str = ""
    """The address it comes from."""
    push_to_this_machine: bool = False
    """For tests: push messages may go to this machine, without encryption on the way. Else never: whoever names an
    address could reach by it what only this machine may."""
    limits: Limits = field(default_factory=Limits)
    host: str = ""
    """The name it listens on."""
    public_urls: tuple[str, ...] = ()
    """The addresses under which browsers know it, beside its own."""
    trust_proxy: str = ""
    """The addresses of proxies that say truly for whom they ask."""
    table_code: str = ""
    """What one must know to set a table; without it everybody may."""
    closed: bool = False
    """Whether only those may set a table whom the owner has invited, or who know the code."""
    keep_days: float | None = None
    """After so many days a table that nobody has touched is thrown away; without it, never."""
    house_seconds: float = 60.0
    """How often is looked after the house: how tables stand is noted, and what is too old thrown away."""
    owner_secret: str = ""
    """What lets the owner in at /owner; without it there is no such page."""
    metrics_token: str = field(default_factory=lambda: os.environ.get("REGALIA_METRICS_TOKEN", ""))
    """With it others than this machine may read the figures at /metrics."""
    json_logs: bool = False
    """Whether the log is written for programs, each line an object."""
    head_seconds: float = 10.0
    """So long may the head of a request take."""
    body_seconds: float = 30.0
    """So long may the rest of it take."""
    stalled_seconds: float = 30.0
    """So long may somebody not read what they asked for."""
    ping_seconds: float = 20.0
    """How often the other end of a WebSocket is asked whether it is there, and how long it may take to answer."""

    @property
    def database(self) -> Path:
        """The file in which all tables are kept, unless another database is named."""
        return self.data_dir / "tables.sqlite3"

    @property
    def backups(self) -> Path:
        """The folder for copies that are made before tables are changed."""
        return self.data_dir / "backups"
