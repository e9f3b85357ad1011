"""Everything that is wrong gets a clear answer, and nothing is changed by it."""

import asyncio
import json
from typing import Any

import pytest
import websockets

from tests.server.guests import Guest, Json, fresh_id, match_over, open_table
from tests.server.hosting import Hosted


async def at_table(hosted: Hosted, kinds: str = "hbb") -> Guest:
    """The host of a table whose match has begun and whose turn it is."""
    table = await open_table(hosted.address, kinds)
    host = await Guest(hosted.socket_address, table["table"], table["secret"], table["invite"]).__aenter__()
    await host.ask("start")
    await host.until(lambda view: bool(view["deal"] and view["deal"]["legal"]))
    return host


def logged(hosted: Hosted, guest: Guest) -> list[Any]:
    return hosted.call(hosted.store.entries(guest.table))


async def said(guest: Guest, raw: str | bytes) -> Json:
    """Send something as it is; the next refusal."""
    await guest.line.send(raw)
    return await guest.hear_until(lambda heard: heard["type"] == "refused")


@pytest.mark.parametrize(
    ("raw", "key", "args"),
    [
        ("", "refuse-not-json", {}),
        ("{", "refuse-not-json", {}),
        ("хмм", "refuse-not-json", {}),
        (b"\xff\xfe\x00", "refuse-not-json", {}),
        ("[" * 10_000, "refuse-bad-message", {"field": "type"}),
        ('{"type":"rename","id":"i","name":"Я","x":' + "[" * 10_000, "refuse-not-json", {}),
        ("[]", "refuse-bad-message", {"field": "type"}),
        ("null", "refuse-bad-message", {"field": "type"}),
        ("{}", "refuse-bad-message", {"field": "type"}),
        ('{"type":"cheat","id":"i"}', "refuse-unknown-type", {}),
        ('{"type":7,"id":"i"}', "refuse-unknown-type", {}),
        ('{"type":"act","id":"i","action":"KS"}', "refuse-bad-message", {"field": "revision"}),
        ('{"type":"act","id":"i","revision":"5","action":"KS"}', "refuse-bad-message", {"field": "revision"}),
        ('{"type":"act","id":"i","revision":5,"action":["KS"]}', "refuse-bad-message", {"field": "action"}),
        ('{"type":"act","revision":5,"action":"KS"}', "refuse-bad-message", {"field": "id"}),
        ('{"type":"act","id":"","revision":5,"action":"KS"}', "refuse-bad-message", {"field": "id"}),
        (json.dumps({"type": "start", "id": "x" * 65}), "refuse-bad-message", {"field": "id"}),
        ('{"type":"chair","id":"i","seat":1.5,"kind":"bot"}', "refuse-bad-message", {"field": "seat"}),
        ('{"type":"hello","table":5}', "refuse-bad-message", {"field": "table"}),
        (json.dumps({"type": "rename", "id": "i", "name": "я" * 16_000}), "refuse-message-too-long", {}),
    ],
)
async def test_a_message_that_is_none(hosted: Hosted, raw: str | bytes, key: str, args: Json) -> None:
    guest = await at_table(hosted)
    async with guest:
        before, view = logged(hosted, guest), guest.view
        refused = await said(guest, raw)
        assert (refused["key"], refused["args"]) == (key, args)
        assert logged(hosted, guest) == before
        assert guest.view == view
        assert (await guest.act(guest.legal[0]))["type"] == "done"


async def test_a_refusal_says_which_message_it_answers(hosted: Hosted) -> None:
    async with await at_table(hosted) as guest:
        assert (await said(guest, '{"type":"act","id":"mine","action":"KS"}'))["id"] == "mine"
        assert (await said(guest, "{"))["id"] is None


async def test_a_megabyte_is_refused_and_the_socket_goes_on(hosted: Hosted) -> None:
    async with await at_table(hosted) as guest:
        assert (await said(guest, "x" * 1_000_000))["key"] == "refuse-message-too-long"
        assert (await said(guest, b"x" * 1_000_000))["key"] == "refuse-message-too-long"
        assert (await guest.act(guest.legal[0]))["type"] == "done"


