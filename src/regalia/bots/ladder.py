"""The ladder: every bot against every other, seats balanced, the same deals for all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from regalia.bots.bot import Bot
from regalia.bots.levels import make_bot, make_counting_bot
from regalia.bots.ratings import Pair
from regalia.bots.runners import Runner
from regalia.engine.chance import Chance, scrambled
from regalia.engine.game import Game, Refused, Setting
from regalia.engine.messages import say
from regalia.engine.table import Table
from regalia.engine.zones import view
from regalia.shelf import find_game

SEATINGS = 2
"""Each deal is played twice, the second time with the seats exchanged; once from each seat by a bot among others."""


class Match(NamedTuple):
    """One game of a ladder: which pair, which level sits where, which deal. Small enough to be sent anywhere."""

    pair: int
    game: str
    seats: tuple[str, ...]
    options: dict[str, Setting]
    seed: int
    tries: int | None
    first: str
    """The bot whose share of the victory is counted."""


class Ended(NamedTuple):
    """How a game of a ladder ended: the first bot's share of the victory."""

    pair: int
    share: float


class Ladder:
    """What is to be played: every pair of bots gets the same deals, each deal once with every seating.

    The two bots of a pair sit in turn, or, with ``among``, the one that was named earlier sits alone among the others.
    """

    def __init__(
        self,
        game: Game,
        bots: Sequence[str],
        games: int,
        players: int | None = None,
        options: dict[str, Setting] | None = None,
        seed: int = 1,
        tries: int | None = None,
        among: bool = False,
    ) -> None:
        self.game = game
        self.bots = tuple(bots)
        self.games = games
        self.players = _fewest(game) if players is None else players
        self.seed = seed
        self.tries = tries
        self.among = among
        self.seatings = self.players if among else SEATINGS
        self._check()
        self.options = game.settle(self.players, options or {})

    def _check(self) -> None:
        """Refuse what is no ladder."""
        for bot in self.bots:
            make_bot(bot, self.game)
        if len(self.bots) < 2:
            raise Refused(say("coach-ladder-one-bot"))
        twice = next((bot for bot in self.bots if self.bots.count(bot) > 1), None)
        if twice is not None:
            raise Refused(say("coach-ladder-bot-twice", bot=twice))
        if self.players < 2:
            raise Refused(say("coach-ladder-alone", game=self.game.name()))
        if self.games < 1 or self.games % self.seatings:
            reason = "coach-ladder-uneven-games" if self.among else "coach-ladder-odd-games"
            raise Refused(say(reason, n=self.games, seats=self.seatings))
        if self.tries is not None and self.tries < 1:
            raise Refused(say("coach-ladder-no-tries", n=self.tries))

    def pairs(self) -> list[Pair]:
        """Every bot with every other, the one that was named earlier first."""
        return [Pair(a, b) for a, b in combinations(self.bots, 2)]

    def matches(self) -> list[Match]:
        """All games. After every seating of a deal each bot has had every seat."""
        matches = []
        for number, pair in enumerate(self.pairs()):
            for game in range(self.games):
                deal, seating = divmod(game, self.seatings)
                seats = tuple(pair.a if self._is_first(seat, seating) else pair.b for seat in range(self.players))
                seed = self.seed + deal
                matches.append(Match(number, self.game.id, seats, self.options, seed, self.tries, pair.a))
        return matches

    def _is_first(self, seat: int, seating: int) -> bool:
        """Whether the first bot of a pair has this seat."""
        return seat == seating if self.among else seat % SEATINGS == seating

    def climb(self, runner: Runner, step: Callable[[float], None]) -> list[Pair]:
        """Play all games and count them."""
        pairs = self.pairs()
        for ended in runner(play_match, self.matches()):
            pairs[ended.pair].add(ended.share)
            step(1)
        return pairs


def _fewest(game: Game) -> int:
    """The smallest number of players that is no game alone."""
    return min((count for count in game.players if count > 1), default=1)


def play_match(match: Match) -> Ended:
    """Play one game to its end; who shares a victory across the two sides has half of it, and so if nobody wins."""
    game = find_game(match.game)
    bots = {level: make_counting_bot(level, game, match.tries) for level in set(match.seats)}
    table = play_out(game, [bots[level] for level in match.seats], match.options, match.seed)
    sides = {match.seats[seat] == match.first for seat in game.winners(table) if seat < len(match.seats)}
    return Ended(match.pair, 0.5 if len(sides) != 1 else float(sides.pop()))


def play_out(game: Game, bots: Sequence[Bot], options: dict[str, Setting], seed: int) -> Table[Any]:
    """One game between bots; each choice has chance of its own, which is none of the table's."""
    table = game.new(len(bots), options, seed)
    choices = 0
    while table.asked:
        seat = table.asked[0][0]
        key = bots[seat].choose(view(table, seat), Chance(scrambled(seed) + choices))
        table.choose_key(seat, key)
        choices += 1
    return table
