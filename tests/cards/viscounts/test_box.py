"""What is printed on the cards, written out once more by hand: a slip in a card file is found here.

Cost (which is also how far a card moves and what it is worth) and icons.
"""

from __future__ import annotations

from collections.abc import Mapping

from regalia.games.viscounts import cards as box
from regalia.games.viscounts.game import VISCOUNTS

TOWNSFOLK = {
    "architect": "1 merchant builder",
    "artisan": "3 merchant builder",
    "charlatan": "3 builder builder",
    "defender": "1 merchant builder",
    "foreman": "2 merchant builder",
    "mason": "1 merchant builder",
    "miner": "2 builder",
    "sculptor": "3 builder",
    "stonecutter_2": "2 merchant builder",
    "stonecutter_3": "3 merchant builder",
    "woodcutter_2": "2 builder",
    "woodcutter_3": "3 builder",
    "gatekeeper": "1 merchant noble",
    "chevalier": "3 merchant noble",
    "enforcer": "3 noble noble",
    "watchman": "1 merchant noble",
    "aristocrat": "2 merchant noble",
    "diplomat": "1 merchant noble",
    "princess": "2 noble",
    "artist": "3 noble",
    "patron_2": "2 merchant noble",
    "patron_3": "3 merchant noble",
    "overseer_2": "2 noble",
    "overseer_3": "3 noble",
    "pastor": "1 merchant cleric",
    "acolyte": "3 merchant cleric",
    "bishop": "3 cleric cleric",
    "disciple": "1 merchant cleric",
    "vicar": "2 merchant cleric",
    "clergyman": "1 merchant cleric",
    "friar": "2 cleric",
    "priest": "3 cleric",
    "missionary_2": "2 merchant cleric",
    "missionary_3": "3 merchant cleric",
    "deacon_2": "2 cleric",
    "deacon_3": "3 cleric",
    "tinker_stone": "2 noble cleric",
    "tinker_gold": "2 builder cleric",
    "tinker_ink": "2 builder noble",
    "benefactor": "2 merchant merchant",
    "strongman": "2 merchant merchant",
    "traveller": "2 merchant merchant",
    "courier": "1 merchant merchant merchant",
    "jeweller": "2 merchant merchant",
    "peddler_ink": "2 merchant merchant merchant",
    "peddler_gold": "2 merchant merchant merchant",
    "peddler_stone": "2 merchant merchant merchant",
    "peddler_silver": "1 merchant merchant merchant",
    "antagonist": "3 criminal criminal",
    "conspirator": "2 criminal",
    "debt_collector_deed": "3 criminal",
    "debt_collector_hire": "3 criminal",
    "debt_collector_virtue": "2 criminal",
    "debt_collector_resource": "2 criminal",
    "illusionist": "1 criminal",
    "lookout": "1 criminal",
    "meddler": "2 criminal",
    "pickpocket": "1 criminal",
    "racketeer_2": "2 criminal",
    "racketeer_1": "1 criminal",
    "scoundrel_gold": "1 criminal",
    "scoundrel_ink": "1 criminal",
    "scoundrel_stone": "1 criminal",
    "swindler_stone": "3 criminal",
    "swindler_gold": "3 criminal",
    "swindler_ink": "3 criminal",
    "traitor": "2 criminal",
    "trickster": "3 criminal",
}
HEROES = {
    "ada": "2 criminal",
    "bertha": "3 merchant noble",
    "clovis": "3 merchant criminal",
    "emma": "3 cleric",
    "guntram": "2 merchant cleric",
    "judith": "1 merchant builder",
    "lothaire": "1 merchant",
    "merovech": "2 builder",
    "rudolf": "2 noble",
    "therese": "3 merchant merchant merchant",
}
STARTERS = {
    "abbot": "2 cleric",
    "financer": "3 merchant",
    "journeyman": "2 merchant merchant",
    "labourer": "2 builder",
    "lender": "1 merchant merchant",
    "squire": "2 noble",
    "thief": "1 criminal",
    "trader": "1 merchant",
}
PLAYER_CARDS = {
    1: (8, 2, 0, 1, 0, 2, 1),
    2: (6, 0, 0, 0, 2, 3, 1),
    3: (8, 0, 2, 0, 0, 2, 1),
    4: (8, 1, 1, 0, 0, 1, 3),
    5: (7, 0, 0, 0, 1, 1, 1),
    6: (5, 0, 0, 0, 1, 1, 1),
    7: (8, 0, 2, 1, 0, 2, 1),
    8: (1, 0, 0, 0, 1, 1, 1),
    9: (5, 0, 0, 2, 0, 1, 1),
    10: (10, 1, 1, 1, 0, 1, 2),
}
"""Silver, ink, gold, stone, resources of choice, deeds and debts."""


def written(cards: Mapping[str, box.Townsfolk]) -> dict[str, str]:
    return {
        id: f"{card.cost} {' '.join(icon for icon, n in card.icons.items() for _ in range(n))}"
        for id, card in cards.items()
    }


def test_townsfolk() -> None:
    assert written(box.TOWNSFOLK) == TOWNSFOLK
    assert len(TOWNSFOLK) == 68
    assert all(card.bonus is not None and card.effect is not None for card in box.TOWNSFOLK.values())


def test_heroes_and_starters() -> None:
    assert written(box.HEROES) == HEROES
    assert written(box.STARTERS) == STARTERS
    assert all(card.bonus is None for card in (*box.HEROES.values(), *box.STARTERS.values()))


def test_player_cards() -> None:
    kinds = ("silver", "ink", "gold", "stone", "any", "deeds", "debts")
    assert {
        card.number: tuple(getattr(card.gain, kind) for kind in kinds) for card in box.PLAYER_CARDS.values()
    } == PLAYER_CARDS


def test_cleric_bonus_cards() -> None:
    assert {card.ribbon: dict(card.icons) for card in box.CLERIC_BONUSES.values()} == {
        "grey": {"builder": 1},
        "yellow": {"noble": 1},
        "blue": {"merchant": 2},
        "black": {"cleric": 1},
    }


def test_the_box_is_complete() -> None:
    counts: dict[str, int] = {}
    for card in VISCOUNTS.cards():
        counts[card.kind] = counts.get(card.kind, 0) + card.copies
    assert counts == {
        "townsfolk": 68, "hero": 10, "starter": 32, "manuscript": 35, "player_card": 10, "cleric_bonus": 4,
        "scheme": 16, "castle_leader": 1,
    }  # fmt: skip


def test_every_card_says_where_its_values_come_from() -> None:
    sources = [card.source for card in VISCOUNTS.cards()]
    assert set(sources) == {"printed", "fan list", "reconstructed"}
    reconstructed = [card.id for card in VISCOUNTS.cards() if card.source == "reconstructed"]
    assert sum(id in box.MANUSCRIPTS for id in reconstructed) == 13
    assert not any(id in box.TOWNSFOLK or id in box.HEROES for id in reconstructed)
