"""How teaching went, as a picture: what was off, epoch by epoch, beside what judge and squire alone were off by."""

from __future__ import annotations

import json
from pathlib import Path

WIDE, HIGH, EDGE = 640, 260, 44
Frames = dict[str, tuple[str, ...]]
CURVES = {
    "won": ("#2060a0", ""), "held_won": ("#2060a0", "6 3"), "held_judge_won": ("#2060a0", "1 4"),
    "off": ("#2060a0", "6 3"), "open": ("#a04020", ""),
    "picked": ("#a04020", ""), "held_picked": ("#a04020", "6 3"), "held_squire_picked": ("#a04020", "1 4"),
}  # fmt: skip
"""The colour and the dashes of each curve."""
EPOCHS: Frames = {
    "who wins, cross entropy by epoch": ("won", "held_won", "held_judge_won"),
    "what is worth a try, cross entropy by epoch": ("picked", "held_picked", "held_squire_picked"),
}
ROUNDS: Frames = {
    "won against squires, by measured round": ("won",),
    "the end, cross entropy, and how open choices are": ("off", "open"),
}
"""The frames of a picture, and the curves in each."""


def losses_picture(log: Path) -> str:
    """How teaching went: who wins and what is picked, each with its curves and their last numbers."""
    return _picture(log, EPOCHS)


def practice_picture(log: Path) -> str:
    """How practice went: what was won against squires, and what was off."""
    return _picture(log, ROUNDS)


def _picture(log: Path, titles: Frames) -> str:
    """A log as an SVG."""
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    frames = []
    for number, (title, names) in enumerate(titles.items()):
        frames.append(f'<g transform="translate(0 {number * HIGH})">{_frame(title, names, lines)}</g>')
    size = f'viewBox="0 0 {WIDE} {len(titles) * HIGH}" width="{WIDE}" height="{len(titles) * HIGH}"'
    style = "<style>svg{background:#fff;color:#222;font:12px sans-serif}text{fill:currentColor}</style>"
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{style}{"".join(frames)}</svg>\n'


def _frame(title: str, names: tuple[str, ...], lines: list[dict[str, float]]) -> str:
    values = [line[name] for line in lines for name in names if name in line]
    if not values:
        return ""
    low, high = min(values), max(values)
    tall = (high - low) or 1.0
    last = max(1, len(lines) - 1)

    def place(at: int, value: float) -> str:
        across = EDGE + at * (WIDE - 4 * EDGE) / last
        return f"{across:.1f},{HIGH - EDGE - (value - low) / tall * (HIGH - 2 * EDGE):.1f}"

    parts = [f'<text x="{EDGE}" y="20" font-weight="bold">{title}</text>']
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
