"""The wheel carries the built web client: build it first, where it is not there yet."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):
    """Builds the web client into the package before a wheel is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel" and version == "standard":
            runpy.run_path(str(Path(self.root) / "tools" / "build_client.py"), run_name="__main__")
            build_data["artifacts"].append("src/regalia/web_client/**")
