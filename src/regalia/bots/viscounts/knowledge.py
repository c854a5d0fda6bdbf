"""What Viscounts gives to bots."""

from __future__ import annotations

from regalia.bots.knowledge import Knowledge
from regalia.bots.viscounts.squire import ViscountsSquire
from regalia.bots.viscounts.traits import ViscountsTraits

VISCOUNTS = Knowledge("regalia.bots.viscounts", ViscountsSquire, ViscountsTraits)
