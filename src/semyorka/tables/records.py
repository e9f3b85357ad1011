"""The record of a table's match, made from the table's log: what may be saved, shared and replayed."""

from collections.abc import Iterable

from semyorka.tables.table import Entry, Table
from semyorka.telling.notation import MatchRecord, as_dealt


def match_record(key: str, entries: Iterable[Entry], match_number: int | None = None) -> MatchRecord | None:
    """The record of a match of the table (the newest one when no number is given), None when it has not begun.

    Only finished deals are in it: a record shows every hand, so a deal that is on would give the hands away.
    """
    table = Table(key)
    records: list[MatchRecord] = []
    for entry in entries:
        played = table.stage == "play"
        events = table.fold(entry)
        if entry["kind"] == "match":
            records.append(MatchRecord(table.game, len(table.chairs), dict(table.options), []))
        elif entry["kind"] == "dealt" and table.laid is not None:
            match, laid = table.playing(), table.laid
            deal = as_dealt(match, match.playing(), laid.seed.hex())
            deal.entropy = dict(laid.entropy)
            records[-1].deals.append(deal)
        elif entry["kind"] == "acted" and played:
            records[-1].deals[-1].actions.append((entry["seat"], entry["action"]))
        elif entry["kind"] == "stopped":
            records[-1].stopped = True
        for event in events:
            if event.kind == "cut":
                seed = table.pledged().pack_seed.hex()
                records[-1].cut, records[-1].cut_at = event.data["card"], event.data["at"]
                records[-1].pack_seed = seed
    if not records or (match_number is not None and match_number not in range(1, len(records) + 1)):
        return None
    record = records[-1 if match_number is None else match_number - 1]
    if record is records[-1] and table.stage == "play":
        record.deals.pop()
    record.players = [chair.name for chair in table.chairs]
    return record
