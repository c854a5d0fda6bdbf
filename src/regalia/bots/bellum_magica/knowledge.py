"""What Bellum Magica gives to bots."""

from __future__ import annotations

from regalia.bots.bellum_magica.squire import BellumSquire
from regalia.bots.bellum_magica.traits import BellumTraits
from regalia.bots.knowledge import Knowledge

BELLUM_MAGICA = Knowledge("regalia.bots.bellum_magica", BellumSquire, BellumTraits)
