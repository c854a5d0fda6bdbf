"""Building: a card comes into construction, its slots are filled, it is completed or thrown away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.games.wonderful_kingdom.cards import DEVELOPMENTS, RECYCLED
from regalia.games.wonderful_kingdom.sites import NEW, SITES, copy_name, thawed, word

if TYPE_CHECKING:
    from regalia.games.wonderful_kingdom.player import Duchy
    from regalia.games.wonderful_kingdom.table import KingdomTable


def begin(table: KingdomTable, player: Duchy, card: str) -> str:
    """A card comes into the construction area with all its slots empty; says what it is called there."""
    sites = player.sites
    if card in sites:
        copy = 2
        while copy_name(card, copy) in sites:
            copy += 1
        name = copy_name(card, copy)
        site = word(name, SITES[NEW[card]].missing)
    else:
        name, site = card, NEW[card]
    player.sites = {**sites, name: site}
    return name


def fill(table: KingdomTable, player: Duchy, name: str, kind: int) -> None:
    """One slot of a card in construction is filled; with the last one the card is completed, unless it is frozen."""
    after = SITES[player.sites[name]].after[kind]
    assert after, f"{name} has no free slot of kind {kind}"
    facts = SITES[after]
    if facts.full and not facts.frozen:
        complete(table, player, name)
    else:
        player.sites = {**player.sites, name: after}


def complete(table: KingdomTable, player: Duchy, name: str) -> None:
    """A card is completed: what lay on it goes back to the supply, it joins the duchy and brings its bonus."""
    card = name.partition(".")[0]
    player.sites = {other: site for other, site in player.sites.items() if other != name}
    player.add_built(card)
    if table.told is not None:
        table.tell(
            "wonderful_kingdom-completes", player.seat, card=card, source=f"construction@{player.seat}:{name}",
            target=f"built@{player.seat}",
        )  # fmt: skip
    bonus = DEVELOPMENTS[card].bonus
    if bonus is not None:
        bonus.act(table, player.seat, card)


def thaw(table: KingdomTable, player: Duchy, name: str) -> None:
    """The Ice Giant under a card is gone; the card has all it needs, so it is completed."""
    player.sites = {**player.sites, name: thawed(player.sites[name])}
    complete(table, player, name)


def throw_away(table: KingdomTable, player: Duchy, name: str) -> None:
    """A card in construction is discarded: what lies on it is lost, its recycling bonus goes into the lab."""
    card = SITES[player.sites[name]].card
    player.sites = {other: site for other, site in player.sites.items() if other != name}
    table.discard(card)
    if table.told is not None:
        table.tell(
            "wonderful_kingdom-throws-away", player.seat, card=card, source=f"construction@{player.seat}:{name}",
            target="discards",
        )  # fmt: skip
    for resource in RECYCLED[card]:
        table.put_in_lab(player, resource, 1)
