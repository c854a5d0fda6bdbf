"""What stands on every board and card, in four languages: read the snapshots, they are the cards."""

from __future__ import annotations

import pytest
from syrupy.assertion import SnapshotAssertion

from regalia.games.bellum_magica.game import BELLUM_MAGICA
from regalia.games.bellum_magica.words import named
from regalia.languages import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_on_the_cards(language: str, snapshot: SnapshotAssertion) -> None:
    words = Words(language)
    lines = [f"{words.text(named(card.id))}: {words.sentence(card.text)}" for card in BELLUM_MAGICA.cards()]
    assert "\n".join(lines) == snapshot
