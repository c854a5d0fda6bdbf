"""No step of the Wonderful Kingdom passes unasked: see ``any_time``."""

from __future__ import annotations

import pytest

from regalia.testing import Variant
from tests.properties.any_time import VARIANTS, watch
from tests.sizes import SIZES


@pytest.mark.parametrize("variant", VARIANTS, ids=[str(variant) for variant in VARIANTS])
def test_wonderful_kingdom_asks_before_a_step_passes(variant: Variant) -> None:
    seen = sum((watch(variant, seed)["passed"] for seed in range(SIZES.close_examples * 2)), 0)
    assert seen >= SIZES.close_examples * 2 * 4
