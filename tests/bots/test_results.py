"""docs/ladder.md says what the kept results come to, and a result file that cannot be used is named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from regalia.bots.results import Wrong, among_table, ladder_table, read, with_tables

ROOT = Path(__file__).parents[2]
PART: dict[str, Any] = {
    "game": "viscounts", "rules": 2, "version": "0.1.0", "date": "2026-11-17", "players": 2, "seed": 1,
    "tries": {"queen": 20, "knight": 4}, "pairs": [{"a": "queen", "b": "knight", "games": 10, "a_wins": 6, "ties": 1}],
}  # fmt: skip


def keep(folder: Path, name: str, **changes: Any) -> None:
    (folder / f"{name}.json").write_text(json.dumps({**PART, **changes}), encoding="utf-8")


def rows(folder: Path, *words: str) -> list[str]:
    return ladder_table(read(folder), *words)[2:]


def test_the_page_is_what_the_results_come_to() -> None:
    page = (ROOT / "docs" / "ladder.md").read_text(encoding="utf-8")
    assert page == with_tables(page, read(ROOT / "benchmarks" / "results")), "run tools/ladder_page.py"


def test_parts_add_up_whichever_bot_was_named_first(tmp_path: Path) -> None:
    keep(tmp_path, "one")
    other = [{"a": "knight", "b": "queen", "games": 10, "a_wins": 2, "ties": 0}]
    keep(tmp_path, "two", seed=6, pairs=other, date="2026-11-18")
    (row,) = rows(tmp_path, "queen", "knight")
    cells = ["20", "4", "20", "14, 1 shared", "72.5%", "50.6% – 87.2%", "2", "2026-11-17 to 2026-11-18"]
    assert row == f"| Viscounts of the West Kingdom | {' | '.join(cells)} |"
    assert rows(tmp_path, "queen", "knight", "3") == []


def test_other_tries_and_other_rules_stand_apart(tmp_path: Path) -> None:
    keep(tmp_path, "one")
    keep(tmp_path, "two", tries={"queen": 40, "knight": 8})
    keep(tmp_path, "three", rules=3)
    assert len(rows(tmp_path, "queen", "knight")) == 3


def test_no_deal_counts_twice(tmp_path: Path) -> None:
    keep(tmp_path, "one")
    keep(tmp_path, "two", seed=5)
    with pytest.raises(Wrong, match=r"two\.json counts deals that one\.json has too"):
        rows(tmp_path, "queen", "knight")


def test_one_among_others_is_told_apart_by_its_fair_share(tmp_path: Path) -> None:
    won = [{"a": "queen", "b": "knight", "games": 12, "a_wins": 6, "ties": 0}]
    keep(tmp_path, "one", players=4, among=True, pairs=won)
    keep(tmp_path, "two", players=4, among=True, pairs=won, seed=4)
    keep(tmp_path, "in_turn", players=4)
    (row,) = among_table(read(tmp_path), "queen", "knight")[2:]
    cells = ["4", "20", "4", "24", "12", "50.0%", "31.4% – 68.6%", "2.00", "2", "2026-11-17"]
    assert row == f"| Viscounts of the West Kingdom | {' | '.join(cells)} |"
    assert len(rows(tmp_path, "queen", "knight", "4")) == 1
    keep(tmp_path, "again", players=4, among=True, pairs=won, seed=6)
    with pytest.raises(Wrong, match=r"two\.json counts deals that again\.json has too"):
        among_table(read(tmp_path), "queen", "knight")


@pytest.mark.parametrize("content", ["", "[]", '{"game": 7}', '{"kind": "alone"}', "\udcff"])
def test_a_file_that_is_no_result_is_named(tmp_path: Path, content: str) -> None:
    (tmp_path / "broken.json").write_text(content, encoding="utf-8", errors="surrogateescape")
    with pytest.raises(Wrong, match=r"broken\.json: "):
        read(tmp_path)


@pytest.mark.parametrize("words", ["chess queen knight", "alone", "ladder queen", "among queen"])
def test_a_place_in_the_page_that_says_too_little_is_named(words: str) -> None:
    with pytest.raises(Wrong, match=words.split()[0]):
        with_tables(f"<!-- results: {words} -->\n<!-- end -->", ([], []))
