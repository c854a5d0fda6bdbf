"""What a person at the text table gets to see: the table, the log, the question, cards, score sheets."""

from __future__ import annotations

import unicodedata
from typing import Any

from rich.text import Text

from regalia.engine.decisions import Barred, Decision
from regalia.engine.game import CardFacts
from regalia.engine.messages import Message, say
from regalia.engine.table import Table
from regalia.engine.telling import log_message
from regalia.engine.zones import view
from regalia.terminal.catalogue import choice_word, show_card
from regalia.terminal.drawing import Drawing
from regalia.terminal.menu import Line, Menu, words_of
from regalia.terminal.session import Session
from regalia.terminal.sheets import outcome, show_sheets
from regalia.terminal.voice import Voice

SPECTATOR = -1
"""Whose eyes see only what everybody may see."""
MOST_OPTION_COLUMNS = 3
MOST_CARDS = 4
"""So many cards that fit a name are shown in full; of more only the names."""

SAID = {
    "3, key": "choose", "?": "barred", "? 3": "explain", "u": "back", "uu": "turn-back", "t": "table", "m": "mine",
    "c, c ABC": "card", "s": "sheet", "l, l 99": "log", "save ABC": "save", "q": "quit", "h": "help",
}  # fmt: skip
"""What can be said at the table, and the message that tells what it does."""


