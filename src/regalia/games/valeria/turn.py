"""A turn: roll, harvest, actions, end. Read ``TURN`` from the bottom up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from regalia.engine.decisions import Act
from regalia.engine.frames import Frame, OpenQuestion, Question
from regalia.engine.messages import Message, Reason, say
from regalia.games.valeria import rulings
from regalia.games.valeria.actions import GAINS
from regalia.games.valeria.asking import Happen, HarvestChoices, Woken
from regalia.games.valeria.cards import (
    ACTIVE,
    CITIZEN_PLACES,
    DOMAINS,
    EVENTS,
    HERALD,
    HERALD_ACTS,
    TAKERS,
    WOKEN_ACTIVE,
    WOKEN_OTHERS,
)
from regalia.games.valeria.effects import ChangeDie
from regalia.games.valeria.table import DOMAIN_PLACES, ValeriaTable
from regalia.games.valeria.words import amount, named

# Dukes


class Keep(Act[ValeriaTable]):
    """Keep this duke and return the other unseen."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        super().__init__(f"keep:{card}")
        self.card = card

    def carry_out(self, table: ValeriaTable, seat: int) -> None:
        player = table.players[seat]
        player.returned = tuple(card for card in player.dukes if card != self.card)
        player.dukes = (self.card,)
        table.tell("valeria-keeps-duke", seat)

    def label(self, table: ValeriaTable, seat: int) -> Message:
        return say("valeria-act-keep", card=named(self.card))

    def targets(self, table: ValeriaTable, seat: int) -> tuple[str, ...]:
        return (f"dukes@{seat}:{self.card}",)


keep = cache(Keep)


class KeepDuke(OpenQuestion[ValeriaTable]):
    """Which of the two dukes?"""

    __slots__ = ()

    def acts(self, table: ValeriaTable) -> Sequence[Act[ValeriaTable]]:
        return [keep(card) for card in table.players[self.seat].dukes]

    def prompt(self, table: ValeriaTable) -> Message:
        return say("valeria-ask-duke")


# Roll


class Roll(Frame[ValeriaTable]):
    """The active player rolls; domains may change the dice; then events that were rolled happen."""

    __slots__ = ()

    def run(self, table: ValeriaTable) -> None:
        a, b = divmod(table.draw(36), 6)
        table.dice = (a + 1, b + 1)
        table.active = self.seat
        table.turns += 1
        if table.told is not None:
            table.tell("valeria-rolls", self.seat, a=a + 1, b=b + 1)
        if a == b:
            reward_pair(table)
        if table.covers and any(cover in EVENTS for cover in table.covers.values()):
            table.push(RolledEvents(self.seat))
        domains = table.players[self.seat].ongoing.get("roll")
        if domains:
            table.push(ChangeDice(self.seat, domains))


def reward_pair(table: ValeriaTable) -> None:
    """Gargan's Embrace works whenever the dice show a pair or are turned into one, for whoever owns it."""
    resting = table.resting()
    for player in table.players:
        if "any_pair" in player.ongoing and (rulings.RESTING_PLAYER_GETS_PAIR_POINTS or player.seat != resting):
            table.let_work(player.seat, "any_pair")


class Turn(Act[ValeriaTable]):
    """Change one die with a domain."""

    __slots__ = ("card", "die", "effect")

    def __init__(self, card: str, die: int) -> None:
        effect = DOMAINS[card].effect
        assert isinstance(effect, ChangeDie)
        super().__init__(f"{card}:die{die + 1}")
        self.card = card
        self.die = die
        self.effect = effect

    def why_not(self, table: ValeriaTable, seat: int) -> Reason | None:
        value = table.dice[self.die]
        if rulings.DIE_MUST_CHANGE and self.effect.changed(value) == value:
            return "valeria-die-shows-it", value
        short = self.effect.price(table, table.players[seat]) - table.players[seat].gold
        return ("valeria-short-gold", short) if short > 0 else None

    def carry_out(self, table: ValeriaTable, seat: int) -> None:
        player = table.players[seat]
        price = self.effect.price(table, player)
        player.gold -= price
        dice = list(table.dice)
        dice[self.die] = self.effect.changed(dice[self.die])
        table.dice = (dice[0], dice[1])
        if price:
            table.tell_payment(seat, self.card, price, 0, 0)
        table.tell("valeria-turns-die", seat, because=self.card, a=dice[0], b=dice[1])
        if dice[0] == dice[1]:
            reward_pair(table)

    def label(self, table: ValeriaTable, seat: int) -> Message:
        value = table.dice[self.die]
        new = self.effect.changed(value)
        price = self.effect.price(table, table.players[seat])
        id = "valeria-act-turn-for" if price else "valeria-act-turn"
        return say(id, card=named(self.card), old=value, new=new, price=amount("gold", price))

    def targets(self, table: ValeriaTable, seat: int) -> tuple[str, ...]:
        return f"die:{self.die}", f"domains@{seat}:{self.card}"


