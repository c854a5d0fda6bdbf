"""Bots play every game, by its rules alone if nothing else is known of it."""

from __future__ import annotations

from regalia.bots.bot import RandomBot
from regalia.bots.judges import judge_of
from regalia.bots.search import Budget, SearchBot
from regalia.engine.zones import view
from regalia.testing.ways import Way

TRIES, THOUGHTS = 6, 12


def bots_find_something_to_choose(way: Way, seed: int) -> None:
    """A searching bot chooses what can be chosen, again and again in the course of a game."""
    table, chance = way.table(seed)
    searching, careless = SearchBot(judge_of(way.game), Budget(tries=TRIES)), RandomBot()
    decisions = 0
    while table.asked:
        seat = table.asked[0][0]
        bot = searching if decisions < THOUGHTS else careless
        table.choose_key(seat, bot.choose(view(table, seat), chance))
        decisions += 1
