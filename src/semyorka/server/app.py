"""The application: addresses, and what each of them answers. docs/protocol.md is the contract."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, delete, get, post, route, websocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery

from semyorka.games import GAMES
from semyorka.games.facts import Refused
from semyorka.server.guard import own_page
from semyorka.server.hints import Hints
from semyorka.server.messages import LONGEST_BODY, HintWanted, ReviewWanted, TableWanted, ViewWanted, read_body
from semyorka.server.names import preferred, read_names
from semyorka.server.pages import COMMON_HEADERS, STATIC, Shelf, policy
from semyorka.server.records import LONGEST_RECORD, Records, damage
from semyorka.server.reviews import LONGEST_REVIEW_BODY, Reviews
from semyorka.server.rooms import Rooms
from semyorka.server.socket import attend
from semyorka.store import StorageFailed, Store
from semyorka.telling.notation import Damaged
from semyorka.words import say

log = logging.getLogger(__name__)

#: The status of a refusal; 400 for every other.
STATUS = {
    "refuse-unknown-address": 404, "refuse-unknown-table": 404, "refuse-no-record": 404,
    "refuse-no-decision": 404, "refuse-review-unknown": 404,
    "refuse-foreign-page": 403, "refuse-bad-invite": 403, "refuse-bad-secret": 403,
    "refuse-body-too-long": 413, "refuse-record-too-long": 413, "refuse-too-many": 429, "refuse-storage": 503,
    "refuse-hint-failed": 503,
}  # fmt: skip

#: How a body is refused that holds a record and is too long for one.
LONG_BODY: Any = {HTTPException: lambda _, error: answer(refusal_of(error, "record"), error.status_code)}

Browser = Request[Any, Any, State]


def create_app(
    store: Store, *, pace_scale: float = 1.0, static: Path = STATIC, reviews_in: Path | None = None
) -> Litestar:
    """The application over a log. ``pace_scale`` multiplies every wait; ``static`` is the built front end; reviews are
    kept in the folder ``reviews_in``, in memory without one.

    The store stays the caller's, who opened it and closes it.
    """
    rooms, shelf = Rooms(store, pace_scale), Shelf(static)
    records, hints = Records(rooms), Hints(rooms)
    reviews = Reviews(records, reviews_in)

    @get("/api/games", sync_to_thread=False)
    def games() -> dict[str, Any]:
        return {"games": [told(key) for key in GAMES]}

    @get("/api/health")
    async def health() -> dict[str, Any]:
        return {"ok": True, "tables": await store.count()}

    @post("/api/tables")
    async def open_table(request: Browser) -> dict[str, Any]:
        wanted = read_body(await asked(request), TableWanted)
        return await rooms.open(wanted, preferred(request.headers.get("accept-language")))

    @post("/api/tables/{key:str}/hint", status_code=HTTPStatus.OK)
    async def hint(request: Browser, key: FromPath[str]) -> dict[str, Any]:
        return await hints.of_table(key, read_body(await asked(request), HintWanted))

    @get("/api/tables/{key:str}/record", media_type=MediaType.TEXT)
    async def record(request: Browser, key: FromPath[str], match: FromQuery[int | None] = None) -> str:
        return await records.of_table(key, request.headers.get("authorization"), match)

    @post(
        "/api/records", status_code=HTTPStatus.OK, request_max_body_size=LONGEST_RECORD,
        exception_handlers=LONG_BODY,
    )  # fmt: skip
    async def replayed(request: Browser, deal: FromQuery[int] = 1) -> Response[bytes]:
        return as_json(await records.replayed(await asked(request), deal))

    @post(
        "/api/records/view", status_code=HTTPStatus.OK, request_max_body_size=LONGEST_REVIEW_BODY,
        exception_handlers=LONG_BODY,
    )  # fmt: skip
    async def seen(request: Browser) -> Response[bytes]:
        return as_json(await reviews.view(read_body(await asked(request), ViewWanted)))

    @post(
        "/api/reviews", status_code=HTTPStatus.OK, request_max_body_size=LONGEST_REVIEW_BODY,
        exception_handlers=LONG_BODY,
    )  # fmt: skip
    async def review(request: Browser) -> Response[bytes]:
        return as_json(await reviews.ask(read_body(await asked(request), ReviewWanted)))

    @get("/api/reviews/{key:str}")
    async def reviewed(key: FromPath[str]) -> Response[bytes]:
        return as_json(await reviews.get(key))

    @delete("/api/reviews/{key:str}", status_code=HTTPStatus.OK)
    async def given_up(request: Browser, key: FromPath[str]) -> Response[bytes]:
        await asked(request)
        return as_json(await reviews.give_up(key))

    @websocket("/ws")
    async def ws(socket: WebSocket[Any, Any, State]) -> None:
        await attend(socket, rooms)

    @route(["/", "/{path:path}"], http_method=["GET", "HEAD"])
    async def pages(request: Browser) -> Response[bytes]:
        if request.scope["path"].split("/")[1] in ("api", "ws"):
            raise Refused("refuse-unknown-address")
        return await shown(request, shelf, request.scope["path"])

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncGenerator[None]:
        reading = asyncio.create_task(asyncio.to_thread(read_names))
        await reviews.start()
        yield
        await reading
        await reviews.close()
        await rooms.close()

    return Litestar(
        [games, health, open_table, hint, record, replayed, seen, review, reviewed, given_up, ws, pages],
        lifespan=[lifespan],
        state=State({"rooms": rooms, "reviews": reviews}),
        openapi_config=None,
        logging_config=None,
        request_max_body_size=LONGEST_BODY,
        exception_handlers={
            Refused: lambda _, refusal: answer(refusal),
            Damaged: lambda _, damaged: told_as(damage(damaged), HTTPStatus.BAD_REQUEST),
            StorageFailed: lambda _, failure: answer(Refused("refuse-storage")),
            HTTPException: lambda _, error: answer(refusal_of(error), error.status_code),
            Exception: lambda _, error: broken(error),
        },
        response_headers={"Cache-Control": "no-store", **COMMON_HEADERS},
    )


def as_json(body: bytes | dict[str, Any]) -> Response[bytes]:
    """An answer in JSON, some of which may be encoded already."""
    encoded = body if isinstance(body, bytes) else msgspec.json.encode(body)
    return Response(encoded, media_type=MediaType.JSON, headers=COMMON_HEADERS)


def told(key: str) -> dict[str, Any]:
    """A game as the lobby needs it."""
    game = GAMES[key]
    seats = [game.seats_allowed[0], game.seats_allowed[-1]]
    return {"key": key, "seats": seats, "options": [option.told() for option in game.house_rules]}


async def asked(request: Browser) -> bytes:
    """The body of a request that does something. ``Refused`` when another site's page has sent it."""
    if not own_page(request.headers.get("origin"), request.headers.get("host")):
        raise Refused("refuse-foreign-page")
    return await request.body()


