"""What a player could bring about now by nothing but what is free at any time: an exact look, not a guess.

Whatever comes first of it uses nothing that a completed card or a paid step gives, so that nothing has to be searched:
every card that may be thrown away is a cube in the lab, five cubes of any colour are a krystallium, and a cube that
pays for itself is never better melted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from regalia.games.wonderful_kingdom import rulings
from regalia.games.wonderful_kingdom.cards import MENACES, RECYCLED
from regalia.games.wonderful_kingdom.quests import STEPS
from regalia.games.wonderful_kingdom.table import LAB_CUBES
from regalia.games.wonderful_kingdom.words import KRYSTALLIUM, SOLDIERS

if TYPE_CHECKING:
    from regalia.games.wonderful_kingdom.player import Duchy
    from regalia.games.wonderful_kingdom.quests import PayStep
    from regalia.games.wonderful_kingdom.table import KingdomTable


def within_reach(table: KingdomTable, player: Duchy) -> bool:
    """Whether acts that are free at any time would complete a card, pay a quest step, or let a frozen card be freed.

    A frozen card is freed only in the fight, so only then does it count that it would lack nothing.
    """
    sites = player.sites
    krystallium = one_less = player.krystallium
    cubes, soldiers = player.lab_cubes, player.soldiers
    if cubes + len(sites) >= LAB_CUBES:
        for site in sites.values():
            if site.loose:
                cubes += 1
        one_less += (cubes - 1) // LAB_CUBES
        krystallium += cubes // LAB_CUBES
    if krystallium or soldiers:
        for site in sites.values():
            if (
                not site.frozen
                and site.cubes_missing <= (one_less if site.loose else krystallium)
                and site.missing[SOLDIERS] <= soldiers
            ):
                return True
        if table.phase == "fight" and _frees(player, krystallium):
            return True
    return bool(table.quests) and _pays_step(table, player)


def _frees(player: Duchy, krystallium: int) -> bool:
    """Whether a frozen card could be filled and the menace under it be defeated."""
    return any(
        site.cubes_missing <= krystallium and site.missing[SOLDIERS] + MENACES[giant].price <= player.soldiers
        for giant, site in player.tucked()
    )


def _pays_step(table: KingdomTable, player: Duchy) -> bool:
    """Whether a step could be paid from the lab, with all that cards thrown away would bring there, and krystallium."""
    cubes = list(player.lab)
    for site in player.sites.values():
        if site.loose:
            for resource in RECYCLED[site.card]:
                cubes[resource] += 1
    for board in table.quests:
        for act in STEPS[table.solo][board]:
            if act.token not in player.steps and _payable(act, player, cubes):
                return True
    return False


def _payable(act: PayStep, player: Duchy, cubes: list[int]) -> bool:
    """Whether these cubes and the player's tokens are enough for a step."""
    pay = act.pay
    if pay[SOLDIERS] > player.soldiers:
        return False
    short = spare = 0
    for resource in range(4):
        left = cubes[resource] - pay[resource]
        if left < 0:
            short -= left
        else:
            spare += left
    if short and not rulings.KRYSTALLIUM_PAYS_QUESTS:
        return False
    return player.krystallium + spare // LAB_CUBES >= short + pay[KRYSTALLIUM]
