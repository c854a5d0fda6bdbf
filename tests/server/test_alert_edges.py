"""An address that a person names leads nowhere into the owner's network, and what cannot be is answered clearly."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from regalia.engine.game import Refused
from regalia.server.alerts.mail import MailServer, readable_address
from regalia.server.alerts.outward import destination, is_public
from regalia.server.alerts.quiet import quiet_until
from regalia.server.rate_limit import Limits, Rate
from tests.awaiting import awaited
from tests.server.letterbox import Postbox, PushService, alerting
from tests.server.serving import Server, quick
from tests.server.test_alerts import PERSON, mail, push

PRIVATE = (
    "127.0.0.1", "127.8.9.1", "10.0.0.7", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0",
    "192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fc00::1",
    "fd12::1", "ff02::1", "::ffff:10.0.0.1", "::ffff:127.0.0.1", "64:ff9b::a00:1", "2002:a00:1::1",
    "2001:0:4136:e378::", "2001:db8::1", "fec0::1", "fe80::1%eth0",
)  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_no_address_of_a_network_is_public(address: str) -> None:
    assert not is_public(address)


def test_addresses_of_the_internet_are() -> None:
    assert all(is_public(address) for address in ("142.250.1.1", "2a00:1450:4001::1", "64:ff9b::8efa:101"))


def resolving_to(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> list[str]:
    """Let every name mean these addresses; says which were asked for."""
    asked: list[str] = []

    def resolve(name: str, port: int, **_: Any) -> list[Any]:
        asked.append(name)
        return [(socket.AF_INET, socket.SOCK_STREAM, 0, "", (address, port)) for address in addresses]

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    return asked


def refused(url: str) -> str:
    """Why an address is refused."""
    with pytest.raises(Refused) as refusal:
        awaited(destination(url))
    return refusal.value.message.id


def test_a_name_that_means_a_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    resolving_to(monkeypatch, "142.250.1.1", "10.0.0.7")
    assert refused("https://push.example.org/abc") == "alerts-endpoint-private", "one of its addresses is enough"


def test_it_goes_to_the_address_that_was_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = resolving_to(monkeypatch, "142.250.1.1")
    to = awaited(destination("https://push.example.org/abc?d=e"))
    assert (to.name, to.address, to.port, to.path) == ("push.example.org", "142.250.1.1", 443, "/abc?d=e")
    assert asked == ["push.example.org"]


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("http://push.example.org/", "alerts-endpoint-not-https"),
        ("ftp://push.example.org/", "alerts-endpoint-not-https"),
        ("https://push.example.org:8443/", "alerts-endpoint-not-https"),
        ("https://user:word@push.example.org/", "alerts-endpoint-unreadable"),
        ("https://push.example.org:99999/", "alerts-endpoint-unreadable"),
        ("https://push.example.org/a b", "alerts-endpoint-unreadable"),
        ("https://push.example.org/\r\nhost: x", "alerts-endpoint-unreadable"),
        ("https:///nowhere", "alerts-endpoint-unreadable"),
        ("no address", "alerts-endpoint-unreadable"),
        ("https://127.0.0.1/", "alerts-endpoint-private"),
        ("https://[::1]/", "alerts-endpoint-private"),
        ("https://2130706433/", "alerts-endpoint-private"),
        ("https://localhost/", "alerts-endpoint-private"),
    ],
)
def test_what_is_no_public_push_service_is_refused(url: str, why: str) -> None:
    assert refused(url) == why


@pytest.mark.parametrize(
    "address",
    ["ben", "ben@", "@example.org", "ben@localhost", "ben@[10.0.0.1]", "ben@10.0.0.1", "ben@mail.local", "ben@nas.lan",
     "ben@example.org\r\nBcc: all@example.org", "ben ben@example.org", "ben@exa mple.org", "ben@router.home.arpa",
     f"{'b' * 65}@example.org", "a,b@example.org", "<b@example.org>"],
)  # fmt: skip
def test_what_is_no_public_mail_address_is_refused(address: str) -> None:
    with pytest.raises(Refused):
        readable_address(address)


def test_mail_addresses_are_kept_as_they_are_written() -> None:
    assert readable_address(" Ben.O'Hara+games@Příklad.cz ") == "Ben.O'Hara+games@xn--pklad-zsa96e.cz"


def at(text: str, zone: str = "Europe/Prague") -> float:
    """A moment by the clock on a wall."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-11-17T21:59", None),
        ("2026-11-17T22:00", "2026-11-18T07:30"),
        ("2026-11-18T03:00", "2026-11-18T07:30"),
        ("2026-11-18T07:30", None),
        ("2026-03-29T01:30", "2026-03-29T07:30"),  # the clocks are put forward in this night
        ("2026-10-24T23:00", "2026-10-25T07:30"),
    ],
)
def test_quiet_hours_are_by_the_readers_clock(now: str, until: str | None) -> None:
    assert quiet_until(at(now), "Europe/Prague", 22 * 60, 7 * 60 + 30) == (at(until) if until else None)


