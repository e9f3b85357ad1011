"""Luck: what equal players get from the cards that each seat was dealt.

A deal is dealt once more, the same cards to the same seats, and bots of one level play it from all seats; this so many
times. What they get on average in a seat is what its cards were worth; the rest of what came is how they were played,
and how the others played theirs.
"""

from collections.abc import Iterator

from semyorka.bots import choose
from semyorka.games import GAMES
from semyorka.games.match import Match
from semyorka.review.seeds import seed_of
from semyorka.telling.notation import MatchRecord, open_deal
from semyorka.telling.record import Record
from semyorka.telling.views import see

#: More actions than a deal takes. One that takes more has no end, and brings nobody anything.
MOST_ACTIONS = 1000


def accounts(record: MatchRecord, replays: int, level: int, seed: int) -> Iterator[tuple[list[float], list[int]]]:
    """For each deal of the record, in order: what equal players got in each seat on average, and what came.

    A deal that did not count, or is not over, brought nobody anything, and counts as nothing on both sides.
    """
    match = GAMES[record.game](record.seats, record.options)
    for number, deal in enumerate(record.deals, 1):
        open_deal(match, deal)
        start = match.playing()
        got = []
        for replay in range(replays):
            match.deal = start.copy()
            got.append(played_out(match, level, seed_of(seed, number, replay)))
        match.deal = start
        for seat, word in deal.actions:
            match.play(seat, word)
        came = None
        if match.playing().over():
            result = match.close()
            came = None if result["redeal"] else list(result["delta"])
        if came is None or not got:
            yield [0.0] * record.seats, [0] * record.seats
        else:
            yield [sum(one[seat] for one in got) / replays for seat in range(record.seats)], came


def played_out(match: Match, level: int, seed: int) -> list[int]:
    """Let bots of a level play the deal that was just dealt; what it brought each seat. The match is left uncounted."""
    deal, told = match.playing(), Record()
    told.add(match.facts_of_deal(deal))
    for number in range(MOST_ACTIONS):
        if deal.over():
            return [deal.earned(seat) for seat in range(match.seats)]
        seat = next(one for one in range(match.seats) if deal.awaits(one))
        told.add(match.play(seat, choose(see(match, told, seat), level, 1.0, seed_of(seed, number))))
    return [0] * match.seats
