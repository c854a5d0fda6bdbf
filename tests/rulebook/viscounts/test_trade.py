"""Trading, and the dismissals that help with every action."""

from __future__ import annotations

from tests.rulebook.viscounts.tables import HONEST, goods, has, markers, papers, viscounts


def test_six_merchants_for_three_gold() -> None:
    """T1. Rules 6.2, 6.10, 6A.1, 6A.2: four icons and two silver; then the Trader pays one."""
    t = viscounts(red=has(at="s4 left", row=["trader", "peddler_ink", "squire"], silver=2)).action()
    t.choose("red", "trade:3")
    assert goods(t.red) == {"gold": 3, "silver": 1}


def test_a_remainder_gains_nothing() -> None:
    """T2. Rule 6A.2: five merchants make two ink wells, one makes nothing."""
    t = viscounts(red=has(at="s1 right", row=["peddler_ink", "lender", "squire"])).action()
    assert [key for key in t.options("red") if key.startswith("trade")] == ["trade:2"]
    t.choose("red", "trade:2")
    assert goods(t.red) == {"ink": 2}
    t = viscounts(red=has(at="s1 right", row=["trader", "abbot", "squire"], stone=3)).action()
    assert t.reason("red", "trade:1") == ("viscounts-short-merchant", 1)


def test_two_flips_freely_mixed() -> None:
    """T3. Rules 6A.2, 11.1: eight merchants flip two; a debt brings a resource, a deed nothing."""
    row = ["peddler_ink", "peddler_gold", "lender"]
    t = viscounts(red=has(at="s3 right", row=row, debts=1, deeds=3)).action()
    assert {"trade:1", "trade:2"} <= set(t.options("red"))
    t.choose("red", "trade:2", "flip:debt", "take:gold")
    assert papers(t.red) == {"paid": 1, "deeds": 2, "approved": 1}  # the second flip had only deeds left
    assert goods(t.red) == {"gold": 1}


def test_three_criminals_destroy_a_card() -> None:
    """T4. Rules 6.3, 6A.2, 6A.4: the card's value comes in silver."""
    t = viscounts(red=has(at="s4 right", row=["antagonist", "thief", "abbot"], hand=["squire", "lender"])).action()
    t.choose("red", "trade:1", "destroy:squire")
    assert goods(t.red) == {"silver": 2}
    assert t.red.hand == ("lender",)
    assert "squire" in t.table.removed


def test_destroying_is_never_a_must_and_may_be_blind() -> None:
    """Rules 1.3, 6A.4: the top of the draw pile unseen; an empty one is shuffled first, with its look at criminals."""
    t = viscounts(red=has(at="s4 right", row=["antagonist", "thief", "abbot"], hand=["squire"], deck=["lender"]))
    t.action().choose("red", "trade:1")
    assert t.options("red") == ["destroy:squire", "destroy:top", "decline"]
    t.choose("red", "destroy:top")
    assert goods(t.red) == {"silver": 1}
    t = viscounts(red=has(at="s4 right", row=["antagonist", "thief", "abbot"], hand=["squire"], discard=["lender"]))
    t.action().choose("red", "trade:1", "destroy:top")
    assert markers(t.red) == (2, 7)
    assert goods(t.red) == {"silver": 1}
    t = viscounts(red=has(at="s4 right", row=["antagonist", "thief", "abbot"], hand=["squire"], deck=["lender"]))
    t.action().choose("red", "trade:1", "decline")
    assert t.red.card_count() == 5


def test_silver_for_silver_gains_nothing() -> None:
    """Rule 6A.3: without merchants a coin may be changed for a coin; with merchants it is pointless."""
    t = viscounts(red=has(at="s1 left", row=HONEST, silver=3)).action()
    t.choose("red", "trade:1")
    assert goods(t.red) == {"silver": 3}
    t = viscounts(red=has(at="s1 left", row=["peddler_ink", "abbot", "squire"], silver=3)).action()
    assert [key for key in t.options("red") if key.startswith("trade")] == ["trade:3"]
    t.choose("red", "trade:3")
    assert goods(t.red) == {"silver": 6}


