"""The daily kingdom: deal and options follow from the date, for everybody alike."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from regalia.engine.daily import FIRST_DAY, daily_options, daily_seed, day_named
from regalia.engine.game import Refused
from regalia.languages import Words
from regalia.shelf import find_game, shelf

TODAY = date(2026, 11, 17)
SEED = 1501326714015848653
DAYS = [FIRST_DAY + timedelta(days=n) for n in range(60)]


def test_a_day_has_one_deal_and_one_set_of_options_everywhere() -> None:
    """Should these ever change, people would no longer play the same kingdom: they are part of the rules version."""
    valeria = find_game("valeria")
    assert daily_seed(valeria, TODAY) == daily_seed(valeria, date(2026, 11, 17)) == SEED
    assert daily_options(valeria, TODAY, 2) == daily_options(valeria, TODAY, 2)


@pytest.mark.parametrize("game", list(shelf()))
@pytest.mark.parametrize("players", [1, 2])
def test_every_day_can_be_played_and_days_differ(game: str, players: int) -> None:
    found = find_game(game)
    if players not in found.players:
        pytest.skip("not for so many")
    settled = [daily_options(found, day, players) for day in DAYS]
    for day, options in zip(DAYS, settled, strict=True):
        assert found.settle(players, options) == options
        if day.day % 10 == 1:
            assert found.new(players, options, daily_seed(found, day)).asked
    assert len({daily_seed(found, day) for day in DAYS}) == len(DAYS)
    offered = [
        option for option in found.options if option.at_tables is None and players in (option.players or (players,))
    ]
    assert len({repr(options) for options in settled}) > 1 or not offered, "options change from day to day"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("yesterday", "“yesterday” is no date"),
        ("2026-02-30", "“2026-02-30” is no date"),
        ("20261117", "“20261117” is no date"),
        ("1999-12-31", "There was no daily kingdom on 1999-12-31; the first was on 2026-11-01."),
        ("2026-11-19", "The kingdom of 2026-11-19 is not open yet."),
    ],
)
def test_a_wrong_date_is_told(text: str, told: str) -> None:
    with pytest.raises(Refused) as refused:
        day_named(text, TODAY)
    assert told in Words("en").sentence(refused.value.message)


def test_where_the_day_begins_first_it_is_open() -> None:
    assert day_named("2026-11-18", TODAY) == date(2026, 11, 18)
