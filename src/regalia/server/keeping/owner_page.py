"""How the owner's page looks: written by the server, in the reader's language, without a script."""

from __future__ import annotations

import shutil
import time
from collections.abc import Sequence
from dataclasses import dataclass

from regalia.engine.messages import Argument, Message, say
from regalia.languages import Words
from regalia.server.keeping.html import Html, element
from regalia.server.keeping.invitations import Invitation
from regalia.server.keeping.stored_games import TableLine
from regalia.server.registry import RoomRegistry
from regalia.shelf import shelf

ADDRESS = "/owner"
TABLES_SHOWN = 200


@dataclass(frozen=True)
class Told:
    """What came of what the owner wanted: words, a code that is shown once, or how many tables would go."""

    messages: tuple[Message, ...] = ()
    code: str = ""
    going: float | None = None
    """For so many days these were not touched; whoever has read how many can throw them away."""


class OwnerPage:
    """The page in one language."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._words = Words(language, seats=())

    def _said(self, id: str, **args: Argument) -> str:
        return self._words.sentence(say(id, **args))

    def _whole(self, *inside: str) -> str:
        title = self._said("owner-title")
        head = element(
            "head",
            element("meta", charset="utf-8"),
            element("meta", name="viewport", content="width=device-width, initial-scale=1"),
            element("meta", name="robots", content="noindex"),
            element("title", f"{title} · Regalia"),
            element("link", rel="stylesheet", href=f"{ADDRESS}/style.css"),
        )
        body = element("body", element("header", element("h1", title)), element("main", *inside))
        return "<!doctype html>" + element("html", head, body, lang=self._language)

    def door(self, wrong: bool) -> str:
        """The page for whoever has not shown the secret."""
        return self._whole(
            element(
                "form",
                element("label", self._said("owner-secret"), _field("secret", type="password", autofocus=True)),
                element("p", self._said("owner-wrong"), class_="wrong", role="alert") if wrong else Html(),
                self._button("enter", "owner-enter"),
                method="post",
                action=ADDRESS,
                class_="door",
            )
        )

    def inside(self, rooms: RoomRegistry, lines: Sequence[TableLine], invited: Sequence[Invitation], told: Told) -> str:
        """The page for the owner."""
        return self._whole(
            self._form(self._button("leave", "owner-leave"), class_="leave"),
            self._told(told),
            self._now(rooms),
            self._copies(),
            self._old(told),
            self._invitations(rooms, invited),
            self._tables(lines),
        )

    def _told(self, told: Told) -> Html:
        said = [element("p", self._words.text(message)) for message in told.messages]
        if told.code:
            said.append(element("p", element("code", told.code)))
        return element("section", *said, class_="told", role="status") if said else Html()

    def _now(self, rooms: RoomRegistry) -> Html:
        times = " / ".join(f"{rooms.latencies.quantile(part):g}" for part in (0.5, 0.95, 0.99))
        folder = rooms.settings.data_dir
        free = f"{shutil.disk_usage(folder).free // 1024**2} MB" if folder.exists() else "–"
        facts = (
            ("owner-open-tables", str(rooms.loaded())),
            ("owner-people", str(rooms.connections())),
            ("owner-answers", times),
            ("owner-queue", str(rooms.workers.waiting())),
            ("owner-disk", free),
        )
        pairs = [element("div", element("dt", self._said(id)), element("dd", value)) for id, value in facts]
        return self._section("owner-now", element("dl", *pairs))

    def _copies(self) -> Html:
        links = [
            element("a", self._said(id), href=f"{ADDRESS}/{path}", class_="button")
            for id, path in (("owner-backup", "backup"), ("owner-export", "games.zip"))
        ]
        return self._section("owner-copies", *links, self._form(self._button("check", "owner-check")))

    def _old(self, told: Told) -> Html:
        days = "" if told.going is None else f"{told.going:g}"
        asked = [
            element("label", self._said("owner-days"), _field("days", type="number", min="1", value=days)),
            self._button("count", "owner-count"),
        ]
        if told.going is not None:
            asked.append(self._button("purge", "owner-purge", danger=True))
        return self._section("owner-old", self._form(*asked))

    def _invitations(self, rooms: RoomRegistry, invited: Sequence[Invitation]) -> Html:
        closed = rooms.settings.closed or rooms.settings.table_code
        new = self._form(
            element("label", self._said("admin-head-note"), _field("note", maxlength="60")),
            element("label", self._said("owner-days-good"), _field("days", type="number", min="1")),
            element("label", self._said("owner-tables-good"), _field("tables", type="number", min="1")),
            self._button("invite", "owner-invite"),
        )
        rows = [
            (
                each.note or each.name,
                day(each.until),
                f"{each.used}/{each.tables if each.tables is not None else '∞'}",
                self._form(_hidden("name", each.name), self._button("withdraw", "owner-withdraw")),
            )
            for each in invited
        ]
        open_house = Html() if closed else element("p", self._said("owner-open-house"))
        listed = self._table(("note", "until", "used"), rows) if rows else Html()
        return self._section("owner-invitations", open_house, new, listed)

    def _tables(self, lines: Sequence[TableLine]) -> Html:
        if not lines:
            return self._section("owner-tables", element("p", self._said("admin-no-tables")))
        rows = [
            (
                element("code", line.id),
                self._game(line.game),
                ", ".join(name for name in line.names if name),
                str(line.moves),
                day(line.touched),
                self._form(_hidden("table", line.id), self._button("step-back", "owner-step-back")),
            )
            for line in lines
        ]
        return self._section("owner-tables", self._table(("table", "game", "seats", "moves", "touched"), rows))

    def _game(self, id: str) -> str:
        found = shelf().get(id)
        return self._words.sentence(found.name()) if found else id

    def _table(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Html:
        """On a narrow screen each row is a card, and each cell says its own head."""
        names = [self._said(f"admin-head-{head}") for head in heads]
        top = [element("th", name, scope="col") for name in names]
        said = [{"data-head": name} for name in names] + [{}]
        body = [
            element("tr", *(element("td", cell, **head) for cell, head in zip(row, said, strict=True))) for row in rows
        ]
        table = element("table", element("thead", element("tr", *top, element("td"))), element("tbody", *body))
        return element("div", table, class_="wide")

    def _section(self, title: str, *inside: str) -> Html:
        return element("section", element("h2", self._said(title)), *inside)

    def _form(self, *inside: str, class_: str = "") -> Html:
        return element("form", *inside, method="post", action=ADDRESS, class_=class_)

    def _button(self, deed: str, label: str, danger: bool = False) -> Html:
        kind = "danger" if danger else ""
        return element("button", self._said(label), name="do", value=deed, class_=kind)


def _field(name: str, **more: str | bool) -> Html:
    return element("input", name=name, **{"autocomplete": "off", **more})


def _hidden(name: str, value: str) -> Html:
    return element("input", type="hidden", name=name, value=value)


def day(moment: float | None) -> str:
    """A time as it is shown in lists."""
    return "–" if moment is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(moment))
