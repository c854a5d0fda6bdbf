"""The examples, run as whoever reads them would run them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.sources import ROOT

EXAMPLES = ROOT / "examples"


def ran(example: str, *words: str | Path) -> str:
    """What an example prints."""
    ran = subprocess.run(
        [sys.executable, EXAMPLES / f"{example}.py", *map(str, words)],
        capture_output=True,
        text=True,
        env={**os.environ, "JAX_PLATFORMS": "cpu"},
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_a_bot_in_thirty_lines() -> None:
    code = (EXAMPLES / "thirty_lines.py").read_text(encoding="utf-8").partition("import regalia")[2]
    assert len([line for line in code.splitlines() if line.strip()]) <= 30
    dreamer, random = map(int, re.findall(r"\d+", ran("thirty_lines")))
    assert dreamer > random, "it plays better than chance"


def test_a_tournament_of_own_bots() -> None:
    told = ran("own_tournament", "--deals", "2")
    assert told.count("4 games") == 6, "everybody against everybody, both seatings of two deals"
    ratings = {name: int(elo) for name, elo in re.findall(r"^ *(\w+) +([+-]\d+) ±", told, re.MULTILINE)}
    assert set(ratings) == {"random", "eager", "dreamer", "squire"}
    assert ratings["random"] == 0 < ratings["squire"]


def test_a_file_of_games_is_read(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    simulate = "from regalia.terminal.main import main; import sys; sys.exit(main(sys.argv[1:]))"
    wish = ("simulate", "bellum_magica", "--seats", "squire,random", "--games", "4", "--seed", "1", "--on", "here")
    subprocess.run([sys.executable, "-c", simulate, *wish, "--out", file], check=True, capture_output=True)
    told = ran("read_games", file)
    assert "squire against random, 4 games" in told
    assert re.search(r"is right \d+% of \d{3} times", told)


def test_a_masked_policy_is_trained_and_knows_its_table(tmp_path: Path) -> None:
    pytest.importorskip("jax", reason="JAX is installed for the usual tests only")
    file = tmp_path / "policy.npz"
    told = ran("train_masked_policy", "--steps", "2560", "--out", file)
    assert re.search(r"\d+ games; won, fifth by fifth: (\d+%,? ?){5}", told)
    play = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
import regalia
from regalia.environments import DoesNotFit, schema
from train_masked_policy import Trained
bot, play = Trained(Path(sys.argv[2]), schema("bellum_magica", 2)), regalia.new("bellum_magica", players=2, seed=3)
while not play.over:
    play.bot(bot)
try:
    Trained(Path(sys.argv[2]), schema("bellum_magica", 3))
except DoesNotFit as why:
    print("played,", why)
"""
    played = subprocess.run([sys.executable, "-c", play, EXAMPLES, file], capture_output=True, text=True)
    assert played.stdout.startswith("played, "), played.stderr
    assert "bellum_magica-1-2p" in played.stdout
