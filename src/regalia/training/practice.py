"""A network practises: it plays against itself by its own taste, and does more often what turned out well.

``python -m regalia.training.practice GAME --players N --out FOLDER`` begins with the squire's wishes, plays rounds of
games, and moves after each a little towards the choices that brought more than was expected (policy gradient, PPO). In
the folder lie ``network_N.npz``, which is laid beside the game's squire to be asked, ``state.npz`` to go on from,
``log.jsonl`` and ``practice.svg``. The same command goes on where it was stopped; the same seed teaches the same
network.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import islice, product
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from regalia.bots.bot import Bot
from regalia.bots.judges import judge_of
from regalia.bots.ladder import play_out
from regalia.bots.levels import make_bot
from regalia.bots.network import (
    ARRAYS,
    MOST_WORDS,
    Network,
    NetworkJudge,
    Unusable,
    read_network,
    words_of,
    write_network,
)
from regalia.bots.runners import RUNNERS, Runner
from regalia.bots.search import Judge
from regalia.encoding.schemas import Layout
from regalia.engine.chance import Chance, scrambled
from regalia.engine.game import Game, GameOption, Refused, Setting
from regalia.engine.zones import View
from regalia.languages.words import Words
from regalia.shelf import find_game, shelf
from regalia.terminal.arguments import read_options
from regalia.training.company import Evening, play_evening
from regalia.training.ends import worth_of_end
from regalia.training.model import Arrays, Shape, answers, begun, likely_acts, off_about_the_end, state_in, steps_of
from regalia.training.picture import practice_picture

FIRST_SEED = 4_000_000
"""Far from the deals of ladders and tests, so that nothing is judged by what it has learned from."""
MEASURED_SEED = 9_000_000
"""The deals against squires by which progress is told; nothing is learned from them either."""
CLIPPED = 0.2
"""How much likelier or less likely one round may make an act (the clipping of PPO)."""
MOST_GAIN = 4.0
"""No choice counts for more than so many times the usual gain."""


class Plan(NamedTuple):
    """How a network practises."""

    game: str
    players: int
    options: tuple[dict[str, Setting], ...] = ({},)
    rounds: int = 100
    squires: int = 1
    """So many rounds are played by squires first, from which how to tell the end is learned."""
    unaided: bool = False
    """No squire is asked afterwards, which is much quicker: in their rounds one learns to do as they do."""
    games: int = 200
    """In each round."""
    parts: int = 2
    """Into so many jobs a round is cut."""
    passes: int = 1
    """How often each round's games are gone through."""
    batch: int = 1024
    rate: float = 1e-3
    trust: float = 1.0
    """How sharply the squire's wishes are followed at the beginning."""
    curiosity: float = 0.01
    """How much it is worth to leave a choice open (the entropy bonus)."""
    value: float = 0.3
    """How much it matters to tell the end, beside choosing well."""
    patience: float = 0.97
    """How far what came later counts for a choice (lambda): less where a game has many choices."""
    shape: Shape = Shape()
    look: int = 10
    """After so many rounds it is measured against squires."""
    measured: int = 100
    """In so many games."""
    seed: int = 0
    network: str = ""
    """The file of a network to go on from."""


def losses(given: Any, batch: Any) -> tuple[Any, Any]:
    """How far off a network is, about its choices and about the end; both and the openness of its choices beside it."""
    told, tastes = answers(given, batch)
    likely, logs = likely_acts(tastes)
    log = jnp.take_along_axis(logs, batch["picks"][:, None], 1)[:, 0]
    ratio = jnp.exp(log - batch["logs"])
    bounded = jnp.clip(ratio, 1 - CLIPPED, 1 + CLIPPED)
    missed = -jnp.minimum(ratio * batch["gains"], bounded * batch["gains"]).mean()
    open_ = -(likely * logs).sum(1).mean()
    off = off_about_the_end(told, batch["ends"])
    wished, _ = likely_acts(jnp.where(batch["acts"] >= 0, batch["trust"] * batch["wishes"], -1e9))
    unlike = -(wished * logs).sum(1).mean()
    whole = missed * batch["learns"] + unlike * batch["copies"] + off * batch["value"] - open_ * batch["curiosity"]
    return whole, (off, open_)


