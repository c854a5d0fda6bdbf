"""Puzzles at a table: which there are, what is told on the way, and the reasons when one is solved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regalia.engine.game import Game
from regalia.engine.messages import Message, say
from regalia.engine.puzzles import EXACT, Puzzle
from regalia.engine.table import Table
from regalia.server.errors import Denied
from regalia.server.protocol.learning import Puzzle as PuzzleListed
from regalia.server.protocol.learning import Puzzles
from regalia.server.protocol.standing import PuzzleHint, PuzzleStep, Said
from regalia.server.serializers import said
from regalia.shelf import find_game

if TYPE_CHECKING:
    from regalia.server.rooms import Room

PUZZLE = "puzzle/"
"""Stands before the id of a puzzle where a lesson of a table is named."""
WORTH_A_WORD = 0.5
"""Less than this would be rounded to nothing."""


def puzzle_of(game: Game, id: str) -> Puzzle:
    """The puzzle of this id; refuses one that the game does not have or that is broken."""
    text = game.puzzles().get(id)
    if text is None:
        raise Denied(say("server-puzzle-unknown", game=game.name(), puzzle=id[:60]), 404)
    return Puzzle.read(id, text, find_game)


def puzzles_of(game: Game) -> Puzzles:
    """All puzzles of a game, in a few words, the easiest first."""
    found = [Puzzle.read(id, text, find_game) for id, text in game.puzzles().items()]
    found.sort(key=lambda puzzle: (puzzle.grade, puzzle.id))
    return Puzzles(
        [
            PuzzleListed(puzzle.id, said(puzzle.name()), puzzle.grade, list(puzzle.themes), len(puzzle.answers[0]))
            for puzzle in found
        ]
    )


def puzzle_step_of(room: Room, mine: bool) -> PuzzleStep | None:
    """Where the puzzle is, for whoever solves it; nothing for those who look on, and at other tables."""
    puzzle = room.lesson
    if not isinstance(puzzle, Puzzle) or not mine:
        return None
    solved, made = not puzzle.scripted(room.play), len(puzzle.made(room.play))
    return PuzzleStep(
        id=puzzle.id,
        name=said(puzzle.name()),
        grade=puzzle.grade,
        themes=list(puzzle.themes),
        made=made,
        solved=solved,
        said=said(_sure(puzzle) if solved else say("puzzle-go-on" if made else "puzzle-question")),
        hints=[] if solved else _hints(puzzle, room),
        reasons=_reasons(puzzle) if solved else [],
    )


def _hints(puzzle: Puzzle, room: Room) -> list[PuzzleHint]:
    """What it is about, one of two, and this one."""
    play = room.play
    table, seat = play.table, puzzle.learner
    keys = [act.key for act in table.options_of(seat)]
    wanted = puzzle.wanted(play)[:1]
    if not wanted or wanted[0] not in keys:
        return []
    rival = puzzle.tempting(play)
    others = [rival] if rival in keys and rival not in wanted else [key for key in keys if key not in wanted]
    pair = [key for key in keys if key in (wanted[0], *others[:1])]
    hints = [PuzzleHint(said(Message(f"puzzle-hint-theme-{puzzle.themes[0]}")), [])]
    if len(keys) > 2:
        names = tuple(_label(table, seat, key) for key in pair)
        hints.append(PuzzleHint(said(say("puzzle-hint-pair", options=say("list-or", parts=names))), pair))
    return [*hints, PuzzleHint(said(say("puzzle-hint-this", option=_label(table, seat, wanted[0]))), wanted)]


def _label(table: Table[Any], seat: int, key: str) -> Message:
    act = table.act(seat, key)
    assert act is not None
    return act.label(table, seat)


def _reasons(puzzle: Puzzle) -> list[Said]:
    """Why it is the best: in victories or points, and in the lines of the score sheet that differ."""
    won, squires, others = puzzle.won, puzzle.squires, puzzle.others
    more = round(won.lead - squires.lead)
    if puzzle.how == EXACT:
        told = [say("puzzle-reason-exact", lead=more, others=round(won.lead - others.lead))]
    else:
        wins = [round(outcome.wins) for outcome in (won, squires, others)]
        told = [say("puzzle-reason-search", wins=wins[0], squire=wins[1], others=wins[2])]
        if more > 0:
            told.append(say("puzzle-reason-points", n=more))
    for line, points in puzzle.because:
        if abs(points) >= WORTH_A_WORD:
            word = "coach-more-points" if points > 0 else "coach-fewer-points"
            told.append(say(word, n=int(abs(points) + 0.5), line=Message(line)))
    return [said(message) for message in told]


def _sure(puzzle: Puzzle) -> Message:
    if puzzle.how == EXACT:
        return say("puzzle-sure-exact")
    return say("puzzle-sure-search", games=puzzle.games, sure=f"{int(puzzle.sure * 10) / 10:g}")
