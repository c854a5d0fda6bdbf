"""Plots made of letters: a row of ratings with error bars, and curves of chances."""

from __future__ import annotations

from collections.abc import Sequence

MARKS = "●○▲△■□◆◇"
"""One for each seat."""


def error_bar(value: float, error: float, low: float, high: float, width: int) -> str:
    """A value between two bounds with its error to both sides: «  ├──●──┤   »."""
    span = (high - low) or 1.0

    def column(at: float) -> int:
        return round((min(max(at, low), high) - low) / span * (width - 1))

    left, middle, right = column(value - error), column(value), column(value + error)
    signs = [" "] * width
    for at in range(left, right + 1):
        signs[at] = "─"
    if left < middle:
        signs[left] = "├"
    if right > middle:
        signs[right] = "┤"
    signs[middle] = "●"
    return "".join(signs).rstrip()


def curves(points: Sequence[Sequence[float]], width: int, height: int = 11) -> list[str]:
    """Chances between 0 and 1 over a whole game, one mark for each seat, the last seat underneath."""
    width = max(2, min(width, len(points)))
    rows = [[" "] * width for _ in range(height)]
    for column in range(width):
        chances = points[round(column * (len(points) - 1) / (width - 1))]
        for seat in reversed(range(len(chances))):
            row = round((1 - min(max(chances[seat], 0.0), 1.0)) * (height - 1))
            rows[row][column] = MARKS[seat % len(MARKS)]
    names = {0: "100 %", (height - 1) // 2: "50 %", height - 1: "0 %"}
    return [f"{names.get(number, ''):>5} │{''.join(row).rstrip()}" for number, row in enumerate(rows)]
