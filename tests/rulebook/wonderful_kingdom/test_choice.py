"""The choice phase for two: hands, offers, selections, traps (rule 4)."""

from __future__ import annotations

from regalia.engine.zones import HIDDEN, view
from tests.rulebook.wonderful_kingdom.kingdoms import KingdomGame, dealt, has, kingdom

HAND = ["farm", "mill", "harbour", "quarry", "portal", "scholars", "aqueduct", "calamity"]


def play_out(t: KingdomGame) -> list[tuple[str, str]]:
    """Offer and select at will until planning begins; says who did what."""
    turns = []
    while t.table.phase == "choice":
        name = t.asked[0]
        key = next(key for key in t.options(name) if key.startswith(("offer", "select")))
        turns.append((name, key.partition(":")[0]))
        t.choose(name, key)
    return turns


def test_seven_cards_and_a_calamity_each() -> None:
    """Rule 4.1."""
    t = kingdom(module="quests").deal()
    for player in t.table.players:
        assert len(player.hand) == 8
        assert player.hand.count("calamity") == 1


def test_hands_are_secret() -> None:
    """Rule 4.1."""
    t = kingdom(module="quests").deal()
    assert view(t.table, 1).table.players[0].hand == (HIDDEN,) * 8
    assert view(t.table, 0).table.players[0].hand == t.anna.hand
    assert view(t.table, -1).table.players[1].hand == (HIDDEN,) * 8


def test_one_open_card_in_each_area_before_the_first_offer_only() -> None:
    """Rule 4.2."""
    t = kingdom(module="quests").deal()
    assert [len(area) for area in t.offered()] == [1, 1]
    deck = t.table.deck
    play_out(t)
    assert t.table.deck == deck


def test_sixteen_turns() -> None:
    """Rules 4.3, 4.9: S offers, O selects, O offers, S selects, four times; an offer is two cards."""
    turns = play_out(kingdom(module="quests").deal())
    annas, bobs = ("anna", "offer"), ("bob", "offer")
    assert turns == [annas, annas, ("bob", "select"), bobs, bobs, ("anna", "select")] * 4


def test_the_other_player_begins_when_the_arrow_says_so() -> None:
    """Rule 4.3."""
    turns = play_out(kingdom(first="bob", module="quests").deal())
    assert turns[:3] == [("bob", "offer"), ("bob", "offer"), ("anna", "select")]
    assert turns[-1] == ("bob", "select")


def test_both_cards_into_one_area_or_one_into_each() -> None:
    """Rule 4.4."""
    start = kingdom(has(hand=HAND), offers=(["barracks"], ["hamlet"])).offer()
    assert {key for key in start.options() if "farm" in key} == {
        "offer:farm:1", "offer:farm:2", "offer:farm:1:down", "offer:farm:2:down",
    }  # fmt: skip
    both = start.choose("anna", "offer:farm:1", "offer:mill:1")
    assert both.offered() == (["barracks", "farm", "mill"], ["hamlet"])
    t = kingdom(has(hand=HAND), offers=(["barracks"], ["hamlet"])).offer()
    t.choose("anna", "offer:farm:1", "offer:mill:2")
    assert t.offered() == (["barracks", "farm"], ["hamlet", "mill"])


def test_the_other_area_may_stay_empty() -> None:
    """Rule 4.4: both cards onto what was left is legal."""
    t = kingdom(has(hand=HAND), offers=(["barracks"], [])).offer().choose("anna", "offer:farm:1", "offer:mill:1")
    assert t.offered() == (["barracks", "farm", "mill"], [])
    assert t.asked == ["bob"]


def test_exactly_two_cards_are_offered() -> None:
    """Rule 4.4."""
    t = kingdom(has(hand=HAND), offers=(["barracks"], [])).offer().choose("anna", "offer:farm:1")
    assert t.asked == ["anna"]
    assert "offer:farm:1" not in t.options()
    t.choose("anna", "offer:mill:2")
    assert t.asked == ["bob"]
    assert len(t.anna.hand) == 6


def test_nobody_sees_an_offer_before_it_is_complete() -> None:
    """The first card can still be taken back while the second is chosen."""
    t = kingdom(has(hand=HAND), offers=(["barracks"], [])).offer().choose("anna", "offer:farm:2")
    assert t.offered() == (["barracks"], [])
    assert view(t.table, 1).table.players[0].staged == (HIDDEN,)
    assert t.play.chosen[-1].barrier == ""


