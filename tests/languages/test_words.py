"""From messages to what a person reads: rows, seats, cases, plurals, and loud failures."""

from __future__ import annotations

from pathlib import Path

import pytest

from regalia.engine.game import Refused
from regalia.engine.messages import Message, say
from regalia.languages import LANGUAGES, Words
from regalia.languages.book import Book, BookError
from regalia.languages.words import LONGEST
from regalia.shelf import find_game

find_game("valeria")  # which brings its words
MERCHANT, KNIGHT, MINER = (Message(f"valeria-card-{card}") for card in ("merchant", "knight", "miner"))


def amount(kind: str, n: int) -> Message:
    return Message(f"valeria-amount-{kind}", {"n": n})


def read(language: str, message: Message) -> str:
    return Words(language).text(message)


# Rows


def test_two_things_are_joined_with_and() -> None:
    row = say("list-and", parts=(MERCHANT, KNIGHT))
    assert [read(language, row) for language in LANGUAGES] == [
        "Merchant and Knight",
        "Obchodník a Rytíř",
        "Obchodník a Rytier",
        "Kaufmann und Ritter",
    ]


def test_three_things_are_joined_with_a_comma_and_and() -> None:
    assert read("en", say("list-and", parts=(MERCHANT, KNIGHT, MINER))) == "Merchant, Knight and Miner"
    assert read("de", say("list-or", parts=(MERCHANT, KNIGHT, MINER))) == "Kaufmann, Ritter oder Bergmann"


def test_one_thing_stands_alone() -> None:
    assert read("en", say("list-or", parts=(MINER,))) == "Miner"


def test_either_or_has_a_comma_in_czech_and_slovak() -> None:
    row = say("list-or", parts=(amount("gold", 2), amount("magic", 2)))
    assert read("cs", row) == "2 zlaťáky, nebo 2 magie"
    assert read("sk", row) == "2 zlatky, alebo 2 mágie"


def test_a_tuple_of_messages_is_a_row_with_and() -> None:
    pays = say("valeria-pays-plain", seat=say("seat", n=0), amounts=(amount("gold", 1), amount("magic", 2)))
    assert read("en", pays) == "Anna pays 1 gold and 2 magic"


def test_a_row_of_rows_can_be_read_in_one_way_only() -> None:
    gold_and_magic = say("list-and", parts=(amount("gold", 1), amount("magic", 1)))
    row = say("list-or", parts=(gold_and_magic, amount("vp", 1)))
    assert read("en", row) == "1 gold and 1 magic, or 1 victory point"


def test_a_row_of_nothing_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="nothing"):
        read("en", say("list-and", parts=()))


# Seats


def test_seats_have_the_names_of_those_who_sit_there() -> None:
    jana, petr, thief = say("seat", n=0), say("seat", n=1), Message("valeria-card-thief")
    takes = say("valeria-takes", seat=jana, other=petr, amounts=(amount("gold", 3),), because=thief)
    assert Words("cs", ("Jana", "Petr")).text(takes) == "Jana bere 3 zlaťáky hráči Petr (Zlodějka)"


def test_a_seat_without_a_name_is_counted_from_one() -> None:
    assert Words("en", ("Jana",)).text(say("seat", n=1)) == "Seat 2"
    assert Words("en", ("Jana",)).text(say("seat", n=-1)) == "Seat 0"


# Cases and sentences


def test_czech_gains_one_magic_but_the_reward_is_one_magic() -> None:
    assert read("cs", say("valeria-act-gain", what=amount("magic", 1))) == "Získat 1 magii"
    assert read("cs", say("valeria-text-reward", what=amount("magic", 1))) == "Odměna: 1 magie."
    assert read("sk", say("valeria-act-gain", what=amount("gold", 1))) == "Získať 1 zlatku"
    assert read("sk", say("valeria-text-reward", what=amount("gold", 1))) == "Odmena: 1 zlatka."


def test_a_case_reaches_into_rows_and_into_messages_inside_messages() -> None:
    parts = say("list-or", parts=(amount("strength", 1), amount("magic", 1)))
    reward = say("valeria-text-reward", what=say("valeria-text-choose", parts=parts))
    assert read("cs", reward) == "Odměna: buď 1 síla, nebo 1 magie."


def test_who_gains_nothing_does_not_gain_in_czech_and_slovak() -> None:
    gets = say("valeria-gets", seat=say("seat", n=0), amounts=say("nothing"), because=Message("valeria-card-butcher"))
    assert [read(language, gets) for language in LANGUAGES] == [
        "Anna gains nothing (Butcher)",
        "Anna nezískává nic (Řezník)",
        "Anna nezískava nič (Mäsiar)",
        "Anna erhält nichts (Metzger)",
    ]


def test_a_sentence_begins_with_a_capital_letter() -> None:
    take = say("valeria-text-take", what=amount("gold", 3), n=3)
    assert Words("en").text(take).startswith("take")
    assert Words("en").sentence(take).startswith("Take")
    assert Words("cs").sentence(say("nothing")) == "Nic"
    assert Words("de").sentence(amount("gold", 1)) == "1 Gold"


