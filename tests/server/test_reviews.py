"""Reviews over HTTP: asked for once, made beside everything else, kept, given up, and begun anew after a kill."""

import asyncio
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from semyorka.review.moments import moments
from semyorka.review.reviewing import FULL, digest, review
from semyorka.server import kept_reviews
from semyorka.server import reviews as server_reviews
from semyorka.server.kept_reviews import KeptReviews
from semyorka.server.records import LONGEST_RECORD
from semyorka.telling.notation import read, write
from semyorka.telling.views import picture
from semyorka.words import LANGUAGES, has
from tests.review.matches import played
from tests.server.guests import Guest, Json, open_table
from tests.server.hosting import Hosted
from tests.serving import Serving

RECORD = played("seven_leaves", 2)
TEXT = write(RECORD)

#: A worker that says how far it is and then waits for a file beside it, or for ever.
SLOW = """
import json, os, pathlib, sys, time
wanted = json.loads(sys.stdin.readline())
print(json.dumps({"progress": 0.5}), flush=True)
while not pathlib.Path(sys.argv[1]).exists():
    time.sleep(0.02)
print(json.dumps({"review": {"of": wanted["text"]}}), flush=True)
"""


def web(address: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=address, trust_env=False, timeout=60)


async def ask(address: str, **body: Any) -> httpx.Response:
    async with web(address) as client:
        return await client.post("/api/reviews", json=body)


