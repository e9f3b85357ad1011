"""``semyorka verify FILE``: whether the packs of a recorded match came out of the seeds that the server was bound to.

What is checked, and what that does not prove: docs/shuffle.md.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from semyorka.cli.arguments import Parser, Trouble
from semyorka.cli.replay import text_of
from semyorka.games.match import Match
from semyorka.telling import shuffle
from semyorka.telling.notation import Damaged, DealRecord, Reader
from semyorka.words import say

COMMITMENT = re.compile(r"[0-9a-fA-F]{64}")


@dataclass(slots=True)
class Verdict:
    """What came of one deal: the ``key`` of a sentence and its ``args``; ``commitment`` None where there is no seed."""

    key: str
    commitment: str | None = None
    args: dict[str, Any] = field(default_factory=dict)


class Checking(Reader):
    """Reads a record as ``notation.read`` does and keeps a verdict for each deal, of a deal with wrong hands too.

    ``seen``: the commitments that the players saw before the deals, None where that is not known.
    """

    def __init__(self, text: str, seen: set[str] | None) -> None:
        super().__init__(text)
        self.seen = seen
        self.verdicts: list[Verdict] = []

    def told_before(self, commitment: str) -> bool:
        """Whether an earlier deal of the record has the same commitment: a seed is drawn for one deal."""
        return any(verdict.commitment == commitment for verdict in self.verdicts)

    def same(self, places: Mapping[str, int], match: Match, deal: DealRecord) -> None:
        first = not self.verdicts
        seed = deal.mixed()
        if deal.seed is None or seed is None:
            key = "cli-verify-unseeded" if deal.seed is None else "cli-verify-seed"
            self.verdicts.append(Verdict(key, args={"line": places["seed"]}))
            if deal.seed is None:
                super().same(places, match, deal)
            return
        commitment = shuffle.commitment(bytes.fromhex(deal.seed))
        verdict = Verdict("cli-verify-repeated" if self.told_before(commitment) else "cli-verify-right", commitment)
        self.verdicts.append(verdict)
        lot = shuffle.lot(match.seats, seed)
        try:
            super().same(places, match, deal)
        except Damaged as damaged:
            verdict.key, verdict.args = "cli-verify-hands", {"line": damaged.line, **damaged.args_of_key}
            return
        if verdict.key == "cli-verify-repeated":
            return
        if first and lot != deal.dealer:
            verdict.key, verdict.args = "cli-verify-lot", {"seat": lot}
        elif self.seen is not None and verdict.commitment not in self.seen:
            verdict.key = "cli-verify-unseen"


def arguments(parser: Parser) -> None:
    """The arguments of ``semyorka verify``."""
    parser.add_argument("record", metavar="FILE", help=parser.tell("cli-replay-help-file"))
    parser.add_argument(
        "--commitment", action="append", default=[], metavar="HEX", help=parser.tell("cli-verify-help-commitment")
    )
    parser.add_argument("--seen", type=Path, metavar="FILE", default=None, help=parser.tell("cli-verify-help-seen"))
    parser.add_argument("--allow-unseeded", action="store_true", help=parser.tell("cli-verify-help-unseeded"))


def run(options: Any) -> int:
    """Print a verdict for each deal and one for the whole; 0 when everything is right, else 1."""
    lang = options.lang
    name = say(lang, "cli-standard-input") if options.record == "-" else options.record
    checking = Checking(text_of(options.record, name, lang), seen_in(options))
    damaged: Damaged | None = None
    try:
        checking.read()
    except Damaged as found:
        damaged = found
    for number, verdict in enumerate(checking.verdicts, 1):
        print(say(lang, "cli-verify-deal", {"deal": number, "verdict": say(lang, verdict.key, verdict.args)}))
        if verdict.commitment is not None:
            print(f"  {verdict.commitment}")
    if damaged is not None:
        why = say(lang, damaged.key, damaged.args_of_key)
        clause = f" ({damaged.clause})" if damaged.clause else ""
        print(say(lang, "cli-replay-damaged", {"file": name, "line": damaged.line, "why": why + clause}))
    if checking.seen is not None:
        missing = len(checking.seen - {verdict.commitment for verdict in checking.verdicts})
        if missing:
            print(say(lang, "cli-verify-missing", {"count": missing}))
    allowed = {"cli-verify-right"} | ({"cli-verify-unseeded"} if options.allow_unseeded else set())
    wrong = sum(verdict.key not in allowed for verdict in checking.verdicts)
    unseeded = sum(verdict.key == "cli-verify-unseeded" for verdict in checking.verdicts)
    well = not wrong and damaged is None and bool(checking.verdicts)
    whole = "cli-verify-well" if well else "cli-verify-not-well"
    print(say(lang, whole, {"deals": len(checking.verdicts), "wrong": wrong, "unseeded": unseeded}))
    return 0 if well else 1


def seen_in(options: Any) -> set[str] | None:
    """The commitments that were given, None when none were. ``Trouble`` for what is none."""
    seen = {given.lower() for given in options.commitment}
    for given in options.commitment:
        if not COMMITMENT.fullmatch(given):
            raise Trouble(say(options.lang, "cli-verify-no-commitment", {"found": given[:70]}))
    if options.seen is not None:
        found = COMMITMENT.findall(text_of(str(options.seen), str(options.seen), options.lang))
        if not found:
            raise Trouble(say(options.lang, "cli-verify-none-seen", {"file": str(options.seen)}))
        seen |= {one.lower() for one in found}
    return seen or None
