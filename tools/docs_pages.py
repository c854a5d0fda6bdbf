"""Pages of the documentation that are made from what the house already says: every game's rules, settings, lessons and
cards in four languages, and the pages that lie at the top of the repository.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from regalia.engine.game import CardFacts, Game
from regalia.engine.messages import Message, say
from regalia.languages import LANGUAGES, Words
from regalia.languages.book import book
from regalia.shelf import shelf

ROOT = Path(__file__).resolve().parent.parent
WORDS = ROOT / "tools" / "docs_words"
AT_THE_TOP = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
"""Pages that lie at the top of the repository, and what they are called in the documentation."""
ELSEWHERE = re.compile(r"\[([^\]]*)\]\((?:examples|src|tests|tools|web)/[^)]*\)")
"""The same, from a page at the top of the repository."""
TITLES = {"": "How it is read", "checked": "How it was checked", "balance": "Length and balance"}
"""What pages beside the rules of a game are called; others by the subject in the names of their files."""
LESSONS = "<!-- the lessons of all games -->"
SIGN = re.compile(r" ?\{\w+\}")
"""A picture in the rules; the word for it stands beside it."""
CARDS = re.compile(r"^@cards\s+(.*)$", flags=re.MULTILINE)
NAMED_EXAMPLE = re.compile(r"^(```\w+) (\w+)$", flags=re.MULTILINE)
"""The first line of an example with the name of what it is."""
OUTSIDE = re.compile(r"\[([^\]]*)\]\(\.\./[^)]*\)")
"""A link out of the documentation, which only works in the repository."""


def open_books() -> None:
    """Let the words of these pages be read beside those of the house."""
    for language in LANGUAGES:
        book(language).read(WORDS / language, f"docs_words/{language}")


# Which pages there are


def made_pages() -> Iterator[tuple[str, str]]:
    """Every page that is made, with its place."""
    for source, uri in AT_THE_TOP.items():
        yield uri, at_home((ROOT / source).read_text(encoding="utf-8"))
    yield "games/index.md", shelf_page()
    for game in shelf().values():
        for language in LANGUAGES:
            yield f"games/{game.id}/{language}.md", game_page(game, language)


def places_of(game: Game) -> list[dict[str, str]]:
    """What the navigation lists below a game."""
    rules = [{Words(language).text(say("docs-rules")): f"games/{game.id}/{language}.md"} for language in LANGUAGES]
    pages = sorted((ROOT / "docs" / "games").glob(f"{game.id}*.md"))
    about = {path.stem.removeprefix(game.id).strip("_"): f"games/{path.name}" for path in pages}
    return rules + [{TITLES.get(subject, subject.capitalize()): uri} for subject, uri in about.items()]


def written_page(text: str) -> str:
    """A page that lies in docs: with the lessons put in, without links that only work in the repository.

    What an example is of stands as its title; a bare word there would not be read as the beginning of an example."""
    text = NAMED_EXAMPLE.sub(r'\1 title="\2"', text)
    return OUTSIDE.sub(r"\1", text.replace(LESSONS, "\n".join(all_lessons())))


def at_home(text: str) -> str:
    """A page of the top of the repository, with links as they are inside the documentation."""
    for source, uri in AT_THE_TOP.items():
        text = text.replace(f"]({source})", f"]({uri})")
    text = text.replace("](docs/games)", "](games/index.md)").replace("](docs/", "](")
    return ELSEWHERE.sub(r"\1", text)


def name_of(game: Game, language: str = "en") -> str:
    """What a game is called."""
    return Words(language).text(game.name())


# Pages


def shelf_page() -> str:
    """All games, each with a picture and a link for every language."""
    lines = ["# The games", ""]
    for game in shelf().values():
        players = f"{game.players[0]} to {game.players[-1]}"
        links = (f"[{Words(code).text(say('docs-language'))}]({game.id}/{code}.md)" for code in LANGUAGES)
        lines += [
            f"## {name_of(game)}",
            "",
            f"{players} players. The rules in {', '.join(links)}; [how they are read]({game.id}.md) where the rulebook "
            f"leaves a choice, and [how that was checked]({game.id}_checked.md).",
            "",
            *picture("", f"table-{game.id}-1280-light", f"{name_of(game)} at the table"),
        ]
    return "\n".join(lines)


def game_page(game: Game, language: str) -> str:
    """A game in one language: pictures of its table, its rules, settings, lessons and cards."""
    words = Words(language)
    title, _, rules = (game.rules_page(language) or f"# {name_of(game, language)}").partition("\n")
    title = title.removeprefix("#").strip()
    lines = [
        "---",
        f'title: "{title} ({words.text(say("docs-language"))})"',
        "---",
        "",
        f'<div lang="{language}" markdown>',
        "",
        f"# {title}",
        "",
        " · ".join(other_language(each, language) for each in LANGUAGES),
        "",
        *pictures(game, words),
        with_cards(SIGN.sub("", rules), game, words).strip(),
        "",
        *section(words, "lessons", lessons(game, words)),
        *section(words, "settings", settings(game, words)),
        f"## {words.text(say('docs-rulings'))}",
        "",
        words.text(say("docs-rulings-before", page=f"../{game.id}.md")),
        "",
        *section(words, "cards", box(game, words)),
        "</div>",
    ]
    return "\n".join(lines)


def other_language(language: str, read: str) -> str:
    """The same page in another language; the one that is read is only named."""
    name = Words(language).text(say("docs-language"))
    return f"**{name}**" if language == read else f"[{name}]({language}.md){{ lang={language} hreflang={language} }}"


def pictures(game: Game, words: Words) -> list[str]:
    """The table on a laptop and on a phone, in the reader's language if it was taken in it."""
    lines = ['<div class="screens" markdown>', ""]
    for width, message in ((1280, "docs-picture"), (360, "docs-picture-phone")):
        said = words.text(say(message, game=name_of(game, words.language)))
        translated = f"table-{game.id}-{width}-light-{words.language}"
        there = (ROOT / "docs" / "pictures" / f"{translated}.webp").exists()
        lines += picture("../", translated if there else f"table-{game.id}-{width}-light", said)
    return [*lines, "</div>", ""]


