"""A table and a decision in words, short enough for a language model and plain enough for whoever reads along."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from regalia.engine.decisions import Decision, Price
from regalia.engine.game import CardFacts, Game
from regalia.engine.messages import Message, listed, say
from regalia.engine.table import Player, Table
from regalia.engine.zones import HIDDEN, Cards, Zone, view
from regalia.languages import Words

SPECTATOR = -1
MOST_REASONS = 8
"""So many reasons against what cannot be done are told; whoever wants to know of others can ask."""
LONGEST_FACT = 240
"""Longer lines, such as all that is printed on a board, are left out of what is told in brief."""


class Teller:
    """Tells of one game in one language, with the names of those who sit there."""

    def __init__(self, game: Game, names: Sequence[str] = (), language: str = "en", brief: bool = True) -> None:
        self.game = game
        self.brief = brief
        self.words = Words(language, names)
        self.cards: dict[str, CardFacts] = {card.id: card for card in game.cards()}

    # The table

    def table(self, table: Table[Any], seat: int = SPECTATOR) -> list[str]:
        """What a seat sees, line by line: the centre, then each board; hidden cards are counted, never named."""
        seen = view(table, seat).table
        lines = [*self._centre(seen)]
        for player in seen.players:
            lines += ["", *self._board(seen, player, seat)]
        return lines

    def _centre(self, table: Table[Any]) -> Iterator[str]:
        for zone in table.zones:
            if not zone.of_players:
                yield from self._zone(zone, zone.stacks_of(table))
        yield from self._facts(table, SPECTATOR)

    def _board(self, table: Table[Any], player: Player, seat: int) -> Iterator[str]:
        name = self.words.text(say("seat", n=player.seat))
        yield self.words.text(say("laboratory-own-board", name=name)) if player.seat == seat else f"{name}:"
        counters = [
            f"{self._name('counter', counter)} {getattr(player, counter)}"
            for counter in self.game.counters
            if getattr(player, counter)
        ]
        if counters:
            yield f"  {', '.join(counters)}"
        yield from (f"  {line}" for line in self._facts(table, player.seat))
        for zone in table.zones:
            if zone.of_players and any(holder is player for holder, _ in zone.holders(table)):
                yield from (f"  {line}" for line in self._zone(zone, zone.stacks_of(player)))

    def _zone(self, zone: Zone, stacks: list[Cards]) -> Iterator[str]:
        """A zone in a line: what lies open by name, what does not by number; of stacks the tops and their heights."""
        cards = [card for stack in stacks for card in stack]
        seen = [card for card in cards if card != HIDDEN]
        if not cards:
            return
        if not seen:
            what = str(len(cards))
        elif len(stacks) > 1 and zone.seen == "top":
            tops = (f"{self.card(stack[-1])} ×{len(stack)}" if stack else "—" for stack in stacks)
            what = ", ".join(tops)
        elif len(stacks) > 1:
            what = " | ".join(self._counted(stack) or "—" for stack in stacks)
        else:
            what = self._counted(cards)
        yield f"{self._name('zone', zone.name)}: {what}"

    def _counted(self, cards: Sequence[str]) -> str:
        named = Counter(cards)
        hidden = named.pop(HIDDEN, 0)
        parts = [self.card(card) + (f" ×{n}" if n > 1 else "") for card, n in named.items()]
        return ", ".join(parts + ([f"{HIDDEN} ×{hidden}"] if hidden else []))

    def _facts(self, table: Table[Any], owner: int) -> Iterator[str]:
        lines: dict[str, list[str]] = {}
        for _, fact in self.game.facts(table):
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

    def decision(self, decision: Decision) -> list[str]:
        """What is asked, the options with their numbers from 1, and what cannot be chosen with the reasons."""
        lines = [self.words.sentence(decision.prompt)]
        for number, option in enumerate(decision.options, 1):
            label = self.words.sentence(option.label)
            lines.append(f"[{number}] {label}{self._price(option.price)}")
        reasons: dict[str, list[str]] = {}
        for each in decision.barred:
            reasons.setdefault(self.words.text(each.reason), []).append(self.words.sentence(each.label))
        if reasons:
            lines.append(self.words.sentence(say("laboratory-cannot")))
        for reason, labels in list(reasons.items())[:MOST_REASONS]:
            more = "; …" if len(labels) > MOST_REASONS else ""
            lines.append(f"- {reason} ({'; '.join(labels[:MOST_REASONS])}{more})")
        return lines

    def _price(self, price: Price | None) -> str:
        """Why a price is not the printed one, if it is not."""
        if price is None or not price.because:
            return ""
        return f" ({self.words.text(listed(price.because))})"

    def scores(self, table: Table[Any]) -> list[str]:
        """The points of a game that is over, and who has won."""
        sheets, winners = self.game.sheets(table), self.game.winners(table)
        lines = []
        for sheet in sheets:
            name = self.game.seat_name(sheet.seat) if sheet.seat >= len(table.players) else None
            who = self.words.sentence(name) if name is not None else self.words.text(say("seat", n=sheet.seat))
            lines.append(f"{who}: {sheet.total}{' ★' if sheet.seat in winners else ''}")
        return lines


def told(game: Game, table: Table[Any], seat: int = SPECTATOR, language: str = "en", names: Sequence[str] = ()) -> str:
    """Everything that a seat sees, and what it is asked if it is, as one text."""
    teller = Teller(game, names, language)
    lines = teller.table(table, seat)
    if table.over:
        lines += ["", *teller.scores(table)]
    elif seat >= 0 and table.options_of(seat):
        lines += ["", *teller.decision(table.decision_of(seat))]
    return "\n".join(lines)
