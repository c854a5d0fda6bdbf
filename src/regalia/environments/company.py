"""Tables for a program that plays by words: it sits at one seat, bots at the others, and is told all in sentences."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Any

from regalia.bots.bot import Bot, bots_chance
from regalia.bots.levels import make_bot
from regalia.engine.events import Event, heard_by
from regalia.engine.game import Game, Refused
from regalia.engine.messages import Message, say
from regalia.engine.play import Play
from regalia.engine.telling import log_message
from regalia.engine.zones import view
from regalia.environments.telling import Asked, Scene, Teller, asked_of, scene_of, scores_of
from regalia.languages import Words
from regalia.shelf import find_game, shelf

MOST_TABLES = 32
"""So many tables are kept at once; whoever sits down at one more gives up the oldest."""
MOST_LINES = 40
"""So many lines of what has happened are told at once, the newest."""
SEEDS_TO_DRAW = 10**10


class Sitting:
    """One seat of a guest at a table anywhere: what is told there, and how an option is taken."""

    seat: int
    teller: Teller

    def scene(self) -> Scene:
        """The table as the guest sees it now."""
        raise NotImplementedError(type(self).__name__)

    def asked(self) -> Asked | None:
        """What the guest is asked now, if it is."""
        raise NotImplementedError(type(self).__name__)

    def standing(self) -> list[str]:
        """How things stand when the guest is asked nothing."""
        raise NotImplementedError(type(self).__name__)

    def happened(self) -> list[str]:
        """What has happened since the guest was told last, as the guest may know it."""
        raise NotImplementedError(type(self).__name__)

    def take(self, key: str) -> None:
        """Take an option, and let the others play as far as they do."""
        raise NotImplementedError(type(self).__name__)

    def wait(self) -> None:
        """Let the others play, as long as they can be waited for."""

    def answer(self, agree: bool) -> None:
        """Agree to what another player asks all others for, or not."""
        raise Refused(say("laboratory-nothing-proposed"))

    # What is told

    def seen(self, in_full: bool = False) -> str:
        """The table as the guest sees it, and what it is asked."""
        self.teller.brief = not in_full
        return "\n".join([*self.teller.table(self.scene(), self.seat), "", *self.question()])

    def question(self) -> list[str]:
        """What the guest is asked, or how things stand."""
        asked = self.asked()
        return self.standing() if asked is None else self.teller.decision(asked)

    def news(self) -> str:
        """What has happened, and what the guest is asked."""
        lines = self.happened()
        return "\n".join([*(["…"] if len(lines) > MOST_LINES else []), *lines[-MOST_LINES:], "", *self.question()])

    def why_not(self, what: str) -> str:
        """Why something cannot be chosen now: all that is barred whose words or key have these words in them."""
        asked = self.asked()
        if asked is None:
            return "\n".join(self.standing())
        wanted = what.casefold().strip()
        lines = [
            f"{self.said(barred.label)}: {self.teller.words.text(barred.reason)}"
            for barred in asked.barred
            if barred.reason is not None and wanted in f"{barred.key} {self.said(barred.label)}".casefold()
        ]
        can = [
            f"[{number}] {self.said(option.label)}"
            for number, option in enumerate(asked.options, 1)
            if wanted in f"{option.key} {self.said(option.label)}".casefold()
        ]
        if can:
            lines = [self.said(say("laboratory-can")), *can, *lines]
        return "\n".join(lines) or self.said(say("laboratory-nothing-like-it", what=what))

    def choose(self, number: int) -> str:
        """The guest takes an option by its number; what happens then, up to its next decision."""
        asked = self.asked()
        if asked is None:
            raise Refused(self.nothing_asked())
        if not 1 <= number <= len(asked.options):
            raise Refused(say("laboratory-option-not-there", n=number, last=len(asked.options)))
        self.take(asked.options[number - 1].key)
        return self.news()

    def nothing_asked(self) -> Message:
        """Why the guest has nothing to choose."""
        return say("game-is-over")

    def said(self, message: Message) -> str:
        """A message in the guest's language."""
        return self.teller.words.sentence(message)


