"""The squire's wishes in Valeria: points first, then what harvests well, then what the next purchase lacks."""

from __future__ import annotations

from typing import Any

from regalia.bots.priorities import Squire
from regalia.engine.decisions import Act
from regalia.games.valeria.actions import Build, GainResource, Pay, Recruit, Slay
from regalia.games.valeria.asking import Alternative, UseExchange
from regalia.games.valeria.cards import CITIZENS, DOMAINS, DUKES, ROLLS, SLAYABLE, STARTERS, woken
from regalia.games.valeria.duchy import Duchy
from regalia.games.valeria.effects import Gain, GainPer
from regalia.games.valeria.rolling import Turn
from regalia.games.valeria.table import ValeriaTable
from regalia.games.valeria.taking import FreeCitizen, ReturnCard, StealMonster, TakeAmount
from regalia.games.valeria.turn import Keep

WORTH = {"gold": 0.34, "strength": 0.32, "magic": 0.38, "vp": 1.0}
"""What one of each is worth in victory points."""
OFTEN = {card: sum(woken(dice).get(card, 0) for dice in ROLLS) / len(ROLLS) for card in (*STARTERS, *CITIZENS)}
"""How many times a roll of two dice activates each starter and citizen, on average."""


class ValeriaSquire(Squire[ValeriaTable]):
    """Plays for points at hand and for a duchy that harvests on many numbers."""

    def wish(self, table: ValeriaTable, seat: int, act: Act[Any]) -> float:
        player = table.players[seat]
        if isinstance(act, Slay):
            strength, magic = act.price(table)
            return 10 + self.monster(table, player, act.card) - 0.2 * (strength + magic)
        if isinstance(act, Build):
            return 10 + self.domain(table, player, act.card) - 0.2 * act.price(player)
        if isinstance(act, Recruit):
            return 10 + self.citizen(table, player, act.card) - WORTH["gold"] * player.prices[act.card]
        if isinstance(act, GainResource):
            return 9.6 + self.want(table, player, act.kind)
        if isinstance(act, Pay):
            return -WORTH["magic"] * act.magic - WORTH["gold"] * act.gold - WORTH["strength"] * act.strength
        if isinstance(act, FreeCitizen):
            return self.citizen(table, player, act.card)
        if isinstance(act, Alternative):
            return self.effect(table, player, act.effect)
        if isinstance(act, UseExchange):
            paid = act.effect.pay
            return self.effect(table, player, act.effect.gain) - self.effect(table, player, paid)
        if isinstance(act, TakeAmount):
            return act.n * WORTH[act.kind] + 0.01 * table.players[act.other].vp
        if isinstance(act, StealMonster):
            pile = table.players[act.other].monsters
            return sum(SLAYABLE[card].vp for card in pile) / len(pile)
        if isinstance(act, ReturnCard):
            lost = SLAYABLE[act.card].vp if act.card in SLAYABLE else self.citizen(table, player, act.card)
            return act.effect.vp - lost - 0.5
        if isinstance(act, Keep):
            return float(DUKES[act.card].resources_per_vp == 3) + 0.2 * len(DUKES[act.card].score)
        if isinstance(act, Turn):
            dice = list(table.dice)
            dice[act.die] = act.effect.changed(dice[act.die])
            gain = self.harvest(table, player, (dice[0], dice[1])) - self.harvest(table, player, table.dice)
            return gain - WORTH["gold"] * act.effect.price(table, player)
        return 0.0

    def monster(self, table: ValeriaTable, player: Duchy, card: str) -> float:
        """A slain monster's points, its reward, and what the duke makes of it."""
        duke = self.duke(player, "monster")
        return SLAYABLE[card].vp + self.effect(table, player, SLAYABLE[card].reward) + duke

    def domain(self, table: ValeriaTable, player: Duchy, card: str) -> float:
        """A domain's points, its icons for the duke, and something for what it does."""
        domain = DOMAINS[card]
        icons = sum(n * self.duke(player, "icon", role) for role, n in domain.needs.items())
        lasting = 0.0 if domain.when == "built" else 1.0
        return domain.vp + self.duke(player, "domain") + icons + lasting + self.effect(table, player, domain.effect)

    def citizen(self, table: ValeriaTable, player: Duchy, card: str) -> float:
        """A citizen's harvest over the turns that may be left, what the duke makes of it, and the roles it adds."""
        citizen = CITIZENS[card]
        seats = len(table.players)
        own = self.effect(table, player, citizen.active) / seats
        other = self.effect(table, player, citizen.others) * (1 - 1 / seats)
        fresh = 1.3 if card not in player.duchy else 1.0
        turns = self.turns_left(table)
        role = self.duke(player, "icon", citizen.role) + self.duke(player, "citizen")
        needed = sum(
            0.25
            for act in table.in_centre()[2]
            if DOMAINS[act.card].needs.get(citizen.role, 0) > player.roles[citizen.role]
        )  # fmt: skip
        return (own + other) * OFTEN[card] * turns * fresh + role + needed

    def turns_left(self, table: ValeriaTable) -> float:
        """How many turns, anybody's, are still to come, by how far the exhausted stacks have got."""
        limit = 5 if table.solo else 2 * len(table.players)
        done = len(table.covers) / limit
        return max(2.0, 12.0 * len(table.players) * (1 - done))

    def duke(self, player: Duchy, cards: str, role: str = "") -> float:
        """What the own duke pays for one more of something."""
        if len(player.dukes) != 1:
            return 0.5 if cards in ("monster", "domain") else 0.8
        points = 0.0
        for part in DUKES[player.dukes[0]].score:
            if part.per.cards == cards and part.per.role in ("", role) and not part.per.type:
                points += part.vp
        return points

    def effect(self, table: ValeriaTable, player: Duchy, effect: object) -> float:
        """Roughly what an effect is worth now."""
        if isinstance(effect, Gain):
            return (
                WORTH["gold"] * effect.gold + WORTH["strength"] * effect.strength
                + WORTH["magic"] * effect.magic + effect.vp
            )  # fmt: skip
        if isinstance(effect, GainPer):
            n = effect.per.count(table, player) + 0.5
            return n * self.effect(table, player, Gain(effect.gold, effect.strength, effect.magic, effect.vp))
        parts = getattr(effect, "of", None)
        if parts is not None:
            worths = [self.effect(table, player, part) for part in parts]
            return max(worths) if getattr(effect, "do", "") == "choose" else sum(worths)
        pay, gain = getattr(effect, "pay", None), getattr(effect, "gain", None)
        if pay is not None and gain is not None:
            return max(0.0, self.effect(table, player, gain) - self.effect(table, player, pay))
        return {"gain_citizen": 1.2, "take": 0.9, "take_monster": 2.5, "may_slay": 0.5}.get(
            getattr(effect, "do", ""), 0.3
        )

    def harvest(self, table: ValeriaTable, player: Duchy, dice: tuple[int, int]) -> float:
        """What the own duchy harvests on a roll."""
        total = 0.0
        for card, times in woken(dice).items():
            copies = player.duchy.get(card, 0)
            if copies and card in CITIZENS:
                total += copies * times * self.effect(table, player, CITIZENS[card].active)
            elif copies:
                total += copies * times * 0.33
        return total

    def want(self, table: ValeriaTable, player: Duchy, kind: str) -> float:
        """A little more for the resource that brings the best purchase closer."""
        best = 0.0
        slays, recruits, builds = table.in_centre()
        for act in (*slays, *recruits, *builds):
            reason = act.why_not(table, player.seat)
            if reason is None or not self.helps(reason[0], kind):
                continue
            if isinstance(act, Slay):
                worth = self.monster(table, player, act.card)
            elif isinstance(act, Build):
                worth = self.domain(table, player, act.card)
            else:
                worth = self.citizen(table, player, act.card)
            if reason[1] <= 2:
                best = max(best, 0.15 * worth / reason[1])
        return WORTH[kind] + best

    def helps(self, reason: str, kind: str) -> bool:
        """Whether one more of a resource brings nearer what the reason says is missing; magic stands in for all."""
        return reason.startswith("valeria-short-") and (kind == "magic" or reason.endswith(kind))
