"""The games on the shelf; importing this registers each of them."""

from regalia.games.bellum_magica import game as bellum_magica
from regalia.games.valeria import game as valeria
from regalia.games.viscounts import game as viscounts
from regalia.games.wonderful_kingdom import game as wonderful_kingdom

__all__ = ["bellum_magica", "valeria", "viscounts", "wonderful_kingdom"]
