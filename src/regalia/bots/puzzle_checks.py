"""Whether a puzzle is still one: its position is played again, and its best line proved anew."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.bots.levels import squire
from regalia.bots.lines import followed
from regalia.bots.mining import proof_of
from regalia.engine.chance import Chance, scrambled
from regalia.engine.game import Refused
from regalia.engine.messages import Argument, Message, say
from regalia.engine.puzzles import Puzzle

CLOSE = 0.06
"""So close the figures of a file are, in victories of a hundred and in points: they are rounded there."""


def faults_of(puzzle: Puzzle, luck: int | None = None, games: int | None = None) -> list[Message]:
    """All that is wrong with a puzzle; nothing if it fits. With other luck or fewer games figures may differ."""
    try:
        puzzle.record.replay()
        for line in (*puzzle.answers, puzzle.squires_line):
            _follow(puzzle, line)
    except Refused as refusal:
        return [refusal.message]
    return list(_unproved(puzzle, luck, games))


def _follow(puzzle: Puzzle, line: tuple[str, ...]) -> None:
    """Play a line from the position; refuses one that cannot be."""
    play = puzzle.play()
    for key in line:
        try:
            play.choose(puzzle.learner, key)
        except Refused as refusal:
            why = say("record-choice-refused", key=key, reason=refusal.message)
            raise Refused(_fault(puzzle, why)) from None


def _unproved(puzzle: Puzzle, luck: int | None, games: int | None) -> Iterator[Message]:
    table, seat, game = puzzle.play().table, puzzle.learner, puzzle.game
    line = followed(squire("", game), table, seat, Chance(scrambled(puzzle.start)))
    if line != puzzle.squires_line:
        yield _fault(puzzle, say("puzzle-squire-changed", line=" ".join(line)))
    n = puzzle.games if games is None else min(games, puzzle.games)
    proof = proof_of(table, seat, game, line, puzzle.luck if luck is None else luck, n)
    if proof is None:
        yield _fault(puzzle, say("puzzle-not-clear"))
        return
    if not any(answer in proof.answers for answer in puzzle.answers):
        yield _fault(puzzle, say("puzzle-other-answer", line=" ".join(proof.answers[0])))
    if luck is None and n == puzzle.games:
        best, tempted = proof.best[0].outcome, proof.of(line)
        assert tempted is not None
        figures = (
            ("answer", puzzle.won, best),
            ("rival", puzzle.others, proof.next_best.outcome),
            ("rival", puzzle.squires, tempted.outcome),
        )
        for word, told, found in figures:
            if abs(told.wins - found.wins) > CLOSE or abs(told.lead - found.lead) > CLOSE:
                yield _fault(puzzle, say("puzzle-other-figures", word=word, told=told.write(), found=found.write()))
        if abs(puzzle.sure - proof.sure) > CLOSE:
            yield _fault(
                puzzle, say("puzzle-other-figures", word="solve", told=f"{puzzle.sure:.2f}", found=f"{proof.sure:.2f}")
            )
        if set(puzzle.answers) != set(proof.answers):
            yield _fault(puzzle, say("puzzle-other-answers", told=len(puzzle.answers), found=len(proof.answers)))


def _fault(puzzle: Puzzle, why: Message) -> Message:
    args: dict[str, Argument] = {"line": puzzle.record.lines.get(puzzle.start + 1, 0), "why": why}
    return Message("record-misfit", args)
