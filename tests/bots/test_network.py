"""Networks: asked where they fit, and nobody misses a game because one is missing, broken or of another kind."""

from __future__ import annotations

import logging
from array import array
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from regalia.bots import levels
from regalia.bots.judges import judge_of
from regalia.bots.knowledge import Habits, Knowledge
from regalia.bots.network import (
    MOST_WORDS,
    WORDS,
    Network,
    NetworkJudge,
    Unusable,
    logit,
    read_network,
    words_of,
    write_network,
)
from regalia.bots.search import Budget, SearchBot
from regalia.encoding.schemas import Layout, Layouts
from regalia.engine.chance import Chance
from regalia.engine.zones import view
from regalia.shelf import find_game
from tests.known import KNOWN

GAMES = sorted(KNOWN)


def arrays(inputs: int, seats: int = 2, seed: int = 1) -> dict[str, Any]:
    """A small network drawn by lot."""
    chance = np.random.default_rng(seed)
    shapes = {
        "mean": (inputs,), "scale": (inputs,), "w1": (inputs, 6), "b1": (6,), "w2": (6, 4), "b2": (4,),
        "value": (4, seats), "bias": (seats,), "query": (4, 3), "words": (WORDS, 3), "likes": (WORDS,), "trust": (1,),
    }  # fmt: skip
    return {name: (chance.standard_normal(shape) * 0.2).astype(np.float32) for name, shape in shapes.items()}


def network_of(game: str, folder: Path, players: int = 2) -> Path:
    layout = Layout(find_game(game), find_game(game).new(players, {}, 0))
    path = folder / f"network_{players}.npz"
    write_network(path, layout.id, arrays(layout.size, players))
    return path


def asking(game: str, path: Path | None) -> NetworkJudge:
    """A judge that finds this file, however many play."""
    found = find_game(game)
    return NetworkJudge(found, judge_of(found), lambda players: path)


def test_what_a_network_says_can_be_reckoned_by_hand() -> None:
    given = {name: np.zeros_like(value) for name, value in arrays(2).items()}
    given["scale"][:] = 1
    given["w1"][0, 0] = given["w2"][0, 0] = given["value"][0, 0] = given["query"][0, 0] = 1.0
    given["mean"][0] = 1.0
    given["trust"][:] = 2.0
    given["words"][words_of("slay:wraith")[0], 0] = 0.25
    given["likes"][words_of("build:inn")[1]] = 0.5
    network = Network("any", given)
    look = network.look(array("h", [3, 7]))
    assert look.chances == pytest.approx([1 / (1 + np.exp(-(3 - 1))), 1 / (1 + np.exp(3 - 1))])
    tastes = network.tastes(look, ["slay:wraith", "build:inn", "build:inn"], [1.0, 4.0, -90.0])
    assert tastes == pytest.approx([2 * 0.25 - 6.0, 0.5, 0.5 - 24.0]), "what is not wished for at all counts 12 less"


def test_alone_a_network_tells_one_chance_and_the_opponent_has_the_rest(tmp_path: Path) -> None:
    game = find_game("valeria")
    judge = asking("valeria", network_of("valeria", tmp_path, 1))
    chances = judge.win_chances(game.new(1, {}, 4))
    assert len(chances) == len(game.sheets(game.new(1, {}, 4))) == 2 and sum(chances) == pytest.approx(1)


def test_chances_are_told_from_whoever_is_asked(tmp_path: Path) -> None:
    """A network speaks of «me and the next»; whoever asks it gets the chances by seat."""
    game = find_game("bellum_magica")
    judge = asking("bellum_magica", network_of("bellum_magica", tmp_path, 3))
    table = game.new(3, {}, 4)
    told: set[int] = set()
    while len(told) < 3:
        seat, acts = table.asked[0]
        look = judge.look(table, seat)[1]
        assert look is not None
        chances = judge.win_chances(table)
        assert [chances[(seat + ahead) % 3] for ahead in range(3)] == look.chances
        told.add(seat)
        table.choose(seat, acts[0])


@pytest.mark.parametrize("game", GAMES)
def test_whoever_looks_from_table_to_table_sees_each_as_if_it_were_the_first(game: str, tmp_path: Path) -> None:
    """Of the next table only what differs from the last is read anew; a search goes to and fro between many."""
    found, path, chance = find_game(game), network_of(game, tmp_path), Chance(5)
    judge = asking(game, path)
    tables = [found.new(2, {}, deal) for deal in range(3)]
    for _ in range(40):
        for table in tables:
            seat, acts = table.asked[0]
            assert judge.wishes(table, seat, acts) == asking(game, path).wishes(table, seat, acts)
            table.choose(seat, chance.pick(acts))
            assert judge.win_chances(table) == asking(game, path).win_chances(table)


def test_words_of_acts() -> None:
    assert words_of("slay:wraith")[0] == words_of("slay:ghoul")[0] != words_of("build:inn")[0]
    assert len(words_of("pay:1gold+2magic+3strength")) == MOST_WORDS
    assert logit(0.5) == 0 and logit(1.0) == pytest.approx(-logit(0.0)) and logit(1.0) > 5


