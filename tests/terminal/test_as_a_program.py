"""The command as a program of its own: pipes, signals, exit codes, and how soon it answers."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.program import PROGRAM, run
from tests.sizes import PATIENCE


def test_a_whole_game_by_script_then_its_replay(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    played = run("play", "valeria", "--seats", "me,squire", "--seed", "4", "--file", file, said="1\n" * 2000)
    assert played.returncode == 0 and played.stderr == "" and "Total" in played.stdout
    assert "\x1b" not in played.stdout, "no colours where no terminal is"
    replayed = run("replay", file, "--check", "--json")
    answer = json.loads(replayed.stdout)
    assert replayed.returncode == 0 and answer["over"] is True
    assert str(answer["scores"][0]["total"]) in played.stdout


def test_exit_codes_reach_the_shell(tmp_path: Path) -> None:
    assert run("games").returncode == 0
    for words, code in ((("conquer",), 2), (("replay", tmp_path / "none.record"), 1)):
        ran = run(*words)
        assert ran.returncode == code and "Traceback" not in ran.stderr and ran.stdout == ""


def test_a_terminal_without_our_letters_gets_others() -> None:
    ran = run("cards", "valeria", "--lang", "cs", PYTHONIOENCODING="ascii")
    assert ran.returncode == 0 and ran.stderr == "" and "?" in ran.stdout


def test_bytes_that_are_no_letters_do_not_end_the_game() -> None:
    ran = subprocess.run([PROGRAM, "play", "valeria"], input=b"\xff\xfe\n1\n", capture_output=True, timeout=PATIENCE)
    assert ran.returncode == 0 and ran.stderr == b""


@pytest.mark.parametrize("words", [("cards", "valeria"), ("cards", "valeria", "--json")])
def test_a_reader_that_goes_away_is_no_disaster(words: tuple[str, ...]) -> None:
    with subprocess.Popen([PROGRAM, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout is not None and program.stderr is not None
        program.stdout.close()
        assert program.stderr.read() == b""
        assert program.wait(PATIENCE) == 141


def heed_interrupts() -> None:
    """What a shell starts behind itself ignores them, and so would all that it starts: the tests too may run there."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_an_interrupted_game_can_be_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    words = ["play", "valeria", "--seats", "me,squire", "--seed", "4", "--file", str(file)]
    with subprocess.Popen(
        [PROGRAM, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=heed_interrupts,
    ) as program:
        assert program.stdin is not None and program.stdout is not None and program.stderr is not None
        program.stdin.write("1\n")
        program.stdin.flush()
        while "2  " not in (file.read_text() if file.exists() else ""):
            assert program.poll() is None
            time.sleep(0.05)
        time.sleep(0.3)
        program.send_signal(signal.SIGINT)
        out, err = program.communicate(timeout=PATIENCE)
        assert program.returncode == 130 and err == "" and "--resume" in out
    assert run("replay", file, "--check").returncode == 0


def test_a_broken_card_in_the_box_is_named(tmp_path: Path) -> None:
    """The cards of a game are read when it is taken from the shelf, so any command may meet the broken one."""
    script = (
        "import sys, tomllib\n"
        "read = tomllib.loads\n"
        "tomllib.loads = lambda text: {'cleric': {'cost': 'three'}} if '[cleric]' in text else read(text)\n"
        "from regalia.terminal.main import main\n"
        "sys.exit(main(['games']))\n"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=PATIENCE)
    assert ran.returncode == 1 and "Traceback" not in ran.stderr
    assert "citizens.toml: [cleric]" in ran.stderr and "cost" in ran.stderr


def test_a_short_question_loads_little() -> None:
    """The version is said without the games, the server or the drawing of tables."""
    script = (
        "import sys\n"
        "from regalia.terminal.main import main\n"
        "main(['--version'])\n"
        "heavy = ('regalia.games', 'regalia.server', 'cyclopts', 'rich', 'fluent.runtime')\n"
        "print([name for name in heavy if name in sys.modules], file=sys.stderr)\n"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=PATIENCE)
    assert ran.returncode == 0
    assert ran.stderr.strip() == "[]"
