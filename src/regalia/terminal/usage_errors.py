"""What is wrong with a command line: the parser's errors, said in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable

from cyclopts import CycloptsError
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from regalia.engine.messages import Message, say


def complaint(error: CycloptsError, commands: Iterable[str]) -> Message:
    """What is wrong and where; whoever mistypes a command is told which there are."""
    if isinstance(error, UnknownCommandError) and error.unused_tokens:
        return say("terminal-unknown-command", command=error.unused_tokens[0], commands=", ".join(commands))
    if isinstance(error, UnknownOptionError):
        return say("terminal-unknown-option", option=error.token.keyword or error.token.value)
    if isinstance(error, CoercionError) and error.token is not None:
        name = error.token.keyword or _name(error)
        return say("terminal-bad-value", option=name, value=error.token.value)
    if isinstance(error, MissingArgumentError):
        return say("terminal-missing", argument=error.keyword or _name(error))
    if isinstance(error, RepeatArgumentError):
        return say("terminal-twice", option=error.token.keyword or _name(error))
    if isinstance(error, UnusedCliTokensError) and error.unused_tokens:
        return say("terminal-too-much", text=" ".join(error.unused_tokens))
    error.verbose = False
    return say("terminal-bad-usage", why=str(error))


def _name(error: CycloptsError) -> str:
    """What the argument is called on the command line."""
    return error.argument.names[0] if error.argument is not None and error.argument.names else ""