async def test_three_megabytes_end_the_socket_and_hurt_nobody(hosted: Hosted) -> None:
    async with await at_table(hosted) as guest:
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await guest.line.send("x" * 3_000_000)
            while True:
                await guest.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    async with Guest(hosted.socket_address, guest.table, guest.secret) as guest:
        assert (await guest.act(guest.legal[0]))["type"] == "done"


async def test_fields_nobody_knows_are_nothing(hosted: Hosted) -> None:
    async with await at_table(hosted) as guest:
        assert (await guest.act(guest.legal[0], shoe_size=44))["type"] == "done"


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"table": "nowhere"}, "refuse-unknown-table"),
        ({"table": "../../etc/passwd"}, "refuse-unknown-table"),
        ({"table": "'; DROP TABLE entries; --"}, "refuse-unknown-table"),
        ({"secret": "forged"}, "refuse-bad-secret"),
        ({"secret": ""}, "refuse-bad-secret"),
        ({"secret": None, "invite": "forged"}, "refuse-bad-invite"),
        ({"secret": None, "invite": None}, "refuse-bad-invite"),
    ],
)
async def test_nobody_gets_in_without_what_opens_the_door(hosted: Hosted, changed: Json, key: str) -> None:
    async with await at_table(hosted) as host:
        stranger = Guest(hosted.socket_address, host.table, host.secret, host.invite)
        for name, value in changed.items():
            setattr(stranger, name, value)
        before = logged(hosted, host)
        async with stranger:
            assert stranger.heard[-1] == {"type": "refused", "id": None, "key": key, "args": {}, "clause": None}
            assert stranger.view == {}
            assert (await stranger.ask("act", revision=1, action="pass"))["key"] == "refuse-hello-first"
        assert logged(hosted, host) == before


async def test_neither_the_number_nor_the_invite_nor_the_hash_is_a_seat_s_secret(hosted: Hosted) -> None:
    async with await at_table(hosted) as host:
        log = json.dumps(logged(hosted, host))
        lock = json.loads(log)[0]["chairs"][0]["lock"]
        for secret in ("0", host.table, host.invite, lock, f"{host.secret} ", str(host.secret).lower()):
            async with Guest(hosted.socket_address, host.table, secret, host.invite) as stranger:
                assert stranger.heard[-1]["key"] == "refuse-bad-secret"
        assert str(host.secret) not in log
        assert str(host.invite) not in log


async def test_who_watches_cannot_play_or_decide(hosted: Hosted) -> None:
    async with (
        await at_table(hosted) as host,
        Guest(hosted.socket_address, host.table, invite=host.invite) as watcher,
    ):
        revision = watcher.view["revision"]
        for intent, fields, key in [
            ("act", {"revision": revision, "action": "pass"}, "refuse-not-seated"),
            ("next", {"revision": revision}, "refuse-not-seated"),
            ("rename", {"name": "Я"}, "refuse-not-seated"),
            ("leave", {}, "refuse-not-seated"),
            ("chair", {"seat": 1, "kind": "empty"}, "refuse-not-host"),
            ("pace", {"pace": "slow"}, "refuse-not-host"),
            ("sit", {"name": "Я", "seat": 0}, "refuse-seat-taken"),
            ("sit", {"name": "Я", "seat": 99}, "refuse-no-seat"),
            ("sit", {"name": "", "seat": 1}, "refuse-name-empty"),
        ]:
            assert (await watcher.ask(intent, **fields))["key"] == key
        assert watcher.view["deal"]["hand"] == []


async def test_the_wrong_seat_and_the_wrong_card(hosted: Hosted) -> None:
    table = await open_table(hosted.address, "he")
    async with (
        Guest(hosted.socket_address, table["table"], table["secret"]) as host,
        Guest(hosted.socket_address, table["table"], invite=table["invite"]) as friend,
    ):
        await friend.ask("sit", name="Боря", seat=1)
        await host.ask("start")
        await host.until(lambda view: view["stage"] == "play")
        await friend.until(lambda view: view["revision"] == host.view["revision"])
        one, other = (host, friend) if host.legal else (friend, host)
        refused = await other.act("pass")
        assert (refused["key"], refused["clause"]) == ("refuse-turn", "P7")
        assert refused["args"] == {"seat": one.view["you"]}
        refused = await one.act("KS")
        assert (refused["key"], refused["clause"]) == ("refuse-pitch-auction-first", "P7")
        assert (await one.act("☃"))["key"] == "refuse-word"
        assert other.view["revision"] == one.view["revision"] == host.view["revision"]


