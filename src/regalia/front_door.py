"""Games for programs: set one up, look at it, choose, take back, save and load, in a few plain calls.

This is what ``import regalia`` offers; ``docs/python.md`` walks through it.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from regalia.bots.bot import Bot, bots_chance
from regalia.bots.levels import make_bot, make_counting_bot
from regalia.engine.decisions import Decision, Option
from regalia.engine.events import Event
from regalia.engine.game import Game, Refused, Setting, Sheet, written
from regalia.engine.messages import Message, say
from regalia.engine.play import Play as EnginePlay
from regalia.engine.records import Record, SeatLine
from regalia.engine.table import Table
from regalia.engine.taking_back import take_back
from regalia.engine.telling import log_message
from regalia.engine.zones import View, view
from regalia.languages import LANGUAGES, Words
from regalia.shelf import find_game, shelf

SEEDS_TO_DRAW = 10**10


class NotAllowed(ValueError):
    """What was asked for cannot be; its text says what and why, in the language of the play."""

    def __init__(self, text: str, message: Message) -> None:
        super().__init__(text)
        self.message = message


class Play:
    """A game being played. Seats are numbers from 0.

    Where one seat is asked, it need not be named; where several are, choosing needs ``seat``, and looking is done from
    the first of them.
    """

    def __init__(self, inner: EnginePlay, names: Sequence[str] = (), language: str = "en") -> None:
        self.inner = inner
        """The engine's own play, with the table and all choices."""
        self.language = language
        with _in_words(language):
            self._lines = [SeatLine(name) for name in names or self._usual_names()]

    def _usual_names(self) -> list[str]:
        words = Words(self.language)
        return [words.text(say("seat-unknown", n=seat + 1)) for seat in range(len(self.table.players))]

    def __repr__(self) -> str:
        state = "over" if self.over else f"asks {', '.join(map(str, self.asked))}"
        return f"<{self.game.id}, {len(self.table.players)} players, {len(self.inner.chosen)} choices, {state}>"

    # How it stands

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.inner.game

    @property
    def table(self) -> Table[Any]:
        """Everything on the table, hidden cards too; ``view`` shows what one seat sees."""
        return self.inner.table

    @property
    def seed(self) -> int:
        """The number from which all chance of this play comes."""
        return self.inner.seed

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.over

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that have to choose now; several where players act at the same time."""
        return tuple(seat for seat, _ in self.table.asked)

    @property
    def seat(self) -> int:
        """The seat that has to choose now, the first of them if several have to."""
        if not self.table.asked:
            raise self._not_allowed(say("game-is-over"))
        return self.table.asked[0][0]

    @property
    def sheets(self) -> list[Sheet]:
        """The score sheets as they stand, line by line; automas that score come last."""
        return self.game.sheets(self.table)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat as they stand; automas that score come last."""
        return tuple(sheet.total for sheet in self.sheets)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; nobody, as long as the game is not over."""
        return self.game.winners(self.table) if self.over else ()

    def view(self, seat: int | None = None) -> View[Any]:
        """What a seat sees: unseen cards are «?». Bots are given this and nothing else."""
        return view(self.table, self._looker(seat))

    # What can be chosen

    @property
    def options(self) -> tuple[Option, ...]:
        """What the seat that is asked (``seat``) can choose, with keys, labels, prices and targets."""
        return self.decision().options

    def decision(self, seat: int | None = None) -> Decision:
        """The question that a seat is asked, what it can choose, and what it cannot, with the reasons."""
        one = self._looker(seat)
        if not self.table.options_of(one):
            raise self._not_allowed(say("game-is-over") if self.over else say("not-asked"))
        return self.table.decision_of(one)

    def why_not(self, key: str, seat: int | None = None, language: str | None = None) -> str | None:
        """Why a seat cannot choose a key now, as a sentence; nothing, if it can."""
        one = self._looker(seat)
        if self.table.act(one, key) is not None:
            return None
        return self.say(self.inner.why_not(one, key), language)

    def choose(self, key: str, seat: int | None = None) -> tuple[Event, ...]:
        """A seat chooses; says what happened. What cannot be chosen is ``NotAllowed``, with the reason."""
        if seat is None and len(self.table.asked) > 1:
            raise self._not_allowed(say("seat-missing", seats=", ".join(map(str, self.asked))))
        one = self._looker(seat)
        with _in_words(self.language, self.names):
            return self.inner.choose(one, key)

    def bot(self, bot: str | Bot = "squire", seat: int | None = None, tries: int | None = None) -> str:
        """Let a bot choose for a seat, from what the seat sees; says which key it took.

        A bot is one of your own or the name of a level: «random», «squire», «knight», «queen». Those who think ahead
        take their time, or so many ``tries``, with which they choose the same every time.
        """
        one = self._looker(seat)
        with _in_words(self.language, self.names):
            if isinstance(bot, str):
                bot = make_bot(bot, self.game) if tries is None else make_counting_bot(bot, self.game, tries)
            key = bot.choose(view(self.table, one), bots_chance(self.seed, len(self.inner.chosen)))
            self.inner.choose(one, key)
        return key

    def undo(self, steps: int = 1, seat: int | None = None) -> None:
        """Take back the last choices, or the last ones of a seat with all that came after them."""
        mine = range(len(self.table.players)) if seat is None else (seat,)
        blocked = take_back(self.inner, mine, "free", steps)
        if blocked is not None:
            raise self._not_allowed(blocked)

    # Words and files

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits there."""
        return tuple(line.name for line in self._lines)

    def say(self, message: Message, language: str | None = None) -> str:
        """A message of the game, such as an option's label, as a sentence in a language."""
        return Words(language or self.language, self.names).sentence(message)

    def log(self, language: str | None = None) -> list[str]:
        """All that has happened so far, line by line."""
        happened = [*self.inner.opening, *(event for choice in self.inner.chosen for event in choice.events)]
        lines = (log_message(self.game, event) for event in happened if event.what != "forced")
        return [self.say(line, language) for line in lines]

    @property
    def record(self) -> str:
        """The game as a text that can be played again: see ``load``."""
        return Record.of(self.inner, self._lines).write()

    def save(self, path: str | Path) -> None:
        """Write the record into a file, whole or not at all."""
        with _in_words(self.language):
            Record.of(self.inner, self._lines).save(Path(path))

    # Inside

    def _looker(self, seat: int | None) -> int:
        """The seat that is meant; refuses one that there is not."""
        if seat is None:
            return self.seat
        if not 0 <= seat < len(self.table.players):
            raise self._not_allowed(say("seat-not-there", seat=seat, last=len(self.table.players) - 1))
        return seat

    def _not_allowed(self, message: Message) -> NotAllowed:
        return NotAllowed(self.say(message), message)


