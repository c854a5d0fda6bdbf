"""The score sheet for the real table counts as the game itself does, in every variant."""

from __future__ import annotations

import random

import pytest

from regalia.engine.game import Game, Sheet
from regalia.engine.pads import Pad
from regalia.engine.play import Play
from regalia.shelf import find_game, shelf
from regalia.testing import Variant
from tests.variants import VARIANTS


def played(game: Game, variant: Variant, seed: int) -> Play:
    """A game played to its end by chance."""
    players, options = variant
    play, chance = Play(game, players, game.settle(players, options), seed), random.Random(seed)
    while not play.table.over:
        seat = next(iter(play.table.asked))[0]
        play.choose(seat, chance.choice(play.table.decision_of(seat).options).key)
    return play


def filled_in(pad: Pad, sheet: Sheet, variant: Variant, game: Game) -> int:
    """The total of a sheet, if what it says is written on the pad."""
    players, options = variant
    settled = game.settle(players, options)
    whose = "automa" if sheet.seat >= players else "players"
    rows = {row.name: row for row in pad.rows if row.counts(players, settled) and row.whose in ("all", whose)}
    total = 0
    for name, points in sheet.lines:
        if points:
            row = rows[name]
            assert points % row.each == 0, f"{name}: {points} is no number of {row.each}"
            count = points // row.each * row.per
            assert count >= 0 or row.most is None
            total += row.each * (count // row.per)
    return total


@pytest.mark.parametrize("id", shelf())
def test_what_is_written_on_the_pad_adds_up_to_the_games_own_sheet(id: str) -> None:
    game = find_game(id)
    pad = game.pad()
    assert pad is not None
    for seed, variant in enumerate(VARIANTS[id]):
        play = played(game, variant, seed)
        sheets = game.sheets(play.table)
        for sheet in sheets:
            assert filled_in(pad, sheet, variant, game) == sheet.total, variant


@pytest.mark.parametrize("id", shelf())
def test_no_line_of_the_pad_is_there_twice(id: str) -> None:
    game = find_game(id)
    pad = game.pad()
    assert pad is not None
    for players, options in VARIANTS[id]:
        settled = game.settle(players, options)
        names = [row.name for row in pad.rows if row.counts(players, settled)]
        assert len(names) == len({*names}) and names
        assert len([medals for medals in pad.medals if medals.counts(players, settled)]) <= 1
        ties = [tie for tie in pad.ties if tie.counts(players, settled)]
        assert bool(ties) is (players > 1), "equals are told apart where there can be any"


def test_medals_alone_are_those_of_the_scenario() -> None:
    game = find_game("wonderful_kingdom")
    pad = game.pad()
    assert pad is not None
    found = {
        scenario: [medals.points for medals in pad.medals if medals.counts(1, game.settle(1, {"scenario": scenario}))]
        for scenario in ("none", "flood_of_rats")
    }
    assert found["none"] == [(70, 95, 115)] and len(found["flood_of_rats"]) == 1
