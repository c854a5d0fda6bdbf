"""Under which addresses others reach this server: what its owner named, or the machine's own in the network."""

from __future__ import annotations

import ipaddress
import socket
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress

EVERYWHERE = ("0.0.0.0", "::")
"""To listen on these is to listen on every address of the machine."""
FAR_AWAY = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))
"""Addresses that nobody has: nothing is sent there, only asked by which way it would go."""
ASK_FOR_ADDRESS = 0x8915
"""What Linux calls SIOCGIFADDR."""


def reachable(host: str, port: int, scheme: str = "http", public_urls: Sequence[str] = ()) -> list[str]:
    """The addresses to give to friends, the best first; none if only this machine reaches the server."""
    if public_urls:
        return [url.rstrip("/") for url in public_urls]
    usual = port == {"http": 80, "https": 443}[scheme]
    return [f"{scheme}://{_bracketed(found)}" + ("" if usual else f":{port}") for found in _listened_on(host)]


def is_of_this_machine_alone(name: str) -> bool:
    """Whether a name or an address means this machine, whichever machine asks."""
    if name == "localhost" or name.endswith(".localhost"):
        return True
    with suppress(ValueError):
        return ipaddress.ip_address(name).is_loopback
    return False


def _listened_on(host: str) -> list[str]:
    if host in EVERYWHERE:
        return [found for found in dict.fromkeys(_own_addresses()) if host == "::" or ":" not in found]
    return [] if not host or is_of_this_machine_alone(host) else [host]


def _own_addresses() -> Iterator[str]:
    """The addresses of this machine in its networks; first the one by which it reaches the rest of the world."""
    for far_away, family in FAR_AWAY:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as trial:
            trial.connect((far_away, 9))
            yield from _in_a_network(trial.getsockname()[0])
    with suppress(OSError):
        for found in socket.getaddrinfo(socket.gethostname(), None):
            yield from _in_a_network(str(found[4][0]))
    if sys.platform == "linux":
        yield from _of_interfaces()


def _of_interfaces() -> Iterator[str]:
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            with suppress(OSError):
                answer = fcntl.ioctl(asking.fileno(), ASK_FOR_ADDRESS, name.encode()[:15].ljust(256, b"\0"))
                yield from _in_a_network(socket.inet_ntoa(answer[20:24]))


def _in_a_network(found: str) -> Iterator[str]:
    """The address, if others can reach it without knowing through which interface."""
    address = ipaddress.ip_address(found.partition("%")[0])
    if not (address.is_loopback or address.is_link_local or address.is_unspecified):
        yield str(address)


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host
