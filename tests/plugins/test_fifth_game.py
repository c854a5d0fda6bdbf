"""A game of another package is played everywhere, with nothing of it in the house."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.house.sources import files
from tests.plugins.installed import ROOT, WINDFALL, OwnServer, regalia, with_packages
from tests.server.guests import Guest
from tests.sizes import PATIENCE

NAMES = {"en": "Windfall", "cs": "Poryv štěstí", "sk": "Poryv šťastia", "de": "Rückenwind"}


def test_nothing_of_it_is_in_the_house() -> None:
    suffixes = (".py", ".toml", ".ftl", ".md", ".ts", ".svelte", ".json")
    found = [path for path in files("src", "web/src", suffixes=suffixes) if "windfall" in path.read_text("utf-8")]
    assert found == []


def test_its_own_tests_pass(windfall: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(WINDFALL / "tests")],
        capture_output=True,
        text=True,
        env=with_packages(windfall),
        cwd=WINDFALL,
        timeout=600,
    )
    assert ran.returncode == 0, ran.stdout
    assert "passed" in ran.stdout or re.search(r"\[100%\]", ran.stdout), ran.stdout


def test_it_is_on_the_shelf_in_four_languages(windfall: Path) -> None:
    ran = regalia(windfall, "games", "--json")
    assert ran.returncode == 0 and ran.stderr == ""
    games = {game["id"]: game for game in json.loads(ran.stdout)["games"]}
    assert list(games)[-1] == "windfall" and len(games) == 5, "the house's own come first"
    assert games["windfall"]["name"] == NAMES
    assert games["windfall"]["options"][0]["choices"] == ["4", "6", "8"]
    cards = regalia(windfall, "cards", "windfall", "--lang", "cs")
    assert cards.returncode == 0 and "Při naložení získáš 2 mince." in cards.stdout


def test_without_the_package_there_is_no_such_game(tmp_path: Path) -> None:
    ran = regalia(tmp_path, "cards", "windfall")
    assert ran.returncode == 2 and "“windfall”" in ran.stderr


def test_many_games_of_it_are_told_on_a_page(windfall: Path, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    words = ("report", "windfall", "--players", "3", "--games", "20", "--seed", "1", "--lang", "de", "--out", file)
    ran = regalia(windfall, *words)
    assert ran.returncode == 0, ran.stderr
    page = file.read_text(encoding="utf-8")
    assert "Rückenwind: was die Spiele sagen" in page and "<h2>Karten: " in page and "Safran" in page


def test_it_is_played_in_the_terminal_and_replayed(windfall: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    words = ("play", "windfall", "--seats", "me,squire,random", "--seed", "3", "--file", file)
    ran = regalia(windfall, *words, said="1\n" * 40)
    assert ran.returncode == 0 and ran.stderr == "" and "Total" in ran.stdout
    assert "Race 6" in ran.stdout and "Round 6 · Wind" in ran.stdout
    checked = regalia(windfall, "replay", file, "--check", "--json")
    assert checked.returncode == 0 and json.loads(checked.stdout)["over"] is True


def test_bots_that_search_play_it(windfall: Path) -> None:
    words = (
        "simulate",
        "windfall",
        "--seats",
        "knight,squire,random",
        "--option",
        "rounds=4",
        "--games",
        "2",
        "--json",
    )
    answer = json.loads(regalia(windfall, *words).stdout)
    assert answer["games"] == 2 and len(answer["mean_scores"]) == 3


def test_bots_that_search_play_it_by_its_rules_alone(windfall: Path, tmp_path: Path) -> None:
    bare = tmp_path / "bare"
    shutil.copytree(windfall, bare)
    points = next(bare.glob("*.dist-info")) / "entry_points.txt"
    points.write_text(points.read_text("utf-8").partition("[regalia.games]")[2].join(("[regalia.games]", "")), "utf-8")
    assert "regalia.bots" not in points.read_text("utf-8")
    words = ("simulate", "windfall", "--option", "rounds=4", "--games", "2", "--json", "--seats")
    answer = json.loads(regalia(bare, *words, "knight,random").stdout)
    assert answer["games"] == 2
    refused = regalia(bare, *words, "squire,random")
    assert refused.returncode == 2 and "“squire”" in refused.stderr


def test_it_is_played_through_the_server(windfall: Path, tmp_path: Path) -> None:
    with OwnServer(windfall, tmp_path / "tables") as server:
        games = {game["id"]: game for game in server.http.get("/api/games").json()["games"]}
        assert games["windfall"]["levels"] == ["random", "page", "squire", "knight", "queen"]
        for language, name in NAMES.items():
            assert f"\nwindfall = {name}\n" in server.http.get(f"/api/words/{language}").text
            assert server.http.get(f"/api/games/windfall/rules/{language}").text.startswith(f"# {name}")
        assert len(server.http.get("/api/games/windfall/cards").json()["cards"]) == 52
        made = server.set_table("windfall", "random", "knight", options={"rounds": "4"}, seed="5")
        anna = Guest(server.port, made["table"], made["token"])
        assert anna.state["shown"]["round"] == 1 and 1 <= anna.state["shown"]["wind"] <= 6
        others = [anna.state["zones"][f"hand@{seat}"]["stacks"][0] for seat in (1, 2)]
        assert all(stack["cards"] == [] and stack["hidden"] >= 4 for stack in others)
        while not anna.state["over"]:
            anna.hear_all()
            if anna.state["decision"]:
                anna.choose()
            elif not anna.state["over"]:
                anna.hear(60)
        told = {event["said"]["id"] for entry in anna.log for event in entry["events"]}
        assert told >= {"windfall-shows", "windfall-loads", "windfall-sends"}
        record = server.http.get(f"/api/tables/{made['table']}/record", params={"token": made["token"]})
        assert record.status_code == 200 and record.text.startswith("game    windfall\n")
        anna.leave()
        assert " ERROR " not in server.log.read_text(encoding="utf-8")


def test_the_house_runs_from_its_sources_without_being_installed(tmp_path: Path) -> None:
    """No entry points of the house are known then but those that its sources declare."""
    script = (
        "import importlib.metadata as metadata\n"
        "metadata.entry_points = lambda group: ()\n"
        "from regalia.shelf import shelf\n"
        "print(sorted(shelf()))\n"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=ROOT, timeout=PATIENCE)
    assert ran.stdout.strip() == "['bellum_magica', 'valeria', 'viscounts', 'wonderful_kingdom']", ran.stderr


def test_an_installation_that_does_not_fit_says_so(tmp_path: Path) -> None:
    """A package without its sources, and with entry points from before there were any."""
    script = (
        "import sys, importlib.metadata as metadata\n"
        "from pathlib import Path\n"
        "metadata.entry_points = lambda group: ()\n"
        "from regalia import plugins\n"
        "plugins.SOURCES = Path('nowhere')\n"
        "from regalia.terminal.main import main\n"
        "sys.exit(main(['games', '--lang', 'de']))\n"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=tmp_path, timeout=PATIENCE)
    assert ran.returncode == 1 and "Traceback" not in ran.stderr
    assert "Regalias eigene Spiele sind nicht zu finden" in ran.stderr and "make setup" in ran.stderr
