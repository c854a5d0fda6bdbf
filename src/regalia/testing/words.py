"""All that a person reads of a game must be there in every language of the house, and readable."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from typing import Any

from regalia.engine.game import Game
from regalia.engine.lessons import Lesson
from regalia.engine.messages import Message
from regalia.engine.table import Table
from regalia.engine.telling import log_message
from regalia.languages import LANGUAGES, Words
from regalia.languages.book import bring_words
from regalia.shelf import find_game
from regalia.testing.ways import Way, pick

NAMES = ("Anna", "Božena", "Cyril", "Dušan", "Erik", "Filip", "Gita", "Hana")


def check_readable(text: str) -> None:
    """Nothing is left unsaid, and nothing of the machinery shows."""
    assert text and text == text.strip() and "  " not in text, text
    assert "{" not in text and "}" not in text and "None" not in text and "Message" not in text, text


def names_needed(game: Game) -> Iterator[str]:
    """The messages that menus, boards and card lists need of every game."""
    yield game.id
    yield f"{game.id}-about"
    for card in game.cards():
        yield f"{game.id}-card-{card.id}"
        yield f"{game.id}-kind-{card.kind}"
        for name in ("role", "area", "type"):
            if isinstance(card.values.get(name), str) and card.values[name]:
                yield f"{game.id}-{name}-{card.values[name]}"
    for option in game.options:
        yield f"{game.id}-option-{option.id}"
        yield f"{game.id}-option-{option.id}.help"
        yield from (f"{game.id}-choice-{option.id}-{choice}" for choice in option.choices)
    for counter in game.counters:
        yield f"{game.id}-counter-{counter}"
        yield f"{game.id}-amount-{counter}"
    for id, text in game.lessons().items():
        lesson = Lesson.read(id, text, find_game)
        yield from (lesson.name().id, f"{lesson.name().id}.help")
        yield from (lesson.message_id(saying.message) for saying in lesson.all_sayings() if saying.message)
    yield from (f"{game.id}-guide-{name}" for name in tomllib.loads(game.guide() or ""))
    players = game.players[0]
    table = game.new(players, game.settle(players, {}), 1)
    yield from (f"{game.id}-zone-{zone.name}" for zone in table.zones)
    yield from (f"{game.id}-measure-{name}" for name in game.measures(table))


def everything_has_a_name(game: Game) -> None:
    """Whatever the house shows of a game has a name in every language."""
    bring_words(game.package())
    for language in LANGUAGES:
        words = Words(language)
        lacking = sorted({id for id in names_needed(game) if not words.has(id)})
        assert not lacking, f"{language} lacks {', '.join(lacking)}"


def every_card_has_a_text(game: Game) -> None:
    """What a card does is a sentence in every language."""
    bring_words(game.package())
    for language in LANGUAGES:
        words = Words(language)
        for card in game.cards():
            text = words.sentence(card.text)
            check_readable(text)
            assert text.endswith(".") and not text[0].islower(), f"{language}, {card.id}: {text}"


def there_is_a_rules_page(game: Game) -> None:
    """The rules in own words, in every language: a page of simple Markdown that begins with a title."""
    for language in LANGUAGES:
        page = game.rules_page(language)
        assert page is not None, f"rules/{language}.md is missing"
        assert page.startswith("# "), f"rules/{language}.md does not begin with a title"


def a_game_can_be_played_in_every_language(way: Way, seed: int, decisions: int = 700) -> None:
    """Every question, option, reason and log line of a game can be put into words."""
    bring_words(way.game.package())
    play, chance = way.play(seed)
    reader = _Reader(NAMES[: way.players])
    made = 0
    while play.table.asked and made < decisions:
        said = [*said_to_the_asked(play.table), *said_of_the_table(way.game, play.table)]
        seat, act = pick(play.table, chance)
        said += [log_message(way.game, event) for event in play.choose(seat, act.key)]
        reader.read(said)
        made += 1
    for sheet in way.game.sheets(play.table):
        automa = way.game.seat_name(sheet.seat)
        reader.read([Message(line) for line, _ in sheet.lines] + ([automa] if automa else []))
        assert automa or sheet.seat < way.players, f"nobody sits at seat {sheet.seat}"


class _Reader:
    """Somebody at the table who reads every language, and nothing twice: most is said again at every decision."""

    def __init__(self, names: Sequence[str]) -> None:
        self.tongues = [Words(language, names) for language in LANGUAGES]
        self.known: set[str] = set()

    def read(self, said: Sequence[Message]) -> None:
        for message in said:
            # Message hashes by its id alone; what it says in full tells it from all others.
            if (full := repr(message)) not in self.known:
                self.known.add(full)
                for words in self.tongues:
                    check_readable(words.text(message))


def said_of_the_table(game: Game, table: Table[Any]) -> Iterator[Message]:
    """What lies open beyond cards and counters, in words; each line has a name of its own."""
    facts = list(game.facts(table))
    assert len({name for name, _ in facts}) == len(facts), "two lines of one name"
    for _, fact in facts:
        yield fact.name
        yield fact.what


def said_to_the_asked(table: Table[Any]) -> Iterator[Message]:
    """What the players who are asked read now."""
    for seat, _ in table.asked:
        decision = table.decision_of(seat)
        yield decision.prompt
        for option in decision.options:
            yield option.label
        for barred in decision.barred:
            yield barred.label
            yield barred.reason
