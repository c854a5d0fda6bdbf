"""Packages as they are handed out, made from these sources; and a folder with nothing but Python to install them in."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path

from tests.server.serving import free_port
from tests.sizes import PATIENCE

ROOT = Path(__file__).parents[1]
MINUTES = 60
FORMS = {"compiled wheel": "compiled", "pure wheel": "pure", "source distribution": ""}
"""The packages, and what is asked for when each is made."""


def pack(kind: str, folder: Path) -> Path:
    """Make a package with what is at hand; says where it lies."""
    target = "sdist" if kind == "source distribution" else "wheel"
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    wish = {**os.environ, "REGALIA_FORM": FORMS[kind]}
    made = subprocess.run(command, cwd=ROOT, env=wish, capture_output=True, text=True, timeout=20 * MINUTES)
    assert made.returncode == 0, made.stdout + made.stderr
    (package,) = folder.glob("*.tar.gz" if target == "sdist" else "*.whl")
    return package


class EmptyFolder:
    """Somebody's folder with a Python of its own, and nothing else in the path: no Node, no C compiler."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = folder / "environment"
        subprocess.run([sys.executable, "-m", "venv", str(self.environment)], check=True, timeout=5 * MINUTES)
        self.bin = self.environment / ("Scripts" if os.name == "nt" else "bin")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
        self.surroundings = {**kept, "PATH": str(self.bin), "REGALIA_FORM": ""}

    def run(self, *words: str | Path) -> str:
        """Run a program of this folder; says what it said."""
        command = [str(self.bin / words[0]), *map(str, words[1:])]
        ran = subprocess.run(
            command, cwd=self.folder, env=self.surroundings, capture_output=True, text=True, timeout=20 * MINUTES
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout

    def install(self, package: Path, tool: str) -> None:
        """Install a package and all that it needs."""
        if tool == "uv":
            uv = Path(sys.executable).with_name("uv")
            assert uv.exists(), "the extra «release» brings uv"
            self.run(uv, "pip", "install", "--python", self.bin / "python", package)
        else:
            self.run("python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", package)

    def serve(self) -> Serving:
        """Open the house."""
        return Serving(self)


class Serving:
    """``regalia`` running in such a folder."""

    def __init__(self, folder: EmptyFolder) -> None:
        self.port = free_port()
        self.log = folder.folder / "server.log"
        self._log = self.log.open("w", encoding="utf-8")
        words = ["serve", "--no-browser", "--port", str(self.port), "--data", str(folder.folder / "data")]
        self._process = subprocess.Popen(
            [str(folder.bin / "regalia"), *words], cwd=folder.folder, env=folder.surroundings, stderr=self._log
        )

    def __enter__(self) -> Serving:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self._process.poll() is None, self.log.read_text(encoding="utf-8")
            with socket.socket() as trial:
                if trial.connect_ex(("127.0.0.1", self.port)) == 0:
                    return self
            time.sleep(0.05)
        raise AssertionError("the server did not start")

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)
        self._log.close()
