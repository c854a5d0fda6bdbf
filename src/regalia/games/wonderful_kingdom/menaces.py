"""Menaces: what they do in planning to whoever took them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from regalia.engine.decisions import Act
from regalia.engine.frames import Frame
from regalia.engine.messages import Message, Reason, say
from regalia.games.wonderful_kingdom import rulings
from regalia.games.wonderful_kingdom.any_time import Acts, KingdomQuestion
from regalia.games.wonderful_kingdom.building import begin
from regalia.games.wonderful_kingdom.cards import (
    DEVELOPMENTS,
    GIANT_RAT,
    ICE_GIANT,
    MENACES,
    RECYCLED,
    SCENARIOS,
    SHADOW,
    THIEF,
    VERMIN,
)
from regalia.games.wonderful_kingdom.placing import KingdomAct
from regalia.games.wonderful_kingdom.player import Duchy
from regalia.games.wonderful_kingdom.questions import CardAct, without
from regalia.games.wonderful_kingdom.sites import SITES, frozen
from regalia.games.wonderful_kingdom.table import KingdomTable
from regalia.games.wonderful_kingdom.words import amount, named


class MenacesStrike(Frame[KingdomTable]):
    """All menaces in the selection and construction areas take effect, before anything is planned."""

    __slots__ = ()

    def run(self, table: KingdomTable) -> None:
        busy: dict[int, Frame[KingdomTable]] = {}
        for player in table.players[table.first :] + table.players[: table.first]:
            if not player.menaces and not any(card in MENACES for card in player.chosen):
                continue
            breed(table, player)
            if table.over:
                return
            player.haunted = player.chosen.count(SHADOW) + player.menaces.count(SHADOW)
            player.robbed = player.chosen.count(THIEF)
            busy[player.seat] = STRUCK[player.seat]
        if busy:
            table.together(busy)


def breed(table: KingdomTable, player: Duchy) -> None:
    """New Giant Rats come to the construction area; then every rat there brings one Vermin."""
    new = player.chosen.count(GIANT_RAT)
    if new:
        player.chosen = tuple(card for card in player.chosen if card != GIANT_RAT)
        player.menaces = (*player.menaces, *(GIANT_RAT,) * new)
    rats = player.menaces.count(GIANT_RAT)
    if rats and (new or rulings.RATS_BREED_EVERY_PLANNING):
        add_vermin(table, player, rats, GIANT_RAT)


def add_vermin(table: KingdomTable, player: Duchy, n: int, because: str) -> None:
    """Vermin come from their deck to the construction area, as many as there are."""
    n = min(n, table.vermin_left)
    table.vermin_left -= n
    player.menaces = (*player.menaces, *(VERMIN,) * n)
    table.tell("wonderful_kingdom-vermin", player.seat, n=n, because=because, target=f"menaces@{player.seat}")
    if not table.vermin_left and table.scenario and SCENARIOS[table.scenario].lost_without_vermin:
        lose(table, "lost-vermin")


def lose(table: KingdomTable, outcome: str) -> None:
    """The game alone is lost at once: whatever was still to happen does not."""
    table.outcome = outcome
    table.over = True
    table.frames.clear()
    table.tell(f"wonderful_kingdom-outcome-{outcome}", 0)


class Struck(Frame[KingdomTable]):
    """A player carries out what menaces demand, in any order, as far as it can be done."""

    __slots__ = ()

    def run(self, table: KingdomTable) -> None:
        player = table.players[self.seat]
        player.haunted = min(player.haunted, len(player.plannable()))
        player.robbed = min(player.robbed, sum(player.symbols().values())) if player.robbed else 0
        if ICE_GIANT in player.chosen and not can_freeze(player):
            loose = player.chosen.count(ICE_GIANT)
            player.chosen = tuple(card for card in player.chosen if card != ICE_GIANT)
            player.menaces = (*player.menaces, *(ICE_GIANT,) * loose)
            table.tell("wonderful_kingdom-giant-loose", self.seat, n=loose, target=f"menaces@{self.seat}")
        if player.haunted or player.robbed or ICE_GIANT in player.chosen:
            table.push(self)
            table.push(STRIKES[self.seat])


STRUCK: Final[tuple[Struck, ...]] = (Struck(0), Struck(1))


def can_freeze(player: Duchy) -> bool:
    """Whether there is a card that an Ice Giant could lie under: in construction, or one to begin with."""
    unfrozen = len(player.frozen) < len(player.sites)
    return unfrozen or any(card in DEVELOPMENTS for card in player.chosen)


class GiveToShadow(CardAct):
    """Discard a card because of a Shadow."""

    __slots__ = ()
    verb = "shadow"

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        player = table.players[seat]
        player.haunted -= 1
        player.chosen = without(player.chosen, self.card)
        table.discard(self.card)
        source = f"chosen@{seat}"
        table.tell("wonderful_kingdom-haunted", seat, card=self.card, because=SHADOW, source=source, target="discards")
        if not table.solo:
            other = table.players[1 - seat]
            table.remembered[1 - seat] = None
            for resource in RECYCLED[self.card]:
                table.put_in_lab(other, resource, 1)
        elif table.scenario and SCENARIOS[table.scenario].lost_beside_danger:
            both = rulings.TREASURE_COUNTS_TWICE_BESIDE_DANGER
            table.beside_danger += len(RECYCLED[self.card]) if both else 1
            table.tell("wonderful_kingdom-beside-danger", seat, n=table.beside_danger, target="danger")
            if table.beside_danger >= SCENARIOS[table.scenario].lost_beside_danger:
                lose(table, "lost-beside-danger")

    def label(self, table: KingdomTable, seat: int) -> Message:
        return say("wonderful_kingdom-act-shadow", card=named(self.card))


class Cover(KingdomAct):
    """Put a theft token onto a production symbol."""

    __slots__ = ("card", "resource", "symbol")

    def __init__(self, symbol: str) -> None:
        super().__init__(f"cover:{symbol}")
        self.symbol = symbol
        self.card, _, self.resource = symbol.partition(":")

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        player = table.players[seat]
        player.robbed -= 1
        player.thefts = (*player.thefts, self.symbol)
        table.tell("wonderful_kingdom-covered", seat, card=self.card, resource=self.resource, because=THIEF)

    def label(self, table: KingdomTable, seat: int) -> Message:
        return say("wonderful_kingdom-act-cover", card=named(self.card), what=amount(self.resource, 1))

    def targets(self, table: KingdomTable, seat: int) -> tuple[str, ...]:
        return (symbol_object(table.players[seat], self.card),)


def symbol_object(player: Duchy, card: str) -> str:
    """The object that shows a production symbol: the duchy card or a built one."""
    return f"duchy@{player.seat}" if card == player.duchy else f"built@{player.seat}:{card}"


class FreezeSite(KingdomAct):
    """Tuck an Ice Giant under a card in construction."""

    __slots__ = ("card", "name")

    def __init__(self, name: str) -> None:
        super().__init__(f"freeze:{name}")
        self.name = name
        self.card = name.partition(".")[0]

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        is_frozen = SITES[table.players[seat].sites[self.name]].frozen
        return ("wonderful_kingdom-is-frozen", 0) if is_frozen else None

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        freeze(table, table.players[seat], self.name)

    def label(self, table: KingdomTable, seat: int) -> Message:
        return say("wonderful_kingdom-act-freeze", card=named(self.card))

    def targets(self, table: KingdomTable, seat: int) -> tuple[str, ...]:
        return (f"construction@{seat}:{self.name}",)


class FreezeNew(CardAct):
    """Begin to build a card and tuck an Ice Giant under it."""

    __slots__ = ()
    verb = "freeze-new"

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        player = table.players[seat]
        player.chosen = without(player.chosen, self.card)
        name = begin(table, player, self.card)
        target = f"construction@{seat}:{name}"
        table.tell("wonderful_kingdom-begins", seat, card=self.card, source=f"chosen@{seat}", target=target)
        freeze(table, player, name)

    def label(self, table: KingdomTable, seat: int) -> Message:
        return say("wonderful_kingdom-act-freeze-new", card=named(self.card))


def freeze(table: KingdomTable, player: Duchy, name: str) -> None:
    """An Ice Giant comes out of the selection area and lies under a card in construction."""
    player.chosen = without(player.chosen, ICE_GIANT)
    player.menaces = (*player.menaces, ICE_GIANT)
    player.sites = {**player.sites, name: frozen(player.sites[name])}
    card = name.partition(".")[0]
    table.tell("wonderful_kingdom-frozen", player.seat, card=card, target=f"construction@{player.seat}:{name}")


give_to_shadow: Final = cache(GiveToShadow)
cover: Final = cache(Cover)
freeze_site: Final = cache(FreezeSite)
freeze_new: Final = cache(FreezeNew)


class Strike(KingdomQuestion):
    """Menaces demand something: which card goes, which symbol is covered, which card is frozen?"""

    __slots__ = ()

    def acts(self, table: KingdomTable) -> Sequence[Act[KingdomTable]]:
        player = table.players[self.seat]
        acts: Acts = []
        if player.haunted:
            acts += [give_to_shadow(card) for card in dict.fromkeys(player.plannable())]
        if player.robbed:
            acts += [cover(symbol) for symbol in player.symbols()]
        if ICE_GIANT in player.chosen:
            acts += [freeze_site(name) for name in player.sites]
            acts += [freeze_new(card) for card in dict.fromkeys(player.chosen) if card in DEVELOPMENTS]
        return acts + self.free_acts(table)

    def answer(self, table: KingdomTable, act: Act[KingdomTable]) -> None:
        # The frame that asked lies below and asks again until every menace is content.
        table.players[self.seat].news = False
        act.carry_out(table, self.seat)

    def prompt(self, table: KingdomTable) -> Message:
        player = table.players[self.seat]
        demands = []
        if player.haunted:
            demands.append(say("wonderful_kingdom-demand-shadows", n=player.haunted))
        if player.robbed:
            demands.append(say("wonderful_kingdom-demand-thieves", n=player.robbed))
        if ICE_GIANT in player.chosen:
            demands.append(say("wonderful_kingdom-demand-giants", n=player.chosen.count(ICE_GIANT)))
        return say("wonderful_kingdom-ask-strike", demands=tuple(demands))


STRIKES: Final[tuple[Strike, ...]] = (Strike(0), Strike(1))
