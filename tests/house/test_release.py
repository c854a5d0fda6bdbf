"""A release that does not fit together is refused with what is wrong."""

from __future__ import annotations

import runpy
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.house.sources import ROOT

RELEASE = runpy.run_path(str(ROOT / "tools" / "release.py"))
notes: Callable[[str, str], str] = RELEASE["notes"]
version: Callable[[str], str] = RELEASE["version"]

TOLD = "# Changelog\n\n## Unreleased\n\n## 1.2.0 - 2026-12-01\n\n- New.\n\n## 1.1.0 - 2026-11-16\n\n- Old.\n"


def test_the_notes_are_what_has_changed_since() -> None:
    assert notes(TOLD, "1.2.0") == "- New.\n"


@pytest.mark.parametrize(
    ("told", "why"),
    [
        (TOLD.replace("1.2.0 - 2026-12-01", "1.2.0"), "the newest version with a date is 1.1.0"),
        ("# Changelog\n", "the newest version with a date is none"),
        (TOLD.replace("- New.\n", ""), "belongs below the heading of 1.2.0"),
        (TOLD.replace("Unreleased\n", "Unreleased\n\n- Forgotten.\n"), "belongs below the heading of 1.2.0"),
    ],
)
def test_a_changelog_that_does_not_fit_is_refused(told: str, why: str) -> None:
    with pytest.raises(SystemExit, match=why):
        notes(told, "1.2.0")


def test_the_version_is_the_one_that_is_named() -> None:
    assert version('[project]\nversion = "1.2.0rc1"\n') == "1.2.0rc1"
    with pytest.raises(SystemExit, match="is no version"):
        version('[project]\nversion = "soon"\n')


def test_a_tag_of_another_version_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"The tag is v99\.0\.0, but pyproject\.toml names version"):
        RELEASE["main"](["--tag", "v99.0.0", "--notes", str(tmp_path / "notes.md")])
    assert not (tmp_path / "notes.md").exists()
