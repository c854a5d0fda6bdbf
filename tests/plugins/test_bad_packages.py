"""What packages of others may get wrong: it is said which package, which place and what; the other games stay."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.plugins.installed import OwnServer, regalia, write_package

GAME = """
from regalia.engine.game import Game
class Small(Game):
    id = {id!r}
    rules = 1
    players = (2,)
    def cards(self): return []
GAME = Small()
"""
CARDS = """
from importlib.resources import files
import msgspec
from regalia.engine.card_files import read_cards
from regalia.engine.effects import Effect
class Sail(Effect):
    do = "sail"
class Card(msgspec.Struct):
    id: str
    effect: Effect
read_cards(files("oddcards") / "ships.toml", Card, {"sail": Sail})
"""
OWN = ("bellum_magica", "valeria", "viscounts", "wonderful_kingdom")


@pytest.fixture(scope="module")
def bad(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with packages that each do something wrong, and two that are good enough."""
    target = tmp_path_factory.mktemp("bad")
    write_package(target, "falls-over", {"fallsover.py": "1 / 0\n"}, games="fallen = fallsover:GAME")
    write_package(target, "not-there", {}, games="absent = nosuchmodule.game:GAME")
    write_package(target, "no-game", {"nogame.py": "GAME = 'chess'\n"}, games="chess = nogame:GAME")
    write_package(target, "other-name", {"othername.py": GAME.format(id="go")}, games="draughts = othername:GAME")
    write_package(target, "usurper", {"usurper.py": GAME.format(id="valeria")}, games="valeria = usurper:GAME")
    ship = '[galleon]\neffect = { do = "sink" }\n'
    oddcards = {"oddcards/__init__.py": "", "oddcards/cards.py": CARDS, "oddcards/ships.toml": ship}
    write_package(target, "odd-cards", oddcards, games="ships = oddcards.cards:GAME")
    for module in ("twin", "a_twin"):
        files = {f"{module}/__init__.py": "", f"{module}/game.py": GAME.format(id="twin")}
        files[f"{module}/languages/en/x.ftl"] = f"twin = This is {module}\n"
        write_package(target, module.replace("_", "-"), files, games=f"twin = {module}.game:GAME")
    mute = {"mute/__init__.py": "", "mute/game.py": GAME.format(id="mute"), "mute/languages/en/x.ftl": "mute = {"}
    write_package(target, "mute", mute, games="mute = mute.game:GAME")
    write_package(target, "silly-bots", {"sillybots.py": "raise OSError('no mind')"}, bots="viscount = sillybots:BOTS")
    return target


WRONG = {
    "falls-over": ("fallsover:GAME", "ZeroDivisionError: division by zero"),
    "not-there": ("nosuchmodule.game:GAME", "No module named 'nosuchmodule'"),
    "no-game": ("nogame:GAME", "Game"),
    "other-name": ("othername:GAME", "go"),
    "usurper": ("usurper:GAME", "regalia"),
    "odd-cards": ("oddcards.cards:GAME", "ships.toml: [galleon] unknown effect 'sink'; known are sail"),
    "twin": ("twin.game:GAME", "a-twin"),
    "silly-bots": ("sillybots:BOTS", "OSError: no mind"),
}
"""For each package the place that it names, and what else must be said."""


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "The package"), ("cs", "Balíček"), ("sk", "Balík"), ("de", "Das Paket")],
)
def test_each_wrong_package_is_named_with_its_place_and_the_others_stay(bad: Path, language: str, said: str) -> None:
    ran = regalia(bad, "games", "--lang", language)
    assert ran.returncode == 1 and "Traceback" not in ran.stderr
    assert all(f"({game})" in ran.stdout for game in (*OWN, "twin"))
    assert "This is a_twin" in ran.stdout, "the first by the alphabet, in English where it knows no other language"
    lines = [line for line in ran.stderr.splitlines() if line.startswith("regalia: ")]
    assert len(lines) == len(ran.stderr.splitlines()) == len(WRONG) + 1, ran.stderr
    for package, (place, reason) in WRONG.items():
        assert any(f"{package} " in line and place in line and reason in line for line in lines), (package, ran.stderr)
    assert sum(said in line for line in lines) >= 5
    assert "mute/en/x.ftl" in lines[-1], "words that are wrong are named too"


def test_what_is_listed_for_a_program_is_still_one_answer(bad: Path) -> None:
    ran = regalia(bad, "games", "--json")
    assert ran.returncode == 1
    assert {game["id"] for game in json.loads(ran.stdout)["games"]} == {*OWN, "twin"}


@pytest.mark.parametrize(
    ("game", "place"), [("fallen", "fallsover:GAME"), ("ships", "ships.toml"), ("draughts", "othername:GAME")]
)
def test_a_game_that_does_not_load_says_why_when_it_is_wanted(bad: Path, game: str, place: str) -> None:
    ran = regalia(bad, "play", game)
    assert ran.returncode == 1 and "Traceback" not in ran.stderr and ran.stdout == ""
    assert ran.stderr.startswith("regalia: ") and place in ran.stderr


def test_a_game_with_wrong_words_says_so(bad: Path) -> None:
    ran = regalia(bad, "play", "mute", "--lang", "cs", "--seats", "a,b,c")
    assert ran.returncode == 2 and "Traceback" not in ran.stderr
    assert ran.stderr.startswith("regalia: Chyba v textech hry: mute/en/x.ftl: not understood")


def test_other_games_are_played_without_a_word_about_it(bad: Path) -> None:
    ran = regalia(bad, "simulate", "valeria", "--games", "1", "--seats", "random,random", "--json")
    assert ran.returncode == 0 and ran.stderr == "" and json.loads(ran.stdout)["game"] == "valeria"


def test_the_server_says_it_in_its_log_and_serves_the_others(bad: Path, tmp_path: Path) -> None:
    with OwnServer(bad, tmp_path / "tables") as server:
        games = {game["id"] for game in server.http.get("/api/games").json()["games"]}
        assert games == {*OWN, "twin", "mute"}
        log = server.log.read_text(encoding="utf-8")
        for package, (place, reason) in WRONG.items():
            assert any(f"{package} " in line and place in line and reason in line for line in log.splitlines()), package
        assert "mute/en/x.ftl: not understood" in log and "Traceback" not in log