class Announce(Act[ValeriaTable]):
    """The dice stay as they are."""

    __slots__ = ()

    def carry_out(self, table: ValeriaTable, seat: int) -> None:
        table.tell("valeria-announces", seat, a=table.dice[0], b=table.dice[1])

    def label(self, table: ValeriaTable, seat: int) -> Message:
        return say("valeria-act-announce", a=table.dice[0], b=table.dice[1])

    def targets(self, table: ValeriaTable, seat: int) -> tuple[str, ...]:
        return ("dice",)


ANNOUNCE = Announce("announce")
turn_die = cache(Turn)


class ChangeDice(Question[ValeriaTable]):
    """Change a die with a domain, or announce? Each domain works once a roll; a die may be changed by several."""

    __slots__ = ("unused",)

    def __init__(self, seat: int, unused: tuple[str, ...]) -> None:
        self.seat = seat
        self.unused = unused

    def acts(self, table: ValeriaTable) -> Sequence[Act[ValeriaTable]]:
        return [*(turn_die(card, die) for card in self.unused for die in (0, 1)), ANNOUNCE]

    def answer(self, table: ValeriaTable, act: Act[ValeriaTable]) -> None:
        act.carry_out(table, self.seat)
        if isinstance(act, Turn):
            unused = tuple(card for card in self.unused if card != act.card)
            if unused:
                table.push(ChangeDice(self.seat, unused))

    def prompt(self, table: ValeriaTable) -> Message:
        return say("valeria-ask-dice", a=table.dice[0], b=table.dice[1])


class RolledEvents(Frame[ValeriaTable]):
    """Events whose number is shown by a die or the sum happen, each once; the active player orders them."""

    __slots__ = ()

    def run(self, table: ValeriaTable) -> None:
        numbers = (*table.dice, sum(table.dice))
        rolled = tuple(
            card for _, card in sorted(table.covers.items()) if card in EVENTS and EVENTS[card].activation in numbers
        )
        if rolled:
            table.push(OrderEvents(self.seat, rolled))


