"""Packages of others beside the house: installed into a folder, and the house run with that folder at hand."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests.program import run, surroundings
from tests.server.serving import free_port
from tests.sizes import PATIENCE

ROOT = Path(__file__).parents[2]
WINDFALL = ROOT / "examples" / "windfall"
SERVE = (
    "import sys\n"
    "from itertools import count\n"
    "from pathlib import Path\n"
    "from regalia.server import plays\n"
    "from regalia.server.run import serve\n"
    "from tests.server.serving import quick\n"
    "plays.drawn_seed = count(2).__next__\n"
    "serve('127.0.0.1', int(sys.argv[2]), open_browser=False, settings=quick(Path(sys.argv[1])))\n"
)


def install(package: Path, target: Path) -> None:
    """Install a package as pip does, with what is at hand."""
    options = ("--no-deps", "--no-build-isolation", "--no-index", "--quiet", "--disable-pip-version-check")
    command = [sys.executable, "-m", "pip", "install", *options, "--target", str(target), str(package)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def write_package(target: Path, package: str, files: dict[str, str], **groups: str) -> None:
    """Lay a package down as if it were installed: its files, its name, and its entry points by group."""
    for name, text in files.items():
        file = target / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    about = target / f"{package.replace('-', '_')}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    points = "\n".join(f"[regalia.{group}]\n{lines}\n" for group, lines in groups.items())
    (about / "entry_points.txt").write_text(points, encoding="utf-8")


def with_packages(target: Path) -> dict[str, str]:
    """The environment of a program that finds what lies in a folder."""
    return surroundings(PYTHONPATH=str(target))


def regalia(target: Path, *words: str | Path, said: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command with the packages of a folder."""
    return run(*words, said=said, timeout=240, PYTHONPATH=str(target))


class OwnServer:
    """A server in a process of its own, with the packages of a folder."""

    def __init__(self, target: Path, data: Path) -> None:
        data.mkdir(parents=True, exist_ok=True)
        self.port = free_port()
        self.log = data / "server.log"
        self._log = self.log.open("w", encoding="utf-8")
        self._process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(data), str(self.port)],
            stderr=self._log,
            env=with_packages(target),
            cwd=ROOT,
        )
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)

    def __enter__(self) -> OwnServer:
        for _ in range(6000):
            assert self._process.poll() is None, self.log.read_text(encoding="utf-8")
            with socket.socket() as trial:
                if trial.connect_ex(("127.0.0.1", self.port)) == 0:
                    self.http.get("/api/games").raise_for_status()  # the shelf is read, and pages come at once
                    return self
            time.sleep(0.01)
        raise AssertionError("the server did not start")

    def __exit__(self, *_: object) -> None:
        self.http.close()
        self._process.terminate()
        self._process.wait(PATIENCE)
        self._log.close()

    def set_table(self, game: str, *levels: str, **wishes: object) -> dict[str, str]:
        """A table for Anna and bots of some levels; says where it is and how Anna comes in."""
        seats = [{"kind": "person", "name": "Anna"}, *({"kind": "bot", "level": level} for level in levels)]
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats, **wishes})
        assert answer.status_code == 201, answer.text
        made: dict[str, str] = answer.json()
        return made
