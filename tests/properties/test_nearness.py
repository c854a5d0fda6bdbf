"""What is always in view: the points that everybody can count, and how near the end of the game is."""

from __future__ import annotations

from collections import Counter

import pytest

from regalia.engine.chance import Chance
from regalia.engine.zones import view
from regalia.languages.words import LANGUAGES, Words
from regalia.server.serializers import SPECTATOR, nearness_of, running_of
from regalia.shelf import find_game, shelf
from regalia.testing import Variant
from tests.variants import VARIANTS

EACH = [(id, VARIANTS[id][at]) for id in shelf() for at in (0, 1, -1)]


@pytest.mark.parametrize(("id", "variant"), EACH, ids=lambda value: str(value)[:60])
def test_the_end_comes_nearer_and_points_are_counted_from_what_is_seen(id: str, variant: Variant) -> None:
    game, (players, options) = find_game(id), variant
    table, chance = game.new(players, options, 5), Chance(5)
    words = [Words(language, ("Anna", "Bob", "Cyril", "Dora", "Emil")) for language in LANGUAGES]
    parts, said, hidden = [], set(), Counter[bool]()
    while table.asked:
        near = game.nearness(table)
        assert near is not None and 0 <= near.part <= 1
        parts.append(near.part)
        if near.said not in said:
            said.add(near.said)
            assert all(one.text(near.said) for one in words)
        if len(parts) % 12 == 1:
            for seat in (SPECTATOR, *range(players)):
                seen = view(table, seat)
                guess = seen.guess(Chance(len(parts)))
                counted = {row.seat: row.points for row in running_of(game, seen, {}) if not row.hidden}
                truly = {sheet.seat: sheet.total for sheet in game.sheets(guess)}
                assert counted.items() <= truly.items(), "nothing that is counted depends on what is not seen"
                hidden.update(row.hidden for row in running_of(game, seen, {}))
        seat, acts = table.asked[chance.below(len(table.asked))]
        table.choose_key(seat, acts[chance.below(len(acts))].key)
    assert nearness_of(game, table) is None
    assert max(parts) > 0.7 and parts[0] < 0.3 and len(said) > 2
    assert not any(row.hidden for row in running_of(game, view(table, SPECTATOR), {}))
    assert hidden[False] > 0
