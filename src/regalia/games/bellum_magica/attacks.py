"""The attack of the day: a settlement, or another mage's castle with thieves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regalia.engine.decisions import Act
from regalia.engine.effects import Effect
from regalia.engine.frames import Question
from regalia.engine.messages import Message, Reason, listed, say, seat_named
from regalia.engine.remembering import remembered
from regalia.games.bellum_magica import rulings
from regalia.games.bellum_magica.cards import CHEST_KINDS, INN, MAGIC, SETTLEMENTS, THIEVES
from regalia.games.bellum_magica.effects import Gain
from regalia.games.bellum_magica.player import NO_CHESTS
from regalia.games.bellum_magica.table import BellumTable
from regalia.games.bellum_magica.words import amount, amounts, named

NO_THIEF: Final[Reason] = ("bellum_magica-needs-thief", 1)
NO_CHEST: Final[Reason] = ("bellum_magica-nothing-to-steal", 0)


def too_weak(swords: int, magic_swords: int, shields: int, magic_shields: int) -> Reason | None:
    """What a horde lacks to beat shields: magic ones need magic swords; all shields together as many swords."""
    if magic_swords < magic_shields:
        return "bellum_magica-short-magic-swords", magic_shields - magic_swords
    short = shields + magic_shields - swords - magic_swords
    return ("bellum_magica-short-swords", short) if short > 0 else None


def would_get(loot: Effect[BellumTable], table: BellumTable, seat: int) -> Message:
    """What loot would bring a mage now: a third keg stays in the supply, an empty stack gives another chest or none."""
    trial = table.clone()
    loot.act(trial, seat, "")
    before, after = table.players[seat], trial.players[seat]
    return listed(amounts((kind, getattr(after, kind) - getattr(before, kind)) for kind in Gain.fields))


class Attack(Act[BellumTable]):
    """Attack a settlement: have the swords, take the loot; all but the inn is discarded."""

    __slots__ = ("all_shields", "card", "loot", "magic_shields", "shields")
    verb = "attack"

    def __init__(self, card: str) -> None:
        super().__init__(f"attack:{card}")
        self.card = card
        settlement = SETTLEMENTS[card]
        self.shields = settlement.shield
        self.magic_shields = settlement.magic_shield
        self.all_shields = settlement.shield + settlement.magic_shield
        self.loot = settlement.loot

    def why_not(self, table: BellumTable, seat: int) -> Reason | None:
        war = table.players[seat].war_row(table.die)
        return too_weak(war.swords, war.magic_swords, self.shields, self.magic_shields)

    def carry_out(self, table: BellumTable, seat: int) -> None:
        card = self.card
        if table.told is not None:
            table.tell("bellum_magica-attacks", seat, card=card, target=table.object_of(card))
        if card != INN:
            table.discard_settlement(card)
        self.loot.act(table, seat, card)

    def label(self, table: BellumTable, seat: int) -> Message:
        return say("bellum_magica-act-attack", card=named(self.card), loot=would_get(self.loot, table, seat))

    def about(self, table: BellumTable, seat: int) -> str:
        return self.card

    def targets(self, table: BellumTable, seat: int) -> tuple[str, ...]:
        return (table.object_of(self.card),)


class Rob(Act[BellumTable]):
    """Attack another mage's castle: have a thief, beat its shields, steal up to one chest for each thief."""

    __slots__ = ("other",)
    verb = "rob"

    def __init__(self, other: int) -> None:
        super().__init__(f"rob:{other}")
        self.other = other

    def why_not(self, table: BellumTable, seat: int) -> Reason | None:
        war, castle = table.players[seat].war_row(table.die), table.players[self.other]
        if not war.thieves:
            return NO_THIEF
        if castle.chests == NO_CHESTS and not rulings.EMPTY_CASTLE_MAY_BE_ATTACKED:
            return NO_CHEST
        return too_weak(war.swords, war.magic_swords, castle.shields, castle.magic_shields)

    def most(self, table: BellumTable, seat: int) -> int:
        """How many chests can be stolen: one for each thief, and no more than there are."""
        return min(table.players[seat].war_row(table.die).thieves, table.players[self.other].chest_count())

    def carry_out(self, table: BellumTable, seat: int) -> None:
        most = self.most(table, seat)
        table.tell("bellum_magica-storms", seat, other=self.other, target=f"castle@{self.other}")
        if most:
            table.push(StealChests(seat, self.other, most, (0, 0, 0)))

    def label(self, table: BellumTable, seat: int) -> Message:
        return say("bellum_magica-act-rob", other=seat_named(self.other), n=self.most(table, seat))

    def targets(self, table: BellumTable, seat: int) -> tuple[str, ...]:
        return (f"castle@{self.other}",)


class Hold(Act[BellumTable]):
    """Attack nobody today."""

    __slots__ = ()
    verb = "pass"

    def carry_out(self, table: BellumTable, seat: int) -> None:
        if table.told is not None:
            table.tell("bellum_magica-holds", seat)

    def label(self, table: BellumTable, seat: int) -> Message:
        return say("bellum_magica-act-hold")


ATTACK: Final = {card: Attack(card) for card in SETTLEMENTS}
ROB: Final = tuple(Rob(other) for other in range(5))
ROB_OTHERS: Final = {
    players: [tuple(rob for rob in ROB[:players] if rob.other != seat) for seat in range(players)]
    for players in range(2, 6)
}
"""Whom each seat can rob, by the number of players."""
HOLD: Final = Hold("hold")
ONLY_HOLD: Final[tuple[Act[BellumTable], ...]] = (HOLD,)


