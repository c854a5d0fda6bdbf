"""The table of messages that the browsers' rendering is tested with says what ours says."""

from __future__ import annotations

from tests.languages.twins import TABLE, table


def test_the_table_of_the_twins_is_up_to_date() -> None:
    assert TABLE.read_text(encoding="utf-8") == table(), "write it anew: python -m tests.languages.twins"
