"""What stands on every board and card, in four languages: read the snapshots, they are the cards."""

from __future__ import annotations

import pytest
from syrupy.assertion import SnapshotAssertion

from regalia.games.bellum_magica.words import named
from regalia.languages import LANGUAGES, Words
from regalia.shelf import find_game


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_on_the_cards(language: str, snapshot: SnapshotAssertion) -> None:
    words = Words(language)
    lines = [
        f"{words.text(named(card.id))}: {words.sentence(card.text)}" for card in find_game("bellum_magica").cards()
    ]
    assert "\n".join(lines) == snapshot
