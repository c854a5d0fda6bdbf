"""What must hold at every decision of every game, whatever anybody chooses. Each check plays one random game."""

from __future__ import annotations

import pickle
from typing import Any

from regalia.engine.chance import Chance
from regalia.engine.events import Event, heard_by
from regalia.engine.frames import Question
from regalia.engine.play import Play
from regalia.engine.records import Record, SeatLine
from regalia.engine.table import Table
from regalia.engine.zones import HIDDEN, view
from regalia.testing.ways import Way, go_on, pick

MOST_DECISIONS = 6000


def it_ends(way: Way, seed: int) -> None:
    """Whatever is chosen, the game ends, with a score sheet for each seat and winners among them."""
    table, chance = way.table(seed)
    play_to_its_end(table, chance)
    sheets = way.game.sheets(table)
    assert [sheet.seat for sheet in sheets] == list(range(len(sheets))), "score sheets lie in the order of the seats"
    assert set(way.game.winners(table)) <= {sheet.seat for sheet in sheets}, "somebody won who did not play"


def play_to_its_end(table: Table[Any], chance: Chance) -> None:
    """Play at random; a game that never ends fails."""
    decisions = 0
    while table.asked:
        table.choose(*pick(table, chance))
        decisions += 1
        assert decisions < MOST_DECISIONS, "the game does not end"
    assert table.over, "nobody is asked, and the game is not over"


def options_are_what_nothing_stands_against(way: Way, seed: int) -> None:
    """What can be chosen is what the rule lets be chosen, also where a question answers faster; keys are unique."""
    table, chance = way.table(seed)
    while table.asked:
        for seat, options in table.asked:
            question = table.question_of(seat)
            acts = question.acts(table)
            keys = [act.key for act in acts]
            assert len(options) > 1, f"{question} asks where there is nothing to choose"
            assert len(set(keys)) == len(keys), f"two acts have one key: {keys}"
            possible = [act.key for act in acts if act.why_not(table, seat) is None]
            assert [act.key for act in options] == possible, f"{question} offers otherwise than why_not says"
            assert all(" " not in key for key in keys), f"a key with a blank: {keys}"
        table.choose(*pick(table, chance))


def nothing_is_lost(way: Way, seed: int) -> None:
    """No card appears or vanishes, and no counter falls below zero."""
    table, chance = way.table(seed)
    at_first = way.conserved(table)
    while table.asked:
        table.choose(*pick(table, chance))
        now = way.conserved(table)
        assert now == at_first, f"lost: {at_first - now}, found: {now - at_first}"
        for player in table.players:
            for counter in way.game.counters:
                assert getattr(player, counter) >= 0, f"seat {player.seat} has less than no {counter}"


def a_clone_goes_its_own_way(way: Way, seed: int) -> None:
    """A clone is the same, and what happens to it does not happen to the first."""
    table, chance = way.table(seed)
    go_on(table, chance, chance.below(201))
    before, twin = table.fingerprint(), table.clone()
    assert twin.fingerprint() == before, "a clone differs"
    go_on(twin, Chance(seed), 25)
    assert table.fingerprint() == before, "what happened to a clone happened to the first"
    if table.asked:
        assert twin.fingerprint() != before, "choices leave no trace in what makes a table the same"


def a_view_is_the_same_in_another_process(way: Way, seed: int) -> None:
    """Bots and the coach think elsewhere: a view can be sent there."""
    table, chance = way.table(seed)
    step = 20 + chance.below(41)
    while table.asked:
        for seat in range(len(table.players)):
            seen = view(table, seat)
            there = pickle.loads(pickle.dumps(seen))
            assert there.seat == seat
            assert there.table.fingerprint() == seen.table.fingerprint(), "a view arrives changed"
            assert [act.key for act in there.table.options_of(seat)] == [act.key for act in seen.table.options_of(seat)]
        go_on(table, chance, step)


