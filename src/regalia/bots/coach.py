"""The coach: what matters now, these two, this one and why; told from what the seat sees and no more."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from regalia.bots.foresight import Difference, Foreseen, Sums, differences, foresee
from regalia.bots.judges import judge_of
from regalia.bots.levels import strongest
from regalia.bots.search import Branch, Budget
from regalia.engine.chance import Chance
from regalia.engine.game import Game, Refused
from regalia.engine.messages import Message, say
from regalia.engine.telling import log_message
from regalia.engine.zones import View

THINKING_SECONDS = 0.5
PLAYING_SECONDS = 0.4
"""Together a hint comes in about a second."""
TRIES_PER_GUESS = 24
"""With a number of tries given: for so many of them the options are also played out on one guess."""
MOST_GUESSES = 24
MOST_REASONS = 3
MOST_NAMED = 4
CLOSE = 1
"""Two options whose chances differ by no more than this in a hundred are called equal."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint in three depths, as plain data: keys of options and messages, ready for any language.

    ``kind`` are the options among which to look, ``pair`` the two best in the order in which they are offered,
    ``best`` is the one that the coach would choose. Of only two options nothing is told at the second depth.
    """

    seat: int
    wins: int
    """How often in a hundred the seat would win from here, by the coach's own choice."""
    kind: tuple[str, ...]
    pair: tuple[str, ...]
    best: str
    matters: tuple[Message, ...]
    these_two: tuple[Message, ...]
    this_one: tuple[Message, ...]

    def told(self, depth: int) -> tuple[Message, ...]:
        """What is said at a depth: 1 what matters now, 2 these two, 3 this one and why."""
        if depth not in (1, 2, 3):
            raise ValueError(f"a hint has the depths 1, 2 and 3, not {depth}")
        return (self.matters, self.these_two, self.this_one)[depth - 1]


