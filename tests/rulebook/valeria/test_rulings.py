"""Points on which the rulebooks are silent or disagree, as docs/games/valeria.md rules them."""

from __future__ import annotations

import pytest

from regalia.engine.game import Refused
from regalia.games.valeria import rulings, scoring
from regalia.games.valeria.cards import DUKES
from tests.valeria_tables import dealt, has, valeria


@pytest.mark.parametrize(("a", "b"), [(5, 1), (1, 6), (2, 3), (2, 4)])
def test_q1_a_starter_that_activates_silences_the_herald(a: int, b: int) -> None:
    """Q1: by a die or by the sum."""
    t = valeria(anna=has(), bob=has()).roll(a, b)
    assert t.asked == ["anna"]
    assert "starter_herald:1gold" not in t.options("anna")
    assert rulings.STARTERS_COUNT_AS_ACTIVATED


@pytest.mark.parametrize(
    ("picked", "order"),
    [
        (("hills", "barrens", "ruins", "forest", "valley"), ("barrens", "hills", "ruins", "forest", "valley")),
        (("hills", "ruins", "forest", "swamp", "valley"), ("hills", "ruins", "forest", "valley", "swamp")),
        (("caverns", "mountains", "ruins", "forest", "hills"), ("hills", "ruins", "forest", "mountains", "caverns")),
    ],
)
def test_q2_equal_strength_is_ordered_by_magic_and_then_by_the_boss(
    picked: tuple[str, ...], order: tuple[str, ...]
) -> None:
    """Q2."""
    for seed in range(5):
        assert valeria(areas=picked, seed=seed).table.areas == order


def test_q3_an_event_may_mark_itself() -> None:
    """Q3: the cards say any monster."""
    t = valeria(anna=has(), events_at={"knight": "bat_swarm"}).roll(3, 5)
    assert "token:bat_swarm" in t.options("anna")
    t.choose("anna", "token:bat_swarm")
    assert t.table.tokens_on("bat_swarm") == (0, 1, 0)


def test_q3_if_it_might_not_another_monster_is_marked_or_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """Q3: the ruling stands in one place."""
    monkeypatch.setattr(rulings, "EVENT_MAY_MARK_ITSELF", False)
    t = valeria(anna=has(), events_at={"knight": "bat_swarm"}).roll(3, 5)
    assert "token:bat_swarm" not in t.options("anna")
    t = valeria(
        anna=has(),
        players=4,
        events_at={"knight": "bat_swarm"},
        exhausted=["hills", "ruins", "forest", "valley", "mountains"],
    ).roll(3, 5)
    assert t.table.tokens == {}
    assert t.asked == ["anna"]


def test_q4_points_on_the_board_count_alone_unless_switched_off() -> None:
    """Q4."""
    assert valeria(anna=has(vp=9), players=1).score("anna")["board"] == 9
    t = valeria(anna=has(vp=9), players=1, solo_board_points=False)
    assert "board" not in t.score("anna")
    with pytest.raises(Refused) as refused:
        dealt(2, solo_board_points=False)
    assert refused.value.message.id == "valeria-board-points-are-solo"


def test_q5_the_tie_break_counts_slain_monsters_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Q5: Anna's monster scores what Bob has on his board."""
    t = valeria(anna=has(monsters=["goblin"], duke="simon_the_unclean"), bob=has(vp=1, duke="isabella_the_righteous"))
    assert t.winners == ["bob"]
    monkeypatch.setattr(rulings, "TIE_BREAK_COUNTS_MONSTERS", False)
    assert t.winners == ["anna", "bob"]


def test_q6_the_resting_player_gets_nothing_for_a_pair(monkeypatch: pytest.MonkeyPatch) -> None:
    """Q6: not in play."""
    assert valeria(players=5, emil=has(domains=["gargans_embrace"])).roll(4, 4).emil.vp == 0
    assert valeria(players=5, dora=has(domains=["gargans_embrace"])).roll(4, 4).dora.vp == 1
    monkeypatch.setattr(rulings, "RESTING_PLAYER_GETS_PAIR_POINTS", True)
    assert valeria(players=5, emil=has(domains=["gargans_embrace"])).roll(4, 4).emil.vp == 1


def test_q7_watcher_on_the_water_cannot_return_an_event() -> None:
    """Q7: it has no stack."""
    t = valeria(
        anna=has(gold=6, duchy=["archer"] * 2, monsters=["mimic", "goblin"]), domains=["watcher_on_the_water"]
    ).actions()
    t.choose("anna", "build:watcher_on_the_water")
    assert t.options("anna") == ["return:goblin", "decline"]
    assert t.reason("anna", "return:mimic") == ("valeria-no-stack-for", 0)


