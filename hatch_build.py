"""What goes into a wheel beside the sources: the built web client, and on request the compiled engine.

The usual wheel is pure, because the browser runs it too; PENTAKL_WHEEL=compiled makes one for this
interpreter only.
"""

from __future__ import annotations

import importlib.util
import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PentaklBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        checkout = Path(self.root)
        included: dict[str, str] = build_data["force_include"]
        web = checkout / "web" / "dist"
        if web.is_dir():
            included[str(web)] = "pentakl/server/static"
        if os.environ.get("PENTAKL_WHEEL") == "compiled":
            build = _compiled_engine(checkout)
            for library in build.rglob(f"*{EXTENSION_SUFFIXES[0]}"):
                included[str(library)] = library.relative_to(build).as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def _compiled_engine(checkout: Path) -> Path:
    # By its path: an isolated build has no package to import, and importing it would choose an engine.
    spec = importlib.util.spec_from_file_location("pentakl_engine", checkout / "src/pentakl/_engine.py")
    assert spec is not None
    assert spec.loader is not None
    engine = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(engine)
    build: Path = engine.builds_directory(checkout) / engine.fingerprint(checkout / "src" / "pentakl")
    if not build.is_dir():
        raise FileNotFoundError("no compiled engine fits these sources; run: make compile")
    return build