def hint(view: View[Any], game: Game, chance: Chance, tries: int | None = None) -> Hint:
    """Advise the seat that looks; with a number of tries the same view and chance give the same hint every time."""
    if not view.table.options_of(view.seat):
        raise Refused(say("game-is-over") if view.table.over else say("not-asked"))
    judge = judge_of(game, patience=0)
    budget = Budget(seconds=THINKING_SECONDS) if tries is None else Budget(tries=tries)
    root = strongest(game, budget).think(view, chance)
    branches = {key: branch for (seat, key), branch in root.branches.items() if seat == view.seat}
    ranked = sorted(branches, key=lambda key: (-branches[key].visits, -branches[key].prior))
    options = view.table.decision_of(view.seat).options
    labels = {option.key: option.label for option in options}
    best, second = ranked[:2]
    kind = _kind(labels, best)
    rival = next((key for key in ranked if key not in kind), second)
    guesses = MOST_GUESSES if tries is None else max(1, min(MOST_GUESSES, tries // TRIES_PER_GUESS))
    until = time.perf_counter() + PLAYING_SECONDS if tries is None else None
    foreseen = foresee(view, game, judge, tuple(dict.fromkeys((best, second, rival))), chance, guesses, until)
    return Hint(
        view.seat,
        _wins(branches[best]),
        kind,
        tuple(option.key for option in options if option.key in (best, second)),
        best,
        _matters(game, view.seat, labels, kind, _wins(branches[best]), foreseen[best], foreseen[rival]),
        (say("coach-these-two", options=_one_of(labels, (best, second))),) if len(labels) > 2 else (),
        _this_one(game, view.seat, labels, branches, foreseen[best], foreseen[second]),
    )


def _kind(labels: dict[str, Message], best: str) -> tuple[str, ...]:
    """The options of the same kind as the best one, or all options if that would give too much away."""
    same = tuple(key for key, label in labels.items() if label.id == labels[best].id)
    return same if len(same) > 2 else tuple(labels)


def _wins(branch: Branch) -> int:
    """The chance to win after an option, in a hundred."""
    return round(100 * branch.total / branch.visits) if branch.visits else 0


def _one_of(labels: dict[str, Message], keys: tuple[str, ...]) -> Message:
    """Some options in the order in which they are offered: «this, that or the other»."""
    parts = tuple(label for key, label in labels.items() if key in keys)
    return parts[0] if len(parts) == 1 else say("list-or", parts=parts)


def _matters(
    game: Game,
    seat: int,
    labels: dict[str, Message],
    kind: tuple[str, ...],
    wins: int,
    best: Foreseen,
    rival: Foreseen,
) -> tuple[Message, ...]:
    """How the seat stands, what kind of act to look at, and what that kind brings that others do not."""
    said = [say("coach-standing", n=wins)]
    parts = differences(best.later, rival.later, game, seat)
    if len(kind) < len(labels):
        if len(kind) > MOST_NAMED:
            said.append(say("coach-look-among", n=len(kind), options=_one_of(labels, kind[:MOST_NAMED])))
        else:
            said.append(say("coach-look-here", options=_one_of(labels, kind)))
        if gains := _words(game, [part for part in parts if part.is_good(game)]):
            said.append(say("coach-kind-brings", parts=gains))
    elif counting := _headings(game, parts[:MOST_REASONS]):
        said.append(say("coach-what-counts", parts=counting))
    return tuple(said)


def _headings(game: Game, parts: list[Difference]) -> tuple[Message, ...]:
    """What the own lines and numbers are called in which options differ; a number after its line is not named again."""
    own = [part for part in parts if part.who is None]
    lines = {part.name for part in own if part.is_points}
    return tuple(part.heading(game) for part in own if f"{game.id}-score-{part.name}" not in lines)


def _this_one(
    game: Game,
    seat: int,
    labels: dict[str, Message],
    branches: dict[str, Branch],
    best: Foreseen,
    second: Foreseen,
) -> tuple[Message, ...]:
    """The option, what it is worth beside the second, what happens at once, and what is different then and later.

    What speaks for the option and what it costs are told apart, so that no reason seems to speak against the choice.
    """
    said = [say("coach-this-one", option=labels[best.key])]
    wins, others = _wins(branches[best.key]), _wins(branches[second.key])
    close = wins - others <= CLOSE
    if close:
        said.append(say("coach-close", option=labels[second.key], n=wins))
    elif branches[second.key].visits:
        said.append(say("coach-better-than", option=labels[second.key], n=wins, other=others))
    else:
        said.append(say("coach-worth", n=wins))
    said += [say("coach-happens", what=what) for what in _news(game, seat, labels[best.key], best, second)]
    now = differences(best.at_once, second.at_once, game, seat)
    later = differences(best.later, second.later, game, seat)
    return (*said, *(_even(game, now, later) if close else _for_and_against(game, now, later)))


def _even(game: Game, now: list[Difference], later: list[Difference]) -> Iterator[Message]:
    """In what two options differ that are worth the same."""
    if parts := _words(game, now):
        yield say("coach-differs-at-once", parts=parts)
    if parts := _words(game, later):
        yield say("coach-differs-later", parts=parts)


def _for_and_against(game: Game, now: list[Difference], later: list[Difference]) -> Iterator[Message]:
    """What the better one of two options brings, and after that what it costs."""
    gains, costs = (
        [[part for part in parts if part.is_good(game) is good] for parts in (now, later)] for good in (True, False)
    )
    for id, parts in zip(("coach-at-once", "coach-later"), gains, strict=True):
        if parts:
            yield say(id, parts=_words(game, parts))
    if any(costs) and not any(gains):
        yield say("coach-all-the-same")
    for id, parts in zip(("coach-costs-at-once", "coach-costs-later"), costs, strict=True):
        if parts:
            yield say(id, parts=_words(game, parts))


def _words(game: Game, parts: list[Difference]) -> tuple[Message, ...]:
    """The weightiest of some differences, in words."""
    return tuple(part.words(game) for part in parts[:MOST_REASONS])


def _news(game: Game, seat: int, label: Message, best: Foreseen, second: Foreseen) -> list[Message]:
    """What surely happens to the seat at once, if the option's name does not say it and the second brings it not."""
    events = [event for event in best.always(seat) if event.what != "forced" and event not in second.events]
    known = {*_leaves(label), say("seat", n=seat), say("nothing")}
    news = [log_message(game, event) for event in events]
    return [line for line in news if not known.issuperset(_leaves(line))][:MOST_REASONS]


def _leaves(message: Message) -> Iterator[Message]:
    """The messages inside a message that hold no others: names of cards, amounts."""
    for argument in message.args.values():
        for part in argument if isinstance(argument, tuple) else (argument,):
            if isinstance(part, Message):
                inner = tuple(_leaves(part))
                yield from inner or (part,)


def reasons(game: Game, seat: int, one: list[Sums], other: list[Sums]) -> tuple[Message, ...]:
    """The weightiest differences between what two options led to, in words."""
    return _words(game, differences(one, other, game, seat))
