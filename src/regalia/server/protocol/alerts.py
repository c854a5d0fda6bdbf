"""What is said about alerts: how somebody wants to be told that it is their turn."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]
"""Of the day, on the reader's own clock."""
Secret = Annotated[str, Meta(min_length=16, max_length=100)]
Language = Literal["en", "cs", "sk", "de"]


class QuietHours(Struct, frozen=True):
    """When nothing is told: from a minute of the day until another, perhaps past midnight."""

    start: Minute
    end: Minute


class Way(Struct, frozen=True):
    """A way by which somebody is told. Of a browser's address only its beginning is shown."""

    id: str
    kind: Literal["push", "mail"]
    address: str
    confirmed: bool
    quiet: QuietHours | None


class Alerts(Struct, frozen=True):
    """What this server can do: ``push`` is its public key, or nothing; and by which ways whoever asks is told."""

    push: str
    mail: bool
    ways: list[Way]


class PushWish(Struct, frozen=True):
    """Be told by this browser: what its push service gave it."""

    endpoint: Annotated[str, Meta(max_length=1_000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Language
    zone: Annotated[str, Meta(max_length=64)]
    quiet: QuietHours | None = None


class MailWish(Struct, frozen=True):
    """Be told by mail, once it is confirmed by the link in the first letter."""

    address: Annotated[str, Meta(max_length=254)]
    language: Language
    zone: Annotated[str, Meta(max_length=64)]
    quiet: QuietHours | None = None


class WatchTable(Struct, frozen=True):
    """Be told of one's turns at this table, or no more; ``person`` is the secret under which one's ways are kept."""

    person: Secret
    wanted: bool = True


class LinkFromMail(Struct, frozen=True):
    """What stands in the link of a letter."""

    token: Annotated[str, Meta(max_length=100)]


class LinkFollowed(Struct, frozen=True):
    """What has come of it: the address that it is about."""

    address: str
