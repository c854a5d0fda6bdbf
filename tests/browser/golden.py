"""Tables in the middle of golden games, so that a test need not play to where it wants to look."""

from __future__ import annotations

from pathlib import Path

from tests.server.serving import Server
from tests.sizes import SIZES

RECORDS = Path(__file__).parents[1] / "records"
TABLES = {
    "valeria": "04_4_players",
    "bellum_magica": "04_5_players",
    "viscounts": "02_3_players",
    "wonderful_kingdom": "02_2_players",
}
"""A golden game of each, with as many at the table as make it tight."""
PEOPLE = ("Anna", "Otto", "Agnes", "Hugo", "Berta")
LATE = 0.0 if SIZES.every_screen else 0.75
"""Where the end of a game is what matters, so much of it lies behind the table; in the long run it is played whole."""


def set_table(house: Server, record: str, part: float = 0.6, at: int | None = None, *, persons: int = 1) -> str:
    """A table in the middle of a golden game, or after so many choices, at a choice of Anna's; says where it stands.

    Anna, and perhaps others before the same screen, play against squires."""
    text = (RECORDS / f"{record}.record").read_text(encoding="utf-8")
    seats = next(line for line in text.splitlines() if line.startswith("seats")).count(":")
    choices = [line.split()[1] for line in text.splitlines() if line[:1].isdigit()]
    upto = int(part * len(choices)) if at is None else at
    if at is None and part < 1 and seats > 1:
        upto = choices.index("@0", upto)
    people = [{"kind": "person", "name": name} for name in PEOPLE[:persons]]
    people += [{"kind": "bot", "name": name, "level": "squire"} for name in PEOPLE[persons:seats]]
    wish = {"record": text, "upto": upto, "seats": people, "undo": "free"}
    made = house.http.post("/api/tables", json=wish).raise_for_status().json()
    return f"/table/{made['table']}#{made['token']}"
