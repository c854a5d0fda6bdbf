"""``make play`` opens the house at once and compiles the rules beside it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import psutil

ROOT = Path(__file__).parents[2]
HOUSE = "import os, pathlib; pathlib.Path({seen!r}).write_text(os.environ.get('REGALIA_FORM', 'any')); {then}"
"""A house that writes down in which form it was asked to run."""
OPEN = """
import sys; sys.path.insert(0, {tools!r})
import pathlib, play
class Form:
    WISH = "REGALIA_FORM"
    fresh = staticmethod(lambda: {fresh})
play.load_form = lambda: Form
python = [sys.executable, "-c"]
raise SystemExit(play.play([*python, {house!r}], [*python, {compiler!r}], pathlib.Path({log!r})))
"""


def opened(folder: Path, compiler: str, *, fresh: str, then: str = "") -> tuple[str, subprocess.CompletedProcess[str]]:
    """Open a house with a compiler of the test's own; in which form it ran, and what was said."""
    seen, log = folder / "seen", folder / "build" / "compiling.log"
    house = HOUSE.format(seen=str(seen), then=then)
    script = OPEN.format(tools=str(ROOT / "tools"), fresh=fresh, house=house, compiler=compiler, log=str(log))
    # The tests themselves are asked to run in one form; a player is not.
    unasked = {name: value for name, value in os.environ.items() if name != "REGALIA_FORM"}
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=120, env=unasked)
    return seen.read_text(), run


def until(path: Path) -> str:
    """Code that waits until a file is there."""
    return f"import os, pathlib, time\nwhile not pathlib.Path({str(path)!r}).exists(): time.sleep(0.01)\n"


def written_down(pid: Path) -> str:
    """Code of a compiler that writes down which process it is."""
    new, then = str(pid.with_suffix(".new")), str(pid)
    return f"import os, pathlib\npathlib.Path({new!r}).write_text(str(os.getpid()))\nos.rename({new!r}, {then!r})\n"


def until_ended(pid: Path) -> str:
    """Code of a house that stays open until the compiler has ended."""
    wait = f"import psutil\nwhile psutil.pid_exists(int(pathlib.Path({str(pid)!r}).read_text())): time.sleep(0.01)"
    return f"exec({until(pid) + wait!r})"


def test_the_house_is_open_while_the_rules_are_compiled(tmp_path: Path) -> None:
    done, pid = tmp_path / "done", tmp_path / "pid"
    # The compiler ends only after the house has opened, and the house only after the compiler has ended.
    compiler = f"{written_down(pid)}{until(tmp_path / 'seen')}pathlib.Path({str(done)!r}).touch()"
    fresh = f"pathlib.Path({str(done)!r}).exists()"
    form, run = opened(tmp_path, compiler, fresh=fresh, then=until_ended(pid))
    assert form == "pure", "and so do the processes that it starts later"
    assert run.returncode == 0
    assert "compiled meanwhile" in run.stderr and "from the next start on" in run.stderr


def test_compiled_rules_are_used_at_once(tmp_path: Path) -> None:
    form, run = opened(tmp_path, "raise SystemExit('nobody asked')", fresh="True")
    assert form == "any" and run.stderr == ""


def test_a_compiler_that_fails_leaves_the_pure_rules_and_says_where_to_read_why(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    compiler = f"{written_down(pid)}print('no headers'); raise SystemExit(1)"
    form, run = opened(tmp_path, compiler, fresh="False", then=until_ended(pid))
    log = tmp_path / "build" / "compiling.log"
    assert form == "pure" and f"{log} says why" in run.stderr
    assert "no headers" in log.read_text()


def test_whoever_closes_the_house_ends_the_compiler_too(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    compiler = f"{written_down(pid)}{until(tmp_path / 'never')}"
    _, run = opened(tmp_path, compiler, fresh="False", then=f"exec({until(pid)!r}); raise SystemExit(3)")
    assert run.returncode == 3 and "says why" not in run.stderr
    assert not psutil.pid_exists(int(pid.read_text()))
