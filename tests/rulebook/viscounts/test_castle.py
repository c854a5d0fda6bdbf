"""Workers in the castle."""

from __future__ import annotations

from regalia.games.viscounts.board_effects import MoveWorker, Workers
from tests.rulebook.viscounts.tables import HONEST, Game, goods, has, markers, viscounts


def test_three_workers_march_from_c4() -> None:
    """C1. Rules 6C.1, 6C.2, 6C.3, 7.1: one inwards with its reward, one to each side, none left."""
    t = viscounts(
        red=has(at="s4 inner", row=["enforcer", "princess", "squire"], gold=1, hand=["lender"]),
        townsfolk={"s1": ["miner"]},
    ).action()
    t.choose("red", "workers:3")
    assert t.options("red") == ["castle_4:hire", "castle_4:destroy"]
    assert t.castle()["yard"]["C4"] == "red 2"
    t.choose("red", "castle_4:hire", f"hire:{t.segment('s1')}")
    assert t.castle()["hall"]["C4"] == "red 1"
    assert {at: who for at, who in t.castle()["yard"].items() if who} == {"C3": "red 1", "C5": "red 1"}
    assert t.red.workers == 17


def long_example() -> Game:
    """The table of the long example on page 20."""
    return viscounts(
        red=has(
            at="s1 inner", row=["thief", "overseer_3", "benefactor"], gold=3, hand=["lender", "trader"],
            built=["guildhall_2", "trading_post_3"], yard={"C1": 1, "C3": 1, "C5": 2}, hall={"C1": 2, "C3": 1},
        ),
        blue=has(
            at="s3 left", row=HONEST, yard={"C2": 2, "C3": 1, "C4": 1, "C5": 1}, hall={"C3": 1, "C4": 2}, keep=1
        ),
        yellow=has(at="s5 left", row=HONEST, yard={"C2": 1, "C4": 1}),
        leader="blue",
        manuscripts={"s1": ["grey_7_guildhall"]},
    ).action()  # fmt: skip


def test_the_long_example() -> None:
    """C2. Rules 6.2, 6.3, 6.4, 6.10, 7.1, 7.2, 7.3, 7.4, 7.5."""
    t = long_example()
    assert "workers:4" in t.options("red")
    t.choose("red", "workers:4")
    # C1 marches, then C5, then C1 again; then two enter the keep.
    assert [event.details["because"] for event in t.told("marches")] == ["castle_1", "castle_5", "castle_1"]
    assert markers(t.red) == (1, 5)
    assert goods(t.red) == {"ink": 2, "stone": 2}
    assert t.table.leader == 1
    t.choose("red", "take:ink")
    assert t.table.leader == 0
    t.choose("red", "take:gold")
    assert t.red.gold == 1
    # C2 holds five: red sends both blue workers home.
    assert t.castle()["yard"]["C2"] == "red 2 blue 2 yellow 1"
    assert t.options("red") == ["bump:0", "bump:1", "bump:2"]
    t.choose("red", "bump:1", "bump:1")
    assert t.blue.silver == 4
    assert t.castle() == {
        "yard": {
            "C1": "",
            "C2": "red 2 yellow 1",
            "C3": "red 1 blue 1",
            "C4": "red 1 blue 1 yellow 1",
            "C5": "red 1 blue 1",
        },
        "hall": {"C1": "red 2", "C2": "", "C3": "red 1 blue 1", "C4": "blue 2", "C5": "red 1"},
    }
    assert (t.red.keep, t.blue.keep) == (2, 1)
    # Last comes the Overseer: red discards a card.
    assert t.options("red") == ["overseer_3:destroy", "overseer_3:discard"]
    t.choose("red", "overseer_3:discard", "discard:lender")
    assert t.red.discard == ("lender",)


def test_what_the_long_example_scores() -> None:
    """C3. Rule 12.3: one, two and three points by tier."""
    t = long_example().choose("red", "workers:4", "take:ink", "take:gold", "bump:1", "bump:1")
    assert t.score("red")["castle"] == 5 * 1 + 4 * 2 + 2 * 3
    assert t.score("red")["leader"] == 5


