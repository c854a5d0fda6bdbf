"""The built web client and the words, as files: caching, and one page for every address of the client."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from regalia.engine.messages import say
from regalia.languages import LANGUAGES
from regalia.languages.book import all_fluent_files, fluent_files, words_folder
from regalia.server.errors import Denied
from regalia.shelf import shelf

OF_LESSONS = "lessons.ftl"
"""The words of a game that are not sent with the others."""


def client_folder() -> Path:
    """Where the built client lies."""
    return Path(str(files("regalia") / "web_client"))


async def client_page(request: Request) -> Response:
    """A file of the client; every other address is a page that the client itself knows."""
    folder = client_folder()
    wished = file_in(folder, request.path_params["path"])
    if wished is not None and wished.name != "index.html":
        lasting = "public, max-age=31536000, immutable" if wished.parent.name == "assets" else "no-cache"
        return FileResponse(wished, headers={"cache-control": lasting})
    if request.path_params["path"].startswith("assets/"):
        raise Denied(say("server-not-here"), 404)
    index = folder / "index.html"
    if not index.is_file():
        raise Denied(say("server-client-missing"), 503)
    return FileResponse(index, headers={"cache-control": "no-cache"})


def file_in(folder: Path, path: str) -> Path | None:
    """The file of this name in a folder, if there is one; what no system takes for a name is none."""
    try:
        wished = (folder / path).resolve()
        return wished if wished.is_file() and wished.is_relative_to(folder.resolve()) else None
    except (OSError, ValueError):
        return None


async def words(request: Request) -> Response:
    """All messages of one language in one Fluent text, but for those of lessons."""
    language = _language_in(request)
    shelf()  # which lets the games bring their words
    return _catalogue(request, [file for file in all_fluent_files(language) if file.name != OF_LESSONS])


async def lesson_words(request: Request) -> Response:
    """What is said in the lessons of a game, in one language: only who learns needs it."""
    language, game = _language_in(request), request.path_params["game"]
    if game not in shelf():
        raise Denied(say("game-unknown", game=game[:40], games=", ".join(shelf())), 404)
    there = fluent_files(words_folder(shelf()[game].package(), language))
    return _catalogue(request, [file for file in there if file.name == OF_LESSONS])


def _language_in(request: Request) -> str:
    language: str = request.path_params["language"]
    if language not in LANGUAGES:
        raise Denied(say("language-unknown", language=language[:20], languages=", ".join(LANGUAGES)), 404)
    return language


def _catalogue(request: Request, there: Iterable[Traversable]) -> Response:
    text = "\n".join(file.read_text(encoding="utf-8") for file in there)
    tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    # A proxy or the compression may have marked the tag as weak.
    if tag in request.headers.get("if-none-match", "").replace("W/", ""):
        return Response(status_code=304, headers=headers)
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")
