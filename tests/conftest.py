"""What holds for all tests: their size."""

from __future__ import annotations

from pathlib import Path

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
LEFT_OUT = {TESTS / place for place in SIZES.left_out}


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """What the chosen size leaves out is not even read."""
    return True if collection_path in LEFT_OUT else None


def pytest_report_header() -> str:
    return f"size of the tests: {SIZES.name}"
