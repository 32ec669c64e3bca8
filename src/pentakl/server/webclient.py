"""Serves the web client's files, from the installed package or from web/dist in a checkout."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
import re
from pathlib import Path, PurePosixPath
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath

from pentakl.server.invitation import with_preview

TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
ALREADY_SMALL: Final = (".woff2", ".png", ".jpg", ".webp", ".avif", ".mp3", ".ogg", ".zip", ".whl", ".gz", ".br")
TABLE_PAGE: Final = re.compile(r"/t/(\w+)")
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"

NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pentakl</title>
<h1>Pentakl</h1>
<p>The server runs, but the web client is not built. In a checkout, <code>make web</code> builds it.</p>
<p lang="pl">Serwer działa, ale klient przeglądarkowy nie jest zbudowany.
W repozytorium zbuduje go <code>make web</code>.</p>
</html>
"""


class StaticFile(msgspec.Struct, frozen=True):
    """A file as it is sent. `stamp` is compared to notice changes on the disk.

    `brotli` is the compressed copy from the build. `gzipped` is for browsers that do not accept brotli: over plain HTTP
    they accept it only from their own machine.
    """

    content: bytes
    brotli: bytes | None
    gzipped: bytes | None
    media_type: str
    tag: str
    stamp: tuple[int, int]


class WebClient:
    """Caches every file, and reads it again when it has changed."""

    def __init__(self, root: Path | None) -> None:
        self._root = root
        self._files: dict[Path, StaticFile] = {}

    async def find(self, path: str) -> StaticFile | None:
        """The file at this path; None if there is none."""
        if self._root is None:
            return None
        parts = PurePosixPath(path.lstrip("/")).parts
        if not parts or any(part in ("..", ".") or part.startswith(".") or "\\" in part for part in parts):
            return None
        return await asyncio.to_thread(self._read, self._root.joinpath(*parts))

    def _read(self, file: Path) -> StaticFile | None:
        try:
            status = file.stat()
            stamp = (status.st_mtime_ns, status.st_size)
            known = self._files.get(file)
            if known is not None and known.stamp == stamp:
                return known
            content = file.read_bytes()
        except (OSError, ValueError):
            return None
        suffix = file.suffix.lower()
        gzipped = None if suffix in ALREADY_SMALL else gzip.compress(content, mtime=0)
        if gzipped is not None and len(gzipped) >= len(content):
            gzipped = None
        media_type = TYPES.get(suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        tag = f'"{hashlib.blake2b(content, digest_size=12).hexdigest()}"'
        self._files[file] = StaticFile(content, self._brotli(file, status.st_mtime_ns), gzipped, media_type, tag, stamp)
        return self._files[file]

    @staticmethod
    def _brotli(file: Path, changed: int) -> bytes | None:
        """The compressed copy of a file; None if there is none, or if the file has changed since."""
        copy = file.with_name(f"{file.name}.br")
        try:
            return copy.read_bytes() if copy.stat().st_mtime_ns >= changed else None
        except OSError:
            return None


def find_web_client() -> Path | None:
    """The directory of the built web client; None if it is not built."""
    package = Path(__file__).parent
    for place in (package / "static", package.parents[2] / "web" / "dist"):
        if (place / "index.html").is_file():
            return place
    return None


@get(["/", "/{path:path}"])
async def web_page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the web client. Any other path is one of its pages, which the client resolves itself."""
    client: WebClient = request.app.state.web_client
    is_page = "." not in path.rsplit("/", 1)[-1] and not path.startswith(("/assets/", "/api/", "/ws/"))
    file = await client.find("index.html" if is_page else path)
    if file is not None and is_page and (table := TABLE_PAGE.fullmatch(path)):
        return page_of_table(await with_preview(file.content, request, table.group(1)), request)
    if file is None:
        if not is_page:
            return Response(b"There is no such file.\n", status_code=404, media_type="text/plain")
        return Response(NOT_BUILT.encode(), status_code=503, media_type=TYPES[".html"])
    headers = {
        "cache-control": FOR_EVER if path.startswith("/assets/") else ASK_FIRST,
        "etag": file.tag,
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    accepted = request.headers.get("accept-encoding", "")
    if file.brotli is not None and re.search(r"\bbr\b", accepted):
        return Response(file.brotli, headers=headers | {"content-encoding": "br"}, media_type=file.media_type)
    if file.gzipped is not None and "gzip" in accepted:
        return Response(file.gzipped, headers=headers | {"content-encoding": "gzip"}, media_type=file.media_type)
    return Response(file.content, headers=headers, media_type=file.media_type)


def page_of_table(content: bytes, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page of a table, which differs with its people and the language of the reader."""
    tag = f'"{hashlib.blake2b(content, digest_size=12).hexdigest()}"'
    headers = {"cache-control": ASK_FIRST, "etag": tag, "vary": "accept-encoding, accept-language, host"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=TYPES[".html"])
    if "gzip" in request.headers.get("accept-encoding", ""):
        content = gzip.compress(content, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(content, headers=headers, media_type=TYPES[".html"])
