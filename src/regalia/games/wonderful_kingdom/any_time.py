"""What a player may do at any time: the questions that offer it beside what they ask for, and the pause for it.

Before a step, a phase or the game passes, whoever could still do something of the kind is asked «anything else?»: as
the option ``pauses`` says, whenever something is possible at all, or when an exact look finds that it would change
something.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from regalia.engine.decisions import Act
from regalia.engine.frames import Frame, Question
from regalia.engine.messages import Message, say
from regalia.games.wonderful_kingdom.advisors import advisor_acts
from regalia.games.wonderful_kingdom.placing import acts_on
from regalia.games.wonderful_kingdom.questions import DONE, Done, KingdomAct
from regalia.games.wonderful_kingdom.quests import STEPS, TRANSMUTE, hand_out
from regalia.games.wonderful_kingdom.spying import spy_acts
from regalia.games.wonderful_kingdom.table import LAB_CUBES, KingdomTable
from regalia.games.wonderful_kingdom.within_reach import within_reach

if TYPE_CHECKING:
    from regalia.games.wonderful_kingdom.player import Duchy

Acts = list[Act[KingdomTable]]


class KingdomQuestion(Question[KingdomTable]):
    """A question of a player's own, which also offers what can be done at any time and is then asked again."""

    __slots__ = ()
    whens: ClassVar[tuple[str, ...]] = ()
    """The moments of advisors that this question is."""
    spies: ClassVar[bool] = False
    """Whether spies can be sent out now."""

    def answer(self, table: KingdomTable, act: Act[KingdomTable]) -> None:
        seat = self.seat
        table.players[seat].news = False
        if isinstance(act, KingdomAct) and act.any_time():
            table.push(self)
        act.carry_out(table, seat)

    def moments(self) -> tuple[str, ...]:
        """The moments of advisors that this question is."""
        return self.whens

    def free_acts(self, table: KingdomTable) -> Acts:
        """Everything that a player could point at at any time."""
        player = table.players[self.seat]
        acts: Acts = []
        for site in player.sites.values():
            acts += acts_on(site).free
        if table.quests:
            acts.append(TRANSMUTE)
            for board in table.quests:
                acts += STEPS[table.solo][board]
        if self.spies and player.spies + player.spies_used:
            acts += spy_acts(table)
        acts += advisor_acts(player, self.moments())
        return acts

    def add_free(self, table: KingdomTable, player: Duchy, options: Acts) -> None:
        """Add what this player can do at any time."""
        sites = player.sites
        if sites:
            tokens = (1 if player.krystallium else 0) + (2 if player.soldiers else 0)
            for site in sites.values():
                options += (site.acts or acts_on(site)).at_any_time[tokens]
        if table.quests:
            add_steps(table, player, options)
        if player.spies and self.spies:
            options += spy_acts(table)
        if player.advisors:
            options += usable_advisors(table, player, self.moments())


def usable_advisors(table: KingdomTable, player: Duchy, whens: tuple[str, ...]) -> Acts:
    """The own advisors whose moment it is and that can be paid."""
    if not player.advisors:
        return []
    return [act for act in advisor_acts(player, whens) if act.why_not(table, player.seat) is None]


def add_steps(table: KingdomTable, player: Duchy, options: Acts) -> None:
    """Add what a quest makes possible."""
    if player.lab_cubes >= LAB_CUBES:
        options.append(TRANSMUTE)
    for board in table.quests:
        options += [act for act in STEPS[table.solo][board] if act.why_not(table, player.seat) is None]


class RepeatedQuestion(KingdomQuestion):
    """The frame that asked lies below and asks again, until nothing is left to do or the player is done."""

    __slots__ = ()

    def answer(self, table: KingdomTable, act: Act[KingdomTable]) -> None:
        table.players[self.seat].news = False
        if type(act) is Done:
            table.frames.pop()
        else:
            act.carry_out(table, self.seat)


class AskedAgain(KingdomQuestion):
    """A question that comes back after each answer, until there is nothing left of what it asks for."""

    __slots__ = ()

    def answer(self, table: KingdomTable, act: Act[KingdomTable]) -> None:
        seat = self.seat
        table.players[seat].news = False
        table.frames.append(self)
        act.carry_out(table, seat)


