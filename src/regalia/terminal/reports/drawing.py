"""Pictures of a report as SVG inside the page: they stretch with it, and take their colours from its theme.

All words stand beside them as text of the page, so that they stay readable on a phone.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape


def bar(share: float, low: float, high: float, usual: float | None = None) -> str:
    """A share of one with its bounds, and a mark where it would be if all were alike."""
    parts = [
        '<rect class="track" width="100" height="20"/>',
        f'<rect class="bar" width="{100 * share:.2f}" height="20"/>',
        f'<rect class="reach" x="{100 * low:.2f}" y="8.5" width="{max(100 * (high - low), 0.3):.2f}" height="3"/>',
    ]
    if usual is not None:
        parts.append(_upright(100 * usual, "usual"))
    return _svg(100, 20, parts, "bars")


def pair(first: float, second: float, low: float, high: float) -> str:
    """Two numbers of the same thing, one bar above the other, between the lowest and the highest of all rows."""
    span = (high - low) or 1.0
    zero = 100 * (0 - low) / span
    parts = ['<rect class="track" width="100" height="20"/>']
    for value, y, kind in ((first, 1, "bar"), (second, 11, "other")):
        at = 100 * (value - low) / span
        x, width = min(zero, at), abs(at - zero)
        parts.append(f'<rect class="{kind}" x="{x:.2f}" y="{y}" width="{width:.2f}" height="8"/>')
    return _svg(100, 20, parts, "bars")


def step(lack: float, have: float, low: float, high: float, most: float = 1.0) -> str:
    """From the share without something to the share with it, and the bounds of the latter, on a line up to ``most``."""
    scale = 100 / most
    left, right = sorted((lack, have))
    wide = max(scale * (right - left), 0.6)
    kind = "better" if have >= lack else "worse"
    return _svg(
        100,
        20,
        (
            '<rect class="track" width="100" height="20"/>',
            f'<rect class="{kind} soft" x="{scale * low:.2f}" y="8.5" width="{scale * (high - low):.2f}" height="3"/>',
            f'<rect class="{kind}" x="{scale * left:.2f}" y="5" width="{wide:.2f}" height="10"/>',
            _upright(scale * lack, "usual"),
        ),
        "bars",
    )


def columns(heights: Sequence[float], names: Sequence[str]) -> str:
    """Upright bars side by side, the highest as high as the picture; each tells its name to a mouse."""
    most = max(heights, default=0) or 1.0
    parts = []
    for number, (height, name) in enumerate(zip(heights, names, strict=True)):
        tall = 100 * height / most
        parts.append(
            f'<rect class="bar" x="{number + 0.06:.2f}" y="{100 - tall:.2f}" width="0.88" height="{tall:.2f}">'
            f"<title>{escape(name)}</title></rect>"
        )
    return _svg(max(len(heights), 1), 100, parts, "columns")


def curves(lines: Sequence[Sequence[float]], low: float, high: float) -> str:
    """Lines from left to right, each of its own colour, between the lowest and the highest value."""
    span = (high - low) or 1.0
    last = max(len(lines[0]) - 1, 1) if lines else 1
    parts = [f'<path class="rule" d="M0 {y}H100"/>' for y in (0, 25, 50, 75, 100)]
    if low < 0 < high:
        parts.append(f'<path class="zero" d="M0 {100 + 100 * low / span:.2f}H100"/>')
    for number, values in enumerate(lines):
        points = " ".join(
            f"{100 * at / last:.2f},{100 - 100 * (value - low) / span:.2f}" for at, value in enumerate(values)
        )
        parts.append(f'<polyline class="line of-{number % 6}" points="{points}"/>')
    return _svg(100, 100, parts, "curves")


def _upright(x: float, kind: str) -> str:
    """A mark with an edge around it, so that it is seen on any bar."""
    return f'<path class="halo" d="M{x:.2f} 0V20"/><path class="{kind}" d="M{x:.2f} 0V20"/>'


def _svg(width: int, height: int, parts: Sequence[str], kind: str) -> str:
    """The picture; whoever cannot see it reads the table beside it."""
    inside = "".join(parts)
    return (
        f'<svg class="{kind}" viewBox="0 0 {width} {height}" preserveAspectRatio="none" aria-hidden="true" '
        f'focusable="false">{inside}</svg>'
    )
