"""What stands on every card of Viscounts, in four languages: read the snapshots, they are the cards."""

from __future__ import annotations

import pytest
from syrupy.assertion import SnapshotAssertion

from regalia.engine.messages import Message
from regalia.games.viscounts.game import VISCOUNTS
from regalia.languages import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_on_the_cards(language: str, snapshot: SnapshotAssertion) -> None:
    words = Words(language)
    lines = [
        f"{words.text(Message(f'viscounts-card-{card.id}'))}: {words.sentence(card.text)}" for card in VISCOUNTS.cards()
    ]
    assert "\n".join(lines) == snapshot
