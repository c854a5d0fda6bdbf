"""What is shown of a table is sent in the form that its game has promised to the pages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from regalia.engine.messages import say
from regalia.engine.signs import Sign
from regalia.server.protocol import messages as wire
from regalia.server.protocol import standing
from regalia.server.serializers import plain_json
from tests.server.guests import Guest
from tests.server.serving import Server, quick


def test_pictures_and_words_inside_anything_stay_what_they_are() -> None:
    row = (Sign("amount", "silver", 2), Sign("icon", "flip"))
    assert plain_json(row) == [wire.Sign("amount", "silver", 2), wire.Sign("icon", "flip", 0)]
    assert plain_json({(3, 1): [row], "said": say("hello", n=1)}) == {
        "3,1": [plain_json(row)],
        "said": standing.Said("hello", {"n": 1}),
    }


def rows_of_pictures(shown: Any) -> list[Any]:
    """Whatever is called signs, anywhere in what is shown."""
    if isinstance(shown, dict):
        own = [shown["signs"]] if isinstance(shown.get("signs"), list) else []
        return own + [row for part in shown.values() for row in rows_of_pictures(part)]
    return [row for part in shown for row in rows_of_pictures(part)] if isinstance(shown, list) else []


@pytest.mark.parametrize("game", ["valeria", "bellum_magica", "wonderful_kingdom", "viscounts"])
def test_pictures_on_a_board_arrive_as_pictures(tmp_path: Path, game: str) -> None:
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "level": "squire", "name": "Otto"}]
    with Server(quick(tmp_path)) as server:
        made = server.http.post("/api/tables", json={"game": game, "seats": seats, "seed": "4"}).json()
        state = Guest(server.port, made["table"], made["token"]).state
    rows = rows_of_pictures([state["shown"], [player["shown"] for player in state["players"]]])
    assert rows or game != "viscounts", "the boards of Viscounts are full of them"
    for row in rows:
        msgspec.convert(row, list[wire.Sign])
