"""The fight: menaces in the construction area are defeated for soldiers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regalia.engine.decisions import Act, Price
from regalia.engine.frames import Frame
from regalia.engine.messages import Message, Reason, say
from regalia.engine.remembering import remembered
from regalia.games.wonderful_kingdom.any_time import Acts, AnythingElse, asks_for_more
from regalia.games.wonderful_kingdom.building import complete
from regalia.games.wonderful_kingdom.cards import MENACES, SCENARIOS, VERMIN
from regalia.games.wonderful_kingdom.menace_effects import Freeze
from regalia.games.wonderful_kingdom.player import EFFECTS, menaces_that
from regalia.games.wonderful_kingdom.questions import DONE, KingdomAct, distinct, without
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
    """A player is asked as long as a menace can be defeated, or something else be done before the fight is over."""

    __slots__ = ()

    def run(self, table: KingdomTable) -> None:
        question = FIGHTS[self.seat]
        options = defeats_now(table, self.seat)
        if options:
            table.found = question.with_rest(table, options)
            table.push(self)
            table.push(question)
        else:
            asks_for_more(table, self, question)


FIGHTING: Final[tuple[Fighting, ...]] = (Fighting(0), Fighting(1))


class Defeat(KingdomAct):
    """Pay a menace's whole price in soldiers; one under a card also wants that card to lack nothing."""

    __slots__ = ("above", "card", "name", "price")
    verb = "defeat"

    def __init__(self, card: str, above: str, name: str) -> None:
        super().__init__(f"defeat:{card}{f':{name}' if name else ''}")
        self.card = card
        self.above = above
        """The card in construction that it lies under, if it does, and what that is called there."""
        self.name = name
        self.price = MENACES[card].price

    def why_not(self, table: KingdomTable, seat: int) -> Reason | None:
        player = table.players[seat]
        if self.name:
            site = player.sites[self.name]
            if not site.full:
                return "wonderful_kingdom-frozen-lacks", sum(site.missing)
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
        source = f"menaces@{seat}"
        table.tell_as("loss", "wonderful_kingdom-defeats", seat, card=self.card, soldiers=self.price, source=source)
        effect = EFFECTS.get(self.card)
        if self.name:
            complete(table, player, player.sites[self.name])
        elif effect is not None:
            effect.defeated(table, player)

    def label(self, table: KingdomTable, seat: int) -> Message:
        price = amount("soldiers", self.price)
        if self.name:
            above = named(self.above)
            return say("wonderful_kingdom-act-defeat-giant", card=named(self.card), above=above, price=price)
        return say("wonderful_kingdom-act-defeat", card=named(self.card), price=price)

    def about(self, table: KingdomTable, seat: int) -> str:
        return self.card

    def price_for(self, table: KingdomTable, seat: int) -> Price:
        return Price({"soldiers": self.price})

    def targets(self, table: KingdomTable, seat: int) -> tuple[str, ...]:
        return (f"construction@{seat}:{self.name}" if self.name else f"menaces@{seat}:{self.card}",)


DEFEAT: Final = {card: Defeat(card, "", "") for card in MENACES}
defeat_under: Final = remembered(Defeat)
"""Defeat a menace under a card in construction."""


def defeats(table: KingdomTable, seat: int) -> list[Defeat]:
    """Every menace that a player could fight, in one's reach or not."""
    player = table.players[seat]
    giants = menaces_that(Freeze, player.menaces)
    acts = [DEFEAT[card] for card in distinct(player.menaces) if card not in giants]
    if not giants:
        return acts
    tucked = player.tucked()
    acts += [defeat_under(giant, site.card, site.name) for giant, site in tucked]
    return acts + [DEFEAT[card] for card in distinct(giants[len(tucked) :])]


def defeats_now(table: KingdomTable, seat: int) -> Acts:
    """Every menace that a player can defeat now."""
    return [act for act in defeats(table, seat) if act.why_not(table, seat) is None]


class FightMenaces(AnythingElse):
    """Which menace is defeated? If none can be: is there anything else before the fight is over?"""

    __slots__ = ()

    def own_acts(self, table: KingdomTable) -> Sequence[Act[KingdomTable]]:
        return defeats(table, self.seat)

    def leaving(self, table: KingdomTable) -> Act[KingdomTable] | None:
        return None if defeats_now(table, self.seat) else DONE

    def prompt(self, table: KingdomTable) -> Message:
        if not defeats_now(table, self.seat):
            return super().prompt(table)
        return say("wonderful_kingdom-ask-fight", n=table.players[self.seat].soldiers)


FIGHTS: Final[tuple[FightMenaces, ...]] = (FightMenaces(0, ""), FightMenaces(1, ""))
