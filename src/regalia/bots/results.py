"""Results that are kept: parts of ladders and of games alone, added up and laid into the tables of a page.

A part is a file that ``regalia ladder … --json`` or ``benchmarks/alone.py`` wrote. Parts of the same bots with the same
number of tries add up, if no deal is counted twice. In the page a table stands between ``<!-- results: … -->`` and
``<!-- end -->``:

- ``<!-- results: ladder queen@0.1 knight@0.1 -->``: two bots against each other, in all games;
- ``<!-- results: ladder queen@0.1 knight@0.1 3 -->``: the same with three players;
- ``<!-- results: among queen knight -->``: the first bot alone among those of the other, in all games;
- ``<!-- results: alone GAME -->``: games alone, by way to play.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

import msgspec

from regalia.bots.ladder import SEATINGS
from regalia.bots.ratings import Pair, wilson
from regalia.languages.words import Words
from regalia.shelf import find_game

BLOCK = re.compile(r"(<!-- results: (.+?) -->\n)(.*?)(<!-- end -->)", re.DOTALL)


class Wrong(Exception):
    """A result file or a place in the page that cannot be used, and why."""


class PairPart(msgspec.Struct, frozen=True):
    """The games of two bots, as a ladder counts them: wins and ties are the first one's."""

    a: str
    b: str
    games: int
    a_wins: int
    ties: int


class LadderPart(msgspec.Struct, frozen=True):
    """What `regalia ladder --json` writes, as far as it is told here."""

    game: str
    rules: int
    version: str
    date: str
    players: int
    seed: int
    tries: dict[str, int | None]
    pairs: list[PairPart]
    among: bool = False
    """Whether the first bot sat alone among those of the other."""
    source: str = ""
    """Where a part comes from that was counted before parts were kept."""


class AlonePart(msgspec.Struct, frozen=True):
    """What `benchmarks/alone.py` writes."""

    kind: str
    game: str
    rules: int
    version: str
    date: str
    way: str
    bot: str
    tries: int | None
    seed: int
    games: int
    reached: int
    ends: dict[str, int]
    source: str = ""


Kept = tuple[list[tuple[Path, LadderPart]], list[tuple[Path, AlonePart]]]


def read(folder: Path) -> Kept:
    """All parts; a file that is none is named with the reason."""
    ladders: list[tuple[Path, LadderPart]] = []
    alone: list[tuple[Path, AlonePart]] = []
    for file in sorted(folder.glob("*.json")):
        content = file.read_bytes()
        try:
            if msgspec.json.decode(content, type=dict).get("kind") == "alone":
                alone.append((file, msgspec.json.decode(content, type=AlonePart)))
            else:
                ladders.append((file, msgspec.json.decode(content, type=LadderPart)))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Wrong(f"{file.name}: {error}") from None
    return ladders, alone


class Deals:
    """Which deals were counted, so that none counts twice."""

    def __init__(self) -> None:
        self.known: dict[object, list[tuple[range, Path]]] = {}

    def add(self, of: object, deals: range, file: Path) -> None:
        """Count some deals; refuses those that another file has."""
        for other, before in self.known.setdefault(of, []):
            if deals.start < other.stop and other.start < deals.stop:
                raise Wrong(f"{file.name} counts deals that {before.name} has too")
        self.known[of].append((deals, file))


def turned(pair: PairPart, first: str) -> PairPart:
    """The same games, seen from the other bot, if that one is to stand first."""
    if pair.a == first:
        return pair
    return PairPart(pair.b, pair.a, pair.games, pair.games - pair.a_wins - pair.ties, pair.ties)


class Compared(NamedTuple):
    """Which games of two bots add up."""

    game: str
    players: int
    tries: int | None
    of_other: int | None
    rules: int


