"""How long each kind of bot thinks: whoever has chosen before a table can be sent anywhere needs no other process."""

from __future__ import annotations

MOMENT = 0.0002
"""So many seconds of work it costs to send a table to another process, and to hear of it again."""
UNKNOWN = 0.001
"""A bot that nobody has seen yet is taken for one that thinks so long."""
MEMORY = 20
"""How many choices weigh in what is known of a bot: after some forty quick ones it is known as quick."""


class Pace:
    """What is known of the bots of each game and level, as they think."""

    def __init__(self) -> None:
        self._seconds: dict[tuple[str, str], float] = {}

    def note(self, game: str, level: str, seconds: float) -> None:
        """A bot has thought so long (exponential moving average)."""
        known = self._seconds.get((game, level), UNKNOWN)
        self._seconds[game, level] = known + (seconds - known) / MEMORY

    def at_once(self, game: str, level: str) -> bool:
        """Whether a bot will have chosen before it could be asked elsewhere."""
        return self._seconds.get((game, level), UNKNOWN) < MOMENT
