"""What stands on every card and board, in four languages: read the snapshots, they are the cards."""

from __future__ import annotations

import pytest
from syrupy.assertion import SnapshotAssertion

from regalia.engine.game import Refused, Setting
from regalia.engine.messages import Message
from regalia.languages import LANGUAGES, Words
from regalia.shelf import find_game


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_on_the_cards(language: str, snapshot: SnapshotAssertion) -> None:
    words = Words(language)
    lines = [
        f"{words.text(Message(f'wonderful_kingdom-card-{card.id}'))}: {words.sentence(card.text)}"
        for card in find_game("wonderful_kingdom").cards()
    ]
    assert "\n".join(lines) == snapshot


REFUSED: list[tuple[int, dict[str, Setting]]] = [
    (3, {}),
    (2, {"scenario": "surrounded"}),
    (2, {"search": "every_selection"}),
    (1, {"scenario": "surrounded", "module": "quests"}),
    (2, {"menaces": ("thieves",)}),
    (1, {"menaces": ("thieves", "shadows")}),
    (2, {"module": "quests", "menaces": ("thieves", "shadows")}),
    (2, {"module": "advisors", "quest": "lord_of_ruin"}),
]


@pytest.mark.parametrize(("players", "options"), REFUSED, ids=str)
def test_every_refused_set_up_says_why(players: int, options: dict[str, Setting]) -> None:
    with pytest.raises(Refused) as refusal:
        find_game("wonderful_kingdom").settle(players, options)
    for language in LANGUAGES:
        text = Words(language).text(refusal.value.message)
        assert text.endswith(".") and "{" not in text
