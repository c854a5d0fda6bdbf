"""Tables in the middle of golden games, so that a test need not play to where it wants to look."""

from __future__ import annotations

from pathlib import Path

from tests.server.serving import Server

RECORDS = Path(__file__).parents[1] / "records"
TABLES = {
    "valeria": "04_4_players",
    "bellum_magica": "04_5_players",
    "viscounts": "02_3_players",
    "wonderful_kingdom": "02_2_players",
}
"""A golden game of each, with as many at the table as make it tight."""
PEOPLE = ("Anna", "Otto", "Agnes", "Hugo", "Berta")


def set_table(house: Server, record: str, part: float = 0.6, at: int | None = None) -> str:
    """A table in the middle of a golden game, or after so many choices, at a choice of Anna's; says where it stands."""
    text = (RECORDS / f"{record}.record").read_text(encoding="utf-8")
    seats = next(line for line in text.splitlines() if line.startswith("seats")).count(":")
    choices = [line.split()[1] for line in text.splitlines() if line[:1].isdigit()]
    upto = at if at is not None else len(choices) if part == 1 else choices.index("@0", int(part * len(choices)))
    people = [{"kind": "person", "name": PEOPLE[0]}]
    people += [{"kind": "bot", "name": name, "level": "squire"} for name in PEOPLE[1:seats]]
    wish = {"record": text, "upto": upto, "seats": people, "undo": "free"}
    made = house.http.post("/api/tables", json=wish).raise_for_status().json()
    return f"/table/{made['table']}#{made['token']}"
