"""The games at hand: the house's own and those of other packages, all found by their entry points."""

from __future__ import annotations

from regalia.engine.game import Game, Refused
from regalia.engine.messages import Message, say
from regalia.languages.book import bring_words
from regalia.plugins import OWN, DoesNotLoad, Plugins

GAMES = Plugins("regalia.games", Game, name_of=lambda game: game.id, taken=lambda game: bring_words(game.package()))


def shelf() -> dict[str, Game]:
    """All games by id; one that does not load is not among them, and ``troubles`` says why."""
    if not any(brought.package == OWN for brought in GAMES.brought().values()):
        raise DoesNotLoad(say("shelf-without-own-games"))
    return GAMES.all()


def find_game(id: str) -> Game:
    """The game with this id; refuses one that is not there or does not load, and says why."""
    game = GAMES.find(id)
    if game is not None:
        return game
    if id in GAMES.left_out:
        raise DoesNotLoad(GAMES.left_out[id])
    raise Refused(say("game-unknown", game=id, games=", ".join(shelf())))


def troubles() -> tuple[Message, ...]:
    """What is wrong with the games that packages bring."""
    return GAMES.troubles()
