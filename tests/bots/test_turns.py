"""A turn has one budget: spread over its decisions, none for what is clear, and what was found out is kept."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.bots.judges import judge_of
from regalia.bots.levels import make_bot, read_levels, thinker
from regalia.bots.search import (
    LEAST_PART,
    LEAST_TRIES,
    MOST_PART,
    USUAL_DECISIONS,
    Branch,
    Budget,
    Judge,
    Node,
    SearchBot,
    Turn,
    _clear,
)
from regalia.engine.chance import Chance
from regalia.engine.table import Table
from regalia.engine.zones import View, view
from regalia.shelf import find_game
from tests.bots.games import last_action
from tests.bots.test_search import Counting
from tests.known import KNOWN, squire_of

TRIES = 40


class InTurns(Counting):
    """Counts, and knows the turns of the game."""

    def turn(self, table: Table[Any]) -> int:
        return self.judge.turn(table)


def played(game: str, bot: SearchBot[Any], choices: int) -> list[tuple[View[Any], int, bool]]:
    """Some choices of a game that a bot plays for all: what was seen, how often the root was tried, what was kept."""
    table, number = find_game(game).new(2, {}, 3), 0
    found = []
    while table.asked and number < choices:
        seat = table.asked[0][0]
        seen = view(table, seat)
        before = bot.turns.get(seat)
        kept = before is not None and any(state == seen.state() for state, _ in before.kept)
        weights = bot.weigh(seen, Chance(number))
        found.append((seen, int(sum(weights.values())), kept))
        table.choose_key(seat, max(weights, key=weights.__getitem__))
        number += 1
    return found


@pytest.mark.parametrize("game", sorted(KNOWN))
def test_the_tree_is_kept_between_the_decisions_of_a_turn(game: str) -> None:
    judge = judge_of(find_game(game))
    bot = SearchBot(judge, Budget(tries=TRIES), remembers=True)
    found = played(game, bot, 30)
    turns = [(seen.seat, judge.turn(seen.table)) for seen, _, _ in found]
    for number, (_, tries, kept) in enumerate(found):
        if kept:
            assert turns[number] in turns[:number], "only what belongs to the same turn is kept"
        else:
            assert tries <= TRIES + 1, "nothing was found out before"
    assert any(kept and tries > TRIES for _, tries, kept in found)


def test_another_turn_begins_anew() -> None:
    game = find_game("viscounts")
    bot = SearchBot(judge_of(game), Budget(tries=TRIES), remembers=True)
    table = game.new(2, {}, 3)
    bot.choose(view(table, table.asked[0][0]), Chance(1))
    seat = table.asked[0][0]
    bot.turns[seat].spent = 9.0
    bot.turns[seat].number -= 1
    bot.choose(view(table, seat), Chance(1))
    assert bot.turns[seat].spent < 9.0


def test_a_turn_is_shared_by_its_decisions() -> None:
    game = find_game("viscounts")
    bot = SearchBot(judge_of(game), Budget(seconds=10.0, of_turn=True), remembers=True)
    table, chance, squire = game.new(2, {}, 3), Chance(4), squire_of("viscounts")
    parts = []
    for _ in range(30):
        seat = table.asked[0][0]
        seen = view(table, seat)
        turn = Turn(bot.judge.turn(table))
        parts.append(bot._allotted(seen, chance, turn))
        turn.spent = 8.0
        assert bot._allotted(seen, chance, turn) <= 2 * MOST_PART, "only what is left can be given"
        turn.spent = 50.0
        assert bot._allotted(seen, chance, turn) == pytest.approx(10 * LEAST_PART)
        table.choose_key(seat, squire.choose(seen, chance))
    assert all(10 * LEAST_PART <= part <= 10 * MOST_PART for part in parts)
    assert min(parts) < 2.5 < max(parts), "some decisions matter more than others"


def test_where_nobody_knows_turns_each_decision_has_its_part() -> None:
    game = find_game("valeria")

    class Rules(Judge[Table[Any]]):
        pass

    bot = SearchBot(Rules(), Budget(seconds=10.0, of_turn=True), remembers=True)
    seen = view(game.new(2, {}, 3), 0)
    assert bot._allotted(seen, Chance(1), Turn(-1)) == 10.0 / USUAL_DECISIONS


def test_nobody_thinks_long_about_what_is_clear() -> None:
    game = last_action()
    judge = InTurns(judge_of(find_game("valeria")))
    seen: View[Any] = view(game.table, 1)
    for remembers in (True, False):
        judge.judged = 0
        bot: SearchBot[Any] = SearchBot(
            judge, Budget(tries=2000), temperature=50.0, exploration=2.0, remembers=remembers
        )
        assert bot.choose(seen, Chance(1)) == "slay:skeleton_king"
        if remembers:
            quick = judge.judged
    assert LEAST_TRIES <= quick < 300 < judge.judged


def test_nothing_is_clear_before_what_leads_in_a_kept_tree_was_tried_again() -> None:
    """A tree was kept, and the act that leads in it from before was not tried since."""
    root = Node()
    root.branches = {(0, "lead"): Branch(0.5), (0, "other"): Branch(0.5)}
    lead, other = root.branches.values()
    lead.visits = lead.known = 40
    lead.total, other.visits, other.total = 36.0, 20, 2.0
    assert not _clear(root)
    lead.visits, lead.total = 60, 54.0
    assert _clear(root), "now it was"
    other.total = 17.9
    assert not _clear(root), "and it brings hardly more"


def test_levels_of_today_think_by_turns_and_kept_ones_by_decisions() -> None:
    game = find_game("valeria")
    queen, old = make_bot("queen", game), make_bot("queen@0.1", game)
    assert isinstance(queen, SearchBot) and queen.remembers and queen.budget.of_turn
    assert isinstance(old, SearchBot) and not old.remembers and not old.budget.of_turn
    assert {level.of for level in read_levels().values()} == {"turn"}
    assert thinker("queen", "builder", game, Budget(tries=8)).remembers
