"""What HTTP answers: the lobby's questions, the front end, and everything that is wrong."""

import gzip
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from semyorka.games import GAMES
from semyorka.words import LANGUAGES, has
from tests.server.guests import Json
from tests.server.hosting import Hosted

PAGE = "<!doctype html><title>Семёрка</title>" + "<p>card</p>" * 100


@pytest.fixture
def built(tmp_path: Path) -> Iterator[Hosted]:
    """A server with a small front end."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(PAGE, "utf-8")
    (static / "assets" / "app-1a2b.js").write_text("console.log('♠');" * 100, "utf-8")
    (static / "assets" / "face-3c4d.woff2").write_bytes(b"wOF2" + bytes(2000))
    (static / "favicon.svg").write_text("<svg/>")
    (static / ".hidden").write_text("secret")
    (tmp_path / "outside.txt").write_text("secret")
    server = Hosted(tmp_path, static=static)
    yield server
    server.close()


@pytest.fixture
async def web(built: Hosted) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=built.address, trust_env=False, timeout=30) as client:
        yield client


async def test_the_games_and_their_house_rules(web: httpx.AsyncClient) -> None:
    answer = await web.get("/api/games")
    pitch = next(game for game in answer.json()["games"] if game["key"] == "pitch")
    assert pitch["seats"] == [2, 7]
    assert {"key": "target", "values": [7, 10, 11, 21], "default": 7, "clause": "P4"} in pitch["options"]
    assert answer.headers["cache-control"] == "no-store"


async def test_health(web: httpx.AsyncClient) -> None:
    assert (await web.get("/api/health")).json() == {"ok": True, "tables": 0}
    await web.post("/api/tables", json=table())
    assert (await web.get("/api/health")).json() == {"ok": True, "tables": 1}


def table(**changed: Any) -> Json:
    body = {"game": "pitch", "options": {"target": 7}, "chairs": [{"kind": "human"}, {"kind": "bot"}], "name": "Аня"}
    return {**body, "pace": "calm", **changed}


async def test_a_table_is_opened(web: httpx.AsyncClient) -> None:
    answer = await web.post("/api/tables", json=table())
    assert answer.status_code == 201
    opened = answer.json()
    assert set(opened) == {"table", "invite", "seat", "secret"}
    assert opened["seat"] == 0
    assert min(len(opened["secret"]), len(opened["invite"])) >= 32
    assert len({opened["table"], opened["secret"], opened["invite"]}) == 3


@pytest.mark.parametrize(("wanted", "names"), [("ru-RU,en;q=0.5", "АЯ"), ("en-GB,ru;q=0.9", "AZ"), ("", "АЯ")])
async def test_bots_have_names_of_the_opener_s_language(
    built: Hosted, web: httpx.AsyncClient, wanted: str, names: str
) -> None:
    chairs = [{"kind": "human"}, *[{"kind": "bot"}] * 6]
    answer = await web.post("/api/tables", json=table(chairs=chairs), headers={"accept-language": wanted})
    bots = [chair.name for chair in built.room(answer.json()["table"]).table.chairs[1:]]
    assert len(set(bots)) == 6
    assert all(names[0] <= name[0] <= names[1] for name in bots)


@pytest.mark.parametrize(
    ("body", "key", "args"),
    [
        (b"", "refuse-not-json", {}),
        (b"{", "refuse-not-json", {}),
        (b"\xff", "refuse-not-json", {}),
        (b"[]", "refuse-bad-message", {"field": "type"}),
        (b"{}", "refuse-bad-message", {"field": "game"}),
        (table(game=7), "refuse-bad-message", {"field": "game"}),
        (table(game="poker"), "refuse-unknown-game", {"game": "poker", "games": ", ".join(GAMES)}),
        (table(options={"shoes": 1}), "refuse-unknown-option", {"option": "shoes"}),
        (table(options={"target": [7]}), "refuse-bad-message", {"field": "options"}),
        (table(options={"target": True}), "refuse-bad-message", {"field": "options"}),
        (table(chairs={}), "refuse-bad-message", {"field": "chairs"}),
        (table(chairs=[7]), "refuse-bad-message", {"field": "chairs[0]"}),
        (table(chairs=[{"kind": "bot"}] * 1000), "refuse-bad-message", {"field": "chairs"}),
        (table(chairs=[{"kind": "bot"}] * 9), "refuse-seats", {"seats": "9", "least": 2, "most": 7}),
        (table(name=""), "refuse-name-empty", {}),
        (table(name="я" * 25), "refuse-name-long", {"most": 24}),
        (table(pace="hasty"), "refuse-pace", {"values": "swift, calm, slow"}),
    ],
)
async def test_a_table_that_is_not_to_be_had(web: httpx.AsyncClient, body: Any, key: str, args: Json) -> None:
    answer = await (
        web.post("/api/tables", content=body) if isinstance(body, bytes) else web.post("/api/tables", json=body)
    )
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert error["key"] == key
    assert args.items() <= error["args"].items()
    assert all(has(lang, key) for lang in LANGUAGES)
    assert (await web.get("/api/health")).json()["tables"] == 0


async def test_a_body_that_is_too_long(web: httpx.AsyncClient) -> None:
    answer = await web.post("/api/tables", content=b"x" * 70_000)
    assert (answer.status_code, answer.json()["error"]["key"]) == (413, "refuse-body-too-long")

    async def chunks() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b"x" * 1000

    answer = await web.post("/api/tables", content=chunks())
    assert (answer.status_code, answer.json()["error"]["key"]) == (413, "refuse-body-too-long")


async def test_a_foreign_page_opens_no_table(web: httpx.AsyncClient, built: Hosted) -> None:
    answer = await web.post("/api/tables", json=table(), headers={"origin": "http://evil.example"})
    assert (answer.status_code, answer.json()["error"]["key"]) == (403, "refuse-foreign-page")
    answer = await web.post("/api/tables", json=table(), headers={"origin": built.address})
    assert answer.status_code == 201


@pytest.mark.parametrize("address", ["/api/nothing", "/api", "/ws", "/api/tables/1"])
async def test_addresses_that_are_none(web: httpx.AsyncClient, address: str) -> None:
    answer = await web.get(address)
    assert answer.status_code in (404, 405)
    assert answer.json()["error"]["key"] == "refuse-unknown-address"


async def test_methods_that_are_none(web: httpx.AsyncClient) -> None:
    for method in ("PUT", "DELETE", "PATCH"):
        answer = await web.request(method, "/api/tables", json={})
        assert (answer.status_code, answer.json()["error"]["key"]) == (405, "refuse-unknown-address")


@pytest.mark.parametrize("address", ["/", "/table/abc", "/rules/pitch/P8", "/что-то", "/?x=1"])
async def test_every_page_is_the_program(web: httpx.AsyncClient, address: str) -> None:
    answer = await web.get(address)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


async def test_the_headers_that_keep_a_page_safe(web: httpx.AsyncClient, built: Hosted) -> None:
    headers = (await web.get("/")).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'self'; style-src 'self' 'unsafe-inline'")
    assert f"connect-src 'self' ws://127.0.0.1:{built.port} wss://127.0.0.1:{built.port};" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    odd = await web.get("/", headers={"host": "evil.example; script-src *"})
    assert "script-src" not in odd.headers.get("content-security-policy", "")


@pytest.mark.parametrize(
    ("address", "kind", "kept"),
    [
        ("/assets/app-1a2b.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/face-3c4d.woff2", "font/woff2", "public, max-age=31536000, immutable"),
        ("/favicon.svg", "image/svg+xml; charset=utf-8", "no-cache"),
    ],
)
async def test_files_with_their_kind_and_how_long_they_keep(
    web: httpx.AsyncClient, address: str, kind: str, kept: str
) -> None:
    answer = await web.get(address)
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == (kind, kept)


async def test_text_is_compressed_for_those_who_can_read_it(web: httpx.AsyncClient) -> None:
    async with web.stream("GET", "/", headers={"accept-encoding": "gzip"}) as answer:
        raw = b"".join([part async for part in answer.aiter_raw()])
    assert gzip.decompress(raw).decode() == PAGE
    plain = await web.get("/", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"] == "Accept-Encoding"


async def test_what_has_not_changed_is_not_sent_again(web: httpx.AsyncClient, built: Hosted) -> None:
    first = await web.get("/")
    again = await web.get("/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    (built.static / "index.html").write_text("<!doctype html>new", "utf-8")
    assert (await web.get("/", headers={"if-none-match": first.headers["etag"]})).text == "<!doctype html>new"


async def test_head_has_no_body(web: httpx.AsyncClient) -> None:
    answer = await web.head("/")
    assert (answer.status_code, answer.content) == (200, b"")


@pytest.mark.parametrize(
    "address",
    [
        "/assets/missing.js", "/missing.png", "/.hidden", "/assets/../.hidden", "/assets/%2e%2e/%2e%2e/outside.txt",
        "/..%2foutside.txt", "/../outside.txt", "/%2e%2e/outside.txt", "/assets/..%5c..%5coutside.txt", "/a%00.js",
    ],
)  # fmt: skip
async def test_nothing_else_of_the_disk_is_shown(built: Hosted, address: str) -> None:
    raw = await asked(built.port, address)
    assert raw.split(b" ")[1] in (b"404", b"400")
    assert b"secret" not in raw


async def asked(port: int, address: str) -> bytes:
    """The answer to a request whose address nobody has put in order."""
    import asyncio

    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET {address} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    return answer


async def test_a_front_end_that_was_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    server = Hosted(tmp_path, static=tmp_path / "nothing")
    try:
        async with httpx.AsyncClient(base_url=server.address, trust_env=False) as web:
            answer = await web.get("/", headers={"accept-language": "en"})
            assert answer.status_code == 503
            assert "./dev build" in answer.text
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            assert "Соберите" in (await web.get("/", headers={"accept-language": "ru"})).text
    finally:
        server.close()
