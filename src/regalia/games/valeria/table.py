"""Valeria's table: the centre, the duchies, and what can be done to them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from regalia.engine.events import Told
from regalia.engine.messages import GameWords
from regalia.engine.table import Table
from regalia.engine.zones import Cards, Zone
from regalia.games.valeria import rulings
from regalia.games.valeria.actions import BUILD, RECRUIT, SLAY, Build, Recruit, Slay
from regalia.games.valeria.cards import (
    CITIZEN_PLACE,
    CITIZENS,
    DOMAINS,
    EVENTS,
    EXHAUSTED,
    FIRST_CITIZEN,
    FIRST_DOMAIN,
    FIRST_MONSTER,
    MONSTERS,
    PLACES,
)
from regalia.games.valeria.player import Duchy
from regalia.games.valeria.words import WORDS, counted

ALL_UP: Final = 99
"""A stack whose cards all lie face up."""

Centre = tuple[tuple[Slay, ...], tuple[Recruit, ...], tuple[Build, ...]]
Found = tuple[tuple[Slay, ...] | None, tuple[Recruit, ...] | None, tuple[Build, ...] | None]
"""What can be pointed at in the centre, where it was looked for already."""
NO_TOKENS: Final = (0, 0, 0)
CITIZEN_BACKS: Final = tuple(f"citizen-{index}" for index in range(10))


class ValeriaTable(Table[Duchy]):
    """The centre and all duchies."""

    __slots__ = (
        "active", "agreed", "areas", "board_vp_counts", "captives", "centre", "citizen_box", "covers", "dark_duke",
        "dice", "domain_box", "duke_box", "dukes_played", "emptied", "event_box", "event_deck", "exhausted_left",
        "face_up", "final_round", "first", "grid", "harder", "outcome", "returned_events", "solo", "tokens", "turns",
    )  # fmt: skip
    words: ClassVar[GameWords] = WORDS
    derived: ClassVar[frozenset[str]] = frozenset(("centre",))
    zones: ClassVar[tuple[Zone, ...]] = (
        Zone("grid", "top", stacks=True, face_up="face_up", back=("",) * 5 + CITIZEN_BACKS + ("domain",) * 5),
        Zone("domain_box", "nobody", back="domain"),
        Zone("citizen_box", "nobody", stacks=True, back=CITIZEN_BACKS),
        Zone("event_deck", "nobody", back="event"),
        Zone("event_box", "nobody", back="event"),
        Zone("returned_events"),
        Zone("duke_box", "nobody", back="duke"),
        Zone("dark_duke", "nobody", back="duke", open_at_end=True),
        Zone("captives"),
        Zone("dukes", "owner", back="duke", of_players=True, open_at_end=True),
        Zone("returned", "owner", back="duke", of_players=True),
        Zone("starters", of_players=True),
        Zone("citizens", of_players=True),
        Zone("domains", of_players=True),
        Zone("monsters", of_players=True),
    )

    def __init__(self, players: list[Duchy], chance: int) -> None:
        super().__init__(players, chance)
        self.solo = len(players) == 1
        self.harder = 0
        self.dukes_played = True
        self.board_vp_counts = True
        self.agreed: Cards = ()
        """Which readings of the rulebook, of those that players may agree on, are played: their options."""
        self.areas: Cards = ()
        self.grid: tuple[Cards, ...] = ((),) * PLACES
        self.face_up: tuple[int, ...] = (ALL_UP,) * PLACES
        self.covers: Mapping[int, str] = {}
        """Empty places with what covers them: an exhausted card or a monster event."""
        self.tokens: Mapping[tuple[int, int], tuple[int, int, int]] = {}
        """Gold, strength and magic tokens on cards, by place and height in the stack: they stay when it is covered."""
        self.event_deck: Cards = ()
        self.returned_events: Cards = ()
        """Events that went back on top of the exhausted deck; everybody knows them."""
        self.exhausted_left = 0
        self.domain_box: Cards = ()
        self.citizen_box: tuple[Cards, ...] = ((),) * 10
        self.duke_box: Cards = ()
        self.event_box: Cards = ()
        self.dark_duke: Cards = ()
        self.captives: Cards = ()
        self.active = 0
        self.first = 0
        self.dice = (0, 0)
        self.turns = 0
        self.final_round = False
        self.emptied: tuple[int, ...] = ()
        self.outcome = ""
        self.centre: Found = None, None, None

    def clone(self) -> ValeriaTable:
        new = ValeriaTable.__new__(ValeriaTable)
        new.copy_basics(self)
        new.players = [player.clone() for player in self.players]
        new.solo = self.solo
        new.harder = self.harder
        new.dukes_played = self.dukes_played
        new.board_vp_counts = self.board_vp_counts
        new.agreed = self.agreed
        new.areas = self.areas
        new.grid = self.grid
        new.face_up = self.face_up
        new.covers = self.covers
        new.tokens = self.tokens
        new.event_deck = self.event_deck
        new.returned_events = self.returned_events
        new.exhausted_left = self.exhausted_left
        new.domain_box = self.domain_box
        new.citizen_box = self.citizen_box
        new.duke_box = self.duke_box
        new.event_box = self.event_box
        new.dark_duke = self.dark_duke
        new.captives = self.captives
        new.active = self.active
        new.first = self.first
        new.dice = self.dice
        new.turns = self.turns
        new.final_round = self.final_round
        new.emptied = self.emptied
        new.outcome = self.outcome
        new.centre = self.centre
        return new

    # Who plays

    def resting(self) -> int:
        """The seat that rests this turn: with five players the one to the right of the active player."""
        return (self.active - 1) % 5 if len(self.players) == 5 else -1

    def in_play(self) -> list[Duchy]:
        """Everybody but the resting player."""
        resting = self.resting()
        return [player for player in self.players if player.seat != resting]

    def opponents(self, seat: int) -> list[int]:
        """Whom a seat may choose to take from."""
        return [player.seat for player in self.in_play() if player.seat != seat]

    def stacks_to_end(self) -> int:
        """How many exhausted stacks end the game."""
        return rulings.SOLO_EXHAUSTED_CARDS if self.solo else 2 * len(self.players)

    # The centre

    def top(self, place: int) -> str:
        """The face-up card on top of a stack, or nothing."""
        stack = self.grid[place]
        return stack[-1] if stack and self.face_up[place] else ""

    def hides_next(self, place: int) -> bool:
        """Whether the card beneath the top one lies face down."""
        return self.face_up[place] == 1 and len(self.grid[place]) > 1

    def place_of(self, card: str) -> int:
        """Where a card lies face up in the centre; no two stacks show the same."""
        if card in CITIZEN_PLACE:
            return CITIZEN_PLACE[card]
        if card in MONSTERS:
            return self.areas.index(MONSTERS[card].area)
        if card in EVENTS:
            return next(place for place, cover in self.covers.items() if cover == card)
        return next(place for place in range(FIRST_DOMAIN, PLACES) if self.grid[place][-1:] == (card,))

    def object_of(self, card: str) -> str:
        """The id of the object in the centre that shows a card."""
        return f"centre:{self.place_of(card)}"

    def stale(self, place: int) -> None:
        """A card on top has changed: what can be pointed at in its row must be found anew."""
        slays, recruits, builds = self.centre
        if place < FIRST_CITIZEN:
            self.centre = None, recruits, builds
        elif place < FIRST_DOMAIN:
            self.centre = slays, None, builds
        else:
            self.centre = slays, recruits, None

    def in_centre(self) -> Centre:
        """What the active player can point at in the centre, by the verb that it takes."""
        slays, recruits, builds = self.centre
        if slays is None or recruits is None or builds is None:
            grid = self.grid
            if slays is None:
                events = [cover for _, cover in sorted(self.covers.items()) if cover in EVENTS] if self.covers else []
                monsters = [stack[-1] for stack in grid[:FIRST_CITIZEN] if stack]
                slays = tuple([SLAY[card] for card in monsters + events])
            if recruits is None:
                recruits = tuple([RECRUIT[stack[-1]] for stack in grid[FIRST_CITIZEN:FIRST_DOMAIN] if stack])
            if builds is None:
                up = self.face_up
                builds = tuple([BUILD[grid[at][-1]] for at in range(FIRST_DOMAIN, PLACES) if grid[at] and up[at]])
            self.centre = slays, recruits, builds
        return slays, recruits, builds

    def slays(self) -> tuple[Slay, ...]:
        """What can be slain: the monsters on top of their stacks and the events in the centre."""
        return self.in_centre()[0]

    def take_top(self, place: int, next_up: bool = True) -> str:
        """Lift the top card of a stack; where only that lay face up, the next one is turned up, at once or later."""
        stack = self.grid[place]
        card, left = stack[-1], stack[:-1]
        grid = list(self.grid)
        grid[place] = left
        self.grid = tuple(grid)
        up = self.face_up[place]
        if up < ALL_UP:
            face_up = list(self.face_up)
            face_up[place] = max(int(next_up or not left), up - 1)
            self.face_up = tuple(face_up)
        if not left:
            self.emptied = (*self.emptied, place)
        if not left or left[-1] != card:
            self.stale(place)
        return card

    def take_monster(self, card: str) -> int:
        """A monster or event leaves the centre for somebody's pile; says how much gold lay on it."""
        place = self.place_of(card)
        gold = self.tokens_on(card)[0] if self.tokens else 0
        self._drop_tokens(place)
        if card in EVENTS:
            # The replacement comes from the bottom of the exhausted deck, so never another event.
            self.covers = {**self.covers, place: EXHAUSTED}
            self.exhausted_left = max(0, self.exhausted_left - 1)
            self.stale(FIRST_MONSTER)
        else:
            self.take_top(place)
        return gold

    def turn_up(self, place: int) -> None:
        """Turn the top domain of a stack face up."""
        if self.grid[place]:
            self.face_up = (*self.face_up[:place], 1, *self.face_up[place + 1 :])
            self.stale(place)
            self.tell_turned_up(place)

    def cover_emptied(self) -> None:
        """Put the top card of the exhausted deck on each place that an action has emptied."""
        for place in self.emptied:
            if not self.grid[place] and place not in self.covers:
                self.covers = {**self.covers, place: self._next_cover()}
                if self.covers[place] in EVENTS:
                    self.stale(FIRST_MONSTER)
                    self.tell("valeria-event-appears", card=self.covers[place], target=f"centre:{place}")
                else:
                    row = "monsters" if place < FIRST_CITIZEN else "citizens" if place < FIRST_DOMAIN else "domains"
                    self.tell("valeria-exhausted", row=row, n=place % 5 + 1, target=f"centre:{place}")
        self.emptied = ()

    def _next_cover(self) -> str:
        if self.returned_events:
            self.returned_events, card = self.returned_events[:-1], self.returned_events[-1]
            return card
        if self.event_deck:
            self.event_deck, card = self.event_deck[:-1], self.event_deck[-1]
            return card
        # When the markers have run out, the place is exhausted all the same.
        self.exhausted_left = max(0, self.exhausted_left - 1)
        return EXHAUSTED

    def citizens_on_top(self, role: str, cost_up_to: int, name: str) -> Cards:
        """The citizens on top of the stacks that fit; a limit of 0 is none."""
        tops = (self.top(place) for place in range(FIRST_CITIZEN, FIRST_DOMAIN))
        return tuple(
            card
            for card in tops
            if card
            and (not role or CITIZENS[card].role == role)
            and (not cost_up_to or CITIZENS[card].cost <= cost_up_to)
            and (not name or card == name)
        )

    # Tokens

    def _height(self, place: int) -> int:
        return max(0, len(self.grid[place]) - 1)

    def tokens_on(self, card: str) -> tuple[int, int, int]:
        """The gold, strength and magic tokens on a card in the centre."""
        place = self.place_of(card)
        return self.tokens.get((place, self._height(place)), NO_TOKENS)

    @property
    def top_tokens(self) -> Mapping[int, tuple[int, int, int]]:
        """The gold, strength and magic tokens that lie on top cards, by place."""
        tops = {place: self.tokens.get((place, self._height(place)), NO_TOKENS) for place in range(PLACES)}
        return {place: tokens for place, tokens in tops.items() if any(tokens)}

    def add_token(self, card: str, kind: str) -> None:
        """Put a token on a card in the centre."""
        place = self.place_of(card)
        gold, strength, magic = self.tokens_on(card)
        new = (gold + (kind == "gold"), strength + (kind == "strength"), magic + (kind == "magic"))
        self.tokens = {**self.tokens, (place, self._height(place)): new}

    def _drop_tokens(self, place: int) -> None:
        """The tokens on the top card of a place go back to the supply."""
        spot = (place, self._height(place))
        if spot in self.tokens:
            self.tokens = {other: tokens for other, tokens in self.tokens.items() if other != spot}

    # Cards changing hands

    def gain_citizen(self, seat: int, card: str, because: str) -> None:
        """A citizen leaves the centre and joins a duchy."""
        place = CITIZEN_PLACE[card]
        hides_next = self.hides_next(place)
        self.take_top(place)
        player = self.players[seat]
        player.add_citizen(card)
        if self.told is not None:
            what = "valeria-gets-citizen" if because else "valeria-recruits"
            self.tell(what, seat, card=card, because=because, source=f"centre:{place}", target=f"citizens@{seat}")
            if hides_next:
                self.tell_turned_up(place)
        if "citizen_gained" in player.ongoing:
            self.let_work(seat, "citizen_gained")

    def let_work(self, seat: int, when: str) -> None:
        """Own domains with this moment work, in the order they were built."""
        for card in reversed(self.players[seat].ongoing.get(when, ())):
            DOMAINS[card].effect.act(self, seat, card)

    def place_for(self, card: str) -> int:
        """The place in the centre that a citizen or monster belongs to; -1 for an event, which has none."""
        return -1 if card in EVENTS else self.place_of(card)

    def return_card(self, seat: int, card: str, because: str) -> None:
        """An own citizen or monster goes back on its stack; what covered the place goes back to the deck."""
        place, player = self.place_for(card), self.players[seat]
        cover = self.covers.get(place)
        if cover is not None:
            self._drop_tokens(place)
            self.covers = {other: card for other, card in self.covers.items() if other != place}
            if cover == EXHAUSTED:
                self.exhausted_left += 1
            else:
                self.returned_events = (*self.returned_events, cover)
                self.stale(FIRST_MONSTER)
        self.grid = (*self.grid[:place], (*self.grid[place], card), *self.grid[place + 1 :])
        up = self.face_up[place]
        if up < ALL_UP:
            self.face_up = (*self.face_up[:place], min(up + 1, len(self.grid[place])), *self.face_up[place + 1 :])
        if card in CITIZENS:
            player.add_citizen(card, -1)
        else:
            at = player.monsters.index(card)
            player.monsters = player.monsters[:at] + player.monsters[at + 1 :]
        self.stale(place)
        zone = "citizens" if card in CITIZENS else "monsters"
        self.tell(
            "valeria-returns", seat, card=card, because=because, source=f"{zone}@{seat}", target=f"centre:{place}"
        )

    def take_first_monster(self, seat: int, because: str) -> None:
        """Alone: the top card of the first monster stack from the left that is not exhausted, without reward."""
        card, player = self.first_monster(), self.players[seat]
        source = self.object_of(card)
        player.gold += self.take_monster(card)
        player.monsters = (*player.monsters, card)
        self.tell(
            "valeria-takes-first-monster", seat, card=card, because=because, source=source, target=f"monsters@{seat}"
        )

    def first_monster(self) -> str:
        """The top card of the first monster stack from the left that is not exhausted; nothing if all are."""
        return next((stack[-1] for stack in self.grid[:FIRST_CITIZEN] if stack), "")

    # Telling

    def tell_turned_up(self, place: int) -> None:
        """Say which card of a stack has come to light."""
        what = "valeria-new-citizen" if place < FIRST_DOMAIN else "valeria-new-domain"
        self.tell(what, card=self.grid[place][-1], target=f"centre:{place}")

    def tell_gain(self, seat: int, because: str, gold: int = 0, strength: int = 0, magic: int = 0, vp: int = 0) -> None:
        """Say what somebody gained and thanks to which card."""
        gained = _not_zero(gold, strength, magic, vp)
        self.tell_as("gain" if gained else "plain", "valeria-gets", seat, because=because, **gained)

    def tell_payment(
        self, seat: int, because: str, gold: int, strength: int, magic: int, what: str = "valeria-pays"
    ) -> None:
        """Say what somebody paid or lost."""
        self.tell_as("loss", what, seat, because=because, **_not_zero(gold, strength, magic, 0))


def _not_zero(gold: int, strength: int, magic: int, vp: int) -> dict[str, Told]:
    return {kind: n for kind, n in counted(gold, strength, magic, vp) if n}
