"""What the squire of Bellum Magica thinks of cards, and that thinking leaves the table as it is."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.bots.bellum_magica.squire import BellumSquire
from regalia.bots.bellum_magica.worth import CHEST_WORTH, Goods, chests_in, worth
from regalia.engine.chance import Chance
from regalia.engine.effects import Effect
from regalia.engine.sending import slots_of
from regalia.engine.zones import view
from regalia.games.bellum_magica.cards import CREATURES, SETTLEMENTS
from regalia.games.bellum_magica.effects import Gain
from regalia.games.bellum_magica.game import BELLUM_MAGICA
from regalia.games.bellum_magica.table import BellumTable

DEAR = Goods(food=0.5, rune=1.0, shield=0.25, magic_shield=2.0, spell=4.0)


class Unheard(Effect[Any]):
    """An effect that no bot has heard of."""

    __slots__ = ()
    do = "unheard"


def test_everything_that_a_card_gives_is_worth_something() -> None:
    assert worth(Gain(food=2, runes=1, shields=4, magic_shields=1, spells=1), DEAR) == 9.0
    assert worth(Gain(metal=1, golden=1), DEAR) == CHEST_WORTH[1] + CHEST_WORTH[2]
    effects = [settlement.loot for settlement in SETTLEMENTS.values()]
    effects += [creature.bonus for creature in CREATURES.values() if creature.bonus is not None]
    assert all(worth(effect, DEAR) > 0 for effect in effects)


def test_an_unknown_effect_is_not_passed_over() -> None:
    with pytest.raises(TypeError, match="Unheard"):
        worth(Unheard(), DEAR)
    with pytest.raises(TypeError, match="Unheard"):
        chests_in(Unheard())


def test_the_squire_changes_nothing_on_the_table_it_judges() -> None:
    squire, chance = BellumSquire(), Chance(3)
    table = BELLUM_MAGICA.new(3, {"castle_pick": "draft"}, 3)
    assert isinstance(table, BellumTable)
    slots = [name for name in slots_of(type(table)) if name != "players"]
    while table.asked:
        seat, acts = table.asked[0]
        seen = view(table, seat)
        before = seen.table.fingerprint(), [getattr(seen.table, name) for name in slots]
        key = squire.choose(seen, chance)
        assert (seen.table.fingerprint(), [getattr(seen.table, name) for name in slots]) == before
        assert key in {act.key for act in acts}
        table.choose_key(seat, key)
