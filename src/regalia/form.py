"""In which form the rules run: compiled where a compiled form of exactly these sources is at hand, else pure Python.

``tools/build_compiled.py`` lays the compiled modules into ``compiled/``, in folders like those of the sources, with the
fingerprint of the sources that they were made from. Whoever imports the package compares: after any change to a source
it runs pure until the tool has run again, so an old compiled module never stands in for the code that one reads.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parent
SUFFIX = EXTENSION_SUFFIXES[0]
"""How the name of a compiled module ends: it says for which Python and which machine it is."""
WISH = "REGALIA_FORM"
"""The environment variable that asks for one form: «pure» or «compiled»."""

FOLDERS = ("engine", "games", "bots/*/")
"""Folders whose modules are compiled, as patterns: in ``bots`` those of the games, not what stands beside them."""
MODULES = (
    "bots/bot.py", "bots/judges.py", "bots/learned.py", "bots/priorities.py", "bots/search.py", "bots/styles.py",
    "encoding/encoder.py", "environments/stepping.py",
)  # fmt: skip
LEFT_PURE = ("__init__.py", "act_names.py", "cards.py", "shown.py", "signs.py")
"""Packages hold nothing to compile, names of acts are listed once; msgspec makes classes from annotations, which
compiling would drop."""


def compiled_folder(package: Path = PACKAGE) -> Path:
    """Where the compiled modules of a package lie."""
    return package / "compiled"


def sources(package: Path = PACKAGE) -> list[Path]:
    """The modules that are compiled."""
    found = [path for folder in FOLDERS for path in package.glob(f"{folder}/**/*.py") if path.name not in LEFT_PURE]
    return sorted([*found, *(package / module for module in MODULES)])


def fingerprint(package: Path = PACKAGE) -> str:
    """A hash of the sources as they are now, for this Python on this machine."""
    digest = hashlib.sha256(SUFFIX.encode())
    for path in sources(package):
        digest.update(path.relative_to(package).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def fresh(package: Path = PACKAGE) -> bool:
    """Whether the compiled modules were made from the sources as they are now."""
    stamp = compiled_folder(package) / "fingerprint"
    return stamp.is_file() and stamp.read_text(encoding="ascii") == fingerprint(package)


class CompiledModules(MetaPathFinder):
    """Finds the compiled modules before Python looks for their sources."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The compiled module of this name, if there is one."""
        file = compiled_folder() / f"{name.replace('.', '/')}{SUFFIX}"
        return spec_from_file_location(name, file) if file.is_file() else None


def choose_form() -> None:
    """Let the compiled modules be imported, unless they are not of these sources or somebody wants the pure form."""
    wish = os.environ.get(WISH)
    if wish == "pure":
        return
    if fresh():
        sys.meta_path.insert(0, CompiledModules())
    elif wish == "compiled":
        raise ImportError("the rules have changed since they were compiled: run tools/build_compiled.py")


def compiled() -> bool:
    """Whether the rules run compiled."""
    return any(isinstance(finder, CompiledModules) for finder in sys.meta_path)
