"""The games in Gymnasium's register: ``regalia/Valeria-v1`` and so on, one id for each game on the shelf.

Importing this registers them: ``gymnasium.make("regalia.environments.registered:regalia/Valeria-v1")`` does both.
"""

from __future__ import annotations

import gymnasium

from regalia.shelf import shelf

VERSION = 1


def id_of(game: str) -> str:
    """The id of a game in the register."""
    return f"regalia/{''.join(word.capitalize() for word in game.split('_'))}-v{VERSION}"


def register() -> None:
    """Register every game on the shelf that is not registered yet."""
    for game in shelf():
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(
                id=id_of(game),
                entry_point="regalia.environments.single:GameEnv",
                vector_entry_point="regalia.environments.vector_env:GameVectorEnv",
                kwargs={"game": game},
                disable_env_checker=True,
            )


register()
