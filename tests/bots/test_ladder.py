"""The ladder: seats balanced, the same deals for all, and arithmetic that can be checked by hand."""

from __future__ import annotations

import importlib
import json
import sys
from collections import Counter

import pytest

from regalia.bots.knowledge import knowledge_of
from regalia.bots.ladder import Ended, Ladder, Match, play_match
from regalia.bots.levels import make_counting_bot, tries_of
from regalia.bots.ratings import Pair, rate, wilson
from regalia.bots.runners import RUNNERS, play_here, play_in_processes, play_on_ray
from regalia.bots.search import SearchBot
from regalia.engine.game import Refused
from regalia.shelf import find_game
from regalia.terminal.main import main
from regalia.terminal.plots import curves, error_bar

VALERIA, VISCOUNTS = find_game("valeria"), find_game("viscounts")

# Arithmetic


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(75, 100, 0.6570, 0.8245), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1.5, 3, 0.1253, 0.8747), (0, 0, 0, 1)],
)
def test_the_bounds_of_a_share_are_wilsons(won: float, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=1e-4)


def test_three_to_one_is_191_elo() -> None:
    """400 · log10(3); the error is 1.96 · (400 / ln 10) / √(100 · 0.25 · 0.75)."""
    first, second = rate(["squire", "knight"], [Pair("squire", "knight", 100, a_wins=25)])
    assert (first.elo, first.error95) == (0, 0)
    assert second.elo == pytest.approx(190.85, abs=0.01)
    assert second.error95 == pytest.approx(78.63, abs=0.01)


def test_a_shared_victory_is_half_a_win_for_each() -> None:
    ties = rate(["a", "b"], [Pair("a", "b", 40, a_wins=0, ties=20)])[1]
    wins = rate(["a", "b"], [Pair("a", "b", 40, a_wins=10)])[1]
    assert ties.elo == pytest.approx(wins.elo) and ties.elo > 0
    assert Pair("a", "b", 40, a_wins=3, ties=4).share == pytest.approx(5 / 40)


def test_three_bots_fit_together() -> None:
    """Strengths of 1, 3 and 9 give exactly these shares: 1 of 4, 1 of 4, 1 of 10."""
    pairs = [Pair("a", "b", 4, 1), Pair("b", "c", 4, 1), Pair("a", "c", 10, 1)]
    assert [rating.elo for rating in rate(["a", "b", "c"], pairs)] == pytest.approx([0, 190.85, 381.70], abs=0.01)
    more = [Pair(pair.a, pair.b, 25 * pair.games, 25 * pair.a_wins) for pair in pairs]
    few, many = rate(["a", "b", "c"], pairs), rate(["a", "b", "c"], more)
    assert many[2].error95 == pytest.approx(few[2].error95 / 5), "25 times the games, a fifth of the error"


def test_who_never_loses_still_gets_a_number() -> None:
    """One shared game more for each pair: 40.5 to 0.5, that is 400 · log10(81)."""
    assert rate(["a", "b"], [Pair("a", "b", 40, a_wins=0)])[1].elo == pytest.approx(763.39, abs=0.01)
    chain = [Pair("a", "b", 10, 0), Pair("b", "c", 10, 5), Pair("a", "c", 10, 1)]
    beaten_by_way_of_c = rate(["a", "b", "c"], chain)
    assert 0 < beaten_by_way_of_c[1].elo < 1000, "a took a game from c, and c from b: nothing need be added"


def test_a_rating_is_drawn_with_its_error_bar() -> None:
    assert error_bar(0, 50, -100, 100, 9) == "  ├─●─┤"
    assert error_bar(100, 0, -100, 100, 9) == "        ●"
    plot = curves([[0.0, 1.0], [0.5, 0.5], [1.0, 0.0]], width=80, height=3)
    assert plot == ["100 % │○ ●", " 50 % │ ●", "  0 % │● ○"]


# What is played


def test_every_pair_plays_the_same_deals_from_every_seat() -> None:
    matches = Ladder(VALERIA, ["random", "squire", "knight"], games=6, seed=70).matches()
    assert Counter(match.pair for match in matches) == {0: 6, 1: 6, 2: 6}
    for pair in range(3):
        seatings = [(match.seed, match.seats) for match in matches if match.pair == pair]
        assert sorted(seed for seed, _ in seatings) == [70, 70, 71, 71, 72, 72]
        assert len(set(seatings)) == 6, "each deal once with either seating"


def test_with_more_players_the_two_bots_sit_in_turn() -> None:
    first, second = Ladder(VALERIA, ["random", "squire"], games=2, players=3).matches()
    assert first.seats == ("random", "squire", "random") and second.seats == ("squire", "random", "squire")
    assert first.seed == second.seed and first.first == second.first == "random"


def test_one_bot_sits_among_others_once_in_every_seat_of_each_deal() -> None:
    matches = Ladder(VALERIA, ["squire", "random"], games=6, players=3, among=True, seed=4).matches()
    r, s = "random", "squire"
    assert [(match.seed, match.seats) for match in matches] == [
        (4, (s, r, r)), (4, (r, s, r)), (4, (r, r, s)), (5, (s, r, r)), (5, (r, s, r)), (5, (r, r, s)),
    ]  # fmt: skip
    assert {match.first for match in matches} == {s}
    with pytest.raises(Refused) as refused:
        Ladder(VALERIA, ["squire", "random"], games=8, players=3, among=True)
    assert refused.value.message.id == "coach-ladder-uneven-games"


