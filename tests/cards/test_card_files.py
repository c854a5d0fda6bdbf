"""Whoever corrects a card and slips is told the file, the card and the field."""

from __future__ import annotations

from pathlib import Path

import pytest

from regalia.engine.card_files import CardError, read_cards
from regalia.games.valeria.cards import VOCABULARY, Citizen, Domain, Duke, Monster, Starter
from regalia.games.valeria.effects import Exchange, Gain

GOOD = {
    "activation": "[8]",
    "cost": "2",
    "role": '"soldier"',
    "active": '{ do = "gain", strength = 4 }',
    "others": '{ do = "exchange", pay = { gold = 1 }, gain = { strength = 4 } }',
    "copies": "6",
    "source": '"printed"',
}


def written(folder: Path, **changes: str) -> Path:
    """A file with one Champion, some of whose fields are written differently; an empty one is left out."""
    fields = {**GOOD, **changes}
    lines = [f"{name} = {value}" for name, value in fields.items() if value]
    file = folder / "citizens.toml"
    file.write_text("\n".join(["[champion]", *lines, ""]), encoding="utf-8")
    return file


def complaint(file: Path, kind: type = Citizen) -> str:
    with pytest.raises(CardError) as wrong:
        read_cards(file, kind, VOCABULARY)
    return str(wrong.value)


def test_a_good_file_is_read(tmp_path: Path) -> None:
    champion = read_cards(written(tmp_path), Citizen, VOCABULARY)["champion"]
    assert champion.id == "champion"
    assert champion.active == Gain(strength=4)
    assert champion.others == Exchange(pay=Gain(gold=1), gain=Gain(strength=4))


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"price": "3"}, ["unknown field", "price"]),
        ({"cost": '"two"'}, ["int", "str", "cost"]),
        ({"cost": "2.5"}, ["int", "float", "cost"]),
        ({"cost": ""}, ["missing", "cost"]),
        ({"activation": "8"}, ["array", "activation"]),
        ({"activation": '["8"]'}, ["int", "str", "activation"]),
        ({"role": '"sailor"'}, ["sailor", "role"]),
        ({"source": '"hearsay"'}, ["hearsay", "source"]),
        ({"active": ""}, ["missing", "active"]),
        ({"active": '"4 strength"'}, ['"do"', "active"]),
        ({"active": "{ strength = 4 }"}, ['"do"', "active"]),
        ({"active": '{ do = "conjure" }'}, ["unknown effect 'conjure'", "gain_per", "active"]),
        ({"active": '{ do = "gain", silver = 4 }'}, ["'gain'", "'silver'", "active"]),
        ({"active": '{ do = "gain", strength = "four" }'}, ["'gain'", "int", "strength", "active"]),
        ({"active": '{ do = "gain_per", gold = 1 }'}, ["'gain_per'", "per", "active"]),
        (
            {"active": '{ do = "gain_per", gold = 1, per = { cards = "ship" } }'},
            ["'gain_per'", "ship", "per", "active"],
        ),
        ({"active": '{ do = "choose", of = [{ do = "gain" }, { do = "sing" }] }'}, ["unknown effect 'sing'", "active"]),
        ({"others": '{ do = "exchange", pay = { gold = 1 } }'}, ["'exchange'", "gain", "others"]),
        ({"others": '{ do = "exchange", pay = { gold = "x" }, gain = {} }'}, ["'exchange'", "gold", "others"]),
    ],
)
def test_what_is_wrong_with_a_card(tmp_path: Path, changes: dict[str, str], says: list[str]) -> None:
    text = complaint(written(tmp_path, **changes))
    assert text.startswith("citizens.toml: [champion] ")
    for word in says:
        assert word in text, text


def test_bad_toml_names_file_and_line(tmp_path: Path) -> None:
    file = tmp_path / "citizens.toml"
    file.write_text('[champion]\ncost = 2\nrole = "soldier\n', encoding="utf-8")
    text = complaint(file)
    assert text.startswith("citizens.toml: ")
    assert "line 3" in text


def test_a_file_in_another_encoding_names_the_file(tmp_path: Path) -> None:
    file = tmp_path / "citizens.toml"
    file.write_bytes("[šampión]\n".encode("cp1250"))
    assert complaint(file).startswith("citizens.toml: ")


def test_a_card_twice_names_the_file(tmp_path: Path) -> None:
    file = written(tmp_path)
    file.write_text(file.read_text(encoding="utf-8") * 2, encoding="utf-8")
    text = complaint(file)
    assert text.startswith("citizens.toml: ")
    assert "champion" in text


def test_something_that_is_no_card(tmp_path: Path) -> None:
    file = tmp_path / "citizens.toml"
    file.write_text("champion = 8\n", encoding="utf-8")
    assert complaint(file) == "citizens.toml: [champion] a card is a table"


def test_the_wrong_card_of_many_is_named(tmp_path: Path) -> None:
    file = written(tmp_path)
    second = file.read_text(encoding="utf-8").replace("[champion]", "[warlord]").replace("cost = 2", "cost = []")
    file.write_text(file.read_text(encoding="utf-8") + second, encoding="utf-8")
    assert complaint(file).startswith("citizens.toml: [warlord] ")


@pytest.mark.parametrize(
    ("kind", "text", "says"),
    [
        (Monster, '[troll]\narea = "valley"\ntype = "boss"\nstrength = 12\nvp = 6\ncopies = 1\nsource = "printed"\n',
         ["[troll]", "reward"]),
        (Domain, '[keep]\ncost = 10\nneeds = { worker = 2, baker = 1 }\nvp = 4\nwhen = "built"\n'
         'effect = { do = "may_slay" }\ncopies = 1\nsource = "printed"\n', ["[keep]", "baker", "needs"]),
        (Domain, '[keep]\ncost = 10\nneeds = {}\nvp = 4\nwhen = "tomorrow"\n'
         'effect = { do = "may_slay" }\ncopies = 1\nsource = "printed"\n', ["[keep]", "tomorrow", "when"]),
        (Duke, '[reese]\nscore = [{ vp = 1 }]\nresources_per_vp = 4\ncopies = 1\nsource = "printed"\n',
         ["[reese]", "per", "score"]),
        (Starter, '[page]\nactivation = [5]\nactive = { do = "gain" }\ncopies = 5\nsource = "printed"\n',
         ["[page]", "others"]),
    ],
)  # fmt: skip
def test_other_kinds_of_cards(tmp_path: Path, kind: type, text: str, says: list[str]) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(text, encoding="utf-8")
    told = complaint(file, kind)
    assert told.startswith("cards.toml: ")
    for word in says:
        assert word in told, told
