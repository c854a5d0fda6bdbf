"""Windfall: what must hold for every game, and the rules of this one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import regalia
from regalia.testing import CHECKS, CHECKS_OF_THE_BOX, Check, Way, usual_variants
from windfall.cards import CARGOES, CREWS
from windfall.game import WINDFALL
from windfall.table import CALM, Harbour

WAYS = [Way(WINDFALL, players, options) for players, options in usual_variants(WINDFALL)]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: f"{way.players}-{way.options}")
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_it_is_a_proper_game(check: Check, way: Way) -> None:
    for seed in range(5):
        check(way, seed)


@pytest.mark.parametrize("check", CHECKS_OF_THE_BOX, ids=lambda check: check.__name__)
def test_its_box_is_complete(check: Callable[[regalia.Game], None]) -> None:
    check(WINDFALL)


def harbour(play: regalia.Play) -> Harbour:
    assert isinstance(play.table, Harbour)
    return play.table


def after_the_race(seed: int) -> regalia.Play:
    """All have sent the first crew they may."""
    play = regalia.new("windfall", players=3, seed=seed)
    while len(play.asked) > 1:
        play.choose(play.options[0].key, seat=play.seat)
    if play.options[0].verb == "send":
        play.choose(play.options[0].key)
    return play


@pytest.mark.parametrize("seed", range(12))
def test_the_wind_says_who_loads_first(seed: int) -> None:
    play = after_the_race(seed)
    table = harbour(play)
    sent = {captain.seat: CREWS[captain.sailed[-1]].strength for captain in table.players}
    fastest = min(sent.values()) if table.wind <= CALM else max(sent.values())
    assert sent[play.seat] == fastest
    assert all(option.verb == "load" for option in play.options)


def test_there_are_calms_and_winds() -> None:
    winds = {harbour(after_the_race(seed)).wind for seed in range(40)}
    assert winds == {1, 2, 3, 4, 5, 6}


def test_nobody_sees_what_others_send() -> None:
    play = regalia.new("windfall", players=2, seed=1)
    play.choose(play.options[0].key, seat=0)
    assert play.view(1).table.players[0].sent == (regalia.HIDDEN,)
    assert play.view(0).table.players[0].sent != (regalia.HIDDEN,)
    assert "Crew of" not in " ".join(play.log())


def test_sets_of_goods_are_worth_more_and_more() -> None:
    table = harbour(regalia.new("windfall", players=2, seed=1))
    captain = table.players[0]
    captain.hold, captain.coins = ("saffron", "pepper", "cinnamon", "satin"), 5
    assert dict(WINDFALL.sheets(table)[0].lines) == {"windfall-score-goods": 6 + 1, "windfall-score-coins": 5}


@pytest.mark.parametrize("cargo", sorted(CARGOES))
def test_a_cargo_does_what_its_card_says(cargo: str) -> None:
    """Over many dice: coins come at once, hired crews from the deck, and gambles pay half of the time."""
    effect, gained = CARGOES[cargo].effect, []
    for seed in range(60):
        table = harbour(regalia.new("windfall", players=2, seed=seed))
        captain, crews = table.players[0], len(table.players[0].hand)
        effect.act(table, 0, cargo)
        gained.append(captain.coins)
        assert len(captain.hand) - crews == (1 if effect.do == "hire" else 0)
    paid = {"coins": {2}, "hire": {0}, "gamble": {0, 4}}[effect.do]
    assert set(gained) == paid
    if effect.do == "gamble":
        assert 15 < sum(map(bool, gained)) < 45


def test_a_squire_beats_chance_and_a_knight_plays() -> None:
    wins = 0
    for seed in range(30):
        play = regalia.new("windfall", players=2, seed=seed)
        squire = seed % 2
        while not play.over:
            play.bot("squire" if play.seat == squire else "random")
        wins += squire in play.winners
    assert wins >= 20
    play = regalia.new("windfall", players=2, seed=3)
    assert play.bot("knight", tries=20).startswith("send:")
