"""What a card file says is what happens: change a card's line, and the table behaves otherwise."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from regalia.engine.card_files import read_cards
from regalia.games.bellum_magica import cards as box
from regalia.games.bellum_magica.attacks import ATTACK, Attack
from regalia.games.bellum_magica.effects import VOCABULARY, Gain
from regalia.games.bellum_magica.recruiting import BONUS
from tests.rulebook.bellum_magica.tables import bellum, has

FOLDER = files("regalia.games.bellum_magica") / "cards"
SUPPLY = ("food", "runes", "kegs", "wooden", "metal", "golden", "shields", "magic_shields", "spells")


def reprinted(folder: Path, file: str, kind: type[Any], card: str, **lines: object) -> Any:
    """The card as it would be if its file said otherwise."""
    said = tomllib.loads((FOLDER / file).read_text(encoding="utf-8"))[card] | lines
    changed = folder / file
    changed.write_text(f"[{card}]\n" + "".join(f"{name} = {written(value)}\n" for name, value in said.items()))
    return read_cards(changed, kind, VOCABULARY)[card]


def written(value: object) -> str:
    """A value as a card file writes it."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{name} = {written(part)}" for name, part in value.items()) + "}"
    if isinstance(value, list):
        return f"[{', '.join(written(part) for part in value)}]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def test_there_is_one_kind_of_effect_and_it_is_tried_with_all_that_it_may_give() -> None:
    assert list(VOCABULARY.values()) == [Gain]
    assert set(Gain.fields) == set(SUPPLY)


@pytest.mark.parametrize("what", SUPPLY)
def test_another_loot_is_another_gain(what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loot = {"do": "gain", what: 2}
    card = reprinted(tmp_path, "settlements.toml", box.Settlement, "farm_1", loot=loot)
    monkeypatch.setitem(box.SETTLEMENTS, "farm_1", card)
    monkeypatch.setitem(ATTACK, "farm_1", Attack("farm_1"))
    t = bellum(ada=has(swords=1), bob=has(), display=["farm_1"])
    before = {name: getattr(t.ada, name) for name in SUPPLY}
    t.attacks().choose("ada", "attack:farm_1")
    assert {name: getattr(t.ada, name) - before[name] for name in SUPPLY} == {
        name: 2 * (name == what) for name in SUPPLY
    }


@pytest.mark.parametrize("what", SUPPLY)
def test_another_bonus_is_another_gain(what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "rat_pack" not in BONUS
    bonus = {"do": "gain", what: 1}
    card = reprinted(tmp_path, "evil.toml", box.Creature, "rat_pack", bonus=bonus)
    monkeypatch.setitem(BONUS, "rat_pack", card.bonus)
    t = bellum(ada=has(food=2), bob=has(), evil=["rat_pack", "imp"]).recruiting()
    before = {name: getattr(t.ada, name) for name in SUPPLY}
    t.choose("ada", "recruit:rat_pack")
    price = {name: 2 * (name == "food") for name in SUPPLY}
    gained = {name: getattr(t.ada, name) - before[name] + price[name] for name in SUPPLY}
    assert gained == {name: int(name == what) for name in SUPPLY}


def test_other_shields_need_another_horde(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    card = reprinted(tmp_path, "settlements.toml", box.Settlement, "farm_1", shield=3, magic_shield=1)
    monkeypatch.setitem(box.SETTLEMENTS, "farm_1", card)
    monkeypatch.setitem(ATTACK, "farm_1", Attack("farm_1"))
    weak, strong = has(swords=4), has(swords=3, magic_swords=1)
    assert bellum(ada=weak, bob=has(), display=["farm_1"]).attacks().reason("ada", "attack:farm_1") == (
        "bellum_magica-short-magic-swords",
        1,
    )
    assert "attack:farm_1" in bellum(ada=strong, bob=has(), display=["farm_1"]).attacks().options("ada")
