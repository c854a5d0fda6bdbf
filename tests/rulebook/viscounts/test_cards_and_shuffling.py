"""Phases 1 and 6: sliding, dropping off, playing, drawing, shuffling."""

from __future__ import annotations

from regalia.games.viscounts.cards import STARTERS
from tests.rulebook.viscounts.tables import HONEST, goods, has, markers, papers, viscounts


def test_all_cards_slide_and_the_third_drops_off() -> None:
    """Rule 4.1."""
    t = viscounts(red=has(at="s1 left", row=HONEST, hand=["trader", "lender"])).turn()
    assert list(t.red.row) == ["abbot", "labourer"]
    assert t.red.discard == ("squire",)
    t.choose("red", "play:trader")
    assert list(t.red.row) == ["trader", "abbot", "labourer"]
    assert t.red.hand == ("lender",)


def test_without_three_cards_nothing_drops_off() -> None:
    """Rule 4.1: on the first turns there is nothing to drop."""
    t = viscounts(red=has(at="s1 left", row=["abbot"], hand=["trader", "lender"])).turn()
    t.choose("red", "play:lender")
    assert t.red.row == ("lender", "abbot")
    assert t.red.discard == ()


def test_the_journeyman_drops_off() -> None:
    """K2. Rule 4.1: a free hire and a virtue, before the new card is played."""
    t = viscounts(
        red=has(at="s1 left", row=["abbot", "squire", "journeyman"], hand=["trader", "lender"]),
        townsfolk={"s3": ["miner"]},
    ).turn()
    assert t.asked == ["red"]
    t.choose("red", f"hire:{t.segment('s3')}")
    assert t.red.discard == ("journeyman", "miner")
    assert markers(t.red) == (1, 5)
    assert t.options("red") == ["play:trader", "play:lender"]


def test_criminals_corrupt_when_a_criminal_is_played() -> None:
    """K1. Rules 4.3, 4.4: one for each criminal icon on the board, its own two included; then its debt."""
    t = viscounts(red=has(at="s1 left", row=["thief", "abbot"])).play_card("red", "antagonist")
    assert markers(t.red) == (4, 7)
    assert papers(t.red) == {"debts": 1}


def test_an_honest_card_corrupts_nobody() -> None:
    """Rule 4.3: criminals that lie there already do nothing when somebody else is played."""
    t = viscounts(red=has(at="s1 left", row=["thief", "antagonist"])).play_card("red", "abbot")
    assert markers(t.red) == (1, 7)


def test_the_corner_effect_is_not_used_when_a_card_is_played() -> None:
    """Rule 4.4: the Patron's corner would let one discard."""
    t = viscounts(red=has(at="s1 left", row=["abbot", "squire"], hand=["lender"])).play_card("red", "patron_2")
    assert goods(t.red) == {"gold": 1}
    assert t.asked == []


def test_an_empty_hand_plays_the_top_card_unseen() -> None:
    """Rule 4.2."""
    t = viscounts(red=has(at="s1 right", row=["abbot", "squire", "lender"], deck=["trader", "labourer"], deeds=1))
    t.turn()
    assert t.red.row[0] == "trader"
    assert t.red.deck == ("labourer",)


def test_three_cards_are_enough() -> None:
    """K3. Rules 4.2, 4.5: the card that drops off is shuffled, with a look at the two left, and played again."""
    t = viscounts(red=has(at="s1 left", row=["abbot", "squire", "thief"])).turn()
    assert t.red.row == ("thief", "abbot", "squire")
    assert papers(t.red) == {"debts": 1}
    assert markers(t.red) == (2, 6)  # a virtue for the honest shuffle, then a corruption for the thief
    t = viscounts(red=has(at="s1 left", row=["thief", "squire", "abbot"])).turn()
    assert t.red.row == ("abbot", "thief", "squire")
    assert markers(t.red) == (2, 7)


def test_nobody_destroys_below_three_cards() -> None:
    """Rule 4.5: with three cards nothing can be destroyed, with four one can."""
    t = viscounts(red=has(at="s4 right", row=["thief", "antagonist"], hand=["abbot"], silver=9)).action()
    t.choose("red", "trade:1")
    assert t.red.card_count() == 3
    assert t.asked == []
    t = viscounts(red=has(at="s4 right", row=["thief", "antagonist"], hand=["abbot", "squire"], silver=9)).action()
    t.choose("red", "trade:2")
    assert t.options("red") == ["destroy:abbot", "destroy:squire", "decline"]
    t.choose("red", "destroy:abbot")
    assert t.red.card_count() == 3
    assert t.asked == []


def test_a_shuffle_looks_at_the_criminals_on_the_board() -> None:
    """K4. Rules 10.2, 10.4: two criminal icons make one corruption, none make a virtue."""
    t = viscounts(red=has(at="s1 left", row=["thief", "pickpocket", "abbot"], discard=["squire", "trader", "lender"]))
    t.draw()
    assert markers(t.red) == (2, 7)
    assert len(t.red.hand) == 3
    t = viscounts(red=has(at="s1 left", row=HONEST, discard=["thief", "trader", "lender"])).draw()
    assert markers(t.red) == (1, 6)
    assert sorted(t.red.hand) == ["lender", "thief", "trader"]


