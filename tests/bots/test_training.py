"""Teaching a network: the same seed teaches the same, a run that was stopped goes on, and it learns."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from regalia.bots.network import read_network
from regalia.encoding.schemas import Layouts
from regalia.engine.game import Refused
from regalia.shelf import find_game
from regalia.training.__main__ import main, read_games, teach
from regalia.training.fitting import Fitting, Plan, named
from regalia.training.model import answers
from regalia.training.positions import Job, play, play_part

WORDS = ["bellum_magica", "--tries", "4", "--games", "2", "--part", "1", "--epochs", "2", "--on", "here"]


@pytest.fixture(scope="module")
def taught(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("taught")
    main([*WORDS, "--out", str(folder)])
    return folder


def arrays(folder: Path) -> dict[str, Any]:
    with np.load(folder / "network.npz") as file:
        return {name: file[name] for name in file.files}


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return one.keys() == other.keys() and all(np.array_equal(one[name], other[name]) for name in one)


def test_a_run_leaves_a_network_a_log_and_a_picture(taught: Path) -> None:
    game = find_game("bellum_magica")
    assert read_network(taught / "network.npz").layout == Layouts(game).of(game.new(2, {}, 1)).id
    log = [json.loads(line) for line in (taught / "log.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [line["epoch"] for line in log] == [1, 2]
    assert log[1]["won"] < log[0]["won"] and log[1]["picked"] < log[0]["picked"]
    assert "who wins" in (taught / "losses.svg").read_text(encoding="utf-8")


def test_the_same_seed_teaches_the_same_network(taught: Path, tmp_path: Path) -> None:
    main([*WORDS, "--out", str(tmp_path)])
    assert same(arrays(tmp_path), arrays(taught))


def test_a_run_that_was_stopped_goes_on_where_it_was(taught: Path, tmp_path: Path) -> None:
    _, data = read_games(taught)
    fitting = Fitting(tmp_path, Plan(epochs=2), data)
    next(fitting.run())
    for file in taught.glob("games-*.npz"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    teach(tmp_path, Plan(epochs=2))
    assert same(arrays(tmp_path), arrays(taught))
    assert len((tmp_path / "log.jsonl").read_text(encoding="utf-8").splitlines()) == 2
    assert teach(tmp_path, Plan(epochs=3))["epoch"] == 3, "more epochs go on"
    (tmp_path / "games-1.npz").write_bytes(play_part(Job("bellum_magica", "knight", 2, 2, {}, 5, 1))[1])
    teach(tmp_path, Plan(epochs=1))
    assert len((tmp_path / "log.jsonl").read_text(encoding="utf-8").splitlines()) == 1, "more games are taught anew"


def test_the_epoch_that_holds_best_is_the_one_that_is_kept(taught: Path, tmp_path: Path) -> None:
    """Taught by few games for long, a network knows them by heart and nothing else."""
    _, data = read_games(taught)
    fitting = Fitting(tmp_path, Plan(epochs=14, rate=0.02, batch=16), data)
    off = []
    for line in fitting.run():
        off.append(line["held_won"] + line["held_picked"])
        if off[-1] == min(off):
            best = fitting.given
    assert off[-1] > min(off) == pytest.approx(fitting.least)
    assert same(fitting.best, best) and not same(fitting.best, fitting.given)
    again = Fitting(tmp_path, Plan(epochs=14, rate=0.02, batch=16), data)
    assert again.epoch == 14 and same(again.best, best), "also after a pause"


def test_the_network_that_is_asked_is_the_one_that_was_taught(taught: Path) -> None:
    """What numpy says while playing is what JAX said while teaching."""
    _, (data, *_) = read_games(taught)
    network = read_network(taught / "network.npz")
    names = named([data])
    batch = {name: values[:5] for name, values in data.items()}
    told, tastes = answers(network.arrays, {**batch, "rows": batch["rows"].astype(np.float32), "names": names})
    values, sought = network.answers(batch["rows"])
    assert np.asarray(told) == pytest.approx(values, abs=1e-4)
    for at in range(5):
        for number, act in enumerate(batch["acts"][at]):
            if act >= 0:
                words = [place for place in names[act] if place >= 0]
                alike = float(network.arrays["words"][words].sum(0) @ sought[at][:-1])
                wish = network.trust * float(batch["wishes"][at][number])
                liked = float(network.arrays["likes"][words].sum())
                assert float(tastes[at, number]) == pytest.approx(alike + wish + liked, abs=1e-3)


def test_the_next_round_is_played_by_those_who_ask_what_was_learned(taught: Path, tmp_path: Path) -> None:
    network = str(taught / "network.npz")
    assert main([*WORDS, "--network", network, "--out", str(tmp_path)])["epoch"] == 2
    plain, asking = (read_games(folder)[1][0]["visits"] for folder in (taught, tmp_path))
    assert plain.shape != asking.shape or not np.array_equal(plain, asking), "it changes what is tried"
    with pytest.raises(SystemExit, match="cannot be read"):
        main([*WORDS, "--network", str(taught / "log.jsonl"), "--out", str(tmp_path / "other")])


def test_what_is_noted_is_what_was_thought() -> None:
    job = Job("bellum_magica", "knight", 4, 2, {}, 5, 1)
    layout, noted = play(job, 5)
    tried = np.where(noted["visits"] >= 0, noted["visits"], 0).sum(1)
    assert layout.startswith("bellum_magica-") and len(noted["ends"]) == len(noted["rows"]) > 20
    assert tried.min() >= 1 and noted["ends"].sum(1) == pytest.approx(1)
    best = noted["ends"][:, 0] > 0.5
    assert set(best) == {True, False} and noted["ends"][best].min() < 0.5, "the same end, seen from each seat"
    assert play_part(job) == play_part(job), "the same games wherever they are played"


def test_only_who_thinks_ahead_can_teach() -> None:
    with pytest.raises(Refused, match="training-needs-thinker"):
        play(Job("valeria", "squire", 4, 2, {}, 5, 1), 5)


def test_games_of_another_kind_are_refused(taught: Path, tmp_path: Path) -> None:
    (tmp_path / "games-1.npz").write_bytes(next(taught.glob("games-*.npz")).read_bytes())
    (tmp_path / "games-2.npz").write_bytes(play_part(Job("valeria", "knight", 2, 2, {}, 5, 1))[1])
    with pytest.raises(SystemExit, match="use another folder"):
        read_games(tmp_path)
    for file in tmp_path.glob("games-*.npz"):
        file.unlink()
    with pytest.raises(SystemExit, match="no games"):
        read_games(tmp_path)
