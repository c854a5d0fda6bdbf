"""A finished game looked at again: the curve, the turning points, luck and choices."""

from __future__ import annotations

from pathlib import Path

from regalia.bots.review import Moment, Review, review
from regalia.engine.messages import say
from regalia.engine.play import Play
from regalia.engine.records import Record
from regalia.shelf import find_game
from regalia.terminal.exit_codes import from_file
from regalia.terminal.plots import MARKS, curves
from regalia.terminal.progress import progress
from regalia.terminal.sheets import outcome, seat_name
from regalia.terminal.voice import Voice, print_json, printable

LEFT_OF_CURVE = 8
WIDEST_CURVE = 100


def look_again(voice: Voice, path: Path, tries: int | None, as_json: bool) -> None:
    """Review the game in a file."""
    with from_file(path):
        record = Record.load(path, find_game)
        play = record.replay()
    names = names_of(voice, play, [printable(seat.name) for seat in record.seats])
    voice.seat(names)
    with from_file(path), progress(voice, len(play.chosen), hidden=as_json) as step:
        told = review(play, tries, step)
    if as_json:
        print_json(review_json(voice, play, told, names))
    else:
        show(voice, play, told, names)


def names_of(voice: Voice, play: Play, players: list[str]) -> list[str]:
    """Everybody who scores, automas last."""
    return [seat_name(voice, play.game, players, sheet.seat) for sheet in play.game.sheets(play.table)]


def hundredths(part: float) -> str:
    """A change of a chance in hundredths, with its sign."""
    return f"{100 * part:+.0f}"


def show(voice: Voice, play: Play, told: Review, names: list[str]) -> None:
    """The review for a person."""
    out = voice.out
    out.print(voice.sentence(play.game.name()), style="bold", end=" ")
    out.print("·", outcome(voice, play.game, play.table, names[: len(play.table.players)]))
    out.print()
    out.print(voice.sentence(say("coach-review-curve")), style="bold")
    for line in curves(told.curve(), min(WIDEST_CURVE, out.width - LEFT_OF_CURVE)):
        out.print(line, soft_wrap=True)
    out.print("   ".join(f"{MARKS[seat % len(MARKS)]} {name}" for seat, name in enumerate(names)))
    show_summary(voice, told, names)
    out.print(voice.sentence(say("coach-review-turning")), style="bold")
    for moment in told.turning_points():
        show_turning_point(voice, moment)
    for seat in range(len(play.table.players)):
        show_costliest(voice, told, seat)
    out.print(voice.sentence(say("terminal-review-tries", n=told.tries)), style="dim")


def show_summary(voice: Voice, told: Review, names: list[str]) -> None:
    """What moved each one's chances, in hundredths."""
    from rich import box
    from rich.table import Table as Grid

    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("")
    for name in ("start", "luck", "own", "others", "end"):
        grid.add_column(voice.sentence(say(f"coach-review-{name}")), justify="right")
    first, last = told.curve()[0], told.curve()[-1]
    for seat, name in enumerate(names):
        moved = [hundredths(part) for part in (told.luck(seat), told.skill(seat), told.gifts(seat))]
        grid.add_row(name, f"{first[seat]:.0%}", *moved, f"{last[seat]:.0%}")
    voice.out.print(grid)


def show_turning_point(voice: Voice, moment: Moment) -> None:
    """A choice after which much was different, and for whom most."""
    most = max(range(len(moment.after)), key=lambda seat: abs(moment.after[seat] - moment.before[seat]))
    chosen = say("coach-review-point", seat=say("seat", n=moment.seat), choice=moment.label)
    voice.indented(f"{moment.at}. {voice.sentence(chosen)}", 2, hanging=4)
    swing = say(
        "coach-review-swing",
        seat=say("seat", n=most),
        before=round(100 * moment.before[most]),
        after=round(100 * moment.after[most]),
        skill=hundredths(moment.skill[most]),
        luck=hundredths(moment.luck[most]),
    )
    voice.indented(voice.sentence(swing), 6)


def show_costliest(voice: Voice, told: Review, seat: int) -> None:
    """The choices that cost a seat most, with what would have been better."""
    voice.out.print()
    voice.out.print(voice.sentence(say("coach-review-costly", seat=say("seat", n=seat))), style="bold")
    costliest = told.costliest(seat)
    if not costliest:
        voice.indented(voice.sentence(say("coach-review-flawless")), 2)
    for moment in costliest:
        cost = say("coach-review-cost", choice=moment.label, n=round(-100 * moment.skill[seat]))
        voice.indented(f"{moment.at}. {voice.sentence(cost)}", 2, hanging=4)
        voice.indented(voice.sentence(say("coach-review-better", choice=moment.would_be)), 6)
        if moment.why:
            voice.indented(voice.sentence(say("coach-review-why", parts=moment.why)), 6)


def review_json(voice: Voice, play: Play, told: Review, names: list[str]) -> dict[str, object]:
    """The review for a program; for every choice and seat, curve before + skill + luck = curve after."""
    return {
        "game": play.game.id,
        "rules": play.game.rules,
        "seats": names,
        "winners": list(play.game.winners(play.table)),
        "tries": told.tries,
        "curve": [_rounded(chances) for chances in told.curve()],
        "choices": [
            {
                "at": moment.at,
                "seat": moment.seat,
                "key": moment.key,
                "best": moment.best,
                "skill": _rounded(moment.skill),
                "luck": _rounded(moment.luck),
            }
            for moment in told.moments
        ],
        "turning_points": [moment.at for moment in told.turning_points()],
        "summary": [
            {
                "seat": seat,
                "name": name,
                "luck": round(told.luck(seat), 6),
                "own_choices": round(told.skill(seat), 6),
                "choices_of_others": round(told.gifts(seat), 6),
                "costliest": [
                    {
                        "at": moment.at,
                        "cost": round(-moment.skill[seat], 6),
                        "choice": voice.text(moment.label),
                        "better": voice.text(moment.would_be),
                        "key": moment.best,
                        "why": [voice.text(part) for part in moment.why],
                    }
                    for moment in told.costliest(seat)
                ],
            }
            for seat, name in enumerate(names)
        ],
    }


def _rounded(chances: list[float]) -> list[float]:
    return [round(part, 6) for part in chances]
