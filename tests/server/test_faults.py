"""Some misfortune; a long one is ``python -m tests.server.faults``, its results in docs/reliability.md."""

from __future__ import annotations

import random
from pathlib import Path

from tests.awaiting import awaited
from tests.server.faults import Outcome, Wish, play
from tests.server.postgres import Postgres
from tests.server.stage import Stage
from tests.sizes import SIZES

ROUNDS, PACE = SIZES.misfortunes, SIZES.misfortune


def go_through(stage: Stage, seed: int) -> Outcome:
    """Every fault that there is, so many times."""
    kinds = len(set(stage.kills())), len(stage.others())
    wish = Wish(tables=4, kills=ROUNDS * kinds[0], others=ROUNDS * kinds[1], seed=seed, pause=PACE, moves=2)
    outcome = awaited(play(stage, wish))
    assert not outcome.wrong, outcome.report()
    assert outcome.tables >= 4 and outcome.told > 0 and outcome.moves >= outcome.told, outcome.report()
    assert set(outcome.faults) == {fault.__name__ for fault in (*stage.kills(), *stage.others())}, outcome.report()
    return outcome


def test_one_server_with_a_file_goes_through_it_all(tmp_path: Path) -> None:
    go_through(Stage(tmp_path, random.Random(1), pace=PACE), 1)


def test_servers_and_workers_on_one_database_go_through_it_all(tmp_path: Path, postgres: Postgres) -> None:
    go_through(Stage(tmp_path, random.Random(2), postgres, servers=2, workers=1, pace=PACE), 2)
