"""A process that thinks follows tables by what is chosen there, and thinks as if it had been sent them all whole."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regalia.bots.levels import make_bot
from regalia.engine.chance import Chance
from regalia.engine.play import Play
from regalia.engine.table import Table
from regalia.engine.zones import view
from regalia.server import following
from regalia.server.following import Followed, LostTrack, Position, Sent, follow, forget
from regalia.server.workers import Thinkers
from regalia.shelf import find_game, shelf
from tests.awaiting import awaited
from tests.server.serving import quick


def at_random(play: Play, chance: Chance, choices: int) -> None:
    for _ in range(choices):
        if play.table.asked:
            seat, acts = play.table.asked[chance.below(len(play.table.asked))]
            play.choose(seat, acts[chance.below(len(acts))].key)


def spied_on(monkeypatch: pytest.MonkeyPatch) -> list[Sent]:
    """All that goes to processes."""
    seen: list[Sent] = []
    send = Followed.sent

    def noted(self: Followed, room: str, table: Table[Any], position: Position | None) -> Sent:
        seen.append(send(self, room, table, position))
        return seen[-1]

    monkeypatch.setattr(Followed, "sent", noted)
    return seen


@pytest.mark.parametrize("game", shelf())
def test_a_squire_that_follows_its_table_chooses_as_one_that_is_sent_it(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent, chance = spied_on(monkeypatch), Chance(11)
    play, pool = Play(find_game(game), 2, {}, 7), Thinkers(quick(tmp_path))

    async def compare() -> None:
        for turn in range(60):
            if not play.table.asked:
                break
            seat, seed = play.table.asked[0][0], 100 + turn
            about = (game, "squire", play.table, seat, seed, "room", True, turn, Position(play.chosen))
            thought = await pool.choose(*about)
            here = make_bot("squire", find_game(game)).choose(view(play.table, seat), Chance(seed))
            assert thought == (here, False), turn
            if turn % 10 == 9:
                play.back_to(len(play.chosen) - 2)
            at_random(play, chance, turn % 4)
        pool.close()

    awaited(compare())
    whole = sum(table is not None for table, _, _ in sent)
    assert 1 < whole < len(sent) / 2, "anew after choices were taken back, else only what was chosen"


def test_a_position_is_reached_only_from_one_that_lies_on_its_way() -> None:
    play, chance = Play(find_game("valeria"), 2, {}, 7), Chance(3)
    start = Position(play.chosen)
    at_random(play, chance, 5)
    fifth = Position(play.chosen)
    at_random(play, chance, 2)
    seventh = Position(play.chosen)
    steps = [(choice.seat, choice.key) for choice in play.chosen]
    assert seventh.steps_since(start) == tuple(steps)
    assert seventh.steps_since(fifth) == tuple(steps[5:]) and seventh.steps_since(seventh) == ()
    assert fifth.steps_since(seventh) is None
    play.back_to(6)
    play.choose(*steps[6])
    again = Position(play.chosen)
    assert again.steps_since(seventh) is None, "the same was chosen once more, which is another choice"
    assert again.steps_since(fifth) == tuple(steps[5:]), "so far nothing was taken back"
    other = Play(find_game("valeria"), 2, {}, 8)
    assert Position(other.chosen).steps_since(start) is None


def test_a_process_that_lost_a_table_is_sent_it_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play, pool = Play(find_game("valeria"), 2, {}, 7), Thinkers(quick(tmp_path))
    sent = spied_on(monkeypatch)

    async def ask(seed: int) -> str:
        seat = play.table.asked[0][0]
        thought = await pool.choose("valeria", "squire", play.table, seat, seed, "r", True, 0, Position(play.chosen))
        assert not thought.by_chance
        return thought.key

    async def ask_and_lose() -> None:
        await ask(1)
        (worker,) = pool._workers
        await worker.run(forget, ["r"])
        assert await ask(2) == make_bot("squire", find_game("valeria")).choose(view(play.table, 0), Chance(2))
        await ask(3)
        pool.forget("r")
        await ask(4)
        pool.close()

    awaited(ask_and_lose())
    assert [table is not None for table, _, _ in sent] == [True, False, True, True]


def test_what_is_put_away_is_forgotten_here_and_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "FOLLOWED", 2)
    monkeypatch.setattr(following, "_tables", {})
    followed, table = Followed(), Play(find_game("valeria"), 2, {}, 7).table
    for room in ("a", "b", "a", "c"):
        follow(room, followed.sent(room, table.clone(), Position([])))
    gone = followed.to_forget()
    assert gone == ["b"], "it was asked about longest ago"
    forget(gone)
    assert set(following._tables) == {"a", "c"} and followed.to_forget() == []
    followed.forget("a")
    followed.forget("never known")
    assert followed.to_forget() == ["a"]
    with pytest.raises(LostTrack):
        follow("b", (None, (), True))
    assert follow("d", followed.sent("d", table.clone(), None)).asked and "d" not in following._tables