def test_hours_of_the_same_day_and_none() -> None:
    assert quiet_until(at("2026-11-17T12:30"), "Europe/Prague", 720, 780) == at("2026-11-17T13:00")
    assert quiet_until(at("2026-11-17T12:30"), "Europe/Prague", 720, 720) is None
    assert quiet_until(at("2026-11-17T12:30"), "Europe/Prague", None, None) is None


@pytest.mark.parametrize(
    ("url", "sender"),
    [("mail.example.org", "a@example.org"), ("http://mail.example.org", "a@example.org"),
     ("smtp://:x", "a@example.org"), ("smtps://mail.example.org", ""), ("smtps://mail.example.org", "nobody")],
)  # fmt: skip
def test_a_mail_server_that_is_none_is_refused_at_the_start(url: str, sender: str) -> None:
    with pytest.raises(Refused):
        MailServer.read(url, sender)


@pytest.fixture(scope="module")
def careful(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as hosts have it: nothing goes to this machine."""
    post = Postbox()
    settings = alerting(tmp_path_factory.mktemp("tables"), post, push_to_this_machine=False)
    with Server(settings) as server:
        yield server
    post.stop()


def test_a_page_cannot_make_the_server_reach_inside(careful: Server) -> None:
    browser = PushService()
    inside = browser.endpoint.replace("http:", "https:")
    for endpoint in (browser.endpoint, inside, "https://169.254.169.254/latest", "https://[fd00::1]/"):
        answer = push(careful, browser.wish(endpoint=endpoint))
        assert answer.status_code == 422 and answer.json()["error"]["id"].startswith("alerts-endpoint-")
    assert browser.heard == []
    browser.stop()


@pytest.mark.parametrize(
    "broken",
    [{"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "B" * 87}, {"zone": "../../etc/passwd"}, {"zone": "Nowhere"},
     {"quiet": {"start": -1, "end": 0}}, {"quiet": {"start": 0, "end": 1440}}, {"language": "xx"},
     {"endpoint": "x" * 2000}],
)  # fmt: skip
def test_a_wish_that_cannot_be_is_answered(careful: Server, broken: dict[str, Any]) -> None:
    browser = PushService()
    answer = push(careful, {**browser.wish(endpoint="https://142.250.1.1/x"), **broken})
    browser.stop()
    assert answer.status_code in (400, 422) and answer.json()["error"]["id"]


def test_a_short_secret_opens_nothing(careful: Server) -> None:
    assert careful.http.get("/api/alerts", headers={"authorization": "Bearer short"}).status_code == 403
    assert careful.http.get("/api/alerts").json()["ways"] == []


def test_nobody_is_written_to_again_and_again(tmp_path: Path) -> None:
    post = Postbox()
    limits = Limits({**Limits().rates, "alerts": Rate(100, 1), "requests": Rate(1000, 1)})
    with Server(alerting(tmp_path, post, limits=limits)) as house:
        answers = [mail(house, "ben@example.org").status_code for _ in range(8)]
        others = {"authorization": "Bearer another-secret-of-another"}
        wish = {"address": "ben@example.org", "language": "en", "zone": "UTC"}
        assert house.http.put("/api/alerts/mail", json=wish, headers=others).status_code == 429
    post.stop()
    assert answers[0] == 200 and answers[-1] == 429 and len(post.letters) == answers.count(200) <= 4


def test_a_letter_that_is_refused_is_told(tmp_path: Path) -> None:
    post = Postbox()
    post.refuses = "554 no such person"
    with Server(alerting(tmp_path, post)) as house:
        answer = mail(house, "ben@example.org")
    post.stop()
    assert answer.status_code == 502 and "554" in answer.json()["error"]["args"]["why"]


def test_a_house_without_mail_says_so(tmp_path: Path) -> None:
    with Server(replace(quick(tmp_path))) as house:
        assert mail(house, "ben@example.org").json()["error"]["id"] == "alerts-no-mail"
        offered = house.http.get("/api/alerts", headers=PERSON).json()
    assert offered["mail"] is False and len(offered["push"]) == 87
    with Server(replace(quick(tmp_path))) as again:
        assert again.http.get("/api/alerts").json()["push"] == offered["push"], "browsers know the house by its key"
