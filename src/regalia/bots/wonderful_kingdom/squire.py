"""The squire's wishes in the Wonderful Kingdom: whatever makes the outlook of the own duchy better."""

from __future__ import annotations

from typing import Any, Final

from regalia.bots.priorities import Squire
from regalia.bots.wonderful_kingdom.future import EXPLORATION, KEPT, SOLDIER
from regalia.bots.wonderful_kingdom.standing import Standings
from regalia.bots.wonderful_kingdom.worth import (
    CALAMITY_GONE,
    beside_cubes,
    harm,
    krystallium_of,
    lasting,
    rewarded,
    soldiers_of,
)
from regalia.engine.decisions import Act
from regalia.engine.effects import Effect
from regalia.engine.zones import HIDDEN
from regalia.games.wonderful_kingdom.advisor_effects import (
    FreeTrap,
    LookAndKeep,
    LookAtHand,
    MoveBetweenOffers,
    ProduceMore,
    RecycleTwice,
    Score,
    SwapChosen,
    TurnUpOffer,
)
from regalia.games.wonderful_kingdom.advisors import KeepAdvisor, UseAdvisor
from regalia.games.wonderful_kingdom.cards import (
    ADVISORS,
    CALAMITY,
    DECKS,
    MENACES,
    RECYCLED,
    SCENARIOS,
)
from regalia.games.wonderful_kingdom.choice import Offer, Select
from regalia.games.wonderful_kingdom.effects import Gain, GainSpies, ReadySpies, RemoveCalamities
from regalia.games.wonderful_kingdom.fight import Defeat
from regalia.games.wonderful_kingdom.menace_questions import Uncover
from regalia.games.wonderful_kingdom.menaces import Cover, FreezeNew, FreezeSite, GiveToShadow
from regalia.games.wonderful_kingdom.placing import PutCube, PutInLab, PutKrystallium, PutSoldier, ThrowAway
from regalia.games.wonderful_kingdom.planning import Build, Recycle
from regalia.games.wonderful_kingdom.player import Duchy
from regalia.games.wonderful_kingdom.questions import Done, Give, Keep, MoveCard, Swap, TurnUpArea
from regalia.games.wonderful_kingdom.quests import STEPS, Melt, PayStep, Transmute
from regalia.games.wonderful_kingdom.rounds import ROUNDS
from regalia.games.wonderful_kingdom.solo import Find, Remove, Search
from regalia.games.wonderful_kingdom.spying import SpyOnChosen, SpyOnOffer
from regalia.games.wonderful_kingdom.table import KingdomTable
from regalia.games.wonderful_kingdom.words import RESOURCES, SOLDIERS

UNKNOWN: Final = 1.6
"""What a hidden card of the opponent is worth on average."""
FOUND: Final = 3.2
"""What the best of three cards of the deck is worth."""
DEADLY: Final = 5.0
"""What a menace costs more where cards that menaces take lose the game."""
NO_CUBES: Final = (0,) * SOLDIERS
"""The slots of a card that lacks nothing but soldiers."""
EAGER: Final = 0.3
"""What a krystallium must bring more now than later."""
ADVISOR: Final = {"production": 2.2, "planning": 1.5, "end": 2.0}
"""What an advisor is worth beside its soldier, by when it works."""


def dread(table: KingdomTable) -> str:
    """What the danger deck was made with."""
    if table.scenario:
        deck = SCENARIOS[table.scenario].danger
        return DECKS[deck] if deck is not None else CALAMITY
    # Which menaces were picked is public: some of them have been seen, or they are all still in the deck.
    return (
        next((card for card in DECKS.values() if card in table.players[0].menaces), DECKS["thieves"])
        if (table.module == "menaces")
        else CALAMITY
    )