def test_a_collision_of_the_last_phase_waits_for_the_next_turn() -> None:
    """K5. Rule 9.4."""
    t = viscounts(
        red=has(at="s1 left", row=HONEST, discard=["thief", "trader", "lender"], corruption=3, virtue=4),
        blue=has(at="s3 left", row=["trader", "lender", "financer"], hand=["abbot", "squire"]),
    ).draw()
    assert markers(t.red) == (3, 3)
    assert papers(t.red) == {}
    t.collision("red")
    assert papers(t.red) == {"deeds": 1}
    assert markers(t.red) == (1, 7)


def test_how_many_cards_are_drawn() -> None:
    """K6. Rule 10.1: three, one more with the third workshop, one more for the castle leader; never discard down."""
    deck = ["thief", "trader", "lender", "financer", "journeyman"]
    assert len(viscounts(red=has(row=HONEST, deck=deck)).draw().red.hand) == 3
    assert len(viscounts(red=has(row=HONEST, deck=deck, built=["workshop_3"])).draw().red.hand) == 4
    t = viscounts(red=has(row=HONEST, deck=deck, built=["workshop_3"], keep=1), leader="red").draw()
    assert len(t.red.hand) == 5
    t = viscounts(red=has(row=HONEST, hand=deck, deck=["clovis"], built=["workshop_3"])).draw()
    assert len(t.red.hand) == 5
    assert t.red.deck == ("clovis",)


def test_drawing_goes_on_after_a_shuffle_and_stops_when_all_is_drawn() -> None:
    """Rules 10.2, 10.3: the cards on the board are not shuffled in."""
    t = viscounts(red=has(row=HONEST, deck=["thief"], discard=["trader", "lender", "financer"])).draw()
    assert "thief" in t.red.hand
    assert len(t.red.hand) == 3
    assert len(t.red.deck) == 1
    assert t.red.row == HONEST
    t = viscounts(red=has(row=HONEST, hand=["thief"])).draw()
    assert t.red.hand == ("thief",)
    assert markers(t.red) == (1, 7)


def test_icons_of_empty_places_count_on_the_first_turns() -> None:
    """K7. Rule 4.6: cleric, builder and noble on turn 1, the two merchants on turns 1 and 2."""
    t = viscounts(red=has(at="s4 left", row=["trader"])).action()
    assert "trade:1" in t.options("red")
    t.choose("red", "trade:1")
    assert goods(t.red) == {"gold": 1, "silver": 1}  # three merchants; the Trader pays afterwards
    t = viscounts(red=has(at="s1 inner", row=["abbot"], ink=1), manuscripts={"s1": ["grey_3_virtue"]}).action()
    assert "transcribe" in t.options("red")
    t = viscounts(red=has(at="s1 inner", row=["abbot", "squire"], ink=1), manuscripts={"s1": ["grey_3_virtue"]})
    assert t.action().reason("red", "transcribe") == ("viscounts-short-cleric", 1)
    t = viscounts(red=has(at="s4 left", row=["abbot", "squire"])).action()
    assert "trade:1" in t.options("red")
    t = viscounts(red=has(at="s4 left", row=HONEST, silver=1, stone=2)).action()
    assert t.reason("red", "trade:1") == ("viscounts-short-merchant", 1)


def test_rearranging_keeps_the_cards_on_the_places_they_have() -> None:
    """Rule 4.7: two cards have two orders, one card has none."""
    t = viscounts(red=has(at="s1 left", row=["abbot"], hand=["trader"])).play_card("red", "gatekeeper")
    t.choose("red", "gatekeeper:rearrange")
    assert t.options("red") == ["order:2-1", "decline"]
    t = viscounts(red=has(at="s1 left", row=[], hand=["trader"])).play_card("red", "gatekeeper")
    assert t.options("red") == ["discard:trader", "decline"]


def test_discarding_is_optional_and_may_be_blind() -> None:
    """Rules 1.3, 6A.4: from the hand or the top of the draw pile; an empty pile is shuffled first."""
    t = viscounts(red=has(at="s1 left", row=["abbot", "squire"], hand=["trader"], deck=["lender"]))
    t.play_card("red", "financer")
    assert t.options("red") == ["discard:trader", "discard:top", "decline"]
    t.choose("red", "discard:top")
    assert t.red.discard == ("lender",)
    assert goods(t.red) == {"silver": 2}
    t = viscounts(red=has(at="s1 left", row=["abbot", "squire"], discard=["lender"])).play_card("red", "financer")
    t.choose("red", "discard:top")
    assert t.red.discard == ("lender",)
    assert markers(t.red) == (1, 6)


def test_a_shuffle_effect_needs_a_card_in_the_discard_pile() -> None:
    """Rules 1.5, 10.4: the Courier's corner shuffles what lies there, itself included."""
    t = viscounts(red=has(at="s1 left", row=HONEST, silver=1, deck=["thief"]), townsfolk={"s1": ["courier"]})
    t.recruit().choose("red", "recruit")
    assert markers(t.red) == (1, 6)
    assert t.red.discard == ()
    t = viscounts(red=has(at="s1 left", row=HONEST, silver=1), townsfolk={"s1": ["courier"]}).action()
    t.choose("red", "dismiss:trade")
    assert markers(t.red) == (1, 7)


def test_everybody_starts_with_the_same_eight() -> None:
    """Rule 2.5."""
    assert len(STARTERS) == 8