def test_attributes_are_messages_too() -> None:
    words = Words("en")
    assert words.has("valeria-option-dukes") and words.has("valeria-option-dukes.help")
    assert words.text(Message("valeria-option-dukes.help")).startswith("Everyone has a secret duke")
    assert not words.has("valeria-option-dukes.hint") and not words.has("nonsense")


def test_no_invisible_marks_stand_around_names() -> None:
    for language in LANGUAGES:
        assert read(language, say("not-a-number", text="x1")).isprintable()


# Plurals

GOLD = {
    "en": ("0 gold", "1 gold", "2 gold", "5 gold", "22 gold"),
    "cs": ("0 zlaťáků", "1 zlaťák", "2 zlaťáky", "5 zlaťáků", "22 zlaťáků"),
    "sk": ("0 zlatiek", "1 zlatku", "2 zlatky", "5 zlatiek", "22 zlatiek"),
    "de": ("0 Gold", "1 Gold", "2 Gold", "5 Gold", "22 Gold"),
}
STRENGTH = {
    "en": ("0 strength", "1 strength", "2 strength", "5 strength", "22 strength"),
    "cs": ("0 sil", "1 sílu", "2 síly", "5 sil", "22 sil"),
    "sk": ("0 síl", "1 silu", "2 sily", "5 síl", "22 síl"),
    "de": ("0 Stärke", "1 Stärke", "2 Stärke", "5 Stärke", "22 Stärke"),
}
MAGIC = {
    "en": ("0 magic", "1 magic", "2 magic", "5 magic", "22 magic"),
    "cs": ("0 magií", "1 magii", "2 magie", "5 magií", "22 magií"),
    "sk": ("0 mágií", "1 mágiu", "2 mágie", "5 mágií", "22 mágií"),
    "de": ("0 Magie", "1 Magie", "2 Magie", "5 Magie", "22 Magie"),
}
POINTS = {
    "en": ("0 victory points", "1 victory point", "2 victory points", "5 victory points", "22 victory points"),
    "cs": ("0 vítězných bodů", "1 vítězný bod", "2 vítězné body", "5 vítězných bodů", "22 vítězných bodů"),
    "sk": ("0 víťazných bodov", "1 víťazný bod", "2 víťazné body", "5 víťazných bodov", "22 víťazných bodov"),
    "de": ("0 Siegpunkte", "1 Siegpunkt", "2 Siegpunkte", "5 Siegpunkte", "22 Siegpunkte"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "expected"), [("gold", GOLD), ("strength", STRENGTH), ("magic", MAGIC), ("vp", POINTS)]
)
def test_amounts_as_one_says_them(language: str, kind: str, expected: dict[str, tuple[str, ...]]) -> None:
    assert tuple(read(language, amount(kind, n)) for n in (0, 1, 2, 5, 22)) == expected[language]


def test_what_is_missing_is_counted_too() -> None:
    assert [read("cs", say("valeria-missing-worker", n=n)) for n in (1, 2, 5)] == [
        "Ve vévodství ti chybí 1 obyvatel dělnického stavu.",
        "Ve vévodství ti chybí 2 obyvatelé dělnického stavu.",
        "Ve vévodství ti chybí 5 obyvatel dělnického stavu.",
    ]
    assert [read("sk", say("valeria-short-gold", n=n)) for n in (1, 3, 5)] == [
        "Chýba ti 1 zlatka.",
        "Chýbajú ti 3 zlatky.",
        "Chýba ti 5 zlatiek.",
    ]
    assert [read("de", say("valeria-short-gold", n=n)) for n in (1, 2)] == ["Dir fehlt 1 Gold.", "Dir fehlen 2 Gold."]


# Failures


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Refused) as refusal:
        Words("pl")
    assert Words("en").text(refusal.value.message) == ("There is no language “pl”. The languages are: en, cs, sk, de.")


def test_a_missing_message_fails_loudly() -> None:
    with pytest.raises(KeyError, match="no message 'valeria-act-fly' in 'de'"):
        read("de", say("valeria-act-fly"))


def test_a_missing_argument_fails_loudly() -> None:
    with pytest.raises(KeyError, match="'valeria-act-slay' needs the argument 'price'"):
        read("en", say("valeria-act-slay", card=KNIGHT))
    with pytest.raises(KeyError, match="needs the argument 'what-nominative'"):
        read("cs", say("valeria-text-reward"))


def test_a_name_of_any_length_can_be_shown() -> None:
    text = read("en", say("unknown-key", key="x" * 100_000))
    assert len(text) < LONGEST + 100 and "…" in text


def test_a_file_that_is_no_fluent_is_named(tmp_path: Path) -> None:
    (tmp_path / "odd.ftl").write_text("hello = Hello { $name\n", encoding="utf-8")
    with pytest.raises(BookError, match=r"en/odd\.ftl: not understood: hello"):
        Book("en", tmp_path)


def test_a_message_that_is_there_twice_is_named(tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text("hello = Hello\n", encoding="utf-8")
    (tmp_path / "b.ftl").write_text("hello = Hi\n", encoding="utf-8")
    with pytest.raises(BookError, match=r"en/b\.ftl: hello is there twice"):
        Book("en", tmp_path)


def test_a_quoted_message_must_be_there(tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text("hello = Hello, { nobody }\n", encoding="utf-8")
    with pytest.raises(BookError, match="nobody is quoted, but not there"):
        Book("en", tmp_path)