class Screen:
    """Prints what is seen through the eyes of a seat; never more than that."""

    def __init__(self, voice: Voice, session: Session) -> None:
        self.voice = voice
        self.session = session
        self.game = session.play.game
        self.drawing = Drawing(voice, self.game, session.names)
        self.eyes = SPECTATOR
        self.cards = {card.id: card for card in self.game.cards()}

    def seen(self) -> Table[Any]:
        """The table as the eyes see it."""
        table: Table[Any] = view(self.session.play.table, self.eyes).table
        return table

    def line(self, message: Message, style: str = "", *, whole: bool = False) -> None:
        """One sentence; ``whole`` if no line may be broken in it, because somebody will copy a file's name from it."""
        self.voice.out.print(Text(self.voice.sentence(message), style=style), soft_wrap=whole)

    def greeting(self) -> None:
        """Which game, who plays, what was settled otherwise than usual, and how to get help."""
        out = self.voice.out
        play, bot = self.session.play, self.voice.text(say("terminal-bot"))
        names = enumerate(self.session.names)
        out.print(Text(self.voice.sentence(self.game.name()), style="bold"))
        out.print(Text(", ".join(f"{name} ({bot})" if seat in self.session.bots else name for seat, name in names)))
        for option in self.game.options:
            value = play.options[option.id]
            if value != option.default:
                name = self.voice.sentence(Message(f"{self.game.id}-option-{option.id}"))
                out.print(Text(f"{name}: {choice_word(self.voice, self.game, option.id, value)}"))
        self.line(say("terminal-greeting", seed=str(play.seed)), "dim")

    def table(self, own: int, menu: Menu | None) -> None:
        """The whole table."""
        self.voice.out.print()
        self.drawing.show(self.seen(), own, menu)

    def log(self, since: int, own: int, most: int) -> None:
        """What happened after so many choices, the last of it if it is much."""
        events = self.session.events(since, self.eyes)
        if events:
            self.voice.out.print()
        if len(events) > most:
            self.line(say("terminal-log-more", n=len(events) - most), "dim")
        for event in events[-most:]:
            style = "" if event.seat == own else "dim"
            self.voice.indented(f"• {self.voice.sentence(log_message(self.game, event))}", 0, style, hanging=2)

    def question(self, menu: Menu, *, counters: bool) -> None:
        """Who is asked what, the numbered options, and how many things are barred."""
        out, seat = self.voice.out, menu.decision.seat
        title = Text(f"{self.session.names[seat]}: ", style="bold green")
        title.append(self.voice.sentence(menu.decision.prompt), style="bold default")
        out.print()
        out.print(title)
        if counters:
            self.voice.indented(self.drawing.counters(self.session.play.table.players[seat]), 1)
        for group in menu.groups:
            self._side_by_side([self._numbered(menu, option) for option in group])
        if menu.barred:
            self.voice.indented(self.voice.text(say("terminal-barred", n=len(menu.barred))), 1, "dim")

    def _side_by_side(self, lines: list[Text]) -> None:
        """Lines in as many columns as fit, read from top to bottom."""
        width = max(line.cell_len for line in lines) + 2
        columns = max(1, min(MOST_OPTION_COLUMNS, (self.voice.out.width - 4) // width))
        rows = -(-len(lines) // columns)
        for row in range(rows):
            text = Text()
            for column, line in enumerate(lines[row::rows]):
                text.pad_right(width * column - text.cell_len)
                text.append_text(line)
            self.voice.indented(text, 1, hanging=3)

    def _numbered(self, menu: Menu, line: Line) -> Text:
        text = Text(f"{menu.numbers[line.key]:>2} ", style="bold cyan")
        return text.append(self.voice.sentence(line.label), style="not bold default")

    def barred(self, menu: Menu) -> None:
        """Everything that cannot be chosen now, with the reasons."""
        if not menu.barred:
            self.line(say("terminal-nothing-barred"), "yellow")
        for barred in menu.barred:
            self.voice.indented(self._numbered(menu, barred), 1, hanging=3)
            self.voice.indented(self.voice.sentence(barred.reason), 4, "yellow")

    def explained(self, menu: Menu, line: Line) -> None:
        """One line of the menu: why it is barred, if it is, and the cards that it is about."""
        self.voice.out.print(self._numbered(menu, line))
        self.line(line.reason if isinstance(line, Barred) else say("terminal-can-be-chosen"), "yellow")
        self.cards_of(words_of(line.key))

    def cards_named(self, name: str) -> None:
        """The cards whose name or id has these letters, accents or not."""
        found = [card for card in self.cards.values() if self._fits(card, name)]
        if not found:
            self.line(say("terminal-no-such-card", name=name), "yellow")
        elif len(found) > MOST_CARDS:
            self.voice.out.print(Text(", ".join(self.drawing.card(card.id) for card in found)))
        else:
            for card in found:
                show_card(self.voice, self.game, card, brief=True)

    def cards_of(self, ids: list[str]) -> None:
        """These cards, each once."""
        for id in dict.fromkeys(ids):
            if id in self.cards:
                show_card(self.voice, self.game, self.cards[id], brief=True)

    def _fits(self, card: CardFacts, name: str) -> bool:
        return plain_letters(name) in plain_letters(self.drawing.card(card.id)) or name == card.id

    def sheet(self) -> None:
        """The score sheet as far as the eyes can tell."""
        show_sheets(self.voice, self.game, self.seen(), self.session.names)

    def help(self) -> None:
        """What can be said at the table."""
        from rich.table import Table as Grid

        grid = Grid.grid(padding=(0, 2))
        for said, id in SAID.items():
            grid.add_row(Text(said, style="bold cyan"), self.voice.sentence(say(f"terminal-say-{id}")))
        self.voice.out.print(grid)

    def end(self, since: int, most: int) -> None:
        """The table with everything turned up, the score sheet, and who has won."""
        self.eyes = SPECTATOR
        self.table(SPECTATOR, None)
        self.log(since, SPECTATOR, most)
        self.voice.out.print()
        self.sheet()
        self.voice.out.print(
            Text(outcome(self.voice, self.game, self.session.play.table, self.session.names)), style="bold green"
        )


def plain_letters(text: str) -> str:
    """The text in small letters without accents, so that «carodejnik» finds the Čarodejník."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


def hidden_cards(table: Table[Any], decision: Decision) -> list[str]:
    """The cards that a decision names and only its seat may see: others should not look at the screen then."""
    player = table.players[decision.seat]
    zones = [zone for zone in table.zones if zone.of_players and zone.seen == "owner"]
    own = {card for zone in zones for stack in zone.stacks_of(player) for card in stack}
    lines: list[Line] = [*decision.options, *decision.barred]
    return [word for line in lines for word in words_of(line.key) if word in own]
