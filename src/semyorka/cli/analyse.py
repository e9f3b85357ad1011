"""``semyorka analyse FILE``: the review of a recorded match. How it is worked out: docs/review.md."""

import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from textwrap import wrap
from typing import Any

from semyorka.cli import screen
from semyorka.cli.arguments import Parser, Trouble
from semyorka.cli.replay import text_of
from semyorka.games import GAMES
from semyorka.games.facts import Refused
from semyorka.review.report import Costly, Player, Review
from semyorka.review.reviewing import FULL, QUICK, Progress, check, review
from semyorka.telling.notation import LETTERS, Damaged, MatchRecord, read
from semyorka.words import say

WIDTH = 80
MOST_SEED = 2**63


def arguments(parser: Parser) -> None:
    """The arguments of ``semyorka analyse``."""
    parser.add_argument("record", metavar="FILE", help=parser.tell("cli-replay-help-file"))
    parser.add_argument("--quick", action="store_true", help=parser.tell("cli-analyse-help-quick"))
    parser.add_argument("--json", metavar="FILE", default=None, help=parser.tell("cli-analyse-help-json"))
    parser.add_argument("--seed", metavar="N", default="0", help=parser.tell("cli-analyse-help-seed"))


def run(options: Any) -> int:
    """Print the review. ``Trouble`` for a record that cannot be reviewed."""
    lang = options.lang
    if not options.seed.isascii() or not options.seed.isdecimal() or int(options.seed) >= MOST_SEED:
        raise Trouble(say(lang, "cli-analyse-bad-seed", {"value": options.seed[:20]}))
    name = say(lang, "cli-standard-input") if options.record == "-" else options.record
    record = record_in(text_of(options.record, name, lang), name, lang)
    plan = replace(QUICK if options.quick else FULL, seed=int(options.seed))
    told = review(record, plan, progress_of(lang))
    if options.json is not None:
        write_json(told, options.json, lang)
    if options.json != "-":
        print("\n".join(lines_of(told, record, lang)))
    return 0


def record_in(text: str, name: str, lang: str) -> MatchRecord:
    """The record of a text, if it can be reviewed. ``Trouble``, with the line, otherwise."""
    try:
        record, _ = read(text)
        check(record)
    except Damaged as damaged:
        why = say(lang, damaged.key, damaged.args_of_key)
        raise Trouble(say(lang, "cli-replay-damaged", {"file": name, "line": damaged.line, "why": why})) from None
    except Refused as refusal:
        key = "cli-analyse-nothing" if refusal.key == "refuse-no-record" else refusal.key
        raise Trouble(say(lang, key, refusal.args_of_key)) from None
    return record


def write_json(told: Review, place: str, lang: str) -> None:
    """The whole review as JSON, to a file or (``-``) to standard output. ``Trouble`` when it cannot be written."""
    text = json.dumps(told.told(), ensure_ascii=False, indent=1)
    if place == "-":
        print(text)
        return
    try:
        Path(place).write_text(text + "\n", encoding="utf-8")
    except OSError as failed:
        why = failed.strerror or str(failed)
        raise Trouble(say(lang, "cli-analyse-unwritten", {"file": place, "why": why})) from None


def progress_of(lang: str) -> Progress:
    """Says on standard error how much is done: over and over in a terminal, else at every quarter."""
    in_place = sys.stderr.isatty()
    step, said = (0.01 if in_place else 0.25), -1.0

    def tell(done: float) -> None:
        nonlocal said
        if done < said + step and done < 1.0:
            return
        said = done
        line = say(lang, "cli-analyse-progress", {"percent": round(100 * done)})
        print(f"\r{line}" if in_place else line, end="\n" if done >= 1.0 or not in_place else "", file=sys.stderr)
        sys.stderr.flush()

    return tell


# ---- In words ----------------------------------------------------------------------------------------------


def lines_of(told: Review, record: MatchRecord, lang: str) -> list[str]:
    """The review in lines: each player, then the costliest decisions, then how to make it again."""
    names = [name or LETTERS[seat] for seat, name in enumerate(record.players)]
    deals = len({one.deal for one in told.decisions})
    head = {"game": say(lang, f"game-{told.game}"), "deals": deals, "decisions": len(told.decisions)}
    lines = [say(lang, "cli-analyse-head", head), ""]
    for player in told.players:
        lines += [*player_lines(player, lang), ""]
    lines.append(say(lang, "cli-analyse-costly" if told.moments else "cli-analyse-no-costly"))
    for number, moment in enumerate(told.moments, 1):
        lines += moment_lines(number, moment, told.game, names, lang)
    plan = {"version": told.version, "seed": str(told.seed), "budget": told.budget, "replays": told.replays}
    return [*lines, "", *wrap(say(lang, "cli-analyse-reading"), WIDTH), say(lang, "cli-analyse-again", plan)]


def player_lines(player: Player, lang: str) -> list[str]:
    """One player: the score, the bands, each phase, luck."""
    told = {"name": player.name, "counted": player.counted, "decisions": player.decisions}
    if player.score is None:
        lines = [say(lang, "cli-analyse-player-none", told)]
    else:
        lines = [say(lang, "cli-analyse-player", told | {"score": round(player.score, 2)})]
        lines.append("  " + say(lang, "cli-analyse-bands", player.bands))
        phases = [
            say(lang, "cli-analyse-phase", {
                "phase": say(lang, f"review-phase-{phase.phase}"), "score": round(phase.score or 0.0, 2),
                "counted": phase.counted,
            })
            for phase in player.phases
        ]  # fmt: skip
        lines.append("  " + "; ".join(phases))
    luck = {"luck": round(player.luck, 1), "result": player.result}
    return [*lines, "  " + say(lang, "cli-analyse-luck", luck)]


def moment_lines(number: int, moment: Costly, game: str, names: Sequence[str], lang: str) -> list[str]:
    """One costly decision: where it was, what was done and what was better, and why."""
    told = {
        "number": number, "deal": moment.deal, "step": moment.step, "name": names[moment.seat],
        "phase": say(lang, f"review-phase-{moment.phase}"), "word": spoken(moment.word, game, lang),
        "best": spoken(moment.best, game, lang), "band": say(lang, f"review-band-{moment.band}"),
        "regret": round(100 * moment.regret, 1), "error": round(100 * 1.96 * moment.error, 1),
    }  # fmt: skip
    lines = [say(lang, "cli-analyse-moment", told)]
    for reason in moment.reasons:
        lines += wrap(say(lang, reason["key"], reason["args"], names), WIDTH - 4, initial_indent="   - ",
                      subsequent_indent="     ")  # fmt: skip
    return lines


def spoken(word: str, game: str, lang: str) -> str:
    """An action as it is written here."""
    return screen.call(word, lang) if word in GAMES[game].call_words else screen.card(word, lang).plain
