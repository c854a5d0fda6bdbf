"""What is hidden never leaves the server: neither in a state nor in the log."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regalia.engine.chance import Chance
from regalia.engine.game import Setting
from regalia.engine.play import Play
from regalia.engine.zones import View, view
from regalia.server.models import StoredRoom, StoredSeat
from regalia.server.rate_limit import Allowances
from regalia.server.rooms import Room
from regalia.server.serializers import SPECTATOR, log_entries
from regalia.server.snapshots import state_for
from regalia.server.storage import Storage
from regalia.server.workers import Thinkers
from regalia.shelf import find_game, shelf
from tests.server.serving import quick
from tests.sizes import SIZES
from tests.variants import EVERY

VARIANTS = [variant for variant in EVERY if variant[1] > 1][:: SIZES.hidden_step]
LOOKS = 12
"""How often in a game everybody's picture is compared."""


def room_for(play: Play, data_dir: Path) -> Room:
    """A room with people on all seats."""
    settings = quick(data_dir)
    seats = [StoredSeat("person", f"P{at}", owner=str(at)) for at in range(len(play.table.players))]
    stored = StoredRoom(
        id="here",
        game=play.game.id,
        rules=play.game.rules,
        options=play.options,
        seed=play.seed,
        undo="to-barrier",
        known_deal=False,
        creator="0",
        spectator="looking on",
        created=0.0,
        seats=seats,
    )
    return Room(stored, play, Storage(settings), Thinkers(settings), Allowances(settings.limits), settings)


def sent_to(room: Room, seat: int) -> dict[str, Any]:
    """The state that the person at a seat is sent, -1 being a spectator."""
    sent: dict[str, Any] = msgspec.to_builtins(state_for(room, () if seat == SPECTATOR else (seat,), facts=True))
    return sent


def words_in(sent: object) -> set[str]:
    """Every word that occurs in what is sent; card ids are single words."""
    return set(re.findall(r"[a-z0-9_]+", msgspec.json.encode(sent).decode()))


def never_seen(seen: View[Any]) -> set[str]:
    """Cards that the seat can see nowhere, not even another copy."""
    table = seen.table
    visible = Counter(
        card
        for zone in table.zones
        for holder, _ in zone.holders(table)
        for stack in zone.stacks_of(holder)
        for card in stack
    )
    return {card for cards in seen.unseen.values() for card in cards if not visible[card]}


def laid_open(play: Play) -> set[str]:
    """Cards that lay in an open zone for a moment during the last choice: a discard that was shuffled at once."""
    opened = {zone.name for zone in play.table.zones if zone.seen == "all"}
    cards: set[str] = set()
    for event in play.chosen[-1].events:
        places = (str(event.details.get(end, "")) for end in ("source", "target"))
        if any(re.split("[@:]", place)[0] in opened for place in places):
            cards.add(str(event.details.get("card", "")))
    return cards


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_nobody_is_sent_what_they_may_not_see(
    game: str, players: int, options: dict[str, Setting], tmp_path: Path
) -> None:
    play = Play(find_game(game), players, options, 77)
    room = room_for(play, tmp_path)
    chance = Chance(5)
    seats = range(SPECTATOR, players)
    every = 0
    while not play.table.over and len(play.chosen) < SIZES.hidden_decisions:
        seat, acts = chance.pick(play.table.asked)
        unseen_before = {eyes: never_seen(view(play.table, eyes)) for eyes in seats}
        play.choose(seat, chance.pick(acts).key)
        for eyes in seats:
            seen = view(play.table, eyes)
            hidden = (never_seen(seen) & unseen_before[eyes]) - laid_open(play)
            told = log_entries(play.game, play.chosen, (eyes,) if eyes >= 0 else (), len(play.chosen) - 1)
            assert not hidden & words_in(told), f"choice {len(play.chosen)} tells seat {eyes} too much"
        every += 1
        if every % LOOKS == 0:
            look_around(room, seats, chance)


def look_around(room: Room, seats: range, chance: Chance) -> None:
    """Each seat is sent the same, whatever the cards are that it cannot see."""
    play = room.play
    truth = play.table
    for eyes in seats:
        seen = view(truth, eyes)
        sent = sent_to(room, eyes)
        assert not never_seen(seen) & words_in({**sent, "options": None})
        play.table = seen.guess(chance)
        assert sent_to(room, eyes) == sent, f"seat {eyes} can tell what is hidden"
        play.table = truth


@pytest.mark.parametrize("game", sorted(shelf()))
def test_a_spectator_owns_no_zone(game: str) -> None:
    found = find_game(game)
    zones = found.new(max(found.players), {}, 1).zones
    assert all(zone.of_players for zone in zones if zone.seen == "owner"), "the table's own zones belong to nobody"


def test_a_shared_screen_shows_one_persons_secrets_at_a_time(tmp_path: Path) -> None:
    play = Play(find_game("valeria"), 3, {}, 77)
    room = room_for(play, tmp_path)
    state = state_for(room, (0, 1, 2))
    assert state.curtain and state.viewpoint == 0
    dukes = [state.zones[f"dukes@{seat}"].stacks[0].hidden for seat in range(3)]
    assert dukes == [0, 2, 2]
