"""What lies on the table before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from regalia.engine.chance import Chance
from regalia.engine.game import Refused
from regalia.engine.zones import HIDDEN, view
from regalia.games.viscounts.cards import HEROES, MANUSCRIPTS, PLAYER_CARDS, SEGMENTS, STARTERS, TOWNSFOLK
from regalia.games.viscounts.game import VISCOUNTS
from regalia.games.viscounts.table import ViscountsTable


def new(players: int, seed: int = 1, **options: str) -> ViscountsTable:
    table = VISCOUNTS.new(players, options, seed)
    assert isinstance(table, ViscountsTable)
    return table


def started(players: int, seed: int = 1, card: str = "", **options: str) -> ViscountsTable:
    """A table whose set-up is over; whoever can, takes the named player card."""
    table, chance = new(players, seed, **options), Chance(seed)
    while not table.round:
        seat, acts = table.asked[0]
        table.choose(seat, table.act(seat, f"pair:{card}") or chance.pick(acts))
    return table


def with_card(card: str, players: int = 2) -> ViscountsTable:
    """A table on which a player has just taken this player card."""
    for seed in range(200):
        table = new(players, seed)
        if card in table.offered_cards:
            seat = table.asked[0][0]
            table.choose_key(seat, f"pair:{card}")
            return table
    raise AssertionError(f"{card} is never offered")


def test_the_side_of_the_board_goes_by_the_players() -> None:
    """Rules 1.1, 2.1: four sites on each segment for one and two, five for three and four."""
    assert [len(new(players).owners) for players in (1, 2, 3, 4)] == [20, 20, 25, 25]
    for players in (0, 5):
        with pytest.raises(Refused):
            VISCOUNTS.settle(players, {})


def test_segments_castle_and_first_player_are_random() -> None:
    """Rules 2.1, 2.6."""
    tables = [new(3, seed) for seed in range(60)]
    assert len({table.segments for table in tables}) > 30
    assert {table.castle_turn for table in tables} == set(range(5))
    assert {table.first for table in tables} == {0, 1, 2}
    assert all(sorted(table.segments) == sorted(SEGMENTS) for table in tables)


def test_the_townsfolk_lie_in_five_piles() -> None:
    """Rules 1.7, 2.2: nearly equal ones; only the top card is seen."""
    table = new(2)
    assert sorted(map(len, table.townsfolk_piles)) == [13, 13, 14, 14, 14]
    assert Counter(card for pile in table.townsfolk_piles for card in pile) == Counter(list(TOWNSFOLK))
    seen = view(table, 0).table
    assert all(set(pile[:-1]) == {HIDDEN} and pile[-1] != HIDDEN for pile in seen.townsfolk_piles)
    assert all(set(pile[:-1]) == {HIDDEN} and pile[-1] != HIDDEN for pile in seen.manuscript_piles)


def test_a_grey_backed_manuscript_lies_on_six_others() -> None:
    """Rule 2.3."""
    for seed in range(5):
        for pile in new(4, seed).manuscript_piles:
            assert [MANUSCRIPTS[card].grey_back for card in pile] == [False] * 6 + [True]


def test_what_every_player_begins_with() -> None:
    """Rules 1.4, 2.4, 2.5."""
    table = new(4)
    for viscount in table.players:
        assert (viscount.workers, viscount.corruption, viscount.virtue) == (20, 1, 7)
        assert viscount.retinue == tuple(STARTERS)
        assert viscount.built == ()
    assert len(table.cleric_bonuses) == 4
    assert table.leader == -1


def test_pairs_are_taken_in_reverse_order() -> None:
    """Rules 2.7, 2.8, 2.12: one pair more than players; the one on the right of the first player begins."""
    for seed in range(6):
        table = new(3, seed)
        assert len(table.offered_cards) == len(table.offered_heroes) == 4
        order = []
        while not table.round:
            seat, acts = table.asked[0]
            if acts[0].key.startswith("pair"):
                order.append(seat)
            table.choose(seat, acts[0])
        assert order == [(table.first - nth) % 3 for nth in (1, 2, 3)][: len(order)]
        assert not table.offered_cards
        assert sum(card in HEROES for card in table.removed) == 1
        assert table.active == table.first


def test_a_pair_says_where_and_with_what_to_start() -> None:
    """Rule 2.8: player card 1 starts on space 1 with 8 silver, a stone, two ink wells, two deeds, a debt, a virtue."""
    table = with_card("player_card_1")
    viscount = next(viscount for viscount in table.players if viscount.player_card == "player_card_1")
    assert viscount.space == 3 * table.segments.index("s1")
    assert (viscount.silver, viscount.stone, viscount.ink, viscount.gold) == (8, 1, 2, 0)
    assert (viscount.deeds, viscount.debts, viscount.virtue) == (2, 1, 6)
    assert len(viscount.hand) == 3
    assert len(viscount.deck) == 6


def test_red_numbers() -> None:
    """Rule 2.8: odd numbers left, even ones right of the river, two on each segment."""
    for number in range(1, 11):
        table = with_card(f"player_card_{number}")
        viscount = next(viscount for viscount in table.players if viscount.player_card)
        segment = table.segments.index(f"s{(number + 1) // 2}")
        assert viscount.space == 3 * segment + (0 if number % 2 else 2)


def test_the_first_hand_is_drawn_without_a_look_at_criminals() -> None:
    """Rule 2.10: hero, starters and whoever was hired are shuffled; markers do not move for that."""
    for seed in range(20):
        for viscount in started(4, seed).players:
            if viscount.player_card in ("player_card_2", "player_card_4", "player_card_5"):
                assert (viscount.corruption, viscount.virtue) == (1, 7)
            assert len(viscount.hand) == 3
            assert len(viscount.hand) + len(viscount.deck) >= 8
            assert viscount.discard == viscount.retinue == ()


@pytest.mark.parametrize(("players", "debts", "deeds"), [(1, 12, 12), (2, 12, 12), (3, 15, 16), (4, 18, 20)])
def test_debts_and_deeds_are_counted_out_after_the_start(players: int, debts: int, deeds: int) -> None:
    """Rules 2.11, 13.1: what was taken before does not shorten the piles."""
    table = started(players, 3)
    assert sum(viscount.debts + viscount.paid for viscount in table.courts) >= players
    assert (table.debts_left, table.deeds_left) == (debts, deeds)


def test_card_three_hires_anybody() -> None:
    """Rule 2.9: any segment; the townsfolk is shuffled in with the others."""
    table = with_card("player_card_3")
    seat, acts = table.asked[0]
    assert [act.key for act in acts] == [f"hire:{n}" for n in range(5)]
    card = table.townsfolk_piles[2][-1]
    table.choose(seat, acts[2])
    assert card in table.players[seat].hand + table.players[seat].deck
    assert len(table.players[seat].hand + table.players[seat].deck) == 10


def test_a_townsfolk_hired_before_the_first_shuffle_shuffles_and_discards_nothing() -> None:
    """Rules 1.5, 2.10: there is no draw pile yet, so that only goods and markers come from its corner."""
    for card in ("courier", "artisan", "architect"):
        table = with_card("player_card_3")
        table.townsfolk_piles = ((*table.townsfolk_piles[0], card), *table.townsfolk_piles[1:])
        seat, acts = table.asked[0]
        table.choose(seat, acts[0])
        viscount = table.players[seat]
        assert (viscount.corruption, viscount.virtue) == (1, 7)
        assert card in viscount.hand + viscount.deck
        assert len(viscount.hand) == 3


def test_card_five_places_workers_anywhere() -> None:
    """Rule 2.9."""
    table = with_card("player_card_5")
    seat = table.asked[0][0]
    table.choose(seat, table.asked[0][1][0])  # a resource
    table.choose(seat, table.asked[0][1][4])
    assert table.players[seat].yard == (0, 0, 0, 0, 2)


def test_card_six_takes_any_manuscript() -> None:
    """Rule 2.9: all five on top cost three."""
    table = with_card("player_card_6")
    seat = table.asked[0][0]
    table.choose(seat, table.asked[0][1][0])
    assert len(table.asked[0][1]) == 5
    card = table.manuscript_piles[1][-1]
    table.choose(seat, table.asked[0][1][1])
    assert table.players[seat].manuscripts == (card,)


def test_card_eight_builds_beside_the_viscount() -> None:
    """Rule 2.9."""
    table = with_card("player_card_8")
    seat = table.asked[0][0]
    table.choose(seat, table.asked[0][1][0])
    assert [act.key for act in table.asked[0][1]] == [f"plot:trading_post_{n}" for n in (1, 2, 3)]
    table.choose(seat, table.asked[0][1][2])
    banks = table.board.banks[table.players[seat].space]
    assert [act.key for act in table.asked[0][1]] == [f"site:{site}" for site in banks]
    table.choose(seat, table.asked[0][1][1])
    assert table.players[seat].built == ("trading_post_3",)


def test_card_nine_destroys_any_own_card() -> None:
    """Rule 2.9: any of the nine, before they are shuffled, for its value."""
    table = with_card("player_card_9")
    seat, acts = table.asked[0]
    assert len(acts) == 10
    table.choose_key(seat, "destroy:financer")
    viscount = table.players[seat]
    assert viscount.silver == 5 + 3
    assert len(viscount.hand + viscount.deck) == 8
    assert "financer" not in viscount.hand + viscount.deck


def test_a_manuscript_of_card_six_destroys_any_own_card() -> None:
    """Rule 2.9: as card nine does, because there is neither a hand nor a draw pile yet."""
    table = with_card("player_card_6")
    seat = table.asked[0][0]
    table.manuscript_piles = ((*table.manuscript_piles[0], "black_3_destroy"), *table.manuscript_piles[1:])
    table.choose(seat, table.asked[0][1][0])
    table.choose_key(seat, "manuscript:0")
    own = [act.key for act in table.asked[0][1]]
    assert len(own) == 10 and own[-1] == "decline"
    table.choose_key(seat, "destroy:thief")
    viscount = table.players[seat]
    assert "thief" not in viscount.hand + viscount.deck and len(viscount.hand + viscount.deck) == 8


def test_there_are_ten_player_cards_and_ten_heroes() -> None:
    """Rule 2.7."""
    assert len(PLAYER_CARDS) == len(HEROES) == 10
