"""How much one connection, one person and one address may ask for, and when they may come again."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Literal, cast

from regalia.engine.messages import say
from regalia.server.errors import TooOften
from regalia.server.words import AtWork, Spent, Word

Wish = Literal[
    "requests", "tables", "imports", "hints", "reviews", "names", "phrases", "notes", "persons", "alerts", "mails",
]  # fmt: skip
"""What is counted."""

HERE_ONLY: frozenset[Wish] = frozenset({"requests"})
"""What each server counts for itself: what it protects is that server, and telling it would cost as much as it does."""
KEPT = 50_000
"""So many buckets are remembered, those that were used last."""
AGAIN_SECONDS = 5
"""When to come again if too much is being thought out already."""
FRIENDS = 5
"""Behind one address there may be several people: together they may have so many times what one may."""


@dataclass(frozen=True)
class Rate:
    """So many at once, and after that one every so many seconds."""

    at_once: float
    seconds: float


def _friendly() -> Mapping[Wish, Rate]:
    """What nobody meets who plays, and what an attack runs into."""
    return {
        "requests": Rate(500, 0.02),
        "tables": Rate(60, 10),
        "imports": Rate(12, 15),
        "hints": Rate(20, 4),
        "reviews": Rate(6, 60),
        "names": Rate(6, 10),
        "phrases": Rate(10, 2),
        "notes": Rate(30, 2),
        "persons": Rate(40, 5),
        "alerts": Rate(30, 4),
        "mails": Rate(4, 900),
    }


@dataclass(frozen=True)
class Limits:
    """How often each thing may be asked for, and how many sockets and onlookers there may be."""

    rates: Mapping[Wish, Rate] = field(default_factory=_friendly)
    sockets: int = 20_000
    """Of all kinds; fewer if the system gives fewer file descriptors."""
    sockets_of_address: int = 300
    spectators: int = 1_000
    """At one table."""
    waiting_of_person: int = 2
    """So many hints, reviews and game files of one person may wait for the coach; of one address five times as many."""


class TokenBucket:
    """So many messages a second, and some at once; counts how far beyond it somebody goes."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self._per_second = per_second
        self._at_once = at_once
        self._left = at_once
        self._then = time.monotonic()
        self.beyond = 0

    def take(self) -> bool:
        """Whether one more message is allowed now."""
        self._fill()
        if self._left == self._at_once:
            self.beyond = 0
        if self._left >= 1:
            self._left -= 1
            return True
        self.beyond += 1
        return False

    def spend(self) -> None:
        """One more message was allowed elsewhere; what is not left here is owed."""
        self._fill()
        self._left = max(-self._at_once, self._left - 1)

    def wait(self) -> float:
        """In how many seconds one more will be allowed."""
        return max(0.0, (1 - self._left) / self._per_second)

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self._at_once, self._left + (now - self._then) * self._per_second)
        self._then = now


class Allowances:
    """A bucket for whoever asks, for each kind of wish (rate limiting by token bucket).

    Servers on one database tell each other what was asked for, so that somebody who goes from one to another has not
    more than at one. Nobody waits for that: for as long as a word takes, each server counts what it knows.
    """

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._server = ""
        self._tell: Callable[[Word], None] | None = None
        self._at_work: Counter[str] = Counter()
        self._at_work_elsewhere: dict[str, Counter[str]] = {}
        """What is thought out for somebody through each other server."""
        self._buckets: OrderedDict[tuple[Wish, str], TokenBucket] = OrderedDict()

    # What other servers count

    def share(self, server: str, tell: Callable[[Word], None]) -> None:
        """Let other servers know from now on what is asked for here."""
        self._server, self._tell = server, tell

    def hear(self, word: Spent | AtWork) -> None:
        """Something was asked for, or is thought out, through another server."""
        if isinstance(word, AtWork):
            theirs = self._at_work_elsewhere.setdefault(word.server, Counter())
            theirs[word.who] = word.count
            if not word.count:
                del theirs[word.who]
        elif word.wish in self.limits.rates:  # a newer server may count more
            self._bucket(cast(Wish, word.wish), word.who, word.share).spend()

    def forget(self, server: str) -> None:
        """A server is gone, and with it what was thought out through it."""
        self._at_work_elsewhere.pop(server, None)

    # What is asked for here

    def take(self, wish: Wish, *, address: str, person: str = "") -> None:
        """Count a wish; refuses it if there were too many, and says when to come again.

        With a person, the address stands for all the people behind it.
        """
        if person:
            self._take(wish, person, 1)
            self._take(wish, address, FRIENDS)
        else:
            self._take(wish, address, 1)

    @contextmanager
    def at_work(self, *, address: str, person: str = "") -> Iterator[None]:
        """Something long is thought out for somebody; refuses it if too much of theirs waits already."""
        most = self.limits.waiting_of_person
        if (person and self._waiting(person) >= most) or self._waiting(address) >= most * FRIENDS:
            raise TooOften(say("server-still-at-work"), AGAIN_SECONDS)
        whose = [who for who in (person, address) if who]
        self._at_work.update(whose)
        self._tell_at_work(whose)
        try:
            yield
        finally:
            self._at_work -= Counter(whose)  # which also forgets those with nothing left
            self._tell_at_work(whose)

    def _waiting(self, who: str) -> int:
        return self._at_work[who] + sum(theirs[who] for theirs in self._at_work_elsewhere.values())

    def _tell_at_work(self, whose: Iterable[str]) -> None:
        if self._tell is not None:
            for who in whose:
                self._tell(AtWork(self._server, who, self._at_work[who]))

    def _take(self, wish: Wish, who: str, share: int) -> None:
        bucket = self._bucket(wish, who, share)
        if not bucket.take():
            seconds = max(1, math.ceil(bucket.wait()))
            raise TooOften(say("server-too-often", n=seconds), seconds)
        if self._tell is not None and wish not in HERE_ONLY:
            self._tell(Spent(self._server, wish, who, share))

    def _bucket(self, wish: Wish, who: str, share: int) -> TokenBucket:
        bucket = self._buckets.get((wish, who))
        if bucket is None:
            rate = self.limits.rates[wish]
            bucket = self._buckets[wish, who] = TokenBucket(share / rate.seconds, rate.at_once * share)
            if len(self._buckets) > KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end((wish, who))
        return bucket


def address_key(client: str) -> str:
    """Who counts as one: an address, or all of a network where each household has 2^64 of them (IPv6 /64)."""
    try:
        address = ipaddress.ip_address(client)
    except ValueError:
        return client
    if address.version == 4:
        return client
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))
