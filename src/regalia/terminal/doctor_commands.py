"""The command that looks whether all is well with a house."""

# No deferred annotations here: cyclopts reads them, and they hold help in the reader's language.

from pathlib import Path
from typing import Annotated

from cyclopts import App

from regalia.terminal.help_texts import HelpTexts


def add_doctor(app: App, texts: HelpTexts) -> None:
    """``regalia doctor``: say what runs, what is missing, and whether all else is well."""

    rest = "[--host H] [--port P] [--data FOLDER | --database URL] [--json]"

    @app.command(**texts.described("doctor", rest))
    def doctor(
        *,
        host: Annotated[str, texts.about("host")] = "127.0.0.1",
        port: Annotated[int, texts.about("port")] = 8000,
        data: Annotated[Path | None, texts.about("data")] = None,
        database: Annotated[str, texts.about("database")] = "",
        json: Annotated[bool, texts.about("json")] = False,
    ) -> int:
        from regalia.terminal.doctor import examine

        return examine(texts.voice, host, port, data, database, json)
