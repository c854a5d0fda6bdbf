"""What is told of an option's length and balance: what was counted, and only what is hardly chance."""

from __future__ import annotations

import pytest

from regalia.bots import balance
from regalia.bots.balance import Balance, Run, balance_of, told_of, trials
from regalia.engine.game import Game, GameOption
from regalia.languages import LANGUAGES, Words
from regalia.shelf import find_game, shelf
from regalia.testing.words import check_readable
from tests.terminal.conftest import Regalia


def option_of(game: Game, id: str) -> GameOption:
    return next(option for option in game.options if option.id == id)


def counted(monkeypatch: pytest.MonkeyPatch, *runs: Run) -> None:
    monkeypatch.setattr(balance, "balance_of", lambda game: Balance(game.rules, "squire", runs))


def told(game: str, option: str) -> list[str]:
    found = find_game(game)
    return [Words("en").sentence(message) for message in told_of(found, option_of(found, option))]


def usual(players: int = 2, decisions: float = 80.0, won: int = 500) -> Run:
    return Run(players, 1000, decisions, 0.5, 1000, won)


def test_games_that_are_longer_and_less_fair_are_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    counted(monkeypatch, usual(), Run(2, 800, 88.0, 0.5, 800, 480, {"events": True}))
    assert told("valeria", "events") == [
        "With this option: games are 10 % longer and whoever chooses first wins 60 % of games instead of 50 %.",
        "Counted in at least 800 games of squires each, with 2 players.",
    ]


def test_what_could_be_chance_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    counted(monkeypatch, usual(), Run(2, 800, 81.0, 0.5, 800, 420, {"dukes": False}))
    assert told("valeria", "dukes")[0] == "No difference was found in length and balance."


def test_few_games_tell_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    counted(monkeypatch, usual(), Run(2, 99, 160.0, 0.5, 99, 90, {"events": True}))
    assert told("valeria", "events") == []


def test_alone_it_is_told_how_often_one_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    harder = Run(1, 400, 80.0, 0.5, 400, 40, {"dark_lord": "harder"})
    counted(monkeypatch, usual(players=1), harder, Run(1, 400, 60.0, 0.5, 400, 8, {"dark_lord": "hardest"}))
    assert told("valeria", "dark_lord") == [
        "Hardest: games are 25 % shorter and squires win 2 % of games instead of 50 %.",
        "Harder: squires win 10 % of games instead of 50 %.",
        "Counted in at least 400 games of squires each, alone.",
    ]


def test_an_option_is_compared_beside_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    events = Run(2, 400, 100.0, 0.5, 400, 200, {"events": True})
    mimic = Run(2, 400, 90.0, 0.5, 400, 200, {"events": True, "event_cards": ("mimic",)})
    counted(monkeypatch, usual(), events, mimic)
    assert told("valeria", "event_cards")[0] == "Mimic: games are 10 % shorter."


def test_what_lies_there_by_chance_is_told_by_what_it_went_with(monkeypatch: pytest.MonkeyPatch) -> None:
    by_chance = Run(2, 900, 80.0, 0.5, 900, 450, {"setup": "random"})
    swamp = Run(2, 300, 90.0, 0.5, 300, 150, {"setup": "random"}, {"areas": "swamp"})
    counted(monkeypatch, usual(), by_chance, swamp)
    assert "games are 12 % longer" in told("valeria", "areas")[0]


def test_what_was_counted_by_other_rules_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("viscounts")
    assert balance_of(game) is not None
    balance_of.cache_clear()
    monkeypatch.setattr(type(game), "rules", game.rules + 1)
    try:
        assert balance_of(game) is None
    finally:
        balance_of.cache_clear()


@pytest.mark.parametrize("game", sorted(shelf()))
def test_every_option_is_told_of_in_every_language(game: str) -> None:
    found = find_game(game)
    if balance_of(found) is None:
        pytest.skip("nobody has counted")
    for option in found.options:
        assert any(True for _ in trials(found, option)) or option.many or option.id == "pauses"
        for message in told_of(found, option):
            for language in LANGUAGES:
                check_readable(Words(language).sentence(message))


def test_the_terminal_tells_it_below_the_help(regalia: Regalia) -> None:
    text = " ".join(regalia("games").out.split())
    assert "games of squires each, alone." in text
    listed = regalia("games", "--json").json()["games"]
    told = {option["id"]: option["balance"] for game in listed for option in game["options"]}
    assert set(told["opponent"][-1]) == set(LANGUAGES)
