"""How teaching went, as a picture: what was off, epoch by epoch, beside what judge and squire alone were off by."""

from __future__ import annotations

import json
from pathlib import Path

WIDE, HIGH, EDGE = 640, 260, 44
CURVES = {
    "won": ("#2060a0", ""), "held_won": ("#2060a0", "6 3"), "held_judge_won": ("#2060a0", "1 4"),
    "picked": ("#a04020", ""), "held_picked": ("#a04020", "6 3"), "held_squire_picked": ("#a04020", "1 4"),
}  # fmt: skip
"""The colour and the dashes of each curve."""


def losses_picture(log: Path) -> str:
    """The log as an SVG: two frames, who wins and what is picked, each with its curves and their last numbers."""
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    frames = []
    for number, (title, names) in enumerate(
        (("who wins", [*CURVES][:3]), ("what is worth a try", [*CURVES][3:])),
    ):
        frames.append(f'<g transform="translate(0 {number * HIGH})">{_frame(title, names, lines)}</g>')
    size = f'viewBox="0 0 {WIDE} {2 * HIGH}" width="{WIDE}" height="{2 * HIGH}"'
    style = "<style>svg{background:#fff;color:#222;font:12px sans-serif}text{fill:currentColor}</style>"
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{style}{"".join(frames)}</svg>\n'


def _frame(title: str, names: list[str], lines: list[dict[str, float]]) -> str:
    values = [line[name] for line in lines for name in names if name in line]
    if not values:
        return ""
    low, high = min(values), max(values)
    tall = (high - low) or 1.0
    last = max(1, len(lines) - 1)

    def place(at: int, value: float) -> str:
        across = EDGE + at * (WIDE - 4 * EDGE) / last
        return f"{across:.1f},{HIGH - EDGE - (value - low) / tall * (HIGH - 2 * EDGE):.1f}"

    parts = [f'<text x="{EDGE}" y="20" font-weight="bold">{title}, cross entropy by epoch</text>']
    parts += [
        f'<text x="{EDGE - 6}" y="{y}" text-anchor="end">{value:.3f}</text>'
        for y, value in ((HIGH - EDGE, low), (EDGE, high))
    ]
    for number, name in enumerate(names):
        found = [(at, line[name]) for at, line in enumerate(lines) if name in line]
        if not found:
            continue
        colour, dashes = CURVES[name]
        points = " ".join(place(at, value) for at, value in found)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-dasharray="{dashes}"/>')
        label = f"{name} {found[-1][1]:.3f}"
        x, y = WIDE - 3 * EDGE + 8, EDGE + 18 * number
        parts.append(f'<text x="{x}" y="{y}">{label}</text>')
        ends = f'x1="{x - 24}" x2="{x - 4}" y1="{y - 4}" y2="{y - 4}"'
        parts.append(f'<line {ends} stroke="{colour}" stroke-dasharray="{dashes}"/>')
    return "".join(parts)
