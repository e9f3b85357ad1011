"""Records of random matches, for tests."""

import random
from functools import cache
from typing import Any

from semyorka.games import GAMES
from semyorka.tables import commands
from semyorka.tables.records import match_record
from semyorka.tables.table import Entry, Table
from semyorka.telling.notation import DealRecord, MatchRecord, as_dealt, write
from tests.conformance.conformance import Record, random_match
from tests.tables.playing import Lots, moves, set_up, take_in

#: House rules under which a match of the game is short, and has everything that a record can hold.
SHORT: dict[str, dict[str, Any]] = {
    "pitch": {"all_pass": "dealer_forced"},
    "trump_seven": {"all_pass": "dealer_must_play", "multi_bid": "first_plays"},
    "my_ship_sails": {"max_exchanges": 30, "deals": 1, "stock": "dealer_draws"},
}


def some_rules(game: str, rng: random.Random) -> dict[str, Any]:
    """House rules of all kinds, with matches that end."""
    chosen = {rule.key: rng.choice(rule.values) for rule in GAMES[game].house_rules if rng.random() < 0.5}
    return chosen | {key: SHORT[game][key] for key in ("max_exchanges",) if game in SHORT and key in SHORT[game]}


def of_match(record: Record) -> MatchRecord:
    """The record of a match whose packs are known."""
    match = GAMES[record.game](record.seats, record.options)
    names = [f"Игрок {seat}" if seat % 2 else "" for seat in range(record.seats)]
    told = MatchRecord(record.game, record.seats, dict(match.options), names)
    for dealer, order, actions in record.deals:
        deal: DealRecord = as_dealt(match, match.open(order, dealer))
        deal.actions = list(actions)
        for seat, word in actions:
            match.play(seat, word)
        match.close()
        told.deals.append(deal)
    if told.game == "seven_leaves" and getattr(match, "loser", None) is not None:
        told.cut = None if match.options["punishment"] == "off" else "TH"
    return told


def at_random(game: str, seed: int) -> tuple[MatchRecord, list[int], list[int]]:
    """The record of a whole random match (six deals of a game without end), its scores and winners."""
    rng = random.Random(f"{game} {seed}")
    match, record = random_match(game, rng.choice(GAMES[game].seats_allowed), some_rules(game, rng), seed)
    return of_match(record), match.scores, match.winners


def log_of(game: str, deals: int, more: int = 0, seed: int = 1) -> list[Entry]:
    """The log of a table at which so many deals were finished, and so many actions of the next one taken."""
    seats = GAMES[game].seats_allowed[-1]
    log: list[Entry] = []
    table = Table("t")

    def take(entries: Any) -> None:
        log.extend(entries)
        take_in(table, entries)

    take(set_up(game, seats, SHORT.get(game), seed))
    step = moves(table, seed, take)
    take(commands.go_on(table, Lots(seed)))
    while deals:
        step()
        deals -= table.stage != "play"
    if more:
        take(commands.go_on(table, Lots(seed)) if table.stage != "play" else [])
    for _ in range(more):
        step()
    assert (table.stage == "play") == (more > 0)
    return log


@cache
def written(game: str, deals: int = 2) -> str:
    """The text of a match at a table, with the seeds of its shuffles."""
    record = match_record("t", log_of(game, 1 if game == "my_ship_sails" else deals))
    assert record is not None and all(deal.seed for deal in record.deals)
    return write(record)
