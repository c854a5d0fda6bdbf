"""A game on the shelf without tests of its own would go unnoticed: most tests run over hand-kept lists."""

from __future__ import annotations

from regalia.shelf import find_game, shelf
from tests.conserved import CONSERVED
from tests.house.sources import ROOT
from tests.variants import VARIANTS


def test_properties_are_tried_on_every_game() -> None:
    assert set(VARIANTS) == set(shelf()), "tests/variants.py says how each game is played by the property tests"
    assert set(CONSERVED) == set(shelf()), "tests/conserved.py says what can neither appear nor vanish in each game"


def test_every_number_of_players_is_tried() -> None:
    for id, variants in VARIANTS.items():
        assert {players for players, _ in variants} == set(find_game(id).players), id


def test_every_game_has_tests_of_its_rules_and_cards_and_golden_games() -> None:
    for folder in ("rulebook", "cards", "records"):
        there = {path.name for path in (ROOT / "tests" / folder).iterdir() if path.is_dir() and any(path.iterdir())}
        assert not set(shelf()) - there, f"tests/{folder} lacks a game"
