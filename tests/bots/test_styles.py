"""Bots with a style do more of what they like, in every game that has styles."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from regalia.bots.bot import Bot
from regalia.bots.levels import LEVELS, make_bot, make_counting_bot, read_bots, tries_of
from regalia.bots.search import SearchBot
from regalia.bots.styles import liking
from regalia.engine.chance import Chance
from regalia.engine.decisions import Act
from regalia.engine.game import Refused
from regalia.engine.zones import view
from regalia.shelf import find_game
from tests.known import KNOWN

STYLES = {game: known.habits.styles for game, known in KNOWN.items() if known.habits.styles}


def done(game: str, bot: Bot, games: int) -> Counter[str]:
    """How often a bot chose each verb and each key, playing against itself."""
    counts: Counter[str] = Counter()
    chance = Chance(5)
    for seed in range(games):
        table = find_game(game).new(2, {}, seed)
        while table.asked:
            seat = table.asked[0][0]
            key = bot.choose(view(table, seat), chance)
            counts.update({key.partition(":")[0], key})
            table.choose_key(seat, key)
    return counts


@pytest.mark.parametrize("game", sorted(STYLES))
def test_a_style_is_seen_in_what_a_squire_does(game: str) -> None:
    """Of all that one of the two styles likes, the builder does more that builds, and the fighter more that fights."""
    builds, fights = (STYLES[game][style] for style in ("builder", "fighter"))
    parts = []
    for style in ("builder", "fighter"):
        counts = done(game, make_bot(f"squire-{style}", find_game(game)), 8)
        built, fought = sum(counts[verb] for verb in builds), sum(counts[verb] for verb in fights)
        parts.append(built / (built + fought))
    assert parts[0] > parts[1] + 0.02


def test_each_game_with_styles_has_all() -> None:
    assert set(STYLES) == {"valeria", "bellum_magica", "viscounts"}
    assert all(set(styles) == set(read_bots().styles) for styles in STYLES.values())


def test_a_whole_key_says_more_than_its_verb() -> None:
    style = {"tuck": 1.0, "tuck:left": 3.0}
    acts: list[Act[Any]] = [Act("tuck:left"), Act("tuck:right"), Act("hold")]
    assert [liking(style, act) for act in acts] == [3.0, 1.0, 0.0]


def test_styles_are_levels_with_a_second_name() -> None:
    valeria = find_game("valeria")
    assert {"squire-builder", "knight-fighter", "queen-builder"} <= set(LEVELS)
    assert isinstance(make_bot("knight-fighter", valeria), SearchBot)
    viscounts = find_game("viscounts")
    assert tries_of("queen-builder", viscounts, 10) == tries_of("queen", viscounts, 10) == 50
    counting = make_counting_bot("queen-builder", viscounts, 10)
    assert isinstance(counting, SearchBot) and counting.budget.tries == 50


def test_a_style_that_there_is_not_is_refused() -> None:
    with pytest.raises(Refused) as caught:
        make_bot("knight-dancer", find_game("valeria"))
    assert caught.value.message.id == "bot-unknown"
    assert "knight-builder, knight-fighter" in str(caught.value.message.args["bots"])
    for level in ("squire", "queen"):
        with pytest.raises(Refused) as caught:
            make_bot(f"{level}-fighter", find_game("wonderful_kingdom"))
        assert caught.value.message.id == "bot-not-for-game"
