"""Every act of Bellum Magica by a name that is the same for each seat: other mages are counted from one's own."""

from __future__ import annotations

from regalia.engine.numbers import others, seat_ahead
from regalia.games.bellum_magica.cards import CASTLES, CHEST_KINDS, EVIL, SETTLEMENTS, ULTRA_EVIL


def act_names(players: int) -> list[str]:
    """The names of all acts that there can be with so many mages."""
    return [
        *(f"attack:{card}" for card in SETTLEMENTS),
        *(f"rob:{other}" for other in others(players)),
        "hold",
        *(f"steal:{kind}" for kind in CHEST_KINDS),
        "enough",
        *(f"recruit:{card}" for card in (*EVIL, *ULTRA_EVIL)),
        "done",
        "pay:food",
        "pay:runes",
        "tuck:left",
        "tuck:right",
        "spell",
        "keg",
        "stand",
        *(f"take:{card}" for card in CASTLES),
    ]


def act_name(key: str, seat: int, players: int) -> str:
    """The name of an act in the list, for a seat."""
    word, _, rest = key.partition(":")
    return f"rob:{seat_ahead(int(rest), seat, players)}" if word == "rob" else key
