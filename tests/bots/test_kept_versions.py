"""Bots of earlier versions stay as they were: in positions that never change they choose what they chose then."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from regalia.bots.knowledge import Knowledge
from regalia.bots.levels import is_bot, kept_bots, kept_versions, make_bot, make_counting_bot, read_bots, read_name
from regalia.bots.search import SearchBot
from regalia.engine.chance import Chance
from regalia.engine.game import Refused
from regalia.engine.zones import View, view
from regalia.shelf import find_game
from regalia.terminal.arguments import read_bots as seated
from tests.known import KNOWN

TRIES = 30
"""Of a knight; queens have more, as in a ladder."""
EVERY = 9
CHOICES: dict[str, dict[str, dict[str, list[str]]]] = json.loads(
    (Path(__file__).parent / "kept_choices.json").read_text(encoding="utf-8")
)
"""By version, game and level: what was chosen when the version was kept, written by ``python -m tests.bots.keep``."""


def positions(game: str, solo: bool = False) -> list[View[Any]]:
    """What seats saw in a game in which anything may be done: the same as long as the rules are."""
    found = find_game(game)
    table, chance = found.new(1 if solo else 2, {}, 11), Chance(5)
    views: list[View[Any]] = []
    number = 0
    while table.asked and len(views) < 8:
        seat, acts = table.asked[0]
        if number % EVERY == EVERY - 1:
            views.append(view(table, seat))
        table.choose(seat, chance.pick(acts))
        number += 1
    return views


def chosen(game: str, level: str) -> list[str]:
    """What a level chooses in these positions, with and without others at the table, and how often it tried it."""
    found = find_game(game)
    bot = make_counting_bot(level, found, TRIES)
    seen = positions(game) + (positions(game, solo=True) if 1 in found.players else [])
    weighed = [bot.weigh(each, Chance(number)) for number, each in enumerate(seen)]
    return [f"{key} {int(weights[key])}" for weights in weighed for key in [max(weights, key=weights.__getitem__)]]


@pytest.mark.parametrize(
    ("version", "game", "level"),
    [(version, game, level) for version, games in CHOICES.items() for game in games for level in games[game]],
)
def test_a_kept_bot_chooses_as_it_did(version: str, game: str, level: str) -> None:
    assert chosen(game, f"{level}@{version}") == CHOICES[version][game][level]


def test_every_kept_version_is_held_to_its_choices() -> None:
    assert set(CHOICES) == set(kept_versions())
    for version, games in CHOICES.items():
        assert set(games) == {game for game, known in KNOWN.items() if known.has(version)}
        assert all(set(levels) == {"page", "squire", *read_bots(version).levels} for levels in games.values())


def test_a_kept_bot_is_called_by_its_version() -> None:
    viscounts = find_game("viscounts")
    queen = make_bot("queen-builder@0.1", viscounts)
    assert isinstance(queen, SearchBot) and queen.budget.seconds == read_bots("0.1").levels["queen"].seconds
    assert read_name("queen-builder@0.1") == ("queen", "builder", "0.1") and str(read_name("knight")) == "knight"
    assert is_bot("squire@0.1") and not is_bot("random@0.1") and not is_bot("queen@9.9")
    assert [seat.bot for seat in seated("queen@0.1,squire", viscounts)] == ["queen@0.1", "squire"]
    assert {"page@0.1", "squire@0.1", "knight@0.1", "queen@0.1"} <= set(kept_bots())


def test_a_version_that_was_not_kept_is_refused() -> None:
    with pytest.raises(Refused, match="bot-unknown"):
        make_bot("queen@9.9", find_game("valeria"))


def test_a_game_without_that_version_says_which_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Knowledge, "has", lambda known, version: False)
    with pytest.raises(Refused, match="bot-version-unknown"):
        make_bot("queen@0.1", find_game("valeria"))
