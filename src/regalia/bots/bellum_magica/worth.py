"""What chests, goods and cards of Bellum Magica are worth, in victory points."""

from __future__ import annotations

from typing import Any, Final

from regalia.engine.effects import Effect
from regalia.games.bellum_magica.cards import (
    CHEST_KINDS,
    CREATURES,
    SETTLEMENT_KINDS,
    SETTLEMENTS,
    Settlement,
    chests_of,
    settlements_of,
)
from regalia.games.bellum_magica.effects import Gain
from regalia.games.bellum_magica.scoring import VALUES
from regalia.games.bellum_magica.table import CHESTS_TO_END

CHEST_WORTH: Final = [sum(VALUES[chest] for chest in chests_of(kind)) / len(chests_of(kind)) for kind in CHEST_KINDS]
"""The mean value of a wooden, a metal and a gold chest."""
FOOD_A_DAY: Final = 0.15
"""What one food is worth for each day that is left to use what it buys."""
RUNES_IN_FOOD: Final = 1.9
KEG: Final = 0.35
SHIELD_A_DAY: Final = 0.12
MAGIC_SHIELD_A_DAY: Final = 0.3
SPELL_A_DAY: Final = 0.5
"""What a spell is worth on each of the own days as captain: it works on no others."""
LONGEST_GAME: Final = 12.0
CHESTS_A_DAY: Final = 0.9
"""How fast the mage with the most chests usually gets more."""
MOST_PLAYERS: Final = 5


class Goods:
    """What one of each thing that a card may give is worth at a time of the game; chests and kegs never change."""

    __slots__ = ("food", "magic_shield", "rune", "shield", "spell")

    def __init__(
        self, food: float, rune: float, shield: float = 0.0, magic_shield: float = 0.0, spell: float = 0.0
    ) -> None:
        self.food = food
        self.rune = rune
        self.shield = shield
        self.magic_shield = magic_shield
        self.spell = spell


def worth(effect: Effect[Any], goods: Goods) -> float:
    """What an effect is worth; whoever adds a kind of effect must say it here."""
    if isinstance(effect, Gain):
        chests = effect.wooden * CHEST_WORTH[0] + effect.metal * CHEST_WORTH[1] + effect.golden * CHEST_WORTH[2]
        stores = chests + goods.food * effect.food + goods.rune * effect.runes + KEG * effect.kegs
        shields = goods.shield * effect.shields + goods.magic_shield * effect.magic_shields
        return stores + shields + goods.spell * effect.spells
    raise TypeError(f"nobody knows what {type(effect).__name__} is worth")


def chests_in(effect: Effect[Any]) -> int:
    """How many chests an effect gives."""
    if isinstance(effect, Gain):
        return effect.wooden + effect.metal + effect.golden
    raise TypeError(f"nobody knows how many chests {type(effect).__name__} gives")


CHESTS_IN: Final = {card: chests_in(settlement.loot) for card, settlement in SETTLEMENTS.items()}
"""How many chests there are to plunder in each settlement."""


class Season:
    """What loot and bonus tokens are worth at a time of the game."""

    __slots__ = ("bonus", "days", "goods", "loot")

    def __init__(self, most: int, players: int) -> None:
        self.days = min(LONGEST_GAME, 0.5 + (CHESTS_TO_END - most) / CHESTS_A_DAY)
        """How many days are still to come, by how many chests the first mage lacks."""
        # Food is worth less and less, since what it buys has less and less time to work.
        food = FOOD_A_DAY * self.days
        shield, magic_shield = SHIELD_A_DAY * self.days, MAGIC_SHIELD_A_DAY * self.days
        self.goods = Goods(food, RUNES_IN_FOOD * food, shield, magic_shield, SPELL_A_DAY / players * self.days)
        self.loot = {card: worth(settlement.loot, self.goods) for card, settlement in SETTLEMENTS.items()}
        self.bonus = {
            card: 0.0 if creature.bonus is None else worth(creature.bonus, self.goods)
            for card, creature in CREATURES.items()
        }


SEASONS: Final[dict[int, Season]] = {}
"""The seasons that were met so far, by the most chests that anybody has and the number of players."""


def season(most: int, players: int) -> Season:
    """The time of the game when the first of so many mages has so many chests."""
    key = most * (MOST_PLAYERS + 1) + players
    if key not in SEASONS:
        SEASONS[key] = Season(most, players)
    return SEASONS[key]


def _falls(settlement: Settlement, strength: int, magic: int) -> bool:
    return settlement.magic_shield <= magic and settlement.shield + settlement.magic_shield <= strength


def _prospect(kind: int, strength: int, magic: int) -> float:
    """What a settlement of a kind brings on average to a horde of this strength."""
    cards = settlements_of(SETTLEMENT_KINDS[kind])
    beaten = [card for card in cards if _falls(SETTLEMENTS[card], strength, magic)]
    return sum(worth(SETTLEMENTS[card].loot, Goods(0.5, 1.0)) for card in beaten) / len(cards)


PROSPECT: Final = [
    [[_prospect(kind, strength, magic) for magic in range(3)] for strength in range(10)] for kind in range(3)
]
"""What a farm, a village or a city brings on average, by strength and by magic swords."""
