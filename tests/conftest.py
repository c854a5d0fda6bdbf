"""What holds for all tests: their size, and their order where several processes share them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.sizes import ALL, SIZES

for sizes in ALL.values():
    settings.register_profile(
        sizes.name,
        max_examples=sizes.close_examples,
        deadline=None,
        derandomize=True,
        suppress_health_check=[HealthCheck.too_slow],
        print_blob=False,
    )
settings.load_profile(SIZES.name)


TESTS = Path(__file__).parent
PAGES = TESTS / "browser"
PROCESSES = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
LEFT_OUT = {TESTS / place for place in SIZES.left_out}


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """What the chosen size leaves out is not even read."""
    return True if collection_path in LEFT_OUT else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Pages wait as much as they work: half of the processes begin with them, beside those that only work.

    Each process is given an equal part of the list, in its order, and takes over from others when it is through."""
    if PROCESSES == 1:
        return
    pages = [item for item in items if PAGES in item.path.parents]
    others = [item for item in items if PAGES not in item.path.parents]
    part, turning = len(items) // PROCESSES, PROCESSES // 2
    ordered: list[pytest.Item] = []
    for number in range(turning):
        own = pages[number * len(pages) // turning : (number + 1) * len(pages) // turning]
        rest = max(0, part - len(own))
        ordered += own + others[:rest]
        del others[:rest]
    items[:] = ordered + others


def pytest_report_header() -> str:
    return f"size of the tests: {SIZES.name}"
