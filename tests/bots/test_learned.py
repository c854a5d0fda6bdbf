"""What was learned from games fits the games, and says who stands better."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.bots.judges import judge_of
from regalia.bots.learned import HALF_WON, LearnedJudge, chances
from regalia.bots.learning import LeastSquares, learn
from regalia.bots.values import TRAITS
from regalia.bots.weights import parse_weights, weights_of
from regalia.engine.chance import Chance
from regalia.engine.game import Refused, find_game
from regalia.engine.zones import view
from tests.variants import EVERY

BELLUM = find_game("bellum_magica")


@pytest.mark.parametrize("way", [way for way in EVERY if way[0] in TRAITS], ids=str)
def test_every_variant_is_judged(way: tuple[str, int, dict[str, Any]]) -> None:
    id, players, options = way
    game, chance = find_game(id), Chance(5)
    judge, traits = judge_of(game), TRAITS[id]()
    assert isinstance(judge, LearnedJudge)
    table, choices = game.new(players, options, 9), 0
    while table.asked:
        if choices % 25 == 0:
            before, guess = table.fingerprint(), view(table, table.asked[0][0]).guess(chance)
            for judged in (table, guess):
                assert 0 <= traits.ahead(judged) <= 1
                assert [len(row) for row in traits.rows(judged)] == [len(traits.names)] * len(game.sheets(judged))
                standing = judge.standing(judged)
                assert sum(standing) == pytest.approx(1) if len(standing) > 1 else 0 < standing[0] < 1
            assert table.fingerprint() == before, "the table that is judged stays as it is"
        seat, acts = table.asked[0]
        table.choose(seat, chance.pick(acts))
        choices += 1
    winners = game.winners(table)
    assert judge.standing(table) == [
        (sheet.seat in winners) / max(1, len(winners)) for sheet in game.sheets(table)
    ]  # fmt: skip


def test_more_points_are_a_better_chance() -> None:
    assert chances([20.0, 12.0], 8.0) == pytest.approx([0.7311, 0.2689], abs=1e-4)
    assert chances([HALF_WON], 8.0) == [0.5]
    assert chances([HALF_WON + 1], 8.0) > [0.5]


def test_weights_for_other_traits_are_refused() -> None:
    written = "[bellum_magica]\ngames = 1\nspread = [1, 1]\nstart = [0, 0]\n[bellum_magica.traits]\nbeards = [1, 2]\n"
    with pytest.raises(Refused) as caught:
        weights_of(BELLUM, TRAITS[BELLUM.id], parse_weights(written))
    assert caught.value.message.id == "bot-weights-do-not-fit"
    assert str(caught.value.message.args["traits"]).startswith("asked, captain")
    assert str(caught.value.message.args["traits"]).endswith("beards")


@pytest.mark.parametrize("written", ["[bellum_magica", "[bellum_magica]\ngames = 'many'\n"])
def test_a_file_of_weights_that_is_none_is_refused(written: str) -> None:
    with pytest.raises(Refused) as caught:
        parse_weights(written)
    assert caught.value.message.id == "bot-weights-unreadable"


def test_learning_finds_what_things_are_worth() -> None:
    squares = LeastSquares(2)
    for food, runes in ((1, 0), (0, 1), (2, 1), (3, 5)):
        squares.add([food, runes], 2 * food - 3 * runes)
    assert squares.solve() == pytest.approx([2, -3], abs=0.05)


def test_the_same_games_teach_the_same() -> None:
    learned = learn(BELLUM, 25)
    assert learned == learn(BELLUM, 25)
    assert tuple(learned.traits) == TRAITS[BELLUM.id].names
    assert learned.traits["points"][0] > 0 < learned.spread[0]
