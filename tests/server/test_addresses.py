"""Links that arrive: the server knows under which addresses others reach it, and can speak https by itself."""

from __future__ import annotations

import ipaddress
import logging
import shutil
import ssl
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from regalia.engine.game import Refused
from regalia.server.addresses import is_of_this_machine_alone, reachable
from regalia.server.run import _invite, serve
from tests.server.serving import Server, free_port, quick
from tests.sizes import PATIENCE


def test_only_this_machine_reaches_a_server_that_listens_on_itself() -> None:
    for host in ("127.0.0.1", "localhost", "::1", ""):
        assert reachable(host, 8000) == []
    assert is_of_this_machine_alone("games.localhost") and not is_of_this_machine_alone("games.example.org")


def test_what_its_owner_named_comes_before_all_else() -> None:
    assert reachable("0.0.0.0", 8000, public_urls=("https://games.example.org/",)) == ["https://games.example.org"]


def test_one_address_is_given_as_it_is() -> None:
    assert reachable("192.168.1.5", 8000) == ["http://192.168.1.5:8000"]
    assert reachable("fd00::7", 443, "https") == ["https://[fd00::7]"]


def test_everywhere_means_every_address_in_the_network() -> None:
    for address in reachable("::", 8000):
        host = ipaddress.ip_address(urlsplit(address).hostname or "")
        assert not host.is_loopback and not host.is_link_local
    assert all(":" not in urlsplit(address).netloc.rpartition(":")[0] for address in reachable("0.0.0.0", 8000))
    assert len(set(reachable("::", 8000))) == len(reachable("::", 8000))


def test_pages_are_told_under_which_addresses_others_come(tmp_path: Path) -> None:
    settings = replace(quick(tmp_path), host="0.0.0.0")
    with Server(settings) as server:  # it listens on this machine alone, and says what it would say elsewhere
        assert server.http.get("/api/games").json()["addresses"] == reachable("0.0.0.0", server.port)


def test_the_log_says_what_to_tell_friends(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        _invite("127.0.0.1", 8000, "http", ())
        _invite("192.168.1.5", 8000, "http", ())
    assert "--host 0.0.0.0" in caplog.text and "for friends: http://192.168.1.5:8000" in caplog.text


def test_certificate_and_key_must_fit(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        serve("127.0.0.1", free_port(), tmp_path, False, tls_cert=tmp_path / "cert.pem")
    assert refused.value.message.id == "server-tls-both"
    (tmp_path / "cert.pem").write_text("no certificate")
    for key in ("missing.pem", "cert.pem"):
        with pytest.raises(Refused) as refused:
            serve(
                "127.0.0.1", free_port(), tmp_path, False, tls_cert=tmp_path / "cert.pem", tls_key=tmp_path / key
            )  # fmt: skip
        assert refused.value.message.id == "server-tls-unusable"


@pytest.mark.skipif(shutil.which("openssl") is None, reason="nothing here makes a certificate")
def test_it_speaks_https_by_itself(tmp_path: Path) -> None:
    cert, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    wish = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", str(key), "-out", str(cert)]
    wish += ["-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"]
    subprocess.run(wish, check=True, capture_output=True)
    port = free_port()
    program = "import sys; from pathlib import Path; from regalia.server.run import serve; "
    program += "serve('127.0.0.1', int(sys.argv[1]), Path(sys.argv[2]), False, "
    program += "tls_cert=Path(sys.argv[3]), tls_key=Path(sys.argv[4]))"
    arguments = [str(port), str(tmp_path), str(cert), str(key)]
    with subprocess.Popen([sys.executable, "-c", program, *arguments], stderr=subprocess.PIPE, text=True) as process:
        try:
            trusting = ssl.create_default_context(cafile=str(cert))
            deadline = time.monotonic() + PATIENCE
            while True:
                try:
                    answer = httpx.get(f"https://127.0.0.1:{port}/api/health", verify=trusting, timeout=PATIENCE)
                    break
                except httpx.ConnectError:
                    assert time.monotonic() < deadline
                    time.sleep(0.05)
            assert answer.status_code == 200
        finally:
            process.terminate()
        assert f"serving https://127.0.0.1:{port}/" in process.communicate()[1]
