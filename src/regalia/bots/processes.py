"""Processes that play or think for another one."""

from __future__ import annotations

import multiprocessing
import os
import threading


def end_with_parent() -> None:
    """From now on this process ends when whoever started it is gone, even if that one was killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
