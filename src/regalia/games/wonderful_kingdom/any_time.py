"""What a player may do at any time, and the questions that offer it beside what they ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from regalia.engine.decisions import Act
from regalia.engine.frames import Question
from regalia.games.wonderful_kingdom.advisors import advisor_acts
from regalia.games.wonderful_kingdom.placing import acts_on
from regalia.games.wonderful_kingdom.questions import Done, KingdomAct
from regalia.games.wonderful_kingdom.quests import STEPS, TRANSMUTE
from regalia.games.wonderful_kingdom.spying import spy_acts
from regalia.games.wonderful_kingdom.table import LAB_CUBES, KingdomTable

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
        player = table.players[seat]
        player.remembered, player.news = None, False
        if isinstance(act, KingdomAct) and act.any_time:
            table.push(self)
        act.carry_out(table, seat)

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
        acts += advisor_acts(player, self.whens)
        return acts

    def add_free(self, table: KingdomTable, player: Duchy, options: Acts) -> bool:
        """Add what this player can do at any time; says whether it is more than throwing cards away for nothing.

        Thrown-away cards are something only if they make a krystallium that a remaining card could take.
        """
        weighty, thrown = False, 0
        tokens = (1 if player.krystallium else 0) + (2 if player.soldiers else 0)
        for site in player.sites.values():
            acts = site.acts or acts_on(site)
            options += acts.at_any_time[tokens]
            thrown += acts.throws
            if tokens and acts.lays[tokens]:
                weighty = True
        if table.quests and add_steps(table, player, options):
            weighty = True
        if thrown > 1 and thrown + player.lab_cubes > LAB_CUBES:
            weighty = True
        if player.spies and self.spies:
            spying = spy_acts(table)
            options += spying
            weighty = weighty or bool(spying)
        if player.advisors and self.whens:
            uses = [act for act in advisor_acts(player, self.whens) if act.why_not(table, player.seat) is None]
            options += uses
            weighty = weighty or bool(uses)
        return weighty


def add_steps(table: KingdomTable, player: Duchy, options: Acts) -> bool:
    """Add what a quest makes possible; says whether that is anything."""
    before = len(options)
    if player.lab_cubes >= LAB_CUBES:
        options.append(TRANSMUTE)
    for board in table.quests:
        options += [act for act in STEPS[table.solo][board] if act.why_not(table, player.seat) is None]
    return len(options) > before


class RepeatedQuestion(KingdomQuestion):
    """The frame that asked lies below and asks again, until nothing is left to do or the player is done."""

    __slots__ = ()

    def answer(self, table: KingdomTable, act: Act[KingdomTable]) -> None:
        player = table.players[self.seat]
        player.remembered, player.news = None, False
        if type(act) is Done:
            table.frames.pop()
        else:
            act.carry_out(table, self.seat)
