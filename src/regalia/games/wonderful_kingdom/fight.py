"""The fight: menaces in the construction area are defeated for soldiers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from typing import Final

from regalia.engine.decisions import Act
from regalia.engine.frames import Frame, OpenQuestion
from regalia.engine.messages import Message, Reason, say
from regalia.games.wonderful_kingdom.any_time import Acts, RepeatedQuestion
from regalia.games.wonderful_kingdom.building import thaw
from regalia.games.wonderful_kingdom.cards import ICE_GIANT, MENACES, SCENARIOS, THIEF, VERMIN
from regalia.games.wonderful_kingdom.menaces import symbol_object
from regalia.games.wonderful_kingdom.placing import KingdomAct
from regalia.games.wonderful_kingdom.questions import DONE, without
from regalia.games.wonderful_kingdom.sites import SITES
from regalia.games.wonderful_kingdom.table import KingdomTable
from regalia.games.wonderful_kingdom.words import amount, named


class Fight(Frame[KingdomTable]):
    """Production is over: all players may defeat menaces at the same time."""

    __slots__ = ()

    def run(self, table: KingdomTable) -> None:
        table.step = -1
        busy: dict[int, Frame[KingdomTable]] = {}
        for player in table.players:
            if player.menaces:
                busy[player.seat] = FIGHTING[player.seat]
        if busy:
            table.phase = "fight"
            table.together(busy)


class Fighting(Frame[KingdomTable]):
    """A player is asked as long as a menace can be defeated."""

    __slots__ = ()

    def run(self, table: KingdomTable) -> None:
        if any(act.why_not(table, self.seat) is None for act in defeats(table, self.seat)):
            table.push(self)
            table.push(FIGHTS[self.seat])


FIGHTING: Final[tuple[Fighting, ...]] = (Fighting(0), Fighting(1))


class Defeat(KingdomAct):
    """Pay a menace's whole price in soldiers; an Ice Giant also wants the card above it to lack nothing."""

    __slots__ = ("card", "name", "price")

    def __init__(self, card: str, name: str) -> None:
        super().__init__(f"defeat:{card}{f':{name}' if name else ''}")
        self.card = card
        self.name = name
        self.price = MENACES[card].price

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        player = table.players[seat]
        if self.name:
            missing = sum(SITES[player.sites[self.name]].missing)
            if missing:
                return "wonderful_kingdom-frozen-lacks", missing
        short = self.price - player.soldiers
        return ("wonderful_kingdom-short-soldiers", short) if short > 0 else None

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        player = table.players[seat]
        player.soldiers -= self.price
        player.menaces = without(player.menaces, self.card)
        if self.card == VERMIN and table.scenario and SCENARIOS[table.scenario].vermin_return:
            table.vermin_left += 1
        else:
            table.box = (*table.box, self.card)
        table.tell("wonderful_kingdom-defeats", seat, card=self.card, soldiers=self.price, source=f"menaces@{seat}")
        if self.name:
            thaw(table, player, self.name)
        elif self.card == THIEF and player.thefts:
            table.push(UncoverWhich(seat))

    def label(self, table: KingdomTable, seat: int) -> Message:
        price = amount("soldiers", self.price)
        if self.name:
            above = named(self.name.partition(".")[0])
            return say("wonderful_kingdom-act-defeat-giant", card=named(self.card), above=above, price=price)
        return say("wonderful_kingdom-act-defeat", card=named(self.card), price=price)

    def targets(self, table: KingdomTable, seat: int) -> tuple[str, ...]:
        return (f"construction@{seat}:{self.name}" if self.name else f"menaces@{seat}:{self.card}",)


DEFEAT: Final = {card: Defeat(card, "") for card in MENACES}
defeat_under: Final = cache(partial(Defeat, ICE_GIANT))
"""Defeat the Ice Giant under a card in construction."""


def defeats(table: KingdomTable, seat: int) -> list[Defeat]:
    """Every menace that a player could fight, in one's reach or not."""
    player = table.players[seat]
    acts = [DEFEAT[card] for card in dict.fromkeys(player.menaces) if card != ICE_GIANT]
    acts += [defeat_under(name) for name in player.frozen]
    if player.loose_giants():
        acts.append(DEFEAT[ICE_GIANT])
    return acts


class FightMenaces(RepeatedQuestion):
    """Which menace is defeated?"""

    __slots__ = ()

    def acts(self, table: KingdomTable) -> Sequence[Act[KingdomTable]]:
        return [*defeats(table, self.seat), *self.free_acts(table), DONE]

    def run(self, table: KingdomTable) -> Sequence[Act[KingdomTable]]:
        remembered = table.remembered[self.seat]
        if remembered is None:
            options: Acts = [act for act in defeats(table, self.seat) if act.why_not(table, self.seat) is None]
            self.add_free(table, table.players[self.seat], options)
            options.append(DONE)
            table.remembered[self.seat] = remembered = options
        return remembered

    def prompt(self, table: KingdomTable) -> Message:
        return say("wonderful_kingdom-ask-fight", n=table.players[self.seat].soldiers)


FIGHTS: Final[tuple[FightMenaces, ...]] = (FightMenaces(0), FightMenaces(1))


class Uncover(KingdomAct):
    """Take a theft token off this symbol."""

    __slots__ = ("card", "resource", "symbol")

    def __init__(self, symbol: str) -> None:
        super().__init__(f"uncover:{symbol}")
        self.symbol = symbol
        self.card, _, self.resource = symbol.partition(":")

    def carry_out(self, table: KingdomTable, seat: int) -> None:
        player = table.players[seat]
        player.thefts = without(player.thefts, self.symbol)
        table.tell("wonderful_kingdom-uncovered", seat, card=self.card, resource=self.resource)

    def label(self, table: KingdomTable, seat: int) -> Message:
        return say("wonderful_kingdom-act-uncover", card=named(self.card), what=amount(self.resource, 1))

    def targets(self, table: KingdomTable, seat: int) -> tuple[str, ...]:
        return (symbol_object(table.players[seat], self.card),)


uncover: Final = cache(Uncover)


class UncoverWhich(OpenQuestion[KingdomTable]):
    """Which symbol produces again?"""

    __slots__ = ()

    def acts(self, table: KingdomTable) -> Sequence[Act[KingdomTable]]:
        return [uncover(symbol) for symbol in dict.fromkeys(table.players[self.seat].thefts)]

    def prompt(self, table: KingdomTable) -> Message:
        return say("wonderful_kingdom-ask-uncover")
