"""What lies open on the table of the Wonderful Kingdom beyond cards and counters, line by line."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.engine.facts import TableFact
from regalia.engine.messages import Message, listed, say, seat_named
from regalia.games.wonderful_kingdom.player import Duchy
from regalia.games.wonderful_kingdom.table import KingdomTable
from regalia.games.wonderful_kingdom.words import KINDS, RESOURCES, amounts, named, resource_name


def table_facts(table: KingdomTable) -> Iterator[tuple[str, TableFact]]:
    """The round, what everybody produces, what is still to be done; then each duchy."""
    if table.phase:
        phase = say(f"wonderful_kingdom-board-phase-{table.phase}")
        yield "phase", TableFact(say("wonderful_kingdom-board-round", n=table.round), phase)
    if table.quests:
        yield "quests", TableFact(say("wonderful_kingdom-kind-quest"), _cards(table.quests))
    for at in range(len(RESOURCES)):
        volumes = tuple(_produces(duchy, at) for duchy in table.players)
        yield f"track:{at}", TableFact(resource_name(at), listed(volumes))
    if table.unbuilt:
        yield "unbuilt", TableFact(say("wonderful_kingdom-told-unbuilt"), _cards(table.unbuilt))
    if table.undefeated:
        yield "undefeated", TableFact(say("wonderful_kingdom-told-undefeated"), _cards(table.undefeated))
    for duchy in table.players:
        yield from _duchy(duchy)


def _produces(duchy: Duchy, resource: int) -> Message:
    return say("wonderful_kingdom-told-produces", seat=seat_named(duchy.seat), n=duchy.volume(resource))


def _cards(cards: tuple[str, ...]) -> Message:
    return listed(tuple(named(card) for card in cards))


def _duchy(duchy: Duchy) -> Iterator[tuple[str, TableFact]]:
    seat = duchy.seat
    yield f"duchy@{seat}", TableFact(say("wonderful_kingdom-kind-duchy"), named(duchy.duchy), seat)
    for name, site in duchy.sites.items():
        lacks = listed(amounts(zip(KINDS, site.missing, strict=True)))
        how = "wonderful_kingdom-told-frozen" if site.frozen else "wonderful_kingdom-told-lacks"
        what = say(how, card=named(site.card), what=lacks)
        yield f"construction@{seat}:{name}", TableFact(say("wonderful_kingdom-zone-construction"), what, seat)
    for name, cubes in (("cubes", duchy.cubes), ("lab", duchy.lab)):
        if any(cubes):
            what = listed(amounts(zip(RESOURCES, cubes, strict=True)))
            yield f"{name}@{seat}", TableFact(say(f"wonderful_kingdom-explain-{name}"), what, seat)
    for n, symbol in enumerate(duchy.stolen):
        resource = Message(f"wonderful_kingdom-resource-{symbol['resource']}")
        what = say("wonderful_kingdom-told-covered", card=named(symbol["card"]), what=resource)
        yield f"stolen@{seat}:{n}", TableFact(say("wonderful_kingdom-told-stolen"), what, seat)
    if duchy.used:
        yield f"used@{seat}", TableFact(say("wonderful_kingdom-told-used"), _cards(duchy.used), seat)
    for step in duchy.steps:
        quest, _, part = step.partition(":")
        what = say(f"wonderful_kingdom-step-{quest}-{part}")
        yield f"step@{seat}:{step}", TableFact(say("wonderful_kingdom-told-step"), what, seat)
