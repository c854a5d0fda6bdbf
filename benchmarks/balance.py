"""What the options of a game do to length and balance, and who wins more often: counted in games between squires.

Writes ``balance.toml`` beside the game, which the help of its options is made from, and its page
``docs/games/<game>_balance.md``.

    python benchmarks/balance.py valeria [--games 1000] [--option-games 500]

The compiled form is several times as fast (``make compiled``).
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any

from regalia import form
from regalia.bots.balance import FILE, Balance, Run, balance_of, told_of, trials
from regalia.bots.levels import make_bot
from regalia.bots.ratings import wilson
from regalia.engine.game import Game, GameOption, Setting, written
from regalia.engine.messages import Message
from regalia.engine.table import Table
from regalia.languages import Words
from regalia.shelf import find_game
from regalia.terminal.reports.counting import CardFare, Counts, Watch
from regalia.terminal.simulation import play_out
from regalia.terminal.tally import Fare

BOT = "squire"
ROOT = Path(__file__).parents[1]
SELDOM = 0.03
"""Cards that fewer seats had than this part of them are left out."""
BEST_AND_WORST = 6
FEWEST_AMONG = 30


class Kept:
    """Each game of a run in short: how long it was, whether the one who counts won, and what lay on the table."""

    def __init__(self, players: int, options: Mapping[str, Setting]) -> None:
        self.players = players
        self.options = dict(options)
        self.games: list[tuple[int, bool | None, frozenset[str]]] = []
        self.points: list[list[int]] = []

    def run(self, among: Mapping[str, str] | None = None) -> Run | None:
        """All games, or those in which something lay on the table."""
        wanted = set((among or {}).values())
        games = [game for game in self.games if wanted <= game[2]]
        if len(games) < FEWEST_AMONG:
            return None
        lengths = [length for length, _, _ in games]
        counted = [won for _, won, _ in games if won is not None]
        error = statistics.stdev(lengths) / len(lengths) ** 0.5
        return Run(
            self.players, len(games), round(statistics.fmean(lengths), 2), round(error, 3), len(counted), sum(counted),
            self.options, dict(among or {}),
        )  # fmt: skip


def lying_open(game: Game, table: Table[Any]) -> frozenset[str]:
    """What lies on the table at its beginning: the cards, and the words that stand on them."""
    values = {card.id: card.values for card in game.cards()}
    stacks = (stack for zone in table.zones if not zone.of_players for stack in zone.stacks_of(table))
    cards = {card for stack in stacks for card in stack}
    words = {value for card in cards for value in values.get(card, {}).values() if isinstance(value, str)}
    return frozenset(cards | words)


def play(game: Game, players: int, options: Mapping[str, Setting], games: int, counts: Counts | None = None) -> Kept:
    """Let squires play so many games."""
    kept, settled = Kept(players, options), game.settle(players, options)
    bots = [make_bot(BOT, game)] * players
    watch_in_full = counts is not None
    began = time.perf_counter()
    for seed in range(1, games + 1):
        watch = Watch(game) if watch_in_full else First(game)
        open_now = lying_open(game, game.new(players, settled, seed))
        table, decisions = play_out(game, bots, settled, seed, watch)
        winners = game.winners(table)
        if counts is not None:
            counts.add(table, watch)
        first = 0 if players == 1 else watch.first
        kept.points.append([sheet.total for sheet in game.sheets(table)][:players])
        kept.games.append((decisions, None if first is None else first in winners, open_now))
    said = ", ".join(f"{name}={written(value)}" for name, value in options.items()) or "as usual"
    print(f"{game.id}, {players}, {said}: {time.perf_counter() - began:.0f} s", file=sys.stderr, flush=True)
    return kept


class First(Watch):
    """Looks on only until it is known who chooses first."""

    def __call__(self, table: Table[Any]) -> None:
        if self.first is None and table.asked and not table.lanes:
            self.first = table.asked[0][0]


def runs(game: Game, games: int, found: dict[int, Kept]) -> Iterator[Run]:
    """What was counted with every number of players, and with every choice of every option."""
    bases = {(players, repr({})): kept for players, kept in found.items()}
    for option in game.options:
        for _, players, beside, wanted in trials(game, option):
            for options in (beside, wanted):
                if (players, repr(options)) not in bases:
                    bases[players, repr(options)] = play(game, players, options, games)
    for kept in bases.values():
        run = kept.run()
        assert run is not None
        yield run
    for option in game.options:
        yield from left_to_chance(game, option, bases)


def left_to_chance(game: Game, option: GameOption, bases: Mapping[tuple[int, str], Kept]) -> Iterator[Run]:
    """The choices of an option that cannot be settled one by one, as they came up in games that leave it to chance."""
    if not option.many or any(True for _ in trials(game, option)):
        return
    base = bases.get((2, repr({"setup": "random"})))
    if base is None:
        return
    for choice in option.choices:
        run = base.run({option.id: choice})
        if run is not None and run.games < len(base.games):
            yield run


def toml(balance: Balance) -> str:
    """The file."""
    lines = [
        f"# Counted by benchmarks/balance.py on {date.today():%d %B %Y}.",
        f"rules = {balance.rules}",
        f'bot = "{balance.bot}"',
    ]
    for run in balance.run:
        lines += ["", "[[run]]"]
        lines += [f"{name} = {getattr(run, name)}" for name in ("players", "games", "decisions", "error")]
        lines += [f"tried = {run.tried}", f"won = {run.won}"]
        if run.options:
            lines.append(f"options = {_inline(run.options)}")
        if run.among:
            lines.append(f"among = {_inline(run.among)}")
    return "\n".join(lines) + "\n"


def _inline(values: Mapping[str, Setting]) -> str:
    return "{ " + ", ".join(f"{name} = {_value(value)}" for name, value in values.items()) + " }"


def _value(value: Setting) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else "[" + ", ".join(f'"{each}"' for each in value) + "]"


# The page


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def between(fare: Fare) -> str:
    low, high = wilson(fare.won, fare.played)
    return f"{100 * low:.1f} to {100 * high:.1f} %"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    lines = [f"| {' | '.join(head)} |", f"|---|{'---:|' * (len(head) - 1)}"]
    return [*lines, *(f"| {' | '.join(row)} |" for row in rows), ""]


class Page:
    """The page about one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.words = Words("en")

    def write(self, found: Mapping[int, Kept], counts: Counts, balance: Balance) -> str:
        name = self.words.sentence(self.game.name())
        lines = [
            f"# {name}: length and balance",
            "",
            f"Counted in games between bots of the level {balance.bot} by rules version {balance.rules}, "
            f"{date.today():%d %B %Y}; written by `python benchmarks/balance.py {self.game.id}`, so that it can be "
            "counted again. Bounds are those of the true share, 95 times in 100. Squires play quickly and soundly, but "
            "they do not plan: what is strong in a long plan fares worse here than with people. «First» is whoever "
            "makes the first decision alone.",
            "",
        ]
        lines += self._players(found)
        players = len(counts.scores)
        lines += [*self._set_ups(counts, players), *self._cards(counts, players), *self._options()]
        return "\n".join(lines).rstrip() + "\n"

    def _players(self, found: Mapping[int, Kept]) -> list[str]:
        rows = []
        for players, kept in found.items():
            run = kept.run()
            assert run is not None
            fare = Fare()
            fare.played, fare.won = run.tried, run.won
            points = ", ".join(f"{statistics.fmean(seat):.1f}" for seat in zip(*kept.points, strict=True))
            length = f"{run.decisions:.0f}"
            rows.append([str(players), str(run.games), length, percent(fare.rate), between(fare), points])
        head = ["players", "games", "decisions", "first wins (alone: wins)", "bounds", "points by seat"]
        return ["## Players and who begins", "", *table(head, rows)]

    def _set_ups(self, counts: Counts, players: int) -> list[str]:
        lines: list[str] = []
        for kind, cards in counts.set_ups().items():
            title = self.words.sentence(Message(f"{self.game.id}-kind-{kind}"))
            rows = [
                [self._card(card), str(fare.played), percent(fare.rate), between(fare), f"{points:.1f}"]
                for card, (fare, points) in sorted(cards.items(), key=lambda each: -each[1][0].rate)
            ]
            lines += [f"## {title}", "", f"With {players} players.", ""]
            lines += table(["", "seats", "won", "bounds", "points"], rows)
        return lines

    def _cards(self, counts: Counts, players: int) -> list[str]:
        lines: list[str] = []
        for place, cards in counts.cards().items():
            enough = [card for card in cards if min(card.have.played, card.lack.played) >= SELDOM * len(counts.seats)]
            few = len(enough) <= 2 * BEST_AND_WORST
            ends = enough if few else [*enough[:BEST_AND_WORST], *enough[-BEST_AND_WORST:]]
            if len(ends) < 2:
                continue
            which = "All" if few else f"The {BEST_AND_WORST} best and the {BEST_AND_WORST} worst of {len(enough)}"
            lines += [
                f"## {' · '.join(self._place(name) for name in place)}",
                "",
                f"{which} that at least {SELDOM:.0%} of all seats had in the end, and as many had not; {players} "
                "players. Whoever is ahead can afford more, so that dear cards look better than they are.",
                "",
                *table(["", "had by", "won with it", "bounds", "won without"], [self._card_row(card) for card in ends]),
            ]
        return lines

    def _card_row(self, card: CardFare) -> list[str]:
        have = card.have
        return [self._card(card.card), str(have.played), percent(have.rate), between(have), percent(card.lack.rate)]

    def _options(self) -> list[str]:
        rows = []
        for option in self.game.options:
            told = " ".join(self.words.sentence(message) for message in told_of(self.game, option))
            rows.append([f"`{option.id}`", told or "Not counted."])
        head = [
            "## Options",
            "",
            "What is told about each in its help, too.",
            "",
            "| option | what it does |",
            "|---|---|",
        ]
        return [*head, *(f"| {' | '.join(row)} |" for row in rows)]

    def _card(self, card: str) -> str:
        return self.words.sentence(Message(f"{self.game.id}-card-{card}"))

    def _place(self, name: str) -> str:
        kind = name.removeprefix("kind:")
        return self.words.sentence(Message(f"{self.game.id}-{'zone' if kind == name else 'kind'}-{kind}"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000, help="games of the fewest players who are not alone")
    parser.add_argument(
        "--option-games",
        type=int,
        default=500,
        help="games for each other number of players, and each choice of each option",
    )
    given = parser.parse_args()
    game = find_game(given.game)
    print(f"form: {'compiled' if form.compiled() else 'pure'}", file=sys.stderr)
    counts, several = Counts(game), min(count for count in game.players if count > 1)
    found = {
        players: play(game, players, {}, given.games, counts)
        if players == several
        else play(game, players, {}, given.option_games)
        for players in game.players
    }
    balance = Balance(game.rules, BOT, tuple(runs(game, given.option_games, found)))
    (ROOT / "src" / Path(*game.package().split(".")) / FILE).write_text(toml(balance), encoding="utf-8")
    balance_of.cache_clear()
    page = Page(game).write(found, counts, balance)
    (ROOT / "docs" / "games" / f"{game.id}_balance.md").write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
