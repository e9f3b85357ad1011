"""Reviews over HTTP: asked for by a table or a record, made one at a time in a process of their own, and kept."""

import asyncio
import contextlib
import json
import logging
import re
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import msgspec

from semyorka.games.facts import Refused
from semyorka.review.moments import view_at
from semyorka.review.reviewing import FULL, check, digest
from semyorka.server.kept_reviews import KeptReviews
from semyorka.server.messages import ReviewWanted, ViewWanted
from semyorka.server.records import LONGEST_RECORD, Queue, Records
from semyorka.telling.notation import read, write
from semyorka.telling.views import picture

log = logging.getLogger(__name__)

#: Bytes of a body that holds a record as a string of JSON.
LONGEST_REVIEW_BODY = 2 * LONGEST_RECORD
#: How many reviews may wait for theirs, and the seconds that one may take.
MOST_WAITING, LONGEST_WORK = 8, 3600.0
#: How many that are over are remembered with how they ended.
REMEMBERED = 64
#: The process that makes a review; its protocol stands in review/__main__.py.
WORKER = (sys.executable, "-m", "semyorka.review")
#: Bytes of its longest line, which is a whole review.
LONGEST_LINE = 64_000_000
ID = re.compile(r"[0-9a-f]{40}")


@dataclass(slots=True)
class Job:
    """A review that was asked for. ``why`` is the key of the reason why it has failed, None while it has not."""

    id: str
    record: str
    progress: float = 0.0
    why: str | None = None

    def told(self) -> dict[str, Any]:
        """As docs/protocol.md has it."""
        if self.why is not None:
            return {"id": self.id, "state": "failed", "progress": self.progress, "why": self.why}
        return {"id": self.id, "state": "working", "progress": self.progress}


