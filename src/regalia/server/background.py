"""What a server does in the background as long as it runs: should a chore end by mistake, hosts can read of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

log = logging.getLogger("regalia.server")


def begin(chore: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """Begin a chore that goes on until it is cancelled."""
    task = asyncio.get_running_loop().create_task(chore)
    task.add_done_callback(_heed)
    return task


def _heed(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("%r ended by mistake", task.get_coro(), exc_info=error)
