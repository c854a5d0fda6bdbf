"""Tables of the Wonderful Kingdom in the player's words: who holds what, what lies where, which step begins.

``kingdom(anna=has(soldiers=3, built=["farm"])).production()`` is a table that the game itself has set up and on which
the named things have been replaced, just when the production of materials begins. A player who is named has what is
named and nothing else. Alone there is only Anna. The rules are the engine's alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from regalia.engine.frames import Frame
from regalia.engine.game import Setting
from regalia.engine.messages import Reason
from regalia.engine.play import Play
from regalia.games.wonderful_kingdom.building import begin
from regalia.games.wonderful_kingdom.cards import COST
from regalia.games.wonderful_kingdom.choice import Deal, EndChoice, OfferCard, SelectOffer
from regalia.games.wonderful_kingdom.fight import Fight
from regalia.games.wonderful_kingdom.game import WONDERFUL_KINGDOM
from regalia.games.wonderful_kingdom.planning import TurnUp
from regalia.games.wonderful_kingdom.player import Duchy
from regalia.games.wonderful_kingdom.production import PRODUCE
from regalia.games.wonderful_kingdom.rounds import END, ROUND, SOLO_END, SOLO_ROUND, EndRound
from regalia.games.wonderful_kingdom.scoring import result
from regalia.games.wonderful_kingdom.solo import SelectAlone
from regalia.games.wonderful_kingdom.table import KingdomTable
from regalia.games.wonderful_kingdom.words import KINDS, RESOURCES
from tests.seated import Seat, SeatedGame

NAMES = ("anna", "bob")
KingdomFrame = Frame[KingdomTable]
Areas = tuple[Sequence[str], Sequence[str]]
"""What lies in the two offering areas."""


@dataclass(frozen=True)
class Holding:
    """What lies before a player. ``construction`` says of each card what it still lacks, or nothing for all of it."""

    duchy: str = ""
    built: Sequence[str] = ()
    construction: Mapping[str, Mapping[str, int] | None] = field(default_factory=dict)
    frozen: Sequence[str] = ()
    chosen: Sequence[str] = ()
    face_down: Sequence[str] = ()
    hand: Sequence[str] = ()
    menaces: Sequence[str] = ()
    thefts: Sequence[str] = ()
    advisors: Sequence[str] = ()
    steps: Sequence[str] = ()
    lab: Mapping[str, int] = field(default_factory=dict)
    krystallium: int = 0
    soldiers: int = 0
    training: int = 0
    calamities: int = 0
    traps: int = 2
    spies: int = 0
    spies_used: int = 0


has = Holding


def kingdom(
    anna: Holding | None = None,
    bob: Holding | None = None,
    *,
    first: str = "anna",
    round: int = 1,
    offers: Areas = ((), ()),
    face_down: Areas = ((), ()),
    deck: Sequence[str] = (),
    **options: Setting,
) -> KingdomGame:
    """A table for two on which nothing has begun; ``deck`` are the cards on top of it, the first one upmost."""
    game = _set(dict(options), (anna, bob), offers, face_down, deck)
    game.table.first, game.table.round = NAMES.index(first), round
    return game


def alone(
    anna: Holding | None = None,
    *,
    offers: Areas = ((), ()),
    face_down: Areas = ((), ()),
    deck: Sequence[str] = (),
    **options: Setting,
) -> KingdomGame:
    """A table for one on which nothing has begun."""
    return _set(dict(options), (anna,), offers, face_down, deck)


def dealt(players: int = 2, /, seed: int = 1, **options: Setting) -> KingdomGame:
    """A new game as the set-up leaves it, and no more."""
    return KingdomGame(Play(WONDERFUL_KINGDOM, players, options, seed))


def _set(
    options: dict[str, Setting],
    holdings: Sequence[Holding | None],
    offers: Areas,
    face_down: Areas,
    deck: Sequence[str],
) -> KingdomGame:
    options.setdefault("duchy", "teressia")
    game = KingdomGame(Play(WONDERFUL_KINGDOM, len(holdings), options, 1))
    game.keep_advisors()
    table = game.table
    table.round = 1
    table.deck = (*table.deck, *reversed(deck))
    table.offers_up = (tuple(offers[0]), tuple(offers[1]))
    table.offers_down = (tuple(face_down[0]), tuple(face_down[1]))
    for player, holding in zip(table.players, holdings, strict=True):
        _give(table, player, holding or has())
    table.frames, table.lanes, table.asked = [], {}, ()
    return game


def _give(table: KingdomTable, player: Duchy, holding: Holding) -> None:
    duchy = holding.duchy or player.duchy
    fresh = Duchy(player.seat, duchy)
    for card in holding.built:
        fresh.add_built(card)
    for name, lacks in holding.construction.items():
        site = begin(fresh, name.partition(".")[0])
        assert site.name == name
        if lacks is not None:
            missing = tuple(lacks.get(kind, 0) for kind in KINDS)
            assert all(left <= cost for left, cost in zip(missing, COST[site.card], strict=True)), name
            fresh.put_site(site.lacking(missing))
    for name in holding.frozen:
        fresh.put_site(fresh.sites[name].froze())
    a, b, c, d = (holding.lab.get(resource, 0) for resource in RESOURCES)
    fresh.lab = (a, b, c, d)
    fresh.chosen, fresh.chosen_down, fresh.hand = tuple(holding.chosen), tuple(holding.face_down), tuple(holding.hand)
    fresh.menaces = (*holding.menaces, *("ice_giant" for _ in holding.frozen))
    fresh.thefts, fresh.advisors, fresh.steps = tuple(holding.thefts), tuple(holding.advisors), tuple(holding.steps)
    fresh.krystallium, fresh.soldiers, fresh.training = holding.krystallium, holding.soldiers, holding.training
    fresh.calamity_count, fresh.traps = holding.calamities, holding.traps
    fresh.spies, fresh.spies_used, fresh.menace_deck = holding.spies, holding.spies_used, player.menace_deck
    table.players[player.seat] = fresh


class KingdomGame(SeatedGame[KingdomTable]):
    """A game whose players are called by name."""

    names = NAMES
    kind = KingdomTable
    anna = Seat[Duchy](0)
    bob = Seat[Duchy](1)

    def keep_advisors(self) -> None:
        """Everybody keeps the first of the two advisors."""
        for seat, player in enumerate(self.table.players):
            if player.dealt:
                self.play.choose(seat, f"keep:{player.dealt[0]}")

    # Where the round stands

    def begin_with(self, *steps: KingdomFrame) -> KingdomGame:
        """Only these steps happen, the first one first."""
        table = self.table
        table.frames, table.lanes, table.asked = list(reversed(steps)), {}, ()
        return self.go_on()

    def _from(self, step: type[KingdomFrame], *, rest: bool = True) -> KingdomGame:
        frames = SOLO_ROUND if self.table.solo else ROUND[self.table.first]
        at = next(at for at, frame in enumerate(frames) if isinstance(frame, step))
        return self.begin_with(*reversed(frames[: at + 1])) if rest else self.begin_with(frames[at])

    def new_round(self) -> KingdomGame:
        """A round begins."""
        self.table.round -= 1
        return self.begin_with(*reversed(SOLO_ROUND if self.table.solo else ROUND[self.table.first]))

    def deal(self) -> KingdomGame:
        """The hands are dealt."""
        return self._from(Deal)

    def offer(self, name: str = "anna") -> KingdomGame:
        """A player makes an offer."""
        seat = NAMES.index(name)
        return self.begin_with(OfferCard(seat, False), OfferCard(seat, True), SelectOffer(1 - seat))

    def select(self, name: str = "anna") -> KingdomGame:
        """A player selects an offering area, and nothing else happens."""
        seat = NAMES.index(name)
        return self.begin_with(SelectAlone(seat) if self.table.solo else SelectOffer(seat))

    def end_of_choice(self) -> KingdomGame:
        """The last card has been selected; planning follows."""
        return self._from(EndChoice)

    def planning(self) -> KingdomGame:
        """Planning begins, and the rest of the round follows."""
        return self._from(TurnUp)

    def production(self, resource: str = "materials") -> KingdomGame:
        """The production of a resource begins, and the rest of the round follows."""
        self.table.phase = "production"
        frames = SOLO_ROUND if self.table.solo else ROUND[self.table.first]
        at = frames.index(PRODUCE[RESOURCES.index(resource)])
        return self.begin_with(*reversed(frames[: at + 1]))

    def produce(self, resource: str = "materials") -> KingdomGame:
        """Only this resource is produced."""
        return self.begin_with(PRODUCE[RESOURCES.index(resource)])

    def fight(self) -> KingdomGame:
        """The fight begins, and the end of the round follows."""
        return self._from(Fight)

    def only_fight(self) -> KingdomGame:
        """The fight, and nothing after it."""
        return self._from(Fight, rest=False)

    def end_of_round(self) -> KingdomGame:
        """The round is over."""
        return self._from(EndRound)

    def end(self) -> KingdomGame:
        """The game is over but for what advisors do then."""
        return self.begin_with(*reversed(SOLO_END if self.table.solo else END[self.table.first]))

    # Asking and choosing

    def options(self, name: str = "anna") -> list[str]:
        return super().options(name)

    def score(self, name: str = "anna") -> dict[str, int]:
        return super().score(name)

    def total(self, name: str = "anna") -> int:
        return super().total(name)

    def options_like(self, verb: str, name: str = "anna") -> list[str]:
        """What a player may choose now of this kind."""
        return [key.partition(":")[2] for key in self.options(name) if key.partition(":")[0] == verb]

    def reason(self, name: str, key: str) -> Reason | None:
        """Why a player may not choose this: what is missing and how much of it; nothing if they may."""
        why_not = super().reason(name, key)
        return (why_not[0].removeprefix("wonderful_kingdom-"), why_not[1]) if why_not else None

    # What came of it

    def offered(self) -> tuple[list[str], list[str]]:
        """The face-up cards of both areas."""
        return list(self.table.offers_up[0]), list(self.table.offers_up[1])

    def cubes(self, name: str = "anna") -> dict[str, int]:
        """The cubes that a player still has to place."""
        player = self.table.players[NAMES.index(name)]
        return {kind: n for kind, n in zip(RESOURCES, player.cubes, strict=True) if n}

    def lab(self, name: str = "anna") -> dict[str, int]:
        """The cubes in a player's lab."""
        player = self.table.players[NAMES.index(name)]
        return {kind: n for kind, n in zip(RESOURCES, player.lab, strict=True) if n}

    def lacks(self, card: str, name: str = "anna") -> dict[str, int]:
        """What a card in construction still lacks."""
        player = self.table.players[NAMES.index(name)]
        return {kind: n for kind, n in zip(KINDS, player.sites[card].missing, strict=True) if n}

    @property
    def result(self) -> str:
        """How a game alone would end now."""
        return result(self.table)
