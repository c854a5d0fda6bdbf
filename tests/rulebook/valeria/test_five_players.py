"""Five players, one of whom rests."""

from __future__ import annotations

from regalia.games.valeria.cards import MONSTERS
from tests.valeria_tables import NAMES, dealt, has, valeria

CITIZEN_PLACES = [
    "cleric", "merchant", "mercenary", "archer", "peasant", "knight", "rogue", "champion", "paladin", "butcher",
]  # fmt: skip


def test_higher_stacks_and_ten_exhausted_cards() -> None:
    """Rule 99: six monsters with the five-player card, six citizens, four domains."""
    t = dealt(5)
    heights = [len(stack) for stack in t.table.grid]
    assert heights == [6] * 15 + [4] * 5
    assert t.table.exhausted_left == 10
    for area in t.table.areas:
        cards = [card for card, monster in MONSTERS.items() if monster.area == area for _ in range(monster.copies)]
        assert sorted(t.stack(area)) == sorted(cards)
    assert all(up == 1 for up in t.table.face_up[15:])


def test_the_game_ends_at_ten_exhausted_stacks() -> None:
    """Rules 99, 103."""
    t = valeria(players=5, exhausted=CITIZEN_PLACES[:9]).then_roll(5, 6).end_of_turn()
    assert not t.table.final_round
    t = valeria(players=5, exhausted=CITIZEN_PLACES).then_roll(5, 6).end_of_turn()
    assert t.table.final_round


def test_the_player_to_the_right_of_the_first_player_rests_first() -> None:
    """Rule 100."""
    for seed in range(12):
        t = dealt(5, seed)
        assert t.table.resting() == (t.table.first - 1) % 5
        t.keep_dukes()
        assert t.table.resting() == (t.table.first - 1) % 5


def test_the_resting_player_does_not_harvest() -> None:
    """Rule 101: no citizens, no starters, no Herald."""
    t = valeria(players=5, emil=has(duchy=["archer"] * 3)).roll(4, 4)
    assert "emil" not in t.asked
    assert t.board("emil") == (0, 0, 0, 0)
    assert set(t.asked) == {"anna", "bob", "cyril", "dora"}
    t = valeria(players=5, emil=has()).roll(5, 6)
    assert t.board("emil") == (0, 0, 0, 0)
    assert t.board("dora") == (2 + 1, 1, 1, 0)


def test_nobody_takes_from_the_resting_player() -> None:
    """Rule 101: neither citizens nor domains nor events."""
    poor = has()
    rich = has(gold=9, magic=9, strength=9, monsters=["goblin"])
    t = valeria(anna=has(duchy=["thief"]), bob=has(gold=1), cyril=poor, dora=poor, emil=rich).roll(3, 4)
    assert not any(key.startswith("take:4") for key in t.options("anna"))
    t = valeria(
        anna=has(gold=10, duchy=["rogue", "rogue"]), bob=poor, cyril=poor, dora=poor, emil=rich,
        domains=["purloiners_perch"],
    ).actions()  # fmt: skip
    t.choose("anna", "build:purloiners_perch")
    assert t.anna.monsters == ()
    assert t.told("nothing-to-take")
    t = valeria(anna=has(domains=["cathedral_of_st_aquila"]), bob=poor, cyril=poor, dora=poor, emil=rich)
    t.then_roll(6, 4).end_of_actions()
    assert t.told("nothing-to-take")
    assert t.emil.gold == 9
    t = valeria(anna=rich, bob=rich, cyril=poor, dora=poor, emil=rich, events_at={"knight": "giant_leech"}).roll(2, 5)
    assert (t.anna.strength, t.bob.strength, t.emil.strength) == (8, 8, 9)


def test_the_resting_token_passes_to_the_left_with_the_dice() -> None:
    """Rule 102: it is always the player who was active just before who rests."""
    t = valeria(players=5).roll(5, 6)
    resting = []
    for _ in range(6):
        resting.append((t.turn_of, NAMES[t.table.resting()]))
        t.then_roll(5, 6).choose(t.asked[0], "gain:gold", "gain:gold")
    assert resting == [
        ("anna", "emil"), ("bob", "anna"), ("cyril", "bob"), ("dora", "cyril"), ("emil", "dora"), ("anna", "emil"),
    ]  # fmt: skip


def test_everybody_is_asked_for_the_end_as_usual() -> None:
    """Rules 81, 103: five players have the same number of turns."""
    t = valeria(players=5, first="cyril", turn="bob", exhausted=CITIZEN_PLACES).end_of_turn()
    assert t.table.over
    t = valeria(players=5, first="cyril", turn="anna", exhausted=CITIZEN_PLACES).then_roll(5, 6).end_of_turn()
    assert not t.table.over
