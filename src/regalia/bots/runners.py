"""Where many games are played: here, in processes of this machine, or on a cluster with Ray."""

from __future__ import annotations

import importlib
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol, TypeVar

from regalia.bots.processes import end_with_parent
from regalia.engine.game import Refused
from regalia.engine.messages import say

Job = TypeVar("Job")
Done = TypeVar("Done")


class Runner(Protocol):
    """Does all jobs somewhere and gives back what came of each, in any order."""

    def __call__(self, work: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[Done]: ...


def play_here(work: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[Done]:
    """Do one job after another in this process."""
    return map(work, jobs)


def play_in_processes(work: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[Done]:
    """Play on all cores of this machine."""
    if not jobs:
        return
    workers = min(os.cpu_count() or 1, len(jobs))
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=spawn, initializer=_end_with_whoever_asked)
    try:
        for future in as_completed([pool.submit(work, job) for job in jobs]):
            yield future.result()
    except BrokenProcessPool:
        raise Refused(say("coach-ladder-process-died")) from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _end_with_whoever_asked() -> None:
    """A process ends at once when somebody presses Ctrl-C, and when whoever started it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    end_with_parent()


def play_on_ray(work: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[Done]:
    """Play wherever Ray has room: on the cluster that it is told of, else on a cluster of this machine alone."""
    ray = _ray()
    ray.init(ignore_reinit_error=True, log_to_driver=False, logging_level=logging.ERROR)
    remote = ray.remote(work)
    waiting = [remote.remote(job) for job in jobs]
    while waiting:
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)


def _ray() -> Any:
    """Ray is an extra: most people need no cluster."""
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise Refused(say("coach-ladder-no-ray")) from None


RUNNERS: dict[str, Runner] = {"here": play_here, "processes": play_in_processes, "ray": play_on_ray}
