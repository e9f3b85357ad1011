"""One run of a script over the application's own routes, with every byte of it that reaches those under audit."""

import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from semyorka.audit.lines import Life, Line, asked
from semyorka.audit.script import INVITE, KEY, Drawn, Script, secret_of
from semyorka.audit.worlds import World
from semyorka.server import socket
from semyorka.server.app import create_app
from semyorka.store import Store
from semyorka.telling import shuffle

#: What is no message, or none that may be sent now.
RUDE = (
    b"", b"\xff\xfe", b"{", b"[]", b'"act"', b'{"type":"peek","id":"p"}', b'{"type":"act","id":"p"}',
    b'{"type":"act","id":"p","revision":0,"action":"AS"}', b'{"type":"act","id":"p","revision":-1,"action":"7H"}',
    b'{"type":"act","id":"p","revision":99999,"action":"pass"}', b'{"type":"sit","id":"p","name":"","seat":1}',
    b'{"type":"start","id":"p","hands":true}', b'{"type":"cut","id":"p","entropy":"7"}',
    b'{"type":"stop","id":"p","revision":1}', b'{"type":"hello","table":"another"}',
)  # fmt: skip
ADDRESSES = (
    "/", "/api/games", "/api/health", "/api/tables", f"/api/tables/{KEY}", f"/api/tables/{KEY}/record",
    f"/api/tables/{KEY}/record?match=1", f"/api/records/{KEY}", f"/table/{KEY}",
)  # fmt: skip
BEFORE = -1


class Hinted(msgspec.Struct):
    """What the audit itself must understand of a hint."""

    revision: int


class Failed(Exception):
    """The audit itself cannot go on: what the rules allow was refused, or the application does not answer."""


@dataclass(slots=True)
class Transcript:
    """By route, what came in order, each with the moment of the deal at which it came; ``BEFORE`` is before it.
    ``failed`` is what ended the run before its time, None where nothing did."""

    routes: dict[str, list[tuple[int, bytes]]] = field(default_factory=dict)
    failed: Failed | None = None

    def heard(self, route: str, moment: int, raw: bytes) -> None:
        self.routes.setdefault(route, []).append((moment, raw))


async def run(script: Script, world: World) -> Transcript:
    """Play a world's deal and return what came."""
    with tempfile.TemporaryDirectory() as folder, staged(script, world.order):
        store = await Store.in_file(Path(folder) / "log.sqlite")
        try:
            await store.open_table(KEY, script.case.game, script.log)
            session = Session(script, world, store)
            try:
                await session.play()
            except Failed as failed:
                session.transcript.failed = failed
            except TimeoutError:
                session.transcript.failed = Failed(f"no answer at moment {session.moment}")
            return session.transcript
        finally:
            await store.close()


@contextmanager
def staged(script: Script, order: Sequence[int]) -> Iterator[None]:
    """In here the pack of the deal under audit lies in this order although the seed is the same, and no socket is too
    talkative: that depends on the clock."""
    natural, burst = shuffle.order, socket.BURST

    def laid(cards: Sequence[int], seed: bytes) -> list[int]:
        return list(order) if seed == script.seed else natural(cards, seed)

    shuffle.order, socket.BURST = laid, 1_000_000
    try:
        yield
    finally:
        shuffle.order, socket.BURST = natural, burst


