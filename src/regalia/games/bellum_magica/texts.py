"""What stands on a card, made from what it shows."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.engine.messages import Message, say
from regalia.games.bellum_magica.cards import INN, Card, Castle, Chest, Creature, Settlement
from regalia.games.bellum_magica.effects import War, Work
from regalia.games.bellum_magica.words import amounts, listed


def text_of(card: Card) -> Message:
    """The text of a card."""
    if isinstance(card, Castle):
        shields = shields_text(card.shield, card.magic_shield)
        work, war = wing_text(card.work), wing_text(card.war)
        return say("bellum_magica-text-castle", shields=shields, work=work, war=war)
    if isinstance(card, Creature):
        work, war = wing_text(card.work), wing_text(card.war)
        if card.bonus is None:
            return say("bellum_magica-text-creature", work=work, war=war)
        return say("bellum_magica-text-creature-bonus", work=work, war=war, bonus=card.bonus.text())
    if isinstance(card, Settlement):
        id = "bellum_magica-text-inn" if card.id == INN else "bellum_magica-text-settlement"
        return say(id, shields=shields_text(card.shield, card.magic_shield), loot=card.loot.text())
    assert isinstance(card, Chest)
    return say("bellum_magica-text-chest", n=card.value)


def shields_text(shields: int, magic_shields: int) -> Message:
    """What has to be beaten."""
    return listed(amounts(shields=shields, magic_shields=magic_shields))


def wing_text(rows: Sequence[Work | War]) -> Message:
    """One side of a card: the same icons of several rows are named once, «1 food on 1, 4; 2 maps on 3»."""
    faces: dict[Work | War, list[Message]] = {}
    for face, row in enumerate(rows, 1):
        if row.icons():
            faces.setdefault(row, []).append(say("bellum_magica-face", n=face))
    text: Message | None = None
    for row, on in faces.items():
        part = say("bellum_magica-text-on", what=listed(row.icons()), faces=_with_commas(on))
        text = part if text is None else say("bellum_magica-text-rows", start=text, end=part)
    return text or say("nothing")


def _with_commas(parts: list[Message]) -> Message:
    text = parts[0]
    for part in parts[1:]:
        text = say("list-comma", start=text, end=part)
    return text
