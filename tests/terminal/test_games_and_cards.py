"""The shelf and the boxes."""

from __future__ import annotations

import pytest

from regalia.shelf import find_game, shelf
from tests.terminal.conftest import Regalia

FOUR = {"en", "cs", "sk", "de"}


def test_every_game_on_the_shelf_is_listed_with_its_options(regalia: Regalia) -> None:
    games = {game["id"]: game for game in regalia("games", "--json").json()["games"]}
    assert set(games) == set(shelf())
    valeria = games["valeria"]
    assert valeria["players"] == [1, 2, 3, 4, 5]
    assert valeria["rules"] == find_game("valeria").rules
    assert set(valeria["name"]) == FOUR
    options = {option["id"]: option for option in valeria["options"]}
    assert options["dukes"]["default"] is True
    assert options["setup"]["default"] == "first_game" and "random" in options["setup"]["choices"]
    assert options["areas"] == {**options["areas"], "default": [], "many": True}
    for option in valeria["options"]:
        assert set(option["name"]) == FOUR and set(option["help"]) == FOUR
        assert all(option["name"].values()) and all(option["help"].values())


def test_the_list_of_games_can_be_read_without_json(regalia: Regalia) -> None:
    ran = regalia("games")
    assert ran.code == 0
    assert "Valeria: Card Kingdoms" in ran.out and "dukes=yes" in ran.out and "1, 2, 3, 4, 5" in ran.out


def test_every_card_comes_with_names_text_and_source(regalia: Regalia) -> None:
    answer = regalia("cards", "valeria", "--json").json()
    cards = {card["id"]: card for card in answer["cards"]}
    assert answer["game"] == "valeria"
    assert set(cards) == {card.id for card in find_game("valeria").cards()}
    for card in cards.values():
        assert set(card["name"]) == FOUR and all(card["name"].values())
        assert set(card["text"]) == FOUR and all(card["text"].values())
        assert card["source"] in ("printed", "fan list", "reconstructed")
    assert cards["thief"] == {**cards["thief"], "kind": "citizen", "cost": 2, "activation": [7], "role": "shadow"}
    assert sum(card["copies"] for card in cards.values() if card["kind"] == "duke") == 10


@pytest.mark.parametrize(
    ("language", "name", "word"),
    [("en", "Thief", "Cost"), ("cs", "Zlodějka", "Cena"), ("sk", "Zlodejka", "Cena"), ("de", "Diebin", "Kosten")],
)
def test_cards_are_read_in_the_language_asked_for(regalia: Regalia, language: str, name: str, word: str) -> None:
    after, before = regalia("cards", "valeria", "--lang", language), regalia(f"--lang={language}", "cards", "valeria")
    assert after.code == 0 and after.out == before.out
    assert name in after.out and f"{word}: 2" in after.out


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ("Area: Hills", "Role: Holy", "Needs: 3 Worker citizens", "Needs: 1 Holy citizen and")),
        ("cs", ("Oblast: Kopce", "Stav: Duchovní", "Vyžaduje: 3 obyvatele dělnického stavu")),
        ("sk", ("Oblasť: Kopce", "Stav: Duchovní", "Vyžaduje: 3 obyvateľov robotníckeho stavu")),
        ("de", ("Landschaft: Hügel", "Rolle: Heiliger", "Benötigt: 3 Bürger mit Arbeitersymbol")),
    ],
)
def test_valerias_cards_are_listed_in_the_rulebooks_own_words(
    regalia: Regalia, language: str, lines: tuple[str, ...]
) -> None:
    """An area is no domain (German «Gebiet»), a role is a «stav» in Czech, and what is counted stands in its case."""
    listed = " ".join(regalia("cards", "valeria", "--lang", language).out.split())
    assert [line for line in lines if line not in listed] == []


def test_the_language_of_the_environment_is_spoken(regalia: Regalia, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "Würfel" in regalia("games").out
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    assert "kost" in regalia("games").out
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "dice" in regalia("games").out


@pytest.mark.parametrize("language", sorted(FOUR))
def test_every_command_has_help_in_every_language(regalia: Regalia, language: str) -> None:
    whole = regalia("--help", "--lang", language)
    assert whole.code == 0 and whole.err == ""
    for command in ("games", "cards", "play", "simulate", "replay", "bench"):
        assert command in whole.out
        assert f"regalia {command}" in regalia(command, "--help", "--lang", language).out


def test_the_version_is_told(regalia: Regalia) -> None:
    assert regalia("--version").out.startswith("regalia ")
