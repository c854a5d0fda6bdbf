"""A review tells luck from choices, by what each seat could see."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from regalia.bots.judges import judge_of
from regalia.bots.levels import make_bot
from regalia.bots.open_table import open_view
from regalia.bots.review import Review, review, weigh
from regalia.engine.chance import Chance
from regalia.engine.play import Play
from regalia.engine.records import Record, SeatLine
from regalia.engine.zones import view
from regalia.shelf import find_game
from regalia.terminal.main import main
from tests.bots.games import decisions, finished, last_action
from tests.known import KNOWN, squire_of
from tests.variants import VARIANTS

GAMES = sorted(KNOWN)
VALERIA = find_game("valeria")
MANY = 5
"""A game is looked at in so many decisions."""


def test_with_all_hands_open_only_the_decks_are_unknown() -> None:
    table: Any = VALERIA.new(3, {}, 11)
    for seed in range(3):
        guess = open_view(table, 0).guess(Chance(seed))
        assert [player.dukes for player in guess.players] == [player.dukes for player in table.players]
        assert sorted(guess.duke_box) == sorted(table.duke_box)
        assert Counter(c for s in guess.grid for c in s) + Counter(guess.domain_box) == Counter(
            c for s in table.grid for c in s
        ) + Counter(table.domain_box)
        assert [s[-1:] for s in guess.grid[:15]] == [s[-1:] for s in table.grid[:15]], "what lies open stays"
    boxes = {open_view(table, 0).guess(Chance(seed)).domain_box for seed in range(3)}
    assert len(boxes) == 3, "the decks are shuffled anew"


def test_throwing_the_game_away_costs_all_of_it() -> None:
    seen = view(last_action().table, 1)
    judge = judge_of(VALERIA)
    thrown = weigh(seen, VALERIA, judge, "gain:gold", 1, 40)
    assert thrown.best == "slay:skeleton_king" and thrown.cost == [1.0, -1.0]
    assert any(part.id == "coach-more-points" for part in thrown.why)
    right = weigh(seen, VALERIA, judge, "slay:skeleton_king", 1, 40)
    assert right.best == "slay:skeleton_king" and right.cost == []


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_weighed_by_what_its_seat_could_see(game: str) -> None:
    found = find_game(game)
    players, options = VARIANTS[game][1]
    judge = judge_of(found, patience=0)
    for number, table in enumerate(decisions(found, players, options, 6, every=12)[:MANY]):
        seat, acts = table.asked[0]
        seen = view(table, seat)
        other = view(seen.guess(Chance(50 + number)), seat)
        one, two = (weigh(eyes, found, judge, acts[-1].key, number, 12) for eyes in (seen, other))
        assert (one.best, one.cost, one.why) == (two.best, two.cost, two.why)


@pytest.fixture(scope="module")
def reviewed() -> tuple[Play, Review]:
    play = finished(VALERIA)
    return play, review(play, tries=6)


def test_luck_and_choices_add_up_to_the_curve(reviewed: tuple[Play, Review]) -> None:
    play, told = reviewed
    curve = told.curve()
    assert len(told.moments) == len(play.chosen) and len(curve) == len(play.chosen) + 1
    for before, moment, after in zip(curve, told.moments, curve[1:], strict=False):
        assert before == moment.before and after == moment.after
        for seat in range(2):
            assert before[seat] + moment.skill[seat] + moment.luck[seat] == pytest.approx(after[seat])
            assert -1e-9 <= after[seat] <= 1 + 1e-9
        assert moment.skill[moment.seat] <= 0, "nobody chooses better than best"
    for seat in range(2):
        moved = told.luck(seat) + told.skill(seat) + told.gifts(seat)
        assert curve[0][seat] + moved == pytest.approx(curve[-1][seat])


def test_the_curve_ends_with_the_result(reviewed: tuple[Play, Review]) -> None:
    play, told = reviewed
    winners = VALERIA.winners(play.table)
    assert told.curve()[-1] == [(seat in winners) / len(winners) for seat in range(2)]


def test_there_is_luck_only_where_something_was_rolled_dealt_or_turned_up(reviewed: tuple[Play, Review]) -> None:
    play, told = reviewed
    for choice, moment in zip(play.chosen[:-1], told.moments, strict=False):
        assert choice.barrier or moment.luck == [0.0, 0.0]
    assert any(moment.luck[0] for moment in told.moments)


def test_the_costliest_choices_and_turning_points_are_the_largest(reviewed: tuple[Play, Review]) -> None:
    _, told = reviewed
    for seat in range(2):
        costs = [moment.skill[seat] for moment in told.costliest(seat)]
        assert costs == sorted(costs) and len(costs) <= 3
        assert costs[:1] == [min((m.skill[seat] for m in told.moments if m.seat == seat), default=0)] or not costs
    assert max(moment.swing for moment in told.moments) in [moment.swing for moment in told.turning_points()]


def test_a_review_is_the_same_again(reviewed: tuple[Play, Review]) -> None:
    play, told = reviewed
    again = review(play, tries=6)
    assert again.curve() == told.curve()
    assert [(m.best, m.skill, m.why) for m in again.moments] == [(m.best, m.skill, m.why) for m in told.moments]


def test_a_better_player_makes_fewer_mistakes() -> None:
    """A squire against somebody who plays at random, twice: the review says who threw the games away."""
    chance, bots = Chance(2), (squire_of("valeria"), make_bot("random", VALERIA))
    costs = [0.0, 0.0]
    for deal in (3, 4):
        play = Play(VALERIA, 2, {}, deal)
        while play.table.asked:
            seat = play.table.asked[0][0]
            play.choose(seat, bots[seat].choose(view(play.table, seat), chance))
        told = review(play, tries=8)
        costs = [cost + told.skill(seat) for seat, cost in enumerate(costs)]
    assert costs[1] < 2 * costs[0] < 0


# The command


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "squires.record"
    Record.of(finished(VALERIA), [SeatLine("Anna"), SeatLine("Bob", "squire")]).save(path)
    return path


def regalia(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, str, str]:
    code = main([str(word) for word in words])
    written = capsys.readouterr()
    return code, written.out, written.err


def test_a_review_answers_a_program(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    code, out, err = regalia(capsys, "review", file, "--tries", "4", "--json")
    answer = json.loads(out)
    assert code == 0 and err == "" and answer["tries"] == 4 and answer["seats"] == ["Anna", "Bob"]
    curve = answer["curve"]
    for before, choice, after in zip(curve, answer["choices"], curve[1:], strict=False):
        for seat in range(2):
            assert before[seat] + choice["skill"][seat] + choice["luck"][seat] == pytest.approx(after[seat], abs=1e-5)
    for row in answer["summary"]:
        moved = row["luck"] + row["own_choices"] + row["choices_of_others"]
        assert curve[0][row["seat"]] + moved == pytest.approx(curve[-1][row["seat"]], abs=1e-4)


@pytest.mark.parametrize(("language", "said"), [("en", "Turning points"), ("cs", "Zlomové"), ("de", "Wendepunkte")])
def test_a_review_can_be_read_by_a_person(
    capsys: pytest.CaptureFixture[str], file: Path, language: str, said: str
) -> None:
    code, out, _ = regalia(capsys, "review", file, "--tries", "2", "--lang", language)
    assert code == 0 and said in out
    assert "100 % │" in out and "● Anna" in out and "○ Bob" in out


def test_what_cannot_be_reviewed_is_refused(capsys: pytest.CaptureFixture[str], file: Path, tmp_path: Path) -> None:
    begun = tmp_path / "begun.record"
    Record.of(Play(VALERIA, 2, {}, 1), [SeatLine("Anna"), SeatLine("Bob")]).save(begun)
    broken = tmp_path / "broken.record"
    broken.write_text("game chess\n", encoding="utf-8")
    for words, code, said in (
        ((begun,), 1, "is not over"),
        ((broken,), 1, "“rules” is missing"),
        ((tmp_path / "none.record",), 1, "none.record"),
        ((file, "--tries", "0"), 2, "--tries"),
        ((file, "--tries", "few"), 2, "few"),
        ((), 2, "FILE"),
    ):
        got, out, err = regalia(capsys, "review", *words)
        assert got == code and out == "" and said in err and "Traceback" not in err
