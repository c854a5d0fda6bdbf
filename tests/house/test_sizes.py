"""The long size takes no sample smaller than the usual one, and the switch knows no fourth."""

from __future__ import annotations

from dataclasses import fields

import pytest
from hypothesis import settings

from tests.house.sources import ROOT
from tests.sizes import LONG, QUICK, SIZES, USUAL, chosen


def test_nothing_is_smaller_in_the_long_size() -> None:
    for field in fields(LONG):
        usual, long = getattr(USUAL, field.name), getattr(LONG, field.name)
        if field.name == "hidden_step":
            assert long < usual
        elif isinstance(usual, tuple) and field.name != "left_out":
            assert set(long) > set(usual), field.name
        elif field.name not in ("name", "left_out"):
            assert long > usual, field.name


def test_only_the_quick_size_leaves_out_whole_files() -> None:
    assert not USUAL.left_out and not LONG.left_out
    for place in QUICK.left_out:
        assert (ROOT / "tests" / place).exists(), f"tests/{place} is no longer there"


def test_properties_have_the_size_that_was_asked_for() -> None:
    assert settings().max_examples == SIZES.close_examples


def test_only_three_sizes_are_known() -> None:
    assert chosen("") is chosen("usual") is USUAL
    assert chosen("long") is LONG
    with pytest.raises(ValueError, match="REGALIA_TESTS=huge: the sizes are quick, usual, long"):
        chosen("huge")
