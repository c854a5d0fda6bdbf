"""Compile the rules with mypyc into the package; without a C compiler say so, and leave them as pure Python."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "compiled"
OPTIMISE = "1"
"""How hard the C compiler tries: more takes half as long again and gains next to nothing."""

EMPTY = re.compile(r"(\w+)_init\(PyObject \*self, PyObject \*args, PyObject \*kwds\)\n\{\n    return 0;\n\}")
"""A constructor that fills nothing in."""

BLANK = re.compile(
    r"(?P<class>cpy_r_r\d+) = \(PyObject \*\)CPyType_(?P<name>\w+);\n"
    r"    (?P<again>cpy_r_r\d+) = \(PyObject \*\)CPyType_(?P=name);\n"
    r"    (?P<word>cpy_r_r\d+) = CPyStatics\[\d+\]; /\* '__new__' \*/\n"
    r"    PyObject \*(?P<both>cpy_r_r\d+)\[2\] = \{(?P=class), (?P=again)\};\n"
    r"    (?P<sent>cpy_r_r\d+) = \(PyObject \*\*\)&(?P=both);\n"
    r"    (?P<made>cpy_r_r\d+) = PyObject_VectorcallMethod\((?P=word), (?P=sent), \w+, 0\);\n"
)
"""``Class.__new__(Class)``, as every clone begins: the method is looked up and called like any stranger's."""


def load_form() -> ModuleType:
    """The module that says what is compiled; the package itself may lack what it needs while it is being built."""
    spec = importlib.util.spec_from_file_location("form", ROOT / "src" / "regalia" / "form.py")
    assert spec is not None and spec.loader is not None
    form = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(form)
    return form


def mended(code: str) -> str:
    """Generated code in which whatever Python constructs is filled in, and clones are made straight.

    mypyc forgets the first in classes that can be pickled (mypyc issue 979): neither their ``new`` nor their ``init``
    calls ``__init__``. In other classes ``new`` calls it, and ``init`` is rightly empty. Only what the former make with
    ``Class.__new__(Class)`` is made straight: it is left empty and needs no arguments.
    """

    def fill(found: re.Match[str]) -> str:
        name = found[1]
        if not leaves_empty(code, name):
            return found[0]
        return found[0].replace("return 0;", f"return CPyPy_{name}_____init__(self, args, kwds) != NULL ? 0 : -1;")

    def make(found: re.Match[str]) -> str:
        name = found["name"]
        if not leaves_empty(code, name):
            return found[0]
        straight = f"{name}_new(CPyType_{name}, NULL, NULL);"
        return f"{found['made']} = {straight}\n"

    return BLANK.sub(make, EMPTY.sub(fill, code))


def leaves_empty(code: str, name: str) -> bool:
    """Whether this file has the ``new`` of a class, and it makes one without filling it in."""
    start = code.find(f"\n{name}_new(PyTypeObject *type, PyObject *args, PyObject *kwds)\n{{")
    return start >= 0 and "_____init__(self, args, kwds)" not in code[start : code.index("\n}\n", start)]


def mended_file(source: str) -> str:
    """A generated file, mended beside the original; written only when it changes, so that its date tells."""
    path, better = Path(source), BUILD / "mended" / Path(source).relative_to(BUILD / "c")
    code = mended(path.read_text(encoding="utf-8"))
    if not better.exists() or better.read_text(encoding="utf-8") != code:
        better.parent.mkdir(parents=True, exist_ok=True)
        better.write_text(code, encoding="utf-8")
    return str(better)


def compile_modules(form: ModuleType) -> None:
    """Let mypyc write C, and the C compiler translate what has changed."""
    import setuptools  # mypyc asks whether it is loaded
    from mypyc.build import mypycify

    assert setuptools

    os.chdir(ROOT)
    sources = [str(path.relative_to(ROOT)) for path in form.sources()]
    extensions = mypycify(
        sources,
        opt_level=OPTIMISE,
        debug_level="0",
        multi_file=True,
        group_name="regalia",
        target_dir=str(BUILD / "c"),
    )
    for extension in extensions:
        extension.sources = [mended_file(source) for source in extension.sources]
        if os.name == "posix":
            # Functions that only these modules call are called straight, not through the table for strangers; and
            # 64-bit integers wrap around, as engine/int64.py wants it.
            extension.extra_compile_args += ["-fvisibility=hidden", "-fwrapv"]
    command = build_command(extensions, BUILD)
    command.parallel = os.cpu_count()
    build_extensions = command.build_extensions
    with ThreadPoolExecutor(os.cpu_count()) as threads:

        def build_at_once() -> None:
            command.compiler.compile = partial(compile_at_once, command.compiler, command.compiler.compile, threads)
            build_extensions()

        command.build_extensions = build_at_once
        command.run()


def compile_at_once(
    compiler: Any, compile: Callable[..., list[str]], threads: Executor, sources: list[str], **options: Any
) -> list[str]:
    """Compile as many files at once as there are cores, and leave those whose objects are newer than they are."""
    headers = max((path.stat().st_mtime for path in (BUILD / "c").rglob("*.h")), default=0.0)

    def compile_one(source: str) -> list[str]:
        objects: list[str] = compiler.object_filenames([source], output_dir=options["output_dir"])
        made = Path(objects[0])
        if made.exists() and made.stat().st_mtime > max(headers, Path(source).stat().st_mtime):
            return objects
        return compile([source], **options)

    return [made for objects in threads.map(compile_one, sources) for made in objects]


def build_command(extensions: list[Any], folder: Path) -> Any:
    """The setuptools command that builds extensions into a folder."""
    from setuptools.dist import Distribution

    command = Distribution({"name": "regalia", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "objects")
    command.ensure_finalized()
    return command


def has_compiler() -> bool:
    """Whether a C compiler with Python's headers is here."""
    from setuptools import Extension

    with tempfile.TemporaryDirectory() as folder:
        trial = Path(folder) / "trial.c"
        trial.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_trial(void) { return NULL; }\n", encoding="utf-8")
        try:
            build_command([Extension("trial", [str(trial)])], Path(folder)).run()
        except Exception:
            return False
    return True


def main() -> bool:
    """Compile if a source has changed; says whether there is a compiled form now."""
    form = load_form()
    if form.fresh():
        return True
    if not has_compiler():
        print("No C compiler here: the rules run as pure Python, which is slower and plays the same.", file=sys.stderr)
        return False
    print("Compiling the rules; this takes a minute or two, and only after they have changed …", file=sys.stderr)
    now = form.fingerprint()
    shutil.rmtree(BUILD / "lib", ignore_errors=True)
    compile_modules(form)
    folder = form.compiled_folder()
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(BUILD / "lib", folder)
    (folder / "fingerprint").write_text(now, encoding="ascii")
    return True


if __name__ == "__main__":
    main()
