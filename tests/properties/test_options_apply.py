"""Options that are offered are those that the rules have: each game's ``check`` is the truth, what its options say of
themselves is compared with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations, product

import pytest

from regalia.engine.game import Game, GameOption, Refused, Setting
from regalia.shelf import find_game, shelf
from tests.variants import EVERY


def values(option: GameOption) -> tuple[Setting, ...]:
    """What an option can be set to; of several words each alone, and a few of them."""
    if isinstance(option.default, bool):
        return (False, True)
    if option.many:
        return ((), *((choice,) for choice in option.choices[:2]), option.choices[:2], option.choices[:5])
    return option.choices


def allowed(game: Game, players: int, options: Mapping[str, Setting]) -> bool:
    """Whether the rules have it."""
    try:
        game.settle(players, options)
    except Refused:
        return False
    return True


def applying(game: Game, players: int, options: Mapping[str, Setting]) -> list[GameOption]:
    """The options that the pages offer with so many players and the others set so; one that is not offered counts as
    left alone (``web/src/shell/setting.ts`` has the same)."""
    known = {option.id: option for option in game.options}

    def applies(option: GameOption) -> bool:
        if option.players and players not in option.players:
            return False
        return all(value(known[other]) in fit for other, fit in option.needs.items())

    def value(option: GameOption) -> Setting:
        return options.get(option.id, option.default) if applies(option) else option.default

    return [option for option in game.options if applies(option)]


def pairs(game: Game) -> Iterator[tuple[int, dict[str, Setting]]]:
    """Every number of players with every value of any two options."""
    for players in game.players:
        for one, other in combinations(game.options, 2):
            for first, second in product(values(one), values(other)):
                yield players, {one.id: first, other.id: second}


@pytest.mark.parametrize("id", shelf())
def test_what_the_rules_have_is_offered(id: str) -> None:
    game = find_game(id)
    ways = [*pairs(game), *((players, dict(options)) for name, players, options in EVERY if name == id)]
    tried = 0
    for players, options in ways:
        if allowed(game, players, options):
            tried += 1
            offered = {option.id for option in applying(game, players, options)}
            changed = {option.id for option in game.options if options.get(option.id, option.default) != option.default}
            assert changed <= offered, (players, options)
    assert tried > 10


@pytest.mark.parametrize("id", shelf())
def test_what_is_offered_can_be_set(id: str) -> None:
    """Every option that is offered has a value the rules have, with what it needs or the picks of a known variant."""
    game = find_game(id)
    defaults = {option.id: option.default for option in game.options}
    for players in game.players:
        known = [dict(options) for name, _, options in EVERY if name == id]
        for option in game.options:
            needed = {other: fit[0] for other, fit in option.needs.items()}
            if option not in applying(game, players, needed):
                continue
            ways = [{**needed, option.id: value} for value in values(option)] + known
            assert any(
                way.get(option.id, option.default) != defaults[option.id] and allowed(game, players, way)
                for way in ways
            ), (players, option.id)
