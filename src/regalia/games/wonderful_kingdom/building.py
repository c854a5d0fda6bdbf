"""Building: a card comes into construction, its slots are filled, it is completed or thrown away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.games.wonderful_kingdom.cards import DEVELOPMENTS, RECYCLED
from regalia.games.wonderful_kingdom.sites import Site, begun

if TYPE_CHECKING:
    from regalia.games.wonderful_kingdom.player import Duchy
    from regalia.games.wonderful_kingdom.table import KingdomTable


def begin(player: Duchy, card: str) -> Site:
    """A card comes into the construction area with all its slots empty."""
    site = begun(card, player.sites)
    player.put_site(site)
    return site


def fill(table: KingdomTable, player: Duchy, name: str, kind: int) -> None:
    """One slot of a card in construction is filled; with the last one the card is completed, unless it is frozen."""
    site = player.sites[name].filled(kind)
    if site.full and not site.frozen:
        complete(table, player, site)
    else:
        player.put_site(site)


def complete(table: KingdomTable, player: Duchy, site: Site) -> None:
    """A card is completed: what lay on it goes back to the supply, it joins the duchy and brings its bonus."""
    card = site.card
    player.drop_site(site)
    player.add_built(card)
    if table.told is not None:
        source, target = f"construction@{player.seat}:{site.name}", f"built@{player.seat}"
        table.tell("wonderful_kingdom-completes", player.seat, card=card, source=source, target=target)
    bonus = DEVELOPMENTS[card].bonus
    if bonus is not None:
        bonus.act(table, player.seat, card)


def throw_away(table: KingdomTable, player: Duchy, site: Site) -> None:
    """A card in construction is discarded: what lies on it is lost, its recycling bonus goes into the lab."""
    card = site.card
    player.drop_site(site)
    table.discard(card)
    if table.told is not None:
        source = f"construction@{player.seat}:{site.name}"
        table.tell("wonderful_kingdom-throws-away", player.seat, card=card, source=source, target="discards")
    for resource in RECYCLED[card]:
        table.put_in_lab(player, resource, 1)
