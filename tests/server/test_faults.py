"""A minute of misfortune; a longer one is ``python -m tests.server.faults``, its results in docs/reliability.md."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.awaiting import awaited
from tests.server.faults import Outcome, Wish, play
from tests.server.postgres import Postgres
from tests.server.stage import Stage
from tests.sizes import SIZES

pytestmark = pytest.mark.skipif(not SIZES.faults, reason="a minute of misfortune is for the long run")


def check(outcome: Outcome) -> None:
    assert not outcome.wrong, outcome.report()
    assert outcome.tables >= 4 and outcome.told > 0 and outcome.moves >= outcome.told, outcome.report()


def test_one_server_with_a_file_goes_through_it_all(tmp_path: Path) -> None:
    stage = Stage(tmp_path, random.Random(1))
    outcome = awaited(play(stage, Wish(tables=4, kills=3, others=len(stage.others()), pause=1.0, moves=2)))
    check(outcome)
    assert set(outcome.faults) == {"kill_server", *(fault.__name__ for fault in stage.others())}


def test_servers_and_workers_on_one_database_go_through_it_all(tmp_path: Path, postgres: Postgres) -> None:
    stage = Stage(tmp_path, random.Random(2), postgres, servers=2, workers=1)
    check(awaited(play(stage, Wish(tables=4, kills=4, others=len(stage.others()), seed=2, pause=1.0, moves=2))))
