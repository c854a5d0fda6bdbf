"""What is handed out is whole: a wheel for every system, made here, has all that the house needs to be opened."""

from __future__ import annotations

import re
import tomllib
import zipfile

import pytest

from regalia import form
from tests.house.sources import ROOT
from tests.packages import pack

BUILT = ROOT / "src" / "regalia" / "web_client" / "index.html"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """The wheel that is installed where no compiled one fits."""
    if not BUILT.exists():
        pytest.skip("the client is not built: make client")
    package = pack("pure wheel", tmp_path_factory.mktemp("packages"))
    assert package.name.endswith("-py3-none-any.whl")
    return zipfile.ZipFile(package)


def test_it_carries_all_that_is_read_at_play(wheel: zipfile.ZipFile) -> None:
    inside = set(wheel.namelist())
    package = ROOT / "src" / "regalia"
    read = [path for kind in ("*.py", "*.toml", "*.ftl", "*.md", "*.record", "*.json") for path in package.rglob(kind)]
    left_out = {"compiled", "docs_site", "__pycache__"}
    needed = {f"regalia/{path.relative_to(package).as_posix()}" for path in read if not left_out & {*path.parts}}
    assert len(needed) > len(form.sources())
    assert needed - inside == set()
    shown = re.findall(r'(?:src|href)="/([^"]+)"', wheel.read("regalia/web_client/index.html").decode())
    assert {f"regalia/web_client/{path}" for path in shown} <= inside


def test_nothing_of_this_machine_is_in_it(wheel: zipfile.ZipFile) -> None:
    inside = wheel.namelist()
    assert not [name for name in inside if re.search(r"\.(so|pyd|dylib|pyc|map|part)$", name)]
    assert not [name for name in inside if not name.startswith("regalia")]
    for name in inside:
        if name.endswith((".js", ".css", ".html", ".json", "METADATA")):
            assert str(ROOT) not in wheel.read(name).decode(), name


def test_the_version_stands_in_one_place(wheel: zipfile.ZipFile) -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    (about,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
    assert f"\nVersion: {version}\n" in wheel.read(about).decode()
    sources = (ROOT / "src").rglob("*.py")
    assert [path for path in sources if f'"{version}"' in path.read_text(encoding="utf-8")] == []
