"""What cards and effects of Valeria are worth to a duchy, roughly, in victory points."""

from __future__ import annotations

from typing import Final, TypeGuard

from regalia.engine.messages import Reason
from regalia.games.valeria.cards import CITIZENS, DOMAINS, DUKES, ROLES, ROLLS, SLAYABLE, STARTERS, woken
from regalia.games.valeria.duchy import Duchy
from regalia.games.valeria.effects import Gain, GainPer, ValeriaEffect
from regalia.games.valeria.table import ValeriaTable

WORTH: Final = {"gold": 0.34, "strength": 0.32, "magic": 0.38, "vp": 1.0}
"""What one of each is worth in victory points."""
OFTEN: Final = {card: sum(woken(dice).get(card, 0) for dice in ROLLS) / len(ROLLS) for card in (*STARTERS, *CITIZENS)}
"""How many times a roll of two dice activates each starter and citizen, on average."""


def gained(effect: Gain | GainPer) -> float:
    """What is taken from the supply, once."""
    resources = WORTH["gold"] * effect.gold + WORTH["strength"] * effect.strength + WORTH["magic"] * effect.magic
    return resources + effect.vp


def worth_of(effect: object, table: ValeriaTable | None, player: Duchy | None) -> float:
    """Roughly what an effect is worth now; nobody is needed for one that counts nothing in a duchy."""
    if isinstance(effect, Gain):
        return gained(effect)
    if isinstance(effect, GainPer):
        assert table is not None and player is not None
        return (effect.per.count(table, player) + 0.5) * gained(effect)
    parts = getattr(effect, "of", None)
    if parts is not None:
        worths = [worth_of(part, table, player) for part in parts]
        return max(worths) if getattr(effect, "do", "") == "choose" else sum(worths)
    pay, gain = getattr(effect, "pay", None), getattr(effect, "gain", None)
    if pay is not None and gain is not None:
        return max(0.0, worth_of(gain, table, player) - worth_of(pay, table, player))
    return {"gain_citizen": 1.2, "take": 0.9, "take_monster": 2.5, "may_slay": 0.5}.get(getattr(effect, "do", ""), 0.3)


def counts(effect: object) -> bool:
    """Whether an effect, or a part of it, counts something in a duchy, so that it is not always worth the same."""
    parts = (*getattr(effect, "of", ()), getattr(effect, "pay", None), getattr(effect, "gain", None))
    return isinstance(effect, GainPer) or any(counts(part) for part in parts if part is not None)


class Valued:
    """An effect of a card, and what it is worth if that is always the same."""

    __slots__ = ("effect", "fixed", "worth")

    def __init__(self, effect: ValeriaEffect) -> None:
        self.effect = effect
        self.fixed = not counts(effect)
        self.worth = worth_of(effect, None, None) if self.fixed else 0.0

    def now(self, table: ValeriaTable, player: Duchy) -> float:
        """What it is worth now."""
        return self.worth if self.fixed else worth_of(self.effect, table, player)


class Taste:
    """What a duke pays for one more of each."""

    __slots__ = ("citizen", "domain", "icons", "monster")

    def __init__(self, monster: float, domain: float, citizen: float, icons: dict[str, float]) -> None:
        self.monster = monster
        self.domain = domain
        self.citizen = citizen
        self.icons = icons
        """For a citizen or a domain of each role."""


def _taste(duke: str) -> Taste:
    def pays(cards: str, role: str = "") -> float:
        parts = [part for part in DUKES[duke].score if part.per.cards == cards and not part.per.type]
        return float(sum(part.vp for part in parts if part.per.role in ("", role)))

    return Taste(pays("monster"), pays("domain"), pays("citizen"), {role: pays("icon", role) for role in ROLES})


UNKNOWN: Final = Taste(0.5, 0.5, 0.8, dict.fromkeys(ROLES, 0.8))
"""While the duke is not chosen yet, or without dukes: a little of everything."""
TASTES: Final = {duke: _taste(duke) for duke in DUKES}


class Prey:
    """A monster as far as it matters here."""

    __slots__ = ("points", "reward")

    def __init__(self, card: str) -> None:
        self.points = SLAYABLE[card].vp
        self.reward = Valued(SLAYABLE[card].reward)


class Site:
    """A domain as far as it matters here."""

    __slots__ = ("lasting", "needs", "points", "works")

    def __init__(self, card: str) -> None:
        self.points = DOMAINS[card].vp
        self.needs: list[tuple[str, int]] = list(DOMAINS[card].needs.items())
        self.lasting = 0.0 if DOMAINS[card].when == "built" else 1.0
        self.works = Valued(DOMAINS[card].effect)


