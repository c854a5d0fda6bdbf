"""What stands on a card, made from what it does."""

from __future__ import annotations

from regalia.engine.messages import Message, listed, say
from regalia.games.wonderful_kingdom.cards import (
    Advisor,
    Calamity,
    Card,
    Development,
    DuchyCard,
    Menace,
    Points,
    Quest,
    Step,
    Treasure,
)
from regalia.games.wonderful_kingdom.words import amount, amounts, family_name


def text_of(card: Card) -> Message:
    """The text of a card."""
    match card:
        case Development():
            return in_turn(_development(card))
        case Treasure():
            counts = {resource: card.recycling.count(resource) for resource in card.recycling}
            return say("wonderful_kingdom-text-treasure", what=listed(amounts(counts.items())))
        case Calamity():
            return say("wonderful_kingdom-text-calamity", points=amount("points", -card.points))
        case Menace():
            points, price = amount("points", -card.points), amount("soldiers", card.price)
            undefeated = say("wonderful_kingdom-text-menace", points=points, price=price)
            return undefeated if card.effect is None else in_turn([card.effect.text(), undefeated])
        case Advisor():
            price = amount("soldiers", card.price)
            return say(f"wonderful_kingdom-text-advisor-{card.when}", price=price, what=card.effect.text())
        case DuchyCard():
            produces = say("wonderful_kingdom-text-produces", what=listed(amounts(card.production.items())))
            return in_turn([produces, *_points(card.points)])
        case Quest():
            two, solo = _steps(card.id, card.two_players), _steps(card.id, card.solo)
            return say("wonderful_kingdom-text-quest", two=in_turn(two), solo=in_turn(solo))
    raise TypeError(type(card).__name__)


def in_turn(sentences: list[Message]) -> Message:
    """Sentences one after the other."""
    text = sentences[0]
    for sentence in sentences[1:]:
        text = say("wonderful_kingdom-text-in-turn", first=text, then=sentence)
    return text


def _development(card: Development) -> list[Message]:
    parts = []
    if card.production:
        parts.append(say("wonderful_kingdom-text-produces", what=listed(amounts(card.production.items()))))
    if card.multiplied is not None:
        what, family = amount(card.multiplied.resource, 1), family_name(card.multiplied.per)
        parts.append(say("wonderful_kingdom-text-produces-per", what=what, family=family))
    if card.bonus is not None:
        parts.append(say("wonderful_kingdom-text-bonus", what=card.bonus.text()))
    return [*parts, *_points(card.points), say("wonderful_kingdom-text-recycled", what=amount(card.recycling, 1))]


def _points(points: Points) -> list[Message]:
    if points.per is not None:
        family = family_name(points.per)
        return [say("wonderful_kingdom-text-points-per", points=amount("points", points.each), family=family)]
    return [say("wonderful_kingdom-text-points", points=amount("points", points.flat))] if points.flat else []


def _steps(board: str, steps: tuple[Step, ...]) -> list[Message]:
    """The steps of one side of a board; the last one is the final step."""
    return [_step(board, number, step, number == len(steps)) for number, step in enumerate(steps, 1)]


def _step(board: str, number: int, step: Step, final: bool) -> Message:
    kind = "step-first" if step.first_only else "step-final" if final else "step"
    id = f"wonderful_kingdom-text-{kind}"
    name = say(f"wonderful_kingdom-step-{board}-{number}")
    return say(id, step=name, price=listed(amounts(step.pay.items())), reward=step.reward.text())
