"""The sixteen scheme cards of the solo opponents, row by row, written out once more by hand."""

from __future__ import annotations

import pytest

from regalia.games.viscounts.cards import AUTOMAS, SCHEMES, icons
from tests.rulebook.viscounts.tables import HONEST, Game, goods, has, markers, papers, viscounts

Row = tuple[str, str, int, str]
"""Icons, what the second row gives, steps, and what is tried."""
DEBT_FLIP_DEED, FLIP_VIRTUE, DEED_FLIP_DEBT, DEED_DEBT = "debt, flip deed", "flip, virtue", "deed, flip debt", "both"
ROWS: dict[str, Row] = {
    "starting_builder_noble": ("builder noble", "resource", 1, f"construct/focus/{DEBT_FLIP_DEED}"),
    "starting_noble_cleric": ("noble cleric", "corruption", 1, f"workers/focus/{DEBT_FLIP_DEED}"),
    "starting_cleric_builder": ("cleric builder", "corruption", 1, f"transcribe/focus/{DEBT_FLIP_DEED}"),
    "starting_noble": ("noble", "dismiss", 2, f"workers/{FLIP_VIRTUE}"),
    "starting_builder": ("builder", "dismiss", 2, f"construct/{FLIP_VIRTUE}"),
    "starting_cleric": ("cleric", "dismiss", 2, f"transcribe/{FLIP_VIRTUE}"),
    "starting_criminal": ("criminal", "scheme", 1, f"focus/{DEED_FLIP_DEBT}"),
    "starting_merchant": ("merchant", "resource", 2, f"focus/{DEBT_FLIP_DEED}"),
    "future_cleric": ("cleric", "virtue, dismiss", 4, f"transcribe/workers/{DEED_DEBT}"),
    "future_builder": ("builder", "virtue, dismiss", 4, f"construct/workers/{DEED_DEBT}"),
    "future_noble": ("noble", "corruption, dismiss", 4, f"workers/construct/{DEED_DEBT}"),
    "future_cleric_builder": ("cleric builder", "2 resources", 2, f"construct/focus/{DEBT_FLIP_DEED}"),
    "future_builder_noble": ("builder noble", "resource, corruption", 2, f"workers/focus/{DEBT_FLIP_DEED}"),
    "future_noble_cleric": ("noble cleric", "resource, corruption", 2, f"transcribe/focus/{DEBT_FLIP_DEED}"),
    "future_criminal": ("criminal", "scheme, corruption", 2, f"focus/{DEED_FLIP_DEBT}"),
    "future_merchant": ("merchant", "2 resources", 4, f"focus/{DEBT_FLIP_DEED}"),
}
LANDS = {1: "s1 right", 2: "s2 left", 3: "s2 right", 4: "s3 left"}
GIVEN = ("future_builder", "future_noble")
FULL = {f"s{n} {site}": "red" for n in (1, 2, 3) for site in ("l1", "l2", "r1", "r2")}
DEAR = {"s1": ["grey_7_guildhall"], "s2": ["yellow_7_workers4"], "s3": ["blue_7_resources4"]}


def opponent(card: str, rich: str = "", sites: dict[str, str] | None = None) -> Game:
    """The cleric turns up this card; it has a debt, a deed and nine of each resource named in ``rich``."""
    blue = has(
        at="s1 left", debts=1, deeds=1, scheme_deck=[card], future=list(GIVEN), schemes=[],
        stone=9 * ("stone" in rich), gold=9 * ("gold" in rich), ink=9 * ("ink" in rich),
    )  # fmt: skip
    return viscounts(
        red=has(at="s5 right", row=HONEST),
        blue=blue,
        players=1,
        opponent="cleric",
        sites=FULL if sites is None else sites,
        townsfolk={"s1": ["miner", "friar"]},
        manuscripts=DEAR,
    ).scheme()


def test_all_sixteen_are_here() -> None:
    assert set(ROWS) == set(SCHEMES)
    assert sum(SCHEMES[card].future for card in SCHEMES) == 8


