"""What cargoes do when they are loaded: the vocabulary of the card file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.engine.effects import Effect
from regalia.engine.messages import GameWords, Message
from regalia.engine.parts import typed
from regalia.engine.signs import TO, Sign, Signs

if TYPE_CHECKING:
    from windfall.table import Harbour

WORDS = GameWords("windfall")
DIE = 6


class Coins(Effect["Harbour"]):
    """Gain coins."""

    __slots__ = ("coins",)
    do = "coins"
    fields = typed(coins=int)

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def act(self, table: Harbour, seat: int, because: str) -> None:
        table.pay(seat, self.coins, because)

    def text(self) -> Message:
        return WORDS.say("text-coins", what=WORDS.amount("coins", self.coins))

    def signs(self) -> Signs:
        return (Sign("amount", "coins", self.coins),)


class Hire(Effect["Harbour"]):
    """Draw crews, as long as there are any."""

    __slots__ = ("crews",)
    do = "hire"
    fields = typed(crews=int)

    def __init__(self, crews: int) -> None:
        self.crews = crews

    def act(self, table: Harbour, seat: int, because: str) -> None:
        captain = table.players[seat]
        hired = table.crew_deck[-self.crews :]
        table.crew_deck = table.crew_deck[: -self.crews]
        captain.hand = (*captain.hand, *hired)
        table.tell("windfall-hires", seat, n=len(hired), because=because, source="crew_deck", target=f"hand@{seat}")

    def text(self) -> Message:
        return WORDS.say("text-hire", n=self.crews)

    def signs(self) -> Signs:
        return (Sign("word", "+"), Sign("amount", "crews", self.crews))


class Gamble(Effect["Harbour"]):
    """Roll a die and gain coins if it is high enough."""

    __slots__ = ("coins", "least")
    do = "gamble"
    fields = typed(coins=int, least=int)

    def __init__(self, coins: int, least: int) -> None:
        self.coins = coins
        self.least = least

    def act(self, table: Harbour, seat: int, because: str) -> None:
        rolled = table.draw(DIE) + 1
        table.tell_as("roll", "windfall-gambles", seat, rolled=rolled, because=because)
        if rolled >= self.least:
            table.pay(seat, self.coins, because)

    def text(self) -> Message:
        return WORDS.say("text-gamble", what=WORDS.amount("coins", self.coins), least=self.least)

    def signs(self) -> Signs:
        return (Sign("die", "least", self.least), TO, Sign("amount", "coins", self.coins))


VOCABULARY = {effect.do: effect for effect in (Coins, Hire, Gamble)}