class Practice:
    """A network that practises in a folder."""

    def __init__(self, folder: Path, plan: Plan, runner: Runner) -> None:
        self.folder = folder
        self.plan = plan
        self.runner = runner
        self.round = 0
        self.layout = ""
        self.given: Arrays = {}
        self.names: dict[str, int] = {}
        self.words = np.full((0, MOST_WORDS), -1, np.int32)
        self.mark = json.dumps(plan._replace(rounds=0))
        """What a state must have practised with to be gone on from."""
        self._resume()

    def run(self) -> Iterator[dict[str, float]]:
        """Practise round by round; each that is measured is logged and can be gone on from."""
        while self.round < self.plan.rounds:
            found = self._played()
            if not self.given:
                rows = found["rows"].astype(np.float32)
                trust = 0.0 if self.plan.unaided else self.plan.trust
                self._begin(begun(self.plan.shape, rows, found["ends"].shape[1], trust, self.plan.seed))
            off, open_ = self._learn(found)
            self.round += 1
            if self.round % self.plan.look == 0 or self.round == self.plan.rounds:
                line = {"round": self.round, "off": round(off, 4), "open": round(open_, 4), "won": self._measured()}
                with (self.folder / "log.jsonl").open("a", encoding="utf-8") as log:
                    log.write(json.dumps(line) + "\n")
                self._keep()
                self.write()
                yield line

    def _begin(self, given: Arrays) -> None:
        self.given = given
        self.steps = steps_of(self.plan.rate, given)
        self.state = self.steps.init(given)
        self._step = jax.jit(self._stepped)

    def _stepped(self, given: Any, state: Any, batch: Any, pace: Any) -> tuple[Any, Any, Any]:
        slope, told = jax.grad(losses, has_aux=True)(given, batch)
        moves, state = self.steps.update(slope, state, given)
        return optax.apply_updates(given, jax.tree.map(lambda move: move * pace, moves)), state, told

    def _played(self) -> Arrays:
        """The games of a round, wherever they are played, in one piece."""
        plan = self.plan
        part = -(-plan.games // plan.parts)
        network = self.given if self._plays_itself() else None
        first = FIRST_SEED + (plan.seed * 10_000 + self.round) * plan.games
        evenings = [
            Evening(plan.game, plan.players, plan.options, self.layout, network, plan.trust, plan.patience,
                    first + start, min(part, plan.games - start))
            for start in range(0, plan.games, part)
        ]  # fmt: skip
        # Jobs come back in any order; a run that can be repeated needs them in the same one.
        found = sorted(self.runner(play_evening, evenings), key=lambda each: int(each["seed"]))
        self.layout = found[0]["layout"]
        for each in found:
            numbers = np.array([*(self._number(name) for name in each["names"]), -1], np.int32)
            each["acts"] = numbers[each["acts"]]
        return {
            name: np.concatenate([each[name] for each in found])
            for name in found[0]
            if name not in ("names", "layout", "seed")
        }

    def _plays_itself(self) -> bool:
        """Whether it knows enough to be asked, or squires play for it at first."""
        return bool(self.plan.network) or self.round >= self.plan.squires

    def _number(self, name: str) -> int:
        """The number of an act among all that were ever named."""
        if name not in self.names:
            places = words_of(name)
            if len(self.names) == len(self.words):
                # Room for many at once: each new size is another program to JAX.
                self.words = np.concatenate([self.words, np.full((512, MOST_WORDS), -1, np.int32)])
            self.words[len(self.names), : len(places)] = places
            self.names[name] = len(self.names)
        return self.names[name]

    def _learn(self, found: Arrays) -> tuple[float, float]:
        """Go through a round's games; what squires chose is copied only by whoever will not ask them any more."""
        plan, own = self.plan, self._plays_itself()
        gains = (found["gains"] - found["gains"].mean()) / (found["gains"].std() + 1e-6)
        found["gains"] = np.clip(gains, -MOST_GAIN, MOST_GAIN).astype(np.float32)
        pace = min(1.0, max(0.05, 2 * (1 - self.round / plan.rounds)))
        chance = np.random.default_rng((plan.seed, self.round))
        size, told = min(plan.batch, len(found["gains"])), []
        for _ in range(plan.passes):
            order = chance.permutation(len(found["gains"]))
            for at in range(0, len(order) - size + 1, size):
                batch = {name: values[order[at : at + size]] for name, values in found.items()}
                batch["rows"] = batch["rows"].astype(np.float32)
                batch |= {
                    "names": self.words, "value": plan.value, "learns": float(own), "trust": plan.trust,
                    "copies": float(plan.unaided and not own), "curiosity": plan.curiosity * pace if own else 0.0,
                }  # fmt: skip
                self.given, self.state, off = self._step(self.given, self.state, batch, pace)
                told.append([float(each) for each in off])
        self.given = {name: np.asarray(value) for name, value in self.given.items()}
        off, open_ = np.mean(told, 0)
        return float(off), float(open_)

    def _measured(self) -> float:
        """The share that the network wins by its taste alone against squires; alone, what the ends are worth."""
        plan, game = self.plan, find_game(self.plan.game)
        judge = NetworkJudge(game, judge_of(game), lambda players: None)
        judge.networks[plan.players] = Network(self.layout, self.given)
        taster, squire, won = Taster(judge), make_bot("squire", game), 0.0
        for number in range(plan.measured):
            seat = number % plan.players
            bots = [taster if at == seat else squire for at in range(plan.players)]
            options = game.settle(plan.players, plan.options[number // plan.players % len(plan.options)])
            table = play_out(game, bots, options, MEASURED_SEED + number // plan.players)
            winners = game.winners(table)
            if plan.players > 1:
                won += (seat in winners) / max(1, len(winners))
            else:
                won += worth_of_end(game, judge_of(game), table)[0]
        return round(won / plan.measured, 4)

    def write(self) -> None:
        """Write the network as it is now."""
        write_network(self.folder / f"network_{self.plan.players}.npz", self.layout, self.given)

    def _keep(self) -> None:
        moving = {f"moving_{number}": leaf for number, leaf in enumerate(jax.tree.leaves(self.state))}
        given = {f"given_{name}": value for name, value in self.given.items()}
        half = self.folder / "state.half.npz"
        np.savez(half, round=self.round, mark=self.mark, layout=self.layout, acts=list(self.names), **moving, **given)
        half.replace(self.folder / "state.npz")

    def _resume(self) -> None:
        """Go on where an earlier run with the same plan was stopped; else begin anew."""
        kept = state_in(self.folder, self.mark)
        if kept is None:
            if self.plan.network:
                self._go_on_from(read_network(Path(self.plan.network)))
            return
        self.round, self.layout = int(kept["round"]), str(kept["layout"])
        for name in kept["acts"].tolist():
            self._number(name)
        self._begin({name: kept[f"given_{name}"] for name in ARRAYS})
        leaves, tree = jax.tree.flatten(self.state)
        self.state = jax.tree.unflatten(tree, [kept[f"moving_{number}"] for number in range(len(leaves))])

    def _go_on_from(self, network: Network) -> None:
        """Begin with what a network knows, if it was taught with rows like those of these tables."""
        plan, game = self.plan, find_game(self.plan.game)
        self.layout = Layout(game, game.new(plan.players, game.settle(plan.players, plan.options[0]), 0)).id
        if network.layout != self.layout:
            raise Unusable(f"made for {network.layout}, but these tables are told by {self.layout}")
        self._begin(network.arrays)


class Taster(Bot):
    """Takes what is most to the taste of its judge, and thinks no further."""

    def __init__(self, judge: Judge[Any]) -> None:
        self.judge = judge

    def choose(self, view: View[Any], chance: Chance) -> str:
        acts = view.table.options_of(view.seat)
        key: str = acts[self.judge.pick(view.table, view.seat, acts)].key
        return key


def reader() -> argparse.ArgumentParser:
    """What can be asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m regalia.training.practice",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    usual = Plan("", 2)
    parser.add_argument("game", choices=shelf())
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--each", action="append", default=[], metavar="NAME[=VALUE,…]",
                        help="an option of which the games take every choice, or these, in turn")  # fmt: skip
    parser.add_argument("--drawn", type=int, default=0, help="so many ways to play besides, drawn by lot from all")
    parser.add_argument("--network", default="", help="a network to go on from, instead of the squire's wishes")
    parser.add_argument("--rounds", type=int, default=usual.rounds)
    parser.add_argument("--squires", type=int, default=usual.squires, help="rounds that squires play at first")
    parser.add_argument("--unaided", action="store_true", help="do as squires do at first, and ask none afterwards")
    parser.add_argument("--shape", type=shape_of, default=usual.shape, metavar="FIRST,SECOND,TASTE",
                        help="how large the network is")  # fmt: skip
    parser.add_argument("--games", type=int, default=usual.games, help="in each round")
    parser.add_argument("--parts", type=int, default=usual.parts, help="jobs of each round")
    parser.add_argument("--passes", type=int, default=usual.passes, help="through the games of each round")
    parser.add_argument("--rate", type=float, default=usual.rate)
    parser.add_argument("--trust", type=float, default=usual.trust, help="in the squire's wishes at the beginning")
    parser.add_argument("--curiosity", type=float, default=usual.curiosity)
    parser.add_argument("--patience", type=float, default=usual.patience)
    parser.add_argument("--look", type=int, default=usual.look, help="rounds between two measurements")
    parser.add_argument("--measured", type=int, default=usual.measured, help="games of a measurement")
    parser.add_argument("--seed", type=int, default=usual.seed)
    parser.add_argument("--on", choices=RUNNERS, default="processes")
    return parser


def shape_of(written: str) -> Shape:
    """The size of a network, as it is asked for."""
    return Shape(*(int(width) for width in written.split(",")))


def ways_of(
    game: Game, players: int, wishes: Sequence[str], each: Sequence[str], drawn: int = 0
) -> tuple[dict[str, Setting], ...]:
    """The options of the games, one after the other: all choices, or some, of those that are to be taken in turn, as
    far as the rules have them together; then so many drawn by lot."""
    ways: list[dict[str, Setting]] = []
    refusal: Refused | None = None
    for way in product(*(_turns_of(game, written) for written in each)):
        wished = read_options([*wishes, *way], game)
        try:
            ways.append(game.settle(players, wished))
        except Refused as refused:
            refusal = refused
    if refusal is not None and not ways:
        raise refusal
    return (*ways, *islice(_drawn_ways(game, players, read_options(wishes, game)), drawn))


def _drawn_ways(game: Game, players: int, wishes: dict[str, Setting]) -> Iterator[dict[str, Setting]]:
    """Ways to play by lot, as far as the rules have them: each option is as usual in half of them."""
    chance = Chance(scrambled(FIRST_SEED))
    while True:
        way = {option.id: _drawn(option, chance) for option in game.options if chance.below(2)}
        with suppress(Refused):
            yield game.settle(players, {**way, **wishes})


def _drawn(option: GameOption, chance: Chance) -> Setting:
    """Any value of an option."""
    if option.many:
        return tuple(choice for choice in option.choices if chance.below(2))
    return chance.pick(option.choices) if option.choices else bool(chance.below(2))


def _turns_of(game: Game, written: str) -> list[str]:
    """All choices of an option, or those that are named behind it; whoever reads them refuses what there is not."""
    name, _, values = written.partition("=")
    option = next((option for option in game.options if option.id == name), None)
    choices = values.split(",") if values else ("",) if option is None else option.choices or ("yes", "no")
    return [f"{name}={choice}" for choice in choices]


def main(words: list[str] | None = None) -> dict[str, float]:
    """Practise; says the last line of the log."""
    given = reader().parse_args(words)
    given.out.mkdir(parents=True, exist_ok=True)
    game = find_game(given.game)
    try:
        options = ways_of(game, given.players, given.option, given.each, given.drawn)
    except Refused as refusal:
        raise SystemExit(Words("en").text(refusal.message)) from None
    asked = {name: value for name, value in vars(given).items() if name in Plan._fields}
    plan = Plan(**{**asked, "options": options})
    try:
        practice = Practice(given.out, plan, RUNNERS[given.on])
    except Unusable as reason:
        raise SystemExit(f"{given.network}: {reason}") from None
    line: dict[str, float] = {}
    for line in practice.run():
        print(" ".join(f"{name} {value}" for name, value in line.items()), flush=True)
        (given.out / "practice.svg").write_text(practice_picture(given.out / "log.jsonl"), encoding="utf-8")
    return line


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
