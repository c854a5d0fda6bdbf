"""The table of the Wonderful Kingdom: the offering areas, the decks, the duchies, and what can be done to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from regalia.engine.chance import shuffle
from regalia.engine.decisions import Act
from regalia.engine.messages import GameWords
from regalia.engine.table import Table
from regalia.engine.zones import Cards, Zone
from regalia.games.wonderful_kingdom import rulings
from regalia.games.wonderful_kingdom.cards import ADVISORS, CALAMITY, RECYCLED, SCENARIOS, VERMIN
from regalia.games.wonderful_kingdom.player import NONE, Duchy, plus
from regalia.games.wonderful_kingdom.words import RESOURCES, WORDS

LAB_CUBES: Final = 5
"""So many cubes in the lab become one krystallium."""
BACK: Final = "card"
"""All cards that lie in hands, decks and offers look the same from behind."""


class KingdomTable(Table[Duchy]):
    """The board between the players and all duchies."""

    __slots__ = (
        "always_pauses", "beside_danger", "box", "calamities_left", "danger", "deck", "deck_up", "discards",
        "discards_down", "finishers", "first", "found", "module", "offers_down", "offers_up", "outcome", "phase",
        "quests", "round", "scenario", "search_often", "searched", "solo", "step", "vermin_left",
    )  # fmt: skip
    words: ClassVar[GameWords] = WORDS
    zones: ClassVar[tuple[Zone, ...]] = (
        Zone("deck", "top", face_up="deck_up", back=BACK),
        Zone("danger", "nobody", back=BACK),
        Zone("offers_up", stacks=True),
        Zone("offers_down", "nobody", stacks=True, back=BACK),
        Zone("discards"),
        Zone("discards_down", "nobody", back=BACK),
        Zone("calamity_pile"),
        Zone("vermin"),
        Zone("box"),
        Zone("hand", "owner", back=BACK, of_players=True),
        Zone("known", of_players=True),
        Zone("staged", "owner", back=BACK, of_players=True),
        Zone("chosen", of_players=True),
        Zone("chosen_down", "nobody", back=BACK, of_players=True),
        Zone("construction", of_players=True),
        Zone("menaces", of_players=True),
        Zone("built", of_players=True),
        Zone("calamities", of_players=True),
        Zone("advisors", of_players=True),
        Zone("menace_deck", of_players=True),
        Zone("dealt", "owner", back=BACK, only=ADVISORS, of_players=True),
        Zone("returned", "owner", back=BACK, only=ADVISORS, of_players=True),
        Zone("looked", "owner", back=BACK, of_players=True),
    )

    derived: ClassVar[frozenset[str]] = frozenset(("found",))

    def __init__(self, players: list[Duchy], chance: int) -> None:
        super().__init__(players, chance)
        self.found: list[Act[KingdomTable]] | None = None
        """What can be chosen, where the frame that is about to ask has found it out already."""
        self.solo = len(players) == 1
        self.module = ""
        self.scenario = ""
        self.quests: Cards = ()
        """The quest boards in play."""
        self.search_often = False
        self.always_pauses = False
        """Whether everybody is asked before a step passes who could do anything at all, even if it changes nothing."""
        self.round = 0
        self.first = 0
        self.phase = ""
        self.step = -1
        """The resource that is produced now, or -1."""
        self.deck: Cards = ()
        self.deck_up = (0,)
        self.danger: Cards = ()
        self.discards: Cards = ()
        self.discards_down: Cards = ()
        self.offers_up: tuple[Cards, ...] = ((), ())
        self.offers_down: tuple[Cards, ...] = ((), ())
        self.calamities_left = 0
        self.vermin_left = 0
        self.box: Cards = ()
        self.beside_danger = 0
        """Resources beside the danger deck in the scenario of the thieves' guild."""
        self.searched = False
        self.finishers: tuple[tuple[int, str], ...] = ()
        """Final steps done in this moment, whose reward is handed out when both players have acted."""
        self.outcome = ""

    def clone(self) -> KingdomTable:
        new = KingdomTable.__new__(KingdomTable)
        new.copy_basics(self)
        new.players = [player.clone() for player in self.players]
        new.found = None
        new.solo = self.solo
        new.module = self.module
        new.scenario = self.scenario
        new.quests = self.quests
        new.search_often = self.search_often
        new.always_pauses = self.always_pauses
        new.round = self.round
        new.first = self.first
        new.phase = self.phase
        new.step = self.step
        new.deck = self.deck
        new.deck_up = self.deck_up
        new.danger = self.danger
        new.discards = self.discards
        new.discards_down = self.discards_down
        new.offers_up = self.offers_up
        new.offers_down = self.offers_down
        new.calamities_left = self.calamities_left
        new.vermin_left = self.vermin_left
        new.box = self.box
        new.beside_danger = self.beside_danger
        new.searched = self.searched
        new.finishers = self.finishers
        new.outcome = self.outcome
        return new

    def apart(self) -> bool:
        # 12.13: what one player gives to the other while both act says so itself.
        return True

    @property
    def calamity_pile(self) -> Cards:
        """The calamities that nobody has taken yet."""
        return (CALAMITY,) * self.calamities_left

    @property
    def vermin(self) -> Cards:
        """The Vermin deck."""
        return (VERMIN,) * self.vermin_left

    @property
    def volumes(self) -> tuple[tuple[int, ...], ...]:
        """What each duchy produces of each resource now."""
        return tuple(tuple(player.volume(resource) for resource in range(4)) for player in self.players)

    @property
    def unbuilt(self) -> Cards:
        """The cards that a scenario still wants to be built."""
        wanted = SCENARIOS[self.scenario].construction if self.scenario else {}
        built = self.players[0].built
        return tuple(card for card, n in wanted.items() for _ in range(n - built.count(card)))

    @property
    def undefeated(self) -> Cards:
        """The menaces that a scenario still wants to be defeated."""
        wanted = SCENARIOS[self.scenario].must_defeat if self.scenario else ()
        return tuple(card for card in self.players[0].menaces if card in wanted)

    # The decks

    def shuffled(self, cards: Sequence[str]) -> Cards:
        """Cards in random order, by the table's own chance."""
        deck = list(cards)
        self.chance = shuffle(deck, self.chance)
        return tuple(deck)

    def can_refill(self) -> bool:
        """Whether discarded cards could become a new deck."""
        return rulings.DISCARDS_REFILL_DECK and any(refills(card) for card in self.discards)

    def take_from_deck(self, n: int) -> Cards:
        """The top cards of the deck, the upmost first; when it runs out, the discarded cards are shuffled."""
        if len(self.deck) < n and self.can_refill():
            pile = self.discards + self.discards_down
            self.discards = tuple(card for card in pile if not refills(card))
            self.discards_down = ()
            self.deck = self.shuffled([card for card in pile if refills(card)]) + self.deck
            self.tell("wonderful_kingdom-reshuffles")
        cut = max(0, len(self.deck) - n)
        cards, self.deck = self.deck[cut:], self.deck[:cut]
        return cards[::-1]

    def discard(self, *cards: str) -> None:
        """Put cards on the discard pile, face up."""
        self.discards += cards

    def look_at_deck(self, seat: int, n: int) -> None:
        """A player takes the top cards of the deck to look at them."""
        self.players[seat].looked = self.take_from_deck(n)
        self.tell("wonderful_kingdom-looks", seat, n=len(self.players[seat].looked))

    def show_hand(self, seat: int) -> None:
        """The opponent sees a player's hand."""
        player = self.players[seat]
        player.known, player.hand = (*player.known, *player.hand), ()
        self.tell("wonderful_kingdom-shows-hand", seat, cards=player.known)

    # The offering areas

    def add_to_offer(self, area: int, card: str, down: bool) -> None:
        """Lay a card into an offering area."""
        if down:
            first, second = self.offers_down
            self.offers_down = (first, (*second, card)) if area else ((*first, card), second)
        else:
            first, second = self.offers_up
            self.offers_up = (first, (*second, card)) if area else ((*first, card), second)

    def take_offer(self, area: int) -> tuple[Cards, Cards]:
        """Empty an offering area: its face-up and its face-down cards."""
        up, down = self.offers_up, self.offers_down
        self.offers_up = (up[0], ()) if area else ((), up[1])
        if down[area]:
            self.offers_down = (down[0], ()) if area else ((), down[1])
        return up[area], down[area]

    def receive(self, player: Duchy, cards: Cards) -> None:
        """Face-up cards come into a selection area; advisors go on to the advisor area and bring their soldier."""
        if self.module == "advisors" or self.scenario:
            advisors = tuple(card for card in cards if card in ADVISORS)
            if advisors:
                cards = tuple(card for card in cards if card not in ADVISORS)
                player.advisors = (*player.advisors, *advisors)
                for card in advisors:
                    self.tell("wonderful_kingdom-advisor-joins", player.seat, card=card)
                    self.gain(player, 0, rulings.SOLDIERS_PER_ADVISOR, card)
        if cards:
            player.chosen += cards

    # Cubes and tokens

    def gain(self, player: Duchy, krystallium: int, soldiers: int, because: str) -> None:
        """Krystallium and soldiers come onto the duchy card."""
        player.krystallium += krystallium
        player.soldiers += soldiers
        player.news = True
        if self.told is not None:
            found = {"krystallium": krystallium, "soldiers": soldiers}
            counts = {kind: n for kind, n in found.items() if n}
            self.tell_as("gain", "wonderful_kingdom-gets", player.seat, because=because, **counts)

    def take_cubes(self, player: Duchy, resource: int, n: int, because: str) -> None:
        """Cubes are taken from the supply and have to be placed."""
        player.cubes = plus(player.cubes, resource, n)
        if self.told is not None:
            cubes = {RESOURCES[resource]: n}
            self.tell_as("gain", "wonderful_kingdom-takes", player.seat, because=because, **cubes)

    def put_in_lab(self, player: Duchy, resource: int, n: int) -> None:
        """Cubes go into the lab; five of them become a krystallium, in a quest only when their owner wishes."""
        materials, population, gold, exploration = player.lab
        total = materials + population + gold + exploration + n
        if self.told is not None:
            target, cubes = f"lab@{player.seat}", {RESOURCES[resource]: n}
            self.tell_as("gain", "wonderful_kingdom-into-lab", player.seat, target=target, **cubes)
        if total < LAB_CUBES or (self.quests and rulings.QUESTS_LEAVE_LAB_ALONE):
            player.lab = plus(player.lab, resource, n)
            player.news = player.news or total >= LAB_CUBES
            return
        made = total // LAB_CUBES
        player.lab = plus(NONE, resource, total % LAB_CUBES)
        player.krystallium += made
        player.news = True
        if self.told is not None:
            self.tell_as("gain", "wonderful_kingdom-alchemy", player.seat, krystallium=made)

    def ready_spies(self, player: Duchy, n: int) -> None:
        """Turn used spy tokens up again."""
        n = min(n, player.spies_used)
        if n:
            player.spies += n
            player.spies_used -= n
            self.tell_as("gain", "wonderful_kingdom-spies-ready", player.seat, spies=n)

    def remove_calamities(self, player: Duchy, up_to: int, because: str) -> None:
        """Calamities go from a duchy to the box."""
        n = min(up_to, player.calamity_count)
        player.calamity_count -= n
        self.box = (*self.box, *(CALAMITY,) * n)
        self.tell("wonderful_kingdom-removes-calamities", player.seat, because=because, n=n)

    def add_vermin(self, player: Duchy, n: int, because: str) -> None:
        """Vermin come from their deck to a construction area, as many as there are."""
        n = min(n, self.vermin_left)
        self.vermin_left -= n
        player.menaces += (VERMIN,) * n
        self.tell("wonderful_kingdom-vermin", player.seat, n=n, because=because, target=f"menaces@{player.seat}")
        if not self.vermin_left and self.scenario and SCENARIOS[self.scenario].lost_without_vermin:
            self.lose("lost-vermin")

    def lose(self, outcome: str) -> None:
        """The game alone is lost at once: whatever was still to happen does not."""
        self.outcome = outcome
        self.over = True
        self.frames.clear()
        self.tell(f"wonderful_kingdom-outcome-{outcome}", 0)


def refills(card: str) -> bool:
    """Whether a discarded card goes back into the development deck; calamities and menaces do not."""
    return card in RECYCLED or card in ADVISORS
