"""Puzzles: each is read, played to its position and proved again; what no longer fits is told with its line."""

from __future__ import annotations

from functools import cache

import pytest

from regalia.bots import mining
from regalia.bots.levels import squire
from regalia.bots.lines import followed, ways_from
from regalia.bots.mining import mine
from regalia.bots.proofs import Race
from regalia.engine.chance import Chance
from regalia.engine.game import Refused
from regalia.engine.play import Play
from regalia.engine.puzzles import EXACT, Puzzle
from regalia.engine.records import Record
from regalia.languages import Words
from regalia.shelf import find_game, shelf
from regalia.terminal.puzzles import faults_in
from tests.sizes import SIZES

GAMES = ("bellum_magica", "valeria", "viscounts", "wonderful_kingdom")
LEAST = {"bellum_magica": 30, "valeria": 30, "viscounts": 30, "wonderful_kingdom": 30}
"""So many puzzles each game brings at least."""

MANY = 10
"""Of so many there are easy and hard ones, of several kinds."""


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    return tuple(Puzzle.read(id, text, find_game) for id, text in find_game(game).puzzles().items())


def to_prove(game: str) -> list[Puzzle]:
    """Those that are proved here: all in the long run, else one that is counted and the one nearest to its end."""
    there = sorted(puzzles(game), key=lambda puzzle: -puzzle.start)
    if SIZES.every_puzzle:
        return there
    counted = [puzzle for puzzle in there if puzzle.how == EXACT]
    played = [puzzle for puzzle in there if puzzle.how != EXACT]
    return counted[:1] + played[:1]


def faults(text: str) -> list[str]:
    return [Words("en").sentence(fault) for fault in faults_in("001", text)]


def text_of(game: str) -> str:
    """The file of a puzzle that is quickly proved."""
    puzzle = to_prove(game)[0]
    return find_game(game).puzzles()[puzzle.id]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_brings_puzzles_of_several_grades_and_themes(game: str) -> None:
    there = puzzles(game)
    assert len(there) >= LEAST[game]
    if len(there) >= MANY:
        assert (
            len({puzzle.grade for puzzle in there}) >= 3 and len({theme for one in there for theme in one.themes}) >= 3
        )
    positions = [(puzzle.record.seed, puzzle.start) for puzzle in there]
    assert len(set(positions)) == len(positions), "each position stands once"
    for puzzle in there:
        assert puzzle.squires_line not in puzzle.answers
        ahead = puzzle.won.wins - puzzle.squires.wins if puzzle.how != EXACT else puzzle.won.lead - puzzle.squires.lead
        assert ahead >= 1 and puzzle.sure >= 99


@pytest.mark.parametrize(("game", "id"), [(game, puzzle.id) for game in GAMES for puzzle in to_prove(game)])
def test_a_puzzle_is_proved_again(game: str, id: str) -> None:
    assert faults_in(id, find_game(game).puzzles()[id]) == []


def test_a_solver_is_led_by_choices_alone() -> None:
    puzzle = next(puzzle for game in GAMES for puzzle in puzzles(game) if len(puzzle.answers[0]) > 1)
    play = puzzle.play()
    assert puzzle.scripted(play) and puzzle.answers[0][0] in puzzle.wanted(play)
    wrong = next(act for act in play.table.options_of(puzzle.learner) if act.key not in puzzle.wanted(play))
    answer = puzzle.answer_to(play, puzzle.learner, wrong.key)
    assert answer is not None and answer.id in ("puzzle-not-this", "puzzle-squires-way")
    for key in puzzle.answers[0]:
        assert puzzle.answer_to(play, puzzle.learner, key) is None
        play.choose(puzzle.learner, key)
    assert not puzzle.scripted(play) and puzzle.back_from(len(play.chosen)) == len(play.chosen) - 1
    assert puzzle.back_from(puzzle.start) is None, "never behind the position"


def test_a_puzzle_for_other_rules_is_refused() -> None:
    text = text_of("valeria")
    (told,) = faults(text.replace("rules   2", "rules   1", 1))
    assert told.startswith("Line 2:") and "1" in told


def test_an_answer_that_cannot_be_chosen_is_told_with_its_line() -> None:
    lines = text_of("valeria").splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("grade ")) + 1
    lines[at] = lines[at].rsplit(" ", 1)[0] + " fly:away"
    (told,) = faults("\n".join(lines))
    assert told.startswith(f"Line {at + 1}:") and "fly:away" in told


def test_figures_that_are_not_so_and_an_answer_that_is_not_the_best_are_told() -> None:
    puzzle = to_prove("valeria")[0]
    text = text_of("valeria")
    told = faults(text.replace(f"answer {puzzle.won.write()}", "answer 99.9 99.00"))
    assert len(told) == 1 and "“answer” says 99.9 99.00" in told[0]
    record = Record.read(text, find_game)
    del record.choices[puzzle.start :]
    record.choices += [(puzzle.learner, key) for key in puzzle.squires_line]
    record.checks = {}
    record.notes[puzzle.start] = [note for note in record.notes[puzzle.start] if note.word != "also"]
    assert any("Another line is the best here" in told for told in faults(record.write()))


@pytest.mark.parametrize("line", ["solve maybe 16 2 100", "grade 7", "theme fun", "answer many", "also"])
def test_a_line_that_is_not_understood_is_told(line: str) -> None:
    word = line.split()[0]
    lines = [line if old.startswith(word + " ") else old for old in text_of("valeria").splitlines()]
    if line == "also":
        lines = [old for old in lines if not old.startswith("grade ")]
    (told,) = faults("\n".join(lines))
    assert told.startswith("Line ")


def test_a_game_without_puzzles_has_none() -> None:
    assert [game.id for game in shelf().values() if game.puzzles()] == [game for game in shelf() if LEAST.get(game)]
    with pytest.raises(Refused):
        Puzzle.read("001", "la la la", find_game)


def test_lines_end_with_the_turn_and_orders_that_come_to_the_same_are_one_way() -> None:
    table = find_game("valeria").new(2, {}, 24)
    table.choose(0, table.options_of(0)[0])
    table.choose(1, table.options_of(1)[0])
    seat = table.asked[0][0]
    ways = ways_from(table, seat, 400)
    assert len({way.line for way in ways}) == len(ways) > 10
    assert any(len(way.lines) > 1 for way in ways), "two things in either order"
    taken = followed(squire("", find_game("valeria")), table, seat, Chance(1))
    assert sum(way.has(taken) for way in ways) == 1
    few = ways_from(table, seat, 40)
    assert 0 < len(few) <= 40 < len(ways) and sum(way.has(taken) for way in few) == 1, (
        "only the first choices are told apart"
    )


def test_the_miner_stops_when_it_is_told_to() -> None:
    assert list(mine(find_game("bellum_magica"), 1, lambda: False, tries=1)) == []


def test_a_line_that_goes_two_ways_is_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two cards that are alike each may be taken: that is one line, and two tables in the end."""
    game = find_game("wonderful_kingdom")
    play = Play(game, 2, {}, 3)
    while len(play.chosen) < 30:
        seat, acts = play.table.asked[0]
        play.choose(seat, acts[-1].key)
    raced: list[int] = []

    def not_worth(race: Race) -> bool:
        raced.append(len(race.standings))
        return False

    monkeypatch.setattr(mining, "_worth_proving", not_worth)
    monkeypatch.setattr(mining, "ways_from", lambda *given: [*ways_from(*given), *ways_from(*given)])
    assert not any(mining.look(play, start, games=1) for start in range(len(play.chosen)))
    assert set(raced) == {2}