def test_an_exchange_may_be_made_any_number_of_times() -> None:
    """Rule 6A.1: as often as merchants and silver last."""
    t = viscounts(red=has(at="s5 left", row=["peddler_ink", "abbot", "squire"], silver=5)).action()
    assert [key for key in t.options("red") if key.startswith("trade")] == ["trade:1", "trade:2", "trade:3", "trade:4"]
    t.choose("red", "trade:4")
    assert goods(t.red) == {"stone": 4}


def test_where_one_can_act() -> None:
    """Rule 6.1: trade and construct outside, workers and manuscripts inside; one action, or none (rule 6.9)."""
    for at, words in {"s1 left": {"trade", "build"}, "s1 inner": {"workers", "transcribe"}}.items():
        red = has(at=at, row=HONEST, silver=9, ink=9, gold=9, stone=9)
        t = viscounts(red=red, townsfolk={"s1": ["trickster"]}).action()
        assert {key.split(":")[0] for key in t.options("red")} == words | {"dismiss", "skip"}


def test_the_action_may_be_skipped() -> None:
    """Rule 6.9: and recruiting still follows."""
    t = viscounts(
        red=has(at="s1 left", row=HONEST, silver=9, gold=1, hand=["trader", "lender"], deck=["thief"]),
        blue=has(at="s3 left", row=HONEST, hand=["trader", "lender"]),
        townsfolk={"s1": ["miner"]},
    ).whole_turn()
    t.choose("red", "play:trader", f"move:{t.space('s1 inner')}", "skip")
    assert t.options("red") == ["recruit", "decline"]


def test_a_dismissed_woodcutter_helps_with_construction_only() -> None:
    """T5. Rules 6.6, 6.7: pay its value, gain its corner effect at once, count its icons; the next card lies open."""
    t = viscounts(
        red=has(at="s1 left", row=HONEST, silver=3, stone=1), townsfolk={"s1": ["woodcutter_2", "miner"]}
    ).action()
    assert t.reason("red", "build:workshop_1") == ("viscounts-short-builder", 1)
    assert t.reason("red", "dismiss:trade") == ("viscounts-no-fitting-icon", 0)
    t.choose("red", "dismiss:construct")
    assert goods(t.red) == {"silver": 1, "stone": 1}
    assert markers(t.red) == (1, 6)
    assert set(t.options("red")) == {"build:workshop_1", "build:workshop_2", "build:workshop_3"}
    t.choose("red", "build:workshop_1")
    t.build_at("red", "s1 l1")
    assert goods(t.red) == {"silver": 1, "gold": 1}  # one stone spent, one gold from the site
    assert t.pile("s1") == ["miner"]
    assert "woodcutter_2" in t.table.removed


def test_the_second_trading_post_makes_dismissals_cheap() -> None:
    """T5. Rule 6.6: always one silver."""
    red = has(at="s1 left", row=HONEST, silver=1, stone=1, built=["trading_post_2"])
    t = viscounts(red=red, townsfolk={"s1": ["woodcutter_2"]}).action()
    t.choose("red", "dismiss:construct")
    assert goods(t.red) == {"stone": 1}
    t = viscounts(red=has(at="s1 left", row=HONEST, silver=1, stone=2), townsfolk={"s1": ["woodcutter_2"]}).action()
    assert t.reason("red", "dismiss:construct") == ("viscounts-short-silver", 1)


def test_nobody_is_dismissed_for_an_action_that_stays_out_of_reach() -> None:
    """Rule 6.6: the icons must be used for the action being taken."""
    t = viscounts(red=has(at="s1 left", row=HONEST, silver=5), townsfolk={"s1": ["woodcutter_2"]}).action()
    assert t.reason("red", "dismiss:construct") == ("viscounts-short-builder", 1)


def test_what_a_dismissal_brings_helps_to_pay_for_its_action() -> None:
    """Rule 6.6: the corner effect comes first: a Bishop's debt lets the Racketeer destroy a Financer for 3 silver."""
    bishop_for_five = viscounts(
        red=has(
            at="s1 inner", row=["racketeer_2", "clergyman", "trader"], silver=3, hand=["financer"], deck=["abbot"],
        ),
        townsfolk={"s1": ["bishop"]},
        manuscripts={"s1": ["black_5_cleric_icons"]},
    ).action()  # fmt: skip
    assert bishop_for_five.reason("red", "transcribe") == ("viscounts-short-cleric", 2)
    bishop_for_five.choose("red", "dismiss:transcribe", "racketeer_2:destroy", "destroy:financer")
    assert list(bishop_for_five.red.manuscripts) == ["black_5_cleric_icons"]
    assert goods(bishop_for_five.red) == {"silver": 1}  # three for the Bishop, three gained, two for the missing cleric
    assert papers(bishop_for_five.red) == {"debts": 1}


