"""The score sheet: monsters, domains, the board, and the duke or what stands in for one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regalia.engine.game import Sheet, leaders, winner_alone
from regalia.engine.pads import Pad, PadRow, PadTie
from regalia.games.valeria import rulings
from regalia.games.valeria.cards import CITIZENS, DOMAINS, DUKES, FIRST_CITIZEN, SLAYABLE
from regalia.games.valeria.player import Duchy
from regalia.games.valeria.solo import DARK_LORD
from regalia.games.valeria.table import ValeriaTable

NO_DUKE_ICONS: Final = {"worker": 1, "soldier": 1, "shadow": 2, "holy": 2}
NO_DUKE_RESOURCES_PER_VP: Final = 3
SEVERAL: Final = (2, 3, 4, 5)
PAD: Final = Pad(
    (
        PadRow("valeria-score-monsters"),
        PadRow("valeria-score-domains"),
        PadRow("valeria-score-board", whose="players", players=SEVERAL),
        PadRow("valeria-score-board", whose="players", players=(1,), needs={"solo_board_points": (True,)}),
        PadRow("valeria-score-duke", needs={"dukes": (True,)}),
        PadRow("valeria-score-resources", needs={"dukes": (True,)}),
        PadRow("valeria-score-icons", needs={"dukes": (False,)}),
        PadRow("valeria-score-resources", per=NO_DUKE_RESOURCES_PER_VP, needs={"dukes": (False,)}),
        PadRow("valeria-score-majorities", needs={"dukes": (False,)}),
    ),
    (PadTie("valeria-pad-cards", fewer=True, players=SEVERAL),),
    automa_wins_ties=rulings.DARK_LORD_WINS_TIES,
)
"""The sheet for the real table."""


def sheets(table: ValeriaTable) -> list[Sheet]:
    """One sheet for each duchy, and alone one for the Dark Lord."""
    rows = [_sheet(table, player) for player in table.players]
    if table.solo:
        lord = dark_lords_hoard(table)
        rows.append(Sheet(DARK_LORD, tuple(_printed(lord)) + tuple(_duke(table, lord, table.dark_duke))))
    return rows


def _sheet(table: ValeriaTable, player: Duchy) -> Sheet:
    lines = _printed(player)
    if not table.solo or table.board_vp_counts:
        lines.append(("valeria-score-board", player.vp))
    lines += _duke(table, player, player.dukes) if table.dukes_played else _no_duke(table, player)
    return Sheet(player.seat, tuple(lines), -cards_in_duchy(player))


def _printed(player: Duchy) -> list[tuple[str, int]]:
    return [
        ("valeria-score-monsters", sum(SLAYABLE[card].vp for card in player.monsters)),
        ("valeria-score-domains", sum(DOMAINS[card].vp for card in player.domains)),
    ]


def _duke(table: ValeriaTable, player: Duchy, dukes: tuple[str, ...]) -> list[tuple[str, int]]:
    if len(dukes) != 1 or dukes[0] not in DUKES:
        # Not chosen yet, or not to be seen by whoever asks.
        return [("valeria-score-duke", 0), ("valeria-score-resources", 0)]
    duke = DUKES[dukes[0]]
    return [
        ("valeria-score-duke", sum(points.vp * points.per.count(table, player) for points in duke.score)),
        ("valeria-score-resources", resources(player) // duke.resources_per_vp),
    ]


def _no_duke(table: ValeriaTable, player: Duchy) -> list[tuple[str, int]]:
    icons = sum(vp * (player.roles[role] + player.domain_icons(role)) for role, vp in NO_DUKE_ICONS.items())
    counts: tuple[Callable[[Duchy], int], ...] = (
        Duchy.citizen_count,
        lambda duchy: len(duchy.monsters),
        lambda duchy: len(duchy.domains),
    )
    return [
        ("valeria-score-icons", icons),
        ("valeria-score-resources", resources(player) // NO_DUKE_RESOURCES_PER_VP),
        ("valeria-score-majorities", sum(_majority(table, player, count) for count in counts)),
    ]


def _majority(table: ValeriaTable, player: Duchy, count: Callable[[Duchy], int]) -> int:
    best = max(count(other) for other in table.players)
    if count(player) < best:
        return 0
    alone = sum(1 for other in table.players if count(other) == best) == 1
    return rulings.MAJORITY_POINTS if alone else rulings.SHARED_MAJORITY_POINTS


def resources(player: Duchy) -> int:
    """All kinds together."""
    return player.gold + player.strength + player.magic


def cards_in_duchy(player: Duchy) -> int:
    """What the tie-break counts; the starters are the same for all."""
    cards = player.citizen_count() + len(player.domains)
    return cards + (len(player.monsters) if rulings.TIE_BREAK_COUNTS_MONSTERS else 0)


def dark_lords_hoard(table: ValeriaTable) -> Duchy:
    """What the Dark Lord scores from: the monsters left in their stacks and his captives; he has no resources."""
    lord = Duchy(DARK_LORD)
    lord.gold = lord.magic = 0
    lord.monsters = tuple(card for stack in table.grid[:FIRST_CITIZEN] for card in stack)
    lord.domains = tuple(card for card in table.captives if card in DOMAINS)
    for card in table.captives:
        if card in CITIZENS:
            lord.add_citizen(card)
    return lord


def winners(table: ValeriaTable, rows: list[Sheet]) -> tuple[int, ...]:
    """Who has won: alone by the way the game ended; else the most points, then the fewest cards, then shared."""
    if table.solo:
        if table.outcome == "won-monsters":
            return (0,)
        if table.outcome == "lost-column":
            return (DARK_LORD,)
        return winner_alone(rows, rulings.DARK_LORD_WINS_TIES)
    return leaders(rows)
