"""Every act of Viscounts of the West Kingdom by a name that is the same for each seat."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, permutations
from typing import Final

from regalia.engine.numbers import choices_in, others, seat_ahead
from regalia.games.viscounts.board import AUTOMA_COLLISION, CASTLE, COLLISION, COST, NOBLES_FOR, PLOTS, SECTIONS, SPACES
from regalia.games.viscounts.cards import (
    MANUSCRIPTS,
    PLAYED,
    PLAYER_CARDS,
    SEGMENTS,
    printed_manuscript,
    printed_townsfolk,
)
from regalia.games.viscounts.castle import castle_section
from regalia.games.viscounts.funding import HELPERS, ways
from regalia.games.viscounts.icons import ACTIONS, CURRENCY
from regalia.games.viscounts.numbers import CARDS_ON_BOARD, MOST_SITES
from regalia.games.viscounts.paying_effects import FirstCountsDouble, ResourcesCount, SilverCounts
from regalia.games.viscounts.trade import MOST
from regalia.games.viscounts.words import RESOURCES

MOST_MISSING: Final = max(
    *COST.values(), *NOBLES_FOR, *(card.cost for card in MANUSCRIPTS.values()),
    *(segment.manuscript.cost for segment in SEGMENTS.values()),
)  # fmt: skip
"""How many icons an action can lack."""


def act_names(players: int) -> list[str]:
    """The names of all acts that there can be with so many viscounts."""
    return list(dict.fromkeys((*_actions(), *_answers(), *_in_the_castle(players), *_payments(), *_about_cards())))


def _actions() -> Iterator[str]:
    for word in ("play", "discard", "destroy"):
        yield from (f"{word}:{card}" for card in (*PLAYED, "top"))
    yield from (f"move:{space}" for space in range(SPACES))
    yield from (f"trade:{n}" for n in range(1, MOST + 1))
    yield from (f"build:{plot}" for plot in PLOTS)
    yield from (f"workers:{n}" for n in range(1, len(NOBLES_FOR)))
    yield from ("transcribe", "recruit", "skip")
    yield from (f"dismiss:{action}" for action in ACTIONS)


def _answers() -> Iterator[str]:
    yield from ("decline", "flip:debt", "flip:deed")
    yield from (f"site:{site}" for site in range(MOST_SITES))
    yield from (f"link:{site}" for site in range(MOST_SITES))
    yield from (f"plot:{plot}" for plot in PLOTS)
    yield from (f"take:{resource}" for resource in RESOURCES)
    yield from (f"pair:{card}" for card in PLAYER_CARDS)
    for n in range(2, CARDS_ON_BOARD + 1):
        yield from ("order:" + "-".join(map(str, order)) for order in permutations(range(1, n + 1)))


def _in_the_castle(players: int) -> Iterator[str]:
    sections = range(SECTIONS)
    for word in ("march", "section", "hire", "manuscript"):
        yield from (f"{word}:{n}" for n in sections)
    yield from (f"worker:{one}-{other}" for one in sections for other in sections if one != other)
    # Alone there is the solo opponent.
    yield from (f"bump:{other}" for other in ("+0", *others(max(2, players))))


def act_name(key: str, seat: int, players: int) -> str:
    """The name of an act in the list, for a seat."""
    word, _, rest = key.partition(":")
    return f"bump:{seat_ahead(int(rest), seat, max(2, players))}" if word == "bump" else key


def _payments() -> Iterator[str]:
    """Every way to pay for missing icons: with the action's own resource, and as cards on the board allow."""
    for action in ACTIONS:
        currency = CURRENCY[action]
        if currency not in RESOURCES:
            continue
        helpers = [helper for helper in HELPERS.values() if helper.action == action]
        rates = {0, *(helper.silver for helper in helpers if isinstance(helper, SilverCounts))}
        stand_ins = {(), *(helper.resources for helper in helpers if isinstance(helper, ResourcesCount))}
        doubled = {False, *(True for helper in helpers if isinstance(helper, FirstCountsDouble))}
        for missing in range(1, MOST_MISSING + 1):
            have = (missing, missing, missing)
            found = (
                ways(missing, currency, have, doubles, resources, rate, rate * missing)
                for rate in sorted(rates)
                for resources in sorted(stand_ins)
                for doubles in sorted(doubled)
            )
            yield from (act.key for act in chain.from_iterable(found))


def _about_cards() -> Iterator[str]:
    """The alternatives on cards and on the boards."""
    for card in (*PLAYED.values(), *MANUSCRIPTS.values(), *PLAYER_CARDS.values()):
        yield from choices_in(card.id, card)
    for segment in SEGMENTS.values():
        yield from choices_in(printed_townsfolk(segment.id), segment.townsfolk)
        yield from choices_in(printed_manuscript(segment.id), segment.manuscript)
        yield from choices_in("trade", (segment.left.trade, segment.right.trade))
        for side in (segment.few, segment.many):
            yield from choices_in("site", (side.left, side.right))
            yield from choices_in("link", side.links)
    for section, reward in enumerate(CASTLE):
        yield from choices_in(castle_section(section), reward)
    yield from choices_in("collision", (COLLISION, AUTOMA_COLLISION))
