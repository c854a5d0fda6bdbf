"""What both renderings of messages must agree on: `regalia.languages.words` here, `web/src/shell/words.ts` in browsers.

The table lies in `twins.json`: a test on each side compares with it. After a change of words,
`python -m tests.languages.twins` writes it anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec

from regalia.engine.messages import CardName, Message, ids_in, say
from regalia.languages import LANGUAGES, Words
from regalia.server.serializers import said
from regalia.shelf import shelf

TABLE = Path(__file__).with_name("twins.json")
SEATS = ("Anna", "Žofia", "ßen", "čeněk {$n} <b>")
"""Names as people give them: small letters that grow, and signs that mean something elsewhere."""

MERCHANT, KNIGHT, MINER = (CardName("valeria", card) for card in ("merchant", "knight", "miner"))
ANNA, ZOFIA, SSEN, CENEK, NOBODY = (say("seat", n=n) for n in range(5))


def amount(kind: str, n: int, game: str = "valeria") -> Message:
    """So much of a resource."""
    return Message(f"{game}-amount-{kind}", {"n": n})


def row(word: str, *parts: Message) -> Message:
    """Parts joined with «and» or «or»."""
    return say(f"list-{word}", parts=parts)


def rows() -> Iterator[Message]:
    """One, two, three and more parts; rows in rows, and parts that could be read in two ways."""
    for word in ("and", "or"):
        yield row(word, MINER)
        yield row(word, MERCHANT, KNIGHT)
        yield row(word, MERCHANT, KNIGHT, MINER)
        yield row(word, MERCHANT, KNIGHT, MINER, CENEK, NOBODY)
        yield row(word, amount("gold", 1), row("and", amount("magic", 1), amount("vp", 2)))
        yield row(word, row("or", MERCHANT, KNIGHT), row("or", KNIGHT, MINER), MINER)
        per_monster = say("valeria-text-per", gains=amount("gold", 1), per=say("valeria-per-monster"))
        yield row(word, amount("gold", 1), per_monster)
        yield row(word, per_monster, per_monster)
    yield say("valeria-pays-plain", seat=ANNA, amounts=(amount("gold", 1),))
    yield say("valeria-pays-plain", seat=ZOFIA, amounts=(amount("gold", 1), amount("magic", 2), amount("strength", 5)))
    yield say("valeria-text-reward", what=say("valeria-text-choose", parts=row("or", amount("strength", 1), MINER)))
    yield say("valeria-text-reward", what=row("and", amount("magic", 1), amount("gold", 1)))
    yield say("web-winners", n=3, winners=(ANNA, ZOFIA, CENEK))


def counted() -> Iterator[Message]:
    """Numbers that choose between plurals, and numbers so large or small that languages write them differently."""
    for n in (0, 1, 2, 3, 4, 5, 21, 22, 101, 1234, 9876543, -1, -12):
        yield amount("gold", n)
        yield say("valeria-text-reward", what=amount("magic", n))
    for n in (0, 1, 2, 5):
        for kind in ("food", "maps", "kegs"):
            yield amount(kind, n, "bellum_magica")
        for kind in ("silver", "workers", "debts"):
            yield amount(kind, n, "viscounts")
        for kind in ("materials", "soldiers"):
            yield amount(kind, n, "wonderful_kingdom")
        yield say("valeria-missing-worker", n=n)
        yield say("web-waiting-seats", n=n)


def named() -> Iterator[Message]:
    """Seats with and without names, words that people wrote, attributes, and messages that change with what is said."""
    for seat in (ANNA, ZOFIA, SSEN, CENEK, NOBODY, say("seat", n=-1), say("seat", n=11)):
        yield seat
        yield say("valeria-pays-plain", seat=seat, amounts=(amount("gold", 2),))
    yield say("unknown-key", key="pay:3gold+1magic")
    yield say("not-a-number", text="  { $n } «x» \\u0041 ")
    yield Message("valeria-option-dukes.help")
    yield Message("valeria-explain-actions.help")
    yield Message("viscounts-explain-dismiss.help")
    gets = {"seat": ANNA, "because": CardName("valeria", "butcher")}
    yield Message("valeria-gets", {**gets, "amounts": say("nothing")})
    yield Message("valeria-gets", {**gets, "amounts": (amount("gold", 1),)})
    yield say("valeria-takes", seat=ZOFIA, other=ANNA, amounts=(amount("gold", 3),), because=KNIGHT)


def printed() -> Iterator[Message]:
    """Texts of cards, as many as it takes to say whatever any card says."""
    known: set[str] = set()
    for game in shelf().values():
        for card in game.cards():
            ids = set(ids_in(card.text))
            if ids - known:
                known |= ids
                yield card.text


def line(message: Message) -> str:
    """A message as it is sent, with its words in each language, as one line of the table."""
    words = {language: Words(language, SEATS) for language in LANGUAGES}
    entry = {
        "said": msgspec.to_builtins(said(message)),
        "text": {language: words[language].text(message) for language in LANGUAGES},
        "sentence": {language: words[language].sentence(message) for language in LANGUAGES},
    }
    if entry["text"] == entry["sentence"]:
        del entry["sentence"]
    return json.dumps(entry, ensure_ascii=False)


def table() -> str:
    """The whole table; a sentence stands there where it begins otherwise than the text."""
    messages = [*rows(), *counted(), *named(), *printed()]
    cases = ",\n".join(line(message) for message in messages)
    return f'{{"seats": {json.dumps(SEATS, ensure_ascii=False)}, "cases": [\n{cases}\n]}}\n'


if __name__ == "__main__":
    TABLE.write_text(table(), encoding="utf-8")
