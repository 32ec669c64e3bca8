"""Identifies guests by a signed cookie. Knows nothing of nicknames, tables or HTTP frameworks."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Final

COOKIE: Final = "pentakl_guest"
A_YEAR: Final = 365 * 24 * 3600
KEY_BYTES: Final = 32
LONGEST_COOKIE: Final = 200


class BadKey(Exception):
    """The file with the secret key cannot be used; the message says why."""


class Guests:
    """Creates and verifies the cookies of guests. Anybody who has the key can impersonate any guest."""

    __slots__ = ("_key",)

    def __init__(self, key: bytes) -> None:
        self._key = key

    def welcome(self) -> str:
        """The id of a new person, which nobody can guess."""
        return secrets.token_urlsafe(16)

    def sign(self, person: str) -> str:
        return f"{person}.{self._signature(person)}"

    def recognise(self, signed: str) -> str | None:
        """The person of a cookie's value; None if this server did not sign it."""
        person, _, signature = signed.partition(".")
        if len(signed) > LONGEST_COOKIE or not signed.isascii() or not person:
            return None
        return person if hmac.compare_digest(signature, self._signature(person)) else None

    def recognise_in(self, headers: Iterable[tuple[bytes, bytes]]) -> str | None:
        """The person whose cookie is in these headers; None if there is no valid one."""
        for name, value in headers:
            if name.lower() == b"cookie":
                for part in value.decode("latin-1").split(";"):
                    key, _, signed = part.strip().partition("=")
                    person = self.recognise(signed) if key == COOKIE else None
                    if person is not None:
                        return person
        return None

    def cookie(self, person: str, is_secure: bool) -> bytes:
        """The value of a Set-Cookie header that identifies a browser as this person for a year."""
        attributes = f"Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax" + ("; Secure" if is_secure else "")
        return f"{COOKIE}={self.sign(person)}; {attributes}".encode()

    def _signature(self, person: str) -> str:
        digest = hmac.new(self._key, person.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def read_key(file: Path) -> bytes:
    """The secret key from a file that only its owner may read; created on the first start."""
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        key = file.read_bytes()
        if len(key) != KEY_BYTES:
            raise BadKey(f"{file} is not a key of Pentakl; remove it to make a new one.") from None
        return key
    with os.fdopen(handle, "wb") as opened:
        key = secrets.token_bytes(KEY_BYTES)
        opened.write(key)
        opened.flush()
        os.fsync(opened.fileno())
    return key
