"""The owner's page: only for whoever shows the secret, in four languages, and it does what the command line does."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from regalia.server.keeping.backups import check_backup
from regalia.server.keeping.html import element
from regalia.server.keeping.owner_secret import owner_secret
from tests.server.guests import Guest, set_table
from tests.server.serving import Server, quick

SECRET = "a-secret-of-the-owner"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(replace(quick(tmp_path_factory.mktemp("house")), owner_secret=SECRET, closed=True)) as server:
        yield server


@pytest.fixture
def owner(house: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=house.http.base_url, follow_redirects=True) as browser:
        assert browser.post("/owner", data={"do": "enter", "secret": SECRET}).status_code == 200
        yield browser


def test_only_who_shows_the_secret_comes_in(house: Server) -> None:
    with httpx.Client(base_url=house.http.base_url, follow_redirects=True) as browser:
        assert 'type="password"' in browser.get("/owner").text
        assert browser.post("/owner", data={"do": "enter", "secret": "guessed"}).status_code == 403
        assert browser.post("/owner", data={"do": "purge", "days": "1"}).status_code == 403
        for path in ("/owner/backup", "/owner/games.zip"):
            assert browser.get(path).status_code == 404
        elsewhere = {"origin": "https://evil.example"}
        assert browser.post("/owner", data={"do": "enter", "secret": SECRET}, headers=elsewhere).status_code == 403
        entered = browser.post("/owner", data={"do": "enter", "secret": SECRET}, follow_redirects=False)
        cookie = entered.headers["set-cookie"].lower()
        assert all(word in cookie for word in ("httponly", "samesite=strict", "path=/owner")) and SECRET not in cookie
        assert 'type="password"' not in browser.get("/owner").text
        assert 'type="password"' in browser.post("/owner", data={"do": "leave"}).text


def test_without_a_secret_there_is_no_such_page(server: Server) -> None:
    assert server.http.get("/owner").status_code == server.http.post("/owner", data={"do": "enter"}).status_code == 404


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Tables"), ("cs", "Stoly"), ("sk", "Pozvánky"), ("de", "Tische")]
)
def test_it_speaks_the_language_of_the_reader(owner: httpx.Client, language: str, word: str) -> None:
    text = owner.get("/owner", headers={"accept-language": language}).text
    assert f'<html lang="{language}">' in text and word in text


def test_the_owner_invites_sees_tables_steps_back_and_copies(
    house: Server, owner: httpx.Client, tmp_path: Path
) -> None:
    told = owner.post("/owner", data={"do": "invite", "note": "<b>club</b>", "tables": "2", "days": ""}).text
    code = re.search(r'role="status".*?<code>([\w-]{22})</code>', told)
    assert code is not None and "&lt;b&gt;club&lt;/b&gt;" in told and "<b>" not in told
    made = set_table(house, "anna", "ben", seed="9", code=code[1])
    anna = Guest(house.port, made["table"], made["token"])
    anna.choose()
    assert made["table"] in owner.get("/owner").text and code[1] not in owner.get("/owner").text
    assert "choices in force now: 0" in owner.post("/owner", data={"do": "step-back", "table": made["table"]}).text
    anna.until(lambda state: state["choices"] == 0)
    assert "Not fitting any more: 0" in owner.post("/owner", data={"do": "check"}).text
    copy = tmp_path / "copy"
    copy.write_bytes(owner.get("/owner/backup").content)
    assert check_backup(copy)[1]["rooms"] == 1
    with zipfile.ZipFile(io.BytesIO(owner.get("/owner/games.zip").content)) as games:
        assert games.namelist() == [f"valeria-{made['table']}.record"]
    name = re.search(r'name="name" value="([0-9a-f]{8})"', owner.get("/owner").text)
    assert name is not None
    assert "holds no more" in owner.post("/owner", data={"do": "withdraw", "name": name[1]}).text
    assert "0 tables would be thrown away" in owner.post("/owner", data={"do": "count", "days": "5"}).text
    for days in ("", "-1", "nan", "x"):
        assert owner.post("/owner", data={"do": "purge", "days": days}).status_code == 200
    assert made["table"] in owner.get("/owner").text
    assert sorted(path.name for path in house.rooms.settings.data_dir.glob("*.backup")) == [], "nothing is left behind"


def test_the_secret_is_kept_and_only_the_owner_of_the_folder_reads_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = owner_secret(tmp_path)
    assert len(made) == 22 and owner_secret(tmp_path) == made
    assert (tmp_path / "owner.secret").stat().st_mode & 0o777 == 0o600
    assert owner_secret(None) == ""
    monkeypatch.setenv("REGALIA_OWNER_SECRET", "shared by all servers")
    assert owner_secret(None) == owner_secret(tmp_path) == "shared by all servers"


def test_what_is_shown_is_escaped() -> None:
    assert element("p", "<script>", title='"x"') == '<p title="&quot;x&quot;">&lt;script&gt;</p>'
