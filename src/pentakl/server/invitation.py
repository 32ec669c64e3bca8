"""How others reach a table: the server's address as they see it, and the preview that a messenger shows of a link."""

from __future__ import annotations

import html
import re
import socket
from functools import cache
from typing import Any, Final

from litestar import Request, get

from pentakl.games import keys
from pentakl.server.addresses import is_loopback, names_loopback
from pentakl.server.database import Damaged
from pentakl.server.services import Services
from pentakl.server.storage import TRANSIENT_ERRORS
from pentakl.server.wire import AddressAnswer, Summary
from pentakl.sitting.chairs import EMPTY, HUMAN
from pentakl.words import Language, Words

HttpRequest = Request[Any, Any, Any]

NOWHERE: Final = ("192.0.2.1", 9)
"""An address for documentation, to which nothing is ever sent: only the way there is asked for."""
DESCRIPTION: Final = re.compile(r'<meta name="description"[^>]*>')


@get("/api/address")
async def show_address(request: HttpRequest) -> AddressAnswer:
    """The address by which other devices reach this server."""
    services: Services = request.app.state.services
    return address_for(request, services)


def address_for(request: HttpRequest, services: Services) -> AddressAnswer:
    """As set by the host, else as in the request, else this machine's own in the local network.

    `here`: nobody else can reach the server, because it listens on this machine alone or has no network.
    """
    if services.public_address:
        return AddressAnswer(services.public_address.rstrip("/"), False)
    header = request.headers.get("host", "")
    scheme = request.scope.get("scheme", "http")
    if header and not names_loopback(header.encode()):
        return AddressAnswer(f"{scheme}://{header}", False)
    port = f":{header.rsplit(':', 1)[1]}" if re.search(r":\d+$", header) else ""
    own = "" if is_loopback(services.listens_at) else own_address()
    if not own:
        return AddressAnswer(f"{scheme}://localhost{port}", True)
    return AddressAnswer(f"{scheme}://{own}{port}", False)


def own_address() -> str:
    """The address of this machine in the local network; empty if it has none."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(NOWHERE)
            found: str = probe.getsockname()[0]
    except OSError:
        return ""
    return "" if is_loopback(found) or found == "0.0.0.0" else found


def language_in(header: str) -> Language:
    """The language of an Accept-Language header: Polish if it comes before English, otherwise English.

    >>> language_in("pl-PL,pl;q=0.9,en;q=0.8"), language_in("de,en;q=0.5,pl;q=0.3"), language_in("")
    ('pl', 'en', 'en')
    """
    ranked: list[tuple[float, str]] = []
    for part in header.split(","):
        name, _, rest = part.strip().lower().partition(";")
        quality = re.fullmatch(r"\s*q=([01](?:\.\d{0,3})?)\s*", rest)
        ranked.append((-float(quality.group(1)) if quality else -1.0, name.partition("-")[0]))
    known = [name for _, name in sorted(ranked, key=lambda each: each[0]) if name in ("pl", "en")]
    return "pl" if known[:1] == ["pl"] else "en"


@cache
def words_for(game: str, language: Language) -> Words:
    return Words(game, language)


async def with_preview(page: bytes, request: HttpRequest, code: str) -> bytes:
    """The page of a table with its title, game and people for messengers; the plain page if there is no such table."""
    services: Services = request.app.state.services
    try:
        table = await services.store.summary_of(code)
    except (Damaged, *TRANSIENT_ERRORS):
        return page
    if table is None or table.game not in keys():
        return page
    language = language_in(request.headers.get("accept-language", ""))
    title, about = preview_of(table, language)
    tags = {
        "og:type": "website",
        "og:site_name": "Pentakl",
        "og:title": title,
        "og:description": about,
        "og:url": f"{address_for(request, services).address}/t/{code}",
    }
    lines = [f'<meta property="{name}" content="{html.escape(text)}">' for name, text in tags.items()]
    lines.append(f'<meta name="description" content="{html.escape(about)}">')
    text = DESCRIPTION.sub("", page.decode(), count=1)
    text = re.sub("<title>.*?</title>", lambda _: f"<title>{html.escape(title)}</title>", text, count=1)
    return text.replace("</head>", "\n".join([*lines, "</head>"]), 1).encode()


def preview_of(table: Summary, language: Language) -> tuple[str, str]:
    """The title of an invitation, and a sentence on who is at the table."""
    words = words_for(table.game, language)
    people = ", ".join(chair.name for chair in table.chairs if chair.kind == HUMAN)
    free = sum(chair.kind == EMPTY for chair in table.chairs)
    phase = "waits" if table.phase == "waiting" and free else "plays"
    about = words.say(f"invitation-{phase}", people=people or "–", free=free)
    return words.say("invitation-title", game=words.say("game-name")), about
