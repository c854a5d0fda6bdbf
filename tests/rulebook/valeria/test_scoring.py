"""The score sheet and the winner."""

from __future__ import annotations

from tests.valeria_tables import has, valeria


def test_monsters_domains_board_and_duke_are_summed() -> None:
    """Rule 84: events in the pile included."""
    t = valeria(
        anna=has(
            gold=4,
            vp=5,
            duchy=["monk"],
            domains=["emerald_stronghold", "blood_crow_army"],
            monsters=["goblin_king", "giant_leech"],
            duke="isabella_the_righteous",
        )
    )
    # Isabella: Soldier icons on Stronghold and Army 1 + 3, Holy icons on Monk and Stronghold 2 × 2
    assert t.score("anna") == {"monsters": 8, "domains": 7, "board": 5, "duke": 8, "resources": 1}
    assert t.total("anna") == 29


def test_a_duke_counts_role_icons_on_citizens_and_domains_together() -> None:
    """Rule 85: starters have none."""
    t = valeria(anna=has(duchy=["archer"], domains=["palace_of_the_dawn"], duke="simon_the_unclean"))
    assert t.score("anna")["duke"] == 1 + 3


def test_a_duke_counts_cards_and_starters_are_no_citizens() -> None:
    """Rule 86: slain events are monsters and bring their type."""
    t = valeria(anna=has(duke="reese_the_firebrand"))
    assert t.score("anna")["duke"] == 0
    t = valeria(
        anna=has(
            duchy=["monk", "monk"], domains=["halfpenny_hill"], monsters=["goblin", "mimic"], duke="reese_the_firebrand"
        )
    )
    assert t.score("anna")["duke"] == 5
    t = valeria(anna=has(monsters=["goblin", "giant", "sorcerer"], duke="hrothgar_the_conqueror"))
    assert t.score("anna")["duke"] == 3 * 2 + 2


def test_resources_left_are_added_up_before_they_are_divided() -> None:
    """Rule 87 (L12): two of each are six, not three times nothing."""
    t = valeria(anna=has(gold=2, strength=2, magic=2, duke="cornelius_the_dreamer"))
    assert t.score("anna")["resources"] == 2
    t = valeria(anna=has(gold=2, strength=2, magic=1, duke="cornelius_the_dreamer"))
    assert t.score("anna")["resources"] == 1
    t = valeria(anna=has(gold=3, strength=0, magic=0, duke="reese_the_firebrand"))
    assert t.score("anna")["resources"] == 0


def test_the_most_points_win() -> None:
    """Rule 88."""
    t = valeria(anna=has(vp=10, duke="simon_the_unclean"), bob=has(vp=11, duke="reese_the_firebrand"))
    assert t.winners == ["bob"]


def test_a_tie_goes_to_fewer_cards() -> None:
    """Rule 88: Anna has one citizen more that scores nothing."""
    t = valeria(anna=has(vp=10, duchy=["monk"], duke="simon_the_unclean"), bob=has(vp=10, duke="node_master_of_swords"))
    assert t.winners == ["bob"]
    t = valeria(
        anna=has(vp=10, duchy=["monk"], duke="simon_the_unclean"),
        bob=has(vp=7, domains=["rogues_landing"], duke="isabella_the_righteous"),
        cyril=has(vp=9, duke="isabella_the_righteous"),
    )
    assert t.total("bob") == t.total("anna") == 10
    assert t.winners == ["anna", "bob"]


def test_a_tie_with_as_many_cards_is_a_shared_victory() -> None:
    """Rule 88 (L10)."""
    t = valeria(anna=has(vp=10, duke="simon_the_unclean"), bob=has(vp=10, duke="node_master_of_swords"))
    assert t.winners == ["anna", "bob"]