def test_overflow_in_the_second_tier() -> None:
    """C4. Rules 7.3, 7.4: the active player chooses whose worker goes; its owner gets a virtue and a resource."""
    t = viscounts(
        red=has(at="s2 inner", row=["princess", "squire", "abbot"], gold=1, yard={"C5": 1}, hall={"C5": 1}),
        blue=has(at="s1 left", row=HONEST, hall={"C5": 1}),
        yellow=has(at="s1 left", row=HONEST, hall={"C5": 1}),
    ).happens("red", Workers(2))
    t.choose("red", "section:4")
    assert t.castle()["hall"]["C5"] == "red 2 blue 1 yellow 1"
    t.choose("red", "bump:2")
    assert t.asked == ["yellow"]
    t.choose("yellow", "take:gold")
    assert goods(t.yellow) == {"gold": 1}
    assert markers(t.yellow) == (1, 6)
    assert t.castle()["hall"]["C5"] == "red 2 blue 1"
    assert t.yellow.workers == 20


def test_own_workers_may_be_sent_home() -> None:
    """Rules 7.3, 7.4: two silver from the first tier."""
    t = viscounts(
        red=has(at="s2 inner", row=["princess", "squire", "abbot"]),
        blue=has(at="s1 left", row=HONEST, yard={"C2": 2}),
    ).action()
    t.choose("red", "workers:1")
    assert t.castle()["yard"]["C2"] == "red 1 blue 2"
    assert t.asked == []
    t.action().choose("red", "workers:1", "bump:0")
    assert t.red.silver == 2
    assert t.castle()["yard"]["C2"] == "red 1 blue 2"


def test_only_above_three_there_is_overflow() -> None:
    """Rules 7.3, 14.2: the Czech text says «three or more», the example decides: three may stay."""
    t = viscounts(
        red=has(at="s2 inner", row=["princess", "squire", "abbot"]),
        blue=has(at="s1 left", row=HONEST, yard={"C2": 2}),
    ).action()
    t.choose("red", "workers:1")
    assert t.asked == []


def test_the_castle_leader_must_be_beaten() -> None:
    """C5. Rule 7.5: a tie leaves the card where it is; more workers take it."""

    def enter(keep: int) -> str:
        t = viscounts(
            red=has(at="s2 inner", row=HONEST, yard={"C5": 2}, hall={"C5": 2}, keep=keep),
            blue=has(row=HONEST, keep=2),
            leader="blue",
        ).happens("red", Workers(1))
        t.choose("red", "section:4", "take:ink")
        assert t.red.keep == keep + 1
        return ("red", "blue")[t.table.leader]

    assert enter(0) == "blue"
    assert enter(1) == "blue"
    assert enter(2) == "red"


def test_the_first_worker_in_the_keep_makes_its_owner_leader() -> None:
    """Rules 7.2, 7.5: no worker moves sideways in the second tier."""
    t = viscounts(red=has(at="s2 inner", row=HONEST, yard={"C5": 2}, hall={"C5": 2})).happens("red", Workers(1))
    t.choose("red", "section:4", "take:stone")
    assert t.table.leader == 0
    assert t.castle()["hall"] == {"C1": "", "C2": "", "C3": "", "C4": "", "C5": "red 2"}
    assert goods(t.red) == {"stone": 1}


def test_losing_the_leader_card_costs_no_card() -> None:
    """Rule 7.5: the limit matters only when cards are drawn."""
    hand = ["trader", "lender", "thief", "financer"]
    t = viscounts(
        red=has(at="s2 inner", row=HONEST, yard={"C5": 2}, hall={"C5": 2}, keep=1),
        blue=has(row=HONEST, hand=hand, keep=1),
        leader="blue",
    ).happens("red", Workers(1))
    t.choose("red", "section:4", "take:ink")
    assert t.table.leader == 0
    assert t.draw("blue").blue.hand == tuple(hand)


def test_how_many_workers_nobles_place() -> None:
    """C6. Rule 6C.1: one, three, five and eight nobles for one, two, three and four workers; no other steps."""
    for nobles, most in {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 7: 3, 8: 4}.items():
        t = viscounts(red=has(at="s2 inner", row=["abbot", "labourer", "trader"], gold=nobles)).action()
        assert [key for key in t.options("red") if key.startswith("workers")] == [
            f"workers:{n}" for n in range(1, most + 1)
        ]
    t = viscounts(red=has(at="s2 inner", row=["abbot", "labourer", "trader"], gold=4)).action()
    t.choose("red", "workers:2")
    assert t.red.gold == 1


