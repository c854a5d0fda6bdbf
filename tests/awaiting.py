"""Coroutines run by tests that know no event loop: in a thread of their own, for a browser may hold this one's loop."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def awaited(what: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, what).result()
