"""All ways to play all games, and how often each is tried."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from regalia.shelf import find_game
from regalia.testing import Way
from tests.conserved import CONSERVED
from tests.sizes import SIZES
from tests.variants import DISTINCT

WAYS = [Way(find_game(game), players, options, CONSERVED[game]) for game, players, options in DISTINCT]
every_way = pytest.mark.parametrize("way", WAYS, ids=[str(way) for way in DISTINCT])
seeds = st.integers(0, 2**32)
some = settings(max_examples=SIZES.examples)
few = settings(max_examples=SIZES.close_examples)
