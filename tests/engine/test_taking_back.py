"""Undo: how far each policy lets people go back, what blocks the way, and who must agree."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from typing import Any

import pytest

from regalia.engine.messages import say
from regalia.engine.play import Chosen, Play, replayed
from regalia.engine.table import Table
from regalia.engine.taking_back import Reach, UndoPolicy, take_back, way_back
from regalia.engine.zones import view
from regalia.shelf import find_game


def play_to_first_action(seed: int = 11, **options: bool | str) -> tuple[Play, int]:
    """Two players; the first player is about to take the first action."""
    play = Play(find_game("valeria"), 2, dict(options), seed)
    while "gain:gold" not in keys(play):
        seat, acts = play.table.asked[0]
        play.choose(seat, acts[0].key)
    return play, play.table.asked[0][0]


def history(*choices: str) -> list[Chosen]:
    """Choices in short: the seat, then ``~`` if it made chance decide something, ``!`` if it revealed a card, ``.`` if
    it was idle."""
    barriers = {"": "", "~": "chance", "!": "reveal", ".": ""}
    return [Chosen(int(choice[0]), "key", (), barriers[choice[1:]], choice[1:] == ".") for choice in choices]


def remaining(chosen: list[Chosen], mine: set[int], policy: UndoPolicy, reach: Reach, steps: int = 1) -> int | str:
    """How many choices remain, or the id of what stands in the way."""
    way = way_back(chosen, mine, policy, steps, reach)
    assert (way.choices is None) == (way.reason is not None)
    if way.reason is not None:
        return way.reason.id
    assert way.choices is not None
    return way.choices


def keys(play: Play) -> list[str]:
    return [act.key for act in play.table.asked[0][1]]


@pytest.mark.parametrize("game", ["bellum_magica", "valeria", "viscounts", "wonderful_kingdom"])
def test_a_card_that_somebody_sees_for_the_first_time_is_a_barrier(game: str) -> None:
    play, chance = Play(find_game(game), 2, {}, 7), random.Random(7)
    found = set()
    while play.table.asked and len(play.chosen) < 120:
        before = play.table
        seat, acts = before.asked[0]
        play.choose(seat, chance.choice(acts).key)
        barrier = play.chosen[-1].barrier
        found.add(barrier)
        if barrier != "chance":
            assert barrier == ("reveal" if any(sees_more(before, play.table, eyes) for eyes in (-1, 0, 1)) else "")
    assert {"", "reveal"} <= found


def sees_more(before: Table[Any], after: Table[Any], seat: int) -> bool:
    """Whether a card is known to a seat that it could not see before, by what the two views say."""
    then, now = view(before, seat).unseen, view(after, seat).unseen
    return any(Counter(cards) - Counter(now.get(back, ())) for back, cards in then.items())


def test_an_action_can_be_taken_back_and_taken_again() -> None:
    play, seat = play_to_first_action()
    before = play.table.fingerprint()
    play.choose(seat, "gain:gold")
    after = play.table.fingerprint()
    assert take_back(play, (seat,), "to-barrier") is None
    assert play.table.fingerprint() == before
    play.choose(seat, "gain:gold")
    assert play.table.fingerprint() == after


def test_a_roll_cannot_be_taken_back() -> None:
    play, seat = play_to_first_action()
    play.choose(seat, "gain:gold")
    play.choose(seat, "gain:gold")  # the next player has rolled
    assert play.chosen[-1].barrier == "chance"
    count = len(play.chosen)
    for reach in ("steps", "turn"):
        assert take_back(play, (seat,), "to-barrier", reach=reach) == say("undo-chance")
    assert len(play.chosen) == count


def test_another_seats_choice_cannot_be_taken_back() -> None:
    play, seat = play_to_first_action()
    play.choose(seat, "gain:gold")
    assert take_back(play, (1 - seat,), "to-barrier") == say("undo-other-seat")


def test_a_turned_up_domain_cannot_be_taken_back() -> None:
    play, seat = play_to_first_action()
    player = play.table.players[seat]
    player.gold, player.roles = 30, dict.fromkeys(player.roles, 5)
    play.table.advance()
    build = next(key for key in keys(play) if key.startswith("build:"))
    play.choose(seat, build)
    while play.table.asked[0][0] == seat and not play.chosen[-1].barrier:
        play.choose(seat, keys(play)[0])
    assert play.chosen[-1].barrier == "reveal"
    assert take_back(play, (seat,), "to-barrier") == say("undo-reveal")


def test_free_tables_take_back_anything_and_strict_ones_nothing() -> None:
    play, seat = play_to_first_action()
    play.choose(seat, "gain:gold")
    play.choose(seat, "gain:gold")
    count = len(play.chosen)
    assert take_back(play, (0, 1), "never") == say("undo-never")
    assert len(play.chosen) == count
    while play.chosen:
        assert take_back(play, (0, 1)) is None
        count -= 1
        assert len(play.chosen) == count
    assert take_back(play, (0, 1)) == say("undo-nothing")


def test_what_others_chose_since_goes_back_with_ones_own_choice() -> None:
    chosen = history("0", "1", "0", "1", "1")
    assert remaining(chosen, {0}, "free", "steps") == 2
    assert remaining(chosen, {0}, "free", "steps", 2) == 0
    assert remaining(chosen, {0}, "free", "steps", 3) == "undo-nothing"
    assert remaining(chosen, {2}, "free", "turn") == "undo-nothing"
    assert way_back(chosen, {0}, "free").seat == 0
    assert way_back(chosen, {0, 1}, "free").seat == 1


def test_the_turn_is_what_one_seat_chose_in_a_row() -> None:
    chosen = history("1", "0", "0", "0")
    for policy in ("free", "to-barrier"):
        assert remaining(chosen, {0}, policy, "turn") == 1
        assert remaining(chosen, {0, 1}, policy, "turn") == 1, "on a shared screen too"


def test_of_a_turn_with_a_roll_the_part_after_it_can_be_taken_back() -> None:
    chosen = history("0", "0~", "0", "0")
    assert remaining(chosen, {0}, "to-barrier", "steps") == 3
    assert remaining(chosen, {0}, "to-barrier", "steps", 3) == "undo-chance"
    assert remaining(chosen, {0}, "to-barrier", "turn") == 2
    assert remaining(chosen, {0}, "free", "turn") == 0
    assert remaining(chosen, {0}, "free", "roll") == 2


def test_back_to_the_roll_goes_past_what_was_revealed_and_past_the_latest_choice() -> None:
    assert remaining(history("0~", "0", "0!", "0"), {0}, "free", "roll") == 1
    assert remaining(history("0~", "0", "0~"), {0}, "free", "roll") == 1
    assert remaining(history("0~", "0~"), {0}, "free", "roll") == 1
    assert remaining(history("0", "0~", "1"), {0}, "free", "roll") == 0, "a bot's choice goes back too"


def test_each_barrier_is_named() -> None:
    assert remaining(history("0!"), {0}, "to-barrier", "steps") == "undo-reveal"
    assert remaining(history("0~"), {0}, "to-barrier", "turn") == "undo-chance"
    assert remaining(history("0", "1"), {0}, "to-barrier", "turn") == "undo-other-seat"
    assert remaining(history("0"), {0}, "never", "steps") == "undo-never"
    assert remaining([], {0}, "to-barrier", "steps") == "undo-nothing"


def test_others_are_asked_only_about_what_they_have_seen() -> None:
    seen = way_back(history("0", "1"), {0}, "vote", others={1, 2})
    assert (seen.seat, seen.choices, seen.voters) == (0, 0, frozenset((1, 2)))
    unseen = way_back(history("1", "0"), {0}, "vote", others={1, 2})
    assert (unseen.choices, unseen.voters) == (1, frozenset())


def test_without_others_there_is_nobody_to_ask() -> None:
    alone = way_back(history("0~", "1"), {0}, "vote")
    assert (alone.choices, alone.voters) == (0, frozenset())


def test_looking_back_leaves_the_game_alone() -> None:
    play, seat = play_to_first_action()
    early = play.table.fingerprint()
    count = len(play.chosen)
    play.choose(seat, "gain:magic")
    late = play.table.fingerprint()
    assert play.at(count).fingerprint() == early
    assert play.table.fingerprint() == late


def test_what_happens_before_the_first_decision_is_told_too() -> None:
    """Without dukes the first player rolls at once."""
    play = Play(find_game("valeria"), 2, {"dukes": False}, 3)
    assert play.opening[0].what == "valeria-rolls"
    assert not Play(find_game("valeria"), 2, {}, 3).opening


def test_a_table_is_played_on_by_choices_and_the_given_one_stays() -> None:
    play, _ = play_to_first_action()
    start = play.at(0)
    before = start.fingerprint()
    assert replayed(start, play.chosen).fingerprint() == play.table.fingerprint()
    assert start.fingerprint() == before


def test_a_choice_by_key_is_an_option_or_fails() -> None:
    play, seat = play_to_first_action()
    table = play.at(len(play.chosen))
    act = table.act(seat, "gain:gold")
    assert act is not None and act.key == "gain:gold"
    assert table.act(1 - seat, "gain:gold") is None and table.act(seat, "gain:stones") is None
    with pytest.raises(LookupError, match=f"seat {seat} cannot choose 'gain:stones' now"):
        table.choose_key(seat, "gain:stones")
    play.choose(seat, "gain:gold")
    table.choose_key(seat, "gain:gold")
    assert table.fingerprint() == play.table.fingerprint()


@pytest.mark.parametrize(
    ("chosen", "policy", "reach", "left"),
    [
        (("0", "0", "1.", "0."), "to-barrier", "steps", 1),
        (("1", "0", "1.", "0", "0."), "to-barrier", "turn", 1),
        (("0", "1.", "1"), "to-barrier", "steps", "undo-other-seat"),
        (("1", "0."), "free", "steps", "undo-nothing"),
    ],
)
def test_idle_choices_are_no_steps_and_stand_in_nobodys_way(
    chosen: tuple[str, ...], policy: UndoPolicy, reach: Reach, left: int | str
) -> None:
    assert remaining(history(*chosen), {0}, policy, reach) == left


def test_saying_no_where_nothing_could_change_is_idle() -> None:
    play = Play(find_game("wonderful_kingdom"), 1, {"module": "quests", "pauses": "always"}, 3)
    idle = []
    while not play.table.over:
        seat, acts = play.table.asked[0]
        key = next((act.key for act in acts if act.key.startswith(("build:", "put:"))), acts[-1].key)
        question, table = play.table.question_of(seat), play.table
        no = question.leaving(table)
        play.choose(seat, key)
        assert play.chosen[-1].idle == (no is not None and no.key == key and not question.matters(table))
        idle.append(play.chosen[-1].idle)
    assert 0 < sum(idle) < len(idle)
    there = Play(play.game, 1, play.options, play.seed)
    there.unpack(pickle.loads(pickle.dumps(play.packed())))
    assert [choice.idle for choice in there.chosen] == idle, "also when it was played again in another process"
