"""The questions of cards that take, return or mark other cards, and the acts that answer them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from regalia.engine.decisions import Act
from regalia.engine.messages import Message, Reason, say
from regalia.games.valeria import rulings
from regalia.games.valeria.asking import DECLINE, ForCard
from regalia.games.valeria.words import amount, named

if TYPE_CHECKING:
    from regalia.games.valeria.deeds import GainCitizen, Return, Take
    from regalia.games.valeria.table import ValeriaTable


class TakeAmount(Act["ValeriaTable"]):
    """Take so much of one kind from an opponent."""

    __slots__ = ("because", "kind", "n", "other")

    def __init__(self, other: int, kind: str, n: int, because: str) -> None:
        super().__init__(f"take:{other}:{n}{kind}")
        self.other = other
        self.kind = kind
        self.n = n
        self.because = because

    def carry_out(self, table: ValeriaTable, seat: int) -> None:
        taker, giver = table.players[seat], table.players[self.other]
        setattr(giver, self.kind, getattr(giver, self.kind) - self.n)
        setattr(taker, self.kind, getattr(taker, self.kind) + self.n)
        table.tell("valeria-takes", seat, other=self.other, because=self.because, **{self.kind: self.n})

    def label(self, table: ValeriaTable, seat: int) -> Message:
        return say("valeria-act-take", what=amount(self.kind, self.n), other=say("seat", n=self.other))

    def targets(self, table: ValeriaTable, seat: int) -> tuple[str, ...]:
        return (f"{self.kind}@{self.other}",)


@cache
def take_amount(other: int, kind: str, n: int, because: str) -> TakeAmount:
    """The act of taking so much from an opponent."""
    return TakeAmount(other, kind, n, because)


class TakeFrom(ForCard):
    """From whom, what, and how much? Taking less than one might is allowed (the rulebooks say «up to»)."""

    __slots__ = ("effect",)

    def __init__(self, seat: int, effect: Take, because: str) -> None:
        super().__init__(seat, because)
        self.effect = effect

    def acts(self, table: ValeriaTable) -> Sequence[Act[ValeriaTable]]:
        acts = []
        for other in table.opponents(self.seat):
            for kind in self.effect.kinds:
                most = min(self.effect.up_to, getattr(table.players[other], kind))
                acts += [take_amount(other, kind, n, self.because) for n in range(most, 0, -1)]
                if not most:
                    acts.append(take_amount(other, kind, 0, self.because))
        return acts

    def prompt(self, table: ValeriaTable) -> Message:
        return say("valeria-ask-take", card=named(self.because))


class FreeCitizen(Act["ValeriaTable"]):
    """Take a citizen from the centre without paying."""

    __slots__ = ("because", "card")

    def __init__(self, card: str, because: str) -> None:
        super().__init__(f"free:{card}")
        self.card = card
        self.because = because

    def carry_out(self, table: ValeriaTable, seat: int) -> None:
        table.gain_citizen(seat, self.card, self.because)

    def label(self, table: ValeriaTable, seat: int) -> Message:
        return say("valeria-act-free", card=named(self.card))

    def targets(self, table: ValeriaTable, seat: int) -> tuple[str, ...]:
        return (table.object_of(self.card),)


@cache
def free_citizen(card: str, because: str) -> FreeCitizen:
    """The act of taking a citizen for free."""
    return FreeCitizen(card, because)


class TakeFreeCitizen(ForCard):
    """Which citizen from the centre?"""

    __slots__ = ("effect",)

    def __init__(self, seat: int, effect: GainCitizen, because: str) -> None:
        super().__init__(seat, because)
        self.effect = effect

    def acts(self, table: ValeriaTable) -> Sequence[Act[ValeriaTable]]:
        return [free_citizen(card, self.because) for card in self.effect.fitting(table)]

    def prompt(self, table: ValeriaTable) -> Message:
        return say("valeria-ask-free", card=named(self.because))


class MaySlayNow(ForCard):
    """Slay a monster now, or leave it?"""

    __slots__ = ()

    def acts(self, table: ValeriaTable) -> Sequence[Act[ValeriaTable]]:
        return [*table.slays(), DECLINE]

    def prompt(self, table: ValeriaTable) -> Message:
        return say("valeria-ask-slay", card=named(self.because))


class StealMonster(Act["ValeriaTable"]):
    """Draw a random monster from an opponent's pile."""

    __slots__ = ("because", "other")

    def __init__(self, other: int, because: str) -> None:
        super().__init__(f"take_monster:{other}")
        self.other = other
        self.because = because

    def why_not(self, table: ValeriaTable, seat: int) -> Reason | None:
        return None if table.players[self.other].monsters else ("valeria-no-monsters", 0)

    def carry_out(self, table: ValeriaTable, seat: int) -> None:
        giver, taker = table.players[self.other], table.players[seat]
        at = table.draw(len(giver.monsters))
        card = giver.monsters[at]
        giver.monsters = giver.monsters[:at] + giver.monsters[at + 1 :]
        taker.monsters = (*taker.monsters, card)
        table.tell(
            "valeria-takes-monster", seat, card=card, other=self.other, because=self.because,
            source=f"monsters@{self.other}", target=f"monsters@{seat}",
        )  # fmt: skip

    def label(self, table: ValeriaTable, seat: int) -> Message:
        return say("valeria-act-take-monster", other=say("seat", n=self.other))

    def targets(self, table: ValeriaTable, seat: int) -> tuple[str, ...]:
        return (f"monsters@{self.other}",)


