"""What counts in Bellum Magica: chests and stores, and what the horde earns on each face of the die."""

from __future__ import annotations

from typing import ClassVar, Final

from regalia.bots.bellum_magica.outlook import DIE, Outlook, breaks_into
from regalia.bots.bellum_magica.worth import RUNES_IN_FOOD
from regalia.bots.learned import Traits
from regalia.games.bellum_magica.attacks import ChooseAttack
from regalia.games.bellum_magica.cards import MAGIC, MAPS, RUNES, THIEVES
from regalia.games.bellum_magica.horde import MayReroll
from regalia.games.bellum_magica.player import Mage
from regalia.games.bellum_magica.scoring import VALUES
from regalia.games.bellum_magica.table import CHESTS_TO_END, BellumTable

FACES: Final = 6.0
MEAL: Final = 2.0
"""What a creature costs, in food."""
FEAST: Final = 4.0
"""What two creatures cost, or the food for an ultra-evil one."""
UNSEEN: Final = 2
"""What a chest counts whose value is not known."""


class BellumTraits(Traits[BellumTable]):
    """A mage in numbers."""

    names: ClassVar[tuple[str, ...]] = (
        "asked", "captain", "points", "chests", "golden", "food", "runes", "kegs", "shields", "magic_shields", "spells",
        "gathers_food", "gathers_runes", "maps", "swords", "magic", "thieves", "might", "work", "war", "today",
        "meals", "feasts", "robs", "robs_today",
    )  # fmt: skip
    looks: ClassVar[int] = 3

    def comparable(self, table: BellumTable) -> bool:
        """As long as nobody has attacked today: later some have had their day and others not."""
        attacks = 0
        for frame in table.frames:
            if isinstance(frame, ChooseAttack):
                attacks += 1
        return attacks == len(table.players)

    def turn(self, table: BellumTable) -> int:
        return table.day

    def ahead(self, table: BellumTable) -> float:
        most = max([player.chest_count() for player in table.players])
        return max(0, CHESTS_TO_END - most) / CHESTS_TO_END

    def rows(self, table: BellumTable) -> list[list[float]]:
        outlook = Outlook(table)
        gathered = not (table.frames and isinstance(table.frames[-1], MayReroll))
        return [self.row(table, outlook, player, gathered) for player in table.players]

    def row(self, table: BellumTable, outlook: Outlook, player: Mage, gathered: bool) -> list[float]:
        """The traits of one mage."""
        work, war = player.work, player.war
        points = 0
        for stack in player.chests:
            for chest in stack:
                points += VALUES.get(chest, UNSEEN)
        food = runes = maps = swords = magic = thieves = might = 0
        working = warring = 0.0
        meals = feasts = 0
        for face in DIE:
            harvest = work[face] + RUNES_IN_FOOD * work[face + RUNES]
            meals += harvest >= MEAL
            feasts += harvest >= FEAST
            food += work[face]
            runes += work[face + RUNES]
            maps += work[face + MAPS]
            swords += war[face]
            magic += war[face + MAGIC]
            thieves += war[face + THIEVES]
            might += (war[face] + war[face + MAGIC]) ** 2
            working += outlook.work(player, work, face)
            warring += outlook.war(player, war, face)
        die = table.die - 1
        robs = [_robs(table, player, face) for face in DIE]
        today = outlook.war(player, war, die) + (0.0 if gathered else outlook.work(player, work, die))
        return [
            1.0 if table.options_of(player.seat) else 0.0,
            1.0 if table.captain == player.seat else 0.0,
            float(points),
            float(player.chest_count()),
            float(len(player.chests[2])),
            float(player.food),
            float(player.runes),
            float(player.kegs),
            float(player.shields),
            float(player.magic_shields),
            float(player.spells),
            food / FACES,
            runes / FACES,
            maps / FACES,
            swords / FACES,
            magic / FACES,
            thieves / FACES,
            might / FACES,
            working / FACES,
            warring / FACES,
            today,
            meals / FACES,
            feasts / FACES,
            sum(robs) / FACES,
            float(robs[die]),
        ]


def _robs(table: BellumTable, player: Mage, face: int) -> int:
    """How many chests the thieves of a mage could carry off on a face of the die, from the castle that has most."""
    thieves, most = player.war[face + THIEVES], 0
    swords, magic = player.war[face], player.war[face + MAGIC]
    if thieves:
        for other in table.players:
            if other is not player and breaks_into(swords, magic, other):
                most = max(most, min(thieves, other.chest_count()))
    return most