def test_q8_a_monster_that_comes_back_sends_the_event_on_its_place_to_the_deck() -> None:
    """Q8: as the Nest does."""
    t = valeria(
        anna=has(gold=6, duchy=["archer"] * 2, monsters=["goblin"]),
        domains=["watcher_on_the_water"],
        events_at={"hills": "mimic"},
        next_events=["sorcerer"],
    ).actions()
    t.choose("anna", "build:watcher_on_the_water", "return:goblin")
    assert t.stack("hills") == ["goblin"]
    assert t.events_in_centre() == []
    assert t.table.returned_events == ("mimic",)
    assert "slay:mimic" not in t.pointed_at("anna")


def test_q9_tokens_stay_with_a_card_that_is_covered() -> None:
    """Q9: the returned monster is clean, and the one beneath keeps its tokens."""
    t = valeria(
        anna=has(gold=6, strength=2, duchy=["archer"] * 2, monsters=["goblin"]),
        domains=["watcher_on_the_water"],
        events_at={"knight": "mimic"},
        tokens={"goblin": ["strength", "gold"]},
    ).actions()
    t.choose("anna", "build:watcher_on_the_water", "return:goblin")
    assert t.table.tokens_on("goblin") == (0, 0, 0)
    t.then_roll(6, 1).choose("anna", "slay:goblin")
    assert t.anna.strength == 1 + 1  # one paid, one from the starter Knight of Bob's roll
    assert t.table.tokens_on("goblin") == (1, 1, 0)


def test_q9_an_event_that_goes_back_to_the_deck_loses_its_tokens() -> None:
    """Q9: it comes again without them."""
    t = valeria(
        anna=has(gold=6 + 2, duchy=["peasant", "peasant"]),
        domains=["nest_of_the_weaver_witch"],
        events_at={"peasant": "mimic"},
        stacks={"merchant": 1},
        tokens={"mimic": ["magic", "gold"]},
    ).actions()
    t.choose("anna", "build:nest_of_the_weaver_witch", "return:peasant")
    assert t.table.tokens == {}
    t.then_roll(6, 4).choose("anna", "recruit:merchant")
    assert t.cover("merchant") == "mimic"
    assert t.table.tokens_on("mimic") == (0, 0, 0)


def test_q10_the_dark_lords_duke_is_one_that_was_not_dealt() -> None:
    """Q10."""
    dukes: set[str] = set()
    for seed in range(60):
        t = dealt(1, seed)
        assert t.table.dark_duke[0] not in t.anna.dukes
        dukes.update(t.table.dark_duke)
    assert dukes == set(DUKES)


def test_q11_the_monsters_follow_the_announced_dice() -> None:
    """Q11: a two turned to a one wakes the first stack."""
    t = valeria(anna=has(domains=["the_desert_orchid"]), players=1).roll(2, 4)
    t.choose("anna", "the_desert_orchid:die1")
    t.choose("anna", "gain:gold", "gain:gold")
    assert t.options("anna") == ["give:cleric", "give:knight"]


def test_q12_the_herald_is_looked_at_anew_in_the_second_harvest() -> None:
    """Q12: a citizen that joined this turn silences it."""
    without = valeria(anna=has(), players=1).second_harvest(1, 2)
    assert without.options("anna")[0] == "starter_herald:1gold"
    t = valeria(anna=has(gold=3), players=1, exhausted=["hills", "ruins"]).roll(1, 2)
    t.choose("anna", "starter_herald:1magic", "recruit:cleric", "pay:3gold")
    t.then_roll(5, 6).choose("anna", "gain:strength")
    assert t.anna.magic == 1 + 1
    assert t.anna.gold == 1


def test_q13_events_need_not_be_slain_for_the_end() -> None:
    """Q13: the five stacks are empty."""
    t = valeria(
        players=4,
        events_at={"hills": "mimic", "cleric": "sorcerer"},
        exhausted=["ruins", "forest", "valley", "mountains"],
    ).then_roll(2, 1)
    t.end_of_turn()
    assert t.table.final_round
    assert t.events[0].what == "valeria-end-monsters"


def test_q14_neither_events_nor_a_game_without_dukes_alone() -> None:
    """Q14."""
    with pytest.raises(Refused) as events:
        dealt(1, events=True)
    assert events.value.message.id == "valeria-solo-no-events"
    with pytest.raises(Refused) as dukes:
        dealt(1, dukes=False)
    assert dukes.value.message.id == "valeria-solo-needs-dukes"
    with pytest.raises(Refused) as lord:
        dealt(2, dark_lord="harder")
    assert lord.value.message.id == "valeria-dark-lord-is-solo"


