"""The table of the dark mages: the human kingdom, the creatures for hire, the treasure, and the castles."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from regalia.engine.messages import GameWords
from regalia.engine.table import Table
from regalia.engine.zones import Cards, Zone
from regalia.games.bellum_magica import rulings
from regalia.games.bellum_magica.cards import (
    CASTLES,
    CHEST_KINDS,
    EVIL,
    FOOD_TOKENS,
    INN,
    RUNE_TOKENS,
    RUNES,
    SETTLEMENT_KINDS,
    SHIELD_TOKENS,
    Rows,
)
from regalia.games.bellum_magica.player import Mage
from regalia.games.bellum_magica.words import WORDS

if TYPE_CHECKING:
    from regalia.games.bellum_magica.attacks import Attack

CHESTS_TO_END: Final = 10
"""So many chests before one castle end the game after the attacks of the day."""


class BellumTable(Table[Mage]):
    """The middle of the table and all castles."""

    __slots__ = (
        "captain", "castle_box", "day", "die", "display", "evil_deck", "evil_market", "goblin_box", "hoard", "kingdom",
        "nearest_chest", "sacked", "scarce_resources", "scarce_shields", "settlement_box", "targets",
        "ultra_deck", "ultra_market",
    )  # fmt: skip
    words: ClassVar[GameWords] = WORDS
    derived: ClassVar[frozenset[str]] = frozenset(("targets",))
    zones: ClassVar[tuple[Zone, ...]] = (
        Zone("inn"),
        Zone("display"),
        Zone("kingdom", "nobody", stacks=True, back=SETTLEMENT_KINDS),
        Zone("settlement_box", "nobody", stacks=True, back=SETTLEMENT_KINDS),
        Zone("sacked"),
        Zone("evil_market"),
        Zone("ultra_market"),
        Zone("evil_deck", "nobody", back="evil"),
        Zone("ultra_deck", "nobody", back="ultra_evil"),
        Zone("hoard", "nobody", stacks=True, back=CHEST_KINDS),
        Zone("goblin_box", "nobody", back="goblin"),
        Zone("castle_box"),
        Zone("castle", of_players=True),
        Zone("left", of_players=True),
        Zone("right", of_players=True),
        Zone("recruited", of_players=True),
        Zone("goblins", "owner", back="goblin", of_players=True),
        Zone("orders", "owner", back="order", own_backs=True, of_players=True),
        Zone("unused_orders", "owner", back="order", own_backs=True, of_players=True),
        Zone("chests", "owner", stacks=True, back=CHEST_KINDS, of_players=True, open_at_end=True),
    )

    def __init__(self, players: list[Mage], chance: int) -> None:
        super().__init__(players, chance)
        self.captain = 0
        self.day = 1
        self.die = 0
        """What the die shows: the row that is active in all castles; 0 before the first roll."""
        self.display: Cards = ()
        """The settlements that lie open, besides the inn."""
        self.kingdom: tuple[Cards, ...] = ((), (), ())
        """What is left of the deck of the human kingdoms: farms on top of villages on top of cities."""
        self.settlement_box: tuple[Cards, ...] = ((), (), ())
        self.sacked: Cards = ()
        self.evil_market: Cards = ()
        self.ultra_market: Cards = ()
        self.evil_deck: Cards = ()
        self.ultra_deck: Cards = ()
        self.hoard: tuple[Cards, ...] = ((), (), ())
        """The stacks of wooden, metal and gold chests."""
        self.goblin_box: Cards = ()
        self.castle_box: Cards = ()
        self.scarce_resources = False
        self.scarce_shields = False
        self.nearest_chest = True
        self.targets: tuple[Attack, ...] = ()
        """The attacks on what lies open, once somebody has asked for them."""

    def clone(self) -> BellumTable:
        new = BellumTable.__new__(BellumTable)
        new.copy_basics(self)
        new.players = [player.clone() for player in self.players]
        new.captain = self.captain
        new.day = self.day
        new.die = self.die
        new.display = self.display
        new.kingdom = self.kingdom
        new.settlement_box = self.settlement_box
        new.sacked = self.sacked
        new.evil_market = self.evil_market
        new.ultra_market = self.ultra_market
        new.evil_deck = self.evil_deck
        new.ultra_deck = self.ultra_deck
        new.hoard = self.hoard
        new.goblin_box = self.goblin_box
        new.castle_box = self.castle_box
        new.scarce_resources = self.scarce_resources
        new.scarce_shields = self.scarce_shields
        new.nearest_chest = self.nearest_chest
        new.targets = self.targets
        return new

    def from_captain(self) -> list[Mage]:
        """Everybody in order: the captain, then clockwise."""
        return self.players[self.captain :] + self.players[: self.captain]

    @property
    def today(self) -> tuple[Rows, ...]:
        """What the row that is active brings each mage, seat by seat: what is gathered, then what is attacked with."""
        if not self.die:
            return ()
        row = slice(self.die - 1, None, RUNES)
        return tuple([player.work[row] + player.war[row] for player in self.players])

    @property
    def chests_to_end(self) -> int:
        """How many chests of one mage end the game."""
        return CHESTS_TO_END

    # The human kingdom

    @property
    def inn(self) -> Cards:
        """The inn, which always lies open."""
        return (INN,)

    def object_of(self, card: str) -> str:
        """The id of the object in the middle that shows a card."""
        if card == INN:
            return "inn:0"
        for zone in ("display", "evil_market", "ultra_market"):
            cards: Cards = getattr(self, zone)
            if card in cards:
                return f"{zone}:{cards.index(card)}"
        raise KeyError(card)

    def discard_settlement(self, card: str) -> None:
        """A sacked settlement leaves the display; the gap stays until the end of the day."""
        self.display = tuple(other for other in self.display if other != card)
        self.sacked = (*self.sacked, card)
        self.targets = ()

    def refill_display(self) -> None:
        """Turn up settlements until there is one for each mage, as long as the deck lasts."""
        while len(self.display) < len(self.players):
            kind = next((kind for kind, stack in enumerate(self.kingdom) if stack), None)
            if kind is None:
                return
            stacks = list(self.kingdom)
            card = stacks[kind][-1]
            stacks[kind] = stacks[kind][:-1]
            self.kingdom = tuple(stacks)
            self.display = (*self.display, card)
            self.targets = ()
            if self.told is not None:
                self.tell("bellum_magica-settlement-shown", card=card, target=self.object_of(card))

    # The creatures for hire

    def take_from_market(self, card: str) -> None:
        """A creature leaves the market; the next one of its deck takes its place at once, if there is any."""
        evil = card in EVIL
        market, deck = (self.evil_market, self.evil_deck) if evil else (self.ultra_market, self.ultra_deck)
        at = market.index(card)
        market = market[:at] + deck[-1:] + market[at + 1 :]
        if evil:
            self.evil_market, self.evil_deck = market, deck[:-1]
        else:
            self.ultra_market, self.ultra_deck = market, deck[:-1]
        if deck and self.told is not None:
            self.tell("bellum_magica-creature-shown", card=deck[-1], target=self.object_of(deck[-1]))

    # The supply

    def take_chest(self, player: Mage, kind: int) -> int | None:
        """A mage takes the top chest of a stack, or of the nearest one that is not empty; says which kind it was."""
        for other in rulings.NEAREST_CHESTS[kind] if self.nearest_chest else (kind,):
            stack = self.hoard[other]
            if stack:
                stacks = list(self.hoard)
                stacks[other] = stack[:-1]
                self.hoard = tuple(stacks)
                player.store(other, stack[-1])
                return other
        return None

    def food_left(self) -> int:
        """How many food tokens of the box nobody has."""
        return FOOD_TOKENS - sum(player.food for player in self.players)

    def runes_left(self) -> int:
        """How many rune tokens of the box nobody has."""
        return RUNE_TOKENS - sum(player.runes for player in self.players)

    def shields_left(self) -> int:
        """How many shield tokens of the box nobody has."""
        return SHIELD_TOKENS - sum(player.shields - CASTLES[player.castle[0]].shield for player in self.players)

    # Telling

    def tell_gain(self, seat: int, because: str, **gains: int) -> None:
        """Say what somebody got and thanks to which card; of chests only the kind."""
        given = {kind: n for kind, n in gains.items() if n}
        if given:
            target = f"{next(iter(given))}@{seat}"
            self.tell_as("gain", "bellum_magica-gets", seat, because=because, target=target, **given)
        else:
            self.tell("bellum_magica-gets-nothing", seat, because=because)
