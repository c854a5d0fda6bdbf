"""The front door: whole games in a few plain calls, and plain words where something cannot be."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import regalia
from regalia.shelf import shelf
from tests.sizes import PATIENCE

ROOT = Path(__file__).parents[2]


class First(regalia.Bot):
    """Takes the first option."""

    def choose(self, view: regalia.View[Any], chance: regalia.Chance) -> str:
        key: str = view.table.options_of(view.seat)[0].key
        return key


def at_valeria(seed: int = 7) -> regalia.Play:
    return regalia.new("valeria", players=2, seed=seed, options={"dukes": False}, names=["Anna", "Bob"])


@pytest.mark.parametrize("game", sorted(shelf()))
def test_every_game_is_played_saved_and_loaded(game: str, tmp_path: Path) -> None:
    play = regalia.new(game, players=2, seed=3)
    while not play.over:
        play.bot("random" if len(play.inner.chosen) % 3 else First())
    assert len(play.scores) >= 2 and set(play.winners) <= set(range(len(play.scores)))
    play.save(tmp_path / "game.record")
    again = regalia.load(tmp_path / "game.record")
    assert again.record == play.record == regalia.read(play.record).record
    assert again.table.fingerprint() == play.table.fingerprint()
    assert all(play.log(language) for language in ("en", "cs", "sk", "de"))


def test_options_are_those_of_the_seat_that_is_asked() -> None:
    play = at_valeria()
    assert play.asked == (1,) and play.seat == 1
    keys = [option.key for option in play.options]
    assert keys == [act.key for act in play.table.options_of(1)]
    assert "slay:skeleton" in {barred.key for barred in play.decision().barred}
    assert play.why_not("slay:skeleton") == "You are 1 strength short."
    assert play.why_not("slay:skeleton", language="cs") == "Chybí ti 1 síla."
    assert play.why_not("slay:skeleton", seat=0) == "It is not your turn to choose."
    assert play.why_not(keys[0]) is None


def test_taking_back_goes_as_far_as_one_likes() -> None:
    play = at_valeria()
    before = play.table.fingerprint()
    keys = [play.bot("random") for _ in range(6)]
    after = play.table.fingerprint()
    play.undo(6)
    assert play.table.fingerprint() == before
    for key in keys:
        play.choose(key, seat=play.seat)
    assert play.table.fingerprint() == after
    last = max(at for at, choice in enumerate(play.inner.chosen) if choice.seat == 1)
    play.undo(seat=1)
    assert [choice.key for choice in play.inner.chosen] == keys[:last]


def test_a_bot_is_given_a_view_and_chooses_the_same_again() -> None:
    one, other = regalia.new("valeria", seed=2), regalia.new("valeria", seed=2)
    assert one.bot("knight", tries=20) == other.bot("knight", tries=20)
    seen = one.view(0)
    assert regalia.HIDDEN in seen.table.players[1].dukes
    assert seen.guess(regalia.Chance(1)).fingerprint() != one.table.fingerprint()


def test_where_several_are_asked_the_seat_is_named() -> None:
    play = regalia.new("valeria", players=2, seed=7)
    assert play.asked == (0, 1)
    with pytest.raises(regalia.NotAllowed, match=r"Several seats are asked at the same time \(0, 1\)"):
        play.choose(play.options[0].key)
    play.choose(play.decision(1).options[0].key, seat=1)
    assert play.seat == 0 and len(play.asked) < 2
    play.choose(play.options[0].key)


WRONG: list[tuple[Callable[[], object], str]] = [
    (lambda: regalia.new("chess"), "There is no game “chess”. The games are: "),
    (lambda: regalia.new("valeria", players=9), "cannot be played by 9 players"),
    (lambda: regalia.new("valeria", language="fr"), "“fr”"),
    (lambda: regalia.new("valeria", options={"setup": "chaos"}), "“chaos”. It can be: first_game"),
    (lambda: regalia.new("valeria", options={"colour": "blue"}), "“colour”. Its options are: setup"),
    (lambda: regalia.new("valeria", names=["Anna"]), "Names given: 1; players: 2."),
    (lambda: regalia.new("valeria", names=["Anna", "B:b"]), "“B:b”"),
    (lambda: at_valeria().choose("recruit:nobody"), "“recruit:nobody” cannot be chosen now."),
    (lambda: at_valeria().choose("gain:gold", seat=0), "It is not your turn to choose."),
    (lambda: at_valeria().decision(0), "It is not your turn to choose."),
    (lambda: at_valeria().view(2), "There is no seat 2: seats are 0 to 1."),
    (lambda: at_valeria().undo(), "There is nothing to take back."),
    (lambda: at_valeria().bot("emperor"), "There is no bot “emperor”."),
    (lambda: regalia.load("/no/such.record"), "/no/such.record"),
    (lambda: regalia.read("hello"), "Line 1"),
    (lambda: at_valeria().save("/no/such/folder/x.record"), "/no/such/folder/x.record"),
]


@pytest.mark.parametrize(("asked", "said"), WRONG)
def test_what_cannot_be_is_said_in_words(asked: Callable[[], object], said: str) -> None:
    with pytest.raises(regalia.NotAllowed) as caught:
        asked()
    assert said in str(caught.value)
    assert isinstance(caught.value, ValueError) and caught.value.message.id


def test_it_is_said_in_the_language_of_the_play() -> None:
    play = regalia.new("valeria", players=2, seed=7, options={"dukes": False}, language="de")
    with pytest.raises(regalia.NotAllowed, match="Dir fehlt 1 Stärke"):
        play.choose("slay:skeleton")
    assert play.names == ("Platz 1", "Platz 2")


def test_a_bot_writer_needs_no_room_of_the_house() -> None:
    for document in ("README.md", "docs/python.md"):
        text = (ROOT / document).read_text(encoding="utf-8")
        assert "from regalia." not in text and "import regalia." not in text, document


def test_what_is_offered_is_what_types_say() -> None:
    tree = ast.parse((ROOT / "src/regalia/__init__.py").read_text(encoding="utf-8"))
    typed = {
        (node.module, alias.asname)
        for block in tree.body
        if isinstance(block, ast.If)
        for node in block.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    offered = {(f"regalia.{place}", name) for place, names in regalia.PLACES.items() for name in names}
    assert typed == offered
    assert {name for _, name in offered} == set(regalia.__all__) <= set(dir(regalia))
    with pytest.raises(AttributeError, match="no attribute 'emperor'"):
        _ = regalia.emperor


def test_importing_the_house_loads_nothing_else() -> None:
    script = (
        "import regalia, sys\n"
        "print([name for name in sys.modules if name.startswith('regalia.') and name != 'regalia.form'])\n"
        "regalia.Chance(1)\n"
        "print('regalia.games.valeria.game' in sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=PATIENCE)
    assert ran.stdout.split("\n")[:2] == ["[]", "False"], ran.stderr
