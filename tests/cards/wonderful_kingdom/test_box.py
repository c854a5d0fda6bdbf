"""What stands on the cards, written out once more by hand: a slip in a card file is found here.

Each development: family, copies, cost, recycling, production, points, bonus, in single letters: m materials,
p population, g gold, e exploration, k krystallium, s soldiers; families are structure, company, monument, discovery.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest

from regalia.games.wonderful_kingdom import cards as box
from regalia.games.wonderful_kingdom.effects import Gain
from regalia.games.wonderful_kingdom.game import WONDERFUL_KINGDOM
from regalia.games.wonderful_kingdom.signs import signs_of
from tests.rulebook.wonderful_kingdom.kingdoms import has, kingdom

DEVELOPMENTS = """
farm structure 4 mm p p 0 -
quarry structure 4 mm m mm 0 -
hamlet structure 3 mmm m mp 0 -
barracks structure 3 mmm p p 0 s
mill structure 3 mmmp p pp 0 -
guildhall structure 3 mmmmp g gg 0 s
harbour structure 3 mmmp e ge 0 -
royal_road structure 2 mmmm m - 1xcompany -
seafarers company 3 mppp e ee 0 -
allied_armies company 2 mppp m e 0 ss
tax_collectors company 3 mppp g gg 0 -
scholars company 2 ppp e e 0 k
stonemasons company 2 mpp m mg 0 -
sappers company 1 mpps m mm 2 -
recruiters company 1 ppppg p p 0 sss
expedition company 1 pppp e excompany 0 -
royal_guard company 1 mmmpppppp p - 2xstructure ss
royal_cavalry company 1 ppppppgg e - 2xdiscovery sss
secret_society company 1 pppppgggss g - 4xmonument -
great_lighthouse monument 1 mmggg e ee 4 -
great_library monument 1 pgggg e exmonument 3 -
monumental_statue monument 1 mmmmggggg g - 3xmonument -
grand_arena monument 1 mmpggg p - 6 ss
magic_forge monument 1 mmggg m m 2 ss
banquet_hall monument 1 ppggggg p - 2xcompany -
royal_dungeon monument 1 mmmggggs m - 13 -
ramparts monument 1 mmmmmgg m - 7 ss
royal_palace monument 1 mmpggggk g - 16 -
hall_of_wonders monument 1 pgggg e - 2xdiscovery -
royal_mint monument 1 gggg g gxmonument 1 -
grand_market monument 2 mggg g pgg 2 -
aqueduct monument 1 mmmgg p ppp 2 -
alchemists_tower monument 1 pggg g - 4 kk
tournament_grounds monument 1 ppggg p - 4 ss
wreck_of_the_leonart discovery 1 eeee g g 4 k
portal discovery 1 peee e ee 1 k
lair_of_burning_sand discovery 1 eek g ggg 1 -
last_refuge_of_the_giants discovery 1 eeeees m m 9 -
gate_of_hell discovery 1 eeeeeesss e - 18 kkk
dragon_eggs discovery 1 eeeee g - 6 kk
tatis_tribe discovery 1 peee p pp 2 s
lost_city discovery 1 eeeeek g g 3xdiscovery -
titans_tomb discovery 1 eeeeek m - 11 s
crystal_caverns discovery 1 eeee m m 2 kk
spice_island discovery 1 eeeee g gg 5 -
"""
LETTERS = {"materials": "m", "population": "p", "gold": "g", "exploration": "e", "krystallium": "k", "soldiers": "s"}
ROWS = [line.split() for line in DEVELOPMENTS.strip().splitlines()]


def letters(pairs: Iterable[tuple[str, int]]) -> str:
    counts = dict(pairs)
    return "".join(letter * counts.get(kind, 0) for kind, letter in LETTERS.items()) or "-"


def written(card: box.Development) -> list[str]:
    if card.multiplied is not None:
        production = f"{LETTERS[card.multiplied.resource]}x{card.multiplied.per}"
    else:
        production = letters(card.production.items())
    points = f"{card.points.each}x{card.points.per}" if card.points.per else str(card.points.flat)
    bonus = "-"
    if card.bonus is not None:
        assert isinstance(card.bonus, Gain)
        bonus = letters((("krystallium", card.bonus.krystallium), ("soldiers", card.bonus.soldiers)))
    cost, recycling = letters(card.cost.items()), LETTERS[card.recycling]
    return [card.id, card.family, str(card.copies), cost, recycling, production, points, bonus]


def test_developments() -> None:
    assert [written(card) for card in box.DEVELOPMENTS.values()] == ROWS


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row[0]))
def test_each_development_can_be_built_and_does_what_it_says(row: list[str]) -> None:
    """All slots are filled by hand; then it produces, brings its bonus and scores."""
    card, family, _, cost, _, production, points, bonus = row
    t = kingdom(has(duchy="teressia_b", krystallium=9, soldiers=3, construction={card: None}, chosen=["farm"]))
    t.planning()
    kinds = {letter: kind for kind, letter in LETTERS.items()}
    keys = [f"soldier:{card}" if slot == "s" else f"krystallium:{card}:{kinds[slot]}" for slot in cost]
    t.choose("anna", *keys[:-1])
    assert t.anna.built == ()
    t.choose("anna", keys[-1])
    assert list(t.anna.built) == [card]
    assert t.anna.krystallium == 9 - len(cost) + cost.count("s") + bonus.count("k")
    assert t.anna.soldiers == 3 - cost.count("s") + bonus.count("s")
    before = {"m": 2, "p": 1, "g": 1, "e": 0}
    now = {"m": t.anna.materials, "p": t.anna.population, "g": t.anna.gold, "e": t.anna.exploration}
    made = "".join(letter * (now[letter] - before[letter]) for letter in "mpge") or "-"
    times, _, counted = points.partition("x")
    if "x" in production:
        assert made == production[0] * (production.endswith(family))
    else:
        assert made == production
    assert t.total() == int(times) * (1 if not counted else int(counted == family))


def test_treasures_are_every_pair_once() -> None:
    pairs = {tuple(sorted(card.recycling)) for card in box.TREASURES.values()}
    assert len(pairs) == len(box.TREASURES) == 10


def test_a_treasure_shows_two_alike_as_one_sign() -> None:
    def shown(id: str) -> list[tuple[str, int]]:
        return [(sign.name, sign.n) for sign in signs_of(box.TREASURES[id])["recycling"]]

    assert shown("treasure_gold_gold") == [("gold", 2)]
    assert all(sum(n for _, n in shown(id)) == 2 for id in box.TREASURES)


def test_menaces() -> None:
    assert {id: (card.deck, card.copies, card.price, card.points) for id, card in box.MENACES.items()} == {
        "giant_rat": ("giant_rats", 4, 3, -4),
        "vermin": ("giant_rats", 10, 1, -2),
        "ice_giant": ("ice_giants", 4, 2, -5),
        "shadow": ("shadows", 4, 3, -4),
        "thief": ("thieves", 4, 2, -4),
    }


def test_advisors() -> None:
    assert {id: (card.price, card.when) for id, card in box.ADVISORS.items()} == {
        "pirate_of_the_five_seas": (4, "production"),
        "renowned_cartographer": (3, "production"),
        "master_builder": (3, "production"),
        "peoples_tribune": (3, "production"),
        "enlightened_prophet": (1, "own_turn"),
        "grey_eminence": (2, "before_selecting"),
        "veteran_scout": (2, "after_selecting"),
        "master_of_spies": (1, "own_turn"),
        "court_jester": (1, "offering"),
        "silver_tongued_envoy": (3, "before_planning"),
        "court_alchemist": (2, "planning"),
        "quartermaster": (1, "planning"),
        "high_priestess": (3, "planning"),
        "court_chronicler": (4, "end"),
    }
    two = {id for id, card in box.ADVISORS.items() if card.two_players}
    assert two == {"master_of_spies", "court_jester", "silver_tongued_envoy"}


def test_duchies() -> None:
    own = {
        id: (letters(card.production.items()), card.points.each, card.points.per) for id, card in box.DUCHIES.items()
    }
    assert own == {
        "teressia_a": ("mmpg", 2, "monument"),
        "teressia_b": ("mmpg", 0, None),
        "valados_a": ("mmpe", 2, "discovery"),
        "valados_b": ("mmpg", 0, None),
    }


def test_what_the_rulebook_prints() -> None:
    barracks = box.DEVELOPMENTS["barracks"]
    assert (barracks.cost, barracks.production) == ({"materials": 3}, {"population": 1})
    flat = {"sappers": 2, "grand_arena": 6, "magic_forge": 2, "wreck_of_the_leonart": 4, "portal": 1,
            "lair_of_burning_sand": 1, "great_library": 3}  # fmt: skip
    assert {card: box.DEVELOPMENTS[card].points.flat for card in flat} == flat
    each = {"secret_society": 4, "monumental_statue": 3, "royal_guard": 2, "royal_cavalry": 2, "banquet_hall": 2}
    assert {card: box.DEVELOPMENTS[card].points.each for card in each} == each
    assert box.CALAMITIES["calamity"].points == -4
    assert "points" in barracks.printed


def test_every_card_says_where_its_values_come_from() -> None:
    fields = {"name", "family", "copies", "cost", "recycling", "production", "multiplied", "points", "bonus", "price",
              "resource", "icons", "solo"}  # fmt: skip
    for facts in WONDERFUL_KINGDOM.cards():
        assert facts.source in ("printed", "public", "reconstructed")
    decks: tuple[Mapping[str, box.Card], ...] = (
        box.DEVELOPMENTS, box.TREASURES, box.MENACES, box.ADVISORS, box.DUCHIES, box.QUESTS,
    )  # fmt: skip
    for card in [card for deck in decks for card in deck.values()]:
        named = {*card.printed, *card.public, *card.reconstructed}
        assert named <= fields
        assert len(named) == len((*card.printed, *card.public, *card.reconstructed))


def test_pictures_of_every_card() -> None:
    for card in WONDERFUL_KINGDOM.cards():
        assert card.signs, card.id
        assert all(row for row in card.signs.values())


def test_a_program_is_told_everything_that_stands_on_a_card() -> None:
    values = {card.id: card.values for card in WONDERFUL_KINGDOM.cards()}
    assert values["scholars"]["bonus"] == {"do": "gain", "krystallium": 1, "soldiers": 0}
    assert values["royal_mint"]["multiplied"] == {"resource": "gold", "per": "monument"}
    assert values["pirate_of_the_five_seas"]["effect"] == {"do": "produce_more", "resource": "gold", "amount": 4}
    steps = values["usurper"]["two_players"]
    assert isinstance(steps, tuple)
    assert steps[-1]["pay"] == {"soldiers": 15}