class AnythingElse(RepeatedQuestion):
    """Is there anything else before the step passes?"""

    __slots__ = ("when",)

    def __init__(self, seat: int, when: str) -> None:
        self.seat = seat
        self.when = when
        """The moment of advisors that it is, if it is one."""

    def moments(self) -> tuple[str, ...]:
        return (self.when,)

    def own_acts(self, table: KingdomTable) -> Sequence[Act[KingdomTable]]:
        """What is asked for besides that which is free at any time."""
        return ()

    def acts(self, table: KingdomTable) -> Sequence[Act[KingdomTable]]:
        return [*self.own_acts(table), *self.free_acts(table), DONE]

    def run(self, table: KingdomTable) -> Sequence[Act[KingdomTable]]:
        options = table.found
        if options is not None:
            table.found = None
            return options
        return self.with_rest(table, [act for act in self.own_acts(table) if act.why_not(table, self.seat) is None])

    def with_rest(self, table: KingdomTable, options: Acts) -> Acts:
        """Add all the rest to what can be chosen of what is asked for."""
        self.add_free(table, table.players[self.seat], options)
        options.append(DONE)
        return options

    def leaving(self, table: KingdomTable) -> Act[KingdomTable] | None:
        # An advisor's ability has its moment and is no act of any time: whoever has one is really asked.
        return None if usable_advisors(table, table.players[self.seat], self.moments()) else DONE

    def matters(self, table: KingdomTable) -> bool:
        return within_reach(table, table.players[self.seat])

    def prompt(self, table: KingdomTable) -> Message:
        return say("wonderful_kingdom-ask-anything-else")


IN_CHOICE: Final[tuple[AnythingElse, ...]] = (AnythingElse(0, ""), AnythingElse(1, ""))
IN_PLANNING: Final[tuple[AnythingElse, ...]] = (AnythingElse(0, "planning"), AnythingElse(1, "planning"))
IN_PRODUCTION: Final[tuple[AnythingElse, ...]] = (AnythingElse(0, "production"), AnythingElse(1, "production"))


def would_pause(table: KingdomTable, player: Duchy, question: AnythingElse) -> bool:
    """Whether the game waits for a player before a step passes."""
    if within_reach(table, player) or (player.advisors and usable_advisors(table, player, question.moments())):
        return True
    if not table.always_pauses:
        return False
    options: Acts = []
    question.add_free(table, player, options)
    return bool(options)


def asks_for_more(table: KingdomTable, frame: Frame[KingdomTable], question: AnythingElse) -> bool:
    """Ask whether anything else is to be done before the step passes, if something could be. Says whether it asks."""
    if not would_pause(table, table.players[frame.seat], question):
        return False
    table.frames.append(frame)
    table.frames.append(question)
    return True


class Pause(Frame[KingdomTable]):
    """A phase passes: whoever has got something since the last question of their own is asked once more."""

    __slots__ = ()

    def run(self, table: KingdomTable) -> None:
        if table.players[self.seat].news:
            asks_for_more(table, self, IN_CHOICE[self.seat])


PAUSE: Final[tuple[Pause, ...]] = (Pause(0), Pause(1))


class PauseTogether(Frame[KingdomTable]):
    """The choice or the game is over: a last word for all players at the same time."""

    __slots__ = ()

    def run(self, table: KingdomTable) -> None:
        busy: dict[int, Frame[KingdomTable]] = {
            player.seat: PAUSE[player.seat] for player in table.players if player.news
        }
        if busy:
            act_together(table, busy)


def act_together(table: KingdomTable, busy: dict[int, Frame[KingdomTable]]) -> None:
    """Players act at the same time; with a quest the rewards of final steps are handed out when all of them have."""
    if table.quests and not table.solo:
        table.push(HAND_OUT)
    table.together(busy)


class HandOut(Frame[KingdomTable]):
    """Both players have acted: the rewards of final steps done meanwhile are handed out and can be used."""

    __slots__ = ()

    def run(self, table: KingdomTable) -> None:
        if not table.finishers:
            return
        finishers, table.finishers = table.finishers, ()
        for token in dict.fromkeys(token for _, token in finishers):
            board = token.partition(":")[0]
            hand_out(table, STEPS[table.solo][board][-1], [seat for seat, done in finishers if done == token])
        for player in table.players:
            if player.news:
                table.push(PAUSE[player.seat])


HAND_OUT: Final = HandOut(0)
