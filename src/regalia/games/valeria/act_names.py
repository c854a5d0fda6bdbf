"""Every act of Valeria by a name that is the same for each seat, for programs that want a number in place of an act.

Whoever pays decides how much of the real thing to give, the rest is magic: «pay:3gold» stands for all ways to give
three gold. Other players are counted from one's own seat: «take:+1:2gold» takes from the next one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from regalia.engine.game import Setting
from regalia.engine.numbers import choices_in, others, seat_ahead
from regalia.games.valeria.cards import CITIZENS, DOMAINS, DUKES, EVENTS, HARVESTED, MONSTERS, SETUPS
from regalia.games.valeria.harvesting import uses
from regalia.games.valeria.lasting_effects import ChangeDie
from regalia.games.valeria.words import RESOURCES

MOST_GOLD: Final = max(
    *(domain.cost for domain in DOMAINS.values()), *(card.cost + card.copies for card in CITIZENS.values())
)
MOST_TOKENS: Final = 36
"""More strength tokens on one monster than the box has; the supply is endless, but no game has come near."""
MOST_STRENGTH: Final = max(monster.strength for monster in MONSTERS.values()) + MOST_TOKENS
MOST_TAKEN: Final = 3


def act_names(players: int, options: Mapping[str, Setting]) -> list[str]:
    """The names of all acts that there can be with these options."""
    monsters, citizens = monsters_in(options), citizens_in(options)
    events = tuple(EVENTS) if options["events"] else ()
    names = [
        *(f"recruit:{card}" for card in citizens),
        *(f"slay:{card}" for card in (*monsters, *events)),
        *(f"build:{card}" for card in DOMAINS),
        *(f"gain:{kind}" for kind in RESOURCES),
        *(f"pay:{n}gold" for n in range(1, MOST_GOLD + 1)),
        *(f"pay:{n}strength" for n in range(1, MOST_STRENGTH + 1)),
        *(f"free:{card}" for card in citizens),
        *(f"return:{card}" for card in (*citizens, *monsters, *events)),
        "decline", "done", "announce",
    ]  # fmt: skip
    names += (f"keep:{card}" for card in DUKES)
    names += _about_cards(monsters, citizens, events)
    if events:
        names += (f"event:{card}" for card in events)
        names += (f"token:{card}" for card in (*monsters, *events))
    names += _alone(citizens) if players == 1 else _against_others(players)
    return list(dict.fromkeys(names))


def _about_cards(monsters: tuple[str, ...], citizens: tuple[str, ...], events: tuple[str, ...]) -> Iterator[str]:
    """The acts that cards offer: alternatives, exchanges, dice to turn."""
    for harvested in HARVESTED:
        if harvested.id in citizens or harvested.id not in CITIZENS:
            yield from choices_in(harvested.id, harvested)
            for effect in (harvested.active, harvested.others):
                yield from (act.key for act in uses(effect, harvested.id))
    for card in monsters:
        yield from choices_in(card, MONSTERS[card])
    for card in events:
        yield from choices_in(card, EVENTS[card])
    for domain in DOMAINS.values():
        yield from choices_in(domain.id, domain)
        if isinstance(domain.effect, ChangeDie):
            yield from (f"{domain.id}:die1", f"{domain.id}:die2")


def _against_others(players: int) -> Iterator[str]:
    for other in others(players):
        yield f"take_monster:{other}"
        yield from (f"take:{other}:{n}{kind}" for kind in RESOURCES for n in range(MOST_TAKEN + 1))
    yield "take_monster:centre"


def _alone(citizens: tuple[str, ...]) -> Iterator[str]:
    yield from (f"column:{column}" for column in range(1, 6))
    yield from (f"give:{card}" for card in citizens)
    yield "take_monster:centre"


def citizens_in(options: Mapping[str, Setting]) -> tuple[str, ...]:
    """The citizens that can be met with these options."""
    if options["shuffled_citizens"]:
        return tuple(CITIZENS)
    picked = SETUPS[str(options["setup"])].citizens if options["setup"] in SETUPS else options["citizens"]
    assert isinstance(picked, tuple)
    return tuple(card for card in CITIZENS if card in picked) if picked else tuple(CITIZENS)


def monsters_in(options: Mapping[str, Setting]) -> tuple[str, ...]:
    """The monsters that can be met with these options."""
    areas = SETUPS[str(options["setup"])].areas if options["setup"] in SETUPS else options["areas"]
    assert isinstance(areas, tuple)
    return tuple(card for card, monster in MONSTERS.items() if not areas or monster.area in areas)


def act_name(key: str, seat: int, players: int) -> str:
    """The name of an act in the list, for a seat."""
    word, _, rest = key.partition(":")
    if word == "pay":
        return f"pay:{rest.partition('+')[0]}"
    if word in ("take", "take_monster") and rest[0].isdigit():
        other, colon, what = rest.partition(":")
        return f"{word}:{seat_ahead(int(other), seat, players)}{colon}{what}"
    return key
