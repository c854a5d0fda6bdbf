"""No card that does more than a plain gain goes without a test that names it."""

from __future__ import annotations

import ast
from pathlib import Path

from regalia.games.valeria import cards as box
from regalia.games.valeria.effects import Gain

FILES = ["test_citizens.py", "test_monsters.py", "test_events.py", "test_dukes.py", "test_domains_dice.py",
         "test_domains_ongoing.py", "test_domains_built.py"]  # fmt: skip


def named_in_tests() -> set[str]:
    """Every word in a test's own code: its name, its values, its docstring."""
    words: set[str] = set()
    for file in FILES:
        for node in ast.walk(ast.parse((Path(__file__).parent / file).read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                text = ast.unparse(node)
                words.update(card for card in (*box.SLAYABLE, *box.CITIZENS, *box.DOMAINS, *box.DUKES) if card in text)
    return words


def test_every_special_card_has_a_test() -> None:
    special = {
        *box.DOMAINS,
        *box.DUKES,
        *box.EVENTS,
        *(id for id, card in box.MONSTERS.items() if not isinstance(card.reward, Gain)),
        *(id for id, card in box.CITIZENS.items() if not isinstance(card.active, Gain)),
        *(id for id, card in box.CITIZENS.items() if not isinstance(card.others, Gain)),
    }
    assert len(special) > 60
    assert special <= named_in_tests()


def test_every_plain_card_has_a_test_too() -> None:
    assert {*box.CITIZENS, *box.MONSTERS} <= named_in_tests()