def all_games() -> dict[str, Game]:
    """Every game on the shelf, by its id; those of other packages too."""
    return dict(shelf())


def new(
    game: str,
    players: int = 2,
    seed: int | None = None,
    options: Mapping[str, Setting] | None = None,
    names: Sequence[str] = (),
    language: str = "en",
) -> Play:
    """Set up a game; without a seed each one is different. ``options`` are those that the game lists."""
    with _in_words(language):
        found = find_game(game)
        if names and len(names) != players:
            raise Refused(say("seat-names-missing", names=len(names), n=players))
        settled = found.read_options({name: written(value) for name, value in (options or {}).items()})
        inner = EnginePlay(found, players, settled, secrets.randbelow(SEEDS_TO_DRAW) if seed is None else seed)
    return Play(inner, names, language)


def load(path: str | Path, language: str = "en") -> Play:
    """A game from a file, played again as far as it goes."""
    with _in_words(language):
        return _played(Record.load(Path(path), find_game), language)


def read(text: str, language: str = "en") -> Play:
    """A game from the text of a record, played again as far as it goes."""
    with _in_words(language):
        return _played(Record.read(text, find_game), language)


def _played(record: Record, language: str) -> Play:
    return Play(record.replay(), [seat.name for seat in record.seats], language)


@contextmanager
def _in_words(language: str, names: Sequence[str] = ()) -> Iterator[None]:
    """Whatever is refused inside is said in words."""
    try:
        yield
    except Refused as refusal:
        words = Words(language if language in LANGUAGES else LANGUAGES[0], names)
        raise NotAllowed(words.sentence(refusal.message), refusal.message) from None
