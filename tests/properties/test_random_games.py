"""What must hold at every decision of every game, whatever anybody chooses."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.engine.chance import Chance
from regalia.engine.events import Event, heard_by
from regalia.engine.frames import Question
from regalia.engine.game import Choice
from regalia.engine.play import Play
from regalia.engine.records import Record, SeatLine
from regalia.engine.table import Table
from regalia.engine.zones import HIDDEN, view
from regalia.shelf import find_game
from tests.conserved import CONSERVED
from tests.sizes import SIZES
from tests.variants import EVERY

MOST_DECISIONS = 6000
seeds = st.integers(0, 2**32)
Way = tuple[str, int, dict[str, Choice]]
"""A game, how many play it, and the options."""
every_way = pytest.mark.parametrize("way", EVERY, ids=str)
some = settings(max_examples=SIZES.examples)
few = settings(max_examples=SIZES.close_examples)


def pick(table: Table[Any], chance: Chance) -> tuple[int, Any]:
    """Any seat that is asked, and any of its options."""
    seat, options = chance.pick(table.asked)
    return seat, chance.pick(options)


def start(way: Way, seed: int) -> tuple[Table[Any], Chance]:
    game, players, options = way
    return find_game(game).new(players, options, seed), Chance(seed + 1)


def lookers(players: int, chance: Chance, everybody: bool) -> range:
    """Who looks: all seats and a spectator (-1), or one of them drawn by lot."""
    if everybody:
        return range(-1, players)
    looker = chance.below(players + 1) - 1
    return range(looker, looker + 1)


def record_of(play: Play) -> Record:
    seats = [SeatLine(f"Seat {seat}") for seat in range(len(play.table.players))]
    return Record.of(play, seats)


@every_way
def test_every_variant_is_played_to_its_end(way: Way) -> None:
    game = find_game(way[0])
    for seed in range(SIZES.whole_games):
        table, chance = start(way, seed)
        decisions = 0
        while table.asked:
            table.choose(*pick(table, chance))
            decisions += 1
            assert decisions < MOST_DECISIONS
        assert table.over
        sheets = game.sheets(table)
        assert [sheet.seat for sheet in sheets] == list(range(len(sheets)))
        assert set(game.winners(table)) <= {sheet.seat for sheet in sheets}


@every_way
@given(seed=seeds)
@some
def test_options_are_what_nothing_stands_against(way: Way, seed: int) -> None:
    table, chance = start(way, seed)
    while table.asked:
        for seat, options in table.asked:
            question = table.question_of(seat)
            acts = question.acts(table)
            keys = [act.key for act in acts]
            assert len(options) > 1
            assert len(set(keys)) == len(keys)
            assert [act.key for act in options] == [act.key for act in acts if act.why_not(table, seat) is None]
            assert all(" " not in key for key in keys)
        table.choose(*pick(table, chance))


@every_way
@given(seed=seeds)
@few
def test_nothing_falls_below_zero_and_no_card_is_lost(way: Way, seed: int) -> None:
    game = find_game(way[0])
    table, chance = start(way, seed)
    at_first = CONSERVED[way[0]](table)
    while table.asked:
        table.choose(*pick(table, chance))
        assert CONSERVED[way[0]](table) == at_first
        for player in table.players:
            assert all(getattr(player, counter) >= 0 for counter in game.counters)


@every_way
@given(seed=seeds, skip=st.integers(0, 200))
@some
def test_a_clone_is_the_same_and_goes_its_own_way(way: Way, seed: int, skip: int) -> None:
    table, chance = start(way, seed)
    for _ in range(skip):
        if table.asked:
            table.choose(*pick(table, chance))
    before, twin = table.fingerprint(), table.clone()
    assert twin.fingerprint() == before
    later = Chance(seed)
    for _ in range(25):
        if twin.asked:
            twin.choose(*pick(twin, later))
    assert table.fingerprint() == before
    if table.asked:
        assert twin.fingerprint() != before


@every_way
@given(seed=seeds, step=st.integers(20, 60))
@few
def test_a_view_is_the_same_in_another_process(way: Way, seed: int, step: int) -> None:
    """Bots and the coach think elsewhere."""
    table, chance = start(way, seed)
    while table.asked:
        for seat in range(len(table.players)):
            seen = view(table, seat)
            there = pickle.loads(pickle.dumps(seen))
            assert there.seat == seat
            assert there.table.fingerprint() == seen.table.fingerprint()
            assert [act.key for act in there.table.options_of(seat)] == [act.key for act in seen.table.options_of(seat)]
        for _ in range(step):
            if table.asked:
                table.choose(*pick(table, chance))


@every_way
@given(seed=seeds, step=st.integers(3, 11))
@few
def test_a_guess_looks_the_same_to_the_one_who_guesses(way: Way, seed: int, step: int) -> None:
    """So nothing unseen shows through a view: any other deal of the unseen gives the same view."""
    table, chance = start(way, seed)
    at = 0
    while table.asked:
        if at % step == 0:
            for seat in lookers(len(table.players), chance, SIZES.everybody_looks):
                seen = view(table, seat)
                assert view(seen.guess(chance), seat).state() == seen.state()
        table.choose(*pick(table, chance))
        at += 1


@every_way
@given(seed=seeds)
@few
def test_a_guess_can_be_played_to_its_end(way: Way, seed: int) -> None:
    table, chance = start(way, seed)
    for _ in range(seed % 60):
        if table.asked:
            table.choose(*pick(table, chance))
    if not table.asked:
        return
    guess = view(table, table.asked[0][0]).guess(chance)
    assert [act.key for act in guess.options_of(table.asked[0][0])] == [act.key for act in table.asked[0][1]]
    decisions = 0
    while guess.asked:
        guess.choose(*pick(guess, chance))
        decisions += 1
        assert decisions < MOST_DECISIONS
    assert guess.over


@every_way
@given(seed=seeds)
@few
def test_what_is_told_names_no_card_that_somebody_cannot_see(way: Way, seed: int) -> None:
    game, players, options = way
    play, chance = Play(find_game(game), players, options, seed), Chance(seed)
    while play.table.asked:
        before = play.table
        seat, act = pick(before, chance)
        events = play.choose(seat, act.key)
        if not SIZES.everybody_looks and chance.below(2):
            continue  # nobody looks this time: looking takes long
        for looker in lookers(players, chance, SIZES.everybody_looks):
            seen = view(play.table, looker)
            hidden = {card for cards in seen.unseen.values() for card in cards}
            hidden -= shown(seen.table) | shown(view(before, looker).table) | laid_open(play.table, events)
            for event in events:
                if heard_by(event, looker):
                    assert not told(event) & hidden, f"{event} tells seat {looker} of a card it cannot see"


def laid_open(table: Table[Any], events: tuple[Event, ...]) -> set[str]:
    """Cards that everybody saw on their way, because they came to lie in an open zone, if only for a moment."""
    zones = {zone.name for zone in table.zones if zone.seen == "all"}
    return {
        str(event.details.get("card"))
        for event in events
        if str(event.details.get("target")).partition("@")[0].partition(":")[0] in zones
    }


def told(event: Event) -> set[str]:
    """Every word of an event, those inside keys and object ids too."""
    words: set[str] = set()
    for name, value in event.details.items():
        if name == "because":
            continue  # the card that caused it was seen when it was played
        for word in value if isinstance(value, tuple) else (str(value),):
            words.update(word.split(":"))
    return words


def shown(table: Table[Any]) -> set[str]:
    """The cards that a view shows."""
    stacks = (stack for zone in table.zones for holder, _ in zone.holders(table) for stack in zone.stacks_of(holder))
    return {card for stack in stacks for card in stack if card != HIDDEN}


@every_way
@given(seed=seeds, upto=st.integers(0, 120))
@few
def test_saved_anywhere_and_loaded_it_is_the_same(way: Way, seed: int, upto: int) -> None:
    game, players, options = way
    play, chance = Play(find_game(game), players, options, seed), Chance(seed)
    while play.table.asked and len(play.chosen) < upto:
        seat, act = pick(play.table, chance)
        play.choose(seat, act.key)
    text = record_of(play).write()
    again = Record.read(text, find_game).replay()
    assert again.table.fingerprint() == play.table.fingerprint()
    assert record_of(again).write() == text


@every_way
@given(seed=seeds, upto=st.integers(1, 80), back=st.integers(1, 40))
@few
def test_taken_back_and_done_again_it_is_the_same(way: Way, seed: int, upto: int, back: int) -> None:
    game, players, options = way
    play, chance = Play(find_game(game), players, options, seed), Chance(seed)
    hashes = [play.table.fingerprint()]
    while play.table.asked and len(play.chosen) < upto:
        seat, act = pick(play.table, chance)
        play.choose(seat, act.key)
        hashes.append(play.table.fingerprint())
    made = [(choice.seat, choice.key) for choice in play.chosen]
    target = max(0, len(made) - back)
    play.back_to(target)
    assert play.table.fingerprint() == hashes[target]
    for seat, key in made[target:]:
        play.choose(seat, key)
    assert play.table.fingerprint() == hashes[-1]


@every_way
@given(seed=seeds)
@few
def test_every_decision_can_be_explained(way: Way, seed: int) -> None:
    table, chance = start(way, seed)
    while table.asked:
        for seat, options in table.asked:
            decision = table.decision_of(seat)
            offered = {option.key for option in decision.options}
            barred = {barred.key for barred in decision.barred}
            assert offered == {act.key for act in options}
            assert not offered & barred
            assert isinstance(table.question_of(seat), Question)
        table.choose(*pick(table, chance))