def picture(up: str, name: str, said: str) -> list[str]:
    """A picture of the table; nothing where none was taken."""
    if not (ROOT / "docs" / "pictures" / f"{name}.webp").exists():
        return []
    return [f"![{said}](../{up}pictures/{name}.webp){{ loading=lazy .{'phone' if '-360-' in name else 'table'} }}", ""]


def section(words: Words, about: str, lines: list[str]) -> list[str]:
    """A heading, a sentence about what follows, and what follows, if there is anything."""
    head = [f"## {words.text(say(f'docs-{about}'))}", "", words.text(say(f"docs-{about}-before")), ""]
    return [*head, *lines, ""] if lines else []


def lessons(game: Game, words: Words) -> list[str]:
    """The lessons of a game, each with what it teaches."""
    ids = (f"{game.id}-lesson-{lesson}" for lesson in game.lessons())
    return [f"1. **{words.text(Message(id))}**: {words.text(Message(f'{id}.help'))}" for id in ids]


def all_lessons() -> Iterator[str]:
    """The lessons of every game, in English."""
    for game in shelf().values():
        yield from (f"### {name_of(game)}", "", *lessons(game, Words("en")), "")


def settings(game: Game, words: Words) -> list[str]:
    """What can be settled before a game, as a table."""
    lines = [f"| {words.text(say('docs-setting'))} | {words.text(say('docs-setting-changes'))} |", "|---|---|"]
    for option in game.options:
        id = f"{game.id}-option-{option.id}"
        said = words.sentence(Message(f"{id}.help")).replace("\n", " ")
        lines.append(f"| {words.sentence(Message(id))} (`{option.id}`) | {said} |")
    return lines if game.options else []


# Cards


def with_cards(rules: str, game: Game, words: Words) -> str:
    """Rules in which every row of cards is told in words."""
    known = {card.id: card for card in game.cards()}

    def row(found: re.Match[str]) -> str:
        shown = (known[name.strip()] for name in found[1].split(","))
        cards = "\n".join(f"-   {told(game, card, words, chr(10) * 2 + '    ')}\n" for card in shown)
        return f'<div class="grid cards" markdown>\n\n{cards}\n</div>'

    return CARDS.sub(row, rules)


def box(game: Game, words: Words) -> list[str]:
    """Every card, folded away by its kind."""
    kinds: dict[str, list[CardFacts]] = {}
    for card in game.cards():
        kinds.setdefault(card.kind, []).append(card)
    lines = []
    for kind, cards in kinds.items():
        id = f"{game.id}-kind-{kind}"
        lines.append(f'??? note "{words.sentence(Message(id)) if words.has(id) else kind} ({len(cards)})"')
        lines.append("")
        lines += [f"    - {told(game, card, words, ' · ')}" for card in cards]
        lines.append("")
    return lines


def told(game: Game, card: CardFacts, words: Words, between: str) -> str:
    """A card in words: its name, what stands on it, and what it does."""
    facts = "; ".join(f"{words.sentence(fact.name)}: {words.text(fact.what)}" for fact in card.facts)
    parts = (f"**{words.sentence(Message(f'{game.id}-card-{card.id}'))}**", facts, words.sentence(card.text))
    return between.join(" ".join(part.split()) for part in parts if part.strip())
