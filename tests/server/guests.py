"""People for tests: each has a socket, says what a browser would say and keeps what it hears."""

import asyncio
import itertools
import json
import random
from collections.abc import Callable
from typing import Any, Self

import httpx
import websockets

Json = dict[str, Any]

PATIENCE = 60.0
_ids = itertools.count()


def fresh_id() -> str:
    """An id that no other intent has."""
    return f"intent-{next(_ids):012d}-{random.getrandbits(64):x}"


async def open_table(address: str, kinds: str = "hbbb", **more: Any) -> Json:
    """Open a table: ``h`` a person, ``b`` a bot, ``e`` nobody. The server's answer."""
    chairs = [{"kind": {"h": "human", "b": "bot", "e": "empty"}[kind]} for kind in kinds]
    body = {"game": "pitch", "options": {}, "chairs": chairs, "name": "Аня", "pace": "calm", **more}
    async with httpx.AsyncClient(trust_env=False) as client:
        answer = await client.post(f"{address}/api/tables", json=body, timeout=60)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


class Guest:
    """One socket. ``view`` is the newest view, ``heard`` every message, ``events`` every event in order."""

    def __init__(self, address: str, table: str, secret: str | None = None, invite: str | None = None) -> None:
        self.address, self.table, self.secret, self.invite = address, table, secret, invite
        self.socket: websockets.ClientConnection | None = None
        self.view: Json = {}
        self.heard: list[Json] = []
        self.events: list[Json] = []
        self.gaps = 0

    async def __aenter__(self) -> Self:
        if self.socket is None:
            self.socket = await websockets.connect(self.address, proxy=None, max_size=None)
            await self.greet()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.line.close()
        self.socket = None

    @property
    def line(self) -> websockets.ClientConnection:
        """The socket, which is open."""
        assert self.socket is not None
        return self.socket

    async def greet(self) -> Json:
        """Say hello; the answer, a view or a refusal."""
        await self.send(
            type="hello", table=self.table, secret=self.secret, invite=self.invite, revision=self.view.get("revision")
        )
        return await self.hear_until(lambda heard: heard["type"] in ("view", "refused"))

    async def send(self, **message: Any) -> None:
        """Send a message as it is."""
        await self.line.send(json.dumps(message))

    async def hear(self) -> Json:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            heard: Json = json.loads(await self.line.recv())
        self.heard.append(heard)
        if heard["type"] == "view":
            self.gaps += bool(self.view) and heard["from"] != self.view["revision"]
            self.view = heard["view"]
            self.events += heard["events"]
        elif heard["type"] == "seated":
            self.secret = heard["secret"]
        return heard

    async def hear_until(self, fits: Callable[[Json], bool]) -> Json:
        """Listen until a message fits, and return that one."""
        while not fits(heard := await self.hear()):
            pass
        return heard

    async def until(self, fits: Callable[[Json], bool]) -> Json:
        """Listen until the newest view fits, and return it."""
        while not (self.view and fits(self.view)):
            await self.hear()
        return self.view

    async def ask(self, type: str, **fields: Any) -> Json:
        """Send an intent and listen until it is answered; ``done`` or ``refused``."""
        id = fields.pop("id", None) or fresh_id()
        await self.send(type=type, id=id, **fields)
        return await self.hear_until(lambda heard: heard["type"] in ("done", "refused") and heard["id"] in (id, None))

    async def act(self, action: str, **fields: Any) -> Json:
        """An action at the revision of the newest view."""
        return await self.ask("act", **{"revision": self.view["revision"], "action": action, **fields})

    @property
    def legal(self) -> list[str]:
        """What one may do by the newest view."""
        deal = self.view.get("deal")
        return list(deal["legal"]) if deal and self.view["stage"] == "play" else []

    async def play(self, until: Callable[[Json], bool]) -> None:
        """Play at random, and be ready after every count, until the view fits."""
        answered = -1
        while not (self.view and until(self.view)):
            revision, stage = self.view.get("revision", -1), self.view.get("stage")
            if revision > answered and self.legal:
                answered = revision
                words = self.legal
                await self.act(random.choice(words[:2] if "pass" in words else words))
            elif revision > answered and stage in ("deal_over", "match_over") and not self.is_ready():
                answered = revision
                await self.ask("next", revision=revision)
            else:
                await self.hear()

    def is_ready(self) -> bool:
        """Whether the table knows that one is ready."""
        return self.view["you"] in self.view["ready"]


def match_over(view: Json) -> bool:
    """Whether a match has ended."""
    return bool(view["stage"] == "match_over")


def mid_trick(view: Json) -> bool:
    """Whether some cards lie on the table, and not all."""
    return view["stage"] == "play" and bool(view["deal"]["trick"]["plays"])
