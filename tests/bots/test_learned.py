"""What was learned from games fits the games, and says who stands better."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regalia.bots.judges import judge_of
from regalia.bots.knowledge import Knowledge, Learned
from regalia.bots.learned import HALF_WON, LearnedJudge, chances, reached
from regalia.bots.learning import LeastSquares, learn, write
from regalia.bots.weights import weights_of
from regalia.bots.wonderful_kingdom.future import REQUIRED
from regalia.bots.wonderful_kingdom.traits import ALONE, KingdomTraits, still_missing
from regalia.engine.chance import Chance
from regalia.engine.game import Refused
from regalia.engine.zones import view
from regalia.games.wonderful_kingdom.cards import SCENARIOS
from regalia.games.wonderful_kingdom.rounds import ROUNDS
from regalia.games.wonderful_kingdom.table import KingdomTable
from regalia.shelf import find_game
from tests.known import KNOWN, traits_of
from tests.variants import DISTINCT

BELLUM = find_game("bellum_magica")


@pytest.mark.parametrize("way", [way for way in DISTINCT if way[0] in KNOWN], ids=str)
def test_every_variant_is_judged(way: tuple[str, int, dict[str, Any]]) -> None:
    id, players, options = way
    game, chance = find_game(id), Chance(5)
    judge, traits = judge_of(game), traits_of(id)
    assert isinstance(judge, LearnedJudge)
    table, choices = game.new(players, options, 9), 0
    while table.asked:
        if choices % 25 == 0:
            before, guess = table.fingerprint(), view(table, table.asked[0][0]).guess(chance)
            for judged in (table, guess):
                assert 0 <= traits.ahead(judged) <= 1
                assert [len(row) for row in traits.rows(judged)] == [len(traits.names)] * len(game.sheets(judged))
                standing = judge.win_chances(judged)
                assert sum(standing) == pytest.approx(1) if len(standing) > 1 else 0 < standing[0] < 1
            assert table.fingerprint() == before, "the table that is judged stays as it is"
        seat, acts = table.asked[0]
        table.choose(seat, chance.pick(acts))
        choices += 1
    winners, sheets, standing = game.winners(table), game.sheets(table), judge.win_chances(table)
    if len(sheets) == 1:
        assert (standing[0] > 0) == bool(winners), "alone a victory is better than none, whatever its medal"
    else:
        assert standing == [(sheet.seat in winners) / max(1, len(winners)) for sheet in sheets]


def test_more_points_are_a_better_chance() -> None:
    assert chances([20.0, 12.0], 8.0) == pytest.approx([0.7311, 0.2689], abs=1e-4)
    assert chances([HALF_WON], 8.0) == [0.5]
    assert chances([HALF_WON + 1], 8.0) > [0.5]
    assert reached(95, 95, 4.0) == 0.5
    assert reached(70, 95, 4.0) < reached(94, 95, 4.0) < reached(115, 95, 4.0) < 1


def test_weights_for_other_traits_are_refused() -> None:
    learned = Learned(1, (1, 1), (0, 0), {"beards": (1, 2)})
    with pytest.raises(Refused) as caught:
        weights_of(BELLUM, type(traits_of(BELLUM.id)), learned)
    assert caught.value.message.id == "bot-weights-do-not-fit"
    assert str(caught.value.message.args["traits"]).startswith("asked, captain")
    assert str(caught.value.message.args["traits"]).endswith("beards")


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("weights.toml", "[traits"),
        ("weights.toml", "games = 'many'\n"),
        ("bots.toml", "plays_on = 'queen'\n"),
        ("bots.toml", "\udcff"),
    ],
)
def test_a_file_beside_bots_that_is_none_is_refused_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, written: str
) -> None:
    package = tmp_path / f"bots_of_{tmp_path.name}"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / name).write_text(written, encoding="utf-8", errors="surrogateescape")
    monkeypatch.syspath_prepend(tmp_path)
    known = Knowledge(package.name)
    with pytest.raises(Refused) as caught:
        _ = (known.habits, known.learned)
    assert caught.value.message.id == "bot-file-unreadable"
    assert caught.value.message.args["file"] == str(package / name)


def test_what_was_learned_is_written_as_it_is_read() -> None:
    learned = KNOWN["viscounts"].learned
    file = KNOWN["viscounts"].file("weights.toml")
    assert learned is not None and file is not None
    assert write(learned) == file.read_text(encoding="utf-8")


def test_learning_finds_what_things_are_worth() -> None:
    squares = LeastSquares(2)
    for food, runes in ((1, 0), (0, 1), (2, 1), (3, 5)):
        squares.add([food, runes], 2 * food - 3 * runes)
    assert squares.solve() == pytest.approx([2, -3], abs=0.05)


def test_the_same_games_teach_the_same() -> None:
    learned = learn(BELLUM, 25)
    assert learned == learn(BELLUM, 25)
    assert tuple(learned.traits) == traits_of(BELLUM.id).names
    assert learned.traits["points"][0] > 0 < learned.spread[0]


def test_a_turn_that_was_begun_is_judged_by_what_becomes_of_it() -> None:
    game, chance = find_game("viscounts"), Chance(2)
    judge, traits = judge_of(game), traits_of(game.id)
    assert isinstance(judge, LearnedJudge)
    table, begun = game.new(2, {}, 3), 0
    while begun < 20:
        if not traits.comparable(table):
            before, later = table.fingerprint(), judge.done(table)
            assert traits.comparable(later) or later.over
            assert judge.win_chances(table) == judge.win_chances(later)
            assert table.fingerprint() == before, "what becomes of it is only thought"
            begun += 1
        seat, acts = table.asked[0]
        table.choose(seat, chance.pick(acts))


@pytest.mark.parametrize(("scenario", "silver"), [(name, facts.medals[1]) for name, facts in SCENARIOS.items()])
def test_a_scenario_is_judged_by_its_own_silver_medal(scenario: str, silver: int) -> None:
    game = find_game("wonderful_kingdom")
    traits, table = traits_of(game.id), game.new(1, {"scenario": scenario}, 1)
    assert isinstance(table, KingdomTable)
    assert traits.goal(table) == silver - ALONE * traits.ahead(table) < silver
    table.phase = "end"
    table.round = ROUNDS
    assert traits.goal(table) == silver


def test_what_a_scenario_is_lost_without_is_a_debt_until_it_is_built() -> None:
    name = next(name for name, facts in SCENARIOS.items() if facts.construction)
    table = find_game("wonderful_kingdom").new(1, {"scenario": name}, 1)
    assert isinstance(table, KingdomTable)
    player, (card, _) = table.players[0], next(iter(SCENARIOS[name].construction.items()))
    before = still_missing(table, player)
    player.built = (*player.built, card)
    assert still_missing(table, player) == before - REQUIRED


def test_a_solo_opponent_is_expected_to_gain_while_there_are_turns_to_come() -> None:
    game = find_game("viscounts")
    traits, table = traits_of(game.id), game.new(1, {"opponent": "cleric"}, 1)
    points = game.sheets(table)[1].total
    assert traits.foregone(table)[1] > points + 100
    assert not traits.foregone(game.new(2, {}, 1))


def test_rats_alone_are_feared_for_what_they_will_do() -> None:
    table = find_game("wonderful_kingdom").new(1, {"scenario": "flood_of_rats"}, 1)
    assert isinstance(table, KingdomTable)
    traits, player = KingdomTraits(), table.players[0]
    before, fear = traits.harm(table, player), still_missing(table, player)
    player.menaces = (*player.menaces, "giant_rat")
    assert traits.harm(table, player) > before
    table.vermin_left = 1
    assert still_missing(table, player) > fear
