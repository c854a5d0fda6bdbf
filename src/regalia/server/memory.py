"""When memory is looked through, and how it is given back to the system."""

from __future__ import annotations

import ctypes
import gc
import os
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

PROGRAM = "regalia"
ALLOCATOR, PLAIN = "PYTHONMALLOC", "malloc"
TUNABLES, LARGE_PAGES = "GLIBC_TUNABLES", "glibc.malloc.hugetlb=1"
"""Many tables lie scattered over the memory, and the processor finds them sooner where its pages are large."""
NO_LARGE_PAGES = 41
"""What Linux is asked for by that number (``PR_SET_THP_DISABLE``)."""


def with_plain_memory(environment: Mapping[str, str]) -> dict[str, str]:
    """In which environment a program has the memory of the C library; what else is wished for there stays."""
    return {TUNABLES: LARGE_PAGES, **environment, ALLOCATOR: PLAIN}


def begin_anew_with_plain_memory() -> None:
    """Start the program once more, with the memory of the C library, from which single pages can be given back.

    Python's own gives back a megabyte when nothing at all lives in it any more, which after an evening of many tables
    it hardly ever does. Processes that think go on with Python's: it is quicker, and they hold little.
    """
    if os.environ.get(ALLOCATOR) == PLAIN:
        del os.environ[ALLOCATOR]
        if os.environ.get(TUNABLES) == LARGE_PAGES:
            del os.environ[TUNABLES]
    elif _trim() is not None and ALLOCATOR not in os.environ and Path(sys.argv[0]).name == PROGRAM:
        os.execve(sys.executable, sys.orig_argv, with_plain_memory(os.environ))


def seldom_collect_garbage() -> None:
    """What a game holds lies still and has no cycles: looking through it all again and again only holds people up.

    With 500 tables each look took 0.1 s, which nobody is answered in, and found some ten objects. What is left of
    tables is looked for when they are put away.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_000_000, 5, 5)


def give_back_memory() -> None:
    """Find what nobody needs any more (cycles), and give the pages that are empty then back to the system."""
    gc.collect()
    trim = _trim()
    if trim is not None:
        trim(0)


def allow_large_pages(allowed: bool) -> None:
    """Whether the system may lay this process's memory together into large pages.

    It does so by itself, in the background, and fills up what was given back: a large page counts whole even if all but
    a corner of it is empty. So it may only while there are tables enough to fill them.
    """
    control = _c_function("prctl")
    if control is not None:
        control(NO_LARGE_PAGES, int(not allowed), 0, 0, 0)


def _trim() -> Callable[..., int] | None:
    """The C library's way to give pages back, where it has one (glibc)."""
    return _c_function("malloc_trim")


@cache
def _c_function(name: str) -> Callable[..., int] | None:
    """A function of Linux's C library, if it has it."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        function: Callable[..., int] = getattr(ctypes.CDLL(None), name)
    except (OSError, AttributeError):
        return None
    return function
