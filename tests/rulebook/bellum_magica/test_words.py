"""What a mage is told: labels promise what will be got, and cards say what the numbers on them mean."""

from __future__ import annotations

from regalia.games.bellum_magica.cards import CREATURES
from regalia.games.bellum_magica.wings import wing_text
from regalia.languages import LANGUAGES, Words
from regalia.shelf import find_game
from tests.rulebook.bellum_magica.tables import BellumGame, bellum, has

find_game("bellum_magica")  # which brings its words


def label(t: BellumGame, name: str, key: str, language: str = "en") -> str:
    """What an act is called for somebody who may choose it."""
    seat = t.names.index(name)
    options = t.table.decision_of(seat).options
    return next(Words(language, ("Ada", "Bob")).text(option.label) for option in options if option.key == key)


def test_the_tavern_promises_no_third_keg() -> None:
    """A21, R6.6: with two kegs only the food is named; with less the keg as well."""
    t = bellum(ada=has(swords=1, kegs=2), bob=has()).attacks()
    assert label(t, "ada", "attack:inn") == "Attack Tavern (loot: 1 food)"
    assert t.choose("ada", "attack:inn").store("ada") == (1, 0, 2)
    t = bellum(ada=has(swords=1, kegs=1), bob=has(), display=["farm_3"]).attacks()
    assert label(t, "ada", "attack:inn") == "Attack Tavern (loot: 1 food and 1 keg)"
    assert label(t, "ada", "attack:farm_3", "cs") == "Chmelový statek: zaútočit (kořist: 2 jídla a 1 soudek)"


def test_a_city_promises_the_chest_that_is_there() -> None:
    """A4: without gold chests a metal one is promised and taken; if agreed so, none. Asking changes nothing."""
    t = bellum(ada=has(swords=5), bob=has(), display=["city_1"], hoard=(5, 5, 0)).attacks()
    before = t.table.state()
    assert label(t, "ada", "attack:city_1") == "Attack Market City (loot: 1 metal chest)"
    assert t.table.state() == before
    assert t.choose("ada", "attack:city_1").chests("ada") == (0, 1, 0)
    t = bellum(ada=has(swords=5), bob=has(), display=["city_1"], hoard=(5, 5, 0), chest_fallback="none").attacks()
    assert label(t, "ada", "attack:city_1") == "Attack Market City (loot: nothing)"


def test_a_castle_promises_no_more_chests_than_there_are() -> None:
    """R6.9, R6.10: three thieves before one chest steal one, before five up to three."""
    t = bellum(ada=has(swords=2, thieves=3), bob=has(metal=1)).attacks()
    assert label(t, "ada", "rob:1") == "Attack the castle of Bob and steal 1 chest"
    t = bellum(ada=has(swords=2, thieves=3), bob=has(metal=5)).attacks()
    assert label(t, "ada", "rob:1") == "Attack the castle of Bob and steal up to 3 chests"
    assert label(t, "ada", "rob:1", "cs") == "Zaútočit na hrad hráče Bob a ukrást až 3 truhly"


def test_who_has_no_keg_is_not_told_of_none() -> None:
    """R3.3: what is barred names its price; what can be done says how many kegs there are."""
    t = bellum(ada=has(spells=1), bob=has()).roll(1)
    barred = {each.key: Words("en").text(each.label) for each in t.table.decision_of(0).barred}
    assert barred["keg"] == "Buy a round for 1 keg"
    t = bellum(ada=has(kegs=2), bob=has()).roll(1)
    assert label(t, "ada", "keg") == "Buy a round with one of your 2 kegs"


def test_a_card_says_that_its_numbers_are_those_of_the_die() -> None:
    """R3.1: rows are named by the number that is rolled."""
    wing = wing_text(CREATURES["marsh_toad"].work)
    assert [Words(language).text(wing) for language in LANGUAGES] == [
        "1 rune on a roll of 4; 1 food on a 5",
        "1 runa při hodu 4; 1 jídlo při 5",
        "1 runa pri hode 4; 1 jedlo pri 5",
        "1 Glyphe bei Würfelzahl 4; 1 Nahrung bei 5",
    ]
    assert Words("en").text(wing_text(CREATURES["warg"].war)) == "1 sword on a roll of 1, 4, 5 or 6"
