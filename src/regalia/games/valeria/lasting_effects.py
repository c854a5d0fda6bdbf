"""Effects of domains that work from now on: on dice and on prices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.engine.effects import Effect
from regalia.engine.messages import Message, say
from regalia.engine.parts import typed
from regalia.engine.signs import EACH, TO, Sign, Signs
from regalia.games.valeria.effects import Per
from regalia.games.valeria.words import amount

if TYPE_CHECKING:
    from regalia.games.valeria.player import Duchy
    from regalia.games.valeria.table import ValeriaTable


class ChangeDie(Effect["ValeriaTable"]):
    """In the own roll phase: turn one die to a number, or by a number, for gold; the roll phase offers it."""

    __slots__ = ("by", "gold", "gold_per", "to")
    do = "change_die"
    fields = typed(to=int, by=int, gold=int, gold_per=Per | None)

    def __init__(self, to: int = 0, by: int = 0, gold: int = 0, gold_per: Per | None = None) -> None:
        self.to = to
        self.by = by
        self.gold = gold
        self.gold_per = gold_per

    def price(self, table: ValeriaTable, player: Duchy) -> int:
        """What a use costs now in gold; real gold, unless it was agreed that magic may stand in."""
        return self.gold if self.gold_per is None else self.gold_per.count(table, player)

    def changed(self, die: int) -> int:
        """What the die shows afterwards; never below 1."""
        return self.to or max(1, die + self.by)

    def text(self) -> Message:
        change = say("valeria-text-die-to", n=self.to) if self.to else say("valeria-text-die-lower", n=-self.by)
        if self.gold_per is not None:
            per = self.gold_per.text()
            return say("valeria-text-die-for-each", price=amount("gold", 1), per=per, change=change)
        if self.gold:
            return say("valeria-text-die-for", price=amount("gold", self.gold), change=change)
        return say("valeria-text-die-free", change=change)

    def signs(self) -> Signs:
        die = Sign("die", "", self.to) if self.to else Sign("word", f"−{-self.by}")
        if self.gold_per is not None:
            return Sign("amount", "gold", 1), EACH, *self.gold_per.signs(), TO, die
        return (Sign("amount", "gold", self.gold), TO, die) if self.gold else (Sign("icon", "die"), die)


class NoSurcharge(Effect["ValeriaTable"]):
    """Copies in the duchy no longer make a citizen dearer."""

    __slots__ = ()
    do = "no_surcharge"

    def act(self, table: ValeriaTable, seat: int, because: str) -> None:
        table.players[seat].stop_paying_for_copies()

    def text(self) -> Message:
        return say("valeria-text-no-surcharge")

    def signs(self) -> Signs:
        return Sign("badge", "citizen"), Sign("word", "+ 0")


class CheaperDomains(Effect["ValeriaTable"]):
    """Domains cost less gold; the one real gold is still due."""

    __slots__ = ("by",)
    do = "cheaper_domains"
    fields = typed(by=int)

    def __init__(self, by: int) -> None:
        self.by = by

    def act(self, table: ValeriaTable, seat: int, because: str) -> None:
        table.players[seat].discount += self.by

    def text(self) -> Message:
        return say("valeria-text-cheaper-domains", by=amount("gold", self.by))

    def signs(self) -> Signs:
        return Sign("badge", "domain"), Sign("word", f"−{self.by}"), Sign("icon", "gold")
