"""What Valeria gives to bots."""

from __future__ import annotations

from regalia.bots.knowledge import Knowledge
from regalia.bots.valeria.squire import ValeriaSquire
from regalia.bots.valeria.traits import ValeriaTraits

VALERIA = Knowledge("regalia.bots.valeria", ValeriaSquire, ValeriaTraits)
