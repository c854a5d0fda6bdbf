"""The turn of a solo opponent: a scheme card is turned up and done from top to bottom."""

from __future__ import annotations

from typing import Final

from regalia.engine.frames import Frame
from regalia.games.viscounts import rulings
from regalia.games.viscounts.automa import AUTOMA_PLOTS, ITS_BOARD, Automa
from regalia.games.viscounts.board import COST, INNER, LEFT, NOBLES_FOR, SPACES, TYPE, segment_of
from regalia.games.viscounts.building import free_sites, raise_building
from regalia.games.viscounts.cards import AUTOMAS, SCHEMES
from regalia.games.viscounts.castle import put_workers
from regalia.games.viscounts.collision import Collide
from regalia.games.viscounts.icons import CRIMINAL, KIND, Action
from regalia.games.viscounts.manuscripts import manuscript_at, take_manuscript
from regalia.games.viscounts.movement import arrive
from regalia.games.viscounts.table import ViscountsTable
from regalia.games.viscounts.workers import MOST_WORKERS

AUTOMA: Final = 1
"""The opponent's seat: nobody is asked for it, but it scores and what it does is told."""
PLACES_FOR_CARDS: Final = 3


def automa_of(table: ViscountsTable) -> Automa:
    """The solo opponent of this table."""
    assert table.automa is not None, "nobody sits opposite"
    return table.automa


class TurnUpScheme(Frame[ViscountsTable]):
    """Scheme cards move right; the top one of the pile is turned up; criminals corrupt if it says so."""

    __slots__ = ()

    def run(self, table: ViscountsTable) -> None:
        automa, seat = automa_of(table), self.seat
        table.active = seat
        table.played = ""
        if len(automa.scheme_row) == PLACES_FOR_CARDS:
            automa.scheme_discard = (*automa.scheme_discard, automa.scheme_row[2])
            automa.scheme_row = automa.scheme_row[:2]
        if not automa.scheme_deck:
            automa.shuffle_discards(table)
        card = automa.scheme_deck[-1]
        automa.scheme_deck = automa.scheme_deck[:-1]
        automa.scheme_row = (card, *automa.scheme_row)
        table.played = card
        table.tell("viscounts-schemes", seat, card=card, source=f"scheme_deck@{seat}", target=f"scheme_row@{seat}")
        if SCHEMES[card].corrupts:
            n = automa.criminals()
            automa.gain_corruption(n)
            table.tell_as("gain", "viscounts-gets", seat, because="criminals", corruption=n)


class GainFromScheme(Frame[ViscountsTable]):
    """What the second row gives."""

    __slots__ = ()

    def run(self, table: ViscountsTable) -> None:
        SCHEMES[table.played].gain.act(table, self.seat, table.played)


class MoveByScheme(Frame[ViscountsTable]):
    """The viscount moves on the outer path only."""

    __slots__ = ()

    def run(self, table: ViscountsTable) -> None:
        automa = automa_of(table)
        space = automa.space
        for _ in range(SCHEMES[table.played].move):
            space = (space + (2 if space % 3 == LEFT else 1)) % SPACES
        assert space % 3 != INNER
        arrive(table, automa, space)


class ActByScheme(Frame[ViscountsTable]):
    """The first thing in the last row that is possible is done."""

    __slots__ = ()

    def run(self, table: ViscountsTable) -> None:
        automa = automa_of(table)
        for option in SCHEMES[table.played].options:
            if option.effect is not None:
                option.effect.act(table, self.seat, table.played)
                return
            aim = AUTOMAS[automa.kind].focus if option.action == "focus" else option.action
            if aim == "flip":
                done = flip_as_aim(table, automa)
            elif aim == "construct":
                done = construct(table, automa)
            elif aim == "workers":
                done = place_workers(table, automa)
            else:
                done = transcribe(table, automa)
            if done:
                return


def _icons_short(automa: Automa, action: Action, needed: int) -> int:
    """How many icons of an action it would have to pay for."""
    icons = automa.icons_now()
    return max(0, needed - icons[KIND[action]] - icons[CRIMINAL])


def construct(table: ViscountsTable, automa: Automa) -> bool:
    """The leftmost building it can afford goes on the leftmost free site of its bank."""
    sites = free_sites(table, automa.space)
    for plot in AUTOMA_PLOTS:
        short = _icons_short(automa, "construct", COST[TYPE[plot]])
        if sites and plot not in automa.built and short <= automa.purse("construct"):
            automa.pay(table, "construct", short)
            raise_building(table, automa, plot, sites[0])
            return True
    left = [COST[TYPE[plot]] for plot in AUTOMA_PLOTS if plot not in automa.built]
    if not left:
        table.tell("viscounts-cannot-construct-all", automa.seat)
    elif not sites:
        table.tell("viscounts-cannot-construct-site", automa.seat)
    else:
        n = _icons_short(automa, "construct", min(left)) - automa.purse("construct")
        table.tell("viscounts-cannot-construct", automa.seat, n=n)
    return False


def place_workers(table: ViscountsTable, automa: Automa) -> bool:
    """As many workers as it can pay for, never one alone, go to the section that its segment faces."""
    for n in range(min(MOST_WORKERS, automa.workers), rulings.AUTOMA_FEWEST_WORKERS - 1, -1):
        short = _icons_short(automa, "workers", NOBLES_FOR[n])
        if short <= automa.purse("workers"):
            automa.pay(table, "workers", short)
            put_workers(table, automa, segment_of(automa.space), n)
            return True
    if automa.workers < rulings.AUTOMA_FEWEST_WORKERS:
        table.tell("viscounts-cannot-workers-left", automa.seat)
    else:
        needed = _icons_short(automa, "workers", NOBLES_FOR[rulings.AUTOMA_FEWEST_WORKERS])
        table.tell("viscounts-cannot-workers", automa.seat, n=needed - automa.purse("workers"))
    return False


def transcribe(table: ViscountsTable, automa: Automa) -> bool:
    """The manuscript of its segment, from the outer path."""
    segment = segment_of(automa.space)
    short = _icons_short(automa, "transcribe", manuscript_at(table, segment)[1])
    if short > automa.purse("transcribe"):
        table.tell("viscounts-cannot-transcribe", automa.seat, n=short - automa.purse("transcribe"))
        return False
    automa.pay(table, "transcribe", short)
    take_manuscript(table, automa, segment)
    return True


def flip_as_aim(table: ViscountsTable, automa: Automa) -> bool:
    """Flip a debt or deed, if it has any."""
    if not automa.can_flip("any"):
        table.tell("viscounts-cannot-flip", automa.seat)
        return False
    automa.flip(table, "any", rulings.AUTOMA_FLIPS_AS_AIM, ITS_BOARD)
    return True


AUTOMA_PHASES: Final[tuple[Frame[ViscountsTable], ...]] = (
    Collide(AUTOMA),
    ActByScheme(AUTOMA),
    MoveByScheme(AUTOMA),
    GainFromScheme(AUTOMA),
    TurnUpScheme(AUTOMA),
)
"""The steps of the opponent's turn, the last one first."""
