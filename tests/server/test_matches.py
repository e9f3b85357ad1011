"""Whole matches over real sockets: people, bots, several tables at once."""

import asyncio
from typing import Any

from tests.server.guests import Guest, Json, match_over, open_table
from tests.server.hosting import Hosted


async def friends(hosted: Hosted, kinds: str, **more: Any) -> tuple[Json, Guest, Guest]:
    """A table of ``kinds`` (one ``e``): its opener and a friend who has come by the invite and sat down."""
    table = await open_table(hosted.address, kinds, **more)
    host = Guest(hosted.socket_address, table["table"], table["secret"])
    friend = Guest(hosted.socket_address, table["table"], invite=table["invite"])
    await host.__aenter__()
    await friend.__aenter__()
    assert (await friend.ask("sit", name="Боря", seat=None))["type"] == "done"
    await friend.until(lambda view: view["you"] is not None)
    return table, host, friend


async def test_a_whole_match_of_two_people_and_two_bots(hosted: Hosted) -> None:
    _, host, friend = await friends(hosted, "hebb")
    async with host, friend:
        assert friend.secret
        assert friend.view["chairs"][1]["name"] == "Боря"
        assert (await host.ask("start"))["type"] == "done"
        await asyncio.gather(host.play(match_over), friend.play(match_over))
        assert host.view["winners"] == friend.view["winners"] != []
        assert host.view["deal"]["result"]["match"]["winners"] == host.view["winners"]
        for person in (host, friend):
            numbers = [event["n"] for event in person.events]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
            assert person.gaps == 0
            assert person.events[-1]["kind"] == "won"
        assert [event["kind"] for event in host.events][-50:] == [event["kind"] for event in friend.events][-50:]


async def test_the_next_match_begins_when_everybody_is_ready(hosted: Hosted) -> None:
    _, host, friend = await friends(hosted, "he")
    async with host, friend:
        await host.ask("start")
        await asyncio.gather(host.play(match_over), friend.play(match_over))
        await host.ask("next", revision=host.view["revision"])
        await friend.until(lambda view: view["ready"] == [0])
        await friend.ask("next", revision=friend.view["revision"])
        await host.until(lambda view: view["match"] == 2 and view["stage"] == "play")


async def test_bots_play_among_themselves_for_those_who_watch(hosted: Hosted) -> None:
    table = await open_table(hosted.address, "bbb", name="")
    assert (table["seat"], table["secret"]) == (None, None)
    async with Guest(hosted.socket_address, table["table"], invite=table["invite"]) as watcher:
        assert (await watcher.ask("start"))["type"] == "done"
        view = await watcher.until(match_over)
        assert view["you"] is None
        assert all("cards" not in event for event in watcher.events if event["kind"] == "dealt")
        await watcher.ask("next", revision=view["revision"])
        await watcher.until(lambda view: view["match"] == 2)


async def test_a_table_that_nobody_looks_at_waits(hosted: Hosted) -> None:
    table = await open_table(hosted.address, "bbb", name="")
    async with Guest(hosted.socket_address, table["table"], invite=table["invite"]) as watcher:
        await watcher.ask("start")
        await watcher.until(lambda view: view["stage"] == "play")
    await asyncio.sleep(0.2)
    first = len(hosted.call(hosted.store.entries(table["table"])))
    await asyncio.sleep(0.3)
    assert len(hosted.call(hosted.store.entries(table["table"]))) == first
    async with Guest(hosted.socket_address, table["table"], invite=table["invite"]) as watcher:
        await watcher.until(lambda view: view["revision"] > first + 5)


async def test_several_tables_at_once_do_not_mix(hosted: Hosted) -> None:
    async def evening(name: str) -> Guest:
        table = await open_table(hosted.address, "hbb", name=name)
        async with Guest(hosted.socket_address, table["table"], table["secret"]) as person:
            await person.ask("start")
            await person.play(match_over)
            assert person.view["chairs"][0]["name"] == name
            assert person.gaps == 0
            return person

    people = await asyncio.gather(*(evening(f"Гость {number}") for number in range(5)))
    assert len({person.table for person in people}) == 5


async def test_two_people_sit_at_two_tables_both_at_once(hosted: Hosted) -> None:
    first, second = await friends(hosted, "he"), await friends(hosted, "heb")
    people = [*first[1:], *second[1:]]
    try:
        await first[1].ask("start")
        await second[1].ask("start")
        await asyncio.gather(*(person.play(match_over) for person in people))
        assert first[1].view["seats"] == 2
        assert second[1].view["seats"] == 3
    finally:
        for person in people:
            await person.__aexit__()


async def test_the_next_hand_does_not_wait_for_who_has_gone(hosted: Hosted) -> None:
    _, host, friend = await friends(hosted, "he", options={"all_pass": "dealer_forced"})
    async with host:
        async with friend:
            await host.ask("start")
            over = "deal_over"
            await asyncio.gather(
                host.play(lambda view: view["stage"] == over or match_over(view)),
                friend.play(lambda view: view["stage"] == over or match_over(view)),
            )
            deals = len(host.view["sheet"])
            await host.ask("next", revision=host.view["revision"])
            await asyncio.sleep(0.05)
            assert host.view["stage"] == over
        await host.until(lambda view: view["stage"] == "play" and len(view["sheet"]) == deals)
