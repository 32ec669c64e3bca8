"""Where a request comes from. Behind a proxy on this machine uvicorn has put in the address that the proxy names."""

from __future__ import annotations

import ipaddress
from typing import Final
from urllib.parse import urlsplit

from litestar.types import Scope

FORWARDED: Final = (b"forwarded", b"via", b"x-real-ip")
"""Headers with which a proxy says that it passes a request on; besides these all that begin with X-Forwarded."""
HALF: Final = 64


def host_of(scope: Scope) -> str:
    """The address of the client; empty if it has none."""
    client = scope.get("client")
    return "" if client is None else client[0]


def network_of(host: str) -> str:
    """What one household or one machine has to itself: an IPv4 address, the first half of an IPv6 one; or nothing."""
    address = parse(host)
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.IPv6Address(int(address) >> HALF << HALF))
    return "" if address is None else str(address)


def is_of_this_machine(scope: Scope) -> bool:
    """Whether a request was made on this machine, by a program that calls this server a loopback address.

    Not if a proxy here has passed it on. Nor if it names another host: the page of another site may give its own name
    the address 127.0.0.1 and then read our answers (DNS rebinding).
    """
    headers = {name.lower(): value for name, value in scope["headers"]}
    was_passed_on = any(name in FORWARDED or name.startswith(b"x-forwarded") for name in headers)
    return is_loopback(host_of(scope)) and names_loopback(headers.get(b"host", b"")) and not was_passed_on


def names_loopback(header: bytes) -> bool:
    """Whether a Host header, with or without a port, names this machine."""
    try:
        name = urlsplit("//" + header.decode("latin-1")).hostname or ""
    except ValueError:
        return False
    return name == "localhost" or is_loopback(name)


def is_loopback(host: str) -> bool:
    address = parse(host)
    return address is not None and address.is_loopback


def parse(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address as it is meant: an IPv4 address in the clothes of IPv6 is one of IPv4."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return address if mapped is None else mapped
