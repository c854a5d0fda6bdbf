"""Whole games in four languages: every question, option, reason and log line can be put into words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from regalia.engine.chance import Chance
from regalia.engine.game import Choice, Refused
from regalia.engine.messages import Message
from regalia.engine.play import Play
from regalia.engine.table import Table
from regalia.engine.telling import log_message
from regalia.languages import LANGUAGES, Words
from regalia.shelf import find_game, shelf
from tests.variants import EVERY

NAMES = ("Anna", "Božena", "Cyril", "Dušan", "Erik")
MOST_DECISIONS = 700


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


def check(text: str) -> None:
    assert text and text == text.strip() and "  " not in text, text
    assert "{" not in text and "}" not in text and "None" not in text and "Message" not in text, text


@pytest.mark.parametrize("way", EVERY, ids=str)
def test_every_variant_can_be_played_in_every_language(way: tuple[str, int, dict[str, Choice]]) -> None:
    id, players, options = way
    game = find_game(id)
    play, chance = Play(game, players, dict(options), seed=7), Chance(8)
    tongues = [Words(language, NAMES[:players]) for language in LANGUAGES]
    decisions = 0
    while play.table.asked and decisions < MOST_DECISIONS:
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


@pytest.mark.parametrize("game", sorted(shelf()))
def test_every_card_has_a_text_in_every_language(game: str) -> None:
    for language in LANGUAGES:
        words = Words(language)
        for card in find_game(game).cards():
            text = words.sentence(card.text)
            check(text)
            assert text.endswith(".") and not text[0].islower(), text


SEVERAL = ("hills", "ruins", "forest")
REFUSED: list[tuple[int, dict[str, Choice]]] = [
    (6, {}),
    (2, {"weather": "rain"}),
    (2, {"setup": "picked", "areas": SEVERAL}),
    (2, {"setup": "picked", "areas": (*SEVERAL, "valley", "swamp"), "citizens": ("cleric",)}),
    (2, {"areas": SEVERAL}),
    (2, {"shuffled_citizens": True, "setup": "picked", "areas": (*SEVERAL, "valley", "swamp"), "citizens": ("monk",)}),
    (2, {"event_cards": ("mimic",)}),
    (2, {"events": True, "event_cards": ("mimic", "sorcerer", "bat_swarm")}),
    (1, {"events": True}),
    (1, {"dukes": False}),
    (2, {"dark_lord": "harder"}),
    (2, {"solo_board_points": False}),
]


@pytest.mark.parametrize(("players", "options"), REFUSED, ids=str)
def test_every_refused_set_up_of_valeria_says_why(players: int, options: dict[str, Choice]) -> None:
    with pytest.raises(Refused) as refusal:
        find_game("valeria").settle(players, options)
    for language in LANGUAGES:
        text = Words(language).text(refusal.value.message)
        check(text)
        assert text.endswith(".")
