"""Lost lines, second windows, chairs kept warm, and a server that dies in mid-trick."""

import asyncio
import contextlib
import json
import random
from collections.abc import Callable
from typing import Any

import websockets

from tests.server.guests import Guest, Json, fresh_id, match_over, mid_trick, open_table
from tests.server.hosting import Hosted
from tests.serving import Serving


async def begun(server: Hosted | Serving, kinds: str = "hbb", **more: Any) -> tuple[Json, Guest]:
    """A table that plays, and its host."""
    table = await open_table(server.address, kinds, **more)
    host = Guest(server.socket_address, table["table"], table["secret"], table["invite"])
    await host.__aenter__()
    await host.ask("start")
    await host.until(lambda view: view["stage"] == "play")
    return table, host


async def one_s_turn(guest: Guest) -> None:
    """Listen until it is one's turn."""
    await guest.until(lambda view: view["stage"] == "play" and bool(view["deal"]["legal"]))


async def test_a_reconnected_browser_gets_the_same_view(hosted: Hosted) -> None:
    _, host = await begun(hosted)
    await one_s_turn(host)
    before = host.view
    await host.__aexit__()
    async with host:
        assert host.view == before
        assert host.heard[-1]["from"] == before["revision"]
        assert host.heard[-1]["events"] == []
        assert (await host.act(host.legal[0]))["type"] == "done"


async def test_who_was_away_gets_a_whole_view_and_no_events(hosted: Hosted) -> None:
    table, host = await begun(hosted)
    async with Guest(hosted.socket_address, table["table"], invite=table["invite"]) as watcher:
        old = watcher.view["revision"]
        async with host:
            await host.play(lambda view: view["revision"] > old + 12 or match_over(view))
            await watcher.greet()
            whole = await watcher.hear_until(lambda heard: heard["from"] == heard["view"]["revision"] > old)
            assert whole["events"] == []


async def test_the_older_window_is_told_and_both_go_on(hosted: Hosted) -> None:
    table, first = await begun(hosted)
    async with first, Guest(hosted.socket_address, table["table"], table["secret"]) as second:
        await first.hear_until(lambda heard: heard["type"] == "elsewhere")
        await one_s_turn(first)
        await one_s_turn(second)
        revision = second.view["revision"]
        assert (await second.act(second.legal[0]))["type"] == "done"
        await first.until(lambda view: view["revision"] > revision)
        await one_s_turn(first)
        assert (await first.act(first.legal[0]))["type"] == "done"
        assert not any(heard["type"] == "elsewhere" for heard in second.heard)


async def test_everybody_sees_who_is_here(hosted: Hosted) -> None:
    table = await open_table(hosted.address, "he")
    async with Guest(hosted.socket_address, table["table"], table["secret"]) as host:
        async with Guest(hosted.socket_address, table["table"], invite=table["invite"]) as friend:
            await friend.ask("sit", name="Боря", seat=1)
            await host.until(lambda view: view["chairs"][1]["here"])
        gone = await host.until(lambda view: not view["chairs"][1]["here"])
        assert host.heard[-1]["from"] == gone["revision"]
        assert gone["chairs"][1]["name"] == "Боря"
        async with friend:
            await host.until(lambda view: view["chairs"][1]["here"])


async def test_who_never_heard_that_they_sit_sits_once(hosted: Hosted) -> None:
    table = await open_table(hosted.address, "hee")
    friend = Guest(hosted.socket_address, table["table"], invite=table["invite"])
    id = fresh_id()
    async with friend:
        await friend.send(type="sit", id=id, name="Боря", seat=None)
        await friend.hear_until(lambda heard: heard["type"] == "seated")
    lost, friend.secret = friend.secret, None
    async with friend:
        assert (await friend.ask("sit", id=id, name="Боря", seat=None))["type"] == "done"
        view = await friend.until(lambda view: view["you"] is not None)
        assert [chair["kind"] for chair in view["chairs"]] == ["human", "human", "empty"]
        assert (await friend.ask("sit", id=id, name="Боря", seat=None))["type"] == "done"
        assert (await friend.ask("sit", name="Боря", seat=2))["key"] == "refuse-already-seated"
    async with Guest(hosted.socket_address, table["table"], lost) as stranger:
        assert stranger.heard[-1]["key"] == "refuse-bad-secret"


async def test_seated_comes_before_the_view_with_one_s_seat(hosted: Hosted) -> None:
    table = await open_table(hosted.address, "hbb")
    async with Guest(hosted.socket_address, table["table"], invite=table["invite"]) as friend:
        await friend.ask("sit", name="Боря", seat=2)
        await friend.until(lambda view: view["you"] == 2)
    kinds = [heard["type"] for heard in friend.heard]
    assert kinds.index("seated") < [heard.get("view", {}).get("you") for heard in friend.heard].index(2)


