"""What holds for all tests: how large their samples are."""

from __future__ import annotations

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


def pytest_report_header() -> str:
    return f"sizes of the samples: {SIZES.name}"
