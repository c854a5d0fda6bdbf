"""Whole games in four languages: every question, option, reason and log line can be put into words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from regalia.engine.chance import Chance
from regalia.engine.game import Choice
from regalia.engine.messages import Message
from regalia.engine.play import Play
from regalia.engine.table import Table
from regalia.engine.telling import log_message
from regalia.languages import LANGUAGES, Words
from regalia.shelf import find_game
from tests.languages.readable import check
from tests.sizes import SIZES
from tests.variants import EVERY

NAMES = ("Anna", "Božena", "Cyril", "Dušan", "Erik")


def all_said_in(table: Table[Any]) -> Iterator[Message]:
    """What the players who are asked read now."""
    for seat, _ in table.asked:
        decision = table.decision_of(seat)
        yield decision.prompt
        for option in decision.options:
            yield option.label
        for barred in decision.barred:
            yield barred.label
            yield barred.reason


@pytest.mark.parametrize("way", EVERY, ids=str)
@pytest.mark.parametrize("seed", SIZES.spoken_seeds)
def test_every_variant_can_be_played_in_every_language(way: tuple[str, int, dict[str, Choice]], seed: int) -> None:
    id, players, options = way
    game = find_game(id)
    play, chance = Play(game, players, dict(options), seed), Chance(seed + 1)
    tongues = [Words(language, NAMES[:players]) for language in LANGUAGES]
    decisions = 0
    while play.table.asked and decisions < SIZES.spoken_decisions:
        said = list(all_said_in(play.table))
        seat, acts = chance.pick(play.table.asked)
        said += [log_message(game, event) for event in play.choose(seat, chance.pick(acts).key)]
        for words in tongues:
            for message in said:
                check(words.text(message))
        decisions += 1
    for words in tongues:
        for sheet in game.sheets(play.table):
            automa = game.seat_name(sheet.seat)
            check(words.text(automa) if automa else words.seats[sheet.seat])
            for line, _ in sheet.lines:
                check(words.text(Message(line)))
