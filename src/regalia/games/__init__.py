"""The games on the shelf; importing this registers each of them."""

from regalia.games.valeria import game as valeria

__all__ = ["valeria"]
