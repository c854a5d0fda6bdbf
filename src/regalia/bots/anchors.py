"""What the bots are rated in each game, from the ladder's kept results.

``python -m regalia.bots.anchors FOLDER`` writes ``anchors.toml`` anew: Elo above the squire of the game. Where parts of
today's bots are kept, those of an earlier version («knight@0.1») do not count for the same pair.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec

from regalia.bots.levels import SQUIRE
from regalia.bots.ratings import Pair, rate
from regalia.bots.results import LadderPart

FILE = Path(__file__).with_name("anchors.toml")
HEAD = "# Elo above the squire, from the ladder: `python -m regalia.bots.anchors benchmarks/results` writes it.\n"

Anchors = dict[str, dict[str, int]]


@cache
def _anchors() -> Anchors:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def anchor_of(game: str, bot: str) -> int | None:
    """What a bot is rated in a game, a style as its level; nothing where nobody has measured it."""
    return _anchors().get(game, {}).get(bot.partition("-")[0])


def anchored(game: str) -> dict[str, int]:
    """All levels that are measured in a game."""
    return dict(_anchors().get(game, {}))


def measured(parts: Iterable[LadderPart]) -> Anchors:
    """What parts of ladders for two say about each game."""
    found: dict[str, dict[tuple[str, str], list[Pair]]] = {}
    old: dict[str, dict[tuple[str, str], list[Pair]]] = {}
    for part in parts:
        for pair in part.pairs if part.players == 2 else ():
            names = (pair.a.partition("@")[0], pair.b.partition("@")[0])
            kept = found if "@" not in pair.a + pair.b else old
            here = kept.setdefault(part.game, {}).setdefault(names, [])
            here.append(Pair(*names, pair.games, pair.a_wins, pair.ties))
    anchors: Anchors = {}
    for game in sorted({*found, *old}):
        pairs = {**old.get(game, {}), **found.get(game, {})}
        counted = [pair for several in pairs.values() for pair in several]
        levels = [SQUIRE, *sorted({name for names in pairs for name in names} - {SQUIRE})]
        anchors[game] = {rating.bot: round(rating.elo) for rating in rate(levels, counted)}
    return anchors


def written(anchors: Anchors) -> str:
    """The file of anchors."""
    games = (f"\n[{game}]\n" + "".join(f"{n} = {v}\n" for n, v in levels.items()) for game, levels in anchors.items())
    return HEAD + "".join(games)


def kept_parts(folder: Path) -> list[LadderPart]:
    """All parts of ladders in a folder; games alone are not among them."""
    texts = (path.read_bytes() for path in sorted(folder.glob("*.json")))
    return [msgspec.json.decode(text, type=LadderPart) for text in texts if b'"pairs"' in text]


if __name__ == "__main__":
    FILE.write_text(written(measured(kept_parts(Path(sys.argv[1])))), encoding="utf-8")
