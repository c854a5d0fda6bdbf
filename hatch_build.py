"""What is packed beside the sources: the built web client, the documentation where it was built, and in wheels the
compiled rules.

``REGALIA_FORM=pure`` makes a wheel for every system, ``REGALIA_FORM=compiled`` none at all rather than a pure one;
without it the rules are compiled where they can be.
"""

from __future__ import annotations

import os
import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WISH = os.environ.get("REGALIA_FORM", "")
CLIENT = "src/regalia/web_client"
DOCS = "src/regalia/docs_site"
COMPILED = "src/regalia/compiled"
TO_COMPILE = ["mypy[mypyc]>=2,<3", "mypy-extensions>=1,<2", "msgspec>=0.19,<1"]
"""mypyc, and what the compiled rules import, which it reads."""


class BuildHook(BuildHookInterface):
    """Builds what is missing before a package is packed."""

    def dependencies(self) -> list[str]:
        return TO_COMPILE if self.target_name == "wheel" and WISH != "pure" else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        tools = Path(self.root) / "tools"
        if not self.from_source_distribution():
            runpy.run_path(str(tools / "web.py"))["build"]()
        build_data["artifacts"] += [f"{CLIENT}/**", f"{DOCS}/**"]
        if self.target_name == "wheel" and WISH != "pure" and self.compiled(tools / "build_compiled.py"):
            build_data["artifacts"].append(f"{COMPILED}/**")
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def from_source_distribution(self) -> bool:
        """Whether these sources were packed before, with the client built."""
        root = Path(self.root)
        return (root / "PKG-INFO").is_file() and (root / CLIENT / "index.html").is_file()

    def compiled(self, tool: Path) -> bool:
        """Compile the rules; whatever stands in the way, the pure package works the same."""
        try:
            done = bool(runpy.run_path(str(tool))["main"]())
        except (Exception, SystemExit) as error:
            self.app.display_warning(
                f"The rules could not be compiled ({error}): this package runs them as pure Python."
            )
            done = False
        if WISH == "compiled" and not done:
            raise RuntimeError("The rules were not compiled, and REGALIA_FORM=compiled asks for nothing else.")
        return done
