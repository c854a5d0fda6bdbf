"""What It's a Wonderful Kingdom gives to bots."""

from __future__ import annotations

from regalia.bots.knowledge import Knowledge
from regalia.bots.wonderful_kingdom.squire import KingdomSquire
from regalia.bots.wonderful_kingdom.traits import KingdomTraits

WONDERFUL_KINGDOM = Knowledge("regalia.bots.wonderful_kingdom", KingdomSquire, KingdomTraits)
