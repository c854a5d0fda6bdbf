"""The questions that effects ask about other cards (take, slay, return or mark them), and the acts that answer them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from regalia.engine.decisions import Act
from regalia.engine.frames import CardQuestion
from regalia.engine.messages import Message, Reason, say, seat_named
from regalia.engine.remembering import remembered
from regalia.games.valeria import rulings
from regalia.games.valeria.questions import leave
from regalia.games.valeria.words import amount, named

if TYPE_CHECKING:
    from regalia.games.valeria.card_effects import GainCitizen, Return
    from regalia.games.valeria.table import ValeriaTable


class FreeCitizen(Act["ValeriaTable"]):
    """Take a citizen from the centre without paying."""

    __slots__ = ("because", "card")
    verb = "take"

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

    def about(self, table: ValeriaTable, seat: int) -> str:
        return self.card


free_citizen: Final = remembered(FreeCitizen)


class TakeFreeCitizen(CardQuestion["ValeriaTable"]):
    """Which citizen from the centre?"""

    __slots__ = ("effect",)

    def __init__(self, seat: int, effect: GainCitizen, because: str) -> None:
        super().__init__(seat, because)
        self.effect = effect

    def acts(self, table: ValeriaTable) -> Sequence[Act[ValeriaTable]]:
        citizens: list[Act[ValeriaTable]]
        citizens = [free_citizen(card, self.because) for card in self.effect.fitting(table)]
        if self.effect.declinable and rulings.DECLINE_CITIZEN in table.agreed:
            citizens.append(leave("declines-citizen", self.because))
        return citizens

    def prompt(self, table: ValeriaTable) -> Message:
        return say("valeria-ask-free", card=named(self.because))


class MaySlayNow(CardQuestion["ValeriaTable"]):
    """Slay a monster now, or leave it?"""

    __slots__ = ()

    def acts(self, table: ValeriaTable) -> Sequence[Act[ValeriaTable]]:
        return [*table.slays(), leave("declines-slay", self.because)]

    def prompt(self, table: ValeriaTable) -> Message:
        return say("valeria-ask-slay", card=named(self.because))


class StealMonster(Act["ValeriaTable"]):
    """Draw a random monster from an opponent's pile."""

    __slots__ = ("because", "other")
    verb = "take"

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
        return say("valeria-act-take-monster", other=seat_named(self.other))

    def targets(self, table: ValeriaTable, seat: int) -> tuple[str, ...]:
        return (f"monsters@{self.other}",)


steal_monster: Final = remembered(StealMonster)


class TakeMonsterFrom(CardQuestion["ValeriaTable"]):
    """From whose pile?"""

    __slots__ = ()

    def acts(self, table: ValeriaTable) -> Sequence[Act[ValeriaTable]]:
        piles = [steal_monster(other, self.because) for other in table.opponents(self.seat)]
        return [*piles, leave("declines-monster", self.because)] if rulings.DECLINE_MONSTER in table.agreed else piles

    def prompt(self, table: ValeriaTable) -> Message:
        return say("valeria-ask-take-monster", card=named(self.because))


class FirstMonster(Act["ValeriaTable"]):
    """Alone: take the top card of the first monster stack from the left that is not exhausted."""

    __slots__ = ("because",)
    verb = "take"

    def __init__(self, because: str) -> None:
        super().__init__("take_monster:centre")
        self.because = because

    def carry_out(self, table: ValeriaTable, seat: int) -> None:
        table.take_first_monster(seat, self.because)

    def label(self, table: ValeriaTable, seat: int) -> Message:
        return say("valeria-act-take-first-monster", card=named(table.first_monster()))

    def targets(self, table: ValeriaTable, seat: int) -> tuple[str, ...]:
        return (table.object_of(table.first_monster()),)

    def about(self, table: ValeriaTable, seat: int) -> str:
        return table.first_monster()


take_first_monster: Final = remembered(FirstMonster)


class TakeMonsterFromCentre(CardQuestion["ValeriaTable"]):
    """Take the first monster of the centre, or, where that was agreed, leave it?"""

    __slots__ = ()

    def acts(self, table: ValeriaTable) -> Sequence[Act[ValeriaTable]]:
        first = take_first_monster(self.because)
        return [first, leave("declines-monster", self.because)] if rulings.DECLINE_MONSTER in table.agreed else [first]

    def prompt(self, table: ValeriaTable) -> Message:
        return say("valeria-ask-take-first-monster", card=named(self.because))


class ReturnCard(Act["ValeriaTable"]):
    """Put an own card back on its stack."""

    __slots__ = ("because", "card", "effect")
    verb = "return"

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

    def about(self, table: ValeriaTable, seat: int) -> str:
        return self.card


return_card: Final = remembered(ReturnCard)


class MayReturn(CardQuestion["ValeriaTable"]):
    """Which own card goes back, if any?"""

    __slots__ = ("effect",)

    def __init__(self, seat: int, effect: Return, because: str) -> None:
        super().__init__(seat, because)
        self.effect = effect

    def acts(self, table: ValeriaTable) -> Sequence[Act[ValeriaTable]]:
        player = table.players[self.seat]
        own = player.monsters if self.effect.kind == "monster" else player.citizens
        cards = [return_card(card, self.effect, self.because) for card in dict.fromkeys(own)]
        return [*cards, leave("declines-return", self.because)]

    def prompt(self, table: ValeriaTable) -> Message:
        return say(f"valeria-ask-return-{self.effect.kind}", card=named(self.because))


class TokenOn(Act["ValeriaTable"]):
    """Put an event's token on a monster."""

    __slots__ = ("because", "card", "kind")
    verb = "mark"

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

    def about(self, table: ValeriaTable, seat: int) -> str:
        return self.card


token_on: Final = remembered(TokenOn)


class PutToken(CardQuestion["ValeriaTable"]):
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
