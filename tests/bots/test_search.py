"""A bot that thinks ahead stops when its choice is made, and chooses what it would have chosen anyway."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from regalia.bots.bot import Bot
from regalia.bots.judges import judge_of
from regalia.bots.search import TURNS_PER_GUESS, Budget, Judge, SearchBot
from regalia.engine.chance import Chance
from regalia.engine.decisions import Act
from regalia.engine.table import Table
from regalia.engine.zones import View, view
from regalia.shelf import find_game


class Counting(Judge[Table[Any]]):
    """Judges like another and counts how often it was asked how a table stands."""

    def __init__(self, judge: Judge[Any]) -> None:
        self.judge = judge
        self.judged = 0

    def wishes(self, table: Table[Any], seat: int, acts: Sequence[Act[Any]]) -> list[float]:
        return self.judge.wishes(table, seat, acts)

    def win_chances(self, table: Table[Any]) -> list[float]:
        self.judged += 1
        return self.judge.win_chances(table)


def seen_in(game: str, decisions: int) -> list[View[Any]]:
    """What the seats saw at the first decisions of a game in which anything may be done."""
    table, chance = find_game(game).new(2, {}, 6), Chance(2)
    views: list[View[Any]] = []
    while table.asked and len(views) < decisions:
        seat, acts = table.asked[0]
        views.append(view(table, seat))
        table.choose(seat, chance.pick(acts))
    return views


@pytest.mark.parametrize("game", ["bellum_magica", "valeria"])
def test_stopping_early_changes_no_choice(game: str) -> None:
    tries, judge, spent = 80, Counting(judge_of(find_game(game))), []
    bot = SearchBot(judge, Budget(tries=tries))
    for number, seen in enumerate(seen_in(game, 20)):
        root = bot.think(seen, Chance(number))
        assert root.visits == tries, "who wants to know more than the choice gets all tries"
        judge.judged = 0
        chosen = bot.choose(seen, Chance(number))
        spent.append(judge.judged)
        assert chosen == max(root.branches, key=lambda of: (root.branches[of].visits, root.branches[of].prior))[1]
    assert TURNS_PER_GUESS <= min(spent) < tries
    assert max(spent) <= tries


def test_nobody_thinks_about_an_only_option() -> None:
    judge = Counting(judge_of(find_game("valeria")))
    bot: Bot = SearchBot(judge, Budget(tries=40))
    seen = seen_in("valeria", 4)[-1]
    assert len(seen.table.options_of(seen.seat)) > 1
    only = seen.table.options_of(seen.seat)[-1]
    seen.table.asked = ((seen.seat, (only,)),)
    assert bot.choose(seen, Chance(1)) == only.key
    assert judge.judged == 0


def test_a_budget_of_seconds_ends() -> None:
    bot = SearchBot(judge_of(find_game("valeria")), Budget(seconds=0.01))
    seen = seen_in("valeria", 4)[-1]
    assert bot.choose(seen, Chance(1)) in [act.key for act in seen.table.options_of(seen.seat)]
