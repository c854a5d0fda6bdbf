"""A game of Viscounts whose players are called by their colours: what is asked, chosen, told and scored."""

from __future__ import annotations

from regalia.engine.combinators import Happen
from regalia.engine.frames import Frame
from regalia.games.viscounts.actions import TakeAction
from regalia.games.viscounts.automa import Automa
from regalia.games.viscounts.collision import Collide
from regalia.games.viscounts.effects import ViscountsEffect
from regalia.games.viscounts.movement import MoveViscount
from regalia.games.viscounts.player import Viscount
from regalia.games.viscounts.recruiting import RecruitPhase
from regalia.games.viscounts.rounds import AUTOMA_TURN, TURN
from regalia.games.viscounts.solo import ActByScheme, GainFromScheme, MoveByScheme, TurnUpScheme
from regalia.games.viscounts.table import ViscountsTable
from regalia.games.viscounts.turn import PLAY_CARD, DrawCards, PlayOneCard, SlideCards
from tests.seated import Seat, SeatedGame

NAMES = ("red", "blue", "yellow", "green")
"""The players, each to the left of the one before; alone, «blue» is the solo opponent."""
PATHS = ("left", "inner", "right")


class Plays(Frame[ViscountsTable]):
    """A player plays this card."""

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card

    def run(self, table: ViscountsTable) -> None:
        PLAY_CARD[self.card].carry_out(table, self.seat)


class Game(SeatedGame[ViscountsTable]):
    """A game whose players are called by their colours."""

    names = NAMES
    kind = ViscountsTable
    red = Seat[Viscount](0)
    blue = Seat[Viscount](1)
    yellow = Seat[Viscount](2)

    def player(self, seat: int) -> Viscount:
        return self.table.courts[seat]

    @property
    def opponent(self) -> Automa:
        assert self.table.automa is not None
        return self.table.automa

    # Places

    def space(self, name: str) -> int:
        """A space by name: «s4 left»."""
        segment, path = name.split()
        return 3 * self.table.segments.index(segment) + PATHS.index(path)

    def space_name(self, space: int) -> str:
        """The name of a space."""
        return f"{self.table.segments[space // 3]} {PATHS[space % 3]}"

    def site(self, name: str) -> int:
        """A site by name: «s2 l1»."""
        segment, letters = name.split()
        banks = self.table.board.banks
        at = 3 * self.table.segments.index(segment)
        return banks[at if letters[0] == "l" else at + 2][int(letters[1]) - 1]

    def segment(self, name: str) -> int:
        """Where a segment lies."""
        return self.table.segments.index(name)

    def pile(self, segment: str) -> list[str]:
        """The townsfolk on a segment, the top one first."""
        return list(reversed(self.table.townsfolk_piles[self.segment(segment)]))

    def manuscripts(self, segment: str) -> list[str]:
        """The manuscripts on a segment, the top one first."""
        return list(reversed(self.table.manuscript_piles[self.segment(segment)]))

    def castle(self) -> dict[str, dict[str, str]]:
        """Who stands where in the castle: tier, section, and «red 2 blue 1»."""
        tiers: dict[str, dict[str, str]] = {"yard": {}, "hall": {}}
        for tier, sections in tiers.items():
            for at in range(5):
                there = [(NAMES[v.seat], getattr(v, tier)[at]) for v in self.table.courts]
                sections[f"C{at + 1}"] = " ".join(f"{name} {n}" for name, n in there if n)
        return tiers

    # Where the turn stands

    def _steps(self, name: str, *steps: type[Frame[ViscountsTable]]) -> Game:
        """These steps of a player's turn happen, and no more; the table waits after them."""
        seat = NAMES.index(name)
        turn = TURN[seat] if seat < len(self.table.players) else AUTOMA_TURN
        return self._run(seat, [frame for frame in turn if isinstance(frame, steps)])

    def _run(self, seat: int, frames: list[Frame[ViscountsTable]]) -> Game:
        table = self.table
        table.frames, table.asked, table.active = frames, (), seat
        return self.go_on()

    def whole_turn(self, name: str = "red") -> Game:
        """A player's turn begins, and the game goes on after it."""
        return self._steps(name, Frame)

    def turn(self, name: str = "red") -> Game:
        """A player's turn begins; it ends after the move."""
        return self._steps(name, SlideCards, PlayOneCard, MoveViscount)

    def play_card(self, name: str, card: str) -> Game:
        """A player plays this card beside others in the hand; nothing drops off and nobody moves."""
        viscount = self.table.players[NAMES.index(name)]
        viscount.hand = (*viscount.hand, card)
        return self._run(viscount.seat, [Plays(viscount.seat, card)])

    def move(self, name: str = "red", steps: int = 1) -> Game:
        """A player moves, after a card of this value."""
        self.table.steps = steps
        return self._steps(name, MoveViscount)

    def action(self, name: str = "red") -> Game:
        """A player takes the main action."""
        return self._steps(name, TakeAction)

    def recruit(self, name: str = "red") -> Game:
        """A player may recruit."""
        return self._steps(name, RecruitPhase)

    def collision(self, name: str = "red") -> Game:
        """A player's markers are looked at."""
        return self._steps(name, Collide)

    def draw(self, name: str = "red") -> Game:
        """A player draws cards."""
        return self._steps(name, DrawCards)

    def scheme(self) -> Game:
        """The solo opponent turns up a scheme card and does what it says."""
        return self._steps("blue", TurnUpScheme, GainFromScheme, MoveByScheme, ActByScheme)

    def scheme_acts(self, card: str) -> Game:
        """The solo opponent comes to the last row of a scheme card."""
        self.table.played = card
        return self._steps("blue", ActByScheme)

    def happens(self, name: str, effect: ViscountsEffect, because: str = "trade") -> Game:
        """An effect comes to a player, on the own turn."""
        seat = NAMES.index(name)
        return self._run(seat, [Happen(seat, effect, because)])

    # Asking and choosing

    def targets(self, name: str = "red") -> dict[str, str]:
        """The spaces a player may move to, each with the key of the move."""
        return {self.space_name(int(key.removeprefix("move:"))): key for key in self.options(name)}

    def move_to(self, name: str, space: str) -> Game:
        """A player moves the viscount to a space."""
        return self.choose(name, f"move:{self.space(space)}")

    def build_at(self, name: str, site: str) -> Game:
        """A player puts the building on a site."""
        return self.choose(name, f"site:{self.site(site)}")


def markers(viscount: Viscount) -> tuple[int, int]:
    """Corruption and virtue."""
    return viscount.corruption, viscount.virtue


def goods(viscount: Viscount) -> dict[str, int]:
    """Silver and resources, without the zeros."""
    return {kind: n for kind in ("silver", "ink", "gold", "stone") if (n := getattr(viscount, kind))}


def papers(viscount: Viscount) -> dict[str, int]:
    """Debts and deeds, without the zeros."""
    return {kind: n for kind in ("debts", "paid", "deeds", "approved") if (n := getattr(viscount, kind))}
