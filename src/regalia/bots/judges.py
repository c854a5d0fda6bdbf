"""How any game is judged: by what was learned of it, else by its squire and its score sheets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regalia.bots.learned import LearnedJudge, chances, outcome, wishes_of
from regalia.bots.priorities import Squire
from regalia.bots.search import Judge
from regalia.bots.values import SQUIRES, TRAITS
from regalia.bots.weights import weights_of
from regalia.engine.decisions import Act
from regalia.engine.game import Game, Refused
from regalia.engine.messages import say
from regalia.engine.table import Table

WARMTH = 8.0
"""How many points of lead make a win about three times as likely."""
PATIENCE = 60
"""After how many more choices the points are compared: what was paid for needs time to pay back.

Compared at once or after a few choices, points alone mislead: such a search lost to its own squire.
"""


class SheetJudge(Judge[Table[Any]]):
    """Wishes what the game's squire wishes, lets squires play on for a while, and then compares the score sheets."""

    def __init__(self, game: Game, squire: Squire[Any], patience: int = PATIENCE, warmth: float = WARMTH) -> None:
        self.game = game
        self.squire = squire
        self.patience = patience
        self.warmth = warmth

    def wishes(self, table: Table[Any], seat: int, acts: Sequence[Act[Any]]) -> list[float]:
        return wishes_of(self.squire, table, seat, acts)

    def standing(self, table: Table[Any]) -> list[float]:
        later = table.clone()
        play_on(self, later, self.patience)
        if later.over:
            return outcome(self.game, later)
        return chances([sheet.total for sheet in self.game.sheets(later)], self.warmth)


def play_on(judge: Judge[Any], table: Table[Any], choices: int) -> None:
    """Let every seat do what it wishes for most, for so many choices or until the game is over."""
    for _ in range(choices):
        if not table.asked:
            return
        do_wished(judge, table, table.asked[0][0])


def do_wished(judge: Judge[Any], table: Table[Any], seat: int) -> None:
    """Let a seat that is asked do what it wishes for most."""
    acts = table.options_of(seat)
    wishes = judge.wishes(table, seat, acts)
    table.choose(seat, acts[wishes.index(max(wishes))])


def has_judge(game: Game) -> bool:
    """Whether anybody knows enough about a game to think ahead in it."""
    return game.id in SQUIRES


def judge_of(game: Game, patience: int = PATIENCE) -> Judge[Any]:
    """The judge of a game; refuses a game that nobody knows anything about."""
    if game.id not in SQUIRES:
        raise Refused(say("coach-no-judge", game=game.name()))
    squire = SQUIRES[game.id]()
    if game.id in TRAITS:
        traits = TRAITS[game.id]
        return LearnedJudge(game, squire, traits(), weights_of(game, traits))
    return SheetJudge(game, squire, patience)
