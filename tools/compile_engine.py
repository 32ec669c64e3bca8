"""Compile the engine with mypyc into build/engine/<fingerprint>/, where the package finds it by itself.

Run by `make compile`, with PENTAKL_ENGINE=interpreted, since the build does not exist yet. Sources are copied to
build/engine-work/, which is kept so that the next build compiles only what changed; nothing is ever written into src/.
If no C compiler works, one line says so and everything runs interpreted. Several runs at once are harmless: they wait
for each other, and a build appears complete or not at all.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Final

from pentakl._engine import (
    COMPILER_FLAGS,
    DEBUG_INFORMATION,
    MYPY_FLAGS,
    MYPY_VERSION,
    NO_COMPILER,
    OPTIMISATION,
    builds_directory,
    engine_files,
    fingerprint,
    is_compiled,
    recipe,
)

BUILDS_KEPT: Final = 3
STAGING: Final = ".staging-"
C_FILES: Final = Path("build")  # where mypyc writes them


class NoCompilerError(Exception):
    """This machine cannot compile; the message completes "because ..."."""


def main(checkout: Path) -> None:
    package = checkout / "src" / "pentakl"
    builds = builds_directory(checkout)
    builds.mkdir(parents=True, exist_ok=True)
    build = builds / fingerprint(package)
    if not build.is_dir():
        try:
            ensure_compiler()
        except NoCompilerError as reason:
            (builds / NO_COMPILER).write_text(f"{reason}\n")
            print(f"The engine is not compiled because {reason}; all works, only slower.")
            return
        with alone(checkout / "build" / "engine-work.lock"):
            build = compile_engine(package, checkout / "build" / "engine-work", builds)
            discard_old(builds)
    # The time of the last use decides which builds are kept.
    os.utime(build)
    (builds / NO_COMPILER).unlink(missing_ok=True)


def compile_engine(package: Path, work: Path, builds: Path) -> Path:
    """The build of the sources in `package`, made now unless another run has just made it."""
    prepare(work)
    copy_sources(package, work / "pentakl")
    # Named after the copy: if somebody edits the sources meanwhile, the name is still right.
    build = builds / fingerprint(work / "pentakl")
    if build.is_dir():
        return build
    if version("mypy") != MYPY_VERSION:
        sys.exit(f"mypy is {version('mypy')}, but _engine.py names {MYPY_VERSION}; they must be equal.")
    files = list(engine_files(work / "pentakl"))
    modules = [file for file in files if is_compiled(file)]
    print(f"Compiling {len(modules)} modules: minutes the first time, seconds after an edit ...", flush=True)
    began = time.monotonic()
    libraries = run_mypyc(work, [f"pentakl/{module}" for module in modules])
    staging = Path(tempfile.mkdtemp(prefix=STAGING, dir=builds))
    staging.chmod(0o755)
    for library in libraries:
        copy(work / "lib" / library, staging / library)
    for file in files:
        if not is_compiled(file):
            copy(work / "pentakl" / file, staging / "pentakl" / file)
    try:
        staging.rename(build)
    except OSError:
        # Another run was first: its build is as good as this one.
        if not build.is_dir():
            raise
        shutil.rmtree(staging)
    print(f"Compiled the engine in {time.monotonic() - began:.1f} s.")
    return build


def prepare(work: Path) -> None:
    """Empty the work directory if the recipe has changed, or if an interrupted run has left half a library."""
    made_with = work / "recipe"
    if not made_with.is_file() or made_with.read_text() != recipe() or (work / "unfinished").exists():
        shutil.rmtree(work, ignore_errors=True)
        (work / "pentakl").mkdir(parents=True)
        # Only marks the directory as a package; the real one is never compiled.
        (work / "pentakl" / "__init__.py").touch()
        made_with.write_text(recipe())


def copy_sources(package: Path, target: Path) -> None:
    """Make `target` equal to the sources, leaving untouched what has not changed."""
    present = set(engine_files(package))
    for gone in set(engine_files(target)) - present:
        (target / gone).unlink()
    for file in present:
        old, new = target / file, package / file
        if not old.is_file() or old.read_bytes() != new.read_bytes():
            copy(new, old)


def run_mypyc(work: Path, modules: list[str]) -> list[str]:
    """Compile the modules in `work`; returns the libraries, as paths inside `work`/lib."""
    from mypyc.build import mypycify
    from setuptools import Extension, setup

    with contextlib.chdir(work):
        # One library for each module: an edit recompiles only one, all cores share the work, and calls cost the same.
        made = mypycify(
            [*MYPY_FLAGS, *modules],
            separate=True,
            opt_level=OPTIMISATION,
            debug_level=DEBUG_INFORMATION,
            include_runtime_files=False,
        )
        # All of them are extensions of setuptools; the declared type also allows those of distutils.
        extensions = [each for each in made if isinstance(each, Extension)]
        # Warnings about generated code are not errors: other compilers may give some that we cannot mend.
        flags = [*(flag for flag in extensions[0].extra_compile_args if flag != "-Werror"), *COMPILER_FLAGS]
        # The runtime of mypyc takes longer than most modules: compile it once, not once for every module.
        sources = {str(source) for extension in extensions for source in extension.sources}
        runtime = sorted(source for source in sources if Path(source).parent == C_FILES)
        for extension in extensions:
            extension.sources = [each for each in extension.sources if each not in runtime]
            extension.extra_compile_args = flags
        headers = [*extensions[0].include_dirs, sysconfig.get_path("include")]
        with marked(Path("unfinished")):
            distribution = setup(
                name="engine",
                packages=[],
                libraries=[("runtime", {"sources": runtime, "include_dirs": headers, "cflags": flags})],
                ext_modules=extensions,
                script_args=[
                    "--quiet",
                    *("build_clib", "--build-clib=objects", "--build-temp=objects"),
                    *("build_ext", "--build-lib=lib", "--build-temp=objects", f"--parallel={os.cpu_count() or 1}"),
                ],
            )
        outputs = distribution.get_command_obj("build_ext").get_outputs()
        return [Path(output).relative_to("lib").as_posix() for output in outputs]


@contextlib.contextmanager
def marked(path: Path) -> Iterator[None]:
    """Keep a marker file until the work ends, with or without an error; only an interrupted run leaves it behind."""
    path.touch()
    try:
        yield
    except SystemExit:
        path.unlink()
        raise
    path.unlink()


def ensure_compiler() -> None:
    """Find a compiler that can really make an extension module and let setuptools use it."""
    configured = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    present = [each for each in (configured, "cc", "gcc", "clang") if shutil.which(shlex.split(each)[0])]
    if not present:
        raise NoCompilerError("there is no C compiler")
    for command in present:
        if makes_extensions(command):
            os.environ["CC"] = command
            return
    name = shlex.split(present[0])[0]
    raise NoCompilerError(f"{name} cannot build a Python extension (are Python's C headers here?)")


def makes_extensions(command: str) -> bool:
    with tempfile.TemporaryDirectory() as directory:
        source = Path(directory) / "trial.c"
        source.write_text("#include <Python.h>\nint trial(void) { return PY_VERSION_HEX != 0; }\n")
        arguments = [f"-I{sysconfig.get_path('include')}", "-shared", "-fPIC", "-o", f"{directory}/trial.so"]
        trial = [*shlex.split(command), *arguments, str(source)]
        return subprocess.run(trial, capture_output=True, check=False).returncode == 0


@contextlib.contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Hold a lock, so that only one run works at a time. It is released with the process, however that ends."""
    with lock.open("w") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def discard_old(builds: Path) -> None:
    """Remove all but the latest used builds, and what interrupted runs left. Call it only while holding the lock."""
    for leftover in builds.glob(f"{STAGING}*"):
        shutil.rmtree(leftover)
    kept = [each for each in builds.iterdir() if each.is_dir()]
    by_last_use = sorted(kept, key=lambda build: build.stat().st_mtime)
    for old in by_last_use[:-BUILDS_KEPT]:
        shutil.rmtree(old)


def copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent)
