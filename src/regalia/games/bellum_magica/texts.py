"""What stands on a card, in words made from what it shows."""

from __future__ import annotations

from regalia.engine.messages import Message, listed, say
from regalia.games.bellum_magica.cards import INN, Card, Castle, Chest, Creature, Settlement
from regalia.games.bellum_magica.wings import wing_text
from regalia.games.bellum_magica.words import amounts


def text_of(card: Card) -> Message:
    """The text of a card."""
    match card:
        case Castle():
            shields = shields_text(card.shield, card.magic_shield)
            return say("bellum_magica-text-castle", shields=shields, work=wing_text(card.work), war=wing_text(card.war))
        case Creature():
            work, war = wing_text(card.work), wing_text(card.war)
            if card.bonus is None:
                return say("bellum_magica-text-creature", work=work, war=war)
            return say("bellum_magica-text-creature-bonus", work=work, war=war, bonus=card.bonus.text())
        case Settlement():
            id = "bellum_magica-text-inn" if card.id == INN else "bellum_magica-text-settlement"
            return say(id, shields=shields_text(card.shield, card.magic_shield), loot=card.loot.text())
        case Chest():
            return say("bellum_magica-text-chest", n=card.value)
    raise TypeError(type(card).__name__)


def shields_text(shields: int, magic_shields: int) -> Message:
    """What has to be beaten."""
    return listed(amounts((("shields", shields), ("magic_shields", magic_shields))))
