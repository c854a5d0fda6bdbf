"""A judge who also looks how the game ends when everybody plays on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from regalia.bots.judges import FarJudge, SheetJudge, far_judge_of
from regalia.bots.learned import chances
from regalia.bots.levels import thinker
from regalia.bots.network import NetworkJudge
from regalia.bots.search import Budget, Judge
from regalia.engine.chance import Chance
from regalia.engine.decisions import Act
from regalia.engine.game import Game
from regalia.engine.table import Table
from regalia.engine.zones import View, view
from regalia.shelf import find_game
from tests.known import PLAYED_ON, squire_of
from tests.variants import DISTINCT

VALERIA = find_game("valeria")


def table_in_the_middle(game: Game, players: int, options: dict[str, Any], choices: int) -> Table[Any]:
    table, chance = game.new(players, options, 7), Chance(3)
    for _ in range(choices):
        seat, acts = table.asked[0]
        table.choose(seat, chance.pick(acts))
    return table


@pytest.mark.parametrize("way", [way for way in DISTINCT if way[0] in PLAYED_ON], ids=str)
def test_half_is_seen_now_and_half_is_how_it_ends(way: tuple[str, int, dict[str, Any]]) -> None:
    id, players, options = way
    game = find_game(id)
    judge, table = far_judge_of(game), table_in_the_middle(game, players, options, 12)
    assert isinstance(judge, FarJudge)
    before = table.fingerprint()
    standing, now, then = judge.win_chances(table), judge.near.win_chances(table), judge.in_the_end(table)
    assert table.fingerprint() == before, "the game goes on in thought only"
    assert standing == pytest.approx([(a + b) / 2 for a, b in zip(now, then, strict=True)])
    assert sum(then) == pytest.approx(1) if len(then) > 1 else 0 <= then[0] <= 1


def test_the_end_counts_by_its_lead() -> None:
    judge, table = far_judge_of(VALERIA), table_in_the_middle(VALERIA, 2, {}, 12)
    assert isinstance(judge, FarJudge)
    then, later = judge.in_the_end(table), table.clone()
    while later.asked:
        seat, acts = later.asked[0]
        wishes = judge.wishes(later, seat, acts)
        later.choose(seat, acts[wishes.index(max(wishes))])
    assert then == chances([sheet.total for sheet in VALERIA.sheets(later)], judge.spread)
    assert judge.win_chances(later) == judge.near.win_chances(later), "what is over has ended"


def test_queens_look_how_it_ends_where_they_have_the_time() -> None:
    for game, far in (("valeria", True), ("bellum_magica", True), ("viscounts", False)):
        judge = thinker("queen", "", find_game(game)).judge
        without = judge.near if isinstance(judge, NetworkJudge) else judge
        assert isinstance(without, FarJudge) == far


class SetOnOne(Judge[Table[Any]]):
    """Judges like another, but wishes for one act three points more than for all others."""

    def __init__(self, judge: Judge[Any]) -> None:
        self.judge = judge

    def wishes(self, table: Table[Any], seat: int, acts: Sequence[Act[Any]]) -> list[float]:
        return [3.0, *(0.0 for _ in acts[1:])]

    def win_chances(self, table: Table[Any]) -> list[float]:
        return self.judge.win_chances(table)


def tries_of_others(level: str, seen: View[Any], game: Game) -> int:
    """How many of 60 tries a level that is set on one act spends on the others."""
    bot = thinker(level, "", game, Budget(tries=60))
    bot.judge = SetOnOne(bot.judge)
    visits = [branch.visits for branch in bot.think(seen, Chance(4)).branches.values()]
    return sum(visits[1:])


@pytest.mark.parametrize("id", PLAYED_ON)
def test_who_sees_how_it_ends_tries_what_a_squire_would_hardly_think_of(id: str) -> None:
    game = find_game(id)
    choices = 12
    table = table_in_the_middle(game, 2, {}, choices)
    while len(table.asked[0][1]) < 3:
        choices += 1
        table = table_in_the_middle(game, 2, {}, choices)
    seen = view(table, table.asked[0][0])
    assert tries_of_others("queen", seen, game) > tries_of_others("knight", seen, game)


def test_any_judge_can_look_how_it_ends() -> None:
    near = SheetJudge(VALERIA, squire_of("valeria"), patience=0)
    table = table_in_the_middle(VALERIA, 2, {}, 12)
    assert sum(FarJudge(VALERIA, near, 4.0).win_chances(table)) == pytest.approx(1)
