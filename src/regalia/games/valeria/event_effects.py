"""Effects of monster events, which happen when their number is rolled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.engine.effects import Effect
from regalia.engine.messages import Message, listed, say
from regalia.engine.parts import typed
from regalia.engine.signs import AND, Sign, Signs
from regalia.engine.signs import amounts as amount_signs
from regalia.games.valeria import card_questions, rulings
from regalia.games.valeria.effects import Kind
from regalia.games.valeria.words import Pairs, amounts, counted

if TYPE_CHECKING:
    from regalia.games.valeria.table import ValeriaTable


class AddToken(Effect["ValeriaTable"]):
    """The active player puts a token on a monster in the centre: gold for its slayer, the others a higher cost."""

    __slots__ = ("kind",)
    do = "add_token"
    fields = typed(kind=Kind)

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def act(self, table: ValeriaTable, seat: int, because: str) -> None:
        if rulings.EVENT_MAY_MARK_ITSELF or len(table.slays()) > 1:
            table.push(card_questions.PutToken(seat, self.kind, because))

    def text(self) -> Message:
        return say(f"valeria-text-token-{self.kind}")

    def signs(self) -> Signs:
        return Sign("badge", "monster"), AND, Sign("amount", self.kind, 1)


class EveryoneLoses(Effect["ValeriaTable"]):
    """Every player in play loses resources, as far as they have them."""

    __slots__ = ("gold", "magic", "strength")
    do = "everyone_loses"
    fields = typed(gold=int, strength=int, magic=int)

    def __init__(self, gold: int = 0, strength: int = 0, magic: int = 0) -> None:
        self.gold = gold
        self.strength = strength
        self.magic = magic

    def counted(self) -> Pairs:
        """What is lost, each kind with its number."""
        return counted(self.gold, self.strength, self.magic)

    def act(self, table: ValeriaTable, seat: int, because: str) -> None:
        for player in table.in_play():
            gold, strength = min(player.gold, self.gold), min(player.strength, self.strength)
            magic = min(player.magic, self.magic)
            player.gold -= gold
            player.strength -= strength
            player.magic -= magic
            if gold or strength or magic:
                table.tell_payment(player.seat, because, gold, strength, magic, what="valeria-loses")

    def text(self) -> Message:
        return say("valeria-text-everyone-loses", what=listed(amounts(self.counted())))

    def signs(self) -> Signs:
        return Sign("icon", "everyone"), Sign("word", "−"), *amount_signs(self.counted())
