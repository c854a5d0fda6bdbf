"""A viscount: what lies before one player, and what happens when an effect comes to a person.

The solo opponents are viscounts too (``automa.py``); they answer the second half of this class in their own way.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from regalia.engine.combinators import Happen
from regalia.engine.table import Player
from regalia.engine.zones import Cards
from regalia.games.viscounts.board import (
    BIGGER_HAND,
    COLLISION,
    FIRST_STEP,
    HAND,
    LAST_STEP,
    PLOT_ICONS,
    PLOTS,
    SECTIONS,
    TYPE,
    VIRTUE_AT_COLLISION,
    WORKERS,
)
from regalia.games.viscounts.building import ChoosePlot, OrderLinks, PayLinks, free_sites
from regalia.games.viscounts.cards import BONUS_ICONS, ICONS, ON_DEBT_FLIPPED, ON_DEBT_GAINED, STARTER_ICONS
from regalia.games.viscounts.castle import march
from regalia.games.viscounts.castle_questions import ChooseMarch, ChooseSection, MayMoveWorker, choose_bump
from regalia.games.viscounts.discarding import may_destroy, may_discard
from regalia.games.viscounts.effects import Flip, Gain, ViscountsEffect
from regalia.games.viscounts.hiring import ChooseHire
from regalia.games.viscounts.icons import CRIMINAL, NO_ICONS, Icons, added
from regalia.games.viscounts.manuscripts import ChooseManuscript, piles_with
from regalia.games.viscounts.questions import Flippable, choose_flip, may_rearrange, pick_resource

if TYPE_CHECKING:
    from regalia.games.viscounts.table import ViscountsTable

NOBODY_IN_CASTLE: Final = (0,) * SECTIONS
FEWEST_CARDS: Final = 3
"""Nobody may own fewer cards than this."""


class Viscount(Player):
    """What lies before one player."""

    __slots__ = (
        "approved", "bonuses", "built", "corruption", "debts", "deck", "deeds", "discard", "gold", "hall", "hand",
        "icons", "ink", "keep", "manuscripts", "paid", "permanent", "player_card", "retinue", "row", "silver", "space",
        "stone", "virtue", "workers", "yard",
    )  # fmt: skip

    decides: ClassVar[bool] = True
    """Whether somebody is asked for it; nobody is for a solo opponent."""
    collision_rewards: ClassVar[tuple[Gain, ...]] = COLLISION
    """What a collision brings, by the space of the track."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.space = -1
        """Where the viscount stands on the main board; nowhere before the start."""
        self.silver = self.ink = self.gold = self.stone = 0
        self.debts = self.paid = 0
        """Debts unpaid and paid."""
        self.deeds = self.approved = 0
        """Deeds acquired and approved."""
        self.corruption, self.virtue = FIRST_STEP, LAST_STEP
        self.workers = WORKERS
        self.yard: tuple[int, ...] = NOBODY_IN_CASTLE
        self.hall: tuple[int, ...] = NOBODY_IN_CASTLE
        self.keep = 0
        """Workers left, in the three tiers of the castle."""
        self.built: Cards = ()
        """The plots whose building stands on the main board, in the order of the board."""
        self.permanent: Icons = NO_ICONS
        """The icons that last; follow from the plots and the cleric bonus cards."""
        self.bonuses: Cards = ()
        self.manuscripts: Cards = ()
        self.row: Cards = ()
        """The cards on the board, from the left."""
        self.hand: Cards = ()
        self.deck: Cards = ()
        self.discard: Cards = ()
        self.retinue: Cards = ()
        """The own cards before they are shuffled for the first time."""
        self.icons: Icons = STARTER_ICONS
        """The icons on all own cards together, wherever they are; everybody knows them."""
        self.player_card = ""

    def clone(self) -> Viscount:
        """An independent copy."""
        new = Viscount.__new__(Viscount)
        new.fill_from(self)
        return new

    def fill_from(self, other: Viscount) -> None:
        """Take over everything from another viscount."""
        self.seat = other.seat
        self.space = other.space
        self.silver = other.silver
        self.ink = other.ink
        self.gold = other.gold
        self.stone = other.stone
        self.debts = other.debts
        self.paid = other.paid
        self.deeds = other.deeds
        self.approved = other.approved
        self.corruption = other.corruption
        self.virtue = other.virtue
        self.workers = other.workers
        self.yard = other.yard
        self.hall = other.hall
        self.keep = other.keep
        self.built = other.built
        self.permanent = other.permanent
        self.bonuses = other.bonuses
        self.manuscripts = other.manuscripts
        self.row = other.row
        self.hand = other.hand
        self.deck = other.deck
        self.discard = other.discard
        self.retinue = other.retinue
        self.icons = other.icons
        self.player_card = other.player_card

    # Cards

    def criminals(self) -> int:
        """The criminal icons on the cards on the board."""
        n = 0
        for card in self.row:
            n += ICONS[card][CRIMINAL]
        return n

    def card_count(self) -> int:
        """How many cards are the player's own, wherever they are."""
        return len(self.hand) + len(self.deck) + len(self.discard) + len(self.row) + len(self.retinue)

    def hand_limit(self, table: ViscountsTable) -> int:
        """Up to how many cards are drawn."""
        return HAND + (BIGGER_HAND in self.built) + (table.leader == self.seat)

    def drop_from_hand(self, card: str) -> None:
        """A card leaves the hand."""
        at = self.hand.index(card)
        self.hand = self.hand[:at] + self.hand[at + 1 :]

    def take_top(self, table: ViscountsTable) -> str:
        """Lift the top card of the draw pile; an empty one is shuffled anew first."""
        if not self.deck:
            self.shuffle_discards(table)
        card = self.deck[-1]
        self.deck = self.deck[:-1]
        return card

    def shuffle_discards(self, table: ViscountsTable) -> None:
        """Shuffle the discard pile into the draw pile: one virtue, or one corruption with criminals on the board."""
        if not self.discard:
            return
        self.deck = table.shuffled(self.deck + self.discard)
        self.discard = ()
        check_shuffle(table, self)

    # Goods, markers and buildings

    def gain_virtue(self, n: int) -> None:
        """The virtue marker goes left, and takes the other along once they have met."""
        for _ in range(n):
            if self.virtue > self.corruption:
                self.virtue -= 1
            elif self.virtue > FIRST_STEP:
                self.virtue -= 1
                self.corruption -= 1

    def gain_corruption(self, n: int) -> None:
        """The corruption marker goes right, and takes the other along once they have met."""
        for _ in range(n):
            if self.corruption < self.virtue:
                self.corruption += 1
            elif self.corruption < LAST_STEP:
                self.corruption += 1
                self.virtue += 1

    def tell_gain(self, table: ViscountsTable, because: str, parts: Mapping[str, int]) -> None:
        """Say what is gained; what has still to be chosen is told when it is."""
        named = {kind: n for kind, n in parts.items() if kind != "any"}
        if named:
            table.tell_as("gain", "viscounts-gets", self.seat, because=because, **named)

    def open_plot(self, table: ViscountsTable, plot: str) -> None:
        """A building has left its plot, and what is printed there works."""
        self.built = tuple([each for each in PLOTS if each in self.built or each == plot])
        self._count_lasting_icons()

    def gain_bonus(self, bonus: str) -> None:
        """A cleric bonus card is the player's for good."""
        self.bonuses = (*self.bonuses, bonus)
        self._count_lasting_icons()

    def _count_lasting_icons(self) -> None:
        opened = [PLOT_ICONS[plot] for plot in self.built if plot in PLOT_ICONS]
        self.permanent = added(*opened, *(BONUS_ICONS[card] for card in self.bonuses))

    def plots_left(self, type: str) -> list[str]:
        """The plots that still bear a building of this type."""
        return [plot for plot in PLOTS if TYPE[plot] == type and plot not in self.built]

    def trigger(self, table: ViscountsTable, effects: Mapping[str, ViscountsEffect]) -> None:
        """Cards on the board with one of these effects work, from left to right."""
        for card in reversed(self.row):
            if card in effects:
                table.push(Happen(self.seat, effects[card], card))

    def can_flip(self, what: Flippable) -> bool:
        """Whether there is anything to flip."""
        return bool((what != "deed" and self.debts) or (what != "debt" and self.deeds))

    def can_discard(self) -> bool:
        """Whether there is a card to discard."""
        return bool(self.hand or self.deck or self.discard)

    def can_destroy(self) -> bool:
        """Whether a card may be destroyed: three must remain."""
        at_hand = self.hand or self.deck or self.discard or self.retinue
        return bool(at_hand) and self.card_count() > FEWEST_CARDS

    # What effects bring; a person is asked where there is a choice

    def gain_silver(self, table: ViscountsTable, n: int, because: str) -> None:
        """Take silver."""
        self.silver += n

    def gain_any(self, table: ViscountsTable, n: int, because: str) -> None:
        """Take resources of choice."""
        table.push(pick_resource(self.seat, n, because))

    def gain_debts(self, table: ViscountsTable, n: int) -> None:
        """Take debts; abilities work for each of them."""
        table.take_debts(self, n)
        for _ in range(n):
            self.trigger(table, ON_DEBT_GAINED)

    def flip(self, table: ViscountsTable, what: Flippable, n: int, because: str) -> None:
        """Flip so many cards, one by one, as long as there are any."""
        if self.can_flip(what):
            table.push(choose_flip(self.seat, what, n, because))

    def flip_later(self, table: ViscountsTable, what: Flippable, n: int, because: str) -> None:
        """Flip so many more when all that comes before is over."""
        table.push(Happen(self.seat, Flip(what, n), because))

    def flip_debt(self, table: ViscountsTable) -> None:
        """Pay a debt: a resource, and abilities that work then."""
        table.turn_debt(self)
        self.trigger(table, ON_DEBT_FLIPPED)
        self.gain_any(table, 1, "debt")

    def flip_deed(self, table: ViscountsTable) -> None:
        """Have a deed approved."""
        table.turn_deed(self)

    def rearrange(self, table: ViscountsTable, because: str) -> None:
        """Be asked for another order of the cards on the board."""
        if len(self.row) > 1:
            table.push(may_rearrange(self.seat, because))

    def discard_cards(self, table: ViscountsTable, n: int, because: str) -> None:
        """Be asked for cards to discard."""
        if self.can_discard():
            table.push(may_discard(self.seat, n, because))

    def destroy_cards(self, table: ViscountsTable, n: int, because: str) -> None:
        """Be asked for cards to destroy."""
        if self.can_destroy():
            table.push(may_destroy(self.seat, n, because))

    def hire_for_free(self, table: ViscountsTable, because: str) -> None:
        """Be asked whom to hire."""
        if any(table.townsfolk_piles):
            table.push(ChooseHire(self.seat, because))

    def move_worker(self, table: ViscountsTable, because: str) -> None:
        """Be asked which worker moves."""
        if any(self.yard):
            table.push(MayMoveWorker(self.seat, because))

    def place_for_free(self, table: ViscountsTable, n: int, because: str) -> None:
        """Be asked where the workers go."""
        if self.workers:
            table.push(ChooseSection(self.seat, min(n, self.workers), because))

    def build_for_free(self, table: ViscountsTable, type: str, here: bool, because: str) -> None:
        """Be asked which building goes where, if there are both."""
        room = free_sites(table, self.space) if here else -1 in table.owners
        if room and self.plots_left(type):
            table.push(ChoosePlot(self.seat, type, here, because))

    def take_for_free(self, table: ViscountsTable, costs: tuple[int, ...], because: str) -> None:
        """Be asked which manuscript to take."""
        if piles_with(table, costs):
            table.push(ChooseManuscript(self.seat, costs, because))

    def take_links(self, table: ViscountsTable, links: tuple[tuple[int, ViscountsEffect], ...]) -> None:
        """Completed links pay; be asked for their order if there are two."""
        table.push(PayLinks(self.seat, links) if len(links) == 1 else OrderLinks(self.seat, links))

    def choose_march(self, table: ViscountsTable, threes: tuple[int, ...]) -> None:
        """Three workers march; be asked which, if there is a choice."""
        if len(threes) == 1:
            march(table, self, threes[0])
        else:
            table.push(ChooseMarch(self.seat, threes))

    def choose_bump(self, table: ViscountsTable, tier: str, section: int) -> None:
        """Be asked whose worker goes home."""
        table.push(choose_bump(self.seat, tier, section))

    def meet_collision(self, table: ViscountsTable) -> None:
        """Anybody's collision begins: the second workshop rewards a board without criminals."""
        if VIRTUE_AT_COLLISION in self.built and not self.criminals():
            self.gain_virtue(1)
            table.tell_as("gain", "viscounts-gets", self.seat, because=VIRTUE_AT_COLLISION, virtue=1)


def check_shuffle(table: ViscountsTable, viscount: Viscount) -> None:
    """Every shuffle brings one corruption, never more, if criminals are on the board, else one virtue."""
    kind = "corruption" if viscount.criminals() else "virtue"
    if kind == "corruption":
        viscount.gain_corruption(1)
    else:
        viscount.gain_virtue(1)
    if table.told is not None:
        table.tell_as("gain", "viscounts-shuffles", viscount.seat, **{kind: 1})