class Company(Sitting):
    """A table of this house: the guest's seat, the bots on the others, and all that has happened."""

    def __init__(
        self,
        game: Game,
        players: int,
        bots: str,
        seat: int,
        options: Mapping[str, str],
        seed: int | None,
        language: str,
    ) -> None:
        settled = game.read_options(options)
        self.play = Play(game, players, settled, secrets.randbelow(SEEDS_TO_DRAW) if seed is None else seed)
        if not 0 <= seat < players:
            raise Refused(say("seat-not-there", seat=seat, last=players - 1))
        self.seat = seat
        self.bots = self._seated(players, bots)
        words = Words(language)
        names = [
            words.text(say("laboratory-guest")) if at == seat else f"{level} {at + 1}"
            for at, level in enumerate(self.bots)
        ]
        self.teller = Teller(game, names, language)
        self._made: dict[str, Bot] = {level: make_bot(level, game) for level in self.bots if level}
        self._events: list[Event] = [*self.play.opening]
        self._let_others_play()

    def _seated(self, players: int, bots: str) -> list[str]:
        """The level of the bot on each seat, none on the guest's own."""
        levels = [level.strip() for level in bots.split(",")]
        if len(levels) == 1:
            levels *= players - 1
        if len(levels) != players - 1:
            raise Refused(say("laboratory-bots-count", n=len(levels), seats=players - 1))
        return [*levels[: self.seat], "", *levels[self.seat :]]

    def _let_others_play(self) -> None:
        table = self.play.table
        while table.asked and not table.options_of(self.seat):
            seat = table.asked[0][0]
            bot = self._made[self.bots[seat]]
            key = bot.choose(view(table, seat), bots_chance(self.play.seed, len(self.play.chosen)))
            self._events += self.play.choose(seat, key)
            table = self.play.table

    def scene(self) -> Scene:
        return scene_of(self.play.game, self.play.table, self.seat)

    def asked(self) -> Asked | None:
        table = self.play.table
        return None if table.over else asked_of(table.decision_of(self.seat))

    def standing(self) -> list[str]:
        scores = self.teller.scores(scores_of(self.play.game, self.play.table))
        return [self.said(say("game-is-over")), *scores]

    def happened(self) -> list[str]:
        heard = [event for event in self._events if event.what != "forced" and heard_by(event, self.seat)]
        self._events = []
        return [self.said(log_message(self.play.game, event)) for event in heard]

    def take(self, key: str) -> None:
        self._events += self.play.choose(self.seat, key)
        self._let_others_play()


Door = Callable[[str, str, str], Sitting]
"""Sits down at a table elsewhere: by a link, under a name, to be told in a language."""


class House:
    """The tables that a guest sits at, by their numbers, and what lies on the shelf."""

    def __init__(self, language: str = "en", door: Door | None = None) -> None:
        self.language = language
        self.words = Words(language)
        self.tables: dict[int, Sitting] = {}
        self.door = door
        self._last = 0

    def games(self) -> str:
        """The games with how many can play them and what can be settled."""
        lines = []
        for game in shelf().values():
            counts = ", ".join(str(count) for count in game.players)
            lines.append(f"{game.id}: {self.words.sentence(game.name())} ({counts})")
            for option in game.options:
                words = self.words.sentence(Message(f"{game.id}-option-{option.id}"))
                choices = ", ".join(option.choices) if option.choices else "yes, no"
                lines.append(f"  {option.id}: {words} ({choices})")
        return "\n".join(lines)

    def sit_down(
        self, game: str, players: int, bots: str, seat: int, options: Mapping[str, str], seed: int | None
    ) -> str:
        """A new table; its number, what is seen there, and what is asked."""
        return self._sat(Company(find_game(game), players, bots, seat, options, seed, self.language))

    def join(self, link: str, name: str) -> str:
        """A seat at a table of a server, by the link that somebody was given for it."""
        if self.door is None:
            raise Refused(say("laboratory-no-door"))
        return self._sat(self.door(link, name, self.language))

    def _sat(self, sitting: Sitting) -> str:
        self._last += 1
        self.tables[self._last] = sitting
        while len(self.tables) > MOST_TABLES:
            del self.tables[min(self.tables)]
        heading = self.words.sentence(say("laboratory-table", n=self._last))
        return "\n".join([heading, "", sitting.seen()])

    def table(self, number: int) -> Sitting:
        """A table by its number."""
        if number not in self.tables:
            known = ", ".join(map(str, self.tables)) or "0"
            raise Refused(say("laboratory-no-table", n=number, tables=known))
        return self.tables[number]

    def waited(self, number: int) -> str:
        """Let the others play; what happened, and what is asked."""
        table = self.table(number)
        table.wait()
        return table.news()

    def answered(self, number: int, agree: bool) -> str:
        """Answer what another player asks all others for."""
        table = self.table(number)
        table.answer(agree)
        return table.news()

    def rules(self, game: str, section: str) -> str:
        """The headings of a game's rules, or the part under one of them."""
        page = find_game(game).rules_page(self.language) or ""
        parts = _parts(page)
        wanted = section.casefold().strip()
        if not wanted:
            return "\n".join(parts)
        found = [text for heading, text in parts.items() if wanted in heading.casefold()]
        return "\n\n".join(found) or "\n".join(parts)

    def card(self, game: str, name: str) -> str:
        """What stands on the cards of this name or id."""
        teller = Teller(find_game(game), (), self.language)
        wanted = name.casefold().strip()
        found = [card for card in teller.cards if wanted in (card, teller.card(card).casefold())]
        found = found or [card for card in teller.cards if wanted in teller.card(card).casefold()]
        if not found:
            raise Refused(say("laboratory-nothing-like-it", what=name))
        return "\n".join(teller.card_in_full(card) for card in found)

    def said(self, refusal: Refused) -> str:
        """Why something was refused."""
        return self.words.sentence(refusal.message)


def _parts(page: str) -> dict[str, str]:
    """A page of Markdown by its headings."""
    parts: dict[str, Any] = {}
    heading = ""
    for line in page.splitlines():
        if line.startswith("#"):
            heading = line.lstrip("# ")
            parts[heading] = line
        elif heading:
            parts[heading] += f"\n{line}"
    return parts
