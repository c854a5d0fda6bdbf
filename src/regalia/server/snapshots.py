"""The state of a table as one connection may see it (a snapshot), and what of it has changed (a delta)."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import astuple

from regalia.engine.decisions import Decision
from regalia.engine.messages import say
from regalia.engine.table import Table
from regalia.engine.taking_back import way_back
from regalia.engine.zones import View, view
from regalia.server.affairs import shown as affairs_shown
from regalia.server.evenings import standing
from regalia.server.protocol import messages as wire
from regalia.server.puzzling import puzzle_step_of
from regalia.server.results import hosts, winners
from regalia.server.sealing import sealed
from regalia.server.seats import seats_shown
from regalia.server.serializers import (
    SPECTATOR,
    Conditions,
    Known,
    decision_shown,
    facts_of,
    nearness_of,
    option_values,
    players_of,
    running_of,
    said,
    sheets_of,
    shown_of,
    shows_secrets,
    zones_of,
)
from regalia.server.teaching import no_way_back, step_of
from regalia.server.teaching import way_back as way_back_in_lesson

if TYPE_CHECKING:
    from regalia.server.rooms import Room

BY_ENTRY = ("zones", "shown", "facts")
"""Members of the state of which only the entries that changed are sent."""


def state_for(room: Room, mine: Collection[int], looking: int | None = None, facts: bool = False) -> wire.State:
    """What somebody who plays the seats ``mine`` may see now. Nothing but views goes into it.

    With ``facts`` it is also told in words what lies open, which those who look at a board do not need."""
    state = _seen_by(room, mine, looking)
    if not facts:
        return state
    told = facts_of(room.game, view(room.play.table, state.viewpoint).table, room.known.facts)
    return msgspec.structs.replace(state, facts=told)


def _seen_by(room: Room, mine: Collection[int], looking: int | None) -> wire.State:
    table = room.play.table
    if room.waiting:
        # Whoever could look at the cards before the others sat down could set tables until the deal pleases.
        return _state(room, view(table, SPECTATOR), table, mine, [])
    asked = [] if room.over else [seat for seat, _ in table.asked]
    deciding = _deciding(asked, [seat for seat in mine if not room.level_at(seat)], looking)
    if len(mine) < 2:
        seen = view(table, next(iter(mine), SPECTATOR))
        decision = seen.table.decision_of(deciding) if deciding is not None else None
        return _state(room, seen, table, mine, asked, decision)
    # On a shared screen everybody looks: a seat's own cards are shown only where its decision needs them.
    seen = view(table, SPECTATOR if looking is None else looking)
    if deciding is None or looking not in (None, deciding):
        # Whoever looks at their own cards while somebody else is asked does not see that question.
        return _state(room, seen, table, mine, asked)
    own = view(table, deciding)
    decision = own.table.decision_of(deciding)
    curtain = looking is None and shows_secrets(decision, own, seen)
    return _state(room, own if curtain else seen, table, mine, asked, decision, curtain)


def past_state(room: Room, table: Table[Any], seen: View[Any], mine: Collection[int], choices: int) -> wire.State:
    """The table as it once stood: nothing can be chosen there."""
    asked, known = [seat for seat, _ in table.asked], Known()
    state = _state(room, seen, table, mine, asked, known=known)
    return msgspec.structs.replace(state, choices=choices, facts=facts_of(room.game, seen.table, known.facts))


def _deciding(asked: list[int], mine: Collection[int], looking: int | None) -> int | None:
    """Which of the own seats is to choose: the one looked through, else the first."""
    own = [seat for seat in asked if seat in mine]
    if looking in own:
        return looking
    return own[0] if own else None


def _state(
    room: Room,
    seen: View[Any],
    table: Table[Any],
    mine: Collection[int],
    asked: list[int],
    decision: Decision | None = None,
    curtain: bool = False,
    known: Known | None = None,
) -> wire.State:
    game, play = room.game, room.play
    over, affairs, known = room.over, room.affairs, known or room.known
    now, agreed = table is play.table, _conditions(room, known)
    return wire.State(
        table=room.id,
        game=game.id,
        options=agreed.options,
        seen=room.moment,
        choices=len(play.chosen),
        viewpoint=seen.seat,
        mine=sorted(mine),
        waiting=room.waiting,
        over=over if now else table.over,
        asked=asked,
        seats=seats_shown(room.seats, affairs),
        automas=agreed.automas,
        zones=zones_of(seen, known.zones),
        players=players_of(game, seen, known.players),
        shown=shown_of(game, seen.table, known.shown),
        facts={},
        decision=decision_shown(decision) if decision else None,
        curtain=curtain,
        undo=_undo(room, mine),
        undo_policy=room.undo_policy,
        vote=room.vote.state() if room.vote else None,
        proposal=affairs.proposal.shown() if affairs.proposal else None,
        affairs=affairs_shown(affairs),
        host=hosts(room),
        patience=room.patience,
        clock=room.timekeeper.clock.shown() if now and room.timekeeper.clock else None,
        talk=affairs.talk,
        ended=affairs.ended if now else None,
        misfit=said(room.misfit) if room.misfit else None,
        sheets=_sheets(room, seen, now),
        running=running_of(game, seen, known.running),
        nearness=nearness_of(game, seen.table),
        lesson=step_of(room, bool(mine)),
        puzzle=puzzle_step_of(room, bool(mine)),
        daily=room.daily,
        winners=list(winners(room)) if now and over else [],
        known_deal=room.known_deal,
        # The seed would tell everything hidden; when the game is over there is nothing left to tell.
        seed=str(play.seed) if room.laid_open else None,
        seal=agreed.seal,
        salt=room.salt if room.laid_open else None,
        rated=bool(room.rated),
        series=standing(room),
        ratings=room.ratings,
    )


def _sheets(room: Room, seen: View[Any], now: bool) -> list[wire.Sheet]:
    """A game that was ended is laid open; one that goes on only shows what everybody may see."""
    if now and room.affairs.ended and room.laid_open:
        return sheets_of(room.game, room.play.table, True)
    return sheets_of(room.game, seen.table)


def _conditions(room: Room, known: Known) -> Conditions:
    if known.conditions is None:
        play, automas = room.play, room.game.automas(len(room.seats))
        known.conditions = Conditions(
            option_values(play.options), [said(name) for name in automas], sealed(room.salt, play.seed)
        )
    return known.conditions


def _undo(room: Room, mine: Collection[int]) -> wire.Undo:
    """What the undo button says."""
    if not mine:
        return wire.Undo(None, None, said(say("server-only-looking-on")), False)
    if (reason := no_way_back(room)) is not None:
        return wire.Undo(None, None, said(reason), False)
    if (count := way_back_in_lesson(room)) is not None:
        return wire.Undo(count, count, None, False)
    if room.affairs.ended:
        return wire.Undo(None, None, said(say("game-is-over")), False)
    chosen, policy, others = room.play.chosen, room.undo_policy, room.others(mine)
    step = way_back(chosen, mine, policy, others=others)
    turn = way_back(chosen, mine, policy, reach="turn", others=others)
    return wire.Undo(step.choices, turn.choices, said(step.reason) if step.reason else None, bool(step.voters))


def parts_changed(before: wire.State, after: wire.State) -> dict[str, Any]:
    """The members of a state that differ; of zones, shown slots and facts only the entries that differ; one
    that is gone is none."""
    parts: dict[str, Any] = {}
    values = zip(wire.State.__struct_fields__, astuple(before), astuple(after), strict=True)
    for name, had, has in values:
        if has is had:
            continue
        if name in BY_ENTRY:
            # What lies still is the same object: only what was made anew has to be compared.
            changed = {
                entry: value
                for entry, value in has.items()
                if entry not in had or (value is not had[entry] and value != had[entry])
            }
            changed |= dict.fromkeys(had.keys() - has.keys())
            if changed:
                parts[name] = changed
        elif has != had:
            parts[name] = has
    return parts
