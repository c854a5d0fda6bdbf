"""What the help of the command line says, in the reader's language."""

from __future__ import annotations

from itertools import count
from typing import TypedDict

from cyclopts import Parameter

from regalia.engine.messages import say
from regalia.terminal.voice import Voice


class Described(TypedDict):
    """How a command is described in the help."""

    help: str
    usage: str
    help_epilogue: str
    sort_key: int


class HelpTexts:
    """The help, text by text."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self._order = count()

    def word(self, name: str) -> str:
        """A text of the help."""
        return self.voice.sentence(say(f"terminal-help-{name}"))

    def epilogue(self, rest: str) -> str:
        """What stands below the help: the usage in one line, and how to choose the language."""
        return f"{self.word('usage')}: regalia {rest}\n\n{self.word('language')}"

    def described(self, name: str, rest: str, called: str = "") -> Described:
        """How a command is described, and called if not as its text is; commands are listed as they come."""
        return {
            "help": self.word(name),
            "usage": "",
            "help_epilogue": self.epilogue(f"{called or name.replace('-', ' ')} {rest}"),
            "sort_key": next(self._order),
        }

    def about(self, name: str, drawn: bool = False) -> Parameter:
        """How a parameter is described; what is drawn by lot, as the ids of tables are, may begin with a hyphen."""
        return Parameter(help=self.word(name), negative=(), allow_leading_hyphen=drawn)
