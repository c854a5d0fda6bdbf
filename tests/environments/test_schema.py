"""What the numbers of a table mean, and that they tell what lies there."""

from __future__ import annotations

import subprocess
import sys
from array import array

import pytest

import regalia
from regalia.encoding.schemas import DoesNotFit, Schema, schema
from regalia.engine.game import Refused, Setting
from regalia.games.bellum_magica.numbers import WAR, WORK
from regalia.games.bellum_magica.table import BellumTable
from regalia.shelf import find_game
from regalia.testing.numbers import row_of
from tests.valeria_tables import has, valeria
from tests.variants import EVERY


def told(known: Schema, row: array[int]) -> dict[str, int]:
    """A row by the names of its numbers, zeros left out."""
    return {name: n for name, n in zip(known.entries, row, strict=True) if n}


def test_a_duchy_is_told_by_the_names_of_its_cards_and_counters() -> None:
    table = valeria(anna=has(gold=7, duchy=["champion", "champion"]), bob=has(magic=3)).play.table
    known = schema("valeria", 2)
    anna, bob = (told(known, row_of(known, table, seat)) for seat in (0, 1))
    assert anna["seat+0.gold"] == 7
    assert anna["seat+0.duchy.champion"] == 2
    assert anna["seat+1.magic"] == 3
    assert bob["seat+1.gold"] == 7, "the same duchy seen from the other side of the table"
    assert bob["seat+0.magic"] == 3


def test_a_row_tells_what_is_asked_and_of_whom() -> None:
    play = regalia.new("valeria", players=2, seed=5)
    known = schema("valeria", 2)
    asked = told(known, row_of(known, play.table, play.seat))
    assert asked["asked"] == 1
    assert [name for name in asked if name.startswith("question.")] == [
        f"question.{type(play.table.question_of(play.seat)).__name__}"
    ]


def test_what_the_die_brings_today_is_told_of_every_mage_from_the_one_who_looks() -> None:
    table, known, faces = find_game("bellum_magica").new(3, {}, 5), schema("bellum_magica", 3), set()
    assert isinstance(table, BellumTable)
    while table.asked:
        if table.die:
            faces.add(table.die)
            for seat in range(3):
                row = told(known, row_of(known, table, seat))
                assert row[f"die.{table.die}"] == 1 and sum(name.startswith("die.") for name in row) == 1
                for ahead in range(3):
                    mage = table.players[(seat + ahead) % 3]
                    wings = {**mage.work_icons, **mage.war_icons}
                    for kind in (*WORK, *WAR):
                        assert row.get(f"today.+{ahead}.{kind}", 0) == wings[kind][table.die - 1]
        seat, acts = table.asked[0]
        table.choose(seat, acts[len(acts) // 2])
    assert len(faces) > 2


@pytest.mark.parametrize(("game", "players", "options"), EVERY, ids=str)
def test_every_number_and_every_act_has_a_name_of_its_own(game: str, players: int, options: dict[str, Setting]) -> None:
    known = schema(game, players, **options)
    assert len(known.entries) == len(set(known.entries)) == known.size
    assert len(known.acts) == len(set(known.acts)) == known.encoder.act_count


def test_another_table_has_another_schema() -> None:
    ids = {
        schema("valeria", 2).id,
        schema("valeria", 3).id,
        schema("valeria", 2, events=True, setup="random").id,
        schema("bellum_magica", 2).id,
    }
    assert len(ids) == 4
    assert Schema(schema("valeria", 2).game, 2, {}).id == schema("valeria", 2).id


def test_what_was_made_for_another_schema_does_not_fit() -> None:
    known = schema("valeria", 2)
    known.check(known.id)
    with pytest.raises(DoesNotFit, match="valeria-2-3p-"):
        known.check(schema("valeria", 3).id)


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Refused):
        schema("valeria", 2, dragons=True)
    with pytest.raises(Refused):
        schema("valeria", 9)


def test_a_schema_is_the_same_in_another_process() -> None:
    ask = "from regalia.environments import schema; print(schema('bellum_magica', 2).id)"
    alone = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True).stdout.strip()
    assert alone == schema("bellum_magica", 2).id
