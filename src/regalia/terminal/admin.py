"""What whoever keeps a house can do from the command line, while it is open or not."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TypeVar

from regalia.engine.game import Refused
from regalia.engine.messages import Message, say
from regalia.server.errors import NotReadable, NotStored
from regalia.server.keeping.backups import named_by_time
from regalia.server.keeping.house import back_up, restore, storage_of
from regalia.server.keeping.invitations import Invitation, all_invitations, invite, withdraw
from regalia.server.keeping.purging import DAY, older_than, throw_away
from regalia.server.keeping.stored_games import Checked, check_all, export_all, step_back, table_lines
from regalia.server.run import default_data_dir
from regalia.server.settings import Settings
from regalia.server.storage import Storage
from regalia.shelf import shelf
from regalia.terminal.exit_codes import BAD_DATA, DONE, BadFile
from regalia.terminal.voice import Voice, print_json

T = TypeVar("T")


def day(moment: float | None) -> str:
    """A time as it is shown in lists."""
    return "–" if moment is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(moment))


class Keeper:
    """Whoever keeps the house of a data folder or a database."""

    def __init__(self, voice: Voice, data: Path | None, database: str) -> None:
        self._voice = voice
        self._settings = Settings(data or default_data_dir(), database_url=database)

    def _with_tables(self, work: Callable[[Storage], Awaitable[T]]) -> T:
        async def within() -> T:
            async with storage_of(self._settings) as storage:
                return await work(storage)

        try:
            return asyncio.run(within())
        except (NotStored, NotReadable) as error:
            where, why = str(self._settings.database), str(error).partition("\n")[0]
            raise BadFile(say("server-database-unreachable", where=where, why=why)) from None

    def _say(self, message: Message) -> None:
        self._voice.out.print(self._voice.sentence(message), soft_wrap=True)

    def _list(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Rows below their heads, as wide as they need to be."""
        lines = [[self._voice.sentence(say(head)) for head in heads], *map(list, rows)]
        widths = [max(len(line[at]) for line in lines) for at in range(len(heads))]
        for number, line in enumerate(lines):
            padded = "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True))
            self._voice.out.print(padded.rstrip(), style="" if number else "bold", soft_wrap=True)

    def backup(self, file: Path | None) -> int:
        """Copy all tables into a file."""
        target = file or named_by_time(Path(), "regalia")
        counts = asyncio.run(back_up(self._settings, target))
        self._say(say("admin-backed-up", file=str(target), n=counts.get("rooms", 0), moves=counts.get("moves", 0)))
        return DONE

    def restore(self, file: Path) -> int:
        """Make all tables from a copy."""
        try:
            counts = asyncio.run(restore(self._settings, file))
        except Refused as refusal:
            raise (BadFile(refusal.message) if "backup" in refusal.message.id else refusal) from None
        self._say(say("admin-restored", n=counts.get("rooms", 0), moves=counts.get("moves", 0)))
        return DONE

    def export(self, folder: Path) -> int:
        """Write all games as game files."""
        written, troubled = self._with_tables(lambda storage: export_all(storage, folder))
        self._say(say("admin-exported", n=written, folder=str(folder)))
        for game in troubled:
            self._voice.hint(_told(game))
        return DONE

    def check(self, as_json: bool) -> int:
        """Play all games again; the exit code says whether all fit."""

        async def look(storage: Storage) -> list[Checked]:
            return [game async for game in check_all(storage)]

        games = self._with_tables(look)
        troubled = [game for game in games if not game.fits]
        if as_json:
            why = {game.id: self._voice.sentence(game.why) for game in troubled if game.why}
            print_json({"tables": [{**asdict(game), "why": why.get(game.id)} for game in games]})
        else:
            for game in troubled:
                self._voice.out.print(self._voice.text(_told(game)), soft_wrap=True)
            other = sum(game.other_rules and game.fits for game in games)
            self._say(say("admin-checked", n=len(games), misfits=len(troubled), other=other))
        return BAD_DATA if troubled else DONE

    def tables(self, as_json: bool) -> int:
        """List all tables."""
        lines = self._with_tables(table_lines)
        if as_json:
            print_json({"tables": [asdict(line) for line in lines]})
        elif not lines:
            self._say(say("admin-no-tables"))
        else:
            heads = [f"admin-head-{name}" for name in ("table", "game", "seats", "moves", "touched")]
            self._list(heads, [
                (line.id, self._game(line.game), ", ".join(line.names), str(line.moves), day(line.touched))
                for line in lines
            ])  # fmt: skip
        return DONE

    def _game(self, id: str) -> str:
        found = shelf().get(id)
        return self._voice.sentence(found.name()) if found else id

    def step_back(self, table: str, to: int | None) -> int:
        """Take choices of a table back."""
        left = self._with_tables(lambda storage: step_back(storage, table, to))
        self._say(say("admin-stepped-back", table=table, n=left))
        return DONE

    def purge(self, days: float, really: bool) -> int:
        """Throw away what nobody has touched for so many days; or say what would be."""

        async def work(storage: Storage) -> int:
            old = await older_than(storage, time.time() - days * DAY)
            if really:
                await throw_away(storage, old)
            return len(old)

        count = self._with_tables(work)
        self._say(say("admin-purged" if really else "admin-would-purge", n=count))
        return DONE

    def invite(self, note: str, days: float | None, tables: int | None) -> int:
        """Make a code for setting tables."""
        code = self._with_tables(lambda storage: invite(storage.database, note, time.time(), days, tables))
        self._say(say("admin-invited"))
        print(code)
        return DONE

    def invitations(self, as_json: bool) -> int:
        """List the codes that were made."""

        async def look(storage: Storage) -> list[Invitation]:
            return await all_invitations(storage.database)

        found = self._with_tables(look)
        if as_json:
            print_json({"invitations": [asdict(each) for each in found]})
        elif not found:
            self._say(say("admin-no-invitations"))
        else:
            heads = ("admin-head-name", "admin-head-note", "admin-head-until", "admin-head-used")
            self._list(heads, [(each.name, each.note, day(each.until), used(each)) for each in found])
        return DONE

    def withdraw(self, name: str) -> int:
        """Let a code hold no more."""
        if not self._with_tables(lambda storage: withdraw(storage.database, name)):
            raise Refused(say("admin-invitation-unknown", name=name))
        self._say(say("admin-withdrawn", name=name))
        return DONE


def used(invitation: Invitation) -> str:
    """How many tables were set with a code, and how many may be."""
    return f"{invitation.used}/{invitation.tables if invitation.tables is not None else '∞'}"


def _told(game: Checked) -> Message:
    assert game.why is not None
    return say("admin-misfit", table=game.id, game=game.game, fit=game.fit, n=game.choices, why=game.why)
