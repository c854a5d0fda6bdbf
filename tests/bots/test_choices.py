"""Single choices are measured by what comes of them."""

from __future__ import annotations

import sys
from itertools import islice
from typing import Any

import pytest

from regalia.bots import choices
from regalia.bots.bot import Bot, RandomBot
from regalia.bots.choices import Gain, Position, gain, leads, positions
from regalia.bots.judges import judge_of
from regalia.engine.chance import Chance
from regalia.engine.zones import View, view
from regalia.shelf import find_game
from tests.bots.games import last_action
from tests.known import squire_of

VALERIA = find_game("valeria")


class Knowing(Bot):
    """Chooses by a measure of its own."""

    def __init__(self, known: dict[str, float]) -> None:
        self.known = known

    def choose(self, view: View[Any], chance: Chance) -> str:
        return max(self.known, key=lambda key: self.known[key])


def test_the_winning_blow_comes_to_the_largest_lead() -> None:
    seen = view(last_action().table, 1)
    lead = leads(seen, VALERIA, judge_of(VALERIA), Chance(1), 2)
    assert set(lead) == {act.key for act in seen.table.options_of(1)}
    assert max(lead, key=lambda key: lead[key]) == "slay:skeleton_king"
    assert lead["slay:skeleton_king"] > 0 > lead["gain:gold"]


def test_who_chooses_better_gains_by_the_lead_between_the_choices() -> None:
    seen = view(last_action().table, 1)
    lead = {"slay:skeleton_king": 4.0, "gain:gold": -3.0}
    measured = [Position(seen, lead), Position(seen, lead)]
    right, wrong = Knowing(lead), Knowing({"gain:gold": 0.0})
    assert gain(right, wrong, measured) == Gain(7.0, 0.0)
    assert gain(wrong, right, measured) == Gain(-7.0, 0.0)
    assert gain(right, right, measured) == Gain(0.0, 0.0)


def test_positions_are_the_same_again_and_a_squire_chooses_better_than_chance() -> None:
    bellum = find_game("bellum_magica")
    squire = squire_of("bellum_magica")
    one, two = (list(islice(positions(bellum, squire, 8), 12)) for _ in range(2))
    assert [position.leads for position in one] == [position.leads for position in two]
    assert gain(squire, RandomBot(), one).points > 0


def test_the_measure_is_told_and_nonsense_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few = ["--positions", "2", "--games", "1", "--tries", "2"]
    monkeypatch.setattr(sys, "argv", ["choices", "valeria", "--bots", "squire,random", *few])
    choices.main()
    assert "random chooses" in capsys.readouterr().out
    for wrong in (["--bots", "squire,jester"], ["--bots", "squire"], ["--games", "0"], ["--tries", "many"]):
        monkeypatch.setattr(sys, "argv", ["choices", "valeria", *wrong])
        with pytest.raises(SystemExit):
            choices.main()
        assert wrong[1] in capsys.readouterr().err
