"""Who comes next when everybody wants something thought out."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from regalia.server.errors import TooOften
from regalia.server.fair_queue import PATIENCE, FairQueue, Ticket
from regalia.server.rate_limit import Allowances, Limits
from tests.awaiting import awaited


def order_of(tickets: Sequence[Ticket], places: int = 1, given_up: Sequence[int] = ()) -> list[int]:
    """In which order these come to their places who stand in line while the first works."""
    served: list[int] = []

    async def work(queue: FairQueue, at: int, ticket: Ticket) -> None:
        async with queue.place(ticket):
            served.append(at)
            await asyncio.sleep(0)

    async def everybody() -> None:
        queue = FairQueue(places)
        tasks = [asyncio.create_task(work(queue, at, ticket)) for at, ticket in enumerate(tickets)]
        await asyncio.sleep(0)
        for at in given_up:
            tasks[at].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        async with queue.place(Ticket("last")):
            served.append(-1)

    awaited(asyncio.wait_for(everybody(), 60))
    return served


def test_s4_one_who_asks_often_waits_for_the_others_each_time() -> None:
    greedy, modest = Ticket("greedy"), Ticket("modest")
    assert order_of([greedy, greedy, greedy, greedy, modest]) == [0, 1, 4, 2, 3, -1]


def test_s4_people_come_before_tables_nobody_watches_and_quick_levels_before_slow() -> None:
    tickets = [
        Ticket("first"),
        Ticket("a", watched=False),
        Ticket("b", watched=False, quick=True),
        Ticket("c"),
        Ticket("d", quick=True),
    ]
    assert order_of(tickets) == [0, 4, 3, 2, 1, -1]


def test_s4_nobody_waits_for_ever() -> None:
    crowd = [Ticket(f"watched {at}", quick=True) for at in range(3 * PATIENCE)]
    served = order_of([Ticket("first"), Ticket("unwatched", watched=False), *crowd])
    assert served.index(1) == PATIENCE


def test_who_gives_up_leaves_the_place_to_the_next() -> None:
    tickets = [Ticket("a"), Ticket("b"), Ticket("c"), Ticket("d")]
    assert order_of(tickets, given_up=[1, 3]) == [0, 2, -1]
    assert order_of(tickets, places=2, given_up=[0]) == [0, 1, 2, 3, -1]


def test_s4_one_person_can_have_only_so_much_waiting() -> None:
    allowances = Allowances(Limits(waiting_of_person=1))
    with allowances.at_work(address="home", person="anna"):
        with pytest.raises(TooOften) as refused, allowances.at_work(address="home", person="anna"):
            pass
        assert refused.value.message.id == "server-still-at-work"
        with allowances.at_work(address="home", person="ben"), allowances.at_work(address="away", person="cid"):
            pass
    with allowances.at_work(address="home", person="anna"):
        pass


def test_s4_behind_one_address_there_is_room_for_a_few_people() -> None:
    allowances = Allowances(Limits(waiting_of_person=1))
    with (
        allowances.at_work(address="home", person="a"),
        allowances.at_work(address="home", person="b"),
        allowances.at_work(address="home", person="c"),
        allowances.at_work(address="home", person="d"),
        allowances.at_work(address="home", person="e"),
        pytest.raises(TooOften),
        allowances.at_work(address="home", person="f"),
    ):
        pass
