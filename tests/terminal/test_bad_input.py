"""What a person may get wrong: always a message and an exit code, never a traceback."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from regalia.engine.card_files import read_cards
from regalia.engine.game import CardFacts, Game
from regalia.games.valeria.cards import VOCABULARY, Citizen
from regalia.shelf import shelf
from tests.terminal.conftest import Regalia


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("conquer", "“conquer”"),
        ("-x", "“-x”"),
        ("games --colour", "--colour"),
        ("games valeria", "valeria"),
        ("cards", "GAME"),
        ("cards chess", "“chess”. The games are: "),
        ("cards valeria --lang fr", "“fr”"),
        ("cards valeria --lang", "The languages are: en, cs, sk, de"),
        ("play", "Which game?"),
        (
            "plya valeria",
            "serve, worker, admin, doctor, games, cards, play, simulate, replay, review, lesson, puzzles, ladder",
        ),
        ("play chess", "“chess”"),
        ("play valeria --seats", "--seats"),
        ("play valeria --seats me,,squire", "name"),
        ("play valeria --seats a,b,c,d,e,f", "6 players"),
        ("play valeria --seats me,Bob:wizard", "“wizard”"),
        ("play valeria --seats me,Bob:", "“”"),
        ("play valeria --option colour=blue", "“colour”. Its options are: setup"),
        ("play valeria --option dukes", "name=value"),
        ("play valeria --option dukes=maybe", "“maybe”"),
        ("play valeria --option setup=chaos", "“chaos”. It can be: first_game"),
        ("play valeria --option dukes=no --option dukes=yes", "“dukes”"),
        ("play valeria --seats me --option events=yes", "without monster events"),
        ("play valeria --option dark_lord=harder", "solo"),
        ("play valeria --option areas=hills", "picked"),
        ("play valeria --seed -1", "-1"),
        ("play valeria --seed 99999999999999999999", "99999999999999999999"),
        ("play valeria --seed soon", "“soon”"),
        ("play valeria --seed 1 --seed 2", "--seed"),
        ("play valeria --resume x.record --seed 1", "--resume"),
        ("simulate valeria --games 0", "--games"),
        ("simulate valeria --games many", "“many”"),
        ("simulate valeria --seats me,random", "“me”. The bots are: random"),
        ("simulate valeria --seats random,random,random,random,random,random", "6 players"),
        ("simulate valeria --option events=perhaps", "“perhaps”"),
        ("replay", "FILE"),
        ("replay a.record b.record", "b.record"),
        ("bench --seconds 0", "--seconds"),
        ("bench --seconds nan", "--seconds"),
    ],
)
def test_a_wrong_command_line_is_exit_code_two(regalia: Regalia, command: str, said: str) -> None:
    ran = regalia(*command.split())
    assert said in ran.refused(2)
    assert ran.out == ""


@pytest.mark.parametrize(("language", "said"), [("cs", "Příkaz"), ("sk", "Príkaz"), ("de", "Den Befehl")])
def test_it_is_said_in_the_language_asked_for(regalia: Regalia, language: str, said: str) -> None:
    assert said in regalia("--lang", language, "conquer").refused(2)


def test_a_new_file_in_no_folder_is_exit_code_one(regalia: Regalia, tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "game.record"
    assert str(file) in regalia("play", "valeria", "--file", file).refused(1)
    ran = regalia("play", "valeria", said=f"save {file}\n1\n")
    assert ran.code == 0 and "cannot be written" in ran.out, "the game goes on"


def test_a_record_of_another_game_is_not_taken_for_this_one(
    regalia: Regalia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.record"
    regalia("play", "valeria", "--file", file)
    monkeypatch.setitem(shelf(), "broken", BrokenBox(tmp_path))
    assert "Valeria" in regalia("play", "broken", "--resume", file).refused(2)


class BrokenBox(Game):
    """A game whose card file somebody has corrected badly."""

    id = "broken"
    rules = 1
    players = (2,)

    def __init__(self, folder: Path) -> None:
        self.file = folder / "citizens.toml"

    def cards(self) -> Sequence[CardFacts]:
        read_cards(self.file, Citizen, VOCABULARY)
        return []


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ('[cleric]\ncost = "three"', ("citizens.toml", "[cleric]", "cost")),
        ("[cleric]\ncost = 3", ("citizens.toml", "[cleric]", "missing required field")),
        ("[cleric\ncost = 3", ("citizens.toml", "line 1")),
        ("cleric = 3", ("citizens.toml", "[cleric]", "table")),
        ("\udcff", ("citizens.toml",)),
    ],
)
def test_a_broken_card_is_named_with_file_and_field(
    regalia: Regalia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, card: str, said: tuple[str, ...]
) -> None:
    box = BrokenBox(tmp_path)
    box.file.write_text(card, encoding="utf-8", errors="surrogateescape")
    monkeypatch.setitem(shelf(), "broken", box)
    complaint = regalia("cards", "broken").refused(1)
    assert all(word in complaint for word in said), complaint


def test_json_is_alone_on_standard_output(regalia: Regalia) -> None:
    for command in ("games --json", "cards valeria --json", "simulate valeria --games 1 --json"):
        ran = regalia(*command.split())
        assert isinstance(json.loads(ran.out), dict) and ran.err == ""
