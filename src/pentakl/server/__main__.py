"""`python -m pentakl.server`: the server without the command line's other commands."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path


def main() -> int:
    parser = argparse.ArgumentParser(prog="pentakl.server", description="The server of Pentakl.")
    parser.add_argument("--port", type=int, help="default: the usual port, or a free one if that is busy")
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 makes the server reachable from other machines")
    parser.add_argument("--public-address", default="", help="the address in invitations, as https://games.example.org")
    parser.add_argument("--data", type=Path, help="the data directory")
    parser.add_argument("--browser", action="store_true", help="open the browser")
    parser.add_argument("--per-second", type=float, help="how many commands a person may send per second")
    parser.add_argument("--away-seconds", type=float, help="seconds until a bot may stand in for somebody who is away")
    parser.add_argument("--bot-floor", type=float, help="the least seconds that a bot takes")
    parser.add_argument("--clock-grace", type=float, help="seconds that a running clock still has after a restart")
    parser.add_argument("--analysis-iterations", type=int, help="of the search for each decision of an analysis")
    parser.add_argument("--log-level", default="info", choices=("debug", "info", "warning", "error"))
    given = parser.parse_args()

    # Imported here because worker processes import this file too, and need none of these.
    import msgspec

    from pentakl.server.limits import Limits
    from pentakl.server.run import CannotServe, serve

    limits = Limits()
    if given.per_second is not None:
        limits = msgspec.structs.replace(limits, burst=max(20, int(2 * given.per_second)), per_second=given.per_second)
    for name in ("away_seconds", "bot_floor", "clock_grace", "analysis_iterations"):
        if getattr(given, name) is not None:
            limits = msgspec.structs.replace(limits, **{name: getattr(given, name)})
    try:
        serve(given.port, given.data, given.browser, given.host, limits, given.log_level, given.public_address)
    except CannotServe as error:
        sys.stderr.write(f"{error}\n")
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