def test_no_elo_is_told_of_one_among_others(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["ladder", "valeria", "--bots", "squire,random", "--players", "3", "--among", "--games", "3"]
    assert main([*asked, "--lang", "en"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "fair would be 33.3% with 3 players" in told and "Elo" not in told
    assert main([*asked, "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["among"], said["elo"], said["pairs"][0]["games"]) == (True, [], 3)


@pytest.mark.parametrize(("winners", "share"), [((0,), 1.0), ((1,), 0.0), ((0, 1), 0.5), ((), 0.5), ((0, 2), 1.0)])
def test_a_victory_across_the_sides_is_shared(
    monkeypatch: pytest.MonkeyPatch, winners: tuple[int, ...], share: float
) -> None:
    monkeypatch.setattr(type(VALERIA), "winners", lambda game, table: winners)
    match = Match(4, "valeria", ("squire", "random", "squire"), {}, 1, None, "squire")
    assert play_match(match) == Ended(4, share)


def test_levels_count_tries_in_proportion_to_their_seconds() -> None:
    assert [tries_of(level, VISCOUNTS, 20) for level in ("knight", "queen", "squire")] == [20, 100, None]
    queen = make_counting_bot("queen", VISCOUNTS, 3)
    assert isinstance(queen, SearchBot) and queen.budget.tries == 15


def test_a_try_that_is_played_on_to_the_end_counts_for_several() -> None:
    assert knowledge_of(VALERIA).habits.plays_on == ("queen",) and not knowledge_of(VISCOUNTS).habits.plays_on
    assert [tries_of(level, VALERIA, 90) for level in ("knight@0.1", "queen@0.1")] == [90, 450 // 9]


def test_a_try_that_asks_a_network_counts_for_as_many_as_it_takes_as_long_as() -> None:
    assert all(knowledge_of(game).habits.asks_network == ("queen",) for game in (VALERIA, VISCOUNTS))
    assert [tries_of(level, VALERIA, 80) for level in ("knight", "queen")] == [80, 400 // 4]
    assert [tries_of(level, VISCOUNTS, 80) for level in ("knight", "queen")] == [80, 400], "it takes no longer there"


def test_the_same_ladder_comes_out_the_same_wherever_it_is_played() -> None:
    ladder = Ladder(VALERIA, ["random", "squire", "knight"], games=4, tries=2)
    steps: list[float] = []
    here = ladder.climb(play_here, steps.append)
    assert sum(steps) == 12 and all(pair.games == 4 for pair in here)
    assert here[0].a_wins + here[0].ties < 4, "somebody beats random"
    try:
        for runner in (play_in_processes, play_on_ray):
            there = ladder.climb(runner, steps.append)
            assert [(pair.a_wins, pair.ties) for pair in there] == [(pair.a_wins, pair.ties) for pair in here]
    finally:
        importlib.import_module("ray").shutdown()


# The command


def regalia(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(list(words))
    written = capsys.readouterr()
    return code, written.out, written.err


def test_the_ladder_answers_a_program(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = regalia(capsys, "ladder", "valeria", "--bots", "random,squire", "--games", "10", "--json")
    answer = json.loads(out)
    assert code == 0 and err == ""
    (pair,) = answer["pairs"]
    assert (pair["a"], pair["b"], pair["games"]) == ("random", "squire", 10)
    low, high = wilson(pair["a_wins"] + pair["ties"] / 2, 10)
    assert pair["lower95"] == pytest.approx(low, abs=1e-4) and pair["upper95"] == pytest.approx(high, abs=1e-4)
    assert [rating["bot"] for rating in answer["elo"]] == ["random", "squire"] and answer["elo"][0]["elo"] == 0
    assert answer["elo"][1]["elo"] > 0 and answer["players"] == 2 and answer["seed"] == 1


def test_the_ladder_can_be_read_by_a_person(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RUNNERS, "processes", play_here)
    settings = ("--games", "2", "--tries", "1", "--players", "3", "--lang", "cs")
    code, out, _ = regalia(capsys, "ladder", "valeria", "--bots", "squire,knight", *settings)
    assert code == 0
    assert "squire – knight" in out and "●" in out and "Elo nad úrovní squire" in out and "1 pokus na každé" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("chess", "“chess”"),
        ("valeria --bots squire,emperor", "“emperor”"),
        ("valeria --bots squire", "at least two bots"),
        ("valeria --bots squire,,random", "“”"),
        ("valeria --bots squire,squire", "“squire” is there twice"),
        ("valeria --bots squire,random --games 7", "even"),
        ("valeria --bots squire,random --games 0", "even"),
        ("valeria --bots squire,random --games -2", "even"),
        ("valeria --bots squire,random --games many", "“many”"),
        ("valeria --bots squire,knight --tries 0", "at least one try"),
        ("valeria --bots squire,random --players 1", "at least two players"),
        ("valeria --bots squire,random --players 9", "9 players"),
        ("valeria --bots squire,random --on moon", "“moon”"),
        ("valeria --bots squire,random --seed -5", "-5"),
        ("valeria --bots squire,random --option colour=blue", "“colour”"),
        ("valeria --bots squire,random --on ray", "pip install regalia[cluster]"),
    ],
)
def test_what_is_no_ladder_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, words: str, said: str
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    code, out, err = regalia(capsys, "ladder", *words.split())
    assert code == 2 and out == ""
    assert err.startswith("regalia: ") and said in " ".join(err.split()) and "Traceback" not in err


def test_a_bot_that_does_not_know_the_game_is_refused_before_anything_is_played() -> None:
    with pytest.raises(Refused) as caught:
        Ladder(VALERIA, ["squire", "duchess"], games=2)
    assert caught.value.message.id == "bot-unknown"
