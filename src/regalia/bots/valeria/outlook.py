"""What a squire of Valeria reckons with at one decision: its duke, the turns to come, what is within reach."""

from __future__ import annotations

from typing import Final, TypeGuard

from regalia.bots.valeria.worth import OFTEN, WORTH, Valued
from regalia.engine.messages import Reason
from regalia.games.valeria.cards import CITIZENS, DOMAINS, DUKES, ROLES, SLAYABLE
from regalia.games.valeria.player import Duchy
from regalia.games.valeria.table import ValeriaTable


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
        self.turns = max(2.0, 12.0 * len(table.players) * (1 - len(table.covers) / table.stacks_to_end()))
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
