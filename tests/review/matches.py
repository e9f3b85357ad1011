"""Recorded matches for reviews: short ones, of bots that play by rules of thumb."""

from functools import cache
from typing import Any

from semyorka.bots import plain
from semyorka.games import GAMES
from semyorka.review.seeds import seed_of
from semyorka.telling.notation import MatchRecord, as_dealt
from semyorka.telling.record import Record
from semyorka.telling.shuffle import order
from semyorka.telling.views import see

#: House rules by which something is played in every deal, and none is long.
RULES: dict[str, dict[str, Any]] = {
    "pitch": {"all_pass": "dealer_forced"},
    "trump_seven": {"all_pass": "dealer_must_play"},
    "my_ship_sails": {"max_exchanges": 30},
}


@cache
def played(game: str, seats: int | None = None, deals: int = 1, seed: int = 1) -> MatchRecord:
    """The record of so many deals, or of a whole match where it is over before."""
    match = GAMES[game](seats or GAMES[game].seats_allowed[0], RULES.get(game))
    told = MatchRecord(game, match.seats, dict(match.options), [f"Игрок {seat}" for seat in range(match.seats)])
    while len(told.deals) < deals and not match.over():
        pack = order(match.pack.cards, seed_of(seed, len(told.deals)).to_bytes(32, "big"))
        deal = match.open(pack, 0 if match.dealer is None else None)
        told.deals.append(as_dealt(match, deal))
        open_record = Record()
        open_record.add(match.facts_of_deal(deal))
        while not deal.over():
            seat = next(one for one in range(match.seats) if deal.awaits(one))
            word = plain(see(match, open_record, seat), seed_of(seed, len(told.deals[-1].actions)))
            told.deals[-1].actions.append((seat, word))
            open_record.add(match.play(seat, word))
        match.close()
    return told
