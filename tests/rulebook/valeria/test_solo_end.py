"""Alone against the Dark Lord: how it ends and who has more points."""

from __future__ import annotations

from tests.valeria_tables import ValeriaGame, has, valeria

MONSTERS = ["hills", "ruins", "forest", "valley", "mountains"]


def test_all_monsters_slain_wins_at_once() -> None:
    """Rule 127a: after the action, whatever the points; no monster phase, no second action."""
    t = valeria(
        anna=has(strength=1), players=1, exhausted=MONSTERS[1:], stacks={"hills": ["goblin"]}, captives=["monk"] * 9
    ).actions()
    t.choose("anna", "slay:goblin")
    assert t.table.over
    assert t.table.outcome == "won-monsters"
    assert t.winners == ["anna"]


def test_five_exhausted_stacks_stop_the_game_at_once() -> None:
    """Rules 127c, 132: any five, after an action or a capture; twice the players do not matter."""
    t = valeria(anna=has(gold=2), players=1, exhausted=["cleric", "archer"]).actions()
    assert not t.table.over
    t = valeria(
        anna=has(gold=2), players=1, exhausted=["cleric", "archer", "hills", "domain 1"], stacks={"rogue": 1}
    ).actions()
    t.choose("anna", "recruit:rogue")
    assert t.table.over
    assert t.table.outcome == "compare"
    t = valeria(
        anna=has(), players=1, exhausted=["cleric", "archer", "valley", "domain 1"], stacks={"rogue": 1}
    ).monster_phase(2, 2)
    t.choose("anna", "give:rogue")
    assert t.table.over
    assert t.asked == []


def test_the_second_action_can_end_it_too() -> None:
    """Rule 127: at once, before the domains of the end of the action phase and before any monster."""
    t = valeria(
        anna=has(gold=2, domains=["cathedral_of_st_aquila"]),
        players=1,
        exhausted=["cleric", "archer", "hills", "domain 1"],
        stacks={"rogue": 1},
    ).actions()
    t.choose("anna", "gain:magic", "recruit:rogue", "pay:2gold")
    assert t.table.outcome == "compare"
    assert t.anna.gold == 0
    assert t.table.captives == ()


def test_neither_all_domains_nor_two_exhausted_stacks_end_it() -> None:
    """Rule 132, Q29: the ends of the other games are not those of this one."""
    t = valeria(anna=has(), players=1, exhausted=["hills", "ruins", "forest", "cleric"]).then_roll(5, 6)
    t.second_harvest(5, 6)
    assert not t.table.over
    assert t.asked == ["anna"]


def test_the_fifth_exhausted_stack_that_is_the_last_of_the_monsters_wins() -> None:
    """Rule 133, Q27."""
    t = valeria(anna=has(strength=1), players=1, exhausted=MONSTERS[1:], stacks={"hills": ["goblin"]}).actions()
    t.choose("anna", "slay:goblin")
    assert len(t.table.covers) == 5
    assert t.table.outcome == "won-monsters"


def test_the_players_points() -> None:
    """Rule 128: monsters, domains, duke."""
    t = valeria(
        anna=has(gold=6, duchy=["monk"], domains=["shattered_hand"], monsters=["troll"], duke="lekzandr_the_protector"),
        players=1,
    )
    assert t.score("anna") == {"monsters": 6, "domains": 3, "board": 0, "duke": 2 + 2 + 1, "resources": 2}


def test_the_dark_lords_points() -> None:
    """Rule 129: the monsters left in their stacks, captured domains, and his duke applied to all he holds."""
    t = valeria(
        anna=has(),
        players=1,
        exhausted=MONSTERS[1:],
        stacks={"hills": ["goblin_mage", "goblin_king"]},
        captives=["monk", "archer", "halfpenny_hill"],
        dark_duke="reese_the_firebrand",
    )
    assert t.score("bob") == {"monsters": 2 + 4, "domains": 2, "duke": 2 + 2 + 1, "resources": 0}
    t.table.dark_duke = ("hrothgar_the_conqueror",)
    assert t.score("bob")["duke"] == 2 * 2 + 1
    t.table.dark_duke = ("lekzandr_the_protector",)
    assert t.score("bob")["duke"] == 3 + 2


def stopped(points: int) -> ValeriaGame:
    """Anna's Butcher is the last one and makes the fifth exhausted stack; the Dark Lord has six points."""
    t = valeria(
        anna=has(vp=points - 1, gold=1, duke="simon_the_unclean"),
        players=1,
        exhausted=MONSTERS[1:],
        stacks={"hills": ["goblin_mage", "goblin_king"], "butcher": 1},
        dark_duke="simon_the_unclean",
    ).actions()
    t.choose("anna", "recruit:butcher")
    assert t.table.outcome == "compare"
    # the Butcher is a Worker, for which Simon gives a point
    assert (t.total("anna"), t.total("bob")) == (points, 6)
    return t


def test_more_points_than_the_dark_lord_win_and_as_many_lose() -> None:
    """Rule 130 (L2)."""
    assert stopped(7).winners == ["anna"]
    assert stopped(6).winners == ["bob"]
    assert stopped(5).winners == ["bob"]
