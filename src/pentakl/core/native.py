"""The decorator `mypyc_attr`, which sets compiler options of a class, without importing mypyc at run time.

This module is never compiled (see `pentakl._engine`): type checkers and Python must see different definitions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**settings):
        """Does nothing: only mypyc reads the settings."""
        return lambda kind: kind
