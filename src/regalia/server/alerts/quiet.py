"""Quiet hours: when somebody does not want to be told, by the clock on their own wall."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from regalia.engine.game import Refused
from regalia.engine.messages import say

DAY = 24 * 60
"""Minutes."""


def time_zone(name: str) -> ZoneInfo:
    """A time zone by its name («Europe/Prague»); refuses one that nobody knows."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refused(say("alerts-zone-unknown", zone=name[:64])) from None


def quiet_until(now: float, zone: str, start: int | None, end: int | None) -> float | None:
    """When the quiet hours end that it is in now; nothing if it is in none. Both are minutes since midnight."""
    if start is None or end is None or start == end:
        return None
    here = datetime.fromtimestamp(now, time_zone(zone))
    minute = here.hour * 60 + here.minute
    if not (start <= minute < end if start < end else minute >= start or minute < end):
        return None
    morning = here.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0)
    if morning <= here:
        # By the wall, not by the hours that pass: a night in which the clocks are changed is longer or shorter.
        morning += timedelta(days=1)
    return max(now, morning.timestamp())
