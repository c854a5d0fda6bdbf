"""The coach sees what the seat sees, says the same again, and never speaks against its choice."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from regalia.bots.coach import Hint, hint
from regalia.bots.foresight import Foreseen, clearly_worse, differences
from regalia.bots.judges import RulesJudge, SheetJudge, judge_of
from regalia.bots.knowledge import Knowledge
from regalia.bots.levels import make_bot, thinker
from regalia.bots.search import Budget, SearchBot
from regalia.bots.valeria.squire import ValeriaSquire
from regalia.engine.chance import Chance
from regalia.engine.game import Refused
from regalia.engine.messages import Message, say
from regalia.engine.table import Table
from regalia.engine.zones import View, view
from regalia.languages import LANGUAGES, Words
from regalia.shelf import find_game
from tests.bots.games import decisions, finished, last_action
from tests.known import KNOWN, squire_of
from tests.valeria_tables import has, valeria
from tests.variants import VARIANTS

GAMES = sorted(KNOWN)
VALERIA = find_game("valeria")
WIDE = 5
"""A game is tried at every so many decisions."""


# Judges for every game


@pytest.mark.parametrize("game", GAMES)
def test_any_game_with_a_squire_is_judged_by_its_sheets(game: str) -> None:
    found = find_game(game)
    judge = SheetJudge(found, squire_of(game), patience=3)
    players, options = next(way for way in VARIANTS[game] if way[0] > 1)
    for table in decisions(found, players, options, 3, every=20):
        before = table.fingerprint()
        standing = judge.win_chances(table)
        assert sum(standing) == pytest.approx(1) or table.over
        assert table.fingerprint() == before, "the table that is judged stays as it is"
    over = finished(found).table
    winners = found.winners(over)
    assert judge.win_chances(over) == [(seat in winners) / max(1, len(winners)) for seat in range(len(over.players))]


def test_more_points_stand_better() -> None:
    judge = SheetJudge(VALERIA, squire_of("valeria"), patience=0)
    table = valeria(anna=has(vp=20), bob=has(vp=12), dukes=False).actions().table
    assert judge.win_chances(table) == pytest.approx([0.7311, 0.2689], abs=1e-4), "8 points: e to one"


def test_knights_play_games_that_have_no_judge_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KNOWN, "valeria", Knowledge(squire=ValeriaSquire))
    knight = make_bot("knight", VALERIA)
    assert isinstance(knight, SearchBot) and isinstance(knight.judge, SheetJudge)
    table = last_action().table
    quick = SearchBot(judge_of(VALERIA), Budget(tries=30))
    assert quick.choose(view(table, 1), Chance(1)) == "slay:skeleton_king"


def test_a_game_that_nobody_knows_is_played_by_its_rules_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KNOWN, "valeria", Knowledge())
    with pytest.raises(Refused) as caught:
        make_bot("squire", VALERIA)
    assert caught.value.message.id == "bot-not-for-game"
    queen = make_bot("queen", VALERIA)
    assert isinstance(queen, SearchBot) and isinstance(queen.judge, RulesJudge)
    seen: View[Any] = view(last_action().table, 1)
    assert SearchBot(queen.judge, Budget(tries=60)).choose(seen, Chance(1)) == "slay:skeleton_king"
    assert hint(seen, VALERIA, Chance(1), tries=60).best == "slay:skeleton_king"


def test_who_knows_the_rules_alone_plays_on_by_chance_and_ends() -> None:
    judge, table = RulesJudge(VALERIA, patience=6000), VALERIA.new(2, {}, 3)
    before = table.fingerprint()
    standing = judge.win_chances(table)
    assert sum(standing) == pytest.approx(1) and set(standing) <= {0.0, 0.5, 1.0}, "somebody has won"
    assert table.fingerprint() == before
    lucks = set()
    for luck in range(20):
        table.chance = luck
        lucks.add(tuple(judge.win_chances(table)))
    assert len(lucks) > 1, "another luck, another end"


# Hints


def test_the_coach_sees_the_winning_blow_and_says_why() -> None:
    told = hint(view(last_action().table, 1), VALERIA, Chance(1), tries=60)
    assert told.best == "slay:skeleton_king" and told.wins == 100
    assert told.best in told.pair and len(told.pair) == 2 and told.best in told.kind
    words = Words("en", ("Anna", "Bob"))
    matters, two, why = (" ".join(words.text(line) for line in told.told(depth)) for depth in (1, 2, 3))
    assert "100 times in 100" in matters and "Slay Skeleton King for 8 strength" in two
    assert "Best: Slay Skeleton King for 8 strength" in why and "Bob gains 2 gold (Skeleton King)" in why
    assert "4 points more (Monsters)" in why and "8 strength less" in why
    assert "slays" not in why, "what the option's name says is not said again"


def test_only_the_third_depth_gives_the_choice_away() -> None:
    told = hint(view(last_action().table, 1), VALERIA, Chance(1), tries=60)
    assert len(told.kind) > 2, "a kind with one option or two would"
    assert "coach-this-one" not in {line.id for depth in (1, 2) for line in told.told(depth)}
    assert told.told(3)[0] == say("coach-this-one", option=_label(last_action().table, 1, told.best))
    with pytest.raises(ValueError, match="depth"):
        told.told(4)


def _label(table: Table[Any], seat: int, key: str) -> Message:
    return next(option.label for option in table.decision_of(seat).options if option.key == key)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_the_same_again_whatever_lies_hidden(game: str) -> None:
    """Hidden cards are dealt anew behind the coach's back; with the same chance it says the same, word for word."""
    found = find_game(game)
    players, options = VARIANTS[game][1]
    for number, table in enumerate(decisions(found, players, options, 4, every=12)[:WIDE]):
        seat = table.asked[0][0]
        seen = view(table, seat)
        other = view(seen.guess(Chance(1000 + number)), seat)
        told = hint(seen, found, Chance(number), tries=24)
        assert told == hint(seen, found, Chance(number), tries=24)
        assert told == hint(other, found, Chance(number), tries=24)
        assert told == pickle.loads(pickle.dumps(told)), "it can come from another process"
        _can_be_said(told, table, seat)


