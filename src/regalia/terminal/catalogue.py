"""What is on the shelf and in the boxes: the games with their options, and every card of a game."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.bots.balance import told_of
from regalia.bots.knowledge import troubles as bots_troubles
from regalia.engine.game import CardFacts, Game, GameOption, Setting, written
from regalia.engine.messages import Message, say
from regalia.languages.book import BookError
from regalia.shelf import shelf
from regalia.shelf import troubles as shelf_troubles
from regalia.terminal.exit_codes import BAD_DATA, DONE
from regalia.terminal.voice import Voice, in_all_languages, print_json

FAMILIES = ("role", "type", "area", "counter")
"""Where the word for a value is looked for when the value's own name has none: «needs 1 Worker» names a role."""


def list_games(voice: Voice, as_json: bool) -> int:
    """All games, with what can be settled before each; what packages brought in vain is complained about."""
    listed, wrong = [], [*shelf_troubles(), *bots_troubles()]
    for game in shelf().values():
        try:
            if as_json:
                listed.append(game_json(game))
            else:
                show_game(voice, game)
        except BookError as error:
            wrong.append(say("terminal-words-error", why=str(error)))
    if as_json:
        print_json({"games": listed})
    for trouble in wrong:
        voice.complain(trouble)
    return BAD_DATA if wrong else DONE


def game_json(game: Game) -> dict[str, object]:
    """A game for a program."""
    return {
        "id": game.id,
        "name": in_all_languages(game.name()),
        "players": list(game.players),
        "rules": game.rules,
        "options": [option_json(game, option) for option in game.options],
    }


def option_json(game: Game, option: GameOption) -> dict[str, object]:
    """An option for a program: its default is a word, yes or no, or a list of words."""
    return {
        "id": option.id,
        "default": list(option.default) if isinstance(option.default, tuple) else option.default,
        "choices": list(option.choices),
        "many": option.many,
        "name": in_all_languages(Message(f"{game.id}-option-{option.id}")),
        "help": in_all_languages(Message(f"{game.id}-option-{option.id}.help")),
        "balance": [in_all_languages(message) for message in told_of(game, option)],
    }


def show_game(voice: Voice, game: Game) -> None:
    """A game and its options, to read."""
    from rich.text import Text

    out = voice.out
    head = Text(voice.sentence(game.name()), style="bold")
    head.append(f"  ({game.id})", style="cyan")
    out.print(head)
    players = ", ".join(str(count) for count in game.players)
    voice.indented(voice.sentence(say("terminal-game-line", players=players, rules=game.rules)), 2)
    for option in game.options:
        line = Text(f"{option.id}={written(option.default)}", style="cyan")
        line.append(f"  {voice.sentence(Message(f'{game.id}-option-{option.id}'))}", style="bold")
        voice.indented(line, 2)
        voice.indented(voice.sentence(Message(f"{game.id}-option-{option.id}.help")), 6)
        counted = " ".join(voice.sentence(message) for message in told_of(game, option))
        if counted:
            voice.indented(counted, 6)
        choices = voice.sentence(say("terminal-choices-are", choices=", ".join(values_of(option))))
        voice.indented(choices, 6, "dim")
    out.print()


def values_of(option: GameOption) -> tuple[str, ...]:
    """What can be written for an option."""
    return ("yes", "no") if isinstance(option.default, bool) else option.choices


# Cards


def list_cards(voice: Voice, game: Game, as_json: bool) -> None:
    """Every card of a game, with its values, what it does, and where its values come from."""
    if as_json:
        print_json({"game": game.id, "cards": [card_json(game, card) for card in game.cards()]})
        return
    kind = ""
    for card in game.cards():
        if card.kind != kind:
            kind = card.kind
            voice.out.rule(word(voice, game, "kind", kind), style="dim")
        show_card(voice, game, card)


def card_json(game: Game, card: CardFacts) -> dict[str, object]:
    """A card for a program."""
    return {
        "id": card.id,
        "kind": card.kind,
        "copies": card.copies,
        "name": in_all_languages(Message(f"{game.id}-card-{card.id}")),
        "text": in_all_languages(card.text),
        "source": card.source,
        **card.values,
    }


def show_card(voice: Voice, game: Game, card: CardFacts, *, brief: bool = False) -> None:
    """A card, to read; in brief without what only the owner of a box wants to know."""
    from rich.text import Text

    head = Text(voice.sentence(Message(f"{game.id}-card-{card.id}")), style="bold")
    if not brief:
        head.append(f" ×{card.copies}", style="not bold")
        head.append(f"  {card.id}", style="not bold dim cyan")
    voice.out.print(head)
    facts = " · ".join(fact_lines(voice, card))
    if facts:
        voice.indented(facts, 4)
    voice.indented(voice.sentence(card.text), 4)
    if not brief:
        voice.indented(source_line(voice, game, card), 4, "dim")


def source_line(voice: Voice, game: Game, card: CardFacts) -> str:
    """Where the values of a card come from, and the number of its copies if that is another place."""
    line = voice.sentence(say("terminal-card-source", source=word(voice, game, "source", card.source)))
    copies = card.values.get("copies_source", card.source)
    if copies != card.source:
        line += " " + voice.sentence(say("terminal-copies-source", source=word(voice, game, "source", str(copies))))
    return line


def fact_lines(voice: Voice, card: CardFacts) -> Iterator[str]:
    """What stands on a card besides its text, each line with its name."""
    for fact in card.facts:
        yield f"{voice.sentence(fact.name)}: {voice.text(fact.what)}"


def word(voice: Voice, game: Game, about: str, value: str) -> str:
    """A word of a game (or of the house) in the reader's language, if there is one; else as it is written."""
    for family in (about, *FAMILIES):
        for id in (f"{game.id}-{family}-{value}", f"terminal-{family}-{value.replace(' ', '_')}"):
            if voice.words.has(id):
                return voice.text(Message(id))
    return value


def choice_word(voice: Voice, game: Game, option: str, value: Setting) -> str:
    """What was chosen for an option, in the reader's language."""
    if isinstance(value, bool):
        return voice.text(say("terminal-yes" if value else "terminal-no"))
    if isinstance(value, tuple):
        return ", ".join(choice_word(voice, game, option, part) for part in value)
    return word(voice, game, f"choice-{option}", value)
