"""How long the server itself takes to answer."""

from __future__ import annotations

from collections import deque

KEPT = 50_000


class Latencies:
    """Times from hearing a message to having sent the answer, the latest of them."""

    def __init__(self) -> None:
        self.count = 0
        self._latest: deque[float] = deque(maxlen=KEPT)

    def add(self, seconds: float) -> None:
        """Remember one answer."""
        self.count += 1
        self._latest.append(seconds)

    def quantile(self, part: float) -> float:
        """The time in milliseconds that this part of the latest answers stayed below (a percentile)."""
        times = sorted(self._latest)
        return round(times[min(len(times) - 1, int(part * len(times)))] * 1000, 2) if times else 0.0
