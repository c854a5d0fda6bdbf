"""One server for all tests that do not need one of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.postgres import Postgres
from tests.server.serving import Server, quick


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server."""
    with Server(quick(tmp_path_factory.mktemp("tables"))) as server:
        yield server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL."""
    postgres = Postgres()
    yield postgres
    postgres.stop()


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of an empty database."""
    return postgres.new_database()
