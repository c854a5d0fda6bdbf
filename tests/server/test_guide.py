"""The guide of a first game: what each game explains has its words, its moment and its objects."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.bots.bot import bots_chance
from regalia.bots.levels import make_bot
from regalia.engine.game import Game, Refused
from regalia.engine.play import Play
from regalia.engine.zones import view
from regalia.languages import LANGUAGES
from regalia.languages.book import book
from regalia.server.guiding import guide_of
from regalia.shelf import shelf
from tests.server.serving import Server

GAMES = [*shelf().values()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_everything_that_is_explained_comes_up_in_games_and_can_be_pointed_at(game: Game) -> None:
    """Of two games between a page and a squire: all that a guide explains happens there."""
    tips = guide_of(game)
    assert len(tips) >= 5
    happened: set[str] = set()
    for seed in (1, 2):
        happened |= moments(game, seed)
    for tip in tips:
        assert [bool(tip.asked), bool(tip.told), tip.near > 0].count(True) == 1, tip.id
        assert tip.near > 0 or {tip.asked, tip.told} & happened, f"{tip.id} never comes up"
        assert all(object.replace("@me", "@0").count("@me") == 0 for object in tip.objects)


def moments(game: Game, seed: int) -> set[str]:
    """What seat 0 is asked, and what is told, in a whole game."""
    play, found = Play(game, 2, {}, seed), set()
    bots = [make_bot("page", game), make_bot("squire", game)]
    while play.table.asked:
        seat = play.table.asked[0][0]
        if seat == 0:
            found.add(play.table.decision_of(0).prompt.id)
        found |= {event.what for event in play.choose(seat, _key(bots[seat], play, seat))}
    return found


def _key(bot: Any, play: Play, seat: int) -> str:
    key: str = bot.choose(view(play.table, seat), bots_chance(play.seed, len(play.chosen)))
    return key


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_a_guide_speaks_every_language_in_at_most_two_sentences(game: Game) -> None:
    for tip in guide_of(game):
        for language in LANGUAGES:
            assert tip.said.id in book(language), f"{language} lacks {tip.said.id}"
            text = book(language).fill(tip.said.id, ())
            assert sum(text.count(mark) for mark in ("! ", "? ", ". ")) <= 1, f"{language}: {text}"


def test_a_guide_that_cannot_be_read_is_refused() -> None:
    class Confused(Game):
        """A game whose guide says something else."""

        id = "valeria"

        def guide(self) -> str:
            return "[duke]\nwhenever = 3\n"

    with pytest.raises(Refused) as refusal:
        guide_of(Confused())
    assert refusal.value.message.id == "guide-unreadable"


def test_a_guide_comes_with_the_lessons(server: Server) -> None:
    tips = server.http.get("/api/games/valeria/lessons").json()["guide"]
    assert tips[0]["id"] == "duke" and tips[0]["asked"] == "valeria-ask-duke" and tips[0]["objects"] == ["dukes@me"]
