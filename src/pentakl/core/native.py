"""What mypyc wants to know about a class, without importing anything at run time.

Never compiled itself (see `pentakl._engine`): a compiled module could not have the two faces that this one has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**settings):
        """Outside mypyc the settings mean nothing."""
        return lambda kind: kind
