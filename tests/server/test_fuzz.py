"""Whatever is sent, the server says what it makes of it, and never that something went wrong inside."""

from __future__ import annotations

import logging

import pytest

from tests.server.liars import lie_to
from tests.server.serving import Server
from tests.sizes import SIZES


@pytest.mark.parametrize("seed", range(1, 1 + SIZES.liars))
def test_no_lie_breaks_the_server(server: Server, caplog: pytest.LogCaptureFixture, seed: int) -> None:
    with caplog.at_level(logging.ERROR):
        statuses = lie_to(server, seed, 100)
    assert {200, 404} <= set(statuses) and len(statuses) >= 4, "some were understood, some were not"
    faults = [record.getMessage() for record in caplog.records if record.exc_info or "failed" in record.getMessage()]
    assert not faults
