"""Whole games in four languages: every question, option, reason and log line can be put into words."""

from __future__ import annotations

import pytest

from regalia.testing import Way
from regalia.testing.words import a_game_can_be_played_in_every_language
from tests.properties.ways import every_way
from tests.sizes import SIZES


@every_way
@pytest.mark.parametrize("seed", SIZES.spoken_seeds)
def test_every_variant_can_be_played_in_every_language(way: Way, seed: int) -> None:
    a_game_can_be_played_in_every_language(way, seed, SIZES.spoken_decisions)
