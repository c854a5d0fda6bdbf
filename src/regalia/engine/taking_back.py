"""Undo: how far a seat may take its choices back, and what stands in the way."""

from __future__ import annotations

from typing import Literal

from regalia.engine.messages import Message, say
from regalia.engine.play import Play

Policy = Literal["free", "to-barrier", "never"]
"""Free (alone, on one screen, when teaching); to the last roll, draw, reveal or other seat's choice; or not at all."""


def why_not_back(play: Play, seat: int, policy: Policy) -> Message | None:
    """What keeps a seat from taking back the last choice, or nothing."""
    if not play.chosen:
        return say("undo-nothing")
    if policy == "never":
        return say("undo-never")
    last = play.chosen[-1]
    if policy == "free":
        return None
    if last.seat != seat:
        return say("undo-other-seat")
    if last.barrier:
        return say(f"undo-{last.barrier}")
    return None


def take_back(play: Play, seat: int, policy: Policy) -> Message | None:
    """Take back the last choice; says what stands in the way if it may not be."""
    reason = why_not_back(play, seat, policy)
    if reason is None:
        play.back_to(len(play.chosen) - 1)
    return reason


def start_of_turn(play: Play, seat: int, policy: Policy) -> int:
    """How many choices remain when a seat takes back all it may of its own run of choices."""
    count = len(play.chosen)
    while count and play.chosen[count - 1].seat == seat:
        if policy == "to-barrier" and play.chosen[count - 1].barrier:
            break
        count -= 1
    return len(play.chosen) if policy == "never" else count
