"""What a card file says is what happens: with another effect on the same card, something else happens at the table."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regalia.engine.card_files import CardError, decode_part, read_cards
from regalia.engine.zones import view
from regalia.games.wonderful_kingdom import advisors, cards, player, quests
from regalia.games.wonderful_kingdom.effects import VOCABULARY
from regalia.games.wonderful_kingdom.quests import PayStep
from tests.rulebook.wonderful_kingdom.kingdoms import KingdomGame, has, kingdom

FOLDER = files("regalia.games.wonderful_kingdom") / "cards"
Print = Callable[..., None]


def printed(deck: str, card: str, kind: type[cards.Card], **fields: object) -> Any:
    """A card of the box, read from its file with some fields written differently."""
    table = tomllib.loads((FOLDER / f"{deck}.toml").read_text(encoding="utf-8"))[card]
    return msgspec.convert({"id": card, **table, **fields}, kind, dec_hook=partial(decode_part, VOCABULARY))


@pytest.fixture
def menace(monkeypatch: pytest.MonkeyPatch) -> Print:
    def reprint(card: str, **effect: object) -> None:
        changed = printed("menaces", card, cards.Menace, effect=effect)
        monkeypatch.setitem(cards.MENACES, card, changed)
        monkeypatch.setitem(player.EFFECTS, card, changed.effect)
        doers = player.doers_of(player.EFFECTS)
        for do in {*player.DOERS, *doers}:
            monkeypatch.setitem(player.DOERS, do, doers.get(do, frozenset()))

    return reprint


@pytest.fixture
def advisor(monkeypatch: pytest.MonkeyPatch) -> Print:
    def reprint(card: str, when: str, **effect: object) -> None:
        changed = printed("advisors", card, cards.Advisor, when=when, effect=effect)
        monkeypatch.setitem(cards.ADVISORS, card, changed)
        monkeypatch.setitem(advisors.USE, card, advisors.UseAdvisor(card))

    return reprint


@pytest.fixture
def bonus(monkeypatch: pytest.MonkeyPatch) -> Print:
    def reprint(card: str, **effect: object) -> None:
        monkeypatch.setitem(cards.DEVELOPMENTS, card, printed("developments", card, cards.Development, bonus=effect))

    return reprint


@pytest.fixture
def reward(monkeypatch: pytest.MonkeyPatch) -> Print:
    def reprint(**effect: object) -> None:
        steps = ({"pay": {"gold": 1}, "reward": effect},)
        board = printed("quests", "usurper", cards.Quest, two_players=steps)
        act = PayStep("usurper", 1, board.two_players[0], False)
        monkeypatch.setitem(quests.STEPS[False], "usurper", (act,))

    return reprint


# Menaces: each of the four effects on each of the four cards that strike

STRIKING = sorted(card for card, facts in cards.MENACES.items() if facts.effect is not None)


def struck(card: str) -> KingdomGame:
    """Anna has taken one copy of a menace, and a Farm and a Mill."""
    holding = has(chosen=[card, "farm", "mill"])
    t = kingdom(holding, menaces=("shadows", "thieves"))
    t.table.vermin_left = 10
    return t.planning()


@pytest.mark.parametrize("card", STRIKING)
def test_a_menace_that_robs(card: str, menace: Print) -> None:
    menace(card, do="rob")
    t = struck(card)
    assert {key.partition(":")[0] for key in t.options()} == {"cover"}
    t.choose("anna", "cover:teressia_a:gold")
    assert t.anna.thefts == ("teressia_a:gold",)
    assert [event.details["because"] for event in t.events if event.what.endswith("-covered")] == [card]


@pytest.mark.parametrize("card", STRIKING)
def test_a_menace_that_robs_gives_back_what_it_took(card: str, menace: Print) -> None:
    menace(card, do="rob")
    holding = has(menaces=[card], thefts=["teressia_a:gold"], soldiers=3)
    t = kingdom(holding, menaces=("shadows", "thieves")).only_fight().choose("anna", f"defeat:{card}")
    assert t.anna.thefts == ()


@pytest.mark.parametrize("card", STRIKING)
def test_a_menace_that_haunts(card: str, menace: Print) -> None:
    menace(card, do="haunt")
    t = struck(card)
    assert t.options() == ["shadow:farm", "shadow:mill"]
    t.choose("anna", "shadow:farm")
    assert t.table.discards == ("farm",)
    assert [event.details["because"] for event in t.events if event.what.endswith("-haunted")] == [card]
    again = kingdom(has(menaces=[card], chosen=["farm", "mill"]), menaces=("shadows", "thieves")).planning()
    assert again.options() == ["shadow:farm", "shadow:mill"]


@pytest.mark.parametrize("card", STRIKING)
def test_a_menace_that_breeds(card: str, menace: Print) -> None:
    menace(card, do="breed")
    t = struck(card)
    assert Counter(t.anna.menaces) == {card: 1, "vermin": 1}
    assert t.options_like("build") == ["farm", "mill"]


@pytest.mark.parametrize("card", STRIKING)
def test_a_menace_that_freezes(card: str, menace: Print) -> None:
    menace(card, do="freeze")
    t = struck(card)
    assert t.options() == ["freeze-new:farm", "freeze-new:mill"]
    t.choose("anna", "freeze-new:farm")
    assert (t.anna.frozen, t.anna.menaces, t.anna.loose) == (("farm",), (card,), ())
    holding = has(construction={"farm": {}}, menaces=[card], soldiers=3)
    fight = kingdom(holding, menaces=("shadows", "thieves"))
    fight.anna.put_site(fight.anna.sites["farm"].froze())
    fight.only_fight().choose("anna", f"defeat:{card}:farm")
    assert (fight.anna.built, fight.anna.menaces) == (("farm",), ())


def test_the_box_as_printed_does_four_different_things() -> None:
    verbs = {card: {key.partition(":")[0] for key in struck(card).options()} for card in STRIKING}
    assert verbs == {
        "giant_rat": {"build", "recycle"}, "ice_giant": {"freeze-new"}, "shadow": {"shadow"}, "thief": {"cover"},
    }  # fmt: skip


def test_only_what_menaces_do_can_stand_on_a_menace(tmp_path: Path) -> None:
    text = (FOLDER / "menaces.toml").read_text(encoding="utf-8")
    (tmp_path / "menaces.toml").write_text(text.replace('do = "haunt"', 'do = "gain"'), encoding="utf-8")
    with pytest.raises(CardError, match=r"\[shadow\].*unknown effect 'gain'; known are breed, freeze, haunt, rob"):
        read_cards(tmp_path / "menaces.toml", cards.Menace, VOCABULARY)


# Advisors: another ability on the same card


def advised(when: str, **more: Any) -> KingdomGame:
    """Anna has the Court Chronicler and its price, at the moment that it waits for."""
    anna = has(advisors=["court_chronicler"], soldiers=4, **more)
    bob = has(chosen=["mill"], hand=["portal", "farm"])
    t = kingdom(anna, bob, offers=(["quarry"], []), face_down=([], ["harbour"]), deck=["farm"] * 9, module="advisors")
    if when == "own_turn":
        return t.select()
    return t.offer() if when == "offering" else t.planning() if when == "planning" else t.produce("gold")


def used(when: str, **more: Any) -> KingdomGame:
    return advised(when, **more).choose("anna", "use:court_chronicler")


@pytest.mark.parametrize("points", [5, 8])
def test_points(advisor: Print, points: int) -> None:
    advisor("court_chronicler", "planning", do="score", points=points)
    assert used("planning", chosen=["farm"]).anna.points == points


@pytest.mark.parametrize("n", [1, 3])
def test_krystallium_and_soldiers(advisor: Print, n: int) -> None:
    advisor("court_chronicler", "planning", do="gain", krystallium=n, soldiers=2 * n)
    t = used("planning", chosen=["farm"])
    assert (t.anna.krystallium, t.anna.soldiers) == (n, 2 * n)


@pytest.mark.parametrize("n", [2, 5])
def test_more_of_a_resource(advisor: Print, n: int) -> None:
    advisor("court_chronicler", "production", do="produce_more", resource="gold", amount=n)
    plain = advised("production", construction={"royal_palace": None}).cubes()["gold"]
    assert used("production", construction={"royal_palace": None}).cubes() == {"gold": plain + n}


def test_an_area_is_turned_up(advisor: Print) -> None:
    advisor("court_chronicler", "own_turn", do="turn_up_offer")
    assert used("own_turn").offered() == (["quarry"], ["harbour"])


def test_a_card_is_moved(advisor: Print) -> None:
    advisor("court_chronicler", "own_turn", do="move_between_offers")
    assert used("own_turn").choose("anna", "move:1:quarry").offered() == ([], ["quarry"])


@pytest.mark.parametrize("n", [2, 4])
def test_cards_are_looked_at(advisor: Print, n: int) -> None:
    advisor("court_chronicler", "planning", do="look_and_keep", look=n)
    t = advised("planning", chosen=["mill"])
    before = len(t.table.deck)
    t.choose("anna", "use:court_chronicler")
    assert before - len(t.table.deck) == n
    assert t.anna.chosen == ("mill", "farm")


def test_the_hand_is_looked_at(advisor: Print) -> None:
    advisor("court_chronicler", "own_turn", do="look_at_hand")
    t = used("own_turn")
    assert view(t.table, 0).table.players[1].known == ("portal", "farm")


def test_a_card_is_hidden_without_a_trap(advisor: Print) -> None:
    advisor("court_chronicler", "offering", do="free_trap")
    t = used("offering", hand=["farm", "mill"], traps=0)
    assert "offer:farm:1:down" in t.options()


def test_cards_are_swapped(advisor: Print) -> None:
    advisor("court_chronicler", "planning", do="swap_chosen")
    t = used("planning", chosen=["farm"])
    assert (t.anna.chosen, t.bob.chosen) == (("mill",), ("farm",))


def test_a_card_is_recycled_twice(advisor: Print) -> None:
    advisor("court_chronicler", "planning", do="recycle_twice")
    t = used("planning", chosen=["farm", "portal"], construction={"scholars": None}).choose("anna", "recycle:farm")
    assert t.cubes() == {"population": 2}


# Development cards and quests


@pytest.mark.parametrize("n", [1, 4])
def test_the_bonus_of_a_card(bonus: Print, n: int) -> None:
    bonus("farm", do="gain", soldiers=n)
    t = kingdom(has(construction={"farm": {"materials": 1}, "portal": None})).produce("materials")
    t.choose("anna", "put:farm:materials")
    assert (t.anna.built, t.anna.soldiers) == (("farm",), n)


def paid(**more: Any) -> KingdomGame:
    """Anna has done the first step of her quest."""
    t = kingdom(has(lab={"gold": 1}, hand=["farm", "mill"], **more), module="quests").offer()
    return t.choose("anna", "quest:usurper:1")


@pytest.mark.parametrize("n", [1, 2])
def test_calamities_go(reward: Print, n: int) -> None:
    reward(do="remove_calamities", up_to=n)
    assert paid(calamities=3).anna.calamity_count == 3 - n


@pytest.mark.parametrize("n", [1, 2])
def test_spies_come(reward: Print, n: int) -> None:
    reward(do="gain_spies", amount=n)
    assert paid().anna.spies == n


@pytest.mark.parametrize("n", [1, 2])
def test_used_spies_are_ready(reward: Print, n: int) -> None:
    reward(do="ready_spies", amount=n)
    t = paid(spies_used=3)
    assert (t.anna.spies, t.anna.spies_used) == (n, 3 - n)


def test_every_word_of_the_vocabulary_is_tried_here() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    assert [word for word in VOCABULARY if f'do="{word}"' not in source] == []
