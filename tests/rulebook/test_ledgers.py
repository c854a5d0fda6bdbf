"""Every statement of every rulebook is held by a test or a ruling that exists."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rulebook.ledgers import GAMES, checked_page, ledger, missing, page_of

FEWEST = 60
"""The shortest rulebook says more than so many things."""


@pytest.mark.parametrize("game", GAMES)
def test_every_statement_is_held_by_something_that_exists(game: str) -> None:
    statements = ledger(game)
    assert len(statements) >= FEWEST
    assert [statement.says for statement in statements if not statement.held_by] == []
    assert [gone for statement in statements for gone in missing(game, statement)] == []


@pytest.mark.parametrize("game", GAMES)
def test_statements_are_said_once_and_in_the_order_of_the_book(game: str) -> None:
    statements = ledger(game)
    said = Counter(statement.says for statement in statements)
    assert [says for says, times in said.items() if times > 1] == []
    assert all(statement.says.endswith((".", "!", "?")) and "|" not in statement.says for statement in statements)
    sections = [statement.section for statement in statements]
    begins = [section for at, section in enumerate(sections) if not at or sections[at - 1] != section]
    assert len(begins) == len(set(begins)), "a section stands in two places"


@pytest.mark.parametrize("game", GAMES)
def test_the_page_that_says_how_a_game_was_checked_is_up_to_date(game: str) -> None:
    assert page_of(game).read_text(encoding="utf-8") == checked_page(game), "run python -m tests.rulebook.ledgers"
