"""Phase 3: one main action, paid with icons, goods and perhaps a dismissed townsfolk."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from regalia.engine.decisions import Act, Price
from regalia.engine.frames import Question
from regalia.engine.messages import Message, Reason, say
from regalia.games.viscounts.board import CHEAP_DISMISSAL, INNER, NOBLES_FOR, PLOTS, segment_of
from regalia.games.viscounts.building import free_sites
from regalia.games.viscounts.cards import BONUS, ICONS, ON_DEBT_GAINED, VALUE
from regalia.games.viscounts.construct import CONSTRUCT, constructions, short_for_construct
from regalia.games.viscounts.effects import Choose, Destroy, Gain
from regalia.games.viscounts.funding import icons_for_action, reach
from regalia.games.viscounts.icons import ACTIONS, CRIMINAL, KIND, Action, Icons
from regalia.games.viscounts.manuscripts import manuscript_at
from regalia.games.viscounts.player import FEWEST_CARDS, Viscount
from regalia.games.viscounts.table import ViscountsTable
from regalia.games.viscounts.trade import TRADES, how_often, merchants_of, short_for_trade, trades
from regalia.games.viscounts.transcribe import TRANSCRIBE, short_for_transcribe
from regalia.games.viscounts.words import amount, lower_price, named
from regalia.games.viscounts.workers import MOST_WORKERS, PLACE_WORKERS, short_for_workers

NO_FITTING_ICON: Final[Reason] = ("viscounts-no-fitting-icon", 0)
SHORT: Final[dict[Action, Callable[[ViscountsTable, Viscount, Icons, int], Reason | None]]] = {
    "trade": short_for_trade,
    "construct": short_for_construct,
    "workers": short_for_workers,
    "transcribe": short_for_transcribe,
}
"""What is missing for the least that an action can be."""
DEBTS_IN_CORNER: Final = {card: bonus.debts for card, bonus in BONUS.items() if isinstance(bonus, Gain) and bonus.debts}
DESTROYS_ON_DEBT: Final = frozenset(
    card
    for card, effect in ON_DEBT_GAINED.items()
    if isinstance(effect, Choose) and any(isinstance(part, Destroy) for part in effect.of)
)
LEAST_VALUE: Final = 1
"""What a card brings at least that is destroyed unseen."""


def price_of_dismissal(viscount: Viscount, card: str) -> int:
    """What it costs to dismiss a card; the second trading post makes everybody cheap."""
    return 1 if CHEAP_DISMISSAL in viscount.built else VALUE[card]


def silver_to_come(viscount: Viscount, card: str) -> int:
    """The silver that dismissing a card is certain to offer before the action is paid for.

    A debt in its corner can set off a card that destroys another for its value.
    """
    if card not in DEBTS_IN_CORNER:
        return 0
    chances = DEBTS_IN_CORNER[card] * len([own for own in viscount.row if own in DESTROYS_ON_DEBT])
    chances = min(chances, viscount.card_count() - FEWEST_CARDS)
    if chances <= 0:
        return 0
    values = sorted([VALUE[own] for own in viscount.hand], reverse=True)
    values += [LEAST_VALUE] * (len(viscount.deck) + len(viscount.discard))
    return sum(values[:chances])


class Dismiss(Act[ViscountsTable]):
    """Dismiss the townsfolk beside the viscount to help with an action, which must then be carried out."""

    __slots__ = ("action", "kind")
    verb = "dismiss"

    def __init__(self, action: Action) -> None:
        super().__init__(f"dismiss:{action}")
        self.action: Action = action
        self.kind = KIND[action]

    def why_not(self, table: ViscountsTable, seat: int) -> Reason | None:
        viscount = table.players[seat]
        card = table.townsfolk_at(segment_of(viscount.space))
        if not ICONS[card][self.kind] and not ICONS[card][CRIMINAL]:
            return NO_FITTING_ICON
        silver = viscount.silver - price_of_dismissal(viscount, card)
        if silver < 0:
            return "viscounts-short-silver", -silver
        silver += silver_to_come(viscount, card)
        return SHORT[self.action](table, viscount, icons_for_action(viscount, card), silver)

    def carry_out(self, table: ViscountsTable, seat: int) -> None:
        viscount = table.players[seat]
        segment = segment_of(viscount.space)
        card = table.townsfolk_at(segment)
        price = price_of_dismissal(viscount, card)
        viscount.silver -= price
        if table.told is not None:
            table.tell_as("loss", "viscounts-pays", seat, silver=price)
        table.dismissed = card
        table.dismiss(viscount, segment)
        table.push(FINISH[self.action][seat])
        BONUS[card].act(table, seat, card)

    def label(self, table: ViscountsTable, seat: int) -> Message:
        viscount = table.players[seat]
        card = table.townsfolk_at(segment_of(viscount.space))
        price = amount("silver", price_of_dismissal(viscount, card))
        return say(f"viscounts-act-dismiss-{self.action}", card=named(card), price=price, what=BONUS[card].text())

    def targets(self, table: ViscountsTable, seat: int) -> tuple[str, ...]:
        return (f"townsfolk_piles:{segment_of(table.players[seat].space)}",)

    def about(self, table: ViscountsTable, seat: int) -> str:
        pile = table.townsfolk_piles[segment_of(table.players[seat].space)]
        return pile[-1] if pile else ""

    def price_for(self, table: ViscountsTable, seat: int) -> Price | None:
        viscount = table.players[seat]
        card = table.townsfolk_at(segment_of(viscount.space))
        return lower_price(VALUE[card], price_of_dismissal(viscount, card), CHEAP_DISMISSAL)


class Skip(Act[ViscountsTable]):
    """Take no main action."""

    __slots__ = ()
    verb = "pass"

    def carry_out(self, table: ViscountsTable, seat: int) -> None:
        table.dismissed = ""
        if table.told is not None:
            table.tell("viscounts-skips", seat)

    def label(self, table: ViscountsTable, seat: int) -> Message:
        return say("viscounts-act-skip")


DISMISS: Final = {action: Dismiss(action) for action in ACTIONS}
SKIP: Final = Skip("skip")


def acts_of(table: ViscountsTable, viscount: Viscount, action: Action) -> Sequence[Act[ViscountsTable]]:
    """Every way to take an action that one could point at."""
    if action == "trade":
        return trades(table, viscount)
    if action == "construct":
        return [act for plot, act in CONSTRUCT.items() if plot not in viscount.built]
    return PLACE_WORKERS if action == "workers" else (TRANSCRIBE,)


class TakeAction(Question[ViscountsTable]):
    """Trade or construct on the outer path, place workers or transcribe on the inner one?"""

    __slots__ = ()

    def acts(self, table: ViscountsTable) -> Sequence[Act[ViscountsTable]]:
        viscount = table.players[self.seat]
        one, other = ACTIONS[2:] if viscount.space % 3 == INNER else ACTIONS[:2]
        either = *acts_of(table, viscount, one), *acts_of(table, viscount, other)
        return *either, DISMISS[one], DISMISS[other], SKIP

    def run(self, table: ViscountsTable) -> Sequence[Act[ViscountsTable]]:
        viscount = table.players[self.seat]
        if viscount.space % 3 == INNER:
            options = self._on_the_inner_path(table, viscount)
        else:
            options = self._on_the_outer_path(table, viscount)
        options.append(SKIP)
        return options

    def _on_the_outer_path(self, table: ViscountsTable, viscount: Viscount) -> list[Act[ViscountsTable]]:
        icons = icons_for_action(viscount, "")
        silver, offer = viscount.silver, table.board.trades[viscount.space]
        assert offer is not None
        merchants = merchants_of(icons)
        options: list[Act[ViscountsTable]] = []
        if merchants + silver >= offer.merchants:
            least, most = how_often(offer, merchants, silver)
            options += TRADES[least : most + 1]
        site = len(viscount.built) < len(PLOTS) and free_sites(table, viscount.space)
        if site:
            far = reach(viscount, "construct", icons, silver)
            if far > 2:
                options += constructions(viscount.built, 7 if far > 7 else far)
        card = table.townsfolk_at(viscount.space // 3)
        silver -= price_of_dismissal(viscount, card)
        if silver >= 0:
            merchant, builder, _, _, criminal = ICONS[card]
            silver += silver_to_come(viscount, card)
            if (merchant or criminal) and merchants + merchant + criminal + silver >= offer.merchants:
                options.append(DISMISS["trade"])
            if (builder or criminal) and site and DISMISS["construct"].why_not(table, self.seat) is None:
                options.append(DISMISS["construct"])
        return options

    def _on_the_inner_path(self, table: ViscountsTable, viscount: Viscount) -> list[Act[ViscountsTable]]:
        icons = icons_for_action(viscount, "")
        silver = viscount.silver
        options: list[Act[ViscountsTable]] = []
        if viscount.workers:
            far = reach(viscount, "workers", icons, silver)
            n = 0
            while n < MOST_WORKERS and NOBLES_FOR[n + 1] <= far and n < viscount.workers:
                options.append(PLACE_WORKERS[n])
                n += 1
        segment = viscount.space // 3
        if reach(viscount, "transcribe", icons, silver) >= manuscript_at(table, segment)[1]:
            options.append(TRANSCRIBE)
        card = table.townsfolk_at(segment)
        if silver >= price_of_dismissal(viscount, card):
            _, _, noble, cleric, criminal = ICONS[card]
            if (noble or criminal) and viscount.workers:
                options.append(DISMISS["workers"])
            if (cleric or criminal) and DISMISS["transcribe"].why_not(table, self.seat) is None:
                options.append(DISMISS["transcribe"])
        return options

    def prompt(self, table: ViscountsTable) -> Message:
        inner = table.players[self.seat].space % 3 == INNER
        return say("viscounts-ask-action-inner" if inner else "viscounts-ask-action-outer")


class FinishAction(Question[ViscountsTable]):
    """A townsfolk was dismissed for this action: how is it taken? Not at all if it has become too dear."""

    __slots__ = ("action",)

    def __init__(self, seat: int, action: Action) -> None:
        self.seat = seat
        self.action: Action = action

    def acts(self, table: ViscountsTable) -> Sequence[Act[ViscountsTable]]:
        acts = acts_of(table, table.players[self.seat], self.action)
        possible = any(act.why_not(table, self.seat) is None for act in acts)
        return acts if possible else (*acts, SKIP)

    def run(self, table: ViscountsTable) -> Sequence[Act[ViscountsTable]]:
        acts = acts_of(table, table.players[self.seat], self.action)
        return [act for act in acts if act.why_not(table, self.seat) is None] or [SKIP]

    def prompt(self, table: ViscountsTable) -> Message:
        return say(f"viscounts-ask-finish-{self.action}", card=named(table.dismissed))


FINISH: Final = {action: tuple(FinishAction(seat, action) for seat in range(4)) for action in ACTIONS}
