"""Whole games that must go on ending as they did, and counts that must not change without a new rules version."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from regalia.engine.records import Record
from regalia.shelf import find_game
from tests.records.counting import COUNTS, DEPTH, count
from tests.variants import EVERY, VARIANTS

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*/*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_ends_as_it_did(path: Path) -> None:
    record = Record.load(path, find_game)
    assert record.end is not None
    assert record.checks
    play = record.replay()
    assert play.table.over
    assert tuple(sheet.total for sheet in play.game.sheets(play.table)) == record.end
    assert record.write() == path.read_text(encoding="utf-8")


def test_each_game_has_twenty_golden_games() -> None:
    for game in VARIANTS:
        assert len([path for path in RECORDS if path.parent.name == game]) >= 20


@pytest.mark.parametrize("row", range(len(EVERY)))
def test_the_ways_a_game_can_go_are_as_many_as_they_were(row: int) -> None:
    game, players, options = EVERY[row]
    assert count(game, players, options, seed=7, depth=DEPTH) == json.loads(COUNTS.read_text(encoding="utf-8"))[row]
