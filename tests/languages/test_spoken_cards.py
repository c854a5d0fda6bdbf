"""Every card, and every refusal of a set-up, can be put into words in four languages."""

from __future__ import annotations

import pytest

from regalia.engine.game import Refused, Setting
from regalia.languages import LANGUAGES, Words
from regalia.shelf import find_game, shelf
from regalia.testing.words import check_readable, every_card_has_a_text


@pytest.mark.parametrize("game", sorted(shelf()))
def test_every_card_has_a_text_in_every_language(game: str) -> None:
    every_card_has_a_text(find_game(game))


SEVERAL = ("hills", "ruins", "forest")
REFUSED: list[tuple[int, dict[str, Setting]]] = [
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
def test_every_refused_set_up_of_valeria_says_why(players: int, options: dict[str, Setting]) -> None:
    with pytest.raises(Refused) as refusal:
        find_game("valeria").settle(players, options)
    for language in LANGUAGES:
        text = Words(language).text(refusal.value.message)
        check_readable(text)
        assert text.endswith(".")
