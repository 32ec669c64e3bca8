"""The address in an invitation, and what a messenger shows of a link."""

from __future__ import annotations

from pathlib import Path

import pytest

from pentakl.server.invitation import own_address
from tests.server.visitors import Guest, running

pytestmark = pytest.mark.anyio

PAGE = '<html><head><meta name="description" content="x" /><title>Pentakl</title></head><body></body></html>'


async def address_under(guest: Guest, host: str) -> object:
    answer = await guest.http.get("/api/address", headers={"host": host})
    return answer.json()


async def test_the_address_of_the_request_is_that_of_the_invitation(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest() as anna:
        assert await address_under(anna, "games.example.org") == {"address": "http://games.example.org", "here": False}
        assert await address_under(anna, "192.168.1.5:8017") == {"address": "http://192.168.1.5:8017", "here": False}


async def test_a_server_that_listens_on_this_machine_alone_says_so(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest() as anna:
        for host in ("localhost:8017", "127.0.0.1:8017", "[::1]:8017"):
            assert await address_under(anna, host) == {"address": "http://localhost:8017", "here": True}


async def test_a_server_that_listens_everywhere_names_this_machine_in_the_local_network(tmp_path: Path) -> None:
    own = own_address()
    expected = {"address": f"http://{own or 'localhost'}:8017", "here": not own}
    async with running(tmp_path, listens_at="0.0.0.0") as server, server.guest() as anna:
        assert await address_under(anna, "localhost:8017") == expected


async def test_a_setting_wins(tmp_path: Path) -> None:
    async with running(tmp_path, public_address="https://pentakl.example/") as server, server.guest() as anna:
        assert await address_under(anna, "localhost:8017") == {"address": "https://pentakl.example", "here": False}


async def test_a_messenger_shows_the_game_and_who_waits_in_the_readers_language(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text(PAGE)
    async with running(tmp_path / "data", web=web) as server, server.guest('Ann" <b>') as anna:
        code = await anna.opens(seats=3, bots=["greedy"])
        polish = await anna.http.get(f"/t/{code}", headers={"accept-language": "pl-PL,pl;q=0.9,en;q=0.5"})
        english = await anna.http.get(f"/t/{code}", headers={"accept-language": "de,en;q=0.5"})
        nowhere = await anna.http.get("/t/2222222222")

    assert '<meta property="og:title" content="Karmaka at Pentakl">' in english.text
    assert 'og:description" content="Waiting at the table: Ann&quot; &lt;b&gt;. 1 free seat."' in english.text
    assert f'<meta property="og:url" content="http://localhost:{anna.http.base_url.port}/t/{code}">' in english.text
    assert "1 wolne miejsce." in polish.text
    assert "<b>" not in english.text
    assert english.text.count('name="description"') == 1
    assert english.headers["etag"] != polish.headers["etag"]
    assert nowhere.text == PAGE