async def shown(request: Browser, shelf: Shelf, address: str) -> Response[bytes]:
    """A file of the front end, or the page that says how to make one."""
    page = await asyncio.to_thread(shelf.page, address)
    headers = {**COMMON_HEADERS, "Content-Security-Policy": policy(request.headers.get("host"))}
    if page is None:
        if address.strip("/"):
            raise Refused("refuse-unknown-address")
        text = say(preferred(request.headers.get("accept-language")), "serve-not-built")
        return Response(text.encode(), status_code=503, headers=headers, media_type=MediaType.TEXT)
    headers |= {**page.headers, "ETag": page.tag}
    if page.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    body = page.body
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = page.packed
        headers["Content-Encoding"] = "gzip"
    return Response(body, headers=headers, media_type=headers["Content-Type"])


# ---- What is answered when something is not done -----------------------------------------------------------


def answer(refusal: Refused, status: int | None = None) -> Response[dict[str, Any]]:
    """A refusal as docs/protocol.md has it."""
    return told_as(refusal.told(), status or STATUS.get(refusal.key, HTTPStatus.BAD_REQUEST))


def told_as(error: dict[str, Any], status: int) -> Response[dict[str, Any]]:
    """An answer that says what is wrong."""
    return Response({"error": error}, media_type=MediaType.JSON, status_code=status, headers=COMMON_HEADERS)


def refusal_of(error: HTTPException, body: str = "body") -> Refused:
    """The refusal of a request that no address here takes, or whose ``body`` is too long."""
    if error.status_code == HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
        return Refused(f"refuse-{body}-too-long")
    return Refused("refuse-unknown-address")


def broken(error: Exception) -> Response[dict[str, Any]]:
    """A mistake of ours: the log has it, the browser hears only that nothing was done."""
    log.error("a request failed", exc_info=error)
    return answer(Refused("refuse-broken"), HTTPStatus.INTERNAL_SERVER_ERROR)
