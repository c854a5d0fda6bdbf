"""The vocabulary of the cards: what loot and bonus tokens give."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.engine.effects import Effect
from regalia.engine.messages import Message, listed
from regalia.engine.parts import typed
from regalia.engine.signs import Signs
from regalia.engine.signs import amounts as amount_signs
from regalia.games.bellum_magica.words import amounts

if TYPE_CHECKING:
    from regalia.games.bellum_magica.table import BellumTable

KEG_LIMIT: Final = 2
"""Nobody ever owns more kegs; what is too much stays in the supply."""


class Gain(Effect["BellumTable"]):
    """Take resources, chests or bonus tokens from the supply."""

    __slots__ = ("food", "golden", "kegs", "magic_shields", "metal", "runes", "shields", "spells", "wooden")
    do = "gain"
    fields = typed(
        food=int, runes=int, kegs=int, wooden=int, metal=int, golden=int, shields=int, magic_shields=int, spells=int
    )

    def __init__(
        self,
        food: int = 0,
        runes: int = 0,
        kegs: int = 0,
        wooden: int = 0,
        metal: int = 0,
        golden: int = 0,
        shields: int = 0,
        magic_shields: int = 0,
        spells: int = 0,
    ) -> None:
        self.food = food
        self.runes = runes
        self.kegs = kegs
        self.wooden = wooden
        self.metal = metal
        self.golden = golden
        self.shields = shields
        self.magic_shields = magic_shields
        self.spells = spells

    def act(self, table: BellumTable, seat: int, because: str) -> None:
        player = table.players[seat]
        food, runes, kegs, shields = self.food, self.runes, min(self.kegs, KEG_LIMIT - player.kegs), self.shields
        if table.scarce_resources:
            food, runes = min(food, table.food_left()), min(runes, table.runes_left())
        if table.scarce_shields:
            shields = min(shields, table.shields_left())
        player.food += food
        player.runes += runes
        player.kegs += kegs
        player.shields += shields
        player.magic_shields += self.magic_shields
        player.spells += self.spells
        chests = [0, 0, 0]
        for kind, n in enumerate((self.wooden, self.metal, self.golden)):
            for _ in range(n):
                taken = table.take_chest(player, kind)
                if taken is not None:
                    chests[taken] += 1
        if table.told is not None:
            table.tell_gain(
                seat, because, food=food, runes=runes, kegs=kegs, wooden=chests[0], metal=chests[1], golden=chests[2],
                shields=shields, magic_shields=self.magic_shields, spells=self.spells,
            )  # fmt: skip

    def text(self) -> Message:
        return listed(amounts(self.values().items()))

    def signs(self) -> Signs:
        return amount_signs(self.values().items())


VOCABULARY: Final[dict[str, type[Effect[BellumTable]]]] = {Gain.do: Gain}
"""Every word that a card file may use after «do»."""
