"""The text table: the centre as a grid of stacks, then each player's board, drawn from what the zones declare."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from regalia.engine.game import Game
from regalia.engine.messages import Message
from regalia.engine.table import Player, Table
from regalia.engine.zones import HIDDEN, Cards, Zone
from regalia.terminal.menu import Menu
from regalia.terminal.voice import Voice

MOST_COLUMNS = 6
NARROWEST_CELL = 10
EMPTY = "—"
MOST_IN_WORDS = 8
"""So many cards side by side in the centre are also shown in words; piles of discards are not."""


class Drawing:
    """Draws a view of one game's table; unseen cards are «?»."""

    def __init__(self, voice: Voice, game: Game, names: list[str]) -> None:
        self.voice = voice
        self.game = game
        self.names = names
        self.cards = {card.id: card for card in game.cards()}

    def show(self, table: Table[Any], seat: int, menu: Menu | None) -> None:
        """Print the whole table; the seat that chooses is marked, and what it is offered is numbered where it lies."""
        self._show_centre(table, menu)
        for player in table.players:
            self._show_player(table, player, chooses=player.seat == seat)

    def card(self, card: str) -> str:
        """The name of a card; an unseen one is «?»."""
        return HIDDEN if card == HIDDEN else self.voice.text(Message(f"{self.game.id}-card-{card}"))

    def counters(self, player: Player) -> Text:
        """The numbers on a player's board."""
        return self._numbers(
            (f"{self.game.id}-counter-{name}", str(getattr(player, name))) for name in self.game.counters
        )

    def _numbers(self, pairs: Iterator[tuple[str, str]]) -> Text:
        line = Text()
        for id, value in pairs:
            line.append(" · " if line else "", style="dim")
            line.append(self.voice.sentence(Message(id)))
            line.append(f" {value}" if value else "", style="bold")
        return line

    # The centre

    def _show_centre(self, table: Table[Any], menu: Menu | None) -> None:
        folded: list[str] = []
        for zone in table.zones:
            if zone.of_players:
                continue
            stacks = zone.stacks_of(table)
            cards = tuple(card for stack in stacks for card in stack)
            if zone.stacks and any(card != HIDDEN for card in cards):
                self.voice.out.rule(self._zone_name(zone), style="dim")
                self.voice.out.print(self._grid(stacks, self._covers(table, len(stacks)), menu))
            elif cards and all(card == HIDDEN for card in cards):
                folded.append(f"{self._zone_name(zone)} {len(cards)}")
            else:
                self._print_cards(zone, cards, menu)
                if len(set(cards)) <= MOST_IN_WORDS:
                    self._print_words(cards)
        facts = self._numbers(self._shown(table))
        if facts:
            self.voice.indented(facts, 1)
        self._print_facts(table, -1)
        if folded:
            self.voice.indented(" · ".join(folded), 1, "dim")

    def _shown(self, table: Table[Any]) -> Iterator[tuple[str, str]]:
        """What else everybody may see, as far as it has a name: «Dice 3 5», «Last round»."""
        for name, value in self.game.show(table).items():
            ids = (f"{self.game.id}-shown-{name}", f"terminal-shown-{name}")
            id = next((id for id in ids if self.voice.words.has(id)), None)
            if id is None or value is False or value == ():
                continue
            if isinstance(value, tuple):
                yield id, " ".join(str(part) for part in value)
            elif isinstance(value, int | str):
                yield id, "" if value is True else str(value)

    def _covers(self, table: Table[Any], places: int) -> dict[int, str]:
        """The cards that lie on empty places: whatever is shown by place and is the id of a card."""
        covers: dict[int, str] = {}
        for value in self.game.show(table).values():
            if isinstance(value, Mapping):
                covers |= {at: card for at, card in value.items() if at in range(places) and card in self.cards}
        return covers

    def _grid(self, stacks: list[Cards], covers: Mapping[int, str], menu: Menu | None) -> Grid:
        columns, roomy = columns_for(len(stacks), self.voice.out.width)
        grid = Grid(
            box=box.ROUNDED if roomy else box.HORIZONTALS,
            padding=(0, 1) if roomy else (0, 1, 0, 0),
            show_header=False,
            show_edge=roomy,
            show_lines=True,
            expand=True,
            border_style="dim",
        )
        for _ in range(columns):
            grid.add_column(ratio=1, overflow="fold")
        if not roomy:
            grid.pad_edge = False
        cells = [self._cell(stack, covers.get(place, ""), menu) for place, stack in enumerate(stacks)]
        for start in range(0, len(cells), columns):
            grid.add_row(*cells[start : start + columns])
        return grid

    def _cell(self, stack: Cards, cover: str, menu: Menu | None) -> Text:
        """A pile by its topmost card and its height; where different cards lie open, each of them."""
        seen = Counter(card for card in reversed(stack) if card != HIDDEN)
        cell = Text()
        if len(seen) > 1:
            for card, n in seen.items():
                cell.append("\n" if cell else "")
                cell.append_text(self._card_on_table(card, n if n > 1 else 0, menu))
        elif stack or cover:
            cell.append_text(self._card_on_table(stack[-1] if stack else cover, len(stack), menu))
        else:
            cell.append(EMPTY, style="dim")
        return cell

    def _card_on_table(self, card: str, n: int, menu: Menu | None) -> Text:
        number = menu.number_on(card) if menu is not None else None
        text = Text(f"{number} " if number is not None else "", style="bold cyan")
        text.append(self.card(card), style="bold default" if number is not None else "not bold default")
        text.append(f" ×{n}" if n else "", style="not bold dim default")
        for words in self.words_on(card):
            text.append(f"\n{words}", style="not bold dim default")
        return text

    def words_on(self, card: str) -> list[str]:
        """What stands on a card, short: what it costs, needs and is worth in one line, then what it does."""
        if card not in self.cards:
            return []
        facts = self.cards[card]
        return [
            " · ".join(self.voice.text(fact.what) for fact in facts.facts),
            self.voice.sentence(facts.text),
        ]

    # The players

    def _show_player(self, table: Table[Any], player: Player, *, chooses: bool) -> None:
        title = Text(self.names[player.seat], style="bold")
        if chooses:
            title.append(" ◀")
            title.stylize("green")
        self.voice.out.rule(title, style="dim", align="left")
        self.voice.indented(self.counters(player), 1)
        self._print_facts(table, player.seat)
        for zone in table.zones:
            if any(holder is player for holder, _ in zone.holders(table)):
                self._print_cards(zone, tuple(card for stack in zone.stacks_of(player) for card in stack))

    def _print_facts(self, table: Table[Any], owner: int) -> None:
        """What else lies open, each name once with all that is said of it."""
        lines: dict[str, list[str]] = {}
        for _, fact in self.game.facts(table):
            if fact.owner == owner:
                lines.setdefault(self.voice.sentence(fact.name), []).append(self.voice.text(fact.what))
        for name, whats in lines.items():
            line = Text(f"{name}: ", style="dim")
            self.voice.indented(line.append("; ".join(whats), style="not dim"), 1, hanging=2)

    def _print_words(self, cards: Cards) -> None:
        """What stands on cards that lie open in the centre, a line each."""
        for card in dict.fromkeys(cards):
            if words := [text for text in self.words_on(card) if text]:
                self.voice.indented(Text(f"{self.card(card)}: {' · '.join(words)}", style="dim"), 3, hanging=2)

    def _print_cards(self, zone: Zone, cards: Cards, menu: Menu | None = None) -> None:
        if not cards:
            return
        line = Text(f"{self._zone_name(zone)}: ", style="dim")
        for place, (card, n) in enumerate(Counter(cards).items()):
            number = menu.number_on(card) if menu is not None else None
            line.append(", " if place else "", style="not dim")
            line.append(f"{number} " if number is not None else "", style="not dim bold cyan")
            line.append(self.card(card) + (f" ×{n}" if n > 1 else ""), style="not dim")
        self.voice.indented(line, 1, hanging=2)

    def _zone_name(self, zone: Zone) -> str:
        return self.voice.sentence(Message(f"{self.game.id}-zone-{zone.name}"))


def face_up_in_centre(table: Table[Any]) -> list[str]:
    """The cards in the centre that somebody could take: the tops of stacks, and all that lie side by side."""
    cards: list[str] = []
    for zone in table.zones:
        if not zone.of_players:
            cards += [card for stack in zone.stacks_of(table) for card in (stack[-1:] if zone.stacks else stack)]
    return [card for card in cards if card != HIDDEN]


def columns_for(stacks: int, width: int) -> tuple[int, bool]:
    """In how many columns the stacks lie, and whether there is room for a frame around each.

    All rows are equally long if that can be, since a game may mean its columns.
    """
    most = max(1, min(stacks, MOST_COLUMNS, width // (NARROWEST_CELL + 1)))
    columns = next((columns for columns in range(most, 1, -1) if stacks % columns == 0), most)
    return columns, width // columns >= NARROWEST_CELL + 3
