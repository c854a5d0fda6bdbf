"""Games over time: what a finished game tells of each seat is written down once, and counted for whoever played."""

from __future__ import annotations

import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from regalia.engine.records import Record
from regalia.engine.stories import PARTS, stories_of
from regalia.server.statistics import summed
from regalia.shelf import find_game
from tests.server.guests import Guest, set_table, take_seat
from tests.server.serving import Server, quick
from tests.sizes import PATIENCE

GAMES = ("bellum_magica", "valeria", "viscounts", "wonderful_kingdom")
RECORDS = Path(__file__).parents[1] / "records"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_tells_what_was_taken_in_and_built(game: str) -> None:
    record = sorted((RECORDS / game).glob("02_*.record"))[0]
    play = Record.read(record.read_text(encoding="utf-8"), find_game).replay()
    stories = stories_of(play)
    known = {card.id for card in play.game.cards()}
    assert [story.seat for story in stories] == [player.seat for player in play.table.players]
    for story in stories:
        assert len(story.income) == PARTS + 1 and story.income == sorted(story.income) and story.income[-1] > 0
        assert set(story.built) <= known
    assert any(story.built for story in stories)


def row(**fields: Any) -> Any:
    usual = {"game": "valeria", "against": "squire", "options": "{}", "won": False, "points": 10, "income": "[0, 4]"}
    return SimpleNamespace(**{**usual, "built": "[]", "luck": None, "skill": None, "ended": 1.0, **fields})


def test_results_are_counted_by_game_bot_option_and_card() -> None:
    rows = [
        row(
            won=True,
            points=30,
            options='{"side": "A"}',
            built='["duke", "duke"]',
            income="[0, 8]",
            luck=0.1,
            skill=-0.2,
        ),
        row(against="knight,person", options='{"side": "B"}', built='["duke"]'),
        row(options='{"side": "A"}'),
        row(game="viscounts"),
    ]
    valeria, viscounts = summed(rows)
    assert (valeria.game, valeria.games, valeria.won, valeria.best) == ("valeria", 3, 1, 30)
    assert [(t.name, t.games, t.won) for t in valeria.against] == [("squire", 2, 1), ("knight", 1, 0), ("person", 1, 0)]
    assert [(t.option, t.value, t.games, t.won) for t in valeria.options] == [("side", "A", 2, 1), ("side", "B", 1, 0)]
    assert [(t.name, t.games, t.won) for t in valeria.cards] == [("duke", 2, 1)], "a card counts once for each game"
    assert valeria.income == [0, 16 / 3] and valeria.income_of_winners == [0, 8]
    assert [(each.luck, each.skill) for each in valeria.reviewed] == [(0.1, -0.2)]
    assert viscounts.options == [] and viscounts.income_of_winners == []
    assert summed([]) == []


def statistics(server: Server, *tokens: str) -> list[dict[str, Any]]:
    answer = server.http.post("/api/statistics/mine", json={"tokens": list(tokens)})
    assert answer.status_code == 200, answer.text
    games: list[dict[str, Any]] = answer.json()["games"]
    return games


def test_a_finished_game_is_remembered_once_and_only_for_whoever_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regalia.server.chronicle.SECONDS", 0.05)
    with Server(quick(tmp_path)) as server:
        running = set_table(server, "anna", "squire")
        known, made = (set_table(server, "anna", "open", **wish) for wish in ({"seed": "4"}, {}))
        for each in (known, made):
            ben = Guest(server.port, each["table"], take_seat(server, each, "Ben"))
            ben.say("concede", level="random")
            ben.until(lambda state: state["over"])
        until = time.monotonic() + PATIENCE
        while not (found := statistics(server, made["token"], running["token"], known["token"])):
            assert time.monotonic() < until
        (valeria,) = found
        assert (valeria["games"], valeria["won"], valeria["against"][0]["name"]) == (1, 1, "person"), (
            "neither what still runs nor where somebody knew the deal"
        )
        assert server.http.get("/api/statistics").json()["games"][0]["games"] == 2, "for all who played"
        assert statistics(server, made["spectator"], "nobody") == [] == statistics(server)
    with Server(quick(tmp_path)) as server:
        Guest(server.port, made["table"], made["token"])
        assert statistics(server, made["token"])[0]["games"] == 1, "not twice, when somebody looks at it again"


def test_bad_questions_are_refused(server: Server) -> None:
    for body in ({}, {"tokens": "x"}, {"tokens": ["x" * 101]}, {"tokens": ["x"] * 501}):
        assert server.http.post("/api/statistics/mine", json=body).status_code == 400
