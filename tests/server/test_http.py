"""The HTTP interface: guests and their cookies, the lobby, errors, headers, and the files of the web client."""

from __future__ import annotations

import asyncio
import gzip
import os
import socket
from pathlib import Path

import httpx
import pytest

from pentakl.games import keys, load
from pentakl.server.addresses import is_loopback, network_of
from pentakl.server.guests import COOKIE, Guests
from pentakl.server.limits import Limits
from tests.server.visitors import Guest, play_on, running

pytestmark = pytest.mark.anyio


# --- guests


async def test_the_first_request_gives_a_cookie_and_the_next_one_knows_it(tmp_path: Path) -> None:
    async with running(tmp_path) as server, httpx.AsyncClient(base_url=server.address) as http:
        first = await http.get("/api/me")
        assert first.json() == {"name": ""}
        given = first.headers["set-cookie"]
        assert given.startswith(f"{COOKIE}=")
        for attribute in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"):
            assert attribute in given
        assert "Secure" not in given

        assert (await http.put("/api/me", json={"name": "  Żółta   Jaźń "})).json() == {"name": "Żółta Jaźń"}
        again = await http.get("/api/me")
        assert again.json() == {"name": "Żółta Jaźń"}
        assert "set-cookie" not in again.headers


def test_over_https_the_cookie_is_for_https_alone() -> None:
    guests = Guests(b"k" * 32)
    assert guests.cookie("somebody", is_secure=True).endswith(b"; Secure")


async def test_forged_cookies_and_those_of_another_key_are_ignored(tmp_path: Path) -> None:
    async with running(tmp_path / "b") as other, other.guest("Anna") as foreign:
        another_keys = foreign.cookie
    async with running(tmp_path / "a") as server, server.guest("Anna") as anna:
        person, signature = anna.cookie.split(".")
        forged = [
            person, f"{person}.", f"{person}.{signature[:-2]}AA", f"{person}x.{signature}", f".{signature}",
            another_keys, "x" * 5000, "ż.ż", f"{person}.{signature}.{signature}", "",
        ]  # fmt: skip
        for cookie in forged:
            header = {"Cookie": f"{COOKIE}={cookie}".encode("latin-1", "replace").decode("latin-1")}
            async with httpx.AsyncClient(base_url=server.address, headers=header) as http:
                answer = await http.get("/api/me")
                assert answer.json() == {"name": ""}, cookie
                assert "set-cookie" in answer.headers
        assert (await anna.call("GET", "/api/me"))["name"] == "Anna"


