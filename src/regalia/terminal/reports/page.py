"""The report as one page without network: for each question a picture, and its numbers as a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files

from regalia.bots.ratings import wilson
from regalia.engine.messages import Message, say
from regalia.terminal.reports.counting import STEPS, CardFare, Counts
from regalia.terminal.reports.drawing import bar, columns, curves, pair, step
from regalia.terminal.tally import Fare, Measure
from regalia.terminal.voice import Voice

MOST_COLUMNS = 24
BEST_AND_WORST = 8
"""So many cards at each end are drawn; the table has them all."""
SELDOM = 0.03
"""Cards that fewer seats had than this part of them say too little to be drawn."""
FEWEST = 5


class Page:
    """Puts what was counted into words and pictures of one language."""

    def __init__(self, voice: Voice, counts: Counts, names: Sequence[str], command: str) -> None:
        self.voice = voice
        self.counts = counts
        self.names = names
        self.command = command
        self.game = counts.game
        self._kinds = {card.id: card.kind for card in self.game.cards()}
        self._called: dict[str, list[str]] = {}
        for card in self._kinds:
            self._called.setdefault(self._say(Message(f"{self.game.id}-card-{card}")), []).append(card)

    def write(self) -> str:
        """The whole page."""
        style = (files("regalia.terminal.reports") / "report.css").read_text(encoding="utf-8")
        title = self._say(say("report-title", game=self.game.name()))
        tally = self.counts.tally
        told = [self._say(say("report-games", n=tally.games)), self._say(say("report-decisions", n=tally.decisions))]
        if tally.ties:
            told.append(self._say(say("terminal-ties", n=tally.ties)))
        sections = (
            self._wins(), self._first(), *self._set_ups(), self._scores(), self._lines(), self._pace(), self._lengths(),
            self._options(), *self._cards(),
        )  # fmt: skip
        command = " ".join(f"<span>{escape(word)}</span>" for word in self.command.split(" "))
        return (
            f'<!doctype html>\n<html lang="{self.voice.words.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<header>\n"
            f"<h1>{escape(title)}</h1>\n<p>{escape(' '.join(told))}</p>\n"
            f"<p>{self._word(say('report-again'))}<br><code>{command}</code></p>\n</header>\n<main>\n"
            + "\n".join(section for section in sections if section)
            + "\n</main>\n</body>\n</html>\n"
        )

    # What is asked

    def _wins(self) -> str:
        tally = self.counts.tally
        fares = []
        for won in tally.wins:
            fare = Fare()
            fare.played, fare.won = tally.games, won
            fares.append(fare)
        usual = 1 / len(fares) if len(fares) > 1 else None
        return self._shares(
            say("report-wins"), say("report-wins-note"), list(zip(self.names, fares, strict=True)), usual
        )

    def _first(self) -> str:
        first, later = self.counts.first, self.counts.later
        if not first.played or not later.played:
            return ""
        rows = [(self._say(say("report-chose-first")), first), (self._say(say("report-chose-later")), later)]
        return self._shares(say("report-first"), say("report-first-note"), rows, self._usual())

    def _set_ups(self) -> Iterable[str]:
        for kind, cards in self.counts.set_ups().items():
            rows = sorted(((self._card(card), *fared) for card, fared in cards.items()), key=lambda row: -row[1].rate)
            drawn = [(name, fare) for name, fare, _ in rows]
            points = {name: self._number(mean) for name, _, mean in rows}
            heading = say("report-set-up", kind=Message(f"{self.game.id}-kind-{kind}"))
            yield self._shares(heading, say("report-set-up-note"), drawn, self._usual(), points)

    def _scores(self) -> str:
        scores = self.counts.scores
        low = min(min(score.games) for score in scores)
        high = max(max(score.games) for score in scores)
        drawn = "".join(
            f"<div><h3>{escape(name)} · {self._number(score.mean())}</h3>{self._histogram(score, low, high)}</div>"
            for name, score in zip(self.names, scores, strict=True)
        )
        rows = [(name, *self._spread(score)) for name, score in zip(self.names, scores, strict=True)]
        return self._section(say("report-scores"), (), f'<div class="beside">{drawn}</div>', self._spread_head(), rows)

    def _lines(self) -> str:
        lines = self.counts.mean_lines()
        if len(lines) < 2:
            return ""
        values = [value for both in lines.values() for value in both]
        low, high = min(0.0, *values), max(0.0, *values)
        named = [(self._say(Message(name)), won, lost) for name, (won, lost) in lines.items()]
        drawn = "".join(
            self._row(name, pair(won, lost, low, high), f"{self._number(won)} / {self._number(lost)}")
            for name, won, lost in named
        )
        keys = self._keys([("bar", say("report-winners")), ("other", say("report-others"))])
        head = ("", self._say(say("report-winners")), self._say(say("report-others")))
        rows = [(name, self._number(won), self._number(lost)) for name, won, lost in named]
        return self._section(say("report-lines"), (), f'{keys}<div class="rows">{drawn}</div>', head, rows)

    def _pace(self) -> str:
        pace = self.counts.mean_pace()
        low = min(0.0, *(min(line) for line in pace))
        high = max(max(line) for line in pace)
        keys = "".join(f'<li><i class="of-{n % 6}"></i>{escape(name)}</li>' for n, name in enumerate(self.names))
        lowest = f'<span class="bottom">{self._number(low)}</span>' if low < 0 else ""
        drawn = (
            f'<ul class="keys">{keys}</ul><div class="framed"><span class="top">{self._number(high)}</span>'
            f"{curves(pace, low, high)}{lowest}"
            f'<span class="left">{self._word(say("report-beginning"))}</span>'
            f'<span class="right">{self._word(say("report-end"))}</span></div>'
        )
        quarters = range(0, STEPS + 1, STEPS // 4)
        head = ("", *(self._share(at / STEPS, 0) for at in quarters))
        rows = [
            (name, *(self._number(line[at]) for at in quarters)) for name, line in zip(self.names, pace, strict=True)
        ]
        return self._section(say("report-pace"), [say("report-pace-note")], drawn, head, rows)

    def _lengths(self) -> str:
        lengths = self.counts.lengths
        rows = [(self._say(say("report-decisions-column")), *self._spread(lengths))]
        for name, measure in self.counts.tally.measures.items():
            rows.append((self._say(Message(f"{self.game.id}-measure-{name}")), *self._spread(measure)))
        drawn = self._histogram(lengths, min(lengths.games), max(lengths.games))
        return self._section(say("report-length"), [say("report-length-note")], drawn, self._spread_head(), rows)

    def _options(self) -> str:
        options = self.counts.options
        drawn = self._histogram(options, min(options.games), options.quantile(99))
        rows = [(self._say(say("report-options-column")), *self._spread(options))]
        return self._section(say("report-options"), [say("report-options-note")], drawn, self._spread_head(), rows)

    def _cards(self) -> Iterable[str]:
        enough = max(FEWEST, SELDOM * len(self.counts.seats))
        for number, (place, cards) in enumerate(self.counts.cards().items()):
            often = [card for card in cards if min(card.have.played, card.lack.played) >= enough]
            ends = often if len(often) <= 2 * BEST_AND_WORST else often[:BEST_AND_WORST] + often[-BEST_AND_WORST:]
            bounds = {card: wilson(card.have.won, card.have.played) for card in ends}
            most = max((max(high, card.lack.rate) for card, (_, high) in bounds.items()), default=1.0)
            drawn = "".join(
                self._row(
                    self._card(card.card), step(card.lack.rate, card.have.rate, *bounds[card], most), self._gain(card)
                )
                for card in ends
            )
            keys = self._keys([("better", say("report-better")), ("worse", say("report-worse"))])
            ids = (f"report-{name}" for name in ("had", "copies", "with", "bounds", "without"))
            head = ("", *(self._say(Message(id)) for id in ids))
            rows = [self._card_row(card) for card in cards]
            shown = f'{keys}<div class="rows">{drawn}</div>' if drawn else ""
            heading = say("report-cards", place=" · ".join(self._place(name) for name in place))
            notes = [] if number else [say("report-cards-note")]
            if len(ends) < len(cards):
                notes.append(say("report-cards-drawn", n=len(ends), all=len(cards)))
            yield self._section(heading, notes, shown, head, rows)

    # Pieces of a page

    def _shares(
        self,
        heading: Message,
        note: Message,
        fares: Sequence[tuple[str, Fare]],
        usual: float | None,
        points: dict[str, str] | None = None,
    ) -> str:
        """Shares of games won, each with its bounds."""
        bounds = [wilson(fare.won, fare.played) for _, fare in fares]
        drawn = "".join(
            self._row(name, bar(fare.rate, *each, usual), self._share(fare.rate))
            for (name, fare), each in zip(fares, bounds, strict=True)
        )
        head = [
            "",
            *(self._say(say(id)) for id in ("terminal-played", "terminal-wins", "report-share", "report-bounds")),
        ]
        rows = [
            [name, str(fare.played), str(fare.won), self._share(fare.rate), self._between(each)]
            for (name, fare), each in zip(fares, bounds, strict=True)
        ]
        if points is not None:
            head.append(self._say(say("terminal-mean-score")))
            for row in rows:
                row.append(points[row[0]])
        return self._section(heading, [note], f'<div class="rows">{drawn}</div>', head, rows)

    def _section(
        self, heading: Message, notes: Sequence[Message], drawn: str, head: Sequence[str], rows: Sequence[Sequence[str]]
    ) -> str:
        title = self._word(heading)
        told = "".join(f"<p>{self._word(note)}</p>" for note in notes)
        top = "".join(f'<th scope="col">{escape(name)}</th>' if name else "<td></td>" for name in head)
        body = "".join(
            f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
            for row in rows
        )
        return (
            f"<section>\n<h2>{title}</h2>\n{told}\n{drawn}\n<details><summary>{self._word(say('report-table'))}</summary>"
            f'<div class="wide" tabindex="0" role="region" aria-label="{title}"><table><caption>{title}</caption>'
            f"<thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div></details>\n</section>"
        )

    def _row(self, name: str, drawn: str, number: str) -> str:
        return f'<div class="row"><span>{escape(name)}</span>{drawn}<b>{escape(number)}</b></div>'

    def _keys(self, keys: Sequence[tuple[str, Message]]) -> str:
        inside = "".join(f'<li><i class="{kind}"></i>{self._word(message)}</li>' for kind, message in keys)
        return f'<ul class="keys">{inside}</ul>'

    def _histogram(self, measure: Measure, low: int, high: int) -> str:
        """How many came to which number, several numbers in one bar where there are many."""
        wide = -(-(high - low + 1) // MOST_COLUMNS)
        starts = range(low, high + 1, wide)
        heights = [sum(measure.games[n] for n in range(start, start + wide)) for start in starts]
        names = [
            f"{start}–{start + wide - 1}: {n}" if wide > 1 else f"{start}: {n}"
            for start, n in zip(starts, heights, strict=True)
        ]
        return (
            f'<div class="framed">{columns(heights, names)}<span class="left">{self._number(low, 0)}</span>'
            f'<span class="right">{self._number(starts[-1] + wide - 1, 0)}</span></div>'
        )

    def _spread_head(self) -> tuple[str, ...]:
        ids = ("terminal-mean", "report-least", "report-tenth", "report-middle", "report-ninth", "report-most")
        return ("", *(self._say(Message(id)) for id in ids))

    def _spread(self, measure: Measure) -> tuple[str, ...]:
        return (self._number(measure.mean()), *(str(measure.quantile(part)) for part in (0, 10, 50, 90, 100)))

    def _card_row(self, card: CardFare) -> tuple[str, ...]:
        bounds = wilson(card.have.won, card.have.played)
        had = f"{card.have.played} ({self._share(card.have.played / len(self.counts.seats))})"
        return (
            self._card(card.card), had, self._number(card.copies), self._share(card.have.rate), self._between(bounds),
            self._share(card.lack.rate),
        )  # fmt: skip

    # Words and numbers

    def _usual(self) -> float:
        """How often a seat wins, whoever it is."""
        return sum(seat.won for seat in self.counts.seats) / len(self.counts.seats)

    def _say(self, message: Message) -> str:
        return self.voice.words.sentence(message)

    def _word(self, message: Message) -> str:
        return escape(self._say(message))

    def _card(self, card: str) -> str:
        """What a card is called; where others are called the same, also its kind, or what its id has of its own."""
        name = self._say(Message(f"{self.game.id}-card-{card}"))
        alike = self._called[name]
        if len(alike) == 1:
            return name
        kind = self._kinds[card]
        if sum(self._kinds[other] == kind for other in alike) == 1:
            return f"{name} ({self._say(Message(f'{self.game.id}-kind-{kind}'))})"
        words = card.split("_")
        shared = next(
            n for n in range(len(words) + 1) if len({tuple(other.split("_")[: n + 1]) for other in alike}) > 1
        )
        return f"{name} ({' '.join(words[shared:]) or card})"

    def _place(self, name: str) -> str:
        kind = name.removeprefix("kind:")
        return self._say(Message(f"{self.game.id}-{'zone' if kind == name else 'kind'}-{kind}"))

    def _number(self, value: float, digits: int = 1) -> str:
        text = f"{value:.{digits}f}".replace("-", "−")
        return text if self.voice.words.language == "en" else text.replace(".", ",")

    def _share(self, share: float, digits: int = 1) -> str:
        return f"{self._number(100 * share, digits)} %"

    def _between(self, bounds: tuple[float, float]) -> str:
        return f"{self._number(100 * bounds[0])}–{self._share(bounds[1])}"

    def _gain(self, card: CardFare) -> str:
        return f"{'+' if card.gain >= 0 else ''}{self._number(100 * card.gain)}"