@pytest.mark.parametrize("game", GAMES)
def test_a_search_can_ask_a_network(game: str, tmp_path: Path) -> None:
    found = find_game(game)
    judge = asking(game, network_of(game, tmp_path))
    table = found.new(2, {}, 4)
    for number in range(12):
        seat = table.asked[0][0]
        chances = judge.win_chances(table)
        assert sum(chances) == pytest.approx(1) and all(0 < chance < 1 for chance in chances)
        assert chances != judge.near.win_chances(table), "the network has its say"
        key = SearchBot(judge, Budget(tries=16), remembers=True).choose(view(table, seat), Chance(number))
        table.choose_key(seat, key)


@pytest.mark.parametrize("game", GAMES)
def test_a_network_sees_what_its_seat_sees(game: str, tmp_path: Path) -> None:
    """What is dealt anew among the unseen changes nothing that a network is told of the table."""
    found = find_game(game)
    layouts = Layouts(found)
    table, chance = found.new(2, {}, 9), Chance(9)
    for _ in range(25):
        seat, acts = table.asked[0]
        seen = view(table, seat)
        rows = []
        for each in (table, seen.table, seen.guess(chance), seen.guess(chance)):
            row = array("h", bytes(2 * layouts.of(each).size))
            layouts.of(each).encoder.write(each, seat, row, 0)
            rows.append(row)
        assert all(row == rows[0] for row in rows)
        table.choose(seat, chance.pick(acts))


def test_where_rows_are_of_another_kind_the_other_judge_is_asked(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    game = find_game("valeria")
    judge = asking("valeria", network_of("valeria", tmp_path))
    table = game.new(3, {}, 4)
    seat, acts = table.asked[0]
    with caplog.at_level(logging.WARNING, "regalia.bots"):
        judge.win_chances(table)
        judge.win_chances(game.new(3, {}, 5))
    assert caplog.text.count("play without their network: made for valeria-") == 1, "it is said once"
    assert judge.win_chances(table) == judge_of(game).win_chances(table)
    assert judge.wishes(table, seat, acts) == judge_of(game).wishes(table, seat, acts)


def broken(folder: Path, how: str) -> Path:
    """A file that is no network, in one way or another."""
    path = network_of("valeria", folder)
    content = path.read_bytes()
    with np.load(path) as file:
        found = {name: file[name] for name in file.files}
    if how == "cut off":
        path.write_bytes(content[: len(content) // 2])
    elif how == "empty":
        path.write_bytes(b"")
    elif how == "no arrays":
        path.write_bytes(b"games = 7")
    elif how == "another version":
        np.savez(path, **{**found, "form": 99})
    elif how == "an array missing":
        np.savez(path, **{name: value for name, value in found.items() if name != "query"})
    elif how == "shapes":
        np.savez(path, **{**found, "w2": found["w2"][:-1]})
    elif how == "no numbers":
        np.savez(path, **{**found, "w2": found["w2"] * np.nan})
    return path


BROKEN = ("cut off", "empty", "no arrays", "another version", "an array missing", "shapes", "no numbers")


@pytest.mark.parametrize("how", BROKEN)
def test_a_network_that_cannot_be_used_says_why(how: str, tmp_path: Path) -> None:
    with pytest.raises(Unusable):
        read_network(broken(tmp_path, how))


def told_to_ask(game: str, level: str, path: Path | None, monkeypatch: pytest.MonkeyPatch) -> Knowledge:
    """A game of which one level asks the network in a file."""
    known = KNOWN[game]
    asks = Knowledge(known.package, known.squire, known.traits)
    asks.__dict__["habits"] = Habits(plays_on=known.habits.plays_on, asks_network=(level,), styles=known.habits.styles)
    monkeypatch.setattr(Knowledge, "network", lambda self, players: path if players == 2 else None)
    monkeypatch.setattr(levels, "knowledge_of", lambda game: asks)
    return asks


@pytest.mark.parametrize("how", [*BROKEN, "missing", "no numpy"])
def test_without_its_network_a_level_plays_as_it_does_without(
    how: str, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game("valeria")
    path = None if how == "missing" else broken(tmp_path, how)
    if how == "no numpy":
        # A network that was read before is asked again, numpy or not.
        path.write_bytes(path.read_bytes() + b"\0") if path else None
        monkeypatch.setitem(__import__("sys").modules, "numpy", None)
    told_to_ask("valeria", "queen", path, monkeypatch)
    seen = view(game.new(2, {}, 4), 0)
    with caplog.at_level(logging.WARNING, "regalia.bots"):
        queen = levels.thinker("queen", "", game, Budget(tries=12))
        chosen = queen.weigh(seen, Chance(1))
    assert "play without their network" in caplog.text
    assert isinstance(queen.judge, NetworkJudge)
    alone = SearchBot(queen.judge.near, queen.budget, queen.temperature, queen.exploration, queen.remembers)
    assert chosen == alone.weigh(seen, Chance(1))


def test_a_level_asks_the_network_that_lies_beside_its_squire(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told_to_ask("viscounts", "queen", network_of("viscounts", tmp_path), monkeypatch)
    game = find_game("viscounts")
    queen = levels.thinker("queen", "", game, Budget(tries=8)).judge
    assert isinstance(queen, NetworkJudge) and queen.look(game.new(2, {}, 1), 0)[1] is not None
    assert queen.look(game.new(3, {}, 1), 0)[1] is None
    assert not isinstance(levels.thinker("knight", "", game, Budget(tries=8)).judge, NetworkJudge)