def test_only_what_is_certain_counts_before_a_dismissal() -> None:
    """Rule 6.6: a card in hand counts with its value, an unseen one with one silver; three own cards must stay."""
    row = ["racketeer_2", "clergyman", "trader"]
    for hand, deck, reason in (
        (["squire"], ["financer"], None),
        (["thief"], ["financer"], ("viscounts-short-cleric", 1)),
        ([], ["financer"], ("viscounts-short-cleric", 1)),
        ([], [], ("viscounts-short-cleric", 1)),
    ):
        t = viscounts(
            red=has(at="s1 inner", row=row, silver=3, hand=hand, deck=deck),
            townsfolk={"s1": ["bishop"]},
            manuscripts={"s1": ["black_5_cleric_icons"]},
        ).action()
        assert t.reason("red", "dismiss:transcribe") == reason


def test_an_action_that_falls_short_after_its_dismissal_is_left_out() -> None:
    """Rule 6.6: whoever does not use what the corner effect offers has dismissed in vain."""
    t = viscounts(
        red=has(
            at="s1 inner", row=["racketeer_2", "clergyman", "trader"], silver=3, hand=["financer"], deck=["abbot"],
        ),
        townsfolk={"s1": ["bishop", "miner"]},
        manuscripts={"s1": ["black_5_cleric_icons"]},
    ).action()  # fmt: skip
    t.choose("red", "dismiss:transcribe", "racketeer_2:destroy", "decline")
    assert t.asked == []
    assert t.red.manuscripts == () and goods(t.red) == {}
    assert t.table.dismissed == "" and t.pile("s1") == ["miner"]


def test_one_dismissal_a_turn() -> None:
    """Rule 6.6: after a dismissal the action is finished with what there is, and no other card is dismissed."""
    t = viscounts(red=has(at="s4 left", row=HONEST, silver=9), townsfolk={"s4": ["illusionist", "trickster"]}).action()
    t.choose("red", "dismiss:trade")
    assert t.options("red") == ["order:1-3-2", "order:2-1-3", "order:2-3-1", "order:3-1-2", "order:3-2-1", "decline"]
    t.choose("red", "decline")
    assert t.options("red") == ["trade:1", "trade:2", "trade:3", "trade:4"]
    assert t.pile("s4") == ["trickster"]


def test_printed_townsfolk_can_be_dismissed_again_and_again() -> None:
    """T6. Rules 6.8, 8.3: two silver, one of the two icons counts, a virtue; and nobody can hire them."""
    t = viscounts(
        red=has(at="s1 inner", row=["abbot", "labourer", "trader"], silver=4, ink=1),
        townsfolk={"s1": []},
        manuscripts={"s1": ["grey_3_virtue", "black_3_flip"]},
    ).action()
    t.choose("red", "dismiss:transcribe")
    assert list(t.red.manuscripts) == ["grey_3_virtue"]
    assert goods(t.red) == {"silver": 2}
    assert markers(t.red) == (1, 5)
    t.red.ink = 1
    t.action().choose("red", "dismiss:transcribe")
    assert list(t.red.manuscripts) == ["grey_3_virtue", "black_3_flip"]
    t.red.silver = 9
    assert t.recruit().asked == []
    assert t.red.discard == ()


def test_unused_icons_are_lost_and_nothing_is_overpaid() -> None:
    """Rule 6.5: ways that waste goods are not offered."""
    t = viscounts(red=has(at="s1 left", row=["charlatan", "labourer", "squire"], stone=5)).action()
    t.choose("red", "build:workshop_1")
    assert t.red.stone == 5
    t = viscounts(red=has(at="s1 left", row=["charlatan", "labourer", "squire"], stone=5)).action()
    t.choose("red", "build:trading_post_1")
    assert t.red.stone == 3
