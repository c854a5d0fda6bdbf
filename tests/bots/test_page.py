"""The gentle bot: it overlooks things, never chooses what it cannot, and loses most games against the squire."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.bots import levels
from regalia.bots.knowledge import NOTHING
from regalia.bots.levels import LEVELS, make_bot
from regalia.bots.page import Page
from regalia.bots.priorities import Squire
from regalia.engine.chance import Chance
from regalia.engine.game import Refused
from regalia.engine.table import Table
from regalia.engine.zones import view
from regalia.shelf import find_game
from tests.known import KNOWN

GAMES = sorted(game for game, known in KNOWN.items() if known.squire is not None)


def squire_of(game: str) -> Page:
    """A page who notices everything plays as the squire does."""
    known = KNOWN[game].squire
    assert known is not None
    return Page(known(), notices=1.0)


@pytest.mark.parametrize("game", GAMES)
def test_a_page_who_overlooks_nothing_is_a_squire_and_one_who_sees_nothing_takes_anything(game: str) -> None:
    known = KNOWN[game].squire
    assert known is not None
    sharp, blind, squire = squire_of(game), Page(known(), notices=0.0), known()
    table, chance, taken = find_game(game).new(2, {}, 3), Chance(1), set()
    for _ in range(40):
        seat = table.asked[0][0]
        seen, acts = view(table, seat), table.options_of(seat)
        best = [act.key for act in acts if squire.wish(seen.table, seat, act) == _most(squire, seen.table, seat)]
        assert sharp.choose(seen, chance) in best
        key = blind.choose(seen, chance)
        assert key in [act.key for act in acts]
        taken.add(key in best)
        table.choose_key(seat, sharp.choose(seen, chance))
        squire.forget()
    assert taken == {True, False}, "what is taken blindly is the best at times only"


def _most(squire: Squire[Any], table: Table[Any], seat: int) -> float:
    squire.forget()
    return max(squire.wish(table, seat, act) for act in table.options_of(seat))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_how_much_a_page_notices(game: str) -> None:
    page = make_bot("page", find_game(game))
    assert isinstance(page, Page) and page.notices == KNOWN[game].habits.page_notices


def test_the_page_stands_below_the_squire_and_needs_one(monkeypatch: pytest.MonkeyPatch) -> None:
    names = [*LEVELS]
    assert names.index("random") < names.index("page") < names.index("squire")
    monkeypatch.setattr(levels, "knowledge_of", lambda game: NOTHING)
    with pytest.raises(Refused) as caught:
        make_bot("page", find_game("valeria"))
    assert caught.value.message.id == "bot-not-for-game"
