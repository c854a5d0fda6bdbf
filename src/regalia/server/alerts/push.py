"""Web Push: a message that only the browser it is for can read (RFC 8291), signed with the house's key (VAPID)."""

from __future__ import annotations

import base64
import binascii
import os
import time

from regalia.engine.game import Refused
from regalia.engine.messages import say
from regalia.server.alerts.outward import Destination, post

POINT_BYTES = 65
"""A point of P-256, uncompressed: what a browser calls p256dh."""
AUTH_BYTES = 16
LIVES_SECONDS = 24 * 3600
"""So long a push service keeps a message for a browser that is away."""
SIGNED_SECONDS = 12 * 3600
GONE = (404, 410)
"""With these a push service says that a browser does not want to hear any more."""


def available() -> bool:
    """Whether what is needed for it is installed."""
    try:
        import http_ece  # noqa: F401
        import py_vapid  # noqa: F401
    except ModuleNotFoundError:
        return False
    return True


def new_key() -> str:
    """A new key of the house, as it is kept."""
    import py_vapid

    vapid = py_vapid.Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def public_part(key: str) -> str:
    """What browsers are told of a key, so that they listen to nobody else."""
    import py_vapid
    from cryptography.hazmat.primitives import serialization

    point = py_vapid.Vapid02.from_pem(key.encode()).public_key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return base64.urlsafe_b64encode(point).decode().rstrip("=")


def check_keys(p256dh: str, auth: str) -> None:
    """Refuse keys with which nothing could be encrypted."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, secret = decoded(p256dh), decoded(auth)
        if len(point) != POINT_BYTES or len(secret) != AUTH_BYTES:
            raise ValueError
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, binascii.Error):
        raise Refused(say("alerts-keys-unusable")) from None


def decoded(text: str) -> bytes:
    """What a browser wrote as base64 for addresses; refuses anything else."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


async def send(to: Destination, p256dh: str, auth: str, text: bytes, topic: str, key: str, owner: str) -> int:
    """Send a message to a browser; of several with one topic that wait for it, it gets the last."""
    import http_ece
    import py_vapid
    from cryptography.hazmat.primitives.asymmetric import ec

    sealed = http_ece.encrypt(
        text,
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=decoded(p256dh),
        auth_secret=decoded(auth),
        version="aes128gcm",
    )
    name = f"[{to.name}]" if ":" in to.name else to.name
    usual = to.port == (443 if to.encrypted else 80)
    audience = ("https" if to.encrypted else "http") + f"://{name}" + ("" if usual else f":{to.port}")
    signed = py_vapid.Vapid02.from_pem(key.encode()).sign(
        {"aud": audience, "exp": int(time.time()) + SIGNED_SECONDS, "sub": owner}
    )
    headers = {
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(LIVES_SECONDS),
        "urgency": "normal",
        "topic": topic,
        **{name.lower(): value for name, value in signed.items()},
    }
    return await post(to, headers, sealed)