class Recruitable:
    """A citizen as far as it matters here."""

    __slots__ = ("active", "often", "others", "role")

    def __init__(self, card: str) -> None:
        self.role: str = CITIZENS[card].role
        self.often = OFTEN[card]
        self.active = Valued(CITIZENS[card].active)
        self.others = Valued(CITIZENS[card].others)


PREY: Final = {card: Prey(card) for card in SLAYABLE}
SITES: Final = {card: Site(card) for card in DOMAINS}
RECRUITABLE: Final = {card: Recruitable(card) for card in CITIZENS}
SHORT: Final = {f"valeria-short-{kind}": kind for kind in ("gold", "strength", "magic")}
"""Which resource is missing, by the reason that names it."""


class Outlook:
    """What a duchy reckons with at one decision: its duke, the turns to come, the roles that domains still ask for."""

    __slots__ = ("closer", "lacking", "player", "table", "taste", "turns")

    def __init__(self, table: ValeriaTable, player: Duchy) -> None:
        self.table = table
        self.player = player
        self.taste = TASTES[player.dukes[0]] if len(player.dukes) == 1 else UNKNOWN
        limit = 5 if table.solo else 2 * len(table.players)
        self.turns = max(2.0, 12.0 * len(table.players) * (1 - len(table.covers) / limit))
        """How many turns, anybody's, are still to come, by how far the exhausted stacks have got."""
        self.lacking: dict[str, float] = dict.fromkeys(ROLES, 0.0)
        """Something for each domain in the centre that asks for more of a role."""
        for act in table.in_centre()[2]:
            for role, n in SITES[act.card].needs:
                if n > player.roles[role]:
                    self.lacking[role] += 0.25
        self.closer: dict[str, float] = {}
        """How much closer one more of each resource brings the best purchase; reckoned when first asked for."""

    def monster(self, card: str) -> float:
        """A slain monster's points, its reward, and what the duke makes of it."""
        prey = PREY[card]
        return prey.points + prey.reward.now(self.table, self.player) + self.taste.monster

    def domain(self, card: str) -> float:
        """A domain's points, its icons for the duke, and something for what it does."""
        site, icons = SITES[card], 0.0
        for role, n in site.needs:
            icons += n * self.taste.icons[role]
        return site.points + self.taste.domain + icons + site.lasting + site.works.now(self.table, self.player)

    def citizen(self, card: str) -> float:
        """A citizen's harvest over the turns that may be left, what the duke makes of it, and the roles it adds."""
        citizen, seats = RECRUITABLE[card], len(self.table.players)
        own = citizen.active.now(self.table, self.player) / seats
        other = citizen.others.now(self.table, self.player) * (1 - 1 / seats)
        fresh = 1.3 if card not in self.player.duchy else 1.0
        harvest = (own + other) * citizen.often * self.turns * fresh
        return harvest + (self.taste.icons[citizen.role] + self.taste.citizen) + self.lacking[citizen.role]

    def want(self, kind: str) -> float:
        """A little more for the resource that brings the best purchase closer."""
        if not self.closer:
            self.closer = self.brought_closer()
        return WORTH[kind] + self.closer[kind]

    def brought_closer(self) -> dict[str, float]:
        """For each resource the best purchase that lacks one or two of it; magic stands in for all."""
        best = {"gold": 0.0, "strength": 0.0, "magic": 0.0}
        table, seat = self.table, self.player.seat
        slays, recruits, builds = table.in_centre()
        for slay in slays:
            reason = slay.why_not(table, seat)
            if almost(reason):
                hope_for(best, reason, self.monster(slay.card))
        for recruit in recruits:
            reason = recruit.why_not(table, seat)
            if almost(reason):
                hope_for(best, reason, self.citizen(recruit.card))
        for build in builds:
            reason = build.why_not(table, seat)
            if almost(reason):
                hope_for(best, reason, self.domain(build.card))
        return best


def almost(reason: Reason | None) -> TypeGuard[Reason]:
    """Whether only one or two of a resource are missing."""
    return reason is not None and reason[1] <= 2 and reason[0] in SHORT


def hope_for(best: dict[str, float], reason: Reason, worth: float) -> None:
    """Remember the best that a resource brings within reach."""
    kind, hope = SHORT[reason[0]], 0.15 * worth / reason[1]
    best[kind] = max(best[kind], hope)
    best["magic"] = max(best["magic"], hope)