@pytest.mark.parametrize("card", ROWS)
def test_icons_help_to_pay(card: str) -> None:
    named = ROWS[card][0].split()
    assert list(SCHEMES[card].icons.items()) == [(icon, 1) for icon in named]
    t = viscounts(players=1, opponent="cleric", blue=has(at="s1 left", schemes=[card, card, card]))
    assert t.opponent.icons_now() == icons(dict.fromkeys(SCHEMES[card].icons, 3))


@pytest.mark.parametrize("card", ROWS)
def test_rows_above_the_actions(card: str) -> None:
    _, gain, steps, _ = ROWS[card]
    t = opponent(card)
    assert t.space_name(t.blue.space) == LANDS[steps]
    assert t.blue.corruption == 1 + ("criminal" in card) + ("corruption" in gain)
    assert (t.pile("s1") == ["friar"]) == ("dismiss" in gain)
    assert t.opponent.scheme_discard == (GIVEN[:1] if "scheme" in gain else ())
    assert len(t.told("takes")) == gain.count("resource") * (2 if "2" in gain else 1) + len(t.told("pays-debt"))


@pytest.mark.parametrize("card", ROWS)
def test_the_last_resort(card: str) -> None:
    """With no icons to speak of and no goods, nothing but the last option is possible."""
    t = opponent(card)
    last = ROWS[card][3].split("/")[-1]
    before = {DEBT_FLIP_DEED: {"debts": 2, "approved": 1}, FLIP_VIRTUE: {"paid": 1, "deeds": 1}}
    after = {DEED_FLIP_DEBT: {"paid": 1, "deeds": 2}, DEED_DEBT: {"debts": 2, "deeds": 2}}
    assert papers(t.blue) == {**before, **after}[last]
    # One virtue comes from a dismissed Miner, one from the second row of future schemes.
    virtue = ("dismiss" in ROWS[card][1]) + ("virtue" in ROWS[card][1]) + (last == FLIP_VIRTUE)
    assert markers(t.blue)[1] == 7 - virtue


def done(t: Game) -> str:
    """Which action the opponent has taken."""
    if t.blue.manuscripts:
        return "transcribe"
    if t.blue.built:
        return "construct"
    return "workers" if t.told("places") else "none"


RICH = {"construct": "stone", "workers": "gold", "transcribe": "ink", "focus": "ink"}
AIM = {"focus": "transcribe"}


@pytest.mark.parametrize("card", ROWS)
def test_the_first_option_that_is_possible(card: str) -> None:
    """With goods for everything the first one is done; with goods for the second one only, the second."""
    tries = ROWS[card][3].split("/")[:-1]
    t = opponent(card, rich="stone gold ink", sites={})
    assert done(t) == AIM.get(tries[0], tries[0])
    if len(tries) > 1 and RICH[tries[0]] != RICH[tries[1]]:
        t = opponent(card, rich=RICH[tries[1]], sites={} if tries[1] == "construct" else None)
        assert done(t) == AIM.get(tries[1], tries[1])


@pytest.mark.parametrize(("automa", "aim"), [("cleric", "transcribe"), ("builder", "construct"), ("noble", "workers")])
def test_the_aim_is_the_opponents_own(automa: str, aim: str) -> None:
    blue = has(at="s1 left", stone=9, gold=9, ink=9)
    t = viscounts(players=1, opponent=automa, blue=blue).scheme_acts("future_criminal")
    assert done(t) == aim


@pytest.mark.parametrize("automa", AUTOMAS)
def test_an_opponents_board(automa: str) -> None:
    """Three schemes stay in the box; three different icons lie under the guildhalls; it starts with a deed and debt."""
    board = AUTOMAS[automa]
    assert set(board.without) < set(SCHEMES)
    assert len(board.without) == 3
    assert sorted(board.guildhalls) == ["builder", "cleric", "noble"]
    assert (board.start.deeds, board.start.debts) == (1, 1)
    start = board.start
    assert start.ink + start.gold + start.stone + start.any == 2
    t = viscounts(players=1, opponent=automa, blue=has(at="s1 left", schemes=["starting_criminal"] * 3))
    for n, icon in enumerate(board.guildhalls, 1):
        t.blue.built = ()
        t.blue.open_plot(t.table, f"guildhall_{n}")
        assert t.opponent.icons_now() == icons({icon: 1, "criminal": 3})
    assert goods(t.blue) == {}