def test_l1_the_majority_without_dukes() -> None:
    """L1: a sole lead pays more than a shared one."""
    assert (rulings.MAJORITY_POINTS, rulings.SHARED_MAJORITY_POINTS) == (7, 3)


def test_l2_a_tie_with_the_dark_lord_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """L2: the ruling stands in one place."""
    t = valeria(
        anna=has(vp=6, duke="simon_the_unclean"),
        players=1,
        exhausted=["ruins", "forest", "valley", "mountains"],
        stacks={"hills": ["goblin_mage", "goblin_king"]},
        dark_duke="simon_the_unclean",
    )
    assert t.total("anna") == t.total("bob") == 6
    assert scoring.winners(t.table, scoring.sheets(t.table)) == (1,)
    monkeypatch.setattr(rulings, "DARK_LORD_WINS_TIES", False)
    assert t.winners == ["anna"]


def test_l3_a_pair_wakes_the_herald_though_a_citizen_could_not_pay() -> None:
    """L3: one and one with a Monk and no gold, the German example, wakes the Herald once, for the pair."""
    t = valeria(bob=has(duchy=["monk"])).roll(1, 1)
    t.choose("bob", "starter_herald:1strength")
    assert t.board("bob") == (0, 1, 0, 0)
    assert "bob" not in t.asked


def test_l5_the_ruins_for_two_to_four() -> None:
    """L5: three Skeletons and one Flaming Skeleton."""
    assert dealt(4).stack("ruins") == ["skeleton", "skeleton", "skeleton", "flaming_skeleton", "skeleton_king"]


def test_l7_the_nest_takes_a_citizen_from_the_duchy() -> None:
    """L7: not from the pile."""
    t = valeria(
        anna=has(gold=6, duchy=["peasant"] * 2, monsters=["goblin"]), domains=["nest_of_the_weaver_witch"]
    ).actions()
    t.choose("anna", "build:nest_of_the_weaver_witch")
    assert t.options("anna") == ["return:peasant", "decline"]


def test_l11_what_activates_nothing_wakes_the_herald_and_no_consolation_besides() -> None:
    """L11: one resource, not two."""
    t = valeria(bob=has()).roll(1, 2).choose("bob", "starter_herald:1gold")
    assert t.board("bob") == (1, 0, 0, 0)


def test_l13_the_resting_player_is_not_harmed() -> None:
    """L13."""
    t = valeria(players=5, emil=has(gold=3), events_at={"knight": "kobold_thieves"}).roll(6, 3)
    assert t.emil.gold == 3


def test_l16_nothing_is_taken_in_the_second_harvest() -> None:
    """L16: the right side of the Thief gives gold or magic from the supply."""
    t = valeria(anna=has(duchy=["thief"]), players=1).second_harvest(3, 4)
    assert t.options("anna") == ["thief:2gold", "thief:2magic"]


def test_l17_a_boss_counts_itself() -> None:
    """L17: the Spider Queen as the only Forest monster gives two gold."""
    t = valeria(anna=has(strength=10, magic=3), stacks={"forest": ["spider_queen"]}).actions()
    t.choose("anna", "slay:spider_queen", "spider_queen:2gold-each")
    assert t.anna.gold == 2


def test_l20_both_ways_of_paying_for_a_peasant_are_legal() -> None:
    """L20: three gold, or one gold and two magic."""
    t = valeria(anna=has(gold=3, magic=2)).actions().choose("anna", "recruit:peasant")
    assert t.options("anna") == ["pay:3gold", "pay:2gold+1magic", "pay:1gold+2magic"]


def test_q30_tokens_on_monsters_never_run_out() -> None:
    """Q30: the box has 32 of them; a Bat Swarm may mark a monster more often than that."""
    t = valeria(anna=has(strength=99), events_at={"knight": "bat_swarm"}, tokens={"goblin": ["strength"] * 40})
    t.roll(3, 5).choose("anna", "token:goblin")
    assert t.table.tokens_on("goblin") == (0, 41, 0)
    t.choose("anna", "slay:goblin")
    assert t.anna.strength == 99 - 42


def test_q19_a_die_must_really_change(monkeypatch: pytest.MonkeyPatch) -> None:
    """Q19: nobody turns a six to a six, not even for Gargan's Embrace."""
    t = valeria(anna=has(gold=2, domains=["foxgrove_palisade", "gargans_embrace"])).roll(6, 4)
    assert t.reason("anna", "foxgrove_palisade:die1") == ("valeria-die-shows-it", 6)
    monkeypatch.setattr(rulings, "DIE_MUST_CHANGE", False)
    assert t.reason("anna", "foxgrove_palisade:die1") is None
