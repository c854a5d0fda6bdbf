"""The documentation as a site at ``/docs``, where it was built (``make docs``)."""

from __future__ import annotations

import base64
import hashlib
import re
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from regalia.engine.messages import say
from regalia.languages import LANGUAGES, Words
from regalia.server.errors import Denied
from regalia.server.responses import handle_errors
from regalia.server.security_headers import CONTENT_POLICY
from regalia.server.static_files import file_in

INLINE_SCRIPT = re.compile(r"<script>(.*?)</script>", flags=re.DOTALL)
PAGE = "index.html"


def docs_folder() -> Path:
    """Where the built documentation lies."""
    return Path(str(files("regalia") / "docs_site"))


async def docs_page(request: Request) -> Response:
    """A page of the documentation, or a file that belongs to one."""
    folder, path = docs_folder(), request.path_params["path"]
    if not (folder / PAGE).is_file():
        # No client puts this into words: somebody reads it as it comes.
        return PlainTextResponse(Words(language_of(request)).text(say("server-docs-missing")), 404)
    wished = file_in(folder, path)
    if wished is None and (page := file_in(folder, f"{path}/{PAGE}".lstrip("/"))) is not None:
        if path and not path.endswith("/"):
            return RedirectResponse(f"/docs/{path}/", 308)
        wished = page
    if wished is None:
        raise Denied(say("server-not-here"), 404)
    headers = {"cache-control": "no-cache"}
    if wished.suffix == ".html":
        headers["content-security-policy"] = page_policy(wished, wished.stat().st_mtime_ns)
    return FileResponse(wished, headers=headers)


@lru_cache(200)
def page_policy(page: Path, changed: int) -> str:
    """The content policy of a page: beyond the house's own, the very scripts that stand in the page, styles that they
    set, and pictures in style sheets."""
    scripts = INLINE_SCRIPT.findall(page.read_text(encoding="utf-8"))
    sums = sorted({base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in scripts})
    allowed = " ".join(f"'sha256-{each}'" for each in sums)
    policy = CONTENT_POLICY.replace("script-src 'self'", f"script-src 'self' {allowed}".rstrip())
    policy = policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    return policy.replace("img-src 'self'", "img-src 'self' data:")


def language_of(request: Request) -> str:
    """The first language of the house that a browser names."""
    named = (part.strip()[:2].lower() for part in request.headers.get("accept-language", "").split(","))
    return next((code for code in named if code in LANGUAGES), LANGUAGES[0])


async def to_the_docs(request: Request) -> Response:
    """The first page, for those who leave the last stroke out."""
    return RedirectResponse("/docs/", 308)


ROUTES = [
    Route("/docs", handle_errors(to_the_docs), methods=["GET"]),
    Route("/docs/{path:path}", handle_errors(docs_page), methods=["GET"]),
]