class Reviews:
    """The reviews of one server. Whoever asks may go away: the work goes on, also after the server was started anew.

    ``folder``: where they are kept; None: in memory.
    """

    def __init__(self, records: Records, folder: Path | None) -> None:
        self.records = records
        self.kept = KeptReviews(folder)
        self.reading = Queue()
        self.jobs: dict[str, Job] = {}
        self.waiting: list[Job] = []
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._now: tuple[Job, asyncio.Task[None]] | None = None

    # ---- What is asked for ---------------------------------------------------------------------------------

    async def ask(self, wanted: ReviewWanted) -> dict[str, Any]:
        """Have a match reviewed, unless it has been. ``Refused``, or ``Damaged``, when it cannot be."""
        if wanted.table is not None:
            key = wanted.secret or wanted.invite or ""
            text = await self.records.of_table(wanted.table, f"Bearer {key}", wanted.match)
        else:
            text = short_enough(wanted.text or "")
        id, record = await self.reading.do(lambda: named(text))
        known = await self.state(id)
        if known is not None and known["state"] != "failed":
            return known
        if len(self.waiting) >= MOST_WAITING:
            raise Refused("refuse-too-many")
        await asyncio.to_thread(self.kept.ask, id, record)
        return self.begin(id, record).told()

    async def get(self, id: str) -> dict[str, Any]:
        """How a review stands, with the review when it is ready. ``Refused`` where there is none of this id."""
        found = await self.state(id) if ID.fullmatch(id) else None
        if found is None:
            raise Refused("refuse-review-unknown")
        return found

    async def give_up(self, id: str) -> dict[str, Any]:
        """Give up a review that is not ready; how it stands then. ``Refused`` where there is none of this id."""
        found = await self.get(id)
        job = self.jobs.get(id)
        if job is None or found["state"] != "working":
            return found
        job.why = "refuse-review-given-up"
        if job in self.waiting:
            self.waiting.remove(job)
        if self._now is not None and self._now[0] is job:
            self._now[1].cancel()
        await asyncio.to_thread(self.kept.forget, id)
        return job.told()

    async def view(self, wanted: ViewWanted) -> dict[str, Any]:
        """What a seat could see when a decision of a record was made. ``Refused`` and ``Damaged`` as they come."""
        text = short_enough(wanted.text)

        def seen() -> dict[str, Any]:
            record, _ = read(text)
            view, seat, word = view_at(record, wanted.deal, wanted.step, wanted.seat)
            return {"seat": seat, "view": picture(view, {}), "decided": word}

        return await self.reading.do(seen)

    async def state(self, id: str) -> dict[str, Any] | None:
        """How a review stands, None where there is none of this id."""
        job = self.jobs.get(id)
        if job is not None:
            return job.told()
        ready = await asyncio.to_thread(self.kept.ready, id)
        if ready is not None:
            return {"id": id, "state": "ready", "progress": 1.0, "review": msgspec.Raw(ready)}
        asked = await asyncio.to_thread(self.kept.asked, id)
        return None if asked is None else self.begin(id, asked).told()

    # ---- The work ------------------------------------------------------------------------------------------

    def begin(self, id: str, record: str) -> Job:
        """Put a review in the queue, unless it is there."""
        known = self.jobs.get(id)
        if known is not None and known.why is None:
            return known
        job = self.jobs[id] = Job(id, record)
        self.waiting.append(job)
        self._news.set()
        return job

    async def start(self) -> None:
        """Begin to work, first at what an earlier server was asked for."""
        for id in await asyncio.to_thread(self.kept.left):
            await self.state(id)
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop the work; what is not ready is begun anew by the next server over the same folder."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        """Make one review after another, for ever."""
        while True:
            while not self.waiting:
                self._news.clear()
                await self._news.wait()
            job = self.waiting.pop(0)
            task = asyncio.create_task(self._make(job))
            self._now = job, task
            try:
                await asyncio.wait({task})
            finally:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
                self._now = None
            self._ended(job)

    async def _make(self, job: Job) -> None:
        """Make a review and keep it, or say in the job why it has failed."""
        try:
            async with asyncio.timeout(LONGEST_WORK):
                made = await self._made(job)
        except Exception:
            log.exception("review %s failed", job.id)
            made = None
            job.why = job.why or "refuse-review-failed"
        if made is not None:
            await asyncio.to_thread(self.kept.finish, job.id, made)
            del self.jobs[job.id]
        else:
            await asyncio.to_thread(self.kept.forget, job.id)

    async def _made(self, job: Job) -> bytes | None:
        """The review by a process of its own, which ends with this call; None where the job says why there is none."""
        pipe = asyncio.subprocess.PIPE
        worker = await asyncio.create_subprocess_exec(*WORKER, stdin=pipe, stdout=pipe, limit=LONGEST_LINE)
        try:
            if worker.stdin is None or worker.stdout is None:
                raise OSError("a process has no pipes")
            worker.stdin.write(json.dumps({"text": job.record, "plan": asdict(FULL)}).encode() + b"\n")
            await worker.stdin.drain()
            async for line in worker.stdout:
                told = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
                if "review" in told:
                    return bytes(told["review"])
                if "failed" in told:
                    job.why = str(json.loads(bytes(told["failed"])))
                    return None
                job.progress = float(json.loads(bytes(told["progress"])))
            raise OSError("the process that makes reviews has ended before its time")
        finally:
            with contextlib.suppress(ProcessLookupError):
                worker.kill()
            await worker.wait()

    def _ended(self, job: Job) -> None:
        """Remember how the last ones ended, and no more."""
        over = [one.id for one in self.jobs.values() if one.why is not None]
        for id in over[:-REMEMBERED]:
            del self.jobs[id]


def short_enough(text: str) -> str:
    """A record's text. ``Refused`` when it is longer than one that is sent by itself may be."""
    if len(text.encode()) > LONGEST_RECORD:
        raise Refused("refuse-record-too-long")
    return text


def named(text: str) -> tuple[str, str]:
    """The id of the review of a record, and the record as it is written here. ``Refused`` when it is not reviewed."""
    record, _ = read(text)
    check(record)
    return digest(record, FULL), write(record)
