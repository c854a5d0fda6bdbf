"""Menaces in planning: each does what its card says, and its owner chooses what they demand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regalia.engine.decisions import Act
from regalia.engine.frames import Frame
from regalia.engine.messages import Message, Reason, say
from regalia.engine.remembering import remembered
from regalia.games.wonderful_kingdom import rulings
from regalia.games.wonderful_kingdom.any_time import Acts, KingdomQuestion
from regalia.games.wonderful_kingdom.building import begin
from regalia.games.wonderful_kingdom.cards import DEVELOPMENTS, RECYCLED, SCENARIOS
from regalia.games.wonderful_kingdom.menace_effects import Freeze, Haunt, MenaceEffect, Rob
from regalia.games.wonderful_kingdom.menace_questions import SymbolAct
from regalia.games.wonderful_kingdom.placing import OnSite
from regalia.games.wonderful_kingdom.player import EFFECTS, Duchy, menaces_that
from regalia.games.wonderful_kingdom.questions import CardAct, distinct, without
from regalia.games.wonderful_kingdom.sites import Site
from regalia.games.wonderful_kingdom.table import KingdomTable
from regalia.games.wonderful_kingdom.words import amount, named


class MenacesStrike(Frame[KingdomTable]):
    """All menaces in the selection and construction areas take effect, before anything is planned."""

    __slots__ = ()

    def run(self, table: KingdomTable) -> None:
        busy: dict[int, Frame[KingdomTable]] = {}
        for player in table.players[table.first :] + table.players[: table.first]:
            taken = player.menaces_taken()
            for card in taken:
                effect = EFFECTS.get(card)
                if effect is not None:
                    effect.act(table, player.seat, card)
                if table.over:
                    return
            if taken:
                busy[player.seat] = STRUCK[player.seat]
        if busy:
            table.together(busy)


class Struck(Frame[KingdomTable]):
    """A player carries out what menaces demand, in any order, as far as it can be done."""

    __slots__ = ()

    def run(self, table: KingdomTable) -> None:
        player = table.players[self.seat]
        for card in player.menaces_taken():
            effect = EFFECTS.get(card)
            if effect is not None:
                effect.settle(table, player, card)
        if player.haunted or player.robbed or player.to_tuck():
            table.push(self)
            table.push(STRIKES[self.seat])


STRUCK: Final[tuple[Struck, ...]] = (Struck(0), Struck(1))


def who(does: type[MenaceEffect], player: Duchy) -> str:
    """The menace that does this to a player."""
    return menaces_that(does, player.chosen + player.menaces)[0]


class GiveToShadow(CardAct):
    """Discard a card because a menace demands it."""

    __slots__ = ()
    verb = "discard"

    def __init__(self, card: str) -> None:
        super().__init__(card, "shadow")

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        player = table.players[seat]
        player.haunted -= 1
        player.chosen = without(player.chosen, self.card)
        table.discard(self.card)
        shadow, source = who(Haunt, player), f"chosen@{seat}"
        table.tell("wonderful_kingdom-haunted", seat, card=self.card, because=shadow, source=source, target="discards")
        if not table.solo:
            other = table.players[1 - seat]
            table.ask_anew()
            for resource in RECYCLED[self.card]:
                table.put_in_lab(other, resource, 1)
        elif table.scenario and SCENARIOS[table.scenario].lost_beside_danger:
            both = rulings.TREASURE_COUNTS_TWICE_BESIDE_DANGER
            table.beside_danger += len(RECYCLED[self.card]) if both else 1
            table.tell("wonderful_kingdom-beside-danger", seat, n=table.beside_danger, target="danger")
            if table.beside_danger >= SCENARIOS[table.scenario].lost_beside_danger:
                table.lose("lost-beside-danger")

    def label(self, table: KingdomTable, seat: int) -> Message:
        return say("wonderful_kingdom-act-shadow", card=named(self.card))


class Cover(SymbolAct):
    """Put a theft token onto a production symbol."""

    __slots__ = ()
    verb = "cover"

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        player = table.players[seat]
        player.robbed -= 1
        player.thefts = (*player.thefts, self.symbol)
        because = who(Rob, player)
        table.tell("wonderful_kingdom-covered", seat, card=self.card, resource=self.resource, because=because)

    def label(self, table: KingdomTable, seat: int) -> Message:
        return say("wonderful_kingdom-act-cover", card=named(self.card), what=amount(self.resource, 1))


class FreezeSite(OnSite):
    """Tuck a menace under a card in construction."""

    __slots__ = ()
    verb = "freeze"

    def __init__(self, card: str, name: str) -> None:
        super().__init__("freeze", card, name)

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        is_frozen = table.players[seat].sites[self.name].frozen
        return ("wonderful_kingdom-is-frozen", 0) if is_frozen else None

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        player = table.players[seat]
        freeze(table, player, player.sites[self.name])

    def label(self, table: KingdomTable, seat: int) -> Message:
        return say("wonderful_kingdom-act-freeze", card=named(self.card))


class FreezeNew(CardAct):
    """Begin to build a card and tuck a menace under it."""

    __slots__ = ()
    verb = "freeze"

    def __init__(self, card: str) -> None:
        super().__init__(card, "freeze-new")

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        player = table.players[seat]
        player.chosen = without(player.chosen, self.card)
        site = begin(player, self.card)
        target = f"construction@{seat}:{site.name}"
        table.tell("wonderful_kingdom-begins", seat, card=self.card, source=f"chosen@{seat}", target=target)
        freeze(table, player, site)

    def label(self, table: KingdomTable, seat: int) -> Message:
        return say("wonderful_kingdom-act-freeze-new", card=named(self.card))


def freeze(table: KingdomTable, player: Duchy, site: Site) -> None:
    """A menace lies down under a card in construction: one that was loose, or one out of the selection area."""
    if not player.loose:
        menace = menaces_that(Freeze, player.chosen)[0]
        player.chosen = without(player.chosen, menace)
        player.menaces += (menace,)
    player.put_site(site.froze())
    target = f"construction@{player.seat}:{site.name}"
    table.tell("wonderful_kingdom-frozen", player.seat, card=site.card, target=target)


give_to_shadow: Final = remembered(GiveToShadow)
cover: Final = remembered(Cover)
freeze_site: Final = remembered(FreezeSite)
freeze_new: Final = remembered(FreezeNew)


class Strike(KingdomQuestion):
    """Menaces demand something: which card goes, which symbol is covered, which card is frozen?"""

    __slots__ = ()

    def acts(self, table: KingdomTable) -> Sequence[Act[KingdomTable]]:
        player = table.players[self.seat]
        acts: Acts = []
        if player.haunted:
            acts += [give_to_shadow(card) for card in distinct(player.plannable())]
        if player.robbed:
            acts += [cover(symbol) for symbol in player.symbols()]
        if player.to_tuck():
            acts += [freeze_site(site.card, name) for name, site in player.sites.items()]
            acts += [freeze_new(card) for card in distinct(player.chosen) if card in DEVELOPMENTS]
        return acts + self.free_acts(table)

    def answer(self, table: KingdomTable, act: Act[KingdomTable]) -> None:
        # The frame that asked lies below and asks again until every menace is content.
        table.players[self.seat].news = False
        act.carry_out(table, self.seat)

    def prompt(self, table: KingdomTable) -> Message:
        player = table.players[self.seat]
        freezing = len(player.to_tuck())
        demands = (("shadows", player.haunted), ("thieves", player.robbed), ("giants", freezing))
        parts = tuple(say(f"wonderful_kingdom-demand-{menaces}", n=n) for menaces, n in demands if n)
        return say("wonderful_kingdom-ask-strike", demands=parts)


STRIKES: Final[tuple[Strike, ...]] = (Strike(0), Strike(1))