@cache
def steal_monster(other: int, because: str) -> StealMonster:
    """The act of drawing a monster from an opponent's pile."""
    return StealMonster(other, because)


class TakeMonsterFrom(ForCard):
    """From whose pile?"""

    __slots__ = ()

    def acts(self, table: ValeriaTable) -> Sequence[Act[ValeriaTable]]:
        return [steal_monster(other, self.because) for other in table.opponents(self.seat)]

    def prompt(self, table: ValeriaTable) -> Message:
        return say("valeria-ask-take-monster", card=named(self.because))


class ReturnCard(Act["ValeriaTable"]):
    """Put an own card back on its stack."""

    __slots__ = ("because", "card", "effect")

    def __init__(self, card: str, effect: Return, because: str) -> None:
        super().__init__(f"return:{card}")
        self.card = card
        self.effect = effect
        self.because = because

    def why_not(self, table: ValeriaTable, seat: int) -> Reason | None:
        return None if table.place_for(self.card) >= 0 else ("valeria-no-stack-for", 0)

    def carry_out(self, table: ValeriaTable, seat: int) -> None:
        table.return_card(seat, self.card, self.because)
        table.players[seat].vp += self.effect.vp
        table.tell_gain(seat, self.because, vp=self.effect.vp)

    def label(self, table: ValeriaTable, seat: int) -> Message:
        return say("valeria-act-return", card=named(self.card), gain=amount("vp", self.effect.vp))

    def targets(self, table: ValeriaTable, seat: int) -> tuple[str, ...]:
        zone = "monsters" if self.effect.kind == "monster" else "citizens"
        return (f"{zone}@{seat}:{self.card}",)


@cache
def return_card(card: str, effect: Return, because: str) -> ReturnCard:
    """The act of putting a card back."""
    return ReturnCard(card, effect, because)


class MayReturn(ForCard):
    """Which own card goes back, if any?"""

    __slots__ = ("effect",)

    def __init__(self, seat: int, effect: Return, because: str) -> None:
        super().__init__(seat, because)
        self.effect = effect

    def acts(self, table: ValeriaTable) -> Sequence[Act[ValeriaTable]]:
        player = table.players[self.seat]
        own = player.monsters if self.effect.kind == "monster" else player.citizens
        return [*(return_card(card, self.effect, self.because) for card in dict.fromkeys(own)), DECLINE]

    def prompt(self, table: ValeriaTable) -> Message:
        return say(f"valeria-ask-return-{self.effect.kind}", card=named(self.because))


class TokenOn(Act["ValeriaTable"]):
    """Put an event's token on a monster."""

    __slots__ = ("because", "card", "kind")

    def __init__(self, card: str, kind: str, because: str) -> None:
        super().__init__(f"token:{card}")
        self.card = card
        self.kind = kind
        self.because = because

    def carry_out(self, table: ValeriaTable, seat: int) -> None:
        table.add_token(self.card, self.kind)
        target = table.object_of(self.card)
        table.tell(f"valeria-token-{self.kind}", seat, card=self.card, because=self.because, target=target)

    def label(self, table: ValeriaTable, seat: int) -> Message:
        return say("valeria-act-token", what=amount(self.kind, 1), card=named(self.card))

    def targets(self, table: ValeriaTable, seat: int) -> tuple[str, ...]:
        return (table.object_of(self.card),)


@cache
def token_on(card: str, kind: str, because: str) -> TokenOn:
    """The act of putting a token on a monster."""
    return TokenOn(card, kind, because)


class PutToken(ForCard):
    """On which monster in the centre does the token go?"""

    __slots__ = ("kind",)

    def __init__(self, seat: int, kind: str, because: str) -> None:
        super().__init__(seat, because)
        self.kind = kind

    def acts(self, table: ValeriaTable) -> Sequence[Act[ValeriaTable]]:
        return [
            token_on(slay.card, self.kind, self.because)
            for slay in table.slays()
            if rulings.EVENT_MAY_MARK_ITSELF or slay.card != self.because
        ]

    def prompt(self, table: ValeriaTable) -> Message:
        return say(f"valeria-ask-token-{self.kind}", card=named(self.because))
