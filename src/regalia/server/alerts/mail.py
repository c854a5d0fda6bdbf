"""Mail through the owner's server: letters in the reader's language, each with a link that ends them."""

from __future__ import annotations

import re
import ssl
from dataclasses import dataclass
from email import policy
from email.message import EmailMessage
from email.utils import format_datetime, localtime, parseaddr
from urllib.parse import unquote, urlsplit

from regalia.engine.game import Refused
from regalia.engine.messages import say

SEND_SECONDS = 30.0
LINE_LENGTH = 900
"""So that no link is broken in two."""
PORTS = {"smtp": 587, "smtps": 465}
LOCAL_PART = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
LABEL = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")
WITHIN = frozenset(
    {"localhost", "localdomain", "local", "internal", "intranet", "lan", "home", "corp", "private", "arpa", "invalid",
     "test", "example", "onion", "alt"}
)  # fmt: skip
"""Ends of names that mean a machine nearby, or none (special-use domain names)."""


class NotSent(Exception):
    """A letter did not go out; ``for_good`` if the server will never take it."""

    def __init__(self, why: str, for_good: bool) -> None:
        super().__init__(why)
        self.for_good = for_good


@dataclass(frozen=True)
class MailServer:
    """The server of the owner that takes letters."""

    host: str
    port: int
    user: str
    password: str
    encrypted: bool
    sender: str

    @classmethod
    def read(cls, url: str, sender: str) -> MailServer | None:
        """The server that the owner named, if any; refuses what is no address of one."""
        if not url:
            return None
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise Refused(say("alerts-mail-server-bad")) from None
        if parts.scheme not in PORTS or not parts.hostname:
            raise Refused(say("alerts-mail-server-bad"))
        if "@" not in parseaddr(sender)[1]:
            raise Refused(say("alerts-mail-from-missing"))
        if not available():
            raise Refused(say("alerts-mail-needs-extra"))
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        encrypted = parts.scheme == "smtps"
        return cls(parts.hostname, port or PORTS[parts.scheme], user, password, encrypted, sender)

    async def send(self, letter: EmailMessage) -> None:
        """Hand a letter over; a password goes only over an encrypted line."""
        import aiosmtplib

        try:
            await aiosmtplib.send(
                letter,
                hostname=self.host,
                port=self.port,
                username=self.user or None,
                password=self.password or None,
                use_tls=self.encrypted,
                start_tls=None if self.encrypted or not self.user else True,
                timeout=SEND_SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            raise NotSent(str(error), all(500 <= one.code < 600 for one in error.recipients)) from None
        except aiosmtplib.SMTPResponseException as error:
            raise NotSent(f"{error.code} {error.message}", False) from None
        except (aiosmtplib.SMTPException, OSError, ssl.SSLError) as error:
            raise NotSent(str(error) or type(error).__name__, False) from None


def available() -> bool:
    """Whether what is needed for it is installed."""
    try:
        import aiosmtplib  # noqa: F401
    except ModuleNotFoundError:
        return False
    return True


def readable_address(text: str) -> str:
    """A mail address as it is kept; refuses what is none, and one that leads to a machine nearby."""
    local, _, domain = text.strip().rpartition("@")
    try:
        domain = domain.rstrip(".").encode("idna").decode().lower()
    except UnicodeError:
        raise Refused(say("alerts-mail-unreadable")) from None
    labels = domain.split(".")
    if len(local) > 64 or len(domain) > 190 or not LOCAL_PART.fullmatch(local):
        raise Refused(say("alerts-mail-unreadable"))
    if len(labels) < 2 or not all(LABEL.fullmatch(label) for label in labels) or labels[-1].isdigit():
        raise Refused(say("alerts-mail-unreadable"))
    if labels[-1] in WITHIN:
        raise Refused(say("alerts-mail-within", name=domain[:80]))
    return f"{local}@{domain}"


def letter(sender: str, to: str, subject: str, text: str, language: str, id: str, stop: str) -> EmailMessage:
    """A letter; whoever reads it, or their mail program, ends all others with one click."""
    message = EmailMessage(policy.SMTP.clone(max_line_length=LINE_LENGTH))
    message["From"] = sender
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = format_datetime(localtime())
    message["Message-ID"] = f"<{id}@{parseaddr(sender)[1].rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{stop}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(text)
    message["Content-Language"] = language
    return message
