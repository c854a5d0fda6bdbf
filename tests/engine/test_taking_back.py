"""Undo goes back to the last roll, reveal or other seat's choice, and says what blocks it."""

from __future__ import annotations

from regalia.engine.game import find_game
from regalia.engine.messages import say
from regalia.engine.play import Play
from regalia.engine.taking_back import start_of_turn, take_back, why_not_back


def play_to_first_action(seed: int = 11, **options: bool | str) -> tuple[Play, int]:
    """Two players; the first player is about to take the first action."""
    play = Play(find_game("valeria"), 2, dict(options), seed)
    while "gain:gold" not in keys(play):
        seat, acts = play.table.asked[0]
        play.choose(seat, acts[0].key)
    return play, play.table.asked[0][0]


def keys(play: Play) -> list[str]:
    return [act.key for act in play.table.asked[0][1]]


def test_an_action_can_be_taken_back_and_taken_again() -> None:
    play, seat = play_to_first_action()
    before = play.table.fingerprint()
    play.choose(seat, "gain:gold")
    after = play.table.fingerprint()
    assert take_back(play, seat, "to-barrier") is None
    assert play.table.fingerprint() == before
    play.choose(seat, "gain:gold")
    assert play.table.fingerprint() == after


def test_a_roll_cannot_be_taken_back() -> None:
    play, seat = play_to_first_action()
    play.choose(seat, "gain:gold")
    play.choose(seat, "gain:gold")  # the next player has rolled
    assert play.chosen[-1].barrier == "chance"
    assert why_not_back(play, seat, "to-barrier") == say("undo-chance")
    assert start_of_turn(play, seat, "to-barrier") == len(play.chosen)


def test_another_seats_choice_cannot_be_taken_back() -> None:
    play, seat = play_to_first_action()
    play.choose(seat, "gain:gold")
    assert why_not_back(play, 1 - seat, "to-barrier") == say("undo-other-seat")


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
    assert why_not_back(play, seat, "to-barrier") == say("undo-reveal")


def test_free_tables_take_back_anything_and_strict_ones_nothing() -> None:
    play, seat = play_to_first_action()
    play.choose(seat, "gain:gold")
    play.choose(seat, "gain:gold")
    assert why_not_back(play, seat, "never") == say("undo-never")
    assert start_of_turn(play, seat, "never") == len(play.chosen)
    assert take_back(play, 1 - seat, "free") is None
    while play.chosen:
        assert take_back(play, seat, "free") is None
    assert why_not_back(play, seat, "free") == say("undo-nothing")


def test_all_actions_of_the_turn_can_be_taken_back_at_once() -> None:
    play, seat = play_to_first_action()
    count = len(play.chosen)
    play.choose(seat, "gain:gold")
    assert start_of_turn(play, seat, "to-barrier") <= count


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
