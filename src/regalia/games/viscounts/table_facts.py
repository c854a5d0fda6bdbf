"""What lies open on the boards of Viscounts beyond cards and counters, line by line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from regalia.engine.facts import TableFact
from regalia.engine.messages import Message, listed, say, seat_named
from regalia.games.viscounts.board import SECTIONS, segment_of
from regalia.games.viscounts.cards import printed_manuscript, printed_townsfolk
from regalia.games.viscounts.player import Viscount
from regalia.games.viscounts.shown import ActionPrice, Opponent, Printed, icons_of, opponent_of, prices_here, printed_on
from regalia.games.viscounts.table import NOBODY_LEADS, ViscountsTable
from regalia.games.viscounts.words import amounts, named

ICONS: Final = ("merchant", "builder", "noble", "cleric", "criminal")

Facts = Iterator[tuple[str, TableFact]]


def table_facts(table: ViscountsTable) -> Facts:
    """Where everybody stands, the round board space by space, the castle, the prices here; then each viscount."""
    printed = printed_on(table.board, table.castle_turn)
    for viscount in table.courts:
        if viscount.space >= 0:
            yield f"stands:{viscount.seat}", TableFact(seat_named(viscount.seat), _space(table, viscount.space))
    if table.leader != NOBODY_LEADS:
        yield "leader", TableFact(say("viscounts-explain-castle_leader"), seat_named(table.leader))
    for n, price in enumerate(prices_here(table)):
        yield f"price:{n}", TableFact(say("viscounts-board-prices"), _price(price))
    yield from _piles(table)
    yield from _ring(table, printed)
    yield from _castle(table, printed)
    yield from _collisions(printed)
    opponent = opponent_of(table)
    if opponent is not None:
        yield from _opponent(opponent, printed)
    for viscount in table.courts:
        yield from _viscount(table, viscount)


def _space(table: ViscountsTable, space: int) -> Message:
    """The name of a space: the region, and on which path of it."""
    return say(f"viscounts-space-{space % 3}", segment=named(table.segments[segment_of(space)]))


def _price(price: ActionPrice) -> Message:
    """Icons needed and there, and how the missing ones could be paid for."""
    if price.ways == ({},):
        pay = say("viscounts-board-free")
    elif price.ways:
        pay = listed(tuple(listed(amounts(way.items())) for way in price.ways), "or")
    else:
        pay = say("viscounts-board-short", n=price.cost - price.has)
    needed = say(f"viscounts-text-icons-{price.icon}", n=price.cost)
    return say("viscounts-told-price", needed=needed, n=price.has, pay=pay)


def _piles(table: ViscountsTable) -> Facts:
    """Which townsfolk and which manuscript lie in each region; what is printed there, if a pile is empty."""
    for n, segment in enumerate(table.segments):
        townsfolk, manuscripts = table.townsfolk_piles[n], table.manuscript_piles[n]
        tops = (
            townsfolk[-1] if townsfolk else printed_townsfolk(segment),
            manuscripts[-1] if manuscripts else printed_manuscript(segment),
        )
        yield f"pile:{n}", TableFact(named(segment), listed(tuple(named(card) for card in tops)))


def _ring(table: ViscountsTable, printed: Printed) -> Facts:
    """What can be traded on each outer space, what stands on each site, and what links bring."""
    for space, trade in enumerate(printed.trades):
        if trade is not None:
            what = say("viscounts-board-trade", n=trade.merchants, what=trade.offer.text)
            yield f"trade:{space}", TableFact(_space(table, space), what)
    for site, bonus in enumerate(printed.sites):
        place, owner = _space(table, printed.spaces_at[site]), table.owners[site]
        if owner >= 0:
            building = named(table.buildings[site])
            what = say("viscounts-board-built", n=site + 1, what=building, name=seat_named(owner))
        else:
            what = say("viscounts-board-site", n=site + 1, what=bonus.text)
        yield f"site:{site}", TableFact(place, what)
        link, following = printed.links[site], (site + 1) % len(printed.sites) + 1
        if link is not None:
            yield f"link:{site}", TableFact(place, say("viscounts-board-link", a=site + 1, b=following, what=link.text))


def _castle(table: ViscountsTable, printed: Printed) -> Facts:
    """Whose workers stand where in the castle."""
    castle = say("viscounts-told-castle")
    for n in range(SECTIONS):
        place, reward = printed.castle[n].name, printed.castle[n].reward.text
        yard = _workers([(viscount.seat, viscount.yard[n]) for viscount in table.courts])
        hall = _workers([(viscount.seat, viscount.hall[n]) for viscount in table.courts])
        yield f"yard:{n}", TableFact(castle, say("viscounts-board-yard", place=place, who=yard))
        yield f"hall:{n}", TableFact(castle, say("viscounts-board-hall", place=place, what=reward, who=hall))
    keep = _workers([(viscount.seat, viscount.keep) for viscount in table.courts])
    yield "keep", TableFact(castle, say("viscounts-board-keep", who=keep))


def _workers(there: list[tuple[int, int]]) -> Message:
    counted = tuple(say("viscounts-told-workers", seat=seat_named(seat), n=n) for seat, n in there if n)
    return listed(counted) if counted else say("viscounts-board-nobody")


def _collisions(printed: Printed) -> Facts:
    """What a collision on each space of the track brings."""
    for n, (mine, others) in enumerate(zip(printed.collision, printed.others_at_collision, strict=True), 1):
        whom = say(f"viscounts-board-whom-{others.whom}")
        what = say("viscounts-board-step", n=n, mine=mine.text, whom=whom, theirs=others.effect.text)
        yield f"step:{n}", TableFact(say("viscounts-explain-collision"), what)


def _opponent(opponent: Opponent, printed: Printed) -> Facts:
    """What the solo opponent has, wants and will do."""
    name = say("viscounts-opponent")
    yield "opponent", TableFact(name, listed(amounts(opponent.counters.items())))
    yield (
        "aim",
        TableFact(
            name, say("viscounts-board-aim", who=say(f"viscounts-choice-opponent-{opponent.kind}"), what=opponent.aim)
        ),
    )
    for n, habit in enumerate(opponent.habits):
        yield f"habit:{n}", TableFact(say("viscounts-board-habits"), habit)
    for n, own in enumerate(printed.automa_collision, 1):
        yield f"opponent_step:{n}", TableFact(say("viscounts-told-opponent-collision", n=n), own.text)


def _viscount(table: ViscountsTable, viscount: Viscount) -> Facts:
    """What a viscount has built, and the icons that would count for an action now."""
    seat = viscount.seat
    owner = seat if seat < len(table.players) else -1
    if viscount.built:
        what = listed(tuple(named(plot) for plot in viscount.built))
        yield f"built@{seat}", TableFact(say("viscounts-told-built", seat=seat_named(seat)), what, owner)
    means = zip(ICONS, icons_of(table, viscount), strict=True)
    icons = listed(tuple(say(f"viscounts-text-icons-{icon}", n=n) for icon, n in means if n))
    yield f"icons@{seat}", TableFact(say("viscounts-told-icons", seat=seat_named(seat)), icons, owner)
