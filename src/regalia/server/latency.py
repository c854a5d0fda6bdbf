"""How long the server itself takes to answer."""

from __future__ import annotations

from array import array
from bisect import bisect_left

KEPT = 50_000
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""In seconds: how many answers came within each is counted."""


class Latencies:
    """Times from hearing a message to having sent the answer, the latest of them."""

    def __init__(self) -> None:
        self.count = 0
        # One block of memory: a number of its own for each answer, made in the midst of a game, would keep the pages
        # around it from being given back.
        self._latest = array("d", bytes(8 * KEPT))
        self.counted = array("Q", bytes(8 * (len(BOUNDS) + 1)))
        """How many answers came within each bound and not within the one before; the last were slower than all."""
        self.seconds = 0.0
        """How long all answers took together."""

    def add(self, seconds: float) -> None:
        """Remember one answer."""
        self._latest[self.count % KEPT] = seconds
        self.count += 1
        self.counted[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def quantile(self, part: float) -> float:
        """The time in milliseconds that this part of the latest answers stayed below (a percentile)."""
        times = sorted(self._latest[: self.count])
        return round(times[min(len(times) - 1, int(part * len(times)))] * 1000, 2) if times else 0.0
