"""A table and a decision in words, short enough for a language model and plain enough for whoever reads along."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from regalia.engine.decisions import Decision
from regalia.engine.game import CardFacts, Game
from regalia.engine.messages import Message, listed, say
from regalia.engine.table import Table
from regalia.engine.zones import HIDDEN, Cards, view
from regalia.languages import Words

SPECTATOR = -1
MOST_REASONS = 8
"""So many reasons against what cannot be done are told; whoever wants to know of others can ask."""
LONGEST_FACT = 240
"""Longer lines, such as all that is printed on a board, are left out of what is told in brief."""


class Pile(NamedTuple):
    """The cards of one zone, as somebody sees them; its owner is a seat, or -1 for the table."""

    zone: str
    owner: int
    stacks: Sequence[Cards]


class OpenFact(NamedTuple):
    """Something that lies open beyond cards and counters, and whose it is."""

    owner: int
    name: Message
    what: Message


class Scene(NamedTuple):
    """A table as somebody sees it, whichever machine it stands on."""

    piles: Sequence[Pile]
    counters: Sequence[Mapping[str, int]]
    """By seat."""
    facts: Sequence[OpenFact]


class Offered(NamedTuple):
    """Something one could do: why its price is not the printed one, and if it is barred, what bars it."""

    key: str
    label: Message
    because: Sequence[Message] = ()
    reason: Message | None = None


class Asked(NamedTuple):
    """What a seat is asked."""

    prompt: Message
    options: Sequence[Offered]
    barred: Sequence[Offered]


class Score(NamedTuple):
    """The points of a seat; an automa's has a name of its own."""

    seat: int
    name: Message | None
    total: int
    won: bool


def scene_of(game: Game, table: Table[Any], seat: int) -> Scene:
    """A table of this house as a seat sees it."""
    seen = view(table, seat).table
    piles = [
        Pile(zone.name, owner if zone.of_players else SPECTATOR, zone.stacks_of(holder))
        for zone in seen.zones
        for holder, owner in zone.holders(seen)
    ]
    counters = [{name: getattr(player, name) for name in game.counters} for player in seen.players]
    return Scene(piles, counters, [OpenFact(fact.owner, fact.name, fact.what) for _, fact in game.facts(seen)])


def asked_of(decision: Decision) -> Asked:
    """A decision at a table of this house."""
    return Asked(
        decision.prompt,
        [Offered(each.key, each.label, each.price.because if each.price else ()) for each in decision.options],
        [Offered(each.key, each.label, (), each.reason) for each in decision.barred],
    )


def scores_of(game: Game, table: Table[Any]) -> list[Score]:
    """The points of a game of this house that is over, and who has won."""
    winners = game.winners(table)
    return [
        Score(
            sheet.seat,
            game.seat_name(sheet.seat) if sheet.seat >= len(table.players) else None,
            sheet.total,
            sheet.seat in winners,
        )
        for sheet in game.sheets(table)
    ]