async def test_a_bot_plays_for_who_is_away_and_gives_the_chair_back(hosted: Hosted) -> None:
    table = await open_table(hosted.address, "heb", pace="slow")
    friend = Guest(hosted.socket_address, table["table"], invite=table["invite"])
    async with Guest(hosted.socket_address, table["table"], table["secret"]) as host:
        async with friend:
            await friend.ask("sit", name="Боря", seat=1)
            assert (await host.ask("chair", seat=1, kind="bot"))["key"] == "refuse-person-here"
            await host.ask("start")
        await host.until(lambda view: not view["chairs"][1]["here"])
        assert (await host.ask("chair", seat=1, kind="bot"))["type"] == "done"
        view = await host.until(lambda view: view["chairs"][1]["kind"] == "bot")
        assert view["chairs"][1]["name"] != "Боря"
        assert view["chairs"][1]["here"]
        before = view["revision"]
        await host.play(lambda view: view["revision"] > before + 8 or match_over(view))
        async with friend:
            assert friend.view["you"] == 1
            assert friend.view["chairs"][1] == {"seat": 1, "kind": "human", "name": "Боря", "level": None, "here": True}


async def test_who_leaves_watches_and_may_sit_down_again(hosted: Hosted) -> None:
    table, host = await begun(hosted, "hbb")
    async with host, Guest(hosted.socket_address, table["table"], table["secret"]) as other_window:
        assert (await host.ask("leave"))["type"] == "done"
        assert (await host.until(lambda view: view["you"] is None))["deal"]["hand"] == []
        assert (await other_window.until(lambda view: view["you"] is None))["host"] is None
        assert (await host.ask("sit", name="Аня", seat=0))["type"] == "done"
        assert (await host.until(lambda view: view["you"] == 0))["host"] == 0


async def test_a_socket_may_go_to_another_table(hosted: Hosted) -> None:
    one, host = await begun(hosted)
    other = await open_table(hosted.address, "hb", name="Вера")
    async with host:
        host.table, host.secret = other["table"], other["secret"]
        await host.greet()
        view = await host.until(lambda view: view["table"] == other["table"])
        assert view["chairs"][0]["name"] == "Вера"
        async with Guest(hosted.socket_address, one["table"], invite=one["invite"]) as watcher:
            assert not watcher.view["chairs"][0]["here"]


def shown(view: Json) -> str:
    """A view bit for bit."""
    return json.dumps(view, sort_keys=True)


def waits_for_people(view: Json) -> bool:
    """Whether a trick is begun and the next card is a person's, so that nothing happens until they play."""
    return match_over(view) or (mid_trick(view) and view["chairs"][view["deal"]["turn"][0]]["kind"] == "human")


def moved_on(person: Guest) -> Callable[[Json], bool]:
    """Whether a view is newer than the one the person sees now."""
    revision = person.view["revision"]
    return lambda view: bool(view["revision"] > revision)


async def test_a_server_killed_in_mid_trick_goes_on_at_the_same_card(serving: Serving) -> None:
    table, host = await begun(serving, "hebb", options={"all_pass": "dealer_forced"})
    friend = Guest(serving.socket_address, table["table"], invite=table["invite"])
    await friend.__aenter__()
    await friend.ask("sit", name="Боря", seat=1)
    await friend.until(lambda view: view["you"] == 1)
    people = (host, friend)
    for _ in range(3):
        await asyncio.gather(*(person.play(waits_for_people) for person in people))
        before = [person.view for person in people]
        serving.kill()
        for person in people:
            await person.__aexit__()
        serving.start()
        for person in people:
            await person.__aenter__()
        await asyncio.gather(*(person.until(lambda view: all(c["here"] for c in view["chairs"])) for person in people))
        assert [shown(person.view) for person in people] == [shown(view) for view in before]
        for person in people:
            if person.legal:
                assert (await person.act(person.legal[0]))["type"] == "done"
        await asyncio.gather(*(person.until(moved_on(person)) for person in people))
    await asyncio.gather(*(person.play(match_over) for person in people))
    assert host.view["winners"] == friend.view["winners"] != []
    for person in people:
        await person.__aexit__()


async def test_nothing_that_was_told_is_lost_whenever_the_server_dies(serving: Serving) -> None:
    table = await open_table(serving.address, "bbb", name="", pace="swift")
    watcher = Guest(serving.socket_address, table["table"], invite=table["invite"])
    await watcher.__aenter__()
    await watcher.ask("start")
    for _ in range(3):
        goal = watcher.view["revision"] + random.randrange(3, 12)
        await watcher.until(lambda view, goal=goal: view["revision"] >= goal)
        serving.kill()
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await watcher.hear()
        told = watcher.view
        await watcher.__aexit__()
        serving.start()
        await watcher.__aenter__()
        first = next(heard["view"] for heard in reversed(watcher.heard) if heard["type"] == "view")
        assert first["revision"] >= told["revision"]
        if first["revision"] == told["revision"]:
            assert shown(first) == shown(told)
    await watcher.__aexit__()
