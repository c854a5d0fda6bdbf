"""«At any time» in the Wonderful Kingdom, tried out: no step passes unasked while something could be brought about.

Random games are run frame by frame. Whenever a step, a phase or the game is about to pass, a search that tries acts on
copies of the table says whether a player could complete a card, pay a quest step or free a frozen card by acts of any
time; if so, the player must have been asked in this very state, and in a step of production, in planning and in a
fight in this very step. The search knows nothing of the short cut that the game itself takes.

    python -m tests.properties.any_time [--games 2000]
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

from regalia.engine.chance import Chance
from regalia.engine.decisions import Act
from regalia.engine.frames import Frame
from regalia.games.wonderful_kingdom.any_time import AnythingElse, KingdomQuestion, usable_advisors
from regalia.games.wonderful_kingdom.cards import RECYCLED
from regalia.games.wonderful_kingdom.choice import MomentFor
from regalia.games.wonderful_kingdom.fight import Fight, defeats, defeats_now
from regalia.games.wonderful_kingdom.game import WONDERFUL_KINGDOM
from regalia.games.wonderful_kingdom.placing import put_krystallium, put_soldier, throwing
from regalia.games.wonderful_kingdom.planning import EndPlanning, TurnUp
from regalia.games.wonderful_kingdom.player import Duchy
from regalia.games.wonderful_kingdom.production import Produce
from regalia.games.wonderful_kingdom.quests import STEPS
from regalia.games.wonderful_kingdom.rounds import EndGame, EndRound
from regalia.games.wonderful_kingdom.sites import Site
from regalia.games.wonderful_kingdom.table import LAB_CUBES, KingdomTable
from regalia.games.wonderful_kingdom.words import SOLDIERS
from regalia.testing import Variant
from tests import variants

VARIANTS = [(players, options) for players, options in variants.WONDERFUL_KINGDOM if "pauses" not in options]
"""All modules and scenarios, for one and two; whoever is always asked cannot be asked too little."""

Signature = tuple[object, ...]
PASSING = (TurnUp, EndPlanning, Produce, Fight, EndRound, EndGame)
"""Frames with which something passes: the choice, planning, a step of production, a fight, the game."""


def signature(player: Duchy) -> Signature:
    """All that acts of any time depend on."""
    return player.krystallium, player.soldiers, player.lab, tuple(player.sites.items()), player.steps, player.menaces


# The search


def thrown_away(table: KingdomTable, seat: int, kept: str) -> Iterator[KingdomTable]:
    """The table after throwing away any cards but one; of cards that bring the same it is all the same which."""
    by_colour: dict[tuple[int, ...], list[Site]] = {}
    for site in table.players[seat].sites.values():
        act = throwing(site.card, site.name)
        if site.name != kept and act.why_not(table, seat) is None:
            by_colour.setdefault(RECYCLED[site.card], []).append(site)
    for counts in product(*(range(len(sites) + 1) for sites in by_colour.values())):
        copy = table.clone()
        for n, sites in zip(counts, by_colour.values(), strict=True):
            for site in sites[:n]:
                throwing(site.card, site.name).carry_out(copy, seat)
        yield copy


def melted(table: KingdomTable, seat: int) -> Iterator[KingdomTable]:
    """The table as it is, and after turning any five cubes of the lab into krystallium, any number of times."""
    yield table
    if not table.quests:
        return
    lab = table.players[seat].lab
    for left in product(*(range(n + 1) for n in lab)):
        used = sum(lab) - sum(left)
        if used and used % LAB_CUBES == 0:
            copy = table.clone()
            a, b, c, d = left
            copy.players[seat].lab = (a, b, c, d)
            copy.players[seat].krystallium += used // LAB_CUBES
            yield copy


def completes(table: KingdomTable, seat: int, name: str) -> bool:
    """Whether tokens laid on one card complete it, or in the fight let the menace under it be defeated."""
    copy = table.clone()
    player = copy.players[seat]
    built = len(player.built)
    while name in player.sites:
        site = player.sites[name]
        kinds = [kind for kind, n in enumerate(site.missing) if n]
        acts: list[Act[Any]] = [
            put_soldier(site.card, name) if kind == SOLDIERS else put_krystallium(site.card, name, kind)
            for kind in kinds
        ]
        possible = [act for act in acts if act.why_not(copy, seat) is None]
        if not possible:
            break
        possible[0].carry_out(copy, seat)
    if len(player.built) > built:
        return True
    if copy.phase != "fight":
        return False
    return any(act.name == name and act.why_not(copy, seat) is None for act in defeats(copy, seat))


def can_be_brought_about(table: KingdomTable, seat: int) -> bool:
    """Whether any acts of any time, one after another, complete a card, pay a step or let a frozen card be freed."""
    if table.quests:
        steps = [act for board in table.quests for act in STEPS[table.solo][board]]
        for after in thrown_away(table, seat, ""):
            for richer in melted(after, seat):
                if any(act.why_not(richer, seat) is None for act in steps):
                    return True
    for name in table.players[seat].sites:
        for after in thrown_away(table, seat, name):
            if any(completes(richer, seat, name) for richer in richest(after, seat)):
                return True
    return False


def richest(table: KingdomTable, seat: int) -> Iterator[KingdomTable]:
    """Of all ways to melt cubes those with the most krystallium: for slots their colours do not count."""
    ways = list(melted(table, seat))
    most = max(way.players[seat].krystallium for way in ways)
    yield next(way for way in ways if way.players[seat].krystallium == most)


# The watch


class Watch:
    """Looks over a game: who was asked in which state, and whether that was enough when something passes."""

    def __init__(self, table: KingdomTable) -> None:
        self.table = table
        self.passed = 0
        self.asked: list[tuple[Signature, int]] = [((), -1) for _ in table.players]
        """The state in which each player was last asked what could be done at any time, and since what passed."""
        self.fighters: set[int] = set()
        self.known: dict[Signature, bool] = {}
        self.counts: Counter[str] = Counter()

    def possible(self, seat: int) -> bool:
        player = self.table.players[seat]
        state = (seat, self.table.phase == "fight", *signature(player))
        if state not in self.known:
            self.known[state] = can_be_brought_about(self.table, seat)
        return self.known[state]

    def before(self, frame: Frame[Any]) -> None:
        """A frame is about to run."""
        if not isinstance(frame, PASSING):
            return
        follows_directly = isinstance(frame, Produce) and frame.resource == 0
        for player in self.table.players:
            if follows_directly or not self.possible(player.seat):
                continue
            self.counts["passed with something possible"] += 1
            state, at = self.asked[player.seat]
            name = type(frame).__name__
            assert state == signature(player), f"{name} passes and seat {player.seat} was not asked"
            if not isinstance(frame, TurnUp | EndGame) and (
                not isinstance(frame, EndRound) or player.seat in self.fighters
            ):
                assert at == self.passed, f"{name} passes and seat {player.seat} was asked only before"
        self.counts["passed"] += 1
        self.passed += 1
        if isinstance(frame, Fight):
            self.fighters = {player.seat for player in self.table.players if player.menaces}

    def question(self, seat: int) -> None:
        """A player is asked."""
        table = self.table
        question = table.question_of(seat)
        if isinstance(question, KingdomQuestion):
            self.asked[seat] = signature(table.players[seat]), self.passed
        if isinstance(question, AnythingElse) and not isinstance(question, MomentFor):
            self.counts["asked for anything else"] += 1
            advisors = usable_advisors(table, table.players[seat], question.moments())
            fights = table.phase == "fight" and defeats_now(table, seat)
            assert advisors or fights or self.possible(seat), f"seat {seat} is asked and can change nothing"

    # The loop of the table, with an eye on every frame

    def run(self, frames: list[Frame[Any]]) -> int | None:
        table, lanes = self.table, self.table.lanes
        while frames:
            self.before(frames[-1])
            frame = frames.pop()
            options = frame.run(table)
            if options is None:
                if table.lanes is not lanes:
                    return None
            elif len(options) > 1:
                frames.append(frame)
                return frame.seat
            else:
                frame.answer(table, options[0])
        return None

    def advance(self) -> list[int]:
        """Run to the next decision; says who is asked."""
        table = self.table
        while True:
            if table.lanes:
                main, seats = table.frames, []
                for lane in table.lanes.values():
                    table.frames = lane
                    seats.append(self.run(lane))
                table.frames = main
                asked = [seat for seat in seats if seat is not None]
                if asked:
                    return asked
                table.lanes = {}
            seat = self.run(table.frames)
            if seat is not None:
                return [seat]
            if not table.lanes:
                return []

    def play(self, chance: Chance) -> None:
        """A whole game of random choices; somebody who is asked for anything else often says no."""
        table = self.table
        while asked := self.advance():
            for seat in asked:
                self.question(seat)
            seat = chance.pick(asked)
            question = table.question_of(seat)
            options = question.run(table)
            assert options is not None
            act = options[-1] if isinstance(question, AnythingElse) and chance.below(2) else chance.pick(options)
            if table.lanes:
                main, table.frames = table.frames, table.lanes[seat]
                table.frames.pop().answer(table, act)
                table.frames = main
            else:
                table.frames.pop().answer(table, act)


def watch(variant: Variant, seed: int) -> Counter[str]:
    """A game of one variant looked over; says how often what happened."""
    players, options = variant
    table = WONDERFUL_KINGDOM.set_up(players, WONDERFUL_KINGDOM.settle(players, options), seed)
    assert isinstance(table, KingdomTable)
    watching = Watch(table)
    watching.play(Chance(seed + 1))
    return watching.counts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="games in all, the variants in turn")
    games = parser.parse_args().games
    began, counts = time.monotonic(), Counter[str]()
    for game in range(games):
        try:
            counts += watch(VARIANTS[game % len(VARIANTS)], game)
        except AssertionError as error:
            raise SystemExit(f"{VARIANTS[game % len(VARIANTS)]}, seed {game}: {error}") from error
    print(f"{games} games of {len(VARIANTS)} variants, {time.monotonic() - began:.0f} s")
    for what, n in counts.items():
        print(f"{n:>9,} {what}")


if __name__ == "__main__":
    main()
