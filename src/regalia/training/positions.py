"""Positions to learn from: games between bots that think ahead, with what they thought and how it ended."""

from __future__ import annotations

import io
from array import array
from typing import Any, NamedTuple

import numpy as np

from regalia.bots.judges import judge_of
from regalia.bots.levels import make_bot, read_name, thinker, thinks_ahead
from regalia.bots.network import MOST_WORDS, NetworkJudge, beside_the_best, logit, network_in, words_of
from regalia.bots.search import Budget, Judge
from regalia.encoding.schemas import Layout
from regalia.engine.chance import Chance, scrambled
from regalia.engine.game import Game, Refused, Setting
from regalia.engine.messages import say
from regalia.engine.table import Table
from regalia.engine.zones import view
from regalia.shelf import find_game
from regalia.training.company import MOST_ACTS
from regalia.training.ends import seen_from, worth_of_end
from regalia.training.model import Arrays

WHIMS = 16
"""One choice in so many is any of those that were thought of, so that more than the usual is seen."""


class Job(NamedTuple):
    """Some games to be played anywhere: who plays what, which deals. Small enough to be sent."""

    game: str
    bot: str
    tries: int
    players: int
    options: dict[str, Setting]
    seed: int
    games: int
    network: bytes = b""
    """The file of a network that the bot asks; nothing for the bot as it is."""


class Pupil:
    """What is written down while a game goes on."""

    def __init__(self, game: Game, table: Table[Any]) -> None:
        self.game = game
        self.layout = Layout(game, table)
        self.judge: Judge[Any] = judge_of(game)
        self.rows: list[array[int]] = []
        self.seen: list[list[float]] = []
        self.seats: list[int] = []
        self.words: list[Any] = []
        self.wishes: list[Any] = []
        self.visits: list[Any] = []

    def note(self, table: Table[Any], seat: int, weights: dict[str, float]) -> None:
        """A decision: the row, what the judge sees, and for each act its words, the squire's wish and the tries."""
        row = array("h", bytes(2 * self.layout.size))
        self.layout.encoder.write(table, seat, row, 0)
        acts = sorted(table.options_of(seat), key=lambda act: -weights.get(act.key, 0.0))[:MOST_ACTS]
        words = np.full((MOST_ACTS, MOST_WORDS), -1, np.int16)
        wishes, visits = np.zeros(MOST_ACTS, np.float32), np.full(MOST_ACTS, -1, np.float32)
        wished = beside_the_best(self.judge.wishes(table, seat, acts))
        for at, (act, wish) in enumerate(zip(acts, wished, strict=True)):
            places = words_of(self.game.act_name(act.key, seat, len(table.players)))
            words[at, : len(places)] = places
            wishes[at], visits[at] = wish, int(weights.get(act.key, 0.0))
        self.rows.append(row)
        chances = self.judge.win_chances(table)[: len(table.players)]
        self.seen.append([logit(chance) for chance in seen_from(seat, chances)])
        self.seats.append(seat)
        self.words.append(words)
        self.wishes.append(wishes)
        self.visits.append(visits)

    def ended(self, table: Table[Any]) -> Arrays:
        """All that was noted, with what the end was worth to all, from who chose on."""
        ends = worth_of_end(self.game, self.judge, table)
        return {
            "rows": np.array([np.frombuffer(row, dtype=np.int16) for row in self.rows]).reshape(-1, self.layout.size),
            "seen": np.array(self.seen, np.float32).reshape(-1, len(table.players)),
            "words": np.array(self.words, np.int16).reshape(-1, MOST_ACTS, MOST_WORDS),
            "wishes": np.array(self.wishes, np.float32).reshape(-1, MOST_ACTS),
            "visits": np.array(self.visits, np.float32).reshape(-1, MOST_ACTS),
            "ends": np.array([seen_from(seat, ends) for seat in self.seats], np.float32),
        }


def play(job: Job, seed: int) -> tuple[str, Arrays]:
    """One game of a bot against itself, and what there is to learn from it."""
    game = find_game(job.game)
    if not thinks_ahead(job.bot):
        raise Refused(say("training-needs-thinker", bot=job.bot))
    make_bot(job.bot, game)
    name = read_name(job.bot)
    bot = thinker(name.level, name.style, game, Budget(tries=job.tries), name.version)
    if job.network:
        asking = NetworkJudge(game, bot.judge, lambda players: None, bot.temperature)
        asking.networks[job.players] = network_in(job.network)
        bot.judge = asking
    table, chance = game.new(job.players, job.options, seed), Chance(scrambled(seed))
    pupil = Pupil(game, table)
    while table.asked:
        seat = table.asked[0][0]
        weights = bot.weigh(view(table, seat), chance)
        pupil.note(table, seat, weights)
        key = max(weights, key=weights.__getitem__) if chance.below(WHIMS) else chance.pick(sorted(weights))
        table.choose_key(seat, key)
    return pupil.layout.id, pupil.ended(table)


def play_part(job: Job) -> tuple[int, bytes]:
    """All games of a job as the bytes of a file, so that no machine shares a disk with another."""
    played = [play(job, job.seed + number) for number in range(job.games)]
    whole: Any = {name: np.concatenate([arrays[name] for _, arrays in played]) for name in played[0][1]}
    file = io.BytesIO()
    np.savez_compressed(file, layout=played[0][0], **whole)
    return job.seed, file.getvalue()
