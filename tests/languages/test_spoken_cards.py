"""Every card, and every refusal of a set-up, can be put into words in four languages."""

from __future__ import annotations

import pytest

from regalia.engine.game import Refused, Setting
from regalia.engine.messages import say
from regalia.languages import LANGUAGES, Words
from regalia.shelf import find_game, shelf
from regalia.testing.words import check_readable, every_card_has_a_text


@pytest.mark.parametrize("game", sorted(shelf()))
def test_every_card_has_a_text_in_every_language(game: str) -> None:
    every_card_has_a_text(find_game(game))


SEVERAL = ("hills", "ruins", "forest")
REFUSED: list[tuple[str, int, dict[str, Setting]]] = [
    ("valeria", 6, {}),
    ("valeria", 2, {"weather": "rain"}),
    ("valeria", 2, {"setup": "picked", "areas": SEVERAL}),
    ("valeria", 2, {"setup": "picked", "areas": (*SEVERAL, "valley", "swamp"), "citizens": ("cleric",)}),
    ("valeria", 2, {"areas": SEVERAL}),
    (
        "valeria",
        2,
        {"shuffled_citizens": True, "setup": "picked", "areas": (*SEVERAL, "valley", "swamp"), "citizens": ("monk",)},
    ),
    ("valeria", 2, {"event_cards": ("mimic",)}),
    ("valeria", 2, {"events": True, "event_cards": ("mimic", "sorcerer", "bat_swarm")}),
    ("valeria", 1, {"events": True}),
    ("valeria", 1, {"dukes": False}),
    ("valeria", 2, {"dark_lord": "harder"}),
    ("valeria", 2, {"solo_board_points": False}),
    ("wonderful_kingdom", 3, {}),
    ("wonderful_kingdom", 2, {"scenario": "surrounded"}),
    ("wonderful_kingdom", 2, {"search": "every_selection"}),
    ("wonderful_kingdom", 1, {"scenario": "surrounded", "module": "quests"}),
    ("wonderful_kingdom", 2, {"menaces": ("thieves",)}),
    ("wonderful_kingdom", 1, {"menaces": ("thieves", "shadows")}),
    ("wonderful_kingdom", 2, {"module": "quests", "menaces": ("thieves", "shadows")}),
    ("wonderful_kingdom", 2, {"module": "advisors", "quest": "lord_of_ruin"}),
]


@pytest.mark.parametrize(("game", "players", "options"), REFUSED, ids=str)
def test_every_refused_set_up_says_why(game: str, players: int, options: dict[str, Setting]) -> None:
    with pytest.raises(Refused) as refusal:
        find_game(game).settle(players, options)
    for language in LANGUAGES:
        text = Words(language).text(refusal.value.message)
        check_readable(text)
        assert text.endswith(".")


@pytest.mark.parametrize("game", sorted(shelf()))
def test_every_card_says_in_every_language_what_stands_on_it(game: str) -> None:
    """What a card costs, needs and is worth is said in words, not only drawn."""
    for language in LANGUAGES:
        words = Words(language)
        for card in find_game(game).cards():
            said = {words.text(fact.name): words.text(fact.what) for fact in card.facts}
            assert len(said) == len(card.facts), f"{language}, {card.id}: a line is said twice"
            for line in (*said, *said.values()):
                check_readable(line)
            if card.values.get("cost"):
                assert {words.text(say("fact-cost")), words.text(say("fact-needs"))} & set(said), f"{card.id} costs"


@pytest.mark.parametrize(
    ("game", "lines"),
    [("bellum_magica", {"fact-cost", "fact-type"}), ("wonderful_kingdom", {"fact-cost", "fact-family"})],
)
def test_no_line_says_what_the_text_says(game: str, lines: set[str]) -> None:
    """Where the text has points, shields or the recycling bonus, they are not said a second time."""
    assert {fact.name.id for card in find_game(game).cards() for fact in card.facts} == lines
