"""The commands for whoever keeps a house: copies, what is stored, what is too old, and who may come."""

# No deferred annotations here: cyclopts reads them, and they hold help in the reader's language.

from pathlib import Path
from typing import Annotated

from cyclopts import App

from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.terminal.help_texts import HelpTexts

_WHERE = "[--data FOLDER | --database URL]"


def add_admin(app: App, texts: HelpTexts) -> None:
    """``regalia admin``: keep the house."""
    rest = "backup|restore|export|check|tables|step-back|purge|invite|invitations|withdraw"
    admin = App(name="admin", version_flags=(), result_action="return_value", **texts.described("admin", rest))
    admin["--help"].help = texts.word("help")
    app.command(admin)
    for add in (_add_copies, _add_export, _add_looking, _add_step_back, _add_purge, _add_invitations):
        add(admin, texts)


def _add_copies(admin: App, texts: HelpTexts) -> None:
    @admin.command(**texts.described("admin-backup", f"[FILE] {_WHERE}"))
    def backup(
        file: Annotated[Path | None, texts.about("admin-backup-file")] = None,
        /,
        *,
        data: Annotated[Path | None, texts.about("data")] = None,
        database: Annotated[str, texts.about("database")] = "",
    ) -> int:
        from regalia.terminal.admin import Keeper

        return Keeper(texts.voice, data, database).backup(file)

    @admin.command(**texts.described("admin-restore", f"FILE {_WHERE}"))
    def restore(
        file: Annotated[Path, texts.about("admin-restore-file")],
        /,
        *,
        data: Annotated[Path | None, texts.about("data")] = None,
        database: Annotated[str, texts.about("database")] = "",
    ) -> int:
        from regalia.terminal.admin import Keeper

        return Keeper(texts.voice, data, database).restore(file)


def _add_export(admin: App, texts: HelpTexts) -> None:
    @admin.command(**texts.described("admin-export", f"FOLDER {_WHERE}"))
    def export(
        folder: Annotated[Path, texts.about("admin-export-folder")],
        /,
        *,
        data: Annotated[Path | None, texts.about("data")] = None,
        database: Annotated[str, texts.about("database")] = "",
    ) -> int:
        from regalia.terminal.admin import Keeper

        return Keeper(texts.voice, data, database).export(folder)


def _add_looking(admin: App, texts: HelpTexts) -> None:
    @admin.command(**texts.described("admin-check", f"[--json] {_WHERE}"))
    def check(
        *,
        json: Annotated[bool, texts.about("json")] = False,
        data: Annotated[Path | None, texts.about("data")] = None,
        database: Annotated[str, texts.about("database")] = "",
    ) -> int:
        from regalia.terminal.admin import Keeper

        return Keeper(texts.voice, data, database).check(json)

    @admin.command(**texts.described("admin-tables", f"[--json] {_WHERE}"))
    def tables(
        *,
        json: Annotated[bool, texts.about("json")] = False,
        data: Annotated[Path | None, texts.about("data")] = None,
        database: Annotated[str, texts.about("database")] = "",
    ) -> int:
        from regalia.terminal.admin import Keeper

        return Keeper(texts.voice, data, database).tables(json)


def _add_step_back(admin: App, texts: HelpTexts) -> None:
    @admin.command(**texts.described("admin-step-back", f"TABLE [--to N] {_WHERE}", "admin step-back"))
    def step_back(
        table: Annotated[str, texts.about("admin-table", drawn=True)],
        /,
        *,
        to: Annotated[int | None, texts.about("admin-to")] = None,
        data: Annotated[Path | None, texts.about("data")] = None,
        database: Annotated[str, texts.about("database")] = "",
    ) -> int:
        from regalia.terminal.admin import Keeper

        return Keeper(texts.voice, data, database).step_back(table, to)


def _add_purge(admin: App, texts: HelpTexts) -> None:
    @admin.command(**texts.described("admin-purge", f"--days N [--yes] {_WHERE}"))
    def purge(
        *,
        days: Annotated[float, texts.about("admin-days")],
        yes: Annotated[bool, texts.about("admin-yes")] = False,
        data: Annotated[Path | None, texts.about("data")] = None,
        database: Annotated[str, texts.about("database")] = "",
    ) -> int:
        from regalia.terminal.admin import Keeper

        if not days > 0:
            raise Refused(say("terminal-not-positive", option="--days", value=str(days)))
        return Keeper(texts.voice, data, database).purge(days, yes)


def _add_invitations(admin: App, texts: HelpTexts) -> None:
    @admin.command(**texts.described("admin-invite", f"[--note TEXT] [--days N] [--tables N] {_WHERE}"))
    def invite(
        *,
        note: Annotated[str, texts.about("admin-note")] = "",
        days: Annotated[float | None, texts.about("admin-invite-days")] = None,
        tables: Annotated[int | None, texts.about("admin-invite-tables")] = None,
        data: Annotated[Path | None, texts.about("data")] = None,
        database: Annotated[str, texts.about("database")] = "",
    ) -> int:
        from regalia.terminal.admin import Keeper

        for option, value in (("--days", days), ("--tables", tables)):
            if value is not None and not value > 0:
                raise Refused(say("terminal-not-positive", option=option, value=str(value)))
        return Keeper(texts.voice, data, database).invite(note, days, tables)

    @admin.command(**texts.described("admin-invitations", f"[--json] {_WHERE}"))
    def invitations(
        *,
        json: Annotated[bool, texts.about("json")] = False,
        data: Annotated[Path | None, texts.about("data")] = None,
        database: Annotated[str, texts.about("database")] = "",
    ) -> int:
        from regalia.terminal.admin import Keeper

        return Keeper(texts.voice, data, database).invitations(json)

    @admin.command(**texts.described("admin-withdraw", f"NAME {_WHERE}"))
    def withdraw(
        name: Annotated[str, texts.about("admin-invitation")],
        /,
        *,
        data: Annotated[Path | None, texts.about("data")] = None,
        database: Annotated[str, texts.about("database")] = "",
    ) -> int:
        from regalia.terminal.admin import Keeper

        return Keeper(texts.voice, data, database).withdraw(name)
