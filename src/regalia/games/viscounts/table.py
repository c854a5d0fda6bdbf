"""The table of Viscounts: the main board, the castle, the piles, and who sees what of them."""

from __future__ import annotations

from typing import ClassVar, Final

from regalia.engine.chance import shuffle
from regalia.engine.messages import GameWords
from regalia.engine.table import Table
from regalia.engine.zones import Cards, Zone
from regalia.games.viscounts.automa import Automa
from regalia.games.viscounts.board import Board, SideName, board
from regalia.games.viscounts.cards import BONUS
from regalia.games.viscounts.player import Viscount
from regalia.games.viscounts.words import WORDS

NOBODY_LEADS: Final = -1


class ViscountsTable(Table[Viscount]):
    """The boards and all viscounts."""

    __slots__ = (
        "active", "automa", "board", "buildings", "castle_turn", "cleric_bonuses", "courts", "debts_left",
        "deeds_left", "dismissed", "first", "last_round", "leader", "manuscript_piles", "offered_cards",
        "offered_heroes", "owners", "played", "removed", "round", "segments", "side", "steps", "townsfolk_piles",
    )  # fmt: skip
    words: ClassVar[GameWords] = WORDS
    derived: ClassVar[frozenset[str]] = frozenset(("board", "courts"))
    zones: ClassVar[tuple[Zone, ...]] = (
        Zone("townsfolk_piles", "top", stacks=True, back="townsfolk"),
        Zone("manuscript_piles", "top", stacks=True, back="manuscript"),
        Zone("cleric_bonuses"),
        Zone("offered_cards"),
        Zone("offered_heroes"),
        Zone("removed"),
        Zone("row", of_players=True, held_by="courts"),
        Zone("hand", "owner", back="own", own_backs=True, of_players=True, held_by="courts"),
        Zone("deck", "nobody", back="own", own_backs=True, of_players=True, held_by="courts"),
        Zone("discard", of_players=True, held_by="courts"),
        Zone("retinue", of_players=True, held_by="courts"),
        Zone("manuscripts", of_players=True, held_by="courts"),
        Zone("bonuses", of_players=True, held_by="courts"),
        Zone("scheme_row", of_players=True, held_by="automas"),
        Zone("scheme_deck", "nobody", back="scheme", of_players=True, held_by="automas"),
        Zone("scheme_discard", of_players=True, held_by="automas"),
        Zone("future_schemes", "nobody", back="future", of_players=True, held_by="automas"),
    )

    def __init__(self, players: list[Viscount], chance: int, segments: Cards, side: SideName) -> None:
        super().__init__(players, chance)
        self.automa: Automa | None = None
        self.courts: list[Viscount] = players
        """Everybody at the table; alone the solo opponent sits at seat 1."""
        self.segments = segments
        """Which segments lie around the castle, clockwise."""
        self.side: SideName = side
        self.board: Board = board(segments, side)
        self.castle_turn = 0
        """By how many sections the castle was turned."""
        self.townsfolk_piles: tuple[Cards, ...] = ((),) * len(segments)
        self.manuscript_piles: tuple[Cards, ...] = ((),) * len(segments)
        self.owners: tuple[int, ...] = (-1,) * len(self.board.sites)
        """Who has built on each site; -1 for nobody."""
        self.buildings: Cards = ("",) * len(self.board.sites)
        """What stands on each site."""
        self.cleric_bonuses: Cards = ()
        self.leader = NOBODY_LEADS
        self.debts_left = 0
        self.deeds_left = 0
        """The cards that still lie on the poverty and on the prosperity card."""
        self.offered_cards: Cards = ()
        self.offered_heroes: Cards = ()
        """The pairs of player card and hero that are left to choose from."""
        self.removed: Cards = ()
        self.first = 0
        self.active = 0
        self.round = 0
        """The round being played; 0 during the set-up."""
        self.last_round = 0
        """The round after which the game ends, once that is known."""
        self.played = ""
        """The card played this turn; none before one is."""
        self.steps = 0
        """How far the viscount has to move this turn."""
        self.dismissed = ""
        """The townsfolk whose icons help with the action that is being taken."""

    def clone(self) -> ViscountsTable:
        new = ViscountsTable.__new__(ViscountsTable)
        new.copy_basics(self)
        new.players = [player.clone() for player in self.players]
        if self.automa is None:
            new.automa = None
            new.courts = new.players
        else:
            new.automa = self.automa.clone()
            new.courts = [*new.players, new.automa]
        new.segments = self.segments
        new.side = self.side
        new.board = self.board
        new.castle_turn = self.castle_turn
        new.townsfolk_piles = self.townsfolk_piles
        new.manuscript_piles = self.manuscript_piles
        new.owners = self.owners
        new.buildings = self.buildings
        new.cleric_bonuses = self.cleric_bonuses
        new.leader = self.leader
        new.debts_left = self.debts_left
        new.deeds_left = self.deeds_left
        new.offered_cards = self.offered_cards
        new.offered_heroes = self.offered_heroes
        new.removed = self.removed
        new.first = self.first
        new.active = self.active
        new.round = self.round
        new.last_round = self.last_round
        new.played = self.played
        new.steps = self.steps
        new.dismissed = self.dismissed
        return new

    @property
    def automas(self) -> tuple[Automa, ...]:
        """The solo opponent, if there is one: who has scheme cards."""
        return () if self.automa is None else (self.automa,)

    def seat_opponent(self, automa: Automa) -> None:
        """The solo opponent sits down."""
        self.automa = automa
        self.courts = [*self.players, automa]

    def clockwise_from(self, seat: int) -> list[Viscount]:
        """Everybody in turn order, beginning with a seat."""
        return self.courts[seat:] + self.courts[:seat]

    def shuffled(self, cards: Cards) -> Cards:
        """The cards in random order."""
        deck = list(cards)
        self.chance = shuffle(deck, self.chance)
        return tuple(deck)

    # The piles

    def townsfolk_at(self, segment: int) -> str:
        """The townsfolk that lies face up on a segment; under an empty pile one is printed."""
        pile = self.townsfolk_piles[segment]
        return pile[-1] if pile else self.board.locals[segment]

    def take_townsfolk(self, segment: int) -> str:
        """Lift the top card of a pile of townsfolk."""
        piles = self.townsfolk_piles
        pile = piles[segment]
        self.townsfolk_piles = (*piles[:segment], pile[:-1], *piles[segment + 1 :])
        return pile[-1]

    def dismiss(self, viscount: Viscount, segment: int) -> str:
        """The townsfolk of a segment leaves the game; a printed one stays."""
        seat = viscount.seat
        if self.townsfolk_piles[segment]:
            card = self.take_townsfolk(segment)
            self.removed = (*self.removed, card)
        else:
            card = self.board.locals[segment]
        if self.told is not None:
            self.tell("viscounts-dismisses", seat, card=card, source=f"townsfolk_piles:{segment}", target="removed")
        return card

    def dismiss_for_free(self, viscount: Viscount) -> None:
        """The townsfolk beside a viscount leaves the game, and its corner effect happens."""
        card = self.dismiss(viscount, viscount.space // 3)
        BONUS[card].act(self, viscount.seat, card)

    # Debts and deeds

    def take_debts(self, viscount: Viscount, n: int) -> None:
        """Debts come from the top of their pile; the last one reveals the poverty card."""
        viscount.debts += n
        if self.debts_left:
            self.debts_left = max(0, self.debts_left - n)
            if not self.debts_left:
                self._end_approaches("viscounts-poverty")

    def take_deeds(self, viscount: Viscount, n: int) -> None:
        """Deeds come from the top of their pile; the last one reveals the prosperity card."""
        viscount.deeds += n
        if self.deeds_left:
            self.deeds_left = max(0, self.deeds_left - n)
            if not self.deeds_left:
                self._end_approaches("viscounts-prosperity")

    def _end_approaches(self, what: str) -> None:
        """The first card revealed lets this round be finished and one more be played."""
        self.tell(what)
        if not self.last_round:
            self.last_round = self.round + 1

    def turn_debt(self, viscount: Viscount) -> None:
        """An unpaid debt is turned to paid."""
        viscount.debts -= 1
        viscount.paid += 1
        if self.told is not None:
            self.tell("viscounts-pays-debt", viscount.seat)

    def turn_deed(self, viscount: Viscount) -> None:
        """An acquired deed is turned to approved."""
        viscount.deeds -= 1
        viscount.approved += 1
        if self.told is not None:
            self.tell("viscounts-approves-deed", viscount.seat)
