"""The compiled form plays as the pure one does, and never stands in for sources that have changed."""

from __future__ import annotations

import json
import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from regalia import form
from regalia.engine.records import Record
from regalia.shelf import find_game
from tests.sizes import SIZES

RECORDS = Path(__file__).parent.parent / "records"
BUILD = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "build_compiled.py"))
PLAY = """
import json, sys
from regalia.form import compiled
from tests.engine.test_form import hashes
print(json.dumps({"compiled": compiled(), "hashes": [hashes(file) for file in sys.argv[1:]]}))
"""


def hashes(file: str) -> list[str]:
    """How the table stood before and after each choice of a record."""
    record = Record.load(Path(file), find_game)
    play = record.replay()
    return [play.at(count).fingerprint() for count in range(len(record.choices) + 1)]


def run(wish: str, *arguments: str, path: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run Python with the package of a folder, in the form that is wished for."""
    environment = {**os.environ, form.WISH: wish}
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    root = Path(__file__).parent.parent.parent
    return subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, text=True, cwd=path or root
    )


@pytest.mark.parametrize("game", ["bellum_magica", "valeria", "viscounts", "wonderful_kingdom"])
def test_both_forms_play_a_record_to_the_same_hashes(game: str) -> None:
    files = [str(file) for file in sorted((RECORDS / game).glob("*.record"))[: SIZES.form_records]]
    answer = json.loads(run("pure", "-c", PLAY, *files).stdout)
    assert answer["compiled"] is False
    assert answer["hashes"] == [hashes(file) for file in files]
    assert all(len(set(row)) == len(row) > 20 for row in answer["hashes"])


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A package whose compiled form fits its sources; what is compiled of it is one module, and no good."""
    package = tmp_path / "regalia"
    shutil.copytree(
        form.PACKAGE, package, ignore=shutil.ignore_patterns("compiled", "docs_site", "web_client", "__pycache__")
    )
    module = form.compiled_folder(package) / "regalia" / "engine" / f"chance{form.SUFFIX}"
    module.parent.mkdir(parents=True)
    module.write_bytes(b"no module")
    (form.compiled_folder(package) / "fingerprint").write_text(form.fingerprint(package))
    return tmp_path


def test_a_compiled_module_is_used_while_no_source_has_changed(copy: Path) -> None:
    assert form.fresh(copy / "regalia")
    use = ("-c", "import regalia.engine.chance")
    assert "ImportError" in run("", *use, path=copy).stderr
    assert run("pure", *use, path=copy).returncode == 0


def test_an_edited_source_is_what_runs(copy: Path) -> None:
    source = copy / "regalia" / "engine" / "chance.py"
    before = source.read_text()
    source.write_text(before + "\nEDITED = True\n")
    use = ("-c", "from regalia.engine.chance import EDITED")
    assert run("", *use, path=copy).returncode == 0
    assert "tools/build_compiled.py" in run("compiled", *use, path=copy).stderr
    source.write_text(before)
    assert form.fresh(copy / "regalia"), "nothing has changed after all"


def test_another_edited_added_or_removed_source_counts_too(copy: Path) -> None:
    package = copy / "regalia"
    for change in ("games/valeria/turn.py", "bots/search.py", "games/valeria/new.py"):
        stamp = form.fingerprint(package)
        with (package / change).open("a") as file:
            file.write("\n")
        assert form.fingerprint(package) != stamp
    stamp = form.fingerprint(package)
    (package / "games" / "valeria" / "new.py").unlink()
    assert form.fingerprint(package) != stamp


CLONE = """
static PyObject *
farm___Farm_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{{
    PyObject *self = CPyDef_farm_____mypyc__Farm_setup((PyObject*)type);{filled}
    return self;
}}

    cpy_r_r0 = (PyObject *)CPyType_farm___Farm;
    cpy_r_r1 = (PyObject *)CPyType_farm___Farm;
    cpy_r_r2 = CPyStatics[706]; /* '__new__' */
    PyObject *cpy_r_r3[2] = {{cpy_r_r0, cpy_r_r1}};
    cpy_r_r4 = (PyObject **)&cpy_r_r3;
    cpy_r_r5 = PyObject_VectorcallMethod(cpy_r_r2, cpy_r_r4, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r5 == NULL)) {{
"""


def test_a_clone_is_made_straight_where_it_is_left_empty() -> None:
    mended = BUILD["mended"](CLONE.format(filled=""))
    assert "cpy_r_r5 = farm___Farm_new(CPyType_farm___Farm, NULL, NULL);\n    if (unlikely(cpy_r_r5 == NULL))" in mended
    assert "VectorcallMethod" not in mended


def test_a_class_that_fills_in_what_it_makes_is_asked_as_ever() -> None:
    code = CLONE.format(filled="\n    CPyPy_farm___Farm_____init__(self, args, kwds);")
    assert BUILD["mended"](code) == code
