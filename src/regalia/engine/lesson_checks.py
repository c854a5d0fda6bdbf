"""Whether a lesson still fits: its choices are played again in every way that it allows, and its objects looked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from regalia.engine.game import Refused
from regalia.engine.lessons import Lesson
from regalia.engine.messages import Argument, Message, say
from regalia.engine.play import Play
from regalia.engine.sayings import Saying
from regalia.engine.zones import view

Lacking = Callable[[str], list[str]]
"""The languages that do not have a message."""


def faults_of(lesson: Lesson, lacking: Lacking) -> list[Message]:
    """All that is wrong with a lesson, each with its line; nothing if it fits."""
    found = list(_wordless(lesson, lacking))
    try:
        lesson.record.replay()
    except Refused as refusal:
        return [refusal.message, *found]
    return sorted([*found, *_misfits(lesson, lacking)], key=_line_of)


def _line_of(fault: Message) -> int:
    line = fault.args["line"]
    assert isinstance(line, int)
    return line


def _fault(line: int, id: str, **args: Argument) -> Message:
    return say("record-misfit", line=line, why=Message(id, args))


def _wordless(lesson: Lesson, lacking: Lacking) -> Iterator[Message]:
    """Messages that a language lacks; the lesson's own name counts for its first line."""
    name = lesson.name().id
    wanted = [(1, name), (1, f"{name}.help")]
    wanted += [(saying.line, lesson.message_id(saying.message)) for saying in lesson.all_sayings() if saying.message]
    for line, id in wanted:
        if languages := lacking(id):
            yield _fault(line, "lesson-message-missing", message=id, languages=", ".join(languages))


def _misfits(lesson: Lesson, lacking: Lacking) -> Iterator[Message]:
    """What does not fit the table on the way of the record, or on a way that it allows beside it."""
    play = lesson.play()
    while lesson.scripted(play):
        yield from _unseen(lesson, play, lesson.stretch(play).sayings, lacking)
        yield from _wrongly_asked(lesson, play)
        play.choose(*lesson.next_choice(play))
    yield from _unseen(lesson, play, lesson.sayings(play), lacking)


def _wrongly_asked(lesson: Lesson, play: Play) -> Iterator[Message]:
    asking = lesson.stretch(play).asking
    if asking is None:
        return
    seat, key = lesson.next_choice(play)
    wanted = lesson.wanted(play)
    for other in asking.keys:
        if other not in wanted:
            reason = play.why_not(lesson.learner, other)
            yield _fault(asking.line, "record-choice-refused", key=other, reason=reason)
    if seat != lesson.learner:
        yield _fault(asking.line, "lesson-asks-another", key=key)
    elif key not in wanted:
        yield _fault(asking.line, "lesson-choice-not-asked-for", key=key)
    for other in wanted:
        refused = _closed(lesson, play, other) if other != key else None
        if refused is not None:
            yield _fault(asking.line, "lesson-way-closed", key=other, reason=refused)


def _closed(lesson: Lesson, play: Play, key: str) -> Message | None:
    """What stands in the way of the script when the learner takes another act that is asked for."""
    table = play.table.clone()
    table.choose_key(lesson.learner, key)
    choices, lines = lesson.record.choices, lesson.record.lines
    for at in range(len(play.chosen) + 1, len(choices)):
        seat, next = choices[at]
        if seat is None and table.asked:
            seat = table.asked[0][0]
        if seat is None or table.act(seat, next) is None:
            return say("record-misfit", line=lines[at + 1], why=say("unknown-key", key=next))
        table.choose_key(seat, next)
    return None


def _unseen(lesson: Lesson, play: Play, sayings: list[Saying], lacking: Lacking) -> Iterator[Message]:
    """Objects that the learner cannot see on the table; a bare name may also be a sign that the game explains."""
    for saying in sayings:
        there = _objects(lesson, play) if saying.objects else set()
        for object in saying.places():
            if object not in there and lacking(f"{lesson.game.id}-explain-{object}"):
                yield _fault(saying.line, "lesson-object-unknown", object=object)


def _objects(lesson: Lesson, play: Play) -> set[str]:
    """The ids of what lies on the table as the learner sees it: zones with their cards and places, counters, and
    whatever acts point at or events have moved between."""
    table: Any = view(play.table, lesson.learner).table
    game = lesson.game
    found = {f"{counter}@{player.seat}" for counter in game.counters for player in table.players}
    for zone in table.zones:
        for holder, owner in zone.holders(table):
            place = zone.name if owner < 0 else f"{zone.name}@{owner}"
            found.add(place)
            for index, stack in enumerate(zone.stacks_of(holder)):
                found |= {f"{place}:{card}" for card in stack} | ({f"{place}:{index}"} if zone.stacks else set())
    for seat, _ in table.asked:
        decision = table.decision_of(seat)
        for act in (*decision.options, *decision.barred):
            found.update(act.targets)
    for event in [*play.opening, *(event for choice in play.chosen for event in choice.events)]:
        found |= {str(event.details[name]) for name in ("source", "target") if name in event.details}
    return found
