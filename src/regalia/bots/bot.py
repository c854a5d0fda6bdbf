"""What a bot is, and the one that picks at random."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from regalia.engine.chance import Chance, scrambled
from regalia.engine.zones import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat. It is given the seat's view, never the table."""

    def choose(self, view: View[Any], chance: Chance) -> str:
        """The key of one of the acts that the view's seat is asked to choose from."""
        raise NotImplementedError(type(self).__name__)

    def weigh(self, view: View[Any], chance: Chance) -> dict[str, float]:
        """What speaks for each option, the choice having most; where several think at once, their weights add up."""
        return {self.choose(view, chance): 1.0}


class RandomBot(Bot):
    """Takes any option, each as likely."""

    def choose(self, view: View[Any], chance: Chance) -> str:
        key: str = chance.pick(view.table.options_of(view.seat)).key
        return key


def bots_chance(seed: int, choices: int) -> Chance:
    """The chance that a bot has at a decision: the same again after a save or an undo, and none of the table's."""
    return Chance(scrambled(seed) + choices)
