"""A log that cannot be written, as real databases fail."""

import asyncio
from pathlib import Path

from sqlalchemy import text

from tests.server.guests import Guest, match_over, open_table
from tests.server.hosting import Hosted


async def writable(hosted: Hosted, may: bool) -> None:
    """Let the database take no more writes, or take them again."""
    async with hosted.store._engine.connect() as connection:
        await connection.execute(text(f"PRAGMA query_only={0 if may else 1}"))
        await connection.commit()


async def test_a_database_that_cannot_be_written_in_mid_game(hosted: Hosted) -> None:
    table = await open_table(hosted.address, "hbb")
    async with (
        Guest(hosted.socket_address, table["table"], table["secret"]) as host,
        Guest(hosted.socket_address, table["table"], invite=table["invite"]) as watcher,
    ):
        await host.ask("start")
        await host.until(lambda view: view["stage"] == "play" and bool(view["deal"]["legal"]))
        before, log = host.view, hosted.call(hosted.store.entries(table["table"]))
        await watcher.until(lambda view: view["revision"] == before["revision"])
        hosted.call(writable(hosted, False))
        for intent, fields in [
            ("act", {"revision": before["revision"], "action": host.legal[0]}),
            ("rename", {"name": "Анна"}),
            ("pace", {"pace": "slow"}),
            ("leave", {}),
        ]:
            refused = await host.ask(intent, id=f"try-{intent}", **fields)
            assert refused == {
                "type": "refused", "id": f"try-{intent}", "key": "refuse-storage", "args": {}, "clause": None,
            }  # fmt: skip
        assert (await watcher.ask("sit", name="Боря", seat=1))["key"] == "refuse-storage"
        await asyncio.sleep(0.1)
        assert host.view == before
        assert watcher.view["revision"] == before["revision"]
        assert hosted.call(hosted.store.entries(table["table"])) == log
        hosted.call(writable(hosted, True))
        again = await host.act(host.legal[0], id="try-act", revision=before["revision"])
        assert again["type"] == "done"
        await host.play(match_over)
        assert host.gaps == 0


async def test_bots_go_on_when_the_disk_does(hosted: Hosted) -> None:
    table = await open_table(hosted.address, "bbb", name="")
    async with Guest(hosted.socket_address, table["table"], invite=table["invite"]) as watcher:
        await watcher.ask("start")
        await watcher.until(lambda view: view["stage"] == "play")
        hosted.call(writable(hosted, False))
        await asyncio.sleep(0.2)
        stands = len(hosted.call(hosted.store.entries(table["table"])))
        await asyncio.sleep(0.1)
        assert len(hosted.call(hosted.store.entries(table["table"]))) == stands
        hosted.call(writable(hosted, True))
        await watcher.until(lambda view: view["revision"] > stands + 5)


async def test_a_table_that_cannot_be_opened_is_refused(hosted: Hosted, tmp_path: Path) -> None:
    import httpx

    hosted.call(writable(hosted, False))
    body = {"game": "pitch", "chairs": [{"kind": "human"}, {"kind": "bot"}], "name": "Аня"}
    async with httpx.AsyncClient(trust_env=False) as client:
        answer = await client.post(f"{hosted.address}/api/tables", json=body)
        assert (answer.status_code, answer.json()["error"]["key"]) == (503, "refuse-storage")
        assert (await client.get(f"{hosted.address}/api/health")).json()["tables"] == 0
