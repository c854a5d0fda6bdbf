"""What must hold of a table in numbers: nothing hidden is told, and every option has a number of its own."""

from __future__ import annotations

from array import array
from typing import Any

from regalia.encoding.encoder import Sight
from regalia.encoding.schemas import Schema
from regalia.engine.table import Table
from regalia.engine.zones import view
from regalia.testing.ways import Way, pick


def row_of(schema: Schema, table: Table[Any], seat: int) -> array[int]:
    """A table in numbers, as a seat sees it."""
    row = array("h", bytes(2 * schema.size))
    schema.encoder.write(table, seat, row, 0)
    return row


def every_option_has_a_number(way: Way, seed: int) -> None:
    """Every option is in the list of acts, no two of a decision have one number, and the mask is the options."""
    if not way.game.act_names(way.players, way.game.settle(way.players, way.options)):
        return  # a game need not name its acts
    schema = Schema(way.game, way.players, way.options)
    table, chance = way.table(seed)
    while table.asked:
        for seat, options in table.asked:
            numbers = schema.encoder.numbers(options, seat)
            assert len(set(numbers)) == len(options), f"two options have one number: {[act.key for act in options]}"
            mask = bytearray(len(schema.acts))
            schema.encoder.write_mask(options, seat, mask, 0)
            assert [number for number, can in enumerate(mask) if can] == sorted(numbers), "the mask differs"
            for number, act in zip(numbers, options, strict=True):
                assert schema.encoder.act(options, seat, number) is act, f"{act} is not found by its number"
        table.choose(*pick(table, chance))


def numbers_tell_what_the_seat_sees(way: Way, seed: int) -> None:
    """A row made from the table is the one made from the seat's view. Any other deal of the unseen looks the same to
    the seat, and gives the same row and the same mask."""
    if not way.game.act_names(way.players, way.game.settle(way.players, way.options)):
        return
    schema = Schema(way.game, way.players, way.options)
    table, chance = way.table(seed)
    sights = [Sight(seat, schema.size) for seat in range(way.players)]
    step, at = 3 + chance.below(9), 0
    hidden = swapped = False
    while table.asked:
        for seat, _ in table.asked:
            schema.encoder.look(table, sights[seat])
        if at % step == 0:
            for seat in range(way.players):
                seen, row = view(table, seat), row_of(schema, table, seat)
                schema.encoder.look(table, sights[seat])
                assert row == sights[seat].row, f"seat {seat} is told something old"
                assert row == row_of(schema, seen.table, seat), f"seat {seat} is told more than its view"
                guess = seen.guess(chance)
                assert view(guess, seat).state() == seen.state(), f"seat {seat} sees another table"
                assert row == row_of(schema, guess, seat), f"seat {seat} is told what it cannot see"
                same = schema.encoder.numbers(guess.options_of(seat), seat)
                assert same == schema.encoder.numbers(table.options_of(seat), seat), f"the mask tells seat {seat} more"
                hidden = hidden or any(len(set(cards)) > 1 for cards in seen.unseen.values())
                swapped = swapped or guess.fingerprint() != table.fingerprint()
        table.choose(*pick(table, chance))
        at += 1
    assert swapped or not hidden, "hidden cards were never dealt otherwise, so nothing was shown"
    for seat in range(way.players):
        schema.encoder.look(table, sights[seat])
        assert row_of(schema, table, seat) == sights[seat].row, f"seat {seat} is told something old at the end"
        assert sights[seat].row[0] == 1, "a game that is over says so"
