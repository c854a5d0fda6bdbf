"""What stands on every card and board, in four languages: read the snapshots, they are the cards."""

from __future__ import annotations

import pytest
from syrupy.assertion import SnapshotAssertion

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
