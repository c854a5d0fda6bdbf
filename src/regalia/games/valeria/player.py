"""One player's board: the duchy."""

from __future__ import annotations

from typing import Final

from regalia.engine.table import Player
from regalia.engine.zones import Cards
from regalia.games.valeria.cards import CITIZENS, DOMAINS, FIRST_PRICES, MONSTERS, ROLES, SLAYABLE, STARTERS, TWIN

NO_ROLES: Final[dict[str, int]] = dict.fromkeys(ROLES, 0)


class Duchy(Player):
    """What lies before one player."""

    __slots__ = (
        "discount", "domains", "duchy", "dukes", "gold", "magic", "monsters", "ongoing", "pays_for_copies", "prices",
        "returned", "roles", "strength", "vp",
    )  # fmt: skip

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.gold = 2
        self.strength = 0
        self.magic = 1
        self.vp = 0
        self.duchy: dict[str, int] = dict.fromkeys(STARTERS, 1)
        """Starters and citizens, each with the number of copies."""
        self.roles: dict[str, int] = NO_ROLES
        """How many citizen cards there are of each role."""
        self.domains: Cards = ()
        self.monsters: Cards = ()
        self.dukes: Cards = ()
        self.returned: Cards = ()
        """The duke that was dealt and not kept; only this player knows it."""
        self.ongoing: dict[str, Cards] = {}
        """Own domains that work again and again, by when they work."""
        self.pays_for_copies = True
        self.prices: dict[str, int] = FIRST_PRICES
        """What each citizen costs in gold now; follows from the duchy."""
        self.discount = 0

    def clone(self) -> Duchy:
        """An independent copy."""
        new = Duchy.__new__(Duchy)
        new.seat = self.seat
        new.gold = self.gold
        new.strength = self.strength
        new.magic = self.magic
        new.vp = self.vp
        new.duchy = self.duchy
        new.roles = self.roles
        new.domains = self.domains
        new.monsters = self.monsters
        new.dukes = self.dukes
        new.returned = self.returned
        new.ongoing = self.ongoing
        new.pays_for_copies = self.pays_for_copies
        new.prices = self.prices
        new.discount = self.discount
        return new

    @property
    def citizens(self) -> Cards:
        """The citizen cards, one by one; starters are none."""
        return tuple(card for card, n in self.duchy.items() if card in CITIZENS for _ in range(n))

    @property
    def starters(self) -> Cards:
        """The three cards that the duchy began with."""
        return tuple(STARTERS)

    def citizen_count(self) -> int:
        """How many citizen cards there are."""
        return sum(self.duchy.values()) - len(STARTERS)

    def named(self, name: str) -> int:
        """How many cards bear a citizen's name, the starter included."""
        return self.duchy.get(name, 0) + TWIN.get(name, 0)

    def domain_icons(self, role: str) -> int:
        """How many icons of a role are printed on the domains."""
        return sum(n for card in self.domains for needed, n in DOMAINS[card].needs.items() if needed == role)

    def monsters_like(self, area: str, type: str) -> int:
        """How many slain monsters there are, of an area or a type if one is named."""
        if area:
            return sum(1 for card in self.monsters if card in MONSTERS and MONSTERS[card].area == area)
        if type:
            return sum(1 for card in self.monsters if SLAYABLE[card].type == type)
        return len(self.monsters)

    def add_citizen(self, card: str, n: int = 1) -> None:
        """A citizen joins, or with -1 leaves."""
        left = self.duchy.get(card, 0) + n
        if left:
            self.duchy = {**self.duchy, card: left}
        else:
            self.duchy = {other: count for other, count in self.duchy.items() if other != card}
        role = CITIZENS[card].role
        self.roles = {**self.roles, role: self.roles[role] + n}
        if self.pays_for_copies:
            self.prices = {**self.prices, card: self.prices[card] + n}

    def stop_paying_for_copies(self) -> None:
        """From now on citizens cost their base price only."""
        self.pays_for_copies = False
        self.prices = {card: citizen.cost for card, citizen in CITIZENS.items()}
