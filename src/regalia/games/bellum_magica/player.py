"""What lies before one mage: the castle with its two wings, the store, and the chests."""

from __future__ import annotations

from typing import Final

from regalia.engine.table import Player
from regalia.engine.zones import Cards
from regalia.games.bellum_magica.cards import (
    CASTLES,
    MAGIC,
    MAPS,
    NO_ROWS,
    RUNES,
    THIEVES,
    WAR,
    WAR_ICONS,
    WORK,
    WORK_ICONS,
    Rows,
)
from regalia.games.bellum_magica.wings import War, Work

NO_CHESTS: Final[tuple[Cards, ...]] = ((), (), ())


class Mage(Player):
    """A dark mage."""

    __slots__ = (
        "castle", "chests", "flipped", "food", "goblins", "kegs", "left", "magic_shields", "orders", "recruited",
        "right", "runes", "shields", "spells", "unused_orders", "war", "work",
    )  # fmt: skip

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.food = 0
        self.runes = 0
        self.kegs = 0
        self.shields = 0
        """The normal shields of the castle: the printed ones and the tokens."""
        self.magic_shields = 0
        self.spells = 0
        """Re-roll spells that are ready."""
        self.flipped = 0
        """Re-roll spells that were used today."""
        self.castle: Cards = ()
        self.left: Cards = ()
        """The creatures tucked under the left wing, the work; the castle's own icons come on top."""
        self.right: Cards = ()
        self.recruited: Cards = ()
        """A creature that is paid for and not tucked yet."""
        self.goblins: Cards = ()
        """The two goblins that were dealt, until they are tucked."""
        self.orders: Cards = ()
        """Where the goblins shall go, face down until everybody has decided."""
        self.unused_orders: Cards = ()
        self.chests: tuple[Cards, ...] = NO_CHESTS
        """Wooden, metal and golden ones."""
        self.work: Rows = NO_ROWS
        """All icons of the left wing; follows from the castle and the creatures."""
        self.war: Rows = NO_ROWS

    def clone(self) -> Mage:
        """An independent copy."""
        new = Mage.__new__(Mage)
        new.seat = self.seat
        new.food = self.food
        new.runes = self.runes
        new.kegs = self.kegs
        new.shields = self.shields
        new.magic_shields = self.magic_shields
        new.spells = self.spells
        new.flipped = self.flipped
        new.castle = self.castle
        new.left = self.left
        new.right = self.right
        new.recruited = self.recruited
        new.goblins = self.goblins
        new.orders = self.orders
        new.unused_orders = self.unused_orders
        new.chests = self.chests
        new.work = self.work
        new.war = self.war
        return new

    # The castle

    def move_in(self, castle: str) -> None:
        """Take a castle board."""
        self.castle = (castle,)
        self.work = WORK[castle]
        self.war = WAR[castle]
        self.shields = CASTLES[castle].shield
        self.magic_shields = CASTLES[castle].magic_shield

    def tuck_left(self, card: str) -> None:
        """A creature goes under the left wing: only what it gathers and scouts counts, for ever."""
        self.left = (*self.left, card)
        work = list(self.work)
        for at, n in WORK_ICONS[card]:
            work[at] += n
        self.work = tuple(work)

    def tuck_right(self, card: str) -> None:
        """A creature goes under the right wing: only what it attacks with counts, for ever."""
        self.right = (*self.right, card)
        war = list(self.war)
        for at, n in WAR_ICONS[card]:
            war[at] += n
        self.war = tuple(war)

    def work_row(self, die: int) -> Work:
        """What the left wing shows for a number of the die."""
        row = die - 1
        return Work(self.work[row], self.work[row + RUNES], self.work[row + MAPS])

    def war_row(self, die: int) -> War:
        """What the right wing shows for a number of the die."""
        row = die - 1
        return War(self.war[row], self.war[row + MAGIC], self.war[row + THIEVES])

    @property
    def work_icons(self) -> dict[str, Rows]:
        """The left wing for the eye: of each kind of icon so many on the six faces of the die."""
        return {"food": self.work[:RUNES], "runes": self.work[RUNES:MAPS], "maps": self.work[MAPS:]}

    @property
    def war_icons(self) -> dict[str, Rows]:
        """The same of the right wing."""
        return {"swords": self.war[:MAGIC], "magic_swords": self.war[MAGIC:THIEVES], "thieves": self.war[THIEVES:]}

    # The chests

    @property
    def wooden(self) -> int:
        """How many wooden chests there are."""
        return len(self.chests[0])

    @property
    def metal(self) -> int:
        """How many metal chests there are."""
        return len(self.chests[1])

    @property
    def golden(self) -> int:
        """How many gold chests there are."""
        return len(self.chests[2])

    def chest_count(self) -> int:
        """How many chests there are, of all kinds."""
        wooden, metal, golden = self.chests
        return len(wooden) + len(metal) + len(golden)

    def store(self, kind: int, chest: str) -> None:
        """Put a chest before the castle."""
        chests = list(self.chests)
        chests[kind] = (*chests[kind], chest)
        self.chests = tuple(chests)

    def lose(self, kind: int, at: int) -> str:
        """A chest goes; says which one it was."""
        stack = self.chests[kind]
        chests = list(self.chests)
        chests[kind] = stack[:at] + stack[at + 1 :]
        self.chests = tuple(chests)
        return stack[at]
