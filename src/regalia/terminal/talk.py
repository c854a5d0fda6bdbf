"""The talk at the text table: what a person can say, and what is done then (a read-eval-print loop)."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from regalia.engine.decisions import Barred
from regalia.engine.messages import Message, say
from regalia.terminal.drawing import face_up_in_centre
from regalia.terminal.exit_codes import BAD_DATA, DONE
from regalia.terminal.menu import Menu
from regalia.terminal.screen import SPECTATOR, Screen, hidden_cards
from regalia.terminal.session import Session
from regalia.terminal.voice import Voice

LOG_LINES = 24
SMALL_QUESTION = 6
"""Up to so many lines of a menu the table need not be drawn again."""

Next = Literal["stay", "go on", "leave"]
"""After an answer: the same question stands, the table has changed, or the person leaves."""


class Talk:
    """Talks a session through: shows, asks, and does what the answer says."""

    def __init__(self, voice: Voice, session: Session) -> None:
        self.voice = voice
        self.session = session
        self.screen = Screen(voice, session)
        self.hot_seat = len(session.people) > 1
        self.seat = SPECTATOR
        self.shown: dict[int, int] = {}
        """How many choices each seat knew of when it last chose."""
        self.known: set[tuple[int, str]] = set()
        """The hidden cards that a seat has been shown in full; the first time they are read out."""
        self.drawn = False
        """Whether the table has been drawn at all."""
        self.stale = True
        """Whether it has changed since it was last drawn for somebody."""
        self.warned = False
        """Whether the person knows that leaving now loses the game."""
        self.unkept = False
        """Whether the record file could not be written the last time."""
        self.commands: dict[str, Callable[[str], Next]] = {
            "u": self.take_back,
            "uu": self.take_back_turn,
            "l": self.show_log,
            "t": self.show_table,
            "m": self.show_mine,
            "c": self.show_cards,
            "s": self.show_sheet,
            "?": self.explain,
            "h": self.show_help,
            "save": self.save,
            "q": self.quit,
        }

    def run(self) -> int:
        """Play to the end or until the person leaves; the exit code."""
        self.screen.greeting()
        self.shown = dict.fromkeys(self.session.people, len(self.session.play.chosen))
        while not self.session.over:
            seat = self.session.asked()
            if seat in self.session.bots:
                self.session.let_bot_choose(seat)
                self.keep()
            elif not self.ask(seat):
                return self.leave()
        people = bool(self.session.people)
        self.screen.end(max(self.shown.values(), default=0), LOG_LINES if people else sys.maxsize)
        if self.session.file is not None and not self.unkept:
            self.screen.line(say("terminal-kept", file=str(self.session.file)), "dim", whole=True)
        return BAD_DATA if self.unkept else DONE

    def keep(self) -> None:
        """Write the record file, if there is one; the first time that fails, say so and play on."""
        trouble = self.session.keep()
        if trouble is not None and not self.unkept:
            self.voice.complain(trouble)
        self.unkept = trouble is not None

    # Asking

    def ask(self, seat: int) -> bool:
        """Show a seat what it needs to see and let it choose; no if the person leaves."""
        decision = self.session.play.table.decision_of(seat)
        self.seat, self.menu = seat, Menu(decision)
        hidden = hidden_cards(self.session.play.table, decision)
        private = self.hot_seat and bool(hidden)
        if private and not self.hand_over():
            return False
        self.screen.eyes = SPECTATOR if self.hot_seat and not private else seat
        self.show_news(hidden)
        following: Next = "stay"
        while following == "stay":
            text = self.read()
            following = "leave" if text is None else self.answer(text.strip())
        if private:
            self.clear()
        return following == "go on"

    def show_news(self, hidden: list[str]) -> None:
        """What happened since the seat last chose, the question, and before a large one the table if it has changed."""
        chosen = self.session.play.chosen
        self.stale = self.stale or bool(chosen and (chosen[-1].seat != self.seat or chosen[-1].barrier == "chance"))
        # The numbers in the centre are those of this question, so an old drawing would mislead.
        numbered = any(self.menu.number_on(card) for card in face_up_in_centre(self.session.play.table))
        draw = numbered or not self.drawn or (self.stale and len(self.menu.lines) > SMALL_QUESTION)
        if draw:
            self.screen.table(self.seat, self.menu)
            self.drawn, self.stale = True, False
        self.screen.log(min(self.shown[self.seat], len(chosen)), self.seat, LOG_LINES)
        unread = [card for card in hidden if card in self.screen.cards and (self.seat, card) not in self.known]
        if unread:
            self.known.update((self.seat, card) for card in unread)
            self.voice.out.print()
            self.screen.cards_of(unread)
        self.screen.question(self.menu, counters=not draw)

    def answer(self, text: str) -> Next:
        """Do what a person says: choose by number or key, or one of the commands."""
        warned, self.warned = self.warned, False
        line = self.menu.find(text)
        if isinstance(line, Barred):
            return self.reply(line.reason)
        if line is not None:
            self.shown[self.seat] = len(self.session.play.chosen)
            self.session.choose(self.seat, line.key)
            self.keep()
            return "go on"
        word, _, rest = f"? {text[1:]}".partition(" ") if text.startswith("?") else text.partition(" ")
        if word.lower() == "q" and warned:
            return "leave"
        if word.lower() in self.commands:
            return self.commands[word.lower()](rest.strip())
        return self.reply(say("terminal-not-understood", text=text)) if text else "stay"

    def reply(self, message: Message) -> Next:
        """Say something; the question stands."""
        self.screen.line(message, "yellow", whole="file" in message.args)
        return "stay"

    # What a person can say

    def take_back(self, rest: str) -> Next:
        """``u``: take back the last choice."""
        return self._taken_back(self.session.take_back())

    def take_back_turn(self, rest: str) -> Next:
        """``uu``: take back to the start of the turn."""
        return self._taken_back(self.session.take_back_turn())

    def _taken_back(self, refusal: Message | None) -> Next:
        if refusal is not None:
            return self.reply(refusal)
        self.keep()
        count = len(self.session.play.chosen)
        self.shown = {seat: min(shown, count) for seat, shown in self.shown.items()}
        self.stale = True
        self.screen.line(say("terminal-taken-back"), "yellow")
        return "go on"

    def show_log(self, rest: str) -> Next:
        """``l``: the log; ``l 50`` so many lines of it."""
        most = int(rest) if rest.isdecimal() and len(rest) < 6 else LOG_LINES
        self.screen.log(0, self.seat, most)
        return "stay"

    def show_table(self, rest: str) -> Next:
        """``t``: the table and the question again."""
        self.screen.table(self.seat, self.menu)
        self.screen.question(self.menu, counters=False)
        return "stay"

    def show_mine(self, rest: str) -> Next:
        """``m``: the table with the hidden cards of whoever chooses, when several people share the screen."""
        if not self.hot_seat:
            return self.show_table(rest)
        if not self.hand_over():
            return "leave"
        eyes, self.screen.eyes = self.screen.eyes, self.seat
        self.screen.table(self.seat, self.menu)
        self.screen.eyes = eyes
        self.screen.line(say("terminal-enter-hides"), "yellow")
        if self.read() is None:
            return "leave"
        self.clear()
        return self.show_table(rest)

    def show_cards(self, rest: str) -> Next:
        """``c NAME``: what stands on a card; ``c`` alone: on the cards on top in the centre."""
        if rest:
            self.screen.cards_named(rest)
        else:
            self.screen.cards_of(face_up_in_centre(self.screen.seen()))
        return "stay"

    def show_sheet(self, rest: str) -> Next:
        """``s``: the score sheet as it stands."""
        self.screen.sheet()
        return "stay"

    def explain(self, rest: str) -> Next:
        """``?``: all that is barred and why; ``? 3`` one line."""
        if not rest:
            self.screen.barred(self.menu)
            return "stay"
        line = self.menu.find(rest)
        if line is None:
            return self.reply(say("terminal-not-understood", text=rest))
        self.screen.explained(self.menu, line)
        return "stay"

    def show_help(self, rest: str) -> Next:
        """``h``: what can be said."""
        self.screen.help()
        return "stay"

    def save(self, rest: str) -> Next:
        """``save FILE``: keep the game in a file from now on."""
        play = self.session.play
        file = Path(rest) if rest else self.session.file or Path(f"{play.game.id}-{play.seed}.record")
        if file != self.session.file and file.exists():
            return self.reply(say("terminal-file-exists", file=str(file)))
        before, self.session.file = self.session.file, file
        refusal = self.session.keep()
        if refusal is not None:
            self.session.file = before
            return self.reply(refusal)
        self.unkept = False
        return self.reply(say("terminal-kept", file=str(file)))

    def quit(self, rest: str) -> Next:
        """``q``: leave; a game that is in no file is not thrown away at the first word."""
        if self.session.file is not None:
            return "leave"
        self.warned = True
        return self.reply(say("terminal-not-kept"))

    def leave(self) -> int:
        """Say how to go on later."""
        resume_hint = self.session.resume_hint()
        if resume_hint is None:
            self.screen.line(say("terminal-left"))
            return DONE
        self.unkept = False
        self.keep()
        if not self.unkept:
            self.screen.line(resume_hint, whole=True)
        return BAD_DATA if self.unkept else DONE

    # The screen

    def hand_over(self) -> bool:
        """Let the others look away before hidden cards are shown."""
        self.clear()
        self.screen.line(say("terminal-hand-over", seat=say("seat", n=self.seat)), "bold")
        return self.read() is not None

    def clear(self) -> None:
        """Wipe the screen, where there is one."""
        if self.voice.out.is_terminal:
            self.voice.out.clear()

    def read(self) -> str | None:
        """A line from the person, or none if nobody is there any more; a script's lines are printed along."""
        try:
            text = input("> ")
        except EOFError:
            self.voice.out.print()
            return None
        if not sys.stdin.isatty():
            self.voice.out.print(text, markup=False)
        return text
