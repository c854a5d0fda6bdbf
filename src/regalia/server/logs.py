"""The log: lines for people or for programs (JSON), each with the request that it is about, and never a secret."""

from __future__ import annotations

import logging
import re
import time
from contextvars import ContextVar

import msgspec

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The request that is being answered; empty for what the house does by itself."""

NAMED = re.compile(
    r"""((?:token|code|invite|secret|key|password|authorization|cookie)["']?\s*[=:]\s*["']?(?:Bearer\s+)?)"""
    r"""(?!…)[^&\s"',;)}\]]+""",
    re.IGNORECASE,
)
"""A secret with its name before it, as in addresses, headers and JSON."""
BEARER = re.compile(r"(Bearer\s+)(?!…)[^\s\"']+", re.IGNORECASE)
PASSWORD = re.compile(r"(\w+://[^\s:/@]+:)[^\s@]+@")
MAIL = re.compile(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+")
TOKEN = re.compile(r"(?<![\w/.-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{22}(?![\w.-])")
"""What the secrets of this house look like (``access.py``), wherever it stands."""


def clean(text: str) -> str:
    """A text without what would let others sit down on somebody's seat, or write to them."""
    text = BEARER.sub(r"\1…", NAMED.sub(r"\1…", text))
    return TOKEN.sub("…", MAIL.sub("…@…", PASSWORD.sub(r"\1…@", text)))


class CleanLines(logging.Filter):
    """Keeps out of the log what others have sent: secrets with which one could sit down on somebody's seat, and signs
    that would steer the terminal of whoever reads it."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Blot out every secret of a line, write every sign so that it can be seen, and name the request."""
        text = clean(record.getMessage())
        record.msg, record.args = "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text), ()
        record.request = request_id.get()
        return True


class PlainLines(logging.Formatter):
    """A line for people: when, how grave, which request, what."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, with the trace of an error below."""
        when = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(record.created))
        request = f"[{request}] " if (request := getattr(record, "request", "")) else ""
        lines = [f"{when},{record.msecs:03.0f} {record.levelname} {request}{record.getMessage()}"]
        if trace := _trace(self, record):
            lines.append(trace)
        return "\n".join(lines)


class JsonLines(logging.Formatter):
    """A line for programs: one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """The same as for people, by name."""
        when = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {
            "time": f"{when}.{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        more = {"request": getattr(record, "request", ""), "trace": _trace(self, record)}
        return msgspec.json.encode(line | {name: text for name, text in more.items() if text}).decode()


def _trace(formatter: logging.Formatter, record: logging.LogRecord) -> str:
    return clean(formatter.formatException(record.exc_info)) if record.exc_info else ""


def begin_log(as_json: bool = False) -> None:
    """Write the log to standard error from now on, unless somebody has seen to it already."""
    if logging.getLogger().handlers:
        return
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if as_json else PlainLines())
    handler.addFilter(CleanLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    for talker in ("uvicorn.error", "alembic.runtime.plugins"):
        logging.getLogger(talker).setLevel(logging.WARNING)
