"""``regalia schema``: what each number of a table means."""

from __future__ import annotations

import pytest

from regalia.encoding.schemas import schema
from tests.terminal.conftest import Regalia


def test_every_number_and_every_act_is_named_for_programs(regalia: Regalia) -> None:
    told = regalia("schema", "valeria", "--players", "3", "--option", "setup=random", "--json").json()
    known = schema("valeria", 3, setup="random")
    assert told["id"] == known.id
    assert (told["game"], told["rules"], told["players"], told["options"]["setup"]) == ("valeria", 2, 3, "random")
    assert sum(len(block["entries"]) for block in told["blocks"]) == told["size"] == known.size
    assert told["acts"] == list(known.acts)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "What they are"), ("cs", "Co to je"), ("sk", "Čo to je"), ("de", "Was sie sind")]
)
def test_people_read_it_in_their_language(regalia: Regalia, language: str, words: str) -> None:
    ran = regalia("schema", "bellum_magica", "--lang", language)
    assert ran.code == 0
    assert words in ran.out
    assert "seat+1.food" in ran.out


def test_what_cannot_be_played_is_refused(regalia: Regalia) -> None:
    assert "1, 2, 3, 4, 5" in regalia("schema", "valeria", "--players", "7").refused(2)
    assert "dragons" in regalia("schema", "valeria", "--option", "dragons=yes").refused(2)
    assert "chess" in regalia("schema", "chess").refused(2)
