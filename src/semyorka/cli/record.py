"""``semyorka record TABLE``: the record of a table's newest match, as text that ``replay`` reads."""

import asyncio
from pathlib import Path
from typing import Any

from semyorka.cli.arguments import Parser, Trouble
from semyorka.cli.serve import LOG_FILE, data_folder
from semyorka.store import StorageFailed, Store
from semyorka.tables.records import match_record
from semyorka.telling.notation import MatchRecord, write
from semyorka.words import say


def arguments(parser: Parser) -> None:
    """The arguments of ``semyorka record``."""
    parser.add_argument("table", metavar="TABLE", help=parser.tell("cli-record-help-table"))
    parser.add_argument(
        "--data", type=Path, metavar="DIR", default=None,
        help=parser.tell("cli-serve-help-data", folder=str(data_folder())),
    )  # fmt: skip


def run(options: Any) -> int:
    """Print the record. ``Trouble`` when there is no such table or nothing was dealt at it."""
    log = (options.data or data_folder()) / LOG_FILE
    if not log.is_file():
        raise Trouble(say(options.lang, "cli-record-no-log", {"file": str(log)}))
    try:
        record = asyncio.run(recorded(log, options.table))
    except StorageFailed as failed:
        raise Trouble(say(options.lang, "cli-replay-unread", {"file": str(log), "why": str(failed)})) from None
    if record is None or not record.deals:
        raise Trouble(say(options.lang, "cli-record-nothing", {"table": options.table[:40]}))
    print(write(record), end="")
    return 0


async def recorded(log: Path, table: str) -> MatchRecord | None:
    """The record of the newest match at a table of this log, without the deal that is on."""
    store = await Store.in_file(log)
    try:
        entries = await store.entries(table)
    finally:
        await store.close()
    return match_record(table, entries) if entries else None