class Session:
    """A run. ``lines`` are the other seats' sockets by seat; ``own`` that of the seat under audit, None while it is
    away or where a watcher is under audit; ``watcher`` that of somebody who watches."""

    def __init__(self, script: Script, world: World, store: Store) -> None:
        self.script, self.world, self.store = script, world, store
        self.chance = Drawn(f"live {script.case.seed}")
        self.transcript = Transcript()
        self.moment = BEFORE
        self.lines: dict[int, Line] = {}
        self.own: Line | None = None
        self.watcher: Line | None = None
        self.app: Any = None

    # ---- The run ---------------------------------------------------------------------------------------------

    async def play(self) -> None:
        """From the moment before the deal to the last one that is the same."""
        async with Life(self.begin()):
            await self.connect()
            await self.before_the_deal()
            await self.deal_out()
            restart = await self.go_on(0)
            await self.hang_up()
        if restart is not None:
            async with Life(self.begin()):
                await self.connect()
                await self.go_on(restart, restarted=True)
                await self.hang_up()

    def begin(self) -> Any:
        """The application over the log, with chance that is the same in every run."""
        self.app = create_app(self.store)
        self.app.state["rooms"].chance = self.chance
        return self.app

    async def before_the_deal(self) -> None:
        await self.look()
        await self.be_rude()
        for seat, entropy in self.script.cuts.items():
            await self.change(seat, type="cut", id=f"cut {seat}", entropy=entropy)

    async def deal_out(self) -> None:
        """Everybody is ready, and the cards are dealt."""
        seats = range(self.script.case.seats)
        for seat in seats if not self.script.lobby else (0,):
            if seat == seats[-1] or self.script.lobby:
                self.moment = 0
            if self.script.lobby:
                await self.change(seat, type="start", id="start")
            else:
                await self.change(seat, type="next", id=f"next {seat}", revision=self.line(seat).revision)
        for line in self.everybody():
            await line.until(lambda one: one.stage == "play")
        revision = max(line.revision for line in self.everybody())
        for line in self.everybody():
            await line.until(lambda one: one.revision == revision)

    async def go_on(self, first: int, restarted: bool = False) -> int | None:
        """Play from a moment on; the moment at which the server is to be started anew, None at the end."""
        for moment in range(first, self.world.moments):
            step = self.script.steps[moment] if moment < len(self.script.steps) else None
            if step is not None and step.restart and not (restarted and moment == first):
                return moment
            await self.besides(moment)
            if step is None or moment + 1 >= self.world.moments:
                break
            if step.seat == self.script.case.seat and self.own is None:
                await self.come_back()
            self.moment = moment + 1
            word, revision = self.world.words[moment], self.line(step.seat).revision
            await self.change(step.seat, type="act", id=f"act {moment}", revision=revision, action=word)
        return None

    async def besides(self, moment: int) -> None:
        """What is done at a moment besides the action."""
        if moment >= len(self.script.steps):
            return
        step = self.script.steps[moment]
        if step.away and self.own is not None:
            await self.go_away()
        elif not step.away and self.own is None and self.script.case.seat is not None:
            await self.come_back()
        if self.own is not None:
            for place, word in enumerate(step.tries):
                id = f"try {moment} {place}"
                self.own.send(type="act", id=id, revision=self.own.revision, action=word)
                await self.own.answer(id)
            if step.again:
                await self.go_away()
                await self.come_back()
        if step.rude:
            await self.be_rude()
        if step.looks:
            await self.look()
        if step.hint:
            await self.be_helped()

    async def change(self, seat: int, **message: Any) -> None:
        """A seat does something, and everybody hears of it. ``Failed`` when it is refused."""
        line = self.line(seat)
        revision = line.revision + 1
        line.send(**message)
        if await line.answer(message["id"]) != "done":
            raise Failed(f"{message} was refused at moment {self.moment}")
        for one in self.everybody():
            await one.until(lambda other: other.revision >= revision)

    # ---- Connections -----------------------------------------------------------------------------------------

    def heard(self, route: str, raw: bytes) -> None:
        self.transcript.heard(route, self.moment, raw)

    def line(self, seat: int) -> Line:
        """The socket of a seat that is connected."""
        line = self.own if seat == self.script.case.seat else self.lines[seat]
        if line is None:
            raise AssertionError("the seat is away")
        return line

    def everybody(self) -> list[Line]:
        return [*self.lines.values(), *(line for line in (self.own, self.watcher) if line is not None)]

    async def connect(self) -> None:
        """All come to the table, the seat under audit last."""
        for seat in range(self.script.case.seats):
            if seat != self.script.case.seat:
                self.lines[seat] = Line(self.app, "")
                await self.greet(self.lines[seat], secret=secret_of(seat))
                await self.here(seat, True)
        self.watcher = Line(self.app, "socket of a watcher", self.heard)
        await self.greet(self.watcher, invite=INVITE)
        if self.script.case.seat is not None:
            await self.come_back()

    async def greet(self, line: Line, **key: str) -> None:
        """Say hello and wait for the whole view."""
        line.send(type="hello", table=KEY, revision=0, **key)
        await line.until(lambda one: one.revision >= 0)

    async def here(self, seat: int, there: bool) -> None:
        """Wait until everybody knows that a seat is connected or not."""
        for line in self.everybody():
            await line.until(lambda one: len(one.here) > seat and one.here[seat] == there)

    async def come_back(self) -> None:
        seat = self.script.case.seat
        if seat is not None:
            line = Line(self.app, "socket of the seat", self.heard)
            await self.greet(line, secret=secret_of(seat))
            self.own = line
            await self.here(seat, True)

    async def go_away(self) -> None:
        seat, line = self.script.case.seat, self.own
        if seat is not None and line is not None:
            self.own = None
            await line.close()
            await self.here(seat, False)

    async def hang_up(self) -> None:
        """All leave, unheard."""
        everybody = [line for line in (self.watcher, self.own, *self.lines.values()) if line is not None]
        for line in everybody:
            line.heard = None
        for line in everybody:
            await line.close()
        self.lines, self.own, self.watcher = {}, None, None

    # ---- What a curious person does ------------------------------------------------------------------------

    async def be_rude(self) -> None:
        """Send what is no message, from the seat and from the watcher, and hear the answers."""
        for line in [line for line in (self.own, self.watcher) if line is not None]:
            for raw in RUDE:
                line.answers.clear()
                line.say(raw)
                await line.until(lambda one: bool(one.answers))

    async def be_helped(self) -> None:
        """Ask for a hint, twice, and as a watcher; whether it comes or is refused is heard."""
        if self.own is None or self.script.case.seat is None:
            return
        secret = secret_of(self.script.case.seat)
        for who, key in (("the seat", secret), ("the seat again", secret), ("a watcher", INVITE)):
            wanted = msgspec.json.encode({"secret": key, "revision": self.own.revision})
            raw = await asked(self.app, f"/api/tables/{KEY}/hint", body=wanted)
            self.heard(f"POST hint by {who}", raw)
            told = raw[raw.find(b'{"revision":') :] if b'{"revision":' in raw else b'{"revision":0}'
            revision = msgspec.json.decode(told, type=Hinted).revision
            for line in self.everybody():
                await line.until(lambda one, least=revision: one.revision >= least)  # type: ignore[misc]

    async def look(self) -> None:
        """Ask for every address, with the seat's key and without, and open second windows."""
        seat = self.script.case.seat
        keys = {"nobody": None, "a watcher": INVITE} | ({} if seat is None else {"the seat": secret_of(seat)})
        for who, key in keys.items():
            for address in ADDRESSES:
                path, _, query = address.partition("?")
                self.heard(f"GET {address} by {who}", await asked(self.app, path, query, key))
        await self.second_window("second socket of a watcher", invite=INVITE)
        if self.own is not None and seat is not None:
            await self.second_window("second socket of the seat", secret=secret_of(seat))
            await self.own.until(lambda one: None in one.answers)
            self.own.answers.clear()

    async def second_window(self, route: str, **key: str) -> None:
        line = Line(self.app, route, self.heard, lang="en")
        await self.greet(line, **key)
        await line.close()