class LetHappen(Act[ValeriaTable]):
    """Let this event happen next."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        super().__init__(f"event:{card}")
        self.card = card

    def carry_out(self, table: ValeriaTable, seat: int) -> None:
        table.tell("valeria-event", seat, card=self.card, source=table.object_of(self.card))
        EVENTS[self.card].rolled.act_for(table, seat, self.card)

    def label(self, table: ValeriaTable, seat: int) -> Message:
        return say("valeria-act-event", card=named(self.card), what=EVENTS[self.card].rolled.text())

    def targets(self, table: ValeriaTable, seat: int) -> tuple[str, ...]:
        return (table.object_of(self.card),)


let_happen = cache(LetHappen)


class OrderEvents(OpenQuestion[ValeriaTable]):
    """Which of the rolled events first?"""

    __slots__ = ("cards",)

    def __init__(self, seat: int, cards: tuple[str, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def acts(self, table: ValeriaTable) -> Sequence[Act[ValeriaTable]]:
        return [let_happen(card) for card in self.cards]

    def answer(self, table: ValeriaTable, act: Act[ValeriaTable]) -> None:
        assert isinstance(act, LetHappen)
        left = tuple(card for card in self.cards if card != act.card)
        if left:
            table.push(OrderEvents(self.seat, left))
        act.carry_out(table, self.seat)

    def prompt(self, table: ValeriaTable) -> Message:
        return say("valeria-ask-event")


# Harvest


class Harvest(Frame[ValeriaTable]):
    """Taking comes first: every activation of a card that takes from other players, before all else."""

    __slots__ = ()

    def run(self, table: ValeriaTable) -> None:
        duchy = table.players[self.seat].duchy
        takers = TAKERS[table.dice]
        if takers and any(card in duchy for card, _ in takers):
            table.push(HarvestRest(self.seat))
            for card, times in takers:
                for _ in range(duchy.get(card, 0) * times):
                    table.push(Happen(self.seat, ACTIVE[card], card))
        else:
            harvest(table, self.seat)


class HarvestRest(Frame[ValeriaTable]):
    """Whatever does not take."""

    __slots__ = ()

    def run(self, table: ValeriaTable) -> None:
        harvest(table, self.seat)


def harvest(table: ValeriaTable, active: int) -> None:
    """Everybody in play harvests at the same time: the active player left sides, the others right sides."""
    dice = table.dice
    pair = dice[0] == dice[1]
    resting = table.resting()
    asked: dict[int, Frame[ValeriaTable]] = {}
    for player in table.players:
        seat = player.seat
        if seat == resting:
            continue
        duchy = player.duchy
        activated = False
        choices: tuple[Woken, ...] = ()
        for card, times, side in WOKEN_ACTIVE[dice] if seat == active else WOKEN_OTHERS[dice]:
            copies = duchy.get(card)
            if copies:
                activated = activated or side.silences
                if side.gives is not None:
                    side.gives.give(table, player, copies * times, card)
                elif side.acts:
                    choices = (*choices, (card, side.acts, side.voluntary, copies * times))
        if pair or not activated:
            choices = (*choices, (HERALD, HERALD_ACTS, False, pair + (not activated)))
        if choices:
            asked[seat] = HarvestChoices(seat, choices)
    if asked:
        table.together(asked)


# Actions


class BeginActions(Frame[ValeriaTable]):
    """Domains that work at the start of the action phase."""

    __slots__ = ()

    def run(self, table: ValeriaTable) -> None:
        if "actions_begin" in table.players[self.seat].ongoing:
            table.let_work(self.seat, "actions_begin")


class TakeAction(Question[ValeriaTable]):
    """Slay, recruit, build or gain: one of the two actions that must be taken."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def acts(self, table: ValeriaTable) -> Sequence[Act[ValeriaTable]]:
        slays, recruits, builds = table.in_centre()
        return *slays, *recruits, *builds, *GAINS

    def run(self, table: ValeriaTable) -> Sequence[Act[ValeriaTable]]:
        seat = self.seat
        player = table.players[seat]
        magic = player.magic
        slays, recruits, builds = table.in_centre()
        options: list[Act[ValeriaTable]] = []
        if player.strength:
            strength = player.strength + magic
            options += [act for act in slays if act.least <= strength and act.magic <= magic]
            if table.tokens:
                options = [act for act in options if act.why_not(table, seat) is None]
        if player.gold:
            gold, prices = player.gold + magic, player.prices
            options += [act for act in recruits if prices[act.card] <= gold]
            options += [act for act in builds if act.least <= gold and act.why_not(table, seat) is None]
        options += GAINS
        return options

    def prompt(self, table: ValeriaTable) -> Message:
        return say("valeria-ask-action", n=self.left)


class AfterAction(Frame[ValeriaTable]):
    """Emptied stacks are covered once the action is over."""

    __slots__ = ()

    def run(self, table: ValeriaTable) -> None:
        if table.emptied:
            table.cover_emptied()


class EndActions(Frame[ValeriaTable]):
    """Domains that work at the end of the action phase."""

    __slots__ = ()

    def run(self, table: ValeriaTable) -> None:
        if "actions_end" in table.players[self.seat].ongoing:
            table.let_work(self.seat, "actions_end")


# End


class EndTurn(Frame[ValeriaTable]):
    """The game ends when a condition holds and everybody has had the same number of turns; else the dice go on."""

    __slots__ = ()

    def run(self, table: ValeriaTable) -> None:
        seats = len(table.players)
        following = (self.seat + 1) % seats
        ending = end_condition(table)
        if ending and following == table.first:
            table.over = True
            table.tell("valeria-ends")
            return
        if bool(ending) != table.final_round:
            table.final_round = bool(ending)
            table.tell(ending or "valeria-goes-on")
        table.frames.extend(TURN[following])


def end_condition(table: ValeriaTable) -> str:
    """Which condition for the end of the game holds now, if any."""
    if len(table.covers) >= 2 * len(table.players):
        return "valeria-end-exhausted"
    if len(table.covers) < 5:
        return ""  # a whole row cannot be empty with fewer places covered
    if not any(table.grid[:CITIZEN_PLACES]):
        return "valeria-end-monsters"
    if not any(table.grid[DOMAIN_PLACES:]):
        return "valeria-end-domains"
    return ""


TURN: list[tuple[Frame[ValeriaTable], ...]] = [
    (
        EndTurn(seat),
        EndActions(seat),
        AfterAction(seat),
        TakeAction(seat, 1),
        AfterAction(seat),
        TakeAction(seat, 2),
        BeginActions(seat),
        Harvest(seat),
        Roll(seat),
    )
    for seat in range(5)
]
"""The steps of each seat's turn, the last one first, as they lie on the stack."""
