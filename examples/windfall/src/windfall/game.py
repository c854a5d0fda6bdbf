"""Windfall, as the house knows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from regalia.engine.chance import Chance
from regalia.engine.events import NOBODY
from regalia.engine.game import CardFacts, Game, GameOption, Setting, Sheet
from regalia.engine.table import Table
from windfall.cards import CARGOES, CREWS
from windfall.effects import WORDS
from windfall.rounds import BeginRound
from windfall.table import Captain, Harbour, Shown


def goods_points(captain: Captain) -> int:
    """One of a kind is worth 1 point, two 3, three 6, and so on, for each kind of goods."""
    counts = Counter(CARGOES[cargo].goods for cargo in captain.hold)
    return sum(n * (n + 1) // 2 for n in counts.values())


class Windfall(Game):
    """Secret crews, a fickle wind, and a quay full of goods; two to four captains."""

    id = "windfall"
    rules = 1
    players = (2, 3, 4)
    options = (GameOption("rounds", "6", ("4", "6", "8")),)
    counters = ("coins",)
    shown = Shown

    def set_up(self, players: int, options: Mapping[str, Setting], seed: int) -> Table[Any]:
        chance, rounds = Chance(seed), int(str(options["rounds"]))
        crews = chance.shuffled(tuple(CREWS))
        hand = rounds + 1
        captains = [Captain(seat, crews[seat * hand : (seat + 1) * hand]) for seat in range(players)]
        table = Harbour(captains, 0, rounds)
        table.crew_deck = crews[players * hand :]
        table.cargo_deck = chance.shuffled([cargo for cargo, card in CARGOES.items() for _ in range(card.copies)])
        table.chance = chance.state
        table.push(BeginRound(NOBODY))
        return table

    def sheets(self, table: Table[Any]) -> list[Sheet]:
        assert isinstance(table, Harbour)
        sheets = []
        for captain in table.players:
            lines = (("windfall-score-goods", goods_points(captain)), ("windfall-score-coins", captain.coins))
            sheets.append(Sheet(captain.seat, lines, tie_break=len(captain.hand)))
        return sheets

    def act_names(self, players: int, options: Mapping[str, Setting]) -> Sequence[str]:
        return [*(f"send:{crew}" for crew in CREWS), *(f"load:{cargo}" for cargo in CARGOES)]

    def cards(self) -> Sequence[CardFacts]:
        facts = []
        for crew in CREWS.values():
            text = WORDS.say("text-crew", n=crew.strength)
            facts.append(CardFacts(crew.id, "crew", 1, text, "printed", {"strength": crew.strength}))
        for cargo in CARGOES.values():
            text, signs = cargo.effect.text(), {"effect": cargo.effect.signs()}
            facts.append(CardFacts(cargo.id, "cargo", cargo.copies, text, "printed", {"goods": cargo.goods}, signs))
        return facts


WINDFALL = Windfall()