def lookers(players: int, chance: Chance, everybody: bool) -> range:
    """Who looks: all seats and a spectator (-1), or one of them drawn by lot."""
    if everybody:
        return range(-1, players)
    looker = chance.below(players + 1) - 1
    return range(looker, looker + 1)


def a_guess_looks_the_same_to_who_guesses(way: Way, seed: int, everybody: bool = False) -> None:
    """Nothing unseen shows through a view: any other deal of the unseen gives the same view."""
    table, chance = way.table(seed)
    step, at = 3 + chance.below(9), 0
    while table.asked:
        if at % step == 0:
            for seat in lookers(len(table.players), chance, everybody):
                seen = view(table, seat)
                guessed = view(seen.guess(chance), seat)
                assert guessed.state() == seen.state(), f"seat {seat} can tell what it cannot see"
        table.choose(*pick(table, chance))
        at += 1


def a_guess_can_be_played_to_its_end(way: Way, seed: int) -> None:
    """Whoever guesses the unseen has a whole table: the same options, and a game that ends."""
    table, chance = way.table(seed)
    go_on(table, chance, seed % 60)
    if not table.asked:
        return
    seat, acts = table.asked[0]
    guess = view(table, seat).guess(chance)
    assert [act.key for act in guess.options_of(seat)] == [act.key for act in acts], "a guess offers something else"
    play_to_its_end(guess, chance)


def what_is_told_names_no_hidden_card(way: Way, seed: int, everybody: bool = False) -> None:
    """No event names a card to somebody who cannot see it."""
    play, chance = way.play(seed)
    while play.table.asked:
        before = play.table
        seat, act = pick(before, chance)
        events = play.choose(seat, act.key)
        if not everybody and chance.below(2):
            continue  # nobody looks this time: looking takes long
        for looker in lookers(way.players, chance, everybody):
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


def saved_and_loaded_it_is_the_same(way: Way, seed: int) -> None:
    """A record made anywhere in a game is played again to the same table, and written again to the same text."""
    play, chance = way.play(seed)
    upto = chance.below(121)
    while play.table.asked and len(play.chosen) < upto:
        seat, act = pick(play.table, chance)
        play.choose(seat, act.key)
    text = record_of(play).write()
    again = Record.read(text, lambda id: way.game).replay()
    assert again.table.fingerprint() == play.table.fingerprint(), "a record leads elsewhere"
    assert record_of(again).write() == text, "a record is written otherwise the second time"


def record_of(play: Play) -> Record:
    """The record of a game between nobody in particular."""
    return Record.of(play, [SeatLine(f"Seat {seat}") for seat in range(len(play.table.players))])


def taken_back_and_done_again_it_is_the_same(way: Way, seed: int) -> None:
    """Choices that were taken back leave no trace, and made again they lead to the same table."""
    play, chance = way.play(seed)
    upto, back = 1 + chance.below(80), 1 + chance.below(40)
    hashes = [play.table.fingerprint()]
    while play.table.asked and len(play.chosen) < upto:
        seat, act = pick(play.table, chance)
        play.choose(seat, act.key)
        hashes.append(play.table.fingerprint())
    made = [(choice.seat, choice.key) for choice in play.chosen]
    target = max(0, len(made) - back)
    play.back_to(target)
    assert play.table.fingerprint() == hashes[target], "what was taken back has left a trace"
    for seat, key in made[target:]:
        play.choose(seat, key)
    assert play.table.fingerprint() == hashes[-1], "done again it leads elsewhere"


def every_decision_can_be_explained(way: Way, seed: int) -> None:
    """Everything on offer has a label, everything barred a reason, and nothing is both."""
    table, chance = way.table(seed)
    while table.asked:
        for seat, options in table.asked:
            decision = table.decision_of(seat)
            offered = {option.key for option in decision.options}
            barred = {barred.key for barred in decision.barred}
            assert offered == {act.key for act in options}, "explained otherwise than offered"
            assert not offered & barred, f"offered and barred: {offered & barred}"
            assert isinstance(table.question_of(seat), Question)
        table.choose(*pick(table, chance))
