"""The fifth game, installed once for all tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.plugins.installed import WINDFALL, install


@pytest.fixture(scope="session")
def windfall(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that Windfall is installed into, as a package of its own."""
    target = tmp_path_factory.mktemp("packages")
    install(WINDFALL, target)
    return target
