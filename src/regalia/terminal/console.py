"""What the command writes on."""

from __future__ import annotations

from rich.console import Console


class PlainConsole(Console):
    """A console that prints text as it is: no markup, no guessed colours."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(highlight=False, markup=False, emoji=False, stderr=stderr)

    def on_broken_pipe(self) -> None:
        """Nobody reads any more; the command ends quietly, as it does for JSON."""
        raise BrokenPipeError
