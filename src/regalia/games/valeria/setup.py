"""Setting the table: which monsters and citizens, how many of each, what is dealt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from regalia.engine.chance import Chance
from regalia.engine.game import GameOption, Refused, Setting
from regalia.engine.messages import say
from regalia.engine.zones import Cards
from regalia.games.valeria import rulings
from regalia.games.valeria.cards import (
    AREAS,
    CITIZENS,
    DOMAINS,
    DUKES,
    EVENTS,
    EXHAUSTED_COPIES,
    MONSTERS,
    NUMBERS,
    SETUPS,
    Setup,
    kinds_for,
    monster_stack,
)
from regalia.games.valeria.player import Duchy
from regalia.games.valeria.rounds import TURN, KeepDuke
from regalia.games.valeria.solo import SOLO_TURN
from regalia.games.valeria.table import ALL_UP, ValeriaTable

SEVERAL: Final = (2, 3, 4, 5)
OPTIONS: Final[tuple[GameOption, ...]] = (
    GameOption("setup", "first_game", (*SETUPS, "random", "picked")),
    GameOption("areas", (), AREAS, many=True, needs={"setup": ("picked",)}),
    GameOption("citizens", (), tuple(CITIZENS), many=True, needs={"setup": ("picked",), "shuffled_citizens": (False,)}),
    GameOption("shuffled_citizens", False),
    GameOption("events", False, players=SEVERAL),
    GameOption("event_cards", (), tuple(EVENTS), many=True, needs={"events": (True,)}),
    GameOption("dukes", True, players=SEVERAL),
    GameOption("dark_lord", "normal", ("normal", "harder", "hardest"), players=(1,)),
    GameOption("solo_board_points", True, players=(1,)),
    *(GameOption(reading, False) for reading in rulings.READINGS),
)


def check(players: int, options: Mapping[str, Setting]) -> None:
    """Refuse what the rules do not allow together."""
    _check_stacks(options)
    _check_events(players, options)
    if players == 1:
        if options["events"]:
            raise Refused(say("valeria-solo-no-events"))
        if not options["dukes"]:
            raise Refused(say("valeria-solo-needs-dukes"))
    else:
        if options["dark_lord"] != "normal":
            raise Refused(say("valeria-dark-lord-is-solo"))
        if not options["solo_board_points"]:
            raise Refused(say("valeria-board-points-are-solo"))


def _check_stacks(options: Mapping[str, Setting]) -> None:
    """Areas and citizens are picked only where they are to be picked, and then all that are needed."""
    areas, citizens = options["areas"], options["citizens"]
    assert isinstance(areas, tuple) and isinstance(citizens, tuple)
    if options["setup"] == "picked":
        if len(set(areas)) != 5 or len(areas) != 5:
            raise Refused(say("valeria-pick-five-areas", n=len(set(areas))))
        for numbers in () if options["shuffled_citizens"] else NUMBERS:
            n = sum(card in kinds_for(numbers) for card in citizens)
            if n != 1:
                number = "/".join(str(number) for number in numbers)
                raise Refused(say("valeria-pick-one-citizen", number=number, n=n))
    elif areas or citizens:
        raise Refused(say("valeria-picks-need-picked"))
    if options["shuffled_citizens"] and citizens:
        raise Refused(say("valeria-shuffled-uses-all"))


def _check_events(players: int, options: Mapping[str, Setting]) -> None:
    """Events are picked only where they are played, each once, and no more than one a player."""
    events = options["event_cards"]
    assert isinstance(events, tuple)
    if events and not options["events"]:
        raise Refused(say("valeria-event-cards-need-events"))
    if len(events) > players or len(set(events)) != len(events):
        raise Refused(say("valeria-pick-events", n=players))


def new_table(players: int, options: Mapping[str, Setting], seed: int) -> ValeriaTable:
    """A table set for its first decision."""
    chance = Chance(seed)
    table = ValeriaTable([Duchy(seat) for seat in range(players)], 0)
    setup = _stacks_to_use(options, chance)
    table.areas = _by_strength(setup.areas, chance)
    _lay_grid(table, players, setup, bool(options["shuffled_citizens"]), chance)
    _prepare_exhausted(table, players, options, chance)
    table.harder = ("normal", "harder", "hardest").index(str(options["dark_lord"]))
    table.board_vp_counts = bool(options["solo_board_points"])
    table.agreed = tuple(reading for reading in rulings.READINGS if options[reading])
    table.dukes_played = bool(options["dukes"])
    table.first = chance.below(players)
    table.active = table.first
    if table.dukes_played:
        dukes = chance.shuffled(tuple(DUKES))
        for player in table.players:
            player.dukes, dukes = dukes[:2], dukes[2:]
        if table.solo:
            # Q10: the Dark Lord's duke comes from those that were not dealt.
            table.dark_duke, dukes = dukes[:1], dukes[1:]
        table.duke_box = dukes
    table.chance = chance.state
    table.frames.extend(SOLO_TURN if table.solo else TURN[table.first])
    if table.dukes_played:
        table.together({player.seat: KeepDuke(player.seat) for player in table.players})
    return table


def _stacks_to_use(options: Mapping[str, Setting], chance: Chance) -> Setup:
    name = options["setup"]
    if name == "picked":
        areas, citizens = options["areas"], options["citizens"]
        assert isinstance(areas, tuple) and isinstance(citizens, tuple)
        return Setup("picked", areas, tuple(sorted(citizens, key=list(CITIZENS).index)))
    if name == "random":
        citizens = tuple(chance.pick(kinds_for(numbers)) for numbers in NUMBERS)
        return Setup("random", chance.shuffled(AREAS)[:5], citizens)
    return SETUPS[str(name)]


def _by_strength(areas: Cards, chance: Chance) -> Cards:
    """From left to right by the strength on top; Q2: then by its magic, then by the boss, then at random."""

    def order(area: str) -> tuple[int, int, int]:
        stack = monster_stack(area, 4)
        top, boss = MONSTERS[stack[-1]], MONSTERS[stack[0]]
        return top.strength, top.magic, boss.strength

    return tuple(sorted(chance.shuffled(areas), key=order))


def _lay_grid(table: ValeriaTable, players: int, setup: Setup, shuffled: bool, chance: Chance) -> None:
    five = players == 5
    monsters = [monster_stack(area, players) for area in table.areas]
    height = 6 if five else 5
    citizens: list[Cards] = []
    boxes: list[Cards] = []
    for index, numbers in enumerate(NUMBERS):
        if shuffled:
            cards = [card for card in kinds_for(numbers) for _ in range(CITIZENS[card].copies)]
            deck = chance.shuffled(cards)
            citizens.append(deck[:height])
            boxes.append(deck[height:])
        else:
            citizens.append((setup.citizens[index],) * height)
            boxes.append(())
    domains = chance.shuffled(tuple(card for card in DOMAINS if card not in setup.without))
    height = 4 if five else 3
    stacks = [domains[place * height : (place + 1) * height] for place in range(5)]
    table.domain_box = domains[5 * height :]
    table.citizen_box = tuple(boxes)
    table.grid = (*monsters, *citizens, *stacks)
    table.face_up = (ALL_UP,) * 5 + ((1,) if shuffled else (ALL_UP,)) * 10 + (1,) * 5


def _prepare_exhausted(table: ValeriaTable, players: int, options: Mapping[str, Setting], chance: Chance) -> None:
    table.exhausted_left = min(table.stacks_to_end(), EXHAUSTED_COPIES)
    if options["events"]:
        picked = options["event_cards"]
        assert isinstance(picked, tuple)
        table.event_deck, table.event_box = _draw_events(picked, players, chance)


def _draw_events(picked: Cards, players: int, chance: Chance) -> tuple[Cards, Cards]:
    """The events that were agreed on and others by chance, one a player, shuffled; and those that stay in the box."""
    if not picked:
        deck = chance.shuffled(tuple(EVENTS))
        return deck[:players], deck[players:]
    missing = players - len(picked)
    others = chance.shuffled(tuple(card for card in EVENTS if card not in picked)) if missing else ()
    return chance.shuffled((*picked, *others[:missing])), others[missing:]
