"""How long the server itself takes to answer."""

from __future__ import annotations

from array import array

KEPT = 50_000


class Latencies:
    """Times from hearing a message to having sent the answer, the latest of them."""

    def __init__(self) -> None:
        self.count = 0
        # One block of memory: a number of its own for each answer, made in the midst of a game, would keep the pages
        # around it from being given back.
        self._latest = array("d", bytes(8 * KEPT))

    def add(self, seconds: float) -> None:
        """Remember one answer."""
        self._latest[self.count % KEPT] = seconds
        self.count += 1

    def quantile(self, part: float) -> float:
        """The time in milliseconds that this part of the latest answers stayed below (a percentile)."""
        times = sorted(self._latest[: self.count])
        return round(times[min(len(times) - 1, int(part * len(times)))] * 1000, 2) if times else 0.0
