"""What the files for hosts start is what the command understands, and they name nothing that is not there."""

from __future__ import annotations

import json
import re
import shlex
from typing import Any

import pytest
import yaml

from regalia.terminal.commands import make_app
from regalia.terminal.voice import Voice
from tests.house.sources import ROOT

COMPOSE = ("compose.yaml", "deploy/compose.many.yaml")
ANSWERS = {"REGALIA_HOST": "games.example.org", "POSTGRES_PASSWORD": "secret", "STATE_DIRECTORY": "/var/lib/regalia"}
"""What a host, or the system, says when the files ask."""
ASKED = re.compile(r"\$\{(\w+)(?::([-?])([^}]*))?\}")


def filled(text: str) -> str:
    """A line with all that it asks for: an answer, or what stands after «:-»."""

    def answer(found: re.Match[str]) -> str:
        if found[1] in ANSWERS:
            return ANSWERS[found[1]]
        assert found[2] == "-", f"nobody says what {found[1]} is"
        return found[3]

    return ASKED.sub(answer, text)


def read(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def services(path: str) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = yaml.safe_load(read(path))["services"]
    return found


def commands() -> list[list[str]]:
    """Every command of ours that one of the files starts."""
    (image,) = re.findall(r"^CMD (\[.*\])$", read("Dockerfile"), flags=re.MULTILINE)
    (unit,) = re.findall(r"^ExecStart=\S+/regalia (.*)$", read("deploy/regalia.service"), flags=re.MULTILINE)
    composed = [service["command"] for path in COMPOSE for service in services(path).values() if "command" in service]
    return [json.loads(image), shlex.split(filled(unit)), *([filled(word) for word in each] for each in composed)]


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_the_command_understands_what_it_is_started_with(words: list[str]) -> None:
    _, bound, _ = make_app(Voice("en")).parse_args(words, exit_on_error=False, print_error=False)
    assert len(bound.arguments) == len([word for word in words if word.startswith("--")])


@pytest.mark.parametrize("path", COMPOSE)
def test_whatever_a_compose_file_names_is_there(path: str) -> None:
    file = yaml.safe_load(read(path))
    for name, service in services(path).items():
        assert "image" in service, name
        assert set(service.get("networks", ())) <= set(file.get("networks") or ()), name
        assert set(service.get("depends_on", ())) <= set(services(path)), name
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            there = (ROOT / path).parent / source
            assert there.is_file() if source.startswith(".") else source in file["volumes"], f"{name}: {volume}"


@pytest.mark.parametrize("path", COMPOSE)
def test_the_house_may_do_little(path: str) -> None:
    ours = [service for service in services(path).values() if service["image"] == "regalia"]
    assert ours
    for service in ours:
        assert service["read_only"] and service["cap_drop"] == ["ALL"]
        assert "no-new-privileges:true" in service["security_opt"]


def test_the_image_carries_what_its_stages_ask_for() -> None:
    """What is copied from here is neither missing nor kept back."""
    kept = {line[1:] for line in read(".dockerignore").splitlines() if line.startswith("!")}
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", read("Dockerfile"), flags=re.MULTILINE)
    for source in (word for line in copied for word in line.split() if word != "."):
        assert (ROOT / source).exists() and source.partition("/")[0] in kept, source
    needed = {"hatch_build.py", "mkdocs.yml", "pyproject.toml", "README.md", "LICENSE", "src", "tools", "docs", "web"}
    assert needed <= kept and all((ROOT / name).exists() for name in kept)
