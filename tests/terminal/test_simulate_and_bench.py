"""Many games counted, and the engine measured."""

from __future__ import annotations

import sys

import pytest

from regalia.shelf import shelf
from regalia.terminal.tally import Measure
from tests.terminal.conftest import Regalia

SIMULATE = ("simulate", "valeria", "--seats", "random,random", "--games", "12", "--seed", "1")


def test_a_simulation_counts_every_game(regalia: Regalia) -> None:
    answer = regalia(*SIMULATE, "--json").json()
    assert answer["games"] == 12 and answer["players"] == 2 and answer["seats"] == ["random", "random"]
    assert sum(answer["wins"]) == 12 + answer["ties"]
    assert answer["decisions"] > 12 * 20
    assert answer["decisions_per_s"] == pytest.approx(answer["decisions"] / answer["seconds"], rel=0.05)
    assert len(answer["mean_scores"]) == 2 and min(answer["mean_scores"]) > 0
    assert answer["options"]["dukes"] == "yes" and answer["seed"] == 1


def test_the_same_seed_gives_the_same_games(regalia: Regalia) -> None:
    first, second = regalia(*SIMULATE, "--json").json(), regalia(*SIMULATE, "--json").json()
    for timed in ("seconds", "decisions_per_s"):
        del first[timed], second[timed]
    assert first == second


def test_any_game_of_a_simulation_can_be_played_alone(regalia: Regalia) -> None:
    command = ("simulate", "valeria", "--seats", "squire,random", "--json")
    both = regalia(*command, "--games", "2", "--seed", "8").json()
    alone = [regalia(*command, "--games", "1", "--seed", seed).json() for seed in ("8", "9")]
    assert both["decisions"] == sum(game["decisions"] for game in alone)
    assert both["mean_scores"][0] == pytest.approx(sum(game["mean_scores"][0] for game in alone) / 2)


def test_options_change_what_is_simulated(regalia: Regalia) -> None:
    plain = regalia(*SIMULATE, "--json").json()
    varied = regalia(*SIMULATE, "--option", "dukes=no", "--option", "events=yes", "--json").json()
    assert varied["options"]["dukes"] == "no" and varied["options"]["events"] == "yes"
    assert varied["mean_scores"] != plain["mean_scores"]


def test_an_automa_has_a_column_of_its_own(regalia: Regalia) -> None:
    answer = regalia("simulate", "valeria", "--seats", "squire", "--games", "10", "--seed", "1", "--json").json()
    assert answer["seats"] == ["squire", "The Dark Lord"]
    assert sum(answer["wins"]) == 10 and len(answer["mean_scores"]) == 2


def test_a_simulation_can_be_read_without_json(regalia: Regalia) -> None:
    ran = regalia(*SIMULATE, "--lang", "cs")
    assert ran.code == 0 and ran.err == ""
    assert "12 her za" in ran.out and "rozhodnutí" in ran.out


def test_a_simulation_tells_how_cards_fare_and_what_games_come_to(regalia: Regalia) -> None:
    command = ("simulate", "bellum_magica", "--seats", "squire,squire,squire", "--games", "6", "--seed", "1")
    answer = regalia(*command, "--json").json()
    castles = answer["wins_by"]["castle"]
    assert sum(castle["played"] for castle in castles.values()) == 6 * 3
    assert sum(castle["won"] for castle in castles.values()) == sum(answer["wins"])
    for castle in castles.values():
        assert castle["rate"] == pytest.approx(castle["won"] / castle["played"], abs=1e-4)
    assert set(answer["measures"]) == {"days", "left", "right"}
    days = answer["measures"]["days"]
    assert sum(days["games"].values()) == 6
    assert days["mean"] == pytest.approx(sum(int(day) * games for day, games in days["games"].items()) / 6, abs=1e-3)
    drawn = regalia(*command).out
    assert "Witch's Moor Tower" in drawn and "Creatures on the left" in drawn and "99 %" in drawn


def test_a_hundredth_of_all_games_is_at_least_one_game() -> None:
    measure = Measure()
    measure.games.update({7: 1, 10: 48, 12: 50, 15: 1})
    assert [measure.quantile(part) for part in (0, 1, 2, 49, 50, 99, 100)] == [7, 7, 10, 10, 12, 12, 15]
    assert measure.mean() == pytest.approx(11.02)


def test_every_game_is_measured_against_chess(regalia: Regalia) -> None:
    answer = regalia("bench", "--json", "--seconds", "0.2").json()
    assert answer["compiled"] in (True, False)
    assert set(answer["games"]) == set(shelf())
    for numbers in answer["games"].values():
        assert numbers["decisions_per_s"] > 1000
        assert 0 < numbers["clone_us"] < numbers["view_us"] < 10_000
        assert numbers["ratio_to_chess"] > 0


def test_without_chess_there_is_no_ratio_but_a_note(regalia: Regalia, monkeypatch: pytest.MonkeyPatch) -> None:
    import json

    monkeypatch.setitem(sys.modules, "chess", None)
    ran = regalia("bench", "--json", "--seconds", "0.1")
    assert ran.code == 0 and "chess" in ran.err
    assert all(numbers["ratio_to_chess"] is None for numbers in json.loads(ran.out)["games"].values())
    table = regalia("bench", "--seconds", "0.1", "--lang", "sk")
    assert table.code == 0 and "kópia (µs)" in table.out.lower() and "—" in table.out
