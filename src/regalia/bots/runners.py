"""Where the games of a ladder are played: in processes of this machine, or on a cluster with Ray."""

from __future__ import annotations

import importlib
import logging
import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from regalia.bots.ladder import Ended, Match, Runner, play_match
from regalia.bots.processes import end_with_parent
from regalia.engine.game import Refused
from regalia.engine.messages import say


def play_in_processes(matches: Sequence[Match]) -> Iterator[Ended]:
    """Play on all cores of this machine."""
    workers = min(os.cpu_count() or 1, len(matches))
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=spawn, initializer=_end_with_the_ladder)
    try:
        for future in as_completed([pool.submit(play_match, match) for match in matches]):
            yield future.result()
    except BrokenProcessPool:
        raise Refused(say("coach-ladder-process-died")) from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _end_with_the_ladder() -> None:
    """A process ends at once when somebody presses Ctrl-C, and when whoever started it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    end_with_parent()


def play_on_ray(matches: Sequence[Match]) -> Iterator[Ended]:
    """Play wherever Ray has room: on the cluster that it is told of, else on a cluster of this machine alone."""
    ray = _ray()
    ray.init(ignore_reinit_error=True, log_to_driver=False, logging_level=logging.ERROR)
    play = ray.remote(play_match)
    waiting = [play.remote(match) for match in matches]
    while waiting:
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)


def _ray() -> Any:
    """Ray is an extra: most people need no cluster."""
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise Refused(say("coach-ladder-no-ray")) from None


RUNNERS: dict[str, Runner] = {"processes": play_in_processes, "ray": play_on_ray}
