"""What boards and bots are told must be said in full: verbs, prices, kinds of events, what boards show."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from regalia.engine.decisions import Option
from regalia.engine.messages import Message
from regalia.testing.ways import Way, pick


def a_board_is_given_what_its_struct_declares(way: Way, seed: int) -> None:
    """What the game shows beyond zones and counters has the types that it declares."""
    table, chance = way.table(seed)
    while table.asked:
        filled(way.game.shown, way.game.show(table))
        kind = way.game.shown_of_players
        for player in table.players:
            filled(kind, {name: getattr(player, name) for name in kind.__struct_fields__})
        table.choose(*pick(table, chance))


def filled(kind: type[msgspec.Struct], fields: Mapping[str, object]) -> msgspec.Struct:
    """What a board shows, checked against the types that it declares."""
    return msgspec.convert(fields, kind, dec_hook=_as_it_is, from_attributes=True)


def _as_it_is(kind: type, value: object) -> object:
    """Messages are no plain data; they stand in a struct as they are."""
    assert kind is Message and isinstance(value, Message), f"{value!r} where {kind} was declared"
    return value


def every_option_says_what_is_done_and_what_it_costs(way: Way, seed: int) -> None:
    """An option has a verb, names a card of the box if any, and says why its price is not the printed one."""
    known = {card.id for card in way.game.cards()}
    table, chance = way.table(seed)
    while table.asked:
        for seat, _ in table.asked:
            decision = table.decision_of(seat)
            for option in (*decision.options, *decision.barred):
                assert option.verb.isidentifier(), f"{option.key} does not say what is done"
                assert not option.card or option.card in known, f"{option.key} is about no card: {option.card}"
                check_price(option)
        table.choose(*pick(table, chance))


def check_price(option: Option) -> None:
    """A price counts what is above nothing, and says why it differs from the printed one."""
    price = option.price
    if price is not None:
        assert all(n > 0 for n in (*price.now.values(), *price.printed.values())), option.key
        assert (price.now != price.printed) == bool(price.because), f"{option.key} does not say why its price differs"


def counters_in_an_event_rise_or_fall(way: Way, seed: int) -> None:
    """An event that names counters is a gain or a loss, and no other is."""
    play, chance = way.play(seed)
    events = list(play.opening)
    while play.table.asked:
        seat, act = pick(play.table, chance)
        events += play.choose(seat, act.key)
    for event in events:
        counted = [name for name in way.game.counters if event.details.get(name)]
        assert bool(counted) == (event.kind in ("gain", "loss")), f"{event!r} is of kind {event.kind}"
