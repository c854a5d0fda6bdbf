"""Open the house at once: serve on the rules as they are, while they are compiled beside it for the next start."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

from build_compiled import ROOT, load_form

COMPILE = (sys.executable, str(ROOT / "tools" / "build_compiled.py"))
SERVE = (str(Path(sys.executable).with_name("regalia")), "serve")
LOG = ROOT / "build" / "compiling.log"
"""What the compiler says; nobody who wants to play needs to read it."""
PATIENTLY = 10
"""How much the compiler gives way to whoever plays meanwhile (nice)."""


class Compiling:
    """The rules being compiled beside the house."""

    def __init__(self, command: Sequence[str], log: Path) -> None:
        self.log = log
        log.parent.mkdir(parents=True, exist_ok=True)
        with log.open("w", encoding="utf-8") as out:
            self._process = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT, start_new_session=True)
        if os.name == "posix":
            os.setpriority(os.PRIO_PROCESS, self._process.pid, PATIENTLY)
        self._ended_early = False

    def tell(self) -> None:
        """Wait for the end, and say once what came of it."""
        code = self._process.wait()
        if self._ended_early:
            return
        if code == 0 and load_form().fresh():
            say("The rules are compiled: from the next start on, bots think several times as far.")
        else:
            say(f"The rules stay pure Python, which is slower and plays the same; {self.log} says why.")

    def end(self) -> None:
        """Stop with the house; what is compiled already is not compiled again next time."""
        if self._process.poll() is None:
            self._ended_early = True
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGTERM)
            else:
                self._process.terminate()


def say(line: str) -> None:
    """Tell whoever started the house."""
    print(line, file=sys.stderr, flush=True)


def play(serve: Sequence[str] = SERVE, compile_rules: Sequence[str] = COMPILE, log: Path = LOG) -> int:
    """Serve until somebody stops it; compile the rules meanwhile, if they have changed since they were."""
    form = load_form()
    if form.fresh():
        return _serve(serve, dict(os.environ))
    say("The rules run as pure Python for now and are compiled meanwhile, for the next start.")
    compiling = Compiling(compile_rules, log)
    teller = threading.Thread(target=compiling.tell)
    teller.start()
    try:
        # Processes that the house starts later keep to the form that it has.
        return _serve(serve, {**os.environ, form.WISH: "pure"})
    finally:
        compiling.end()
        teller.join()


def _serve(command: Sequence[str], environment: dict[str, str]) -> int:
    with subprocess.Popen(command, env=environment) as house:
        while True:
            try:
                return house.wait()
            except KeyboardInterrupt:
                continue  # the house was told as well, and puts everything away


if __name__ == "__main__":
    sys.exit(play())
