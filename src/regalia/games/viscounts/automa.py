"""A solo opponent: a viscount that nobody is asked for. What effects mean to it stands on its reference card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from regalia.engine.combinators import Happen
from regalia.engine.zones import Cards
from regalia.games.viscounts import rulings
from regalia.games.viscounts.board import AUTOMA_COLLISION, SECTIONS, TYPE, segment_of
from regalia.games.viscounts.board_effects import DismissForFree
from regalia.games.viscounts.building import FREE, PayLinks, raise_building
from regalia.games.viscounts.cards import AUTOMAS, BONUS_ICONS, MANUSCRIPTS, SCHEME_ICONS, icons
from regalia.games.viscounts.castle import bump, march, put_workers
from regalia.games.viscounts.effects import Gain, ViscountsEffect
from regalia.games.viscounts.icons import CRIMINAL, CURRENCY, NO_ICONS, Action, Icons, added
from regalia.games.viscounts.manuscripts import take_manuscript
from regalia.games.viscounts.player import Viscount
from regalia.games.viscounts.questions import Flippable
from regalia.games.viscounts.words import RESOURCES

if TYPE_CHECKING:
    from regalia.games.viscounts.table import ViscountsTable

AUTOMA_PLOTS: Final = tuple(f"{type}_{n}" for type in ("guildhall", "trading_post", "workshop") for n in (1, 2, 3))
"""The nine buildings from left to right: guildhalls come first on these boards."""
SCHEME_WHEN_BUILT: Final = "trading_post_1"
FLIP_AT_COLLISION: Final = "trading_post_2"
DISMISS_ON_FLIP: Final = "trading_post_3"
DISMISS_ON_SCHEME: Final = "workshop_1"
VIRTUE_ON_SHUFFLE: Final = "workshop_2"
CORRUPTION_ON_SHUFFLE: Final = "workshop_3"
DISMISS: Final = DismissForFree()
ITS_BOARD: Final = "automa"
"""What its board does is told under this name."""


class Automa(Viscount):
    """One of the four solo opponents."""

    __slots__ = ("future_schemes", "kind", "scheme_deck", "scheme_discard", "scheme_row")
    decides: ClassVar[bool] = False
    collision_rewards: ClassVar[tuple[Gain, ...]] = AUTOMA_COLLISION

    def __init__(self, seat: int, kind: str) -> None:
        super().__init__(seat)
        self.kind = kind
        self.icons = NO_ICONS  # what its schemes show only helps to pay (p. 30); manuscripts do not count it
        self.scheme_row: Cards = ()
        self.scheme_deck: Cards = ()
        self.scheme_discard: Cards = ()
        self.future_schemes: Cards = ()

    def clone(self) -> Automa:
        new = Automa.__new__(Automa)
        new.fill_from(self)
        new.kind = self.kind
        new.scheme_row = self.scheme_row
        new.scheme_deck = self.scheme_deck
        new.scheme_discard = self.scheme_discard
        new.future_schemes = self.future_schemes
        return new

    # Icons and paying

    def criminals(self) -> int:
        return sum(SCHEME_ICONS[card][CRIMINAL] for card in self.scheme_row)

    def icons_now(self) -> Icons:
        """The icons that help to pay: scheme cards, the empty places for them, guildhalls and cleric bonus cards."""
        board = AUTOMAS[self.kind]
        printed = (icons(board.second), icons(board.third))[max(0, len(self.scheme_row) - 1) :]
        return added(*(SCHEME_ICONS[card] for card in self.scheme_row), *printed, self.permanent)

    def purse(self, action: Action) -> int:
        """How many icons of an action it could pay for; one of them takes any resource."""
        if self.pays_with_anything():
            return self.ink + self.gold + self.stone
        n: int = getattr(self, CURRENCY[action])
        return n

    def pays_with_anything(self) -> bool:
        """Whether all resources are the same to it."""
        return not AUTOMAS[self.kind].prefers

    def pay(self, table: ViscountsTable, action: Action, n: int) -> None:
        """Spend resources for missing icons, no more than are needed."""
        for kind in RESOURCES if self.pays_with_anything() else (CURRENCY[action],):
            spent = min(n, getattr(self, kind))
            if spent > 0:
                setattr(self, kind, getattr(self, kind) - spent)
                table.tell_as("loss", "viscounts-pays", self.seat, **{kind: spent})
                n -= spent

    def _count_lasting_icons(self) -> None:
        halls = AUTOMAS[self.kind].guildhalls
        opened = [icons({halls[n]: 1}) for n in range(3) if f"guildhall_{n + 1}" in self.built]
        self.permanent = added(*opened, *(BONUS_ICONS[card] for card in self.bonuses))

    def open_plot(self, table: ViscountsTable, plot: str) -> None:
        super().open_plot(table, plot)
        if plot == SCHEME_WHEN_BUILT:
            self.hire_for_free(table, ITS_BOARD)

    def plots_left(self, type: str) -> list[str]:
        return [plot for plot in AUTOMA_PLOTS if TYPE[plot] == type and plot not in self.built]

    # What effects bring

    def tell_gain(self, table: ViscountsTable, because: str, parts: Mapping[str, int]) -> None:
        super().tell_gain(table, because, {kind: n for kind, n in parts.items() if kind != "silver"})

    def shuffle_discards(self, table: ViscountsTable) -> None:
        if not self.scheme_discard:
            return
        self.scheme_deck = table.shuffled((*self.scheme_deck, *self.scheme_discard))
        self.scheme_discard = ()
        criminal = self.criminals() > 0
        corruption = criminal + (CORRUPTION_ON_SHUFFLE in self.built)
        virtue = (not criminal) + (VIRTUE_ON_SHUFFLE in self.built)
        self.gain_corruption(corruption)
        self.gain_virtue(virtue)
        told = {kind: n for kind, n in (("corruption", corruption), ("virtue", virtue)) if n}
        table.tell_as("gain", "viscounts-shuffles", self.seat, **told)

    def gain_silver(self, table: ViscountsTable, n: int, because: str) -> None:
        self.gain_any(table, n // rulings.AUTOMA_SILVER_FOR_RESOURCE, because)

    def gain_any(self, table: ViscountsTable, n: int, because: str) -> None:
        for _ in range(n):
            kind = self.preferred()
            setattr(self, kind, getattr(self, kind) + 1)
            table.tell_as("gain", "viscounts-takes", self.seat, because=because, **{kind: 1})

    def preferred(self) -> str:
        """The resource that it takes next: the first of which it has not enough."""
        board = AUTOMAS[self.kind]
        for kind, enough in zip(board.prefers, board.until, strict=False):
            if getattr(self, kind) < enough:
                return kind
        return board.prefers[-1] if board.prefers else RESOURCES[0]

    def gain_debts(self, table: ViscountsTable, n: int) -> None:
        table.take_debts(self, n)

    def flip(self, table: ViscountsTable, what: Flippable, n: int, because: str) -> None:
        for _ in range(n):
            if not self.can_flip(what):
                self.gain_virtue(1)
                table.tell_as("gain", "viscounts-gets", self.seat, because=because, virtue=1)
            elif what == "debt" or (what == "any" and self.prefers_debt()):
                self.flip_debt(table)
            else:
                self.flip_deed(table)

    def prefers_debt(self) -> bool:
        """Whether it would flip a debt: it has flipped no more of them than deeds, or has no deed."""
        return bool(self.debts) and (not self.deeds or self.paid <= self.approved)

    def flip_debt(self, table: ViscountsTable) -> None:
        table.turn_debt(self)
        self.gain_any(table, 1, "debt")
        self._after_flip(table)

    def flip_deed(self, table: ViscountsTable) -> None:
        table.turn_deed(self)
        self._after_flip(table)

    def _after_flip(self, table: ViscountsTable) -> None:
        if DISMISS_ON_FLIP in self.built:
            table.push(Happen(self.seat, DISMISS, ITS_BOARD))

    def rearrange(self, table: ViscountsTable, because: str) -> None:
        self.gain_any(table, 1, because)

    def discard_cards(self, table: ViscountsTable, n: int, because: str) -> None:
        self.gain_virtue(n)
        table.tell_as("gain", "viscounts-gets", self.seat, because=because, virtue=n)

    def destroy_cards(self, table: ViscountsTable, n: int, because: str) -> None:
        self.flip(table, "any", n, because)

    def move_worker(self, table: ViscountsTable, because: str) -> None:
        self.gain_virtue(1)
        table.tell_as("gain", "viscounts-gets", self.seat, because=because, virtue=1)

    def hire_for_free(self, table: ViscountsTable, because: str) -> None:
        """It hires nobody: a future scheme goes on its discard pile, or it flips a card if there is none."""
        if not self.future_schemes:
            self.flip(table, "any", 1, because)
            return
        card = self.future_schemes[-1]
        self.future_schemes = self.future_schemes[:-1]
        self.scheme_discard = (*self.scheme_discard, card)
        seat = self.seat
        table.tell(
            "viscounts-gains-scheme", seat, card=card, source=f"future_schemes@{seat}", target=f"scheme_discard@{seat}"
        )
        if DISMISS_ON_SCHEME in self.built:
            table.push(Happen(seat, DISMISS, ITS_BOARD))

    def place_for_free(self, table: ViscountsTable, n: int, because: str) -> None:
        put_workers(table, self, segment_of(self.space), n)

    def build_for_free(self, table: ViscountsTable, type: str, here: bool, because: str) -> None:
        """The leftmost building goes on the first free site clockwise from its viscount, over rivers and borders."""
        plots = self.plots_left(type)
        start = table.board.banks[self.space][0]
        sites = [site % len(table.owners) for site in range(start, start + len(table.owners))]
        free = [site for site in sites if table.owners[site] == FREE]
        if plots and free:
            raise_building(table, self, plots[0], free[0])

    def take_for_free(self, table: ViscountsTable, costs: tuple[int, ...], because: str) -> None:
        """The first manuscript that fits, clockwise from its own segment."""
        here = segment_of(self.space)
        for n in range(here, here + SECTIONS):
            pile = table.manuscript_piles[n % SECTIONS]
            if pile and MANUSCRIPTS[pile[-1]].cost in costs:
                take_manuscript(table, self, n % SECTIONS)
                return

    def take_links(self, table: ViscountsTable, links: tuple[tuple[int, ViscountsEffect], ...]) -> None:
        table.push(PayLinks(self.seat, links))

    def choose_march(self, table: ViscountsTable, threes: tuple[int, ...]) -> None:
        here = segment_of(self.space)
        march(table, self, min(threes, key=lambda section: (section - here) % SECTIONS))

    def choose_bump(self, table: ViscountsTable, tier: str, section: int) -> None:
        others = [player.seat for player in table.players if getattr(player, tier)[section]]
        bump(table, tier, section, others[0] if others else self.seat)

    def meet_collision(self, table: ViscountsTable) -> None:
        if FLIP_AT_COLLISION in self.built and not self.criminals():
            self.flip(table, "debt", 1, ITS_BOARD)
