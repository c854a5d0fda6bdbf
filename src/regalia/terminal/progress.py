"""The bar that shows how far long work has come."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from regalia.terminal.voice import Voice


@contextmanager
def progress(voice: Voice, total: float, *, hidden: bool) -> Iterator[Callable[[float], None]]:
    """A bar on standard error; none for a program that reads JSON, and none where no terminal is."""
    if hidden or not voice.err.is_terminal:
        yield lambda steps: None
        return
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TimeRemainingColumn

    with Progress(BarColumn(), TaskProgressColumn(), TimeRemainingColumn(), console=voice.err, transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda steps: bar.advance(task, steps)