async def state_of(address: str, id: str) -> Json:
    async with web(address) as client:
        answer = await client.get(f"/api/reviews/{id}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def until(address: str, id: str, fits: Callable[[Json], bool]) -> Json:
    """How the review stands once it stands so."""
    deadline = time.monotonic() + 120
    while not fits(now := await state_of(address, id)):
        assert time.monotonic() < deadline, now
        await asyncio.sleep(0.05)
    return now


def over(now: Json) -> bool:
    return bool(now["state"] != "working")


def refused(answer: httpx.Response) -> tuple[int, str]:
    told = answer.json()["error"]
    assert all(has(lang, told["key"]) for lang in LANGUAGES)
    return answer.status_code, told["key"]


@pytest.fixture
def slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Makes every worker slow; it ends when the file is there."""
    go = tmp_path / "go"
    monkeypatch.setattr(server_reviews, "WORKER", (sys.executable, "-c", SLOW, str(go)))
    return go


# ---- A review ----------------------------------------------------------------------------------------------


async def test_a_record_is_reviewed_once(hosted: Hosted) -> None:
    first = (await ask(hosted.address, text=TEXT)).json()
    assert first["state"] == "working" and first["id"] == digest(RECORD, FULL)
    told = await until(hosted.address, first["id"], over)
    assert told["state"] == "ready" and told["progress"] == 1.0
    assert told["review"] == json.loads(json.dumps(review(RECORD, FULL).told()))
    again = (await ask(hosted.address, text="\ufeff" + TEXT.replace("\n", "\r\n"))).json()
    assert again == told


async def test_a_table_is_reviewed_for_those_who_sit_or_watch(hosted: Hosted) -> None:
    opened = await open_table(hosted.address, "hb", game="seven_leaves")
    table = opened["table"]
    guest = Guest(hosted.socket_address, table, opened["secret"])
    async with guest:
        await guest.ask("start")
        assert refused(await ask(hosted.address, table=table, secret=opened["secret"])) == (404, "refuse-no-record")
        await guest.play(lambda view: bool(view["deal"] and view["deal"]["number"] == 2 and view["deal"]["legal"]))
        assert refused(await ask(hosted.address, table=table, secret="forged")) == (403, "refuse-bad-secret")
        assert refused(await ask(hosted.address, table=table)) == (403, "refuse-bad-invite")
        first = (await ask(hosted.address, table=table, secret=opened["secret"])).json()
        assert (await ask(hosted.address, table=table, invite=opened["invite"])).json()["id"] == first["id"]
        told = await until(hosted.address, first["id"], over)
    assert {one["deal"] for one in told["review"]["decisions"]} == {1}, "the deal that is on is nobody's business"
    assert told["review"]["players"][0]["name"] == "Аня"


async def test_what_cannot_be_reviewed(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    assert refused(await ask(hosted.address)) == (400, "record-first-line")
    assert refused(await ask(hosted.address, text="chess")) == (400, "record-first-line")
    assert refused(await ask(hosted.address, text=7)) == (400, "refuse-bad-message")
    assert refused(await ask(hosted.address, table="nowhere", secret="x")) == (404, "refuse-unknown-table")
    assert refused(await ask(hosted.address, text="x" * (LONGEST_RECORD + 1))) == (413, "refuse-record-too-long")
    assert refused(await ask(hosted.address, text="x" * 3 * LONGEST_RECORD)) == (413, "refuse-record-too-long")
    monkeypatch.setattr("semyorka.review.reviewing.MOST_DECISIONS", 3)
    assert refused(await ask(hosted.address, text=TEXT)) == (400, "refuse-review-too-long")
    async with web(hosted.address) as client:
        foreign = {"origin": "http://evil.example"}
        assert refused(await client.post("/api/reviews", json={"text": TEXT}, headers=foreign))[0] == 403
        for id in ("0" * 40, "nothing", "..%2f..%2fetc%2fpasswd", "0" * 41):
            assert (await client.get(f"/api/reviews/{id}")).status_code == 404
        assert refused(await client.delete(f"/api/reviews/{'0' * 40}")) == (404, "refuse-review-unknown")
        assert refused(await client.delete(f"/api/reviews/{'0' * 40}", headers=foreign))[0] == 403


async def test_a_worker_that_breaks_is_told_and_the_next_one_is_tried(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    for broken in ("import sys; sys.exit(1)", "print('nonsense')", 'print(\'{"failed": "refuse-review-failed"}\')'):
        with monkeypatch.context() as patched:
            patched.setattr(server_reviews, "WORKER", (sys.executable, "-c", broken))
            id = (await ask(hosted.address, text=TEXT)).json()["id"]
            told = await until(hosted.address, id, over)
        assert told["state"] == "failed" and has("ru", told["why"])
    assert (await ask(hosted.address, text=TEXT)).json()["state"] == "working"
    assert (await until(hosted.address, id, over))["state"] == "ready"


# ---- While it is made --------------------------------------------------------------------------------------


async def test_one_is_made_at_a_time_and_the_server_goes_on(hosted: Hosted, slow: Path) -> None:
    ids = [(await ask(hosted.address, text=write(played("seven_leaves", 2, seed=n)))).json()["id"] for n in (1, 2)]
    first = await until(hosted.address, ids[0], lambda now: bool(now["progress"]))
    assert first == {"id": ids[0], "state": "working", "progress": 0.5}
    assert await state_of(hosted.address, ids[1]) == {"id": ids[1], "state": "working", "progress": 0.0}
    guest_table = await open_table(hosted.address, "hb", game="seven_leaves")
    assert guest_table["seat"] == 0
    slow.touch()
    for id in ids:
        assert (await until(hosted.address, id, over))["state"] == "ready"


async def test_one_can_be_given_up_also_while_it_waits(hosted: Hosted, slow: Path) -> None:
    ids = [(await ask(hosted.address, text=write(played("seven_leaves", 2, seed=n)))).json()["id"] for n in (1, 2, 3)]
    await until(hosted.address, ids[0], lambda now: bool(now["progress"]))
    async with web(hosted.address) as client:
        for id in ids[:2]:
            told = (await client.delete(f"/api/reviews/{id}")).json()
            assert told["state"] == "failed" and told["why"] == "refuse-review-given-up"
            assert await state_of(hosted.address, id) == told
    slow.touch()
    assert (await until(hosted.address, ids[2], over))["state"] == "ready"
    again = (await ask(hosted.address, text=write(played("seven_leaves", 2)))).json()
    assert again["id"] == ids[0] and again["state"] == "working"
    assert (await until(hosted.address, ids[0], over))["state"] == "ready"
    async with web(hosted.address) as client:
        assert (await client.delete(f"/api/reviews/{ids[0]}")).json()["state"] == "ready"


async def test_too_many_that_wait_are_sent_away(hosted: Hosted, slow: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_reviews, "MOST_WAITING", 1)
    first = (await ask(hosted.address, text=TEXT)).json()["id"]
    await until(hosted.address, first, lambda now: bool(now["progress"]))
    assert (await ask(hosted.address, text=write(played("seven_leaves", 2, seed=2)))).status_code == 200
    answer = await ask(hosted.address, text=write(played("seven_leaves", 2, seed=3)))
    assert refused(answer) == (429, "refuse-too-many")
    assert (await ask(hosted.address, text=TEXT)).json()["state"] == "working"
    slow.touch()


# ---- When the server ends ----------------------------------------------------------------------------------


async def test_a_server_that_is_killed_begins_anew_what_was_not_ready(tmp_path: Path) -> None:
    long = played("seven_leaves", 2, 4)
    with Serving(tmp_path / "data") as server:
        id = (await ask(server.address, text=write(long))).json()["id"]
        begun = await until(server.address, id, lambda now: now["progress"] > 0)
        assert begun["state"] == "working"
        assert server.process is not None
        child = children(server.process.pid)
        assert len(child) == 1
        server.restart()
        deadline = time.monotonic() + 10
        while Path(f"/proc/{child[0]}").exists() and time.monotonic() < deadline:
            await asyncio.sleep(0.05)
        assert not Path(f"/proc/{child[0]}").exists(), "the worker outlives its server"
        told = await until(server.address, id, over)
        assert told["state"] == "ready"
        assert told["review"]["decisions"][0]["word"] == long.deals[0].actions[0][1]
        assert server.stop() == 0
        server.start()
        assert await state_of(server.address, id) == told
        assert "Traceback" not in server.printed()


def children(pid: int) -> list[int]:
    """The processes that a process has begun."""
    return [
        int(child)
        for place in Path(f"/proc/{pid}/task").glob("*/children")
        for child in place.read_text().split()
    ]  # fmt: skip


# ---- What a seat could see ---------------------------------------------------------------------------------


async def test_what_the_one_who_decided_could_see(hosted: Hosted) -> None:
    async with web(hosted.address) as client:
        for one in moments(RECORD):
            wanted = {"text": TEXT, "deal": one.deal, "step": one.step}
            told = (await client.post("/api/records/view", json=wanted)).json()
            expected = json.loads(json.dumps(picture(one.view, {})))
            assert told == {"seat": one.seat, "view": expected, "decided": one.word}
            other = (await client.post("/api/records/view", json={**wanted, "seat": 1 - one.seat})).json()
            assert not set(other["view"]["hand"]) & set(told["view"]["hand"]) and other["decided"] == one.word
        wrong = await client.post("/api/records/view", json={"text": TEXT, "deal": 9, "step": 1})
        assert refused(wrong) == (404, "refuse-no-decision")
        assert refused(await client.post("/api/records/view", json={"text": TEXT})) == (400, "refuse-bad-message")
        begun, _ = read(TEXT)
        begun.deals[0].actions.pop()
        wrong = await client.post("/api/records/view", json={"text": write(begun), "deal": 1, "step": 1})
        assert refused(wrong) == (400, "refuse-deal-on")


# ---- Where they are kept -----------------------------------------------------------------------------------


@pytest.mark.parametrize("on_disk", [True, False])
def test_reviews_are_kept_and_the_oldest_go(on_disk: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_reviews, "KEPT_ON_DISK", 2)
    monkeypatch.setattr(kept_reviews, "KEPT_IN_MEMORY", 2)
    kept = KeptReviews(tmp_path / "reviews" if on_disk else None)
    assert kept.left() == [] and kept.ready("a") is None and kept.asked("a") is None
    for id in "abc":
        kept.ask(id, f"record {id}")
        time.sleep(0.02)
    assert kept.left() == ["a", "b", "c"] and kept.asked("b") == "record b"
    for id in "abc":
        kept.finish(id, f'"{id}"'.encode())
        time.sleep(0.02)
    assert kept.left() == [] and [kept.ready(id) for id in "abc"] == [None, b'"b"', b'"c"']
    kept.ask("d", "record")
    kept.forget("d")
    assert kept.left() == []
    if on_disk:
        assert KeptReviews(tmp_path / "reviews").ready("c") == b'"c"'


def test_a_disk_that_takes_nothing_is_done_without(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "reviews").write_text("a file, not a folder")
    kept = KeptReviews(tmp_path / "reviews")
    kept.ask("a", "record")
    kept.finish("b", b"1")
    assert kept.left() == ["a"] and kept.asked("a") == "record" and kept.ready("b") == b"1"
    assert "cannot be written" in caplog.text
