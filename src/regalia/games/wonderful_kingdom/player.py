"""What lies before one player: the duchy, the construction area, the selection, the tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from regalia.engine.table import Player, Value
from regalia.engine.zones import Cards
from regalia.games.wonderful_kingdom.cards import (
    CALAMITY,
    DEVELOPMENTS,
    FAMILY,
    MENACES,
    MULTIPLIED,
    PRODUCTION,
    RECYCLED,
)
from regalia.games.wonderful_kingdom.menace_effects import Freeze, MenaceEffect
from regalia.games.wonderful_kingdom.sites import Site, Sites
from regalia.games.wonderful_kingdom.words import RESOURCES

Four = tuple[int, int, int, int]
"""An amount of each of the four resources, in the order of production."""

NONE: Final[Four] = (0, 0, 0, 0)
NO_SITES: Final[Sites] = {}


def plus(counts: Four, resource: int, n: int) -> Four:
    """So much more of one resource."""
    materials, population, gold, exploration = counts
    if resource == 0:
        return materials + n, population, gold, exploration
    if resource == 1:
        return materials, population + n, gold, exploration
    if resource == 2:
        return materials, population, gold + n, exploration
    return materials, population, gold, exploration + n


EFFECTS: Final[dict[str, MenaceEffect]] = {
    id: menace.effect for id, menace in MENACES.items() if menace.effect is not None
}
"""What each menace does that does anything."""


def doers_of(effects: Mapping[str, MenaceEffect]) -> dict[type[MenaceEffect], frozenset[str]]:
    """The menaces that do each thing."""
    kinds = {type(effect) for effect in effects.values()}
    return {do: frozenset([id for id, effect in effects.items() if type(effect) is do]) for do in kinds}


DOERS: Final[dict[type[MenaceEffect], frozenset[str]]] = doers_of(EFFECTS)
ALL_MENACES: Final = frozenset(MENACES)


def menaces_that(do: type[MenaceEffect], cards: Cards) -> Cards:
    """Those of some cards that are menaces with this effect."""
    doers = DOERS.get(do)
    if doers is None or doers.isdisjoint(cards):
        return ()
    return tuple([card for card in cards if card in doers])


class OfferPlace(Value):
    """A place for an offered card: in one of the two areas, face up or face down."""

    __slots__ = ("area", "down")

    def __init__(self, area: int, down: bool) -> None:
        self.area = area
        self.down = down

    def plain(self) -> int:
        """The area, and 2 more for a card that lies face down."""
        return self.area + 2 * self.down


FIRST_PLACE: Final = OfferPlace(0, False)


class Duchy(Player):
    """A player's own cards, cubes and tokens."""

    __slots__ = (
        "advisors", "built", "calamity_count", "chosen", "chosen_down", "cubes", "dealt", "duchy", "families", "fixed",
        "free_traps", "hand", "haunted", "known", "krystallium", "lab", "looked", "menace_deck", "menaces",
        "multiplied", "news", "points", "recycles_twice", "returned", "robbed", "sites", "soldiers",
        "spies", "spies_used", "staged", "staged_at", "steps", "thefts", "training", "traps", "used",
    )  # fmt: skip

    def __init__(self, seat: int, duchy: str) -> None:
        self.seat = seat
        self.duchy = duchy
        """The duchy card with its side."""
        self.hand: Cards = ()
        self.known: Cards = ()
        """Cards of the hand that the opponent has looked at."""
        self.staged: Cards = ()
        """The first card of an offer, until the second one is chosen too."""
        self.staged_at = FIRST_PLACE
        """Where the first card of the offer goes."""
        self.chosen: Cards = ()
        self.chosen_down: Cards = ()
        self.traps = 0
        self.free_traps = 0
        self.spies = 0
        self.spies_used = 0
        self.sites: Sites = NO_SITES
        """Cards in construction, by name."""
        self.menaces: Cards = ()
        """Menaces in the construction area, those under cards included."""
        self.menace_deck: Cards = ()
        self.haunted = 0
        """Cards that menaces still take in this planning."""
        self.robbed = 0
        """Theft tokens that still have to be placed in this planning."""
        self.thefts: Cards = ()
        """Covered symbols: «mill:population» for each token."""
        self.built: Cards = ()
        self.families = NONE
        """How many built cards there are of each family."""
        self.fixed = PRODUCTION[duchy]
        """The plain production symbols of the duchy card and the built cards."""
        self.multiplied: Cards = ()
        """Built cards that produce for each card of a family."""
        self.calamity_count = 0
        self.lab = NONE
        self.cubes = NONE
        """Cubes in hand that must be placed now."""
        self.krystallium = 0
        self.soldiers = 0
        self.training = 0
        self.news = False
        """Something has come or gone since this player's last answer, so that there may be more to say."""
        self.recycles_twice = False
        self.advisors: Cards = ()
        self.used: Cards = ()
        """Advisors whose ability was used this round."""
        self.dealt: Cards = ()
        self.returned: Cards = ()
        """The advisor that was dealt and not kept; only this player knows it."""
        self.looked: Cards = ()
        """Cards of the deck that this player looks at just now."""
        self.steps: Cards = ()
        """Quest steps done: «usurper:1»."""
        self.points = 0
        """Victory points that an advisor has brought."""

    def clone(self) -> Duchy:
        """An independent copy."""
        new = Duchy.__new__(Duchy)
        new.seat = self.seat
        new.duchy = self.duchy
        new.hand = self.hand
        new.known = self.known
        new.staged = self.staged
        new.staged_at = self.staged_at
        new.chosen = self.chosen
        new.chosen_down = self.chosen_down
        new.traps = self.traps
        new.free_traps = self.free_traps
        new.spies = self.spies
        new.spies_used = self.spies_used
        new.sites = self.sites
        new.menaces = self.menaces
        new.menace_deck = self.menace_deck
        new.haunted = self.haunted
        new.robbed = self.robbed
        new.thefts = self.thefts
        new.built = self.built
        new.families = self.families
        new.fixed = self.fixed
        new.multiplied = self.multiplied
        new.calamity_count = self.calamity_count
        new.lab = self.lab
        new.cubes = self.cubes
        new.krystallium = self.krystallium
        new.soldiers = self.soldiers
        new.training = self.training
        new.news = self.news
        new.recycles_twice = self.recycles_twice
        new.advisors = self.advisors
        new.used = self.used
        new.dealt = self.dealt
        new.returned = self.returned
        new.looked = self.looked
        new.steps = self.steps
        new.points = self.points
        return new

    # What lies where

    @property
    def construction(self) -> Cards:
        """The cards in construction."""
        return tuple(site.card for site in self.sites.values())

    @property
    def calamities(self) -> Cards:
        """The calamities in the duchy."""
        return (CALAMITY,) * self.calamity_count

    @property
    def under_construction(self) -> tuple[Mapping[str, object], ...]:
        """The cards in construction in words and numbers, for a board to show."""
        return tuple(
            {"name": name, "card": site.card, "missing": site.missing, "frozen": site.frozen}
            for name, site in self.sites.items()
        )

    @property
    def stolen(self) -> tuple[Mapping[str, str], ...]:
        """The covered symbols in words, for a board to show."""
        symbols = [symbol.partition(":") for symbol in self.thefts]
        return tuple({"card": card, "resource": resource} for card, _, resource in symbols)

    @property
    def staged_area(self) -> int:
        """The area that the first card of an offer goes to."""
        return self.staged_at.area

    @property
    def staged_down(self) -> bool:
        """Whether the first card of an offer goes there face down."""
        return self.staged_at.down

    @property
    def frozen(self) -> Cards:
        """The names of the cards in construction that a menace lies under."""
        return tuple(name for name, site in self.sites.items() if site.frozen)

    def put_site(self, site: Site) -> None:
        """A site comes into the construction area, or takes the place of what it was before."""
        self.sites = {**self.sites, site.name: site}

    def drop_site(self, site: Site) -> None:
        """A site leaves the construction area."""
        self.sites = {name: other for name, other in self.sites.items() if name != site.name}

    # Menaces

    def menaces_taken(self) -> Cards:
        """Each kind of menace in the selection and construction areas, in the order of the box."""
        taken = ALL_MENACES.intersection(self.chosen + self.menaces)
        return tuple([card for card in MENACES if card in taken]) if len(taken) > 1 else tuple(taken)

    def take_in(self, menace: str) -> None:
        """All copies of a menace come from the selection area to the construction area."""
        new = self.chosen.count(menace)
        if new:
            self.chosen = tuple(card for card in self.chosen if card != menace)
            self.menaces += (menace,) * new

    def can_be_frozen(self) -> bool:
        """Whether there is a card that a menace could lie under: in construction, or one to begin with."""
        unfrozen = any(not site.frozen for site in self.sites.values())
        return unfrozen or any(card in DEVELOPMENTS for card in self.chosen)

    def tucked(self) -> list[tuple[str, Site]]:
        """The menaces that lie under cards in construction, each with the card above it."""
        giants = menaces_that(Freeze, self.menaces)
        if not giants:
            return []
        return list(zip(giants, [site for site in self.sites.values() if site.frozen], strict=False))

    @property
    def beside(self) -> Cards:
        """The menaces in the construction area that lie under no card."""
        left = list(self.menaces)
        for card, _ in self.tucked():
            del left[len(left) - 1 - left[::-1].index(card)]
        return tuple(left)

    @property
    def loose(self) -> Cards:
        """Menaces in the construction area that could lie under a card and do not."""
        giants = menaces_that(Freeze, self.menaces)
        return giants[len(self.frozen) :] if giants else ()

    def to_tuck(self) -> Cards:
        """The menaces that have to lie down under a card and can: new ones, and those that were loose until now."""
        waiting = menaces_that(Freeze, self.chosen) + self.loose
        return waiting if waiting and self.can_be_frozen() else ()

    def plannable(self) -> Cards:
        """The chosen cards that have to be built or recycled."""
        return tuple(card for card in self.chosen if card in RECYCLED)

    @property
    def lab_cubes(self) -> int:
        """How many cubes lie in the alchemy lab."""
        materials, population, gold, exploration = self.lab
        return materials + population + gold + exploration

    # Production

    def volume(self, resource: int) -> int:
        """How much of a resource the duchy produces now; covered symbols do not count."""
        n = self.fixed[resource]
        if self.multiplied:
            for card in self.multiplied:
                of, family = MULTIPLIED[card]
                if of == resource and f"{card}:{RESOURCES[of]}" not in self.thefts:
                    n += self.families[family]
        if self.thefts:
            name = RESOURCES[resource]
            for symbol in self.thefts:
                card, _, of_symbol = symbol.partition(":")
                if of_symbol == name and card not in MULTIPLIED:
                    n -= 1
        return n

    @property
    def materials(self) -> int:
        """The production of materials."""
        return self.volume(0)

    @property
    def population(self) -> int:
        """The production of population."""
        return self.volume(1)

    @property
    def gold(self) -> int:
        """The production of gold."""
        return self.volume(2)

    @property
    def exploration(self) -> int:
        """The production of exploration."""
        return self.volume(3)

    def symbols(self) -> dict[str, int]:
        """The production symbols that no theft token covers, each with how often it is there."""
        counts: dict[str, int] = {}
        for card in (self.duchy, *self.built):
            for resource, n in zip(RESOURCES, PRODUCTION[card], strict=True):
                if n:
                    counts[f"{card}:{resource}"] = counts.get(f"{card}:{resource}", 0) + n
            if card in MULTIPLIED:
                counts[f"{card}:{RESOURCES[MULTIPLIED[card][0]]}"] = 1
        for symbol in self.thefts:
            counts[symbol] -= 1
        return {symbol: n for symbol, n in counts.items() if n}

    def add_built(self, card: str) -> None:
        """A card joins the duchy."""
        self.built = (*self.built, card)
        self.families = plus(self.families, FAMILY[card], 1)
        a, b, c, d = self.fixed
        materials, population, gold, exploration = PRODUCTION[card]
        self.fixed = (a + materials, b + population, c + gold, d + exploration)
        if DEVELOPMENTS[card].multiplied is not None:
            self.multiplied = (*self.multiplied, card)