async def test_the_key_outlives_the_server_and_only_its_owner_may_read_it(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        cookie = anna.cookie
    async with running(tmp_path) as server, server.guest(cookie=cookie) as again:
        assert (await again.call("GET", "/api/me"))["name"] == "Anna"
    for file in ("pentakl.key", "pentakl.db"):
        assert (tmp_path / file).stat().st_mode & 0o777 == 0o600


async def test_a_nickname_is_short_and_printable(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest() as anna:
        for name in ("", "   ", "x" * 25, "a\u0000b", "a\u202eb", "\u200b"):
            problem = await anna.call("PUT", "/api/me", {"name": name}, status=400)
            assert problem["error"]["code"] == "bad-name", repr(name)
        assert (await anna.call("PUT", "/api/me", {"name": "x" * 24}))["name"] == "x" * 24
        # Without a nickname nobody opens a table.
        async with server.guest() as nameless:
            problem = await nameless.call("POST", "/api/tables", {"game": "karmaka"}, status=400)
            assert problem["error"]["code"] == "bad-name"


async def test_a_nickname_is_visible_and_stays_on_one_line(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest() as anna:
        for name in (
            "\u3164", "\u115f\u1160", "\uffa0", "\u2800", "\ufe0f", "\U000e0100", "\u0301" * 24, "\u3164 \u0301",
            "a\u0300\u0301\u0302", "Anna" + "\u0301" * 20,
        ):  # fmt: skip
            problem = await anna.call("PUT", "/api/me", {"name": name}, status=400)
            assert problem["error"]["code"] == "bad-name", ascii(name)
        for name in ("Ż", "7", "?!", "☕", "❤\ufe0f", "e\u0323\u0302", "ฟ้า", "नी", "한글", "\U0001f600" * 24):
            assert (await anna.call("PUT", "/api/me", {"name": name}))["name"] == name


async def test_a_name_that_is_read_while_a_new_one_is_stored_is_not_cached(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        store = server.services.store
        whole = store.name_of
        has_read, is_stored = asyncio.Event(), asyncio.Event()

        async def late(person: str) -> str:
            name = await whole(person)
            has_read.set()
            await is_stored.wait()
            return name

        monkeypatch.setattr(store, "name_of", late)
        server.services._names.clear()
        reading = asyncio.create_task(anna.call("GET", "/api/me"))
        await has_read.wait()
        await anna.call("PUT", "/api/me", {"name": "Ania"})
        is_stored.set()
        assert (await reading)["name"] == "Ania"
        assert (await anna.call("GET", "/api/me"))["name"] == "Ania"


# --- the lobby


async def test_games_say_what_can_be_chosen(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest() as anna:
        games = {game["key"]: game for game in await anna.call("GET", "/api/games")}
        karmaka = games["karmaka"]
        assert karmaka["seats"] == [2, 4]
        assert karmaka["bots"] == ["apprentice", "adept", "mage", "archmage"]
        assert karmaka["options"] == [
            {"name": "variant", "type": "choice", "default": "free", "choices": ["free", "teams", "wolf"]}
        ]
        assert karmaka["presets"] == []
        assert karmaka["refused"] == [
            {"options": {"variant": "teams"}, "seats": 2},
            {"options": {"variant": "wolf"}, "seats": 2},
            {"options": {"variant": "teams"}, "seats": 3},
            {"options": {"variant": "wolf"}, "seats": 4},
        ]
        assert set(karmaka) == {"key", "seats", "options", "presets", "refused", "bots"}


async def test_a_game_says_what_is_printed_on_its_cards(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest() as anna:
        for listed in await anna.call("GET", "/api/games"):
            shown = await anna.call("GET", f"/api/games/{listed['key']}")
            described = load(listed["key"]).describe()
            levels = shown.pop("levels")
            assert not levels or [level["bot"] for level in levels] == listed["bots"]
            assert all(level["iterations"] > 0 for level in levels)
            assert shown == {**listed, "cards": described["cards"], "facts": described["facts"]}


async def test_the_facts_of_a_game_are_sent_again_only_if_they_have_changed(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest() as anna:
        first = await anna.http.get("/api/games/realms")
        assert first.headers["cache-control"] == "private, no-cache"
        tag = first.headers["etag"]
        again = await anna.http.get("/api/games/realms", headers={"If-None-Match": tag})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        other = await anna.http.get("/api/games/cardia", headers={"If-None-Match": tag})
        assert other.status_code == 200
        assert (await anna.http.get("/api/me")).headers["cache-control"] == "no-store"


@pytest.mark.parametrize("key", ["chess", "__init__", "karmaka.rules", "%20"])
async def test_a_game_that_does_not_exist_is_not_found(tmp_path: Path, key: str) -> None:
    async with running(tmp_path) as server, server.guest() as anna:
        error = (await anna.call("GET", f"/api/games/{key}", status=404))["error"]
        assert error["code"] == "not-found"
        assert f"the games are: {', '.join(keys())}" in error["message"]


async def test_my_tables_begin_with_those_where_it_is_my_turn(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna, server.guest("Bartek") as bartek:
        waiting = await anna.opens(seats=2)
        codes = [await anna.opens(seats=2) for _ in range(3)]
        turns = {}
        for code in codes:
            async with anna.at(code) as first, bartek.at(code) as second:
                await second.does("sit", seat=1)
                await first.does("start")
                await second.reaches(first.seq)
                turns[code] = bool(first.acts)
        cookies = anna.cookie, bartek.cookie
    # Whose turn it is does not depend on what is in memory.
    async with running(tmp_path) as server:
        for cookie, begins in zip(cookies, (True, False), strict=True):
            async with server.guest(cookie=cookie) as guest:
                mine = await guest.call("GET", "/api/tables?mine=1")
                running_tables = {table["code"]: table["your_turn"] for table in mine if table["code"] != waiting}
                assert running_tables == {code: turns[code] == begins for code in codes}
                flags = [table["your_turn"] for table in mine]
                assert flags == sorted(flags, reverse=True)


async def test_public_tables_that_wait_are_listed_and_others_are_not(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna, server.guest("Bartek") as bartek:
        public = await anna.opens(seats=3, bots=["greedy"], public=True, options={"variant": "wolf"})
        hidden = await anna.opens(seats=2)
        await anna.opens(seats=2, public=True, bots=["random"], start=True)
        full = await anna.opens(seats=2, public=True, bots=["random"])

        (listed,) = await bartek.call("GET", "/api/tables")
        assert listed.pop("opened") > 1_700_000_000
        assert listed.pop("since") > 1_700_000_000
        assert listed == {
            "code": public, "game": "karmaka", "options": {"variant": "wolf"}, "phase": "waiting", "free": 1, "here": 0,
            "your_turn": False,
            "seats": [
                {"kind": "human", "name": "Anna"}, {"kind": "empty", "name": ""}, {"kind": "bot", "name": "Orion"},
            ],
        }  # fmt: skip
        mine = [table["code"] for table in await anna.call("GET", "/api/tables?mine=1")]
        assert len(mine) == 4
        assert {public, hidden, full} < set(mine)
        assert await bartek.call("GET", "/api/tables?mine=1") == []

        async with bartek.at(public) as client:
            assert (await anna.call("GET", "/api/tables"))[0]["here"] == 1
            await client.does("sit", seat=1)
            assert await anna.call("GET", "/api/tables") == []
            assert [table["code"] for table in await bartek.call("GET", "/api/tables?mine=1")] == [public]
            await client.does("stand")
            assert len(await anna.call("GET", "/api/tables")) == 1


async def test_an_impossible_table_is_refused_with_a_reason(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        wishes: list[tuple[dict[str, object], str]] = [
            ({"game": "chess"}, "bad-option"),
            ({"game": "../core"}, "bad-option"),
            ({"seats": 1}, "bad-option"),
            ({"seats": 10**30}, "bad-option"),
            ({"options": {"variant": "teams"}}, "bad-option"),
            ({"options": {"colour": "red"}}, "bad-option"),
            ({"undo": "perhaps"}, "bad-option"),
            ({"bots": ["greedy", "greedy"]}, "bad-option"),
            ({"bots": ["hal"]}, "bad-command"),
            ({"pace": "never"}, "bad-command"),
            ({"start": True}, "not-full"),
            ({"seats": "two"}, "bad-request"),
            ({"options": ["variant"]}, "bad-request"),
            ({"game": None}, "bad-request"),
            ({"bots": ["random"] * 9}, "bad-request"),
        ]
        for change, code in wishes:
            problem = await anna.call("POST", "/api/tables", {"game": "karmaka", **change}, status=400)
            assert problem["error"]["code"] == code, change
            assert problem["error"]["message"].endswith("."), problem
        assert await anna.call("GET", "/api/tables?mine=1") == []


async def test_a_person_opens_only_so_many_tables_an_hour(tmp_path: Path) -> None:
    async with running(tmp_path, Limits(tables_per_hour=2)) as server, server.guest("Anna") as anna:
        await anna.opens()
        await anna.opens()
        problem = await anna.call("POST", "/api/tables", {"game": "karmaka"}, status=429)
        assert problem["error"]["code"] == "too-many-tables"


async def test_an_address_opens_only_so_many_tables_whoever_asks(tmp_path: Path) -> None:
    limits = Limits(tables_at_once_per_address=3, tables_per_hour_per_address=1)
    wish = {"game": "karmaka", "name": "Anna"}
    async with running(tmp_path, limits) as server, httpx.AsyncClient(base_url=server.address) as stranger:
        for status in (201, 201, 201, 429):
            stranger.cookies.clear()
            answer = await stranger.post("/api/tables", json=wish)
            assert answer.status_code == status, answer.text
        assert answer.json()["error"]["code"] == "too-many-tables"
        # Somebody else, according to a proxy on this machine.
        for sender, status in [
            ("203.0.113.7", 201), ("2001:db8:0:1::1", 201), ("2001:db8:0:1::2", 201), ("2001:db8:0:1:ffff::3", 201),
            ("2001:db8:0:1::4", 429), ("2001:db8:0:2::4", 201),
        ]:  # fmt: skip
            stranger.cookies.clear()
            answer = await stranger.post("/api/tables", json=wish, headers={"X-Forwarded-For": sender})
            assert answer.status_code == status, sender


def test_an_address_counts_as_its_network() -> None:
    for host, network in [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("", ""),
        ("x" * 1000, ""),
    ]:
        assert network_of(host) == network


async def test_requests_that_change_something_are_limited_like_commands(tmp_path: Path) -> None:
    async with running(tmp_path, Limits(burst=3, per_second=0.1)) as server, server.guest() as anna:
        for _ in range(3):
            await anna.call("PUT", "/api/me", {"name": "Anna"})
        problem = await anna.call("PUT", "/api/me", {"name": "Anna"}, status=429)
        assert problem["error"]["code"] == "too-fast"
        await anna.call("GET", "/api/me")


async def test_all_errors_of_requests_have_the_same_form(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        for method, path, content, status, code in [
            ("POST", "/api/tables", b"{", 400, "bad-request"),
            ("POST", "/api/tables", b"[" * 9000, 400, "bad-request"),
            ("PUT", "/api/me", b"\xff\xfe", 400, "bad-request"),
            ("PUT", "/api/me", b'{"name": "' + b"x" * 20_000 + b'"}', 413, "too-large"),
            ("GET", "/api/nothing", b"", 404, "not-found"),
            ("GET", "/api/tables/2222222222/record", b"", 404, "no-table"),
            ("GET", "/api/tables/..%2f/record", b"", 404, "no-table"),
            ("DELETE", "/api/tables", b"", 405, "not-allowed"),
        ]:
            answer = await anna.http.request(method, path, content=content)
            assert answer.status_code == status, (method, path, answer.text)
            assert answer.json()["error"]["code"] == code, (method, path, answer.text)


# --- other sites


async def test_a_page_of_another_site_changes_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        for origin in (
            "http://evil.example",
            "null",
            "https://127.0.0.1",
            server.address.replace("127.0.0.1", "localhost"),
        ):
            headers = {"Origin": origin}
            answer = await anna.http.put("/api/me", json={"name": "Eve"}, headers=headers)
            assert answer.status_code == 403
            assert answer.json()["error"]["code"] == "foreign-origin"
            answer = await anna.http.post("/api/tables", json={"game": "karmaka"}, headers=headers)
            assert answer.status_code == 403
        own = {"Origin": server.address.rstrip("/")}
        assert (await anna.http.put("/api/me", json={"name": "Ania"}, headers=own)).json() == {"name": "Ania"}
        assert await anna.call("GET", "/api/tables?mine=1") == []


async def test_every_answer_carries_the_headers_that_protect(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest() as anna:
        for path in ("/", "/t/abc", "/api/games", "/api/nothing", "/health"):
            headers = (await anna.http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "script-src" not in policy
            assert "style-src 'self';" in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
            assert "server" not in headers


# --- the web client


async def test_files_of_the_web_client_are_served_with_their_caching(tmp_path: Path) -> None:
    web = tmp_path / "dist"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Ż</title>" + " " * 500)
    (web / "assets" / "main-abc.js").write_text("console.log('ż');" * 100)
    (web / "assets" / "face-abc.woff2").write_bytes(b"font" * 100)
    (web / ".hidden").write_text("secret")
    (tmp_path / "secret.txt").write_text("secret")
    async with running(tmp_path / "data", web=web) as server, server.guest() as anna:
        for path in ("/", "/t/2222222222", "/rules/karmaka", "/gallery"):
            page = await anna.http.get(path)
            assert page.status_code == 200
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert page.headers["cache-control"] == "no-cache"
            assert page.headers["content-encoding"] == "gzip"
            assert "<title>Ż</title>" in page.text
            again = await anna.http.get(path, headers={"If-None-Match": page.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")

        script = await anna.http.get("/assets/main-abc.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.text == "console.log('ż');" * 100
        plain = await anna.http.get("/assets/main-abc.js", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content != gzip.compress(plain.content)
        assert plain.headers["vary"] == "accept-encoding"
        # Files that the build has compressed are sent to clients that accept them, until the file itself changes.
        whole = web / "assets" / "small-abc.js"
        whole.write_text("console.log(1);")
        small = whole.with_name("small-abc.js.br")
        small.write_bytes(b"\x0b\x07\x80console.log(1);\x03")
        compressed = await anna.http.get("/assets/small-abc.js", headers={"Accept-Encoding": "gzip, br"})
        assert compressed.headers["content-encoding"] == "br"
        assert compressed.headers["content-type"].startswith("text/javascript")
        assert (await anna.http.get("/assets/small-abc.js")).text == "console.log(1);"
        whole.write_text("console.log(22);")
        os.utime(small, (0, 0))
        changed = await anna.http.get("/assets/small-abc.js", headers={"Accept-Encoding": "br"})
        assert changed.text == "console.log(22);"
        font = await anna.http.get("/assets/face-abc.woff2")
        assert font.headers["content-type"] == "font/woff2"
        assert "content-encoding" not in font.headers

        for path in (
            "/assets/none.js", "/none.txt", "/.hidden", "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt",
            "/assets/..%2f..%2fsecret.txt", "/assets/%00", "/assets", "/assets/",
        ):  # fmt: skip
            answer = await anna.http.get(path)
            assert "secret" not in answer.text, path
            assert answer.status_code == 404 or "<title>" in answer.text, path

        (web / "index.html").write_text("<!doctype html><title>new</title>")
        assert "new" in (await anna.http.get("/")).text


async def test_head_gives_the_headers_of_get_and_no_body(tmp_path: Path) -> None:
    web = tmp_path / "dist"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Pentakl</title>" + " " * 500)
    (web / "assets" / "main-abc.js").write_text("console.log('ż');" * 100)
    async with running(tmp_path / "data", web=web) as server, server.guest() as anna:
        for path in ("/", "/t/2222222222", "/assets/main-abc.js", "/assets/none.js", "/api/games", "/health"):
            got, head = await anna.http.get(path), await anna.http.head(path)
            assert head.status_code == got.status_code, path
            for headers in (got.headers, head.headers):
                del headers["date"]
            assert head.headers == got.headers, path
            assert head.headers["content-length"] != "0"
            assert head.content == b""
        page = await anna.http.head("/")
        assert page.status_code == 200
        again = await anna.http.head("/", headers={"If-None-Match": page.headers["etag"]})
        assert again.status_code == 304
        assert (await anna.http.head("/api/helpers/realms")).status_code == 405


async def test_a_web_client_that_is_not_built_is_reported(tmp_path: Path) -> None:
    async with running(tmp_path / "data", web=tmp_path) as server, server.guest() as anna:
        page = await anna.http.get("/")
        assert page.status_code == 503
        assert "make web" in page.text
        assert "nie jest zbudowany" in page.text


# --- health and metrics


async def test_health_and_metrics_tell_how_the_server_is(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        assert (await anna.call("GET", "/health"))["status"] == "ok"
        code = await anna.opens(bots=["greedy"], start=True, pace="instant")
        async with anna.at(code) as client:
            steps, values, text = 0, {"pentakl_bot_seconds_count": "0"}, ""
            # Anna's own turn may have several questions: the bot comes later.
            while steps < 5 or float(values["pentakl_bot_seconds_count"]) < 1:
                await play_on([client], steps=1)
                steps += 1
                text = (await anna.http.get("/metrics")).text
                values = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
            assert float(values["pentakl_entries_stored_total"]) >= client.seq
            assert values["pentakl_sockets"] == "1.0"
            assert values["pentakl_tables_in_memory"] == "1.0"
            assert float(values["pentakl_command_seconds_count"]) == steps
            assert code not in text
            assert anna.cookie.split(".")[0] not in text


async def test_metrics_are_for_this_machine_alone(tmp_path: Path) -> None:
    """They would show how long single decisions of bots took, which may reveal what a bot holds."""
    async with running(tmp_path) as server, server.guest() as anna:
        assert (await anna.http.get("/metrics")).status_code == 200
        for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"):
            for sender in ("203.0.113.7", "127.0.0.1", "for=127.0.0.1", ""):
                answer = await anna.http.get("/metrics", headers={header: sender})
                assert answer.status_code == 404, (header, sender)
                assert answer.json()["error"]["code"] == "not-found"
        port = server.address.rstrip("/").rsplit(":", 1)[1]
        for host, status in [
            (f"127.0.0.1:{port}", 200), ("127.0.0.1", 200), (f"localhost:{port}", 200), ("LocalHost", 200),
            (f"[::1]:{port}", 200), (f"pentakl.example:{port}", 404), ("192.168.1.2", 404), ("", 404), ("[::1", 404),
            ("localhost.example", 404), ("127.0.0.1.example", 404),
        ]:  # fmt: skip
            # Another site may let its own host name point to 127.0.0.1; its requests still carry that name.
            answer = await anna.http.get("/metrics", headers={"Host": host})
            assert answer.status_code == status, host
    for host, is_here in [
        ("127.0.0.1", True), ("127.8.9.10", True), ("::1", True), ("::ffff:127.0.0.1", True),
        ("192.168.1.2", False), ("203.0.113.7", False), ("2001:db8::1", False), ("localhost", False), ("", False),
    ]:  # fmt: skip
        assert is_loopback(host) == is_here, host


async def test_two_guests_are_two_people(tmp_path: Path) -> None:
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        again = Guest(server.address, anna.cookie)
        async with again.http:
            assert (await again.call("GET", "/api/me"))["name"] == "Anna"
        async with server.guest() as other:
            assert other.cookie != anna.cookie
            assert (await other.call("GET", "/api/me"))["name"] == ""


async def test_no_answer_waits_for_nagles_algorithm(tmp_path: Path) -> None:
    """With it, every second write to a connection would wait some 40 ms for the client's delayed acknowledgement."""
    async with running(tmp_path) as server, server.guest("Anna") as anna:
        code = await anna.opens()
        async with anna.at(code):
            accepted = server.accepted_sockets()
            assert len(accepted) == 2, "one connection of pages, one of the table"
            assert all(each.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for each in accepted)