def _can_be_said(told: Hint, table: Table[Any], seat: int) -> None:
    keys = {act.key for act in table.options_of(seat)}
    assert {told.best, *told.pair, *told.kind} <= keys and 0 <= told.wins <= 100
    for language in LANGUAGES:
        words = Words(language, ("Anna", "Bob", "Cyril", "Dora", "Emil"))
        assert all(words.text(line) for depth in (1, 2, 3) for line in told.told(depth))


@pytest.mark.parametrize("game", ["bellum_magica", "valeria"])
def test_the_coach_advises_what_a_queen_would_do(game: str) -> None:
    found = find_game(game)
    for number, table in enumerate(decisions(found, 2, {}, 9, every=15)[:WIDE]):
        seen = view(table, table.asked[0][0])
        queen = thinker("queen", "", found, Budget(tries=80))
        assert hint(seen, found, Chance(number), tries=80).best == queen.choose(seen, Chance(number))


def test_who_is_not_asked_gets_no_hint() -> None:
    with pytest.raises(Refused) as caught:
        hint(view(last_action().table, 0), VALERIA, Chance(1), tries=5)
    assert caught.value.message.id == "not-asked"
    with pytest.raises(Refused) as caught:
        hint(view(finished(VALERIA).table, 0), VALERIA, Chance(1), tries=5)
    assert caught.value.message.id == "game-is-over"


def test_the_weightiest_differences_come_first_and_nothing_is_told_twice() -> None:
    board, monsters = "valeria-score-board", "valeria-score-monsters"
    one = {(board, 0): 5, ("vp", 0): 5, (monsters, 0): 3, ("gold", 0): 1, (monsters, 1): 1, ("gold", 1): 9}
    other = {(board, 0): 4, ("vp", 0): 4, (monsters, 0): 0, ("gold", 0): 7, (monsters, 1): 3, ("gold", 1): 0}
    found = [part.words(VALERIA) for part in differences([one] * 4, [other] * 4, VALERIA, 0)]
    assert found == [
        say("coach-more-points", n=3, line=say(monsters)),
        say("coach-less-of", amount=say("valeria-amount-gold", n=6)),
        say("coach-other-fewer", n=2, seat=say("seat", n=1)),
        say("coach-more-points", n=1, line=say(board)),
    ]


REASONS = {"coach-at-once", "coach-later"}
COSTS = {"coach-costs-at-once", "coach-costs-later"}
EVEN = {"coach-differs-at-once", "coach-differs-later"}
BETTER = {"coach-more-points", "coach-other-fewer"}
WORSE = {"coach-fewer-points", "coach-other-more"}


@pytest.mark.parametrize("game", GAMES)
def test_no_reason_speaks_against_the_choice(game: str) -> None:
    """What the best option brings and what it costs are told apart, and of two options nobody says «one of these»."""
    found = find_game(game)
    players, options = VARIANTS[game][1]
    for number, table in enumerate(decisions(found, players, options, 4, every=7)[: 2 * WIDE]):
        told = hint(view(table, table.asked[0][0]), found, Chance(number), tries=48)
        lines = {line.id: line for line in told.told(3)}
        assert len({"coach-better-than", "coach-close", "coach-worth"} & set(lines)) == 1, "what it is worth is said"
        assert not ("coach-close" in lines and (REASONS | COSTS) & set(lines))
        assert not ("coach-better-than" in lines and EVEN & set(lines))
        assert bool(told.told(2)) is (len(table.asked[0][1]) > 2)
        for id, line in lines.items():
            if id in REASONS | COSTS:
                against = WORSE if id in REASONS else BETTER
                parts = line.args["parts"]
                assert isinstance(parts, tuple) and parts
                assert not against & {part.id for part in parts}
        if COSTS & set(lines) and not REASONS & set(lines):
            assert "coach-all-the-same" in lines


def test_more_of_a_burden_is_a_cost() -> None:
    debts, silver = ("debts", 0), ("silver", 0)
    parts = differences([{debts: 3, silver: 4}] * 3, [{debts: 1, silver: 1}] * 3, find_game("viscounts"), 0)
    assert {part.name: part.is_good(find_game("viscounts")) for part in parts} == {"debts": False, "silver": True}


def test_what_may_be_mere_chance_is_no_reason() -> None:
    gold = ("gold", 0)
    swinging = differences([{gold: 9}, {gold: 0}, {gold: 4}], [{gold: 0}, {gold: 5}, {gold: 3}], VALERIA, 0)
    assert swinging == [], "more by 5/3 on average, but once less by five"
    steady = differences([{gold: 2}, {gold: 2}, {gold: 3}], [{gold: 0}, {gold: 1}, {gold: 1}], VALERIA, 0)
    assert [part.words(VALERIA) for part in steady] == [say("coach-more-of", amount=say("valeria-amount-gold", n=2))]


def test_worse_must_be_clearly_worse() -> None:
    def of(*chances: float) -> Foreseen:
        option = Foreseen("option")
        option.own = list(chances)
        return option

    assert clearly_worse(of(0.4, 0.5, 0.3), of(0.5, 0.6, 0.4))
    assert not clearly_worse(of(0.2, 0.9, 0.3), of(0.9, 0.2, 0.4)), "a gap of a tenth, but the guesses disagree"
    assert not clearly_worse(of(0.5, 0.5), of(0.5, 0.5))