class Teller:
    """Tells of one game in one language, with the names of those who sit there."""

    def __init__(self, game: Game, names: Sequence[str] = (), language: str = "en", brief: bool = True) -> None:
        self.game = game
        self.brief = brief
        self.words = Words(language, names)
        self.cards: dict[str, CardFacts] = {card.id: card for card in game.cards()}

    # The table

    def table(self, scene: Scene, seat: int = SPECTATOR) -> list[str]:
        """What a seat sees, line by line: the centre, then each board; hidden cards are counted, never named."""
        lines = [*self._piles(scene, SPECTATOR), *self._facts(scene.facts, SPECTATOR)]
        for owner, counters in enumerate(scene.counters):
            lines += ["", *self._board(scene, owner, counters, seat)]
        return lines

    def _board(self, scene: Scene, owner: int, counters: Mapping[str, int], seat: int) -> Iterator[str]:
        name = self.words.text(say("seat", n=owner))
        yield self.words.text(say("laboratory-own-board", name=name)) if owner == seat else f"{name}:"
        counted = [f"{self._name('counter', counter)} {n}" for counter, n in counters.items() if n]
        if counted:
            yield f"  {', '.join(counted)}"
        yield from (f"  {line}" for line in self._facts(scene.facts, owner))
        yield from (f"  {line}" for line in self._piles(scene, owner))

    def _piles(self, scene: Scene, owner: int) -> Iterator[str]:
        """Zone by zone in a line: what lies open by name, what does not by number; of stacks the tops and heights."""
        for pile in scene.piles:
            if pile.owner == owner and any(pile.stacks):
                yield f"{self._name('zone', pile.zone)}: {self._stacks(pile.stacks)}"

    def _stacks(self, stacks: Sequence[Cards]) -> str:
        cards = [card for stack in stacks for card in stack]
        if all(card == HIDDEN for card in cards):
            return str(len(cards))
        if len(stacks) == 1:
            return self._counted(cards)
        if any(stack[0] == HIDDEN for stack in stacks if len(stack) > 1):
            return ", ".join(f"{self.card(stack[-1])} ×{len(stack)}" if stack else "—" for stack in stacks)
        return " | ".join(self._counted(stack) or "—" for stack in stacks)

    def _counted(self, cards: Sequence[str]) -> str:
        named = Counter(cards)
        hidden = named.pop(HIDDEN, 0)
        parts = [self.card(card) + (f" ×{n}" if n > 1 else "") for card, n in named.items()]
        return ", ".join(parts + ([f"{HIDDEN} ×{hidden}"] if hidden else []))

    def _facts(self, facts: Iterable[OpenFact], owner: int) -> Iterator[str]:
        lines: dict[str, list[str]] = {}
        for fact in facts:
            if fact.owner == owner:
                lines.setdefault(self.words.sentence(fact.name), []).append(self.words.text(fact.what))
        for name, whats in lines.items():
            line = f"{name}: {'; '.join(whats)}"
            if not self.brief or len(line) <= LONGEST_FACT:
                yield line

    def _name(self, kind: str, name: str) -> str:
        return self.words.sentence(Message(f"{self.game.id}-{kind}-{name}"))

    def card(self, card: str) -> str:
        """The name of a card."""
        return HIDDEN if card == HIDDEN else self.words.text(Message(f"{self.game.id}-card-{card}"))

    def card_in_full(self, card: str) -> str:
        """A card in a line: what it is called, what stands on it, and what it does."""
        known = self.cards.get(card)
        if known is None:
            return self.card(card)
        parts = [self.words.text(fact.what) for fact in known.facts]
        text = self.words.sentence(known.text)
        return ". ".join(part for part in (f"{self.card(card)}: {', '.join(parts)}", text) if part)

    # The decision

    def decision(self, asked: Asked) -> list[str]:
        """What is asked, the options with their numbers from 1, and what cannot be chosen with the reasons."""
        lines = [self.words.sentence(asked.prompt)]
        for number, option in enumerate(asked.options, 1):
            lines.append(f"[{number}] {self.words.sentence(option.label)}{self._because(option.because)}")
        reasons: dict[str, list[str]] = {}
        for each in asked.barred:
            if each.reason is not None:
                reasons.setdefault(self.words.text(each.reason), []).append(self.words.sentence(each.label))
        if reasons:
            lines.append(self.words.sentence(say("laboratory-cannot")))
        for reason, labels in list(reasons.items())[:MOST_REASONS]:
            more = "; …" if len(labels) > MOST_REASONS else ""
            lines.append(f"- {reason} ({'; '.join(labels[:MOST_REASONS])}{more})")
        return lines

    def _because(self, because: Sequence[Message]) -> str:
        """Why a price is not the printed one, if it is not."""
        return f" ({self.words.text(listed(tuple(because)))})" if because else ""

    def scores(self, scores: Iterable[Score]) -> list[str]:
        """The points of a game that is over, and who has won."""
        lines = []
        for score in scores:
            named = score.name
            who = self.words.sentence(named) if named is not None else self.words.text(say("seat", n=score.seat))
            lines.append(f"{who}: {score.total}{' ★' if score.won else ''}")
        return lines


def told(game: Game, table: Table[Any], seat: int = SPECTATOR, language: str = "en", names: Sequence[str] = ()) -> str:
    """Everything that a seat sees, and what it is asked if it is, as one text."""
    teller = Teller(game, names, language)
    lines = teller.table(scene_of(game, table, seat), seat)
    if table.over:
        lines += ["", *teller.scores(scores_of(game, table))]
    elif seat >= 0 and table.options_of(seat):
        lines += ["", *teller.decision(asked_of(table.decision_of(seat)))]
    return "\n".join(lines)
