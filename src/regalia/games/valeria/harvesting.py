"""The harvest phase: who is activated, what that gives, and what is left to choose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from regalia.engine.combinators import Alternative, Choose, Happen
from regalia.engine.decisions import Act
from regalia.engine.frames import Frame, Question
from regalia.engine.messages import Message, listed, say
from regalia.games.valeria import rulings
from regalia.games.valeria.card_effects import Take
from regalia.games.valeria.cards import HARVESTED, ROLLS, STARTERS, woken
from regalia.games.valeria.effects import Exchange, ValeriaEffect
from regalia.games.valeria.table import ValeriaTable
from regalia.games.valeria.words import named


def uses(effect: ValeriaEffect, card: str) -> tuple[Act[ValeriaTable], ...]:
    """What its owner can do with an activated card; nothing if it gives at once, or takes and so comes first."""
    if effect.asks_nobody() or isinstance(effect, Take):
        return ()
    if isinstance(effect, Choose | Exchange):
        return tuple(effect.choices(card))
    return (Alternative(effect, card),)


class Side:
    """What one side of a card does in a harvest: give at once, or let its owner choose between acts.

    ``silences`` says whether the card counts as activated, so that the Herald stays silent.
    """

    __slots__ = ("acts", "gives", "silences", "voluntary")

    def __init__(self, card: str, effect: ValeriaEffect) -> None:
        self.gives = effect if effect.asks_nobody() else None
        self.acts = uses(effect, card)
        self.voluntary = isinstance(effect, Exchange)
        self.silences = rulings.STARTERS_COUNT_AS_ACTIVATED or card not in STARTERS


Rows = tuple[tuple[str, int, Side], ...]
"""Activated cards, how often each, and what that does."""


def rows(effects: Mapping[str, ValeriaEffect]) -> dict[tuple[int, int], Rows]:
    """What each roll activates, where these effects stand on the cards."""
    sides = {card: Side(card, effect) for card, effect in effects.items()}
    return {dice: tuple((card, times, sides[card]) for card, times in woken(dice).items()) for dice in ROLLS}


Takers = dict[tuple[int, int], tuple[tuple[str, int], ...]]
"""The cards that take from other players, and how often each, by roll."""


def takers(effects: Mapping[str, ValeriaEffect]) -> Takers:
    """The cards that come before all else, where these effects stand on the active player's side."""
    return {
        dice: tuple((card, times) for card, times in woken(dice).items() if isinstance(effects[card], Take))
        for dice in ROLLS
    }


ACTIVE: Final[dict[str, ValeriaEffect]] = {card.id: card.active for card in HARVESTED}
OTHERS: Final[dict[str, ValeriaEffect]] = {card.id: card.others for card in HARVESTED}
WOKEN_ACTIVE: Final = rows(ACTIVE)
WOKEN_OTHERS: Final = rows(OTHERS)
TAKERS: Final = takers(ACTIVE)
HERALD: Final = "starter_herald"
HERALD_ACTS: Final = uses(ACTIVE[HERALD], HERALD)


class Harvest(Frame[ValeriaTable]):
    """Taking comes first: every activation of a card that takes from other players, before all else."""

    __slots__ = ()

    def run(self, table: ValeriaTable) -> None:
        duchy = table.players[self.seat].duchy
        takers = TAKERS[table.dice]
        if takers and any(card in duchy for card, _ in takers):
            table.push(HarvestRest(self.seat))
            for card, times in takers:
                for _ in range(duchy.get(card, 0) * times):
                    table.push(Happen(self.seat, ACTIVE[card], card))
        else:
            harvest(table, self.seat)


class HarvestRest(Frame[ValeriaTable]):
    """Whatever does not take."""

    __slots__ = ()

    def run(self, table: ValeriaTable) -> None:
        harvest(table, self.seat)


def harvest(table: ValeriaTable, active: int) -> None:
    """Everybody in play harvests at the same time: the active player left sides, the others right sides."""
    dice = table.dice
    pair = dice[0] == dice[1]
    resting = table.resting()
    asked: dict[int, Frame[ValeriaTable]] = {}
    for player in table.players:
        seat = player.seat
        if seat == resting:
            continue
        duchy = player.duchy
        activated = False
        choices: tuple[Woken, ...] = ()
        for card, times, side in WOKEN_ACTIVE[dice] if seat == active else WOKEN_OTHERS[dice]:
            copies = duchy.get(card)
            if copies:
                activated = activated or side.silences
                if side.gives is not None:
                    side.gives.act_times(table, seat, copies * times, card)
                elif side.acts:
                    choices = (*choices, (card, side.acts, side.voluntary, copies * times))
        if pair or not activated:
            choices = (*choices, (HERALD, HERALD_ACTS, False, pair + (not activated)))
        if choices:
            asked[seat] = HarvestChoices(seat, choices)
    if asked:
        table.together(asked)


class FinishHarvest(Act[ValeriaTable]):
    """Finish the harvest and leave the exchanges that remain."""

    __slots__ = ()
    verb = "finish"

    def carry_out(self, table: ValeriaTable, seat: int) -> None:
        table.tell("valeria-harvest-done", seat)

    def label(self, table: ValeriaTable, seat: int) -> Message:
        return say("valeria-act-harvest-done")


HARVEST_DONE: Final = FinishHarvest("done")

Woken = tuple[str, tuple[Act[ValeriaTable], ...], bool, int]
"""An activated card, what its owner can do with it, whether it may be left, and how often it is still to be used."""


class HarvestChoices(Question[ValeriaTable]):
    """Which activated card next, and what of it? Whatever only gives has been given already.

    Giving those first takes no order away from the player: no gain in a harvest depends on what one holds, and to hold
    more never closes a choice.
    """

    __slots__ = ("woken",)

    def __init__(self, seat: int, woken: tuple[Woken, ...]) -> None:
        self.seat = seat
        self.woken = woken

    def acts(self, table: ValeriaTable) -> Sequence[Act[ValeriaTable]]:
        acts = [act for _, acts, _, _ in self.woken for act in acts]
        if all(voluntary for _, _, voluntary, _ in self.woken):
            acts.append(HARVEST_DONE)
        return acts

    def run(self, table: ValeriaTable) -> Sequence[Act[ValeriaTable]] | None:
        if len(self.woken) == 1 and not self.woken[0][2]:
            return self.woken[0][1]  # only exchanges can be out of reach
        return super().run(table)

    def answer(self, table: ValeriaTable, act: Act[ValeriaTable]) -> None:
        if act is not HARVEST_DONE:
            left = []
            for woken in self.woken:
                card, acts, voluntary, n = woken
                if act not in acts:
                    left.append(woken)
                elif n > 1:
                    left.append((card, acts, voluntary, n - 1))
            if left:
                table.push(HarvestChoices(self.seat, tuple(left)))
        act.carry_out(table, self.seat)

    def prompt(self, table: ValeriaTable) -> Message:
        left = sum(n for _, _, _, n in self.woken)
        return say("valeria-ask-harvest", n=left, cards=listed(tuple(named(card) for card, _, _, _ in self.woken)))
