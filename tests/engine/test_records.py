"""The game file: what fits is played again, what does not is refused with its line and the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from regalia.engine.chance import Chance
from regalia.engine.game import Refused
from regalia.engine.messages import ids_in
from regalia.engine.play import Play
from regalia.engine.records import Record, SeatLine, write_whole
from regalia.shelf import find_game

RULES = find_game("valeria").rules


def some_record(choices: int = 60) -> Record:
    play, chance = Play(find_game("valeria"), 2, {"setup": "random"}, 5), Chance(1)
    while play.table.asked and len(play.chosen) < choices:
        seat, acts = play.table.asked[0]
        play.choose(seat, chance.pick(acts).key)
    record = Record.of(play, [SeatLine("Anna"), SeatLine("Bořek", "squire")])
    record.comments[3] = ["the only turn this was affordable"]
    return record


def refusal(text: str) -> tuple[set[str], int]:
    """The ids of the messages that refuse a file, and the line they name."""
    with pytest.raises(Refused) as caught:
        Record.read(text, find_game).replay()
    line = caught.value.message.args["line"]
    assert isinstance(line, int)
    return set(ids_in(caught.value.message)), line


def test_a_record_reads_as_it_was_written() -> None:
    text = some_record().write()
    again = Record.read(text, find_game)
    assert again.write() == text
    assert again.comments[3] == ["the only turn this was affordable"]
    assert again.seats[1].bot == "squire"
    assert again.replay().table.fingerprint() == some_record().replay().table.fingerprint()


def test_a_record_can_be_branched() -> None:
    record = some_record()
    assert len(record.replay(upto=17).chosen) == 17


def test_a_choice_that_was_impossible_is_named_with_its_line() -> None:
    lines = some_record().write().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("20  "))
    lines[at] = "20  @0 slay:red_dragon_of_doom"
    ids, line = refusal("\n".join(lines))
    assert line == at + 1
    assert ids & {"unknown-key", "not-asked"}


def test_a_choice_changed_for_another_possible_one_fails_the_next_check() -> None:
    lines = some_record().write().splitlines()
    at = next(i for i, line in enumerate(lines) if line.endswith("gain:gold"))
    lines[at] = lines[at].replace("gain:gold", "gain:magic")
    ids, line = refusal("\n".join(lines))
    assert ids & {"record-check-failed", "record-choice-refused"}
    assert line >= at + 1


def test_two_choices_swapped_to_the_same_end_fail_the_next_check() -> None:
    """A gold and then a magic is the same table as a magic and then a gold, but not the same game."""
    lines = some_record(400).write().splitlines()
    choices = {at: line.split() for at, line in enumerate(lines) if " gain:" in line}
    at = next(
        at
        for at in choices
        if at + 1 in choices and choices[at][1] == choices[at + 1][1] and choices[at][2] != choices[at + 1][2]
    )
    one, other = choices[at], choices[at + 1]
    lines[at], lines[at + 1] = f"{one[0]}  {one[1]} {other[2]}", f"{other[0]}  {other[1]} {one[2]}"
    ids, _ = refusal("\n".join(lines))
    assert "record-check-failed" in ids


def test_a_failed_save_leaves_the_old_file_and_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.record"
    some_record().save(path)
    before = path.read_text(encoding="utf-8")

    def full_disk(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full_disk)
    with pytest.raises(Refused):
        some_record(10).save(path)
    assert path.read_text(encoding="utf-8") == before
    assert [file.name for file in tmp_path.iterdir()] == ["game.record"]


def test_a_changed_seed_is_found() -> None:
    text = some_record().write().replace("seed    5", "seed    6")
    ids, _ = refusal(text)
    assert ids & {"record-check-failed", "record-choice-refused"}


def test_a_changed_end_is_found() -> None:
    record = some_record(10_000)
    assert record.end is not None
    text = record.write().replace(f"end {record.end[0]} ", f"end {record.end[0] + 1} ")
    ids, _ = refusal(text)
    assert "record-other-score" in ids


def test_choices_after_the_end_are_refused() -> None:
    record = some_record(10_000)
    record.end = None
    record.choices.append((0, "gain:gold"))
    ids, _ = refusal(record.write())
    assert "game-is-over" in ids


@pytest.mark.parametrize(
    ("old", "new", "id", "line"),
    [
        ("game    valeria", "game    chess", "game-unknown", 1),
        (f"rules   {RULES}", "rules   one", "not-a-number", 2),
        (f"rules   {RULES}", "rules   99", "record-other-rules", 2),
        (f"rules   {RULES}", "rules   1", "record-other-rules", 2),
        ("seats   Anna, Bořek:squire", "seats   Anna, ", "seat-name-refused", 3),
        ("seats   Anna, Bořek:squire", "seats   A, B, C, D, E, F", "wrong-player-count", 3),
        ("setup=random", "setup=bunker", "option-unknown-value", 4),
        ("setup=random", "seetup=random", "option-unknown", 4),
        ("events=no", "events=maybe", "option-not-yes-or-no", 4),
        ("seed    5", "seed    -5", "not-a-number", 5),
        ("seed    5", "sead    5", "record-bad-head", 5),
    ],
)
def test_a_bad_head_is_named_with_its_line(old: str, new: str, id: str, line: int) -> None:
    text = some_record().write()
    assert old in text
    ids, found = refusal(text.replace(old, new, 1))
    assert id in ids
    assert found == line


@pytest.mark.parametrize("line", ["7 gain:gold", "6", "6  @x gain:gold", "check 3 abc", "six gain:gold", "end ten"])
def test_a_line_out_of_place_is_named(line: str) -> None:
    lines = some_record().write().splitlines()
    lines[10] = line
    ids, found = refusal("\n".join(lines))
    assert "record-bad-line" in ids
    assert found == 11


def test_an_empty_file_is_no_record() -> None:
    ids, line = refusal("")
    assert "record-head-missing" in ids
    assert line == 1


def test_a_half_written_head_is_no_record() -> None:
    ids, _ = refusal(f"game    valeria\nrules   {RULES}\n")
    assert "record-head-missing" in ids


def test_two_seats_asked_at_once_need_the_seat_named() -> None:
    text = some_record().write().replace("1  @0 ", "1  ", 1).replace("1  @1 ", "1  ", 1)
    ids, _ = refusal(text)
    assert "record-seat-missing" in ids


def test_where_one_seat_is_asked_the_seat_may_be_left_out() -> None:
    lines = some_record().write().splitlines()
    at = next(i for i, line in enumerate(lines) if line.endswith("gain:gold"))
    lines[at] = lines[at].replace("@0 ", "").replace("@1 ", "")
    assert Record.read("\n".join(lines), find_game).replay()


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    some_record().save(path)
    assert Record.load(path, find_game).write() == some_record().write()
    assert [file.name for file in tmp_path.iterdir()] == ["game.record"]
    with pytest.raises(Refused):
        write_whole(tmp_path / "missing" / "game.record", "x")


def test_an_unreadable_file_is_named(tmp_path: Path) -> None:
    binary = tmp_path / "picture.png"
    binary.write_bytes(b"\x89PNG\xff\xfe")
    for path, id in ((tmp_path / "none.record", "file-unreadable"), (binary, "file-not-text")):
        with pytest.raises(Refused) as caught:
            Record.load(path, find_game)
        assert caught.value.message.id == id
        assert str(path) in str(caught.value.message.args["file"])


@pytest.mark.parametrize("name", ["", "An,na", "An:na", "An@na", "Anna\n"])
def test_names_that_would_break_the_file_are_refused(name: str) -> None:
    with pytest.raises(Refused):
        SeatLine(name)