class KingdomSquire(Squire[KingdomTable]):
    """Looks ahead at what its duchy will have built, and takes what changes that for the better."""

    def __init__(self) -> None:
        self.seen: tuple[KingdomTable, int] | None = None
        self.standings = Standings()
        self.areas: dict[int, float] = {}

    def forget(self) -> None:
        self.seen = None

    def wish(self, table: KingdomTable, seat: int, act: Act[Any]) -> float:
        if self.seen is None or self.seen[0] is not table or self.seen[1] != seat:
            self.seen, self.areas = (table, seat), {}
            self.mine = self.standings.of(table, table.players[seat])
        player, mine = table.players[seat], self.mine
        match act:
            case Build():
                return 5.0 - mine.builds.index(act.card) * 0.1 if act.card in mine.builds else -1.0
            case Recycle():
                return -2.0 if act.card in mine.builds else 1.0
            case PutCube():
                placed = mine.plan.with_cubes((act.resource,), -1).filled(act.name, act.resource)
                return placed.value() - mine.value + 0.03 * mine.plan.rank(act.name)
            case PutInLab():
                return self.into_lab(act.resource)
            case PutKrystallium():
                return self.krystallium(table, player, act)
            case PutSoldier():
                return self.soldier(table, player, act)
            case ThrowAway():
                return -5.0
            case Select():
                return self.area(table, player, act.area)
            case Offer():
                return self.offer(table, player, act)
            case _:
                return self.rarely(table, player, act)

    def rarely(self, table: KingdomTable, player: Duchy, act: Act[Any]) -> float:
        """What belongs to the game alone, to advisors and to quests."""
        match act:
            case Search():
                return self.search(table, player, act.area)
            case Remove() | Give():
                return -self.worth(table, player, act.card)
            case Find() | Keep():
                return self.worth(table, player, act.card)
            case SpyOnOffer():
                return 50.0 if self.area(table, player, act.area) > self.area(table, player, 1 - act.area) - 3 else -1.0
            case SpyOnChosen():
                return -1.0
            case PayStep():
                return self.step(table, player, act)
            case Transmute():
                return self.transmute(table, player)
            case Melt():
                return player.lab[act.resource] - self.reserved(table, player)[act.resource]
            case UseAdvisor():
                return self.advisor(table, player, act)
            case KeepAdvisor():
                return self.advisor_worth(act.card)
            case TurnUpArea():
                return float(len(table.offers_down[act.area]))
            case MoveCard():
                return self.move(table, player, act)
            case Swap():
                return self.worth(table, player, act.theirs)
            case _:
                return self.menaced(table, player, act)

    def menaced(self, table: KingdomTable, player: Duchy, act: Act[Any]) -> float:
        """What menaces demand, and how they are defeated; all else is as good as nothing."""
        match act:
            case GiveToShadow():
                return -self.worth(table, player, act.card) - len(RECYCLED[act.card])
            case Cover():
                return -1.0 if RESOURCES.index(act.resource) else -1.5
            case Uncover():
                return 1.0
            case FreezeSite():
                return -self.mine.outlook.gain(act.card) + sum(player.sites[act.name].missing) * 0.2
            case FreezeNew():
                return -self.mine.outlook.gain(act.card) - 1.0
            case Defeat():
                return self.defeat(table, player, act)
            case Done():
                return 0.0
        raise TypeError(type(act).__name__)

    # Cards

    def worth(self, table: KingdomTable, player: Duchy, card: str) -> float:
        """What a card would bring a player who takes it."""
        if card in RECYCLED:
            return self.standings.of(table, player).worth(card)
        left = ROUNDS - table.round
        if card == HIDDEN:
            return (8 * UNKNOWN + 4 * self.worth(table, player, dread(table))) / 12 if table.solo else UNKNOWN
        if card == CALAMITY:
            return -4.0
        if card in MENACES:
            deadly = DEADLY if table.scenario and SCENARIOS[table.scenario].lost_beside_danger else 0.0
            return MENACES[card].points - lasting(card, left) - deadly
        return self.advisor_worth(card) * (left + 1) / ROUNDS + SOLDIER

    def advisor_worth(self, card: str) -> float:
        """What an advisor may be worth over a whole game."""
        return ADVISOR.get(ADVISORS[card].when, 1.0)

    def area(self, table: KingdomTable, player: Duchy, area: int) -> float:
        """What an offering area would bring: its cards planned together with those selected already."""
        if area in self.areas:
            return self.areas[area]
        cards = (*table.offers_up[area], *table.offers_down[area])
        selected = [*player.plannable(), *(card for card in cards if card in RECYCLED)]
        others = sum(self.worth(table, player, card) for card in cards if card not in RECYCLED)
        self.areas[area] = self.mine.outlook.planned(selected)[0] - self.mine.roughly + others
        return self.areas[area]

    def search(self, table: KingdomTable, player: Duchy, area: int) -> float:
        """An area without its two worst cards and with the best of three new ones."""
        removable = [card for card in table.offers_up[area] if card in RECYCLED or card in ADVISORS]
        worst = sorted(self.worth(table, player, card) for card in removable)[:2]
        return self.area(table, player, area) - sum(worst) + FOUND

    def offer(self, table: KingdomTable, player: Duchy, act: Offer) -> float:
        """The opponent will take what looks better; that should not be much, and the rest is for oneself."""
        other = table.players[1 - player.seat]
        laid = [(act.card, act.place.area, act.place.down)]
        if player.staged:
            laid.append((player.staged[0], player.staged_at.area, player.staged_at.down))
        looks, is_worth, own = [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]
        for area in (0, 1):
            seen = [*table.offers_up[area], *table.offers_down[area]]
            hidden = [card for card, at, down in laid if at == area and down]
            shown = [card for card, at, down in laid if at == area and not down]
            looks[area] = sum(self.worth(table, other, card) for card in seen + shown)
            looks[area] += UNKNOWN * 0.5 * len(hidden)
            is_worth[area] = sum(self.worth(table, other, card) for card in seen + shown + hidden)
            own[area] = sum(self.worth(table, player, card) for card in seen + shown + hidden)
        taken = 0 if looks[0] >= looks[1] else 1
        return 0.6 * own[1 - taken] - is_worth[taken]

    # Cubes

    def into_lab(self, resource: int) -> float:
        """A cube in the lab; a slot that will be filled anyway is still the better place."""
        new = self.mine.plan.with_cubes((resource,), -1)
        new.lab += 1
        if resource == EXPLORATION and new.explored < new.needs_exploration:
            new.explored += 1
        return new.value() - self.mine.value - 0.05

    def krystallium(self, table: KingdomTable, player: Duchy, act: PutKrystallium) -> float:
        """Krystallium completes a card that produces, or in the end any card."""
        missing = player.sites[act.name].missing
        lacks = sum(missing[:SOLDIERS])
        if lacks > player.krystallium or missing[SOLDIERS] > player.soldiers:
            return -1.0
        required = self.mine.outlook.required.get(act.card, 0) > 0
        if missing[SOLDIERS] and not required and missing[SOLDIERS] > self.spare_soldiers(table, player):
            return -1.0
        last = table.round == ROUNDS and table.phase in ("production", "fight") and table.step in (3, -1)
        needed = 0 if last else sum(act.pay[4] for act in self.final_steps(table, player))
        if player.krystallium - lacks < needed:
            return -1.0
        if last:
            return self.mine.outlook.gain(act.card) / lacks
        new = self.mine.plan.lacking(act.name, (*NO_CUBES, missing[SOLDIERS]))
        new.krystallium -= lacks
        return (new.value() - self.mine.value) / lacks - EAGER

    def soldier(self, table: KingdomTable, player: Duchy, act: PutSoldier) -> float:
        """Soldiers finish a card that lacks nothing else, if they are not needed to win."""
        lacks = player.sites[act.name].missing
        if sum(lacks) != lacks[SOLDIERS] or lacks[SOLDIERS] > player.soldiers:
            return -1.0
        required = self.mine.outlook.required.get(act.card, 0) > 0
        return 0.5 if required or self.spare_soldiers(table, player) >= lacks[SOLDIERS] else -1.0

    def spare_soldiers(self, table: KingdomTable, player: Duchy) -> int:
        """The soldiers that nothing waits for without which the game is lost."""
        steps = sum(step.pay[SOLDIERS] for step in self.final_steps(table, player))
        menaces = sum(MENACES[card].price for card in table.undefeated)
        return player.soldiers - steps - menaces - self.promised(player)

    # Quests

    def final_steps(self, table: KingdomTable, player: Duchy) -> list[PayStep]:
        """The final steps that are still to be done."""
        finals = [STEPS[table.solo][board][-1] for board in table.quests]
        return [act for act in finals if act.token not in player.steps]

    def reserved(self, table: KingdomTable, player: Duchy) -> list[int]:
        """How many cubes of each colour are kept in the lab for steps that are worth it."""
        kept = [0, 0, 0, 0]
        for board in table.quests:
            for act in STEPS[table.solo][board]:
                if act.token not in player.steps and (act.final or self.reward(table, player, act) > 1):
                    kept = [max(a, b) for a, b in zip(kept, act.pay[:4], strict=True)]
        return kept

    def reward(self, table: KingdomTable, player: Duchy, act: PayStep) -> float:
        """What a step gives."""
        return rewarded(player, act.step.reward) + self.soldiers_given(table, player, act)

    def step(self, table: KingdomTable, player: Duchy, act: PayStep) -> float:
        """The final step at once; the others when they give more than their cubes would."""
        if act.final:
            return 100.0
        new = self.mine.plan.copy()
        new.cubes = new.cubes[:]
        for resource, price in enumerate(act.pay[:4]):
            from_lab = min(price, player.lab[resource])
            from_hand = min(price - from_lab, player.cubes[resource])
            new.lab -= from_lab
            new.cubes[resource] -= from_hand
            new.krystallium -= price - from_lab - from_hand
            if resource == EXPLORATION:
                new.explored -= min(new.explored, from_lab)
        new.krystallium += krystallium_of(act.step.reward)
        given = beside_cubes(player, act.step.reward) + self.soldiers_given(table, player, act)
        return new.value() - self.mine.value + given - 0.1

    def soldiers_given(self, table: KingdomTable, player: Duchy, act: PayStep) -> float:
        """What the soldiers of a step are worth: much, as long as the game cannot be won without them."""
        n = soldiers_of(act.step.reward)
        needed = max(0, min(n, -self.spare_soldiers(table, player)))
        return needed * self.mine.outlook.needed_soldier + (n - needed) * SOLDIER

    def transmute(self, table: KingdomTable, player: Duchy) -> float:
        """Cubes that no step waits for become krystallium; in the end all of them."""
        last = table.round == ROUNDS and table.step == 3
        kept = [0, 0, 0, 0] if last and not self.final_steps(table, player) else self.reserved(table, player)
        free = sum(max(0, n - kept[at]) for at, n in enumerate(player.lab))
        return 1.0 if free >= 5 else -1.0

    # Advisors and menaces

    def advisor(self, table: KingdomTable, player: Duchy, act: UseAdvisor) -> float:
        """An ability is used when it gives more than its soldiers are worth."""
        if player.soldiers - act.price < self.promised(player):
            return -1.0
        price = act.price * (
            self.mine.outlook.needed_soldier if self.mine.outlook.needs > player.soldiers - act.price else SOLDIER
        )
        return self.used(table, player, act.effect, price)

    def used(self, table: KingdomTable, player: Duchy, effect: Effect[Any], price: float) -> float:
        """What an ability gives more than its price."""
        match effect:
            case ProduceMore():
                more = self.mine.plan.with_cubes([RESOURCES.index(effect.resource)] * effect.amount)
                return more.value() - self.mine.value - price
            case RemoveCalamities():
                return CALAMITY_GONE - price
            case Score():
                return float(effect.points)
            case Gain():
                return KEPT - price + (0.3 if table.round < ROUNDS else 0.0)
            case RecycleTwice():
                return max((self.doubled(card) for card in player.plannable()), default=0.0) - price
            case LookAndKeep():
                return FOUND * 0.8 - price
            case SwapChosen():
                other = table.players[1 - player.seat]
                mine = min(self.worth(table, player, card) for card in player.plannable())
                return max(self.worth(table, player, card) for card in other.plannable()) - mine - price
            case TurnUpOffer():
                return 51.0 if max(len(down) for down in table.offers_down) >= 2 and price < 1 else -1.0
            case MoveBetweenOffers() | LookAtHand() | FreeTrap() | GainSpies() | ReadySpies():
                return -1.0
        raise TypeError(type(effect).__name__)

    def promised(self, player: Duchy) -> int:
        """The soldiers that cards still lack without which a scenario is lost."""
        required = self.mine.outlook.required
        return sum(site.missing[SOLDIERS] for site in player.sites.values() if required.get(site.card, 0) > 0)

    def doubled(self, card: str) -> float:
        """What recycling a card twice over gives more than once."""
        once, twice = RECYCLED[card], RECYCLED[card] * 2
        return self.mine.outlook.with_cubes(twice).value() - self.mine.outlook.with_cubes(once).value()

    def move(self, table: KingdomTable, player: Duchy, act: MoveCard) -> float:
        """A good card joins the better area."""
        better = 0 if self.area(table, player, 0) >= self.area(table, player, 1) else 1
        worth = self.worth(table, player, act.card or HIDDEN)
        return worth if act.area != better else -worth

    def defeat(self, table: KingdomTable, player: Duchy, act: Defeat) -> float:
        """The most points for each soldier; soldiers that a quest needs are not spent."""
        saved = self.harm(table, act.card) - MENACES[act.card].points
        spare = self.spare_soldiers(table, player)
        price = (
            0.0 if spare >= act.price or act.card in table.undefeated else act.price * self.mine.outlook.needed_soldier
        )
        return (saved - price) / act.price

    def harm(self, table: KingdomTable, card: str) -> float:
        """What a menace in the construction area will still cost beside its points."""
        return harm(card, ROUNDS - table.round)
