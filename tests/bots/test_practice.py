"""A network that practises: it gets better, the same seed teaches the same, and a run that was stopped goes on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from regalia.bots.judges import judge_of
from regalia.bots.network import Network, NetworkJudge, read_network
from regalia.bots.runners import RUNNERS
from regalia.engine.game import Refused
from regalia.shelf import find_game, shelf
from regalia.training.company import Company, Evening, drawn, play_evening
from regalia.training.ends import seen_from, worth_of_end
from regalia.training.model import answers, begun
from regalia.training.practice import Plan, Practice, main, ways_of

PLAN = Plan("bellum_magica", 2, rounds=4, games=6, batch=128, look=2, measured=2)


def practised(folder: Path, plan: Plan) -> dict[str, Any]:
    folder.mkdir(exist_ok=True)
    for _ in Practice(folder, plan, RUNNERS["here"]).run():
        pass
    return read_network(folder / "network_2.npz").arrays


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return one.keys() == other.keys() and all(np.array_equal(one[name], other[name]) for name in one)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("practice")
    practised(found, PLAN)
    return found


def test_a_run_leaves_a_network_a_log_and_a_picture(tmp_path: Path) -> None:
    asked = ["bellum_magica", "--rounds", "2", "--games", "4", "--look", "1", "--measured", "2", "--on", "here"]
    line = main([*asked, "--out", str(tmp_path)])
    log = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [each["round"] for each in log] == [1, 2] and log[-1] == line
    assert "won against squires" in (tmp_path / "practice.svg").read_text(encoding="utf-8")
    game = find_game("bellum_magica")
    judge = NetworkJudge(game, judge_of(game), lambda players: tmp_path / f"network_{players}.npz")
    assert judge.look(game.new(2, {}, 1), 0)[1] is not None
    with pytest.raises(SystemExit, match="dragons"):
        main([*asked, "--option", "dragons=yes", "--out", str(tmp_path)])


def test_the_same_seed_teaches_the_same_network(folder: Path, tmp_path: Path) -> None:
    arrays = read_network(folder / "network_2.npz").arrays
    assert same(practised(tmp_path / "again", PLAN), arrays)
    assert not same(practised(tmp_path / "other", PLAN._replace(seed=1)), arrays)


def test_a_run_that_was_stopped_goes_on_where_it_was(folder: Path, tmp_path: Path) -> None:
    running = Practice(tmp_path, PLAN, RUNNERS["here"]).run()
    assert next(running)["round"] == 2
    assert same(practised(tmp_path, PLAN), read_network(folder / "network_2.npz").arrays)
    log = (tmp_path / "log.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["round"] for line in log] == [2, 4]
    practised(tmp_path, PLAN._replace(rate=1e-4))
    assert len((tmp_path / "log.jsonl").read_text(encoding="utf-8").splitlines()) == 2, "another plan begins anew"


def test_practice_goes_on_from_a_network(folder: Path, tmp_path: Path) -> None:
    taught = folder / "network_2.npz"
    before = read_network(taught).arrays
    on = practised(tmp_path / "on", PLAN._replace(network=str(taught), rounds=1, rate=1e-4))
    assert not same(on, before) and np.abs(on["w1"] - before["w1"]).max() < 0.01, "only a little has changed"
    asked = ["bellum_magica", "--players", "3", "--network", str(taught), "--on", "here", "--out", str(tmp_path / "x")]
    with pytest.raises(SystemExit, match="made for bellum_magica"):
        main(asked)


def test_what_turned_out_well_is_done_more_often() -> None:
    """Told that one act always brings more than expected and all others less, a network comes to choose it."""
    evening = Evening("bellum_magica", 2, ({},), "", None, 0.0, 0.97, 5, 6)
    found = play_evening(evening)
    practice = Practice(Path("nowhere"), PLAN._replace(trust=0.0, rate=1e-2, passes=4), RUNNERS["here"])
    numbers = np.array([*(practice._number(name) for name in found["names"]), -1], np.int32)
    found["acts"] = numbers[found["acts"]]
    practice._begin(begun(PLAN.shape, found["rows"].astype(np.float32), 2, 0.0, 0))
    batch = {name: found[name] for name in ("rows", "acts", "wishes", "picks", "logs", "ends")}
    before = batch["picks"] == 0
    practice.round = 1
    for _ in range(3):
        practice._learn({**batch, "gains": np.where(before, 1.0, -1.0).astype(np.float32)})
    told = answers(practice.given, {**batch, "rows": batch["rows"].astype(np.float32), "names": practice.words})[1]
    assert (np.asarray(told).argmax(1) == 0).mean() > 0.8


def test_squires_wishes_are_where_practice_begins() -> None:
    """Followed sharply, what is drawn is what the squire would do."""
    company = Company(Evening("valeria", 2, ({},), "", None, 1e4, 0.97, 5, 3))
    found = company.play()
    best = np.array([found["wishes"][at][pick] == 0 for at, pick in enumerate(found["picks"])])
    assert best.mean() > 0.99


def test_gains_say_what_came_after_a_choice() -> None:
    """With nothing expected, and patience for all, a choice gained what the end was worth."""
    company = Company(Evening("bellum_magica", 2, ({},), "", None, 1.0, 1.0, 5, 2))
    found = company.play()
    assert found["gains"] == pytest.approx(found["ends"][:, 0])
    worths = worth_of_end(company.game, company.judge, company.tables[0])
    assert sum(worths) == pytest.approx(1) and (worths[0] > 0.5) == (0 in company.game.winners(company.tables[0]))
    assert seen_from(1, worths) == worths[::-1]


def test_acts_are_drawn_by_their_taste() -> None:
    chance = np.random.default_rng(1)
    tastes = np.tile(np.array([[0.0, 2.0, -1e9]], np.float32), (4000, 1))
    picks, logs = drawn(tastes, chance)
    likely = 1 / (1 + np.exp(-2))
    assert (picks == 1).mean() == pytest.approx(likely, abs=0.03) and picks.max() == 1
    assert logs[picks == 1] == pytest.approx(np.log(likely), abs=1e-5)


def test_evenings_in_other_processes_come_to_the_same(tmp_path: Path, folder: Path) -> None:
    for _ in Practice(tmp_path, PLAN, RUNNERS["processes"]).run():
        pass
    assert same(read_network(tmp_path / "network_2.npz").arrays, read_network(folder / "network_2.npz").arrays)


def test_alone_an_end_is_worth_the_goal(tmp_path: Path) -> None:
    plan = Plan("wonderful_kingdom", 1, rounds=1, games=1, batch=16, look=1, measured=1)
    line = next(Practice(tmp_path, plan, RUNNERS["here"]).run())
    assert 0 < line["won"] < 1
    assert read_network(tmp_path / "network_1.npz").seats == 1


def test_whoever_will_be_unaided_first_learns_to_do_as_squires_do(tmp_path: Path) -> None:
    """After some rounds it likes best what the squire likes best, far more often than by chance, and asks no squire."""
    plan = PLAN._replace(rounds=6, squires=6, unaided=True, trust=2.0, rate=1e-2, passes=4)
    taught = Network("", practised(tmp_path, plan))
    evening = Evening(plan.game, 2, plan.options, "", None, 2.0, 0.97, 77, 4)
    found = Company(evening).play()
    assert taught.trust == 0.0
    likes = np.array([taught.like(name) for name in found["names"]])
    tastes = np.einsum("bat,bt->ba", likes[found["acts"]], taught.answers(found["rows"])[1])
    several = (found["acts"] >= 0).sum(1) > 1
    same_choice = np.where(found["acts"] >= 0, tastes, -1e9).argmax(1) == found["picks"]
    chance = (1 / (found["acts"] >= 0).sum(1))[several].mean()
    assert same_choice[several].mean() > chance + 0.1


def test_games_take_each_choice_of_an_option_in_turn() -> None:
    viscounts, valeria = find_game("viscounts"), find_game("valeria")
    alone = ways_of(viscounts, 1, ["future_schemes=2"], ["opponent"])
    assert [way["opponent"] for way in alone] == ["builder", "noble", "card", "cleric"]
    assert {way["future_schemes"] for way in alone} == {"2"}
    assert [way["events"] for way in ways_of(valeria, 2, [], ["events"])] == [True, False]
    some = ways_of(viscounts, 1, [], ["opponent=noble,noble,card"])
    assert [way["opponent"] for way in some] == ["noble", "noble", "card"]
    assert ways_of(valeria, 2, [], []) == (valeria.settle(2, {}),)
    both = ways_of(viscounts, 1, [], ["opponent=noble,card", "future_schemes=0,2"])
    assert [(way["opponent"], way["future_schemes"]) for way in both] == [
        ("noble", "0"), ("noble", "2"), ("card", "0"), ("card", "2"),
    ]  # fmt: skip
    with pytest.raises(Refused):
        ways_of(viscounts, 1, [], ["weather"])


@pytest.mark.parametrize("id", sorted(shelf()))
def test_games_take_ways_to_play_that_were_drawn_by_lot(id: str) -> None:
    """All that the rules have together, the same ones every time, and what was settled before in all of them."""
    game = find_game(id)
    for players in game.players:
        ways = ways_of(game, players, [], [], 40)
        assert ways == ways_of(game, players, [], [], 40) and len(ways) == 41
        assert all(way == game.settle(players, way) for way in ways)
        varied = {option.id for option in game.options for way in ways if way[option.id] != option.default}
        assert bool(varied) == any(not option.players or players in option.players for option in game.options)
    settled = ways_of(find_game("wonderful_kingdom"), 1, ["scenario=surrounded"], [], 20)
    assert {way["scenario"] for way in settled} == {"surrounded"} and {way["side"] for way in settled} == {"A", "B"}


def test_choices_that_the_rules_do_not_have_together_are_left_out() -> None:
    game = find_game("wonderful_kingdom")
    ways = ways_of(game, 1, [], ["scenario=none,surrounded", "module"])
    assert [(way["scenario"], way["module"]) for way in ways] == [
        ("none", "menaces"), ("none", "advisors"), ("none", "quests"), ("surrounded", "menaces"),
    ]  # fmt: skip
    with pytest.raises(Refused):
        ways_of(game, 2, [], ["scenario=surrounded"])
