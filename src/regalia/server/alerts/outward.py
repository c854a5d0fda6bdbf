"""The way out of the house: a request to an address that a person has named, and never into the owner's network.

Only https on its usual port; the name is resolved once, every address it has must be public, and the connection goes
to the very address that was looked at (no DNS rebinding). Nothing is followed (no redirects), and everything has a
time and a size.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

from regalia.engine.game import Refused
from regalia.engine.messages import say

URL_LENGTH = 1_000
RESOLVE_SECONDS = 5.0
ANSWER_SECONDS = 15.0
HEAD_BYTES = 16 * 1024
"""So much of an answer is read; only its status counts."""
HTTPS = 443
NAT64 = ipaddress.ip_network("64:ff9b::/96")

_resolvers = ThreadPoolExecutor(4, "resolving")
"""Names are resolved beside everything else: a slow name holds up only other names."""


class Unreachable(Exception):
    """Nobody answered, or not in a way that can be understood."""


@dataclass(frozen=True)
class Destination:
    """Where a request goes: a name, the address that was looked at, and what is asked for there."""

    name: str
    address: str
    port: int
    path: str
    encrypted: bool


def is_public(address: str) -> bool:
    """Whether an address is one of the open internet: not private, of this machine, of its link, or special."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped:
            return is_public(str(ip.ipv4_mapped))
        if ip in NAT64:
            return is_public(str(ipaddress.IPv4Address(ip.packed[-4:])))
        if ip.sixtofour or ip.teredo or ip.is_site_local:
            return False
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified or ip.is_loopback)


async def destination(url: str, to_this_machine: bool = False) -> Destination:
    """Where an address leads to; refuses all that is not https to a public address."""
    parts = _readable(url)
    name, port = parts.hostname or "", parts.port
    encrypted = parts.scheme == "https"
    if not encrypted and not (to_this_machine and parts.scheme == "http"):
        raise Refused(say("alerts-endpoint-not-https"))
    port = port or (HTTPS if encrypted else 80)
    if port != HTTPS and not to_this_machine:
        raise Refused(say("alerts-endpoint-not-https"))
    addresses = await _addresses_of(name, port)
    for address in addresses:
        own = to_this_machine and ipaddress.ip_address(address).is_loopback
        if not own and not is_public(address):
            raise Refused(say("alerts-endpoint-private", name=name[:80]))
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Destination(name, addresses[0], port, path, encrypted)


def _readable(url: str) -> SplitResult:
    """The parts of an address; refuses what is none, or says more than where to."""
    try:
        parts = urlsplit(url)
        named = bool(parts.hostname) and parts.port != 0 and parts.username is None and parts.password is None
    except ValueError:
        named = False
    if not named or len(url) > URL_LENGTH or not url.isascii() or not url.isprintable() or " " in url:
        raise Refused(say("alerts-endpoint-unreadable"))
    return parts


async def _addresses_of(name: str, port: int) -> list[str]:
    loop = asyncio.get_running_loop()

    def resolve() -> list[str]:
        return [str(found[4][0]) for found in socket.getaddrinfo(name, port, type=socket.SOCK_STREAM)]

    try:
        found = await asyncio.wait_for(loop.run_in_executor(_resolvers, resolve), RESOLVE_SECONDS)
    except (OSError, UnicodeError, TimeoutError):
        raise Refused(say("alerts-endpoint-unknown", name=name[:80])) from None
    if not found:
        raise Refused(say("alerts-endpoint-unknown", name=name[:80]))
    return found


async def post(to: Destination, headers: Mapping[str, str], body: bytes) -> int:
    """Send something there and say with which status it was answered."""
    try:
        return await asyncio.wait_for(_exchange(to, headers, body), ANSWER_SECONDS)
    except (OSError, TimeoutError, ssl.SSLError) as error:
        raise Unreachable(str(error) or type(error).__name__) from None


async def _exchange(to: Destination, headers: Mapping[str, str], body: bytes) -> int:
    import h11

    secure = ssl.create_default_context() if to.encrypted else None
    reader, writer = await asyncio.open_connection(
        to.address, to.port, ssl=secure, server_hostname=to.name if secure else None, limit=HEAD_BYTES
    )
    try:
        line = h11.Connection(h11.CLIENT, max_incomplete_event_size=HEAD_BYTES)
        name = f"[{to.name}]" if ":" in to.name else to.name
        usual = to.port == (HTTPS if to.encrypted else 80)
        fields = {"host": name if usual else f"{name}:{to.port}", "content-length": str(len(body)), **headers}
        request = h11.Request(method="POST", target=to.path, headers=[*fields.items(), ("connection", "close")])
        for event in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(line.send(event) or b"")
        await writer.drain()
        while True:
            heard = line.next_event()
            if isinstance(heard, h11.Response):
                return int(heard.status_code)
            if heard is h11.NEED_DATA:
                line.receive_data(await reader.read(4096))
            elif not isinstance(heard, h11.InformationalResponse):
                raise Unreachable("no answer")
    except h11.ProtocolError as error:
        raise Unreachable(str(error)) from None
    finally:
        writer.close()
        with suppress(OSError, ssl.SSLError):
            await writer.wait_closed()