def test_one_cannot_place_workers_one_does_not_have() -> None:
    """Rule 6C.1."""
    t = viscounts(red=has(at="s2 inner", row=["abbot", "labourer", "trader"], gold=5, workers=2)).action()
    assert t.reason("red", "workers:3") == ("viscounts-workers-left", 2)
    assert "workers:2" in t.options("red")
    t = viscounts(red=has(at="s2 inner", row=HONEST, gold=5, ink=5, workers=0)).action()
    assert t.reason("red", "workers:1") == ("viscounts-no-workers", 0)


def test_free_workers_go_to_any_section() -> None:
    """Rules 6C.2, 7.1: as many as there are."""
    t = viscounts(red=has(at="s2 left", row=HONEST)).happens("red", Workers(2))
    assert t.options("red") == [f"section:{n}" for n in range(5)]
    t.choose("red", "section:3")
    assert t.castle()["yard"]["C4"] == "red 2"
    t = viscounts(red=has(at="s2 left", row=HONEST, workers=1)).happens("red", Workers(4)).choose("red", "section:0")
    assert t.castle()["yard"]["C1"] == "red 1"


def test_several_threes_march_in_the_owners_order() -> None:
    """Rule 7.1."""
    t = viscounts(red=has(at="s2 left", row=HONEST, yard={"C5": 2, "C1": 3})).happens("red", Workers(1))
    t.choose("red", "section:4")
    assert t.options("red") == ["march:0", "march:4"]
    t.choose("red", "march:4")
    assert markers(t.red) == (1, 5)
    assert goods(t.red) == {"ink": 1, "stone": 1}  # C1 marches after it
    assert t.castle()["yard"] == {"C1": "red 1", "C2": "red 1", "C3": "", "C4": "red 1", "C5": "red 1"}


def test_a_moved_worker_can_set_off_a_march() -> None:
    """Rule 7.1: moving a worker to the next section, if one likes."""
    t = viscounts(red=has(at="s2 left", row=HONEST, yard={"C5": 2, "C4": 1})).happens("red", MoveWorker())
    assert "decline" in t.options("red")
    assert t.reason("red", "worker:0-1") == ("viscounts-no-worker-there", 0)
    t.choose("red", "worker:3-4")
    assert markers(t.red) == (1, 5)
    assert t.castle()["hall"]["C5"] == "red 1"


def test_a_reward_is_finished_before_the_next_worker_moves() -> None:
    """Rule 7.7: the worker moved by C3 leaves only one to go to the side, and that one goes clockwise."""
    t = viscounts(red=has(at="s2 left", row=HONEST, yard={"C3": 2})).happens("red", Workers(1))
    t.choose("red", "section:2", "castle_3:move_worker")
    assert t.castle()["yard"]["C3"] == "red 2"
    t.choose("red", "worker:2-1")
    assert t.castle()["yard"] == {"C1": "", "C2": "red 1", "C3": "", "C4": "red 1", "C5": ""}


def test_on_another_players_turn_the_active_player_resolves_first() -> None:
    """Rules 7.3, 7.6: a link lets both move a worker; the active player also decides who goes home."""
    t = viscounts(
        red=has(at="s4 right", row=["abbot", "squire", "trader"], stone=3, yard={"C1": 1, "C2": 2, "C4": 1}),
        blue=has(at="s1 left", row=HONEST, hand=["thief"], yard={"C4": 2, "C5": 2}),
        sites={"s4 l2": "blue"},
    ).action()
    t.choose("red", "build:workshop_1").build_at("red", "s4 r1")
    assert t.asked == ["red"]
    t.choose("red", "worker:0-1")
    assert t.asked == ["blue"]  # red's three at C2 had nothing to flip and have marched already
    assert t.castle()["hall"]["C2"] == "red 1"
    t.choose("blue", "worker:4-3")
    assert t.asked == ["blue"]
    assert t.options("blue") == ["castle_4:hire", "castle_4:destroy"]
    t.choose("blue", "castle_4:destroy", "destroy:thief")
    assert t.castle()["yard"]["C5"] == "blue 2"


def test_the_sections_turn_with_the_castle() -> None:
    """Rules 2.1, 6C.2: a turned castle faces the segments with other rewards."""
    t = viscounts(red=has(at="s1 inner", row=["princess", "squire", "abbot"], gold=3))
    t.table.castle_turn = 4
    t.action().choose("red", "workers:3")
    assert markers(t.red) == (1, 5)