async def test_the_same_click_twice_counts_once(hosted: Hosted) -> None:
    async with await at_table(hosted, "hbb") as guest:
        revision, before, word = guest.view["revision"], logged(hosted, guest), guest.legal[0]
        for _ in range(3):
            await guest.send(type="act", id="click", revision=revision, action=word)
        for _ in range(3):
            answer = await guest.hear_until(lambda heard: heard["type"] in ("done", "refused"))
            assert (answer["type"], answer["id"]) == ("done", "click")
        mine = [entry for entry in logged(hosted, guest)[len(before) :] if entry.get("seat") == 0]
        assert len(mine) == 1


async def test_two_clicks_with_two_ids_count_once(hosted: Hosted) -> None:
    async with await at_table(hosted, "hbb") as guest:
        revision, before, word = guest.view["revision"], logged(hosted, guest), guest.legal[0]
        for id in ("one", "two"):
            await guest.send(type="act", id=id, revision=revision, action=word)
        first = await guest.hear_until(lambda heard: heard["type"] in ("done", "refused"))
        second = await guest.hear_until(lambda heard: heard["type"] in ("done", "refused"))
        assert (first["type"], first["id"]) == ("done", "one")
        assert (second["id"], second["key"]) == ("two", "refuse-stale")
        assert len([entry for entry in logged(hosted, guest)[len(before) :] if entry.get("seat") == 0]) == 1


async def test_a_refused_intent_is_refused_again(hosted: Hosted) -> None:
    async with await at_table(hosted, "hbb") as guest:
        revision = guest.view["revision"]
        assert (await guest.ask("act", id="early", revision=revision, action="ZZ"))["key"] == "refuse-word"
        again = await guest.ask("act", id="early", revision=revision, action=guest.legal[0])
        assert again["key"] == "refuse-word"


@pytest.mark.parametrize("revision", [0, -1, 10**6, 10**40])
async def test_a_stale_revision_and_one_that_never_was(hosted: Hosted, revision: int) -> None:
    async with await at_table(hosted) as guest:
        before = logged(hosted, guest)
        assert (await guest.act(guest.legal[0], revision=revision))["key"] == "refuse-stale"
        assert logged(hosted, guest) == before


async def test_a_flood_is_held_back_and_the_others_do_not_feel_it(hosted: Hosted) -> None:
    async with await at_table(hosted) as flooder, await at_table(hosted) as guest:

        async def flood() -> None:
            for _ in range(120):
                await flooder.send(type="rename", id=fresh_id(), name="Аня")

        async def drink() -> list[str]:
            keys = []
            for _ in range(75):
                answer = await flooder.hear_until(lambda heard: heard["type"] in ("done", "refused"))
                keys.append(answer.get("key", "done"))
            return keys

        flooding = asyncio.create_task(flood())
        drinking = asyncio.create_task(drink())
        async with asyncio.timeout(40):
            await guest.play(match_over)
            keys = await drinking
        flooding.cancel()
        assert "refuse-too-many" in keys
        assert keys[:50] == ["done"] * 50


async def test_a_foreign_page_s_socket_is_closed_with_the_reason(hosted: Hosted) -> None:
    for origin in ("http://evil.example", "null", f"http://127.0.0.1:{hosted.port + 1}", "https://127.0.0.1"):
        async with websockets.connect(hosted.socket_address, origin=origin, proxy=None) as socket:  # type: ignore[arg-type]
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await socket.recv()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4403, "this page does not belong to this server")


async def test_one_s_own_page_s_socket_stays_open(hosted: Hosted) -> None:
    async with websockets.connect(hosted.socket_address, origin=hosted.address, proxy=None) as socket:  # type: ignore[arg-type]
        await socket.send("{")
        assert json.loads(await socket.recv())["key"] == "refuse-not-json"
