"""Which engine runs: the sources as they are, or a build of these very sources compiled by mypyc.

Knows what is compiled, how, and how a build is named; `tools/compile_engine.py` makes the builds. Must import
neither the engine nor anything slow: it runs on every start.

A build lies in `build/engine/<fingerprint>/`. The fingerprint covers every byte that went into it, so an
edited source can never run as an old build, and going back to an earlier commit finds its build again.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator, MutableSequence
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final, Literal

EngineBuild = Literal["compiled", "interpreted"]

PACKAGES: Final = ("bots", "core", "games", "sitting")
"""What is compiled: the packages that use only the standard library."""

NEVER_COMPILED: Final = {"core/native.py": "defines a decorator of mypyc that only exists interpreted"}
"""Files that stay interpreted in a compiled engine, such as "core/record.py", each with the reason why.

Beside them every `__init__.py` stays interpreted: it only gathers names, and a package that is a plain file
finds its data files and its modules in the ordinary way. So an `__init__.py` is no place for a hot loop.
"""

MYPY_VERSION: Final = "2.4.1"
# No cache: mypyc 2.4.1 does not cache which native ints of a class may be unset, and then cannot compile their users.
# Types are checked again each time, which takes seconds; unchanged C files are not compiled again.
MYPY_FLAGS: Final = ("--config-file=", "--strict", f"--cache-dir={os.devnull}")
OPTIMISATION: Final = "3"
DEBUG_INFORMATION: Final = "0"
# A module's own functions can then be inlined. Modules find each other's in a table, so nothing needs their symbols.
COMPILER_FLAGS: Final = ("-fvisibility=hidden",)

CHOICES: Final = ("auto", "compiled", "interpreted")
NOTICE: Final = "pentakl: no compiled engine fits these sources, running interpreted (make compile)\n"
NO_COMPILER: Final = "none"
"""A file of this name instead of a build says why this machine cannot compile; the notice is then left out."""


def is_compiled(file: str) -> bool:
    """Whether a file of the engine, such as "core/flow.py", is compiled; the others are copied as they are."""
    return file.endswith(".py") and not file.endswith("__init__.py") and file not in NEVER_COMPILED


def builds_directory(checkout: Path) -> Path:
    return checkout / "build" / "engine"


def engine_files(package: Path) -> Iterator[str]:
    """Every file of the compiled packages in a fixed order, data included, such as "games/karmaka/text/pl.ftl"."""
    for name in PACKAGES:
        for directory, subdirectories, files in os.walk(package / name):
            subdirectories[:] = sorted(each for each in subdirectories if each[0] not in "._")
            inside = Path(directory).relative_to(package).as_posix()
            for file in sorted(files):
                if file[0] != "." and not file.endswith((".pyc", "~")):
                    yield f"{inside}/{file}"


def recipe() -> str:
    """How this interpreter's engine is compiled."""
    levels = (OPTIMISATION, DEBUG_INFORMATION, *COMPILER_FLAGS)
    return repr((EXTENSION_SUFFIXES[0], MYPY_VERSION, MYPY_FLAGS, levels, sorted(NEVER_COMPILED)))


def fingerprint(package: Path) -> str:
    """The name of the build that fits the sources in `package`, this interpreter and the recipe."""
    digest = hashlib.blake2b(recipe().encode(), digest_size=16)
    for file in engine_files(package):
        content = (package / file).read_bytes()
        digest.update(f"\n{file} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def select_engine(package: Path, search_path: MutableSequence[str]) -> None:
    """Put the matching compiled build, if PENTAKL_ENGINE allows it, at the front of the package's search path.

    `auto` uses a build if one matches, and otherwise prints one line; `compiled` requires one; `interpreted` uses none.
    """
    wanted = os.environ.get("PENTAKL_ENGINE", "auto")
    if wanted not in CHOICES:
        raise ImportError(f"PENTAKL_ENGINE is {wanted!r}; it may be {', '.join(CHOICES)}")
    checkout = package.parent.parent
    if not (checkout / "pyproject.toml").is_file():
        # An installed wheel, or the browser: the engine is whatever is beside this file.
        present = build_in(package / "core")
        if wanted not in ("auto", present):
            raise ImportError(f"PENTAKL_ENGINE asks for the {wanted} engine; this installation is {present}")
        return
    if wanted == "interpreted":
        return
    builds = builds_directory(checkout)
    build = builds / fingerprint(package) / "pentakl"
    if build.is_dir():
        search_path.insert(0, str(build))
    elif wanted == "compiled":
        raise ImportError("no compiled engine fits these sources; run: make compile")
    elif not (builds / NO_COMPILER).exists() and not _is_worker():
        sys.stderr.write(NOTICE)


def build_in(directory: Path) -> EngineBuild:
    """What Python would load from this directory: extension modules go before sources of the same name."""
    suffixes = tuple(EXTENSION_SUFFIXES)
    return "compiled" if any(name.endswith(suffixes) for name in os.listdir(directory)) else "interpreted"


def engine_build() -> EngineBuild:
    """Which engine this process runs, by where its modules were really loaded from.

    >>> engine_build() in ("compiled", "interpreted")
    True
    """
    import pentakl.core

    return build_in(Path(next(iter(pentakl.core.__path__))))


def _is_worker() -> bool:
    """Whether this process was spawned by another one, which has already told the user which engine runs."""
    processes = sys.modules.get("multiprocessing.process")
    return processes is not None and processes.parent_process() is not None
