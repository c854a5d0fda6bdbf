"""How much one connection may send."""

from __future__ import annotations

import time


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
        now = time.monotonic()
        self._left = min(self._at_once, self._left + (now - self._then) * self._per_second)
        self._then = now
        if self._left == self._at_once:
            self.beyond = 0
        if self._left >= 1:
            self._left -= 1
            return True
        self.beyond += 1
        return False
