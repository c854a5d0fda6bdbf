"""A game at the text table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regalia.engine.play import Play
from regalia.engine.records import Record
from regalia.engine.zones import view
from regalia.shelf import find_game, shelf
from regalia.terminal.drawing import Drawing
from regalia.terminal.voice import Voice
from tests.terminal.conftest import ONES, Ran, Regalia

ANNA = ("play", "valeria", "--seats", "Anna,squire", "--seed", "5")


def hash_of(file: Path) -> str:
    return Record.load(file, find_game).replay().table.fingerprint()


def test_a_whole_game_is_played_to_the_score_sheet(regalia: Regalia, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    ran = regalia(*ANNA, "--file", file, said=ONES)
    assert ran.code == 0 and ran.err == ""
    record = Record.load(file, find_game)
    assert record.replay().table.over and record.end is not None
    anna, squire = record.end
    assert re.search(rf"Total +{anna} +{squire} *\n", ran.out)
    assert f"{'Anna' if anna > squire else 'Squire'} wins." in ran.out
    assert [seat.write() for seat in record.seats] == ["Anna", "Squire:squire"]


@pytest.mark.parametrize("game", sorted(shelf()))
def test_every_game_on_the_shelf_can_be_played_by_a_person(regalia: Regalia, game: str) -> None:
    ran = regalia("play", game, "--seed", "1", "--lang", "de", said=ONES)
    assert ran.code == 0 and "Summe" in ran.out


def test_alone_against_an_automa_its_name_is_on_the_sheet(regalia: Regalia) -> None:
    ran = regalia("play", "valeria", "--seats", "Anna", "--seed", "5", said=ONES)
    assert ran.code == 0
    assert re.search(r"Anna +The Dark Lord *\n", ran.out)


@pytest.mark.parametrize(("language", "won"), [("en", "wins."), ("cs", "Vítězí"), ("sk", "Víťazí"), ("de", "gewinnt.")])
def test_all_of_it_is_in_the_players_language(regalia: Regalia, language: str, won: str) -> None:
    ran = regalia(*ANNA, "--lang", language, said="h\n?\ns\nc\nl\n" + ONES)
    assert ran.code == 0 and won in ran.out
    english = "rolls" in ran.out or "Total" in ran.out or "barred" in ran.out
    assert english == (language == "en")


def test_a_narrow_terminal_is_enough(regalia: Regalia, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    for language in ("en", "de"):
        ran = regalia(*ANNA, "--lang", language, said="h\n?\nc\ns\n" + ONES)
        assert ran.code == 0
        assert max(len(line) for line in ran.out.splitlines()) <= 60


# Saving and going on


def test_a_game_goes_on_where_it_was_left(regalia: Regalia, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.record", tmp_path / "parts.record"
    regalia(*ANNA, "--file", whole, said=ONES)
    left = regalia(*ANNA, "--file", parts, said="1\n" * 12 + "q\n")
    assert left.code == 0 and f"regalia play --resume {parts}" in left.out
    assert not Record.load(parts, find_game).replay().table.over
    assert regalia("play", "--resume", parts, said="1\n" * 7).code == 0
    assert regalia("play", "valeria", "--resume", parts, said=ONES).code == 0
    assert hash_of(parts) == hash_of(whole)
    assert parts.read_text() == whole.read_text()


def test_each_choice_is_in_the_file_at_once(regalia: Regalia, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    regalia(*ANNA, "--file", file, said="")
    assert all(seat != 0 for seat, _ in Record.load(file, find_game).choices)
    regalia("play", "--resume", file, said="1\n")
    assert sum(seat == 0 for seat, _ in Record.load(file, find_game).choices) == 1


def test_what_somebody_wrote_into_the_file_stays(regalia: Regalia, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    regalia(*ANNA, "--file", file, said="1\n1\n1\n")
    lines = file.read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("2 "))
    file.write_text("\n".join([*lines[: at + 1], "   # the safe choice", *lines[at + 1 :]]) + "\n")
    regalia("play", "--resume", file, said="1\n")
    assert Record.load(file, find_game).comments == {2: ["the safe choice"]}


def test_save_keeps_the_game_from_then_on(regalia: Regalia, tmp_path: Path) -> None:
    file = tmp_path / "later.record"
    ran = regalia(*ANNA, said=f"1\n1\nsave {file}\n1\n1\nq\n")
    assert ran.code == 0 and "--resume" in ran.out
    assert sum(seat == 0 for seat, _ in Record.load(file, find_game).choices) == 4


def test_save_without_a_name_finds_one(regalia: Regalia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert regalia(*ANNA, said="1\nsave\n").code == 0
    assert Record.load(tmp_path / "valeria-5.record", find_game).seed == 5


def test_no_file_is_overwritten_by_another_game(regalia: Regalia, tmp_path: Path) -> None:
    file = tmp_path / "precious.record"
    file.write_text("something else")
    assert "--resume" in regalia(*ANNA, "--file", file).refused(2)
    assert "is there already" in regalia(*ANNA, said=f"save {file}\n").out
    assert file.read_text() == "something else"


def test_a_file_that_cannot_be_written_stays_as_it_was(
    regalia: Regalia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.record"
    regalia(*ANNA, "--file", file, said="1\n1\n")
    before = file.read_text()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    ran = regalia("play", "--resume", file, said="1\n1\n1\nq\n")
    assert ran.code == 1 and "Traceback" not in ran.err
    assert str(file) in ran.err and "No space left" in ran.err
    assert file.read_text() == before


def test_leaving_without_a_file_is_asked_twice(regalia: Regalia) -> None:
    assert "once more" in regalia(*ANNA, said="q\nq\n1\n").out
    stayed = regalia(*ANNA, said="q\n1\nq\n")
    assert stayed.out.count("once more") == 2


# Choosing, taking back, reasons


def choices(ran: Ran) -> list[str]:
    """The questions that Anna was asked, in order."""
    return re.findall(r"^Anna: (.*)$", ran.out, flags=re.MULTILINE)


def test_a_key_chooses_as_a_number_does(regalia: Regalia, tmp_path: Path) -> None:
    by_number, by_key = tmp_path / "number.record", tmp_path / "key.record"
    regalia(*ANNA, "--file", by_number, said="1\n" * 6)
    said = "".join(f"{key}\n" for seat, key in Record.load(by_number, find_game).choices if seat == 0)
    regalia(*ANNA, "--file", by_key, said=said)
    assert by_key.read_text() == by_number.read_text()


def test_undo_and_the_same_choices_again_give_the_same_table(regalia: Regalia, tmp_path: Path) -> None:
    straight, around = tmp_path / "straight.record", tmp_path / "around.record"
    regalia(*ANNA, "--file", straight, said="1\n" * 9)
    ran = regalia(*ANNA, "--file", around, said="2\nu\n1\n1\n2\nu\nu\nu\n" + "1\n" * 9)
    assert ran.out.count("Taken back.") == 4
    assert around.read_text() == straight.read_text()


def test_undo_takes_back_what_the_bot_did_since(regalia: Regalia, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    regalia(*ANNA, "--file", file, said="1\n" * 10)
    before = Record.load(file, find_game).choices
    regalia("play", "--resume", file, said="u\n")
    after = Record.load(file, find_game).choices
    last = max(at for at, (seat, _) in enumerate(before) if seat == 0)
    assert [choice for choice in after if choice[0] == 0] == [choice for choice in before[:last] if choice[0] == 0]
    assert after == before[: len(after)]


def test_the_start_of_the_turn_is_where_the_dice_were_rolled(regalia: Regalia, tmp_path: Path) -> None:
    ran = regalia("play", "valeria", "--seats", "Anna", "--seed", "5", said="1\n" * 4 + "uu\n")
    asked = choices(ran)
    assert asked[-1] in asked[1:-2], "back at an earlier question of this turn, but not at the beginning of the game"


def test_there_is_nothing_to_take_back_at_the_beginning(regalia: Regalia) -> None:
    assert "nothing to take back" in regalia(*ANNA, said="u\nuu\n").out


def test_what_is_barred_comes_with_the_reason(regalia: Regalia) -> None:
    ran = regalia(*ANNA, said="1\n" * 3 + "?\n")
    barred = re.findall(r"^ +(\d+) (Slay|Build) (.+) for .*\n +(.*)$", ran.out, flags=re.MULTILINE)
    assert len(barred) > 5, ran.out
    number, _, card, reason = barred[-1]
    one = regalia(*ANNA, said="1\n" * 3 + f"? {number}\n{number}\n")
    assert one.out.count(reason) == 2, "once explained, once as the answer to an impossible choice"
    assert card in one.out


def test_an_option_is_explained_with_its_card(regalia: Regalia) -> None:
    ran = regalia(*ANNA, said="? 2\n")
    assert "This can be chosen." in ran.out
    assert ran.out.count("At the end of the game:") == 3, "both dukes are read out, and the second is explained"


@pytest.mark.parametrize("said", ["0", "99999", "9" * 5000, "nonsense", "? nonsense", "²", "\x1b[31m", "-1"])
def test_what_makes_no_sense_is_answered_and_the_game_goes_on(regalia: Regalia, said: str) -> None:
    ran = regalia(*ANNA, said=f"{said}\n" + ONES)
    assert ran.code == 0 and "wins." in ran.out
    assert "is not understood" in ran.out


def test_cards_are_found_without_their_accents(regalia: Regalia) -> None:
    assert "Čarodejník" in regalia(*ANNA, "--lang", "sk", said="c carodejnik\n").out
    assert "No card is called “dragonfly”" in regalia(*ANNA, said="c dragonfly\n").out
    assert "Peasant, " in regalia(*ANNA, said="c e\n").out


def test_the_log_and_the_sheet_are_shown_on_request(regalia: Regalia) -> None:
    ran = regalia(*ANNA, said="1\n1\nl\ns\nt\n")
    assert ran.out.count("Anna rolls") + ran.out.count("Squire rolls") >= 2
    assert "Resources left" in ran.out and ran.out.count("Centre") >= 1


# Hidden cards


def test_a_bots_hidden_cards_are_never_shown_before_the_end(regalia: Regalia, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    ran = regalia(*ANNA, "--file", file, said="1\nt\n" * 12 + "s\nl 500\n")
    record = Record.load(file, find_game)
    duke = next(key for seat, key in record.choices if seat == 1).removeprefix("keep:")
    dukes = {card.id for card in shelf()["valeria"].cards() if card.kind == "duke"}
    assert duke in dukes
    names = {card["id"]: card["name"]["en"] for card in regalia("cards", "valeria", "--json").json()["cards"]}
    assert names[duke] not in ran.out


def test_people_at_one_screen_look_away_for_each_other(regalia: Regalia) -> None:
    ran = regalia("play", "valeria", "--seats", "Anna,Bob", "--seed", "3", said="\n1\n\n1\nt\nm\n\n")
    hidden, shown = ran.out.split("> t\n")
    assert hidden.count("press Enter") == 2, "each for the choice of the own duke"
    public, own = shown.split("press Enter")
    assert "Duke: ?" in public and not re.search(r"Duke: [A-Z]", public)
    assert re.search(r"Duke: [A-Z]", own)


def test_several_bots_can_be_watched(regalia: Regalia) -> None:
    ran = regalia("play", "valeria", "--seats", "squire,Boris:random,squire", "--seed", "2")
    assert ran.code == 0
    assert re.search(r"Squire +Boris +Squire 2 *\n", ran.out)


def test_where_different_cards_lie_open_together_each_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    game = find_game("wonderful_kingdom")
    play = Play(game, 2, {}, seed=1)
    seat = play.table.asked[0][0]
    play.choose(seat, "offer:hall_of_wonders:1")
    play.choose(seat, "offer:grand_arena:1")
    Drawing(Voice("en"), game, ["Anna", "Ben"]).show(view(play.table, seat).table, seat, None)
    areas = capsys.readouterr().out.partition("Vermin deck")[0]
    assert all(card in areas for card in ("Tatis Tribe", "Hall of Wonders", "Grand Arena"))
    assert "×3" not in areas