def open_settlements(table: BellumTable) -> tuple[Attack, ...]:
    """The attacks on what lies open: the inn, then the display."""
    return table.targets or (ATTACK[INN], *(ATTACK[card] for card in table.display))


class ChooseAttack(Question[BellumTable]):
    """One attack, on whom?"""

    __slots__ = ()

    def acts(self, table: BellumTable) -> Sequence[Act[BellumTable]]:
        return *open_settlements(table), *ROB_OTHERS[len(table.players)][self.seat], HOLD

    def run(self, table: BellumTable) -> Sequence[Act[BellumTable]]:
        row, seat = table.die - 1, self.seat
        war = table.players[seat].war
        magic = war[row + MAGIC]
        strength = war[row] + magic
        if not strength:
            return ONLY_HOLD  # there is nothing without a shield
        if not table.targets:
            table.targets = open_settlements(table)
        options: list[Act[BellumTable]] = [
            act for act in table.targets if act.all_shields <= strength and act.magic_shields <= magic
        ]
        if war[row + THIEVES]:
            options += [rob for rob in ROB_OTHERS[len(table.players)][seat] if rob.why_not(table, seat) is None]
        options.append(HOLD)
        return options

    def prompt(self, table: BellumTable) -> Message:
        icons = table.players[self.seat].war_row(table.die).icons()
        return say("bellum_magica-ask-attack", strength=listed(icons))


# Thieves at work

Picked = tuple[int, int, int]
"""How many wooden, metal and gold chests the thieves are to take."""


class Steal(Act[BellumTable]):
    """Name the kind of one chest to steal; which one it is comes to light when all are before the own castle."""

    __slots__ = ("kind", "left", "other", "picked")
    verb = "steal"

    def __init__(self, other: int, kind: int, left: int, picked: Picked) -> None:
        super().__init__(f"steal:{CHEST_KINDS[kind]}")
        self.other = other
        self.kind = kind
        self.left = left
        self.picked = picked

    def why_not(self, table: BellumTable, seat: int) -> Reason | None:
        there = len(table.players[self.other].chests[self.kind])
        return None if there > self.picked[self.kind] else ("bellum_magica-no-such-chest", 0)

    def carry_out(self, table: BellumTable, seat: int) -> None:
        wooden, metal, golden = self.picked
        picked = (wooden + (self.kind == 0), metal + (self.kind == 1), golden + (self.kind == 2))
        if self.left > 1:
            table.push(StealChests(seat, self.other, self.left - 1, picked))
        else:
            carry_off(table, seat, self.other, picked)

    def label(self, table: BellumTable, seat: int) -> Message:
        return say("bellum_magica-act-steal", chest=amount(CHEST_KINDS[self.kind], 1), other=seat_named(self.other))

    def targets(self, table: BellumTable, seat: int) -> tuple[str, ...]:
        return (f"{CHEST_KINDS[self.kind]}@{self.other}",)


class Enough(Act[BellumTable]):
    """Be content with the chests named so far."""

    __slots__ = ("other", "picked")
    verb = "pass"

    def __init__(self, other: int, picked: Picked) -> None:
        super().__init__("enough")
        self.other = other
        self.picked = picked

    def carry_out(self, table: BellumTable, seat: int) -> None:
        carry_off(table, seat, self.other, self.picked)

    def label(self, table: BellumTable, seat: int) -> Message:
        return say("bellum_magica-act-enough", chests=listed(chest_amounts(self.picked)))


steal: Final = remembered(Steal)
enough: Final = remembered(Enough)


class StealChests(Question[BellumTable]):
    """A chest of which kind shall the next thief take?"""

    __slots__ = ("left", "other", "picked")

    def __init__(self, seat: int, other: int, left: int, picked: Picked) -> None:
        self.seat = seat
        self.other = other
        self.left = left
        self.picked = picked

    def acts(self, table: BellumTable) -> Sequence[Act[BellumTable]]:
        kinds = [steal(self.other, kind, self.left, self.picked) for kind in range(3)]
        if any(self.picked) and not rulings.EVERY_THIEF_MUST_STEAL:
            return *kinds, enough(self.other, self.picked)
        return kinds

    def prompt(self, table: BellumTable) -> Message:
        return say("bellum_magica-ask-steal", n=self.left, other=seat_named(self.other))


def carry_off(table: BellumTable, seat: int, other: int, picked: Picked) -> None:
    """Any chest of each named kind changes hands, each as likely; the robbed mage gets one shield for all of them."""
    robber, robbed = table.players[seat], table.players[other]
    for kind, n in enumerate(picked):
        for _ in range(n):
            robber.store(kind, robbed.lose(kind, table.draw(len(robbed.chests[kind]))))
    if table.told is not None:
        stolen = {kind: n for kind, n in zip(CHEST_KINDS, picked, strict=True) if n}
        source, target = f"chests@{other}", f"chests@{seat}"
        table.tell_as("gain", "bellum_magica-steals", seat, other=other, source=source, target=target, **stolen)
    if not table.scarce_shields or table.shields_left():
        robbed.shields += rulings.ROBBED_MAGE_GETS_SHIELDS
        table.tell_as("gain", "bellum_magica-gets-shield", other, shields=rulings.ROBBED_MAGE_GETS_SHIELDS)


def chest_amounts(picked: Picked) -> tuple[Message, ...]:
    """So many chests of each kind."""
    return amounts(zip(CHEST_KINDS, picked, strict=True))
