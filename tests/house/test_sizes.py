"""The long size takes no sample smaller than the usual one, and the switch knows no third."""

from __future__ import annotations

from dataclasses import fields

import pytest
from hypothesis import settings

from tests.sizes import LONG, SIZES, USUAL, chosen


def test_nothing_is_smaller_in_the_long_size() -> None:
    for field in fields(LONG):
        usual, long = getattr(USUAL, field.name), getattr(LONG, field.name)
        if field.name == "hidden_step":
            assert long < usual
        elif isinstance(usual, tuple):
            assert set(long) > set(usual), field.name
        elif field.name != "name":
            assert long > usual, field.name


def test_properties_have_the_size_that_was_asked_for() -> None:
    assert settings().max_examples == SIZES.close_examples


def test_only_two_sizes_are_known() -> None:
    assert chosen("") is chosen("usual") is USUAL
    assert chosen("long") is LONG
    with pytest.raises(ValueError, match="REGALIA_TESTS=huge: there are only usual and long"):
        chosen("huge")