def added_up(kept: Kept, a: str, b: str, among: bool) -> dict[Compared, tuple[Pair, str]]:
    """The games of two bots, seen from the first one, and when they were played."""
    deals, sums, dates = Deals(), dict[Compared, Pair](), dict[Compared, set[str]]()
    for file, part in kept[0]:
        for pair in part.pairs:
            if {pair.a, pair.b} != {a, b} or part.among != among or (among and pair.a != a):
                continue
            seen = turned(pair, a)
            key = Compared(part.game, part.players, part.tries.get(a), part.tries.get(b), part.rules)
            seatings = part.players if among else SEATINGS
            deals.add(key, range(part.seed, part.seed + pair.games // seatings), file)
            total = sums.setdefault(key, Pair(a, b))
            total.games += seen.games
            total.a_wins += seen.a_wins
            total.ties += seen.ties
            dates.setdefault(key, set()).add(part.date)
    order = sorted(sums, key=lambda key: (key.game, key.players, key.tries or 0, key.of_other or 0))
    return {key: (sums[key], _span(dates[key])) for key in order}


def ladder_table(kept: Kept, a: str, b: str, players: str = "2") -> list[str]:
    """A row for each game and number of tries."""
    rows = [f"| game | tries of {a} | of {b} | games | won | share | 95 % bounds | rules | when |", "|---" * 9 + "|"]
    for key, (total, when) in added_up(kept, a, b, among=False).items():
        if key.players == int(players):
            rows.append(
                f"| {_name(key.game)} | {_tries(key.tries)} | {_tries(key.of_other)} | {total.games} | {_won(total)} | "
                f"{total.share:.1%} | {_bounds(total)} | {key.rules} | {when} |"
            )
    return rows


def among_table(kept: Kept, a: str, b: str) -> list[str]:
    """A row for each game and number of players: one bot alone among others, and how much of its fair share it has."""
    titles = (
        f"game | players | tries of {a} | of {b} | games | won | share | 95 % bounds | of the fair share | rules | when"
    )
    rows = [f"| {titles} |", "|---" * 11 + "|"]
    for key, (total, when) in added_up(kept, a, b, among=True).items():
        rows.append(
            f"| {_name(key.game)} | {key.players} | {_tries(key.tries)} | {_tries(key.of_other)} | {total.games} | "
            f"{_won(total)} | {total.share:.1%} | {_bounds(total)} | {total.share * key.players:.2f} | {key.rules} | "
            f"{when} |"
        )
    return rows


def alone_table(kept: Kept, game: str) -> list[str]:
    """A row for each way to play alone, bot and number of tries."""
    deals, sums, dates = Deals(), dict[tuple[str, str, int | None, int], Counter[str]](), dict[object, set[str]]()
    for file, part in kept[1]:
        if part.game != game:
            continue
        key = (part.way, part.bot, part.tries, part.rules)
        deals.add(key, range(part.seed, part.seed + part.games), file)
        sums.setdefault(key, Counter()).update({**part.ends, "": part.games, "reached": part.reached})
        dates.setdefault(key, set()).add(part.date)
    rows = ["| alone | bot | tries | goal reached | share | 95 % bounds | ends | rules | when |", "|---" * 9 + "|"]
    for key in sorted(sums, key=lambda key: (key[0], key[2] or 0, key[1])):
        counts = sums[key]
        games, reached = counts[""], counts["reached"]
        low, high = wilson(reached, games)
        ends = ", ".join(f"{end} {n}" for end, n in sorted(counts.items()) if end not in ("", "reached") and n)
        rows.append(
            f"| {key[0]} | {key[1]} | {_tries(key[2])} | {reached} of {games} | {reached / games:.0%} | "
            f"{low:.0%} – {high:.0%} | {ends} | {key[3]} | {_span(dates[key])} |"
        )
    return rows


def _won(pair: Pair) -> str:
    return f"{pair.a_wins}, {pair.ties} shared" if pair.ties else str(pair.a_wins)


def _bounds(pair: Pair) -> str:
    low, high = pair.bounds()
    return f"{low:.1%} – {high:.1%}"


def _name(game: str) -> str:
    return Words("en").text(find_game(game).name())


def _tries(tries: int | None) -> str:
    return "–" if tries is None else f"{tries:,}"


def _span(dates: Iterable[str]) -> str:
    first, *rest = sorted(dates)
    return f"{first} to {rest[-1]}" if rest else first


TABLES: dict[str, Callable[..., list[str]]] = {"ladder": ladder_table, "among": among_table, "alone": alone_table}


def with_tables(text: str, kept: Kept) -> str:
    """A page with every table made anew."""

    def table(found: re.Match[str]) -> str:
        kind, *words = found[2].split()
        if kind not in TABLES:
            raise Wrong(f"no table is called {kind!r}")
        try:
            rows = TABLES[kind](kept, *words)
        except TypeError:
            raise Wrong(f"{found[2]!r} does not say what a table of this kind needs") from None
        return found[1] + "\n" + "\n".join(rows) + "\n\n" + found[4]

    return BLOCK.sub(table, text)
