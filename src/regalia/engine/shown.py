"""What a drawn board shows beyond zones and counters: each game declares it as a struct, from which TypeScript is made.

Fields are numbers, words, messages (``Message``), rows of pictures (``Signs``), other structs, and tuples and mappings
of them.
"""

from __future__ import annotations

import msgspec


class NothingMore(msgspec.Struct, frozen=True):
    """A game whose zones and counters say everything."""
