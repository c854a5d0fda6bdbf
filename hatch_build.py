"""The wheel carries the built web client and the compiled rules: build them first, where they are not there yet."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildHook(BuildHookInterface):
    """Builds the web client and the compiled rules into the package before a wheel is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version != "standard":
            return
        tools = Path(self.root) / "tools"
        runpy.run_path(str(tools / "web.py"))["build"]()
        build_data["artifacts"].append("src/regalia/web_client/**")
        if self.compiled(tools / "build_compiled.py"):
            build_data["artifacts"].append("src/regalia/compiled/**")
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def compiled(self, tool: Path) -> bool:
        """Compile the rules; whatever stands in the way, the pure package works the same."""
        try:
            return bool(runpy.run_path(str(tool))["main"]())
        except (Exception, SystemExit) as error:
            self.app.display_warning(
                f"The rules could not be compiled ({error}): this package runs them as pure Python."
            )
            return False
