"""People are known through every server on one database."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.people import Person, drawn_key, refusal
from tests.server.serving import Server, quick


@pytest.fixture
def servers(tmp_path: Path, database: str) -> Iterator[tuple[Server, Server]]:
    settings = quick(tmp_path, database=database)
    with Server(settings) as one, Server(settings) as two:
        yield one, two


def test_one_key_opens_a_game_through_any_server_until_it_is_renewed(servers: tuple[Server, Server]) -> None:
    one, two = servers
    anna, ben = Person(one, crest="rose"), Person(two, "Ben")
    made = anna.set_table("anna", "open", seed="9")
    ben.sit_down(made)
    laptop, phone, other = anna.at(made["table"]), anna.at(made["table"], two), ben.at(made["table"])
    laptop.until(lambda state: not state["waiting"])
    phone.choose()
    laptop.until_seen(phone.state["seen"])
    ben.ask("POST", "person", {"name": "Ben", "crest": "griffin"}).raise_for_status()
    laptop.until(lambda state: state["seats"][1]["crest"] == "griffin")
    new = drawn_key()
    assert anna.ask("POST", "person/key", {"key": new}).status_code == 204
    assert laptop.closing() == phone.closing() == 4003
    for server in servers:
        assert Person(server, key=new).at(made["table"]).state["mine"] == [0]
        assert refusal(Person(server, key=anna.key).ask("GET", "person")) == (404, "person-unknown")
    renewed = Person(two, key=new)
    assert renewed.at(made["table"]).welcome["links"]["host"]
    assert renewed.ask("POST", "person/forget", {}).status_code == 204
    other.until(lambda state: state["seats"][0]["gone"] == "left" and state["host"] == [1])
    assert other.state["seats"][0]["name"] == "" and ben.games() == [made["table"]]