def test_a_selection_takes_the_whole_area() -> None:
    """Rule 4.5."""
    t = kingdom(offers=(["farm", "mill", "calamity"], ["harbour"]), face_down=(["portal"], [])).select()
    t.choose("anna", "select:1")
    assert t.anna.chosen == ("farm", "mill", "calamity")
    assert t.anna.chosen_down == ("portal",)
    assert t.offered() == ([], ["harbour"])
    assert t.table.offers_down == ((), ())


def test_an_empty_area_may_be_selected() -> None:
    """Rule 4.5."""
    t = kingdom(offers=([], ["calamity"])).select()
    assert t.options() == ["select:1", "select:2"]
    t.choose("anna", "select:1")
    assert t.anna.chosen == ()
    assert t.offered() == ([], ["calamity"])


def test_what_is_not_chosen_stays_and_grows() -> None:
    """Rule 4.6."""
    t = kingdom(has(hand=HAND), has(hand=HAND), offers=(["barracks"], ["hamlet"]), module="quests").offer("bob")
    t.choose("bob", "offer:farm:1", "offer:mill:1").choose("anna", "select:2")
    assert t.offered()[0] == ["barracks", "farm", "mill"]
    t.offer("anna").choose("anna", "offer:portal:1", "offer:quarry:2")
    assert t.offered() == (["barracks", "farm", "mill", "portal"], ["quarry"])


def test_one_trap_hides_one_card_and_two_hide_both() -> None:
    """Rule 4.7."""
    t = kingdom(has(hand=HAND, traps=2)).offer().choose("anna", "offer:farm:1:down", "offer:mill:2")
    assert t.anna.traps == 1
    assert t.table.offers_down == (("farm",), ())
    assert t.offered() == ([], ["mill"])
    t = kingdom(has(hand=HAND, traps=2)).offer().choose("anna", "offer:farm:1:down", "offer:mill:1:down")
    assert t.anna.traps == 0
    assert t.table.offers_down == (("farm", "mill"), ())


def test_with_one_trap_only_one_card_can_be_hidden() -> None:
    """Rule 4.7."""
    t = kingdom(has(hand=HAND, traps=1)).offer().choose("anna", "offer:farm:1:down")
    assert t.reason("anna", "offer:mill:1:down") == ("no-trap", 0)
    assert t.reason("anna", "offer:mill:1") is None


def test_without_a_trap_none_can() -> None:
    """Rule 4.7."""
    t = kingdom(has(hand=HAND, traps=0)).offer()
    assert t.reason("anna", "offer:mill:2:down") == ("no-trap", 0)
    assert not any(key.endswith(":down") for key in t.options())


def test_a_hidden_card_is_seen_by_nobody_its_owner_included() -> None:
    """Rule 4.7."""
    t = kingdom(has(hand=["farm", "portal", "mill"], traps=2)).offer()
    t.choose("anna", "offer:portal:1:down", "offer:mill:2")
    for seat in (0, 1, -1):
        assert view(t.table, seat).table.offers_down == ((HIDDEN,), ())
    t.choose("bob", "select:1")
    for seat in (0, 1, -1):
        assert view(t.table, seat).table.players[1].chosen_down == (HIDDEN,)
    told = [part for event in (*t.events, *t.play.chosen[1].events) for part in event.details.values()]
    assert "portal" not in told


def test_what_is_left_is_discarded() -> None:
    """Rule 4.8."""
    t = kingdom(has(chosen=["harbour"]), offers=(["farm"], ["mill"]), face_down=([], ["portal"])).end_of_choice()
    assert t.table.discards == ("farm", "mill")
    assert t.table.discards_down == ("portal",)
    assert t.table.offers_up == t.table.offers_down == ((), ())


def test_players_may_end_up_with_different_numbers_of_cards() -> None:
    """Rule 4.8."""
    t = dealt(module="quests")
    while t.table.phase == "choice":
        name = t.asked[0]
        keys = t.options(name)
        t.choose(name, "select:2" if "select:2" in keys else next(key for key in keys if key.endswith(":2")))
    counts = [len(player.chosen) + player.calamity_count for player in t.table.players]
    assert sum(counts) == 17
    assert counts[0] != counts[1]
