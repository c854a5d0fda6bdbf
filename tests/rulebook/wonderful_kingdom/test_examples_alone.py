"""Numbers that follow from the rules for one player (T70 to T76)."""

from __future__ import annotations

import pytest

from tests.rulebook.wonderful_kingdom.kingdoms import alone, dealt, has


def test_alone_at_the_start() -> None:
    """T70."""
    t = dealt(1, module="quests")
    assert (len(t.table.danger), len(t.table.deck) + 4) == (12, 72)
    assert (t.anna.spies, t.anna.spies_used, t.anna.traps) == (1, 1, 0)


def test_the_flow_of_a_round_alone() -> None:
    """T71: thirteen cards enter, four selections."""
    t = dealt(1, module="quests")
    selections = 0
    while t.table.phase == "choice":
        t.choose("anna", "select:1")
        selections += 1
    assert selections == 4
    assert len(t.table.deck) == 72 - 10
    assert len(t.table.danger) == 9


def test_a_search() -> None:
    """T72."""
    for limit, again in (("once_a_round", False), ("every_selection", True)):
        t = alone(offers=(["farm", "mill", "portal"], ["quarry", "harbour"]), module="quests", search=limit).select()
        t.choose("anna", "search:1", "remove:farm", "remove:mill")
        t.choose("anna", t.options()[0])
        assert len(t.anna.chosen) == 2
        t.select()
        assert ("search:2" in t.options()) == again


@pytest.mark.parametrize(("built", "trained"), [(["quarry", "magic_forge"], 1), (["quarry"], 0)])
def test_the_threshold_of_supremacy_alone(built: list[str], trained: int) -> None:
    """T73: five is enough, four is not."""
    assert alone(has(built=built)).produce("materials").anna.training == trained


def test_the_two_sides_alone() -> None:
    """T74: a hundred points are bronze on side A and silver on side B."""
    built = [*["royal_palace"] * 5, "titans_tomb", "last_refuge_of_the_giants"]
    assert (alone(has(duchy="valados_b", built=built)).total(), alone(has(duchy="valados_b", built=built)).result) == (
        100, "silver",
    )  # fmt: skip
    t = alone(has(duchy="teressia_a", built=built))
    t.anna.families = (0, 0, 0, 0)
    assert (t.total(), t.result) == (85, "bronze")


def test_spies_after_the_choice() -> None:
    """T75."""
    t = alone(has(spies=0, spies_used=2), module="quests").end_of_choice()
    assert t.anna.spies == 1
    t = alone(has(spies=1, spies_used=1), module="quests").end_of_choice()
    assert t.anna.spies == 2


@pytest.mark.parametrize(
    ("total", "medal"),
    [(69, "no-medal"), (70, "bronze"), (94, "bronze"), (95, "silver"), (114, "silver"), (115, "gold")],
)
def test_medal_borders(total: int, medal: str) -> None:
    """T76."""
    t = alone(has(duchy="teressia_b"))
    t.anna.points = total
    assert t.result == medal
